// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-balance.h"

#include <stdio.h>

#include "files/arena/robo-place.h"
#include "simulation/robo-balance-words.h"

#include "robo-cli-json.h"

static const RoboXmlFormat format = {
  .kind = "balance",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
};

/* Writes a decimal point in every locale. */
static void
set_decimal (xmlNode    *node,
             const char *attribute,
             const char *pattern,
             double      value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  robo_xml_set (node, attribute, g_ascii_formatd (text, sizeof text, pattern, value));
}

static void
set_share (xmlNode  *node,
           RoboShare share)
{
  set_decimal (node, "share", "%.4f", share.share);
  set_decimal (node, "low", "%.4f", share.low);
  set_decimal (node, "high", "%.4f", share.high);
}

static void
add_seats (const RoboCliBalance *self,
           xmlNode              *root)
{
  xmlNode *seats = robo_xml_add (root, "seats");

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (self->table->seats[i].player != ROBO_PLAYER_NONE)
        {
          const RoboMatchSeat *seat = &self->table->seats[i];
          xmlNode             *node = robo_xml_add (seats, "seat");
          double               fair = robo_balance_get_fair_share (self->job, self->result, i);

          robo_xml_set_uint (node, "number", i + 1);
          if (!self->is_rotated)
            robo_xml_set (node, "side", robo_dir_get_id (seat->side));
          robo_xml_set (node, "player", robo_player_get_word (seat->player, seat->level));
          robo_xml_set_uint (node, "wins", self->result->wins[i]);
          set_share (node, robo_balance_get_share (self->job, self->result, i));
          if (fair >= 0)
            set_decimal (node, "fair", "%.4f", fair);
          robo_xml_set (node, "verdict", robo_verdict_get_id (robo_balance_judge (self->job, self->result, i)));
          robo_xml_set_uint (node, "vp", self->result->vp[i]);
        }
    }
}

static void
add_cards (const RoboCliBalance *self,
           xmlNode              *root)
{
  xmlNode         *parent = robo_xml_add (root, "cards");
  const RoboCards *cards = self->table->modules != NULL ? robo_modules_get_cards (self->table->modules) : NULL;

  for (guint index = 0; cards != NULL && index < cards->n_cards; index++)
    {
      const RoboBalanceCard *card = &self->result->cards[index];
      xmlNode               *node = robo_xml_add (parent, "card");

      robo_xml_set (node, "id", cards->cards[index].id);
      robo_xml_set_uint (node, "dealt", card->n_dealt);
      robo_xml_set_uint (node, "wins", card->n_won);
      set_share (node, robo_balance_get_card_share (self->result, index));
      robo_xml_set (node, "verdict", robo_verdict_get_id (robo_balance_judge_card (self->result, index)));
      robo_xml_set_uint (node, "offered", card->n_offered);
      robo_xml_set_uint (node, "used", card->n_used);
      robo_xml_set_uint (node, "damage", card->damage);
      robo_xml_set_uint (node, "pushes", card->pushes);
      robo_xml_set_uint (node, "destroyed", card->destroyed);
      robo_xml_set_uint (node, "vp", card->vp);
    }
}

static xmlDoc *
create_doc (const RoboCliBalance *self)
{
  g_autoptr (xmlDoc) doc = robo_xml_new (&format, "balance");
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->job->seed);
  xmlNode         *root = xmlDocGetRootElement (doc);
  xmlNode         *points;
  xmlNode         *heat;
  xmlNode         *rounds;
  xmlNode         *destroyed;
  guint            n = 0;

  robo_xml_set (root, "arena", robo_arena_get_id (self->table->arena));
  robo_xml_set (root, "rules", robo_rule_set_get_id (self->rule_set));
  robo_xml_set_uint (root, "games", self->result->n_games);
  robo_xml_set (root, "seed", seed);
  if (self->is_rotated)
    robo_xml_set (root, "rotated", "yes");
  robo_xml_set_uint (root, "unfinished", self->result->n_unfinished);
  add_seats (self, root);
  rounds = robo_xml_add (root, "rounds");
  set_decimal (rounds, "mean", "%.2f", robo_balance_get_mean_rounds (self->result));
  set_decimal (rounds, "deviation", "%.2f", robo_balance_get_rounds_spread (self->result));
  robo_xml_set_uint (rounds, "min", self->result->min_rounds);
  robo_xml_set_uint (rounds, "max", self->result->max_rounds);
  destroyed = robo_xml_add (root, "destroyed");
  for (guint death = 0; death < ROBO_N_DEATHS; death++)
    n += self->result->deaths[death];
  robo_xml_set_uint (destroyed, "count", n);
  for (guint death = 0; death < ROBO_N_DEATHS; death++)
    {
      xmlNode *by;

      if (self->result->deaths[death] == 0)
        continue;
      by = robo_xml_add (destroyed, "by");
      robo_xml_set (by, "cause", robo_death_get_id (death));
      robo_xml_set_uint (by, "count", self->result->deaths[death]);
    }
  points = robo_xml_add (root, "victory-points");
  robo_xml_set_uint (points, "spaces", self->result->vp_from_spaces);
  robo_xml_set_uint (points, "destructions", self->result->vp_from_destruction);
  add_cards (self, root);
  heat = robo_xml_add (root, "heat");
  for (guint space = 0; space < ROBO_MAX_SPACES; space++)
    {
      xmlNode *node;

      if (self->result->heat[ROBO_BALANCE_VISITS][space] == 0 && self->result->heat[ROBO_BALANCE_DEATHS][space] == 0 &&
          self->result->heat[ROBO_BALANCE_VP][space] == 0)
        continue;

      node = robo_xml_add (heat, "space");
      robo_place_write (node, "at", space, robo_arena_get_plan (self->table->arena)->columns);
      robo_xml_set_uint (node, "visits", self->result->heat[ROBO_BALANCE_VISITS][space]);
      robo_xml_set_uint (node, "destroyed", self->result->heat[ROBO_BALANCE_DEATHS][space]);
      robo_xml_set_uint (node, "vp", self->result->heat[ROBO_BALANCE_VP][space]);
    }

  return g_steal_pointer (&doc);
}

void
robo_cli_balance_print_xml (const RoboCliBalance *self)
{
  g_autoptr (xmlDoc) doc = create_doc (self);
  g_autoptr (GBytes) bytes = robo_xml_to_bytes (doc);

  fwrite (g_bytes_get_data (bytes, NULL), 1, g_bytes_get_size (bytes), stdout);
}

void
robo_cli_balance_print_json (const RoboCliBalance *self)
{
  static const char *const lists[] = { "seat", "by", "card", "space", NULL };
  static const char *const words[] = { "arena", "rules", "seed", "id", "at", NULL };
  g_autoptr (xmlDoc) doc = create_doc (self);

  robo_cli_print_json (doc, lists, words);
}
