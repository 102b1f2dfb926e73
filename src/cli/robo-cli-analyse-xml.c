// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-analyse.h"

#include <stdio.h>

#include "files/arena/robo-place.h"

#include "robo-cli-json.h"

static const RoboXmlFormat format = {
  .kind = "analysis",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
};

/* Returns a chance in percent, with a decimal point in every locale. */
static char *
dup_chance (const RoboAttribute *attribute,
            gconstpointer        values,
            gconstpointer        context)
{
  gint chance = G_STRUCT_MEMBER (gint, values, attribute->offset);

  return g_strdup_printf ("%s%d.%02d", chance < 0 ? "-" : "", ABS (chance) / 100, ABS (chance) % 100);
}

static char *
dup_program (const RoboAttribute *attribute,
             gconstpointer        values,
             gconstpointer        context)
{
  return robo_program_to_text (G_STRUCT_MEMBER_P (values, attribute->offset));
}

static const RoboAttributeKind chance_kind = { NULL, dup_chance };
static const RoboAttributeKind program_kind = { NULL, dup_program };

static const char *
get_came_word (guint better)
{
  return better > 0 ? "yes" : "no";
}

/* The following tables list the attributes of elements, as in data/schema/analysis.rnc. */

static const RoboAttribute sum_attributes[] = {
  { ROBO_ATTRIBUTE ("loss", &chance_kind, RoboReviewSum, loss) },
  { ROBO_ATTRIBUTE ("luck", &chance_kind, RoboReviewSum, luck) },
  { NULL },
};

static const RoboAttribute round_attributes[] = {
  { ROBO_COUNT ("number", RoboReviewRound, number) },
  { ROBO_FLAG ("turning-point", RoboReviewRound, is_turning_point, "yes") },
  { NULL },
};

typedef struct
{
  guint seat;
  gint  before;
  gint  after;
} Chance;

static const RoboAttribute chance_attributes[] = {
  { ROBO_COUNT ("seat", Chance, seat), .base = 1 },
  { ROBO_ATTRIBUTE ("before", &chance_kind, Chance, before) },
  { ROBO_ATTRIBUTE ("after", &chance_kind, Chance, after) },
  { NULL },
};

static const RoboAttribute program_attributes[] = {
  { ROBO_ATTRIBUTE ("dice", &program_kind, RoboReviewTurn, played) },
  { ROBO_WORD ("grade", RoboReviewTurn, grade, robo_grade_get_id, ROBO_N_GRADES) },
  { ROBO_ATTRIBUTE ("expected", &chance_kind, RoboReviewTurn, expected) },
  { ROBO_ATTRIBUTE ("best", &chance_kind, RoboReviewTurn, best_expected) },
  { ROBO_ATTRIBUTE ("loss", &chance_kind, RoboReviewTurn, loss) },
  { ROBO_ATTRIBUTE ("luck", &chance_kind, RoboReviewTurn, luck) },
  { NULL },
};

static const RoboAttribute better_attributes[] = {
  { ROBO_ATTRIBUTE ("dice", &program_kind, RoboReviewTurn, best) },
  { NULL },
};

static const RoboAttribute fact_attributes[] = {
  { ROBO_WORD ("what", RoboFact, kind, robo_fact_get_id, ROBO_N_FACTS) },
  { ROBO_COUNT ("by", RoboFact, seat), .base = 1, .is_optional = TRUE, .usual = ROBO_NO_SEAT },
  { ROBO_PLACE ("at", RoboFact, space), .is_optional = TRUE, .usual = ROBO_NO_SPACE },
  { NULL },
};

/* A reason and an event are facts. After the attributes of the fact they have these attributes. */

static const RoboAttribute reason_attributes[] = {
  { ROBO_COUNT ("better", RoboFact, better) },
  { ROBO_COUNT ("played", RoboFact, other) },
  { NULL },
};

static const RoboAttribute event_attributes[] = {
  { ROBO_WORD ("came", RoboFact, better, get_came_word, 2) },
  { ROBO_COUNT ("expected", RoboFact, other) },
  { NULL },
};

static void
add_fact (const RoboCliAnalysis *self,
          xmlNode               *node,
          const RoboFact        *fact,
          const RoboAttribute   *attributes)
{
  robo_attributes_write (fact_attributes, node, fact, ROBO_GRID_OF (robo_arena_get_plan (self->table->arena)));
  robo_attributes_write (attributes, node, fact, NULL);
}

static void
add_seat (const RoboCliAnalysis *self,
          xmlNode               *root,
          guint                  seat)
{
  const RoboMatchSeat *player = &self->table->seats[seat];
  xmlNode             *node = robo_xml_add (root, "seat");
  RoboReviewSum        sum;

  robo_xml_set_uint (node, "seat", seat + 1);
  robo_xml_set (node, "player", robo_player_get_word (player->player, player->level));
  if ((self->seats & 1u << seat) == 0)
    return;

  robo_review_sum_up (self->review, seat, &sum);
  robo_xml_set_uint (node, "programs", sum.n_turns);
  for (guint grade = 0; grade < ROBO_N_GRADES; grade++)
    robo_xml_set_uint (node, robo_grade_get_id (grade), sum.n_grades[grade]);
  robo_attributes_write (sum_attributes, node, &sum, NULL);
}

static void
add_program (const RoboCliAnalysis *self,
             xmlNode               *round,
             guint                  seat,
             const RoboReviewTurn  *turn)
{
  xmlNode *node = robo_xml_add (round, "program");

  robo_xml_set_uint (node, "seat", seat + 1);
  robo_attributes_write (program_attributes, node, turn, NULL);
  if (turn->loss > 0)
    robo_attributes_write (better_attributes, robo_xml_add (node, "better"), turn, NULL);
  if (turn->reason.kind != ROBO_FACT_NONE)
    add_fact (self, robo_xml_add (node, "reason"), &turn->reason, reason_attributes);
  if (turn->event.kind != ROBO_FACT_NONE)
    add_fact (self, robo_xml_add (node, "event"), &turn->event, event_attributes);
}

static xmlDoc *
create_doc (const RoboCliAnalysis *self)
{
  xmlDoc  *doc = robo_xml_new (&format, "analysis");
  xmlNode *root = xmlDocGetRootElement (doc);

  robo_xml_set (root, "arena", robo_arena_get_id (self->table->arena));
  robo_xml_set (root, "effort", self->effort);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (self->table->seats[seat].player != ROBO_PLAYER_NONE)
        add_seat (self, root, seat);
    }
  for (guint i = 0; i < self->review->n_rounds; i++)
    {
      const RoboReviewRound *round = &self->review->rounds[i];
      xmlNode               *node = robo_xml_add (root, "round");

      robo_attributes_write (round_attributes, node, round, NULL);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          const Chance chance = { seat, round->before[seat], round->after[seat] };

          if (self->table->seats[seat].player != ROBO_PLAYER_NONE)
            robo_attributes_write (chance_attributes, robo_xml_add (node, "chance"), &chance, NULL);
        }
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          if (round->turns[seat].is_judged)
            add_program (self, node, seat, &round->turns[seat]);
        }
    }

  return doc;
}

void
robo_cli_analyse_print_xml (const RoboCliAnalysis *self)
{
  g_autoptr (xmlDoc) doc = create_doc (self);
  g_autoptr (GBytes) bytes = robo_xml_to_bytes (doc);

  fwrite (g_bytes_get_data (bytes, NULL), 1, g_bytes_get_size (bytes), stdout);
}

void
robo_cli_analyse_print_json (const RoboCliAnalysis *self)
{
  static const char *const lists[] = { "seat", "round", "chance", "program", NULL };
  static const char *const words[] = { "arena", "dice", "at", NULL };
  g_autoptr (xmlDoc) doc = create_doc (self);

  robo_cli_print_json (doc, lists, words);
}
