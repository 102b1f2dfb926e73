// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-symbols.h"

#include <string.h>

#define N_CHECKS 4 /* number of symbols of the checksum, of five bits each */
#define N_GROUP  5
#define N_FENCE  (ROBO_SYMBOLS_MARK_LENGTH + 1)

/* These are the symbols of Crockford's base 32, which has no I, L, O and U. */
static const char symbols[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

static guint
get_check (const guint8 *data,
           gsize         size)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 hash[32];
  gsize  n_hash = sizeof hash;

  g_checksum_update (checksum, data, (gssize)size);
  g_checksum_get_digest (checksum, hash, &n_hash);

  return hash[0] << 12 | hash[1] << 4 | hash[2] >> 4;
}

/* Undoes changes that mail programs and messengers make to a letter. Returns 0 for a character that is left out, and
 * '?' for any other character outside ASCII. */
static char
simplify (gunichar c)
{
  /* Some keyboards write the full-width forms of letters and digits. */
  if (c >= 0xff01 && c <= 0xff5e)
    c -= 0xfee0;
  if (c == 0xad || c == 0xa0 || c == 0xfeff || (c >= 0x200b && c <= 0x2015) || (c >= 0x2028 && c <= 0x202f) ||
      (c >= 0x2060 && c <= 0x206f) || c == 0x2212 || g_unichar_isspace (c))
    return 0;
  if (c >= 0x80)
    return '?';
  if (strchr (">|-*_~`\\", (int)c) != NULL)
    return 0;

  c = g_ascii_toupper ((char)c);

  return c == 'O' ? '0' : c == 'I' || c == 'L' ? '1'
                        : c == 'U'             ? 'V'
                                               : (char)c;
}

static GBytes *
from_symbols (const char *text,
              gsize       n_symbols)
{
  gsize              size = n_symbols > N_CHECKS ? (n_symbols - N_CHECKS) * 5 / 8 : 0;
  g_autofree guint8 *data = g_malloc0 (size + 1);
  guint              bits = 0, n_bits = 0, check = 0;
  gsize              n = 0;

  if (size == 0 || size > ROBO_SYMBOLS_MAX_SIZE || (size * 8 + 4) / 5 != n_symbols - N_CHECKS)
    return NULL;

  for (gsize i = 0; i < n_symbols; i++)
    {
      const char *symbol = strchr (symbols, text[i]);
      guint       value;

      if (symbol == NULL || *symbol == '\0')
        return NULL;
      value = symbol - symbols;
      if (i >= n_symbols - N_CHECKS)
        {
          check = check << 5 | value;
          continue;
        }
      bits = (bits << 5 | value) & 0xffff;
      n_bits += 5;
      if (n_bits >= 8)
        {
          data[n++] = bits >> (n_bits - 8);
          n_bits -= 8;
        }
    }
  if ((bits & ((1u << n_bits) - 1)) != 0 || check != get_check (data, size))
    return NULL;

  return g_bytes_new (data, size);
}

/* Holds the letters before and after the symbols, as read_letter() returns them. */
typedef struct
{
  char beginning[N_FENCE];
  char end[N_FENCE];
} Fences;

static Fences
get_fences (const char *mark)
{
  Fences fences = { 0 };

  for (guint i = 0; i < ROBO_SYMBOLS_MARK_LENGTH; i++)
    fences.beginning[i] = fences.end[i + 1] = simplify ((guchar)mark[i]);
  fences.beginning[ROBO_SYMBOLS_MARK_LENGTH] = fences.end[0] = '!';

  return fences;
}

/* Reads a text letter by letter, and leaves out the characters that mail programs and messengers insert. */
typedef struct
{
  const char *at;
  gboolean    is_line_start; /* whether the text line has had only quotation marks of a mail so far */
} Reader;

/* Skips a line break of quoted-printable or of HTML. Returns whether there was such a line break. */
static gboolean
skip_break (Reader *self)
{
  const char *at = self->at;

  if (*at == '=')
    {
      at++;
      while (*at == ' ' || *at == '\t' || *at == '\r')
        at++;
      if (*at != '\n')
        return FALSE;
    }
  else if (g_ascii_strncasecmp (at, "<br", 3) == 0)
    {
      at += 3;
      while (*at == ' ' || *at == '/')
        at++;
      if (*at != '>')
        return FALSE;
    }
  else
    return FALSE;

  self->at = at + 1;
  self->is_line_start = TRUE;

  return TRUE;
}

/* Reads a character that HTML writes as a number or by its name, such as a hyphen. Returns 0 if no such character
 * follows. */
static gunichar
read_entity (Reader *self)
{
  static const struct
  {
    const char *name;
    gunichar    c;
  } entities[] = {
    { "&nbsp;", ' ' },
    { "&shy;", 0xad },
    { "&gt;", '>' },
    { "&hyphen;", '-' },
    { "&dash;", '-' },
    { "&ndash;", '-' },
    { "&mdash;", '-' },
    { "&minus;", '-' },
    { "&zwnj;", 0x200c },
  };
  char   *end;
  guint64 number;

  for (guint i = 0; i < G_N_ELEMENTS (entities); i++)
    {
      if (!g_str_has_prefix (self->at, entities[i].name))
        continue;
      self->at += strlen (entities[i].name);
      return entities[i].c;
    }
  if (self->at[0] != '&' || self->at[1] != '#')
    return 0;

  if (self->at[2] == 'x' || self->at[2] == 'X')
    number = g_ascii_isxdigit (self->at[3]) ? g_ascii_strtoull (self->at + 3, &end, 16) : 0;
  else
    number = g_ascii_isdigit (self->at[2]) ? g_ascii_strtoull (self->at + 2, &end, 10) : 0;
  if (number == 0 || number > 0x10ffff || *end != ';')
    return 0;
  self->at = end + 1;

  return (gunichar)number;
}

/* Returns the next letter that counts, or 0 at the end. Bytes that are not UTF-8 count as a wrong letter. */
static char
read_letter (Reader *self)
{
  while (*self->at != '\0')
    {
      gunichar c;
      char     letter;

      if (skip_break (self))
        continue;
      c = read_entity (self);
      if (c == 0)
        {
          gboolean is_valid;

          c = g_utf8_get_char_validated (self->at, -1);
          is_valid = c != (gunichar)-1 && c != (gunichar)-2;
          self->at += is_valid ? g_utf8_skip[(guchar)*self->at] : 1;
          c = is_valid ? c : 0xfffd;
        }
      if (c == '\n' || c == '\r' || c == 0x2028 || c == 0x2029)
        self->is_line_start = TRUE;
      letter = simplify (c);
      /* Some mail programs begin quoted lines with # or : instead of >. */
      if (letter == 0 || (self->is_line_start && (c == '#' || c == ':')))
        continue;
      self->is_line_start = FALSE;
      return letter;
    }

  return 0;
}

/* Appends a letter to the last letters that were read, and drops the oldest letter. */
static void
shift_in_letter (char *last,
                 char  letter)
{
  memmove (last, last + 1, N_FENCE - 1);
  last[N_FENCE - 1] = letter;
}

static gboolean
are_last (const char *last,
          const char *letters)
{
  return memcmp (last, letters, N_FENCE) == 0;
}

/* Reads to the end of the next text that may have bytes. Returns its symbols, or NULL. Each letter is read once. */
static char *
read_symbols (Reader       *self,
              const Fences *fences)
{
  g_autoptr (GString) symbols_read = g_string_new (NULL);
  char     last[N_FENCE] = { 0 };
  gboolean has_begun = FALSE;
  gssize   n_symbols = -1; /* number of letters before the first exclamation mark, which must begin the ending */
  char     letter;

  while ((letter = read_letter (self)) != 0)
    {
      shift_in_letter (last, letter);
      if (has_begun)
        {
          g_string_append_c (symbols_read, letter);
          if (letter == '!' && n_symbols < 0)
            n_symbols = (gssize)symbols_read->len - 1;
          if (n_symbols >= 0 && symbols_read->len == (gsize)n_symbols + N_FENCE)
            {
              has_begun = FALSE;
              if (are_last (last, fences->end))
                {
                  g_string_truncate (symbols_read, (gsize)n_symbols);
                  return g_string_free (g_steal_pointer (&symbols_read), FALSE);
                }
            }
        }
      if (are_last (last, fences->beginning))
        {
          g_string_truncate (symbols_read, 0);
          has_begun = TRUE;
          n_symbols = -1;
        }
    }

  return NULL;
}

char *
robo_symbols_write (const char   *mark,
                    const guint8 *data,
                    gsize         size)
{
  g_autoptr (GString) text = g_string_new (mark);
  guint check = get_check (data, size);
  guint bits = 0, n_bits = 0, n = 0;

  g_return_val_if_fail (strlen (mark) == ROBO_SYMBOLS_MARK_LENGTH, NULL);
  g_return_val_if_fail (size > 0 && size <= ROBO_SYMBOLS_MAX_SIZE, NULL);

  g_string_append (text, "! ");
  for (gsize i = 0; i < size || n_bits > 0;)
    {
      if (n_bits < 5 && i < size)
        {
          bits = (bits << 8 | data[i++]) & 0xffff;
          n_bits += 8;
        }
      /* Fill up the last symbol with zeros. */
      if (n_bits < 5)
        {
          bits <<= 5 - n_bits;
          n_bits = 5;
        }
      if (n > 0 && n % N_GROUP == 0)
        g_string_append_c (text, '-');
      g_string_append_c (text, symbols[bits >> (n_bits - 5) & 31]);
      n_bits -= 5;
      n++;
    }
  for (guint i = 0; i < N_CHECKS; i++, n++)
    {
      if (n > 0 && n % N_GROUP == 0)
        g_string_append_c (text, '-');
      g_string_append_c (text, symbols[check >> (5 * (N_CHECKS - 1 - i)) & 31]);
    }
  g_string_append_printf (text, " !%s", mark);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

GBytes *
robo_symbols_find (const char  *mark,
                   const char  *text,
                   const char **end)
{
  const Fences fences = get_fences (mark);
  Reader       reader = { text, TRUE };

  for (;;)
    {
      g_autofree char *found = read_symbols (&reader, &fences);
      GBytes          *payload = found != NULL ? from_symbols (found, strlen (found)) : NULL;

      if (payload != NULL && end != NULL)
        *end = reader.at;
      if (payload != NULL || found == NULL)
        return payload;
    }
}

gboolean
robo_symbols_looks_like (const char *mark,
                         const char *text)
{
  const Fences fences = get_fences (mark);
  Reader       reader = { text, TRUE };
  char         last[N_FENCE] = { 0 };
  char         letter;

  while ((letter = read_letter (&reader)) != 0)
    {
      shift_in_letter (last, letter);
      if (are_last (last, fences.beginning))
        return TRUE;
    }

  return FALSE;
}
