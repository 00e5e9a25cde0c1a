#ifndef PAYSIM_CTERMINAL_H
#define PAYSIM_CTERMINAL_H

#include <stddef.h>
#include <termios.h>

// What must be written in C: code that runs inside a signal handler. Swift may allocate, retain or
// take a lock anywhere, and none of that is allowed there.

#pragma mark Signals as bytes

/// Turns INT, TERM, HUP, QUIT, TSTP, CONT and WINCH into bytes of a pipe, and ignores PIPE.
///
/// Each byte is a signal number. A signal that was ignored at the start stays ignored, as nohup and
/// background jobs expect. Call it before newterm: ncurses leaves alone what is caught already.
/// Returns the end to read from, which never blocks, or -1. A second call changes nothing.
int paysim_signals_catch(void);

/// Puts a zero byte into that pipe; safe from every thread and from signal handlers.
void paysim_signals_wake(void);

/// Stops as the terminal's own suspend key would, and returns once continued.
///
/// `whole_group` also stops the rest of a pipeline, which no key reaches while the terminal is raw;
/// without that the shell would not notice that its job stopped.
void paysim_stop(int whole_group);

/// Bits of what `paysim_wait` found readable.
enum { paysim_terminal_ready = 1, paysim_signals_ready = 2 };

/// Waits until one of two descriptors is readable (ended counts) or the time has passed.
///
/// A descriptor of -1 is not looked at; a negative time waits for ever. It is select and not poll
/// because poll does not take /dev/tty on a Mac; in C because fd_set is made of macros.
/// Returns the bits above; 0 when the time passed or a signal came.
int paysim_wait(int terminal, int signals, long long microseconds);

#pragma mark Crashes

/// Makes a crash quiet: no core file, no backtrace, nothing but one sentence on standard error.
///
/// Registers and stack hold what was typed. Replaces the handlers that the Swift runtime may have
/// installed at its start. A second call changes nothing.
void paysim_crash_guard(void);

/// Tells the crash handler how to bring the terminal back; `count` beyond 256 bytes is cut off.
void paysim_crash_arm(int terminal, const char *restore, size_t count, const struct termios *modes);

/// Tells the crash handler that the terminal is in order.
void paysim_crash_disarm(void);

#endif
