// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that drawings which do not fit into a frame are shown together after it.
#include "config.h"

#include "ui/widgets/pictures/robo-idle-render.h"

#include "tests/ui/ui-test.h"

#define N_PICTURES 5
/* All of them together take longer than the maximum delay. */
#define LONG_MS 40

static GString *done;
static guint    n_turns;
static guint    last_turn; /* in which a drawing was made */

static gboolean
count_turn_cb (gpointer user_data)
{
  n_turns++;

  return G_SOURCE_CONTINUE;
}

static void
draw (gpointer object)
{
  g_assert_cmpuint (n_turns, !=, last_turn);
  last_turn = n_turns;
  g_string_append_c (done, 'd');
}

static void
draw_long (gpointer object)
{
  gint64 end_us = g_get_monotonic_time () + LONG_MS * 1000;

  while (g_get_monotonic_time () < end_us)
    ;
  g_string_append_c (done, 'd');
}

static void
show (gpointer object)
{
  g_string_append_c (done, 's');
}

static void
show_and_ask (gpointer object)
{
  g_string_append_c (done, 'a');
  robo_idle_render_add (object, draw_long, show);
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
add_all (GObject          **objects,
         RoboIdleRenderFunc draw_func)
{
  g_string_truncate (done, 0);
  for (guint i = 0; i < N_PICTURES; i++)
    {
      objects[i] = g_object_new (G_TYPE_OBJECT, NULL);
      robo_idle_render_add (objects[i], draw_func, show);
    }
}

static void
forget_all (GObject **objects)
{
  for (guint i = 0; i < N_PICTURES; i++)
    g_assert_finalize_object (objects[i]);
}

/* Each drawing has a turn of its own and all are shown at once; no reference is kept. */
static void
test_together (void)
{
  GObject *objects[N_PICTURES];
  guint    turns_id = g_idle_add (count_turn_cb, NULL);

  n_turns = 1;
  last_turn = 0;
  add_all (objects, draw);
  robo_idle_render_add (objects[0], draw, show);
  while (done->len < 2 * N_PICTURES)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (turns_id);
  settle ();
  g_assert_cmpstr (done->str, ==, "dddddsssss");
  forget_all (objects);
}

/* After the maximum delay the finished drawings are shown, and all wanted ones have been requested. */
static void
test_patience (void)
{
  GObject *objects[N_PICTURES];
  gsize    n_drawn;

  add_all (objects, draw_long);
  settle ();
  n_drawn = strspn (done->str, "d");
  g_assert_cmpuint (n_drawn, >=, 1);
  g_assert_cmpuint (n_drawn, <, N_PICTURES);
  g_assert_cmpstr (done->str + n_drawn, ==, "sssss");
  forget_all (objects);
}

/* A drawing that is shown may request another one. */
static void
test_again (void)
{
  GObject *object = g_object_new (G_TYPE_OBJECT, NULL);

  g_string_truncate (done, 0);
  robo_idle_render_add (object, draw_long, show_and_ask);
  settle ();
  g_assert_cmpstr (done->str, ==, "dads");
  g_assert_finalize_object (object);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  ui_test_init (&argc, &argv);
  done = g_string_new (NULL);

  g_test_add_func ("/ui/widgets/idle-render/shows-all-at-once", test_together);
  g_test_add_func ("/ui/widgets/idle-render/shows-finished-ones-after-a-delay", test_patience);
  g_test_add_func ("/ui/widgets/idle-render/shown-one-may-request-another", test_again);

  result = g_test_run ();
  g_string_free (done, TRUE);

  return result;
}
