// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-setup.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "base/robo-names.h"
#include "engine/robo-ids.h"
#include "engine/robo-killbot.h"

#include "robo-championship.h"
#include "robo-computers.h"

static const char *const player_ids[ROBO_N_PLAYERS] = {
  [ROBO_PLAYER_NONE] = "none",
  [ROBO_PLAYER_HUMAN] = "human",
  [ROBO_PLAYER_COMPUTER] = "computer",
  [ROBO_PLAYER_KILLBOT] = "killbot",
};

/* These are the words for computers, in the order of robo_level_get_word(). */
static const char *const computer_words[ROBO_N_LEVEL_WORDS] = {
  "computer",
  "computer-pip",
  "computer-rusty",
  "computer-dash",
  "computer-gizmo",
  "computer-bruno",
  "computer-ada",
  "computer-quill",
  "computer-sable",
  "computer-vega",
  "computer-oracle",
  "computer-beginner",
  "computer-club",
  "computer-master",
};

static const struct
{
  const char *id;
  const char *title;
  const char *owned_title;
} robots[ROBO_N_ROBOT_NAMES] = {
  [ROBO_ROBOT_HOUND] = { "hound", NC_ ("robot", "The Hound"), NC_ ("robot of a player", "Hound") },
  [ROBO_ROBOT_MERCURY] = { "mercury", NC_ ("robot", "Mercury"), NC_ ("robot of a player", "Mercury") },
  [ROBO_ROBOT_REAPER] = { "reaper", NC_ ("robot", "Reaper"), NC_ ("robot of a player", "Reaper") },
  [ROBO_ROBOT_VOLT] = { "volt", NC_ ("robot", "Volt"), NC_ ("robot of a player", "Volt") },
};

/* Robots start at these sides, by seat. The first two players sit opposite each other. */
static const RoboDir default_sides[ROBO_MAX_ROBOTS] = { ROBO_DIR_S, ROBO_DIR_N, ROBO_DIR_W, ROBO_DIR_E };

RoboSeatKind
robo_player_get_kind (RoboPlayer player)
{
  switch (player)
    {
    case ROBO_PLAYER_NONE:
      return ROBO_SEAT_EMPTY;

    case ROBO_PLAYER_HUMAN:
    case ROBO_PLAYER_COMPUTER:
      return ROBO_SEAT_OPERATOR;

    case ROBO_PLAYER_KILLBOT:
      return ROBO_SEAT_KILLBOT;
    }

  g_return_val_if_reached (ROBO_SEAT_EMPTY);
}

ROBO_DEFINE_IDS (RoboPlayer, robo_player, player_ids, )

const char *
robo_player_get_word (RoboPlayer player,
                      RoboLevel  level)
{
  g_return_val_if_fail (level < ROBO_N_LEVELS, NULL);

  return player == ROBO_PLAYER_COMPUTER ? computer_words[level] : robo_player_get_id (player);
}

gboolean
robo_player_from_word (const char *word,
                       RoboPlayer *player,
                       RoboLevel  *level)
{
  for (guint index = 0; index < ROBO_N_LEVEL_WORDS; index++)
    {
      gboolean is_name = index > ROBO_LEVEL_CHANCE && g_str_equal (word, robo_level_get_word (index));

      if (!is_name && !g_str_equal (word, computer_words[index]))
        continue;
      *player = ROBO_PLAYER_COMPUTER;
      *level = robo_level_of_word (index);
      return TRUE;
    }
  if (!robo_player_from_id (word, player))
    return FALSE;

  *level = ROBO_LEVEL_CHANCE;

  return TRUE;
}

ROBO_DEFINE_IDS (RoboRobotName, robo_robot_name, robots, .id)

const char *
robo_robot_name_get_title (RoboRobotName robot)
{
  g_return_val_if_fail (robot < ROBO_N_ROBOT_NAMES, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "robot", robots[robot].title);
}

const char *
robo_robot_name_get_owned_title (RoboRobotName robot)
{
  g_return_val_if_fail (robot < ROBO_N_ROBOT_NAMES, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "robot of a player", robots[robot].owned_title);
}

static void
clear_cards (RoboMatchSetup *self)
{
  robo_card_mask_fill (&self->killbot_cards);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      self->seats[i].wish = ROBO_WISH_RULES;
      memset (self->seats[i].cards, ROBO_NO_CARD, sizeof self->seats[i].cards);
    }
}

RoboMatchSetup *
robo_match_setup_new (RoboArena *arena)
{
  RoboMatchSetup *self = g_new0 (RoboMatchSetup, 1);

  self->arena = arena ? robo_arena_ref (arena) : NULL;
  robo_rules_init_training (&self->rules);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    self->seats[i] = (RoboMatchSeat){ .robot = i, .colour = i, .side = default_sides[i] };
  clear_cards (self);

  return self;
}

RoboMatchSetup *
robo_match_setup_copy (const RoboMatchSetup *self)
{
  RoboMatchSetup *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  if (copy->arena)
    robo_arena_ref (copy->arena);
  if (copy->modules)
    robo_modules_ref (copy->modules);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    copy->seats[i].name = g_strdup (self->seats[i].name);

  return copy;
}

void
robo_match_setup_free (RoboMatchSetup *self)
{
  if (!self)
    return;

  g_clear_pointer (&self->arena, robo_arena_unref);
  g_clear_pointer (&self->modules, robo_modules_unref);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    g_free (self->seats[i].name);
  g_free (self);
}

void
robo_match_setup_set_arena (RoboMatchSetup *self,
                            RoboArena      *arena)
{
  g_return_if_fail (self != NULL && arena != NULL);

  robo_arena_ref (arena);
  g_clear_pointer (&self->arena, robo_arena_unref);
  self->arena = arena;
}

void
robo_match_setup_set_rules (RoboMatchSetup  *self,
                            const RoboRules *rules,
                            RoboModules     *modules)
{
  g_return_if_fail (self != NULL && rules != NULL);

  if (modules)
    robo_modules_ref (modules);
  g_clear_pointer (&self->modules, robo_modules_unref);
  self->modules = modules;
  self->rules = *rules;
  clear_cards (self);
  for (guint card = 0; modules != NULL && card < robo_modules_get_cards (modules)->n_cards; card++)
    if (robo_modules_get_cards (modules)->cards[card].colour == ROBO_CARD_CHAMPION)
      robo_card_mask_remove (&self->killbot_cards, card);
}

gboolean
robo_match_setup_add_modules (RoboMatchSetup *self,
                              RoboModuleSet  *set,
                              RoboProblems   *problems)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new ();
  g_autoptr (RoboModules) modules = NULL;
  const RoboCards *cards;
  RoboRules        rules;

  g_return_val_if_fail (self != NULL && self->rules.modules && set != NULL, FALSE);

  for (guint i = 0; self->modules && i < robo_modules_get_n_sets (self->modules); i++)
    g_ptr_array_add (sets, robo_modules_get_set (self->modules, i));
  g_ptr_array_add (sets, set);
  modules = robo_modules_new ((RoboModuleSet *const *)sets->pdata, sets->len, problems);
  if (!modules)
    return FALSE;

  rules = self->rules;
  cards = robo_module_set_get_cards (set);
  for (guint card = 0; card < cards->n_cards; card++)
    rules.copies[robo_cards_find (robo_modules_get_cards (modules), cards->cards[card].id)] =
      (guint8)robo_module_set_get_copies (set, card);
  robo_match_setup_set_rules (self, &rules, modules);

  return TRUE;
}

void
robo_match_setup_set_seat (RoboMatchSetup *self,
                           guint           seat,
                           RoboPlayer      player,
                           const char     *name)
{
  g_autofree char *old_name = NULL;

  g_return_if_fail (self != NULL && seat < ROBO_MAX_ROBOTS);

  /* Free the old name last, because `name` may be the old name. */
  old_name = self->seats[seat].name;
  self->seats[seat].name = name ? robo_names_dup_clean (name, ROBO_NAMES_MAX_PLAYER) : NULL;
  self->seats[seat].player = player;
}

/* Returns the number of a seat among the players of its kind, from 1. For a computer, only computers of the same name
 * count. */
static guint
get_ordinal (const RoboMatchSetup *self,
             guint                 seat)
{
  guint n = 1;

  for (guint i = 0; i < seat; i++)
    n += self->seats[i].player == self->seats[seat].player &&
         (self->seats[i].player != ROBO_PLAYER_COMPUTER || self->seats[i].level == self->seats[seat].level);

  return n;
}

static char *
dup_own_name (const RoboMatchSetup *self,
              guint                 seat)
{
  const char *name;

  name = self->seats[seat].name;
  if (name && *name)
    return g_strdup (name);

  switch (self->seats[seat].player)
    {
    case ROBO_PLAYER_NONE:
      break;

    case ROBO_PLAYER_HUMAN:
      /* Translators: This is the name of a player who has entered no name. %u is 1 for the first person, 2 for the
       * second. */
      return g_strdup_printf (_ ("Player %u"), get_ordinal (self, seat));

    case ROBO_PLAYER_COMPUTER:
      if (self->seats[seat].level != ROBO_LEVEL_CHANCE && get_ordinal (self, seat) == 1)
        return g_strdup (robo_computer_get_name (self->seats[seat].level));
      if (self->seats[seat].level != ROBO_LEVEL_CHANCE)
        return g_strdup_printf ("%s %u", robo_computer_get_name (self->seats[seat].level), get_ordinal (self, seat));
      /* Translators: This is the name of a player that the computer plays. %u is 1 for the first one, 2 for the
       * second. */
      return g_strdup_printf (_ ("Computer %u"), get_ordinal (self, seat));

    case ROBO_PLAYER_KILLBOT:
      /* Translators: This is the name of a KillBot. %u is 1 for the first KillBot, 2 for the second. */
      return g_strdup_printf (_ ("KillBot %u"), get_ordinal (self, seat));
    }

  return g_strdup ("");
}

static gboolean
is_name_taken (const RoboMatchSetup *self,
               guint                 seat,
               const char           *name)
{
  for (guint other = 0; other < seat; other++)
    {
      g_autofree char *taken = robo_match_setup_dup_name (self, other);

      if (self->seats[other].player != ROBO_PLAYER_NONE && robo_names_look_alike (name, taken))
        return TRUE;
    }

  return FALSE;
}

/* Returns the name of the player, with a number if it looks like that of an earlier seat. New Game refuses such names,
 * but files and remote games may have them. */
char *
robo_match_setup_dup_name (const RoboMatchSetup *self,
                           guint                 seat)
{
  g_autofree char *own = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (self != NULL && seat < ROBO_MAX_ROBOTS, NULL);

  own = dup_own_name (self, seat);
  name = g_strdup (own);
  for (guint number = 2; *own != '\0' && is_name_taken (self, seat, name); number++)
    {
      g_free (name);
      name = g_strdup_printf ("%s (%u)", own, number);
    }

  return g_steal_pointer (&name);
}

char *
robo_match_setup_dup_full_name (const RoboMatchSetup *self,
                                guint                 seat)
{
  g_autofree char *player = NULL;
  const char      *robot;
  gunichar         last;

  g_return_val_if_fail (self != NULL && seat < ROBO_MAX_ROBOTS, NULL);
  g_return_val_if_fail (self->seats[seat].player != ROBO_PLAYER_NONE, NULL);

  player = robo_match_setup_dup_name (self, seat);
  robot = robo_robot_name_get_title (self->seats[seat].robot);
  if (strcmp (player, robot) == 0)
    return g_steal_pointer (&player);
  if (self->seats[seat].player == ROBO_PLAYER_KILLBOT)
    /* Translators: %1$s is a KillBot, such as "KillBot 1", %2$s the robot that it is, such as "Volt". */
    return g_strdup_printf (C_ ("naming", "%1$s (%2$s)"), player, robot);

  robot = robo_robot_name_get_owned_title (self->seats[seat].robot);
  last = g_unichar_tolower (g_utf8_get_char (g_utf8_prev_char (player + strlen (player))));
  if (!g_unichar_isalpha (last))
    /* Translators: This says whose robot it is. %1$s is a player whose name ends in a digit or a sign, such as
     * “Player 1”; %2$s is a robot, such as “Hound”. */
    return g_strdup_printf (C_ ("name ending in no letter", "%1$s’s %2$s"), player, robot);
  /* In the German genitive, a name that ends with one of these letters gets no s. */
  if (last == 's' || last == 'x' || last == 'z' || last == 0xdf)
    /* Translators: This says whose robot it is. %1$s is a player whose name ends in s, x, z or ß; %2$s is a robot, such
     * as “Hound”. */
    return g_strdup_printf (C_ ("name ending in s", "%1$s’s %2$s"), player, robot);

  /* Translators: This says whose robot it is. %1$s is a player, %2$s is a robot, such as “Hound”. It stands in
   * sentences in place of a name; where names are inflected, “%1$s (%2$s)” is better. */
  return g_strdup_printf (C_ ("naming", "%1$s’s %2$s"), player, robot);
}

static guint
count_players (const RoboMatchSetup *self,
               RoboSeatKind          kind)
{
  guint n = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    n += robo_player_get_kind (self->seats[i].player) == kind;

  return n;
}

static gboolean
all_differ (const RoboMatchSetup *self)
{
  guint sides = 0, colours = 0, names = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      const RoboMatchSeat *seat = &self->seats[i];

      if (seat->player == ROBO_PLAYER_NONE)
        continue;
      if ((sides & 1u << seat->side) || (colours & 1u << seat->colour) || (names & 1u << seat->robot))
        return FALSE;
      sides |= 1u << seat->side;
      colours |= 1u << seat->colour;
      names |= 1u << seat->robot;
    }

  return TRUE;
}

static gboolean
cards_are_known (const RoboMatchSetup *self,
                 const RoboMatchSeat  *seat)
{
  guint n_cards = self->modules ? robo_modules_get_cards (self->modules)->n_cards : 0;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (seat->cards[slot] != ROBO_NO_CARD && (!self->rules.modules || seat->cards[slot] >= n_cards))
        return FALSE;
    }

  return seat->cards[0] == ROBO_NO_CARD || seat->cards[0] != seat->cards[1];
}

/* Returns whether the KillBot has the modules that a titleholder among KillBots has in this arena (R11.3). */
static gboolean
is_titleholder (const RoboMatchSetup *self,
                const RoboMatchSeat  *seat)
{
  for (guint champion = 0; champion < ROBO_N_CHAMPIONS; champion++)
    {
      guint8 cards[ROBO_MAX_SLOTS];

      if (g_str_equal (robo_arena_get_id (self->arena), robo_championship_get_arena (champion)) &&
          robo_championship_fill_cards (self->modules, champion, TRUE, cards) &&
          memcmp (cards, seat->cards, sizeof cards) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Returns whether a KillBot's seat may have the card. A champion card is for a titleholder only (R11.3), except in
 * older games. */
static gboolean
may_have_card (const RoboMatchSetup *self,
               const RoboMatchSeat  *seat,
               guint                 card)
{
  if (robo_card_mask_has (&self->killbot_cards, card))
    return TRUE;

  return robo_modules_get_cards (self->modules)->cards[card].colour == ROBO_CARD_CHAMPION &&
         (self->allows_champion_cards || is_titleholder (self, seat));
}

/* Checks the modules of a KillBot. A KillBot cannot have modules that need an operator, that the rules do not allow for
 * KillBots, or that have the same color (R9.7). */
static const char *
check_killbot (const RoboMatchSetup *self,
               const RoboMatchSeat  *seat)
{
  const RoboCard *cards[ROBO_MAX_SLOTS] = { NULL };

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      guint card = seat->cards[slot];

      if (card == ROBO_NO_CARD)
        continue;
      cards[slot] = &robo_modules_get_cards (self->modules)->cards[card];
      if (!robo_card_suits_killbot (cards[slot]))
        return _ ("A KillBot has a module that only a player can use. Give it another one.");
      if (!may_have_card (self, seat, card))
        return _ ("A KillBot has a module that KillBots can’t have under these rules. Give it another one, or none.");
    }

  if (cards[0] != NULL && cards[1] != NULL && cards[0]->colour == cards[1]->colour && !self->allows_one_colour)
    return _ ("A KillBot’s two modules must have different colors. Change one of them, or leave it to chance.");

  return NULL;
}

const char *
robo_match_setup_check (const RoboMatchSetup *self)
{
  const char *objection;
  guint       n_operators, n_killbots;

  g_return_val_if_fail (self != NULL, NULL);

  n_operators = count_players (self, ROBO_SEAT_OPERATOR);
  n_killbots = count_players (self, ROBO_SEAT_KILLBOT);

  if (!self->arena)
    return _ ("Choose an arena.");
  if (n_operators == 0)
    return _ ("At least one seat needs a player: a person or the computer.");
  if (n_operators + n_killbots < 2)
    return _ ("You need at least two robots.");
  if (!all_differ (self))
    return _ ("Give every seat its own robot, color and side.");
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      const RoboMatchSeat *seat = &self->seats[i];
      const RoboPlan      *plan = robo_arena_get_plan (self->arena);
      guint                start = 0;

      while (start < plan->n_starts && plan->starts[start].side != seat->side)
        start++;
      if (seat->player != ROBO_PLAYER_NONE && start == plan->n_starts)
        return _ ("The arena has no starting spaces on one seat’s side.");
    }

  if (self->rules.modules && !self->modules)
    return _ ("The rules call for modules, but no module set has been chosen. Choose one.");

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (!cards_are_known (self, &self->seats[i]))
        return _ ("A seat has a module that isn’t in the game, or has the same module twice.");
      objection = self->seats[i].player == ROBO_PLAYER_KILLBOT ? check_killbot (self, &self->seats[i]) : NULL;
      if (objection)
        return objection;
    }

  return NULL;
}

void
robo_match_setup_fill (const RoboMatchSetup *self,
                       const RoboBoard      *board,
                       RoboSetup            *setup)
{
  g_return_if_fail (self != NULL && board != NULL && setup != NULL);

  *setup = (RoboSetup){ .board = board, .rules = self->rules };
  if (self->modules)
    setup->cards = robo_modules_get_cards (self->modules);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      setup->seats[i] = (RoboSeatSetup){ .kind = robo_player_get_kind (self->seats[i].player),
                                         .side = self->seats[i].side };
      memcpy (setup->seats[i].cards, self->seats[i].cards, sizeof setup->seats[i].cards);
    }
}
