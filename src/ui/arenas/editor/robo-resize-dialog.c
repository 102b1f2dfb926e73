// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-resize-dialog.h"

#include <glib/gi18n.h>

#include "ui/widgets/robo-message.h"

struct _RoboResizeDialog
{
  AdwMessageDialog parent_instance;

  guint columns; /* size before the change */
  guint rows;
  guint anchor; /* the corner, side or middle that keeps its position, 0 to 8 by row */

  /* borrowed */
  GtkWidget *columns_spin;
  GtkWidget *rows_spin;
};

static guint resize_signal;

G_DEFINE_FINAL_TYPE (RoboResizeDialog, robo_resize_dialog, ADW_TYPE_MESSAGE_DIALOG)

static const char *const anchor_names[] = {
  N_ ("The northwest corner stays"),
  N_ ("The north side stays"),
  N_ ("The northeast corner stays"),
  N_ ("The west side stays"),
  N_ ("The middle stays"),
  N_ ("The east side stays"),
  N_ ("The southwest corner stays"),
  N_ ("The south side stays"),
  N_ ("The southeast corner stays"),
};

/* Returns the shift of the contents along one axis. `what_stays` is 0 for the beginning, 1 for the middle, 2 for the
 * end. */
static gint
get_shift (guint before,
           guint after,
           guint what_stays)
{
  gint more = (gint)after - (gint)before;

  return what_stays == 0 ? 0 : what_stays == 1 ? more / 2
                                               : more;
}

static void
response_cb (RoboResizeDialog *self,
             const char       *response)
{
  guint columns = (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->columns_spin));
  guint rows = (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->rows_spin));

  if (g_str_equal (response, "resize"))
    g_signal_emit (self, resize_signal, 0, columns, rows, get_shift (self->columns, columns, self->anchor % 3),
                   get_shift (self->rows, rows, self->anchor / 3));
}

static void
anchor_cb (RoboResizeDialog *self,
           GtkToggleButton  *button)
{
  if (gtk_toggle_button_get_active (button))
    self->anchor = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "anchor"));
}

static GtkWidget *
make_anchors (RoboResizeDialog *self)
{
  GtkWidget       *grid = gtk_grid_new ();
  GtkToggleButton *group = NULL;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 3);
  for (guint i = 0; i < G_N_ELEMENTS (anchor_names); i++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      gtk_widget_set_size_request (button, 30, 30);
      gtk_widget_set_tooltip_text (button, _ (anchor_names[i]));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (anchor_names[i]), -1);
      g_object_set_data (G_OBJECT (button), "anchor", GUINT_TO_POINTER (i));
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
      group = GTK_TOGGLE_BUTTON (button);
      g_signal_connect_object (button, "toggled", G_CALLBACK (anchor_cb), self, G_CONNECT_SWAPPED);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), i == 4);
      gtk_grid_attach (GTK_GRID (grid), button, (int)(i % 3), (int)(i / 3), 1, 1);
    }

  return grid;
}

static GtkWidget *
add_spin (GtkWidget  *list,
          const char *title)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin = gtk_spin_button_new_with_range (ROBO_MIN_SIDE, ROBO_MAX_SIDE, 1);

  /* Translators: The numbers say how many columns or rows an arena can have. */
  g_autofree char *limits = g_strdup_printf (_ ("From %d to %d"), ROBO_MIN_SIDE, ROBO_MAX_SIDE);

  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), limits);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  gtk_list_box_append (GTK_LIST_BOX (list), row);

  return spin;
}

static void
robo_resize_dialog_class_init (RoboResizeDialogClass *klass)
{
  resize_signal = g_signal_new ("resize", ROBO_TYPE_RESIZE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 4, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_INT, G_TYPE_INT);
}

static void
robo_resize_dialog_init (RoboResizeDialog *self)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (self);
  GtkWidget        *list = gtk_list_box_new ();
  GtkWidget        *row = adw_action_row_new ();
  GtkWidget        *anchors;

  robo_message_level_headings (dialog);
  self->anchor = 4;
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  self->columns_spin = add_spin (list, C_ ("size", "Columns"));
  self->rows_spin = add_spin (list, C_ ("size", "Rows"));
  anchors = make_anchors (self);
  gtk_widget_set_margin_top (anchors, 9);
  gtk_widget_set_margin_bottom (anchors, 9);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("What Stays in Place"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), anchors);
  gtk_list_box_append (GTK_LIST_BOX (list), row);

  adw_message_dialog_set_heading (dialog, _ ("Resize Arena"));
  adw_message_dialog_set_body (dialog,
                               _ ("Parts that no longer fit will be lost; new spaces will be floor spaces. You can undo this."));
  adw_message_dialog_set_extra_child (dialog, list);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"),
                                    /* Translators: This is a button. It gives an arena another size. */
                                    "resize", _ ("_Resize"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "resize", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "resize");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect (self, "response", G_CALLBACK (response_cb), NULL);
}

GtkWidget *
robo_resize_dialog_new (GtkWindow *parent,
                        guint      columns,
                        guint      rows)
{
  RoboResizeDialog *self = g_object_new (ROBO_TYPE_RESIZE_DIALOG, "transient-for", parent, NULL);

  self->columns = columns;
  self->rows = rows;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->columns_spin), columns);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->rows_spin), rows);

  return GTK_WIDGET (self);
}
