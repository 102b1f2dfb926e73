// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-shortcuts.h"

#include <string.h>

/* Installs a shortcut, and takes ownership of it. */
typedef void (*InstallFunc) (gpointer     target,
                             GtkShortcut *shortcut);

gboolean
robo_shortcuts_next_keys (const char     **keys,
                          guint           *first,
                          guint           *last,
                          GdkModifierType *modifiers)
{
  gsize            length;
  g_autofree char *word = NULL;
  g_auto (GStrv) ends = NULL;
  GdkModifierType ignored;

  if (*keys == NULL || **keys == '\0')
    return FALSE;

  length = strcspn (*keys, " ");
  word = g_strndup (*keys, length);
  *keys += length;
  *keys += strspn (*keys, " ");

  ends = g_strsplit (word, "...", 2);
  g_return_val_if_fail (gtk_accelerator_parse (ends[0], first, modifiers), FALSE);
  *last = *first;
  if (ends[1] != NULL)
    g_return_val_if_fail (gtk_accelerator_parse (ends[1], last, &ignored), FALSE);

  return TRUE;
}

static GVariant *
create_argument (const RoboShortcut *row,
                 guint               i)
{
  if (row->arguments == NULL)
    return NULL;

  return row->type == 'u' ? g_variant_new_uint32 ((guint)row->arguments[i]) : g_variant_new_int32 (row->arguments[i]);
}

static void
install_keys (const RoboShortcut *row,
              const char         *keys,
              InstallFunc         install,
              gpointer            target,
              gpointer            data)
{
  guint           first, last;
  guint           n = 0;
  GdkModifierType modifiers;

  while (robo_shortcuts_next_keys (&keys, &first, &last, &modifiers))
    for (guint key = first; key <= last; key++)
      {
        GtkShortcutAction *action = row->action != NULL ? gtk_named_action_new (row->action)
                                                        : gtk_callback_action_new (row->callback, data, NULL);
        GtkShortcut       *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers), action);

        gtk_shortcut_set_arguments (shortcut, create_argument (row, n++));
        install (target, shortcut);
      }
}

gboolean
robo_shortcut_is_end (const RoboShortcut *row)
{
  return row->title == NULL && row->action == NULL && row->callback == NULL;
}

static void
install_all (const RoboShortcut *shortcuts,
             InstallFunc         install,
             gpointer            target,
             gpointer            data)
{
  for (const RoboShortcut *row = shortcuts; !robo_shortcut_is_end (row); row++)
    {
      install_keys (row, row->keys, install, target, data);
      install_keys (row, row->more_keys, install, target, data);
    }
}

static void
install_in_class (gpointer     target,
                  GtkShortcut *shortcut)
{
  gtk_widget_class_add_shortcut (target, shortcut);
  g_object_unref (shortcut);
}

void
robo_shortcuts_bind (GtkWidgetClass     *widget_class,
                     const RoboShortcut *shortcuts)
{
  install_all (shortcuts, install_in_class, widget_class, NULL);
}

static void
install_in_controller (gpointer     target,
                       GtkShortcut *shortcut)
{
  gtk_shortcut_controller_add_shortcut (target, shortcut);
}

GtkEventController *
robo_shortcuts_add (GtkWidget          *widget,
                    const RoboShortcut *shortcuts,
                    gpointer            data)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  install_all (shortcuts, install_in_controller, controller, data);
  gtk_widget_add_controller (widget, controller);

  return controller;
}

void
robo_shortcuts_set_accels (GtkApplication     *app,
                           const RoboShortcut *shortcuts)
{
  for (const RoboShortcut *row = shortcuts; !robo_shortcut_is_end (row); row++)
    {
      g_auto (GStrv) accels = g_strsplit (row->keys, " ", -1);

      gtk_application_set_accels_for_action (app, row->action, (const char *const *)accels);
    }
}

guint
robo_shortcuts_find_key (const RoboShortcut *shortcuts,
                         const char         *action,
                         int                 argument)
{
  for (const RoboShortcut *row = shortcuts; !robo_shortcut_is_end (row); row++)
    {
      const char     *keys = row->keys;
      guint           first, last;
      GdkModifierType modifiers;

      if (g_strcmp0 (row->action, action) != 0)
        continue;
      for (guint i = 0; robo_shortcuts_next_keys (&keys, &first, &last, &modifiers); i += last - first + 1)
        for (guint key = first; key <= last; key++)
          if (row->arguments[i + key - first] == argument)
            return key;
    }

  return 0;
}
