// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the log share: -view.c keeps the line of the moment in view, -view-rows.c makes the lines.
#pragma once

#include "robo-log-filter.h"
#include "robo-log-row.h"
#include "robo-log-view.h"

G_BEGIN_DECLS

struct _RoboLogView
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget         *tools;
  GtkDropDown       *filter_drop_down;
  GtkScrolledWindow *scroller;
  GtkListView       *list;
  GtkNoSelection    *selection;

  /* owned */
  RoboMatch          *match;
  GSignalGroup       *match_signals;
  RoboLogFilter      *filter;
  GtkFilterListModel *lines;
  GtkWidget          *popover; /* nullable: why something happened; a child */
  GPtrArray          *rows;    /* of RoboLogRow, borrowed: those that show something */

  guint    marked_space; /* or ROBO_NO_SPACE */
  gboolean is_below;     /* there is room above it, not beside it */

  gboolean is_following; /* the line of the position is kept in view */
  guint    close_id;
  guint    settling; /* frames */
  guint    tick;
};

/**
 * robo_log_view_bind_rows:
 * @widget_class: the class of the view
 *
 * How lines are made, and what can be done with them.
 */
void robo_log_view_bind_rows (GtkWidgetClass *widget_class);

/**
 * robo_log_view_explain_row:
 * @self: a view
 * @row: one of its lines
 *
 * Says why it happened.
 */
void robo_log_view_explain_row (RoboLogView *self,
                                RoboLogRow  *row);

/**
 * robo_log_view_close_reason:
 * @self: a view
 *
 * Takes away what says why something happened.
 */
void robo_log_view_close_reason (RoboLogView *self);

G_END_DECLS
