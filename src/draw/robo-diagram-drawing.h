// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a small picture of a rule: the board before and after some events, and between these boards the dice that are
// activated.
#pragma once

#include "engine/robo-cards.h"
#include "engine/robo-event.h"
#include "robo-layout.h"
#include "robo-palette.h"
#include "robo-picture.h"

G_BEGIN_DECLS

/* A diagram has at most this many dice, because more dice would make it too complex. */
#define ROBO_DIAGRAM_MAX_DICE 4

/* The part between the boards has this width, in units. The height of this part is one unit for each die and one
 * unit for the arrow. */
#define ROBO_DIAGRAM_MIDDLE 2.2

/* Describes one of the two boards of a diagram. */
typedef struct
{
  RoboPlan         plan;
  RoboBoardPicture picture; /* pieces of the board; robots have the color of their seat */
} RoboDiagramMoment;

/* Describes a die that is activated between the two boards. */
typedef struct
{
  guint8 colour;
  guint8 value; /* value of the die, 1..6 */
  guint8 key;   /* key of the die, a RoboDir */
  guint8 seat;
} RoboDiagramDie;

/* Describes a diagram as a plain value. */
typedef struct
{
  RoboDiagramMoment moments[2]; /* board before and after the events */
  guint             n_dice;
  RoboDiagramDie    dice[ROBO_DIAGRAM_MAX_DICE]; /* dice that are activated between the two boards, in order */
} RoboDiagramPicture;

/* Initializes a moment from a state. The cards say how many tokens a shield can hold. The damage limit is the number of
 * damage lights (R2.3). */
void robo_diagram_moment_init (RoboDiagramMoment *moment,
                               const RoboPlan    *plan,
                               const RoboState   *state,
                               const RoboCards   *cards,
                               guint              damage_limit);

/* Sets the dice of the diagram: those that the events activate, at most ROBO_DIAGRAM_MAX_DICE. */
void robo_diagram_picture_set_events (RoboDiagramPicture *picture,
                                      const RoboEvent    *events,
                                      guint               n_events);

/* Draws the activated dice, and an arrow below them. Each die is between the mark of its robot and an arrow in the
 * direction of its key. The origin is the upper left corner, and a unit is about as long as the side of a space. */
void robo_draw_diagram_middle (cairo_t                  *cr,
                               const RoboPalette        *palette,
                               const RoboDiagramPicture *picture);

/* Draws the whole diagram. The origin is the upper left corner of the diagram, and robo_diagram_picture_get_size()
 * returns the size of the diagram. `cell`, the side of a space, should be a whole number of user units. */
void robo_draw_diagram (cairo_t                  *cr,
                        const RoboPalette        *palette,
                        const RoboDiagramPicture *picture,
                        double                    cell);

/* Sets the size that the diagram has if the side of a space is `cell`. */
void robo_diagram_picture_get_size (const RoboDiagramPicture *picture,
                                    double                    cell,
                                    double                   *width,
                                    double                   *height);

G_END_DECLS
