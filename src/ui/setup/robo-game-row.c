// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-row.h"

#include <glib/gi18n.h>

#include "ui/widgets/pictures/robo-seat-mark.h"

/* Adds the heads of the players to the row of a game, two side by side in a line. An odd number of heads leaves the
 * last one alone in the middle of its line. The heads need no names, because the text of the row names the players. */
static void
add_heads (GtkWidget          *row,
           const RoboGameHead *heads,
           guint               n_heads)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "heads");
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  for (guint i = 0; i < n_heads; i++)
    {
      gboolean   is_alone = i % 2 == 0 && i + 1 == n_heads;
      GtkWidget *head = robo_seat_mark_new (heads[i].colour,
                                            heads[i].is_killbot ? ROBO_SEAT_LOOK_KILLBOT_HEAD : ROBO_SEAT_LOOK_HEAD);

      gtk_widget_set_halign (head, GTK_ALIGN_CENTER);
      gtk_grid_attach (GTK_GRID (grid), head, (int)i % 2, (int)i / 2, is_alone ? 2 : 1, 1);
    }
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), grid);
}

static void
open_cb (GtkWidget *row)
{
  gtk_widget_activate_action (row, "win.open-file", "^ay", g_object_get_data (G_OBJECT (row), "file"));
}

/* Adds a button to the row, which is an AdwActionRow. The button and the key Delete remove the game. */
static void
add_remove_button (GtkWidget  *row,
                   const char *file)
{
  GtkWidget          *remove_button = g_object_new (GTK_TYPE_BUTTON,
                                                    "icon-name", "user-trash-symbolic",
                                                    "tooltip-text", _ ("Remove this game (Delete)"),
                                                    "valign", GTK_ALIGN_CENTER,
                                                    "css-classes", (const char *[]){ "flat", NULL },
                                                    "action-name", "win.remove-game",
                                                    "action-target", g_variant_new_bytestring (file),
                                                    NULL);
  GtkEventController *keyboard = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *either = gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0),
                                                            gtk_keyval_trigger_new (GDK_KEY_KP_Delete, 0));
  GtkShortcut        *shortcut = gtk_shortcut_new (either, gtk_named_action_new ("win.remove-game"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (remove_button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Remove this game"), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), remove_button);
  gtk_shortcut_set_arguments (shortcut, g_variant_new_bytestring (file));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keyboard), shortcut);
  gtk_widget_add_controller (row, keyboard);
}

GtkWidget *
robo_game_row_new (const char         *file,
                   const RoboGameHead *heads,
                   guint               n_heads,
                   GtkWidget          *mark)
{
  GtkWidget *row = adw_action_row_new ();

  g_return_val_if_fail (file != NULL && heads != NULL, NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  add_heads (row, heads, n_heads);
  if (mark != NULL)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), mark);
  add_remove_button (row, file);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "file", g_strdup (file), g_free);
  g_signal_connect (row, "activated", G_CALLBACK (open_cb), NULL);

  return row;
}
