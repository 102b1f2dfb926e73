// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/robo-board-frame.h"

#include <math.h>
#include <string.h>

/* Returns the space at a column and a row of a board of 7 by 5: `at (4, 2)` is 4|2. */
static guint8
at (guint column,
    guint row)
{
  return (guint8)((row - 1) * 7 + column - 1);
}

typedef struct
{
  RoboPlan         plan;
  RoboBoardPicture before;
  RoboBoardPicture after;
  RoboBoardFrame   frame;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->plan = (RoboPlan){ .columns = 7, .rows = 5 };
  fixture->plan.terrain[at (6, 4)] = ROBO_TERRAIN_PIT;
  fixture->before.robots[0] = (RoboPictureRobot){
    .is_there = TRUE, .space = at (4, 2), .colour = 0, .number = 1, .damage_limit = 3
  };
  fixture->before.robots[2] = (RoboPictureRobot){
    .is_there = TRUE, .space = at (6, 4), .colour = 2, .number = 2, .damage_limit = 3, .is_killbot = TRUE
  };
  fixture->after = fixture->before;
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
}

static void
make_frame (Fixture         *fixture,
            const RoboEvent *event,
            gboolean         is_calm,
            double           progress)
{
  RoboHappening happening = { &fixture->plan, *event, &fixture->before, &fixture->after, is_calm };

  robo_board_frame_init_moment (&fixture->frame, &happening, progress);
}

static const RoboSpark *
find_spark (Fixture      *fixture,
            RoboSparkKind kind)
{
  for (guint i = 0; i < fixture->frame.n_sparks; i++)
    if (fixture->frame.sparks[i].kind == kind)
      return &fixture->frame.sparks[i];

  return NULL;
}

static void
assert_place (Fixture *fixture,
              guint    seat,
              double   x,
              double   y)
{
  guint8          space = fixture->frame.picture.robots[seat].space;
  const RoboPose *pose = &fixture->frame.poses[seat];

  g_assert_true (fixture->frame.picture.robots[seat].is_there);
  g_assert_cmpfloat_with_epsilon (space % 7 + 0.5 + pose->dx, x, 0.001);
  g_assert_cmpfloat_with_epsilon (space / 7 + 0.5 + pose->dy, y, 0.001);
}

static void
test_step (Fixture      *fixture,
           gconstpointer data)
{
  const RoboEvent step = { .type = ROBO_EVENT_STEP, .seat = 0, .at = at (4, 2), .to = at (5, 3) };

  fixture->after.robots[0].space = at (5, 3);
  make_frame (fixture, &step, FALSE, 0);
  assert_place (fixture, 0, 3.5, 1.5);
  make_frame (fixture, &step, FALSE, 0.5);
  assert_place (fixture, 0, 4, 2);
  assert_place (fixture, 2, 5.5, 3.5);
  make_frame (fixture, &step, FALSE, 1);
  assert_place (fixture, 0, 4.5, 2.5);
  g_assert_cmpuint (fixture->frame.n_sparks, ==, 0);
}

static void
test_push (Fixture      *fixture,
           gconstpointer data)
{
  const RoboEvent push = { .type = ROBO_EVENT_PUSH, .seat = 0, .by = 2, .at = at (4, 2), .to = at (4, 1) };

  fixture->after.robots[0].space = at (4, 1);
  make_frame (fixture, &push, FALSE, 0.5);
  assert_place (fixture, 0, 3.5, 1);
  g_assert_nonnull (find_spark (fixture, ROBO_SPARK_ARROW));
  g_assert_cmpuint (find_spark (fixture, ROBO_SPARK_ARROW)->paint, ==, ROBO_PAINT_SEAT_3);
}

static void
test_fail (Fixture      *fixture,
           gconstpointer data)
{
  const RoboEvent fail = { .type = ROBO_EVENT_FAIL, .seat = 0, .at = at (4, 2), .key = ROBO_DIR_W };

  make_frame (fixture, &fail, FALSE, 0.5);
  g_assert_cmpfloat (fixture->frame.poses[0].dx, <, -0.1);
  g_assert_cmpfloat (fixture->frame.poses[0].dy, ==, 0);
  make_frame (fixture, &fail, FALSE, 1);
  assert_place (fixture, 0, 3.5, 1.5);
}

/* After the fall the robot is invisible, although only the next event removes it. */
static void
test_fall (Fixture      *fixture,
           gconstpointer data)
{
  const RoboEvent fall = { .type = ROBO_EVENT_FALL, .seat = 2, .at = at (6, 4) };
  const RoboEvent destroyed = { .type = ROBO_EVENT_DESTROYED, .seat = 2, .by = 0, .at = at (6, 4) };

  make_frame (fixture, &fall, FALSE, 0);
  g_assert_cmpfloat (fixture->frame.poses[2].scale, ==, 1);
  make_frame (fixture, &fall, FALSE, 0.8);
  g_assert_cmpfloat (fixture->frame.poses[2].scale, <, 0.6);
  make_frame (fixture, &fall, FALSE, 1);
  g_assert_cmpfloat (fixture->frame.poses[2].alpha, ==, 0);

  fixture->after.robots[2].is_there = FALSE;
  make_frame (fixture, &destroyed, FALSE, 0.1);
  g_assert_false (fixture->frame.picture.robots[2].is_there);
  g_assert_null (find_spark (fixture, ROBO_SPARK_BLAST));
  g_assert_nonnull (find_spark (fixture, ROBO_SPARK_CRASH));
  g_assert_cmpfloat (fabs (fixture->frame.shake_x), >, 0);
  make_frame (fixture, &destroyed, TRUE, 0.1);
  g_assert_true (find_spark (fixture, ROBO_SPARK_CRASH)->is_calm);
  g_assert_cmpfloat (fixture->frame.shake_x, ==, 0);

  fixture->plan.terrain[at (6, 4)] = ROBO_TERRAIN_WATER;
  make_frame (fixture, &destroyed, FALSE, 0.1);
  g_assert_nonnull (find_spark (fixture, ROBO_SPARK_SINKING));
  g_assert_null (find_spark (fixture, ROBO_SPARK_CRASH));
}

/* On floor the robot is visible while it explodes. */
static void
test_destroyed (Fixture      *fixture,
                gconstpointer data)
{
  const RoboEvent destroyed = { .type = ROBO_EVENT_DESTROYED, .seat = 0, .by = 2, .at = at (4, 2) };

  fixture->after.robots[0].is_there = FALSE;
  make_frame (fixture, &destroyed, FALSE, 0.1);
  assert_place (fixture, 0, 3.5, 1.5);
  g_assert_nonnull (find_spark (fixture, ROBO_SPARK_BLAST));
  make_frame (fixture, &destroyed, FALSE, 0.6);
  g_assert_false (fixture->frame.picture.robots[0].is_there);
}

/* The beam ends at the robot that is hit, or at the edge of the last space before a wall. */
static void
test_fire (Fixture      *fixture,
           gconstpointer data)
{
  const RoboEvent hit = { .type = ROBO_EVENT_FIRE, .seat = 0, .key = ROBO_DIR_SE, .at = at (4, 2), .to = at (6, 4) };
  const RoboEvent miss = { .type = ROBO_EVENT_FIRE, .seat = 0, .key = ROBO_DIR_W, .at = at (4, 2), .to = at (1, 2) };
  const RoboEvent walled = { .type = ROBO_EVENT_FIRE, .seat = 0, .key = ROBO_DIR_N, .at = at (4, 2), .to = at (4, 2) };

  make_frame (fixture, &hit, FALSE, 0.5);
  g_assert_cmpfloat_with_epsilon (find_spark (fixture, ROBO_SPARK_BEAM)->to_x, 5.5, 0.2);
  make_frame (fixture, &miss, FALSE, 0.5);
  g_assert_cmpfloat_with_epsilon (find_spark (fixture, ROBO_SPARK_BEAM)->to_x, 0, 0.1);
  make_frame (fixture, &walled, FALSE, 0.5);
  g_assert_cmpfloat_with_epsilon (find_spark (fixture, ROBO_SPARK_BEAM)->to_y, 1, 0.1);
}

static void
test_floaters (Fixture      *fixture,
               gconstpointer data)
{
  const RoboEvent damage = { .type = ROBO_EVENT_DAMAGE, .seat = 0, .by = 2, .amount = 2, .at = at (4, 2) };
  const RoboEvent credit = { .type = ROBO_EVENT_CREDIT, .seat = 2, .of = 0 };
  const RoboEvent repair = { .type = ROBO_EVENT_REPAIR, .seat = 0 };

  make_frame (fixture, &damage, FALSE, 0.5);
  g_assert_cmpuint (fixture->frame.floater.kind, ==, ROBO_FLOATER_DAMAGE);
  g_assert_cmpuint (fixture->frame.floater.amount, ==, 2);
  make_frame (fixture, &damage, FALSE, 1);
  g_assert_cmpuint (fixture->frame.floater.amount, ==, 0);
  make_frame (fixture, &credit, FALSE, 0.5);
  g_assert_cmpuint (fixture->frame.floater.kind, ==, ROBO_FLOATER_VP);
  fixture->before.robots[0].damage = 2;
  make_frame (fixture, &repair, FALSE, 0.5);
  g_assert_cmpuint (fixture->frame.floater.kind, ==, ROBO_FLOATER_REPAIR);
  g_assert_cmpuint (fixture->frame.floater.amount, ==, 2);
}

/* Signs hide neither a face nor a number: they are above, or below at the border of the board. */
static void
test_room (Fixture      *fixture,
           gconstpointer data)
{
  RoboEvent use = { .type = ROBO_EVENT_USE, .seat = 0, .card = 3 };
  RoboEvent damage = { .type = ROBO_EVENT_DAMAGE, .seat = 0, .by = 2, .amount = 1, .at = at (4, 2) };

  make_frame (fixture, &use, FALSE, 0.5);
  g_assert_cmpuint (fixture->frame.use.card, ==, 3);
  g_assert_cmpfloat (fixture->frame.use.y, <, 1.5 - 0.6);
  make_frame (fixture, &damage, FALSE, 0.1);
  g_assert_cmpfloat (fixture->frame.floater.y, <, 1.5 - 0.6);

  fixture->before.robots[0].space = fixture->after.robots[0].space = damage.at = at (4, 1);
  make_frame (fixture, &damage, FALSE, 0.1);
  g_assert_cmpfloat (fixture->frame.floater.y, >, 0.5 + 0.5);
  make_frame (fixture, &use, TRUE, 0.2);
  g_assert_cmpuint (fixture->frame.use.card, ==, 3);
  make_frame (fixture, &use, FALSE, 1);
  g_assert_cmpuint (fixture->frame.use.card, ==, ROBO_NO_CARD);
}

/* The token rises, turns and is taken before the number appears; without animations there is only the number. */
static void
test_prize (Fixture      *fixture,
            gconstpointer data)
{
  const RoboEvent take = { .type = ROBO_EVENT_TAKE_VP, .seat = 0, .amount = 1, .at = at (4, 2) };

  fixture->plan.vp[at (4, 2)] = 5;
  make_frame (fixture, &take, FALSE, 0.3);
  g_assert_cmpuint (fixture->frame.prize.number, ==, 5);
  g_assert_cmpfloat (fixture->frame.prize.y, <, 1.2);
  g_assert_cmpuint (fixture->frame.floater.amount, ==, 0);
  make_frame (fixture, &take, FALSE, 0.78);
  g_assert_cmpfloat (fixture->frame.prize.scale, <, 0.4);
  make_frame (fixture, &take, FALSE, 0.9);
  g_assert_cmpfloat (fixture->frame.prize.alpha, ==, 0);
  g_assert_cmpuint (fixture->frame.floater.amount, ==, 1);
  make_frame (fixture, &take, TRUE, 0.3);
  g_assert_cmpuint (fixture->frame.prize.number, ==, 0);
  g_assert_cmpuint (fixture->frame.floater.amount, ==, 1);
}

/* If tokens fly to the points of a player, the board shows the tokens until they leave, and shows no number. */
static void
test_prize_sent (Fixture      *fixture,
                 gconstpointer data)
{
  const RoboEvent     take = { .type = ROBO_EVENT_TAKE_VP, .seat = 0, .amount = 2, .at = at (4, 2) };
  const RoboHappening happening = {
    .plan = &fixture->plan, .event = take, .before = &fixture->before, .after = &fixture->after, .is_prize_sent = TRUE
  };
  const RoboPrize *prize = &fixture->frame.prize;

  fixture->plan.vp[at (4, 2)] = 5;
  robo_board_frame_init_moment (&fixture->frame, &happening, 0.5);
  g_assert_cmpfloat (prize->flown, ==, 0);
  g_assert_cmpfloat (prize->y, ==, 1);
  robo_board_frame_init_moment (&fixture->frame, &happening, 0.65);
  g_assert_cmpfloat (prize->alpha, ==, 0);
  g_assert_cmpfloat_with_epsilon (prize->flown, 0.5, 0.001);
  g_assert_cmpfloat (prize->landed, ==, 0);
  g_assert_cmpuint (prize->seat, ==, 0);
  g_assert_cmpuint (prize->amount, ==, 2);
  robo_board_frame_init_moment (&fixture->frame, &happening, 0.96);
  g_assert_cmpfloat (prize->landed, ==, 1);
  g_assert_cmpuint (fixture->frame.floater.amount, ==, 0);
  robo_board_frame_init_moment (&fixture->frame, &happening, 1);
  g_assert_cmpuint (prize->number, ==, 0);
}

/* The robot is scared at the rim, and is then visible only inside the hole. */
static void
test_sunk (Fixture      *fixture,
           gconstpointer data)
{
  const RoboEvent fall = { .type = ROBO_EVENT_FALL, .seat = 2, .at = at (6, 4) };

  make_frame (fixture, &fall, FALSE, 0.1);
  g_assert_cmpuint (fixture->frame.picture.robots[2].mood, ==, ROBO_MOOD_SCARED);
  g_assert_false (fixture->frame.poses[2].is_sunk);
  make_frame (fixture, &fall, FALSE, 0.5);
  g_assert_cmpuint (fixture->frame.picture.robots[2].mood, ==, ROBO_MOOD_SCARED);
  g_assert_true (fixture->frame.poses[2].is_sunk);
}

/* A landing hits no robot, but raises dust. The jets burn below the base plate, at any height. */
static void
test_jump (Fixture      *fixture,
           gconstpointer data)
{
  const RoboEvent jump = { .type = ROBO_EVENT_JUMP, .seat = 2, .at = at (6, 4), .to = at (6, 4) };
  const RoboEvent land = { .type = ROBO_EVENT_LAND, .seat = 2, .at = at (6, 4) };
  double          low;

  make_frame (fixture, &jump, FALSE, 0.02);
  g_assert_cmpuint (fixture->frame.sparks[0].kind, ==, ROBO_SPARK_JET);
  low = fixture->frame.sparks[0].y;
  make_frame (fixture, &jump, FALSE, 0.5);
  g_assert_cmpfloat (fixture->frame.sparks[0].y, >, low + 0.1);
  make_frame (fixture, &land, FALSE, 0.3);
  g_assert_cmpuint (fixture->frame.n_sparks, ==, 1);
  g_assert_cmpuint (fixture->frame.sparks[0].kind, ==, ROBO_SPARK_DUST);
  g_assert_cmpfloat (fixture->frame.poses[2].squash, !=, 1);
}

/* Without animations the event is outlined. */
static void
test_calm (Fixture      *fixture,
           gconstpointer data)
{
  const RoboEvent step = { .type = ROBO_EVENT_STEP, .seat = 0, .at = at (4, 2), .to = at (5, 3) };

  fixture->after.robots[0].space = at (5, 3);
  make_frame (fixture, &step, TRUE, 0);
  assert_place (fixture, 0, 4.5, 2.5);
  g_assert_nonnull (find_spark (fixture, ROBO_SPARK_OUTLINE));
  make_frame (fixture, &step, TRUE, 1);
  assert_place (fixture, 0, 4.5, 2.5);
  g_assert_cmpuint (fixture->frame.n_sparks, ==, 0);
}

/* A blast shakes the board and throws pieces around; without animations it is an outline. */
static void
test_blast (Fixture      *fixture,
            gconstpointer data)
{
  const RoboEvent destroyed = { .type = ROBO_EVENT_DESTROYED, .seat = 0, .by = 2, .at = at (4, 2) };

  make_frame (fixture, &destroyed, FALSE, 0.02);
  g_assert_cmpfloat (fabs (fixture->frame.shake_x), >, 0.01);
  g_assert_nonnull (find_spark (fixture, ROBO_SPARK_BLAST));
  g_assert_false (find_spark (fixture, ROBO_SPARK_BLAST)->is_calm);
  make_frame (fixture, &destroyed, FALSE, 0.5);
  g_assert_cmpfloat (fixture->frame.shake_x, ==, 0);

  make_frame (fixture, &destroyed, TRUE, 0.02);
  g_assert_cmpfloat (fixture->frame.shake_x, ==, 0);
  g_assert_true (find_spark (fixture, ROBO_SPARK_BLAST)->is_calm);
}

/* A grenade flies from its thrower's hand and explodes where it lands; a mine only explodes. */
static void
test_grenade (Fixture      *fixture,
              gconstpointer data)
{
  const RoboEvent detonate = { .type = ROBO_EVENT_DETONATE, .seat = 0, .at = at (6, 4), .amount = 1 };
  RoboHappening   happening = { &fixture->plan, detonate, &fixture->before, &fixture->after, FALSE, TRUE };

  robo_board_frame_init_moment (&fixture->frame, &happening, 0.2);
  g_assert_null (find_spark (fixture, ROBO_SPARK_BLAST));
  g_assert_cmpfloat (find_spark (fixture, ROBO_SPARK_GRENADE)->x, ==, 3.5);
  g_assert_cmpfloat (find_spark (fixture, ROBO_SPARK_GRENADE)->to_y, ==, 3.5);
  g_assert_cmpuint (fixture->frame.picture.robots[0].mood, ==, ROBO_MOOD_AIMING);
  robo_board_frame_init_moment (&fixture->frame, &happening, 0.5);
  g_assert_null (find_spark (fixture, ROBO_SPARK_GRENADE));
  g_assert_cmpfloat (find_spark (fixture, ROBO_SPARK_BLAST)->progress, <, 0.2);

  happening.is_calm = TRUE;
  robo_board_frame_init_moment (&fixture->frame, &happening, 0);
  g_assert_nonnull (find_spark (fixture, ROBO_SPARK_GRENADE));
  g_assert_nonnull (find_spark (fixture, ROBO_SPARK_BLAST));

  make_frame (fixture, &detonate, FALSE, 0.2);
  g_assert_null (find_spark (fixture, ROBO_SPARK_GRENADE));
  g_assert_nonnull (find_spark (fixture, ROBO_SPARK_BLAST));
}

/* The jet of water follows the robot that it pushes, and reaches only the first of several robots. */
static void
test_stream (Fixture      *fixture,
             gconstpointer data)
{
  const RoboEvent push = { .type = ROBO_EVENT_PUSH, .seat = 2, .by = 0, .at = at (6, 4), .to = at (7, 5) };
  RoboHappening   happening = { &fixture->plan, push, &fixture->before, &fixture->after, FALSE, TRUE };
  double          early;

  robo_board_frame_init_moment (&fixture->frame, &happening, 0.1);
  early = find_spark (fixture, ROBO_SPARK_STREAM)->to_x;
  robo_board_frame_init_moment (&fixture->frame, &happening, 0.9);
  g_assert_cmpfloat (find_spark (fixture, ROBO_SPARK_STREAM)->to_x, >, early + 0.5);

  fixture->before.robots[1] = (RoboPictureRobot){
    .is_there = TRUE, .space = at (5, 3), .colour = 1, .damage_limit = 3
  };
  fixture->after = fixture->before;
  robo_board_frame_init_moment (&fixture->frame, &happening, 0.5);
  g_assert_null (find_spark (fixture, ROBO_SPARK_STREAM));

  fixture->before.robots[1].is_there = FALSE;
  make_frame (fixture, &push, FALSE, 0.5);
  g_assert_null (find_spark (fixture, ROBO_SPARK_STREAM));
}

/* The head turns in the direction in which the robot aims, and the face changes. */
static void
test_gaze (Fixture      *fixture,
           gconstpointer data)
{
  const RoboEvent fire = { .type = ROBO_EVENT_FIRE, .seat = 0, .key = ROBO_DIR_N, .at = at (4, 2), .to = at (4, 1) };

  make_frame (fixture, &fire, FALSE, 0);
  g_assert_cmpuint (fixture->frame.picture.robots[0].gaze, ==, 1 + ROBO_DIR_S);
  make_frame (fixture, &fire, FALSE, 0.6);
  g_assert_cmpuint (fixture->frame.picture.robots[0].gaze, ==, 1 + ROBO_DIR_N);
  g_assert_cmpuint (fixture->frame.picture.robots[0].mood, ==, ROBO_MOOD_AIMING);
  make_frame (fixture, &fire, FALSE, 1);
  g_assert_cmpuint (fixture->frame.picture.robots[0].mood, ==, ROBO_MOOD_IDLE);
}

/* The last moment of any event is the position after it; only a robot that fell is hidden. */
static void
test_ends (Fixture      *fixture,
           gconstpointer data)
{
  for (guint type = 0; type < ROBO_N_EVENT_TYPES; type++)
    for (guint i = 0; i < 2; i++)
      {
        const RoboEvent event = {
          .type = (guint8)type, .seat = 0, .by = 2, .amount = 1, .key = ROBO_DIR_E, .at = at (4, 2), .to = at (4, 2)
        };

        make_frame (fixture, &event, i == 1, 1);
        g_assert_true (memcmp (&fixture->frame.picture, &fixture->after, sizeof fixture->after) == 0);
        g_assert_cmpuint (fixture->frame.n_sparks, ==, 0);
        g_assert_cmpfloat (fixture->frame.shake_x, ==, 0);
        g_assert_cmpfloat (fixture->frame.shake_y, ==, 0);
        g_assert_cmpuint (fixture->frame.floater.amount, ==, 0);
        g_assert_cmpfloat_with_epsilon (fixture->frame.poses[0].dx, 0, 0.001);
        if (type != ROBO_EVENT_FALL || i == 1)
          g_assert_cmpfloat (fixture->frame.poses[0].alpha, ==, 1);
      }
}

/* A die shows many values, and then the value that was rolled. Without animations it shows that value at once. */
static void
test_roll (Fixture      *fixture,
           gconstpointer data)
{
  const RoboEvent roll = { .type = ROBO_EVENT_ROLL, .seat = 0, .colour = ROBO_RED, .value = 3 };
  guint           faces = 0;

  for (guint i = 0; i < 60; i++)
    {
      make_frame (fixture, &roll, FALSE, i / 100.0);
      g_assert_cmpuint (fixture->frame.tumble.colour, ==, ROBO_RED);
      g_assert_cmpuint (fixture->frame.tumble.value, >=, 1);
      g_assert_cmpuint (fixture->frame.tumble.value, <=, 6);
      faces |= 1u << fixture->frame.tumble.value;
    }
  g_assert_cmpuint (g_bit_storage (faces), ==, 7);
  g_assert_cmphex (faces & (faces - 1), !=, 0);
  make_frame (fixture, &roll, FALSE, 0.7);
  g_assert_cmpuint (fixture->frame.tumble.value, ==, 3);
  g_assert_cmpfloat (fixture->frame.tumble.turn, ==, 0);
  make_frame (fixture, &roll, TRUE, 0.1);
  g_assert_cmpuint (fixture->frame.tumble.value, ==, 3);
  g_assert_cmpfloat (fixture->frame.tumble.turn, ==, 0);
  make_frame (fixture, &roll, FALSE, 1);
  g_assert_cmpuint (fixture->frame.tumble.value, ==, 0);
}

/* The winner is lit, and the board zooms in. Afterwards the board is as before. Without animations nothing of this
 * happens. */
static void
test_triumph (Fixture      *fixture,
              gconstpointer data)
{
  const RoboEvent    win = { .type = ROBO_EVENT_WIN, .seat = 0 };
  const RoboTriumph *triumph = &fixture->frame.triumph;

  make_frame (fixture, &win, FALSE, 0.5);
  g_assert_cmpfloat_with_epsilon (triumph->dim, 0.45, 0.001);
  g_assert_cmpfloat_with_epsilon (triumph->zoom, 1.15, 0.001);
  g_assert_cmpfloat_with_epsilon (triumph->x, 3.5, 0.001);
  g_assert_cmpfloat_with_epsilon (triumph->y, 1.5, 0.001);
  g_assert_cmpfloat (triumph->confetti, >, 0);
  g_assert_true (triumph->winners[0]);
  g_assert_false (triumph->winners[2]);
  g_assert_cmpfloat (fixture->frame.poses[0].dy, <, -0.1);
  g_assert_cmpuint (fixture->frame.picture.robots[0].mood, ==, ROBO_MOOD_CHEERING);

  make_frame (fixture, &win, TRUE, 0.5);
  g_assert_cmpfloat (triumph->dim, ==, 0);
  g_assert_cmpfloat (triumph->zoom, ==, 1);
  g_assert_cmpfloat (triumph->confetti, ==, 0);
  g_assert_cmpfloat (fixture->frame.poses[0].dy, ==, 0);
  make_frame (fixture, &win, FALSE, 1);
  g_assert_cmpfloat (triumph->dim, ==, 0);
  g_assert_cmpfloat (triumph->zoom, ==, 1);
  g_assert_cmpfloat (fixture->frame.poses[0].dy, ==, 0);
}

/* Invalid seats and spaces in events of every type do no harm. */
static void
test_unsound (Fixture      *fixture,
              gconstpointer data)
{
  for (guint type = 0; type < ROBO_N_EVENT_TYPES; type++)
    for (guint i = 0; i < 8; i++)
      {
        const RoboEvent event = {
          .type = (guint8)type,
          .seat = i & 1 ? ROBO_NO_SEAT : 1,
          .by = ROBO_NO_SEAT,
          .amount = 1,
          .at = i & 2 ? ROBO_NO_SPACE : 34,
          .to = i & 4 ? ROBO_NO_SPACE : 34,
        };

        make_frame (fixture, &event, FALSE, 0.4);
        make_frame (fixture, &event, TRUE, 0.4);
        g_assert_cmpuint (fixture->frame.n_sparks, <=, ROBO_MAX_FRAME_SPARKS);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/ui/board/board-frame/step/robot-moves-evenly", Fixture, NULL, set_up, test_step, tear_down);
  g_test_add ("/ui/board/board-frame/push/has-an-arrow-in-the-color-of-the-pusher",
              Fixture, NULL, set_up, test_push, tear_down);
  g_test_add ("/ui/board/board-frame/failed-step/robot-springs-back", Fixture, NULL, set_up, test_fail, tear_down);
  g_test_add ("/ui/board/board-frame/fall/shrinks-and-hides-the-robot", Fixture, NULL, set_up, test_fall, tear_down);
  g_test_add ("/ui/board/board-frame/destroyed-robot/is-visible-in-the-blast",
              Fixture, NULL, set_up, test_destroyed, tear_down);
  g_test_add ("/ui/board/board-frame/fire/beam-ends-at-robot-or-wall", Fixture, NULL, set_up, test_fire, tear_down);
  g_test_add ("/ui/board/board-frame/amounts/float-until-the-end-of-the-event",
              Fixture, NULL, set_up, test_floaters, tear_down);
  g_test_add ("/ui/board/board-frame/signs-over-a-robot/hide-no-face-or-number",
              Fixture, NULL, set_up, test_room, tear_down);
  g_test_add ("/ui/board/board-frame/vp-token/rises-before-the-number-appears",
              Fixture, NULL, set_up, test_prize, tear_down);
  g_test_add ("/ui/board/board-frame/token-that-flies-to-a-player/board-shows-no-number",
              Fixture, NULL, set_up, test_prize_sent, tear_down);
  g_test_add ("/ui/board/board-frame/jump-and-landing/have-jets-and-dust", Fixture, NULL, set_up, test_jump, tear_down);
  g_test_add ("/ui/board/board-frame/fall/robot-is-scared-then-inside-the-hole",
              Fixture, NULL, set_up, test_sunk, tear_down);
  g_test_add ("/ui/board/board-frame/no-animations/position-after-the-event-is-shown",
              Fixture, NULL, set_up, test_calm, tear_down);
  g_test_add ("/ui/board/board-frame/last-moment-of-an-event/shows-the-position-after-the-event",
              Fixture, NULL, set_up, test_ends, tear_down);
  g_test_add ("/ui/board/board-frame/blast/shakes-the-board-unless-animations-are-off",
              Fixture, NULL, set_up, test_blast, tear_down);
  g_test_add ("/ui/board/board-frame/grenade/flies-before-the-blast", Fixture, NULL, set_up, test_grenade, tear_down);
  g_test_add ("/ui/board/board-frame/jet-of-water/follows-the-first-robot-it-pushes",
              Fixture, NULL, set_up, test_stream, tear_down);
  g_test_add ("/ui/board/board-frame/head-of-a-robot/turns-to-the-target", Fixture, NULL, set_up, test_gaze, tear_down);
  g_test_add ("/ui/board/board-frame/roll/ends-with-the-rolled-value", Fixture, NULL, set_up, test_roll, tear_down);
  g_test_add ("/ui/board/board-frame/win/only-the-winner-is-lit", Fixture, NULL, set_up, test_triumph, tear_down);
  g_test_add ("/ui/board/board-frame/invalid-events/are-drawn-without-a-crash",
              Fixture, NULL, set_up, test_unsound, tear_down);

  return g_test_run ();
}
