// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-offer.h"

#include <string.h>

#include "files/cards/robo-rule-options.h"
#include "robo-absent-player.h"
#include "robo-bytes.h"

#define VERSION  1
#define MAX_SIZE 1024
#define MAX_ID   64
#define MAX_SETS 8
/* The number that makes a rematch unique is the hash of this word, followed by the digest of the match before it
 * (doc/network.md). */
#define AGAIN "robodrome-again-1"

/* The byte of the pace has the time bank in its upper bits. */
#define BANK_SHIFT 4

/* Time banks */

static const struct
{
  gint64   s;
  gboolean is_of_days;
} banks[ROBO_N_BANKS] = {
  [ROBO_BANK_NONE] = { 0, FALSE },
  [ROBO_BANK_FIVE_MINUTES] = { 300, FALSE },
  [ROBO_BANK_QUARTER_HOUR] = { 900, FALSE },
  [ROBO_BANK_THREE_DAYS] = { 3 * 86400, TRUE },
  [ROBO_BANK_WEEK] = { 7 * 86400, TRUE },
  [ROBO_BANK_TWO_WEEKS] = { 14 * 86400, TRUE },
};

gint64
robo_bank_get_s (RoboBank bank)
{
  g_return_val_if_fail (bank < ROBO_N_BANKS, 0);

  return banks[bank].s;
}

gboolean
robo_bank_fits (RoboBank bank,
                RoboPace pace)
{
  g_return_val_if_fail (bank < ROBO_N_BANKS && pace < ROBO_N_PACES, FALSE);

  return bank == ROBO_BANK_NONE || (pace != ROBO_PACE_NONE && banks[bank].is_of_days == (pace != ROBO_PACE_LIVE));
}

guint8
robo_pace_to_byte (RoboPace pace,
                   RoboBank bank)
{
  return (guint8)(pace | bank << BANK_SHIFT);
}

gboolean
robo_pace_from_byte (guint8    byte,
                     RoboPace *pace,
                     RoboBank *bank)
{
  guint limit = byte & ((1 << BANK_SHIFT) - 1);
  guint reserve = byte >> BANK_SHIFT;

  if (limit >= ROBO_N_PACES || reserve >= ROBO_N_BANKS || !robo_bank_fits (reserve, limit))
    return FALSE;

  *pace = limit;
  *bank = reserve;

  return TRUE;
}

/* Digests. The digest of an arena or of cards contains everything that affects the play, without names and texts. */

static void
digest_arena (const RoboArena *arena,
              guint8          *digest)
{
  robo_bytes_hash (digest, ROBO_DIGEST_SIZE, robo_arena_get_plan (arena), sizeof (RoboPlan), NULL, 0);
}

/* Cards had at most this many abilities when digests were introduced. Cards that do not use the later features (R14)
 * keep the digest that they had then, so that older offers can be read. */
#define N_FIRST_ABILITIES 11

/* Appends a card as it was laid out in memory when digests were introduced: 214 bytes. */
static void
append_first_words (GByteArray     *bytes,
                    const RoboCard *card)
{
  const guint8 head[] = { card->colour, card->has_die, card->die_colour, card->die_min, card->die_max, card->n_effects,
                          card->n_abilities };

  g_byte_array_append (bytes, (const guint8 *)card->id, sizeof card->id);
  g_byte_array_append (bytes, head, sizeof head);
  for (guint i = 0; i < ROBO_MAX_CARD_EFFECTS; i++)
    g_byte_array_append (bytes, (const guint8 *)&card->effects[i], G_STRUCT_OFFSET (RoboEffect, range));
  for (guint i = 0; i < N_FIRST_ABILITIES; i++)
    g_byte_array_append (bytes, (const guint8 *)&card->abilities[i], sizeof card->abilities[i]);
}

/* Appends the later features (R14) of the card, and nothing for a card without any. */
static void
append_later_words (GByteArray     *bytes,
                    const RoboCard *card)
{
  const guint8 uses[] = { 'u', card->uses, card->per };

  for (guint i = 0; i < card->n_effects; i++)
    {
      const guint8 effect[] = { 'e', i, card->effects[i].range, card->effects[i].times };

      if (card->effects[i].range != 0 || card->effects[i].times != ROBO_TIMES_ONE)
        g_byte_array_append (bytes, effect, sizeof effect);
    }
  for (guint i = N_FIRST_ABILITIES; i < card->n_abilities; i++)
    {
      g_byte_array_append (bytes, (const guint8 *)"a", 1);
      g_byte_array_append (bytes, (const guint8 *)&card->abilities[i], sizeof card->abilities[i]);
    }
  for (guint i = 0; i < card->n_conditions; i++)
    {
      g_byte_array_append (bytes, (const guint8 *)"i", 1);
      g_byte_array_append (bytes, (const guint8 *)&card->conditions[i], sizeof card->conditions[i]);
    }
  for (guint i = 0; i < card->n_costs; i++)
    {
      g_byte_array_append (bytes, (const guint8 *)"c", 1);
      g_byte_array_append (bytes, (const guint8 *)&card->costs[i], sizeof card->costs[i]);
    }
  if (card->uses > 0)
    g_byte_array_append (bytes, uses, sizeof uses);
}

static void
digest_modules (const RoboModules *modules,
                guint8            *digest)
{
  const RoboCards *cards = robo_modules_get_cards (modules);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  for (guint i = 0; i < cards->n_cards; i++)
    append_first_words (bytes, &cards->cards[i]);
  for (guint i = 0; i < cards->n_cards; i++)
    {
      guint  length = bytes->len;
      guint8 index = (guint8)i;

      append_later_words (bytes, &cards->cards[i]);
      if (bytes->len > length)
        g_byte_array_append (bytes, &index, 1);
    }

  robo_bytes_hash (digest, ROBO_DIGEST_SIZE, bytes->data, bytes->len, NULL, 0);
}

/* Offers as bytes */

static void
walk_id (RoboWalk *walk,
         char    **id)
{
  guint8 length = walk->is_writing ? strlen (*id) : 0;
  char   text[MAX_ID + 1] = "";

  robo_walk_uint8 (walk, &length);
  robo_walk_check (walk, length > 0 && length <= MAX_ID);
  if (walk->is_bad)
    return;
  if (walk->is_writing)
    memcpy (text, *id, length);
  robo_walk_bytes (walk, text, length);
  for (guint i = 0; i < length; i++)
    robo_walk_check (walk, g_ascii_isalnum (text[i]) || strchr ("._-", text[i]) != NULL);
  if (!walk->is_writing)
    *id = g_strdup (text);
}

static void
walk_modules (RoboWalk  *walk,
              RoboOffer *self)
{
  guint8 n_sets = walk->is_writing ? g_strv_length (self->modules_ids) : 0;
  guint8 has_own_decks = self->has_own_decks;

  robo_walk_uint8 (walk, &n_sets);
  robo_walk_check (walk, n_sets <= MAX_SETS);
  if (walk->is_bad)
    return;
  if (!walk->is_writing)
    self->modules_ids = g_new0 (char *, n_sets + 1);
  for (guint i = 0; i < n_sets; i++)
    walk_id (walk, &self->modules_ids[i]);
  if (n_sets == 0)
    return;

  robo_walk_bytes (walk, self->modules_digest, sizeof self->modules_digest);
  robo_walk_uint8 (walk, &has_own_decks);
  robo_walk_check (walk, has_own_decks <= TRUE);
  self->has_own_decks = has_own_decks;
  if (has_own_decks)
    robo_walk_bytes (walk, self->rules.copies, sizeof self->rules.copies);
}

static void
walk_seat (RoboWalk      *walk,
           RoboMatchSeat *seat)
{
  guint8 who = seat->player | seat->level << 2 | (seat->side / 2) << 4 | seat->robot << 6;
  guint8 what = seat->colour | seat->wish << 2;

  robo_walk_uint8 (walk, &who);
  robo_walk_uint8 (walk, &what);
  if (walk->is_bad)
    return;
  seat->player = who & 3;
  seat->level = who >> 2 & 3;
  seat->side = (who >> 4 & 3) * 2;
  seat->robot = who >> 6;
  seat->colour = what & 3;
  seat->wish = what >> 2;
  robo_walk_check (walk, seat->wish <= ROBO_WISH_CHANCE);
  if (seat->player == ROBO_PLAYER_KILLBOT)
    robo_walk_bytes (walk, seat->cards, sizeof seat->cards);
}

static gboolean
has_late_killbot_cards (const RoboOffer *self)
{
  guint64 all = 0;

  for (guint i = 1; i < ROBO_CARD_MASK_WORDS; i++)
    all |= self->killbot_cards.words[i];

  return all != 0;
}

/* Reads or writes the end of an offer: the options of R14.8, and the cards of KillBots from the 65th card on. Leaves
 * out the end if all options are standard and there are no such cards. */
static void
walk_end (RoboWalk  *walk,
          RoboOffer *self)
{
  const gsize offset = G_STRUCT_OFFSET (RoboRules, round_limit);
  const gsize length = G_STRUCT_OFFSET (RoboRules, copies) - offset;
  guint8     *options = (guint8 *)&self->rules + offset;
  RoboRules   standard;
  gboolean    is_standard;

  robo_rules_init_standard (&standard);
  is_standard = memcmp (options, (const guint8 *)&standard + offset, length) == 0;
  if (walk->is_writing ? is_standard && !has_late_killbot_cards (self) : walk->is_bad || walk->at == walk->size)
    {
      memcpy (options, (const guint8 *)&standard + offset, length);
      return;
    }

  robo_walk_bytes (walk, options, length);
  if (walk->is_writing ? !has_late_killbot_cards (self) : walk->is_bad || walk->at == walk->size)
    return;

  for (guint i = 1; i < ROBO_CARD_MASK_WORDS; i++)
    robo_walk_varint (walk, &self->killbot_cards.words[i]);
}

static void
walk_offer (RoboWalk  *walk,
            RoboOffer *self,
            guint64   *salt)
{
  guint8  version = VERSION;
  guint8  is_signed = self->is_signed;
  guint8  pace = robo_pace_to_byte (self->pace, self->bank);
  guint16 rulings = self->rulings;
  guint8  net = self->version;
  guint8 *options = (guint8 *)&self->rules;

  robo_walk_uint8 (walk, &version);
  robo_walk_check (walk, version == VERSION);
  robo_walk_bytes (walk, salt, sizeof *salt);
  robo_walk_uint16 (walk, &rulings);
  robo_walk_uint8 (walk, &net);
  robo_walk_uint8 (walk, &is_signed);
  robo_walk_uint8 (walk, &pace);
  robo_walk_check (walk, is_signed <= TRUE);
  robo_walk_check (walk, robo_pace_from_byte (pace, &self->pace, &self->bank));
  /* Older programs know no time banks, so a match of their version has none. */
  robo_walk_check (walk, self->bank == ROBO_BANK_NONE || net >= ROBO_NET_VERSION_PROPOSALS);
  /* Options are bytes, in the order of the struct. The later options (R14.8) are at the end of the offer, and the decks
   * after the modules. */
  robo_walk_bytes (walk, options, G_STRUCT_OFFSET (RoboRules, round_limit));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    walk_seat (walk, &self->seats[seat]);
  walk_id (walk, &self->arena_id);
  robo_walk_bytes (walk, self->arena_digest, sizeof self->arena_digest);
  walk_modules (walk, self);
  robo_walk_varint (walk, &self->killbot_cards.words[0]);
  walk_end (walk, self);
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      guint value = robo_rule_option_get (&robo_rule_options[i], &self->rules);

      robo_walk_check (walk, value >= robo_rule_options[i].min && value <= robo_rule_options[i].max);
    }
  self->is_signed = is_signed;
  self->rulings = rulings;
  self->version = net;
}

static void
finish (RoboOffer *self,
        GBytes    *bytes)
{
  gsize         size;
  const guint8 *data = g_bytes_get_data (bytes, &size);

  self->bytes = g_bytes_ref (bytes);
  robo_bytes_hash (self->match, sizeof self->match, data, size, NULL, 0);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (self->seats[seat].player == ROBO_PLAYER_HUMAN)
        self->people |= 1u << seat;
    }
}

/* Returns the cards that KillBots may have. Leaves out cards from the 65th on that the game does not have, so that
 * offers of smaller games have the same bytes as before cards from the 65th on existed. */
static RoboCardMask
get_killbot_cards (const RoboMatchSetup *setup)
{
  RoboCardMask cards = setup->killbot_cards;
  guint        n_cards = setup->modules ? robo_modules_get_cards (setup->modules)->n_cards : 0;

  for (guint card = MAX (n_cards, 64); card < ROBO_MAX_CARDS; card++)
    robo_card_mask_remove (&cards, card);

  return cards;
}

RoboOffer *
robo_offer_new (const RoboMatchSetup *setup,
                gboolean              is_signed,
                RoboPace              pace,
                RoboBank              bank)
{
  RoboOffer *self = g_new0 (RoboOffer, 1);
  guint8     data[MAX_SIZE];
  RoboWalk   walk = { .data = data, .size = sizeof data, .is_writing = TRUE };
  guint64    salt = GUINT64_TO_BE (setup->seed);
  guint      n_sets = setup->rules.modules && setup->modules ? robo_modules_get_n_sets (setup->modules) : 0;
  g_autoptr (GBytes) bytes = NULL;

  self->is_signed = is_signed;
  self->pace = pace;
  self->bank = bank;
  self->rulings = ROBO_RULINGS_VERSION;
  self->version = ROBO_NET_VERSION;
  self->rules = setup->rules;
  self->rules.entropy_every_round = TRUE;
  self->rules.equips_on_change = TRUE;
  /* Replace the finish order (R4.7), because peers cannot check each other's clocks. */
  if (self->rules.numbering == ROBO_NUMBERING_FINISH_ORDER)
    self->rules.numbering = ROBO_NUMBERING_DICE_SUM;
  memcpy (self->seats, setup->seats, sizeof self->seats);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      self->seats[seat].name = NULL;
      if (self->seats[seat].player == ROBO_PLAYER_KILLBOT)
        self->killbot_cards = get_killbot_cards (setup);
      if (self->seats[seat].player != ROBO_PLAYER_KILLBOT)
        memset (self->seats[seat].cards, ROBO_NO_CARD, sizeof self->seats[seat].cards);
    }
  self->arena_id = g_strdup (robo_arena_get_id (setup->arena));
  digest_arena (setup->arena, self->arena_digest);
  self->modules_ids = g_new0 (char *, n_sets + 1);
  for (guint i = 0; i < n_sets; i++)
    self->modules_ids[i] = g_strdup (robo_module_set_get_id (robo_modules_get_set (setup->modules, i)));
  if (n_sets > 0)
    {
      RoboRules usual = self->rules;

      digest_modules (setup->modules, self->modules_digest);
      robo_modules_fill_decks (setup->modules, &usual);
      self->has_own_decks = memcmp (usual.copies, self->rules.copies, sizeof usual.copies) != 0;
    }

  walk_offer (&walk, self, &salt);
  g_assert (!walk.is_bad);
  bytes = g_bytes_new (data, walk.at);
  finish (self, bytes);

  return self;
}

RoboOffer *
robo_offer_new_again (const RoboOffer *offer,
                      guint8           pace)
{
  g_autoptr (RoboOffer) self = robo_offer_parse (offer->bytes);
  guint8   data[MAX_SIZE];
  RoboWalk walk = { .data = data, .size = sizeof data, .is_writing = TRUE };
  guint64  salt;
  g_autoptr (GBytes) bytes = NULL;

  robo_bytes_hash ((guint8 *)&salt, sizeof salt, AGAIN, strlen (AGAIN), offer->match, sizeof offer->match);
  self->rulings = ROBO_RULINGS_VERSION;
  self->version = ROBO_NET_VERSION;
  if (!robo_pace_from_byte (pace, &self->pace, &self->bank))
    g_return_val_if_reached (NULL);
  walk_offer (&walk, self, &salt);
  g_assert (!walk.is_bad);
  bytes = g_bytes_new (data, walk.at);

  return robo_offer_parse (bytes);
}

RoboOffer *
robo_offer_parse (GBytes *bytes)
{
  g_autoptr (RoboOffer) self = g_new0 (RoboOffer, 1);
  gsize    size;
  RoboWalk walk = { .data = (guint8 *)g_bytes_get_data (bytes, &size) };
  guint64  salt = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    memset (self->seats[seat].cards, ROBO_NO_CARD, sizeof self->seats[seat].cards);
  walk.size = size;
  walk_offer (&walk, self, &salt);
  if (walk.is_bad || walk.at != size || size > MAX_SIZE)
    return NULL;

  finish (self, bytes);

  return g_steal_pointer (&self);
}

void
robo_offer_free (RoboOffer *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self->arena_id);
  g_strfreev (self->modules_ids);
  g_free (self);
}

RoboMatchSetup *
robo_offer_make_setup (const RoboOffer *self,
                       RoboArena       *arena,
                       RoboModules     *modules)
{
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_new (arena);
  gboolean  has_modules = self->modules_ids[0] != NULL;
  RoboRules rules = self->rules;
  guint8    digest[ROBO_DIGEST_SIZE];

  digest_arena (arena, digest);
  if (memcmp (digest, self->arena_digest, sizeof digest) != 0)
    return NULL;
  if (has_modules)
    {
      if (modules == NULL)
        return NULL;
      digest_modules (modules, digest);
      if (memcmp (digest, self->modules_digest, sizeof digest) != 0)
        return NULL;
      if (!self->has_own_decks)
        robo_modules_fill_decks (modules, &rules);
    }

  robo_match_setup_set_rules (setup, &rules, has_modules ? modules : NULL);
  setup->killbot_cards = self->killbot_cards;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    setup->seats[seat] = self->seats[seat];

  return robo_match_setup_check (setup) == NULL && self->people != 0 ? g_steal_pointer (&setup) : NULL;
}
