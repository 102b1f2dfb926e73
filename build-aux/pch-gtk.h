// SPDX-License-Identifier: GPL-3.0-or-later
// What every file with a widget in it reads first: half of the time that compiling it takes. No file includes this; the
// build does (b_pch=false where ccache is used, which keeps what it makes of headers anyway).
#include <adwaita.h>
