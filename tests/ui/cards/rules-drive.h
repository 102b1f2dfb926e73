// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the rule editor in the real window, by real clicks and keys.
#pragma once

#include <glib/gstdio.h>
#include <string.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "ui/cards/robo-card-page.h"
#include "ui/cards/robo-effect-row.h"
#include "ui/cards/robo-module-set-page.h"
#include "ui/cards/robo-rule-set-page.h"

#include "tests/ui/ui-drive.h"

/* All cases share one application, as in a real process. */
static GtkApplication *app;

typedef struct
{
  GtkWidget *window;
} Fixture;

static inline char *
dup_folder (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", name, NULL);
}

static inline void
empty_folder (const char *name)
{
  g_autofree char *folder = dup_folder (name);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file_name;

  while (dir != NULL && (file_name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, file_name, NULL);

      g_unlink (file);
    }
}

static inline void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  /* A page that fades out would still get clicks. */
  g_settings_set_boolean (settings, "reduced-motion", TRUE);
  empty_folder ("modules");
  empty_folder ("rules");
  empty_folder ("recovery");
  g_application_activate (G_APPLICATION (app));
  fixture->window = GTK_WIDGET (gtk_application_get_active_window (app));
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  ui_drive_show (GTK_WINDOW (fixture->window));
  ui_drive_wait_for_arenas (fixture->window);
}

static inline void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  /* Closing the window would ask about unsaved changes. */
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  ui_drive_until (gtk_application_get_windows (app) == NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Finding widgets by their text, as a user does */

static inline gboolean
says (GtkWidget  *widget,
      const char *text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
}

static inline GtkWidget *
find_label (GtkWidget  *widget,
            const char *text)
{
  if (says (widget, text))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Returns the visible dialog, or NULL. */
static inline GtkWidget *
get_dialog (void)
{
  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (gtk_window_get_toplevels (), i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_mapped (window))
        return window;
    }

  return NULL;
}

/* Finds a button with an icon by its tooltip. */
static inline GtkWidget *
find_words (GtkWidget  *widget,
            const char *text)
{
  GtkWidget *found = find_label (widget, text);

  for (guint i = 0; found == NULL; i++)
    {
      GtkWidget *button = ui_drive_find (widget, GTK_TYPE_BUTTON, i);

      if (button == NULL)
        return NULL;
      if (gtk_widget_get_mapped (button) && g_strcmp0 (gtk_widget_get_tooltip_text (button), text) == 0)
        found = button;
    }

  return found;
}

static inline void
click_label (Fixture    *fixture,
             const char *text)
{
  GtkWidget *widget;

  ui_drive_until (find_words (fixture->window, text) != NULL);
  /* Focusing a widget scrolls it into view. */
  for (widget = find_words (fixture->window, text); widget != NULL && !gtk_widget_grab_focus (widget);
       widget = gtk_widget_get_parent (widget))
    ;
  ui_drive_settle (fixture->window);
  ui_drive_click (find_words (fixture->window, text));
}

/* Opens the page of rules. A press on the start page can miss its button while arenas still appear there. */
static inline void
show_rules (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->window, "win.show-page", "s", "rules");
  ui_drive_until (find_words (fixture->window, "New Rule Set") != NULL);
  ui_drive_settle (fixture->window);
}

static inline gpointer
find (Fixture *fixture,
      GType    type)
{
  ui_drive_until (ui_drive_find (fixture->window, type, 0) != NULL);

  return ui_drive_find (fixture->window, type, 0);
}

static inline RoboModuleSetDocument *
get_document (Fixture *fixture)
{
  return robo_module_set_page_get_document (find (fixture, ROBO_TYPE_MODULE_SET_PAGE));
}

static inline RoboHistory *
get_history (Fixture *fixture)
{
  return robo_document_get_history (ROBO_DOCUMENT (get_document (fixture)));
}

/* Writes a user's file, as a text editor would. */
static inline void
write_file (const char *folder,
            const char *name,
            const char *text)
{
  g_autofree char *parent = dup_folder (folder);
  g_autofree char *path = g_build_filename (parent, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static inline RoboRuleSet *
get_rule_set (Fixture *fixture)
{
  return robo_rule_set_document_get_set (robo_rule_set_page_get_document (find (fixture, ROBO_TYPE_RULE_SET_PAGE)));
}

static inline const RoboCard *
get_card (Fixture *fixture,
          guint    card)
{
  return &robo_module_set_get_cards (robo_module_set_document_get_set (get_document (fixture)))->cards[card];
}

static inline void
type (Fixture    *fixture,
      const char *keys)
{
  /* A list must not open before the page has scrolled to its button. */
  ui_drive_settle (fixture->window);
  ui_drive_keys (fixture->window, keys);
}

/* Opens a menu and chooses an entry by pointer. */
static inline void
choose (Fixture     *fixture,
        GtkDropDown *menu,
        const char  *text)
{
  GtkWidget *popover = ui_drive_find (GTK_WIDGET (menu), GTK_TYPE_POPOVER, 0);

  gtk_widget_grab_focus (GTK_WIDGET (menu));
  ui_drive_settle (fixture->window);
  /* The display may still deliver a click to a popover that was here before. */
  while (!gtk_widget_get_mapped (popover))
    ui_drive_click (GTK_WIDGET (menu));
  ui_drive_until (gtk_widget_get_mapped (popover) && find_label (popover, text) != NULL);
  ui_drive_settle (popover);
  ui_drive_click (find_label (popover, text));
  g_assert_cmpstr (gtk_string_object_get_string (gtk_drop_down_get_selected_item (menu)), ==, text);
  /* As long as the popover exists, it takes the next click. */
  ui_drive_until (!gtk_widget_get_mapped (popover));
  ui_drive_settle (fixture->window);
}

static inline GtkDropDown *
get_menu (GtkWidget *row,
          guint      index)
{
  return ui_drive_find (row, GTK_TYPE_DROP_DOWN, index);
}

static inline void
make_tractor_beam (Fixture *fixture)
{
  GtkWidget *row;

  show_rules (fixture);
  click_label (fixture, "New Module Set");
  ui_drive_until (get_document (fixture) != NULL);
  g_assert_cmpuint (g_list_model_get_n_items (robo_module_set_document_get_cards (get_document (fixture))), ==, 1);

  ui_drive_until (gtk_widget_get_mapped (find (fixture, ROBO_TYPE_CARD_PAGE)));
  robo_card_page_focus_name (find (fixture, ROBO_TYPE_CARD_PAGE));
  type (fixture, "ctrl+a T r a c t o r");
  g_assert_cmpstr (robo_module_set_get_title (robo_module_set_document_get_set (get_document (fixture)), 0), ==,
                   "Tractor");

  click_label (fixture, "Add");
  click_label (fixture, "Instead of firing");
  g_assert_cmpuint (get_card (fixture, 0)->n_effects, ==, 1);
  /* The first row adds the die that the card needs. */
  g_assert_true (get_card (fixture, 0)->has_die);
  g_assert_cmpuint (get_card (fixture, 0)->die_colour, ==, ROBO_RED);

  row = find (fixture, ROBO_TYPE_EFFECT_ROW);
  choose (fixture, get_menu (row, 1), "First robot or mine in line");
  choose (fixture, get_menu (row, 2), "Pull");
  gtk_widget_grab_focus (ui_drive_find (row, GTK_TYPE_SPIN_BUTTON, 0));
  type (fixture, "ctrl+a 2 Tab");
}

static inline void
rules_drive_init (int    *argc,
                  char ***argv)
{
  ui_test_init (argc, argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));
  g_application_hold (G_APPLICATION (app));
}
