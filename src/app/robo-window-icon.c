// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-window-private.h"

#include "draw/robo-emblem-drawing.h"
#include "ui/board/robo-sprites.h"
#include "ui/common/robo-texture.h"

/* Each pixel goes to the server as a number of 64 bits. */
#define SIDE_PX 48

static GdkTexture *
draw_icon (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE_PX, SIDE_PX);
  cairo_t         *cr = cairo_create (surface);

  robo_draw_emblem (cr, SIDE_PX);
  cairo_destroy (cr);

  return robo_texture_new_from_surface (surface);
}

void
robo_window_set_icon (RoboWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));
  g_autoptr (GdkTexture) icon = draw_icon ();
  g_autoptr (GList) icons = g_list_prepend (NULL, icon);

  gdk_toplevel_set_icon_list (GDK_TOPLEVEL (surface), icons);
}
