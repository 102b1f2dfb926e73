// SPDX-License-Identifier: GPL-3.0-or-later
// The controller of a robot: three control units and the dice tray.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-program-draft.h"

#include "robo-control-unit.h"
#include "robo-die-popover.h"

G_BEGIN_DECLS

/**
 * RoboController:
 *
 * Without a draft it shows dice. With one it is larger, has a tray, and is programmed: dice are dragged, keys clicked,
 * units typed into.
 *
 * Signals:
 *
 * - `refused (uint refusal)`: something that was tried is not allowed, and why (a RoboRefusal)
 * - `key-chosen (uint unit, uint dir)`: one of the keys of robo_controller_set_choices() was clicked
 */
#define ROBO_TYPE_CONTROLLER (robo_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboController, robo_controller, ROBO, CONTROLLER, GtkWidget)

/**
 * robo_controller_set_dice:
 * @self: a controller without a draft
 * @dice: (array length=n_dice): what lies on it
 * @moods: (array length=n_dice): how each looks
 * @n_dice: how many
 */
void robo_controller_set_dice (RoboController    *self,
                               const RoboDie     *dice,
                               const RoboDieMood *moods,
                               guint              n_dice);

/**
 * robo_controller_set_draft:
 * @self: a controller
 * @draft: (nullable): what is programmed here; %NULL only shows dice, and none at first
 */
void robo_controller_set_draft (RoboController   *self,
                                RoboProgramDraft *draft);

/**
 * robo_controller_get_unit:
 * @self: a controller
 * @unit: a control unit, from 0
 *
 * Returns: (transfer none): its widget
 */
RoboControlUnit *robo_controller_get_unit (RoboController *self,
                                           guint           unit);

/**
 * robo_controller_set_choices:
 * @self: a controller without a draft
 * @keys: (array fixed-size=3): one bit a key, by control unit: what may be chosen
 */
void robo_controller_set_choices (RoboController *self,
                                  const guint     keys[ROBO_N_UNITS]);

/**
 * robo_controller_get_has_choices:
 * @self: a controller
 *
 * Returns: whether some of its keys are there to be chosen
 */
gboolean robo_controller_get_has_choices (RoboController *self);

/**
 * robo_controller_set_key_size:
 * @self: a controller
 * @size_px: how large its keys are at least, or -1 for what the style sheet says
 *
 * Not by a class: what is measured before the next frame would not know of it.
 */
void robo_controller_set_key_size (RoboController *self,
                                   int             size_px);

G_END_DECLS
