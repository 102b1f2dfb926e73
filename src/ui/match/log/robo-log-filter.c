// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-filter.h"

struct _RoboLogFilter
{
  GtkFilter parent_instance;

  GListModel *log;  /* owned, nullable */
  guint       seat; /* seat whose lines are shown, or ROBO_NO_SEAT */

  GSignalGroup *last_signals; /* signals of the last line of the log, which may be about the chosen seat later */
};

G_DEFINE_FINAL_TYPE (RoboLogFilter, robo_log_filter, GTK_TYPE_FILTER)

static gboolean
has_lines (RoboLogFilter *self,
           RoboLogItem   *heading)
{
  for (guint i = robo_log_item_find (self->log, robo_log_item_get_event (heading)) + 1;
       i < g_list_model_get_n_items (self->log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (self->log, i);

      if (robo_log_item_get_is_heading (item) && robo_log_item_get_level (item) <= robo_log_item_get_level (heading))
        return FALSE;
      if (!robo_log_item_get_is_heading (item) && robo_log_item_concerns (item, self->seat))
        return TRUE;
    }

  return FALSE;
}

static gboolean
robo_log_filter_match (GtkFilter *filter,
                       gpointer   item)
{
  RoboLogFilter *self = ROBO_LOG_FILTER (filter);

  if (self->seat == ROBO_NO_SEAT || self->log == NULL)
    return TRUE;
  if (robo_log_item_get_is_heading (item))
    return has_lines (self, item);

  return robo_log_item_concerns (item, self->seat);
}

static GtkFilterMatch
robo_log_filter_get_strictness (GtkFilter *filter)
{
  return ROBO_LOG_FILTER (filter)->seat == ROBO_NO_SEAT ? GTK_FILTER_MATCH_ALL : GTK_FILTER_MATCH_SOME;
}

/* Updates the filter, because a line that was added or changed may now be about the chosen seat; then the headings of
 * this line become visible, too. */
static void
line_changed_cb (RoboLogFilter *self)
{
  if (self->seat != ROBO_NO_SEAT)
    gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_LESS_STRICT);
}

static void
log_changed_cb (RoboLogFilter *self)
{
  guint n_lines = g_list_model_get_n_items (self->log);
  g_autoptr (RoboLogItem) last = n_lines > 0 ? g_list_model_get_item (self->log, n_lines - 1) : NULL;

  g_signal_group_set_target (self->last_signals, last);
  line_changed_cb (self);
}

static void
robo_log_filter_dispose (GObject *object)
{
  robo_log_filter_set_log (ROBO_LOG_FILTER (object), NULL);
  g_clear_object (&ROBO_LOG_FILTER (object)->last_signals);

  G_OBJECT_CLASS (robo_log_filter_parent_class)->dispose (object);
}

static void
robo_log_filter_class_init (RoboLogFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_log_filter_dispose;
  GTK_FILTER_CLASS (klass)->match = robo_log_filter_match;
  GTK_FILTER_CLASS (klass)->get_strictness = robo_log_filter_get_strictness;
}

static void
robo_log_filter_init (RoboLogFilter *self)
{
  self->seat = ROBO_NO_SEAT;
  self->last_signals = g_signal_group_new (ROBO_TYPE_LOG_ITEM);
  g_signal_group_connect_swapped (self->last_signals, "notify::text", G_CALLBACK (line_changed_cb), self);
}

RoboLogFilter *
robo_log_filter_new (void)
{
  return g_object_new (ROBO_TYPE_LOG_FILTER, NULL);
}

void
robo_log_filter_set_log (RoboLogFilter *self,
                         GListModel    *log)
{
  g_return_if_fail (ROBO_IS_LOG_FILTER (self));
  g_return_if_fail (log == NULL || G_IS_LIST_MODEL (log));

  if (self->log)
    g_signal_handlers_disconnect_by_func (self->log, log_changed_cb, self);
  g_set_object (&self->log, log);
  if (log)
    {
      g_signal_connect_object (log, "items-changed", G_CALLBACK (log_changed_cb), self, G_CONNECT_SWAPPED);
      log_changed_cb (self);
    }
}

void
robo_log_filter_set_seat (RoboLogFilter *self,
                          guint          seat)
{
  g_return_if_fail (ROBO_IS_LOG_FILTER (self));

  if (self->seat == seat)
    return;

  self->seat = seat;
  gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}
