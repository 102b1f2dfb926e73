// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the controller of a robot: three control units and the dice tray.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-program-draft.h"

#include "robo-control-unit.h"
#include "robo-dice-tray.h"
#include "robo-die-popover.h"

G_BEGIN_DECLS

/* Shows the dice of a robot if it has no draft. With a draft it is larger, has a tray, and the player programs it: by
 * dragging faces or dice, by pressing a face and then a key, by clicking keys, or by typing into units.
 *
 * Signals:
 *
 * - `refused (uint refusal)`: an action is not allowed for this reason (a RoboRefusal)
 * - `key-chosen (uint unit, uint dir)`: one of the keys of robo_controller_view_set_choices() was clicked */
#define ROBO_TYPE_CONTROLLER_VIEW (robo_controller_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboControllerView, robo_controller_view, ROBO, CONTROLLER_VIEW, GtkWidget)

/* Shows n_dice dice. Each mood says whether the die with the same index waits, acts or is spent. Does nothing while
 * the controller has a draft. */
void robo_controller_view_set_dice (RoboControllerView *self,
                                    const RoboDie      *dice,
                                    const RoboDieMood  *moods,
                                    guint               n_dice);

/* Sets the draft that the player programs in this controller. NULL ends programming, and removes the dice of the
 * draft. */
void robo_controller_view_set_draft (RoboControllerView *self,
                                     RoboProgramDraft   *draft);

/* Returns a control unit. Units are numbered from 0. */
RoboControlUnit *robo_controller_view_get_unit (RoboControllerView *self,
                                                guint               unit);

/* Sets the keys that can be chosen, by control unit, one bit for each key. */
void robo_controller_view_set_choices (RoboControllerView *self,
                                       const guint         keys[ROBO_N_UNITS]);

/* Returns TRUE if any key of the controller can be chosen. */
gboolean robo_controller_view_get_has_choices (RoboControllerView *self);

/* Sets the minimum size of the keys, in pixels. -1 stands for the size in the style sheet. The size is not set by a
 * CSS class, because a class takes effect only in the next frame, after the panels have been measured. */
void robo_controller_view_set_key_size (RoboControllerView *self,
                                        int                 size_px);

/* Returns the tray, which has the dice that can still be laid. It is visible while a draft is set. */
RoboDiceTray *robo_controller_view_get_tray (RoboControllerView *self);

G_END_DECLS
