// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-diagram-view.h"

#include <glib/gi18n.h>

#include "draw/robo-diagram-drawing.h"
#include "match/learning/robo-diagram.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"
#include "ui/widgets/pictures/robo-ink.h"

#include "robo-board-scene.h"
#include "robo-board-view.h"

/* The part between the boards is drawn in units of MIDDLE_PX pixels. GAP_PX is the gap on both sides of this part and
 * above the caption. */
#define MIDDLE_PX 28
#define GAP_PX    6

/* Each side of a space has MINIMUM_CELL pixels at the minimum size of the diagram, at which robots are still
 * recognizable, and NATURAL_CELL pixels at the natural size. */
#define MINIMUM_CELL 16
#define NATURAL_CELL 30

/* After playback the live board shows the end for this time. Then the diagram shows its two pictures again. */
#define REST_MS 1200

struct _RoboDiagramView
{
  GtkButton parent_instance;

  /* borrowed */
  GtkWidget *pictures[2];
  GtkWidget *middle;
  GtkWidget *after; /* GtkOverlay that contains the second picture */
  GtkWidget *caption;

  /* owned */
  RoboPosition *position;
  RoboPosition *then; /* nullable */

  /* robo_diagram_view_prepare() sets these fields. */
  RoboDiagram       *diagram; /* nullable */
  RoboDiagramPicture picture;

  /* These fields are set during playback. */
  GtkWidget *board; /* nullable, owned by `after`: the live board */
  RoboMatch *match; /* nullable */
  guint      rest;  /* timeout after the last event, or 0 */
};

G_DEFINE_FINAL_TYPE (RoboDiagramView, robo_diagram_view, GTK_TYPE_BUTTON)

/* Playback */

static void
stop (RoboDiagramView *self)
{
  g_clear_handle_id (&self->rest, g_source_remove);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  if (self->board != NULL)
    gtk_overlay_remove_overlay (GTK_OVERLAY (self->after), self->board);
  self->board = NULL;
}

static gboolean
rest_cb (gpointer data)
{
  RoboDiagramView *self = data;

  self->rest = 0;
  stop (self);

  return G_SOURCE_REMOVE;
}

static void
event_shown_cb (RoboDiagramView *self,
                guint            index)
{
  RoboState before;
  RoboState after;

  robo_match_get_state_at (self->match, index, &before);
  robo_match_get_state_at (self->match, index + 1, &after);
  robo_board_view_animate (ROBO_BOARD_VIEW (self->board), robo_match_get_event (self->match, index), &before, &after,
                           robo_match_get_event_duration_ms (self->match, index));
}

static void
ended_cb (RoboDiagramView *self)
{
  gboolean has_ended;

  g_object_get (self->match, "has-ended", &has_ended, NULL);
  if (has_ended && self->rest == 0)
    self->rest = g_timeout_add (REST_MS, rest_cb, self);
}

/* Creates a board for playback. The board is not accessible, because the description of the button has the same
 * information. */
static GtkWidget *
create_board (RoboDiagramView *self)
{
  const RoboPosition *position = robo_diagram_get_position (self->diagram, FALSE);
  GtkWidget          *board = robo_board_view_new ();

  gtk_widget_set_can_focus (board, FALSE);
  gtk_widget_set_can_target (board, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  robo_board_view_set_arena (ROBO_BOARD_VIEW (board), robo_arena_get_plan (position->arena),
                             position->rules.damage_limit);
  robo_board_view_set_cautions (ROBO_BOARD_VIEW (board),
                                robo_board_picture_has_killbot (&self->picture.moments[0].picture)
                                  ? ROBO_CAUTIONS_FULL
                                  : ROBO_CAUTIONS_QUIET);
  robo_board_view_set_modules (ROBO_BOARD_VIEW (board), position->modules);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    robo_board_view_set_seat (ROBO_BOARD_VIEW (board), seat, seat, robo_robot_name_get_title (seat));
  robo_board_view_jump (ROBO_BOARD_VIEW (board), &position->state);

  return board;
}

static void
robo_diagram_view_clicked (GtkButton *button)
{
  RoboDiagramView *self = ROBO_DIAGRAM_VIEW (button);

  robo_diagram_view_prepare (self);
  if (!robo_diagram_get_can_play (self->diagram))
    return;

  stop (self);
  self->board = create_board (self);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->after), self->board);
  self->match = robo_diagram_create_match (self->diagram);
  g_signal_connect_object (self->match, "event-shown", G_CALLBACK (event_shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "notify::has-ended", G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);
  robo_match_start (self->match);
}

/* Contents */

static void
draw_middle_cb (GtkDrawingArea *area,
                cairo_t        *cr,
                int             width,
                int             height,
                gpointer        data)
{
  RoboDiagramView *self = data;

  cairo_translate (cr, (width - ROBO_DIAGRAM_MIDDLE * MIDDLE_PX) / 2, 0);
  cairo_scale (cr, MIDDLE_PX, MIDDLE_PX);
  robo_draw_diagram_middle (cr, robo_ink_get_page_palette (), &self->picture);
}

/* Gets the width of both boards together, and the height of the higher board, with their frames, in spaces. The spaces
 * of both boards have the same size. */
static void
get_extent (RoboDiagramView *self,
            double          *width,
            double          *height)
{
  *width = 0;
  *height = 0;
  for (guint i = 0; i < 2; i++)
    {
      const RoboPosition *position = i == 1 && self->then != NULL ? self->then : self->position;
      const RoboPlan     *plan = robo_arena_get_plan (position->arena);

      *width += plan->columns + 2 * ROBO_LAYOUT_FRAME;
      *height = MAX (*height, plan->rows + 2 * ROBO_LAYOUT_FRAME);
    }
}

static int
get_middle_width (void)
{
  return (int)(ROBO_DIAGRAM_MIDDLE * MIDDLE_PX) + 2 * GAP_PX;
}

/* Returns the width of both boards and the arrow between them. */
static int
get_row_width (double columns,
               double cell)
{
  return get_middle_width () + (int)(cell * columns);
}

/* Returns the side of a space for a width of the diagram. The side is at least MINIMUM_CELL and at most NATURAL_CELL. */
static double
get_cell (double columns,
          int    width)
{
  return CLAMP ((width - get_middle_width ()) / columns, MINIMUM_CELL, NATURAL_CELL);
}

static int
get_row_height (RoboDiagramView *self,
                double           rows,
                double           cell)
{
  int middle;

  gtk_widget_measure (self->middle, GTK_ORIENTATION_VERTICAL, -1, &middle, NULL, NULL, NULL);

  return MAX (middle, (int)(cell * rows));
}

/* Returns the width of the longest word of the caption. */
static int
get_caption_width (RoboDiagramView *self)
{
  int least;

  gtk_widget_measure (self->caption, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

static void
measure_content (GtkWidget     *widget,
                 GtkOrientation orientation,
                 int            for_size,
                 int           *minimum,
                 int           *natural,
                 int           *minimum_baseline,
                 int           *natural_baseline)
{
  RoboDiagramView *self = ROBO_DIAGRAM_VIEW (gtk_widget_get_ancestor (widget, ROBO_TYPE_DIAGRAM_VIEW));
  double           columns;
  double           rows;
  double           cell;
  int              least = get_caption_width (self);
  int              caption;

  get_extent (self, &columns, &rows);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (least, get_row_width (columns, MINIMUM_CELL));
      *natural = MAX (least, get_row_width (columns, NATURAL_CELL));
      return;
    }
  /* If no width is given, the natural height has room for the boards at their natural size, and for the caption at the
   * minimum width, where it has the most text lines. The minimum height must not exceed the height at any width, so it
   * is that of the smallest boards and of a caption without line breaks. */
  cell = for_size >= 0 ? get_cell (columns, for_size) : MINIMUM_CELL;
  gtk_widget_measure (self->caption, orientation, MAX (least, get_row_width (columns, cell)), &caption, NULL, NULL,
                      NULL);
  *natural = get_row_height (self, rows, for_size >= 0 ? cell : NATURAL_CELL) + GAP_PX + caption;
  *minimum = *natural;
  if (for_size >= 0)
    return;

  gtk_widget_measure (self->caption, orientation, -1, &caption, NULL, NULL, NULL);
  *minimum = get_row_height (self, rows, MINIMUM_CELL) + GAP_PX + caption;
}

static void
allocate_content (GtkWidget *widget,
                  int        width,
                  int        height,
                  int        baseline)
{
  RoboDiagramView *self = ROBO_DIAGRAM_VIEW (gtk_widget_get_ancestor (widget, ROBO_TYPE_DIAGRAM_VIEW));
  const RoboPlan  *plan = robo_arena_get_plan (self->position->arena);
  gboolean         is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double           columns;
  double           rows;
  double           cell;
  int              row_height;
  int              first;
  int              second;
  int              caption = get_caption_width (self);

  get_extent (self, &columns, &rows);
  cell = get_cell (columns, width);
  width = MIN (width, get_row_width (columns, cell));
  row_height = get_row_height (self, rows, cell);
  first = (int)((width - get_middle_width ()) * (plan->columns + 2 * ROBO_LAYOUT_FRAME) / columns);
  second = width - get_middle_width () - first;
  gtk_widget_size_allocate (self->pictures[0], &(GtkAllocation){ is_rtl ? width - first : 0, 0, first, row_height },
                            -1);
  gtk_widget_size_allocate (
    self->middle,
    &(GtkAllocation){ (is_rtl ? second : first) + GAP_PX, 0, get_middle_width () - 2 * GAP_PX, row_height }, -1);
  gtk_widget_size_allocate (self->after, &(GtkAllocation){ is_rtl ? 0 : width - second, 0, second, row_height }, -1);
  width = MAX (width, caption);
  gtk_widget_size_allocate (self->caption,
                            &(GtkAllocation){ 0, row_height + GAP_PX, width, height - row_height - GAP_PX }, -1);
}

static GtkSizeRequestMode
get_content_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Describes all pieces and their spaces. */
static char *
dup_places (RoboDiagramView *self,
            gboolean         is_after)
{
  const RoboPosition *position = robo_diagram_get_position (self->diagram, is_after);
  g_autoptr (GString) places = g_string_new (NULL);
  RoboBoardScene scene;

  robo_board_scene_init (&scene);
  robo_board_scene_set_plan (&scene, robo_arena_get_plan (position->arena), position->rules.damage_limit);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    robo_board_scene_set_seat (&scene, seat, seat, robo_robot_name_get_title (seat));
  robo_board_scene_jump (&scene, robo_diagram_get_state (self->diagram, is_after));
  for (guint space = 0; space < robo_board_scene_get_n_spaces (&scene); space++)
    {
      g_autofree char *name = NULL;

      if (robo_board_picture_get_robot_at (&scene.picture, space) == ROBO_NO_SEAT && scene.picture.mines[space] == 0 &&
          scene.picture.tokens[space] == 0)
        continue;

      name = robo_board_scene_dup_name (&scene, space, TRUE);
      g_string_append_printf (places, "%s%s", places->len > 0 ? "; " : "", name);
    }
  robo_board_scene_clear (&scene);

  return g_strdup (places->len > 0 ? places->str : _ ("nobody in the arena"));
}

/* Object */

static void
robo_diagram_view_unmap (GtkWidget *widget)
{
  stop (ROBO_DIAGRAM_VIEW (widget));

  GTK_WIDGET_CLASS (robo_diagram_view_parent_class)->unmap (widget);
}

static void
robo_diagram_view_dispose (GObject *object)
{
  RoboDiagramView *self = ROBO_DIAGRAM_VIEW (object);

  stop (self);

  G_OBJECT_CLASS (robo_diagram_view_parent_class)->dispose (object);
}

static void
robo_diagram_view_finalize (GObject *object)
{
  RoboDiagramView *self = ROBO_DIAGRAM_VIEW (object);

  robo_diagram_free (self->diagram);
  robo_position_free (self->position);
  robo_position_free (self->then);

  G_OBJECT_CLASS (robo_diagram_view_parent_class)->finalize (object);
}

static void
robo_diagram_view_class_init (RoboDiagramViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_diagram_view_dispose;
  object_class->finalize = robo_diagram_view_finalize;
  widget_class->unmap = robo_diagram_view_unmap;
  GTK_BUTTON_CLASS (klass)->clicked = robo_diagram_view_clicked;
}

static void
robo_diagram_view_init (RoboDiagramView *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "diagram");
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
}

GtkWidget *
robo_diagram_view_new (const RoboPosition *position,
                       const RoboPosition *then,
                       const char         *caption)
{
  RoboDiagramView *self;
  GtkWidget       *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  g_return_val_if_fail (position != NULL && caption != NULL, NULL);

  self = g_object_new (ROBO_TYPE_DIAGRAM_VIEW,
                       "accessible-role", then == NULL ? GTK_ACCESSIBLE_ROLE_BUTTON : GTK_ACCESSIBLE_ROLE_IMG,
                       "tooltip-text", then == NULL ? _ ("Play This Example") : NULL,
                       NULL);
  self->position = robo_position_copy (position);
  self->then = then != NULL ? robo_position_copy (then) : NULL;
  for (guint i = 0; i < 2; i++)
    self->pictures[i] = g_object_new (GTK_TYPE_PICTURE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->middle = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->middle), (int)(ROBO_DIAGRAM_MIDDLE * MIDDLE_PX));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->middle), draw_middle_cb, self, NULL);
  gtk_widget_set_valign (self->middle, GTK_ALIGN_CENTER);
  robo_ink_watch (self->middle);
  self->after = gtk_overlay_new ();
  gtk_overlay_set_child (GTK_OVERLAY (self->after), self->pictures[1]);
  self->caption = g_object_new (GTK_TYPE_LABEL, "label", caption, "wrap", TRUE, "xalign", 0.0f, NULL);
  gtk_widget_set_layout_manager (content, gtk_custom_layout_new (get_content_mode, measure_content, allocate_content));
  gtk_box_append (GTK_BOX (content), self->pictures[0]);
  gtk_box_append (GTK_BOX (content), self->middle);
  gtk_box_append (GTK_BOX (content), self->after);
  gtk_box_append (GTK_BOX (content), self->caption);
  gtk_button_set_child (GTK_BUTTON (self), content);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, caption, -1);

  return GTK_WIDGET (self);
}

gboolean
robo_diagram_view_prepare (RoboDiagramView *self)
{
  const RoboEvent *events;
  guint            n_events;
  g_autofree char *description = NULL;

  g_return_val_if_fail (ROBO_IS_DIAGRAM_VIEW (self), FALSE);

  if (self->diagram != NULL)
    return FALSE;

  self->diagram = robo_diagram_new (self->position, self->then);
  events = robo_diagram_get_events (self->diagram, &n_events);
  for (guint i = 0; i < 2; i++)
    {
      const RoboPosition *position = robo_diagram_get_position (self->diagram, i == 1);
      RoboDiagramMoment  *moment = &self->picture.moments[i];
      g_autoptr (RoboArenaPaintable) paintable = NULL;

      robo_diagram_moment_init (moment, robo_arena_get_plan (position->arena),
                                robo_diagram_get_state (self->diagram, i == 1),
                                robo_modules_get_cards (position->modules), position->rules.damage_limit);
      paintable = robo_arena_paintable_new (&moment->plan);
      robo_arena_paintable_set_picture (paintable, &moment->picture);
      if (robo_board_picture_has_killbot (&moment->picture))
        robo_arena_paintable_explain_cautions (paintable);
      robo_arena_paintable_show_in (paintable, GTK_PICTURE (self->pictures[i]));
    }
  robo_diagram_picture_set_events (&self->picture, events, n_events);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->middle), (int)(self->picture.n_dice + 1) * MIDDLE_PX);
  description = robo_diagram_view_dup_description (self);
  if (description != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);

  return TRUE;
}

char *
robo_diagram_view_dup_description (RoboDiagramView *self)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *story = NULL;

  g_return_val_if_fail (ROBO_IS_DIAGRAM_VIEW (self), NULL);

  robo_diagram_view_prepare (self);
  story = robo_diagram_dup_story (self->diagram);
  if (story == NULL)
    return NULL;

  before = dup_places (self, FALSE);
  after = dup_places (self, TRUE);

  /* Translators: This describes a small picture of the board in words. %1$s and %3$s say what is where, %2$s is whole
   * sentences. */
  return g_strdup_printf (_ ("Before: %1$s. What happens: %2$s After: %3$s."), before, story, after);
}
