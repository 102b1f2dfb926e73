// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the transfer of arena and cards: in any order, doubled, damaged, and from attackers.
#include "config.h"

#include <string.h>

#include "net/transports/robo-file-parts.h"
#include "tests/net/net-test.h"

/* The head of a message has this size: kind, digests, copy, part, number of parts. */
#define PART_HEAD 23

typedef struct
{
  NetTable        table;
  RoboOffer      *offer;
  RoboMatchSetup *setup;
  GPtrArray      *messages;
  RoboFileParts  *parts;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  net_table_init (&fixture->table, "ruhrgebiet", "standard");
  fixture->offer = net_offer_new (&fixture->table, "hh", TRUE, 5);
  fixture->setup = robo_offer_make_setup (fixture->offer, fixture->table.arena,
                                          robo_rule_set_get_modules (fixture->table.rules));
  fixture->messages = robo_file_split (fixture->offer, fixture->setup);
  fixture->parts = robo_file_parts_new (fixture->offer);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  robo_file_parts_free (fixture->parts);
  g_ptr_array_unref (fixture->messages);
  robo_match_setup_free (fixture->setup);
  robo_offer_free (fixture->offer);
  net_table_clear (&fixture->table);
}

/* Returns the set-up if the messages complete it together with earlier ones. The messages may be complete before the
 * last of them. */
static RoboMatchSetup *
take_all (Fixture   *fixture,
          GPtrArray *messages)
{
  RoboMatchSetup *setup = NULL;

  for (guint i = messages->len; i > 0 && setup == NULL; i--)
    setup = robo_file_parts_take (fixture->parts, g_ptr_array_index (messages, i - 1));

  return setup;
}

static void
test_whole (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (RoboMatchSetup) setup = NULL;

  g_assert_cmpuint (fixture->messages->len, >, 1);
  for (guint i = 0; i < fixture->messages->len; i++)
    g_assert_cmpuint (g_bytes_get_size (g_ptr_array_index (fixture->messages, i)), <=, ROBO_FILE_MAX_MESSAGE);
  /* The last message comes first, and one message comes twice. */
  g_assert_null (robo_file_parts_take (fixture->parts,
                                       g_ptr_array_index (fixture->messages, fixture->messages->len - 1)));
  setup = take_all (fixture, fixture->messages);
  g_assert_nonnull (setup);
  g_assert_cmpstr (robo_arena_get_id (setup->arena), ==, "ruhrgebiet");
  g_assert_cmpuint (robo_modules_get_n_sets (setup->modules), ==, 1);
}

static void
test_want (Fixture      *fixture,
           gconstpointer data)
{
  NetTable other;
  g_autoptr (RoboOffer) foreign = NULL;
  g_autoptr (GBytes) want = robo_file_request_new (fixture->offer);

  net_table_init (&other, "rome", NULL);
  foreign = net_offer_new (&other, "hh", TRUE, 5);
  g_assert_true (robo_file_want_is_of (want, fixture->offer));
  g_assert_false (robo_file_want_is_of (want, foreign));
  g_assert_false (robo_file_want_is_of (g_ptr_array_index (fixture->messages, 0), fixture->offer));
  g_assert_null (robo_file_parts_take (fixture->parts, want));
  net_table_clear (&other);
}

/* Returns the messages with one byte of a message changed, at the offset. */
static GPtrArray *
change (GPtrArray *messages,
        guint      index,
        gsize      at)
{
  GPtrArray *changed = g_ptr_array_new_with_free_func ((GDestroyNotify)g_bytes_unref);

  for (guint i = 0; i < messages->len; i++)
    {
      GBytes            *message = g_ptr_array_index (messages, i);
      gsize              size = g_bytes_get_size (message);
      g_autofree guint8 *copy = g_memdup2 (g_bytes_get_data (message, NULL), size);

      if (i == index)
        copy[MIN (at, size - 1)] ^= 0x55;
      g_ptr_array_add (changed, g_bytes_new (copy, size));
    }

  return changed;
}

/* Changed messages have no effect, and correct messages after them are still accepted. */
static void
test_damaged (Fixture      *fixture,
              gconstpointer data)
{
  for (guint index = 0; index < fixture->messages->len; index++)
    {
      for (gsize at = 0; at < 6000; at += at < PART_HEAD + 20 ? 1 : 487)
        {
          g_autoptr (GPtrArray) changed = change (fixture->messages, index, at);
          g_autoptr (RoboMatchSetup) wrong = NULL;
          g_autoptr (RoboMatchSetup) right = NULL;

          wrong = take_all (fixture, changed);
          /* Some bytes in the head of a compressed file have no meaning. */
          if (wrong != NULL)
            g_assert_cmpstr (robo_arena_get_id (wrong->arena), ==, "ruhrgebiet");
          right = take_all (fixture, fixture->messages);
          if (right == NULL)
            right = take_all (fixture, fixture->messages);
          g_assert_nonnull (right);
          robo_file_parts_free (fixture->parts);
          fixture->parts = robo_file_parts_new (fixture->offer);
        }
    }
}

static GBytes *
make_part (Fixture      *fixture,
           guint8        part,
           guint8        n_parts,
           gconstpointer data,
           gsize         size)
{
  g_autoptr (GByteArray) message = g_byte_array_new ();
  const guint8 *head = g_bytes_get_data (g_ptr_array_index (fixture->messages, 0), NULL);

  g_byte_array_append (message, head, PART_HEAD - 2);
  g_byte_array_append (message, &part, 1);
  g_byte_array_append (message, &n_parts, 1);
  g_byte_array_append (message, data, (guint)size);

  return g_byte_array_free_to_bytes (g_steal_pointer (&message));
}

/* The attacks are a few bytes that unpack to very many, impossible parts, and noise. */
static void
test_hostile (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree guint8 *zeros = g_malloc0 (4 * 1024 * 1024);
  g_autofree guint8 *packed = g_malloc (8000);
  g_autoptr (GConverter) packer = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9));
  gsize n_read, n_packed;
  g_autoptr (GBytes) bomb = NULL;
  g_autoptr (GError) error = NULL;
  RoboRng rng;

  g_assert_cmpint (g_converter_convert (packer, zeros, 4 * 1024 * 1024, packed, 8000, G_CONVERTER_INPUT_AT_END, &n_read,
                                        &n_packed, &error),
                   ==, G_CONVERTER_FINISHED);
  g_assert_no_error (error);
  bomb = make_part (fixture, 0, 1, packed, MIN (n_packed, 6000));
  g_assert_null (robo_file_parts_take (fixture->parts, bomb));

  for (guint part = 0; part < 256; part += 5)
    {
      for (guint n_parts = 0; n_parts < 256; n_parts += 3)
        {
          g_autoptr (GBytes) message = make_part (fixture, part, n_parts, zeros, 10);

          g_assert_null (robo_file_parts_take (fixture->parts, message));
        }
    }

  robo_rng_seed (&rng, 1);
  for (guint i = 0; i < 2000; i++)
    {
      gsize size = robo_rng_below (&rng, 300);
      g_autoptr (GBytes) noise = NULL;

      for (gsize k = 0; k < size; k++)
        packed[k] = robo_rng_below (&rng, 256);
      noise = i % 2 == 0 ? g_bytes_new (packed, size) : make_part (fixture, 0, 1, packed, size);
      g_assert_null (robo_file_parts_take (fixture->parts, noise));
    }
}

#define add(path, function) g_test_add ("/net/transports/file-parts/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("all-parts/give-the-arena-and-the-cards", test_whole);
  add ("request/is-for-its-own-offer-only", test_want);
  add ("damaged-parts/are-ignored", test_damaged);
  add ("hostile-parts/are-refused", test_hostile);

  return g_test_run ();
}
