// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-difference-bar.h"
#include "ui/widgets/layouts/robo-css.h"

#include <glib/gi18n.h>

#define BAR_PX   14
#define TRACK_PX 6
#define RING_PX  5
#define TIP_PX   8

struct _RoboDifferenceBar
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *name_label;
  GtkWidget *chances_label;
  GtkWidget *bar;

  guint played; /* chance with the program that was played, in percent */
  guint better; /* chance with the best program, in percent */
};

G_DEFINE_FINAL_TYPE (RoboDifferenceBar, robo_difference_bar, GTK_TYPE_WIDGET)

static void
set_ink (cairo_t       *cr,
         const GdkRGBA *ink,
         double         alpha)
{
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, ink->alpha * alpha);
}

/* Draws the arrow, which begins with a ring (`played`) and ends with a tip (`better`). In right-to-left languages
 * the bar begins at the right, like the text. */
static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        user_data)
{
  RoboDifferenceBar *self = user_data;
  double             y = height / 2.0;
  double             room = MAX (width - 2 * RING_PX, 1);
  double             from = RING_PX + room * self->played / 100;
  double             to = RING_PX + room * self->better / 100;
  double             sign = to < from ? -1 : 1;
  GdkRGBA            ink;

  ink = robo_css_get_colour (GTK_WIDGET (area));
  if (gtk_widget_get_direction (GTK_WIDGET (area)) == GTK_TEXT_DIR_RTL)
    {
      cairo_translate (cr, width, 0);
      cairo_scale (cr, -1, 1);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, TRACK_PX);
  set_ink (cr, &ink, 0.15);
  cairo_move_to (cr, RING_PX, y);
  cairo_line_to (cr, RING_PX + room, y);
  cairo_stroke (cr);
  set_ink (cr, &ink, 1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_move_to (cr, from, y);
  cairo_line_to (cr, to - sign * MIN (TIP_PX, ABS (to - from)), y);
  cairo_stroke (cr);
  cairo_move_to (cr, to, y);
  cairo_line_to (cr, to - sign * TIP_PX, y - BAR_PX / 2.0);
  cairo_line_to (cr, to - sign * TIP_PX, y + BAR_PX / 2.0);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_set_line_width (cr, 2);
  cairo_arc (cr, from, y, RING_PX - 1, 0, 2 * G_PI);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_fill_preserve (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_stroke (cr);
}

static void
robo_difference_bar_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (robo_difference_bar_parent_class)->dispose (object);
}

static void
robo_difference_bar_class_init (RoboDifferenceBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_difference_bar_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "differencebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_difference_bar_init (RoboDifferenceBar *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
  self->name_label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, NULL);
  self->chances_label = g_object_new (GTK_TYPE_LABEL, "xalign", 1.0, "valign", GTK_ALIGN_START, NULL);
  self->bar = g_object_new (GTK_TYPE_DRAWING_AREA, "content-height", BAR_PX, "hexpand", TRUE, "accessible-role",
                            GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->chances_label, "numeric");
  gtk_widget_add_css_class (self->bar, "arrow");
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->bar), draw_cb, self, NULL);
  gtk_box_append (GTK_BOX (line), self->name_label);
  gtk_box_append (GTK_BOX (line), self->chances_label);
  gtk_widget_set_parent (line, GTK_WIDGET (self));
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
}

GtkWidget *
robo_difference_bar_new (const RoboReviewDifference *difference)
{
  RoboDifferenceBar *self = g_object_new (ROBO_TYPE_DIFFERENCE_BAR, NULL);
  g_autofree char   *chances = NULL;
  g_autofree char   *whole = NULL;

  self->played = difference->played;
  self->better = difference->better;
  if (difference->is_gain)
    /* Translators: %1$u is how often something happens with the program that was played, %2$u how often with a better
     * program, both in percent; the difference is to the player's advantage. */
    chances = g_strdup_printf (_ ("%1$u%% → %2$u%% ✓ better"), difference->played, difference->better);
  else
    /* Translators: %1$u is how often something happens with the program that was played, %2$u how often with a better
     * program, both in percent; the difference is to the player's disadvantage. */
    chances = g_strdup_printf (_ ("%1$u%% → %2$u%% − worse"), difference->played, difference->better);
  whole = g_strdup_printf ("%s: %s", difference->name, chances);
  gtk_label_set_label (GTK_LABEL (self->name_label), difference->name);
  gtk_label_set_label (GTK_LABEL (self->chances_label), chances);
  gtk_widget_add_css_class (GTK_WIDGET (self), difference->is_gain ? "better" : "worse");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);

  return GTK_WIDGET (self);
}
