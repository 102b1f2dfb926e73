// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the history of a document, and the arena in it.
#include "document-test.h"

#include <string.h>
#include "tests/properties.h"

/* History */

static void
test_undo (DocumentTest *fixture,
           gconstpointer data)
{
  g_assert_false (robo_history_get_can_undo (fixture->history));
  g_assert_false (robo_history_undo (fixture->history));
  g_assert_null (property_string (fixture->history, "undo-name"));

  document_test_dig (fixture, "One", 7);
  document_test_dig (fixture, "Two", 8);
  g_assert_cmpstr (property_string (fixture->history, "undo-name"), ==, "Two");
  g_assert_true (robo_history_get_is_dirty (fixture->history));

  g_assert_true (robo_history_undo (fixture->history));
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 1);
  g_assert_cmpstr (property_string (fixture->history, "undo-name"), ==, "One");
  g_assert_cmpstr (property_string (fixture->history, "redo-name"), ==, "Two");
  g_assert_true (robo_history_undo (fixture->history));
  g_assert_false (robo_history_get_can_undo (fixture->history));
  g_assert_false (robo_history_get_is_dirty (fixture->history));

  g_assert_true (robo_history_redo (fixture->history));
  g_assert_true (robo_history_redo (fixture->history));
  g_assert_false (robo_history_redo (fixture->history));
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 2);

  /* A new edit discards the edits that were undone. */
  robo_history_undo (fixture->history);
  document_test_dig (fixture, "Three", 9);
  g_assert_cmpuint (g_list_model_get_n_items (robo_history_get_edits (fixture->history)), ==, 2);
  g_assert_false (robo_history_get_can_redo (fixture->history));
}

static void
test_seek (DocumentTest *fixture,
           gconstpointer data)
{
  GListModel *edits = robo_history_get_edits (fixture->history);
  g_autoptr (RoboEdit) second = NULL;
  g_autoptr (RoboEdit) third = NULL;

  document_test_dig (fixture, "One", 7);
  document_test_dig (fixture, "Two", 8);
  document_test_dig (fixture, "Three", 9);
  second = g_list_model_get_item (edits, 1);
  third = g_list_model_get_item (edits, 2);
  g_assert_true (robo_edit_get_is_current (third));

  robo_history_seek (fixture->history, 2);
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 2);
  g_assert_true (robo_edit_get_is_current (second));
  g_assert_true (robo_edit_get_is_done (second));
  g_assert_false (robo_edit_get_is_done (third));
  robo_history_seek (fixture->history, 0);
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 0);
  g_assert_false (robo_edit_get_is_current (second));
  robo_history_seek (fixture->history, 3);
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 3);
  robo_history_seek (fixture->history, 4);
  g_assert_cmpuint (robo_history_get_position (fixture->history), ==, 3);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_stroke (DocumentTest *fixture,
             gconstpointer data)
{
  guint    n_changes = 0;
  RoboPlan before, plan;

  g_signal_connect_swapped (fixture->document, "changed", G_CALLBACK (count_cb), &n_changes);
  document_test_dig (fixture, "Before", 20);
  before = *robo_arena_document_get_plan (fixture->arena);
  robo_history_begin (fixture->history, "Stroke");
  g_assert_false (robo_history_get_can_undo (fixture->history));
  for (guint space = 7; space < 10; space++)
    {
      plan = document_test_with_terrain (robo_arena_document_get_plan (fixture->arena), space, ROBO_TERRAIN_PIT);
      robo_arena_document_extend_plan (fixture->arena, &plan);
    }
  g_assert_cmpuint (n_changes, ==, 4);
  robo_history_seek (fixture->history, 0);
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 4);
  robo_history_commit (fixture->history);
  g_assert_cmpstr (property_string (fixture->history, "undo-name"), ==, "Stroke");
  robo_history_undo (fixture->history);
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 1);

  robo_history_begin (fixture->history, "Given up");
  robo_arena_document_extend_plan (fixture->arena, &plan);
  robo_history_cancel (fixture->history);
  g_assert_cmpuint (document_test_count_pits (fixture), ==, 1);
  g_assert_cmpstr (property_string (fixture->history, "redo-name"), ==, "Stroke");

  /* An edit without a net change is dropped. */
  robo_history_begin (fixture->history, "Nothing");
  robo_arena_document_extend_plan (fixture->arena, &plan);
  robo_arena_document_extend_plan (fixture->arena, &before);
  robo_history_commit (fixture->history);
  g_assert_cmpstr (property_string (fixture->history, "undo-name"), ==, "Before");
}

static void
test_no_change (DocumentTest *fixture,
                gconstpointer data)
{
  robo_arena_document_edit_plan (fixture->arena, "Same", robo_arena_document_get_plan (fixture->arena));
  robo_arena_document_set_name (fixture->arena, NULL, "Small");
  g_assert_false (robo_history_get_can_undo (fixture->history));
  g_assert_false (robo_history_get_is_dirty (fixture->history));
}

static void
test_merging (DocumentTest *fixture,
              gconstpointer data)
{
  GListModel *edits = robo_history_get_edits (fixture->history);

  robo_arena_document_set_name (fixture->arena, NULL, "S");
  robo_arena_document_set_name (fixture->arena, NULL, "Sm");
  g_assert_cmpuint (g_list_model_get_n_items (edits), ==, 1);
  g_assert_cmpstr (robo_document_get_title (fixture->document), ==, "Sm");
  robo_arena_document_set_name (fixture->arena, "de", "K");
  g_assert_cmpuint (g_list_model_get_n_items (edits), ==, 2);
  robo_history_end_merging (fixture->history);
  robo_arena_document_set_name (fixture->arena, "de", "Klein");
  g_assert_cmpuint (g_list_model_get_n_items (edits), ==, 3);
  robo_history_seek (fixture->history, 1);
  g_assert_cmpstr (robo_arena_document_get_name (fixture->arena, NULL), ==, "Sm");
  g_assert_null (robo_arena_document_get_name (fixture->arena, "de"));

  /* Typing a name back removes the edit. */
  robo_history_seek (fixture->history, 0);
  robo_arena_document_set_name (fixture->arena, NULL, "Smal");
  robo_arena_document_set_name (fixture->arena, NULL, "Small");
  g_assert_cmpuint (g_list_model_get_n_items (edits), ==, 0);
}

/* After any edits, undoing all and redoing all gives the same bytes. */
static void
test_random (DocumentTest *fixture,
             gconstpointer data)
{
  GRand           *random = g_rand_new_with_seed ((guint32)g_test_rand_int ());
  g_autofree char *last = NULL;
  g_autofree char *start = NULL;
  g_autofree char *end = NULL;

  for (guint i = 0; i < 300; i++)
    {
      RoboPlan plan = *robo_arena_document_get_plan (fixture->arena);
      guint    space = (guint)g_rand_int_range (random, 0, 30);

      switch (g_rand_int_range (random, 0, 6))
        {
        case 0:
          robo_history_undo (fixture->history);
          break;
        case 1:
          robo_history_seek (fixture->history, robo_history_get_position (fixture->history) -
                                                 MIN (robo_history_get_position (fixture->history), 3));
          break;
        case 2:
          robo_history_redo (fixture->history);
          break;
        case 3:
          plan.vp[space] = (guint8)g_rand_int_range (random, 0, 10);
          robo_arena_document_edit_plan (fixture->arena, "VP", &plan);
          break;
        case 4:
          robo_plan_set_edge (&plan, space, ROBO_DIR_E, ROBO_EDGE_BARRIER);
          robo_history_begin (fixture->history, "Edge");
          robo_arena_document_extend_plan (fixture->arena, &plan);
          robo_history_commit (fixture->history);
          break;
        default:
          robo_arena_document_set_name (fixture->arena, "de", g_rand_boolean (random) ? "Eins" : "Zwei");
        }
    }

  robo_history_seek (fixture->history, g_list_model_get_n_items (robo_history_get_edits (fixture->history)));
  last = document_test_dup_text (fixture);
  while (robo_history_undo (fixture->history))
    ;
  start = document_test_dup_text (fixture);
  g_assert_cmpstr (start, ==, document_test_small);
  while (robo_history_redo (fixture->history))
    ;
  end = document_test_dup_text (fixture);
  g_assert_cmpstr (end, ==, last);
  g_rand_free (random);
}

/* Arena */

static void
test_texts (DocumentTest *fixture,
            gconstpointer data)
{
  g_auto (GStrv) languages = NULL;
  guint n_notified = 0;

  g_signal_connect_swapped (fixture->arena, "notify::name", G_CALLBACK (count_cb), &n_notified);
  g_object_set (fixture->arena, "name", "Big", "author", "Me", "license", "CC0", NULL);
  robo_arena_document_set_description (fixture->arena, "pl", "Opis");
  g_assert_cmpuint (n_notified, ==, 1);
  g_assert_cmpuint (robo_history_get_position (fixture->history), ==, 4);
  g_object_set (fixture->arena, "name", "Big", NULL);
  g_assert_cmpuint (n_notified, ==, 1);
  g_assert_cmpuint (robo_history_get_position (fixture->history), ==, 4);
  g_object_get (fixture->arena, "languages", &languages, NULL);
  g_assert_cmpstr (languages[0], ==, "pl");
}

/* A change of the theme is an edit; setting the same theme is not. */
static void
test_theme (DocumentTest *fixture,
            gconstpointer data)
{
  guint n_notified = 0;
  guint theme;

  g_signal_connect_swapped (fixture->arena, "notify::theme", G_CALLBACK (count_cb), &n_notified);
  g_object_set (fixture->arena, "theme", ROBO_THEME_NEON, NULL);
  g_object_set (fixture->arena, "theme", ROBO_THEME_NEON, NULL);
  g_assert_cmpuint (n_notified, ==, 1);
  g_assert_cmpuint (robo_history_get_position (fixture->history), ==, 1);
  g_assert_cmpstr (property_string (fixture->history, "undo-name"), ==, "Choose Theme");
  g_assert_cmpint (robo_arena_document_get_plan (fixture->arena)->theme, ==, ROBO_THEME_NEON);

  robo_history_undo (fixture->history);
  g_object_get (fixture->arena, "theme", &theme, NULL);
  g_assert_cmpuint (theme, ==, ROBO_THEME_STEEL);
  g_assert_cmpuint (n_notified, ==, 2);
}

/* The id is for the file: setting it is no edit, and undo does not change it. */
static void
test_id (DocumentTest *fixture,
         gconstpointer data)
{
  guint n_notified = 0;

  document_test_dig (fixture, "Dig", 7);
  document_test_dig (fixture, "Dig More", 9);
  robo_history_undo (fixture->history);
  g_signal_connect_swapped (fixture->arena, "notify::arena-id", G_CALLBACK (count_cb), &n_notified);
  robo_document_set_id (fixture->document, "big");
  g_assert_cmpuint (n_notified, ==, 1);
  g_assert_cmpuint (robo_history_get_position (fixture->history), ==, 1);
  g_assert_cmpstr (property_string (fixture->history, "undo-name"), ==, "Dig");
  g_assert_cmpstr (property_string (fixture->history, "redo-name"), ==, "Dig More");

  for (guint position = 0; position <= 2; position++)
    {
      robo_history_seek (fixture->history, position);
      g_assert_cmpuint (document_test_count_pits (fixture), ==, position);
      g_assert_cmpstr (robo_arena_get_id (robo_arena_document_get_arena (fixture->arena)), ==, "big");
      g_assert_cmpint (robo_history_get_is_dirty (fixture->history), ==, position > 0);
    }
}

static void
test_live_problems (DocumentTest *fixture,
                    gconstpointer data)
{
  RoboProblemList *problems = robo_arena_document_get_problems (fixture->arena);
  RoboPlan         plan = *robo_arena_document_get_plan (fixture->arena);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (problems)), ==, 0);
  plan.vp[8] = 0;
  robo_arena_document_edit_plan (fixture->arena, "Erase", &plan);
  g_assert_cmpuint (robo_problem_list_get_n_errors (problems), ==, 1);
  robo_arena_document_set_name (fixture->arena, NULL, "");
  g_assert_cmpuint (robo_problem_list_get_n_warnings (problems), ==, 1);
  robo_history_seek (fixture->history, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (problems)), ==, 0);
  g_assert_cmpuint (robo_arena_document_get_ways (fixture->arena)->avoiding[ROBO_DIR_W / 2], ==, 1 << 1);
}

/* A stroke is shown first, and its problems later, at the latest when the stroke ends. */
static void
test_stroke_problems (DocumentTest *fixture,
                      gconstpointer data)
{
  RoboProblemList *problems = robo_arena_document_get_problems (fixture->arena);
  const RoboPlan   before = *robo_arena_document_get_plan (fixture->arena);
  RoboPlan         plan = before;
  guint            n_changes = 0;

  plan.vp[8] = 0;
  robo_history_begin (fixture->history, "Stroke");
  robo_arena_document_extend_plan (fixture->arena, &plan);
  g_assert_cmpuint (robo_problem_list_get_n_errors (problems), ==, 0);
  while (robo_problem_list_get_n_errors (problems) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (robo_problem_list_get_n_errors (problems), ==, 1);
  robo_arena_document_extend_plan (fixture->arena, &before);
  robo_history_commit (fixture->history);
  g_assert_cmpuint (robo_problem_list_get_n_errors (problems), ==, 0);

  robo_history_begin (fixture->history, "Given up");
  robo_arena_document_extend_plan (fixture->arena, &plan);
  robo_history_cancel (fixture->history);
  g_assert_cmpuint (robo_problem_list_get_n_errors (problems), ==, 0);
  g_signal_connect_swapped (problems, "items-changed", G_CALLBACK (count_cb), &n_changes);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (n_changes, ==, 0);
}

#define ADD(path, func) \
  g_test_add ("/documents/document/" path, DocumentTest, NULL, document_test_set_up, func, document_test_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("undo/restores-states", test_undo);
  ADD ("seek/undoes-and-redoes", test_seek);
  ADD ("stroke/is-one-edit", test_stroke);
  ADD ("equal-state/is-no-edit", test_no_change);
  ADD ("typing-a-name/is-one-edit", test_merging);
  ADD ("random-edits/undo-and-redo-give-same-bytes", test_random);
  ADD ("new-id/is-no-edit", test_id);
  ADD ("arena/changed-texts-are-edits", test_texts);
  ADD ("arena/same-theme-is-no-edit", test_theme);
  ADD ("arena/problems-follow-edits", test_live_problems);
  ADD ("arena/problems-are-updated-after-a-stroke-is-drawn", test_stroke_problems);

  return g_test_run ();
}
