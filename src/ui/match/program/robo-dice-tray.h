// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the dice that can still be put on a controller.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-program-draft.h"

G_BEGIN_DECLS

/* Has the six faces of each color. The user drags a face to a key, or presses a face and then a key. If a puzzle
 * provides the faces of the dice, or if there is little room, the tray has only the dice that are left.
 *
 * Signal `chosen ()`: the user has chosen another face, or no face. */
#define ROBO_TYPE_DICE_TRAY (robo_dice_tray_get_type ())

G_DECLARE_FINAL_TYPE (RoboDiceTray, robo_dice_tray, ROBO, DICE_TRAY, GtkWidget)

GtkWidget *robo_dice_tray_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the draft whose dice are shown, or NULL. After this, no face is chosen. */
void robo_dice_tray_set_draft (RoboDiceTray     *self,
                               RoboProgramDraft *draft);

/* If is_small is TRUE, shows only the dice that are left, not the faces. */
void robo_dice_tray_set_is_small (RoboDiceTray *self,
                                  gboolean      is_small);

/* Chooses a face by color and value, 1..6. With the value 0, no face is chosen. */
void robo_dice_tray_choose (RoboDiceTray *self,
                            RoboColour    colour,
                            guint         value);

/* Gets color and value, 1..6, of the chosen face. Returns FALSE if no face is chosen. */
gboolean robo_dice_tray_get_chosen (RoboDiceTray *self,
                                    RoboColour   *colour,
                                    guint        *value);

/* Gets color and value, 1..6, of the face that a widget shows. Returns FALSE if the widget is no face of the tray. */
gboolean robo_dice_tray_find_face (RoboDiceTray *self,
                                   GtkWidget    *widget,
                                   RoboColour   *colour,
                                   guint        *value);

/* Returns the button of a face. Values are 1..6. */
GtkWidget *robo_dice_tray_get_face (RoboDiceTray *self,
                                    RoboColour    colour,
                                    guint         value);

/* Returns the index in the draft of the die that a widget shows, or ROBO_DRAFT_NO_DIE if the widget is no die of the
 * tray. */
guint robo_dice_tray_find_die (RoboDiceTray *self,
                               GtkWidget    *widget);

/* Returns the widget of a die by the die's index in the draft. The widget is visible while the die is in the tray and
 * the tray has no faces. */
GtkWidget *robo_dice_tray_get_die (RoboDiceTray *self,
                                   guint         die);

G_END_DECLS
