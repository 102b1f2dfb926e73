// SPDX-License-Identifier: GPL-3.0-or-later
// Explains in words why an event happened.
#pragma once

#include "robo-log-describe.h"

G_BEGIN_DECLS

typedef struct
{
  /* The summary is the cause of the event in one sentence, such as "Because of Mercury’s Repulsion Blast and blue 3.";
   * NULL if neither a die nor a module led to the event. If the cause was not recorded, the sentence says so. */
  char       *summary;
  const char *rule;   /* the rule behind the event, in whole sentences */
  const char *topic;  /* topic of the rule in the help, see robo_help_find() */
  guint       card;   /* the module that contributed to the event, or ROBO_NO_CARD */
  GArray     *causes; /* array of guint, indices of the events that led to the event, oldest first */
} RoboLogReason;

/* Explains the event at an index. The events, oldest first, must include it. The cards may be NULL. */
RoboLogReason *robo_log_reason_new (const RoboEvent    *events,
                                    guint               index,
                                    const RoboCards    *cards,
                                    const RoboLogNames *names) G_GNUC_WARN_UNUSED_RESULT;
void           robo_log_reason_free (RoboLogReason *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLogReason, robo_log_reason_free)

G_END_DECLS
