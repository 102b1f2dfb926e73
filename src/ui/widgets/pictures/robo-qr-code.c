// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-qr-code.h"

#include <string.h>

#include <adwaita.h>
#include <glib/gi18n.h>
#if ROBO_HAS_QR
#include <qrencode.h>
#endif

/* The code has squares (modules in its standard) with sides of MODULE_PX pixels. The empty margin around the code is
 * QUIET squares wide. */
#define MODULE_PX 6
#define QUIET     4

/* The window is MIN_WIDTH wide, or wider if each square of the code would have less than SHOWN_PX pixels. */
#define MIN_WIDTH 340
#define SHOWN_PX  4
#define MARGIN    18

/* The largest QR code with the least error correction holds this many bytes. */
#define MAX_BYTES 2953

gboolean
robo_qr_code_is_there (void)
{
  return ROBO_HAS_QR;
}

gboolean
robo_qr_code_has_room (const char *text)
{
  return ROBO_HAS_QR && text != NULL && strlen (text) <= MAX_BYTES;
}

#if ROBO_HAS_QR
/* Draws the code in black on white, even in a dark style, because cameras need this. */
static GdkTexture *
draw_code (const QRcode *code)
{
  guint   side = (guint)code->width + 2 * QUIET;
  gsize   stride = (gsize)side * MODULE_PX * 4;
  gsize   size = stride * side * MODULE_PX;
  guint8 *pixels = g_malloc (size);
  g_autoptr (GBytes) bytes = NULL;

  memset (pixels, 0xff, size);
  for (guint y = 0; y < (guint)code->width * MODULE_PX; y++)
    {
      for (guint x = 0; x < (guint)code->width * MODULE_PX; x++)
        {
          guint8 *pixel = pixels + (y + QUIET * MODULE_PX) * stride + (gsize)(x + QUIET * MODULE_PX) * 4;

          if ((code->data[y / MODULE_PX * (guint)code->width + x / MODULE_PX] & 1) != 0)
            memset (pixel, 0, 3);
        }
    }
  bytes = g_bytes_new_take (pixels, size);

  return gdk_memory_texture_new ((int)side * MODULE_PX, (int)side * MODULE_PX, GDK_MEMORY_R8G8B8A8, bytes, stride);
}
#endif

void
robo_qr_code_show (GtkWidget  *over,
                   const char *errand,
                   const char *text)
{
#if ROBO_HAS_QR
  QRcode *code = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GtkWidget          *window, *picture, *box, *label, *whole;
  int                 width;
  GtkEventController *keys;

  g_return_if_fail (GTK_IS_WIDGET (over) && errand != NULL && text != NULL);

  if (robo_qr_code_has_room (text))
    code = QRcode_encodeString (text, 0, QR_ECLEVEL_L, QR_MODE_8, 1);
  if (code == NULL)
    return;

  texture = draw_code (code);
  /* A code with many squares needs more room for the camera of a phone. */
  width = MAX (MIN_WIDTH, (code->width + 2 * QUIET) * SHOWN_PX + 2 * MARGIN);
  QRcode_free (code);
  picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));
  gtk_widget_set_vexpand (picture, TRUE);
  gtk_widget_set_size_request (picture, 240, 240);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("QR code"), -1);
  label = gtk_label_new (errand);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 18);
  gtk_widget_set_margin_start (box, MARGIN);
  gtk_widget_set_margin_end (box, MARGIN);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);

  whole = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (whole), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (whole), box);
  window = g_object_new (ADW_TYPE_WINDOW,
                         "title", _ ("QR Code"),
                         "modal", TRUE,
                         "transient-for", gtk_widget_get_root (over),
                         "destroy-with-parent", TRUE,
                         "default-width", width,
                         "content", whole,
                         NULL);
  keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
  gtk_window_present (GTK_WINDOW (window));
#endif
}
