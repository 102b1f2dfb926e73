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

/**
 * robo_program_draft_new:
 * @setup: of the game; its board and cards outlive the draft
 * @state: at the time of programming
 * @seat: whose program it is
 *
 * Returns: (transfer full): a draft with all dice in the tray
 */
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

/**
 * robo_program_draft_get_die:
 * @self: a draft
 * @die: less than %ROBO_MAX_DICE; the blue ones come first
 *
 * Returns: (transfer none) (nullable): a die, its unit %ROBO_DRAFT_IN_TRAY if it lies on none; valid until the
 *   draft changes; %NULL for %ROBO_DRAFT_NO_DIE
 */
const RoboDie *
robo_program_draft_get_die (RoboProgramDraft *self,
                            guint             die)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), NULL);

  return die < ROBO_DICE_TABLE_SIZE ? &self->table.dice[die] : NULL;
}

/**
 * robo_program_draft_find:
 * @self: a draft
 * @unit: 0..2
 * @key: a key
 *
 * Returns: the die on that key, or %ROBO_DRAFT_NO_DIE
 */
guint
robo_program_draft_find (RoboProgramDraft *self,
                         guint             unit,
                         RoboDir           key)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_DRAFT_NO_DIE);
  g_return_val_if_fail (unit < ROBO_N_UNITS, ROBO_DRAFT_NO_DIE);

  return robo_dice_table_find_on_key (&self->table, unit, key, ROBO_DRAFT_NO_DIE);
}

/**
 * robo_program_draft_find_on_unit:
 * @self: a draft
 * @unit: 0..2
 *
 * Returns: a die on any key of that unit, or %ROBO_DRAFT_NO_DIE
 */
guint
robo_program_draft_find_on_unit (RoboProgramDraft *self,
                                 guint             unit)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_DRAFT_NO_DIE);
  g_return_val_if_fail (unit < ROBO_N_UNITS, ROBO_DRAFT_NO_DIE);

  return robo_dice_table_find_on_unit (&self->table, unit, ROBO_DRAFT_NO_DIE);
}

/**
 * robo_program_draft_find_in_tray:
 * @self: a draft
 * @colour: of the die
 *
 * Returns: a die of that colour in the tray, or %ROBO_DRAFT_NO_DIE
 */
guint
robo_program_draft_find_in_tray (RoboProgramDraft *self,
                                 RoboColour        colour)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_DRAFT_NO_DIE);

  return robo_dice_table_find_in_tray (&self->table, colour);
}

/**
 * robo_program_draft_check_put:
 * @self: a draft
 * @colour: of the die
 * @value: 1..6
 * @unit: 0..2
 * @key: where it would lie
 *
 * Returns: what robo_program_draft_put() would say
 */
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

/**
 * robo_program_draft_put:
 * @self: a draft
 * @colour: of the die
 * @value: 1..6
 * @unit: 0..2
 * @key: where it is to lie
 *
 * Puts a die of that colour and face on a key: the one of that colour that the unit has, else one from the tray.
 * A die that is in its way goes back into the tray.
 *
 * Returns: why not, or %ROBO_REFUSED_NOT
 */
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

/**
 * robo_program_draft_check_move:
 * @self: a draft
 * @die: less than %ROBO_MAX_DICE
 * @unit: 0..2, or %ROBO_DRAFT_IN_TRAY
 * @key: where it would lie
 *
 * Returns: what robo_program_draft_move() would say
 */
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

/**
 * robo_program_draft_move:
 * @self: a draft
 * @die: less than %ROBO_MAX_DICE
 * @unit: 0..2, or %ROBO_DRAFT_IN_TRAY
 * @key: where it is to lie
 *
 * Moves one die. A die that is in its way takes its old place if it may lie there, else it goes into the tray.
 *
 * Returns: why not, or %ROBO_REFUSED_NOT
 */
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

/**
 * robo_program_draft_set_value:
 * @self: a draft
 * @die: less than %ROBO_MAX_DICE
 * @value: the face it is to show, 1..6
 *
 * Returns: why not (R5.2: not every face may lie everywhere), or %ROBO_REFUSED_NOT
 */
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

/**
 * robo_program_draft_clear:
 * @self: a draft
 * @unit: 0..2
 *
 * Takes the dice of a unit back into the tray.
 */
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

/**
 * robo_program_draft_set_program:
 * @self: a draft
 * @program: a program, finished or not
 *
 * Puts all dice where they are there, as one change; those that are not used go into the tray.
 *
 * Returns: why not, or %ROBO_REFUSED_NOT
 */
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

/**
 * robo_program_draft_dup_text:
 * @self: a draft
 *
 * Returns: (transfer full): what is on the controller as robo_program_to_text() writes it, "" if nothing is
 */
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

/**
 * robo_program_draft_undo:
 * @self: a draft
 *
 * Takes the last change back, if there is one.
 */
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

/**
 * robo_program_draft_check:
 * @self: a draft
 *
 * Returns: why it is no program yet (R5.1), or %ROBO_REFUSED_NOT
 */
RoboRefusal
robo_program_draft_check (RoboProgramDraft *self)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_REFUSED_OPTION);

  return robo_dice_table_check (&self->table, &self->owner, FALSE);
}

/**
 * robo_program_draft_get_answer:
 * @self: a draft
 *
 * Returns: it as the answer to %ROBO_ASK_PROGRAM
 */
RoboAnswer
robo_program_draft_get_answer (RoboProgramDraft *self)
{
  RoboProgram program;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), 0);

  robo_dice_table_collect (&self->table, &program);

  return robo_program_pack (&program);
}

/**
 * robo_program_draft_get_path:
 * @self: a draft
 * @path: (out): what the robot would do; no steps if it is out
 *
 * Predicts the program as far as it is made, see robo_path_predict().
 */
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
