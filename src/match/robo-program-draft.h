/* A program that an operator is still making (R5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "engine/robo-game.h"
#include "replay/robo-path.h"
#include "replay/robo-task.h"

G_BEGIN_DECLS

/* Where a die is that lies on no unit, and which die lies where none does. */
#define ROBO_DRAFT_IN_TRAY 255
#define ROBO_DRAFT_NO_DIE  255

/**
 * RoboProgramDraft:
 *
 * The four dice of an operator, on keys or in the tray. A die has a face even in the tray. What breaks a rule is
 * refused with its reason and changes nothing; what is merely unfinished is allowed. Every change can be undone.
 *
 * Signal `changed ()`: after every change, undone ones too.
 */
#define ROBO_TYPE_PROGRAM_DRAFT (robo_program_draft_get_type ())

G_DECLARE_FINAL_TYPE (RoboProgramDraft, robo_program_draft, ROBO, PROGRAM_DRAFT, GObject)

/**
 * robo_program_draft_new:
 * @setup: of the game; its board and cards outlive the draft
 * @state: at the time of programming
 * @seat: whose program it is
 *
 * Returns: (transfer full): a draft with all dice in the tray
 */
RoboProgramDraft *robo_program_draft_new (const RoboSetup *setup,
                                          const RoboState *state,
                                          guint            seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_program_draft_give_dice:
 * @self: a draft
 * @task: what is to be done, and with which dice
 *
 * Begins anew with the dice of a task. If it gives any, each keeps its face.
 */
void robo_program_draft_give_dice (RoboProgramDraft *self,
                                   const RoboTask   *task);

/**
 * robo_program_draft_has_faces:
 * @self: a draft
 *
 * Returns: whether the faces of the dice are given; a die that is missing then shows 0
 */
gboolean robo_program_draft_has_faces (RoboProgramDraft *self);

/* Whose program it is: 0..3. */
guint robo_program_draft_get_seat (RoboProgramDraft *self);

/**
 * robo_program_draft_get_die:
 * @self: a draft
 * @die: less than %ROBO_MAX_DICE; the blue ones come first
 *
 * Returns: (transfer none) (nullable): a die, its unit %ROBO_DRAFT_IN_TRAY if it lies on none; valid until the
 *   draft changes; %NULL for %ROBO_DRAFT_NO_DIE
 */
const RoboDie *robo_program_draft_get_die (RoboProgramDraft *self,
                                           guint             die);

/**
 * robo_program_draft_find:
 * @self: a draft
 * @unit: 0..2
 * @key: a key
 *
 * Returns: the die on that key, or %ROBO_DRAFT_NO_DIE
 */
guint robo_program_draft_find (RoboProgramDraft *self,
                               guint             unit,
                               RoboDir           key);

/**
 * robo_program_draft_find_on_unit:
 * @self: a draft
 * @unit: 0..2
 *
 * Returns: a die on any key of that unit, or %ROBO_DRAFT_NO_DIE
 */
guint robo_program_draft_find_on_unit (RoboProgramDraft *self,
                                       guint             unit);

/**
 * robo_program_draft_check_put:
 * @self: a draft
 * @colour: of the die
 * @value: 1..6
 * @unit: 0..2
 * @key: where it would lie
 *
 * Returns: what robo_program_draft_put() would say
 */
RoboRefusal robo_program_draft_check_put (RoboProgramDraft *self,
                                          RoboColour        colour,
                                          guint             value,
                                          guint             unit,
                                          RoboDir           key);

/**
 * robo_program_draft_put:
 * @self: a draft
 * @colour: of the die
 * @value: 1..6
 * @unit: 0..2
 * @key: where it is to lie
 *
 * Puts a die of that colour and face on a key: the one of that colour that the unit has, else one from the tray.
 * Where faces are given, it is the one that shows that, wherever it lies. A die that is in its way goes back into the tray.
 *
 * Returns: why not, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_program_draft_put (RoboProgramDraft *self,
                                    RoboColour        colour,
                                    guint             value,
                                    guint             unit,
                                    RoboDir           key);

/**
 * robo_program_draft_check_move:
 * @self: a draft
 * @die: less than %ROBO_MAX_DICE
 * @unit: 0..2, or %ROBO_DRAFT_IN_TRAY
 * @key: where it would lie
 *
 * Returns: what robo_program_draft_move() would say
 */
RoboRefusal robo_program_draft_check_move (RoboProgramDraft *self,
                                           guint             die,
                                           guint             unit,
                                           RoboDir           key);

/**
 * robo_program_draft_move:
 * @self: a draft
 * @die: less than %ROBO_MAX_DICE
 * @unit: 0..2, or %ROBO_DRAFT_IN_TRAY
 * @key: where it is to lie
 *
 * Moves one die. A die that is in its way takes its old place if it may lie there, else it goes into the tray.
 *
 * Returns: why not, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_program_draft_move (RoboProgramDraft *self,
                                     guint             die,
                                     guint             unit,
                                     RoboDir           key);

/**
 * robo_program_draft_clear:
 * @self: a draft
 * @unit: 0..2
 *
 * Takes the dice of a unit back into the tray.
 */
void robo_program_draft_clear (RoboProgramDraft *self,
                               guint             unit);

/**
 * robo_program_draft_set_program:
 * @self: a draft
 * @program: a program, finished or not
 *
 * Puts all dice where they are there, as one change; those that are not used go into the tray.
 *
 * Returns: why not, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_program_draft_set_program (RoboProgramDraft  *self,
                                            const RoboProgram *program);

/**
 * robo_program_draft_dup_text:
 * @self: a draft
 *
 * Returns: (transfer full): what is on the controller as robo_program_text_dup() writes it, "" if nothing is
 */
char *robo_program_draft_dup_text (RoboProgramDraft *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_program_draft_can_undo:
 * @self: a draft
 *
 * Returns: whether there is a change that robo_program_draft_undo() would take back
 */
gboolean robo_program_draft_can_undo (RoboProgramDraft *self);

/**
 * robo_program_draft_undo:
 * @self: a draft
 *
 * Takes the last change back, if there is one.
 */
void robo_program_draft_undo (RoboProgramDraft *self);

/**
 * robo_program_draft_check:
 * @self: a draft
 *
 * Returns: why it is no program yet (R5.1), or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_program_draft_check (RoboProgramDraft *self);

/**
 * robo_program_draft_get_answer:
 * @self: a draft
 *
 * Returns: it as the answer to %ROBO_ASK_PROGRAM
 */
RoboAnswer robo_program_draft_get_answer (RoboProgramDraft *self);

/**
 * robo_program_draft_get_path:
 * @self: a draft
 * @path: (out): what the robot would do; no steps if it is out
 *
 * Predicts the program as far as it is made, see robo_path_predict().
 */
void robo_program_draft_get_path (RoboProgramDraft *self,
                                  RoboPath         *path);

G_END_DECLS
