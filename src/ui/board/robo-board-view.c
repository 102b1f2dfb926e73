// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-view.h"
#include "robo-board-view-private.h"

#include <string.h>

#include "robo-board-space.h"
#include "ui/common/robo-desktop-style.h"

/* Sides of a space in the least size and in the size it asks for. */
#define MINIMUM_CELL 22
#define NATURAL_CELL 48

enum
{
  SIGNAL_SPACE_ACTIVATED,
  SIGNAL_SPACE_HOVERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboBoardView, robo_board_view, GTK_TYPE_WIDGET)

gboolean
robo_board_view_has_arena (RoboBoardView *self)
{
  return self->plan.columns > 0;
}

static void
remove_spaces (RoboBoardView *self)
{
  for (guint i = 0; i < self->spaces->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->spaces, i));
  g_ptr_array_set_size (self->spaces, 0);
}

static void
add_spaces (RoboBoardView *self)
{
  guint n_spaces = (guint)self->plan.columns * self->plan.rows;

  for (guint i = 0; i < n_spaces; i++)
    {
      GtkWidget *space = robo_board_space_new (i);

      gtk_widget_set_parent (space, GTK_WIDGET (self));
      g_ptr_array_add (self->spaces, space);
    }
}

static void
clear_marks (RoboBoardView *self)
{
  self->highlight = ROBO_NO_SPACE;
  self->acting = ROBO_NO_SEAT;
  self->hovered = ROBO_NO_SPACE;
  self->cursor = self->spaces->len / 2;
  self->n_choices = 0;
  self->path = (RoboPath){ 0 };
  self->has_outcome = FALSE;
  memset (self->is_choice, 0, sizeof self->is_choice);
}

void
robo_board_view_set_hovered (RoboBoardView *self,
                             guint          space)
{
  gboolean is_choice = space != ROBO_NO_SPACE && self->is_choice[space];

  if (self->hovered == space)
    return;

  self->hovered = space;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), is_choice ? "pointer" : NULL);
  if (self->n_choices > 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_SPACE_HOVERED], 0, space);
}

void
robo_board_view_set_cursor (RoboBoardView *self,
                            guint          space)
{
  if (robo_viewport_reveal (&self->viewport, space))
    robo_board_view_place_changed (self);
  gtk_widget_grab_focus (g_ptr_array_index (self->spaces, space));
}

void
robo_board_view_activate (RoboBoardView *self,
                          guint          space)
{
  g_signal_emit (self, signals[SIGNAL_SPACE_ACTIVATED], 0, space);
}

void
robo_board_view_place_changed (RoboBoardView *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
style_changed_cb (RoboBoardView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
robo_board_view_dispose (GObject *object)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (object);

  robo_board_view_stop_ticking (self);
  robo_board_view_close_hint (self);
  remove_spaces (self);
  robo_board_view_forget_ground (self);

  G_OBJECT_CLASS (robo_board_view_parent_class)->dispose (object);
}

static void
robo_board_view_finalize (GObject *object)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (object);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    g_free (self->names[i]);
  g_clear_pointer (&self->board, robo_board_free);
  g_clear_pointer (&self->sprites, robo_sprites_free);
  g_clear_pointer (&self->spaces, g_ptr_array_unref);

  G_OBJECT_CLASS (robo_board_view_parent_class)->finalize (object);
}

static void
robo_board_view_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);
  guint          n = orientation == GTK_ORIENTATION_HORIZONTAL ? self->plan.columns : self->plan.rows;
  double         length = n == 0 ? 0 : n + 2 * ROBO_LAYOUT_FRAME;

  *minimum = (int)(length * MINIMUM_CELL);
  *natural = (int)(length * NATURAL_CELL);
}

static void
robo_board_view_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);

  robo_viewport_set_size (&self->viewport, width, height, gtk_widget_get_scale_factor (widget));

  for (guint i = 0; i < self->spaces->len; i++)
    {
      GtkAllocation area;

      robo_board_view_get_space_area (self, i, &area);
      gtk_widget_size_allocate (g_ptr_array_index (self->spaces, i), &area, -1);
    }
  if (self->hint != NULL)
    gtk_popover_present (GTK_POPOVER (self->hint));
}

static void
robo_board_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);

  if (!robo_viewport_has_layout (&self->viewport))
    return;

  robo_board_view_draw (self, snapshot);
  gtk_widget_snapshot_child (widget, g_ptr_array_index (self->spaces, self->cursor), snapshot);
}

/* However the keyboard came there, also by a screen reader. */
static void
robo_board_view_set_focus_child (GtkWidget *widget,
                                 GtkWidget *child)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);

  GTK_WIDGET_CLASS (robo_board_view_parent_class)->set_focus_child (widget, child);

  if (child != NULL)
    {
      self->cursor = robo_board_space_get_space (ROBO_BOARD_SPACE (child));
      robo_board_view_set_hovered (self, self->cursor);
    }
  gtk_widget_queue_draw (widget);
}

/* Nobody would see it end. */
static void
robo_board_view_unmap (GtkWidget *widget)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);

  if (self->tick != 0)
    {
      robo_board_view_stop_ticking (self);
      robo_board_view_show_frame (self, 1);
    }

  GTK_WIDGET_CLASS (robo_board_view_parent_class)->unmap (widget);
}

static void
robo_board_view_class_init (RoboBoardViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_board_view_dispose;
  object_class->finalize = robo_board_view_finalize;

  widget_class->measure = robo_board_view_measure;
  widget_class->size_allocate = robo_board_view_size_allocate;
  widget_class->snapshot = robo_board_view_snapshot;
  widget_class->set_focus_child = robo_board_view_set_focus_child;
  widget_class->unmap = robo_board_view_unmap;
  robo_board_view_class_init_input (widget_class);

  signals[SIGNAL_SPACE_ACTIVATED] =
    g_signal_new ("space-activated", ROBO_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_SPACE_HOVERED] =
    g_signal_new ("space-hovered", ROBO_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
robo_board_view_init (RoboBoardView *self)
{
  self->sprites = robo_sprites_new ();
  self->spaces = g_ptr_array_new ();
  memset (self->colours, ROBO_COLOUR_OF_SIDE, sizeof self->colours);
  clear_marks (self);
  robo_viewport_set_board (&self->viewport, 0, 0);

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  robo_board_view_add_controllers (self);
  g_signal_connect_object (robo_desktop_style_get_default (), "notify::style",
                           G_CALLBACK (style_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
robo_board_view_new (void)
{
  return g_object_new (ROBO_TYPE_BOARD_VIEW, NULL);
}

void
robo_board_view_set_arena (RoboBoardView  *self,
                           const RoboPlan *plan,
                           guint           damage_limit)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (plan == NULL || (damage_limit > 0 && damage_limit < 10));

  robo_board_view_stop_ticking (self);
  robo_board_view_close_hint (self);
  remove_spaces (self);
  robo_board_view_forget_ground (self);
  g_clear_pointer (&self->board, robo_board_free);

  self->plan = plan == NULL ? (RoboPlan){ 0 } : *plan;
  self->damage_limit = damage_limit;
  if (robo_board_view_has_arena (self))
    self->board = robo_board_new (&self->plan);
  memset (&self->picture, 0, sizeof self->picture);
  robo_board_frame_init_still (&self->frame, &self->picture);
  robo_viewport_set_board (&self->viewport, self->plan.columns, self->plan.rows);

  add_spaces (self);
  clear_marks (self);
  robo_board_view_name_spaces (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
robo_board_view_set_cards (RoboBoardView   *self,
                           const RoboCards *cards)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  self->cards = cards;
}

void
robo_board_view_highlight (RoboBoardView *self,
                           guint          space)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (space == ROBO_NO_SPACE || space < self->spaces->len);

  if (self->highlight == space)
    return;

  self->highlight = space;
  if (space != ROBO_NO_SPACE && robo_viewport_reveal (&self->viewport, space))
    robo_board_view_place_changed (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
robo_board_view_get_highlight (RoboBoardView *self)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), ROBO_NO_SPACE);

  return self->highlight;
}

void
robo_board_view_set_acting (RoboBoardView *self,
                            guint          seat)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (seat == ROBO_NO_SEAT || seat < ROBO_MAX_ROBOTS);

  self->acting = seat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_board_view_set_choices (RoboBoardView *self,
                             const guint8  *spaces,
                             guint          n_spaces)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (n_spaces == 0 || spaces != NULL);

  memset (self->is_choice, 0, sizeof self->is_choice);
  self->n_choices = n_spaces;
  for (guint i = 0; i < n_spaces; i++)
    if (spaces[i] < self->spaces->len)
      self->is_choice[spaces[i]] = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_board_view_set_path (RoboBoardView  *self,
                          guint           seat,
                          const RoboPath *path)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (seat < ROBO_MAX_ROBOTS);

  self->path_seat = seat;
  self->path = path != NULL ? *path : (RoboPath){ 0 };
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_board_view_get_space_area (RoboBoardView *self,
                                guint          space,
                                GdkRectangle  *area)
{
  const RoboLayout *layout;
  double            x, y;

  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (space < self->spaces->len);

  layout = &self->viewport.layout;
  robo_layout_get_centre (layout, space, &x, &y);
  *area = (GdkRectangle){ (int)(x - layout->cell / 2), (int)(y - layout->cell / 2), (int)layout->cell, (int)layout->cell };
}

GtkWidget *
robo_board_view_get_space_widget (RoboBoardView *self,
                                  guint          space)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), NULL);
  g_return_val_if_fail (space < self->spaces->len, NULL);

  return g_ptr_array_index (self->spaces, space);
}

guint
robo_board_view_get_cursor (RoboBoardView *self)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), ROBO_NO_SPACE);

  return self->cursor;
}
