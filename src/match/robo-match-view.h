// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a match at a position: the state with its seats, the order of dice and the log as lists.
#pragma once

#include "match/log/robo-log-first.h"
#include "match/log/robo-log-item.h"

#include "robo-match-game.h"
#include "robo-seat.h"

G_BEGIN_DECLS

/* Shows a game. Only RoboMatch and the functions below change the fields. */
typedef struct
{
  const RoboMatchGame *game;                     /* borrowed */
  guint                position;                 /* number of events that have been shown */
  RoboState            shown;                    /* the state at the position, without the secrets of that time */
  GListStore          *seats;                    /* list of RoboSeat: the seats that are not empty */
  GListStore          *log;                      /* list of RoboLogItem: log lines for all events that have ever been
                                                  * shown, see robo_log_group_contains() */
  GListStore          *order;                    /* list of RoboOrderItem: the dice of the unit in the order in which
                                                  * they act (R6.2) */
  RoboSeat            *by_seat[ROBO_MAX_ROBOTS]; /* borrowed from `seats`; NULL for empty seats */
  RoboLogNames         names;                    /* the names that the log uses */

  /* Private */
  gint         asked_seat;
  gint         thinking_seat;
  const char **titles;                     /* titles of the cards, or NULL without modules; the strings are borrowed */
  RoboLogItem *open_line;                  /* the line to which the next event may belong; borrowed or NULL */
  guint        n_told;                     /* number of events that the log has */
  guint        untold;                     /* a bit for each RoboLogFirst that the log has still to explain */
  guint        told_at[ROBO_N_LOG_FIRSTS]; /* by RoboLogFirst: the explained event, or G_MAXUINT */
  guint        mentioned;                  /* a bit for each seat that was named in this round before the last line */
} RoboMatchView;

/* Creates a view that shows no events yet. The game must outlive the view. */
RoboMatchView *robo_match_view_new (const RoboMatchGame *game) G_GNUC_WARN_UNUSED_RESULT;

void robo_match_view_free (RoboMatchView *self);

/* Takes over the state at a position. robo_match_view_update() updates the lists. */
void robo_match_view_move (RoboMatchView *self,
                           guint          position);

/* Updates the lists to the position. The log only grows; its last log line changes while further events belong to
 * it. `asked_seat` is -1 if no seat is asked, and `thinking_seat` is -1 if no seat is thinking. */
void robo_match_view_update (RoboMatchView *self,
                             gint           asked_seat,
                             gint           thinking_seat);

/* Describes one event alone in a sentence or a heading. If is_spoken is TRUE, the text is for screen readers. */
char *robo_match_view_dup_sentence (RoboMatchView *self,
                                    guint          index,
                                    gboolean       is_spoken) G_GNUC_WARN_UNUSED_RESULT;

RoboLogReason *robo_match_view_explain (RoboMatchView *self,
                                        guint          index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
