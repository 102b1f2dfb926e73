// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-names.h"

#include <string.h>

/* Lists characters of the same shape, in the form that they have after normalization and before folding the case. */
static const struct
{
  const char *alike;
  gunichar    stands_for;
} shapes[] = {
  { "lIi1|ı!ⅼΙІіӀا׀ǀ", 'l' },
  { "O0oΟοОо○〇Օօ٥۵", 'o' },
  { "AΑА", 'a' },
  { "aа", 'a' },
  { "BΒВ", 'b' },
  { "CcСсϹϲ", 'c' },
  { "EΕЕ", 'e' },
  { "eе", 'e' },
  { "HΗН", 'h' },
  { "JјЈϳj", 'j' },
  { "KΚКкκ", 'k' },
  { "MΜМ", 'm' },
  { "NΝ", 'n' },
  { "PpΡρРр", 'p' },
  { "SsЅѕ", 's' },
  { "TΤТ", 't' },
  { "XxΧχХх", 'x' },
  { "YΥУү", 'y' },
  { "yу", 'y' },
  { "ZΖ", 'z' },
  { "vνѵ", 'v' },
  { "‐‑‒–—−-", '-' },
  { "’‘ʼ`´′'", '\'' },
};

static gboolean
is_mark (gunichar c)
{
  GUnicodeType type = g_unichar_type (c);

  return type == G_UNICODE_NON_SPACING_MARK || type == G_UNICODE_ENCLOSING_MARK;
}

/* Returns whether a joiner beside the character may have an effect. Joiners shape Arabic and Indic words, and join
 * emoji. */
static gboolean
takes_joiner (gunichar c)
{
  return c > 0x2ff && (g_unichar_isalpha (c) || is_mark (c) || g_unichar_type (c) == G_UNICODE_SPACING_MARK ||
                       g_unichar_type (c) == G_UNICODE_OTHER_SYMBOL || g_unichar_type (c) == G_UNICODE_MODIFIER_SYMBOL);
}

gboolean
robo_names_is_hidden (gunichar before,
                      gunichar c,
                      gunichar after)
{
  /* These letters and marks have no shape: Hangul fillers, the empty Braille cell, the grapheme joiner and others. */
  static const gunichar empty[] = { 0x034f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x2800, 0x3164, 0xffa0 };

  if (c == 0x200c || c == 0x200d)
    return !takes_joiner (before) || !takes_joiner (after);
  if (c == 0xfe0f)
    return before < 0x20 || g_unichar_isalpha (before) || g_unichar_isspace (before);
  for (guint i = 0; i < G_N_ELEMENTS (empty); i++)
    if (c == empty[i])
      return TRUE;

  return g_unichar_type (c) == G_UNICODE_FORMAT || (c >= 0xfe00 && c <= 0xfe0e) || (c >= 0xe0000 && c <= 0xe0fff) ||
         (c >= 0x180b && c <= 0x180f);
}

gboolean
robo_names_is_turn (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

char *
robo_names_dup_clean (const char *name,
                      guint       max_chars)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  g_autoptr (GString) clean = g_string_new (NULL);
  gunichar before = 0;
  guint    n_chars = 0;
  guint    n_marks = 0;

  for (const char *at = valid; *at != '\0' && n_chars < max_chars; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);
      gunichar after = g_utf8_get_char (g_utf8_next_char (at));
      gboolean is_blank = g_unichar_isspace (c);
      gboolean is_joiner = c == 0x200c || c == 0x200d;

      if (robo_names_is_hidden (before, c, after) || (!is_blank && !is_joiner && !g_unichar_isprint (c)))
        continue;
      n_marks = is_mark (c) ? n_marks + 1 : 0;
      if (n_marks > ROBO_NAMES_MAX_MARKS || (is_blank && (before == 0 || before == ' ')))
        continue;

      before = is_blank ? ' ' : c;
      g_string_append_unichar (clean, before);
      n_chars++;
    }

  return g_strchomp (g_string_free (g_steal_pointer (&clean), FALSE));
}

static gunichar
find_shape (gunichar c)
{
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    if (g_utf8_strchr (shapes[i].alike, -1, c) != NULL)
      return shapes[i].stands_for;

  return c;
}

/* Returns a form of a name that is the same for all names that look alike. */
static char *
dup_outline (const char *name)
{
  g_autofree char *clean = robo_names_dup_clean (name, G_MAXUINT);
  g_autofree char *normal = g_utf8_normalize (clean, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autoptr (GString) outline = g_string_new (NULL);

  for (const char *at = normal; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      /* Skip marks that compose with no letter, joiners and blanks, which are too small to tell names apart. */
      if (is_mark (c) || g_unichar_isspace (c) || c == 0x200c || c == 0x200d)
        continue;
      c = find_shape (c);
      g_string_append_unichar (outline, find_shape (g_unichar_tolower (c)));
    }

  return g_string_free (g_steal_pointer (&outline), FALSE);
}

gboolean
robo_names_look_alike (const char *one,
                       const char *other)
{
  g_autofree char *outline = NULL;
  g_autofree char *other_outline = NULL;

  g_return_val_if_fail (one != NULL && other != NULL, FALSE);

  outline = dup_outline (one);
  other_outline = dup_outline (other);

  return g_str_equal (outline, other_outline);
}

char *
robo_names_dup_given (const char *full_name,
                      const char *account)
{
  const char      *comma = strchr (full_name, ',');
  g_autofree char *clean = robo_names_dup_clean (comma != NULL ? comma + 1 : full_name, ROBO_NAMES_MAX_PLAYER);

  if (*clean == '\0' || g_str_equal (full_name, "Unknown"))
    return g_strdup (account);

  return g_strndup (clean, strcspn (clean, " "));
}
