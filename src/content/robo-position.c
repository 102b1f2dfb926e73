// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-position.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/robo-program.h"
#include "robo-scenario-private.h"

RoboPosition *
robo_position_new (RoboArena   *arena,
                   RoboModules *modules)
{
  RoboPosition *self = g_new0 (RoboPosition, 1);

  self->arena = robo_arena_ref (arena);
  self->modules = robo_modules_ref (modules);
  self->rolls = g_byte_array_new ();
  self->tested = ROBO_NO_CARD;
  robo_rules_init_standard (&self->rules);
  robo_state_init (&self->state);
  self->state.round = 1;
  robo_state_begin_phase (&self->state, ROBO_PHASE_ACTIVATION);

  return self;
}

/**
 * robo_position_copy:
 * @self: a position
 *
 * Returns: (transfer full): another with the same content
 */
RoboPosition *
robo_position_copy (const RoboPosition *self)
{
  RoboPosition *copy = g_memdup2 (self, sizeof *self);

  robo_arena_ref (copy->arena);
  robo_modules_ref (copy->modules);
  copy->rolls = g_byte_array_new ();
  g_byte_array_append (copy->rolls, self->rolls->data, self->rolls->len);

  return copy;
}

/**
 * robo_position_free:
 * @self: (transfer full) (nullable): a position
 */
void
robo_position_free (RoboPosition *self)
{
  if (self == NULL)
    return;

  robo_arena_unref (self->arena);
  robo_modules_unref (self->modules);
  g_byte_array_unref (self->rolls);
  g_free (self);
}

/* Loading */

typedef struct
{
  RoboPosition *position;
  RoboProblems *problems;
} Load;

/* Who says no to everything that is asked. */
static gboolean
declines_all (const RoboScenario *scenario,
              guint               seat)
{
  gboolean has_any = FALSE;

  for (guint i = 0; i < scenario->answers->len; i++)
    {
      const RoboScriptedAnswer *answer = &g_array_index (scenario->answers, RoboScriptedAnswer, i);

      if (answer->seat != seat)
        continue;
      if (!g_str_equal (answer->value, "no") && !g_str_equal (answer->value, "fire") && !g_str_equal (answer->value, "0"))
        return FALSE;
      has_any = TRUE;
    }

  return has_any;
}

static gboolean
load_cb (const RoboScenarioItem *item,
         gpointer                data)
{
  Load               *load = data;
  const RoboScenario *scenario = item->scenario;

  for (guint i = 0; i < robo_problems_get_length (item->problems); i++)
    {
      const RoboProblem *problem = robo_problems_get (item->problems, i);

      robo_problems_add (load->problems, problem->code, problem->line, "%s", problem->sentence);
    }
  if (scenario == NULL)
    return FALSE;

  load->position = robo_position_new (scenario->arena, scenario->modules);
  load->position->rules = scenario->setup.rules;
  load->position->state = scenario->state;
  g_byte_array_append (load->position->rolls, scenario->rolls->data, scenario->rolls->len);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    load->position->declines[seat] = declines_all (scenario, seat);

  return FALSE;
}

RoboPosition *
robo_position_load (GBytes       *bytes,
                    RoboProblems *problems)
{
  Load load = { NULL, problems };

  robo_scenario_read_each (bytes, load_cb, &load, problems);
  if (load.position == NULL && !robo_problems_has_errors (problems))
    robo_problems_add (problems, ROBO_PROBLEM_MEANING, 0, _ ("There is no scenario in the file. Choose another file."));

  return load.position;
}

/* Playing */

static char *
check_robot (const RoboPosition *self,
             const RoboRobot    *robot)
{
  RoboProgram program = { .n_dice = robot->n_dice };

  memcpy (program.dice, robot->dice, sizeof program.dice);
  if (robo_program_check (&program, robot, robo_modules_get_cards (self->modules), TRUE) != ROBO_REFUSED_NOT)
    /* Translators: %u is a starting number. */
    return g_strdup_printf (_ ("The dice of robot %u do not go together (R5.1). Choose another key or fewer dice."), robot->number);
  if (robot->space != ROBO_NO_SPACE && robo_arena_get_plan (self->arena)->terrain[robot->space] == ROBO_TERRAIN_SOLID)
    /* Translators: %u is a starting number. */
    return g_strdup_printf (_ ("Robot %u stands on an arena wall. Move it."), robot->number);

  return NULL;
}

char *
robo_position_check (const RoboPosition *self)
{
  guint n_robots = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &self->state.robots[seat];
      char            *sentence;

      if (robot->kind == ROBO_SEAT_EMPTY)
        continue;
      n_robots++;
      sentence = check_robot (self, robot);
      if (sentence != NULL)
        return sentence;
    }

  return n_robots > 0 ? NULL : g_strdup (_ ("There is no robot. Put one on the board."));
}

static RoboPlayer
get_player (const RoboRobot *robot)
{
  switch ((RoboSeatKind)robot->kind)
    {
    case ROBO_SEAT_OPERATOR:
      return ROBO_PLAYER_COMPUTER;
    case ROBO_SEAT_KILLBOT:
      return ROBO_PLAYER_KILLBOT;
    case ROBO_SEAT_EMPTY:
      break;
    }

  return ROBO_PLAYER_NONE;
}

RoboMatchSetup *
robo_position_dup_setup (const RoboPosition *self)
{
  RoboMatchSetup *setup = robo_match_setup_new (self->arena);
  RoboRules       rules = self->rules;

  rules.modules = TRUE;
  robo_match_setup_set_rules (setup, &rules, self->modules);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &self->state.robots[seat];
      RoboPlayer       player = get_player (robot);

      robo_match_setup_set_seat (setup, seat, player,
                                 player == ROBO_PLAYER_COMPUTER ? robo_robot_name_get_title (setup->seats[seat].robot) : NULL);
      if (player != ROBO_PLAYER_NONE)
        setup->seats[seat].side = robot->side;
    }

  return setup;
}

/* Which of the legal answers uses the card most. */
static RoboAnswer
use (const RoboPosition *self,
     const RoboQuestion *question)
{
  RoboAnswer last = question->options[question->n_options - 1];

  switch ((RoboQuestionKind)question->kind)
    {
    case ROBO_ASK_ACT_AS_BLUE:
    case ROBO_ASK_JUMP:
    case ROBO_ASK_PASS_WALLS:
    case ROBO_ASK_BUMP:
    case ROBO_ASK_MOVE_END:
    case ROBO_ASK_HIT:
    case ROBO_ASK_PUSHED:
    case ROBO_ASK_DAMAGED:
    case ROBO_ASK_DESTROYED:
    case ROBO_ASK_LIGHTNING:
    case ROBO_ASK_ROUND_START:
    case ROBO_ASK_RESOLUTION:
    case ROBO_ASK_SHORTEN_PUSH:
      return last;

    case ROBO_ASK_LAY_MINE:
      return robo_question_has_option (question, TRUE) ? TRUE : last;

    case ROBO_ASK_REPLACE_FIRE:
      return robo_question_has_option (question, 1 + self->tested) ? 1 + self->tested : last;

    case ROBO_ASK_REPROGRAM:
      return question->options[0];

    case ROBO_ASK_ROTATE_KEY:
    case ROBO_ASK_SHORTEN_MOVE:
      return question->card == self->tested ? last : question->fallback;

    case ROBO_ASK_DEAL:
    case ROBO_ASK_EQUIP:
    case ROBO_ASK_REBOOT:
    case ROBO_ASK_PROGRAM:
    case ROBO_ASK_KEEP_DIE:
    case ROBO_ASK_ABSORB:
    case ROBO_ASK_REACH:
    case ROBO_ASK_WORKSHOP:
    case ROBO_ASK_DRAW:
      break;
    }

  return question->fallback;
}

RoboReply
robo_position_answer (const RoboSetup    *setup,
                      const RoboState    *state,
                      const RoboQuestion *question,
                      RoboAnswer         *answer,
                      gpointer            data)
{
  const RoboPosition *self = data;

  /* Remote control has no fallback: who has begun it has to go through with it. */
  if (self->declines[question->seat] && question->kind != ROBO_ASK_REPROGRAM)
    *answer = question->fallback;
  else
    *answer = use (self, question);

  return ROBO_REPLY_ANSWERED;
}
