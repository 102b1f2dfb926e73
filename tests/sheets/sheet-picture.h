// SPDX-License-Identifier: GPL-3.0-or-later
// Shares functions between programs that take pictures of a window for people to look at.
#pragma once

#include <adwaita.h>
#include <stdlib.h>

static inline gboolean
sheet_stop_cb (gpointer user_data)
{
  gboolean *is_over = user_data;

  *is_over = TRUE;
  return G_SOURCE_REMOVE;
}

/* Waits until pages, styles and robots have stopped moving. */
static inline void
sheet_wait_ms (guint ms)
{
  gboolean is_over = FALSE;

  g_timeout_add (ms, sheet_stop_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

/* A window that has to be drawn again, as in a transition of its style, has no picture. */
static inline GskRenderNode *
sheet_get_node (GtkWindow *window)
{
  GtkWidget     *widget = GTK_WIDGET (window);
  GskRenderNode *node = NULL;

  while (node == NULL)
    {
      g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
      node = gtk_snapshot_free_to_node (snapshot);
      if (node == NULL)
        gtk_test_widget_wait_for_draw (widget);
    }

  return node;
}

static inline const char *
sheet_get_style_name (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (adw_style_manager_get_high_contrast (manager))
    return adw_style_manager_get_dark (manager) ? "contrast-dark" : "contrast-light";

  return adw_style_manager_get_dark (manager) ? "dark" : "light";
}

/* Writes FOLDER/SHEET-STYLE-WHAT.png. */
static inline void
sheet_take_picture (GtkWindow  *window,
                    const char *folder,
                    const char *sheet,
                    const char *what)
{
  g_autofree char *file = g_strdup_printf ("%s/%s-%s-%s.png", folder, sheet, sheet_get_style_name (), what);
  GskRenderer     *renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  GskRenderNode   *node = sheet_get_node (window);
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (renderer, node, NULL);

  gsk_render_node_unref (node);
  if (!gdk_texture_save_to_png (texture, file))
    g_error ("%s could not be written", file);
  g_print ("%s\n", file);
}

/* Starts GTK with the text size of SHEET_TEXT_PERCENT. Returns a window that GTK owns and that is not shown yet. */
static inline GtkWindow *
sheet_window_new (int width,
                  int height)
{
  const char *percent = g_getenv ("SHEET_TEXT_PERCENT");
  GtkWindow  *window;

  gtk_init ();
  adw_init ();
  if (percent != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * atoi (percent) / 100, NULL);

  window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_decorated (window, FALSE);
  gtk_window_set_default_size (window, width, height);

  return window;
}

/* Takes the picture in the light style, then in the dark style. */
static inline void
sheet_take_schemes (void (*take_all) (gpointer sheet),
                    gpointer sheet)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
      take_all (sheet);
    }
}
