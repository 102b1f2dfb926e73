// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-frame.h"

#include <math.h>

#include "match/log/robo-log-describe.h"

/* Moments of an event, such as TEETER, are from 0 at its beginning to 1 at its end. If animations are off, an event is
 * shown at this moment, in which users see best what happens. */
#define CALM_PROGRESS 0.42

/* A robot moves BUMP_REACH into an obstacle, and a hit shakes the robot by SHAKE_REACH, both in spaces. */
#define BUMP_REACH  0.17
#define SHAKE_REACH 0.06

/* A head turns within HEAD_TURNS_MS. If it turns by more than a quarter of a circle, it takes HEAD_BACK_MS. SQUASH says
 * how strongly a robot is squashed when it bumps into an obstacle: with the curve of get_squash() its height falls by 8
 * % and then rises to 3 % above normal. */
#define HEAD_TURNS_MS 90
#define HEAD_BACK_MS  140
#define SQUASH        0.105

/* An explosion shakes the board by BLAST_SHAKE, a bump by BUMP_SHAKE, both in spaces. The shaking takes the part
 * BOARD_SHAKES of the time of the event. */
#define BLAST_SHAKE  0.06
#define BUMP_SHAKE   0.03
#define BOARD_SHAKES 0.25

/* A grenade lands after the part GRENADE_LANDS of the time of its event. Its path is 0.2 spaces high, plus GRENADE_RISE
 * of the length. */
#define GRENADE_LANDS 0.42
#define GRENADE_RISE  0.3

/* A falling robot teeters at the rim until the moment TEETER, and is gone at the moment FALL_ENDS. */
#define TEETER    0.16
#define FALL_ENDS 0.7

/* A rolled die comes to rest at the moment ROLL_ENDS, after it has shown N_ROLL_FACES faces. */
#define ROLL_ENDS    0.6
#define N_ROLL_FACES 9

/* A robot that drives leans by LEAN degrees. A robot that fires recoils by RECOIL spaces. */
#define LEAN   4
#define RECOIL 0.03

/* These are the moments at which a token has risen, has turned once, lands at the player who takes the token, and
 * counts. The token rises by PRIZE_HEIGHT, in spaces. */
#define PRIZE_RISES  0.15
#define PRIZE_TURNS  0.5
#define PRIZE_LANDS  0.8
#define PRIZE_COUNTS 0.95
#define PRIZE_HEIGHT 0.5

/* Numbers and pictograms are this far from the middle of a robot, above or below it, in spaces, so that they hide
 * neither its face nor its starting number. */
#define ABOVE 0.7
#define BELOW 0.74

/* In a win the board is darkened by TRIUMPH_DIM and zoomed to TRIUMPH_ZOOM until TRIUMPH_ENDS, and then returns to
 * normal. The winners hop N_HOPS times, by HOP_REACH spaces. */
#define TRIUMPH_DIM  0.45
#define TRIUMPH_ZOOM 1.15
#define TRIUMPH_ENDS 0.82
#define HOP_REACH    0.16
#define N_HOPS       5

typedef struct
{
  const RoboHappening *happening;
  const RoboEvent     *event;
  RoboBoardFrame      *frame;
  double               progress;
} RoboMoment;

/* Eases in and out: begins and ends slowly, as a mass that accelerates and brakes. */
static double
ease (double progress)
{
  return (1 - cos (progress * G_PI)) / 2;
}

/* Eases out: ends slowly, as the upward part of a jump. */
static double
ease_out (double progress)
{
  return 1 - (1 - progress) * (1 - progress);
}

/* Returns 0 before `from`, 1 after `to`, and between them the share of the time that has passed. */
static double
get_part (double progress,
          double from,
          double to)
{
  return CLAMP ((progress - from) / (to - from), 0, 1);
}

static double
get_x (const RoboMoment *moment,
       guint             space)
{
  return space % moment->happening->plan->columns + 0.5;
}

static double
get_y (const RoboMoment *moment,
       guint             space)
{
  return space / moment->happening->plan->columns + 0.5;
}

static gboolean
has_seat (const RoboMoment *moment)
{
  return moment->event->seat < ROBO_MAX_ROBOTS;
}

/* Returns the robot of a seat as it is after the event. If the robot is not in the arena then, returns the robot as it
 * was before the event. */
static const RoboPictureRobot *
get_looks (const RoboMoment *moment,
           guint             seat)
{
  const RoboPictureRobot *after = &moment->happening->after->robots[seat];

  return after->is_there ? after : &moment->happening->before->robots[seat];
}

static RoboPaint
get_paint (const RoboMoment *moment,
           guint             seat)
{
  if (seat >= ROBO_MAX_ROBOTS)
    return ROBO_PAINT_HIGHLIGHT;

  return robo_palette_get_seat (get_looks (moment, seat)->colour);
}

static RoboSpark *
add_spark (RoboMoment   *moment,
           RoboSparkKind kind,
           RoboPaint     paint,
           double        x,
           double        y,
           double        radius)
{
  RoboBoardFrame *frame = moment->frame;
  RoboSpark      *spark = &frame->sparks[MIN (frame->n_sparks, ROBO_MAX_FRAME_SPARKS - 1)];

  *spark = (RoboSpark){ kind, paint, x, y, x, y, radius, moment->progress, moment->happening->is_calm };
  frame->n_sparks = MIN (frame->n_sparks + 1, ROBO_MAX_FRAME_SPARKS);

  return spark;
}

static RoboSpark *
add_spark_at (RoboMoment   *moment,
              RoboSparkKind kind,
              RoboPaint     paint,
              guint         space,
              double        radius)
{
  return add_spark (moment, kind, paint, get_x (moment, space), get_y (moment, space), radius);
}

/* Returns the y coordinate of a sign above a robot. In the northern row, where the sign would be cut off, returns a
 * coordinate below the robot. */
static double
get_sign_y (const RoboMoment *moment,
            guint             space)
{
  double y = get_y (moment, space);

  return y < 1 ? y + BELOW : y - ABOVE;
}

static void
add_floater (RoboMoment     *moment,
             RoboFloaterKind kind,
             guint           amount,
             guint           space)
{
  double rise = moment->happening->is_calm ? 0 : 0.12 * ease_out (moment->progress);

  moment->frame->floater = (RoboFloater){
    .kind = (guint8)kind,
    .amount = (guint8)amount,
    .x = get_x (moment, space),
    .y = get_sign_y (moment, space) - rise,
    .alpha = 1 - get_part (moment->progress, 0.75, 1),
  };
}

/* Puts the robot of a seat on a space, with its face and damage from after the event. If the robot is gone then, it
 * is shown as before the event. */
static RoboPose *
put_robot (RoboMoment *moment,
           guint       seat,
           guint       space)
{
  RoboPictureRobot *robot = &moment->frame->picture.robots[seat];

  *robot = *get_looks (moment, seat);
  robot->is_there = TRUE;
  robot->space = (guint8)space;

  return &moment->frame->poses[seat];
}

static void
set_mood (RoboMoment *moment,
          guint       seat,
          RoboMood    mood)
{
  if (seat < ROBO_MAX_ROBOTS)
    moment->frame->picture.robots[seat].mood = (guint8)mood;
}

/* Turns the head of a robot within a short time, in the direction in which the way is shorter. */
static void
turn_head (RoboMoment *moment,
           guint       seat,
           RoboDir     dir)
{
  const RoboPictureRobot *before = &moment->happening->before->robots[seat];
  RoboDir                 from = before->gaze != ROBO_GAZE_REST ? (RoboDir)(before->gaze - 1)
                                 : before->is_killbot           ? (RoboDir)before->facing
                                                                : ROBO_DIR_S;
  int                     turns = (dir - from + ROBO_N_DIRS) % ROBO_N_DIRS;
  double                  event_ms = MAX (HEAD_BACK_MS, robo_log_get_duration_ms ((RoboEventType)moment->event->type));
  double                  turn_ms;

  if (turns > ROBO_N_DIRS / 2)
    turns -= ROBO_N_DIRS;
  turn_ms = ABS (turns) > ROBO_N_DIRS / 4 ? HEAD_BACK_MS : HEAD_TURNS_MS;
  turns = (int)lround (turns * ease (get_part (moment->progress, 0, turn_ms / event_ms)));
  moment->frame->picture.robots[seat].gaze = (guint8)(1 + robo_dir_turn (from, turns));
}

static void
look_from_to (RoboMoment *moment,
              guint       seat,
              guint       from,
              guint       to)
{
  RoboDir dir;

  if (robo_board_frame_find_dir (moment->happening->plan, from, to, &dir))
    turn_head (moment, seat, dir);
}

/* Returns the height of a robot that bumps into an obstacle: 1 until the moment of the bump, then down to 0.92, up to a
 * little more than 1, and back to 1. */
static double
get_squash (double progress,
            double from)
{
  double part = get_part (progress, from, 1);

  return 1 - SQUASH * sin (part * 2 * G_PI) * (1 - part);
}

/* Shakes the whole board, beginning at a moment of the event, with five swings that fade out. */
static void
shake_board (RoboMoment *moment,
             double      from,
             double      reach)
{
  double part = get_part (moment->progress, from, from + BOARD_SHAKES);
  double swing = part <= 0 || part >= 1 ? 0 : sin (part * 10 * G_PI) * (1 - part);

  moment->frame->shake_x = reach * swing;
  moment->frame->shake_y = 0.6 * reach * swing;
}

static void
shake (RoboMoment *moment,
       guint       seat)
{
  double swing = sin (moment->progress * 8 * G_PI) * (1 - moment->progress);

  if (seat < ROBO_MAX_ROBOTS)
    moment->frame->poses[seat].dx += SHAKE_REACH * swing;
}

static void
move_robot (RoboMoment *moment,
            guint       seat,
            guint       from,
            guint       to)
{
  RoboPose *pose = put_robot (moment, seat, to);
  double    left = 1 - ease (moment->progress);

  pose->dx += left * (get_x (moment, from) - get_x (moment, to));
  pose->dy += left * (get_y (moment, from) - get_y (moment, to));
}

static void
add_arrow (RoboMoment *moment,
           RoboPaint   paint,
           guint       from,
           guint       to)
{
  /* If animations are off, the robot already stands at the end of the arrow, so make the arrow shorter. */
  double     part = moment->happening->is_calm ? 0.62 : 1;
  RoboSpark *spark = add_spark_at (moment, ROBO_SPARK_ARROW, paint, from, 0.3);

  spark->to_x += part * (get_x (moment, to) - spark->x);
  spark->to_y += part * (get_y (moment, to) - spark->y);
}

/* Functions that show events on the board; the table `shows` has the types of events */

static void
show_token (RoboMoment *moment)
{
  add_spark_at (moment, ROBO_SPARK_RING, ROBO_PAINT_TOKEN, moment->event->at, 0.75);
  add_spark_at (moment, ROBO_SPARK_FLASH, ROBO_PAINT_TOKEN, moment->event->at, 0.55);
}

static void
show_reboot (RoboMoment *moment)
{
  RoboPose *pose = put_robot (moment, moment->event->seat, moment->event->at);
  double    fallen = get_part (moment->progress, 0, 0.5);
  double    landed = get_part (moment->progress, 0.5, 1);

  pose->scale = 1 + 0.7 * (1 - fallen * fallen);
  pose->alpha = get_part (moment->progress, 0, 0.3);
  pose->squash = get_squash (moment->progress, 0.5);
  add_spark_at (moment, ROBO_SPARK_RING, get_paint (moment, moment->event->seat), moment->event->at, 0.7);
  if (landed > 0)
    add_spark_at (moment, ROBO_SPARK_DUST, ROBO_PAINT_DUST, moment->event->at, 0.42)->progress = landed;
}

static void
show_move (RoboMoment *moment)
{
  const RoboEvent *event = moment->event;

  look_from_to (moment, event->seat, event->at, event->to);
  move_robot (moment, event->seat, event->at, event->to);
  moment->frame->poses[event->seat].turn = LEAN * sin (moment->progress * G_PI) *
                                           (get_x (moment, event->to) - get_x (moment, event->at));
}

static void
show_step (RoboMoment *moment)
{
  const RoboEvent *event = moment->event;
  guint            terrain = moment->happening->plan->terrain[event->at];

  show_move (moment);
  /* Raise dust on the space where the step begins, except over a pit or water. */
  if (terrain != ROBO_TERRAIN_PIT && terrain != ROBO_TERRAIN_WATER)
    add_spark (moment, ROBO_SPARK_DUST, ROBO_PAINT_DUST,
               get_x (moment, event->at) - 0.2 * (get_x (moment, event->to) - get_x (moment, event->at)),
               get_y (moment, event->at) + 0.3, 0.16);
}

/* Adds a jet of water from the robot that fires it to the robot that is pushed. If another robot is between the two,
 * adds nothing, because the jet hits only the first of several robots that it pushes. */
static void
add_stream (RoboMoment *moment)
{
  const RoboEvent        *event = moment->event;
  const RoboPictureRobot *from = event->by < ROBO_MAX_ROBOTS ? &moment->happening->before->robots[event->by] : NULL;
  const RoboPose         *pose = &moment->frame->poses[event->seat];
  RoboSpark              *spark;
  guint                   space;
  RoboDir                 dir;

  if (from == NULL || !from->is_there ||
      !robo_board_frame_find_dir (moment->happening->plan, from->space, event->at, &dir))
    return;

  for (space = robo_plan_get_neighbour (moment->happening->plan, from->space, dir); space != event->at;
       space = robo_plan_get_neighbour (moment->happening->plan, space, dir))
    if (space == ROBO_NO_SPACE || robo_board_picture_get_robot_at (moment->happening->before, space) != ROBO_NO_SEAT)
      return;

  turn_head (moment, event->by, dir);
  set_mood (moment, event->by, ROBO_MOOD_AIMING);
  spark = add_spark_at (moment, ROBO_SPARK_STREAM, ROBO_PAINT_WATER, from->space, 0.5);
  spark->x += 0.34 * robo_dir_dx (dir);
  spark->y += 0.34 * robo_dir_dy (dir);
  spark->to_x = get_x (moment, event->to) + pose->dx - 0.2 * robo_dir_dx (dir);
  spark->to_y = get_y (moment, event->to) + pose->dy - 0.2 * robo_dir_dy (dir);
}

static void
show_push (RoboMoment *moment)
{
  const RoboEvent *event = moment->event;

  if (has_seat (moment))
    {
      /* Let the pushed robot face the space from which it is pushed. */
      look_from_to (moment, event->seat, event->to, event->at);
      move_robot (moment, event->seat, event->at, event->to);
      set_mood (moment, event->seat, ROBO_MOOD_HIT);
      moment->frame->poses[event->seat].squash = get_squash (moment->progress, 0);
      if (!moment->happening->is_from_afar && moment->progress < 0.6)
        add_spark (moment, ROBO_SPARK_FLASH, ROBO_PAINT_HIGHLIGHT,
                   get_x (moment, event->at) - 0.42 * (get_x (moment, event->to) - get_x (moment, event->at)),
                   get_y (moment, event->at) - 0.42 * (get_y (moment, event->to) - get_y (moment, event->at)),
                   0.28)
          ->progress = moment->progress / 0.6;
      if (moment->happening->is_from_afar)
        add_stream (moment);
    }
  add_arrow (moment, get_paint (moment, event->by), event->at, event->to);
}

static void
show_activate (RoboMoment *moment)
{
  const RoboPictureRobot *robot = get_looks (moment, moment->event->seat);

  if (robot->is_there)
    add_spark_at (moment, ROBO_SPARK_RING, ROBO_PAINT_HIGHLIGHT, robot->space, 0.62);
}

/* Shows the turn of a KillBot. Operators turn dice, which lie on control units. */
static void
show_turn (RoboMoment *moment)
{
  const RoboPictureRobot *robot = get_looks (moment, moment->event->seat);
  RoboDir                 dir = (RoboDir)moment->event->key;
  RoboSpark              *spark;

  if (!robot->is_there || !robot->is_killbot)
    return;

  spark = add_spark_at (moment, ROBO_SPARK_ARROW, get_paint (moment, moment->event->seat), robot->space, 0.3);
  spark->to_x += 0.7 * robo_dir_dx (dir);
  spark->to_y += 0.7 * robo_dir_dy (dir);
}

static void
show_fail (RoboMoment *moment)
{
  const RoboEvent *event = moment->event;
  double           reach = BUMP_REACH * sin (moment->progress * G_PI);
  double           dx = robo_dir_dx ((RoboDir)event->key);
  double           dy = robo_dir_dy ((RoboDir)event->key);

  turn_head (moment, event->seat, (RoboDir)event->key);
  moment->frame->poses[event->seat].dx += reach * dx;
  moment->frame->poses[event->seat].dy += reach * dy;
  moment->frame->poses[event->seat].squash = get_squash (moment->progress, 0.4);
  shake_board (moment, 0.5, BUMP_SHAKE);
  add_spark (moment, ROBO_SPARK_FLASH, ROBO_PAINT_HIGHLIGHT,
             get_x (moment, event->at) + 0.5 * dx, get_y (moment, event->at) + 0.5 * dy, 0.32);
}

static void
show_barrier (RoboMoment *moment)
{
  const RoboEvent *event = moment->event;
  RoboDir          dir = (RoboDir)event->key;

  set_mood (moment, event->seat, ROBO_MOOD_HIT);
  add_spark (moment, ROBO_SPARK_LIGHTNING, ROBO_PAINT_BARRIER,
             get_x (moment, event->at) + 0.5 * robo_dir_dx (dir),
             get_y (moment, event->at) + 0.5 * robo_dir_dy (dir), 0.55);
  /* Lightning leaps from the barrier to the robot that crosses it. */
  if (get_looks (moment, event->seat)->is_there)
    add_spark_at (moment, ROBO_SPARK_LIGHTNING, ROBO_PAINT_BARRIER, get_looks (moment, event->seat)->space, 0.4);
}

static void
show_lightning (RoboMoment *moment)
{
  add_spark_at (moment, ROBO_SPARK_LIGHTNING, ROBO_PAINT_BARRIER, moment->event->at, 0.62);
}

static void
show_conductor (RoboMoment *moment)
{
  show_lightning (moment);
  add_spark_at (moment, ROBO_SPARK_RING, ROBO_PAINT_BARRIER, moment->event->at, 1.3);
}

static void
show_damage (RoboMoment *moment)
{
  const RoboEvent *event = moment->event;

  add_spark_at (moment, ROBO_SPARK_FLASH, ROBO_PAINT_DAMAGE, event->at, 0.58);
  set_mood (moment, event->seat, ROBO_MOOD_HIT);
  shake (moment, event->seat);
  add_floater (moment, ROBO_FLOATER_DAMAGE, event->amount, event->at);
}

static void
show_absorb (RoboMoment *moment)
{
  const RoboPictureRobot *robot = get_looks (moment, moment->event->seat);

  if (robot->is_there)
    add_spark_at (moment, ROBO_SPARK_SHIELD, ROBO_PAINT_SHIELD, robot->space, 0.6);
}

static void
show_fall (RoboMoment *moment)
{
  const RoboEvent *event = moment->event;
  gboolean         is_wet = moment->happening->plan->terrain[event->at] == ROBO_TERRAIN_WATER;
  double           teeter = get_part (moment->progress, 0, TEETER);
  double           fallen = get_part (moment->progress, TEETER, FALL_ENDS);
  double           late = get_part (moment->progress, is_wet ? TEETER + 0.2 : FALL_ENDS, 1);
  RoboPose        *pose = put_robot (moment, event->seat, event->at);

  set_mood (moment, event->seat, ROBO_MOOD_SCARED);
  pose->is_sunk = fallen > 0.25;
  pose->scale = 1 - 0.75 * fallen * fallen * fallen;
  pose->turn = 6 * sin (teeter * 2 * G_PI) + 40 * fallen * fallen * fallen;
  /* Make the robot more transparent the deeper it falls. */
  pose->alpha = 1 - 0.45 * fallen - 0.55 * get_part (moment->progress, FALL_ENDS - 0.12, FALL_ENDS);
  if (late > 0)
    add_spark_at (moment, is_wet ? ROBO_SPARK_SPLASH : ROBO_SPARK_DUST, is_wet ? ROBO_PAINT_SHORE : ROBO_PAINT_DUST,
                  event->at, 0.34)
      ->progress = late;
}

/* Shows how a robot is destroyed: it sinks in water, crashes in a pit, or goes up in smoke. */
static void
show_destroyed (RoboMoment *moment)
{
  const RoboEvent *event = moment->event;
  RoboPaint        paint = robo_palette_get_body (get_looks (moment, event->seat)->colour);
  guint            terrain = moment->happening->plan->terrain[event->at];

  if (terrain == ROBO_TERRAIN_WATER)
    {
      add_spark_at (moment, ROBO_SPARK_SINKING, paint, event->at, 0.6);
      return;
    }
  if (terrain == ROBO_TERRAIN_PIT)
    {
      shake_board (moment, 0, BUMP_SHAKE);
      add_spark_at (moment, ROBO_SPARK_CRASH, paint, event->at, 0.6);
      return;
    }

  if (moment->progress < 0.35 && !moment->happening->is_calm)
    {
      put_robot (moment, event->seat, event->at)->alpha = 1 - moment->progress / 0.35;
      set_mood (moment, event->seat, ROBO_MOOD_HIT);
    }
  shake_board (moment, 0, BLAST_SHAKE);
  add_spark_at (moment, ROBO_SPARK_BLAST, paint, event->at, 0.9);
}

static void
show_credit (RoboMoment *moment)
{
  const RoboPictureRobot *robot = get_looks (moment, moment->event->seat);

  if (!robot->is_there)
    return;

  set_mood (moment, moment->event->seat, ROBO_MOOD_CHEERING);
  add_spark_at (moment, ROBO_SPARK_RING, ROBO_PAINT_TOKEN, robot->space, 0.7);
  add_floater (moment, ROBO_FLOATER_VP, 1, robot->space);
}

/* Shows a laser beam that ends at the robot or mine that it hits, or at the far side of its last space. */
static void
show_fire (RoboMoment *moment)
{
  const RoboEvent        *event = moment->event;
  const RoboBoardPicture *picture = moment->happening->after;
  double                  dx = robo_dir_dx ((RoboDir)event->key);
  double                  dy = robo_dir_dy ((RoboDir)event->key);
  gboolean                is_hit = event->to != event->at &&
                    (picture->mines[event->to] != 0 ||
                     robo_board_picture_get_robot_at (picture, event->to) != ROBO_NO_SEAT);
  double     reach = is_hit ? -0.1 : 0.48;
  RoboSpark *spark = add_spark_at (moment, ROBO_SPARK_BEAM, ROBO_PAINT_BEAM, event->at, 0.2);

  double kick = RECOIL * get_part (moment->progress, 0, 0.06) * pow (1 - moment->progress, 3);

  turn_head (moment, event->seat, (RoboDir)event->key);
  set_mood (moment, event->seat, ROBO_MOOD_AIMING);
  moment->frame->poses[event->seat].dx -= kick * dx;
  moment->frame->poses[event->seat].dy -= kick * dy;

  spark->x += 0.34 * dx;
  spark->y += 0.34 * dy;
  spark->to_x = get_x (moment, event->to) + reach * dx;
  spark->to_y = get_y (moment, event->to) + reach * dy;
}

static void
show_hit (RoboMoment *moment)
{
  set_mood (moment, moment->event->seat, ROBO_MOOD_HIT);
  add_spark_at (moment, ROBO_SPARK_FLASH, ROBO_PAINT_BEAM, moment->event->at, 0.58);
  shake (moment, moment->event->seat);
  if (has_seat (moment))
    moment->frame->poses[moment->event->seat].squash = get_squash (moment->progress, 0);
}

static void
show_mine (RoboMoment *moment)
{
  add_spark_at (moment, ROBO_SPARK_RING, get_paint (moment, moment->event->seat), moment->event->at, 0.5);
}

static void
show_mine_off (RoboMoment *moment)
{
  /* Show the light of the mine before the mine explodes. */
  add_spark_at (moment, ROBO_SPARK_RING, ROBO_PAINT_LAMP, moment->event->at, 0.42);
  add_spark_at (moment, ROBO_SPARK_FLASH, ROBO_PAINT_BLAST, moment->event->at, 0.5);
}

/* Shows a grenade, which flies over everything (R8.8). The robot that throws it faces in the direction of the
 * grenade. */
static void
add_grenade (RoboMoment *moment)
{
  const RoboEvent        *event = moment->event;
  const RoboPictureRobot *from = &moment->happening->before->robots[event->seat];
  RoboSpark              *spark;

  if (!from->is_there)
    return;

  look_from_to (moment, event->seat, from->space, event->at);
  set_mood (moment, event->seat, ROBO_MOOD_AIMING);
  spark = add_spark_at (moment, ROBO_SPARK_GRENADE, ROBO_PAINT_MINE, from->space, 0);
  spark->to_x = get_x (moment, event->at);
  spark->to_y = get_y (moment, event->at);
  spark->radius = 0.2 + GRENADE_RISE * hypot (spark->to_x - spark->x, spark->to_y - spark->y);
  spark->progress = get_part (moment->progress, 0, GRENADE_LANDS);
}

/* Shows a blast that covers all adjacent spaces (R7.10), and before it the flight of a thrown grenade. */
static void
show_detonate (RoboMoment *moment)
{
  gboolean is_thrown = moment->happening->is_from_afar && has_seat (moment);
  gboolean is_calm = moment->happening->is_calm;
  double   begins = is_thrown && !is_calm ? GRENADE_LANDS : 0;

  if (is_thrown && (is_calm || moment->progress < GRENADE_LANDS))
    add_grenade (moment);
  if (moment->progress < begins)
    return;

  shake_board (moment, begins, BLAST_SHAKE);
  add_spark_at (moment, ROBO_SPARK_BLAST, ROBO_PAINT_SPIKE, moment->event->at, 1.35)->progress = get_part (
    moment->progress, begins, 1);
}

static void
show_jump (RoboMoment *moment)
{
  double left = 1 - ease (moment->progress);
  double scale = 1 + 0.4 * sin (moment->progress * G_PI);

  show_move (moment);
  /* Show the jet below the base plate of the robot, which becomes larger and smaller during the jump. */
  add_spark (
    moment, ROBO_SPARK_JET, ROBO_PAINT_FIRE,
    get_x (moment, moment->event->to) + left * (get_x (moment, moment->event->at) - get_x (moment, moment->event->to)),
    get_y (moment, moment->event->to) + left * (get_y (moment, moment->event->at) - get_y (moment, moment->event->to)) +
      0.45 * scale - 0.25,
    0.4);
  moment->frame->poses[moment->event->seat].scale = scale;
}

static void
show_land (RoboMoment *moment)
{
  add_spark (moment, ROBO_SPARK_DUST, ROBO_PAINT_DUST, get_x (moment, moment->event->at),
             get_y (moment, moment->event->at) + 0.22, 0.72);
  shake_board (moment, 0, BUMP_SHAKE);
  if (has_seat (moment))
    moment->frame->poses[moment->event->seat].squash = get_squash (moment->progress, 0);
}

/* Shows a swap. A swap is no movement (R8.5), so both robots vanish and reappear. A mine just appears on its new
 * space. */
static void
show_swap (RoboMoment *moment)
{
  const RoboEvent *event = moment->event;
  double           alpha = fabs (1 - 2 * moment->progress);

  for (guint i = 0; i < 2; i++)
    {
      guint seat = robo_board_picture_get_robot_at (moment->happening->after, i == 0 ? event->at : event->to);

      if (seat != ROBO_NO_SEAT)
        {
          moment->frame->poses[seat].alpha = alpha;
          /* Make the vanishing robot thin and tall. */
          moment->frame->poses[seat].squash = 1 + 0.65 * (1 - alpha) -
                                              0.06 * sin (get_part (moment->progress, 0.8, 1) * G_PI);
          moment->frame->poses[seat].scale = 1 - 0.3 * (1 - alpha);
        }
    }
  if (moment->progress < 0.5 && !moment->happening->is_calm)
    moment->frame->picture = *moment->happening->before;
  for (guint i = 0; i < 2; i++)
    {
      guint      from = i == 0 ? event->at : event->to;
      guint      to = i == 0 ? event->to : event->at;
      guint      seat = robo_board_picture_get_robot_at (moment->happening->after, to);
      RoboSpark *spark = add_spark_at (moment, ROBO_SPARK_BEAMING, ROBO_PAINT_MINE, from, 0.65);

      if (seat != ROBO_NO_SEAT)
        spark->paint = robo_palette_get_body (get_looks (moment, seat)->colour);
      spark->to_x = get_x (moment, to);
      spark->to_y = get_y (moment, to);
    }
}

/* Shows the pictogram of the module, which jumps up over the robot. */
static void
show_use (RoboMoment *moment)
{
  const RoboPictureRobot *robot = get_looks (moment, moment->event->seat);
  double                  up = moment->happening->is_calm ? 1 : ease_out (get_part (moment->progress, 0, 0.25));

  if (!robot->is_there)
    return;

  moment->frame->use = (RoboModuleUse){
    .card = moment->event->card,
    .x = get_x (moment, robot->space),
    .y = get_y (moment, robot->space) + up * (get_sign_y (moment, robot->space) - get_y (moment, robot->space)),
    .scale = 0.4 + 0.6 * up,
    .alpha = up * (1 - get_part (moment->progress, 0.8, 1)),
  };
}

/* Shows a token that is taken. The token rises over its space and turns once. Then it flies to the robot that takes it,
 * or leaves the board for the panel of that robot's player. */
static void
add_prize (RoboMoment *moment)
{
  const RoboEvent        *event = moment->event;
  const RoboPictureRobot *robot = get_looks (moment, event->seat);
  double                  risen = 1 - pow (1 - get_part (moment->progress, 0, PRIZE_RISES), 3);
  double                  flown = ease (get_part (moment->progress, PRIZE_TURNS, PRIZE_LANDS));
  double                  from_y = get_y (moment, event->at) - PRIZE_HEIGHT * risen;
  guint                   to = robot->is_there ? robot->space : event->at;
  gboolean                is_sent = moment->happening->is_prize_sent;

  moment->frame->prize = (RoboPrize){
    .number = moment->happening->plan->vp[event->at],
    .amount = event->amount,
    .seat = event->seat,
    .x = get_x (moment, event->at),
    .y = from_y,
    .scale = 1,
    .width = fabs (cos (get_part (moment->progress, PRIZE_RISES, PRIZE_TURNS) * 2 * G_PI)),
    .alpha = moment->progress < (is_sent ? PRIZE_TURNS : PRIZE_LANDS) ? 1 : 0,
    .flown = flown,
    .landed = get_part (moment->progress, PRIZE_LANDS, PRIZE_COUNTS),
  };
  if (is_sent)
    return;

  moment->frame->prize.x += flown * (get_x (moment, to) - get_x (moment, event->at));
  moment->frame->prize.y += flown * (get_y (moment, to) - 0.1 - from_y) - 0.25 * sin (flown * G_PI);
  moment->frame->prize.scale -= 0.7 * flown;
}

static void
show_take_vp (RoboMoment *moment)
{
  const RoboPictureRobot *robot = get_looks (moment, moment->event->seat);
  guint                   to = robot->is_there ? robot->space : moment->event->at;
  double                  landed = moment->happening->is_calm ? 1 : get_part (moment->progress, PRIZE_LANDS, 1);

  set_mood (moment, moment->event->seat, ROBO_MOOD_CHEERING);
  if (!moment->happening->is_calm)
    add_prize (moment);
  add_spark_at (moment, ROBO_SPARK_RING, ROBO_PAINT_TOKEN, moment->event->at, 0.75);
  /* If the token flies to the player's panel, the panel shows the amount of victory points, so don't show it here. */
  if (landed == 0 || (moment->happening->is_prize_sent && !moment->happening->is_calm))
    return;

  add_floater (moment, ROBO_FLOATER_VP, moment->event->amount, to);
  add_spark_at (moment, ROBO_SPARK_FLASH, ROBO_PAINT_TOKEN, to, 0.5)->progress = landed;
}

static void
show_repair (RoboMoment *moment)
{
  guint                   seat = moment->event->seat;
  const RoboPictureRobot *robot = get_looks (moment, seat);
  guint                   before = moment->happening->before->robots[seat].damage;

  if (!robot->is_there)
    return;

  add_spark_at (moment, ROBO_SPARK_MENDING, ROBO_PAINT_WORKSHOP, robot->space, 0.65);
  if (before > robot->damage)
    add_floater (moment, ROBO_FLOATER_REPAIR, before - robot->damage, robot->space);
}

/* Shows a die that a KillBot rolls. The die hops to the KillBot on the side that is away from its starting number,
 * shows one face after the other, and comes to rest on the value that was rolled. */
static void
show_roll (RoboMoment *moment)
{
  const RoboEvent        *event = moment->event;
  const RoboPictureRobot *robot = get_looks (moment, event->seat);
  double                  rolled = moment->happening->is_calm ? 1 : get_part (moment->progress, 0, ROLL_ENDS);
  double                  left = 1 - rolled;
  guint                   face = (guint)(rolled * N_ROLL_FACES);

  if (!robot->is_there)
    return;

  moment->frame->tumble = (RoboTumble){
    .colour = event->colour,
    .value = rolled >= 1 ? event->value : (guint8)(1 + (event->value + 5 * (N_ROLL_FACES - face)) % 6),
    .x = get_x (moment, robot->space) - 0.24 - 0.3 * left,
    .y = MAX (0.25, get_y (moment, robot->space) - 0.3 - 0.35 * left * fabs (sin (rolled * 3 * G_PI))),
    .turn = -460 * left * left,
    .alpha = 1 - get_part (moment->progress, 0.88, 1),
  };
}

/* Shows a win: everything except the winners gets dark, the board zooms in, and the winners hop. */
static void
show_win (RoboMoment *moment)
{
  RoboTriumph *triumph = &moment->frame->triumph;
  double       gone = get_part (moment->progress, TRIUMPH_ENDS, 1);
  guint        n_winners = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      const RoboPictureRobot *robot = &moment->frame->picture.robots[i];
      gboolean                has_won = moment->event->seat == ROBO_WINNER_SQUAD ? robot->is_killbot
                                                                                 : moment->event->seat == i;

      if (!has_won || !robot->is_there)
        continue;

      set_mood (moment, i, ROBO_MOOD_CHEERING);
      add_spark_at (moment, ROBO_SPARK_RING, ROBO_PAINT_TOKEN, robot->space, 1.4)->progress =
        get_part (moment->progress, 0, 0.3);
      moment->frame->poses[i].dy -= HOP_REACH * fabs (sin (moment->progress * N_HOPS * G_PI));
      moment->frame->poses[i].squash =
        1 - 0.5 * SQUASH * MAX (0, cos (2 * moment->progress * N_HOPS * G_PI)) * (1 - gone);
      triumph->winners[i] = TRUE;
      triumph->x += get_x (moment, robot->space);
      triumph->y += get_y (moment, robot->space);
      n_winners++;
    }
  if (n_winners == 0)
    return;

  triumph->x /= n_winners;
  triumph->y /= n_winners;
  triumph->dim = TRIUMPH_DIM * ease (get_part (moment->progress, 0, 0.2)) * (1 - ease (gone));
  triumph->zoom = 1 + (TRIUMPH_ZOOM - 1) * ease (get_part (moment->progress, 0, 0.3)) * (1 - ease (gone));
  triumph->confetti = get_part (moment->progress, 0.1, 1);
}

static void (*const shows[ROBO_N_EVENT_TYPES]) (RoboMoment *moment) = {
  [ROBO_EVENT_TOKEN] = show_token,
  [ROBO_EVENT_REBOOT] = show_reboot,
  [ROBO_EVENT_SHOVE] = show_push,
  [ROBO_EVENT_ROLL] = show_roll,
  [ROBO_EVENT_ACTIVATE] = show_activate,
  [ROBO_EVENT_TURN] = show_turn,
  [ROBO_EVENT_STEP] = show_step,
  [ROBO_EVENT_FAIL] = show_fail,
  [ROBO_EVENT_PUSH] = show_push,
  [ROBO_EVENT_BARRIER] = show_barrier,
  [ROBO_EVENT_LIGHTNING] = show_conductor,
  [ROBO_EVENT_DAMAGE] = show_damage,
  [ROBO_EVENT_ABSORB] = show_absorb,
  [ROBO_EVENT_FALL] = show_fall,
  [ROBO_EVENT_DESTROYED] = show_destroyed,
  [ROBO_EVENT_CREDIT] = show_credit,
  [ROBO_EVENT_FIRE] = show_fire,
  [ROBO_EVENT_HIT] = show_hit,
  [ROBO_EVENT_MINE_LAID] = show_mine,
  [ROBO_EVENT_MINE_TAKEN] = show_mine,
  [ROBO_EVENT_MINE_OFF] = show_mine_off,
  [ROBO_EVENT_MINE_GONE] = show_mine,
  [ROBO_EVENT_DETONATE] = show_detonate,
  [ROBO_EVENT_JUMP] = show_jump,
  [ROBO_EVENT_LAND] = show_land,
  [ROBO_EVENT_SWAP] = show_swap,
  [ROBO_EVENT_USE] = show_use,
  [ROBO_EVENT_HIGH_VOLTAGE] = show_lightning,
  [ROBO_EVENT_TAKE_VP] = show_take_vp,
  [ROBO_EVENT_REPAIR] = show_repair,
  [ROBO_EVENT_WIN] = show_win,
};

/* Returns TRUE if the event has only valid spaces and a valid seat. Events of some types may be without a seat. Events
 * may come from files or from other peers. */
static gboolean
is_sound (const RoboHappening *happening)
{
  const RoboEvent *event = &happening->event;
  RoboEventField   fields = robo_event_type_get_fields ((RoboEventType)event->type);
  guint            n_spaces = happening->plan->columns * happening->plan->rows;
  gboolean         may_lack_seat = event->type == ROBO_EVENT_SHOVE || event->type == ROBO_EVENT_HIT ||
                           event->type == ROBO_EVENT_DETONATE || event->type == ROBO_EVENT_WIN;

  return !((fields & ROBO_EVENT_HAS_AT) && event->at >= n_spaces) &&
         !((fields & ROBO_EVENT_HAS_TO) && event->to >= n_spaces) &&
         !((fields & ROBO_EVENT_HAS_SEAT) && event->seat >= ROBO_MAX_ROBOTS && !may_lack_seat);
}

/* Outlines the spaces of the event and keeps its sparks, but puts every piece on its space at the end of the event. */
static void
keep_only_outlines (RoboMoment *moment)
{
  const RoboEvent *event = moment->event;
  RoboEventField   fields = robo_event_type_get_fields ((RoboEventType)event->type);
  RoboBoardFrame   still;

  if (event->type == ROBO_EVENT_STEP)
    add_arrow (moment, get_paint (moment, event->seat), event->at, event->to);
  if (fields & ROBO_EVENT_HAS_AT)
    add_spark_at (moment, ROBO_SPARK_OUTLINE, ROBO_PAINT_HIGHLIGHT, event->at, 0);
  if (fields & ROBO_EVENT_HAS_TO)
    add_spark_at (moment, ROBO_SPARK_OUTLINE, ROBO_PAINT_HIGHLIGHT, event->to, 0);

  /* Keep the faces of the event, but show everything else as at its end. */
  moment->frame->shake_x = moment->frame->shake_y = 0;
  moment->frame->triumph = (RoboTriumph){ .zoom = 1 };
  robo_board_frame_init_still (&still, moment->happening->after);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      still.picture.robots[i].mood = moment->frame->picture.robots[i].mood;
      moment->frame->poses[i] = still.poses[i];
    }
  moment->frame->picture = still.picture;
}

gboolean
robo_board_frame_find_dir (const RoboPlan *plan,
                           guint           from,
                           guint           to,
                           RoboDir        *dir)
{
  int dx = (int)(to % plan->columns) - (int)(from % plan->columns);
  int dy = (int)(to / plan->columns) - (int)(from / plan->columns);

  for (guint i = 0; i < ROBO_N_DIRS; i++)
    if (robo_dir_dx ((RoboDir)i) == CLAMP (dx, -1, 1) && robo_dir_dy ((RoboDir)i) == CLAMP (dy, -1, 1))
      {
        *dir = (RoboDir)i;
        return TRUE;
      }

  return FALSE;
}

void
robo_board_frame_init_still (RoboBoardFrame         *frame,
                             const RoboBoardPicture *picture)
{
  *frame = (RoboBoardFrame){ .picture = *picture, .use = { .card = ROBO_NO_CARD }, .triumph = { .zoom = 1 } };
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    frame->poses[i] = (RoboPose){ .scale = 1, .alpha = 1, .squash = 1 };
}

void
robo_board_frame_init_moment (RoboBoardFrame      *frame,
                              const RoboHappening *happening,
                              double               progress)
{
  RoboMoment moment = { happening, &happening->event, frame, happening->is_calm ? CALM_PROGRESS : progress };

  g_return_if_fail (happening->event.type < ROBO_N_EVENT_TYPES);

  robo_board_frame_init_still (frame, happening->after);
  if (shows[happening->event.type] == NULL || !is_sound (happening))
    return;

  shows[happening->event.type](&moment);
  if (happening->is_calm)
    keep_only_outlines (&moment);
  if (progress >= 1)
    {
      for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
        {
          frame->picture.robots[i].mood = happening->after->robots[i].mood;
          frame->picture.robots[i].gaze = happening->after->robots[i].gaze;
        }
      frame->n_sparks = 0;
      frame->shake_x = frame->shake_y = 0;
      frame->floater.amount = 0;
      frame->prize = (RoboPrize){ 0 };
      frame->use.card = ROBO_NO_CARD;
      frame->tumble.value = 0;
      frame->triumph = (RoboTriumph){ .zoom = 1 };
      for (guint i = 0; i < ROBO_MAX_ROBOTS && happening->event.type == ROBO_EVENT_WIN; i++)
        {
          frame->poses[i].dy = 0;
          frame->poses[i].squash = 1;
        }
    }
}
