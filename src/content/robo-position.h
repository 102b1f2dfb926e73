// SPDX-License-Identifier: GPL-3.0-or-later
// A position to try things in: what a scenario begins with, to be changed, played, and saved with its outcome.
#pragma once

#include "engine/robo-game.h"
#include "robo-arena.h"
#include "robo-match-setup.h"

G_BEGIN_DECLS

/**
 * RoboPosition:
 * @arena: where it is
 * @modules: the cards that robots can have: the standard ones, and others that may replace some of them
 * @rules: the options
 * @state: the position, at the start of phase 2; `cards` are indices of @modules
 * @rolls: what KillBots roll, in order of use; enough of them, or it cannot be played
 * @declines: (array): by seat, whether its operator uses no module that is optional
 * @tested: the card that is tried: it is used whenever it can be, and before others; %ROBO_NO_CARD for none
 *
 * A value with owned fields. Nothing is checked while it is changed.
 */
typedef struct
{
  RoboArena   *arena;
  RoboModules *modules;
  RoboRules    rules;
  RoboState    state;
  GByteArray  *rolls;
  gboolean     declines[ROBO_MAX_ROBOTS];
  guint        tested;
} RoboPosition;

/**
 * robo_position_new:
 * @arena: (transfer none): where it is
 * @modules: (transfer none): the cards there are
 *
 * Returns: (transfer full): a position without robots
 */
RoboPosition *robo_position_new  (RoboArena          *arena,
                                  RoboModules        *modules) G_GNUC_WARN_UNUSED_RESULT;
RoboPosition *robo_position_copy (const RoboPosition *self) G_GNUC_WARN_UNUSED_RESULT;
void          robo_position_free (RoboPosition       *self);

/**
 * robo_position_load:
 * @bytes: a file of a scenario, or of many: the first counts
 * @problems: where to add what is wrong with it
 *
 * Its answers are not taken over, but for whether a seat uses modules at all: they are given anew when it is played.
 *
 * Returns: (transfer full) (nullable): its position, %NULL with an error in @problems
 */
RoboPosition *robo_position_load (GBytes             *bytes,
                                  RoboProblems       *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_position_check:
 * @self: a position
 *
 * Returns: (transfer full) (nullable): why it cannot be played, a translated sentence; %NULL if it can
 */
char         *robo_position_check (const RoboPosition *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_position_dup_setup:
 * @self: a position
 *
 * Returns: (transfer full): what a match from it is to be set up with; computers play for operators
 */
RoboMatchSetup *robo_position_dup_setup (const RoboPosition *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_position_answer:
 * @setup: of the game
 * @state: where it stands
 * @question: what is asked
 * @answer: (out): what is answered
 * @data: a #RoboPosition
 *
 * A #RoboPolicy: uses what can be used, or nothing where an operator declines.
 *
 * Returns: always that it is answered
 */
RoboReply     robo_position_answer (const RoboSetup    *setup,
                                    const RoboState    *state,
                                    const RoboQuestion *question,
                                    RoboAnswer         *answer,
                                    gpointer            data);

/**
 * robo_position_to_bytes:
 * @self: a position that can be played
 * @id: of the scenario
 * @title: (nullable): what it shows
 * @problems: where to say why it cannot be saved: KillBots need more rolls
 *
 * Plays the position and writes a scenario: with its arena and those of its cards that are not standard, every
 * answer that was given, and the outcome as what is expected, so that `robodrome-cli check` passes.
 *
 * Returns: (transfer full) (nullable): the file, %NULL with an error in @problems
 */
GBytes       *robo_position_to_bytes (const RoboPosition *self,
                                      const char         *id,
                                      const char         *title,
                                      RoboProblems       *problems) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPosition, robo_position_free)

G_END_DECLS
