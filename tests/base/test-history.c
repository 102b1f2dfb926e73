// SPDX-License-Identifier: GPL-3.0-or-later
// Tests an undo list of states; here the states are words.
#include "base/robo-history.h"
#include "tests/properties.h"

typedef struct
{
  RoboHistory *history;
  guint        n_changes;
} HistoryTest;

static gboolean
words_equal (gconstpointer a,
             gconstpointer b)
{
  return g_str_equal (a, b);
}

static const RoboStateType words = {
  .ref = (gpointer (*) (gpointer))g_ref_string_acquire,
  .unref = (void (*) (gpointer))g_ref_string_release,
  .equal = words_equal,
};

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
start_with (HistoryTest *test,
            const char  *word,
            gboolean     is_saved)
{
  char *state = g_ref_string_new (word);

  robo_history_start (test->history, state, is_saved ? state : NULL);
  g_ref_string_release (state);
}

static void
set_up (HistoryTest  *test,
        gconstpointer data)
{
  test->history = robo_history_new (&words);
  start_with (test, "a", TRUE);
  g_signal_connect_swapped (test->history, "changed", G_CALLBACK (count_cb), &test->n_changes);
}

static void
tear_down (HistoryTest  *test,
           gconstpointer data)
{
  g_assert_finalize_object (test->history);
}

static gboolean
edit_to (HistoryTest *test,
         const char  *name,
         const char  *word)
{
  char    *state = g_ref_string_new (word);
  gboolean is_edit = robo_history_edit (test->history, name, state);

  g_ref_string_release (state);

  return is_edit;
}

static void
type_word (HistoryTest *test,
           const char  *key,
           const char  *word)
{
  char *state = g_ref_string_new (word);

  robo_history_edit_merging (test->history, "Type", key, state);
  g_ref_string_release (state);
}

static void
show_word (HistoryTest *test,
           const char  *word)
{
  char *state = g_ref_string_new (word);

  robo_history_extend (test->history, state);
  g_ref_string_release (state);
}

#define assert_word(test, word) g_assert_cmpstr (robo_history_get_state ((test)->history), ==, word)

static void
test_undo (HistoryTest  *test,
           gconstpointer data)
{
  g_assert_false (robo_history_undo (test->history));
  g_assert_false (robo_history_get_can_redo (test->history));
  g_assert_true (edit_to (test, "One", "b"));
  g_assert_true (edit_to (test, "Two", "c"));
  g_assert_cmpuint (test->n_changes, ==, 2);
  g_assert_cmpstr (property_string (test->history, "undo-name"), ==, "Two");

  g_assert_true (robo_history_undo (test->history));
  assert_word (test, "b");
  g_assert_cmpstr (property_string (test->history, "redo-name"), ==, "Two");
  robo_history_seek (test->history, 0);
  assert_word (test, "a");
  robo_history_seek (test->history, 2);
  assert_word (test, "c");
  robo_history_seek (test->history, 3);
  assert_word (test, "c");
  g_assert_cmpuint (test->n_changes, ==, 5);

  /* An edit drops the edits that were undone. */
  robo_history_seek (test->history, 0);
  g_assert_true (edit_to (test, "Three", "d"));
  g_assert_cmpuint (g_list_model_get_n_items (robo_history_get_edits (test->history)), ==, 1);
  g_assert_false (robo_history_redo (test->history));
}

/* A part has at most this many edits on each side, and another history continues from it. */
static void
test_part (HistoryTest  *test,
           gconstpointer data)
{
  g_autoptr (RoboHistoryPart) part = NULL;
  g_autoptr (RoboHistoryPart) again = NULL;

  edit_to (test, "One", "b");
  edit_to (test, NULL, "c");
  edit_to (test, "Three", "d");
  edit_to (test, "Four", "e");
  robo_history_seek (test->history, 2);
  part = robo_history_dup_part (test->history, 1);
  g_assert_cmpuint (part->states->len, ==, 3);
  g_assert_cmpuint (part->names->len, ==, 2);

  start_with (test, "x", FALSE);
  test->n_changes = 0;
  robo_history_restore (test->history, part, part->states->pdata[2]);
  g_assert_cmpuint (test->n_changes, ==, 1);
  assert_word (test, "c");
  g_assert_true (robo_history_get_is_dirty (test->history));
  g_assert_null (property_string (test->history, "undo-name"));
  g_assert_cmpstr (property_string (test->history, "redo-name"), ==, "Three");
  g_assert_true (robo_history_redo (test->history));
  assert_word (test, "d");
  g_assert_false (robo_history_get_is_dirty (test->history));
  g_assert_false (robo_history_redo (test->history));
  robo_history_seek (test->history, 0);
  assert_word (test, "b");
  g_assert_false (robo_history_undo (test->history));

  again = robo_history_dup_part (test->history, 9);
  g_assert_cmpuint (again->position, ==, 0);
  g_assert_cmpuint (again->names->len, ==, 2);
}

/* Edits may have no name. */
static void
test_nameless (HistoryTest  *test,
               gconstpointer data)
{
  g_assert_true (edit_to (test, NULL, "b"));
  g_assert_true (robo_history_get_can_undo (test->history));
  g_assert_null (property_string (test->history, "undo-name"));
  g_assert_true (robo_history_undo (test->history));
  assert_word (test, "a");
}

static void
test_nothing (HistoryTest  *test,
              gconstpointer data)
{
  g_assert_false (edit_to (test, "Same", "a"));
  g_assert_false (robo_history_get_can_undo (test->history));
  g_assert_cmpuint (test->n_changes, ==, 0);
}

static void
test_dirty (HistoryTest  *test,
            gconstpointer data)
{
  guint n_notified = 0;

  g_signal_connect_swapped (test->history, "notify::is-dirty", G_CALLBACK (count_cb), &n_notified);
  g_assert_false (robo_history_get_is_dirty (test->history));
  edit_to (test, "One", "b");
  edit_to (test, "Two", "c");
  g_assert_true (robo_history_get_is_dirty (test->history));
  g_assert_cmpuint (n_notified, ==, 1);

  /* States are compared by value: an equal word is no unsaved change, even if it is another string. */
  edit_to (test, "Three", "a");
  g_assert_false (robo_history_get_is_dirty (test->history));
  robo_history_set_saved (test->history, NULL);
  g_assert_true (robo_history_get_is_dirty (test->history));
  robo_history_set_saved (test->history, robo_history_get_state (test->history));
  g_assert_false (robo_history_get_is_dirty (test->history));
  robo_history_undo (test->history);
  g_assert_true (robo_history_get_is_dirty (test->history));

  start_with (test, "z", FALSE);
  g_assert_true (robo_history_get_is_dirty (test->history));
  g_assert_false (robo_history_get_can_undo (test->history));
  g_assert_cmpuint (robo_history_get_position (test->history), ==, 0);
}

static void
test_merging (HistoryTest  *test,
              gconstpointer data)
{
  GListModel *edits = robo_history_get_edits (test->history);

  type_word (test, "x", "ab");
  type_word (test, "x", "abc");
  g_assert_cmpuint (g_list_model_get_n_items (edits), ==, 1);
  assert_word (test, "abc");
  type_word (test, "y", "abcd");
  robo_history_end_merging (test->history);
  type_word (test, "y", "abcde");
  g_assert_cmpuint (g_list_model_get_n_items (edits), ==, 3);
  robo_history_seek (test->history, 1);
  assert_word (test, "abc");

  /* An edit that was undone is not joined any more. */
  robo_history_seek (test->history, 0);
  type_word (test, "x", "q");
  g_assert_cmpuint (g_list_model_get_n_items (edits), ==, 1);
  /* Typing the original word back removes the edit. */
  type_word (test, "x", "a");
  g_assert_cmpuint (g_list_model_get_n_items (edits), ==, 0);
  g_assert_false (robo_history_get_is_dirty (test->history));
  assert_word (test, "a");
}

static void
test_stroke (HistoryTest  *test,
             gconstpointer data)
{
  edit_to (test, "Before", "b");
  robo_history_begin (test->history, "Stroke");
  g_assert_true (robo_history_is_in_edit (test->history));
  g_assert_false (robo_history_get_can_undo (test->history));
  show_word (test, "bb");
  show_word (test, "bbb");
  g_assert_cmpuint (test->n_changes, ==, 3);
  g_assert_cmpstr (robo_history_get_base_state (test->history), ==, "b");
  robo_history_seek (test->history, 0);
  assert_word (test, "bbb");
  robo_history_commit (test->history);
  g_assert_cmpstr (property_string (test->history, "undo-name"), ==, "Stroke");

  robo_history_begin (test->history, "Given up");
  show_word (test, "c");
  robo_history_cancel (test->history);
  assert_word (test, "bbb");
  g_assert_cmpstr (property_string (test->history, "undo-name"), ==, "Stroke");

  /* An edit in progress that returns to the original state makes no edit, and the state shown stays the same
   * pointer. */
  robo_history_begin (test->history, "Nothing");
  show_word (test, "c");
  show_word (test, "bbb");
  {
    gpointer shown = robo_history_get_state (test->history);

    robo_history_commit (test->history);
    g_assert_true (robo_history_get_state (test->history) == shown);
  }
  g_assert_cmpuint (robo_history_get_position (test->history), ==, 2);
}

static void
check_told_cb (HistoryTest *test)
{
  g_assert_cmpstr (property_string (test->history, "undo-name"), ==, "One");
  g_assert_true (robo_history_get_is_dirty (test->history));
  g_assert_cmpuint (robo_history_get_position (test->history), ==, 1);
}

/* All getters are up to date when `changed` is emitted. */
static void
test_told (HistoryTest  *test,
           gconstpointer data)
{
  g_autoptr (RoboEdit) edit = NULL;

  g_signal_connect_swapped (test->history, "changed", G_CALLBACK (check_told_cb), test);
  edit_to (test, "One", "b");
  edit = g_list_model_get_item (robo_history_get_edits (test->history), 0);
  g_assert_cmpstr (robo_edit_get_name (edit), ==, "One");
  g_assert_true (robo_edit_get_is_current (edit));
  g_signal_handlers_disconnect_by_func (test->history, check_told_cb, test);
  robo_history_undo (test->history);
  g_assert_false (robo_edit_get_is_current (edit));
  g_assert_false (robo_edit_get_is_done (edit));
}

#define ADD(path, func) g_test_add ("/base/history/" path, HistoryTest, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("undo/restores-states", test_undo);
  ADD ("edit-without-name/can-be-undone", test_nameless);
  ADD ("part-of-a-history/another-history-continues-it", test_part);
  ADD ("equal-state/is-no-edit", test_nothing);
  ADD ("unsaved-changes/are-differences-from-the-saved-state", test_dirty);
  ADD ("edits-with-the-same-key/are-merged", test_merging);
  ADD ("edit-in-several-steps/is-one-edit", test_stroke);
  ADD ("changed-signal/getters-are-up-to-date", test_told);

  return g_test_run ();
}
