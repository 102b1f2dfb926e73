// SPDX-License-Identifier: GPL-3.0-or-later
// Draws two boards with dice and an arrow between them.
#include "robo-diagram-drawing.h"

#include <math.h>

#include "robo-arena-drawing.h"
#include "robo-die-drawing.h"
#include "robo-pen.h"
#include "robo-piece-drawing.h"

/* The parts of a row with a die have these sizes, in units. */
#define MARK_SIZE 0.55
#define DIE_SIZE  0.85
#define KEY_SIZE  0.5

void
robo_diagram_moment_init (RoboDiagramMoment *moment,
                          const RoboPlan    *plan,
                          const RoboState   *state,
                          const RoboCards   *cards,
                          guint              damage_limit)
{
  RoboBoard *board = robo_board_new (plan);

  moment->plan = *plan;
  robo_board_picture_init (&moment->picture, board, state, damage_limit);
  robo_board_free (board);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboPictureRobot *robot = &moment->picture.robots[seat];
      const RoboRobot  *from = &state->robots[seat];

      robot->colour = (guint8)seat;
      for (guint slot = 0; slot < ROBO_MAX_SLOTS && from->cards[slot] < cards->n_cards; slot++)
        {
          const RoboAbility *absorb = robo_card_get_ability (&cards->cards[from->cards[slot]], ROBO_ABILITY_ABSORB);

          robot->shield_room += absorb != NULL ? absorb->amount : 0;
        }
      robot->shield = robot->shield_room > 0 ? from->shield[0] + from->shield[1] : 0;
    }
  for (guint i = 0; i < state->n_mines; i++)
    moment->picture.mines[state->mines[i].space] = 1 + state->mines[i].owner;
}

void
robo_diagram_picture_set_events (RoboDiagramPicture *picture,
                                 const RoboEvent    *events,
                                 guint               n_events)
{
  picture->n_dice = 0;
  for (guint i = 0; i < n_events && picture->n_dice < ROBO_DIAGRAM_MAX_DICE; i++)
    if (events[i].type == ROBO_EVENT_ACTIVATE)
      picture->dice[picture->n_dice++] = (RoboDiagramDie){
        .colour = events[i].colour,
        .value = events[i].value,
        .key = events[i].key,
        .seat = events[i].seat,
      };
}

/* Draws an arrow to the east. It is one unit long, and its middle is the origin. */
static void
draw_arrow (const RoboPen *pen)
{
  static const double corners[][2] = {
    { -0.5, -0.14 },
    { 0.05, -0.14 },
    { 0.05, -0.4 },
    { 0.5, 0 },
    { 0.05, 0.4 },
    { 0.05, 0.14 },
    { -0.5, 0.14 },
  };

  robo_pen_polygon (pen, corners, G_N_ELEMENTS (corners));
  robo_pen_fill (pen, ROBO_PAINT_LABEL, 1);
}

static void
draw_arrow_at (cairo_t           *cr,
               const RoboPalette *palette,
               double             x,
               double             y,
               double             size,
               RoboDir            dir)
{
  RoboPen pen;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  /* The arrow points east, but directions are counted from the north, so turn the arrow by the difference. */
  cairo_rotate (cr, ((double)dir - ROBO_DIR_E) * G_PI / 4);
  cairo_scale (cr, size, size);
  pen = robo_pen_init (cr, palette);
  draw_arrow (&pen);
  cairo_restore (cr);
}

void
robo_draw_diagram_middle (cairo_t                  *cr,
                          const RoboPalette        *palette,
                          const RoboDiagramPicture *picture)
{
  for (guint i = 0; i < picture->n_dice; i++)
    {
      const RoboDiagramDie *die = &picture->dice[i];
      double                y = i + 0.5;

      cairo_save (cr);
      cairo_translate (cr, MARK_SIZE / 2 + 0.05, y);
      cairo_scale (cr, MARK_SIZE, MARK_SIZE);
      robo_draw_seat_mark (cr, palette, die->seat);
      cairo_restore (cr);

      cairo_save (cr);
      cairo_translate (cr, MARK_SIZE + 0.1 + DIE_SIZE / 2, y);
      cairo_scale (cr, DIE_SIZE, DIE_SIZE);
      robo_draw_die (cr, palette, die->colour, die->value, ROBO_DIE_MOOD_WAITING);
      cairo_restore (cr);

      draw_arrow_at (cr, palette, ROBO_DIAGRAM_MIDDLE - KEY_SIZE / 2 - 0.08, y, KEY_SIZE, die->key);
    }
  draw_arrow_at (cr, palette, ROBO_DIAGRAM_MIDDLE / 2, picture->n_dice + 0.5, 0.95, ROBO_DIR_E);
}

static void
get_board_size (const RoboDiagramMoment *moment,
                double                   cell,
                double                  *width,
                double                  *height)
{
  double frame = 2 * ceil (ROBO_LAYOUT_FRAME * cell);

  *width = moment->plan.columns * cell + frame;
  *height = moment->plan.rows * cell + frame;
}

void
robo_diagram_picture_get_size (const RoboDiagramPicture *picture,
                               double                    cell,
                               double                   *width,
                               double                   *height)
{
  double widths[2];
  double heights[2];

  for (guint i = 0; i < 2; i++)
    get_board_size (&picture->moments[i], cell, &widths[i], &heights[i]);
  *width = widths[0] + (ROBO_DIAGRAM_MIDDLE + 0.6) * cell + widths[1];
  *height = MAX (MAX (heights[0], heights[1]), (picture->n_dice + 1) * cell);
}

void
robo_draw_diagram (cairo_t                  *cr,
                   const RoboPalette        *palette,
                   const RoboDiagramPicture *picture,
                   double                    cell)
{
  double width, height;
  double total, high;

  robo_diagram_picture_get_size (picture, cell, &total, &high);
  for (guint i = 0; i < 2; i++)
    {
      const RoboDiagramMoment *moment = &picture->moments[i];
      RoboLayout               layout;

      get_board_size (moment, cell, &width, &height);
      cairo_save (cr);
      cairo_translate (cr, i == 0 ? 0 : total - width, floor ((high - height) / 2));
      robo_layout_fit (&layout, moment->plan.columns, moment->plan.rows, width, height, 1);
      robo_draw_arena (cr, palette, &layout, &moment->plan,
                       robo_board_picture_has_killbot (&moment->picture) ? ROBO_CAUTIONS_FULL : ROBO_CAUTIONS_QUIET);
      robo_draw_picture (cr, palette, &layout, &moment->plan, &moment->picture);
      cairo_restore (cr);
    }
  get_board_size (&picture->moments[0], cell, &width, &height);
  cairo_translate (cr, width + 0.3 * cell, (high - (picture->n_dice + 1) * cell) / 2);
  cairo_scale (cr, cell, cell);
  robo_draw_diagram_middle (cr, palette, picture);
}
