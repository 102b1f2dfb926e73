// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-advice-words.h"

#include <glib/gi18n.h>

#include "match/log/robo-words.h"

/* An outcome that is less likely than this percentage is not called the aim of a program. */
#define LEAST_AIM 25
/* An outcome that is less likely than this percentage is not called a risk. */
#define LEAST_FEAR 10

/* Lists the aims that a program can have, the most important aim first. */
typedef enum
{
  AIM_TOKEN,
  AIM_ROBOT,
  AIM_REPAIR,
  AIM_PLACE,
  AIM_NONE,
} Aim;

guint
robo_advice_get_percent (guint n,
                         guint n_worlds)
{
  g_return_val_if_fail (n_worlds > 0, 0);

  if (n == 0 || n == n_worlds)
    return n == 0 ? 0 : 100;

  return CLAMP ((100 * n + n_worlds / 2) / n_worlds, 1, 99);
}

char *
robo_advice_dup_odds (const RoboOdds *odds)
{
  g_return_val_if_fail (odds != NULL, NULL);

  /* Translators: These are the odds of a program, in percent. %1$u says how often the robot takes a VP token, %2$u how
   * often it destroys another robot, %3$u how often it takes damage, and %4$u how often it is destroyed. */
  return g_strdup_printf (_ ("Token: %1$u%%, you destroy someone: %2$u%%, you’re hit: %3$u%%, you’re destroyed: %4$u%%."),
                          robo_advice_get_percent (odds->n_taken, odds->n_worlds),
                          robo_advice_get_percent (odds->n_destroys, odds->n_worlds),
                          robo_advice_get_percent (odds->n_hit, odds->n_worlds),
                          robo_advice_get_percent (odds->n_destroyed, odds->n_worlds));
}

static guint
find_most (const guint *counts,
           guint        n)
{
  guint most = 0;

  for (guint i = 1; i < n; i++)
    most = counts[i] > counts[most] ? i : most;

  return most;
}

static guint
find_space (const guint16 *counts)
{
  guint most = 0;

  for (guint space = 1; space < ROBO_MAX_SPACES; space++)
    most = counts[space] > counts[most] ? space : most;

  return counts[most] > 0 ? most : ROBO_NO_SPACE;
}

static Aim
get_aim (const RoboOdds *odds)
{
  guint robot = find_most (odds->n_hits, ROBO_MAX_ROBOTS);

  if (robo_advice_get_percent (odds->n_taken, odds->n_worlds) >= LEAST_AIM)
    return AIM_TOKEN;
  if (robo_advice_get_percent (odds->n_hits[robot], odds->n_worlds) >= LEAST_AIM)
    return AIM_ROBOT;
  if (robo_advice_get_percent (odds->n_repaired, odds->n_worlds) >= LEAST_AIM)
    return AIM_REPAIR;

  return find_space (odds->n_ends_at) != ROBO_NO_SPACE ? AIM_PLACE : AIM_NONE;
}

guint
robo_advice_get_space (const RoboHint *hint,
                       RoboMatch      *match)
{
  const RoboOdds *odds = &hint->odds;

  g_return_val_if_fail (ROBO_IS_MATCH (match), ROBO_NO_SPACE);

  switch (get_aim (odds))
    {
    case AIM_TOKEN:
      return find_space (odds->n_taken_at);
    case AIM_ROBOT:
      return robo_match_get_shown_state (match)->robots[find_most (odds->n_hits, ROBO_MAX_ROBOTS)].space;
    case AIM_REPAIR:
    case AIM_PLACE:
      return find_space (odds->n_ends_at);
    case AIM_NONE:
      return ROBO_NO_SPACE;
    }

  g_return_val_if_reached (ROBO_NO_SPACE);
}

char *
robo_advice_dup_threat (const RoboThreat *threat,
                        RoboMatch        *match,
                        guint             seat)
{
  guint            here = robo_match_get_shown_state (match)->robots[seat].space;
  guint            most = find_space (threat->n_any);
  g_autofree char *place = NULL;

  if (most == ROBO_NO_SPACE || here == ROBO_NO_SPACE)
    return g_strdup (_ ("Threat map: no space is in danger."));

  place = robo_words_dup_spoken_place (most, robo_match_get_board (match)->columns);

  /* Translators: This is read aloud. %1$u and %3$u say in percent how often a robot on the space is hit or pushed into
   * a pit; %2$s is a space such as “column 4, row 2”. */
  return g_strdup_printf (_ ("Threat map: %1$u%% where you are. The most dangerous space is %2$s at %3$u%%."),
                          robo_advice_get_percent (threat->n_any[here], threat->n_worlds), place,
                          robo_advice_get_percent (threat->n_any[most], threat->n_worlds));
}

static const char *
get_name (RoboMatch *match,
          guint      seat)
{
  return robo_seat_get_name (robo_match_get_seat (match, seat));
}

char *
robo_advice_dup_where (const RoboHint *hint,
                       RoboMatch      *match)
{
  const RoboOdds  *odds = &hint->odds;
  guint            space = robo_advice_get_space (hint, match);
  g_autofree char *place = space != ROBO_NO_SPACE ? robo_words_dup_place (space, robo_match_get_board (match)->columns)
                                                  : NULL;

  switch (get_aim (odds))
    {
    case AIM_TOKEN:
      /* Translators: This is a hint for a player who is programming. %s is a space such as 4|2. */
      return g_strdup_printf (_ ("Look at the token on %s."), place);
    case AIM_ROBOT:
      /* Translators: This is a hint for a player who is programming. %1$s is another player, %2$s is the space of that
       * player’s robot, such as 4|2. */
      return g_strdup_printf (_ ("Look at %1$s on %2$s."), get_name (match, find_most (odds->n_hits, ROBO_MAX_ROBOTS)), place);
    case AIM_REPAIR:
      /* Translators: This is a hint for a player who is programming. %s is a space such as 4|2. */
      return g_strdup_printf (_ ("Look at the workshop on %s."), place);
    case AIM_PLACE:
      /* Translators: This is a hint for a player who is programming. %s is a space such as 4|2. */
      return g_strdup_printf (_ ("Try to end the round on %s."), place);
    case AIM_NONE:
      return g_strdup (_ ("Look at what the others can do to you. You can’t gain much this round."));
    }

  g_return_val_if_reached (NULL);
}

/* Returns the die that matters most for the aim: the first die that fires if the aim is another robot, otherwise the
 * last die that moves. Without such a die it is the first die of the program. */
static const RoboDie *
find_main_die (const RoboProgram *program,
               Aim                aim)
{
  const RoboDie *found = &program->dice[0];
  gboolean       is_found = FALSE;

  for (guint i = 0; i < program->n_dice; i++)
    {
      const RoboDie *die = &program->dice[i];

      if (aim == AIM_ROBOT ? (die->colour == ROBO_RED && !is_found) : die->colour == ROBO_BLUE)
        {
          found = die;
          is_found = TRUE;
        }
    }

  return found;
}

char *
robo_advice_dup_what (const RoboHint *hint,
                      RoboMatch      *match)
{
  const RoboDie *die = find_main_die (&hint->program, get_aim (&hint->odds));

  return g_strdup_printf (die->colour == ROBO_BLUE
                            /* Translators: This is a hint for a player who is programming. %1$s is a direction such as
                             * “north”, %2$s a control unit such as “II”. */
                            ? _ ("To drive, put a blue die on the %1$s key of control unit %2$s.")
                            /* Translators: This is a hint for a player who is programming. %1$s is a direction such as
                             * “north”, %2$s a control unit such as “II”. */
                            : _ ("To fire, put a red die on the %1$s key of control unit %2$s."),
                          robo_words_get_dir (die->key), robo_words_get_unit (die->unit));
}

/* Describes the greatest danger of a program, in a sentence or in a few words. */
static char *
describe_danger (const RoboOdds *odds,
                 RoboMatch      *match,
                 gboolean        is_short)
{
  guint destroyer = find_most (odds->n_destroyed_by, ROBO_MAX_ROBOTS);
  guint hitter = find_most (odds->n_hit_by, ROBO_MAX_ROBOTS);
  guint n_destroyed = robo_advice_get_percent (odds->n_destroyed_by[destroyer], odds->n_worlds);
  guint n_hit = robo_advice_get_percent (odds->n_hit_by[hitter], odds->n_worlds);
  guint n_lost = robo_advice_get_percent (odds->n_destroyed, odds->n_worlds);

  if (n_destroyed >= LEAST_FEAR)
    /* Translators: This is about a program. %1$s is a player, %2$u is a percentage. */
    return g_strdup_printf (is_short ? _ ("%1$s destroys you: %2$u%%")
                                     /* Translators: This is about a program. %1$s is a player, %2$u is a percentage. */
                                     : _ ("Biggest threat: %1$s destroys you %2$u%% of the time."),
                            get_name (match, destroyer), n_destroyed);
  if (n_hit >= LEAST_FEAR)
    /* Translators: This is about a program. %1$s is a player, %2$u is a percentage. */
    return g_strdup_printf (is_short ? _ ("%1$s hits you: %2$u%%")
                                     /* Translators: This is about a program. %1$s is a player, %2$u is a percentage. */
                                     : _ ("Biggest threat: %1$s hits you %2$u%% of the time."),
                            get_name (match, hitter), n_hit);
  if (n_lost >= LEAST_FEAR)
    /* Translators: This is about a program: what destroys the robot, and how often. %u is a percentage. */
    return g_strdup_printf (is_short ? _ ("Pits, water, lightning: %u%%")
                                     /* Translators: This is about a program. %u is a percentage. */
                                     : _ ("Biggest threat: pits, water and lightning destroy you %u%% of the time."),
                            n_lost);
  if (get_aim (odds) == AIM_TOKEN && robo_advice_get_percent (odds->n_taken, odds->n_worlds) < 100 - LEAST_FEAR)
    /* Translators: This is about a program that leads to a token. */
    return g_strdup (is_short ? _ ("Someone may get in your way")
                              : _ ("Biggest threat: someone blocks your way or pushes you off the token."));

  /* Translators: This is about a program, in one line. */
  return g_strdup (is_short ? _ ("Little risk") : _ ("Little risk."));
}

char *
robo_advice_dup_danger (const RoboOdds *odds,
                        RoboMatch      *match)
{
  return describe_danger (odds, match, FALSE);
}

char *
robo_advice_dup_short_danger (const RoboOdds *odds,
                              RoboMatch      *match)
{
  return describe_danger (odds, match, TRUE);
}

char *
robo_advice_dup_longest_danger (void)
{
  g_autofree char *destroys = g_strdup_printf (_ ("Biggest threat: %1$s destroys you %2$u%% of the time."), "Maximiliane", 100);
  g_autofree char *arena = g_strdup_printf (_ ("Biggest threat: pits, water and lightning destroy you %u%% of the time."), 100);

  return g_strdup (g_utf8_strlen (destroys, -1) > g_utf8_strlen (arena, -1) ? destroys : arena);
}

char *
robo_advice_dup_program (const RoboHint *hint,
                         RoboMatch      *match)
{
  g_autofree char *dice = robo_words_dup_program (&hint->program);
  g_autofree char *odds = robo_advice_dup_odds (&hint->odds);
  g_autofree char *fear = robo_advice_dup_danger (&hint->odds, match);
  /* Translators: %s is a program such as "I blue 3 north · II red 2 west". */
  g_autofree char *program = g_strdup_printf (_ ("A good program: %s"), dice);

  return g_strjoin ("\n", program, odds, fear, NULL);
}
