// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n.h>

#include "robo-compare-window.h"
#include "robo-library-page-private.h"

/* Every command of the page is an action `library.…`, for buttons, menus, keys and tests alike. */

/* What a command needs of the arena that is selected. */
typedef enum
{
  NEEDS_NOTHING,
  NEEDS_FILE,     /* any file of the library */
  NEEDS_READABLE, /* something of it can be read */
  NEEDS_WHOLE,    /* it is well formed */
  NEEDS_PLAYABLE,
  NEEDS_OWN,       /* the user may change it */
  NEEDS_OWN_WHOLE, /* both */
} Needs;

static void
activate_with_path (RoboLibraryPage *self,
                    const char      *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self), action, "s", robo_library_arena_get_path (robo_library_page_get_selected (self)));
}

static void
play (RoboLibraryPage *self)
{
  activate_with_path (self, "win.play-arena");
}

static void
edit (RoboLibraryPage *self)
{
  activate_with_path (self, "win.edit-arena");
}

static void
new_arena (RoboLibraryPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.new-arena", NULL);
}

static void
compare (RoboLibraryPage *self)
{
  GtkWidget *window = robo_compare_window_new (self->library, robo_library_page_get_selected (self));

  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  gtk_window_present (GTK_WINDOW (window));
}

static void
export_xml (RoboLibraryPage *self)
{
  robo_library_page_export (self, ".arena.xml");
}

static void
export_svg (RoboLibraryPage *self)
{
  robo_library_page_export (self, ".svg");
}

static void
export_png (RoboLibraryPage *self)
{
  robo_library_page_export (self, ".png");
}

static const struct
{
  const char *name;
  Needs       needs;
  void (*run) (RoboLibraryPage *self);
  guint           key; /* or 0 */
  GdkModifierType modifiers;
} actions[] = {
  { "library.new", NEEDS_NOTHING, new_arena },
  { "library.import", NEEDS_NOTHING, robo_library_page_ask_for_import, GDK_KEY_i, GDK_CONTROL_MASK },
  { "library.paste", NEEDS_NOTHING, robo_library_page_paste, GDK_KEY_v, GDK_CONTROL_MASK },
  { "library.open-folder", NEEDS_NOTHING, robo_library_page_open_folder },
  { "library.play", NEEDS_PLAYABLE, play, GDK_KEY_Return, GDK_CONTROL_MASK },
  { "library.edit", NEEDS_READABLE, edit, GDK_KEY_e, GDK_CONTROL_MASK },
  { "library.duplicate", NEEDS_WHOLE, robo_library_page_duplicate, GDK_KEY_d, GDK_CONTROL_MASK },
  { "library.rename", NEEDS_OWN_WHOLE, robo_library_page_rename, GDK_KEY_F2 },
  { "library.delete", NEEDS_OWN, robo_library_page_remove, GDK_KEY_Delete },
  { "library.compare", NEEDS_READABLE, compare },
  { "library.copy-text", NEEDS_FILE, robo_library_page_copy_text, GDK_KEY_c, GDK_CONTROL_MASK },
  { "library.export-xml", NEEDS_FILE, export_xml },
  { "library.export-svg", NEEDS_READABLE, export_svg },
  { "library.export-png", NEEDS_READABLE, export_png },
  { "library.export-texts", NEEDS_WHOLE, robo_library_page_export_texts },
  { "library.import-texts", NEEDS_OWN_WHOLE, robo_library_page_import_texts },
};

static gboolean
is_met (Needs             needs,
        RoboLibraryArena *entry)
{
  if (needs == NEEDS_NOTHING)
    return TRUE;
  if (entry == NULL)
    return FALSE;

  switch (needs)
    {
    case NEEDS_READABLE:
      return robo_library_arena_get_readable (entry) != NULL;
    case NEEDS_WHOLE:
      return robo_library_arena_get_arena (entry) != NULL;
    case NEEDS_PLAYABLE:
      return robo_library_arena_is_playable (entry);
    case NEEDS_OWN:
      return !robo_library_arena_is_bundled (entry);
    case NEEDS_OWN_WHOLE:
      return !robo_library_arena_is_bundled (entry) && robo_library_arena_get_arena (entry) != NULL;
    case NEEDS_NOTHING:
    case NEEDS_FILE:
      break;
    }

  return TRUE;
}

/* Keys come here even where the action is not to be had. */
static void
run_cb (GtkWidget  *widget,
        const char *action_name,
        GVariant   *parameter)
{
  RoboLibraryPage *self = ROBO_LIBRARY_PAGE (widget);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_str_equal (actions[i].name, action_name) && is_met (actions[i].needs, robo_library_page_get_selected (self)))
      actions[i].run (self);
}

void
robo_library_page_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (widget_class, actions[i].name, NULL, run_cb);
      if (actions[i].key != 0)
        gtk_widget_class_add_binding_action (widget_class, actions[i].key, actions[i].modifiers, actions[i].name, NULL);
    }
}

void
robo_library_page_update_actions (RoboLibraryPage *self)
{
  RoboLibraryArena *entry = robo_library_page_get_selected (self);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name, is_met (actions[i].needs, entry));
}
