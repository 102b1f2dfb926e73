// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-program-text.h"

#include <string.h>

#include <glib/gi18n.h>

/* What is pasted may be anything: not all of it is said again. */
#define MAX_QUOTED_CHARS 24

/* NULL if @die is one. */
static char *
dup_problem_of_die (const char *die)
{
  g_autofree char *quoted = g_utf8_strlen (die, -1) <= MAX_QUOTED_CHARS ? g_strdup (die)
                                                                        : g_utf8_substring (die, 0, MAX_QUOTED_CHARS);
  RoboDir          key;

  if (die[0] != 'b' && die[0] != 'r')
    /* Translators: %s is what somebody typed; b, r and b3n are not translated */
    return g_strdup_printf (_ ("“%s” is no die: it begins with b for blue or r for red, as in b3n."), quoted);
  if (die[1] < '1' || die[1] > '6')
    /* Translators: %s is what somebody typed; b3n is not translated */
    return g_strdup_printf (_ ("“%s” has no value: after the colour comes a number from 1 to 6, as in b3n."), quoted);
  if (!robo_dir_from_id (die + 2, &key))
    /* Translators: %s is what somebody typed; the abbreviations are not translated */
    return g_strdup_printf (_ ("“%s” has no key: after the value comes n, ne, e, se, s, sw, w or nw."), quoted);

  return NULL;
}

static char *
dup_problem (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\n\r", -1);
  guint n_words = 0;

  for (guint i = 0; words[i]; i++)
    {
      g_auto (GStrv) dice = g_strsplit (words[i], "+", -1);

      for (guint j = 0; dice[j] && strcmp (words[i], "-") != 0; j++)
        {
          char *problem = dup_problem_of_die (dice[j]);

          if (problem)
            return problem;
        }
      n_words += words[i][0] != '\0';
    }

  if (n_words != ROBO_N_UNITS)
    /* Translators: %u is how many parts somebody typed; b3n r2ne b1w is not translated */
    return g_strdup_printf (g_dngettext (NULL, "This is %u part, but a program has three, one for each control unit, as in b3n r2ne b1w. A hyphen is a unit without a die.",
                                         "These are %u parts, but a program has three, one for each control unit, as in b3n r2ne b1w. A hyphen is a unit without a die.", n_words),
                            n_words);

  return g_strdup (_ ("These are more dice than there are."));
}

gboolean
robo_program_text_parse (const char  *text,
                         RoboProgram *program,
                         char       **problem)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (text != NULL && program != NULL && problem != NULL, FALSE);

  /* As it comes from a text of several lines. */
  line = g_ascii_strdown (text, -1);
  g_strdelimit (line, "\r\n", ' ');
  *problem = NULL;
  if (robo_program_from_text (program, line))
    return TRUE;

  *problem = dup_problem (line);

  return FALSE;
}
