// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-idle.h"

#include <time.h>

#include "ui/widgets/robo-liveliness.h"

/* A robot blinks or glances after LEAST_MS, or up to MORE_MS later. A blink takes BLINK_MS, a glance GLANCE_MS. After
 * MOST blinks and glances the board is still. */
#define LEAST_MS  4000
#define MORE_MS   3000
#define BLINK_MS  120
#define GLANCE_MS 900
#define MOST      11

/* After this time without events, water and lightning begin to move. */
#define RESTS_MS 2000

/* Water moves by WATER_SPEED spaces per second. A bolt stays the same for BOLT_MS. A mine is lit as long as MINE_BOLTS
 * bolts. */
#define WATER_SPEED 0.1
#define BOLT_MS     333
#define MINE_BOLTS  3

/* The animations of water and lightning may take MOST_SHARE of the time of one processor. Their share is measured
 * over FRAMES_TO_SEE frames. */
#define MOST_SHARE    0.02
#define FRAMES_TO_SEE 6

struct _RoboBoardIdle
{
  /* borrowed */
  GtkWidget        *board;
  RoboBoardScene   *scene;
  RoboBoardDrawing *drawing;

  /* owned */
  RoboLiveliness *liveliness;

  gboolean has_begun; /* whether the animations have begun; FALSE while an event is shown */
  guint    n_done;    /* number of blinks and glances since the animations began */
  guint    n_bolts;

  /* These fields measure the processor time of frames with water and lightning: the least time of several frames
   * counts. */
  gboolean is_dear;
  guint    n_frames;
  gint64   paint_us;
  gint64   least_us;
  gulong   before_id; /* signal handler before the next frame; 0 unless that frame is measured */
  gulong   after_id;

  /* These are the ids of sources of the main loop; 0 without a source. */
  guint next_id;
  guint eyes_id; /* source that ends a blink or glance; 0 unless a robot blinks or looks aside */
  guint water_id;
  guint bolt_id;

  guint seat; /* seat of the robot that blinks or looks aside */
};

/* Returns the processor time of all threads, because other threads draw, too, if there is no GPU. */
static gint64
get_cpu_us (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);

  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static void
forget_frame (RoboBoardIdle *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->board);

  if (clock != NULL)
    {
      g_clear_signal_handler (&self->before_id, clock);
      g_clear_signal_handler (&self->after_id, clock);
    }
  self->before_id = self->after_id = 0;
}

static void
before_paint_cb (RoboBoardIdle *self)
{
  self->paint_us = get_cpu_us ();
}

/* Stops water and lightning if their frames take too much processor time. They begin to move again after the next
 * event. */
static void
after_paint_cb (RoboBoardIdle *self)
{
  gint64 cost_us = get_cpu_us () - self->paint_us;
  double frames_per_second = 0;

  forget_frame (self);
  self->least_us = self->n_frames == 0 ? cost_us : MIN (self->least_us, cost_us);
  if (++self->n_frames < FRAMES_TO_SEE)
    return;

  self->n_frames = 0;
  if (self->water_id != 0)
    frames_per_second += WATER_SPEED * robo_board_drawing_get_cell_px (self->drawing);
  if (self->bolt_id != 0)
    frames_per_second += 1000.0 / BOLT_MS;
  self->is_dear = self->least_us * frames_per_second > MOST_SHARE * G_USEC_PER_SEC;
  if (!self->is_dear)
    return;
  g_clear_handle_id (&self->water_id, g_source_remove);
  g_clear_handle_id (&self->bolt_id, g_source_remove);
}

static void
measure_next_frame (RoboBoardIdle *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->board);

  if (clock == NULL || self->before_id != 0)
    return;

  self->before_id = g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_paint_cb), self);
  self->after_id = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), self);
}

static void
end_showing_cb (gpointer user_data)
{
  RoboBoardIdle          *self = user_data;
  RoboPictureRobot       *robot = &self->scene->frame.picture.robots[self->seat];
  const RoboPictureRobot *rest = &self->scene->picture.robots[self->seat];

  self->eyes_id = 0;
  if (robot->mood == ROBO_MOOD_BLINKING)
    robot->mood = rest->mood;
  robot->gaze = rest->gaze;
  gtk_widget_queue_draw (self->board);
}

gboolean
robo_board_idle_drift (RoboBoardIdle *self)
{
  if (!robo_board_drawing_drift (self->drawing))
    return FALSE;

  gtk_widget_queue_draw (self->board);
  return TRUE;
}

/* Moves the water. A timer calls this once for each device pixel of motion, so that no frame is equal to the last
 * frame. */
static gboolean
water_cb (gpointer user_data)
{
  RoboBoardIdle *self = user_data;
  double         px_per_s = WATER_SPEED * robo_board_drawing_get_cell_px (self->drawing);

  self->water_id = 0;
  if (!robo_board_idle_drift (self))
    return G_SOURCE_REMOVE;

  measure_next_frame (self);
  self->water_id = g_timeout_add ((guint)(1000 / MAX (px_per_s, 1)), water_cb, self);

  return G_SOURCE_REMOVE;
}

gboolean
robo_board_idle_crackle (RoboBoardIdle *self)
{
  self->n_bolts++;
  if (!robo_board_drawing_crackle (self->drawing, self->n_bolts % (2 * MINE_BOLTS) < MINE_BOLTS))
    return FALSE;

  gtk_widget_queue_draw (self->board);
  return TRUE;
}

static gboolean
bolt_cb (gpointer user_data)
{
  RoboBoardIdle *self = user_data;

  self->bolt_id = 0;
  if (!robo_board_idle_crackle (self))
    return G_SOURCE_REMOVE;

  measure_next_frame (self);
  self->bolt_id = g_timeout_add (BOLT_MS, bolt_cb, self);

  return G_SOURCE_REMOVE;
}

static gboolean
next_cb (gpointer user_data)
{
  RoboBoardIdle *self = user_data;
  guint          seat = (guint)g_random_int_range (0, ROBO_MAX_ROBOTS);

  self->next_id = 0;
  if (self->n_done >= MOST)
    {
      g_clear_handle_id (&self->water_id, g_source_remove);
      g_clear_handle_id (&self->bolt_id, g_source_remove);
      return G_SOURCE_REMOVE;
    }

  self->n_done++;
  if (g_random_int_range (0, 3) == 0)
    robo_board_idle_glance (self, seat, g_random_boolean () ? 1 : -1);
  else
    robo_board_idle_blink (self, seat);
  self->next_id = g_timeout_add (LEAST_MS + (guint)g_random_int_range (0, MORE_MS), next_cb, self);

  return G_SOURCE_REMOVE;
}

static void
stop_timers (RoboBoardIdle *self)
{
  forget_frame (self);
  g_clear_handle_id (&self->next_id, g_source_remove);
  g_clear_handle_id (&self->water_id, g_source_remove);
  g_clear_handle_id (&self->bolt_id, g_source_remove);
  if (self->eyes_id == 0)
    return;

  g_clear_handle_id (&self->eyes_id, g_source_remove);
  end_showing_cb (self);
}

/* Starts or stops the timers. Call this at the beginning, and whenever a condition of a timer has changed. */
static void
start_or_stop_timers (RoboBoardIdle *self)
{
  if (!self->has_begun || self->n_done >= MOST || !robo_liveliness_ask (self->liveliness))
    {
      stop_timers (self);
      return;
    }

  if (self->water_id == 0 && !self->is_dear)
    self->water_id = g_timeout_add (RESTS_MS, water_cb, self);
  if (self->bolt_id == 0 && !self->is_dear)
    self->bolt_id = g_timeout_add (RESTS_MS, bolt_cb, self);
  if (self->next_id == 0)
    self->next_id = g_timeout_add (LEAST_MS + (guint)g_random_int_range (0, MORE_MS), next_cb, self);
}

RoboBoardIdle *
robo_board_idle_new (GtkWidget        *board,
                     RoboBoardScene   *scene,
                     RoboBoardDrawing *drawing)
{
  RoboBoardIdle *self = g_new0 (RoboBoardIdle, 1);

  self->board = board;
  self->scene = scene;
  self->drawing = drawing;
  self->liveliness = robo_liveliness_new (board);
  g_signal_connect_swapped (self->liveliness, "changed", G_CALLBACK (start_or_stop_timers), self);

  return self;
}

void
robo_board_idle_free (RoboBoardIdle *self)
{
  stop_timers (self);
  g_signal_handlers_disconnect_by_data (self->liveliness, self);
  g_object_unref (self->liveliness);
  g_free (self);
}

static gboolean
begin_cb (gpointer user_data)
{
  RoboBoardIdle *self = user_data;

  self->next_id = 0;
  start_or_stop_timers (self);

  return G_SOURCE_REMOVE;
}

void
robo_board_idle_begin (RoboBoardIdle *self)
{
  self->n_done = 0;
  self->has_begun = TRUE;
  /* Run after the frame that is due. */
  if (self->next_id == 0)
    self->next_id = g_idle_add_full (G_PRIORITY_LOW, begin_cb, self, NULL);
}

void
robo_board_idle_stop (RoboBoardIdle *self)
{
  self->has_begun = FALSE;
  self->is_dear = FALSE;
  stop_timers (self);
}

/* Returns the robot of a seat if it may blink or look aside: the animations have begun, no robot does so at the moment,
 * and the robot is in the arena with an idle face. Otherwise returns NULL. */
static RoboPictureRobot *
find_idle_robot (RoboBoardIdle *self,
                 guint          seat)
{
  RoboPictureRobot *robot = &self->scene->frame.picture.robots[seat];

  return self->has_begun && self->eyes_id == 0 && robot->is_there && robot->mood == ROBO_MOOD_IDLE ? robot : NULL;
}

static void
show_for (RoboBoardIdle *self,
          guint          seat,
          guint          ms)
{
  self->seat = seat;
  self->eyes_id = g_timeout_add_once (ms, end_showing_cb, self);
  gtk_widget_queue_draw (self->board);
}

void
robo_board_idle_blink (RoboBoardIdle *self,
                       guint          seat)
{
  RoboPictureRobot *robot;

  g_return_if_fail (seat < ROBO_MAX_ROBOTS);

  robot = find_idle_robot (self, seat);
  if (robot == NULL)
    return;

  robot->mood = ROBO_MOOD_BLINKING;
  show_for (self, seat, BLINK_MS);
}

void
robo_board_idle_glance (RoboBoardIdle *self,
                        guint          seat,
                        int            turns)
{
  RoboPictureRobot *robot;
  RoboDir           dir;

  g_return_if_fail (seat < ROBO_MAX_ROBOTS);

  robot = find_idle_robot (self, seat);
  if (robot == NULL)
    return;

  dir = robot->gaze != ROBO_GAZE_REST ? (RoboDir)(robot->gaze - 1)
        : robot->is_killbot           ? (RoboDir)robot->facing
                                      : ROBO_DIR_S;
  robot->gaze = (guint8)(1 + robo_dir_turn (dir, turns));
  show_for (self, seat, GLANCE_MS);
}

gboolean
robo_board_idle_is_showing (RoboBoardIdle *self)
{
  return self->eyes_id != 0;
}

gboolean
robo_board_idle_is_running (RoboBoardIdle *self)
{
  return self->next_id != 0 || self->water_id != 0 || self->bolt_id != 0 || self->eyes_id != 0;
}
