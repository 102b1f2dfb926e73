// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-position-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/robo-program.h"

RoboPositionSource *
robo_position_source_ref (RoboPositionSource *self)
{
  if (self != NULL)
    g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
robo_position_source_unref (RoboPositionSource *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  robo_scenario_free (self->scenario);
  g_bytes_unref (self->bytes);
  g_free (self);
}

RoboPosition *
robo_position_new (RoboArena   *arena,
                   RoboModules *modules)
{
  RoboPosition *self = g_new0 (RoboPosition, 1);

  self->arena = robo_arena_ref (arena);
  self->modules = robo_modules_ref (modules);
  self->rolls = g_byte_array_new ();
  self->answers = robo_scripted_answers_new ();
  self->tested = ROBO_NO_CARD;
  robo_rules_init_standard (&self->rules);
  robo_state_init (&self->state);
  self->state.round = 1;
  robo_state_begin_phase (&self->state, ROBO_PHASE_ACTIVATION);

  return self;
}

RoboPosition *
robo_position_copy (const RoboPosition *self)
{
  RoboPosition *copy = g_memdup2 (self, sizeof *self);

  robo_arena_ref (copy->arena);
  robo_modules_ref (copy->modules);
  copy->rolls = g_byte_array_new ();
  g_byte_array_append (copy->rolls, self->rolls->data, self->rolls->len);
  copy->answers = robo_scripted_answers_new ();
  for (guint i = 0; i < self->answers->len; i++)
    {
      const RoboScriptedAnswer *answer = &g_array_index (self->answers, RoboScriptedAnswer, i);

      robo_scripted_answers_add (copy->answers, answer->seat, answer->line, answer->to, answer->value);
    }
  copy->id = g_strdup (self->id);
  copy->title = g_strdup (self->title);
  robo_position_source_ref (copy->source);

  return copy;
}

void
robo_position_free (RoboPosition *self)
{
  if (self == NULL)
    return;

  robo_arena_unref (self->arena);
  robo_modules_unref (self->modules);
  g_byte_array_unref (self->rolls);
  g_array_unref (self->answers);
  g_free (self->id);
  g_free (self->title);
  robo_position_source_unref (self->source);
  g_free (self);
}

static gboolean
has_same_answers (const GArray *a,
                  const GArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    {
      const RoboScriptedAnswer *left = &g_array_index (a, RoboScriptedAnswer, i);
      const RoboScriptedAnswer *right = &g_array_index (b, RoboScriptedAnswer, i);

      if (left->seat != right->seat || strcmp (left->to, right->to) != 0 || strcmp (left->value, right->value) != 0)
        return FALSE;
    }

  return TRUE;
}

gboolean
robo_position_equal (const RoboPosition *a,
                     const RoboPosition *b)
{
  return robo_arena_equal (a->arena, b->arena) && a->modules == b->modules && a->tested == b->tested &&
         memcmp (&a->rules, &b->rules, sizeof a->rules) == 0 && memcmp (&a->state, &b->state, sizeof a->state) == 0 &&
         memcmp (a->declines, b->declines, sizeof a->declines) == 0 && g_strcmp0 (a->id, b->id) == 0 &&
         g_strcmp0 (a->title, b->title) == 0 && has_same_answers (a->answers, b->answers) &&
         a->rolls->len == b->rolls->len &&
         (a->rolls->len == 0 || memcmp (a->rolls->data, b->rolls->data, a->rolls->len) == 0);
}

char *
robo_position_check (const RoboPosition *self)
{
  guint n_robots = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &self->state.robots[seat];
      RoboProgram      program = { .n_dice = robot->n_dice };

      if (robot->kind == ROBO_SEAT_EMPTY)
        continue;
      n_robots++;
      memcpy (program.dice, robot->dice, sizeof program.dice);
      if (robo_program_check (&program, robot, robo_modules_get_cards (self->modules), TRUE) != ROBO_REFUSED_NOT)
        /* Translators: %u is a starting number. */
        return g_strdup_printf (_ ("Robot %u’s dice can’t be combined. Choose another key or fewer dice."),
                                robot->number);
      if (robot->space != ROBO_NO_SPACE &&
          robo_arena_get_plan (self->arena)->terrain[robot->space] == ROBO_TERRAIN_SOLID)
        /* Translators: %u is a starting number. */
        return g_strdup_printf (_ ("Robot %u is on an arena wall. Move it."), robot->number);
    }

  return n_robots > 0 ? NULL : g_strdup (_ ("There’s no robot on the board. Put one on it."));
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
      RoboPlayer       player = robo_scenario_get_player (robot, FALSE);

      robo_match_setup_set_seat (setup, seat, player,
                                 player == ROBO_PLAYER_COMPUTER ? robo_robot_name_get_title (setup->seats[seat].robot)
                                                                : NULL);
      if (player != ROBO_PLAYER_NONE)
        setup->seats[seat].side = robot->side;
    }

  return setup;
}
