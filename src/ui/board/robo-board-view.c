// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-view.h"
#include "robo-board-view-private.h"

#include <adwaita.h>
#include <string.h>

#include "robo-board-space.h"
#include "robo-desktop-style.h"
#include "robo-space-text.h"

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

static gboolean
has_arena (RoboBoardView *self)
{
  return self->plan.columns > 0;
}

/* Pieces */

static guint
get_shield_room (const RoboCards *cards,
                 const RoboRobot *robot)
{
  guint room = 0;

  for (guint i = 0; cards != NULL && i < ROBO_MAX_SLOTS; i++)
    {
      const RoboAbility *absorb = NULL;

      if (robot->cards[i] < cards->n_cards)
        absorb = robo_card_get_ability (&cards->cards[robot->cards[i]], ROBO_ABILITY_ABSORB);
      if (absorb != NULL)
        room += absorb->amount;
    }

  return room;
}

static void
dress_robot (RoboBoardView    *self,
             RoboPictureRobot *robot,
             const RoboRobot  *from,
             guint             seat)
{
  if (self->colours[seat] != ROBO_COLOUR_OF_SIDE)
    robot->colour = self->colours[seat];
  robot->shield_room = (guint8)get_shield_room (self->cards, from);
  robot->shield = robot->shield_room > 0 ? from->shield[0] + from->shield[1] : 0;
}

static void
take_picture (RoboBoardView    *self,
              const RoboState  *state,
              RoboBoardPicture *picture)
{
  robo_board_picture_init (picture, self->board, state, self->damage_limit);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    dress_robot (self, &picture->robots[i], &state->robots[i], i);

  /* Their owners may have another colour by now. */
  for (guint i = 0; i < state->n_mines; i++)
    picture->mines[state->mines[i].space] = 1 + picture->robots[state->mines[i].owner].colour;
}

/* Names */

static void
name_space (RoboBoardView *self,
            guint          space)
{
  RoboSpaceText    text = { &self->plan, &self->picture, (const char *const *)self->names };
  g_autofree char *name = robo_space_text_dup (&text, space);

  robo_board_space_set_name (g_ptr_array_index (self->spaces, space), name);
}

static void
name_all_spaces (RoboBoardView *self)
{
  for (guint i = 0; i < self->spaces->len; i++)
    name_space (self, i);
}

static gboolean
is_named_alike (RoboBoardView          *self,
                const RoboBoardPicture *old,
                guint                   space)
{
  const RoboBoardPicture *new = &self->picture;
  guint seat = robo_board_picture_get_robot_at (new, space);

  if (old->mines[space] != new->mines[space] || old->tokens[space] != new->tokens[space] ||
      seat != robo_board_picture_get_robot_at (old, space))
    return FALSE;

  return seat == ROBO_NO_SEAT || memcmp (&old->robots[seat], &new->robots[seat], sizeof new->robots[seat]) == 0;
}

/* Screen readers are told of what is new, and of that only. */
static void
set_picture (RoboBoardView          *self,
             const RoboBoardPicture *picture)
{
  RoboBoardPicture old = self->picture;

  self->picture = *picture;
  for (guint i = 0; i < self->spaces->len; i++)
    if (!is_named_alike (self, &old, i))
      name_space (self, i);
}

/* Animation */

static void
show_frame (RoboBoardView *self,
            double         progress)
{
  robo_board_frame_init_moment (&self->frame, &self->happening, progress);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
stop_ticking (RoboBoardView *self)
{
  if (self->tick == 0)
    return;

  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);
  gint64         now_us = gdk_frame_clock_get_frame_time (clock);
  double         progress;

  if (self->start_us == 0)
    self->start_us = now_us;
  progress = (double)(now_us - self->start_us) / self->duration_us;

  if (progress >= 1)
    {
      self->tick = 0;
      show_frame (self, 1);
      return G_SOURCE_REMOVE;
    }
  if (!self->happening.is_calm)
    show_frame (self, progress);

  return G_SOURCE_CONTINUE;
}

static void
start_ticking (RoboBoardView *self,
               guint          duration_ms)
{
  stop_ticking (self);
  self->start_us = 0;
  self->duration_us = duration_ms * G_TIME_SPAN_MILLISECOND;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  show_frame (self, 0);
}

/* Children */

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

  stop_ticking (self);
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
      stop_ticking (self);
      show_frame (self, 1);
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

  stop_ticking (self);
  remove_spaces (self);
  robo_board_view_forget_ground (self);
  g_clear_pointer (&self->board, robo_board_free);

  self->plan = plan == NULL ? (RoboPlan){ 0 } : *plan;
  self->damage_limit = damage_limit;
  if (has_arena (self))
    self->board = robo_board_new (&self->plan);
  memset (&self->picture, 0, sizeof self->picture);
  robo_board_frame_init_still (&self->frame, &self->picture);
  robo_viewport_set_board (&self->viewport, self->plan.columns, self->plan.rows);

  add_spaces (self);
  clear_marks (self);
  name_all_spaces (self);
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
robo_board_view_set_seat (RoboBoardView *self,
                          guint          seat,
                          guint          colour,
                          const char    *name)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (seat < ROBO_MAX_ROBOTS && colour < 4);

  self->colours[seat] = (guint8)colour;
  g_free (self->names[seat]);
  self->names[seat] = g_strdup (name);
  name_all_spaces (self);
}

void
robo_board_view_jump (RoboBoardView   *self,
                      const RoboState *state)
{
  RoboBoardPicture picture;

  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (has_arena (self));
  g_return_if_fail (state != NULL);

  stop_ticking (self);
  take_picture (self, state, &picture);
  set_picture (self, &picture);
  robo_board_frame_init_still (&self->frame, &self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_board_view_animate (RoboBoardView   *self,
                         const RoboEvent *event,
                         const RoboState *before,
                         const RoboState *after,
                         guint            duration_ms)
{
  RoboBoardPicture picture;

  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (has_arena (self));
  g_return_if_fail (event != NULL && before != NULL && after != NULL);

  take_picture (self, before, &self->before);
  take_picture (self, after, &picture);
  set_picture (self, &picture);
  self->happening = (RoboHappening){
    .plan = &self->plan,
    .event = *event,
    .before = &self->before,
    .after = &self->picture,
    .is_calm = !adw_get_enable_animations (GTK_WIDGET (self)),
  };

  if (duration_ms > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      start_ticking (self, duration_ms);
      return;
    }
  stop_ticking (self);
  show_frame (self, 1);
}

gboolean
robo_board_view_is_animating (RoboBoardView *self)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), FALSE);

  return self->tick != 0;
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
robo_board_view_set_outcome (RoboBoardView   *self,
                             const RoboState *after)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  self->has_outcome = after != NULL && self->board != NULL;
  if (self->has_outcome)
    take_picture (self, after, &self->outcome);
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
