// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-marks.h"

#include "robo-words.h"

/* These control characters mark parts of a text; no name contains them. The marks of names are followed by the
 * number of the seat. A result may contain spaces and names, so its end has a mark of its own. */
#define SPACE_BEGINS      '\001'
#define NAME_BEGINS       '\002'
#define ENDS              '\003'
#define FIRST_NAME_BEGINS '\004'
#define RESULT_BEGINS     '\005'
#define RESULT_ENDS       '\006'

char *
robo_log_marks_dup_space (guint space,
                          guint columns)
{
  g_autofree char *place = robo_words_dup_place (space, columns);

  return g_strdup_printf ("%c%s%c", SPACE_BEGINS, place, ENDS);
}

char *
robo_log_marks_dup_name (const RoboLogNames *names,
                         guint               seat)
{
  gboolean    is_known;
  const char *name;

  g_return_val_if_fail (names != NULL, NULL);

  if (seat >= ROBO_MAX_ROBOTS)
    return g_strdup ("");

  is_known = (names->mentioned & 1u << seat) != 0;
  name = is_known ? names->players[seat] : names->full[seat];

  if (name == NULL)
    return g_strdup ("");

  return g_strdup_printf ("%c%c%s%c", is_known ? NAME_BEGINS : FIRST_NAME_BEGINS, '0' + seat, name, ENDS);
}

char *
robo_log_marks_dup_result (const char *sentence)
{
  g_return_val_if_fail (sentence != NULL, NULL);

  return g_strdup_printf ("%c%s%c", RESULT_BEGINS, sentence, RESULT_ENDS);
}

char *
robo_log_marks_strip (const char *marked,
                      guint       columns,
                      GArray     *mentions,
                      GArray     *results)
{
  g_autoptr (GString) text = g_string_new (NULL);
  RoboLogMention mention = { 0 };
  RoboLogSpan    result = { 0 };

  g_return_val_if_fail (marked != NULL && columns > 0, NULL);

  for (const char *c = marked; *c; c++)
    {
      if (*c == SPACE_BEGINS)
        {
          /* Between the marks of a space is "column|row", as displayed. */
          char   *rest;
          guint64 column = g_ascii_strtoull (c + 1, &rest, 10);
          guint64 row = g_ascii_strtoull (rest + 1, NULL, 10);

          mention = (RoboLogMention){ .start = text->len,
                                      .space = (row - 1) * columns + column - 1,
                                      .seat = ROBO_NO_SEAT };
        }
      else if (*c == NAME_BEGINS || *c == FIRST_NAME_BEGINS)
        {
          mention = (RoboLogMention){ .start = text->len,
                                      .space = ROBO_NO_SPACE,
                                      .seat = c[1] - '0',
                                      .is_first = *c == FIRST_NAME_BEGINS };
          c++;
        }
      else if (*c == RESULT_BEGINS)
        {
          result.start = text->len;
        }
      else if (*c == RESULT_ENDS)
        {
          result.end = text->len;
          if (results != NULL)
            g_array_append_val (results, result);
        }
      else if (*c == ENDS)
        {
          mention.end = text->len;
          if (mentions != NULL)
            g_array_append_val (mentions, mention);
        }
      else
        {
          g_string_append_c (text, *c);
        }
    }

  return g_strdup (text->str);
}
