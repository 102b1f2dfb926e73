// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-access.h"

#include <adwaita.h>
#include <dlfcn.h>

static const char *
find_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const char *text = gtk_widget_get_visible (child) ? find_text (child) : NULL;

      if (text != NULL && *text != '\0')
        return text;
    }

  return NULL;
}

static void
name_by (GtkWidget  *widget,
         const char *text)
{
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
describe (GtkWidget  *widget,
          const char *text)
{
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* GTK gives a button its label as a name, underline and all, and the label's text once more. */
static void
label_changed_cb (GtkButton *button)
{
  if (gtk_button_get_label (button) != NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static void
mend_button (GtkWidget *widget)
{
  if (!gtk_button_get_use_underline (GTK_BUTTON (widget)))
    return;

  g_signal_handlers_disconnect_by_func (widget, label_changed_cb, NULL);
  g_signal_connect (widget, "notify::label", G_CALLBACK (label_changed_cb), NULL);
  label_changed_cb (GTK_BUTTON (widget));
}

/* Of what is chosen, for the button that has the focus in its place. */
static void
selected_cb (GtkDropDown *drop_down)
{
  GObject *item = gtk_drop_down_get_selected_item (drop_down);

  if (GTK_IS_STRING_OBJECT (item))
    describe (gtk_widget_get_first_child (GTK_WIDGET (drop_down)), gtk_string_object_get_string (GTK_STRING_OBJECT (item)));
}

static void
mend_drop_down (GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_first_child (widget);

  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, widget, NULL, -1);
  g_signal_handlers_disconnect_by_func (widget, selected_cb, NULL);
  g_signal_connect (widget, "notify::selected-item", G_CALLBACK (selected_cb), NULL);
  selected_cb (GTK_DROP_DOWN (widget));
}

static void
row_changed_cb (AdwActionRow *row)
{
  const char      *subtitle = adw_action_row_get_subtitle (row);
  g_autofree char *text = NULL;
  GObject         *item = ADW_IS_COMBO_ROW (row) ? adw_combo_row_get_selected_item (ADW_COMBO_ROW (row)) : NULL;

  if (subtitle == NULL)
    subtitle = "";
  if (GTK_IS_STRING_OBJECT (item))
    text = g_strjoin (*subtitle != '\0' ? ". " : "", gtk_string_object_get_string (GTK_STRING_OBJECT (item)), subtitle, NULL);
  describe (GTK_WIDGET (row), text != NULL ? text : subtitle);
}

static void
mend_row (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, row_changed_cb, NULL);
  g_signal_connect (widget, "notify::subtitle", G_CALLBACK (row_changed_cb), NULL);
  if (ADW_IS_COMBO_ROW (widget))
    g_signal_connect (widget, "notify::selected-item", G_CALLBACK (row_changed_cb), NULL);
  row_changed_cb (ADW_ACTION_ROW (widget));
}

/* The text in a row is nothing for screen readers, as it would be in an entry, but the row does not stand for it. */
static void
mend_entry_row (GtkWidget *widget)
{
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (widget)));

  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (text)) != GTK_ACCESSIBLE_ROLE_TEXT_BOX)
    g_object_set (text, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), -1);
}

/* Whatever the library has put there to be pressed is called what is read on it, or else what its tooltip says. The one
 * that has neither opens the search. */
static void
mend_foreign_button (GtkWidget *widget)
{
  const char *text = find_text (widget);

  if (text == NULL || *text == '\0')
    text = gtk_widget_get_tooltip_text (widget);
  if (text == NULL && GTK_IS_TOGGLE_BUTTON (widget))
    text = g_dgettext ("gtk40", "Search Shortcuts");
  name_by (widget, text);
}

static void
mend_foreign_entry (GtkWidget *widget)
{
  g_autofree char *text = NULL;

  g_object_get (widget, "placeholder-text", &text, NULL);
  name_by (widget, text);
}

/* The icon of the program, in the about window. */
static void
mend_foreign_image (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (ADW_IS_ABOUT_WINDOW (root) && gtk_image_get_pixel_size (GTK_IMAGE (widget)) > 64)
    name_by (widget, adw_about_window_get_application_name (ADW_ABOUT_WINDOW (root)));
}

static gboolean
is_foreign (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return ADW_IS_ABOUT_WINDOW (root) || GTK_IS_SHORTCUTS_WINDOW (root);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint,
           guint                  n_values,
           const GValue          *values,
           gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_BUTTON (widget) && is_foreign (widget))
    mend_foreign_button (widget);
  else if (GTK_IS_BUTTON (widget))
    mend_button (widget);
  else if (GTK_IS_IMAGE (widget))
    mend_foreign_image (widget);
  else if (GTK_IS_SEARCH_ENTRY (widget) && is_foreign (widget))
    mend_foreign_entry (widget);
  else if (GTK_IS_DROP_DOWN (widget))
    mend_drop_down (widget);
  else if (ADW_IS_ENTRY_ROW (widget))
    mend_entry_row (widget);
  else if (ADW_IS_ACTION_ROW (widget))
    mend_row (widget);
  else if (ADW_IS_EXPANDER_ROW (widget))
    name_by (widget, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)));
  else if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkListItemWidget"))
    name_by (widget, find_text (widget));

  return TRUE;
}

static gboolean
focus_again_cb (gpointer user_data)
{
  g_autoptr (GtkWidget) widget = user_data;

  if (gtk_widget_get_mapped (widget) && gtk_widget_has_focus (widget))
    {
      gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
      gtk_widget_grab_focus (widget);
    }

  return G_SOURCE_REMOVE;
}

/* What gets the focus before it is realized gets it without a word, and the screen reader goes on about another page. */
static gboolean
realized_cb (GSignalInvocationHint *hint,
             guint                  n_values,
             const GValue          *values,
             gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (gtk_widget_is_focus (widget))
    g_idle_add (focus_again_cb, g_object_ref (widget));

  return TRUE;
}

void
robo_access_init (void)
{
  static gsize is_done = 0;

  if (!g_once_init_enter (&is_done))
    return;

  /* The class has its signals only when it is there. */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_cb, NULL, NULL);
  g_once_init_leave (&is_done, 1);
}

/* Saying something. What is still to be said is kept with the window. */

#define SENTENCES "robo-access-sentences"

/* The one that describes what has been said, if any is there still. */
static GWeakRef described;

static void
forget_what_was_said (void)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&described);
  const char *text;

  if (widget == NULL)
    return;

  /* GTK makes the tooltip the description. */
  text = gtk_widget_get_tooltip_text (widget);
  if (text != NULL)
    describe (widget, text);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* The text in an entry is nothing for screen readers: the entry is. */
static GtkWidget *
find_spoken (GtkRoot *root)
{
  GtkWidget *focus = gtk_root_get_focus (root);

  while (focus != NULL && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (focus)) == GTK_ACCESSIBLE_ROLE_NONE)
    focus = gtk_widget_get_parent (focus);

  return focus != NULL ? focus : GTK_WIDGET (root);
}

static void
speak (GtkRoot    *root,
       const char *text)
{
  void (*announce) (GtkAccessible *, const char *, int);
  const int medium_priority = 1;

  *(void **)&announce = dlsym (dlopen (NULL, RTLD_LAZY), "gtk_accessible_announce");
  if (announce != NULL)
    {
      announce (GTK_ACCESSIBLE (root), text, medium_priority);
      return;
    }

  forget_what_was_said ();
  g_weak_ref_set (&described, find_spoken (root));
  describe (find_spoken (root), text);
}

static gboolean
speak_cb (gpointer user_data)
{
  g_autoptr (GtkRoot) root = user_data;
  g_auto (GStrv) sentences = NULL;
  g_autofree char *text = NULL;
  GStrvBuilder    *builder = g_object_steal_data (G_OBJECT (root), SENTENCES);

  sentences = g_strv_builder_end (builder);
  text = g_strjoinv (" ", sentences);
  if (gtk_widget_get_realized (GTK_WIDGET (root)))
    speak (root, text);
  g_strv_builder_unref (builder);

  return G_SOURCE_REMOVE;
}

/* A title has no full stop, but is spoken as a sentence of its own. */
static char *
dup_sentence (const char *text)
{
  gunichar last = g_utf8_get_char (g_utf8_find_prev_char (text, text + strlen (text)));

  return g_strconcat (text, g_unichar_ispunct (last) ? "" : ".", NULL);
}

void
robo_access_say (GtkWidget  *widget,
                 const char *sentence)
{
  GtkRoot         *root;
  GStrvBuilder    *builder;
  g_autofree char *ended = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (sentence != NULL);

  root = gtk_widget_get_root (widget);
  if (root == NULL || *sentence == '\0')
    return;

  builder = g_object_get_data (G_OBJECT (root), SENTENCES);
  if (builder == NULL)
    {
      builder = g_strv_builder_new ();
      g_object_set_data_full (G_OBJECT (root), SENTENCES, builder, (GDestroyNotify)g_strv_builder_unref);
      /* After whatever the focus comes to by the same event. */
      g_idle_add_full (G_PRIORITY_LOW, speak_cb, g_object_ref (root), NULL);
    }
  ended = dup_sentence (sentence);
  g_strv_builder_add (builder, ended);
}

/* A grid with one stop */

static gboolean
reach_again_cb (gpointer user_data)
{
  g_autoptr (GtkWidget) grid = user_data;

  gtk_widget_set_can_focus (grid, TRUE);

  return G_SOURCE_REMOVE;
}

static gboolean
grid_key_pressed_cb (GtkWidget *grid,
                     guint      keyval)
{
  if (keyval != GDK_KEY_Tab && keyval != GDK_KEY_ISO_Left_Tab && keyval != GDK_KEY_KP_Tab)
    return GDK_EVENT_PROPAGATE;

  /* As long as this key is at work the focus finds no place in here. */
  gtk_widget_set_can_focus (grid, FALSE);
  g_idle_add_full (G_PRIORITY_HIGH, reach_again_cb, g_object_ref (grid), NULL);

  return GDK_EVENT_PROPAGATE;
}

void
robo_access_make_one_stop (GtkWidget *grid)
{
  GtkEventController *keyboard = gtk_event_controller_key_new ();

  g_return_if_fail (GTK_IS_WIDGET (grid));

  gtk_event_controller_set_propagation_phase (keyboard, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keyboard, "key-pressed", G_CALLBACK (grid_key_pressed_cb), grid);
  gtk_widget_add_controller (grid, keyboard);
}
