// SPDX-License-Identifier: GPL-3.0-or-later
// What the library and its entries share.
#pragma once

#include "robo-library.h"

G_BEGIN_DECLS

RoboLibraryArena *robo_library_arena_new (const char *path,
                                          gboolean    is_bundled) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
