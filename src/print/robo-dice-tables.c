// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the tables for playing with ordinary dice. Everything that the engine leaves to chance has a table or a
// paragraph with the same odds.
#include "config.h"

#include "robo-printout-private.h"

#include <glib/gi18n.h>

#include "files/cards/robo-rule-set.h"

#include "robo-controller-page.h"

#define N_FACES 6

/* The bag has this many tokens of each number (R4.1). With the nine numbers that an arena may have, there are as many
 * tokens as throws of two dice. */
#define N_TOKENS 4

/* In the table of the bag, this many columns have the numbers from 1 to 6. */
#define N_FIRST_COLUMNS 4

static const double die_shares[] = { 0.16, 0.14, 0.14, 0.14, 0.14, 0.14, 0.14 };

static void
add_starting_numbers (RoboSheet *sheet)
{
  robo_sheet_add_heading (sheet, _ ("Starting numbers"));
  robo_sheet_add_text (sheet, _ ("In the first round, roll a die for each robot. The highest roll gets starting number 1, the next highest gets number 2, and so on. Reroll ties."));
}

/* Adds a table of the dice in the order in which the engine activates them (R6.2). */
static void
add_order (RoboSheet *sheet)
{
  double          shares[2 * N_FACES];
  RoboSheetTable *table;

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    shares[i] = 1.0 / G_N_ELEMENTS (shares);
  table = robo_sheet_table_new (shares, G_N_ELEMENTS (shares), FALSE);
  for (guint value = 1; value <= N_FACES; value++)
    {
      robo_sheet_table_add_die (table, ROBO_BLUE, value, NULL);
      robo_sheet_table_add_die (table, ROBO_RED, value, NULL);
    }
  robo_sheet_add_heading (sheet, _ ("Order of activation"));
  robo_sheet_add_text (sheet, _ ("In each control unit, dice act in this order. Dice of the same color and value act in order of starting number."));
  robo_sheet_add_table (sheet, table);
}

/* Adds two tables for the die of a KillBot: the first for its color (R9.2) and for what the KillBot does (R9.4, R9.5),
 * the second for its value. */
static void
add_killbots (RoboSheet *sheet)
{
  static const double shares[] = { 0.16, 0.84 };
  RoboSheetTable     *kinds = robo_sheet_table_new (shares, G_N_ELEMENTS (shares), FALSE);
  RoboSheetTable     *values = robo_sheet_table_new (die_shares, G_N_ELEMENTS (die_shares), FALSE);

  robo_sheet_table_add_die (kinds, ROBO_RED, 0, NULL);
  robo_sheet_table_add_text (kinds, NULL,
                             _ ("If the KillBot is on VP tokens or spots a robot: when the die acts, the KillBot turns toward the nearest robot that it spots, unless several are equally near, and then fires."));
  robo_sheet_table_add_die (kinds, ROBO_BLUE, 0, NULL);
  robo_sheet_table_add_text (kinds, NULL,
                             _ ("Otherwise: before each step, the KillBot turns toward the nearest robot or VP token that it spots, unless several are equally near. Then it turns if it faces a caution line. If a step fails, it still tries the remaining ones."));

  robo_sheet_table_add_text (values, NULL, C_ ("dice table", "Rolled"));
  for (guint value = 1; value <= N_FACES; value++)
    robo_sheet_table_add_die (values, ROBO_BLUE, value, NULL);
  robo_sheet_table_add_text (values, NULL, C_ ("dice table", "Counts as"));
  for (guint value = 1; value <= N_FACES; value++)
    {
      g_autofree char *word = g_strdup_printf ("%u", value <= N_FACES / 2 ? value : N_FACES + 1 - value);

      robo_sheet_table_add_word (values, word);
    }

  robo_sheet_add_heading (sheet, _ ("KillBots"));
  robo_sheet_add_text (sheet, _ ("Before each control unit, roll a die for each KillBot in the arena, in order of starting number. The table below shows which color to roll."));
  robo_sheet_add_table (sheet, kinds);
  robo_sheet_add_text (sheet, _ ("A red or blue die that shows 4, 5 or 6 counts as 3, 2 or 1, both for the steps and for the order."));
  robo_sheet_add_table (sheet, values);
  robo_sheet_add_text (sheet, _ ("A KillBot spots what’s in a straight line ahead of it, to its left or to its right, as far as a wall or the first robot. It doesn’t spot other KillBots."));
}

/* Adds a table of the bag as boxes: a throw of two dice takes each token that is left with the same odds (R4.1). */
static void
add_bag (RoboSheet *sheet)
{
  RoboSheetTable *table = robo_sheet_table_new (die_shares, G_N_ELEMENTS (die_shares), FALSE);

  robo_sheet_table_add_empty (table);
  for (guint column = 1; column <= N_FACES; column++)
    robo_sheet_table_add_die (table, ROBO_BLUE, column, NULL);
  for (guint row = 1; row <= N_FACES; row++)
    {
      robo_sheet_table_add_die (table, ROBO_RED, row, NULL);
      for (guint column = 1; column <= N_FACES; column++)
        {
          guint            rest = (row - 1) * (N_FACES - N_FIRST_COLUMNS) + column - N_FIRST_COLUMNS - 1;
          g_autofree char *word =
            g_strdup_printf ("%u", column <= N_FIRST_COLUMNS ? row : N_FACES + 1 + rest / N_TOKENS);

          robo_sheet_table_add_box (table, word);
        }
    }

  robo_sheet_add_heading (sheet, _ ("VP tokens"));
  robo_sheet_add_text (sheet, _ ("If fewer than three VP tokens are in the arena, roll a red die for the row and a blue die for the column. If that box is already crossed out or the arena has no VP space with the number in it, roll again. Otherwise, cross out the box and put a token on that VP space. When every box with one of the arena’s numbers is crossed out, erase all the marks."));
  robo_sheet_add_table (sheet, table);
}

/* Adds a table of the modules that KillBots may have (R9.7): the first die is the column, and the second die the
 * row. Each module has the same odds. */
static void
add_killbot_modules (RoboSheet         *sheet,
                     const RoboRuleSet *rules)
{
  RoboModules      *modules = robo_rule_set_get_modules (rules);
  guint             n_cards = robo_modules_get_cards (modules)->n_cards;
  g_autofree guint *cards = g_new (guint, n_cards);
  RoboSheetTable   *table;
  double            shares[1 + N_FACES] = { 0.1 };
  guint             n_modules = 0;
  guint             n_columns = 1;

  for (guint card = 0; card < n_cards; card++)
    if (robo_rule_set_is_for_killbots (rules, card))
      cards[n_modules++] = card;
  while (n_columns < N_FACES && (n_columns * N_FACES < n_modules || N_FACES % n_columns != 0))
    n_columns++;

  for (guint i = 1; i <= n_columns; i++)
    shares[i] = 0.9 / n_columns;
  table = robo_sheet_table_new (shares, 1 + n_columns, TRUE);
  robo_sheet_table_add_empty (table);
  for (guint column = 0; column < n_columns; column++)
    {
      guint            n_faces = N_FACES / n_columns;
      g_autofree char *word = n_faces == 1 ? g_strdup_printf ("%u", column + 1)
                                           : g_strdup_printf ("%u–%u", column * n_faces + 1, (column + 1) * n_faces);

      robo_sheet_table_add_word (table, word);
    }
  for (guint row = 0; row < N_FACES; row++)
    {
      g_autofree char *word = g_strdup_printf ("%u", row + 1);

      robo_sheet_table_add_word (table, word);
      for (guint column = 0; column < n_columns; column++)
        {
          guint module = column * N_FACES + row;

          robo_sheet_table_add_text (table, NULL,
                                     module < n_modules ? robo_modules_get_title (modules, cards[module])
                                                        /* Translators: This stands in a table that says which module a
                                                         * roll of dice stands for. */
                                                        : _ ("Roll again"));
        }
    }

  robo_sheet_add_heading (sheet, _ ("KillBot modules"));
  robo_sheet_add_text (sheet, _ ("In a match, roll two dice, one after the other, for each KillBot: the first gives the column, and the second gives the row. Take that card from its deck. Do this once more for a second card, but roll again if it’s the same color as the first one or if no copy of it is left."));
  robo_sheet_add_table (sheet, table);
}

/* Names the random choices that need no table: the decks (R3.3) and the choices of KillBots (R11.1, R11.5). */
static void
add_rest (RoboSheet *sheet)
{
  robo_sheet_add_heading (sheet, _ ("Everything else"));
  robo_sheet_add_text (sheet, _ ("Use two copies of each module card. Shuffle the cards of each color and put them face down. If a KillBot has several choices, such as the next arena of a championship, number them and roll a die; if the number is too high, roll again."));
}

static RoboSheet *
create_chance (const RoboRuleSet *rules)
{
  RoboSheet *sheet = robo_sheet_new (1, 2, _ ("Robodrome: Dice Tables"),
                                     _ ("Tables for everything Robodrome leaves to chance, so you can play with ordinary dice."),
                                     robo_printout_get_credit ());

  add_starting_numbers (sheet);
  add_order (sheet);
  add_killbots (sheet);
  add_rest (sheet);
  add_bag (sheet);
  add_killbot_modules (sheet, rules);

  return sheet;
}

/* Returns the amount that the module has with this value of its die, or NULL if the amount is the same with all
 * values. */
static char *
dup_amount (const RoboCard *card,
            guint           value)
{
  for (guint i = 0; i < card->n_effects; i++)
    for (guint other = card->die_min; other <= card->die_max; other++)
      if (card->effects[i].amount[other] != card->effects[i].amount[card->die_min])
        return g_strdup_printf ("%u", card->effects[i].amount[value]);

  return NULL;
}

static void
add_module (RoboSheetTable    *table,
            const RoboModules *modules,
            guint              card)
{
  const RoboCard *what = &robo_modules_get_cards (modules)->cards[card];

  robo_sheet_table_add_deck_mark (table, what->colour);
  robo_sheet_table_add_text (table, robo_modules_get_title (modules, card), robo_modules_get_text (modules, card));
  for (guint value = 1; value <= N_FACES; value++)
    {
      g_autofree char *amount = NULL;

      if (!what->has_die || value < what->die_min || value > what->die_max)
        {
          robo_sheet_table_add_empty (table);
          continue;
        }
      amount = dup_amount (what, value);
      robo_sheet_table_add_die (table, what->die_colour, value, amount);
    }
}

static RoboSheet *
create_modules (const RoboRuleSet *rules)
{
  static const double shares[] = { 0.05, 0.59, 0.06, 0.06, 0.06, 0.06, 0.06, 0.06 };
  RoboModules        *modules = robo_rule_set_get_modules (rules);
  RoboSheetTable     *table = robo_sheet_table_new (shares, G_N_ELEMENTS (shares), TRUE);
  RoboSheet          *sheet = robo_sheet_new (1, 1, _ ("Robodrome: Modules by Die"),
                                              _ ("A module works with the dice in its row; one without dice works at any time except during preparation. The number below a die is the module’s amount for that die."),
                                              robo_printout_get_credit ());

  for (guint card = 0; card < robo_modules_get_cards (modules)->n_cards; card++)
    add_module (table, modules, card);
  robo_sheet_add_table (sheet, table);

  return sheet;
}

RoboPrintout *
robo_printout_new_dice (RoboProblems *problems)
{
  g_autoptr (RoboRuleSet) rules = robo_rule_set_load_bundled ("standard", problems);
  GPtrArray *sheets;

  if (rules == NULL)
    return NULL;

  sheets = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_sheet_free);
  g_ptr_array_add (sheets, create_chance (rules));
  g_ptr_array_add (sheets, create_modules (rules));
  g_ptr_array_add (sheets, robo_controller_page_new ());

  /* Translators: This can be printed: pages for playing with ordinary dice. */
  return robo_printout_new_sheets (_ ("Dice tables"), sheets);
}
