#ifndef PAYSIM_PTY_H
#define PAYSIM_PTY_H
#endif
