// SPDX-License-Identifier: GPL-3.0-or-later
// Creates .mo files, which are the catalogs that gettext loads.
#pragma once

#include <gio/gio.h>

#include "robo-po.h"

G_BEGIN_DECLS

/* In a catalog that is being tried, this invisible mark comes before each message that has no translation. */
#define ROBO_MO_UNTRANSLATED "\342\201\243"

/* Converts a catalog for gettext. The following messages get ROBO_MO_UNTRANSLATED and their original as translation:
 * messages without a translation, messages whose translation has other placeholders than the original, and messages
 * that only `complete` has. `complete` is a .mo file with every message of the program, or NULL. */
GBytes *robo_mo_new_from_po (const RoboPo *po,
                             GBytes       *complete) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
