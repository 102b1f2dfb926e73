// SPDX-License-Identifier: GPL-3.0-or-later
// A catalogue as gettext reads it while a program runs: .mo files.
#pragma once

#include <gio/gio.h>

#include "robo-po.h"

G_BEGIN_DECLS

/* Stands before each message that is shown in the original although a translation is tried. Nothing of it is seen. */
#define ROBO_MO_UNTRANSLATED "\342\201\243"

/**
 * robo_mo_new_from_po:
 * @po: a catalogue
 * @complete: (nullable): a .mo file that has every message of the program
 *
 * Makes of a catalogue what gettext can load. What @po does not translate, or not with the placeholders of the
 * original, and what only @complete has, is the original behind %ROBO_MO_UNTRANSLATED.
 *
 * Returns: (transfer full): the .mo file
 */
GBytes *robo_mo_new_from_po (const RoboPo *po,
                             GBytes       *complete) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
