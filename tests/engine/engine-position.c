// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up and queries positions word by word.
#include "engine-fixture.h"

#include <string.h>

static const char *const colour_names[] = { "blue", "red", "yellow" };

/* Parses a space: "column,row" from 1, or "out". */
guint
engine_space_from_text (const RoboPlan *plan,
                        const char     *text)
{
  const char *comma = strchr (text, ',');

  if (strcmp (text, "out") == 0)
    return ROBO_NO_SPACE;

  g_assert_nonnull (comma);

  return (atoi (comma + 1) - 1) * plan->columns + atoi (text) - 1;
}

char *
engine_space_to_text (const RoboPlan *plan,
                      guint           space)
{
  if (space == ROBO_NO_SPACE)
    return g_strdup ("out");

  return g_strdup_printf ("%u,%u", space % plan->columns + 1, space / plan->columns + 1);
}

static guint
find_card (const RoboCards *cards,
           const char      *id)
{
  guint card = robo_cards_find (cards, id);

  if (card == ROBO_NO_CARD && strcmp (id, "none") != 0)
    g_error ("There is no card “%s”", id);

  return card;
}

static RoboDir
dir_from_text (const char *text)
{
  RoboDir dir;

  if (!robo_dir_from_id (text, &dir))
    g_error ("“%s” is no direction", text);

  return dir;
}

/* Setting positions */

static void
set_cards (EngineTable *table,
           RoboRobot   *robot,
           const char  *value)
{
  g_auto (GStrv) ids = g_strsplit (value, "+", -1);

  g_assert (g_strv_length (ids) <= ROBO_MAX_SLOTS);
  for (guint slot = 0; ids[slot] != NULL; slot++)
    {
      robot->cards[slot] = find_card (&table->cards, ids[slot]);
      robo_card_mask_add (&robot->inventory, robot->cards[slot]);
    }
}

static void
set_inventory (EngineTable *table,
               RoboRobot   *robot,
               const char  *value)
{
  g_auto (GStrv) ids = g_strsplit (value, "+", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    robo_card_mask_add (&robot->inventory, find_card (&table->cards, ids[i]));
}

/* Parses the values of slots: "2", or "1+2". */
static void
set_shield (RoboRobot  *robot,
            const char *value)
{
  const char *plus = strchr (value, '+');

  robot->shield[0] = atoi (value);
  robot->shield[1] = plus != NULL ? atoi (plus + 1) : 0;
}

static void
set_robot (EngineTable *table,
           guint        seat,
           const char  *name,
           const char  *value)
{
  RoboRobot *robot = &table->state.robots[seat];

  if (strcmp (name, "damage") == 0)
    robot->damage = atoi (value);
  else if (strcmp (name, "vp") == 0)
    robot->vp = atoi (value);
  else if (strcmp (name, "number") == 0)
    robot->number = atoi (value);
  else if (strcmp (name, "side") == 0)
    robot->side = dir_from_text (value);
  else if (strcmp (name, "sum") == 0)
    robot->dice_sum = atoi (value);
  else if (strcmp (name, "finish") == 0)
    robot->finish = atoi (value);
  else if (strcmp (name, "wish") == 0)
    table->state.equip_wishes |= atoi (value) << seat;
  else if (strcmp (name, "shield") == 0)
    set_shield (robot, value);
  else if (strcmp (name, "cards") == 0)
    set_cards (table, robot, value);
  else if (strcmp (name, "owns") == 0)
    set_inventory (table, robot, value);
  else if (strcmp (name, "title") == 0)
    table->setup.seats[seat].cards[0] = find_card (&table->cards, value);
  else if (strcmp (name, "facing") == 0)
    {
      robot->kind = ROBO_SEAT_KILLBOT;
      robot->facing = dir_from_text (value);
    }
  else
    g_error ("A robot has no “%s”", name);
}

static void
set_rule (EngineTable *table,
          const char  *name,
          const char  *value)
{
  RoboRules *rules = &table->setup.rules;

  if (strcmp (name, "vp-goal") == 0)
    rules->vp_goal = atoi (value);
  else if (strcmp (name, "damage-limit") == 0)
    rules->damage_limit = atoi (value);
  else if (strcmp (name, "vp-tokens-max") == 0)
    rules->vp_tokens_max = atoi (value);
  else if (strcmp (name, "modules") == 0)
    rules->modules = atoi (value);
  else if (strcmp (name, "starting-numbers") == 0)
    rules->numbering = engine_find_name ((const char *[]){ "dice-sum", "random", "finish-order" }, 3, value);
  else if (strcmp (name, "barrier-when-blocked") == 0)
    rules->damage_when_blocked = strcmp (value, "damage") == 0;
  else if (strcmp (name, "killbot-vp") == 0)
    rules->killbot_vp_from_supply = strcmp (value, "supply") == 0;
  else if (strcmp (name, "bump") == 0)
    rules->bump_every_step = strcmp (value, "every-step") == 0;
  else if (strcmp (name, "squad-goal") == 0)
    rules->squad_goal_seven = strcmp (value, "seven") == 0;
  else if (strcmp (name, "entropy") == 0)
    rules->entropy_every_round = strcmp (value, "round") == 0;
  else if (strcmp (name, "equip") == 0)
    rules->equips_on_change = strcmp (value, "changed") == 0;
  else
    g_error ("There is no rule “%s”", name);
}

static void
set_deck (EngineTable *table,
          const char  *name,
          const char  *value)
{
  guint deck = engine_find_name (colour_names, ROBO_N_DECKS, name);
  g_auto (GStrv) ids = g_strsplit (value, "+", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    table->state.decks[deck][table->state.deck_sizes[deck]++] = find_card (&table->cards, ids[i]);
}

/* Parses a mine: "3,1" belongs to no card, "3,1:mines" to a card. */
static void
add_mine (EngineTable *table,
          guint        owner,
          const char  *at)
{
  const char *colon = strchr (at, ':');
  guint       card = colon == NULL ? ROBO_NO_CARD : find_card (&table->cards, colon + 1);

  table->state.mines[table->state.n_mines++] = (RoboMine){
    .space = engine_space_from_text (&table->plan, at),
    .owner = owner,
    .damage = card == ROBO_NO_CARD ? 1 : table->cards.cards[card].effects[0].damage,
    .card = card,
  };
}

static void
set_other (EngineTable *table,
           const char  *key,
           const char  *value)
{
  if (g_str_has_prefix (key, "rules."))
    set_rule (table, key + 6, value);
  else if (g_str_has_prefix (key, "deck."))
    set_deck (table, key + 5, value);
  else if (g_str_has_prefix (key, "tokens"))
    table->state.tokens[key[6] - '0'] = atoi (value);
  else if (g_str_has_prefix (key, "bag"))
    table->state.bag[key[3] - '0'] = atoi (value);
  else if (strcmp (key, "round") == 0)
    table->state.round = atoi (value);
  else if (strcmp (key, "seed") == 0)
    robo_rng_seed (&table->state.rng, atoi (value));
  else
    g_error ("“%s” cannot be set", key);
}

/* Robots that are not in the drawing begin as operators that are out. */
static void
join (RoboState *state,
      guint      seat)
{
  if (state->robots[seat].kind != ROBO_SEAT_EMPTY)
    return;

  state->robots[seat].kind = ROBO_SEAT_OPERATOR;
  state->robots[seat].side = (RoboDir[]){ ROBO_DIR_S, ROBO_DIR_N, ROBO_DIR_E, ROBO_DIR_W }[seat];
}

/* Makes one change: "B@3,1" or "B@out", "b@3,1" or "b@3,1:mines" (a mine of B), "B.damage=2" (and vp, number,
 * side, shield, cards, owns, title, facing, which makes it a KillBot, sum, finish), "tokens3=2", "bag3=4",
 * "round=2", "seed=1", "deck.blue=brake+teleport", "rules.bump=every-step". */
void
engine_position_set (EngineTable *table,
                     const char  *word)
{
  g_autofree char *key = g_strdup (word);
  char            *sign = strpbrk (key, "@=");
  const char      *value;
  guint            seat;

  if (sign == NULL)
    g_error ("“%s” sets nothing", word);
  value = sign + 1;

  if (*sign == '@' && g_ascii_islower (key[0]))
    {
      add_mine (table, key[0] - 'a', value);
      return;
    }

  seat = key[0] - 'A';
  if (seat >= ROBO_MAX_ROBOTS)
    {
      *sign = '\0';
      set_other (table, key, value);
      return;
    }

  join (&table->state, seat);
  if (*sign == '@')
    table->state.robots[seat].space = engine_space_from_text (&table->plan, value);
  else
    {
      *sign = '\0';
      set_robot (table, seat, key + 2, value);
    }
}

/* Reading positions */

static const RoboState *
get_state (const EngineTable *table)
{
  return table->game != NULL ? robo_game_get_shown_state (table->game) : &table->state;
}

static const char *
get_card_id (const EngineTable *table,
             guint              card)
{
  return card == ROBO_NO_CARD ? "none" : table->cards.cards[card].id;
}

static char *
get_inventory (const EngineTable *table,
               const RoboRobot   *robot)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint card = 0; card < table->cards.n_cards; card++)
    {
      if (robo_card_mask_has (&robot->inventory, card))
        g_ptr_array_add (ids, (gpointer)table->cards.cards[card].id);
    }
  g_ptr_array_add (ids, NULL);

  return g_strjoinv ("+", (char **)ids->pdata);
}

static char *
get_of_robot (const EngineTable *table,
              guint              seat,
              const char        *name)
{
  const RoboRobot *robot = &get_state (table)->robots[seat];
  const struct
  {
    const char *name;
    guint       value;
  } numbers[] = {
    { "damage", robot->damage },
    { "vp", robot->vp },
    { "number", robot->number },
    { "shield", robot->shield[0] + robot->shield[1] },
    { "shield-left", robot->shield[0] },
    { "shield-right", robot->shield[1] },
    { "wish", get_state (table)->equip_wishes >> seat & 1u },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      if (strcmp (numbers[i].name, name) == 0)
        return g_strdup_printf ("%u", numbers[i].value);
    }

  if (strcmp (name, "facing") == 0)
    return g_strdup (robo_dir_get_id (robot->facing));
  if (strcmp (name, "cards") == 0)
    return g_strdup_printf ("%s+%s", get_card_id (table, robot->cards[0]), get_card_id (table, robot->cards[1]));
  if (strcmp (name, "owns") == 0)
    return get_inventory (table, robot);

  if (strcmp (name, "rank") == 0)
    {
      guint ranks[ROBO_MAX_ROBOTS];

      robo_game_get_ranks (table->game, ranks);
      return g_strdup_printf ("%u", ranks[seat]);
    }

  g_error ("A robot has no “%s”", name);
}

/* Lists the mines, oldest first, as in the state. */
static char *
get_mines (const EngineTable *table)
{
  const RoboState *state = get_state (table);
  GString         *text = g_string_new (NULL);

  for (guint i = 0; i < state->n_mines; i++)
    {
      g_autofree char *at = engine_space_to_text (&table->plan, state->mines[i].space);

      g_string_append_printf (text, "%s%c%s", i > 0 ? "+" : "", 'a' + state->mines[i].owner, at);
    }

  return g_string_free (text, FALSE);
}

static char *
get_winner (const RoboState *state)
{
  if (state->winner == ROBO_NO_WINNER)
    return g_strdup ("none");
  if (state->winner == ROBO_WINNER_SQUAD)
    return g_strdup ("squad");

  return g_strdup_printf ("%c", 'A' + state->winner);
}

/* Lists the cards of a deck, the top card first. */
static char *
get_deck (const EngineTable *table,
          const char        *name)
{
  const RoboState *state = get_state (table);
  guint            deck = engine_find_name (colour_names, ROBO_N_DECKS, name);
  GString         *text = g_string_new (NULL);

  for (guint i = 0; i < state->deck_sizes[deck]; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "+" : "", get_card_id (table, state->decks[deck][i]));

  return g_string_free (text, FALSE);
}

/* Returns a value of the position, before or after it was played. The key is the part before the sign in
 * "B@3,1", "B.damage=2" (and vp, number, shield, shield-left, shield-right, facing, cards, owns, rank),
 * "mines=a3,1+b1,1" (oldest first), "tokens3=2", "bag3=1", "deck.blue=brake+teleport", "winner=A" (or squad or
 * none). */
char *
engine_position_get (const EngineTable *table,
                     const char        *key)
{
  const RoboState *state = get_state (table);
  guint            seat = key[0] - 'A';

  if (seat < ROBO_MAX_ROBOTS && key[1] == '\0')
    return engine_space_to_text (&table->plan, state->robots[seat].space);
  if (seat < ROBO_MAX_ROBOTS)
    return get_of_robot (table, seat, key + 2);
  if (strcmp (key, "mines") == 0)
    return get_mines (table);
  if (strcmp (key, "winner") == 0)
    return get_winner (state);
  if (g_str_has_prefix (key, "deck."))
    return get_deck (table, key + 5);
  if (g_str_has_prefix (key, "tokens"))
    return g_strdup_printf ("%u", state->tokens[key[6] - '0']);
  if (g_str_has_prefix (key, "bag"))
    return g_strdup_printf ("%u", state->bag[key[3] - '0']);

  g_error ("“%s” is nothing a position has", key);
}
