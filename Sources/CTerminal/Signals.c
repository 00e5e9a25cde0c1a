#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/select.h>
#include <unistd.h>

static int read_end = -1;
// Read inside handlers; written once, before any of them is installed.
static volatile int write_end = -1;

static void note(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe loses the byte; it then holds thousands that wake the reader just as well.
  while (write(write_end, &byte, 1) < 0 && errno == EINTR) {}
  errno = saved;
}

static void catch_signal(int number) {
  struct sigaction action;
  if (sigaction(number, NULL, &action) < 0 || action.sa_handler == SIG_IGN) return;
  action.sa_handler = note;
  // Without SA_RESTART a resize in the middle of a paint could cut ncurses' write short.
  action.sa_flags = SA_RESTART;
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static int prepare(int descriptor) {
  return fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    && fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0;
}

int paysim_signals_catch(void) {
  if (read_end >= 0) return read_end;
  int ends[2];
  if (pipe(ends) < 0) return -1;
  if (!prepare(ends[0]) || !prepare(ends[1]) || ends[0] >= FD_SETSIZE) {
    close(ends[0]);
    close(ends[1]);
    return -1;
  }
  read_end = ends[0];
  write_end = ends[1];
  signal(SIGPIPE, SIG_IGN);
  static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
  for (size_t index = 0; index < sizeof caught / sizeof *caught; index++)
    catch_signal(caught[index]);
  return read_end;
}

void paysim_signals_wake(void) {
  if (write_end >= 0) note(0);
}

void paysim_stop(int whole_group) {
  struct sigaction ours, stops = {0};
  sigaction(SIGTSTP, NULL, &ours);
  if (ours.sa_handler == SIG_IGN) return;
  stops.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &stops, NULL);
  if (whole_group) kill(0, SIGTSTP);
  else raise(SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}

int paysim_wait(int terminal, int signals, long long microseconds) {
  fd_set readable;
  FD_ZERO(&readable);
  if (terminal >= 0) FD_SET(terminal, &readable);
  if (signals >= 0) FD_SET(signals, &readable);
  struct timeval limit = {
    .tv_sec = (time_t)(microseconds / 1000000),
    .tv_usec = (suseconds_t)(microseconds % 1000000),
  };
  int highest = terminal > signals ? terminal : signals;
  if (select(highest + 1, &readable, NULL, NULL, microseconds < 0 ? NULL : &limit) <= 0) return 0;
  int ready = 0;
  if (terminal >= 0 && FD_ISSET(terminal, &readable)) ready |= paysim_terminal_ready;
  if (signals >= 0 && FD_ISSET(signals, &readable)) ready |= paysim_signals_ready;
  return ready;
}
