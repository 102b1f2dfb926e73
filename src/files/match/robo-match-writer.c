// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a match to a file.
#include "config.h"

#include "files/cards/robo-rule-options.h"
#include "robo-match-file-private.h"
#include "robo-outcome-nodes.h"

static void
write_modules (xmlNode              *root,
               const RoboMatchSetup *setup)
{
  xmlNode         *rules;
  const RoboCards *cards;

  if (!setup->modules)
    return;

  rules = robo_xml_get_first (root, "rules");
  cards = robo_modules_get_cards (setup->modules);
  for (guint card = 0; card < cards->n_cards; card++)
    {
      const RoboMatchCopies copies = { (guint8)card, setup->rules.copies[card] };

      if (copies.count != robo_modules_get_copies (setup->modules, card))
        robo_attributes_write (robo_match_copies_attributes, robo_xml_add (rules, "copies"), &copies, setup);
    }
  for (guint i = 0; i < robo_modules_get_n_sets (setup->modules); i++)
    xmlAddChild (root, robo_module_set_to_node (robo_modules_get_set (setup->modules, i)));
}

static void
write_seats (xmlNode              *root,
             const RoboMatchSetup *setup)
{
  xmlNode *seats = robo_xml_add (root, "seats");

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboMatchSeat seat = setup->seats[i];
      xmlNode      *node;

      if (seat.player == ROBO_PLAYER_NONE)
        continue;

      node = robo_xml_add (seats, "seat");
      robo_xml_set_uint (node, "number", i + 1);
      if (seat.player != ROBO_PLAYER_COMPUTER)
        seat.level = ROBO_LEVEL_CHANCE;
      robo_attributes_write (robo_match_seat_attributes, node, &seat, setup);
    }
}

static void
write_rounds (xmlNode             *root,
              const RoboMatchFile *self)
{
  xmlNode *rounds = robo_xml_add (root, "rounds");
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (self->setup->arena));
  RoboSetup setup;

  robo_match_setup_fill (self->setup, board, &setup);
  for (guint i = 0; i < self->rounds->len; i++)
    {
      const RoboMatchRound *round = &g_array_index (self->rounds, RoboMatchRound, i);
      xmlNode              *node = robo_xml_add (rounds, "round");

      robo_attributes_write (robo_match_round_attributes, node, round, NULL);
      for (guint k = 0; k < round->n_events; k++)
        {
          RoboFields fields;

          robo_fields_set_event (&fields, &g_array_index (self->events, RoboEvent, round->first_event + k), &setup);
          robo_fields_write (&fields, robo_xml_add (node, "event"));
        }
    }
}

static void
write_remote (xmlNode             *root,
              const RoboMatchFile *self)
{
  xmlNode *remote;

  if (!self->offer)
    return;

  remote = robo_xml_add (root, "remote");
  robo_attributes_write (robo_match_remote_game_attributes, remote, self, NULL);
  for (guint i = 0; i < self->entries->len; i++)
    robo_attributes_write (robo_match_entry_attributes, robo_xml_add (remote, "entry"),
                           &g_array_index (self->entries, RoboMatchEntry, i), NULL);
}

static xmlDoc *
to_doc (const RoboMatchFile *self)
{
  xmlDoc  *doc = robo_xml_new (&robo_match_format, "match");
  xmlNode *root = xmlDocGetRootElement (doc);
  xmlNode *rules;
  xmlNode *answers;
  xmlNode *standing;

  robo_attributes_write (robo_match_attributes, root, self, NULL);
  robo_attributes_write (robo_match_setup_attributes, root, self->setup, NULL);
  rules = robo_xml_add (root, "rules");
  robo_rules_write_options (rules, &self->setup->rules);
  robo_attributes_write (robo_match_remote_attributes, rules, &self->setup->rules, NULL);
  xmlAddChild (root, robo_arena_to_node (self->setup->arena));
  write_modules (root, self->setup);
  write_seats (root, self->setup);

  answers = robo_xml_add (root, "answers");
  for (guint i = 0; i < self->records->len; i++)
    {
      RoboMatchAnswer answer = { g_array_index (self->records, RoboRecord, i),
                                 g_array_index (self->unasked, guint8, i) };

      robo_attributes_write (robo_match_answer_attributes, robo_xml_add (answers, "answer"), &answer, NULL);
    }

  standing = self->standing->len > 0 ? robo_xml_add (root, "standing") : NULL;
  for (guint i = 0; i < self->standing->len; i++)
    {
      const RoboMatchStanding *said = &g_array_index (self->standing, RoboMatchStanding, i);

      robo_attributes_write (robo_match_standing_attributes, robo_xml_add (standing, "always"), said, self->setup);
    }

  write_rounds (root, self);
  write_remote (root, self);

  return doc;
}

GBytes *
robo_match_file_to_bytes (const RoboMatchFile *self)
{
  g_autoptr (xmlDoc) doc = NULL;

  g_return_val_if_fail (self != NULL && self->setup->arena != NULL, NULL);

  doc = to_doc (self);

  return robo_xml_to_bytes (doc);
}

gboolean
robo_match_file_save (const RoboMatchFile *self,
                      const char          *path,
                      GError             **error)
{
  g_autoptr (xmlDoc) doc = NULL;

  g_return_val_if_fail (self != NULL && self->setup->arena != NULL && path != NULL, FALSE);

  doc = to_doc (self);

  return robo_xml_write_file (doc, path, error);
}

xmlNode *
robo_match_file_to_node (const RoboMatchFile *self)
{
  g_autoptr (xmlDoc) doc = to_doc (self);

  return xmlCopyNode (xmlDocGetRootElement (doc), 1);
}
