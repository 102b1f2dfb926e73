// SPDX-License-Identifier: GPL-3.0-or-later
// Moves the pointer on the board editor, in spaces of the arena.
#pragma once

#include "tests/ui/ui-drive.h"
#include "ui/arenas/editor/robo-editor-page.h"

/* Stands for a point in spaces from the north-western corner of the arena: 3.5 is the middle of the fourth column or
 * row. */
typedef struct
{
  double x;
  double y;
} EditorPoint;

static inline void
editor_drive_add_move (GStrvBuilder     *words,
                       RoboEditorCanvas *canvas,
                       EditorPoint       at)
{
  GtkNative       *native = gtk_widget_get_native (GTK_WIDGET (canvas));
  graphene_point_t inside = robo_editor_canvas_get_point (canvas, at.x, at.y);
  graphene_point_t point;
  double           dx, dy;
  g_autofree char *xid = NULL;
  g_autofree char *x = NULL;
  g_autofree char *y = NULL;

  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (canvas), GTK_WIDGET (native), &inside, &point));
  gtk_native_get_surface_transform (native, &dx, &dy);
  xid = g_strdup_printf ("%lu", gdk_x11_surface_get_xid (gtk_native_get_surface (native)));
  x = g_strdup_printf ("%d", (int)(point.x + dx));
  y = g_strdup_printf ("%d", (int)(point.y + dy));
  g_strv_builder_add_many (words, "mousemove", "--window", xid, x, y, NULL);
}

/* Moves the pointer to a point. */
static inline void
editor_drive_point (RoboEditorCanvas *canvas,
                    EditorPoint       at)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  ui_drive_settle (GTK_WIDGET (canvas));
  g_strv_builder_add (words, "xdotool");
  editor_drive_add_move (words, canvas, at);
  ui_drive_arrive (GTK_WIDGET (canvas), words);
}

/* Drags with a button, "1", "2" or "3" as in xdotool, along the points, of which there is at least one. One point alone
 * is a click. */
static inline void
editor_drive_stroke (RoboEditorCanvas  *canvas,
                     const char        *button,
                     const EditorPoint *points,
                     guint              n_points)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  /* Move there first, so that the tooltip of the last clicked widget disappears. */
  editor_drive_point (canvas, points[0]);
  g_strv_builder_add (words, "xdotool");
  editor_drive_add_move (words, canvas, points[0]);
  g_strv_builder_add_many (words, "mousedown", button, NULL);
  ui_drive_arrive (GTK_WIDGET (canvas), words);
  for (guint i = 1; i < n_points; i++)
    {
      g_strv_builder_add (words, "xdotool");
      editor_drive_add_move (words, canvas, points[i]);
      ui_drive_arrive (GTK_WIDGET (canvas), words);
    }
  g_strv_builder_add_many (words, "xdotool", "mouseup", button, NULL);
  ui_drive_arrive (GTK_WIDGET (canvas), words);
}

static inline void
editor_drive_click (RoboEditorCanvas *canvas,
                    double            x,
                    double            y)
{
  EditorPoint at = { x, y };

  editor_drive_stroke (canvas, "1", &at, 1);
}

static inline void
editor_drive_drag (RoboEditorCanvas *canvas,
                   const char       *button,
                   double            x1,
                   double            y1,
                   double            x2,
                   double            y2)
{
  EditorPoint points[] = { { x1, y1 }, { (x1 + x2) / 2, (y1 + y2) / 2 }, { x2, y2 } };

  editor_drive_stroke (canvas, button, points, G_N_ELEMENTS (points));
}
