// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown of a match: the state at a position, with its seats, its order of dice and its log as lists.
#pragma once

#include "match/log/robo-log-item.h"

#include "robo-match-game.h"
#include "robo-seat.h"

G_BEGIN_DECLS

/**
 * RoboMatchView:
 * @game: (transfer none): what it is a view of
 * @position: how many events have been shown
 * @shown: how things stood then, without what nobody may see
 * @seats: (element-type RoboSeat): those that somebody has
 * @log: (element-type RoboLogItem): what has ever been shown, see robo_log_group_takes()
 * @order: (element-type RoboOrderItem): the dice of the unit as they act (R6.2)
 * @by_seat: (nullable): borrowed from @seats
 * @names: what the log calls everything
 *
 * Whoever has it may read all of it, and changes it by the functions below.
 */
typedef struct
{
  const RoboMatchGame *game;
  guint                position;
  RoboState            shown;
  GListStore          *seats;
  GListStore          *log;
  GListStore          *order;
  RoboSeat            *by_seat[ROBO_MAX_ROBOTS];
  RoboLogNames         names;

  /*< private >*/
  gint         asked_seat;
  gint         thinking_seat;
  const char **titles;    /* of cards, nullable; the strings are borrowed */
  RoboLogItem *open_line; /* nullable, borrowed: the last one, to which the next event may belong */
  guint        n_told;    /* events that the log has */
  guint        mentioned; /* a bit a seat: those named in this round before the last line */
} RoboMatchView;

/**
 * robo_match_view_new:
 * @game: a game; it outlives the view
 *
 * Returns: (transfer full): a view that shows nothing yet
 */
RoboMatchView *robo_match_view_new (const RoboMatchGame *game) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_view_free:
 * @self: (transfer full) (nullable): a view
 */
void robo_match_view_free (RoboMatchView *self);

/**
 * robo_match_view_move:
 * @self: a view
 * @position: how many events are to have been shown
 *
 * Takes the state from there. The lists follow with robo_match_view_update().
 */
void robo_match_view_move (RoboMatchView *self,
                           guint          position);

/**
 * robo_match_view_update:
 * @self: a view
 * @asked_seat: which seat is asked, or -1
 * @thinking_seat: for which seat a computer thinks, or -1
 *
 * Makes the lists follow the position. The log only grows; its last line changes while what it tells goes on.
 */
void robo_match_view_update (RoboMatchView *self,
                             gint           asked_seat,
                             gint           thinking_seat);

/**
 * robo_match_view_dup_sentence:
 * @self: a view
 * @index: of an event
 * @is_spoken: whether it is for those who hear it
 *
 * Returns: (transfer full): the event alone in a sentence, or a heading
 */
char *robo_match_view_dup_sentence (RoboMatchView *self,
                                    guint          index,
                                    gboolean       is_spoken) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_view_explain:
 * @self: a view
 * @index: of an event
 *
 * Returns: (transfer full): why it happened
 */
RoboLogReason *robo_match_view_explain (RoboMatchView *self,
                                        guint          index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
