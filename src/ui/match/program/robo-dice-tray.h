// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the dice that can still be put on a controller.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-program-draft.h"

G_BEGIN_DECLS

/* Has the six faces of each color. The user drags a face to a key, or presses it and then a key. If the task gives the
 * faces of the dice, or if there is little room, the tray has only the dice that are left.
 *
 * Signal `chosen ()`: another face, or none, is chosen. */
#define ROBO_TYPE_DICE_TRAY (robo_dice_tray_get_type ())

G_DECLARE_FINAL_TYPE (RoboDiceTray, robo_dice_tray, ROBO, DICE_TRAY, GtkWidget)

GtkWidget *robo_dice_tray_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the draft whose dice are shown, or NULL. No face is chosen then. */
void robo_dice_tray_set_draft (RoboDiceTray     *self,
                               RoboProgramDraft *draft);

/* Leaves out the faces if is_small is TRUE. */
void robo_dice_tray_set_is_small (RoboDiceTray *self,
                                  gboolean      is_small);

/* Chooses a face, value 1..6, or none if value is 0. */
void robo_dice_tray_choose (RoboDiceTray *self,
                            RoboColour    colour,
                            guint         value);

/* Gets the face that was pressed, value 1..6. Returns FALSE if no face is chosen. */
gboolean robo_dice_tray_get_chosen (RoboDiceTray *self,
                                    RoboColour   *colour,
                                    guint        *value);

/* Gets the face that a widget shows, value 1..6. Returns FALSE if the widget is no face of the tray. */
gboolean robo_dice_tray_find_face (RoboDiceTray *self,
                                   GtkWidget    *widget,
                                   RoboColour   *colour,
                                   guint        *value);

/* Returns the button of a face, value 1..6. */
GtkWidget *robo_dice_tray_get_face (RoboDiceTray *self,
                                    RoboColour    colour,
                                    guint         value);

/* Returns the index of the die that a widget shows, or ROBO_DRAFT_NO_DIE if it is no die of the tray. */
guint robo_dice_tray_find_die (RoboDiceTray *self,
                               GtkWidget    *widget);

/* Returns the widget of a die, by its index in the draft; it is visible while the die is in the tray without faces. */
GtkWidget *robo_dice_tray_get_die (RoboDiceTray *self,
                                   guint         die);

G_END_DECLS
