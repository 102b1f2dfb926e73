// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-combo-face.h"

#include "ui/widgets/pictures/robo-desktop-style.h"

static char *
dup_words (AdwComboRow *row,
           gpointer     item)
{
  GtkExpression *expression = adw_combo_row_get_expression (row);
  g_auto (GValue) value = G_VALUE_INIT;

  if (GTK_IS_STRING_OBJECT (item))
    return g_strdup (gtk_string_object_get_string (item));
  if (expression == NULL || !gtk_expression_evaluate (expression, item, &value))
    return NULL;

  return g_value_dup_string (&value);
}

static GtkWidget *
create_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  return label;
}

/* Selected item of a row */

/* Up to this many characters of usual size stay in one line. The subtitle of the row wraps to make room for the
 * line. */
#define LINE_CHARS 20
/* Letters of any size leave at least this many characters in one line. */
#define LEAST_LINE_CHARS 6

static void
show_chosen_cb (AdwComboRow *row,
                GParamSpec  *pspec,
                GtkLabel    *label)
{
  gpointer         item = adw_combo_row_get_selected_item (row);
  g_autofree char *words = item != NULL ? dup_words (row, item) : NULL;
  double           scale = MAX (robo_desktop_style_get_text_scale (), 1);
  int              most = (int)(LEAST_LINE_CHARS + (LINE_CHARS - LEAST_LINE_CHARS) / scale);

  gtk_label_set_label (label, words != NULL ? words : "");
  /* Request fewer characters if letters are larger, so that the title of the row keeps its room. */
  gtk_label_set_width_chars (label, words != NULL ? (int)MIN (g_utf8_strlen (words, -1), most) : -1);
}

static void
set_up_nothing_cb (AdwComboRow *row,
                   GtkListItem *list_item)
{
  gtk_list_item_set_child (list_item, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
}

/* Names the empty item, because screen readers still find it. */
static void
name_nothing_cb (AdwComboRow *row,
                 GtkListItem *list_item)
{
  g_autofree char *words = dup_words (row, gtk_list_item_get_item (list_item));
  GtkWidget       *widget = gtk_widget_get_parent (gtk_list_item_get_child (list_item));

  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* Returns the widget or its first descendant of this type, or NULL. If `css_class` is not NULL, the result must also
 * have this CSS class. Popovers are not searched. */
static GtkWidget *
find_part (GtkWidget  *widget,
           GType       type,
           const char *css_class)
{
  GtkWidget *part = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && (css_class == NULL || gtk_widget_has_css_class (widget, css_class)))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && part == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      part = find_part (child, type, css_class);

  return part;
}

/* Shows the selected item in a label beside the list in which libadwaita shows the item. However narrow that list
 * is, it requests the height of one text line, and cuts off the second line, so set_up_nothing_cb() leaves it empty. */
static void
add_chosen (AdwComboRow *row)
{
  GtkWidget *list = find_part (GTK_WIDGET (row), GTK_TYPE_LIST_VIEW, NULL);
  GtkWidget *title = find_part (GTK_WIDGET (row), GTK_TYPE_LABEL, "title");
  GtkWidget *label = create_label ();

  /* Align the label with the arrow beside it. */
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "chosen");
  gtk_widget_insert_before (label, gtk_widget_get_parent (list), list);
  /* Let the selected item wrap, and do not break words of the title, unless the text is large. */
  if (!robo_desktop_style_has_large_text ())
    gtk_label_set_wrap_mode (GTK_LABEL (title), PANGO_WRAP_WORD);
  g_signal_connect_object (row, "notify::selected-item", G_CALLBACK (show_chosen_cb), label, 0);
  show_chosen_cb (row, NULL, GTK_LABEL (label));
}

/* Items of the list */

static void
mark (GtkListItem *list_item,
      GParamSpec  *pspec,
      AdwComboRow *row)
{
  GtkWidget *check = gtk_widget_get_last_child (gtk_list_item_get_child (list_item));
  gboolean   is_chosen = adw_combo_row_get_selected (row) == gtk_list_item_get_position (list_item);

  gtk_widget_set_opacity (check, is_chosen ? 1 : 0);
}

static void
set_up_choice_cb (AdwComboRow *row,
                  GtkListItem *list_item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = create_label ();

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_list_item_set_child (list_item, box);
}

static void
bind_choice_cb (AdwComboRow *row,
                GtkListItem *list_item)
{
  g_autofree char *words = dup_words (row, gtk_list_item_get_item (list_item));

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (gtk_list_item_get_child (list_item))), words);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (mark), list_item, G_CONNECT_SWAPPED);
  mark (list_item, NULL, row);
}

static void
unbind_choice_cb (AdwComboRow *row,
                  GtkListItem *list_item)
{
  g_signal_handlers_disconnect_by_func (row, mark, list_item);
}

static GtkListItemFactory *
create_factory (AdwComboRow *row,
                GCallback    set_up,
                GCallback    bind)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", set_up, row, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", bind, row, G_CONNECT_SWAPPED);

  return factory;
}

void
robo_combo_face_write_out (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) chosen = NULL;
  g_autoptr (GtkListItemFactory) choices = NULL;

  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  add_chosen (row);
  chosen = create_factory (row, G_CALLBACK (set_up_nothing_cb), G_CALLBACK (name_nothing_cb));
  choices = create_factory (row, G_CALLBACK (set_up_choice_cb), G_CALLBACK (bind_choice_cb));
  g_signal_connect_object (choices, "unbind", G_CALLBACK (unbind_choice_cb), row, G_CONNECT_SWAPPED);
  adw_combo_row_set_factory (row, chosen);
  adw_combo_row_set_list_factory (row, choices);
}

/* Selected item of a drop-down list */

static void
set_up_words_cb (GtkListItemFactory *factory,
                 GtkListItem        *list_item)
{
  gtk_list_item_set_child (list_item, create_label ());
}

static void
bind_words_cb (GtkListItemFactory *factory,
               GtkListItem        *list_item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (list_item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (list_item)));
}

GtkListItemFactory *
robo_combo_face_create_wrapping (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_words_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_words_cb), NULL);

  return factory;
}

static void
show_selected_cb (GtkDropDown *menu,
                  GParamSpec  *pspec,
                  GtkLabel    *label)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (menu);

  gtk_label_set_label (label, item != NULL ? gtk_string_object_get_string (item) : "");
}

void
robo_combo_face_wrap (GtkDropDown *menu)
{
  GtkWidget *chosen;
  GtkWidget *label = create_label ();

  g_return_if_fail (GTK_IS_DROP_DOWN (menu));

  /* Replace the layout of the drop-down list, which is one text line high however narrow it is, and can become wider
   * than the room that it has. */
  gtk_widget_set_layout_manager (GTK_WIDGET (menu), gtk_bin_layout_new ());
  chosen = find_part (GTK_WIDGET (menu), GTK_TYPE_STACK, NULL);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_insert_before (label, gtk_widget_get_parent (chosen), chosen);
  gtk_widget_set_visible (chosen, FALSE);
  g_signal_connect_object (menu, "notify::selected-item", G_CALLBACK (show_selected_cb), label, 0);
  show_selected_cb (menu, NULL, GTK_LABEL (label));
}
