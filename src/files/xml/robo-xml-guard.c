// SPDX-License-Identifier: GPL-3.0-or-later
// Checks bytes before libxml2 reads them. Checks the encoding, so that a file never selects a converter. Also checks
// the number of attributes of a tag, because libxml2's time is quadratic in this number.
#include "config.h"

#include "robo-xml-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define BLANKS " \t\n\f\r"

static guint
count_lines (const char *data,
             const char *end)
{
  guint line = 1;

  while ((data = memchr (data, '\n', (gsize)(end - data))) != NULL)
    {
      line++;
      data++;
    }

  return line;
}

static gboolean
check_utf8 (const char   *data,
            gsize         length,
            RoboProblems *problems)
{
  const char *bad;
  guint       line;

  if (g_utf8_validate_len (data, length, &bad))
    return TRUE;

  line = count_lines (data, bad);
  if (*bad == '\0')
    robo_problems_add (problems, ROBO_PROBLEM_ENCODING, line,
                       _ ("The file has a NUL byte in it, so it’s damaged or isn’t text. Use an undamaged copy."));
  else if (g_utf8_get_char_validated (bad, (gssize)(length - (gsize)(bad - data))) == (gunichar)-2)
    robo_problems_add (problems, ROBO_PROBLEM_TRUNCATED, line,
                       _ ("The file ends in the middle of a character. Use a complete copy."));
  else
    robo_problems_add (problems, ROBO_PROBLEM_ENCODING, line,
                       _ ("This character isn’t UTF-8. Save the file again as UTF-8."));

  return FALSE;
}

/* Returns the declared encoding, or NULL. This function uses no regular expressions, which take a third of a
 * megabyte, because it runs before the first frame. */
static char *
dup_declared_encoding (const char *data,
                       gsize       length)
{
  /* Look only at the beginning, because the declaration comes first in a file and is short. */
  g_autofree char *start = g_strndup (data, MIN (length, 256));
  const char      *at = g_str_has_prefix (start, "\xef\xbb\xbf") ? start + 3 : start;
  const char      *end = strchr (at, '>');

  if (!g_str_has_prefix (at, "<?xml") || !g_ascii_isspace (at[5]))
    return NULL;

  at = strstr (at, "encoding");
  if (at == NULL || (end != NULL && at > end))
    return NULL;

  at += strlen ("encoding");
  at += strspn (at, BLANKS);
  if (*at != '=')
    return NULL;

  at++;
  at += strspn (at, BLANKS);
  if (*at != '"' && *at != '\'')
    return NULL;

  end = strpbrk (at + 1, "\"'>");

  return end == NULL || *end == '>' ? NULL : g_strndup (at + 1, (gsize)(end - at) - 1);
}

static gboolean
check_declared_encoding (const char   *data,
                         gsize         length,
                         RoboProblems *problems)
{
  g_autofree char *declared = dup_declared_encoding (data, length);
  g_autofree char *valid = NULL;

  if (declared == NULL || g_ascii_strcasecmp (declared, "UTF-8") == 0 ||
      g_ascii_strcasecmp (declared, "US-ASCII") == 0)
    return TRUE;

  valid = g_utf8_make_valid (declared, -1);
  robo_problems_add (problems, ROBO_PROBLEM_ENCODING, 1,
                     /* Translators: %s is the name of an encoding such as ISO-8859-1. */
                     _ ("The file gives its encoding as %s. Save it as UTF-8 and write encoding=\"UTF-8\"."),
                     valid);
  return FALSE;
}

static const char *
skip_past (const char *at,
           const char *end,
           const char *what)
{
  const char *found = g_strstr_len (at, end - at, what);

  return found != NULL ? found + strlen (what) : end;
}

/* Goes from the character after the < of a tag to the character after its >. */
static const char *
skip_tag (const char *at,
          const char *end,
          guint      *n_attributes)
{
  char quote = '\0';

  *n_attributes = 0;
  for (; at < end; at++)
    {
      if (quote != '\0')
        quote = *at == quote ? '\0' : quote;
      else if (*at == '"' || *at == '\'')
        quote = *at;
      else if (*at == '=')
        (*n_attributes)++;
      else if (*at == '>')
        return at + 1;
    }

  return end;
}

static gboolean
starts_with (const char *at,
             const char *end,
             const char *what)
{
  gsize length = strlen (what);

  return (gsize)(end - at) >= length && memcmp (at, what, length) == 0;
}

/* Checks the attributes. A broken document may be read differently here and in libxml2, but then libxml2 stops before
 * the difference. */
static gboolean
check_attributes (const char   *data,
                  gsize         length,
                  RoboProblems *problems)
{
  const char *end = data + length;
  const char *at = data;
  guint       n_attributes;

  while ((at = memchr (at, '<', (gsize)(end - at))) != NULL)
    {
      const char *tag = at;

      if (starts_with (at, end, "<!--"))
        at = skip_past (at + strlen ("<!--"), end, "-->");
      else if (starts_with (at, end, "<![CDATA["))
        at = skip_past (at, end, "]]>");
      else if (starts_with (at, end, "<?"))
        at = skip_past (at, end, "?>");
      else
        {
          at = skip_tag (at + 1, end, &n_attributes);
          if (n_attributes > ROBO_XML_MAX_ATTRIBUTES)
            {
              robo_problems_add (problems, ROBO_PROBLEM_TOO_BIG, count_lines (data, tag),
                                 /* Translators: The number is well above one. */
                                 _ ("An element has more than %u attributes. Remove the unknown ones."),
                                 ROBO_XML_MAX_ATTRIBUTES);
              return FALSE;
            }
        }
    }

  return TRUE;
}

gboolean
robo_xml_guard_bytes (const char   *data,
                      gsize         length,
                      RoboProblems *problems)
{
  const guint8 *bytes = (const guint8 *)data;

  if (length == 0)
    {
      robo_problems_add (problems, ROBO_PROBLEM_EMPTY, 0, _ ("The file is empty. Use an undamaged copy."));
      return FALSE;
    }

  /* Look for a byte order mark, or for the zero byte beside the first letter. */
  if (length >= 2 && ((bytes[0] == 0xfe && bytes[1] == 0xff) || (bytes[0] == 0xff && bytes[1] == 0xfe) ||
                      bytes[0] == 0 || bytes[1] == 0))
    {
      robo_problems_add (problems, ROBO_PROBLEM_ENCODING, 1,
                         _ ("The file is in UTF-16 or UTF-32. Save it again as UTF-8."));
      return FALSE;
    }

  return check_utf8 (data, length, problems) &&
         check_declared_encoding (data, length, problems) &&
         check_attributes (data, length, problems);
}
