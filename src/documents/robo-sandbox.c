// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "base/robo-history.h"
#include "base/robo-properties.h"
#include "base/robo-slug.h"
#include "files/cards/robo-module-edit.h"
#include "files/xml/robo-write.h"
#include "files/xml/robo-xml.h"

#include "robo-position-edit.h"

#define COLUMNS 7
#define ROWS    7
/* A KillBot rolls a die for each unit (R6.1), so three KillBots have this many rolls. */
#define MAX_ROLLS (3 * 3)

struct _RoboSandbox
{
  GObject parent_instance;

  RoboModuleSet *standard;
  RoboHistory   *history; /* history of RoboPosition */
  char          *path;    /* file that the position was last opened from or saved in, or NULL */

  /* These fields follow from the current position. */
  char             *problem; /* or NULL */
  RoboPositionPlay *play;    /* events and decisions of the position when it is played; NULL if it has a problem */
  RoboMatch        *match;   /* or NULL */
};

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_PROBLEM,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboSandbox, robo_sandbox, G_TYPE_OBJECT)

/* Positions in the history never change. A position is small, so "referencing" one makes a copy. */
static const RoboStateType position_type = {
  .ref = (gpointer (*) (gpointer))robo_position_copy,
  .unref = (void (*) (gpointer))robo_position_free,
  .equal = (gboolean (*) (gconstpointer, gconstpointer))robo_position_equal,
};

static void
set_match (RoboSandbox *self,
           RoboMatch   *match)
{
  g_autoptr (RoboMatch) owned = match;

  if (g_set_object (&self->match, match))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

/* Adds rolls for KillBots until the round has enough. Each face comes in turn, so that the rolls differ. */
static void
add_missing_rolls (RoboPosition *position)
{
  g_autofree char *problem = robo_position_check (position);
  g_autoptr (RoboPositionPlay) play = problem == NULL ? robo_position_play (position) : NULL;

  while (problem == NULL && play == NULL && position->rolls->len < MAX_ROLLS)
    {
      guint8 face = (guint8)(1 + position->rolls->len * 5 % 6);

      g_byte_array_append (position->rolls, &face, 1);
      play = robo_position_play (position);
    }
}

/* Drops the match, which does not belong to the changed position. */
static void
position_changed_cb (RoboSandbox *self)
{
  const RoboPosition *position = robo_sandbox_get_position (self);

  set_match (self, NULL);
  g_free (self->problem);
  self->problem = robo_position_check (position);
  g_clear_pointer (&self->play, robo_position_play_free);
  /* Play the position at once, since a round takes less than a millisecond. */
  self->play = self->problem == NULL ? robo_position_play (position) : NULL;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Returns a copy of the position, which the caller changes and passes to end_change(). */
static RoboPosition *
begin_change (RoboSandbox *self)
{
  return robo_position_copy (robo_sandbox_get_position (self));
}

/* Takes ownership of the position and makes it the current position, as a change that can be undone, unless it is
 * unchanged. */
static void
end_change (RoboSandbox  *self,
            RoboPosition *position)
{
  g_autoptr (RoboPosition) owned = position;

  if (robo_position_equal (robo_sandbox_get_position (self), position))
    return;

  add_missing_rolls (position);
  /* If the user has deleted rolls of KillBots, the same rolls are added again and the position stays the same. Even
   * then the views must be updated. */
  if (!robo_history_edit (self->history, NULL, position))
    position_changed_cb (self);
}

static RoboPosition *
create_first_position (RoboModuleSet *standard)
{
  RoboPlan plan = { .columns = COLUMNS, .rows = ROWS };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = robo_modules_new (&standard, 1, problems);
  g_autoptr (RoboArena) arena = robo_arena_new ("sandbox", &plan);
  RoboPosition *position = robo_position_new (arena, modules);

  robo_position_put_robot (position, 0, ROBO_SEAT_OPERATOR, 3 * COLUMNS + 2);
  robo_position_put_robot (position, 1, ROBO_SEAT_OPERATOR, 3 * COLUMNS + 4);
  add_missing_rolls (position);

  return position;
}

static void
notify_cb (RoboSandbox *self,
           GParamSpec  *pspec)
{
  g_object_notify (G_OBJECT (self), pspec->name);
}

static void
robo_sandbox_dispose (GObject *object)
{
  RoboSandbox *self = ROBO_SANDBOX (object);

  g_clear_object (&self->match);

  G_OBJECT_CLASS (robo_sandbox_parent_class)->dispose (object);
}

static void
robo_sandbox_finalize (GObject *object)
{
  RoboSandbox *self = ROBO_SANDBOX (object);

  robo_module_set_unref (self->standard);
  g_object_unref (self->history);
  robo_position_play_free (self->play);
  g_free (self->problem);
  g_free (self->path);

  G_OBJECT_CLASS (robo_sandbox_parent_class)->finalize (object);
}

static gboolean
get_can_undo (RoboSandbox *self)
{
  return robo_history_get_can_undo (self->history);
}

static gboolean
get_can_redo (RoboSandbox *self)
{
  return robo_history_get_can_redo (self->history);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboSandbox, match), .type = robo_match_get_type },
  [PROP_PROBLEM] = { ROBO_PROPERTY_FIELD (STRING, "problem", RoboSandbox, problem) },
  [PROP_CAN_UNDO] = { ROBO_PROPERTY_GETTER (BOOLEAN, "can-undo", get_can_undo) },
  [PROP_CAN_REDO] = { ROBO_PROPERTY_GETTER (BOOLEAN, "can-redo", get_can_redo) },
};

static void
robo_sandbox_class_init (RoboSandboxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_sandbox_dispose;
  object_class->finalize = robo_sandbox_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[CHANGED] = robo_signal_new ("changed", klass);
}

/* Begins with the first position. If the bundled modules cannot be read, this has been reported earlier. */
static void
robo_sandbox_init (RoboSandbox *self)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPosition) position = NULL;

  self->standard = robo_module_set_load_bundled ("standard", problems);
  if (self->standard == NULL)
    self->standard = robo_module_set_new ("standard", "Standard");
  position = create_first_position (self->standard);
  self->history = robo_history_new (&position_type);
  robo_history_start (self->history, position, position);
  self->play = robo_position_play (position);
  g_signal_connect_object (self->history, "changed", G_CALLBACK (position_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->history, "notify::can-undo", G_CALLBACK (notify_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->history, "notify::can-redo", G_CALLBACK (notify_cb), self, G_CONNECT_SWAPPED);
}

RoboSandbox *
robo_sandbox_new (void)
{
  return g_object_new (ROBO_TYPE_SANDBOX, NULL);
}

const RoboPosition *
robo_sandbox_get_position (RoboSandbox *self)
{
  g_return_val_if_fail (ROBO_IS_SANDBOX (self), NULL);

  return robo_history_get_state (self->history);
}

RoboMatch *
robo_sandbox_get_match (RoboSandbox *self)
{
  g_return_val_if_fail (ROBO_IS_SANDBOX (self), NULL);

  return self->match;
}

const RoboPositionPlay *
robo_sandbox_get_play (RoboSandbox *self)
{
  g_return_val_if_fail (ROBO_IS_SANDBOX (self), NULL);

  return self->play;
}

gboolean
robo_sandbox_has_piece (RoboSandbox *self,
                        guint        space)
{
  g_return_val_if_fail (ROBO_IS_SANDBOX (self), FALSE);

  return robo_position_has_piece (robo_sandbox_get_position (self), space);
}

const RoboDie *
robo_sandbox_get_die (RoboSandbox *self,
                      guint        seat,
                      guint        unit,
                      gboolean     is_second)
{
  g_return_val_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS && unit < ROBO_N_UNITS, NULL);

  return robo_position_get_die (robo_sandbox_get_position (self), seat, unit, is_second);
}

GArray *
robo_sandbox_list_cards (RoboSandbox *self,
                         guint        seat,
                         guint        slot)
{
  GArray             *list = g_array_new (FALSE, FALSE, sizeof (guint));
  const RoboPosition *position;
  const RoboCards    *cards;
  const RoboCards    *standard;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS && slot < ROBO_MAX_SLOTS, list);

  position = robo_sandbox_get_position (self);
  cards = robo_modules_get_cards (position->modules);
  standard = robo_module_set_get_cards (self->standard);
  for (guint own = 2; own-- > 0;)
    {
      for (guint card = 0; card < cards->n_cards; card++)
        {
          gboolean is_own = robo_cards_find (standard, cards->cards[card].id) == ROBO_NO_CARD ||
                            card == position->tested;

          if (is_own == (gboolean)own && robo_position_can_have_card (position, seat, slot, card))
            g_array_append_val (list, card);
        }
    }

  return list;
}

/* Playing */

void
robo_sandbox_run (RoboSandbox *self)
{
  const RoboPosition *position;
  g_autoptr (RoboMatchSetup) setup = NULL;
  RoboMatchStart start;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && self->problem == NULL);

  position = robo_sandbox_get_position (self);
  setup = robo_position_dup_setup (position);
  start = (RoboMatchStart){
    .title = C_ ("sandbox", "Sandbox"),
    .state = &position->state,
    .rolls = position->rolls->data,
    .n_rolls = position->rolls->len,
    .policy = robo_position_answer,
    .policy_data = robo_position_script_new (position),
    .policy_free = (GDestroyNotify)robo_position_script_free,
  };
  set_match (self, robo_match_new_at (setup, &start));
  robo_match_start (self->match);
}

void
robo_sandbox_stop (RoboSandbox *self)
{
  g_return_if_fail (ROBO_IS_SANDBOX (self));

  set_match (self, NULL);
}

/* Changes */

void
robo_sandbox_undo (RoboSandbox *self)
{
  g_return_if_fail (ROBO_IS_SANDBOX (self));

  robo_history_undo (self->history);
}

void
robo_sandbox_redo (RoboSandbox *self)
{
  g_return_if_fail (ROBO_IS_SANDBOX (self));

  robo_history_redo (self->history);
}

void
robo_sandbox_move (RoboSandbox *self,
                   guint        from,
                   guint        to)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self));

  position = begin_change (self);
  robo_position_move_pieces (position, from, to);
  end_change (self, position);
}

void
robo_sandbox_toggle_mine (RoboSandbox *self,
                          guint        space,
                          guint        seat)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self));

  position = begin_change (self);
  robo_position_toggle_mine (position, space, seat);
  end_change (self, position);
}

void
robo_sandbox_toggle_space (RoboSandbox  *self,
                           guint         space,
                           RoboBrushKind kind)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self));

  position = begin_change (self);
  robo_position_toggle_space (position, space, kind);
  end_change (self, position);
}

void
robo_sandbox_cycle_edge (RoboSandbox *self,
                         guint        space,
                         guint        other)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self));

  position = begin_change (self);
  robo_position_cycle_edge (position, space, other);
  end_change (self, position);
}

void
robo_sandbox_put_robot (RoboSandbox *self,
                        guint        seat,
                        RoboSeatKind kind,
                        guint        space)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS);

  position = begin_change (self);
  robo_position_put_robot (position, seat, kind, space);
  end_change (self, position);
}

void
robo_sandbox_set_damage (RoboSandbox *self,
                         guint        seat,
                         guint        damage)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS);

  position = begin_change (self);
  position->state.robots[seat].damage = (guint8)MIN (damage, position->rules.damage_limit - 1u);
  end_change (self, position);
}

void
robo_sandbox_set_facing (RoboSandbox *self,
                         guint        seat,
                         RoboDir      facing)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS && robo_dir_is_orthogonal (facing));

  position = begin_change (self);
  position->state.robots[seat].facing = (guint8)facing;
  end_change (self, position);
}

void
robo_sandbox_set_declines (RoboSandbox *self,
                           guint        seat,
                           gboolean     declines)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS);

  position = begin_change (self);
  position->declines[seat] = declines != FALSE;
  end_change (self, position);
}

void
robo_sandbox_set_die (RoboSandbox   *self,
                      guint          seat,
                      guint          unit,
                      gboolean       is_second,
                      const RoboDie *die)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS && unit < ROBO_N_UNITS);

  position = begin_change (self);
  robo_position_set_die (position, seat, unit, is_second, die);
  end_change (self, position);
}

void
robo_sandbox_set_card (RoboSandbox *self,
                       guint        seat,
                       guint        slot,
                       guint        card)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS && slot < ROBO_MAX_SLOTS);

  position = begin_change (self);
  robo_position_set_card (position, seat, slot, card);
  end_change (self, position);
}

void
robo_sandbox_set_modules (RoboSandbox   *self,
                          RoboModuleSet *set,
                          guint          card)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = NULL;
  RoboModuleSet *sets[2] = { self->standard, set };
  RoboPosition  *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self));
  g_return_if_fail (card == ROBO_NO_CARD || (set != NULL && card < robo_module_set_get_cards (set)->n_cards));

  modules = robo_modules_new (sets, set != NULL ? 2 : 1, problems);
  if (modules == NULL)
    return;

  position = begin_change (self);
  robo_position_set_modules (position, modules);
  position->tested = ROBO_NO_CARD;
  if (card != ROBO_NO_CARD)
    robo_position_try_card (position, robo_cards_find (robo_modules_get_cards (modules),
                                                       robo_module_set_get_cards (set)->cards[card].id));
  end_change (self, position);
}

/* Scenarios */

gboolean
robo_sandbox_open (RoboSandbox  *self,
                   GBytes       *bytes,
                   guint         index,
                   const char   *path,
                   RoboProblems *problems)
{
  RoboPosition *position;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self), FALSE);

  position = robo_position_load (bytes, index, problems);
  if (position == NULL)
    return FALSE;

  g_free (self->path);
  self->path = g_strdup (path);
  robo_position_sort_slots (position);
  end_change (self, position);

  return TRUE;
}

void
robo_sandbox_set_title (RoboSandbox *self,
                        const char  *title)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && title != NULL);

  position = begin_change (self);
  if (strcmp (position->title != NULL ? position->title : "", title) != 0)
    {
      g_free (position->title);
      position->title = g_strdup (title);
    }
  end_change (self, position);
}

/* Decisions */

void
robo_sandbox_decide (RoboSandbox *self,
                     guint        index,
                     RoboAnswer   answer)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && self->play != NULL && index < self->play->decisions->len);

  position = begin_change (self);
  robo_position_decide (position, self->play, index, answer);
  end_change (self, position);
}

void
robo_sandbox_forget (RoboSandbox *self,
                     guint        index)
{
  const RoboDecision *decision;
  RoboPosition       *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && self->play != NULL && index < self->play->decisions->len);

  decision = self->play->decisions->pdata[index];
  position = begin_change (self);
  robo_position_forget (position, decision->question->seat, decision->to);
  end_change (self, position);
}

/* Rolls of KillBots */

char *
robo_sandbox_dup_rolls (RoboSandbox *self)
{
  const GByteArray *rolls = robo_sandbox_get_position (self)->rolls;
  GString          *text = g_string_new (NULL);

  for (guint i = 0; i < rolls->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", rolls->data[i]);

  return g_string_free (text, FALSE);
}

gboolean
robo_sandbox_set_rolls (RoboSandbox *self,
                        const char  *text)
{
  RoboPosition *position;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self), FALSE);

  for (const char *c = text; *c != '\0'; c++)
    {
      if (!g_ascii_isspace (*c) && (*c < '1' || *c > '6'))
        return FALSE;
    }

  position = begin_change (self);
  g_byte_array_set_size (position->rolls, 0);
  for (const char *c = text; *c != '\0'; c++)
    {
      guint8 face = (guint8)(*c - '0');

      if (!g_ascii_isspace (*c))
        g_byte_array_append (position->rolls, &face, 1);
    }
  end_change (self, position);

  return TRUE;
}

/* Saving */

const char *
robo_sandbox_get_path (RoboSandbox *self)
{
  g_return_val_if_fail (ROBO_IS_SANDBOX (self), NULL);

  return self->path;
}

gboolean
robo_sandbox_save_file (RoboSandbox *self,
                        const char  *path,
                        GError     **error)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPosition) position = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self) && self->problem == NULL, FALSE);

  position = begin_change (self);
  if (position->id == NULL || g_strcmp0 (path, self->path) != 0)
    {
      /* Name the scenario after the file. */
      g_autofree char *name = g_path_get_basename (path);
      char            *dot = strchr (name, '.');

      if (dot != NULL && dot != name)
        *dot = '\0';
      g_free (position->id);
      position->id = robo_slug_new (name, "module");
    }
  bytes = robo_position_to_bytes (position, problems);
  if (bytes == NULL)
    {
      robo_problems_check_plain (problems, error);
      return FALSE;
    }
  if (!robo_write_file (path, bytes, error))
    return FALSE;

  g_free (self->path);
  self->path = g_strdup (path);

  return TRUE;
}
