// SPDX-License-Identifier: GPL-3.0-or-later
// Decides what a KillBot sees, rolls and does (R9).
#include "robo-killbot.h"

#include "robo-effect-ids.h"
#include "robo-fire.h"
#include "robo-move.h"

/* Names the objects that a KillBot looks for: robots (R9.5), or robots and tokens (R9.4.a). */
typedef enum
{
  LOOK_FOR_ROBOTS,
  LOOK_FOR_ROBOTS_AND_TOKENS,
} LookFor;

#define SEES_NOTHING G_MAXUINT

/* Returns the distance to the first object that the KillBot spots in a line (R9.3), or SEES_NOTHING. Squad mates block
 * the view and hide the tokens on their spaces. */
static guint
look_along (const RoboTx *tx,
            guint         from,
            RoboDir       dir,
            LookFor       what,
            gboolean      through_walls)
{
  const RoboStep *step = robo_board_step (tx->board, from, dir);

  for (guint distance = 1; (robo_step_get_obstacles (step, through_walls) & ROBO_OBSTACLE_BLOCK) == 0; distance++)
    {
      guint seat = robo_state_get_robot_at (tx->state, step->to);

      if (seat != ROBO_NO_SEAT)
        return robo_tx_is_killbot (tx, seat) ? SEES_NOTHING : distance;
      if (what == LOOK_FOR_ROBOTS_AND_TOKENS && robo_state_count_tokens_at (tx->state, tx->board, step->to) > 0)
        return distance;
      step = robo_board_step (tx->board, step->to, dir);
    }

  return SEES_NOTHING;
}

/* Turns the KillBot. The turn is the cause of the KillBot's next events. The cause of the turn is the die and not an
 * earlier turn. */
static void
turn_to (RoboTx *tx,
         guint   seat,
         RoboDir dir)
{
  RoboRobot *robot = robo_tx_get_robot (tx, seat);

  if (robot->facing == dir)
    return;

  robot->facing = dir;
  robo_tx_set_cause (tx, tx->die_cause);
  robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_TURN, .seat = seat, .key = dir });
}

/* Turns to the nearest object, if exactly one space is nearest (R9.4.a). The KillBot does not look behind itself. */
static void
turn_to_nearest (RoboTx  *tx,
                 guint    seat,
                 LookFor  what,
                 gboolean through_walls)
{
  const RoboRobot *robot = robo_tx_get_robot (tx, seat);
  guint            nearest = SEES_NOTHING;
  RoboDir          dir = robot->facing;
  guint            n_nearest = 0;

  for (gint eighths = -2; eighths <= 2; eighths += 2)
    {
      RoboDir looked = robo_dir_turn (robot->facing, eighths);
      guint   distance = look_along (tx, robot->space, looked, what, through_walls);

      if (distance < nearest)
        {
          nearest = distance;
          n_nearest = 0;
          dir = looked;
        }
      n_nearest += distance == nearest;
    }

  if (nearest != SEES_NOTHING && n_nearest == 1)
    turn_to (tx, seat, dir);
}

void
robo_killbot_roll (RoboTx *tx,
                   guint   seat)
{
  RoboRobot *robot = robo_tx_get_robot (tx, seat);
  gboolean   is_red = robo_state_count_tokens_at (tx->state, tx->board, robot->space) > 0;
  guint      face = robo_tx_roll (tx);

  for (gint eighths = -2; eighths <= 2 && !is_red; eighths += 2)
    {
      RoboDir dir = robo_dir_turn (robot->facing, eighths);

      is_red = look_along (tx, robot->space, dir, LOOK_FOR_ROBOTS, FALSE) != SEES_NOTHING;
    }

  robot->n_dice = 1;
  robot->dice[0] = (RoboDie){
    .colour = is_red ? ROBO_RED : ROBO_BLUE,
    .value = MIN (face, 7 - face),
    .key = robot->facing,
    .unit = tx->state->unit,
    .status = ROBO_DIE_WAITING,
    .controller = ROBO_NO_SEAT,
  };
  robot->dice_sum += robot->dice[0].value;

  robo_tx_emit (tx, &(RoboEvent){
                      .type = ROBO_EVENT_ROLL,
                      .seat = seat,
                      .colour = robot->dice[0].colour,
                      .value = robot->dice[0].value,
                    });
}

/* Blue dice (R9.4, R9.9) */

static const RoboAbility *
get_usable (const RoboTx   *tx,
            guint           seat,
            guint           value,
            RoboAbilityKind kind)
{
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      const RoboAbility *ability = robo_tx_get_usable (tx, seat, slot, kind, ROBO_BLUE, value);

      if (ability != NULL)
        return ability;
    }

  return NULL;
}

/* Lets the KillBot see and move through energy walls by its first usable card for this, for the whole activation
 * (R9.9). Returns FALSE if it has no such card. Reports only a use that must be counted or paid. */
static gboolean
pass_walls (RoboTx *tx,
            guint   seat,
            guint   value)
{
  guint slot = 0;

  if (!robo_tx_has (tx, seat, ROBO_TRAIT_ABILITY (ROBO_ABILITY_PASS_WALLS)))
    return FALSE;

  while (slot < ROBO_MAX_SLOTS &&
         robo_tx_get_usable (tx, seat, slot, ROBO_ABILITY_PASS_WALLS, ROBO_BLUE, value) == NULL)
    slot++;
  if (slot < ROBO_MAX_SLOTS && robo_tx_is_limited (tx, seat, slot))
    robo_tx_use (tx, seat, slot);

  return slot < ROBO_MAX_SLOTS;
}

/* Turns as the caution line of the space says (R9.4.b), with the exceptions of R9.9. A KillBot that hovers ignores a
 * line towards a hole. A KillBot that passes walls ignores a line at a wall. */
static void
heed_caution_line (RoboTx  *tx,
                   guint    seat,
                   gboolean through_walls)
{
  const RoboRobot *robot = robo_tx_get_robot (tx, seat);
  guint            side = robot->facing / 2;
  guint            line = tx->board->caution[robot->space][side];
  guint            ahead = robo_board_step (tx->board, robot->space, robot->facing)->to;

  if (line == 0)
    return;
  if (ahead != ROBO_NO_SPACE && robo_board_is_hole (tx->board, ahead) && robo_tx_hovers (tx, seat))
    return;
  if (through_walls && tx->board->edge[robot->space][side] == ROBO_EDGE_WALL)
    return;

  turn_to (tx, seat, line - 1);
}

static gboolean
can_jump_on_robot (const RoboTx *tx,
                   guint         seat,
                   guint         n_steps)
{
  const RoboRobot *robot = &tx->state->robots[seat];
  guint            space = robot->space;
  guint            target;

  for (guint i = 0; i < n_steps; i++)
    {
      const RoboStep *step = robo_board_step (tx->board, space, robot->facing);

      if (step->obstacles & ROBO_OBSTACLE_BLOCK)
        return FALSE;
      space = step->to;
    }

  target = robo_state_get_robot_at (tx->state, space);

  return target != ROBO_NO_SEAT && !robo_tx_is_killbot (tx, target);
}

static void
activate_blue (RoboTx *tx,
               guint   seat,
               guint   value)
{
  gboolean   may_jump = robo_tx_has (tx, seat, ROBO_TRAIT_ABILITY (ROBO_ABILITY_JUMP));
  gboolean   through_walls = pass_walls (tx, seat, value);
  RoboRobot *robot = robo_tx_get_robot (tx, seat);
  RoboMove   movement;

  robo_move_init (tx, &movement, seat, value, robot->facing);
  movement.motion.passes_walls = through_walls;
  robo_move_choose_mines (tx, &movement);
  robo_move_choose_bumps (tx, &movement);

  for (guint i = 0; i < value && robo_tx_is_there (tx, seat); i++)
    {
      const RoboAbility *jump;

      turn_to_nearest (tx, seat, LOOK_FOR_ROBOTS_AND_TOKENS, through_walls);
      jump = may_jump ? get_usable (tx, seat, value, ROBO_ABILITY_JUMP) : NULL;
      movement.start = robot->space;

      if (jump != NULL && can_jump_on_robot (tx, seat, value - i))
        {
          robo_tx_use (tx, seat, robo_tx_find_ability (tx, seat, ROBO_ABILITY_JUMP));
          movement.dir = robot->facing;
          movement.jump_cause = tx->use_cause;
          robo_move_jump (tx, &movement, jump, value - i);
          return;
        }

      heed_caution_line (tx, seat, through_walls);
      movement.dir = robot->facing;
      robo_motion_restart (&movement.motion);
      movement.motion.steps_left = 1;
      robo_move_step (tx, &movement);
    }

  robo_move_end (tx, &movement);
}

/* Red dice (R9.5) */

static gboolean
throws_something (const RoboTx *tx,
                  guint         seat)
{
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      const RoboCard *card = robo_tx_get_card (tx, seat, slot);

      for (guint i = 0; card != NULL && i < card->n_effects; i++)
        {
          if (card->effects[i].target == ROBO_TARGET_THROWN && robo_tx_can_use (tx, seat, slot))
            return TRUE;
        }
    }

  return FALSE;
}

void
robo_killbot_activate (RoboTx *tx,
                       guint   seat,
                       guint   die)
{
  RoboRobot *robot = robo_tx_get_robot (tx, seat);
  guint      value = robot->dice[die].value;

  robot->controller = ROBO_NO_SEAT;
  if (robot->dice[die].colour == ROBO_BLUE)
    {
      activate_blue (tx, seat, value);
      return;
    }

  turn_to_nearest (tx, seat, LOOK_FOR_ROBOTS, throws_something (tx, seat));
  robo_fire (tx, seat, value, robot->facing);
}

/* Phase 3 (R9.8) */

static gboolean
can_turn_away (const RoboTx *tx,
               guint         seat)
{
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (robo_tx_slot_has (tx, seat, slot, ROBO_TRAIT_WHEN (ROBO_WHEN_LIGHTNING)) &&
          robo_tx_can_use (tx, seat, slot))
        return TRUE;
    }

  return FALSE;
}

guint
robo_killbot_choose_reach (RoboTx *tx,
                           guint   seat)
{
  const RoboRobot    *robot = robo_tx_get_robot (tx, seat);
  const RoboQuestion *reach = &tx->question;
  gboolean            through_walls = robo_tx_passes_walls (tx, seat);
  guint               own = robo_state_count_tokens_at (tx->state, tx->board, robot->space);
  guint               n_tokens = 0;
  guint               most = 0;     /* option with the most tokens; `most`, `barrier` and `workshop` are 0 if there
                                     * is no such option */
  guint               barrier = 0;  /* the first option over a barrier */
  guint               workshop = 0; /* the first option with a workshop */

  for (guint i = 1; i < reach->n_options; i++)
    {
      guint           option = reach->options[i];
      const RoboStep *step = robo_board_step (tx->board, robot->space, option - 1);
      guint           n = robo_state_count_tokens_at (tx->state, tx->board, step->to);

      if (n > n_tokens)
        most = option;
      n_tokens = MAX (n_tokens, n);
      if (barrier == 0 && (robo_step_get_obstacles (step, through_walls) & ROBO_OBSTACLE_BARRIER) != 0)
        barrier = option;
      if (workshop == 0 && tx->board->workshop[step->to])
        workshop = option;
    }

  if (most != 0 && own <= n_tokens)
    return most;
  if (own > 0)
    return 0;
  if (barrier != 0 && can_turn_away (tx, seat))
    return barrier;
  if (robot->damage + robot->shield[0] + robot->shield[1] > 0 && !tx->board->workshop[robot->space])
    return workshop;

  return 0;
}

/* Modules */

gboolean
robo_card_suits_killbot (const RoboCard *card)
{
  for (guint i = 0; i < card->n_abilities; i++)
    {
      if (robo_ability_needs_operator (card->abilities[i].kind))
        return FALSE;
    }
  for (guint i = 0; i < card->n_effects; i++)
    {
      if (robo_action_needs_operator (card->effects[i].action))
        return FALSE;
    }

  return TRUE;
}
