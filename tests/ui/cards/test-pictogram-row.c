// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "draw/robo-pictogram.h"
#include "tests/ui/ui-drive.h"
#include "ui/cards/robo-pictogram-row.h"
#include "ui/widgets/pictures/robo-ink.h"

static void
chosen_cb (RoboPictogramRow *row,
           const char       *pictogram,
           char            **chosen)
{
  g_free (*chosen);
  *chosen = g_strdup (pictogram);
}

/* Opens the choice, and returns its list. */
static GtkWidget *
open_choice (GtkWidget *row)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (ui_drive_find (row, GTK_TYPE_MENU_BUTTON, 0));

  gtk_menu_button_popup (button);
  ui_drive_until (gtk_menu_button_get_popover (button) != NULL &&
                  gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (button))));

  return ui_drive_find (gtk_menu_button_get_popover (button), GTK_TYPE_FLOW_BOX, 0);
}

/* Returns what a choice looks like. */
static GBytes *
look (GtkFlowBox *list,
      int         index)
{
  GtkWidget   *glyph = gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (list, index));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  ui_drive_settle (GTK_WIDGET (list));
  GTK_WIDGET_GET_CLASS (glyph)->snapshot (glyph, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);

  return gsk_render_node_serialize (node);
}

/* The choice is made when it is first opened, and then shows the deck of each card. */
static void
test_choice (void)
{
  GtkWidget       *window = gtk_window_new ();
  GtkWidget       *list_box = gtk_list_box_new ();
  GtkWidget       *row = g_object_new (ROBO_TYPE_PICTOGRAM_ROW, "title", "Pictogram", NULL);
  g_autofree char *chosen = NULL;
  g_auto (GStrv) ids = robo_pictogram_dup_ids ();
  g_autoptr (GBytes) blue = NULL;
  g_autoptr (GBytes) red = NULL;
  GtkFlowBox      *list;
  GtkFlowBoxChild *child;

  gtk_list_box_append (GTK_LIST_BOX (list_box), row);
  gtk_window_set_child (GTK_WINDOW (window), list_box);
  g_signal_connect (row, "chosen", G_CALLBACK (chosen_cb), &chosen);
  robo_pictogram_row_show (ROBO_PICTOGRAM_ROW (row), ids[0], ROBO_CARD_BLUE);
  ui_drive_show (GTK_WINDOW (window));
  g_assert_null (ui_drive_find (row, GTK_TYPE_FLOW_BOX, 0));

  list = GTK_FLOW_BOX (open_choice (row));
  /* The first choice is no pictogram of its own. */
  child = gtk_flow_box_get_child_at_index (list, (int)g_strv_length (ids));
  g_assert_nonnull (child);
  g_assert_null (gtk_flow_box_get_child_at_index (list, (int)g_strv_length (ids) + 1));
  blue = look (list, 1);
  gtk_widget_activate (GTK_WIDGET (child));
  g_assert_cmpstr (chosen, ==, ids[g_strv_length (ids) - 1]);
  ui_drive_until (!gtk_widget_get_mapped (GTK_WIDGET (list)));

  robo_pictogram_row_show (ROBO_PICTOGRAM_ROW (row), chosen, ROBO_CARD_RED);
  g_assert_true (open_choice (row) == GTK_WIDGET (list));
  red = look (list, 1);
  g_assert_false (g_bytes_equal (blue, red));

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  robo_ink_load_css ();

  g_test_add_func ("/ui/cards/pictogram-row/choice/is-made-once-and-shows-the-deck", test_choice);

  return g_test_run ();
}
