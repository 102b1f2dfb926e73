/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "robo-program-draft.h"

#include <string.h>

#include "base/robo-history.h"
#include "base/robo-properties.h"

#include "robo-dice-table.h"
#include "robo-program-text.h"

struct _RoboProgramDraft
{
  GObject parent_instance;

  /* Board and cards in the set-up are borrowed. */
  RoboSetup     setup;
  RoboState     state;
  guint         seat;
  RoboDiceOwner owner; /* robot and cards that the dice belong to; points into setup and state */
  gboolean      has_faces;

  RoboHistory *history; /* history of RoboDiceTable */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboProgramDraft, robo_program_draft, G_TYPE_OBJECT)

static gpointer
copy_table (gpointer table)
{
  return g_memdup2 (table, sizeof (RoboDiceTable));
}

static gboolean
tables_equal (gconstpointer a,
              gconstpointer b)
{
  return memcmp (a, b, sizeof (RoboDiceTable)) == 0;
}

static const RoboStateType table_type = { .ref = copy_table, .unref = g_free, .equal = tables_equal };

static const RoboDiceTable *
get_table (RoboProgramDraft *self)
{
  return robo_history_get_state (self->history);
}

static RoboRefusal
try_put (RoboProgramDraft *self,
         RoboDiceTable    *table,
         RoboColour        colour,
         guint             value,
         guint             unit,
         RoboDir           key)
{
  guint die = self->has_faces ? robo_dice_table_find_face (get_table (self), colour, value, unit, key)
                              : robo_dice_table_choose (get_table (self), &self->owner, colour, unit, key);

  *table = *get_table (self);
  if (die == ROBO_DRAFT_NO_DIE)
    return self->has_faces ? ROBO_REFUSED_NOT_GIVEN : ROBO_REFUSED_TOO_MANY;

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
  *table = *get_table (self);

  return robo_dice_table_lay (table, &self->owner, die, unit, key);
}

static void
table_changed_cb (RoboProgramDraft *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
robo_program_draft_finalize (GObject *object)
{
  RoboProgramDraft *self = ROBO_PROGRAM_DRAFT (object);

  g_object_unref (self->history);

  G_OBJECT_CLASS (robo_program_draft_parent_class)->finalize (object);
}

static void
robo_program_draft_class_init (RoboProgramDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_program_draft_finalize;

  signals[CHANGED] = robo_signal_new ("changed", klass);
}

static void
robo_program_draft_init (RoboProgramDraft *self)
{
  RoboDiceTable table;

  robo_dice_table_init (&table, NULL);
  self->history = robo_history_new (&table_type);
  robo_history_start (self->history, &table, &table);
  g_signal_connect_object (self->history, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
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

void
robo_program_draft_give_dice (RoboProgramDraft *self,
                              const RoboTask   *task)
{
  RoboDiceTable table;

  g_return_if_fail (ROBO_IS_PROGRAM_DRAFT (self));
  g_return_if_fail (task != NULL);

  self->has_faces = task->has_faces;
  robo_dice_table_init (&table, task);
  robo_history_start (self->history, &table, &table);
}

gboolean
robo_program_draft_has_faces (RoboProgramDraft *self)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), FALSE);

  return self->has_faces;
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

  return die < ROBO_DICE_TABLE_SIZE ? &get_table (self)->dice[die] : NULL;
}

gboolean
robo_program_draft_has_all_dice (RoboProgramDraft *self)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), FALSE);

  return self->owner.cards != NULL && robo_program_has_all_dice (self->owner.robot, self->owner.cards);
}

guint
robo_program_draft_find (RoboProgramDraft *self,
                         guint             unit,
                         RoboDir           key)
{
  guint last;
  guint other;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_DRAFT_NO_DIE);
  g_return_val_if_fail (unit < ROBO_N_UNITS, ROBO_DRAFT_NO_DIE);

  last = robo_dice_table_find_on_key (get_table (self), unit, key, ROBO_DRAFT_NO_DIE);
  other = robo_dice_table_find_on_key (get_table (self), unit, key, last);

  return other != ROBO_DRAFT_NO_DIE ? other : last;
}

guint
robo_program_draft_find_second (RoboProgramDraft *self,
                                guint             unit,
                                RoboDir           key)
{
  guint last;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_DRAFT_NO_DIE);
  g_return_val_if_fail (unit < ROBO_N_UNITS, ROBO_DRAFT_NO_DIE);

  last = robo_dice_table_find_on_key (get_table (self), unit, key, ROBO_DRAFT_NO_DIE);

  return robo_dice_table_find_on_key (get_table (self), unit, key, last) != ROBO_DRAFT_NO_DIE ? last
                                                                                              : ROBO_DRAFT_NO_DIE;
}

guint
robo_program_draft_find_on_unit (RoboProgramDraft *self,
                                 guint             unit)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_DRAFT_NO_DIE);
  g_return_val_if_fail (unit < ROBO_N_UNITS, ROBO_DRAFT_NO_DIE);

  return robo_dice_table_find_on_unit (get_table (self), unit, ROBO_DRAFT_NO_DIE);
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
    robo_history_edit (self->history, NULL, &table);

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
    robo_history_edit (self->history, NULL, &table);

  return refusal;
}

void
robo_program_draft_take_last (RoboProgramDraft *self,
                              guint             unit)
{
  RoboDiceTable table;
  guint         die;

  g_return_if_fail (ROBO_IS_PROGRAM_DRAFT (self));
  g_return_if_fail (unit < ROBO_N_UNITS);

  table = *get_table (self);
  die = robo_dice_table_find_on_unit (&table, unit, ROBO_DRAFT_NO_DIE);
  if (die != ROBO_DRAFT_NO_DIE)
    robo_dice_table_take_up (&table, die);
  robo_history_edit (self->history, NULL, &table);
}

RoboRefusal
robo_program_draft_set_program (RoboProgramDraft  *self,
                                const RoboProgram *program)
{
  RoboDiceTable table;
  RoboRefusal   refusal;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_REFUSED_OPTION);
  g_return_val_if_fail (program != NULL, ROBO_REFUSED_OPTION);

  table = *get_table (self);
  refusal = robo_dice_table_lay_all (&table, &self->owner, self->has_faces, program);
  if (refusal == ROBO_REFUSED_NOT)
    robo_history_edit (self->history, NULL, &table);

  return refusal;
}

char *
robo_program_draft_dup_text (RoboProgramDraft *self)
{
  RoboProgram program;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), NULL);

  robo_dice_table_collect (get_table (self), &program);

  return program.n_dice > 0 ? robo_program_text_dup (&program) : g_strdup ("");
}

gboolean
robo_program_draft_can_undo (RoboProgramDraft *self)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), FALSE);

  return robo_history_get_can_undo (self->history);
}

void
robo_program_draft_undo (RoboProgramDraft *self)
{
  g_return_if_fail (ROBO_IS_PROGRAM_DRAFT (self));

  robo_history_undo (self->history);
}

RoboRefusal
robo_program_draft_check (RoboProgramDraft *self)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), ROBO_REFUSED_OPTION);

  return robo_dice_table_check (get_table (self), &self->owner, FALSE);
}

RoboAnswer
robo_program_draft_get_answer (RoboProgramDraft *self)
{
  RoboProgram program;

  g_return_val_if_fail (ROBO_IS_PROGRAM_DRAFT (self), 0);

  robo_dice_table_collect (get_table (self), &program);

  return robo_program_pack (&program);
}

void
robo_program_draft_get_path (RoboProgramDraft *self,
                             RoboPath         *path)
{
  RoboProgram program;

  g_return_if_fail (ROBO_IS_PROGRAM_DRAFT (self));
  g_return_if_fail (path != NULL);

  robo_dice_table_collect (get_table (self), &program);
  robo_path_predict (self->setup.board, &self->state, &self->setup.rules, self->seat, &program, path);
}
