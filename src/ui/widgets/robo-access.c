// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-access.h"

#include <adwaita.h>

#include "match/log/robo-words.h"
#include "ui/widgets/keys/robo-key-press.h"

/* A widget keeps its own description under this key. */
#define DESCRIPTION "robo-access-description"

/* A button has this mark while its own description is the keys in its tooltip. */
#define IS_BY_KEYS "robo-access-is-by-keys"

static const char *
find_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
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
  g_autofree char *spoken = text != NULL ? robo_words_dup_spoken (text) : NULL;

  if (spoken != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* Does nothing without a text. In libadwaita 1.7 a row and the widgets in it are described by the subtitle of the row.
 * This relation takes precedence over the text, so remove the relation. */
static void
describe (GtkWidget  *widget,
          const char *text)
{
  if (text == NULL)
    return;

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  robo_access_describe (widget, text);
}

static gboolean
is_break (PangoAttribute *attribute,
          gpointer        user_data)
{
  return attribute->klass->type == PANGO_ATTR_ALLOW_BREAKS;
}

void
robo_access_hold_together (GtkLabel *label)
{
  const char    *text = gtk_label_get_text (label);
  PangoAttrList *before = gtk_label_get_attributes (label);
  g_autoptr (PangoAttrList) attributes = before != NULL ? pango_attr_list_copy (before) : pango_attr_list_new ();
  g_autoptr (PangoAttrList) old = pango_attr_list_filter (attributes, is_break, NULL);
  gsize at = 0;
  guint n_ties = 0;

  while (robo_words_find_tie (text, at, &at))
    {
      PangoAttribute *attribute = pango_attr_allow_breaks_new (FALSE);

      /* Pango allows or forbids the end of a text line at a letter, not at the blank before the letter. So the
       * attribute begins at the blank and ends after the next letter. */
      attribute->start_index = (guint)at;
      attribute->end_index = (guint)(g_utf8_next_char (text + at + 1) - text);
      pango_attr_list_insert (attributes, attribute);
      n_ties++;
      at++;
    }
  if ((n_ties > 0 || old != NULL) && (before == NULL || !pango_attr_list_equal (attributes, before)))
    gtk_label_set_attributes (label, attributes);
}

/* Prevents text lines from ending within coordinates such as "4|2", and makes a screen reader speak the coordinates
 * as "column 4, row 2". */
static void
show_places_cb (GtkLabel *label)
{
  g_autofree char *text = g_strdup (gtk_label_get_text (label));
  g_autofree char *joined = NULL;
  const char      *end;

  robo_access_hold_together (label);
  if (robo_words_find_place (text, &end) == NULL)
    return;

  joined = robo_words_dup_joined (gtk_label_get_label (label));
  if (g_str_equal (joined, gtk_label_get_label (label)))
    return;

  g_signal_handlers_block_by_func (label, show_places_cb, NULL);
  gtk_label_set_label (label, joined);
  robo_access_hold_together (label);
  g_signal_handlers_unblock_by_func (label, show_places_cb, NULL);
  /* Name the label after the changes, because a label names itself by the text that it shows. */
  name_by (GTK_WIDGET (label), text);
}

/* Calls show_places_cb() now and whenever the text of the label changes. Does nothing for a label that does not
 * wrap: such a label has no sentence with coordinates, and screen readers read the name of its container. */
static void
name_label (GtkWidget *widget)
{
  if (!gtk_label_get_wrap (GTK_LABEL (widget)))
    return;

  g_signal_handlers_disconnect_by_func (widget, show_places_cb, NULL);
  g_signal_connect (widget, "notify::label", G_CALLBACK (show_places_cb), NULL);
  show_places_cb (GTK_LABEL (widget));
}

/* Removes the name that GTK has copied from the label of the button, because this name includes the underline of a
 * mnemonic. GTK also names the button by the text that the label shows, which is enough. */
static void
label_changed_cb (GtkButton *button)
{
  if (gtk_button_get_label (button) != NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* Removes the relation that names the button by its image, because the image has no name. GTK sets the relation each
 * time the button gets an icon. */
static void
icon_changed_cb (GtkButton *button)
{
  if (gtk_button_get_icon_name (button) != NULL)
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* Describes a button with an icon by the keys in its tooltip, such as "Space" for "Play or Pause (Space)", because the
 * button's name has the other words of the tooltip. */
static void
tooltip_changed_cb (GtkButton *button)
{
  const char *text = gtk_widget_get_tooltip_text (GTK_WIDGET (button));
  const char *keys = text != NULL && g_str_has_suffix (text, ")") ? strrchr (text, '(') : NULL;

  if (gtk_button_get_icon_name (button) != NULL && keys != NULL)
    {
      g_autofree char *description = g_strndup (keys + 1, strlen (keys) - strlen ("()"));

      robo_access_describe (GTK_WIDGET (button), description);
      g_object_set_data (G_OBJECT (button), IS_BY_KEYS, GINT_TO_POINTER (TRUE));
    }
  else if (g_object_get_data (G_OBJECT (button), IS_BY_KEYS) != NULL)
    {
      g_object_set_data (G_OBJECT (button), IS_BY_KEYS, NULL);
      g_object_set_data (G_OBJECT (button), DESCRIPTION, NULL);
      robo_access_restore_description (GTK_WIDGET (button));
    }
}

static void
mend_button (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, tooltip_changed_cb, NULL);
  g_signal_connect (widget, "notify::tooltip-text", G_CALLBACK (tooltip_changed_cb), NULL);
  tooltip_changed_cb (GTK_BUTTON (widget));
  g_signal_handlers_disconnect_by_func (widget, icon_changed_cb, NULL);
  g_signal_connect (widget, "notify::icon-name", G_CALLBACK (icon_changed_cb), NULL);
  icon_changed_cb (GTK_BUTTON (widget));
  if (!gtk_button_get_use_underline (GTK_BUTTON (widget)))
    return;

  g_signal_handlers_disconnect_by_func (widget, label_changed_cb, NULL);
  g_signal_connect (widget, "notify::label", G_CALLBACK (label_changed_cb), NULL);
  label_changed_cb (GTK_BUTTON (widget));
}

/* Describes a drop-down list and the button in it by the selected item, if this is a string. The button has the
 * focus, but GTK 4.18 asks the list for the description. */
static void
selected_cb (GtkDropDown *drop_down)
{
  GObject    *item = gtk_drop_down_get_selected_item (drop_down);
  const char *text = GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (GTK_STRING_OBJECT (item)) : NULL;

  describe (gtk_widget_get_first_child (GTK_WIDGET (drop_down)), text);
  describe (GTK_WIDGET (drop_down), text);
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

/* Gives the text widget of an entry row a role and a name. Screen readers skip the text widget in an entry and read
 * the entry instead. In an entry row they would skip the text widget, too, but not read the row instead. */
static void
mend_entry_row (GtkWidget *widget)
{
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (widget)));

  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (text)) != GTK_ACCESSIBLE_ROLE_TEXT_BOX)
    g_object_set (text, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), -1);
}

/* Takes the name of a button of GTK or libadwaita from its text, or else from its tooltip. Only the button that
 * opens the search has neither of these. */
static void
mend_foreign_button (GtkWidget *widget)
{
  const char *text = find_text (widget);

  if (text == NULL || *text == '\0')
    text = gtk_widget_get_tooltip_text (widget);
  if (text == NULL && GTK_IS_TOGGLE_BUTTON (widget))
    text = g_dgettext ("gtk40", "Search Shortcuts");
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  name_by (widget, text);
}

/* Gives an empty name to a list in an expander row, or in a group of rows without a title. Otherwise GTK would use
 * the name of its class. */
static void
mend_list (GtkWidget *widget)
{
  GtkWidget *group = gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP);

  if (gtk_widget_get_ancestor (widget, ADW_TYPE_EXPANDER_ROW) != NULL ||
      (group != NULL && *adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group)) == '\0'))
    name_by (widget, "");
}

/* Keeps screen readers from saying "not selected" for rows of a list without selection. */
static void
mend_list_row (GtkWidget *widget)
{
  GtkWidget *list = gtk_widget_get_parent (widget);

  if (GTK_IS_LIST_BOX (list) && gtk_list_box_get_selection_mode (GTK_LIST_BOX (list)) == GTK_SELECTION_NONE)
    gtk_accessible_reset_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_SELECTED);
  else if (GTK_IS_LIST_VIEW (list) && GTK_IS_NO_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (list))))
    gtk_accessible_reset_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_SELECTED);
}

/* Moves the focus to the selected item of a drop-down list that has been opened. Otherwise GTK 4.18 focuses the first
 * item, and the first arrow key stays there. Before 4.12, GTK itself returns to the item that had the focus. */
static gboolean
focus_selected_cb (gpointer user_data)
{
  g_autoptr (GtkWidget) popover = user_data;
#if GTK_CHECK_VERSION(4, 12, 0)
  GtkWidget *menu = gtk_widget_get_parent (popover);
  GtkWidget *box = gtk_popover_get_child (GTK_POPOVER (popover));
  GtkWidget *scroller = box != NULL ? gtk_widget_get_last_child (box) : NULL;
  GtkWidget *list = GTK_IS_SCROLLED_WINDOW (scroller) ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller))
                                                      : NULL;

  if (GTK_IS_DROP_DOWN (menu) && GTK_IS_LIST_VIEW (list) && gtk_widget_get_mapped (popover) &&
      gtk_drop_down_get_selected (GTK_DROP_DOWN (menu)) != GTK_INVALID_LIST_POSITION)
    {
      G_GNUC_BEGIN_IGNORE_DEPRECATIONS
      gtk_list_view_scroll_to (GTK_LIST_VIEW (list), gtk_drop_down_get_selected (GTK_DROP_DOWN (menu)),
                               GTK_LIST_SCROLL_FOCUS, NULL);
      G_GNUC_END_IGNORE_DEPRECATIONS
    }
#endif

  return G_SOURCE_REMOVE;
}

static gboolean
is_foreign (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return ADW_IS_ABOUT_WINDOW (root) || GTK_IS_SHORTCUTS_WINDOW (root);
}

/* Gives the page of a stack an empty name. Otherwise GTK would use the name of its class, which means nothing to a
 * user. */
static void
mend_stack_page (GtkStack  *stack,
                 GtkWidget *child)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_stack_get_page (stack, child)), GTK_ACCESSIBLE_PROPERTY_LABEL, "",
                                  -1);
}

/* Names the icon of the program in the about window. */
static void
mend_image (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (ADW_IS_ABOUT_WINDOW (root) && gtk_image_get_pixel_size (GTK_IMAGE (widget)) > 64)
    name_by (widget, adw_about_window_get_application_name (ADW_ABOUT_WINDOW (root)));
}

static void
mend_foreign_search_entry (GtkWidget *widget)
{
  g_autofree char *text = NULL;

  g_object_get (widget, "placeholder-text", &text, NULL);
  name_by (widget, text);
}

/* Returns the title of a row without the underline of its mnemonic. */
static char *
dup_row_title (GtkWidget *row)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  g_auto (GStrv) parts = NULL;

  if (!adw_preferences_row_get_use_underline (ADW_PREFERENCES_ROW (row)))
    return g_strdup (title);

  parts = g_strsplit (title, "_", 2);

  return g_strjoinv ("", parts);
}

/* Names a spin button by the title of its row, if the row has been set to activate the spin button. */
static void
mend_spin_button (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW);

  if (row != NULL && adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) == widget)
    {
      g_autofree char *title = dup_row_title (row);

      gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
    }
}

/* Names a drop-down list by its row or its label. If it has neither, its owner has named it with
 * robo_access_name_list(). */
static void
mend_drop_down (GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_first_child (widget);
  GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW);
  g_autoptr (GList) labels = gtk_widget_list_mnemonic_labels (widget);

  if (row != NULL && adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) == widget)
    {
      g_autofree char *title = dup_row_title (row);

      robo_access_name_list (GTK_DROP_DOWN (widget), title);
    }
  else if (labels != NULL)
    {
      gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, labels->data,
                                      NULL, -1);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, labels->data,
                                      NULL, -1);
    }
  g_signal_handlers_disconnect_by_func (widget, selected_cb, NULL);
  g_signal_connect (widget, "notify::selected-item", G_CALLBACK (selected_cb), NULL);
  selected_cb (GTK_DROP_DOWN (widget));
}

static void
mend_action_row (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, row_changed_cb, NULL);
  g_signal_connect (widget, "notify::subtitle", G_CALLBACK (row_changed_cb), NULL);
  if (ADW_IS_COMBO_ROW (widget))
    g_signal_connect (widget, "notify::selected-item", G_CALLBACK (row_changed_cb), NULL);
  /* Keep the description that the owner of a row has given to it. A combo row is always described by its selected
   * item. */
  if (ADW_IS_COMBO_ROW (widget) || g_object_get_data (G_OBJECT (widget), DESCRIPTION) == NULL)
    row_changed_cb (ADW_ACTION_ROW (widget));
}

static gboolean
mapped_cb (GSignalInvocationHint *hint,
           guint                  n_values,
           const GValue          *values,
           gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (values);
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_STACK (parent))
    mend_stack_page (GTK_STACK (parent), widget);
  if (GTK_IS_LIST_BOX (parent) || GTK_IS_LIST_VIEW (parent))
    mend_list_row (widget);

  if (GTK_IS_POPOVER (widget) && GTK_IS_DROP_DOWN (parent) && !gtk_drop_down_get_enable_search (GTK_DROP_DOWN (parent)))
    {
      /* Wait until the popover has focused its first widget. */
      g_idle_add (focus_selected_cb, g_object_ref (widget));
    }

  if (GTK_IS_WINDOW (widget))
    {
      /* When GTK 4.8 first sends the states of a window, it says "not showing" of a window that is not hidden, and a
       * screen reader then ignores the focus in the window. Send them before the screen reader knows the window; it
       * asks for the states then. */
      gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, FALSE, -1);
    }
  else if (GTK_IS_LABEL (widget))
    name_label (widget);
  else if (GTK_IS_BUTTON (widget) && is_foreign (widget))
    mend_foreign_button (widget);
  else if (GTK_IS_BUTTON (widget))
    mend_button (widget);
  else if (GTK_IS_LIST_BOX (widget))
    mend_list (widget);
  else if (GTK_IS_LIST_VIEW (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) != NULL)
    {
      /* The list of a drop-down list has no name of its own, so GTK would use the name of the class. */
      name_by (widget, "");
    }
  else if (GTK_IS_EXPANDER (widget))
    name_by (widget, find_text (gtk_expander_get_label_widget (GTK_EXPANDER (widget))));
  else if (GTK_IS_IMAGE (widget))
    mend_image (widget);
  else if (GTK_IS_SEARCH_ENTRY (widget) && is_foreign (widget))
    mend_foreign_search_entry (widget);
  else if (GTK_IS_DROP_DOWN (widget))
    mend_drop_down (widget);
  else if (ADW_IS_ENTRY_ROW (widget))
    mend_entry_row (widget);
  else if (ADW_IS_ACTION_ROW (widget))
    mend_action_row (widget);
  else if (GTK_IS_SPIN_BUTTON (widget))
    mend_spin_button (widget);
  else if (ADW_IS_EXPANDER_ROW (widget))
    {
      g_autofree char *title = dup_row_title (widget);

      name_by (widget, title);
    }
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

/* If a widget got the focus before it was realized, focuses it again. Otherwise a screen reader does not announce the
 * widget, and continues to read another page. */
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

  /* Initialize the class GtkWidget first, because it creates the signals. */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_cb, NULL, NULL);
  g_once_init_leave (&is_done, 1);
}

/* Grids that are one stop of the Tab key */

static gboolean
reach_again_cb (gpointer user_data)
{
  g_autoptr (GtkWidget) grid = user_data;

  gtk_widget_set_can_focus (grid, TRUE);

  return G_SOURCE_REMOVE;
}

static gboolean
grid_key_pressed_cb (GtkWidget          *grid,
                     guint               keyval,
                     guint               keycode,
                     GdkModifierType     state,
                     GtkEventController *controller)
{
  g_auto (RoboKeyPress) press = { 0 };

  robo_key_press_init (&press, controller, keyval, keycode);
  if (!robo_key_press_means (&press, GDK_KEY_Tab))
    return GDK_EVENT_PROPAGATE;

  /* Keep the focus from entering the grid again until this key press has been handled. */
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

void
robo_access_describe (GtkWidget  *widget,
                      const char *text)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget) && text != NULL);

  spoken = robo_words_dup_spoken (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  g_object_set_data_full (G_OBJECT (widget), DESCRIPTION, g_steal_pointer (&spoken), g_free);
}

const char *
robo_access_get_description (GtkWidget *widget)
{
  const char *text;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  text = g_object_get_data (G_OBJECT (widget), DESCRIPTION);

  return text != NULL ? text : gtk_widget_get_tooltip_text (widget);
}

void
robo_access_restore_description (GtkWidget *widget)
{
  g_autofree char *tooltip = NULL;
  const char      *own;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  own = g_object_get_data (G_OBJECT (widget), DESCRIPTION);
  if (own != NULL)
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, own, -1);
      return;
    }

  /* Without a description, GTK 4.18 describes a widget by its tooltip. GTK 4.8 makes the tooltip the description at the
   * moment when the tooltip is set, so set it again. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  tooltip = g_strdup (gtk_widget_get_tooltip_text (widget));
  if (tooltip != NULL)
    gtk_widget_set_tooltip_text (widget, tooltip);
}

void
robo_access_set_tooltip (GtkWidget  *widget,
                         const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

void
robo_access_name_split (AdwSplitButton *split)
{
  g_return_if_fail (ADW_IS_SPLIT_BUTTON (split));

  g_object_bind_property (split, "tooltip-text", gtk_widget_get_first_child (GTK_WIDGET (split)), "tooltip-text",
                          G_BINDING_SYNC_CREATE);
  name_by (gtk_widget_get_last_child (GTK_WIDGET (split)), adw_split_button_get_dropdown_tooltip (split));
}

void
robo_access_name_list (GtkDropDown *list,
                       const char  *name)
{
  GtkWidget *button;

  g_return_if_fail (GTK_IS_DROP_DOWN (list) && name != NULL);

  button = gtk_widget_get_first_child (GTK_WIDGET (list));
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  name_by (GTK_WIDGET (list), name);
  name_by (button, name);
}
