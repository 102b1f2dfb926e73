// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-shortcuts.h"

#include <string.h>

#include "robo-key-press.h"

/* Adds the shortcut to the target. The function takes ownership of the shortcut. */
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

static GQuark
widget_quark (void)
{
  return g_quark_from_static_string ("robo-shortcut-widget");
}

static void
install_in_controller (gpointer     target,
                       GtkShortcut *shortcut)
{
  /* Attach the widget to the shortcut, because the root lists global shortcuts without their widgets. */
  g_object_set_qdata (G_OBJECT (shortcut), widget_quark (), gtk_event_controller_get_widget (target));
  gtk_shortcut_controller_add_shortcut (target, shortcut);
}

GtkEventController *
robo_shortcuts_add (GtkWidget          *widget,
                    const RoboShortcut *shortcuts,
                    gpointer            data)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_widget_add_controller (widget, controller);
  install_all (shortcuts, install_in_controller, controller, data);

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

/* Keys of other keyboard layouts */

static gboolean
has_key (GtkShortcutTrigger *trigger,
         guint               keyval,
         GdkModifierType     modifiers)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    return has_key (gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger)), keyval, modifiers) ||
           has_key (gtk_alternative_trigger_get_second (GTK_ALTERNATIVE_TRIGGER (trigger)), keyval, modifiers);

  return GTK_IS_KEYVAL_TRIGGER (trigger) &&
         gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval &&
         gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers;
}

static gboolean
activate_in (GtkWidget          *widget,
             GtkEventController *controller,
             guint               keyval,
             GdkModifierType     modifiers)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (controller)); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), i);
      GtkWidget *own = g_object_get_qdata (G_OBJECT (shortcut), widget_quark ());

      if (has_key (gtk_shortcut_get_trigger (shortcut), keyval, modifiers) &&
          gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, own != NULL ? own : widget,
                                        gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }

  return FALSE;
}

static gboolean
activate_on (GtkWidget          *widget,
             GtkPropagationPhase phase,
             guint               keyval,
             GdkModifierType     modifiers)
{
  g_autoptr (GListModel) controllers = NULL;

  if (!gtk_widget_is_sensitive (widget))
    return FALSE;

  controllers = gtk_widget_observe_controllers (widget);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller) && gtk_event_controller_get_propagation_phase (controller) == phase &&
          activate_in (widget, controller, keyval, modifiers))
        return TRUE;
    }

  return FALSE;
}

/* Activates a shortcut of the focused widget or of a widget around it, up to the window. Tries the shortcuts in the
 * same order as GTK. */
static gboolean
activate_from (GtkWidget      *focus,
               guint           keyval,
               GdkModifierType modifiers)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new_with_free_func (g_object_unref);

  for (GtkWidget *widget = focus; widget != NULL; widget = gtk_widget_get_parent (widget))
    g_ptr_array_add (widgets, g_object_ref (widget));
  for (guint i = widgets->len; i > 0; i--)
    if (activate_on (widgets->pdata[i - 1], GTK_PHASE_CAPTURE, keyval, modifiers))
      return TRUE;
  for (guint i = 0; i < widgets->len; i++)
    if (activate_on (widgets->pdata[i], GTK_PHASE_BUBBLE, keyval, modifiers))
      return TRUE;

  return FALSE;
}

/* Tries the other meanings of a key press that had no effect. GTK finds the key of a trigger only if a layout of the
 * keymap types this key without further modifiers. */
static gboolean
key_pressed_cb (GtkWidget          *window,
                guint               keyval,
                guint               keycode,
                GdkModifierType     state,
                GtkEventController *controller)
{
  g_auto (RoboKeyPress) press = { 0 };
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  guint      meanings[ROBO_KEY_PRESS_N_MEANINGS];
  guint      n;

  robo_key_press_init (&press, controller, keyval, keycode);
  n = robo_key_press_list_meanings (&press, meanings);
  for (guint i = 1; i < n; i++)
    if (activate_from (focus != NULL ? focus : window, meanings[i], state & gtk_accelerator_get_default_mod_mask ()))
      return GDK_EVENT_STOP;

  return GDK_EVENT_PROPAGATE;
}

static void
windows_changed_cb (GListModel *windows,
                    guint       position,
                    guint       n_removed,
                    guint       n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      GtkEventController *keys = gtk_event_controller_key_new ();

      g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), window, G_CONNECT_SWAPPED);
      gtk_widget_add_controller (window, keys);
    }
}

void
robo_shortcuts_serve_layouts (void)
{
  static gboolean is_served;
  GListModel     *windows;

  if (is_served)
    return;

  is_served = TRUE;
  windows = gtk_window_get_toplevels ();
  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_changed_cb), NULL);
  windows_changed_cb (windows, 0, 0, g_list_model_get_n_items (windows));
}
