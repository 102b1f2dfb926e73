// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "content/robo-module-edit.h"
#include "content/robo-xml.h"

#define COLUMNS     7
#define ROWS        7
#define MINE_DAMAGE 1
#define N_ROLLS     12

struct _RoboSandbox
{
  GObject parent_instance;

  RoboModuleSet *standard;
  RoboPosition  *position;
  GPtrArray     *before;  /* of RoboPosition, the latest last */
  RoboMatch     *match;   /* nullable */
  char          *problem; /* nullable */
};

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_PROBLEM,
  PROP_CAN_UNDO,
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

/* Steps */

static void
set_match (RoboSandbox *self,
           RoboMatch   *match)
{
  g_autoptr (RoboMatch) owned = match;

  if (g_set_object (&self->match, match))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

/* What is shown is another position: what was played does not belong to it any more. */
static void
changed (RoboSandbox *self)
{
  set_match (self, NULL);
  g_free (self->problem);
  self->problem = robo_position_check (self->position);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Returns a copy to be changed and given to end(). */
static RoboPosition *
begin (RoboSandbox *self)
{
  return robo_position_copy (self->position);
}

static gboolean
is_equal (const RoboPosition *a,
          const RoboPosition *b)
{
  return robo_arena_equal (a->arena, b->arena) && a->modules == b->modules && a->tested == b->tested &&
         memcmp (&a->rules, &b->rules, sizeof a->rules) == 0 && memcmp (&a->state, &b->state, sizeof a->state) == 0 &&
         memcmp (a->declines, b->declines, sizeof a->declines) == 0;
}

/* @position is taken. */
static void
end (RoboSandbox  *self,
     RoboPosition *position)
{
  if (is_equal (self->position, position))
    {
      robo_position_free (position);
      return;
    }

  g_ptr_array_add (self->before, self->position);
  self->position = position;
  changed (self);
}

/* The board to begin with */

static RoboArena *
create_arena (void)
{
  RoboPlan plan = { .columns = COLUMNS, .rows = ROWS };

  return robo_arena_new ("sandbox", &plan);
}

static void
init_robot (RoboRobot   *robot,
            guint        seat,
            RoboSeatKind kind,
            guint        space)
{
  static const RoboDir sides[ROBO_MAX_ROBOTS] = { ROBO_DIR_S, ROBO_DIR_N, ROBO_DIR_W, ROBO_DIR_E };

  *robot = (RoboRobot){
    .kind = (guint8)kind,
    .side = (guint8)sides[seat],
    .number = (guint8)(seat + 1),
    .space = (guint8)space,
    .facing = ROBO_DIR_N,
    .controller = ROBO_NO_SEAT,
    .cards = { ROBO_NO_CARD, ROBO_NO_CARD },
  };
}

static RoboPosition *
create_position (RoboModuleSet *standard)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = robo_modules_new (&standard, 1, problems);
  g_autoptr (RoboArena) arena = create_arena ();
  RoboPosition *position = robo_position_new (arena, modules);

  init_robot (&position->state.robots[0], 0, ROBO_SEAT_OPERATOR, 3 * COLUMNS + 2);
  init_robot (&position->state.robots[1], 1, ROBO_SEAT_OPERATOR, 3 * COLUMNS + 4);
  for (guint i = 0; i < N_ROLLS; i++)
    g_byte_array_append (position->rolls, (const guint8[]){ (guint8)(1 + i * 5 % 6) }, 1);

  return position;
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
  robo_position_free (self->position);
  g_ptr_array_unref (self->before);
  g_free (self->problem);

  G_OBJECT_CLASS (robo_sandbox_parent_class)->finalize (object);
}

static void
robo_sandbox_get_property (GObject    *object,
                           guint       property_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  RoboSandbox *self = ROBO_SANDBOX (object);

  switch (property_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;

    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;

    case PROP_CAN_UNDO:
      g_value_set_boolean (value, self->before->len > 0);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
robo_sandbox_class_init (RoboSandboxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_sandbox_dispose;
  object_class->finalize = robo_sandbox_finalize;
  object_class->get_property = robo_sandbox_get_property;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, ROBO_TYPE_MATCH,
                                                G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL,
                                                  G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

/* If the program's own modules cannot be read it has said so long before. */
static void
robo_sandbox_init (RoboSandbox *self)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  self->standard = robo_module_set_load_bundled ("standard", problems);
  if (self->standard == NULL)
    self->standard = robo_module_set_new ("standard", "Standard");
  self->position = create_position (self->standard);
  self->before = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_position_free);
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

  return self->position;
}

/**
 * robo_sandbox_get_match:
 * @self: a sandbox
 *
 * Returns: (transfer none) (nullable): what is being played
 */
RoboMatch *
robo_sandbox_get_match (RoboSandbox *self)
{
  g_return_val_if_fail (ROBO_IS_SANDBOX (self), NULL);

  return self->match;
}

/* What can be where */

static gboolean
fits (const RoboCard  *card,
      const RoboRobot *robot,
      guint            slot)
{
  if (robot->kind == ROBO_SEAT_KILLBOT && !robo_card_suits_killbot (card))
    return FALSE;

  return card->colour != (slot == 0 ? ROBO_CARD_RED : ROBO_CARD_BLUE);
}

GArray *
robo_sandbox_list_cards (RoboSandbox *self,
                         guint        seat,
                         guint        slot)
{
  GArray          *list = g_array_new (FALSE, FALSE, sizeof (guint));
  const RoboCards *cards;
  const RoboCards *standard;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS && slot < ROBO_MAX_SLOTS, list);

  cards = robo_modules_get_cards (self->position->modules);
  standard = robo_module_set_get_cards (self->standard);
  for (guint own = 2; own-- > 0;)
    {
      for (guint card = 0; card < cards->n_cards; card++)
        {
          gboolean is_own = robo_cards_find (standard, cards->cards[card].id) == ROBO_NO_CARD || card == self->position->tested;

          if (is_own == (gboolean)own && fits (&cards->cards[card], &self->position->state.robots[seat], slot))
            g_array_append_val (list, card);
        }
    }

  return list;
}

gboolean
robo_sandbox_has_piece (RoboSandbox *self,
                        guint        space)
{
  const RoboState *state;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self), FALSE);

  state = &self->position->state;

  return robo_state_get_robot_at (state, space) != ROBO_NO_SEAT || robo_state_get_mine_at (state, space) < state->n_mines;
}

/* The card that is tried */

static void
give_card (RoboPosition *position,
           guint         seat,
           guint         slot,
           guint         card)
{
  RoboRobot *robot = &position->state.robots[seat];

  robot->cards[slot] = (guint8)card;
  robot->shield[slot] = 0;
  robot->inventory = 0;
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    {
      if (robot->cards[i] != ROBO_NO_CARD)
        robot->inventory |= G_GUINT64_CONSTANT (1) << robot->cards[i];
    }
}

static void
give_die (RoboRobot *robot,
          RoboColour colour,
          guint      value,
          RoboDir    key)
{
  memset (robot->dice, 0, sizeof robot->dice);
  robot->n_dice = 1;
  robot->dice[0] = (RoboDie){ .colour = (guint8)colour, .value = (guint8)value, .key = (guint8)key, .controller = ROBO_NO_SEAT };
}

/* What the other robot has to do so that something happens: fire at the first one, or push it. */
static void
give_dice_for (RoboPosition   *position,
               const RoboCard *card)
{
  RoboRobot *robot = &position->state.robots[0];
  RoboRobot *other = &position->state.robots[1];

  memset (robot->dice, 0, sizeof robot->dice);
  memset (other->dice, 0, sizeof other->dice);
  robot->n_dice = 0;
  other->n_dice = 0;
  if (card->has_die)
    give_die (robot, card->die_colour, CLAMP (3, card->die_min, card->die_max), ROBO_DIR_E);
  else if (robo_card_has_when (card, ROBO_WHEN_PUSHED) || robo_card_get_ability (card, ROBO_ABILITY_SHORTEN_PUSH) != NULL)
    give_die (other, ROBO_BLUE, 3, ROBO_DIR_W);
  else if (robo_card_has_when (card, ROBO_WHEN_DAMAGED) || robo_card_has_when (card, ROBO_WHEN_DESTROYED) ||
           robo_card_get_ability (card, ROBO_ABILITY_ABSORB) != NULL)
    give_die (other, ROBO_RED, 1, ROBO_DIR_W);
  else
    give_die (robot, ROBO_BLUE, 2, ROBO_DIR_E);
}

/* An own card may have the place of a standard one of the same id; the others keep theirs. */
static guint8
find_again (const RoboModules *modules,
            const RoboModules *before,
            guint              card)
{
  if (card == ROBO_NO_CARD)
    return ROBO_NO_CARD;

  return (guint8)robo_cards_find (robo_modules_get_cards (modules), robo_modules_get_cards (before)->cards[card].id);
}

static void
take_modules (RoboPosition *position,
              RoboModules  *modules)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        give_card (position, seat, slot, find_again (modules, position->modules, position->state.robots[seat].cards[slot]));
    }
  robo_modules_unref (position->modules);
  position->modules = robo_modules_ref (modules);
}

void
robo_sandbox_set_modules (RoboSandbox   *self,
                          RoboModuleSet *set,
                          guint          card)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = NULL;
  RoboModuleSet  *sets[2] = { self->standard, set };
  RoboPosition   *position;
  const RoboCard *tested = NULL;

  g_return_if_fail (ROBO_IS_SANDBOX (self));
  g_return_if_fail (card == ROBO_NO_CARD || (set != NULL && card < robo_module_set_get_cards (set)->n_cards));

  modules = robo_modules_new (sets, set != NULL ? 2 : 1, problems);
  if (modules == NULL)
    return;

  position = begin (self);
  take_modules (position, modules);
  position->tested = ROBO_NO_CARD;
  if (card != ROBO_NO_CARD)
    {
      tested = &robo_module_set_get_cards (set)->cards[card];
      position->tested = robo_cards_find (robo_modules_get_cards (modules), tested->id);
      if (position->state.robots[0].kind == ROBO_SEAT_EMPTY)
        init_robot (&position->state.robots[0], 0, ROBO_SEAT_OPERATOR, ROBO_NO_SPACE);
      give_card (position, 0, tested->colour == ROBO_CARD_RED ? 1 : 0, position->tested);
      give_dice_for (position, tested);
    }
  end (self, position);
}

/* Playing */

void
robo_sandbox_run (RoboSandbox *self)
{
  g_autoptr (RoboMatchSetup) setup = NULL;
  RoboMatchStart start;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && self->problem == NULL);

  setup = robo_position_dup_setup (self->position);
  start = (RoboMatchStart){
    .title = C_ ("sandbox", "Sandbox"),
    .state = &self->position->state,
    .rolls = self->position->rolls->data,
    .n_rolls = self->position->rolls->len,
    .policy = robo_position_answer,
    .policy_data = robo_position_copy (self->position),
    .policy_free = (GDestroyNotify)robo_position_free,
  };
  set_match (self, robo_match_new_at (setup, &start));
  robo_match_start (self->match);
}

/**
 * robo_sandbox_stop:
 * @self: a sandbox
 *
 * Goes back to the position.
 */
void
robo_sandbox_stop (RoboSandbox *self)
{
  g_return_if_fail (ROBO_IS_SANDBOX (self));

  set_match (self, NULL);
}

/* Changing */

/**
 * robo_sandbox_undo:
 * @self: a sandbox
 *
 * Takes back the last change, if there is one.
 */
void
robo_sandbox_undo (RoboSandbox *self)
{
  g_return_if_fail (ROBO_IS_SANDBOX (self));

  if (self->before->len == 0)
    return;

  robo_position_free (self->position);
  self->position = g_ptr_array_steal_index (self->before, self->before->len - 1);
  changed (self);
}

static gboolean
is_solid (const RoboPosition *position,
          guint               space)
{
  return robo_arena_get_plan (position->arena)->terrain[space] == ROBO_TERRAIN_SOLID;
}

static void
move_all (RoboPosition *position,
          guint         from,
          guint         to)
{
  RoboState *state = &position->state;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind == ROBO_SEAT_EMPTY)
        continue;
      if (state->robots[seat].space == from)
        state->robots[seat].space = (guint8)to;
      else if (state->robots[seat].space == to)
        state->robots[seat].space = (guint8)from;
    }
  for (guint i = 0; i < state->n_mines; i++)
    {
      if (state->mines[i].space == from)
        state->mines[i].space = (guint8)to;
      else if (state->mines[i].space == to)
        state->mines[i].space = (guint8)from;
    }
}

void
robo_sandbox_move (RoboSandbox *self,
                   guint        from,
                   guint        to)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self));

  if (from == to || from == ROBO_NO_SPACE || to == ROBO_NO_SPACE || is_solid (self->position, to))
    return;

  position = begin (self);
  move_all (position, from, to);
  end (self, position);
}

static gboolean
is_free (const RoboPosition *position,
         guint               space)
{
  return !is_solid (position, space) && robo_state_get_robot_at (&position->state, space) == ROBO_NO_SEAT &&
         robo_state_get_mine_at (&position->state, space) == position->state.n_mines;
}

static guint
find_free (const RoboPosition *position)
{
  const RoboPlan *plan = robo_arena_get_plan (position->arena);

  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    {
      if (is_free (position, space))
        return space;
    }

  return ROBO_NO_SPACE;
}

/* Starting numbers are 1 to n (formats.md). */
static void
renumber (RoboState *state)
{
  guint8 number = 1;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind != ROBO_SEAT_EMPTY)
        state->robots[seat].number = number++;
    }
}

/* R2.3: its mines go with it. */
static void
remove_robot (RoboState *state,
              guint      seat)
{
  memset (&state->robots[seat], 0, sizeof state->robots[seat]);
  for (guint i = state->n_mines; i-- > 0;)
    {
      if (state->mines[i].owner == seat)
        robo_state_remove_mine (state, i);
    }
}

void
robo_sandbox_put_robot (RoboSandbox *self,
                        guint        seat,
                        RoboSeatKind kind,
                        guint        space)
{
  RoboPosition *position;
  RoboRobot    *robot;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS);

  position = begin (self);
  robot = &position->state.robots[seat];
  if (kind == ROBO_SEAT_EMPTY)
    remove_robot (&position->state, seat);
  else if (robot->kind == ROBO_SEAT_EMPTY)
    init_robot (robot, seat, kind, space != ROBO_NO_SPACE && is_free (position, space) ? space : find_free (position));
  else
    robot->kind = (guint8)kind;
  if (kind == ROBO_SEAT_KILLBOT)
    {
      memset (robot->dice, 0, sizeof robot->dice);
      robot->n_dice = 0;
    }
  renumber (&position->state);
  end (self, position);
}

static guint
find_owner (const RoboState *state)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind != ROBO_SEAT_EMPTY && state->robots[seat].space != ROBO_NO_SPACE)
        return seat;
    }

  return ROBO_NO_SEAT;
}

void
robo_sandbox_toggle_mine (RoboSandbox *self,
                          guint        space)
{
  RoboPosition *position;
  RoboState    *state;
  guint         mine, owner;

  g_return_if_fail (ROBO_IS_SANDBOX (self));

  position = begin (self);
  state = &position->state;
  mine = robo_state_get_mine_at (state, space);
  owner = find_owner (state);
  if (mine < state->n_mines)
    robo_state_remove_mine (state, mine);
  else if (is_free (position, space) && owner != ROBO_NO_SEAT && state->n_mines < ROBO_MAX_MINES)
    state->mines[state->n_mines++] = (RoboMine){ .space = (guint8)space, .owner = (guint8)owner, .damage = MINE_DAMAGE, .card = ROBO_NO_CARD };
  end (self, position);
}

/* @plan was changed. */
static void
take_plan (RoboPosition   *position,
           const RoboPlan *plan)
{
  RoboArena *arena = robo_arena_with_plan (position->arena, plan);

  robo_arena_unref (position->arena);
  position->arena = arena;
}

void
robo_sandbox_set_terrain (RoboSandbox *self,
                          guint        space,
                          RoboTerrain  terrain)
{
  RoboPosition *position;
  RoboPlan      plan;

  g_return_if_fail (ROBO_IS_SANDBOX (self));

  if (!is_free (self->position, space) && !is_solid (self->position, space))
    return;

  position = begin (self);
  plan = *robo_arena_get_plan (position->arena);
  plan.terrain[space] = (guint8)terrain;
  take_plan (position, &plan);
  end (self, position);
}

static gboolean
find_side (const RoboPlan *plan,
           guint           space,
           guint           other,
           RoboDir        *side)
{
  gint dx = (gint)(other % plan->columns) - (gint)(space % plan->columns);
  gint dy = (gint)(other / plan->columns) - (gint)(space / plan->columns);

  if (ABS (dx) + ABS (dy) != 1)
    return FALSE;

  *side = dx == 1 ? ROBO_DIR_E : dx == -1 ? ROBO_DIR_W : dy == 1 ? ROBO_DIR_S : ROBO_DIR_N;

  return TRUE;
}

void
robo_sandbox_cycle_edge (RoboSandbox *self,
                         guint        space,
                         guint        other)
{
  RoboPosition *position;
  RoboPlan      plan;
  RoboEdge      edge;
  RoboDir       side;

  g_return_if_fail (ROBO_IS_SANDBOX (self));

  plan = *robo_arena_get_plan (self->position->arena);
  if (!find_side (&plan, space, other, &side))
    return;

  position = begin (self);
  edge = robo_plan_get_edge (&plan, space, side);
  robo_plan_set_edge (&plan, space, side,
                      edge == ROBO_EDGE_OPEN ? ROBO_EDGE_WALL : edge == ROBO_EDGE_WALL ? ROBO_EDGE_BARRIER : ROBO_EDGE_OPEN);
  take_plan (position, &plan);
  end (self, position);
}

/**
 * robo_sandbox_set_card:
 * @self: a sandbox
 * @seat: a seat with a robot
 * @slot: 0 left, 1 right
 * @card: a card of the position's modules, or %ROBO_NO_CARD
 *
 * A card that is in the other slot already changes its place.
 */
void
robo_sandbox_set_card (RoboSandbox *self,
                       guint        seat,
                       guint        slot,
                       guint        card)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS && slot < ROBO_MAX_SLOTS);

  position = begin (self);
  if (card != ROBO_NO_CARD && position->state.robots[seat].cards[!slot] == card)
    give_card (position, seat, !slot, position->state.robots[seat].cards[slot]);
  give_card (position, seat, slot, card);
  end (self, position);
}

/**
 * robo_sandbox_set_damage:
 * @self: a sandbox
 * @seat: a seat with a robot
 * @damage: on its monitor, less than the damage limit
 */
void
robo_sandbox_set_damage (RoboSandbox *self,
                         guint        seat,
                         guint        damage)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS);

  position = begin (self);
  position->state.robots[seat].damage = (guint8)MIN (damage, position->rules.damage_limit - 1u);
  end (self, position);
}

/**
 * robo_sandbox_set_facing:
 * @self: a sandbox
 * @seat: a KillBot's seat
 * @facing: an orthogonal direction
 */
void
robo_sandbox_set_facing (RoboSandbox *self,
                         guint        seat,
                         RoboDir      facing)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS && robo_dir_is_orthogonal (facing));

  position = begin (self);
  position->state.robots[seat].facing = (guint8)facing;
  end (self, position);
}

/**
 * robo_sandbox_set_declines:
 * @self: a sandbox
 * @seat: an operator's seat
 * @declines: whether it uses no module that is optional
 */
void
robo_sandbox_set_declines (RoboSandbox *self,
                           guint        seat,
                           gboolean     declines)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS);

  position = begin (self);
  position->declines[seat] = declines != FALSE;
  end (self, position);
}

void
robo_sandbox_set_die (RoboSandbox   *self,
                      guint          seat,
                      const RoboDie *die)
{
  RoboPosition *position;
  RoboRobot    *robot;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS);

  position = begin (self);
  robot = &position->state.robots[seat];
  if (die != NULL)
    give_die (robot, die->colour, die->value, die->key);
  else
    {
      memset (robot->dice, 0, sizeof robot->dice);
      robot->n_dice = 0;
    }
  end (self, position);
}

/* Files */

gboolean
robo_sandbox_open (RoboSandbox  *self,
                   GBytes       *bytes,
                   RoboProblems *problems)
{
  RoboPosition *position;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self), FALSE);

  position = robo_position_load (bytes, problems);
  if (position == NULL)
    return FALSE;

  end (self, position);

  return TRUE;
}

/* Its name is that of the file. */
static char *
dup_id (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  char            *dot = strchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';

  return robo_module_id_from_name (name);
}

gboolean
robo_sandbox_save_file (RoboSandbox *self,
                        const char  *path,
                        const char  *title,
                        GError     **error)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *id = NULL;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self) && self->problem == NULL, FALSE);

  id = dup_id (path);
  bytes = robo_position_to_bytes (self->position, id, title, problems);
  if (bytes == NULL)
    {
      robo_problems_check (problems, error);
      return FALSE;
    }

  return robo_xml_write_bytes (bytes, path, error);
}
