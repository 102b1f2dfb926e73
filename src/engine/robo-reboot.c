// SPDX-License-Identifier: GPL-3.0-or-later
// Places robots that are out on starting spaces, and pushes the robots and mines that stand there.
#include "robo-reboot.h"

static gboolean
is_free (const RoboState *state,
         guint            space)
{
  return !robo_state_has_robot_at (state, space) &&
         robo_state_get_mine_at (state, space) == state->n_mines;
}

/* Lists the unbroken row of robots and mines that begins at the starting space. Modules do not work here, so anchors do
 * not hold and robots do not hover. Returns FALSE if a member of the row cannot be pushed. */
static gboolean
find_row (const RoboTx    *tx,
          const RoboStart *start,
          guint8          *row,
          guint           *n_row)
{
  guint space = start->space;

  *n_row = 0;
  while (!is_free (tx->state, space))
    {
      const RoboStep *step = robo_board_step (tx->board, space, start->arrow);

      if (step->obstacles != 0 || robo_board_is_hole (tx->board, step->to))
        return FALSE;
      row[(*n_row)++] = space;
      space = step->to;
    }

  return TRUE;
}

static void
place_robot (RoboTx *tx,
             guint   seat,
             guint   index)
{
  const RoboStart *start = &tx->board->starts[index];
  RoboRobot       *robot = robo_tx_get_robot (tx, seat);
  guint8           row[ROBO_MAX_SIDE];
  guint            n_row;

  find_row (tx, start, row, &n_row);
  for (; n_row > 0; n_row--)
    {
      guint from = row[n_row - 1];
      guint to = robo_board_step (tx->board, from, start->arrow)->to;
      guint shoved = robo_state_get_robot_at (tx->state, from);

      if (shoved != ROBO_NO_SEAT)
        tx->state->robots[shoved].space = to;
      else
        tx->state->mines[robo_state_get_mine_at (tx->state, from)].space = to;
      robo_tx_emit (tx, &(RoboEvent){
                          .type = ROBO_EVENT_SHOVE,
                          .seat = shoved,
                          .at = from,
                          .to = to,
                          .by = seat,
                          .key = start->arrow,
                        });
    }

  robot->space = start->space;
  robot->facing = robo_dir_opposite (robot->side);
  robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_REBOOT, .seat = seat, .at = start->space, .key = robot->facing });
}

/* Lists the starting spaces of a side, in the order of the arena. */
static guint
list_starts (const RoboTx *tx,
             RoboDir       side,
             guint8       *starts)
{
  guint n = 0;

  for (guint i = 0; i < tx->board->n_starts; i++)
    {
      if (tx->board->starts[i].side == side)
        starts[n++] = i;
    }

  return n;
}

static guint
keep_legal (const RoboTx *tx,
            guint8       *starts,
            guint         n_starts)
{
  guint8 row[ROBO_MAX_SIDE];
  guint  n_row;
  guint  n = 0;

  for (guint i = 0; i < n_starts; i++)
    {
      if (find_row (tx, &tx->board->starts[starts[i]], row, &n_row))
        starts[n++] = starts[i];
    }

  return n;
}

/* Returns the position of a starting space along its side, from west to east or from north to south. Of two spaces
 * that differ only in their distance from the side, the space nearer to the north or the west comes first. */
static guint
get_place_along (const RoboBoard *board,
                 const RoboStart *start)
{
  guint column = start->space % board->columns;
  guint row = start->space / board->columns;

  if (start->side == ROBO_DIR_N || start->side == ROBO_DIR_S)
    return column << 8 | row;

  return row << 8 | column;
}

/* Returns the index of the starting space of a KillBot (R4.5): the middle space if it is free, else the first free
 * space, else the first legal space. The spaces are in the order along the side, which may differ from the order of the
 * arena. */
static guint
choose_for_killbot (const RoboTx *tx,
                    RoboDir       side)
{
  guint8 starts[ROBO_MAX_STARTS] = { 0 };
  guint  n = list_starts (tx, side, starts);

  for (guint i = 1; i < n; i++)
    {
      guint8 start = starts[i];
      guint  place = get_place_along (tx->board, &tx->board->starts[start]);
      guint  j = i;

      for (; j > 0 && place < get_place_along (tx->board, &tx->board->starts[starts[j - 1]]); j--)
        starts[j] = starts[j - 1];
      starts[j] = start;
    }

  if (is_free (tx->state, tx->board->starts[starts[n / 2]].space))
    return starts[n / 2];

  for (guint i = 0; i < n; i++)
    {
      if (is_free (tx->state, tx->board->starts[starts[i]].space))
        return starts[i];
    }

  keep_legal (tx, starts, n);

  return starts[0];
}

void
robo_reboot (RoboTx *tx,
             guint   seat)
{
  RoboDir side = robo_tx_get_robot (tx, seat)->side;
  guint8  starts[ROBO_MAX_STARTS] = { 0 };
  guint   n_starts;
  guint   chosen = 0;
  guint   space;

  if (robo_tx_is_there (tx, seat))
    return;

  n_starts = keep_legal (tx, starts, list_starts (tx, side, starts));
  if (n_starts == 0)
    tx->far_causes.out[seat] = robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_NO_START, .seat = seat });
  else if (robo_tx_is_killbot (tx, seat))
    place_robot (tx, seat, choose_for_killbot (tx, side));
  else
    {
      robo_tx_begin_question (tx, ROBO_ASK_REBOOT, seat, ROBO_NO_CARD);
      for (guint i = 0; i < n_starts; i++)
        robo_tx_add_option (tx, tx->board->starts[starts[i]].space);
      tx->question.fallback = tx->question.options[0];

      space = robo_tx_ask (tx);
      while (tx->board->starts[starts[chosen]].space != space)
        chosen++;
      place_robot (tx, seat, starts[chosen]);
    }
}
