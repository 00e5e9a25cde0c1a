#ifndef PAYSIM_TERMINAL_H
#define PAYSIM_TERMINAL_H
void paysim_placeholder(void);
#endif
