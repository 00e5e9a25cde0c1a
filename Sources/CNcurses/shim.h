#ifndef PAYSIM_CNCURSES_H
#define PAYSIM_CNCURSES_H

// Before curses.h, or the wide-character calls (wadd_wch, setcchar) are left out: the first is
// read by ncurses, the second by the ncurses of a Mac.
#define NCURSES_WIDECHAR 1
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#include <ncurses.h>
#include <wchar.h>

// The attributes are macros that compute their value; Swift imports only literal ones.
static const attr_t paysim_bold = WA_BOLD;
static const attr_t paysim_dim = WA_DIM;
static const attr_t paysim_underline = WA_UNDERLINE;
static const attr_t paysim_reverse = WA_REVERSE;

/// Writes one cell: `text` is a zero-terminated glyph with its combining marks.
///
/// A helper because `cchar_t` holds a fixed array, which Swift would import as a tuple.
/// The error of the lower right cell is left alone: ncurses stores the glyph and then reports that
/// it cannot move on.
static inline void paysim_put(WINDOW *window, int row, int column, const wchar_t *text,
                              attr_t attributes, short pair) {
  cchar_t cell;
  if (setcchar(&cell, text, attributes, pair, 0) == OK)
    (void)mvwadd_wch(window, row, column, &cell);
}

/// Sets what empty cells look like.
///
/// A helper for the same reason.
static inline void paysim_background(WINDOW *window, attr_t attributes, short pair) {
  cchar_t cell;
  if (setcchar(&cell, L" ", attributes, pair, 0) == OK) wbkgrndset(window, &cell);
}

/// How many columns a character takes; -1 when it cannot be shown.
///
/// A helper because the C library declares wcwidth only to those who ask for XOPEN.
static inline int paysim_width(wchar_t character) {
  extern int wcwidth(wchar_t);
  return wcwidth(character);
}

/// The terminal's string for a capability, or null if it has none.
///
/// A helper because ncurses also answers with the pointer -1, which Swift cannot compare well,
/// and because older declarations take the name without `const`.
static inline const char *paysim_capability(const char *name) {
  const char *value = tigetstr((char *)name);
  return value == (const char *)-1 ? 0 : value;
}

#endif
