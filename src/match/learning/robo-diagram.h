// SPDX-License-Identifier: GPL-3.0-or-later
// A small example of a rule: a position, what happens, and what comes of it.
#pragma once

#include "files/scenario/robo-position.h"

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboDiagram:
 *
 * A position that was played to the end of its round, or two positions between which nothing is played. Immutable.
 */
typedef struct _RoboDiagram RoboDiagram;

/**
 * robo_diagram_new:
 * @position: (transfer none): what it begins with, without a problem and with all rolls that are needed
 * @then: (nullable) (transfer none): what is shown after it; %NULL for what comes of @position
 *
 * Returns: (transfer full): a diagram; it needs neither of them any more
 */
RoboDiagram *robo_diagram_new (const RoboPosition *position,
                               const RoboPosition *then) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_diagram_free:
 * @self: (transfer full) (nullable): a diagram
 */
void robo_diagram_free (RoboDiagram *self);

/* The position it begins with, or the one that is shown after it; its arena, cards and rules are those of both. */
const RoboPosition *robo_diagram_get_position (const RoboDiagram *self,
                                               gboolean           is_after);

/* The state at the beginning, or at the end. */
const RoboState *robo_diagram_get_state (const RoboDiagram *self,
                                         gboolean           is_after);

/**
 * robo_diagram_get_can_play:
 * @self: a diagram
 *
 * Returns: whether something happens in it
 */
gboolean robo_diagram_get_can_play (const RoboDiagram *self);

/**
 * robo_diagram_get_events:
 * @self: a diagram
 * @n_events: (out): how many
 *
 * Returns: (transfer none) (array length=n_events) (nullable): what happens
 */
const RoboEvent *robo_diagram_get_events (const RoboDiagram *self,
                                          guint             *n_events);

/**
 * robo_diagram_create_match:
 * @self: a diagram in which something happens
 *
 * Returns: (transfer full): a match that plays it, not started
 */
RoboMatch *robo_diagram_create_match (const RoboDiagram *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_diagram_dup_story:
 * @self: a diagram
 *
 * Returns: (transfer full) (nullable): what happens, in the sentences of the log for those who hear it; %NULL if nothing
 *   does
 */
char *robo_diagram_dup_story (const RoboDiagram *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboDiagram, robo_diagram_free)

G_END_DECLS
