// SPDX-License-Identifier: GPL-3.0-or-later
// Illustrates a rule with a small example: a position, the events that follow, and the position after them.
#pragma once

#include "files/scenario/robo-position.h"

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Holds a position and the events until the end of its round, or two positions without events between them. It is
 * immutable. */
typedef struct _RoboDiagram RoboDiagram;

/* Creates a diagram of a position that has no problem and all rolls that it needs. `then` is the position shown after
 * the first position; it must have the same arena, cards and rules. If `then` is NULL, the first position is played.
 * The diagram keeps neither argument. */
RoboDiagram *robo_diagram_new (const RoboPosition *position,
                               const RoboPosition *then) G_GNUC_WARN_UNUSED_RESULT;

void robo_diagram_free (RoboDiagram *self);

/* Returns the first position. If is_after is TRUE and the diagram has a second position, returns that one. */
const RoboPosition *robo_diagram_get_position (const RoboDiagram *self,
                                               gboolean           is_after);

/* Returns the state of the robots at the beginning or at the end of the diagram. */
const RoboState *robo_diagram_get_state (const RoboDiagram *self,
                                         gboolean           is_after);

/* Returns whether the diagram has events to play. */
gboolean robo_diagram_get_can_play (const RoboDiagram *self);

/* Returns the events, or NULL if there are no events. */
const RoboEvent *robo_diagram_get_events (const RoboDiagram *self,
                                          guint             *n_events);

/* Creates a match that plays the diagram and has not started. The diagram must have events to play. */
RoboMatch *robo_diagram_create_match (const RoboDiagram *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the events in the sentences of the log, for screen readers; NULL if there are no events. */
char *robo_diagram_dup_story (const RoboDiagram *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboDiagram, robo_diagram_free)

G_END_DECLS
