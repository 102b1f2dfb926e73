// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-ink.h"

#include <adwaita.h>

static RoboStyle
get_style (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (adw_style_manager_get_high_contrast (manager))
    return ROBO_STYLE_CONTRAST;

  return adw_style_manager_get_dark (manager) ? ROBO_STYLE_DARK : ROBO_STYLE_LIGHT;
}

/**
 * robo_ink_get_palette:
 *
 * Returns: (transfer none): the colours of the style the desktop has now
 */
const RoboPalette *
robo_ink_get_palette (void)
{
  return robo_palette_get (get_style ());
}

/**
 * robo_ink_watch:
 * @widget: a widget that draws with robo_ink_get_palette()
 *
 * Draws it again whenever the style of the desktop changes.
 */
void
robo_ink_watch (GtkWidget *widget)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
}

static void
load_colours_cb (GtkCssProvider *provider)
{
  g_autofree char *css = robo_palette_dup_css (robo_ink_get_palette ());

  gtk_css_provider_load_from_data (provider, css, -1);
}

static void
add_provider (GtkCssProvider *provider)
{
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/**
 * robo_ink_load_css:
 *
 * Loads the style sheet of the game and the colours it names; only the first call does. The colours follow the
 * style of the desktop.
 */
void
robo_ink_load_css (void)
{
  static GtkCssProvider *colours;
  AdwStyleManager       *manager = adw_style_manager_get_default ();
  g_autoptr (GtkCssProvider) rules = NULL;

  if (colours != NULL)
    return;

  colours = gtk_css_provider_new ();
  load_colours_cb (colours);
  g_signal_connect_swapped (manager, "notify::dark", G_CALLBACK (load_colours_cb), colours);
  g_signal_connect_swapped (manager, "notify::high-contrast", G_CALLBACK (load_colours_cb), colours);
  add_provider (colours);

  rules = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (rules, "/io/github/robodrome/Robodrome/ui/robo-game.css");
  add_provider (rules);
}

/**
 * robo_ink_begin:
 * @snapshot: where to draw
 * @x: middle of the drawing in pixels
 * @y: middle of the drawing in pixels
 * @size_px: side of the square it may fill
 *
 * Returns: (transfer full): a context in which the unit square round the origin is that square, as the functions of
 *   the layer `draw` want it
 */
cairo_t *
robo_ink_begin (GtkSnapshot *snapshot,
                double       x,
                double       y,
                double       size_px)
{
  double          half = size_px / 2;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (x - half, y - half, size_px, size_px);
  cairo_t        *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  cairo_translate (cr, x, y);
  cairo_scale (cr, size_px, size_px);

  return cr;
}
