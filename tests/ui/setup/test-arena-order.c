// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the choice among more arenas than can be shown, with real pointer and keys.
#include "config.h"

#include "tests/ui/ui-drive.h"
#include "ui/setup/robo-arena-order.h"

#define N_ARENAS 100

typedef struct
{
  GtkWindow      *window;
  RoboArenaOrder *order;
} Fixture;

static RoboArenaItem *
create_item (guint number)
{
  RoboPlan plan = { .columns = 6, .rows = 5 };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *id = g_strdup_printf ("arena-%u", number);
  g_autofree char *name = g_strdup_printf ("Park %u", number);
  g_autoptr (RoboArena) plain = robo_arena_new (id, &plan);
  g_autoptr (RoboArena) arena = robo_arena_with_name (plain, NULL, name);

  return robo_arena_item_new (arena, problems, TRUE);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GListStore) arenas = g_list_store_new (ROBO_TYPE_ARENA_ITEM);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  for (guint i = 1; i <= N_ARENAS; i++)
    {
      g_autoptr (RoboArenaItem) item = create_item (i);

      g_list_store_append (arenas, item);
    }
  fixture->order = g_object_new (ROBO_TYPE_ARENA_ORDER, NULL);
  robo_arena_order_set_arenas (fixture->order, G_LIST_MODEL (arenas));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (fixture->order));
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (fixture->window, scroller);
  gtk_window_set_default_size (fixture->window, 480, 500);
  ui_drive_show (fixture->window);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (fixture->window);
}

static guint
count_seen (Fixture *fixture)
{
  GtkWidget *row;
  guint      n = 0;

  for (guint i = 0; (row = ui_drive_find (GTK_WIDGET (fixture->order), GTK_TYPE_LIST_BOX_ROW, i)) != NULL; i++)
    n += gtk_widget_get_child_visible (row);

  return n;
}

static GtkWidget *
find_check (Fixture *fixture)
{
  GtkWidget *check;

  for (guint i = 0; (check = ui_drive_find (GTK_WIDGET (fixture->order), GTK_TYPE_CHECK_BUTTON, i)) != NULL; i++)
    if (gtk_widget_get_mapped (check))
      return check;

  return NULL;
}

static char *
dup_chosen (Fixture *fixture)
{
  g_autoptr (GPtrArray) chosen = robo_arena_order_dup_chosen (fixture->order);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < chosen->len; i++)
    g_string_append_printf (text, "%s ", robo_arena_get_id (chosen->pdata[i]));

  return g_string_free (text, FALSE);
}

/* The search finds the last arena by its name. The arena is chosen, and stays chosen after the search. */
static void
test_search (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *chosen = NULL;

  g_assert_cmpuint (count_seen (fixture), ==, 60);
  ui_drive_click (ui_drive_find (GTK_WIDGET (fixture->order), GTK_TYPE_SEARCH_ENTRY, 0));
  ui_drive_keys (GTK_WIDGET (fixture->window), "P A R K space 9 9");
  ui_drive_until (count_seen (fixture) == 1);
  ui_drive_click (find_check (fixture));
  ui_drive_shoot ("arena-order");
  ui_drive_click (ui_drive_find (GTK_WIDGET (fixture->order), GTK_TYPE_SEARCH_ENTRY, 0));
  ui_drive_keys (GTK_WIDGET (fixture->window), "Escape");
  ui_drive_until (count_seen (fixture) == 61);
  chosen = dup_chosen (fixture);
  g_assert_cmpstr (chosen, ==, "arena-99 ");
}

/* The last choice is restored in its order, wherever the arenas are in the list. */
static void
test_chosen (Fixture      *fixture,
             gconstpointer data)
{
  const char *const ids[] = { "arena-88", "arena-2", "arena-75", NULL };
  g_autofree char  *chosen = NULL;

  robo_arena_order_set_chosen (fixture->order, ids);
  chosen = dup_chosen (fixture);
  g_assert_cmpstr (chosen, ==, "arena-88 arena-2 arena-75 ");
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/setup/arena-order/search/chosen-arena-stays-chosen", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/ui/setup/arena-order/arenas-chosen-last-time/are-restored-in-their-order",
              Fixture, NULL, set_up, test_chosen, tear_down);

  return g_test_run ();
}
