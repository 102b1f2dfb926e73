// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-desktop-style.h"

#include "base/robo-properties.h"

#define LARGE_TEXT_SCALE 1.4

/* The focus ring of a space is dashed, so that a focused space differs from a highlighted one. */
#define BOARD_CSS \
  "board > space:focus-visible { outline: 2px dashed @accent_color; outline-offset: -3px; }"

struct _RoboDesktopStyle
{
  GObject parent_instance;

  RoboStyle style;
  RoboStyle page_style;
  gboolean  has_patterns;

  /* owned */
  GtkCssProvider *provider;
};

enum
{
  PROP_STYLE = 1,
  PROP_HAS_PATTERNS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboDesktopStyle, robo_desktop_style, G_TYPE_OBJECT)

static RoboStyle
ask_manager (AdwStyleManager *manager)
{
  gboolean is_dark = adw_style_manager_get_dark (manager);

  if (adw_style_manager_get_high_contrast (manager))
    return is_dark ? ROBO_STYLE_CONTRAST : ROBO_STYLE_CONTRAST_LIGHT;

  return is_dark ? ROBO_STYLE_DARK : ROBO_STYLE_LIGHT;
}

/* Returns the style for the contents of pages. In high contrast a light page has the colors of the light style. */
static RoboStyle
ask_manager_for_page (AdwStyleManager *manager)
{
  return adw_style_manager_get_dark (manager) ? ask_manager (manager) : ROBO_STYLE_LIGHT;
}

static void
update_css (RoboDesktopStyle *self)
{
  g_autofree char *colours = robo_palette_dup_css (robo_palette_get (self->page_style));
  g_autofree char *css = g_strconcat (colours, BOARD_CSS, NULL);

  gtk_css_provider_load_from_data (self->provider, css, -1);
}

static void
manager_changed_cb (RoboDesktopStyle *self,
                    GParamSpec       *pspec,
                    AdwStyleManager  *manager)
{
  RoboStyle style = ask_manager (manager);
  RoboStyle page_style = ask_manager_for_page (manager);

  if (self->style == style && self->page_style == page_style)
    return;

  self->style = style;
  self->page_style = page_style;
  update_css (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STYLE]);
}

static void
robo_desktop_style_finalize (GObject *object)
{
  RoboDesktopStyle *self = ROBO_DESKTOP_STYLE (object);

  g_clear_object (&self->provider);

  G_OBJECT_CLASS (robo_desktop_style_parent_class)->finalize (object);
}

static void
set_has_patterns (RoboDesktopStyle *self,
                  gboolean          has_patterns)
{
  if (self->has_patterns == has_patterns)
    return;
  self->has_patterns = has_patterns;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_PATTERNS]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STYLE]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_STYLE] = { ROBO_PROPERTY_FIELD (UINT, "style", RoboDesktopStyle, style), .max = ROBO_N_STYLES - 1, .initial = ROBO_STYLE_LIGHT },
  [PROP_HAS_PATTERNS] = { ROBO_PROPERTY_FIELD (BOOLEAN, "has-patterns", RoboDesktopStyle, has_patterns), .set = G_CALLBACK (set_has_patterns) },
};

static void
robo_desktop_style_class_init (RoboDesktopStyleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_desktop_style_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_desktop_style_init (RoboDesktopStyle *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GdkDisplay      *display = gdk_display_get_default ();

  self->style = ask_manager (manager);
  self->page_style = ask_manager_for_page (manager);
  self->provider = gtk_css_provider_new ();
  update_css (self);
  if (display != NULL)
    gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (self->provider),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (manager_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (manager_changed_cb), self, G_CONNECT_SWAPPED);
}

RoboDesktopStyle *
robo_desktop_style_get_default (void)
{
  static RoboDesktopStyle *instance;

  if (instance == NULL)
    instance = g_object_new (ROBO_TYPE_DESKTOP_STYLE, NULL);

  return instance;
}

RoboStyle
robo_desktop_style_get_style (RoboDesktopStyle *self)
{
  g_return_val_if_fail (ROBO_IS_DESKTOP_STYLE (self), ROBO_STYLE_DARK);

  return self->style;
}

const RoboPalette *
robo_desktop_style_get_palette (RoboDesktopStyle *self)
{
  g_return_val_if_fail (ROBO_IS_DESKTOP_STYLE (self), robo_palette_get (ROBO_STYLE_DARK));

  return self->has_patterns ? robo_palette_get_patterned (self->style) : robo_palette_get (self->style);
}

const RoboPalette *
robo_desktop_style_get_page_palette (RoboDesktopStyle *self)
{
  g_return_val_if_fail (ROBO_IS_DESKTOP_STYLE (self), robo_palette_get (ROBO_STYLE_DARK));

  return self->has_patterns ? robo_palette_get_patterned (self->page_style) : robo_palette_get (self->page_style);
}

double
robo_desktop_style_get_text_scale (void)
{
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);

  /* Some displays do not report their resolution. */
  return dpi > 0 ? dpi / (96.0 * PANGO_SCALE) : 1;
}

gboolean
robo_desktop_style_has_large_text (void)
{
  return robo_desktop_style_get_text_scale () > LARGE_TEXT_SCALE;
}
