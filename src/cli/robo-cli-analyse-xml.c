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

/* Writes percent, with a decimal point in every locale. */
static void
set_chance (xmlNode    *node,
            const char *attribute,
            gint        chance)
{
  g_autofree char *text = g_strdup_printf ("%s%d.%02d", chance < 0 ? "-" : "", ABS (chance) / 100, ABS (chance) % 100);

  robo_xml_set (node, attribute, text);
}

static void
set_fact (const RoboCliAnalysis *self,
          xmlNode               *node,
          const RoboFact        *fact)
{
  robo_xml_set (node, "what", robo_fact_get_id (fact->kind));
  if (fact->seat < ROBO_MAX_ROBOTS)
    robo_xml_set_uint (node, "by", fact->seat + 1u);
  if (fact->space != ROBO_NO_SPACE)
    robo_place_write (node, "at", fact->space, robo_arena_get_plan (self->table->arena)->columns);
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
  set_chance (node, "loss", sum.loss);
  set_chance (node, "luck", sum.luck);
}

static void
add_program (const RoboCliAnalysis *self,
             xmlNode               *round,
             guint                  seat,
             const RoboReviewTurn  *turn)
{
  xmlNode         *node = robo_xml_add (round, "program");
  g_autofree char *played = robo_program_to_text (&turn->played);
  g_autofree char *best = robo_program_to_text (&turn->best);

  robo_xml_set_uint (node, "seat", seat + 1);
  robo_xml_set (node, "dice", played);
  robo_xml_set (node, "grade", robo_grade_get_id (turn->grade));
  set_chance (node, "expected", turn->expected);
  set_chance (node, "best", turn->best_expected);
  set_chance (node, "loss", turn->loss);
  set_chance (node, "luck", turn->luck);
  if (turn->loss > 0)
    robo_xml_set (robo_xml_add (node, "better"), "dice", best);
  if (turn->reason.kind != ROBO_FACT_NONE)
    {
      xmlNode *reason = robo_xml_add (node, "reason");

      set_fact (self, reason, &turn->reason);
      robo_xml_set_uint (reason, "better", turn->reason.better);
      robo_xml_set_uint (reason, "played", turn->reason.other);
    }
  if (turn->event.kind != ROBO_FACT_NONE)
    {
      xmlNode *event = robo_xml_add (node, "event");

      set_fact (self, event, &turn->event);
      robo_xml_set (event, "came", turn->event.better > 0 ? "yes" : "no");
      robo_xml_set_uint (event, "expected", turn->event.other);
    }
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

      robo_xml_set_uint (node, "number", round->number);
      if (round->is_turning_point)
        robo_xml_set (node, "turning-point", "yes");
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          xmlNode *chance;

          if (self->table->seats[seat].player == ROBO_PLAYER_NONE)
            continue;
          chance = robo_xml_add (node, "chance");
          robo_xml_set_uint (chance, "seat", seat + 1);
          set_chance (chance, "before", round->before[seat]);
          set_chance (chance, "after", round->after[seat]);
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
