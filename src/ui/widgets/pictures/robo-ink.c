// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-ink.h"

#include "robo-desktop-style.h"

const RoboPalette *
robo_ink_get_palette (void)
{
  return robo_desktop_style_get_palette (robo_desktop_style_get_default ());
}

const RoboPalette *
robo_ink_get_page_palette (void)
{
  return robo_desktop_style_get_page_palette (robo_desktop_style_get_default ());
}

void
robo_ink_watch (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_connect_object (robo_desktop_style_get_default (), "notify::style", G_CALLBACK (gtk_widget_queue_draw),
                           widget, G_CONNECT_SWAPPED);
}

char *
robo_ink_dup_name_colour (guint colour)
{
  /* Use the background of Adwaita on which text has the least contrast: the palest one of the dark style, or the
   * darkest one of the light style. */
  guint32 page = adw_style_manager_get_dark (adw_style_manager_get_default ()) ? 0x383838 : 0xebebeb;

  return g_strdup_printf (
    "#%06x", robo_palette_get_readable (robo_ink_get_page_palette (), robo_palette_get_seat (colour), page));
}

/* Adds a CSS provider. It takes precedence over the providers that were added earlier, even if their selectors are
 * more specific. */
static GtkCssProvider *
add_provider (void)
{
  GtkCssProvider *provider = gtk_css_provider_new ();

  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  return provider;
}

static void
style_changed_cb (GtkCssProvider   *contrast,
                  GParamSpec       *pspec,
                  RoboDesktopStyle *style)
{
  if (robo_style_is_contrast (robo_desktop_style_get_style (style)))
    gtk_css_provider_load_from_resource (contrast, "/io/github/robodrome/Robodrome/ui/widgets/robo-game-contrast.css");
  else
    gtk_css_provider_load_from_data (contrast, "", -1);
}

void
robo_ink_load_css (void)
{
  static GtkCssProvider *rules;
  static GtkCssProvider *contrast;
  /* Create the desktop style first, because it defines the colors that the style sheets use. */
  RoboDesktopStyle *style = robo_desktop_style_get_default ();

  if (rules != NULL)
    return;

  rules = add_provider ();
  gtk_css_provider_load_from_resource (rules, "/io/github/robodrome/Robodrome/ui/widgets/robo-game.css");
  contrast = add_provider ();
  g_signal_connect_object (style, "notify::style", G_CALLBACK (style_changed_cb), contrast, G_CONNECT_SWAPPED);
  style_changed_cb (contrast, NULL, style);
}

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
