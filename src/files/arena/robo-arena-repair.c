// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-repair.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "robo-arena-killbot.h"
#include "robo-arena-private.h"
#include "robo-arena-problems.h"
#include "robo-arena-ways.h"

/* Each repair returns a new plan, and does not change the plan that it gets. */

static RoboPlan *
copy_plan (gconstpointer plan)
{
  return g_memdup2 (plan, sizeof (RoboPlan));
}

static gpointer
make_floor (const RoboRepair *repair,
            gpointer          before)
{
  RoboPlan *plan = copy_plan (before);

  plan->terrain[repair->problem.place] = ROBO_TERRAIN_FLOOR;

  return plan;
}

static gpointer
set_vp_number (const RoboRepair *repair,
               gpointer          before)
{
  RoboPlan *plan = copy_plan (before);

  plan->vp[repair->problem.place] = (guint8)repair->value;

  return plan;
}

static gpointer
remove_workshop (const RoboRepair *repair,
                 gpointer          before)
{
  RoboPlan *plan = copy_plan (before);

  plan->workshop[repair->problem.place] = FALSE;

  return plan;
}

static gpointer
clear_space (const RoboRepair *repair,
             gpointer          before)
{
  RoboPlan *plan = copy_plan (before);
  guint     space = repair->problem.place;
  guint     n_starts = 0;

  plan->vp[space] = 0;
  plan->workshop[space] = plan->high_voltage[space] = FALSE;
  memset (plan->caution[space], 0, sizeof plan->caution[space]);
  for (guint i = 0; i < plan->n_starts; i++)
    {
      if (plan->starts[i].space != space)
        plan->starts[n_starts++] = plan->starts[i];
    }
  plan->n_starts = (guint8)n_starts;

  return plan;
}

static gpointer
set_caution (const RoboRepair *repair,
             gpointer          before)
{
  RoboPlan *plan = copy_plan (before);

  plan->caution[repair->problem.place][repair->problem.side / 2] = (guint8)(1 + repair->value);

  return plan;
}

static gpointer
set_arrow (const RoboRepair *repair,
           gpointer          before)
{
  RoboPlan *plan = copy_plan (before);

  for (guint i = 0; i < plan->n_starts; i++)
    {
      if (plan->starts[i].space == repair->problem.place)
        plan->starts[i].arrow = (guint8)repair->value;
    }

  return plan;
}

static gpointer
set_edge (const RoboRepair *repair,
          gpointer          before)
{
  RoboPlan *plan = copy_plan (before);

  robo_plan_set_edge (plan, repair->problem.place, repair->problem.side, repair->value);

  return plan;
}

/* Returns an unchanged copy. The problem is an element of the file that the plan does not have: a second one for the
 * same place, or an edge at the border. */
static gpointer
copy_plan_unchanged (const RoboRepair *repair,
                     gpointer          before)
{
  return copy_plan (before);
}

/* Suggestions */

static void
offer (GPtrArray         *repairs,
       const RoboProblem *problem,
       RoboRepairFunc     apply,
       guint              value,
       const char        *sentence)
{
  robo_repairs_add (repairs, problem, apply, g_strdup (sentence))->value = value;
}

static void
offer_for_vp_twice (const RoboPlan    *plan,
                    const RoboProblem *problem,
                    GPtrArray         *repairs)
{
  /* Translators: This is a button. %u is a number for a VP space. */
  g_autofree char *title = g_strdup_printf (_ ("Give It Number %u"), problem->suggestion);

  if (problem->suggestion != 0)
    offer (repairs, problem, set_vp_number, problem->suggestion, title);
  offer (repairs, problem, set_vp_number, 0, _ ("Remove the VP Space"));
}

static void
offer_for_space_taken (const RoboPlan    *plan,
                       const RoboProblem *problem,
                       GPtrArray         *repairs)
{
  offer (repairs, problem, remove_workshop, 0, _ ("Remove the Workshop"));
  offer (repairs, problem, set_vp_number, 0, _ ("Remove the VP Space"));
}

static void
offer_for_not_on_floor (const RoboPlan    *plan,
                        const RoboProblem *problem,
                        GPtrArray         *repairs)
{
  offer (repairs, problem, clear_space, 0, _ ("Remove What’s There"));
  offer (repairs, problem, make_floor, 0, _ ("Turn the Space Into Floor"));
}

static void
offer_to_remove_workshop (const RoboPlan    *plan,
                          const RoboProblem *problem,
                          GPtrArray         *repairs)
{
  offer (repairs, problem, remove_workshop, 0, _ ("Remove the Workshop"));
}

static void
offer_to_remove_edge (const RoboPlan    *plan,
                      const RoboProblem *problem,
                      GPtrArray         *repairs)
{
  if (robo_plan_get_edge (plan, problem->place, problem->side) == ROBO_EDGE_WALL)
    offer (repairs, problem, set_edge, ROBO_EDGE_OPEN, _ ("Remove the Energy Wall"));
  else
    offer (repairs, problem, set_edge, ROBO_EDGE_OPEN, _ ("Remove the Lightning Barrier"));
}

static void
offer_for_wall_and_barrier (const RoboPlan    *plan,
                            const RoboProblem *problem,
                            GPtrArray         *repairs)
{
  offer (repairs, problem, set_edge, ROBO_EDGE_WALL, _ ("Make It an Energy Wall"));
  offer (repairs, problem, set_edge, ROBO_EDGE_BARRIER, _ ("Make It a Lightning Barrier"));
}

static void
offer_to_keep_first (const RoboPlan    *plan,
                     const RoboProblem *problem,
                     GPtrArray         *repairs)
{
  offer (repairs, problem, copy_plan_unchanged, 0, _ ("Keep the First One"));
}

static void
offer_to_leave_edge_out (const RoboPlan    *plan,
                         const RoboProblem *problem,
                         GPtrArray         *repairs)
{
  offer (repairs, problem, copy_plan_unchanged, 0, _ ("Leave It Out"));
}

/* Counts the spaces that a robot can drive straight on in a direction without crossing a barrier. */
static guint
count_free (const RoboPlan *plan,
            guint           space,
            RoboDir         dir)
{
  guint n = 0;

  while (robo_arena_can_drive (plan, space, dir, FALSE))
    {
      space = robo_plan_get_neighbour (plan, space, dir);
      n++;
    }

  return n;
}

/* Chooses the turn of a caution line toward the side with more room. If neither side has room, a wall is better than
 * a hole. */
static RoboDir
choose_turn (const RoboPlan *plan,
             guint           space,
             RoboDir         side)
{
  RoboDir turn = robo_dir_turn (side, 2);
  RoboDir other = robo_dir_opposite (turn);
  guint   n_turn = count_free (plan, space, turn);
  guint   n_other = count_free (plan, space, other);

  if (n_turn == 0 && n_other == 0 && robo_arena_is_hole_ahead (plan, space, turn))
    return other;

  return n_other > n_turn ? other : turn;
}

static const char *
get_caution_title (RoboDir turn)
{
  switch (turn)
    {
    case ROBO_DIR_N:
      return _ ("Add a Caution Line That Turns North");
    case ROBO_DIR_E:
      return _ ("Add a Caution Line That Turns East");
    case ROBO_DIR_S:
      return _ ("Add a Caution Line That Turns South");
    default:
      return _ ("Add a Caution Line That Turns West");
    }
}

static const char *
get_turn_title (RoboDir turn)
{
  switch (turn)
    {
    case ROBO_DIR_N:
      return _ ("Turn It North");
    case ROBO_DIR_E:
      return _ ("Turn It East");
    case ROBO_DIR_S:
      return _ ("Turn It South");
    default:
      return _ ("Turn It West");
    }
}

/* Offers the two directions along the side of the caution line (R1.5). */
static void
offer_caution_lines (const RoboPlan    *plan,
                     const RoboProblem *problem,
                     GPtrArray         *repairs,
                     const char *(*get_title) (RoboDir turn))
{
  RoboDir turn = choose_turn (plan, problem->place, problem->side);

  offer (repairs, problem, set_caution, turn, get_title (turn));
  offer (repairs, problem, set_caution, robo_dir_opposite (turn), get_title (robo_dir_opposite (turn)));
}

/* Adds a caution line and its images under the symmetry, where there is no caution line yet. A caution line at an
 * axis has two images that contradict each other; turned images come first, so that an arena that a turn does not
 * change keeps this property. */
static guint
add_line (RoboPlan    *plan,
          RoboSymmetry symmetry,
          guint        space,
          RoboDir      side)
{
  RoboTransform transforms[ROBO_MAX_IMAGES];
  guint         n_transforms = robo_symmetry_get_transforms (symmetry, transforms);
  RoboDir       turn = choose_turn (plan, space, side);
  guint         n = 0;

  for (guint i = 0; i < 2 * n_transforms; i++)
    {
      RoboTransform transform = transforms[i % n_transforms];
      guint         image = robo_transform_space (transform, plan->columns, plan->rows, space);
      guint8       *line = &plan->caution[image][robo_transform_dir (transform, side) / 2];

      if (transform.is_mirrored != (i >= n_transforms) || *line != 0)
        continue;
      *line = (guint8)(1 + robo_transform_dir (transform, turn));
      n++;
    }

  return n;
}

/* Adds caution lines where a KillBot is stuck at a wall. Leaves out sides that have a caution line already, although
 * this caution line does not help. A new line may send the KillBot to another wall, so repeats this until no line is
 * added. */
static guint
add_stuck_cautions (RoboPlan    *plan,
                    RoboSymmetry symmetry)
{
  guint n_before, n = 0;

  do
    {
      RoboStuck stuck;

      n_before = n;
      robo_arena_find_stuck (plan, ROBO_ARENA_ALL_SIDES, &stuck);
      for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
        for (guint i = 0; i < ROBO_N_SIDES; i++)
          if ((stuck.facings[space] & 1u << i) != 0 && plan->caution[space][i] == 0)
            n += add_line (plan, symmetry, space, i * 2);
    }
  while (n > n_before);

  return n;
}

guint
robo_arena_add_cautions (RoboPlan    *plan,
                         RoboSymmetry symmetry)
{
  guint n = 0;

  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    for (guint i = 0; i < ROBO_N_SIDES; i++)
      if (robo_arena_is_unguarded (plan, space, i * 2))
        n += add_line (plan, symmetry, space, i * 2);

  return n + add_stuck_cautions (plan, symmetry);
}

static gpointer
set_all_cautions (const RoboRepair *repair,
                  gpointer          before)
{
  RoboPlan *plan = copy_plan (before);

  robo_arena_add_cautions (plan, ROBO_SYMMETRY_OFF);

  return plan;
}

/* Returns whether several caution lines are missing. This is called for each problem with KillBots after each change
 * of the arena. Two edges to holes are enough for the answer; finding the direction of each line would take far
 * longer. */
static gboolean
misses_several_cautions (const RoboPlan *plan)
{
  RoboPlan all = *plan;
  guint    n = 0;

  for (guint i = 0; i < ROBO_N_SIDES * plan->columns * plan->rows && n < 2; i++)
    n += robo_arena_is_unguarded (plan, i / ROBO_N_SIDES, i % ROBO_N_SIDES * 2);

  return n > 1 || robo_arena_add_cautions (&all, ROBO_SYMMETRY_OFF) > 1;
}

static void
offer_for_killbot (const RoboPlan    *plan,
                   const RoboProblem *problem,
                   GPtrArray         *repairs)
{
  offer_caution_lines (plan, problem, repairs, get_caution_title);
  if (misses_several_cautions (plan))
    robo_repairs_add (repairs, problem, set_all_cautions, g_strdup (_ ("Add All Missing Caution Lines")))->mends_all = TRUE;
}

static void
offer_for_caution_turn (const RoboPlan    *plan,
                        const RoboProblem *problem,
                        GPtrArray         *repairs)
{
  offer_caution_lines (plan, problem, repairs, get_turn_title);
}

/* Offers each direction in which an arrow would have room. The direction with the most room comes first. */
static void
offer_for_start_blocked (const RoboPlan    *plan,
                         const RoboProblem *problem,
                         GPtrArray         *repairs)
{
  for (guint room = MAX (plan->columns, plan->rows); room > 0; room--)
    for (guint i = 0; i < ROBO_N_SIDES; i++)
      if (count_free (plan, problem->place, i * 2) == room)
        offer (repairs, problem, set_arrow, i * 2, get_turn_title (i * 2));
}

static const struct
{
  RoboProblemCode code;
  void (*offer) (const RoboPlan    *plan,
                 const RoboProblem *problem,
                 GPtrArray         *repairs);
} offers[] = {
  { ROBO_PROBLEM_NOT_ON_FLOOR, offer_for_not_on_floor },
  { ROBO_PROBLEM_SPACE_TAKEN, offer_for_space_taken },
  { ROBO_PROBLEM_VP_TWICE, offer_for_vp_twice },
  { ROBO_PROBLEM_FEATURE_TWICE, offer_to_keep_first },
  { ROBO_PROBLEM_EDGE_TWICE, offer_to_keep_first },
  { ROBO_PROBLEM_WALL_AND_BARRIER, offer_for_wall_and_barrier },
  { ROBO_PROBLEM_CAUTION_TWICE, offer_to_keep_first },
  { ROBO_PROBLEM_CAUTION_TURN, offer_for_caution_turn },
  { ROBO_PROBLEM_WORKSHOP_UNREACHABLE, offer_to_remove_workshop },
  { ROBO_PROBLEM_START_BLOCKED, offer_for_start_blocked },
  { ROBO_PROBLEM_BORDER_EDGE, offer_to_leave_edge_out },
  { ROBO_PROBLEM_EDGE_AT_SOLID, offer_to_remove_edge },
  { ROBO_PROBLEM_KILLBOT_FALLS, offer_for_killbot },
  { ROBO_PROBLEM_KILLBOT_STUCK, offer_for_killbot },
};

GPtrArray *
robo_arena_repairs_new (const RoboPlan    *plan,
                        const RoboProblem *problem)
{
  GPtrArray *repairs = robo_repairs_new ();

  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      if (offers[i].code == problem->code && problem->place != ROBO_NO_SPACE)
        offers[i].offer (plan, problem, repairs);
    }

  return repairs;
}
