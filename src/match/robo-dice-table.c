// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-dice-table.h"

#include <string.h>

void
robo_dice_table_init (RoboDiceTable  *table,
                      const RoboTask *task)
{
  memset (table, 0, sizeof *table);
  for (guint i = 0; i < ROBO_DICE_TABLE_SIZE; i++)
    table->dice[i] = (RoboDie){
      .colour = i < ROBO_DICE_A_COLOUR ? ROBO_BLUE : ROBO_RED,
      .value = task != NULL && task->has_faces ? task->faces[i / ROBO_DICE_A_COLOUR][i % ROBO_DICE_A_COLOUR] : 1,
      .unit = ROBO_DRAFT_IN_TRAY,
      .controller = ROBO_NO_SEAT,
    };
}

void
robo_dice_table_collect (const RoboDiceTable *table,
                         RoboProgram         *program)
{
  memset (program, 0, sizeof *program);
  for (guint i = 0; i < ROBO_DICE_TABLE_SIZE; i++)
    {
      if (robo_dice_table_is_placed (table, i))
        program->dice[program->n_dice++] = table->dice[i];
    }
}

gboolean
robo_dice_table_is_placed (const RoboDiceTable *table,
                           guint                die)
{
  return table->dice[die].unit != ROBO_DRAFT_IN_TRAY;
}

/* Returns which of two dice was laid later; either may be ROBO_DRAFT_NO_DIE. */
static guint
choose_later (const RoboDiceTable *table,
              guint                a,
              guint                b)
{
  if (a == ROBO_DRAFT_NO_DIE || b == ROBO_DRAFT_NO_DIE)
    return MIN (a, b);

  return table->order[b] > table->order[a] ? b : a;
}

guint
robo_dice_table_find_on_unit (const RoboDiceTable *table,
                              guint                unit,
                              guint                except)
{
  guint found = ROBO_DRAFT_NO_DIE;

  for (guint i = 0; i < ROBO_DICE_TABLE_SIZE; i++)
    {
      if (i != except && table->dice[i].unit == unit)
        found = choose_later (table, found, i);
    }

  return found;
}

guint
robo_dice_table_find_on_key (const RoboDiceTable *table,
                             guint                unit,
                             RoboDir              key,
                             guint                except)
{
  guint found = ROBO_DRAFT_NO_DIE;

  for (guint i = 0; i < ROBO_DICE_TABLE_SIZE; i++)
    {
      if (i != except && table->dice[i].unit == unit && table->dice[i].key == key)
        found = choose_later (table, found, i);
    }

  return found;
}

/* Numbers the dice of each unit anew, in the order in which they were laid; the given die was laid last. */
static void
settle_order (RoboDiceTable *table,
              guint          latest)
{
  for (guint i = 0; i < ROBO_DICE_TABLE_SIZE; i++)
    {
      guint other = robo_dice_table_find_on_unit (table, table->dice[i].unit, i);

      if (!robo_dice_table_is_placed (table, i))
        table->order[i] = 0;
      else if (other == ROBO_DRAFT_NO_DIE)
        table->order[i] = 1;
      else if (i == latest)
        {
          table->order[i] = 2;
          table->order[other] = 1;
        }
    }
}

void
robo_dice_table_take_up (RoboDiceTable *table,
                         guint          die)
{
  table->dice[die].unit = ROBO_DRAFT_IN_TRAY;
  table->dice[die].key = ROBO_DIR_N;
  settle_order (table, ROBO_DRAFT_NO_DIE);
}

guint
robo_dice_table_find_in_tray (const RoboDiceTable *table,
                              RoboColour           colour)
{
  for (guint i = 0; i < ROBO_DICE_TABLE_SIZE; i++)
    {
      if (table->dice[i].colour == colour && !robo_dice_table_is_placed (table, i))
        return i;
    }

  return ROBO_DRAFT_NO_DIE;
}

guint
robo_dice_table_find_face (const RoboDiceTable *table,
                           RoboColour           colour,
                           guint                value,
                           guint                unit,
                           RoboDir              key)
{
  guint found = ROBO_DRAFT_NO_DIE;

  for (guint i = 0; i < ROBO_DICE_TABLE_SIZE; i++)
    {
      const RoboDie *die = &table->dice[i];

      if (die->colour != colour || die->value != value)
        continue;
      if (die->unit == unit && die->key == key)
        return i;
      if (found == ROBO_DRAFT_NO_DIE ||
          (robo_dice_table_is_placed (table, found) && !robo_dice_table_is_placed (table, i)))
        found = i;
    }

  return found;
}

RoboRefusal
robo_dice_table_check (const RoboDiceTable *table,
                       const RoboDiceOwner *owner,
                       gboolean             may_be_partial)
{
  RoboProgram program;

  robo_dice_table_collect (table, &program);

  return robo_program_check (&program, owner->robot, owner->cards, may_be_partial);
}

guint
robo_dice_table_choose (const RoboDiceTable *table,
                        const RoboDiceOwner *owner,
                        RoboColour           colour,
                        guint                unit,
                        RoboDir              key)
{
  guint         on_key = ROBO_DRAFT_NO_DIE;
  guint         on_unit = ROBO_DRAFT_NO_DIE;
  guint         in_tray = robo_dice_table_find_in_tray (table, colour);
  RoboDiceTable both = *table;

  for (guint i = 0; i < ROBO_DICE_TABLE_SIZE; i++)
    {
      if (table->dice[i].unit != unit || table->dice[i].colour != colour)
        continue;
      on_unit = choose_later (table, on_unit, i);
      if (table->dice[i].key == key)
        on_key = choose_later (table, on_key, i);
    }
  if (on_key != ROBO_DRAFT_NO_DIE)
    return on_key;
  if (on_unit == ROBO_DRAFT_NO_DIE || in_tray == ROBO_DRAFT_NO_DIE)
    return MIN (on_unit, in_tray);

  /* Use a second die if the unit has room for it (R5.3). */
  both.dice[in_tray].unit = unit;
  both.dice[in_tray].key = key;

  return robo_dice_table_check (&both, owner, TRUE) == ROBO_REFUSED_CROWDED_UNIT ? on_unit : in_tray;
}

/* Makes room on the unit of a die. In the way is the other die that was laid last on the same key, or else on the unit.
 * This other die goes to the key that the new die has left, if it may lie there, otherwise into the tray. */
static void
displace (RoboDiceTable       *table,
          const RoboDiceOwner *owner,
          guint                die,
          const RoboDie       *origin)
{
  const RoboDie *newcomer = &table->dice[die];
  guint          other = robo_dice_table_find_on_key (table, newcomer->unit, newcomer->key, die);
  RoboDiceTable  swapped;

  if (other == ROBO_DRAFT_NO_DIE)
    other = robo_dice_table_find_on_unit (table, newcomer->unit, die);
  g_assert (other != ROBO_DRAFT_NO_DIE);

  swapped = *table;
  swapped.dice[other].unit = origin->unit;
  swapped.dice[other].key = origin->key;
  if (origin->unit != ROBO_DRAFT_IN_TRAY && robo_dice_table_check (&swapped, owner, TRUE) == ROBO_REFUSED_NOT)
    {
      *table = swapped;
      settle_order (table, other);
    }
  else
    robo_dice_table_take_up (table, other);
}

RoboRefusal
robo_dice_table_lay (RoboDiceTable       *table,
                     const RoboDiceOwner *owner,
                     guint                die,
                     guint                unit,
                     RoboDir              key)
{
  RoboDie     origin = table->dice[die];
  RoboRefusal refusal;

  if (unit == ROBO_DRAFT_IN_TRAY)
    {
      robo_dice_table_take_up (table, die);
      return ROBO_REFUSED_NOT;
    }

  table->dice[die].unit = unit;
  table->dice[die].key = key;
  refusal = robo_dice_table_check (table, owner, TRUE);
  if (refusal == ROBO_REFUSED_CROWDED_UNIT)
    {
      displace (table, owner, die, &origin);
      refusal = robo_dice_table_check (table, owner, TRUE);
    }
  settle_order (table, die);

  return refusal;
}

RoboRefusal
robo_dice_table_lay_all (RoboDiceTable       *table,
                         const RoboDiceOwner *owner,
                         gboolean             has_faces,
                         const RoboProgram   *program)
{
  for (guint i = 0; i < ROBO_DICE_TABLE_SIZE; i++)
    robo_dice_table_take_up (table, i);

  for (guint i = 0; i < program->n_dice; i++)
    {
      const RoboDie *wanted = &program->dice[i];
      guint          die = has_faces ? robo_dice_table_find_face (table, wanted->colour, wanted->value,
                                                                  ROBO_DRAFT_IN_TRAY, ROBO_DIR_N)
                                     : robo_dice_table_find_in_tray (table, wanted->colour);

      if (die == ROBO_DRAFT_NO_DIE || robo_dice_table_is_placed (table, die))
        return has_faces ? ROBO_REFUSED_NOT_GIVEN : ROBO_REFUSED_TOO_MANY;
      table->dice[die].value = program->dice[i].value;
      table->dice[die].unit = program->dice[i].unit;
      table->dice[die].key = program->dice[i].key;
      settle_order (table, die);
    }

  return robo_dice_table_check (table, owner, TRUE);
}
