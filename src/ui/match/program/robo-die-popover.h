// SPDX-License-Identifier: GPL-3.0-or-later
// Lets a player choose color and value of the die on a key.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-program-draft.h"

G_BEGIN_DECLS

/* Signal `refused (uint refusal)`: the clicked die is no longer allowed there, for this reason (a RoboRefusal). Dice
 * that are not allowed when the popover opens are insensitive. */
#define ROBO_TYPE_DIE_POPOVER (robo_die_popover_get_type ())

G_DECLARE_FINAL_TYPE (RoboDiePopover, robo_die_popover, ROBO, DIE_POPOVER, GtkPopover)

/* Creates a popover. The caller sets its parent. */
GtkWidget *robo_die_popover_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Opens the popover for a die on a key. Units are numbered 0..2. */
void robo_die_popover_open (RoboDiePopover   *self,
                            RoboProgramDraft *draft,
                            guint             unit,
                            RoboDir           dir);

G_END_DECLS
