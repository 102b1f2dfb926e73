// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-program-text.h"

#include <string.h>

#include <glib/gi18n.h>

/* A sentence about a problem quotes at most this many characters of pasted text. */
#define MAX_QUOTED_CHARS 24

/* Lists the "letters" for colors and directions in the reader's language. A letter may have several characters, but
 * no digit, blank, plus or hyphen, and no two letters are the same; tests check this for every language. */
static const char *const colours[] = {
  /* Translators: This is the letter for a blue die in programs such as “b3n r2ne b1w”. Use lower case. */
  [ROBO_BLUE] = NC_ ("die in one line", "b"),
  /* Translators: This is the letter for a red die in programs such as “b3n r2ne b1w”. Use lower case. */
  [ROBO_RED] = NC_ ("die in one line", "r"),
};

static const char *const keys[ROBO_N_DIRS] = {
  /* Translators: This stands for north in programs such as “b3n r2ne b1w”. The words for the eight directions are
   * short, in lower case, and all different. */
  NC_ ("key in one line", "n"),
  /* Translators: This stands for north-east in programs such as “b3n r2ne b1w”. */
  NC_ ("key in one line", "ne"),
  /* Translators: This stands for east in programs such as “b3n r2ne b1w”. */
  NC_ ("key in one line", "e"),
  /* Translators: This stands for south-east in programs such as “b3n r2ne b1w”. */
  NC_ ("key in one line", "se"),
  /* Translators: This stands for south in programs such as “b3n r2ne b1w”. */
  NC_ ("key in one line", "s"),
  /* Translators: This stands for south-west in programs such as “b3n r2ne b1w”. */
  NC_ ("key in one line", "sw"),
  /* Translators: This stands for west in programs such as “b3n r2ne b1w”. */
  NC_ ("key in one line", "w"),
  /* Translators: This stands for north-west in programs such as “b3n r2ne b1w”. */
  NC_ ("key in one line", "nw"),
};

static const RoboProgram example = {
  .n_dice = 3,
  .dice = {
    { .colour = ROBO_BLUE, .value = 3, .key = ROBO_DIR_N, .unit = 0 },
    { .colour = ROBO_RED, .value = 2, .key = ROBO_DIR_NE, .unit = 1 },
    { .colour = ROBO_BLUE, .value = 1, .key = ROBO_DIR_W, .unit = 2 },
  },
};

static const char *
get_colour (RoboColour colour)
{
  return g_dpgettext2 (NULL, "die in one line", colours[colour]);
}

static const char *
get_key (RoboDir dir)
{
  return g_dpgettext2 (NULL, "key in one line", keys[dir]);
}

static char *
dup_keys (void)
{
  const char *all[ROBO_N_DIRS + 1] = { NULL };

  for (RoboDir dir = 0; dir < ROBO_N_DIRS; dir++)
    all[dir] = get_key (dir);

  return g_strjoinv (", ", (char **)all);
}

/* Takes the color from the beginning of a typed die. Returns the rest of the text, or NULL if the text begins with no
 * color. */
static const char *
take_colour (const char *die,
             RoboColour *colour)
{
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (g_str_has_prefix (die, get_colour (i)))
      {
        *colour = i;
        return die + strlen (get_colour (i));
      }

  return NULL;
}

static gboolean
is_key (const char *text,
        RoboDir    *key)
{
  for (RoboDir dir = 0; dir < ROBO_N_DIRS; dir++)
    if (strcmp (text, get_key (dir)) == 0)
      {
        *key = dir;
        return TRUE;
      }

  return FALSE;
}

/* Returns a sentence that explains why the text is not a die, or NULL if it is a die. Colors and keys have the letters
 * of the reader's language. */
static char *
dup_problem_of_die (const char *die)
{
  g_autofree char *quoted = g_utf8_strlen (die, -1) <= MAX_QUOTED_CHARS ? g_strdup (die)
                                                                        : g_utf8_substring (die, 0, MAX_QUOTED_CHARS);
  g_autofree char *right = g_strdup_printf ("%s3%s", get_colour (ROBO_BLUE), get_key (ROBO_DIR_N));
  RoboColour       colour;
  RoboDir          key;
  const char      *value = take_colour (die, &colour);

  if (value == NULL)
    /* Translators: %1$s is what the user typed; %2$s and %3$s are the letters of the two colors, b and r in English;
     * %4$s is a die such as b3n. */
    return g_strdup_printf (_ ("“%1$s” isn’t a die. Begin with %2$s for blue or %3$s for red, as in %4$s."), quoted,
                            get_colour (ROBO_BLUE), get_colour (ROBO_RED), right);
  if (value[0] < '1' || value[0] > '6')
    /* Translators: %1$s is what the user typed; %2$s is a die such as b3n. */
    return g_strdup_printf (_ ("“%1$s” has no value. After the color, add a number from 1 to 6, as in %2$s."), quoted,
                            right);
  if (!is_key (value + 1, &key))
    {
      g_autofree char *all = dup_keys ();

      /* Translators: %1$s is what the user typed; %2$s is the eight keys: n, ne, e, se, s, sw, w, nw. */
      return g_strdup_printf (_ ("“%1$s” has no key. After the value, add one of %2$s."), quoted, all);
    }

  return NULL;
}

static char *
dup_problem (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);
  g_autofree char *right = robo_program_text_dup (&example);
  guint            n_words = 0;

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
    /* Translators: %1$u is how many parts the user typed; %2$s is a program such as b3n r2ne b1w. */
    return g_strdup_printf (g_dngettext (NULL, "You’ve entered %1$u part, but a program has three, one for each control unit, as in %2$s. A hyphen leaves a unit without a die.",
                                         "You’ve entered %1$u parts, but a program has three, one for each control unit, as in %2$s. A hyphen leaves a unit without a die.", n_words),
                            n_words, right);

  return g_strdup (_ ("You have two blue and two red dice."));
}

/* Converts a die that robo_program_to_text() has written to the reader's letters. */
static char *
dup_shown_die (const char *die)
{
  RoboDir key;

  if (!robo_dir_from_id (die + 2, &key))
    g_return_val_if_reached (NULL);

  return g_strdup_printf ("%s%c%s", get_colour (die[0] == 'b' ? ROBO_BLUE : ROBO_RED), die[1], get_key (key));
}

/* Converts a die in the reader's letters to English letters; returns NULL if it is no die. */
static char *
dup_english_die (const char *die)
{
  RoboColour  colour;
  RoboDir     key;
  const char *value = take_colour (die, &colour);

  if (value == NULL || !g_ascii_isdigit (value[0]) || !is_key (value + 1, &key))
    return NULL;

  return g_strdup_printf ("%c%c%s", colour == ROBO_BLUE ? 'b' : 'r', value[0], robo_dir_get_id (key));
}

/* Returns the text line with each die converted; NULL if `dup_die` cannot convert one of the dice. */
static char *
dup_line (const char *line,
          char *(*dup_die) (const char *die))
{
  g_auto (GStrv) words = g_strsplit_set (line, " \t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) dice = g_strsplit (words[i], "+", -1);

      for (guint j = 0; dice[j] != NULL && strcmp (words[i], "-") != 0; j++)
        {
          char *die = dup_die (dice[j]);

          if (die == NULL)
            return NULL;
          g_free (dice[j]);
          dice[j] = die;
        }
      g_free (words[i]);
      words[i] = g_strjoinv ("+", dice);
    }

  return g_strjoinv (" ", words);
}

char *
robo_program_text_dup (const RoboProgram *program)
{
  g_autofree char *english = NULL;

  g_return_val_if_fail (program != NULL, NULL);

  english = robo_program_to_text (program);

  return dup_line (english, dup_shown_die);
}

char *
robo_program_text_dup_example (void)
{
  return robo_program_text_dup (&example);
}

char *
robo_program_text_dup_help (void)
{
  g_autofree char *all = dup_keys ();

  /* Translators: %1$s and %2$s are the letters of the two colors, b and r in English; %3$s is the eight keys: n, ne, e,
   * se, s, sw, w, nw. */
  return g_strdup_printf (_ ("Type one part for each control unit: %1$s for blue or %2$s for red, then the value and the key (%3$s). Enter places the dice; Escape cancels."),
                          get_colour (ROBO_BLUE), get_colour (ROBO_RED), all);
}

gboolean
robo_program_text_parse (const char  *text,
                         RoboProgram *program,
                         char       **problem)
{
  g_autofree char *line = NULL;
  g_autofree char *english = NULL;

  g_return_val_if_fail (text != NULL && program != NULL && problem != NULL, FALSE);

  /* The pasted text may have several text lines. */
  line = g_utf8_strdown (text, -1);
  g_strdelimit (line, "\r\n", ' ');
  g_strstrip (line);
  english = dup_line (line, dup_english_die);
  *problem = NULL;
  /* All letters of a text line are of one language. Polish "w" is east and English "w" is west; the letters of the
   * colors show which language is meant. */
  if (english != NULL ? robo_program_from_text (program, english) : robo_program_from_text (program, line))
    return TRUE;

  *problem = dup_problem (line);

  return FALSE;
}
