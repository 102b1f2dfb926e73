// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the readers of messages in remote games.
#include "config.h"

#include <string.h>

#include "files/arena/robo-library.h"
#include "net/robo-sealed-text.h"
#include "net/transports/robo-file-parts.h"
#include "net/transports/robo-frames.h"
#include "net/transports/robo-xmpp.h"

#include "fuzz-target.h"

/* An offer, a bundle or an entry that was read is written as the same bytes. */
int
robo_fuzz_entry (const guint8 *data,
                 gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (RoboOffer) offer = robo_offer_parse (bytes);
  g_autoptr (RoboEntry) entry = robo_entry_parse (data, size);
  g_autoptr (GPtrArray) bundle = robo_bundle_parse (data, size);

  if (offer != NULL)
    g_assert_true (g_bytes_equal (offer->bytes, bytes));
  if (entry != NULL)
    {
      g_autoptr (RoboEntry) again = robo_entry_new (entry);

      g_assert_true (g_bytes_equal (again->bytes, bytes));
    }
  if (bundle != NULL)
    {
      g_autoptr (GBytes) again = robo_bundle_to_bytes (bundle);
      g_autoptr (RoboChains) chains =
        robo_chains_new (((const RoboEntry *)g_ptr_array_index (bundle, 0))->match, FALSE);

      g_assert_true (g_bytes_equal (again, bytes));
      robo_chains_add (chains, bundle);
    }

  return offer != NULL || entry != NULL || bundle != NULL;
}

/* Reads the input as a text; and, because few mutations have valid check digits, as the content of such a
 * text. */
int
robo_fuzz_sealed_text (const guint8 *data,
                       gsize         size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);
  g_autoptr (RoboSealedText) found = robo_sealed_text_find (text, NULL);
  g_autoptr (GBytes) rest = g_bytes_new_static (data, size);
  const RoboSealedText made = { .flags = size > 0 ? data[0] & 0x0b : 0, .data = rest };
  const guint8         none[ROBO_DIGEST_SIZE] = { 0 };
  const guint8         match[ROBO_DIGEST_SIZE] = {
            found != NULL ? found->match[0] : 0,
    found != NULL ? found->match[1] : 0,
    found != NULL ? found->match[2] : 0,
  };
  g_autoptr (RoboChains) chains = robo_chains_new (match, FALSE);
  g_autoptr (RoboChains) others = robo_chains_new (none, FALSE);
  g_autoptr (GPtrArray) bundle = found != NULL ? robo_sealed_text_read_entries (found, chains) : NULL;
  g_autoptr (GPtrArray) bytes = robo_sealed_text_read_entries (&made, others);

  g_assert_true (found == NULL || robo_sealed_text_looks_like (text));
  if (bundle != NULL && robo_chains_add (chains, bundle) == ROBO_ARRIVAL_NEW)
    {
      g_autofree char *written = robo_sealed_text_write (NULL, chains, robo_sealed_text_get_seat (found), 0);
      g_autoptr (RoboSealedText) again = robo_sealed_text_find (written, NULL);
      g_autoptr (GPtrArray) second = robo_sealed_text_read_entries (again, chains);

      g_assert_cmpuint (second->len, ==, bundle->len);
    }
  if (bytes != NULL)
    robo_chains_add (others, bytes);

  return found != NULL;
}

/* Reads a sequence of messages. Each message that was read is written as the same bytes. */
int
robo_fuzz_frame (const guint8 *data,
                 gsize         size)
{
  g_autoptr (GByteArray) buffer = g_byte_array_new ();
  RoboFrameKind kind;
  GBytes       *body;
  gsize         n_taken = 0;

  g_byte_array_append (buffer, data, (guint)size);
  while (robo_frame_take (buffer, &kind, &body) == ROBO_FRAME_WHOLE)
    {
      gsize         n_body;
      gconstpointer bytes = g_bytes_get_data (body, &n_body);
      g_autoptr (GBytes) again = robo_frame_new (kind, bytes, n_body);

      gint64           when;
      g_autofree char *name = NULL;
      g_autofree char *words = NULL;

      g_assert_cmpmem (data + n_taken, g_bytes_get_size (again), g_bytes_get_data (again, NULL),
                       g_bytes_get_size (again));
      if (kind == ROBO_FRAME_WORDS && robo_frame_read_words (body, &when, &name, &words))
        {
          g_autoptr (GBytes) same = robo_frame_new_words (when, name, words);

          /* Words end at a zero byte. */
          g_assert_cmpmem (bytes, MIN (n_body, g_bytes_get_size (same)), g_bytes_get_data (same, NULL),
                           g_bytes_get_size (same));
        }
      n_taken += g_bytes_get_size (again);
      g_bytes_unref (body);
    }
  g_assert_cmpuint (n_taken + buffer->len, ==, size);

  return n_taken > 0;
}

/* Stands for a stream that is not connected. */
typedef RoboStream      DeafStream;
typedef RoboStreamClass DeafStreamClass;

GType deaf_stream_get_type (void);

G_DEFINE_TYPE (DeafStream, deaf_stream, ROBO_TYPE_STREAM)

static void
deaf_stream_open (RoboStream *stream)
{
}

static void
deaf_stream_send (RoboStream *stream,
                  const char *text)
{
  g_autoptr (RoboStanza) stanza = robo_stanza_parse (text);

  /* Stanzas that are sent are well-formed, whatever was received. */
  g_assert_nonnull (stanza);
}

static void
deaf_stream_class_init (DeafStreamClass *klass)
{
  klass->open = deaf_stream_open;
  klass->close = deaf_stream_open;
  klass->send = deaf_stream_send;
}

static void
deaf_stream_init (DeafStream *self)
{
}

/* Receives a stanza in a room, before and after the room is joined. Also reads a link to a room, which is written as
 * the same link. */
int
robo_fuzz_stanza (const guint8 *data,
                  gsize         size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);
  g_autoptr (RoboStanza) stanza = robo_stanza_parse (text);
  g_autoptr (RoboRoomLink) link = robo_room_link_parse (text);

  if (link != NULL)
    {
      g_autofree char *written = robo_room_link_to_text (link);
      g_autoptr (RoboRoomLink) again = robo_room_link_parse (written);

      g_assert_nonnull (again);
      g_assert_cmpstr (again->room, ==, link->room);
      g_assert_cmpstr (again->password, ==, link->password);
    }
  if (stanza != NULL)
    {
      const RoboRoomLink room = { (char *)"r@x", (char *)"p" };
      g_autoptr (RoboStanza) in = robo_stanza_parse (
        "<presence from='r@x/a'><x xmlns='http://jabber.org/protocol/muc#user'><status code='110'/></x></presence>");
      g_autoptr (RoboStream) stream = g_object_new (deaf_stream_get_type (), NULL);
      g_autoptr (RoboCarrier) carrier = robo_xmpp_new (stream, &room, "a");

      robo_carrier_open (carrier);
      robo_stream_emit_opened (stream, "a@x/1");
      robo_stream_emit_stanza (stream, stanza);
      robo_stream_emit_stanza (stream, in);
      robo_stream_emit_stanza (stream, stanza);
      robo_carrier_close (carrier);
    }

  return stanza != NULL || link != NULL;
}

/* Reads a stream in pieces of a size, and returns its elements as a list of names with the sizes of their texts. */
static char *
read_stream (const guint8 *data,
             gsize         size,
             gsize         piece,
             gboolean     *is_fine)
{
  g_autoptr (RoboStanzaReader) reader = robo_stanza_reader_new ();
  g_autoptr (GString) list = g_string_new (NULL);
  static const char head[] = "<stream:stream xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams'>";

  *is_fine = robo_stanza_reader_feed (reader, head, strlen (head));
  for (gsize at = 0; *is_fine && at < size; at += piece)
    {
      *is_fine = robo_stanza_reader_feed (reader, (const char *)data + at, MIN (piece, size - at));
      for (;;)
        {
          g_autoptr (RoboStanza) stanza = robo_stanza_reader_take (reader);

          if (stanza == NULL)
            break;
          g_assert_cmpuint (stanza->children->len, <=, ROBO_STANZA_MAX_PARTS);
          g_string_append_printf (list, "%s {%s} %" G_GSIZE_FORMAT "\n",
                                  stanza->name, stanza->ns, strlen (stanza->text));
        }
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* Reads a stream from a server. It has the same elements, in whatever pieces it comes. */
int
robo_fuzz_stream (const guint8 *data,
                  gsize         size)
{
  gboolean         is_fine, is_fine_by_bytes;
  g_autofree char *whole = read_stream (data, size, 4096, &is_fine);
  g_autofree char *by_bytes = read_stream (data, size, 1, &is_fine_by_bytes);

  g_assert_cmpint (is_fine, ==, is_fine_by_bytes);
  g_assert_cmpstr (whole, ==, by_bytes);

  return is_fine && *whole != '\0';
}

/* A part begins with this many bytes of kind, digests and copy, followed by the index of the part and the number of
 * parts. */
#define PART_HEAD 21

/* Reads arena and cards of a match from any peer, as a message and as the only part of a requested file. */
int
robo_fuzz_parts (const guint8 *data,
                 gsize         size)
{
  static RoboOffer *offer;
  static guint8     head[PART_HEAD + 2];
  g_autoptr (RoboFileParts) parts = NULL;
  g_autoptr (GBytes) message = g_bytes_new_static (data, size);
  g_autoptr (GByteArray) only = g_byte_array_new ();
  g_autoptr (GBytes) part = NULL;
  g_autoptr (RoboMatchSetup) whole = NULL;
  g_autoptr (RoboMatchSetup) taken = NULL;

  if (offer == NULL)
    {
      g_autoptr (RoboLibrary) library = robo_library_new ();
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (RoboArena) arena = robo_library_load_arena (library, "rome", problems);
      g_autoptr (RoboMatchSetup) setup = robo_match_setup_new (arena);
      g_autoptr (GPtrArray) messages = NULL;

      robo_match_setup_set_seat (setup, 0, ROBO_PLAYER_HUMAN, NULL);
      robo_match_setup_set_seat (setup, 1, ROBO_PLAYER_HUMAN, NULL);
      offer = robo_offer_new (setup, FALSE, ROBO_PACE_NONE, ROBO_BANK_NONE);
      messages = robo_file_split (offer, setup);
      memcpy (head, g_bytes_get_data (messages->pdata[0], NULL), PART_HEAD);
      head[PART_HEAD] = 0;
      head[PART_HEAD + 1] = 1;
    }

  parts = robo_file_parts_new (offer);
  whole = robo_file_parts_take (parts, message);
  g_byte_array_append (only, head, sizeof head);
  g_byte_array_append (only, data, (guint)size);
  part = g_byte_array_free_to_bytes (g_steal_pointer (&only));
  taken = robo_file_parts_take (parts, part);
  g_assert_true (whole == NULL || g_str_equal (robo_arena_get_id (whole->arena), "rome"));
  g_assert_true (taken == NULL || g_str_equal (robo_arena_get_id (taken->arena), "rome"));

  return whole != NULL || taken != NULL;
}
