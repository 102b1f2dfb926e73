/* A small picture of a rule: a board, what happens there, and the board after it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-cards.h"
#include "engine/robo-event.h"
#include "robo-layout.h"
#include "robo-palette.h"
#include "robo-picture.h"

G_BEGIN_DECLS

/* More dice than this would make a diagram a game. */
#define ROBO_DIAGRAM_MAX_DICE 4

/* What stands between the boards, in units; it is as high as a unit for each die and one for the arrow. */
#define ROBO_DIAGRAM_MIDDLE 2.2

/**
 * RoboDiagramMoment:
 * @plan: the arena
 * @picture: its pieces; robots have the colour of their seat
 *
 * One of the two boards.
 */
typedef struct
{
  RoboPlan         plan;
  RoboBoardPicture picture;
} RoboDiagramMoment;

/**
 * RoboDiagramDie:
 * @colour: of the die
 * @value: what it shows
 * @key: a RoboDir: where to
 * @seat: whose it is
 *
 * A die that is activated.
 */
typedef struct
{
  guint8 colour;
  guint8 value;
  guint8 key;
  guint8 seat;
} RoboDiagramDie;

/**
 * RoboDiagramPicture:
 * @moments: (array): before and after
 * @n_dice: how many
 * @dice: (array): those that act in between, in their order
 *
 * A plain value.
 */
typedef struct
{
  RoboDiagramMoment moments[2];
  guint             n_dice;
  RoboDiagramDie    dice[ROBO_DIAGRAM_MAX_DICE];
} RoboDiagramPicture;

/**
 * robo_diagram_moment_init:
 * @moment: (out caller-allocates): where to write it
 * @plan: the arena
 * @state: a position there
 * @cards: the cards of the game: they say how much a shield holds
 * @damage_limit: how many damage lights a robot has (R2.3)
 */
void robo_diagram_moment_init (RoboDiagramMoment *moment,
                               const RoboPlan    *plan,
                               const RoboState   *state,
                               const RoboCards   *cards,
                               guint              damage_limit);

/**
 * robo_diagram_picture_set_events:
 * @picture: a picture
 * @events: (array length=n_events): what happens between its moments
 * @n_events: how many
 *
 * Finds the dice.
 */
void robo_diagram_picture_set_events (RoboDiagramPicture *picture,
                                      const RoboEvent    *events,
                                      guint               n_events);

/**
 * robo_draw_diagram_middle:
 * @cr: where to draw; the origin is the upper left corner, a unit is about the side of a space
 * @palette: the colours of the page
 * @picture: what is drawn
 *
 * Draws the dice, each after the mark of its robot and before where it drives or fires, and below them an arrow.
 */
void robo_draw_diagram_middle (cairo_t                  *cr,
                               const RoboPalette        *palette,
                               const RoboDiagramPicture *picture);

/**
 * robo_draw_diagram:
 * @cr: where to draw
 * @palette: the colours
 * @picture: what is drawn
 * @cell: the side of a space, in whole units of @cr
 *
 * Draws all of it from the origin on, as large as robo_diagram_picture_get_size() says.
 */
void robo_draw_diagram (cairo_t                  *cr,
                        const RoboPalette        *palette,
                        const RoboDiagramPicture *picture,
                        double                    cell);

/**
 * robo_diagram_picture_get_size:
 * @picture: a picture
 * @cell: the side of a space
 * @width: (out): how wide it is then
 * @height: (out): and how high
 */
void robo_diagram_picture_get_size (const RoboDiagramPicture *picture,
                                    double                    cell,
                                    double                   *width,
                                    double                   *height);

G_END_DECLS
