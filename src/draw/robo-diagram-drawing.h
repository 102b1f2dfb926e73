// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a small picture of a rule: a board, the event on it, and the board after it.
#pragma once

#include "engine/robo-cards.h"
#include "engine/robo-event.h"
#include "robo-layout.h"
#include "robo-palette.h"
#include "robo-picture.h"

G_BEGIN_DECLS

/* The maximum number of dice. With more dice the diagram would be too complex. */
#define ROBO_DIAGRAM_MAX_DICE 4

/* The width of the part between the boards, in units. Its height is one unit for each die and one for the arrow. */
#define ROBO_DIAGRAM_MIDDLE 2.2

/* Describes one of the two boards. */
typedef struct
{
  RoboPlan         plan;
  RoboBoardPicture picture; /* its pieces; robots have the color of their seat */
} RoboDiagramMoment;

/* Describes a die that is activated. */
typedef struct
{
  guint8 colour;
  guint8 value; /* 1..6 */
  guint8 key;   /* a RoboDir */
  guint8 seat;
} RoboDiagramDie;

/* Describes a diagram. It is a plain value. */
typedef struct
{
  RoboDiagramMoment moments[2]; /* before and after */
  guint             n_dice;
  RoboDiagramDie    dice[ROBO_DIAGRAM_MAX_DICE]; /* activated between the two boards, in order */
} RoboDiagramPicture;

/* Initializes a moment from a state. The number of tokens that a shield can hold comes from the cards, the number of
 * damage lights from the damage limit (R2.3). */
void robo_diagram_moment_init (RoboDiagramMoment *moment,
                               const RoboPlan    *plan,
                               const RoboState   *state,
                               const RoboCards   *cards,
                               guint              damage_limit);

/* Takes the activated dice from the events. */
void robo_diagram_picture_set_events (RoboDiagramPicture *picture,
                                      const RoboEvent    *events,
                                      guint               n_events);

/* Draws the dice, each between the mark of its robot and the direction of its key, and an arrow below them. The
 * origin is the upper left corner, and a unit is about the side of a space. */
void robo_draw_diagram_middle (cairo_t                  *cr,
                               const RoboPalette        *palette,
                               const RoboDiagramPicture *picture);

/* Draws the whole diagram. The origin is its upper left corner; robo_diagram_picture_get_size() has its size. The
 * side of a space is a whole number of user units. */
void robo_draw_diagram (cairo_t                  *cr,
                        const RoboPalette        *palette,
                        const RoboDiagramPicture *picture,
                        double                    cell);

/* Sets the size of the diagram for this side of a space. */
void robo_diagram_picture_get_size (const RoboDiagramPicture *picture,
                                    double                    cell,
                                    double                   *width,
                                    double                   *height);

G_END_DECLS
