// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-decisive-card.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "match/log/robo-log-item.h"
#include "match/log/robo-words.h"
#include "ui/board/robo-board-sketch.h"
#include "ui/widgets/pictures/robo-die-view.h"
#include "ui/widgets/pictures/robo-seat-mark.h"

/* The picture is at least PICTURE_PX wide and high. It shows REACH spaces of the board around its middle in each
 * direction. */
#define PICTURE_PX 220
#define REACH      2

/* In a wide card, the picture is at most this wide: a board of nine columns needs this width if REACH rows above and
 * below the middle are visible. */
#define PICTURE_MOST_PX 396

struct _RoboDecisiveCard
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget    *box;
  GtkLabel     *moment_label;
  GtkBox       *picture_box;
  RoboDieView  *die_view;
  RoboSeatMark *seat_mark;
  GtkLabel     *text_label;
  GtkWidget    *replay_button;

  GtkWidget *sketch; /* owned by picture_box */
};

G_DEFINE_FINAL_TYPE (RoboDecisiveCard, robo_decisive_card, GTK_TYPE_WIDGET)

/* Returns the log line of the event before the victory, or NULL if the match has no winner. */
static RoboLogItem *
dup_decisive_line (RoboMatch *match)
{
  guint       n_events = robo_match_get_n_events (match);
  GListModel *log = robo_match_get_log (match);

  if (n_events < 2 || robo_match_get_event (match, n_events - 1)->type != ROBO_EVENT_WIN)
    return NULL;

  return g_list_model_get_item (log, robo_log_item_find (log, n_events - 2));
}

/* Returns the space of the most important event of the log line, or else of the first event in the line that has a
 * space, or ROBO_NO_SPACE. */
static guint
find_middle (RoboMatch   *match,
             RoboLogItem *line)
{
  const RoboEvent *event = robo_match_get_event (match, robo_log_item_get_main_event (line));

  if (robo_event_type_get_fields (event->type) & ROBO_EVENT_HAS_AT)
    return event->at;

  for (guint i = robo_log_item_get_event (line); i < robo_log_item_get_end (line); i++)
    {
      event = robo_match_get_event (match, i);
      if (robo_event_type_get_fields (event->type) & ROBO_EVENT_HAS_AT)
        return event->at;
    }

  return ROBO_NO_SPACE;
}

static void
show_moment (RoboDecisiveCard *self,
             RoboLogItem      *line)
{
  g_autofree char *text = NULL;
  guint            round, unit;

  g_object_get (line, "round", &round, "unit", &unit, NULL);
  if (unit > 0)
    /* Translators: This says when a match was decided. %1$u is the number of the round, %2$s is a control unit: I, II
     * or III. */
    text = g_strdup_printf (_ ("Round %1$u, unit %2$s"), round, robo_words_get_unit (unit - 1));
  else
    /* Translators: This says when a match was decided. %u is the number of the round. */
    text = g_strdup_printf (_ ("Round %u"), round);
  gtk_label_set_label (self->moment_label, text);
}

static void
show_picture (RoboDecisiveCard *self,
              RoboMatch        *match,
              RoboLogItem      *line)
{
  guint first = robo_log_item_get_event (line);
  guint end = robo_log_item_get_end (line);

  robo_board_sketch_set_moment (ROBO_BOARD_SKETCH (self->sketch), match, first);
  robo_board_sketch_set_ways (ROBO_BOARD_SKETCH (self->sketch), match, first, end);
  robo_board_sketch_set_middle (ROBO_BOARD_SKETCH (self->sketch), find_middle (match, line), REACH);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sketch), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  robo_log_item_get_text (line), -1);
}

static void
show_line (RoboDecisiveCard *self,
           RoboMatch        *match,
           RoboLogItem      *line)
{
  g_autofree char *spoken = robo_log_item_dup_spoken (line);
  guint            seat = robo_log_item_get_head_seat (line);
  gboolean         has_die = robo_log_item_get_die_seat (line) != ROBO_NO_SEAT;
  RoboColour       colour;
  guint            value;

  gtk_label_set_label (self->text_label, robo_log_item_get_text (line));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text_label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (has_die)
    {
      robo_log_item_get_die (line, &colour, &value);
      robo_die_view_set_die (self->die_view, colour, value, ROBO_DIE_MOOD_WAITING);
    }
  if (seat != ROBO_NO_SEAT)
    {
      robo_seat_mark_set_colour (self->seat_mark, robo_seat_get_colour (robo_match_get_seat (match, seat)));
      robo_seat_mark_set_look (self->seat_mark, ROBO_SEAT_LOOK_HEAD);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->die_view), has_die);
  gtk_widget_set_visible (GTK_WIDGET (self->seat_mark), seat != ROBO_NO_SEAT);
}

static void
robo_decisive_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_DECISIVE_CARD);

  G_OBJECT_CLASS (robo_decisive_card_parent_class)->dispose (object);
}

static void
robo_decisive_card_class_init (RoboDecisiveCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_decisive_card_dispose;

  g_type_ensure (ROBO_TYPE_DIE_VIEW);
  g_type_ensure (ROBO_TYPE_SEAT_MARK);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/results/robo-decisive-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboDecisiveCard, box);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisiveCard, moment_label);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisiveCard, picture_box);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisiveCard, die_view);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisiveCard, seat_mark);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisiveCard, text_label);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisiveCard, replay_button);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "decisive");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_decisive_card_init (RoboDecisiveCard *self)
{
  GtkWidget *clamp;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->sketch = robo_board_sketch_new (PICTURE_PX);
  clamp = g_object_new (ADW_TYPE_CLAMP, "maximum-size", PICTURE_MOST_PX, "tightening-threshold", PICTURE_MOST_PX,
                        "child", self->sketch, "hexpand", TRUE, NULL);
  gtk_box_append (self->picture_box, clamp);
}

void
robo_decisive_card_show (RoboDecisiveCard *self,
                         RoboMatch        *match)
{
  g_autoptr (RoboLogItem) line = NULL;

  g_return_if_fail (ROBO_IS_DECISIVE_CARD (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  line = dup_decisive_line (match);
  gtk_widget_set_visible (GTK_WIDGET (self), line != NULL);
  if (line == NULL)
    return;

  show_moment (self, line);
  show_picture (self, match, line);
  show_line (self, match, line);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->replay_button), "u", robo_log_item_get_event (line));
}
