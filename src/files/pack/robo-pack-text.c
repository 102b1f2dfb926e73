// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-pack-text.h"

#include <string.h>

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "base/robo-symbols.h"
#include "files/xml/robo-xml-edit.h"

#define MARK    "PACK"
#define VERSION 1

const RoboProblemKind ROBO_PROBLEM_PACK_TEXT[] = { { "pack-text", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_FORMAT, NULL } };

/* The content is a list of strings, each of which ends with a zero byte: these words of the manifest, of which all but the
 * first three may be empty, and then the parts. */
enum
{
  WORD_ID,
  WORD_VERSION,
  WORD_NAME,
  WORD_DESCRIPTION,
  WORD_AUTHOR,
  WORD_LICENSE,
  N_WORDS
};

/* Writing */

static void
add_string (GByteArray *content,
            const char *text)
{
  g_byte_array_append (content, (const guint8 *)(text != NULL ? text : ""), text != NULL ? strlen (text) + 1 : 1);
}

static GByteArray *
create_content (const RoboPack *pack)
{
  GByteArray      *content = g_byte_array_new ();
  g_autofree char *version = g_strdup_printf ("%u", pack->version);

  add_string (content, pack->id);
  add_string (content, version);
  add_string (content, pack->name);
  add_string (content, pack->description);
  add_string (content, pack->author);
  add_string (content, pack->license);
  for (guint i = 0; i < pack->parts->len; i++)
    {
      const RoboPackPart *part = pack->parts->pdata[i];
      gsize               size;
      const guint8       *data = g_bytes_get_data (part->bytes, &size);

      g_byte_array_append (content, data, size);
      g_byte_array_append (content, (const guint8 *)"", 1);
    }

  return content;
}

/* Converts all bytes at once. Returns the size of the result, or 0 if the bytes are damaged or the result has no room. */
static gsize
convert (GConverter   *converter,
         const guint8 *data,
         gsize         size,
         guint8       *result,
         gsize         room)
{
  gsize n_read = 0, n_written = 0;

  while (n_written < room)
    {
      gsize            more_read, more_written;
      GConverterResult outcome = g_converter_convert (converter, data + n_read, size - n_read, result + n_written,
                                                      room - n_written, G_CONVERTER_INPUT_AT_END, &more_read,
                                                      &more_written, NULL);

      if (outcome == G_CONVERTER_ERROR)
        return 0;
      n_read += more_read;
      n_written += more_written;
      if (outcome == G_CONVERTER_FINISHED)
        return n_read == size ? n_written : 0;
    }

  return 0;
}

char *
robo_pack_text_write (const RoboPack *pack,
                      gsize           max_size)
{
  g_autoptr (GByteArray) content = NULL;
  g_autoptr (GZlibCompressor) compressor = NULL;
  g_autofree guint8 *data = NULL;
  gsize              size;

  g_return_val_if_fail (pack != NULL, NULL);
  g_return_val_if_fail (max_size > 1 && max_size <= ROBO_PACK_TEXT_MAX_SIZE, NULL);

  content = create_content (pack);
  if (content->len > ROBO_PACK_TEXT_MAX_CONTENT)
    return NULL;

  compressor = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW, 9);
  data = g_malloc (max_size);
  data[0] = VERSION;
  size = convert (G_CONVERTER (compressor), content->data, content->len, data + 1, max_size - 1);

  return size > 0 ? robo_symbols_write (MARK, data, size + 1) : NULL;
}

/* Reading */

static GBytes *
read_content (GBytes *payload)
{
  g_autoptr (GZlibDecompressor) decompressor = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW);
  g_autofree guint8 *content = g_malloc (ROBO_PACK_TEXT_MAX_CONTENT);
  gsize              size;
  const guint8      *data = g_bytes_get_data (payload, &size);
  gsize              length;

  if (size < 2 || size > ROBO_PACK_TEXT_MAX_SIZE)
    return NULL;

  length = convert (G_CONVERTER (decompressor), data + 1, size - 1, content, ROBO_PACK_TEXT_MAX_CONTENT);

  return length > 0 && content[length - 1] == '\0' ? g_bytes_new (content, length) : NULL;
}

static const char *
get_word (const char *word)
{
  return word[0] != '\0' ? word : NULL;
}

/* Adds a part, or the reason why it cannot be used. Ignores warnings, which are for its author. */
static gboolean
add_part (GPtrArray    *parts,
          const char   *text,
          RoboProblems *problems)
{
  g_autoptr (RoboProblems) found = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  RoboPackPart *part = robo_pack_part_new (bytes, found);

  if (part != NULL)
    g_ptr_array_add (parts, part);
  else if (!robo_problems_check_plain (found, &error))
    robo_problems_add (problems, ROBO_PROBLEM_PACK_TEXT, 0, "%s", error->message);

  return part != NULL;
}

/* Returns whether all words have only characters that a file can hold. */
static gboolean
are_words_clean (const GPtrArray *strings)
{
  for (guint i = 0; i < N_WORDS; i++)
    {
      g_autofree char *clean = robo_xml_edit_dup_clean (strings->pdata[i]);

      if (!g_str_equal (clean, strings->pdata[i]))
        return FALSE;
    }

  return TRUE;
}

/* Makes a pack of the strings. Writes the pack as an archive and reads this archive, so that a text is checked like
 * any other pack. */
static RoboPack *
create_pack (const GPtrArray *strings,
             RoboProblems    *problems)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_part_unref);
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (RoboPack) pack = NULL;
  g_autoptr (GBytes) archive = NULL;
  RoboPackWords words = { .id = strings->pdata[WORD_ID],
                          .name = get_word (strings->pdata[WORD_NAME]),
                          .description = get_word (strings->pdata[WORD_DESCRIPTION]),
                          .author = get_word (strings->pdata[WORD_AUTHOR]),
                          .license = get_word (strings->pdata[WORD_LICENSE]) };
  guint64       version;

  if (!are_words_clean (strings) ||
      !g_ascii_string_to_unsigned (strings->pdata[WORD_VERSION], 10, 1, ROBO_PACK_MAX_VERSION, &version, NULL))
    return NULL;

  words.version = (guint)version;
  for (guint i = N_WORDS; i < strings->len; i++)
    if (!add_part (parts, strings->pdata[i], problems))
      return NULL;
  pack = robo_pack_new (&words, parts, problems);
  if (pack == NULL)
    return NULL;

  archive = robo_pack_to_bytes (pack);

  return robo_pack_load_memory (archive, ignored);
}

/* Returns the beginning of a text, in which a pack is looked for. */
static char *
dup_beginning (const char *text)
{
  return g_strndup (text, strnlen (text, ROBO_PACK_TEXT_MAX_SEARCH));
}

static RoboPack *
refuse (RoboProblems *problems,
        const char   *sentence)
{
  robo_problems_add (problems, ROBO_PROBLEM_PACK_TEXT, 0, "%s", sentence);

  return NULL;
}

RoboPack *
robo_pack_text_read (const char   *text,
                     RoboProblems *problems)
{
  g_autofree char *beginning = dup_beginning (text);
  g_autoptr (GBytes) payload = robo_symbols_find (MARK, beginning, NULL);
  g_autoptr (GBytes) content = NULL;
  g_autoptr (GPtrArray) strings = g_ptr_array_new ();
  RoboPack   *pack;
  const char *at, *end;
  gsize       size = 0;

  if (payload == NULL && !robo_pack_text_looks_like (text))
    /* Translators: Leave the two words in capital letters as they are. */
    return refuse (problems, _ ("No pack found in this text. Copy all of it, from “PACK!” to “!PACK”."));
  if (payload != NULL && *(const guint8 *)g_bytes_get_data (payload, NULL) > VERSION)
    return refuse (problems, _ ("This pack was made with a newer version of the game. Update the game."));

  content = payload != NULL ? read_content (payload) : NULL;
  at = content != NULL ? g_bytes_get_data (content, &size) : NULL;
  for (end = at != NULL ? at + size : NULL; at < end && g_utf8_validate (at, -1, NULL); at += strlen (at) + 1)
    g_ptr_array_add (strings, (char *)at);
  pack = content != NULL && at == end && strings->len > N_WORDS ? create_pack (strings, problems) : NULL;
  if (pack == NULL && !robo_problems_has_errors (problems))
    /* Translators: Leave the two words in capital letters as they are. */
    return refuse (problems, _ ("Some characters in this pack are missing or wrong. Copy all of it again, from “PACK!” to “!PACK”."));

  return pack;
}

gboolean
robo_pack_text_looks_like (const char *text)
{
  g_autofree char *beginning = dup_beginning (text);

  return robo_symbols_looks_like (MARK, beginning);
}
