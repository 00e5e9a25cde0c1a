#ifndef PAYSIM_CPSEUDOTERMINAL_H
#define PAYSIM_CPSEUDOTERMINAL_H

#include <spawn.h>
#include <stddef.h>

// The C library declares posix_openpt and its kin, and POSIX_SPAWN_SETSID, only to those who ask
// for extensions, and its Swift module does not ask. Asking in this header would show Swift some
// types of the C library a second time and different, so it is done in the source file.

/// Opens a pseudo-terminal and writes the path of its other side to `path`.
///
/// Returns the descriptor of this side, or -1.
int paysim_open_pseudo_terminal(char *path, size_t capacity);

/// Makes a spawned program the leader of a session, so that the terminal it opens controls it, with
/// signals as they are by default and no descriptor but the first `kept`.
void paysim_prepare_spawn(posix_spawnattr_t *attributes, posix_spawn_file_actions_t *actions,
                          int kept);

#endif
