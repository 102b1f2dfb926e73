// SPDX-License-Identifier: GPL-3.0-or-later
// Creates .mo files, the catalogs that gettext loads.
#pragma once

#include <gio/gio.h>

#include "robo-po.h"

G_BEGIN_DECLS

/* An invisible mark before each message that has no translation in a catalog that is being tried. */
#define ROBO_MO_UNTRANSLATED "\342\201\243"

/* Converts a catalog for gettext. Messages without a translation, with a translation that has other
 * placeholders than the original, and those that only `complete` has, get the original behind
 * ROBO_MO_UNTRANSLATED. `complete` is a .mo file with every message of the program, or NULL. */
GBytes *robo_mo_new_from_po (const RoboPo *po,
                             GBytes       *complete) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
