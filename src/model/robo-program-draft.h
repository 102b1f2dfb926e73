/* A program that an operator is still making (R5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "engine/robo-game.h"
#include "engine/robo-path.h"

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

RoboProgramDraft *robo_program_draft_new (const RoboSetup *setup,
                                          const RoboState *state,
                                          guint            seat) G_GNUC_WARN_UNUSED_RESULT;

guint          robo_program_draft_get_seat (RoboProgramDraft *self);
const RoboDie *robo_program_draft_get_die (RoboProgramDraft *self,
                                           guint             die);
guint          robo_program_draft_find (RoboProgramDraft *self,
                                        guint             unit,
                                        RoboDir           key);
guint          robo_program_draft_find_on_unit (RoboProgramDraft *self,
                                                guint             unit);
guint          robo_program_draft_find_in_tray (RoboProgramDraft *self,
                                                RoboColour        colour);

RoboRefusal robo_program_draft_check_put (RoboProgramDraft *self,
                                          RoboColour        colour,
                                          guint             value,
                                          guint             unit,
                                          RoboDir           key);
RoboRefusal robo_program_draft_put (RoboProgramDraft *self,
                                    RoboColour        colour,
                                    guint             value,
                                    guint             unit,
                                    RoboDir           key);
RoboRefusal robo_program_draft_check_move (RoboProgramDraft *self,
                                           guint             die,
                                           guint             unit,
                                           RoboDir           key);
RoboRefusal robo_program_draft_move (RoboProgramDraft *self,
                                     guint             die,
                                     guint             unit,
                                     RoboDir           key);
RoboRefusal robo_program_draft_set_value (RoboProgramDraft *self,
                                          guint             die,
                                          guint             value);
void        robo_program_draft_clear (RoboProgramDraft *self,
                                      guint             unit);
RoboRefusal robo_program_draft_set_program (RoboProgramDraft  *self,
                                            const RoboProgram *program);
char       *robo_program_draft_dup_text (RoboProgramDraft *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean    robo_program_draft_can_undo (RoboProgramDraft *self);
void        robo_program_draft_undo (RoboProgramDraft *self);

RoboRefusal robo_program_draft_check (RoboProgramDraft *self);
RoboAnswer  robo_program_draft_get_answer (RoboProgramDraft *self);
void        robo_program_draft_get_path (RoboProgramDraft *self,
                                         RoboPath         *path);

G_END_DECLS
