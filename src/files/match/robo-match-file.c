// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-file.h"

#include <glib/gi18n-lib.h>

#include "files/arena/robo-place.h"
#include "robo-match-file-private.h"

/* The numbers of elements have these limits. doc/formats.md gives the reasons. */
static const RoboXmlLimit limits[] = {
  { "answer", 100000, 0, TRUE },
  { "round", 1000, 0, TRUE },
  { "event", 10000, 0, TRUE },
  { "entry", 40000, 0, TRUE },
  { "always", 20000, 0, FALSE },
  { "*", 160000, 0, FALSE }, /* number of all elements together, which determines how much memory is needed */
  { NULL },
};

const RoboXmlFormat robo_match_format = {
  .kind = "match",
  .version = 1,
  .max_size = ROBO_XML_MAX_MATCH_SIZE,
  .limits = limits,
};

/* Attributes of this kind have the id of a card of the game. ROBO_NO_CARD is not written. */

static gboolean
read_card (const RoboAttribute *attribute,
           const xmlNode       *node,
           gpointer             values,
           gconstpointer        context,
           RoboProblems        *problems)
{
  const RoboMatchSetup *setup = context;
  g_autofree char      *id = robo_xml_dup_string (node, attribute->name);
  guint                 card = ROBO_NO_CARD;

  if (setup->modules)
    card = robo_cards_find (robo_modules_get_cards (setup->modules), id);
  robo_attribute_set_number (attribute, values, card);
  if (card != ROBO_NO_CARD)
    return TRUE;

  robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                     /* Translators: %s is the id of a module such as "saw-blade". */
                     _ ("The game has no module “%s”; the file was changed."), id);

  return FALSE;
}

static char *
dup_card (const RoboAttribute *attribute,
          gconstpointer        values,
          gconstpointer        context)
{
  const RoboMatchSetup *setup = context;
  guint                 card = (guint)robo_attribute_get_number (attribute, values);

  return card != ROBO_NO_CARD ? g_strdup (robo_modules_get_cards (setup->modules)->cards[card].id) : NULL;
}

static const RoboAttributeKind card_kind = { read_card, dup_card };

/* Attributes of this kind have bytes as Base64, which the schema has checked. NULL is not written. */

static gboolean
read_bytes (const RoboAttribute *attribute,
            const xmlNode       *node,
            gpointer             values,
            gconstpointer        context,
            RoboProblems        *problems)
{
  g_autofree char *text = robo_xml_dup_string (node, attribute->name);
  gsize            size;
  guchar          *data = text ? g_base64_decode (text, &size) : NULL;

  G_STRUCT_MEMBER (GBytes *, values, attribute->offset) = data ? g_bytes_new_take (data, size) : NULL;

  return TRUE;
}

static char *
dup_bytes (const RoboAttribute *attribute,
           gconstpointer        values,
           gconstpointer        context)
{
  GBytes *bytes = G_STRUCT_MEMBER (GBytes *, values, attribute->offset);

  return bytes ? g_base64_encode (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : NULL;
}

static const RoboAttributeKind bytes_kind = { read_bytes, dup_bytes };

/* These are attributes of data/schema/match.rnc. */

const RoboAttribute robo_match_attributes[] = {
  { ROBO_NUMBER ("rulings", RoboMatchFile, rulings, 1, G_MAXUINT16) },
  { NULL },
};

const RoboAttribute robo_match_setup_attributes[] = {
  { ROBO_NUMBER ("seed", RoboMatchSetup, seed, 0, G_MAXUINT64) },
  { ROBO_FLAG ("odds", RoboMatchSetup, shows_odds, "on") },
  { ROBO_FLAG ("branch", RoboMatchSetup, is_branch, "yes") },
  { NULL },
};

const RoboAttribute robo_match_copies_attributes[] = {
  { ROBO_ATTRIBUTE ("module", &card_kind, RoboMatchCopies, card) },
  { ROBO_NUMBER ("count", RoboMatchCopies, count, 0, 9) },
  { NULL },
};

const RoboAttribute robo_match_remote_attributes[] = {
  { ROBO_CHOICE ("entropy", RoboRules, entropy_every_round, "seed", "round"), .is_optional = TRUE, .usual = FALSE },
  { ROBO_CHOICE ("equip", RoboRules, equips_on_change, "every-round", "changed"), .is_optional = TRUE, .usual = FALSE },
  { NULL },
};

const RoboAttribute robo_match_seat_attributes[] = {
  { ROBO_WORD ("player", RoboMatchSeat, player, robo_player_get_id, ROBO_N_PLAYERS) },
  { ROBO_WORD ("level", RoboMatchSeat, level, robo_level_get_word, ROBO_N_LEVEL_WORDS), .is_optional = TRUE,
    .usual = ROBO_LEVEL_CHANCE },
  { ROBO_TEXT ("name", RoboMatchSeat, name) },
  { ROBO_WORD ("robot", RoboMatchSeat, robot, robo_robot_name_get_id, ROBO_N_ROBOT_NAMES) },
  { ROBO_NUMBER ("colour", RoboMatchSeat, colour, 1, ROBO_MAX_ROBOTS), .base = 1 },
  { ROBO_SIDE ("side", RoboMatchSeat, side) },
  { ROBO_ATTRIBUTE ("left", &card_kind, RoboMatchSeat, cards[0]), .is_optional = TRUE, .usual = ROBO_NO_CARD },
  { ROBO_ATTRIBUTE ("right", &card_kind, RoboMatchSeat, cards[1]), .is_optional = TRUE, .usual = ROBO_NO_CARD },
  { NULL },
};

#define UNASKED_WORDS [ROBO_MATCH_NEEDLESS] = "needless", [ROBO_MATCH_STANDING] = "standing"

const RoboAttribute robo_match_answer_attributes[] = {
  { ROBO_NUMBER ("round", RoboMatchAnswer, record.round, 0, G_MAXUINT16) },
  { ROBO_NUMBER ("seat", RoboMatchAnswer, record.seat, 1, ROBO_MAX_ROBOTS), .base = 1 },
  { ROBO_WORD ("to", RoboMatchAnswer, record.kind, robo_question_kind_get_id, ROBO_N_QUESTION_KINDS) },
  { ROBO_NUMBER ("value", RoboMatchAnswer, record.answer, 0, G_MAXUINT64) },
  { ROBO_CHOICE ("unasked", RoboMatchAnswer, unasked, UNASKED_WORDS), .is_optional = TRUE, .usual = ROBO_MATCH_ASKED },
  { NULL },
};

const RoboAttribute robo_match_standing_attributes[] = {
  { ROBO_NUMBER ("seat", RoboMatchStanding, seat, 1, ROBO_MAX_ROBOTS), .base = 1 },
  { ROBO_WORD ("to", RoboMatchStanding, kind, robo_question_kind_get_id, ROBO_N_QUESTION_KINDS) },
  { ROBO_NUMBER ("value", RoboMatchStanding, answer, 0, G_MAXUINT64) },
  { ROBO_FLAG ("when", RoboMatchStanding, only_if_destroyed, "destroyed") },
  { ROBO_ATTRIBUTE ("module", &card_kind, RoboMatchStanding, card) },
  { NULL },
};

const RoboAttribute robo_match_round_attributes[] = {
  { ROBO_NUMBER ("number", RoboMatchRound, number, 1, G_MAXUINT16) },
  { ROBO_TEXT ("checksum", RoboMatchRound, checksum) },
  { NULL },
};

const RoboAttribute robo_match_remote_game_attributes[] = {
  { ROBO_NUMBER ("seat", RoboMatchFile, own_seat, 1, ROBO_MAX_ROBOTS), .base = 1, .is_optional = TRUE, .usual = ROBO_NO_SEAT },
  { ROBO_ATTRIBUTE ("offer", &bytes_kind, RoboMatchFile, offer) },
  { ROBO_FLAG ("end", RoboMatchFile, is_agreed, "agreed") },
  { NULL },
};

const RoboAttribute robo_match_entry_attributes[] = {
  { ROBO_ATTRIBUTE ("bytes", &bytes_kind, RoboMatchEntry, bytes) },
  { ROBO_ATTRIBUTE ("signature", &bytes_kind, RoboMatchEntry, signature) },
  { NULL },
};

static void
clear_entry (gpointer data)
{
  RoboMatchEntry *entry = data;

  g_bytes_unref (entry->bytes);
  g_clear_pointer (&entry->signature, g_bytes_unref);
}

static void
clear_round (gpointer data)
{
  g_free (((RoboMatchRound *)data)->checksum);
}

static void
add_round (GArray              *rounds,
           const RoboEventList *events,
           guint                first,
           guint                end)
{
  RoboMatchRound round = {
    .number = events->states[end - 1].round,
    .checksum = robo_state_dup_checksum (&events->states[end - 1]),
    .first_event = first,
    .n_events = end - first,
  };

  g_array_append_val (rounds, round);
}

GArray *
robo_match_list_rounds (const RoboEventList *events,
                        gboolean             is_over)
{
  GArray *rounds = g_array_new (FALSE, FALSE, sizeof (RoboMatchRound));
  guint   first = 0;

  g_array_set_clear_func (rounds, clear_round);
  for (guint i = 1; i < events->n_events; i++)
    {
      if (events->events[i].type != ROBO_EVENT_ROUND || events->states[i].round == 1)
        continue;
      add_round (rounds, events, first, i);
      first = i;
    }
  if (is_over && events->n_events > first)
    add_round (rounds, events, first, events->n_events);

  return rounds;
}

RoboMatchFile *
robo_match_file_new (const RoboMatchSetup *setup,
                     const RoboGame       *game)
{
  RoboMatchFile *self;

  g_return_val_if_fail (setup != NULL, NULL);

  self = g_new0 (RoboMatchFile, 1);
  self->setup = robo_match_setup_copy (setup);
  self->rulings = ROBO_RULINGS_VERSION;
  if (setup->allows_champion_cards)
    self->rulings = RULINGS_CHAMPION_CARDS - 1;
  if (setup->allows_one_colour)
    self->rulings = RULINGS_TWO_COLOURS - 1;
  self->records = g_array_new (FALSE, FALSE, sizeof (RoboRecord));
  self->unasked = g_array_new (FALSE, TRUE, sizeof (guint8));
  self->standing = g_array_new (FALSE, FALSE, sizeof (RoboMatchStanding));
  self->rounds = g_array_new (FALSE, FALSE, sizeof (RoboMatchRound));
  g_array_set_clear_func (self->rounds, clear_round);
  self->events = g_array_new (FALSE, FALSE, sizeof (RoboEvent));
  self->own_seat = ROBO_NO_SEAT;
  self->entries = g_array_new (FALSE, TRUE, sizeof (RoboMatchEntry));
  g_array_set_clear_func (self->entries, clear_entry);
  self->record_lines = g_array_new (FALSE, FALSE, sizeof (guint));
  self->event_lines = g_array_new (FALSE, FALSE, sizeof (guint));
  if (game)
    {
      const RoboEventList *events = robo_game_get_events (game);
      guint                n_records;
      const RoboRecord    *records = robo_game_get_records (game, &n_records);

      if (n_records > 0)
        g_array_append_vals (self->records, records, n_records);
      g_array_set_size (self->unasked, n_records);
      g_array_unref (self->rounds);
      self->rounds = robo_match_list_rounds (events, robo_game_get_state (game)->phase == ROBO_PHASE_OVER);
      if (events->n_events > 0)
        g_array_append_vals (self->events, events->events, events->n_events);
    }

  return self;
}

static void
shorten_array (GArray *array,
               guint   length)
{
  if (array->len > length)
    g_array_set_size (array, length);
}

void
robo_match_file_keep (RoboMatchFile *self,
                      guint          n_records,
                      guint          n_rounds)
{
  shorten_array (self->records, n_records);
  shorten_array (self->unasked, n_records);
  shorten_array (self->record_lines, n_records);
  if (n_rounds >= self->rounds->len)
    return;

  shorten_array (self->events, g_array_index (self->rounds, RoboMatchRound, n_rounds).first_event);
  shorten_array (self->event_lines, self->events->len);
  shorten_array (self->rounds, n_rounds);
}

void
robo_match_file_keep_before (RoboMatchFile *self,
                             guint          round)
{
  guint n_records = 0;
  guint n_rounds = 0;

  while (n_records < self->records->len && g_array_index (self->records, RoboRecord, n_records).round < round)
    n_records++;
  while (n_rounds < self->rounds->len && g_array_index (self->rounds, RoboMatchRound, n_rounds).number < round)
    n_rounds++;
  robo_match_file_keep (self, n_records, n_rounds);
}

void
robo_match_file_free (RoboMatchFile *self)
{
  if (!self)
    return;

  robo_match_setup_free (self->setup);
  g_array_unref (self->records);
  g_array_unref (self->unasked);
  g_array_unref (self->standing);
  g_array_unref (self->rounds);
  g_array_unref (self->events);
  g_clear_pointer (&self->offer, g_bytes_unref);
  g_array_unref (self->entries);
  g_array_unref (self->record_lines);
  g_array_unref (self->event_lines);
  g_free (self);
}
