#ifdef __linux__
#define _GNU_SOURCE 1
#endif
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

int paysim_open_pseudo_terminal(char *path, size_t capacity) {
  int descriptor = posix_openpt(O_RDWR | O_NOCTTY);
  if (descriptor < 0) return -1;
  if (grantpt(descriptor) == 0 && unlockpt(descriptor) == 0
      && ptsname_r(descriptor, path, capacity) == 0
      && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0)
    return descriptor;
  close(descriptor);
  return -1;
}

void paysim_prepare_spawn(posix_spawnattr_t *attributes, posix_spawn_file_actions_t *actions,
                          int kept) {
  short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  // What a test runner ignores or blocks is none of the program's business.
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(attributes, &all);
  posix_spawnattr_setsigmask(attributes, &none);
  // Tests run side by side, and a pipe that another test's program holds open never ends.
#ifdef __APPLE__
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
  (void)actions, (void)kept;
#else
  posix_spawn_file_actions_addclosefrom_np(actions, kept);
#endif
  posix_spawnattr_setflags(attributes, flags);
}
