// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "sound/robo-mix.h"

#define LOUD 10000

static RoboSample *
make_sample (guint  n_frames,
             gint16 value)
{
  gint16 *frames = g_new (gint16, n_frames);

  for (guint i = 0; i < n_frames; i++)
    frames[i] = value;

  return robo_sample_new_take (frames, n_frames);
}

static void
check_frame (const gint16 *frames,
             guint         i,
             int           left,
             int           right)
{
  g_assert_cmpint (ABS (frames[2 * i] - left), <=, 1);
  g_assert_cmpint (ABS (frames[2 * i + 1] - right), <=, 1);
}

/* A sound is equally loud at any pan, and ends by itself, also at the end of a block. */
static void
test_pan (void)
{
  static const struct
  {
    double pan;
    double gain;
    int    left;
    int    right;
  } rows[] = {
    { -1, 1, 10000, 0 },
    { 1, 1, 0, 10000 },
    { 0, 1, 7071, 7071 },
    { 0.5, 0.5, 1913, 4619 },
    { -0.5, 0.5, 4619, 1913 },
  };
  RoboSample *sample = make_sample (300, LOUD);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      RoboMix mix = { 0 };
      gint16  frames[2 * 400];

      robo_mix_play (&mix, sample, rows[i].pan, rows[i].gain);
      g_assert_false (robo_mix_is_silent (&mix));
      robo_mix_render (&mix, frames, 400);
      check_frame (frames, 0, rows[i].left, rows[i].right);
      check_frame (frames, 299, rows[i].left, rows[i].right);
      check_frame (frames, 300, 0, 0);
      g_assert_true (robo_mix_is_silent (&mix));
      robo_mix_clear (&mix);
    }
  robo_sample_unref (sample);
}

/* Many sounds are louder together, but never clipped; the oldest sound is replaced. */
static void
test_many (void)
{
  RoboMix     mix = { 0 };
  RoboSample *loud = make_sample (100, G_MAXINT16);
  RoboSample *quiet = make_sample (100, 100);
  gint16      frames[2 * 50];

  robo_mix_play (&mix, quiet, -1, 1);
  robo_mix_play (&mix, quiet, -1, 1);
  robo_mix_render (&mix, frames, 1);
  check_frame (frames, 0, 200, 0);

  for (guint i = 0; i < ROBO_MIX_VOICES; i++)
    robo_mix_play (&mix, loud, 1, 1);
  robo_mix_render (&mix, frames, 50);
  g_assert_cmpint (frames[0], ==, 0);
  g_assert_cmpint (frames[1], >, 32000);

  robo_mix_clear (&mix);
  robo_mix_render (&mix, frames, 50);
  check_frame (frames, 20, 0, 0);
  robo_sample_unref (loud);
  robo_sample_unref (quiet);
}

/* A loop fades in, loops without a gap, goes on while it is silent, and fades out. */
static void
test_loops (void)
{
  RoboMix     mix = { 0 };
  RoboSample *loop = make_sample (7, LOUD);
  gint16      frames[2];
  guint       n_frames = 0;
  int         before = 0;

  robo_mix_set_loop (&mix, 0, loop, 0.5);
  robo_mix_set_loop (&mix, 3, loop, 0);
  g_assert_false (robo_mix_is_silent (&mix));
  do
    {
      robo_mix_render (&mix, frames, 1);
      g_assert_cmpint (frames[0], ==, frames[1]);
      g_assert_cmpint (frames[0] - before, >=, 0);
      g_assert_cmpint (frames[0] - before, <=, 1);
      before = frames[0];
      n_frames++;
    }
  while (mix.loops[0].gain < 0.5f);
  g_assert_cmpint (ABS (frames[0] - 3535), <=, 1);
  g_assert_cmpuint (n_frames, >, ROBO_MIX_RATE / 2);
  g_assert_cmpuint (n_frames, <, ROBO_MIX_RATE);
  g_assert_cmpuint (mix.loops[3].position, ==, mix.loops[0].position);

  robo_mix_set_loop (&mix, 0, loop, 0);
  while (!robo_mix_is_silent (&mix))
    robo_mix_render (&mix, frames, 1);
  g_assert_cmpint (frames[0], ==, 0);
  robo_mix_clear (&mix);
  robo_sample_unref (loop);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sound/mix/sound-at-any-pan/is-equally-loud", test_pan);
  g_test_add_func ("/sound/mix/many-sounds/are-not-clipped", test_many);
  g_test_add_func ("/sound/mix/loops/fade-and-repeat-without-a-gap", test_loops);

  return g_test_run ();
}
