/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "robo-program-draft.h"

#include <string.h>

#include "robo-dice-table-private.h"

struct _RoboProgramDraft
{
  GObject parent_instance;

  /* the board and the cards in it are borrowed */
  RoboSetup     setup;
  RoboState     state;
  guint         seat;
  RoboDiceOwner owner; /* points into these */

  RoboDiceTable table;
  GArray       *past; /* of RoboDiceTable, oldest first */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboProgramDraft, robo_program_draft, G_TYPE_OBJECT)

static void
change (RoboProgramDraft    *self,
        const RoboDiceTable *table)
{
  if (memcmp (table, &self->table, sizeof *table) == 0)
    return;

  g_array_append_val (self->past, self->table);
  self->table = *table;
  g_signal_emit (self, signals[CHANGED], 0);
}

static RoboRefusal
try_put (RoboProgramDraft *self,
         RoboDiceTable    *table,
         RoboColour        colour,
         guint             value,
         guint             unit,
         RoboDir           key)
{
  guint die = robo_dice_table_choose (&self->table, &self->owner, colour, unit, key);

  *table = self->table;
  if (die == ROBO_DRAFT_NO_DIE)
    return ROBO_REFUSED_TOO_MANY;

  table->dice[die].value = value;

  return robo_dice_table_lay (table, &self->owner, die, unit, key);
}

static RoboRefusal
try_move (RoboProgramDraft *self,
          RoboDiceTable    *table,
          guint             die,
          guint             unit,
          RoboDir           key)
{
  *table = self->table;

  return robo_dice_table_lay (table, &self->owner, die, unit, key);
}

static void
robo_program_draft_finalize (GObject *object)
{
  RoboProgramDraft *self = ROBO_PROGRAM_DRAFT (object);

  g_array_unref (self->past);

  G_OBJECT_CLASS (robo_program_draft_parent_class)->finalize (object);
}

static void
robo_program_draft_class_init (RoboProgramDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_program_draft_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
robo_program_draft_init (RoboProgramDraft *self)
{
  self->past = g_array_new (FALSE, FALSE, sizeof (RoboDiceTable));
  robo_dice_table_init (&self->table);
}

RoboProgramDraft *
robo_program_draft_new (const RoboSetup *setup,
                        const RoboState *state,
                        guint            seat)
{
  RoboProgramDraft *self;

  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (seat < ROBO_MAX_ROBOTS, NULL);

  self = g_object_new (ROBO_TYPE_PROGRAM_DRAFT, NULL);
  self->setup = *setup;
  self->state = *state;
  self->seat = seat;
  self->owner = (RoboDiceOwner){ &self->state.robots[seat], self->setup.cards };

  return self;
}

guint
robo_program_draft_get_seat (RoboProgramDraft *self)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), 0);

  return self->seat;
}

const RoboDie *
robo_program_draft_get_die (RoboProgramDraft *self,
                            guint             die)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), NULL);

  return die < ROBO_DICE_TABLE_SIZE ? &self->table.dice[die] : NULL;
}

guint
robo_program_draft_find (RoboProgramDraft *self,
                         guint             unit,
                         RoboDir           key)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_DRAFT_NO_DIE);
  g_return_val_if_fail (unit < ROBO_N_UNITS, ROBO_DRAFT_NO_DIE);

  return robo_dice_table_find_on_key (&self->table, unit, key, ROBO_DRAFT_NO_DIE);
}

guint
robo_program_draft_find_on_unit (RoboProgramDraft *self,
                                 guint             unit)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_DRAFT_NO_DIE);
  g_return_val_if_fail (unit < ROBO_N_UNITS, ROBO_DRAFT_NO_DIE);

  return robo_dice_table_find_on_unit (&self->table, unit, ROBO_DRAFT_NO_DIE);
}

guint
robo_program_draft_find_in_tray (RoboProgramDraft *self,
                                 RoboColour        colour)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_DRAFT_NO_DIE);

  return robo_dice_table_find_in_tray (&self->table, colour);
}

RoboRefusal
robo_program_draft_check_put (RoboProgramDraft *self,
                              RoboColour        colour,
                              guint             value,
                              guint             unit,
                              RoboDir           key)
{
  RoboDiceTable table;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_REFUSED_OPTION);
  g_return_val_if_fail (unit < ROBO_N_UNITS, ROBO_REFUSED_OPTION);

  return try_put (self, &table, colour, value, unit, key);
}

RoboRefusal
robo_program_draft_put (RoboProgramDraft *self,
                        RoboColour        colour,
                        guint             value,
                        guint             unit,
                        RoboDir           key)
{
  RoboRefusal   refusal;
  RoboDiceTable table;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_REFUSED_OPTION);
  g_return_val_if_fail (unit < ROBO_N_UNITS, ROBO_REFUSED_OPTION);

  refusal = try_put (self, &table, colour, value, unit, key);
  if (refusal == ROBO_REFUSED_NOT)
    change (self, &table);

  return refusal;
}

RoboRefusal
robo_program_draft_check_move (RoboProgramDraft *self,
                               guint             die,
                               guint             unit,
                               RoboDir           key)
{
  RoboDiceTable table;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_REFUSED_OPTION);
  g_return_val_if_fail (die < ROBO_DICE_TABLE_SIZE, ROBO_REFUSED_OPTION);

  return try_move (self, &table, die, unit, key);
}

RoboRefusal
robo_program_draft_move (RoboProgramDraft *self,
                         guint             die,
                         guint             unit,
                         RoboDir           key)
{
  RoboRefusal   refusal;
  RoboDiceTable table;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_REFUSED_OPTION);
  g_return_val_if_fail (die < ROBO_DICE_TABLE_SIZE, ROBO_REFUSED_OPTION);

  refusal = try_move (self, &table, die, unit, key);
  if (refusal == ROBO_REFUSED_NOT)
    change (self, &table);

  return refusal;
}

RoboRefusal
robo_program_draft_set_value (RoboProgramDraft *self,
                              guint             die,
                              guint             value)
{
  RoboRefusal   refusal;
  RoboDiceTable table;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_REFUSED_OPTION);
  g_return_val_if_fail (die < ROBO_DICE_TABLE_SIZE, ROBO_REFUSED_OPTION);

  table = self->table;
  table.dice[die].value = value;
  if (value < 1 || value > 6)
    return ROBO_REFUSED_VALUE;

  refusal = robo_dice_table_check (&table, &self->owner, TRUE);
  if (refusal == ROBO_REFUSED_NOT)
    change (self, &table);

  return refusal;
}

void
robo_program_draft_clear (RoboProgramDraft *self,
                          guint             unit)
{
  RoboDiceTable table;

  g_return_if_fail (ROBO_IS_PROGRAM_DRAFT (self));
  g_return_if_fail (unit < ROBO_N_UNITS);

  table = self->table;
  for (guint i = 0; i < ROBO_DICE_TABLE_SIZE; i++)
    {
      if (table.dice[i].unit == unit)
        robo_dice_table_take_up (&table, i);
    }
  change (self, &table);
}

RoboRefusal
robo_program_draft_set_program (RoboProgramDraft  *self,
                                const RoboProgram *program)
{
  RoboDiceTable table;
  RoboRefusal   refusal;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_REFUSED_OPTION);
  g_return_val_if_fail (program != NULL, ROBO_REFUSED_OPTION);

  table = self->table;
  refusal = robo_dice_table_lay_all (&table, &self->owner, program);
  if (refusal == ROBO_REFUSED_NOT)
    change (self, &table);

  return refusal;
}

char *
robo_program_draft_dup_text (RoboProgramDraft *self)
{
  RoboProgram program;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), NULL);

  robo_dice_table_collect (&self->table, &program);

  return program.n_dice > 0 ? robo_program_to_text (&program) : g_strdup ("");
}

gboolean
robo_program_draft_can_undo (RoboProgramDraft *self)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), FALSE);

  return self->past->len > 0;
}

void
robo_program_draft_undo (RoboProgramDraft *self)
{
  g_return_if_fail (ROBO_IS_PROGRAM_DRAFT (self));

  if (self->past->len == 0)
    return;

  self->table = g_array_index (self->past, RoboDiceTable, self->past->len - 1);
  g_array_set_size (self->past, self->past->len - 1);
  g_signal_emit (self, signals[CHANGED], 0);
}

RoboRefusal
robo_program_draft_check (RoboProgramDraft *self)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_REFUSED_OPTION);

  return robo_dice_table_check (&self->table, &self->owner, FALSE);
}

RoboAnswer
robo_program_draft_get_answer (RoboProgramDraft *self)
{
  RoboProgram program;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), 0);

  robo_dice_table_collect (&self->table, &program);

  return robo_program_pack (&program);
}

void
robo_program_draft_get_path (RoboProgramDraft *self,
                             RoboPath         *path)
{
  RoboProgram program;

  g_return_if_fail (ROBO_IS_PROGRAM_DRAFT (self));
  g_return_if_fail (path != NULL);

  robo_dice_table_collect (&self->table, &program);
  robo_path_predict (self->setup.board, &self->state, &self->setup.rules, self->seat, &program, path);
}
