#ifndef PAYSIM_CNCURSES_H
#define PAYSIM_CNCURSES_H
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#endif
