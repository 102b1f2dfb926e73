// SPDX-License-Identifier: GPL-3.0-or-later
// Tests sealed texts: a match with nothing else, distortions by mails and messengers, and damage.
#include <string.h>

#include "net/robo-remote-file.h"
#include "net/robo-sealed-text.h"
#include "net-test.h"

typedef struct
{
  NetTable   table;
  RoboOffer *offer;
  RoboPeer  *peers[ROBO_MAX_ROBOTS];
  guint      n_peers;
  guint      n_told[ROBO_MAX_ROBOTS]; /* number of entries sent by each seat */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer players)
{
  net_table_init (&fixture->table, "rome", "standard");
  fixture->offer = net_offer_new (&fixture->table, players, FALSE, 9);
  fixture->n_peers = net_peers_new (&fixture->table, fixture->offer, 9, fixture->peers);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  for (guint i = 0; i < fixture->n_peers; i++)
    robo_peer_free (fixture->peers[i]);
  robo_offer_free (fixture->offer);
  net_table_clear (&fixture->table);
}

/* A peer does all its duties, and writes one text for the other peers. */
static gboolean
take_turn (Fixture *fixture,
           guint    seat,
           guint   *n_letters)
{
  g_autofree char *text = NULL;

  while (net_act (fixture->peers[seat], 3 * seat + fixture->peers[seat]->shared->round))
    ;
  text = robo_peer_dup_text (fixture->peers[seat]);
  if (fixture->n_told[seat] == robo_chains_count (fixture->peers[seat]->chains, seat))
    return FALSE;
  fixture->n_told[seat] = robo_chains_count (fixture->peers[seat]->chains, seat);
  *n_letters = text != NULL ? strlen (text) : 0;
  for (guint other = 0; text != NULL && other < fixture->n_peers; other++)
    {
      if (other != seat)
        {
          g_assert_cmpint (robo_peer_paste (fixture->peers[other], text), ==, ROBO_PASTED_NEW);
          /* A second paste has no effect. */
          g_assert_cmpint (robo_peer_paste (fixture->peers[other], text), ==, ROBO_PASTED_KNOWN);
        }
    }

  return text != NULL;
}

static void
test_match (Fixture      *fixture,
            gconstpointer data)
{
  guint    n_texts = 0, total = 0, longest = 0;
  gboolean has_written = TRUE;

  while (has_written)
    {
      has_written = FALSE;
      for (guint seat = 0; seat < fixture->n_peers; seat++)
        {
          guint n_letters;

          if (!take_turn (fixture, seat, &n_letters))
            continue;
          has_written = TRUE;
          if (n_texts < 2)
            g_test_message ("text %u: %u letters", n_texts, n_letters);
          n_texts++;
          total += n_letters;
          longest = MAX (longest, n_letters);
        }
    }
  for (guint seat = 0; seat < fixture->n_peers; seat++)
    {
      g_assert_cmpint (fixture->peers[seat]->shared->stage, ==, ROBO_STAGE_OVER);
      g_assert_cmpuint (fixture->peers[seat]->shared->n_takeovers, ==, 0);
      g_assert_cmpmem (fixture->peers[seat]->shared->position, ROBO_DIGEST_SIZE, fixture->peers[0]->shared->position,
                       ROBO_DIGEST_SIZE);
    }
  g_test_message ("%u texts in %u rounds, %u letters each, at most %u",
                  n_texts, fixture->peers[0]->shared->round, total / n_texts, longest);
}

/* Distorts a text as mail programs and messengers do. */
static char *
disturb (RoboRng    *rng,
         const char *text)
{
  static const char *const between[] = { "\n", "\r\n> ", " ", "\xc2\xa0", "\xe2\x80\x8b", "\xe2\x80\x93", "-", "\n>> ",
                                         "*", "\xc2\xad" };
  GString                 *other = g_string_new ("Hi!\n> On Sunday Anna wrote:\n> ");

  for (const char *at = text; *at != '\0'; at++)
    {
      char c = *at;

      if (robo_rng_below (rng, 5) == 0)
        c = g_ascii_tolower (c);
      if (robo_rng_below (rng, 4) == 0)
        c = c == '0' ? 'O' : c == '1' ? (robo_rng_below (rng, 2) ? 'l' : 'I')
                           : c == 'V' ? 'u'
                                      : c;
      if (c == '-' && robo_rng_below (rng, 3) == 0)
        c = ' ';
      g_string_append_c (other, c);
      if (robo_rng_below (rng, 8) == 0)
        g_string_append (other, between[robo_rng_below (rng, G_N_ELEMENTS (between))]);
    }
  g_string_append (other, "\nSee you!");

  return g_string_free (other, FALSE);
}

static char *
make_text (Fixture *fixture)
{
  while (net_act (fixture->peers[0], 1))
    ;

  return robo_peer_dup_text (fixture->peers[0]);
}

static void
test_noise (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *text = make_text (fixture);
  g_autoptr (RoboSealedText) plain = robo_sealed_text_find (text, NULL);
  RoboRng rng;

  g_assert_nonnull (plain);
  robo_rng_seed (&rng, 8);
  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *other = disturb (&rng, text);
      g_autoptr (RoboSealedText) found = robo_sealed_text_find (other, NULL);

      if (found == NULL)
        g_error ("not found in: %s", other);
      g_assert_true (g_bytes_equal (found->data, plain->data));
    }
}

/* Mail programs change a text when they wrap, quote or show it as HTML. The text is still read. */
static void
test_mail (Fixture      *fixture,
           gconstpointer data)
{
  static const char *const breaks[] = { "=\n", "=\r\n", "= \r\n", "<br>", "<br/>\n", "<BR />", "\n# ", "\n: ", "\n#: ",
                                        "\r\n:\r\n: " };
  static const char *const hyphens[] = { "&#8209;", "&#x2011;", "&shy;-", "&nbsp;", "&ndash;" };
  g_autofree char         *text = make_text (fixture);
  g_autoptr (RoboSealedText) plain = robo_sealed_text_find (text, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (breaks) * G_N_ELEMENTS (hyphens); i++)
    {
      g_autoptr (GString) other = g_string_new ("# On Sunday Anna wrote:\n# ");
      g_autoptr (RoboSealedText) found = NULL;

      for (guint k = 0; text[k] != '\0'; k++)
        {
          if (text[k] == '-')
            g_string_append (other, hyphens[i % G_N_ELEMENTS (hyphens)]);
          else
            g_string_append_c (other, text[k]);
          if (k % 17 == 16)
            g_string_append (other, breaks[i / G_N_ELEMENTS (hyphens)]);
        }
      found = robo_sealed_text_find (other->str, NULL);
      if (found == NULL)
        g_error ("not found in: %s", other->str);
      g_assert_true (g_bytes_equal (found->data, plain->data));
    }
  g_assert_false (robo_sealed_text_looks_like ("ROBO#! ROBO:!"));
  g_assert_false (robo_sealed_text_looks_like ("\xff\xef ROB\xc3"));
}

/* Each of many texts in one paste is found at its own place, one after the other. */
static void
test_many (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *text = make_text (fixture);
  g_autoptr (GString) paste = g_string_new (NULL);
  const char *at;
  guint       n_found = 0;

  for (guint i = 0; i < 5000; i++)
    g_string_append_printf (paste, "Letter %u\n> %s\n", i, text);
  at = paste->str;
  for (;;)
    {
      g_autoptr (RoboSealedText) found = robo_sealed_text_find (at, &at);

      if (found == NULL)
        break;
      n_found++;
      g_assert_true (at[0] == '\n' && at[-1] == 'O');
    }
  g_assert_cmpuint (n_found, ==, 5000);
}

static void
test_damage (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *text = make_text (fixture);
  gsize            length = strlen (text);
  guint            n_found = 0;
  RoboRng          rng;

  robo_rng_seed (&rng, 9);
  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *other = g_strdup (text);
      gsize            at = 6 + robo_rng_below (&rng, length - 13);
      g_autoptr (RoboSealedText) found = NULL;

      switch (robo_rng_below (&rng, 4))
        {
        case 0: /* one letter is changed */
          if (other[at] == '-')
            continue;
          other[at] = other[at] == 'X' ? 'Y' : 'X';
          break;
        case 1: /* one letter is dropped */
          if (other[at] == '-')
            continue;
          memmove (other + at, other + at + 1, length - at);
          break;
        case 2: /* two letters are swapped */
          if (other[at] == '-' || other[at + 1] == '-' || other[at] == other[at + 1])
            continue;
          other[at] = text[at + 1];
          other[at + 1] = text[at];
          break;
        default: /* a part is cut out */
          memmove (other + at, text + MIN (at + 7, length - 6), strlen (text + MIN (at + 7, length - 6)) + 1);
          break;
        }
      found = robo_sealed_text_find (other, NULL);
      n_found += found != NULL;
      g_assert_true (robo_sealed_text_looks_like (other));
    }
  /* By chance, one changed text in a million is accepted. */
  g_assert_cmpuint (n_found, <=, 1);
}

/* Pastes several texts at once, a text with a missing predecessor, a text of another match, and no text. */
static void
test_paste (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *invitation = make_text (fixture);
  g_autofree char *reply = NULL;
  g_autofree char *both = NULL;
  g_autofree char *next = NULL;
  g_autofree char *foreign = NULL;
  g_autoptr (RoboPeer) spectator = net_peer_new (&fixture->table, fixture->offer, ROBO_SPECTATOR, NULL);
  g_autoptr (RoboOffer) other = net_offer_new (&fixture->table, "hh", FALSE, 10);
  g_autoptr (RoboPeer) stranger = net_peer_new (&fixture->table, other, ROBO_SPECTATOR, NULL);
  g_autoptr (RoboSealedText) found = robo_sealed_text_find (invitation, NULL);
  g_autoptr (RoboOffer) offer = robo_offer_parse (found->offer);

  g_assert_cmpmem (offer->match, ROBO_DIGEST_SIZE, fixture->offer->match, ROBO_DIGEST_SIZE);
  g_assert_cmpint (robo_peer_paste (fixture->peers[0], invitation), ==, ROBO_PASTED_OWN);
  g_assert_cmpint (robo_peer_paste (fixture->peers[1], "Shall we play?"), ==, ROBO_PASTED_NOTHING);
  g_assert_cmpint (robo_peer_paste (fixture->peers[1], invitation), ==, ROBO_PASTED_NEW);
  while (net_act (fixture->peers[1], 1))
    ;
  reply = robo_peer_dup_text (fixture->peers[1]);
  both = g_strdup_printf ("Ben: %s\nAnna: %s", reply, invitation);
  g_assert_cmpint (robo_peer_paste (spectator, both), ==, ROBO_PASTED_NEW);
  g_assert_cmpuint (spectator->shared->people, ==, 3);
  g_assert_cmpint (spectator->shared->stage, ==, ROBO_STAGE_STARTING);
  g_assert_cmpint (robo_peer_paste (stranger, reply), ==, ROBO_PASTED_FOREIGN);

  g_assert_cmpint (robo_peer_paste (fixture->peers[0], reply), ==, ROBO_PASTED_NEW);
  while (net_act (fixture->peers[0], 1))
    ;
  next = robo_peer_dup_text (fixture->peers[0]);
  robo_peer_free (fixture->peers[1]);
  fixture->peers[1] = net_peer_new (&fixture->table, fixture->offer, ROBO_SPECTATOR, NULL);
  g_assert_cmpint (robo_peer_paste (fixture->peers[1], next), ==, ROBO_PASTED_EARLY);
  next[strlen (next) / 2] = next[strlen (next) / 2] == '7' ? '8' : '7';
  g_assert_cmpint (robo_peer_paste (fixture->peers[1], next), ==, ROBO_PASTED_DAMAGED);
}

/* A match can be left and continued from its file at any time: the file has the same state as the entries
 * (R13, R5.6). */
static void
test_file (Fixture      *fixture,
           gconstpointer data)
{
  gboolean has_written = TRUE;

  while (has_written)
    {
      has_written = FALSE;
      for (guint seat = 0; seat < fixture->n_peers; seat++)
        {
          g_autoptr (RoboMatchFile) file = robo_peer_dup_file (fixture->peers[seat]);
          g_autoptr (GBytes) bytes = robo_match_file_to_bytes (file);
          g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
          g_autoptr (RoboMatchFile) again =
            robo_match_file_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);
          RoboKey   key = fixture->peers[seat]->key;
          RoboPeer *peer;
          guint     n_letters;

          g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
          g_assert_nonnull (again);
          g_assert_cmpuint (again->own_seat, ==, seat);
          peer = robo_peer_new_for_file (again, &key);
          g_assert_nonnull (peer);
          g_assert_cmpint (peer->shared->stage, ==, fixture->peers[seat]->shared->stage);
          g_assert_cmpmem (peer->shared->position, ROBO_DIGEST_SIZE, fixture->peers[seat]->shared->position,
                           ROBO_DIGEST_SIZE);
          if (peer->shared->game != NULL)
            {
              g_autoptr (RoboGame)
                replayed = robo_match_file_replay (again, robo_game_get_setup (peer->shared->game), problems);

              g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
              g_assert_cmpmem (robo_game_get_shown_state (replayed), sizeof (RoboState),
                               robo_game_get_shown_state (peer->shared->game), sizeof (RoboState));
            }
          robo_peer_free (fixture->peers[seat]);
          fixture->peers[seat] = peer;
          if (peer->shared->round <= 3)
            has_written |= take_turn (fixture, seat, &n_letters);
        }
    }
  g_assert_cmpuint (fixture->peers[0]->shared->round, >=, 3);
}

/* A file may have an own entry that this version cannot read. Without it the next own entry would have its number, and
 * contradict it. So this player writes nothing until the entry comes from somebody else. */
static void
test_unreadable_own_entry (Fixture      *fixture,
                           gconstpointer data)
{
  guint n_letters;

  take_turn (fixture, 0, &n_letters);
  take_turn (fixture, 1, &n_letters);
  for (guint seat = 0; seat < fixture->n_peers; seat++)
    {
      g_autoptr (RoboMatchFile) file = robo_peer_dup_file (fixture->peers[0]);
      g_autoptr (GBytes) broken = NULL;
      g_autoptr (RoboMatchFile) again = NULL;
      g_autoptr (RoboPeer) restarted = NULL;
      g_autoptr (RoboPeer) peer = NULL;
      RoboKey            key = fixture->peers[0]->key;
      guint              n = robo_chains_count (fixture->peers[0]->chains, seat);
      RoboMatchEntry    *saved = NULL;
      g_autofree guint8 *bytes = NULL;

      for (guint i = 0; i < file->entries->len; i++)
        {
          g_autoptr (RoboEntry) entry = NULL;

          saved = &g_array_index (file->entries, RoboMatchEntry, i);
          entry = robo_entry_parse (g_bytes_get_data (saved->bytes, NULL), g_bytes_get_size (saved->bytes));
          if (entry->seat == seat && entry->seq == n - 1)
            break;
        }
      bytes = g_memdup2 (g_bytes_get_data (saved->bytes, NULL), g_bytes_get_size (saved->bytes));
      bytes[1] = 99; /* a kind of entry that is not known */
      broken = g_bytes_new (bytes, g_bytes_get_size (saved->bytes));
      g_bytes_unref (saved->bytes);
      saved->bytes = g_steal_pointer (&broken);

      peer = robo_peer_new_for_file (file, &key);
      g_assert_nonnull (peer);
      g_assert_cmpuint (robo_chains_count (peer->chains, seat), ==, n - 1);
      if (seat != 0)
        {
          g_assert_cmpint (robo_peer_get_duty (peer), !=, ROBO_DUTY_FETCH);
          g_assert_false (robo_peer_has_unreadable (peer));
          continue;
        }
      g_assert_cmpint (robo_peer_get_duty (peer), ==, ROBO_DUTY_FETCH);
      g_assert_true (robo_peer_has_unreadable (peer));
      g_assert_false (robo_peer_ignore_claims (peer));
      g_assert_false (robo_peer_join (peer, "Anna"));
      g_assert_false (robo_peer_write_automatic_entries (peer));
      /* This outlives the next start. */
      again = robo_peer_dup_file (peer);
      g_assert_cmpuint (again->entries->len, ==, file->entries->len);
      restarted = robo_peer_new_for_file (again, &key);
      g_assert_cmpint (robo_peer_get_duty (restarted), ==, ROBO_DUTY_FETCH);
      net_pass_on (fixture->peers[0], peer);
      g_assert_cmpint (robo_peer_get_duty (peer), !=, ROBO_DUTY_FETCH);
    }
}

/* Many entries are validated one by one, so the schema has to accept a single one. */
static void
test_long_file (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) file = NULL, again = NULL;
  g_autoptr (GBytes) bytes = NULL;
  guint n_letters;

  for (guint i = 0; i < 4; i++)
    {
      for (guint seat = 0; seat < fixture->n_peers; seat++)
        take_turn (fixture, seat, &n_letters);
    }
  for (guint i = 0; i < 120; i++)
    {
      const RoboEntryStanding standing = { ROBO_ASK_EQUIP, ROBO_NO_CARD, i % 2 == 0, 0 };

      g_assert_true (robo_peer_set_standing (fixture->peers[0], &standing, 1));
    }
  file = robo_peer_dup_file (fixture->peers[0]);
  bytes = robo_match_file_to_bytes (file);
  again = robo_match_file_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);
  g_assert_nonnull (again);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/net/sealed-text/match-of-two-players/is-played-to-its-end-by-pasted-texts",
              Fixture, "hh", set_up, test_match, tear_down);
  g_test_add ("/net/sealed-text/match-of-three-players/is-played-to-its-end-by-pasted-texts",
              Fixture, "hhhk", set_up, test_match, tear_down);
  g_test_add ("/net/sealed-text/match-of-four-players/is-played-to-its-end-by-pasted-texts",
              Fixture, "hhhh", set_up, test_match, tear_down);
  g_test_add ("/net/sealed-text/mail-distortions/do-not-hide-a-text", Fixture, "hh", set_up, test_noise, tear_down);
  g_test_add ("/net/sealed-text/damaged-text/is-detected", Fixture, "hh", set_up, test_damage, tear_down);
  g_test_add ("/net/sealed-text/pasted-text/is-told-apart-as-new-own-foreign-early-damaged-or-none",
              Fixture, "hh", set_up, test_paste, tear_down);
  g_test_add ("/net/remote-file/own-entry-that-cannot-be-read/nothing-is-written-until-it-comes-back",
              Fixture, "hhk", set_up, test_unreadable_own_entry, tear_down);
  g_test_add ("/net/remote-file/saved-match/peer-continues-from-it", Fixture, "hhk", set_up, test_file, tear_down);
  g_test_add ("/net/sealed-text/mail-line-ends-and-html/are-read", Fixture, "hh", set_up, test_mail, tear_down);
  g_test_add ("/net/sealed-text/many-texts-in-one-paste/are-found-one-after-the-other",
              Fixture, "hh", set_up, test_many, tear_down);
  g_test_add ("/net/remote-file/match-of-many-entries/is-saved-and-loaded", Fixture, "hhk", set_up, test_long_file,
              tear_down);

  return g_test_run ();
}
