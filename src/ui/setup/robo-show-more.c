// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-show-more.h"

#define STEP_KEY "robo-show-more-step"

static void
update_button (GtkSliceListModel *slice)
{
  GtkWidget *button = g_object_get_data (G_OBJECT (slice), "button");

  gtk_widget_set_visible (button, g_list_model_get_n_items (gtk_slice_list_model_get_model (slice)) >
                                    gtk_slice_list_model_get_size (slice));
}

static void
clicked_cb (GtkSliceListModel *slice)
{
  guint step = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (slice), STEP_KEY));

  gtk_slice_list_model_set_size (slice, gtk_slice_list_model_get_size (slice) + step);
  update_button (slice);
}

GListModel *
robo_show_more_new (GListModel *model,
                    GtkWidget  *button,
                    guint       step)
{
  GtkSliceListModel *slice;

  g_return_val_if_fail (G_IS_LIST_MODEL (model) && GTK_IS_BUTTON (button), NULL);

  slice = gtk_slice_list_model_new (g_object_ref (model), 0, step);
  g_object_set_data_full (G_OBJECT (slice), "button", g_object_ref (button), g_object_unref);
  g_object_set_data (G_OBJECT (slice), STEP_KEY, GUINT_TO_POINTER (step));
  g_signal_connect_object (model, "items-changed", G_CALLBACK (update_button), slice, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), slice, G_CONNECT_SWAPPED);
  update_button (slice);

  return G_LIST_MODEL (slice);
}
