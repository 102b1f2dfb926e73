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

/* Numbers are written with a decimal point in every locale. A number below 0 is not written. */

static char *
dup_decimal (double      value,
             const char *format)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  return value < 0 ? NULL : g_strdup (g_ascii_formatd (text, sizeof text, format, value));
}

static char *
dup_share (const RoboAttribute *attribute,
           gconstpointer        values,
           gconstpointer        context)
{
  return dup_decimal (G_STRUCT_MEMBER (double, values, attribute->offset), "%.4f");
}

static char *
dup_rounds (const RoboAttribute *attribute,
            gconstpointer        values,
            gconstpointer        context)
{
  return dup_decimal (G_STRUCT_MEMBER (double, values, attribute->offset), "%.2f");
}

static const RoboAttributeKind share_kind = { NULL, dup_share };
static const RoboAttributeKind rounds_kind = { NULL, dup_rounds };

/* The following structs and tables describe the elements with their attributes, as in data/schema/balance.rnc. */

typedef struct
{
  const char *arena;
  const char *rules;
  guint64     seed;
  guint       n_games;
  guint       n_unfinished;
  gboolean    is_rotated;
} Root;

static const RoboAttribute root_attributes[] = {
  { ROBO_TEXT ("arena", Root, arena) },
  { ROBO_TEXT ("rules", Root, rules) },
  { ROBO_COUNT ("games", Root, n_games) },
  { ROBO_COUNT ("seed", Root, seed) },
  { ROBO_FLAG ("rotated", Root, is_rotated, "yes") },
  { ROBO_COUNT ("unfinished", Root, n_unfinished) },
  { NULL },
};

typedef struct
{
  guint       number; /* number of the seat, from 0 */
  guint       side;   /* side of the seat, or ROBO_N_DIRS if players have sat at all sides */
  const char *player;
  guint       wins;
  RoboShare   share;
  double      fair;
  RoboVerdict verdict;
  guint       vp;
} Seat;

static const RoboAttribute seat_attributes[] = {
  { ROBO_COUNT ("number", Seat, number), .base = 1 },
  { ROBO_SIDE ("side", Seat, side), .is_optional = TRUE, .usual = ROBO_N_DIRS },
  { ROBO_TEXT ("player", Seat, player) },
  { ROBO_COUNT ("wins", Seat, wins) },
  { ROBO_ATTRIBUTE ("share", &share_kind, Seat, share.share) },
  { ROBO_ATTRIBUTE ("low", &share_kind, Seat, share.low) },
  { ROBO_ATTRIBUTE ("high", &share_kind, Seat, share.high) },
  { ROBO_ATTRIBUTE ("fair", &share_kind, Seat, fair) },
  { ROBO_WORD ("verdict", Seat, verdict, robo_verdict_get_id, ROBO_VERDICT_NONE + 1) },
  { ROBO_COUNT ("vp", Seat, vp) },
  { NULL },
};

typedef struct
{
  double mean;
  double deviation;
  guint  min;
  guint  max;
} Rounds;

static const RoboAttribute rounds_attributes[] = {
  { ROBO_ATTRIBUTE ("mean", &rounds_kind, Rounds, mean) },
  { ROBO_ATTRIBUTE ("deviation", &rounds_kind, Rounds, deviation) },
  { ROBO_COUNT ("min", Rounds, min) },
  { ROBO_COUNT ("max", Rounds, max) },
  { NULL },
};

static const RoboAttribute points_attributes[] = {
  { ROBO_COUNT ("spaces", RoboBalanceResult, vp_from_spaces) },
  { ROBO_COUNT ("destructions", RoboBalanceResult, vp_from_destruction) },
  { NULL },
};

typedef struct
{
  const char     *id;
  RoboShare       share;
  RoboVerdict     verdict;
  RoboBalanceCard counts;
} Card;

static const RoboAttribute card_attributes[] = {
  { ROBO_TEXT ("id", Card, id) },
  { ROBO_COUNT ("dealt", Card, counts.n_dealt) },
  { ROBO_COUNT ("wins", Card, counts.n_won) },
  { ROBO_ATTRIBUTE ("share", &share_kind, Card, share.share) },
  { ROBO_ATTRIBUTE ("low", &share_kind, Card, share.low) },
  { ROBO_ATTRIBUTE ("high", &share_kind, Card, share.high) },
  { ROBO_WORD ("verdict", Card, verdict, robo_verdict_get_id, ROBO_VERDICT_NONE + 1) },
  { ROBO_COUNT ("offered", Card, counts.n_offered) },
  { ROBO_COUNT ("used", Card, counts.n_used) },
  { ROBO_COUNT ("damage", Card, counts.damage) },
  { ROBO_COUNT ("pushes", Card, counts.pushes) },
  { ROBO_COUNT ("destroyed", Card, counts.destroyed) },
  { ROBO_COUNT ("vp", Card, counts.vp) },
  { NULL },
};

typedef struct
{
  guint space;
  guint counts[ROBO_N_BALANCE_HEATS];
} Heat;

static const RoboAttribute heat_attributes[] = {
  { ROBO_PLACE ("at", Heat, space) },
  { ROBO_COUNT ("visits", Heat, counts[ROBO_BALANCE_VISITS]) },
  { ROBO_COUNT ("destroyed", Heat, counts[ROBO_BALANCE_DEATHS]) },
  { ROBO_COUNT ("vp", Heat, counts[ROBO_BALANCE_VP]) },
  { NULL },
};

static void
add_seats (const RoboCliBalance *self,
           xmlNode              *root)
{
  xmlNode *seats = robo_xml_add (root, "seats");

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      const RoboMatchSeat *player = &self->table->seats[i];
      Seat                 seat;

      if (player->player == ROBO_PLAYER_NONE)
        continue;
      seat = (Seat){
        .number = i,
        .side = self->is_rotated ? ROBO_N_DIRS : player->side,
        .player = robo_player_get_word (player->player, player->level),
        .wins = self->result->wins[i],
        .share = robo_balance_get_share (self->job, self->result, i),
        .fair = robo_balance_get_fair_share (self->job, self->result, i),
        .verdict = robo_balance_judge (self->job, self->result, i),
        .vp = self->result->vp[i],
      };
      robo_attributes_write (seat_attributes, robo_xml_add (seats, "seat"), &seat, NULL);
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
      const Card card = {
        .id = cards->cards[index].id,
        .share = robo_balance_get_card_share (self->result, index),
        .verdict = robo_balance_judge_card (self->result, index),
        .counts = self->result->cards[index],
      };

      robo_attributes_write (card_attributes, robo_xml_add (parent, "card"), &card, NULL);
    }
}

static void
add_heat (const RoboCliBalance *self,
          xmlNode              *root)
{
  const RoboPlan *plan = robo_arena_get_plan (self->table->arena);
  xmlNode        *parent = robo_xml_add (root, "heat");

  for (guint space = 0; space < ROBO_MAX_SPACES; space++)
    {
      Heat     heat = { .space = space };
      gboolean is_warm = FALSE;

      for (guint i = 0; i < ROBO_N_BALANCE_HEATS; i++)
        {
          heat.counts[i] = self->result->heat[i][space];
          is_warm |= heat.counts[i] > 0;
        }
      if (is_warm)
        robo_attributes_write (heat_attributes, robo_xml_add (parent, "space"), &heat, ROBO_GRID_OF (plan));
    }
}

static xmlDoc *
create_doc (const RoboCliBalance *self)
{
  g_autoptr (xmlDoc) doc = robo_xml_new (&format, "balance");
  const RoboBalanceResult *result = self->result;
  const Root               values = {
                  .arena = robo_arena_get_id (self->table->arena),
                  .rules = robo_rule_set_get_id (self->rule_set),
                  .seed = self->job->seed,
                  .n_games = result->n_games,
                  .n_unfinished = result->n_unfinished,
                  .is_rotated = self->is_rotated,
  };
  const Rounds rounds = { robo_balance_get_mean_rounds (result), robo_balance_get_rounds_spread (result),
                          result->min_rounds, result->max_rounds };
  xmlNode     *root = xmlDocGetRootElement (doc);
  xmlNode     *destroyed;
  guint        n = 0;

  robo_attributes_write (root_attributes, root, &values, NULL);
  add_seats (self, root);
  robo_attributes_write (rounds_attributes, robo_xml_add (root, "rounds"), &rounds, NULL);
  destroyed = robo_xml_add (root, "destroyed");
  for (guint death = 0; death < ROBO_N_DEATHS; death++)
    n += result->deaths[death];
  robo_xml_set_uint (destroyed, "count", n);
  for (guint death = 0; death < ROBO_N_DEATHS; death++)
    {
      xmlNode *by;

      if (result->deaths[death] == 0)
        continue;
      by = robo_xml_add (destroyed, "by");
      robo_xml_set (by, "cause", robo_death_get_id (death));
      robo_xml_set_uint (by, "count", result->deaths[death]);
    }
  robo_attributes_write (points_attributes, robo_xml_add (root, "victory-points"), result, NULL);
  add_cards (self, root);
  add_heat (self, root);

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
