// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cached-drawing.h"

#include <math.h>

#include "base/robo-idle.h"
#include "robo-ink.h"
#include "robo-texture.h"

#define MAX_SHARED 256

/* The time for new drawings in one frame; the rest is postponed. */
#define FRAME_MS 4

/* Data key of a widget whose drawing is postponed. */
#define WANTED_KEY "robo-kept-drawing-wanted"

typedef struct
{
  guint          look;
  RoboCachedDraw draw;
} Wanted;

/* Data key of the frame clock. */
#define BUDGET_KEY "robo-kept-drawing-budget"

typedef struct
{
  gint64 frame;
  gint64 worked_us; /* spent on new drawings in it */
} Budget;

static double
get_side (GtkWidget *widget)
{
  return MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
}

static gboolean
is_kept (const RoboCachedDrawing *self,
         GtkWidget               *widget)
{
  return self->node != NULL && self->palette == robo_ink_get_page_palette () && self->side_px == get_side (widget) &&
         self->scale == gtk_widget_get_scale_factor (widget);
}

static void
make (RoboCachedDrawing *self,
      GtkWidget         *widget,
      RoboCachedDraw     draw)
{
  const RoboPalette *palette = robo_ink_get_page_palette ();
  double             side_px = get_side (widget);
  double             scale = gtk_widget_get_scale_factor (widget);
  int                pixels = (int)ceil (side_px * scale);
  cairo_surface_t   *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  cairo_t           *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  cairo_translate (cr, side_px / 2, side_px / 2);
  cairo_scale (cr, side_px, side_px);
  draw (widget, cr, palette);
  cairo_destroy (cr);

  robo_cached_drawing_clear (self);
  *self = (RoboCachedDrawing){ robo_texture_new_node (surface, 0, 0), palette, side_px, scale };
}

void
robo_cached_drawing_snapshot (RoboCachedDrawing *self,
                              GtkWidget         *widget,
                              GtkSnapshot       *snapshot,
                              RoboCachedDraw     draw)
{
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double side_px = get_side (widget);

  if (side_px < 1)
    return;

  if (!is_kept (self, widget))
    make (self, widget, draw);

  robo_texture_append_node (snapshot, self->node, floor ((width - side_px) / 2), floor ((height - side_px) / 2));
}

/* Returns the budget of the frame, or NULL if there are no frames: then all is drawn at once. */
static Budget *
get_budget (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  Budget        *budget;

  if (clock == NULL)
    return NULL;

  budget = g_object_get_data (G_OBJECT (clock), BUDGET_KEY);
  if (budget == NULL)
    {
      budget = g_new0 (Budget, 1);
      g_object_set_data_full (G_OBJECT (clock), BUDGET_KEY, budget, g_free);
    }
  if (budget->frame != gdk_frame_clock_get_frame_counter (clock))
    *budget = (Budget){ .frame = gdk_frame_clock_get_frame_counter (clock) };

  return budget;
}

static void
free_drawing (gpointer data)
{
  robo_cached_drawing_clear (data);
  g_free (data);
}

/* Returns the drawing shared by the widgets of this class with this look and size; it may still be empty. */
static RoboCachedDrawing *
get_shared (GtkWidget *widget,
            guint      look)
{
  static GHashTable *drawings; /* RoboCachedDrawing by class, look and size */
  g_autofree char   *key = g_strdup_printf ("%s/%u/%d", G_OBJECT_TYPE_NAME (widget), look, (int)get_side (widget));
  RoboCachedDrawing *drawing;

  if (drawings == NULL)
    drawings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_drawing);
  /* A window that is resized leaves many unused sizes behind. */
  if (g_hash_table_size (drawings) == MAX_SHARED)
    g_hash_table_remove_all (drawings);

  drawing = g_hash_table_lookup (drawings, key);
  if (drawing == NULL)
    {
      drawing = g_new0 (RoboCachedDrawing, 1);
      g_hash_table_insert (drawings, g_steal_pointer (&key), drawing);
    }

  return drawing;
}

static gboolean
draw_later (gpointer widget)
{
  const Wanted      *wanted = g_object_get_data (widget, WANTED_KEY);
  RoboCachedDrawing *drawing;

  if (!gtk_widget_get_mapped (widget) || get_side (widget) < 1)
    return FALSE;

  drawing = get_shared (widget, wanted->look);
  if (!is_kept (drawing, widget))
    make (drawing, widget, wanted->draw);

  return FALSE;
}

static void
show_later (gpointer widget)
{
  gtk_widget_queue_draw (widget);
}

static void
leave_for_later (GtkWidget     *widget,
                 guint          look,
                 RoboCachedDraw draw)
{
  static const RoboIdleWork work = { ROBO_IDLE_SOON, draw_later, show_later };
  Wanted                   *wanted = g_new (Wanted, 1);

  *wanted = (Wanted){ look, draw };
  g_object_set_data_full (G_OBJECT (widget), WANTED_KEY, wanted, g_free);
  robo_idle_add (&work, widget, widget);
}

void
robo_cached_drawing_snapshot_shared (GtkWidget     *widget,
                                     guint          look,
                                     GtkSnapshot   *snapshot,
                                     RoboCachedDraw draw)
{
  gint64             began_us = g_get_monotonic_time ();
  RoboCachedDrawing *drawing = get_shared (widget, look);
  Budget            *budget;

  if (is_kept (drawing, widget))
    {
      robo_cached_drawing_snapshot (drawing, widget, snapshot, draw);
      return;
    }

  budget = get_budget (widget);
  if (budget != NULL && budget->worked_us > FRAME_MS * 1000)
    {
      leave_for_later (widget, look, draw);
      return;
    }

  robo_cached_drawing_snapshot (drawing, widget, snapshot, draw);
  if (budget != NULL)
    budget->worked_us += g_get_monotonic_time () - began_us;
}

void
robo_cached_drawing_clear (RoboCachedDrawing *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
}
