// SPDX-License-Identifier: GPL-3.0-or-later
// What nearly every file without a widget reads first: half of the time that compiling it takes. As with pch-gtk.h, no file
// includes this; the build does. A room has one if it is large enough to be worth it.
#include <gio/gio.h>
