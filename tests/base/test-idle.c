/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests work in idle time: pieces of work take turns, their results are shown together, and they end with their
 * owner. */
#include <string.h>

#include "base/robo-idle.h"

/* A step takes longer than an iteration may take, so that each step has an iteration of its own. */
#define STEP_MS 3
/* Two steps of this length take longer than results wait. */
#define LONG_MS 40
#define N_STEPS 3
/* Results wait for each other for so long. */
#define PATIENCE_US (60 * 1000)

/* These are the letters of all steps and results so far, and the number of steps left for each letter. */
static GString *done;
static guint    left[128];

static void
write_letter (gconstpointer letter)
{
  g_string_append (done, letter);
}

static gboolean
step (gpointer letter)
{
  guint *n_left = &left[(guint) * (const char *)letter];

  write_letter (letter);
  g_usleep (STEP_MS * 1000);

  return --*n_left > 0;
}

static gboolean
step_long (gpointer letter)
{
  write_letter (letter);
  g_usleep (LONG_MS * 1000);

  return FALSE;
}

static void
show (gpointer letter)
{
  g_string_append_c (done, g_ascii_toupper (*(const char *)letter));
}

static const RoboIdleWork missing = { ROBO_IDLE_MISSING, step, NULL };
static const RoboIdleWork soon = { ROBO_IDLE_SOON, step, NULL };
static const RoboIdleWork shown = { ROBO_IDLE_SOON, step, show };
static const RoboIdleWork long_work = { ROBO_IDLE_SOON, step_long, show };
static const RoboIdleWork ahead = { ROBO_IDLE_AHEAD, step, NULL };

static GObject *
begin (void)
{
  g_string_truncate (done, 0);
  for (guint i = 0; i < G_N_ELEMENTS (left); i++)
    left[i] = 1;

  return g_object_new (G_TYPE_OBJECT, NULL);
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_priorities (void)
{
  GObject *owner = begin ();

  left['a'] = left['s'] = 2;
  robo_idle_add (&ahead, owner, "a");
  robo_idle_add (&soon, owner, "s");
  robo_idle_add (&missing, owner, "m");
  settle ();
  g_assert_cmpstr (done->str, ==, "mssaa");
  g_assert_finalize_object (owner);
}

/* Two pieces of work of one priority alternate, and each iteration of the main loop does one long step. */
static void
test_turns (void)
{
  GObject *owner = begin ();
  char     one[] = "a";

  left['a'] = left['b'] = N_STEPS;
  robo_idle_add (&soon, owner, one);
  robo_idle_add (&soon, owner, "b");
  robo_idle_add (&soon, owner, one);
  g_main_context_iteration (NULL, FALSE);
  g_assert_cmpstr (done->str, ==, "a");
  g_assert_true (robo_idle_is_queued (&soon, one));
  settle ();
  g_assert_cmpstr (done->str, ==, "ababab");
  g_assert_false (robo_idle_is_queued (&soon, one));
  g_assert_finalize_object (owner);
}

static gboolean
step_short (gpointer n)
{
  return ++*(guint *)n < 4;
}

static void
test_short_steps (void)
{
  const RoboIdleWork work = { ROBO_IDLE_SOON, step_short, NULL };
  GObject           *owner = begin ();
  guint              n = 0;

  robo_idle_add (&work, owner, &n);
  g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (n, ==, 4);
  g_assert_finalize_object (owner);
}

/* Results are shown together when no other work with a result is left. After 60 ms they no longer wait for each other,
 * so a run in which the machine had no time for the program says nothing, and is repeated. */
static void
test_together (void)
{
  gint64 took_us;

  do
    {
      GObject *owner = begin ();
      gint64   began_us = g_get_monotonic_time ();

      left['b'] = 2;
      robo_idle_add (&shown, owner, "a");
      robo_idle_add (&shown, owner, "b");
      robo_idle_add (&shown, owner, "c");
      settle ();
      took_us = g_get_monotonic_time () - began_us;
      if (took_us < PATIENCE_US)
        g_assert_cmpstr (done->str, ==, "abcbACB");
      g_assert_finalize_object (owner);
    }
  while (took_us >= PATIENCE_US);
}

/* After the longest wait the finished results are shown, although other work is left. On a busy machine a step takes
 * longer, so fewer steps may come before the results. */
static void
test_patience (void)
{
  static char letters[][2] = { "a", "b", "c", "d", "e" };
  GObject    *owner = begin ();

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    robo_idle_add (&long_work, owner, letters[i]);
  settle ();
  g_assert_nonnull (strchr (done->str, 'A'));
  g_assert_true (strchr (done->str, 'A') < strchr (done->str, 'e'));
  g_assert_cmpuint (done->len, ==, 2 * G_N_ELEMENTS (letters));
  g_assert_finalize_object (owner);
}

static GObject *again_owner;

static gboolean
step_and_add (gpointer letter)
{
  static const RoboIdleWork work = { ROBO_IDLE_SOON, step_and_add, NULL };

  if (step (letter))
    robo_idle_add (&work, again_owner, letter);

  return FALSE;
}

static gboolean
step_and_remove (gpointer letter)
{
  static const RoboIdleWork work = { ROBO_IDLE_SOON, step_and_remove, show };

  if (again_owner != NULL)
    robo_idle_add (&work, g_steal_pointer (&again_owner), letter);
  else
    {
      write_letter (letter);
      robo_idle_remove (&work, letter);
    }

  return TRUE;
}

/* A step may add its own work again, and cancel it. */
static void
test_within (void)
{
  const RoboIdleWork work = { ROBO_IDLE_SOON, step_and_add, NULL };
  GObject           *owner = again_owner = begin ();

  left['a'] = 3;
  robo_idle_add (&work, owner, "a");
  settle ();
  step_and_remove ("r");
  settle ();
  g_assert_cmpstr (done->str, ==, "aaar");
  g_assert_finalize_object (owner);
}

static gboolean
step_and_die (gpointer owner)
{
  g_string_append_c (done, 'd');
  g_object_run_dispose (owner);

  return TRUE;
}

/* Neither a step nor a result of the work is left after its owner, even if a step disposes it. */
static void
test_owner (void)
{
  const RoboIdleWork dying = { ROBO_IDLE_SOON, step_and_die, show };
  GObject           *owner = begin ();

  robo_idle_add (&dying, owner, owner);
  settle ();
  left['a'] = left['b'] = 2;
  robo_idle_add (&shown, owner, "c");
  robo_idle_add (&shown, owner, "a");
  robo_idle_add (&ahead, owner, "b");
  g_main_context_iteration (NULL, FALSE);
  g_assert_finalize_object (owner);
  settle ();
  g_assert_cmpstr (done->str, ==, "dc");
}

static void
test_remove (void)
{
  GObject *owner = begin ();
  char     letter[] = "a";

  robo_idle_remove (&shown, letter);
  robo_idle_add (&shown, owner, letter);
  robo_idle_add (&ahead, owner, letter);
  robo_idle_remove (&shown, letter);
  settle ();
  g_assert_cmpstr (done->str, ==, "a");
  g_assert_finalize_object (owner);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  done = g_string_new (NULL);
  g_test_add_func ("/base/idle/several-priorities/most-urgent-work-runs-first", test_priorities);
  g_test_add_func ("/base/idle/long-steps/two-pieces-of-work-alternate", test_turns);
  g_test_add_func ("/base/idle/short-steps/share-an-iteration-of-the-main-loop", test_short_steps);
  g_test_add_func ("/base/idle/quick-results/are-shown-together", test_together);
  g_test_add_func ("/base/idle/slow-work/finished-results-are-shown-before-the-rest-is-done", test_patience);
  g_test_add_func ("/base/idle/step/may-add-or-cancel-its-own-work", test_within);
  g_test_add_func ("/base/idle/finalized-owner/ends-its-work", test_owner);
  g_test_add_func ("/base/idle/canceled-work/is-not-done", test_remove);
  result = g_test_run ();
  g_string_free (done, TRUE);

  return result;
}
