// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-view.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n.h>

#include "engine/robo-program.h"
#include "match/log/robo-log-group.h"
#include "match/log/robo-log-item-private.h"
#include "match/log/robo-log-notes.h"
#include "match/log/robo-words.h"

#include "robo-order-item-private.h"
#include "robo-seat-private.h"

/* Figures of the position: the seats */

/* Searches back from the position shown for the last event of a type and a seat (ROBO_NO_SEAT for any seat), but not
 * beyond the beginning of the phase or the control unit. */
static const RoboEvent *
find_last_event (RoboMatchView *self,
                 RoboEventType  type,
                 guint          seat)
{
  for (guint i = self->position; i > 0; i--)
    {
      const RoboEvent *event = robo_match_game_get_event (self->game, i - 1);

      if (event->type == type && (seat == ROBO_NO_SEAT || event->seat == seat))
        return event;
      if (event->type == ROBO_EVENT_PHASE || event->type == ROBO_EVENT_UNIT)
        return NULL;
    }

  return NULL;
}

/* Dice */

/* Returns whether a die has the color, value and unit of the die of the event. Callers have to tell apart two dice
 * that have all three in common. */
static gboolean
is_die_of (const RoboSeatDie *die,
           const RoboEvent   *event)
{
  return die->colour == event->colour && die->value == event->value && die->unit == event->unit;
}

static const RoboSeatDieStatus die_statuses[] = {
  [ROBO_DIE_WAITING] = ROBO_SEAT_DIE_WAITING,
  [ROBO_DIE_DONE] = ROBO_SEAT_DIE_SPENT,
  [ROBO_DIE_REMOVED] = ROBO_SEAT_DIE_REMOVED,
};

/* Marks the die that acts, found by its face, because its key may have been turned. If two dice on a unit have the
 * same face, one of these dice was removed before (R6.3), and only the other die is spent. */
static void
mark_acting (RoboMatchView   *self,
             guint            seat,
             RoboSeatFigures *figures)
{
  const RoboEvent *event = find_last_event (self, ROBO_EVENT_ACTIVATE, ROBO_NO_SEAT);

  if (!event || event->seat != seat || self->shown.phase != ROBO_PHASE_ACTIVATION)
    return;

  for (guint i = 0; i < figures->n_dice; i++)
    {
      if (is_die_of (&figures->dice[i], event) && figures->dice[i].status == ROBO_SEAT_DIE_SPENT)
        {
          figures->dice[i].status = ROBO_SEAT_DIE_ACTING;
          return;
        }
    }
}

static void
fill_dice (RoboMatchView   *self,
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
        .status = die_statuses[die->status],
      };
    }
  mark_acting (self, seat, figures);
}

/* Modules */

static void
fill_slot (RoboMatchView *self,
           guint          seat,
           guint          index,
           RoboSeatSlot  *slot)
{
  const RoboRobot   *robot = &self->shown.robots[seat];
  const RoboCard    *card;
  const RoboAbility *absorb;

  slot->card = robot->cards[index];
  if (slot->card == ROBO_NO_CARD)
    return;

  card = &self->game->game_setup.cards->cards[slot->card];
  absorb = robo_card_get_ability (card, ROBO_ABILITY_ABSORB);
  slot->shield = robot->shield[index];
  slot->shield_limit = absorb ? absorb->amount : 0;
  for (guint i = 0; i < card->n_effects; i++)
    {
      if (card->effects[i].action == ROBO_ACTION_LAY_MINE)
        {
          slot->mines_limit = card->effects[i].tokens;
          break;
        }
    }

  /* R8.9: A mine token that has left the arena is on its card again. */
  slot->mines_left = slot->mines_limit;
  for (guint i = 0; i < self->shown.n_mines && slot->mines_left > 0; i++)
    {
      const RoboMine *mine = &self->shown.mines[i];

      if (mine->owner == seat && (mine->card == slot->card || mine->card == ROBO_NO_CARD))
        slot->mines_left--;
    }
}

/* Seats */

/* Fills in the number of KillBots and their victory points, which count together because KillBots are a squad
 * (R9.10). */
static void
fill_squad (RoboMatchView   *self,
            RoboSeatFigures *figures)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (self->shown.robots[i].kind != ROBO_SEAT_KILLBOT)
        continue;
      figures->squad_size++;
      figures->squad_vp += self->shown.robots[i].vp;
    }
}

static void
show_seat (RoboMatchView *self,
           guint          seat)
{
  const RoboRobot *robot = &self->shown.robots[seat];
  RoboSeatFigures  figures = { 0 };

  figures.number = robot->number;
  figures.vp = robot->vp;
  figures.vp_goal = robo_game_get_vp_goal (self->game->engine, seat);
  if (robot->kind == ROBO_SEAT_KILLBOT)
    fill_squad (self, &figures);
  figures.damage = robot->damage;
  figures.damage_limit = self->game->game_setup.rules.damage_limit;
  figures.space = robot->space;
  figures.facing = robot->facing;
  figures.is_out = robot->space == ROBO_NO_SPACE;
  figures.is_asked = self->asked_seat == (gint)seat;
  figures.is_thinking = self->thinking_seat == (gint)seat;
  figures.is_winner = self->shown.winner == seat ||
                      (self->shown.winner == ROBO_WINNER_SQUAD && robot->kind == ROBO_SEAT_KILLBOT);
  /* Before programs are confirmed, only a puzzle shows dice: the programs of the other operators. */
  figures.has_confirmed = self->shown.phase == ROBO_PHASE_PROGRAMMING &&
                          (robot->n_dice > 0 || find_last_event (self, ROBO_EVENT_PROGRAMMED, seat) ||
                           ((self->game->sealed >> seat & 1) != 0 &&
                            self->position == robo_match_game_count_events (self->game)));
  fill_dice (self, seat, &figures);

  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    fill_slot (self, seat, i, &figures.slots[i]);
  figures.inventory = robo_robot_get_spare (robot);
  figures.n_inventory = robo_card_mask_count (&figures.inventory);
  figures.is_here = self->game->setup->seats[seat].player == ROBO_PLAYER_HUMAN &&
                    (!self->game->is_remote || self->game->own_seat == seat);
  figures.has_bank = self->game->has_banks && self->game->setup->seats[seat].player == ROBO_PLAYER_HUMAN;
  figures.bank_left_s = figures.has_bank ? (guint)self->game->bank_left_s[seat] : 0;
  /* An inventory is open only to the person who is asked, or to the only person at this screen. */
  figures.is_inventory_open = figures.is_here &&
                              (self->game->is_remote || self->game->n_people == 1 || self->asked_seat == (gint)seat);

  robo_seat_show (self->by_seat[seat], &figures);
}

/* The order strip: the dice of a unit as they act */

/* The strip has at most the dice of four robots with four dice each. */
#define MAX_ORDER (ROBO_MAX_ROBOTS * ROBO_MAX_DICE)

typedef struct
{
  RoboSeat   *seat;
  RoboSeatDie die;
  gboolean    is_used;
} OrderEntry;

static guint
collect_dice (RoboMatchView *self,
              OrderEntry    *entries)
{
  guint n_entries = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboSeat *seat = self->by_seat[i];

      for (guint j = 0; seat && j < robo_seat_get_n_dice (seat); j++)
        {
          const RoboSeatDie *die = robo_seat_get_die (seat, j);

          if (die->unit == self->shown.unit && die->status != ROBO_SEAT_DIE_REMOVED)
            entries[n_entries++] = (OrderEntry){ .seat = seat, .die = *die };
        }
    }

  return n_entries;
}

/* Returns the rank of a die in the order of R6.2. */
static guint
get_rank (const OrderEntry *entry)
{
  return entry->die.value << 8 | (entry->die.colour == ROBO_RED) << 4 | robo_seat_get_number (entry->seat);
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  return (int)get_rank (a) - (int)get_rank (b);
}

static void
take_entry (OrderEntry *entry,
            GPtrArray  *order)
{
  entry->is_used = TRUE;
  g_ptr_array_add (order, entry);
}

/* Updates the items in place and returns TRUE if the dice and their order are the same and only their status has
 * changed. Otherwise returns FALSE. */
static gboolean
refresh_order (RoboMatchView *self,
               GPtrArray     *order)
{
  GListModel *items = G_LIST_MODEL (self->order);

  if (g_list_model_get_n_items (items) != order->len)
    return FALSE;

  for (guint i = 0; i < order->len; i++)
    {
      g_autoptr (RoboOrderItem) item = g_list_model_get_item (items, i);
      const OrderEntry *entry = g_ptr_array_index (order, i);

      if (!robo_order_item_is_for (item, entry->seat, &entry->die))
        return FALSE;
    }

  for (guint i = 0; i < order->len; i++)
    {
      g_autoptr (RoboOrderItem) item = g_list_model_get_item (items, i);
      const OrderEntry *entry = g_ptr_array_index (order, i);

      robo_order_item_set_status (item, entry->die.status);
    }

  return TRUE;
}

static void
show_order (RoboMatchView *self)
{
  OrderEntry entries[MAX_ORDER] = { 0 };
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  g_autoptr (GPtrArray) items = NULL;

  if (self->shown.phase == ROBO_PHASE_ACTIVATION)
    {
      /* List the dice that have come up in the order of their activation, then the other dice in the order of R6.2.
       * `order` points into `entries`, which must not move any more. */
      guint n_entries = collect_dice (self, entries);
      guint start = self->position;

      qsort (entries, n_entries, sizeof *entries, compare_entries);

      while (start > 0 && robo_match_game_get_event (self->game, start - 1)->type != ROBO_EVENT_UNIT)
        start--;
      for (guint i = start; i < self->position; i++)
        {
          const RoboEvent *event = robo_match_game_get_event (self->game, i);

          if (event->type != ROBO_EVENT_ACTIVATE && event->type != ROBO_EVENT_SKIP)
            continue;
          for (guint j = 0; j < n_entries; j++)
            {
              if (!entries[j].is_used && robo_seat_get_seat (entries[j].seat) == event->seat &&
                  is_die_of (&entries[j].die, event))
                {
                  take_entry (&entries[j], order);
                  break;
                }
            }
        }

      for (guint i = 0; i < n_entries; i++)
        {
          if (!entries[i].is_used)
            take_entry (&entries[i], order);
        }
    }

  if (refresh_order (self, order))
    return;

  items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < order->len; i++)
    {
      const OrderEntry *entry = g_ptr_array_index (order, i);

      g_ptr_array_add (items, robo_order_item_new (entry->seat, &entry->die));
    }
  g_list_store_splice (self->order, 0, g_list_model_get_n_items (G_LIST_MODEL (self->order)), items->pdata, items->len);
}

/* The log: log lines for groups of events, and their small print */

static const RoboEvent *
get_events (RoboMatchView *self)
{
  return robo_game_get_events (self->game->engine)->events;
}

/* Notes how long programming took, because the time decided the starting number (R4.7). The time comes from the state
 * with all secrets; the rest of the robot's program is not shown yet. A KillBot, and any robot before the first round,
 * has no program and no time. */
static void
add_time (RoboMatchView *self,
          guint          index,
          GStrvBuilder  *note)
{
  guint            seat = get_events (self)[index].seat;
  const RoboRobot *robot = &robo_game_get_events (self->game->engine)->states[index].robots[seat];
  g_autofree char *seconds = NULL;
  g_autofree char *text = NULL;

  if (robot->kind != ROBO_SEAT_OPERATOR || robot->finish == 0 || robot->finish > ROBO_MAX_FINISH)
    return;

  seconds = g_strdup_printf ("%.1f", robot->finish / 10.0);
  /* Translators: This is small print in the log. %1$s is a player, %2$s is how long the player took to program, a
   * number such as 12.3. */
  text = g_strdup_printf (_ ("%1$s took %2$s seconds to program."), self->names.players[seat], seconds);
  g_strv_builder_add (note, text);
}

/* Explains what happens for the first time. Returns whether the log explains this event, from now on or already
 * before. */
static gboolean
add_first (RoboMatchView *self,
           guint          index,
           GStrvBuilder  *note)
{
  const RoboEvent *events = get_events (self);
  RoboState        before;
  RoboLogFirst     first;
  g_autofree char *text = NULL;

  if (events[index].type != ROBO_EVENT_DESTROYED && events[index].type != ROBO_EVENT_TURN &&
      events[index].type != ROBO_EVENT_DRAW)
    return FALSE;

  robo_match_game_get_state_at (self->game, index, &before);
  if (!robo_log_first_find (events, index, &before, self->game->board, &first) ||
      ((self->untold & 1u << first) == 0 && self->told_at[first] != index))
    return FALSE;

  self->untold &= ~(1u << first);
  self->told_at[first] = index;
  text = robo_log_first_dup_text (first, &events[index], &self->names);
  g_strv_builder_add (note, text);

  return TRUE;
}

/* Finds an explanation in the log about a seat, and its event, as long as it is about what is happening: the robot has
 * not acted again, and the control unit is not over. Returns FALSE if there is no such explanation. */
static gboolean
find_note (RoboMatchView *self,
           guint          seat,
           guint         *index,
           RoboLogFirst  *first)
{
  for (guint i = self->position; i > 0; i--)
    {
      const RoboEvent *event = &get_events (self)[i - 1];

      for (guint n = 0; n < ROBO_N_LOG_FIRSTS && event->seat == seat; n++)
        if (self->told_at[n] == i - 1)
          {
            *index = i - 1;
            *first = (RoboLogFirst)n;
            return TRUE;
          }
      if (event->type == ROBO_EVENT_PHASE || event->type == ROBO_EVENT_UNIT || event->type == ROBO_EVENT_ROUND ||
          (event->type == ROBO_EVENT_ACTIVATE && event->seat == seat))
        return FALSE;
    }

  return FALSE;
}

static void
show_note (RoboMatchView *self,
           guint          seat)
{
  guint            index;
  RoboLogFirst     first;
  g_autofree char *text = NULL;

  if (find_note (self, seat, &index, &first))
    text = robo_log_first_dup_text (first, &get_events (self)[index], &self->names);
  robo_seat_set_note (self->by_seat[seat], text);
}

/* Returns the small print for the events from `first` up to but not including `end`, or NULL. Sets is_first to TRUE if
 * the small print explains something for the first time. */
static char *
dup_note (RoboMatchView *self,
          guint          first,
          guint          end,
          gboolean      *is_first)
{
  g_autoptr (GStrvBuilder) note = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  for (guint i = first; i < end; i++)
    {
      const RoboEvent *event = &get_events (self)[i];
      g_autofree char *unasked = robo_log_notes_dup_text (self->game->notes, i, &self->names);
      RoboState        after;

      if (unasked != NULL)
        g_strv_builder_add (note, unasked);
      if (event->type == ROBO_EVENT_UNIT && event->value == 1)
        {
          robo_match_game_get_state_at (self->game, i + 1, &after);
          /* List the programs of all operators when they are revealed (R5.5). */
          for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
            {
              RoboProgram      program = { 0 };
              g_autofree char *text = NULL;
              g_autofree char *line = NULL;

              if (!self->by_seat[seat] || after.robots[seat].kind == ROBO_SEAT_KILLBOT ||
                  after.robots[seat].n_dice == 0)
                continue;

              program.n_dice = after.robots[seat].n_dice;
              memcpy (program.dice, after.robots[seat].dice, sizeof program.dice);
              text = robo_words_dup_program (&program);
              /* Translators: This is small print in the log. %1$s is a player, %2$s is the program of this player, such
               * as “I blue 3 north · II red 2 west”. */
              line = g_strdup_printf (_ ("%1$s: %2$s"), self->names.players[seat], text);
              g_strv_builder_add (note, line);
            }
        }
      *is_first |= add_first (self, i, note);
      if (event->type == ROBO_EVENT_NUMBER && self->game->game_setup.rules.numbering == ROBO_NUMBERING_FINISH_ORDER)
        add_time (self, i, note);
    }
  lines = g_strv_builder_end (note);

  return lines[0] != NULL ? g_strjoinv ("\n", lines) : NULL;
}

static void
name_equipped (RoboMatchView   *self,
               const RoboEvent *event,
               const RoboState *after)
{
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    self->names.equipped[i] = event->seat < ROBO_MAX_ROBOTS ? after->robots[event->seat].cards[i] : ROBO_NO_CARD;
}

/* Gives the open log line the text for all its events up to `end`. From the second mention in a round on, names are
 * short. */
static void
tell_line (RoboMatchView *self,
           guint          end)
{
  guint            first = robo_log_item_get_event (self->open_line);
  gboolean         is_first = FALSE;
  g_autofree char *more = dup_note (self, first, end, &is_first);
  g_autofree char *folded = NULL;
  g_autofree char *note = NULL;
  g_autofree char *text = NULL;
  RoboState        after;

  robo_match_game_get_state_at (self->game, first + 1, &after);
  name_equipped (self, &get_events (self)[first], &after);
  self->names.mentioned = self->mentioned;
  text = robo_log_group_describe (get_events (self), first, end, &self->names, &folded);
  if (folded != NULL && more != NULL)
    note = g_strconcat (folded, "\n", more, NULL);
  else
    note = g_strdup (folded != NULL ? folded : more);
  robo_log_item_set_text (self->open_line, get_events (self), end, text, note);
  if (is_first)
    robo_log_item_set_is_note_open (self->open_line, TRUE);
}

/* Returns whether an event needs no log line. If the decks have no cards, as in the test of an arena, the draws before
 * the first log line deal no cards. */
static gboolean
needs_no_line (RoboMatchView *self,
               guint          index)
{
  const RoboEvent *event = &get_events (self)[index];

  if (self->open_line != NULL || event->type != ROBO_EVENT_DRAW || event->card != ROBO_NO_CARD)
    return FALSE;

  for (guint card = 0; card < ROBO_MAX_CARDS; card++)
    if (self->game->game_setup.rules.copies[card] > 0)
      return FALSE;

  return TRUE;
}

/* Adds events to the log. New log lines are put into the list when their text is complete. */
static void
tell_events (RoboMatchView *self)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);
  RoboState after;

  if (self->n_told >= self->position)
    return;

  for (guint i = self->n_told; i < self->position; i++)
    {
      if (needs_no_line (self, i))
        continue;
      if (self->open_line != NULL &&
          robo_log_group_contains (get_events (self), robo_log_item_get_event (self->open_line), i))
        continue;
      if (self->open_line != NULL && i > robo_log_item_get_end (self->open_line))
        tell_line (self, i);
      self->mentioned = get_events (self)[i].type == ROBO_EVENT_ROUND ? 0 : self->names.mentioned;
      robo_match_game_get_state_at (self->game, i + 1, &after);
      self->open_line = robo_log_item_new (get_events (self), i, &after, self->game->board->columns);
      g_ptr_array_add (lines, self->open_line);
    }
  if (self->open_line != NULL)
    tell_line (self, self->position);
  self->n_told = self->position;

  if (lines->len > 0)
    g_list_store_splice (self->log, g_list_model_get_n_items (G_LIST_MODEL (self->log)), 0, lines->pdata, lines->len);
}

char *
robo_match_view_dup_sentence (RoboMatchView *self,
                              guint          index,
                              gboolean       is_spoken)
{
  const RoboEvent *event = &get_events (self)[index];
  RoboLogNames     names = self->names;
  g_autofree char *marked = NULL;
  g_autofree char *text = NULL;
  RoboState        after;

  robo_match_game_get_state_at (self->game, index + 1, &after);
  name_equipped (self, event, &after);
  memcpy (names.equipped, self->names.equipped, sizeof names.equipped);
  names.mentioned = G_MAXUINT;
  marked = robo_log_describe (event, &names);

  text = robo_log_marks_strip (marked, names.columns, NULL, NULL);

  return is_spoken ? robo_words_dup_spoken (text) : g_steal_pointer (&text);
}

RoboLogReason *
robo_match_view_explain (RoboMatchView *self,
                         guint          index)
{
  RoboState after;

  robo_match_game_get_state_at (self->game, index + 1, &after);
  name_equipped (self, robo_match_game_get_event (self->game, index), &after);

  return robo_log_reason_new (get_events (self), index, self->game->game_setup.cards, &self->names);
}

/* The view */

RoboMatchView *
robo_match_view_new (const RoboMatchGame *game)
{
  const RoboModules *modules = game->setup->modules;
  RoboMatchView     *self = g_new0 (RoboMatchView, 1);

  self->game = game;
  self->asked_seat = -1;
  self->thinking_seat = -1;
  for (guint i = 0; i < ROBO_N_LOG_FIRSTS; i++)
    self->told_at[i] = G_MAXUINT;
  self->seats = g_list_store_new (ROBO_TYPE_SEAT);
  self->log = g_list_store_new (ROBO_TYPE_LOG_ITEM);
  self->order = g_list_store_new (ROBO_TYPE_ORDER_ITEM);
  self->names = (RoboLogNames){ .columns = self->game->board->columns, .terrain = self->game->board->terrain };
  if (modules != NULL)
    {
      self->names.n_cards = robo_modules_get_cards (modules)->n_cards;
      self->titles = g_new (const char *, self->names.n_cards);
      for (guint i = 0; i < self->names.n_cards; i++)
        self->titles[i] = robo_modules_get_title (modules, i);
      self->names.cards = self->titles;
    }

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      g_autoptr (RoboSeat) seat = NULL;

      if (self->game->setup->seats[i].player == ROBO_PLAYER_NONE)
        continue;

      seat = robo_seat_new (self->game->setup, i);
      g_list_store_append (self->seats, seat);
      self->by_seat[i] = seat;
      self->names.players[i] = robo_seat_get_name (seat);
      self->names.full[i] = robo_seat_get_full_name (seat);
      self->names.n_killbots += robo_seat_get_is_killbot (seat);
    }

  return self;
}

void
robo_match_view_free (RoboMatchView *self)
{
  if (self == NULL)
    return;

  g_object_unref (self->seats);
  g_object_unref (self->log);
  g_object_unref (self->order);
  g_free (self->titles);
  g_free (self);
}

void
robo_match_view_move (RoboMatchView *self,
                      guint          position)
{
  self->position = position;
  robo_match_game_get_state_at (self->game, position, &self->shown);
}

void
robo_match_view_update (RoboMatchView *self,
                        gint           asked_seat,
                        gint           thinking_seat)
{
  self->asked_seat = asked_seat;
  self->thinking_seat = thinking_seat;
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (self->by_seat[i])
        show_seat (self, i);
    }
  show_order (self);
  tell_events (self);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (self->by_seat[i])
        show_note (self, i);
    }
}
