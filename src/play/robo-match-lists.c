// SPDX-License-Identifier: GPL-3.0-or-later
// Seats: what is made of the position shown.
#include "config.h"

#include "robo-match-private.h"

#include "play/log/robo-log-item-private.h"
#include "robo-order-item-private.h"

static void
name_cards (RoboMatch *self)
{
  const RoboModules *modules = self->setup->modules;

  if (!modules)
    return;

  self->names.n_cards = robo_modules_get_cards (modules)->n_cards;
  self->titles = g_new (const char *, self->names.n_cards);
  for (guint i = 0; i < self->names.n_cards; i++)
    self->titles[i] = robo_modules_get_title (modules, i);
  self->names.cards = self->titles;
}

void
robo_match_make_lists (RoboMatch *self)
{
  self->seats = g_list_store_new (ROBO_TYPE_SEAT);
  self->log = g_list_store_new (ROBO_TYPE_LOG_ITEM);
  self->order = g_list_store_new (ROBO_TYPE_ORDER_ITEM);
  self->names = (RoboLogNames){ .columns = self->board->columns, .terrain = self->board->terrain };
  name_cards (self);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      g_autoptr (RoboSeat) seat = NULL;

      if (self->setup->seats[i].player == ROBO_PLAYER_NONE)
        continue;

      seat = robo_seat_new (self->setup, i);
      g_list_store_append (self->seats, seat);
      self->by_seat[i] = seat;
      self->names.players[i] = robo_seat_get_name (seat);
      self->names.robots[i] = robo_seat_get_robot_name (seat);
    }
}

/* Back from the position shown to the last event of @type, but not beyond the beginning of the phase. */
static const RoboEvent *
find_last_event (RoboMatch    *self,
                 RoboEventType type,
                 guint         seat)
{
  for (guint i = self->position; i > 0; i--)
    {
      const RoboEvent *event = robo_match_get_event (self, i - 1);

      if (event->type == type && (seat == ROBO_NO_SEAT || event->seat == seat))
        return event;
      if (event->type == ROBO_EVENT_PHASE || event->type == ROBO_EVENT_UNIT)
        return NULL;
    }

  return NULL;
}

/* Dice */

gboolean
robo_match_is_die_of (const RoboSeatDie *die,
                      const RoboEvent   *event)
{
  return die->colour == event->colour && die->value == event->value && die->unit == event->unit;
}

static RoboSeatDieStatus
get_status (const RoboDie *die)
{
  switch ((RoboDieStatus)die->status)
    {
    case ROBO_DIE_WAITING:
      return ROBO_SEAT_DIE_WAITING;

    case ROBO_DIE_DONE:
      return ROBO_SEAT_DIE_SPENT;

    case ROBO_DIE_REMOVED:
      return ROBO_SEAT_DIE_REMOVED;
    }

  g_return_val_if_reached (ROBO_SEAT_DIE_WAITING);
}

/* Of two that look alike on a unit one has been removed, so that the one that acts is found by its face; its key
 * may have been turned since. */
static void
mark_acting (RoboMatch       *self,
             guint            seat,
             RoboSeatFigures *figures)
{
  const RoboEvent *event = find_last_event (self, ROBO_EVENT_ACTIVATE, ROBO_NO_SEAT);

  if (!event || event->seat != seat || self->shown.phase != ROBO_PHASE_ACTIVATION)
    return;

  for (guint i = 0; i < figures->n_dice; i++)
    {
      if (robo_match_is_die_of (&figures->dice[i], event) && figures->dice[i].status == ROBO_SEAT_DIE_SPENT)
        {
          figures->dice[i].status = ROBO_SEAT_DIE_ACTING;
          return;
        }
    }
}

static void
fill_dice (RoboMatch       *self,
           guint            seat,
           RoboSeatFigures *figures)
{
  const RoboRobot *robot = &self->shown.robots[seat];

  figures->n_dice = robot->n_dice;
  for (guint i = 0; i < robot->n_dice; i++)
    {
      const RoboDie *die = &robot->dice[i];

      figures->dice[i] = (RoboSeatDie){
        .colour = die->colour,
        .value = die->value,
        .key = die->key,
        .unit = die->unit,
        .status = get_status (die),
      };
    }
  mark_acting (self, seat, figures);
}

/* Modules */

static const RoboEffect *
find_mine_layer (const RoboCard *card)
{
  for (guint i = 0; i < card->n_effects; i++)
    {
      if (card->effects[i].action == ROBO_ACTION_LAY_MINE)
        return &card->effects[i];
    }

  return NULL;
}

/* R8.9: a token that has left the arena is on its card again. */
static guint
count_mines (const RoboState *state,
             guint            seat,
             guint            card)
{
  guint n_mines = 0;

  for (guint i = 0; i < state->n_mines; i++)
    n_mines += state->mines[i].owner == seat && (state->mines[i].card == card || state->mines[i].card == ROBO_NO_CARD);

  return n_mines;
}

static void
fill_slot (RoboMatch    *self,
           guint         seat,
           guint         index,
           RoboSeatSlot *slot)
{
  const RoboRobot   *robot = &self->shown.robots[seat];
  const RoboCard    *card;
  const RoboAbility *absorb;
  const RoboEffect  *mines;

  slot->card = robot->cards[index];
  if (slot->card == ROBO_NO_CARD)
    return;

  card = &self->game_setup.cards->cards[slot->card];
  absorb = robo_card_get_ability (card, ROBO_ABILITY_ABSORB);
  mines = find_mine_layer (card);
  slot->shield = robot->shield[index];
  slot->shield_limit = absorb ? absorb->amount : 0;
  slot->mines_limit = mines ? mines->tokens : 0;
  slot->mines_left = slot->mines_limit - MIN (slot->mines_limit, count_mines (&self->shown, seat, slot->card));
}

static gboolean
is_inventory_open (RoboMatch *self,
                   guint      seat)
{
  return self->setup->seats[seat].player == ROBO_PLAYER_HUMAN &&
         (self->n_people == 1 || self->figures.asked_seat == (gint)seat);
}

static void
fill_modules (RoboMatch       *self,
              guint            seat,
              RoboSeatFigures *figures)
{
  figures->inventory = self->shown.robots[seat].inventory;
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    {
      fill_slot (self, seat, i, &figures->slots[i]);
      if (figures->slots[i].card != ROBO_NO_CARD)
        figures->inventory &= ~(G_GUINT64_CONSTANT (1) << figures->slots[i].card);
    }
  for (guint64 rest = figures->inventory; rest != 0; rest &= rest - 1)
    figures->n_inventory++;
  figures->is_inventory_open = is_inventory_open (self, seat);
}

/* Seats */

static gboolean
is_winner (RoboMatch *self,
           guint      seat)
{
  guint winner = self->shown.winner;

  return winner == seat ||
         (winner == ROBO_WINNER_SQUAD && self->shown.robots[seat].kind == ROBO_SEAT_KILLBOT);
}

static void
show_seat (RoboMatch *self,
           guint      seat)
{
  const RoboRobot *robot = &self->shown.robots[seat];
  RoboSeatFigures  figures = { 0 };

  figures.number = robot->number;
  figures.vp = robot->vp;
  figures.vp_goal = robo_game_get_vp_goal (self->game, seat);
  figures.damage = robot->damage;
  figures.damage_limit = self->game_setup.rules.damage_limit;
  figures.space = robot->space;
  figures.facing = robot->facing;
  figures.is_out = robot->space == ROBO_NO_SPACE;
  figures.is_asked = self->figures.asked_seat == (gint)seat;
  figures.is_thinking = self->figures.thinking_seat == (gint)seat;
  figures.is_winner = is_winner (self, seat);
  figures.has_confirmed = self->shown.phase == ROBO_PHASE_PROGRAMMING &&
                          find_last_event (self, ROBO_EVENT_PROGRAMMED, seat);
  fill_dice (self, seat, &figures);
  fill_modules (self, seat, &figures);

  robo_seat_show (self->by_seat[seat], &figures);
}

void
robo_match_show_seats (RoboMatch *self)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (self->by_seat[i])
        show_seat (self, i);
    }
}
