// SPDX-License-Identifier: GPL-3.0-or-later
// Shows one of the three control units of a controller.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-program-draft.h"
#include "ui/widgets/keys/robo-key-press.h"
#include "ui/widgets/keys/robo-shortcuts.h"

#include "robo-control-key.h"

G_BEGIN_DECLS

/* Has eight keys around a number. A unit with a draft is programmed by keyboard: a direction by the numeric keypad,
 * the arrow keys or the letters around S, a value by 1 to 6, a color by B and R, in any order. Backspace and Delete
 * take back the die that was laid last. If two dice lie on the unit, values and directions change the die that was
 * laid last.
 *
 * Signals:
 *
 * - `key-clicked (uint dir)`: a key was clicked; or Space, or 5 on the numeric keypad, was pressed for the selected
 *   key, or for the northern key if no key is selected
 * - `refused (uint refusal)`: the typed die is not allowed for this reason (a RoboRefusal) */
#define ROBO_TYPE_CONTROL_UNIT (robo_control_unit_get_type ())

G_DECLARE_FINAL_TYPE (RoboControlUnit, robo_control_unit, ROBO, CONTROL_UNIT, GtkWidget)

extern const RoboShortcut robo_control_unit_shortcuts[];

/* Describes the die of the draft, or the face from the tray, that the player is about to put on a key. If there is
 * neither, the player may put any die on a key. */
typedef struct
{
  guint      die;    /* index in the draft, or ROBO_DRAFT_NO_DIE */
  RoboColour colour; /* color of the face */
  guint      value;  /* value of the face, 1..6; 0 for no face */
} RoboDieOffer;

/* Creates a unit. Units are numbered 0..2. */
GtkWidget *robo_control_unit_new (guint unit) G_GNUC_WARN_UNUSED_RESULT;

guint robo_control_unit_get_unit (RoboControlUnit *self);

RoboControlKey *robo_control_unit_get_key (RoboControlUnit *self,
                                           RoboDir          dir);

/* Returns the key in the middle of the unit, where the second of two dice on one key lies. This key is hidden if
 * there is no such die. */
RoboControlKey *robo_control_unit_get_middle (RoboControlUnit *self);

/* Sets the draft that the player programs in this unit. With NULL, the unit cannot be programmed. */
void robo_control_unit_set_draft (RoboControlUnit  *self,
                                  RoboProgramDraft *draft);

/* Shows a die that waits, acts or is spent. The second die on a key lies in the middle (R5.3). */
void robo_control_unit_set_die (RoboControlUnit *self,
                                const RoboDie   *die,
                                RoboDieMood      mood);

/* Removes all dice from the keys. */
void robo_control_unit_take_dice (RoboControlUnit *self);

/* Handles a key of the keyboard that was pressed while another widget has the focus. If the key types a part of a
 * die, the unit takes the focus, handles the key, and returns TRUE. */
gboolean robo_control_unit_type (RoboControlUnit    *self,
                                 const RoboKeyPress *press);

/* Sets the die or face that the player is about to put on a key, so that the keys show where this die or face may
 * lie. */
void robo_control_unit_set_offer (RoboControlUnit    *self,
                                  const RoboDieOffer *offer);

/* Returns the reason why no die may lie in this direction now. Returns ROBO_REFUSED_NOT if a die may lie there. */
RoboRefusal robo_control_unit_get_refusal (RoboControlUnit *self,
                                           RoboDir          dir);

/* Finds the direction of a key on the numeric keypad, or of a letter around S. Returns FALSE if the pressed key has
 * no direction. */
gboolean robo_control_unit_find_dir (const RoboKeyPress *press,
                                     RoboDir            *dir);

/* Reveals the dice within duration_ms, as if a lid were flipped open. The units open one after the other. If the user
 * prefers reduced motion, the dice are visible at once. A duration of 0 ends an animation that has begun. */
void robo_control_unit_flip_open (RoboControlUnit *self,
                                  guint            duration_ms);

/* Returns the progress of the opening animation, from 0 to 1. */
double robo_control_unit_get_opened (RoboControlUnit *self);

/* Sets the keys that can be chosen, one bit for each key; a click on such a key emits `key-clicked`. The unit must not
 * have a draft. */
void robo_control_unit_set_choices (RoboControlUnit *self,
                                    guint            keys);

G_END_DECLS
