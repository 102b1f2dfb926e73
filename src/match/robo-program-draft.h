// SPDX-License-Identifier: GPL-3.0-or-later
// Holds a program that an operator is still making (R5).
#pragma once

#include <glib-object.h>

#include "engine/robo-game.h"
#include "replay/robo-path.h"
#include "replay/robo-task.h"

G_BEGIN_DECLS

/* A die in the tray has the unit ROBO_DRAFT_IN_TRAY. The index ROBO_DRAFT_NO_DIE stands for no die. */
#define ROBO_DRAFT_IN_TRAY 255
#define ROBO_DRAFT_NO_DIE  255

/* Holds the four dice of an operator, each on a key or in the tray. A die in the tray has a face, too, unless a puzzle
 * does not provide the die. Changes that break a rule are refused with a reason and have no effect; unfinished programs
 * are allowed. Every change except robo_program_draft_give_dice() can be undone.
 *
 * Signal `changed ()`: after every change, including undone ones. */
#define ROBO_TYPE_PROGRAM_DRAFT (robo_program_draft_get_type ())

G_DECLARE_FINAL_TYPE (RoboProgramDraft, robo_program_draft, ROBO, PROGRAM_DRAFT, GObject)

/* Creates a draft with all dice in the tray. The board and cards of the set-up must outlive the draft. */
RoboProgramDraft *robo_program_draft_new (const RoboSetup *setup,
                                          const RoboState *state,
                                          guint            seat) G_GNUC_WARN_UNUSED_RESULT;

/* Puts the dice of a puzzle into the tray. If the puzzle provides faces, each die keeps its face. */
void robo_program_draft_give_dice (RoboProgramDraft *self,
                                   const RoboTask   *task);

/* Returns whether a puzzle provides the faces of the dice; then a die that it does not provide has the face 0. */
gboolean robo_program_draft_has_faces (RoboProgramDraft *self);

/* Returns the seat of the program, 0..3. */
guint robo_program_draft_get_seat (RoboProgramDraft *self);

/* Returns a die, valid until the draft changes; NULL for ROBO_DRAFT_NO_DIE. A die that lies on no unit has the unit
 * ROBO_DRAFT_IN_TRAY. The index is less than ROBO_MAX_DICE, blue dice first. */
const RoboDie *robo_program_draft_get_die (RoboProgramDraft *self,
                                           guint             die);

/* Returns whether a unit may hold two dice (R5.3). */
gboolean robo_program_draft_has_all_dice (RoboProgramDraft *self);

/* Returns the die on a key of unit 0..2, or ROBO_DRAFT_NO_DIE. If two dice lie on the key, returns the die that was
 * laid first. */
guint robo_program_draft_find (RoboProgramDraft *self,
                               guint             unit,
                               RoboDir           key);

/* Returns the second of two dice on a key of unit 0..2 (R5.3), or ROBO_DRAFT_NO_DIE. */
guint robo_program_draft_find_second (RoboProgramDraft *self,
                                      guint             unit,
                                      RoboDir           key);

/* Returns the die of unit 0..2 that was laid last, on any key; or ROBO_DRAFT_NO_DIE. */
guint robo_program_draft_find_on_unit (RoboProgramDraft *self,
                                       guint             unit);

/* Returns what robo_program_draft_put() would return, without changing the draft. Value 1..6, unit 0..2. */
RoboRefusal robo_program_draft_check_put (RoboProgramDraft *self,
                                          RoboColour        colour,
                                          guint             value,
                                          guint             unit,
                                          RoboDir           key);

/* Puts a die of a color and value, 1..6, on a key of unit 0..2. Uses the die that robo_dice_table_choose() returns or,
 * if a puzzle provides the faces, a die with this value, wherever it lies. Another die that is in the way moves as with
 * robo_program_draft_move(). Returns why this is not allowed, or ROBO_REFUSED_NOT. */
RoboRefusal robo_program_draft_put (RoboProgramDraft *self,
                                    RoboColour        colour,
                                    guint             value,
                                    guint             unit,
                                    RoboDir           key);

/* Returns what robo_program_draft_move() would return, without changing the draft. Unit 0..2, or
 * ROBO_DRAFT_IN_TRAY. */
RoboRefusal robo_program_draft_check_move (RoboProgramDraft *self,
                                           guint             die,
                                           guint             unit,
                                           RoboDir           key);

/* Moves a die to unit 0..2 or ROBO_DRAFT_IN_TRAY. If another die is in the way, the other die goes to the key that
 * the moved die has left, if it may lie there, otherwise into the tray. */
RoboRefusal robo_program_draft_move (RoboProgramDraft *self,
                                     guint             die,
                                     guint             unit,
                                     RoboDir           key);

/* Takes the die of unit 0..2 that was laid last back into the tray, if there is such a die. */
void robo_program_draft_take_last (RoboProgramDraft *self,
                                   guint             unit);

/* Puts the dice of the program on their keys, and unused dice into the tray. This is one change. */
RoboRefusal robo_program_draft_set_program (RoboProgramDraft  *self,
                                            const RoboProgram *program);

/* Returns the dice on the controller as robo_program_text_dup() writes them; "" if there are no dice. */
char *robo_program_draft_dup_text (RoboProgramDraft *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether robo_program_draft_undo() would take back a change. */
gboolean robo_program_draft_can_undo (RoboProgramDraft *self);

/* Takes the last change back, if there is a change. */
void robo_program_draft_undo (RoboProgramDraft *self);

/* Returns why the draft is not yet a complete program (R5.1), or ROBO_REFUSED_NOT. */
RoboRefusal robo_program_draft_check (RoboProgramDraft *self);

/* Returns the program as the answer to ROBO_ASK_PROGRAM. */
RoboAnswer robo_program_draft_get_answer (RoboProgramDraft *self);

/* Predicts the program as far as it is finished, see robo_path_predict(). The path has no steps if the robot
 * is out. */
void robo_program_draft_get_path (RoboProgramDraft *self,
                                  RoboPath         *path);

G_END_DECLS
