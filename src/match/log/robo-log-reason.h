// SPDX-License-Identifier: GPL-3.0-or-later
// Why something happened, in words.
#pragma once

#include "robo-log-describe.h"

G_BEGIN_DECLS

/**
 * RoboLogReason:
 * @summary: (nullable): what it comes of in one sentence, "By Mercury’s Repulsion Blast, after its blue 3.", or that
 *   nobody noted it; %NULL if it comes of nothing before it
 * @rule: the rule that says so, in whole sentences
 * @topic: where the help tells of it, see robo_help_find()
 * @card: the module that had a part in it, or %ROBO_NO_CARD
 * @causes: (element-type guint): indices of the events that led to it, oldest first
 */
typedef struct
{
  char       *summary;
  const char *rule;
  const char *topic;
  guint       card;
  GArray     *causes;
} RoboLogReason;

/**
 * robo_log_reason_new:
 * @events: (array): what happened, oldest first, up to @index at least
 * @index: which of them
 * @cards: (nullable): the cards of the game
 * @names: names for what is in it
 *
 * Returns: (transfer full): why it happened
 */
RoboLogReason *robo_log_reason_new (const RoboEvent    *events,
                                    guint               index,
                                    const RoboCards    *cards,
                                    const RoboLogNames *names) G_GNUC_WARN_UNUSED_RESULT;
void           robo_log_reason_free (RoboLogReason *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLogReason, robo_log_reason_free)

G_END_DECLS
