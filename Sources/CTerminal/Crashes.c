#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

static struct {
  char restore[256];
  size_t count;
  struct termios modes;
  // Set last and cleared first, so that the handler never sees half of the rest.
  volatile sig_atomic_t terminal;
} armed = {.terminal = -1};

// A stack of its own, because running out of stack is one of the crashes. SIGSTKSZ is no constant
// in newer C libraries, hence a number.
static char stack[32768];

static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

static void crashed(int number) {
  int terminal = armed.terminal;
  if (terminal >= 0) {
    armed.terminal = -1;
    write_all(terminal, armed.restore, armed.count);
    tcsetattr(terminal, TCSANOW, &armed.modes);
  }
  static const char sentence[] = "paysim: stopped by an internal error\n";
  write_all(STDERR_FILENO, sentence, sizeof sentence - 1);
  // The handler was set aside when it was entered, so this ends the program as the crash would have.
  raise(number);
}

void paysim_crash_guard(void) {
  static int guarded = 0;
  if (guarded) return;
  guarded = 1;
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
  // A limit of zero does not stop a core pattern that is a program; this does.
  prctl(PR_SET_DUMPABLE, 0);
#endif
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  struct sigaction action = {0};
  action.sa_handler = crashed;
  action.sa_flags = SA_ONSTACK | (int)SA_RESETHAND | SA_NODEFER;
  sigfillset(&action.sa_mask);
  static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
  for (size_t index = 0; index < sizeof fatal / sizeof *fatal; index++) {
    // With itself left out the mask lets the signal raised at the end through at once.
    sigdelset(&action.sa_mask, fatal[index]);
  }
  for (size_t index = 0; index < sizeof fatal / sizeof *fatal; index++) {
    sigaction(fatal[index], &action, NULL);
  }
}

void paysim_crash_arm(int terminal, const char *restore, size_t count,
                      const struct termios *modes) {
  armed.terminal = -1;
  armed.count = count < sizeof armed.restore ? count : sizeof armed.restore;
  memcpy(armed.restore, restore, armed.count);
  armed.modes = *modes;
  armed.terminal = terminal;
}

void paysim_crash_disarm(void) { armed.terminal = -1; }
