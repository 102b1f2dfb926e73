// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that entries, bundles, chains and offers have exactly these bytes, and that no others are accepted.
#include <stdio.h>
#include <string.h>

#include "tests/files/cards/many-cards.h"

#include "net-test.h"

/* Creates an entry of a kind, with a value in every field. */
static RoboEntry
make_entry (RoboEntryKind kind)
{
  RoboEntry entry = { .kind = kind, .seat = 2, .seq = 0x0102, .seen = { 1, 2, 0x0304, 5 } };

  memset (entry.match, 0xa1, sizeof entry.match);
  memset (entry.prev, 0xb2, sizeof entry.prev);
  switch (kind)
    {
    case ROBO_ENTRY_JOIN:
      memset (entry.commit, 0xc3, sizeof entry.commit);
      memset (entry.key, 0xd4, sizeof entry.key);
      entry.rulings = 3;
      entry.version = 1;
      strcpy (entry.name, "Zoë");
      break;
    case ROBO_ENTRY_START:
      memset (entry.nonce, 0xe5, sizeof entry.nonce);
      break;
    case ROBO_ENTRY_SEAL:
      entry.round = 7;
      memset (entry.position, 0x11, sizeof entry.position);
      memset (entry.hash, 0x22, sizeof entry.hash);
      memset (entry.box, 0x33, sizeof entry.box);
      entry.roster = 8;
      break;
    case ROBO_ENTRY_OPEN:
      entry.round = 7;
      memset (entry.sealed, 0x44, sizeof entry.sealed);
      memset (entry.salt, 0x55, sizeof entry.salt);
      entry.program = G_GUINT64_CONSTANT (0x800123456789);
      break;
    case ROBO_ENTRY_ANSWER:
      memset (entry.position, 0x66, sizeof entry.position);
      entry.question = ROBO_ASK_EQUIP;
      entry.answer = 0xff03;
      break;
    case ROBO_ENTRY_ABSENT:
      entry.absent = 3;
      entry.absent_seq = 9;
      break;
    case ROBO_ENTRY_RESULT:
      memset (entry.position, 0x77, sizeof entry.position);
      entry.winner = ROBO_WINNER_SQUAD;
      break;
    case ROBO_ENTRY_UNDO:
      memset (entry.position, 0x88, sizeof entry.position);
      entry.epoch = 2;
      break;
    case ROBO_ENTRY_STANDING:
      entry.n_standing = 2;
      entry.standing[0] = (RoboEntryStanding){ ROBO_ASK_ABSORB, 21, TRUE, 2 };
      entry.standing[1] = (RoboEntryStanding){ ROBO_ASK_BUMP, ROBO_NO_CARD, FALSE, 0 };
      break;
    case ROBO_ENTRY_AGAIN:
      entry.again = ROBO_AGAIN_YES;
      g_strlcpy (entry.address, "10.0.0.7:4000/K7", sizeof entry.address);
      break;
    case ROBO_ENTRY_PROPOSAL:
      memset (entry.position, 0x99, sizeof entry.position);
      entry.proposal = ROBO_PROPOSAL_PAUSE;
      entry.consent = ROBO_CONSENT_YES;
      entry.value = 1800000000;
      break;
    case ROBO_ENTRY_RETURN:
    case ROBO_ENTRY_RESIGN:
      break;
    }

  return entry;
}

static const struct
{
  RoboEntryKind kind;
  const char   *body; /* bytes after the head, in hexadecimal */
} vectors[] = {
  { ROBO_ENTRY_JOIN,
    "c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3"
    "0003"
    "01"
    "01"
    "d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4"
    "045a6fc3ab" },
  { ROBO_ENTRY_START, "e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5" },
  { ROBO_ENTRY_SEAL, "0007"
                     "1111111111111111"
                     "22222222222222222222222222222222"
                     "333333333333"
                     "08" },
  { ROBO_ENTRY_OPEN, "0007"
                     "4444444444444444"
                     "55555555555555555555"
                     "800123456789" },
  { ROBO_ENTRY_ANSWER, "6666666666666666"
                       "01"
                       "83fe03" },
  { ROBO_ENTRY_ABSENT, "03"
                       "0009" },
  { ROBO_ENTRY_RESULT, "7777777777777777"
                       "04" },
  { ROBO_ENTRY_RETURN, "" },
  { ROBO_ENTRY_UNDO, "8888888888888888"
                     "02" },
  { ROBO_ENTRY_RESIGN, "" },
  { ROBO_ENTRY_STANDING, "02"
                         "11150102"
                         "0bff0000" },
  { ROBO_ENTRY_AGAIN, "01"
                      "10"
                      "31302e302e302e373a343030302f4b37" },
  { ROBO_ENTRY_PROPOSAL, "9999999999999999"
                         "02"
                         "01"
                         "80a4a7da06" },
};

static char *
to_hex (GBytes *bytes)
{
  gsize         size;
  const guint8 *data = g_bytes_get_data (bytes, &size);
  GString      *text = g_string_new (NULL);

  for (gsize i = 0; i < size; i++)
    g_string_append_printf (text, "%02x", data[i]);

  return g_string_free (text, FALSE);
}

static void
test_vectors (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      const RoboEntry what = make_entry (vectors[i].kind);
      g_autoptr (RoboEntry) entry = robo_entry_new (&what);
      g_autoptr (RoboEntry) again = NULL;
      g_autofree char *hex = to_hex (entry->bytes);
      g_autofree char *expected = g_strdup_printf ("01%02x020102a1a1a1a1a1a1a1a1b2b2b2b2b2b2b2b20001000203040005%s",
                                                   vectors[i].kind, vectors[i].body);
      gsize            size;
      const guint8    *data = g_bytes_get_data (entry->bytes, &size);

      g_assert_cmpstr (hex, ==, expected);
      again = robo_entry_parse (data, size);
      g_assert_nonnull (again);
      g_assert_true (robo_entry_equal (entry, again));
      g_assert_cmpmem (entry->digest, ROBO_DIGEST_SIZE, again->digest, ROBO_DIGEST_SIZE);
      /* Compare everything except for derived fields. */
      g_assert_cmpmem (again, G_STRUCT_OFFSET (RoboEntry, bytes), &what, G_STRUCT_OFFSET (RoboEntry, bytes));
    }
}

/* A changed entry is either refused or a different entry with its own bytes. */
static void
test_mutations (void)
{
  RoboRng rng;

  robo_rng_seed (&rng, 5);
  for (guint i = 0; i < 40000; i++)
    {
      const RoboEntry what = make_entry (vectors[i % G_N_ELEMENTS (vectors)].kind);
      g_autoptr (RoboEntry) entry = robo_entry_new (&what);
      g_autoptr (RoboEntry) other = NULL;
      guint8 data[ROBO_MAX_ENTRY_SIZE];
      gsize  size = g_bytes_get_size (entry->bytes);

      memcpy (data, g_bytes_get_data (entry->bytes, NULL), size);
      for (guint k = robo_rng_below (&rng, 4); k > 0; k--)
        data[robo_rng_below (&rng, size)] = robo_rng_next (&rng);
      if (robo_rng_below (&rng, 3) == 0)
        size = robo_rng_below (&rng, size + 1);
      else if (robo_rng_below (&rng, 3) == 0)
        data[size++] = robo_rng_next (&rng);
      other = robo_entry_parse (data, size);
      if (other != NULL)
        {
          g_autoptr (RoboEntry) again = robo_entry_new (other);
          gsize         n;
          const guint8 *bytes = g_bytes_get_data (again->bytes, &n);

          g_assert_cmpmem (bytes, n, data, size);
        }
    }
}

/* A word about a proposal has a known kind, says something, and names what exactly it is about. */
static void
test_proposals (void)
{
  static const struct
  {
    const char *body; /* bytes after the position, in hexadecimal */
    gboolean    is_entry;
  } cases[] = {
    { "0101", TRUE }, /* the end */
    { "0102", TRUE },
    { "0103", TRUE },
    { "0100", FALSE }, /* says nothing */
    { "0104", FALSE },
    { "0001", FALSE }, /* no such kind */
    { "0401", FALSE },
    { "040100", FALSE },
    { "010100", FALSE }, /* an end has no value */
    { "0201", FALSE },   /* a pause has one */
    { "020100", TRUE },
    { "0202", FALSE }, /* also one that is taken back or declined */
    { "020200", TRUE },
    { "0203", FALSE },
    { "020300", TRUE },
    { "0201ffffffff3f", TRUE },  /* the last second */
    { "02018080808040", FALSE }, /* too late */
    { "0201ffffffffffffffffff01", FALSE },
    { "02018000", FALSE }, /* a byte without bits */
    { "0201ff", FALSE },   /* cut off */
    { "0301", FALSE },     /* a pace has a value */
    { "030100", TRUE },
    { "030104", TRUE },
    { "030111", TRUE },    /* a live one with five minutes */
    { "030105", FALSE },   /* no such pace */
    { "030110", FALSE },   /* a bank without a pace */
    { "030131", FALSE },   /* days in a live game */
    { "030161", FALSE },   /* no such bank */
    { "03018102", FALSE }, /* more than a byte */
    { "0302", FALSE },
    { "030204", TRUE },
    { "030305", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *hex = g_strdup_printf ("010e020102a1a1a1a1a1a1a1a1b2b2b2b2b2b2b2b20001000203040005"
                                              "9999999999999999%s",
                                              cases[i].body);
      guint8           data[64];
      gsize            size = strlen (hex) / 2;
      g_autoptr (RoboEntry) entry = NULL;

      for (gsize at = 0; at < size; at++)
        data[at] = (guint8)(g_ascii_xdigit_value (hex[2 * at]) << 4 | g_ascii_xdigit_value (hex[2 * at + 1]));
      entry = robo_entry_parse (data, size);
      g_test_message ("%s", cases[i].body);
      g_assert_cmpint (entry != NULL, ==, cases[i].is_entry);
    }
}

/* RFC 8032, 7.1, test 1: other implementations have this key for the same secret. */
static void
test_signature (void)
{
  static const guint8 secret[] = { 0x9d, 0x61, 0xb1, 0x9d, 0xef, 0xfd, 0x5a, 0x60, 0xba, 0x84, 0x4a,
                                   0xf4, 0x92, 0xec, 0x2c, 0xc4, 0x44, 0x49, 0xc5, 0x69, 0x7b, 0x32,
                                   0x69, 0x19, 0x70, 0x3b, 0xac, 0x03, 0x1c, 0xae, 0x7f, 0x60 };
  static const guint8 public[] = { 0xd7, 0x5a, 0x98, 0x01, 0x82, 0xb1, 0x0a, 0xb7, 0xd5, 0x4b, 0xfe,
                                   0xd3, 0xc9, 0x64, 0x07, 0x3a, 0x0e, 0xe1, 0x72, 0xf3, 0xda, 0xa6,
                                   0x23, 0x25, 0xaf, 0x02, 0x1a, 0x68, 0xf7, 0x07, 0x51, 0x1a };
  const RoboEntry what = make_entry (ROBO_ENTRY_SEAL);
  g_autoptr (RoboEntry) entry = robo_entry_new (&what);
  RoboKey key;

  robo_key_init_seed (&key, secret);
  g_assert_cmpmem (key.public_key, sizeof key.public_key, public, sizeof public);
  g_assert_false (robo_entry_verify (entry, key.public_key));
  robo_entry_sign (entry, key.public_key, key.seed);
  g_assert_true (robo_entry_verify (entry, key.public_key));
  entry->signature[3] ^= 1;
  g_assert_false (robo_entry_verify (entry, key.public_key));
}

/* A seal reveals no program, opens only with the key, and only as the sealed program (R5.5). */
static void
test_seal (void)
{
  RoboEntry sealed = make_entry (ROBO_ENTRY_SEAL);
  RoboEntry open = make_entry (ROBO_ENTRY_OPEN);
  RoboEntry other;
  RoboKey   key, stranger;

  net_key_init (&key, 1, 2);
  net_key_init (&stranger, 1, 3);
  robo_key_seal (&key, &sealed, 0x123456);
  g_assert_false (robo_key_open (&stranger, &sealed, &open));
  g_assert_true (robo_key_open (&key, &sealed, &open));
  g_assert_cmpuint (open.program, ==, 0x123456);
  g_assert_true (robo_seal_matches_opening (&sealed, &open));
  other = open;
  other.program ^= 1;
  g_assert_false (robo_seal_matches_opening (&sealed, &other));
  other = open;
  other.salt[9] ^= 0x80;
  g_assert_false (robo_seal_matches_opening (&sealed, &other));
  other = open;
  other.round++;
  g_assert_false (robo_seal_matches_opening (&sealed, &other));
}

/* Keys are created once and kept. */
static void
test_key_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("robodrome-key-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "remote.key", NULL);
  g_autoptr (GError) error = NULL;
  RoboKey key, again;

  g_assert_true (robo_key_load (&key, path, &error));
  g_assert_no_error (error);
  g_assert_true (robo_key_load (&again, path, &error));
  g_assert_cmpmem (&key, sizeof key, &again, sizeof again);
  g_assert_true (g_file_set_contents (path, "nonsense", -1, NULL));
  g_assert_false (robo_key_load (&again, path, &error));
  g_assert_nonnull (strstr (error->message, "isn’t a valid key"));
  remove (path);
  remove (folder);
}

/* Chains */

static GPtrArray *
make_bundle (const RoboKey *key,
             guint          first,
             guint          n_entries,
             guint8        *prev,
             guint          change)
{
  GPtrArray *bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);

  for (guint i = 0; i < n_entries; i++)
    {
      RoboEntry  what = make_entry (first + i == 0 ? ROBO_ENTRY_JOIN : ROBO_ENTRY_SEAL);
      RoboEntry *entry;

      what.seq = first + i;
      what.round = change;
      memcpy (what.prev, prev, sizeof what.prev);
      memcpy (what.key, key->public_key, sizeof what.key);
      memset (what.seen, 0, sizeof what.seen);
      entry = robo_entry_new (&what);
      memcpy (prev, entry->digest, ROBO_DIGEST_SIZE);
      if (i == n_entries - 1)
        robo_entry_sign (entry, key->public_key, key->seed);
      g_ptr_array_add (bundle, entry);
    }

  return bundle;
}

static void
test_chains (void)
{
  guint8  match[ROBO_DIGEST_SIZE];
  guint8  prev[ROBO_DIGEST_SIZE] = { 0 };
  guint8  at_two[ROBO_DIGEST_SIZE];
  RoboKey key, stranger;
  g_autoptr (RoboChains) chains = NULL;
  g_autoptr (GPtrArray) begin = NULL;
  g_autoptr (GPtrArray) next = NULL;
  g_autoptr (GPtrArray) last = NULL;
  g_autoptr (GPtrArray) other = NULL;
  g_autoptr (GPtrArray) forged = NULL;
  g_autoptr (GPtrArray) all = NULL;

  memset (match, 0xa1, sizeof match);
  net_key_init (&key, 1, 2);
  net_key_init (&stranger, 1, 3);
  chains = robo_chains_new (match, TRUE);
  begin = make_bundle (&key, 0, 2, prev, 1);
  memcpy (at_two, prev, sizeof at_two);
  next = make_bundle (&key, 2, 3, prev, 1);
  last = make_bundle (&key, 5, 1, prev, 1);

  /* The bundles arrive in any order, and twice. Before the first bundle no key is known, so none is kept. */
  g_assert_cmpint (robo_chains_add (chains, last), ==, ROBO_ARRIVAL_KEYLESS);
  g_assert_cmpuint (chains->early->len, ==, 0);
  g_assert_true (robo_chains_has_gaps (chains));
  g_assert_cmpint (robo_chains_add (chains, begin), ==, ROBO_ARRIVAL_NEW);
  g_assert_false (robo_chains_has_gaps (chains));
  g_assert_cmpint (robo_chains_add (chains, last), ==, ROBO_ARRIVAL_EARLY);
  g_assert_cmpint (robo_chains_add (chains, last), ==, ROBO_ARRIVAL_EARLY);
  g_assert_cmpuint (chains->early->len, ==, 1);
  g_assert_cmpuint (robo_chains_count (chains, 2), ==, 2);
  memcpy (prev, at_two, sizeof prev);
  forged = make_bundle (&stranger, 2, 1, prev, 9);
  g_assert_cmpint (robo_chains_add (chains, forged), ==, ROBO_ARRIVAL_FORGED);
  g_assert_cmpuint (robo_chains_count (chains, 2), ==, 2);
  g_assert_cmpint (robo_chains_add (chains, next), ==, ROBO_ARRIVAL_NEW);
  g_assert_cmpuint (robo_chains_count (chains, 2), ==, 6);
  g_assert_cmpint (robo_chains_add (chains, next), ==, ROBO_ARRIVAL_KNOWN);

  /* The entries that are sent on are verifiable. */
  all = robo_chains_list (chains, 2, 1);
  g_assert_cmpuint (all->len, ==, 1);
  g_assert_cmpuint (((GPtrArray *)g_ptr_array_index (all, 0))->len, ==, 5);

  /* After two entries with the same number, no further entries count. */
  memcpy (prev, at_two, sizeof prev);
  other = make_bundle (&key, 2, 2, prev, 2);
  g_assert_cmpint (robo_chains_add (chains, other), ==, ROBO_ARRIVAL_FORKED);
  g_assert_cmpuint (robo_chains_count (chains, 2), ==, 2);
  g_assert_cmpint (robo_chains_add (chains, other), ==, ROBO_ARRIVAL_KNOWN);

  /* A bundle of another match is refused. */
  chains->match[0] ^= 1;
  g_assert_cmpint (robo_chains_add (chains, begin), ==, ROBO_ARRIVAL_FOREIGN);
}

/* Entries that came too early are kept only if their seat has signed them, and not without limit. */
static void
test_early (void)
{
  guint8  match[ROBO_DIGEST_SIZE];
  guint8  prev[ROBO_DIGEST_SIZE] = { 0 };
  RoboKey key, stranger;
  g_autoptr (RoboChains) chains = NULL;
  g_autoptr (GPtrArray) begin = NULL;
  g_autoptr (GPtrArray) forged = NULL;

  memset (match, 0xa1, sizeof match);
  net_key_init (&key, 1, 2);
  net_key_init (&stranger, 1, 3);
  chains = robo_chains_new (match, TRUE);
  begin = make_bundle (&key, 0, 2, prev, 1);
  g_assert_cmpint (robo_chains_add (chains, begin), ==, ROBO_ARRIVAL_NEW);

  forged = make_bundle (&stranger, 60000, 1, prev, 1);
  g_assert_cmpint (robo_chains_add (chains, forged), ==, ROBO_ARRIVAL_FORGED);
  g_assert_cmpuint (chains->early->len, ==, 0);
  g_assert_false (robo_chains_has_gaps (chains));

  for (guint first = 100; first < 10000; first += 100)
    {
      g_autoptr (GPtrArray) bundle = make_bundle (&key, first, 90, prev, 1);

      g_assert_cmpint (robo_chains_add (chains, bundle), ==, ROBO_ARRIVAL_EARLY);
      g_assert_cmpuint (chains->early_size, <=, 256 * 1024);
    }
  g_assert_cmpuint (chains->early->len, >, 1);
  g_assert_cmpuint (chains->early->len, <, 99);
}

/* An offer has a time bank that fits its pace, in the byte of the pace; no other byte there is an offer. */
static void
test_banks (void)
{
  NetTable table;
  g_autoptr (RoboMatchSetup) setup = NULL;
  guint n_offers = 0;

  net_table_init (&table, "rome", NULL);
  setup = robo_match_setup_new (table.arena);
  for (guint seat = 0; seat < 2; seat++)
    robo_match_setup_set_seat (setup, seat, ROBO_PLAYER_HUMAN, NULL);
  for (guint value = 0; value < 256; value++)
    {
      RoboPace pace = value & 15;
      RoboBank bank = value >> 4;
      gboolean is_fitting = pace < ROBO_N_PACES && bank < ROBO_N_BANKS && robo_bank_fits (bank, pace);
      g_autoptr (RoboOffer) offer = robo_offer_new (setup, TRUE, ROBO_PACE_NONE, ROBO_BANK_NONE);
      gsize              size;
      g_autofree guint8 *data = g_memdup2 (g_bytes_get_data (offer->bytes, &size), g_bytes_get_size (offer->bytes));
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (RoboOffer) parsed = NULL;

      g_assert_cmpuint (data[13], ==, 0);
      data[13] = value;
      bytes = g_bytes_new (data, size);
      parsed = robo_offer_parse (bytes);
      g_assert_cmpint (parsed != NULL, ==, is_fitting);
      n_offers += is_fitting;
      if (is_fitting)
        {
          g_autoptr (RoboOffer) made = robo_offer_new (setup, TRUE, pace, bank);
          g_autoptr (RoboOffer) again = robo_offer_new_again (made, data[13]);

          g_assert_cmpint (parsed->pace, ==, pace);
          g_assert_cmpint (parsed->bank, ==, bank);
          g_assert_true (g_bytes_equal (made->bytes, parsed->bytes));
          g_assert_cmpint (again->bank, ==, bank);
        }
      /* Programs before version 5 have no time banks. */
      data[11] = ROBO_NET_VERSION_PROPOSALS - 1;
      g_clear_pointer (&bytes, g_bytes_unref);
      g_clear_pointer (&parsed, robo_offer_free);
      bytes = g_bytes_new (data, size);
      parsed = robo_offer_parse (bytes);
      g_assert_cmpint (parsed != NULL, ==, is_fitting && bank == ROBO_BANK_NONE);
    }
  g_assert_cmpuint (n_offers, ==, 1 + 3 + 3 * 4);
  net_table_clear (&table);
}

static void
test_offer (void)
{
  NetTable table, elsewhere;
  g_autoptr (RoboOffer) offer = NULL;
  g_autoptr (RoboOffer) again = NULL;
  g_autoptr (RoboMatchSetup) setup = NULL;
  RoboRng rng;

  net_table_init (&table, "rome", "standard");
  net_table_init (&elsewhere, "tokyo", "standard");
  offer = net_offer_new (&table, "hhkc", FALSE, 77);
  again = robo_offer_parse (offer->bytes);
  g_test_message ("an offer has %zu bytes", g_bytes_get_size (offer->bytes));
  g_assert_nonnull (again);
  g_assert_cmpmem (offer->match, ROBO_DIGEST_SIZE, again->match, ROBO_DIGEST_SIZE);
  g_assert_cmpuint (again->people, ==, 3);
  setup = robo_offer_make_setup (again, table.arena, robo_rule_set_get_modules (table.rules));
  g_assert_nonnull (setup);
  g_assert_true (setup->rules.entropy_every_round && setup->rules.equips_on_change);
  g_assert_cmpint (setup->seats[2].player, ==, ROBO_PLAYER_KILLBOT);
  g_assert_cmpint (setup->seats[3].player, ==, ROBO_PLAYER_COMPUTER);
  /* An offer is not valid for another arena, nor without its cards. */
  g_assert_null (robo_offer_make_setup (again, elsewhere.arena, robo_rule_set_get_modules (table.rules)));
  g_assert_null (robo_offer_make_setup (again, table.arena, NULL));

  robo_rng_seed (&rng, 3);
  for (guint i = 0; i < 5000; i++)
    {
      gsize              size;
      g_autofree guint8 *data = g_memdup2 (g_bytes_get_data (offer->bytes, &size), g_bytes_get_size (offer->bytes));
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (RoboOffer) other = NULL;

      data[robo_rng_below (&rng, size)] = robo_rng_next (&rng);
      bytes = g_bytes_new (data, robo_rng_below (&rng, 2) ? size : robo_rng_below (&rng, size + 1));
      other = robo_offer_parse (bytes);
      if (other != NULL)
        {
          g_autoptr (RoboMatchSetup) made =
            robo_offer_make_setup (other, table.arena, robo_rule_set_get_modules (table.rules));

          g_assert_true (made == NULL || robo_match_setup_check (made) == NULL);
        }
    }
  net_table_clear (&table);
  net_table_clear (&elsewhere);
}

/* R9.7: the cards of KillBots from the 65th on are at the end of an offer, and only if the game has so many. */
static void
test_many_killbot_cards (void)
{
  NetTable table;
  g_autoptr (RoboModules) modules = many_cards_new (150);
  g_autoptr (RoboMatchSetup) setup = NULL;
  g_autoptr (RoboMatchSetup) made = NULL;
  g_autoptr (RoboOffer) offer = NULL;
  g_autoptr (RoboOffer) again = NULL;
  g_autoptr (RoboOffer) cut = NULL;
  g_autoptr (GBytes) part = NULL;
  RoboRules rules;

  net_table_init (&table, "rome", "standard");
  robo_rules_init_standard (&rules);
  robo_modules_fill_decks (modules, &rules);
  setup = robo_match_setup_new (table.arena);
  robo_match_setup_set_rules (setup, &rules, modules);
  robo_match_setup_set_seat (setup, 0, ROBO_PLAYER_HUMAN, NULL);
  robo_match_setup_set_seat (setup, 1, ROBO_PLAYER_KILLBOT, NULL);
  setup->killbot_cards = (RoboCardMask){ 0 };
  robo_card_mask_add (&setup->killbot_cards, 6);
  robo_card_mask_add (&setup->killbot_cards, 70);
  robo_card_mask_add (&setup->killbot_cards, 149);
  offer = robo_offer_new (setup, FALSE, ROBO_PACE_NONE, ROBO_BANK_NONE);
  again = robo_offer_parse (offer->bytes);
  g_assert_nonnull (again);
  made = robo_offer_make_setup (again, table.arena, modules);
  g_assert_nonnull (made);
  g_assert_true (robo_card_mask_equal (&made->killbot_cards, &setup->killbot_cards));
  part = g_bytes_new_from_bytes (offer->bytes, 0, g_bytes_get_size (offer->bytes) - 1);
  cut = robo_offer_parse (part);
  g_assert_null (cut);
  net_table_clear (&table);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/entry/each-kind/has-its-known-bytes-and-is-read-back", test_vectors);
  g_test_add_func ("/net/entry/bytes-of-a-proposal/are-refused-unless-kind-consent-and-value-are-valid",
                   test_proposals);
  g_test_add_func ("/net/entry/changed-bytes/are-refused-or-give-another-entry", test_mutations);
  g_test_add_func ("/net/entry/signature/public-key-agrees-with-rfc-8032", test_signature);
  g_test_add_func ("/net/entry/R5.5/seal-opens-with-the-key-only", test_seal);
  g_test_add_func ("/net/key/file/is-created-once", test_key_file);
  g_test_add_func ("/net/chains/entries-in-any-order/give-the-same-chain", test_chains);
  g_test_add_func ("/net/chains/early-entries/are-kept-if-signed-by-their-seat", test_early);
  g_test_add_func ("/net/offer/bytes/are-read-back", test_offer);
  g_test_add_func ("/net/offer/time-bank/fits-the-pace", test_banks);
  g_test_add_func ("/net/offer/R9.7/killbot-cards-of-a-large-set-are-read-back", test_many_killbot_cards);

  return g_test_run ();
}
