// SPDX-License-Identifier: GPL-3.0-or-later
// One of the three control units of a controller.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-program-draft.h"

#include "robo-control-key.h"

G_BEGIN_DECLS

/**
 * RoboControlUnit:
 *
 * Eight keys round a number. With a draft it is programmed by keyboard: a direction by the numeric keypad, the arrow
 * keys or the letters round S, a face by 1 to 6, a colour by B and R, in any order; Backspace clears.
 *
 * Signals:
 *
 * - `key-clicked (uint dir)`: a key was clicked, or Space was pressed for the one that is pointed at
 * - `refused (uint refusal)`: what was typed is not allowed, and why (a RoboRefusal)
 */
#define ROBO_TYPE_CONTROL_UNIT (robo_control_unit_get_type ())

G_DECLARE_FINAL_TYPE (RoboControlUnit, robo_control_unit, ROBO, CONTROL_UNIT, GtkWidget)

/**
 * robo_control_unit_new:
 * @unit: 0..2
 *
 * Returns: (transfer floating): a control unit without dice
 */
GtkWidget *robo_control_unit_new (guint unit) G_GNUC_WARN_UNUSED_RESULT;

guint robo_control_unit_get_unit (RoboControlUnit *self);

/**
 * robo_control_unit_get_key:
 * @self: a control unit
 * @dir: which key
 *
 * Returns: (transfer none): the key
 */
RoboControlKey *robo_control_unit_get_key (RoboControlUnit *self,
                                           RoboDir          dir);

/**
 * robo_control_unit_set_draft:
 * @self: a control unit
 * @draft: (nullable): what is programmed here; %NULL only shows dice
 */
void robo_control_unit_set_draft (RoboControlUnit  *self,
                                  RoboProgramDraft *draft);

/**
 * robo_control_unit_set_die:
 * @self: a control unit
 * @die: a die of this unit
 * @mood: whether it waits, acts or is spent
 *
 * Shows a die.
 */
void robo_control_unit_set_die (RoboControlUnit *self,
                                const RoboDie   *die,
                                RoboDieMood      mood);

/**
 * robo_control_unit_take_dice:
 * @self: a control unit
 *
 * Shows no dice any more.
 */
void robo_control_unit_take_dice (RoboControlUnit *self);

/**
 * robo_control_unit_type:
 * @self: a control unit
 * @keyval: a key that was pressed elsewhere
 *
 * Takes the focus and the key, if it is one that says something of a die.
 *
 * Returns: whether it did
 */
gboolean robo_control_unit_type (RoboControlUnit *self, guint keyval);

/**
 * robo_control_unit_set_lifted:
 * @self: a control unit with a draft
 * @die: the die that is being dragged, so that keys show where it may go, or %ROBO_DRAFT_NO_DIE
 */
void robo_control_unit_set_lifted (RoboControlUnit *self,
                                   guint            die);

/**
 * robo_control_unit_get_refusal:
 * @self: a control unit
 * @dir: which key
 *
 * Returns: why no die may lie there now, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_control_unit_get_refusal (RoboControlUnit *self,
                                           RoboDir          dir);

/**
 * robo_control_unit_find_dir:
 * @keyval: a key of the keyboard
 * @dir: (out): the direction it stands for, by the numeric keypad or the letters round S
 *
 * Returns: whether it stands for one
 */
gboolean robo_control_unit_find_dir (guint    keyval,
                                     RoboDir *dir);

/**
 * robo_control_unit_flip_open:
 * @self: a control unit
 * @duration_ms: how long it takes; 0 for no time, which ends one that has begun
 *
 * Shows what lies on it as if a lid were flipped open, one unit after the other; at once where motion is reduced.
 */
void robo_control_unit_flip_open (RoboControlUnit *self,
                                  guint            duration_ms);

/**
 * robo_control_unit_get_opened:
 * @self: a control unit
 *
 * Returns: how far it is open, 0 to 1
 */
double robo_control_unit_get_opened (RoboControlUnit *self);

/**
 * robo_control_unit_set_choices:
 * @self: a control unit without a draft
 * @keys: one bit a key, which may be chosen: clicked, they send `key-clicked`
 */
void robo_control_unit_set_choices (RoboControlUnit *self,
                                    guint            keys);

G_END_DECLS
