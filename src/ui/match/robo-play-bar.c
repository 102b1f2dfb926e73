// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-play-bar.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "ui/widgets/layouts/robo-optional-layout.h"
#include "ui/widgets/pictures/robo-cached-widget.h"

#include "robo-time-marks.h"

/* While the match plays, the bar is not painted anew for this many frames after an event, so that no frame paints both
 * the bar and the new log line. */
#define HELD_FRAMES 3

/* CSS: node `playbar`. */
struct _RoboPlayBar
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget     *buttons;
  GtkWidget     *play_button;
  GtkWidget     *speed_button;
  GtkWidget     *clock_label;
  GtkWidget     *time_row;
  GtkWidget     *time_scale;
  RoboTimeMarks *time_marks;
  GtkAdjustment *time_adjustment;

  RoboCachedWidget held;
  gboolean         is_wider; /* toggled each time the bar is drawn, so that its clip differs from the last clip */

  /* owned */
  RoboMatch    *match; /* nullable */
  GSignalGroup *match_signals;
  char         *clock; /* nullable: time spent on the program */
};

enum
{
  PROP_MATCH = 1,
  PROP_CLOCK,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboPlayBar, robo_play_bar, GTK_TYPE_WIDGET)

/* Closures of the template */

static char *
dup_play_icon_cb (RoboPlayBar *self,
                  gboolean     is_running)
{
  return g_strdup (is_running ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
}

static char *
dup_speed_cb (RoboPlayBar *self,
              guint        speed)
{
  /* Translators: This says how fast events are shown. %u is 1 or more: “2×” is twice as fast as usual. */
  return speed > 0 ? g_strdup_printf (_ ("%u×"), speed) : g_strdup (_ ("Instant"));
}

static char *
dup_position_cb (RoboPlayBar *self,
                 guint        position,
                 guint        n_events)
{
  /* Translators: The first %u is how many events of a game are shown, the second how many events there are. */
  return g_strdup_printf (_ ("Event %u of %u"), position, n_events);
}

static gboolean
is_text_cb (RoboPlayBar *self,
            const char  *text)
{
  return text != NULL;
}

/* Seeks to the event that the user has chosen on the scale. */
static void
time_changed_cb (RoboPlayBar *self)
{
  guint position = gtk_adjustment_get_value (self->time_adjustment) + 0.5;

  if (self->match != NULL && position != robo_match_get_position (self->match))
    robo_match_seek (self->match, position);
}

/* Updates the scale in code, because accessible values cannot be bound and because the limits of the scale have to be
 * set before its value. */
static void
update_position (RoboPlayBar *self)
{
  guint            position = robo_match_get_position (self->match);
  guint            n_events = robo_match_get_n_events (self->match);
  g_autofree char *text = dup_position_cb (self, position, n_events);

  /* Raise the upper limit before the value, and lower it after the value. GTK would clamp a value outside of the
   * limits, and the match would seek to the clamped position. */
  if (gtk_adjustment_get_value (self->time_adjustment) <= n_events)
    gtk_adjustment_set_upper (self->time_adjustment, n_events);
  gtk_adjustment_set_value (self->time_adjustment, position);
  gtk_adjustment_set_upper (self->time_adjustment, n_events);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->time_scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  robo_time_marks_show (self->time_marks, self->match, GTK_RANGE (self->time_scale));
}

static void
position_changed_cb (RoboPlayBar *self)
{
  if (robo_match_get_playing (self->match))
    robo_cached_widget_hold (&self->held, GTK_WIDGET (self), HELD_FRAMES);
  update_position (self);
}

static void
set_match (RoboPlayBar *self,
           RoboMatch   *match)
{
  if (!g_set_object (&self->match, match))
    return;

  g_signal_group_set_target (self->match_signals, match);
  if (match != NULL)
    update_position (self);
  else
    robo_time_marks_show (self->time_marks, NULL, GTK_RANGE (self->time_scale));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

/* Object */

static void
robo_play_bar_dispose (GObject *object)
{
  RoboPlayBar *self = ROBO_PLAY_BAR (object);

  g_clear_object (&self->match_signals);
  g_clear_object (&self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_PLAY_BAR);

  G_OBJECT_CLASS (robo_play_bar_parent_class)->dispose (object);
}

static void
robo_play_bar_finalize (GObject *object)
{
  g_free (ROBO_PLAY_BAR (object)->clock);

  G_OBJECT_CLASS (robo_play_bar_parent_class)->finalize (object);
}

/* Draws the bar within one clip node. With each event the slider, its trough and the number change, which are eight
 * rectangles to be repainted. GTK 4.8 repaints the whole window if there are more than thirty rectangles, and a clip
 * node counts as one. */
static void
draw_in_one_clip (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  RoboPlayBar *self = ROBO_PLAY_BAR (widget);
  GtkSnapshot *children = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) nodes = NULL;
  graphene_rect_t area;

  GTK_WIDGET_CLASS (robo_play_bar_parent_class)->snapshot (widget, children);
  nodes = gtk_snapshot_free_to_node (children);
  if (nodes == NULL)
    return;

  gsk_render_node_get_bounds (nodes, &area);
  graphene_rect_round_extents (&area, &area);
  self->is_wider = !self->is_wider;
  area.size.width += self->is_wider;
  gtk_snapshot_push_clip (snapshot, &area);
  gtk_snapshot_append_node (snapshot, nodes);
  gtk_snapshot_pop (snapshot);
}

static void
robo_play_bar_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  if (robo_cached_picture_is_for_cairo ())
    robo_cached_widget_snapshot (&ROBO_PLAY_BAR (widget)->held, widget, snapshot, draw_in_one_clip);
  else
    GTK_WIDGET_CLASS (robo_play_bar_parent_class)->snapshot (widget, snapshot);
}

static void
robo_play_bar_unmap (GtkWidget *widget)
{
  robo_cached_widget_clear (&ROBO_PLAY_BAR (widget)->held);

  GTK_WIDGET_CLASS (robo_play_bar_parent_class)->unmap (widget);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboPlayBar, match), .type = robo_match_get_type, .set = G_CALLBACK (set_match) },
  [PROP_CLOCK] = { ROBO_PROPERTY_FIELD (STRING, "clock", RoboPlayBar, clock), .is_stored = TRUE },
};

static void
robo_play_bar_class_init (RoboPlayBarClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_play_bar_dispose;
  object_class->finalize = robo_play_bar_finalize;
  widget_class->snapshot = robo_play_bar_snapshot;
  widget_class->unmap = robo_play_bar_unmap;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  g_type_ensure (ROBO_TYPE_OPTIONAL_LAYOUT);
  g_type_ensure (ROBO_TYPE_TIME_MARKS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/match/robo-play-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboPlayBar, buttons);
  gtk_widget_class_bind_template_child (widget_class, RoboPlayBar, play_button);
  gtk_widget_class_bind_template_child (widget_class, RoboPlayBar, speed_button);
  gtk_widget_class_bind_template_child (widget_class, RoboPlayBar, clock_label);
  gtk_widget_class_bind_template_child (widget_class, RoboPlayBar, time_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPlayBar, time_scale);
  gtk_widget_class_bind_template_child (widget_class, RoboPlayBar, time_marks);
  gtk_widget_class_bind_template_child (widget_class, RoboPlayBar, time_adjustment);
  gtk_widget_class_bind_template_callback (widget_class, dup_play_icon_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_position_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_speed_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_text_cb);
  gtk_widget_class_bind_template_callback (widget_class, time_changed_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "playbar");
}

static void
robo_play_bar_init (RoboPlayBar *self)
{
  self->match_signals = g_signal_group_new (ROBO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "notify::n-events", G_CALLBACK (position_changed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::position", G_CALLBACK (position_changed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::is-retelling", G_CALLBACK (position_changed_cb), self);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
robo_play_bar_focus (RoboPlayBar *self)
{
  g_return_if_fail (ROBO_IS_PLAY_BAR (self));

  gtk_widget_grab_focus (self->play_button);
}

void
robo_play_bar_set_marks (RoboPlayBar *self,
                         GArray      *positions)
{
  g_return_if_fail (ROBO_IS_PLAY_BAR (self));

  gtk_scale_clear_marks (GTK_SCALE (self->time_scale));
  for (guint i = 0; i < positions->len; i++)
    gtk_scale_add_mark (GTK_SCALE (self->time_scale), g_array_index (positions, guint, i), GTK_POS_TOP, NULL);
}
