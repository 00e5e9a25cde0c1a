#include "CTerminal.h"
void paysim_placeholder(void) {}
