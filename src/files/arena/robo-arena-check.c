// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-check.h"

#include <glib/gi18n-lib.h>

#include "robo-arena-killbot.h"
#include "robo-arena-private.h"
#include "robo-arena-problems.h"
#include "robo-arena-ways.h"

/* These functions check what formats.md, Arena, demands of a plan. Most loops over spaces go by row, then by column,
 * so that the problems that one function finds have this order, too. */

static guint
count_spaces (const RoboPlan *plan)
{
  return (guint)plan->columns * plan->rows;
}

char *
robo_arena_dup_place (const RoboPlan *plan,
                      guint           space)
{
  return robo_place_to_text (space, plan->columns);
}

/* Adds a problem of one space. The format is translated and gets the coordinates of the space. */
static void
add_at_space (RoboProblems   *problems,
              RoboProblemCode code,
              const RoboPlan *plan,
              guint           space,
              const char     *format)
{
  g_autofree char *place = robo_arena_dup_place (plan, space);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  robo_problems_add_at (problems, code, 0, space, ROBO_NO_SIDE, 0, format, place);
#pragma GCC diagnostic pop
}

/* Well-formed plans */

static gboolean
is_floor (const RoboPlan *plan,
          guint           space)
{
  return plan->terrain[space] == ROBO_TERRAIN_FLOOR;
}

/* Checks that objects are on floor (R1.4). */
static void
check_on_floor (const RoboPlan *plan,
                guint           space,
                RoboProblems   *problems)
{
  gboolean has_start = FALSE;
  gboolean has_caution = FALSE;

  if (is_floor (plan, space))
    return;

  for (guint i = 0; i < plan->n_starts; i++)
    has_start |= plan->starts[i].space == space;
  for (guint i = 0; i < ROBO_N_SIDES; i++)
    has_caution |= plan->caution[space][i] != 0;

  if (plan->vp[space] != 0)
    add_at_space (problems, ROBO_PROBLEM_NOT_ON_FLOOR, plan, space,
                  /* Translators: %s is a space such as 4|2. */
                  _ ("The VP space at %s isn’t on a floor space. Move it, or turn the space into floor."));
  if (plan->workshop[space])
    add_at_space (problems, ROBO_PROBLEM_NOT_ON_FLOOR, plan, space,
                  /* Translators: %s is a space such as 4|2. */
                  _ ("The workshop at %s isn’t on a floor space. Move it, or turn the space into floor."));
  if (plan->high_voltage[space])
    add_at_space (problems, ROBO_PROBLEM_NOT_ON_FLOOR, plan, space,
                  /* Translators: %s is a space such as 4|2. */
                  _ ("The high voltage at %s isn’t on a floor space. Move it, or turn the space into floor."));
  if (has_start)
    add_at_space (problems, ROBO_PROBLEM_NOT_ON_FLOOR, plan, space,
                  /* Translators: %s is a space such as 4|2. */
                  _ ("The starting space at %s isn’t on a floor space. Move it, or turn the space into floor."));
  if (has_caution)
    add_at_space (problems, ROBO_PROBLEM_NOT_ON_FLOOR, plan, space,
                  /* Translators: %s is a space such as 4|2. */
                  _ ("The caution line at %s isn’t on a floor space. Move it, or turn the space into floor."));
}

static guint
find_free_number (const RoboPlan *plan)
{
  gboolean is_used[ROBO_MAX_VP_NUMBER + 1] = { FALSE };

  for (guint space = 0; space < count_spaces (plan); space++)
    is_used[plan->vp[space]] = TRUE;

  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      if (!is_used[number])
        return number;
    }

  return 0;
}

/* Checks that VP spaces have different numbers (R1.4). If two VP spaces have the same number, the error is at the
 * later one. */
static void
check_vp_number (const RoboPlan *plan,
                 guint           space,
                 RoboProblems   *problems)
{
  g_autofree char *place = robo_arena_dup_place (plan, space);
  g_autofree char *other_place = NULL;
  guint            other = 0;
  guint            suggestion;

  while (plan->vp[other] != plan->vp[space])
    other++;
  if (plan->vp[space] == 0 || other == space)
    return;

  other_place = robo_arena_dup_place (plan, other);
  suggestion = find_free_number (plan);
  if (suggestion != 0)
    robo_problems_add_at (problems, ROBO_PROBLEM_VP_TWICE, 0, space, ROBO_NO_SIDE, suggestion,
                          /* Translators: The first number is that of a VP space, the %s are spaces such as 4|2, the
                           * last number is one that is free. */
                          _ ("VP space %u is defined twice, at %s and at %s. Give one of them another number, such as %u."),
                          plan->vp[space], other_place, place, suggestion);
  else
    robo_problems_add_at (problems, ROBO_PROBLEM_VP_TWICE, 0, space, ROBO_NO_SIDE, 0,
                          /* Translators: The number is that of a VP space, the %s are spaces such as 4|2. */
                          _ ("VP space %u is defined twice, at %s and at %s. Remove one of them."),
                          plan->vp[space], other_place, place);
}

/* Checks that a caution line turns to one of the two directions along its side (R1.5). */
static void
check_caution (const RoboPlan *plan,
               guint           space,
               RoboProblems   *problems)
{
  for (guint i = 0; i < ROBO_N_SIDES; i++)
    {
      g_autofree char *place = robo_arena_dup_place (plan, space);
      RoboDir          side = i * 2;
      RoboDir          turn = plan->caution[space][i] - 1;

      if (plan->caution[space][i] == 0 || turn == robo_dir_turn (side, 2) || turn == robo_dir_turn (side, -2))
        continue;

      robo_problems_add_at (problems, ROBO_PROBLEM_CAUTION_TURN, 0, space, side, 0,
                            /* Translators: The first %s is a space such as 4|2, the others are directions as in files:
                             * n, e, s, w. */
                            _ ("The caution line at %s, side %s, can’t turn to %s. It can turn only along its side, to %s or %s."),
                            place, robo_dir_get_id (side), robo_dir_get_id (turn),
                            robo_dir_get_id (robo_dir_turn (side, -2)), robo_dir_get_id (robo_dir_turn (side, 2)));
      /* Translators: %s is a space such as 4|2. */
      robo_problems_set_plain (problems, _ ("The caution line at %s doesn’t turn along its side. Turn it."), place);
    }
}

static gboolean
check_form (const RoboPlan *plan,
            RoboProblems   *problems)
{
  guint n_before = robo_problems_count (problems, ROBO_SEVERITY_ERROR);

  for (guint space = 0; space < count_spaces (plan); space++)
    {
      check_on_floor (plan, space, problems);
      /* Refuse a space with both a VP space and a workshop (R1.4). */
      if (plan->vp[space] != 0 && plan->workshop[space])
        add_at_space (problems, ROBO_PROBLEM_SPACE_TAKEN, plan, space,
                      /* Translators: %s is a space such as 4|2. */
                      _ ("There’s both a VP space and a workshop at %s. Remove one."));
      check_vp_number (plan, space, problems);
      check_caution (plan, space, problems);
    }

  return robo_problems_count (problems, ROBO_SEVERITY_ERROR) == n_before;
}

/* Playable plans: connections over floor */

/* Returns the piece of floor that has the most starting spaces and VP spaces. The spaces of other pieces are cut off,
 * or are behind barriers if the pieces end at barriers. */
static guint
find_main_piece (const RoboPlan   *plan,
                 const RoboPieces *pieces)
{
  guint count[ROBO_MAX_SPACES + 1] = { 0 };
  guint best = 0;

  for (guint i = 0; i < plan->n_starts; i++)
    count[pieces->piece[plan->starts[i].space]]++;
  for (guint space = 0; space < count_spaces (plan); space++)
    count[pieces->piece[space]] += plan->vp[space] != 0;

  for (guint piece = 1; piece < G_N_ELEMENTS (count); piece++)
    {
      if (count[piece] > count[best] || best == 0)
        best = piece;
    }

  return best;
}

typedef struct
{
  const RoboPlan *plan;
  RoboPieces      avoiding; /* pieces of floor for robots that cross no barrier */
  RoboPieces      crossing;
  guint           main_avoiding;
  guint           main_crossing;
  RoboProblems   *problems;
} Ways;

/* Returns whether a floor space is not part of the main piece. Objects on spaces that are not floor have been
 * reported before. */
static gboolean
is_cut_off (const Ways *ways,
            guint       space)
{
  return is_floor (ways->plan, space) && ways->crossing.piece[space] != ways->main_crossing;
}

static gboolean
is_behind_barriers (const Ways *ways,
                    guint       space)
{
  return is_floor (ways->plan, space) && ways->avoiding.piece[space] != ways->main_avoiding;
}

static void
check_ways (const RoboPlan *plan,
            RoboProblems   *problems)
{
  Ways ways = { .plan = plan, .problems = problems };

  robo_arena_find_pieces (plan, FALSE, &ways.avoiding);
  robo_arena_find_pieces (plan, TRUE, &ways.crossing);
  ways.main_avoiding = find_main_piece (plan, &ways.avoiding);
  ways.main_crossing = find_main_piece (plan, &ways.crossing);

  for (guint space = 0; space < count_spaces (plan); space++)
    {
      if (plan->vp[space] != 0)
        {
          if (is_cut_off (&ways, space))
            add_at_space (problems, ROBO_PROBLEM_UNREACHABLE, plan, space,
                          /* Translators: %s is a space such as 4|2. */
                          _ ("Robots can’t drive to the VP space at %s. Clear a path of floor spaces with no energy walls in the way."));
          else if (is_behind_barriers (&ways, space))
            add_at_space (problems, ROBO_PROBLEM_ONLY_THROUGH_BARRIERS, plan, space,
                          /* Translators: %s is a space such as 4|2. */
                          _ ("Robots can drive to the VP space at %s only through lightning barriers. If you don’t want that, open another path."));
        }
      if (plan->workshop[space] && is_cut_off (&ways, space))
        add_at_space (problems, ROBO_PROBLEM_WORKSHOP_UNREACHABLE, plan, space,
                      /* Translators: %s is a space such as 4|2. */
                      _ ("Robots can’t drive to the workshop at %s. Clear a path of floor spaces with no energy walls in the way."));
    }
  for (guint i = 0; i < plan->n_starts; i++)
    {
      if (is_cut_off (&ways, plan->starts[i].space))
        add_at_space (problems, ROBO_PROBLEM_UNREACHABLE, plan, plan->starts[i].space,
                      /* Translators: %s is a space such as 4|2. */
                      _ ("From the starting space at %s, a robot can’t drive to the other starting spaces or the VP spaces. Clear a path of floor spaces with no energy walls in the way."));
      else if (is_behind_barriers (&ways, plan->starts[i].space))
        add_at_space (problems, ROBO_PROBLEM_ONLY_THROUGH_BARRIERS, plan, plan->starts[i].space,
                      /* Translators: %s is a space such as 4|2. */
                      _ ("From the starting space at %s, a robot can drive to the rest of the arena only through lightning barriers. If you don’t want that, open another path."));
    }
}

static void
check_sides (const RoboPlan *plan,
             RoboProblems   *problems)
{
  gboolean has_side[ROBO_N_DIRS] = { FALSE };
  guint    n_sides = 0;

  for (guint i = 0; i < plan->n_starts; i++)
    {
      n_sides += !has_side[plan->starts[i].side];
      has_side[plan->starts[i].side] = TRUE;
    }

  if (n_sides < 2)
    robo_problems_add (problems, ROBO_PROBLEM_TOO_FEW_SIDES, 0,
                       _ ("At least two sides need starting spaces so that two robots can play. Add starting spaces on "
                          "another side."));
}

/* Checks that a robot or mine can be pushed off a starting space onto floor, without crossing a barrier (R4.4). */
static void
check_arrow (const RoboPlan  *plan,
             const RoboStart *start,
             RoboProblems    *problems)
{
  g_autofree char *place = robo_arena_dup_place (plan, start->space);

  if (robo_arena_can_drive (plan, start->space, start->arrow, FALSE))
    return;

  robo_problems_add_at (problems, ROBO_PROBLEM_START_BLOCKED, 0, start->space, start->arrow, 0,
                        /* Translators: %s is a space such as 4|2. */
                        _ ("The arrow of the starting space at %s points at a wall or barrier, into a pit or water, or out of the arena, so a robot there can’t be pushed off. Turn the arrow."),
                        place);
}

/* Warns about an energy wall or barrier beside an arena wall. Callers pass the eastern and southern sides of each
 * space, so that every edge is checked once. */
static void
check_edge (const RoboPlan *plan,
            guint           space,
            RoboDir         side,
            RoboProblems   *problems)
{
  guint            other = robo_plan_get_neighbour (plan, space, side);
  g_autofree char *place = robo_arena_dup_place (plan, space);
  g_autofree char *other_place = NULL;

  if (robo_plan_get_edge (plan, space, side) == ROBO_EDGE_OPEN ||
      (plan->terrain[space] != ROBO_TERRAIN_SOLID && plan->terrain[other] != ROBO_TERRAIN_SOLID))
    return;

  other_place = robo_arena_dup_place (plan, other);
  robo_problems_add_at (problems, ROBO_PROBLEM_EDGE_AT_SOLID, 0, space, side, 0,
                        /* Translators: Both %s are spaces such as 4|2. */
                        _ ("The energy wall or lightning barrier between %s and %s does nothing, because the arena wall next to it stops everything. Remove the energy wall or barrier."),
                        place, other_place);
}

gboolean
robo_arena_is_hole_ahead (const RoboPlan *plan,
                          guint           space,
                          RoboDir         side)
{
  guint next = robo_plan_get_neighbour (plan, space, side);

  return next != ROBO_NO_SPACE &&
         (plan->terrain[next] == ROBO_TERRAIN_PIT || plan->terrain[next] == ROBO_TERRAIN_WATER) &&
         robo_plan_get_edge (plan, space, side) != ROBO_EDGE_WALL;
}

gboolean
robo_arena_is_unguarded (const RoboPlan *plan,
                         guint           space,
                         RoboDir         side)
{
  return is_floor (plan, space) && robo_arena_is_hole_ahead (plan, space, side) && plan->caution[space][side / 2] == 0;
}

/* Checks whether a KillBot would run into a hole (R9.4). A KillBot turns to a target even across pits, and then drives
 * forward. */
static void
check_killbot (const RoboPlan *plan,
               guint           space,
               RoboDir         side,
               RoboProblems   *problems)
{
  static const char *const sentences[ROBO_N_SIDES][2] = {
    {
      /* Translators: %s is a space such as 4|2. */
      N_ ("A KillBot at %s facing north drives into a pit. If you don’t want that, add a caution line."),
      /* Translators: %s is a space such as 4|2. */
      N_ ("A KillBot at %s facing north drives into water. If you don’t want that, add a caution line."),
    },
    {
      /* Translators: %s is a space such as 4|2. */
      N_ ("A KillBot at %s facing east drives into a pit. If you don’t want that, add a caution line."),
      /* Translators: %s is a space such as 4|2. */
      N_ ("A KillBot at %s facing east drives into water. If you don’t want that, add a caution line."),
    },
    {
      /* Translators: %s is a space such as 4|2. */
      N_ ("A KillBot at %s facing south drives into a pit. If you don’t want that, add a caution line."),
      /* Translators: %s is a space such as 4|2. */
      N_ ("A KillBot at %s facing south drives into water. If you don’t want that, add a caution line."),
    },
    {
      /* Translators: %s is a space such as 4|2. */
      N_ ("A KillBot at %s facing west drives into a pit. If you don’t want that, add a caution line."),
      /* Translators: %s is a space such as 4|2. */
      N_ ("A KillBot at %s facing west drives into water. If you don’t want that, add a caution line."),
    },
  };
  g_autofree char *place = NULL;
  gboolean         is_water;

  if (!robo_arena_is_unguarded (plan, space, side))
    return;

  is_water = plan->terrain[robo_plan_get_neighbour (plan, space, side)] == ROBO_TERRAIN_WATER;
  place = robo_arena_dup_place (plan, space);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  robo_problems_add_at (problems, ROBO_PROBLEM_KILLBOT_FALLS, 0, space, side, 0, _ (sentences[side / 2][is_water]),
                        place);
#pragma GCC diagnostic pop
}

/* Checks for spaces where a KillBot is stuck: it hits a wall in two steps in a row, and stays until a target comes
 * into its view. */
static void
check_stuck (const RoboPlan *plan,
             RoboProblems   *problems)
{
  static const char *const sentences[ROBO_N_SIDES] = {
    /* Translators: %s is a space such as 4|2. */
    N_ ("A KillBot at %s facing north gets stuck at a wall. Add a caution line to turn it."),
    /* Translators: %s is a space such as 4|2. */
    N_ ("A KillBot at %s facing east gets stuck at a wall. Add a caution line to turn it."),
    /* Translators: %s is a space such as 4|2. */
    N_ ("A KillBot at %s facing south gets stuck at a wall. Add a caution line to turn it."),
    /* Translators: %s is a space such as 4|2. */
    N_ ("A KillBot at %s facing west gets stuck at a wall. Add a caution line to turn it."),
  };
  RoboStuck stuck;

  if (!robo_arena_find_stuck (plan, ROBO_ARENA_ALL_SIDES, &stuck))
    return;

  for (guint space = 0; space < count_spaces (plan); space++)
    for (guint i = 0; i < ROBO_N_SIDES; i++)
      {
        g_autofree char *place = robo_arena_dup_place (plan, space);

        if ((stuck.facings[space] & 1u << i) == 0)
          continue;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
        robo_problems_add_at (problems, ROBO_PROBLEM_KILLBOT_STUCK, 0, space, i * 2, 0, _ (sentences[i]), place);
#pragma GCC diagnostic pop
      }
}

static gboolean
check_play (const RoboPlan *plan,
            RoboProblems   *problems)
{
  guint    n_before = robo_problems_count (problems, ROBO_SEVERITY_ERROR);
  gboolean has_vp = FALSE;

  for (guint space = 0; space < count_spaces (plan); space++)
    has_vp |= plan->vp[space] != 0;
  if (!has_vp)
    robo_problems_add (problems, ROBO_PROBLEM_NO_VP, 0,
                       _ ("Without a VP space, nobody can win. Add one."));
  check_sides (plan, problems);
  check_ways (plan, problems);
  for (guint i = 0; i < plan->n_starts; i++)
    check_arrow (plan, &plan->starts[i], problems);
  for (guint space = 0; space < count_spaces (plan); space++)
    {
      check_edge (plan, space, ROBO_DIR_E, problems);
      check_edge (plan, space, ROBO_DIR_S, problems);
    }
  for (guint space = 0; space < count_spaces (plan); space++)
    {
      for (guint i = 0; i < ROBO_N_SIDES; i++)
        check_killbot (plan, space, i * 2, problems);
    }
  check_stuck (plan, problems);

  return robo_problems_count (problems, ROBO_SEVERITY_ERROR) == n_before;
}

gboolean
robo_arena_check (const RoboPlan *plan,
                  RoboArenaDemand demand,
                  RoboProblems   *problems)
{
  gboolean is_good = check_form (plan, problems);

  if (demand == ROBO_ARENA_PLAYABLE)
    is_good &= check_play (plan, problems);

  return is_good;
}

/* Problems of loaded arenas */

static guint
find_line (const RoboArenaLines *lines,
           const RoboProblem    *problem)
{
  guint line = 0;

  if (problem->place == ROBO_NO_SPACE)
    return lines->arena;

  if (problem->code == ROBO_PROBLEM_CAUTION_TURN)
    line = lines->caution[problem->place][problem->side / 2];
  else if (problem->code == ROBO_PROBLEM_EDGE_AT_SOLID)
    line = lines->edge[problem->place][problem->side / 2];
  else if (lines->vp[problem->place] != 0 && problem->code != ROBO_PROBLEM_START_BLOCKED)
    line = lines->vp[problem->place];
  else
    line = lines->start[problem->place];

  return line != 0 ? line : lines->space[problem->place];
}

gboolean
robo_arena_check_read (const RoboPlan       *plan,
                       const RoboArenaLines *lines,
                       RoboArenaDemand       demand,
                       RoboProblems         *problems)
{
  guint    first = robo_problems_get_length (problems);
  gboolean is_well_formed = check_form (plan, problems);

  if (demand == ROBO_ARENA_PLAYABLE && lines->has_terrain)
    check_play (plan, problems);
  for (guint i = first; i < robo_problems_get_length (problems); i++)
    robo_problems_set_line (problems, i, find_line (lines, robo_problems_get (problems, i)));

  return is_well_formed;
}
