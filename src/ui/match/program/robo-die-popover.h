// SPDX-License-Identifier: GPL-3.0-or-later
// Where colour and face of the die on a key are chosen.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-program-draft.h"

G_BEGIN_DECLS

/**
 * RoboDiePopover:
 *
 * Signal `refused (uint refusal)`: the die that was clicked may no longer lie there, and why (a RoboRefusal). What may
 * not lie there when the popover opens cannot be clicked.
 */
#define ROBO_TYPE_DIE_POPOVER (robo_die_popover_get_type ())

G_DECLARE_FINAL_TYPE (RoboDiePopover, robo_die_popover, ROBO, DIE_POPOVER, GtkPopover)

/**
 * robo_die_popover_new:
 *
 * Returns: (transfer floating): a popover to be made the child of something
 */
GtkWidget *robo_die_popover_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_die_popover_open:
 * @self: a popover
 * @draft: what is programmed
 * @unit: 0..2
 * @dir: the key that the die is for
 */
void robo_die_popover_open (RoboDiePopover   *self,
                            RoboProgramDraft *draft,
                            guint             unit,
                            RoboDir           dir);

G_END_DECLS
