/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "robo-words.h"

#include <string.h>

#include <glib/gi18n.h>

#include "files/xml/robo-word-list.h"

static const char *dirs[ROBO_N_DIRS] = {
  NC_ ("direction", "north"),
  NC_ ("direction", "northeast"),
  NC_ ("direction", "east"),
  NC_ ("direction", "southeast"),
  NC_ ("direction", "south"),
  NC_ ("direction", "southwest"),
  NC_ ("direction", "west"),
  NC_ ("direction", "northwest"),
};

const char *
robo_words_get_dir (RoboDir dir)
{
  g_return_val_if_fail ((guint)dir < ROBO_N_DIRS, "");

  return g_dpgettext2 (NULL, "direction", dirs[dir]);
}

const char *
robo_words_get_dir_title (RoboDir dir)
{
  static const char *titles[ROBO_N_DIRS] = {
    NC_ ("direction", "North"),
    NC_ ("direction", "Northeast"),
    NC_ ("direction", "East"),
    NC_ ("direction", "Southeast"),
    NC_ ("direction", "South"),
    NC_ ("direction", "Southwest"),
    NC_ ("direction", "West"),
    NC_ ("direction", "Northwest"),
  };

  g_return_val_if_fail ((guint)dir < ROBO_N_DIRS, "");

  return g_dpgettext2 (NULL, "direction", titles[dir]);
}

const char *
robo_words_get_unit (guint unit)
{
  static const char *units[ROBO_N_UNITS] = { "I", "II", "III" };

  g_return_val_if_fail (unit < ROBO_N_UNITS, "");

  return units[unit];
}

char *
robo_words_dup_day (const GDate *day)
{
  static const char *const weekdays[] = {
    NC_ ("weekday", "Monday"),
    NC_ ("weekday", "Tuesday"),
    NC_ ("weekday", "Wednesday"),
    NC_ ("weekday", "Thursday"),
    NC_ ("weekday", "Friday"),
    NC_ ("weekday", "Saturday"),
    NC_ ("weekday", "Sunday"),
  };
  static const char *const months[] = {
    NC_ ("month after a day", "January"),
    NC_ ("month after a day", "February"),
    NC_ ("month after a day", "March"),
    NC_ ("month after a day", "April"),
    NC_ ("month after a day", "May"),
    NC_ ("month after a day", "June"),
    NC_ ("month after a day", "July"),
    NC_ ("month after a day", "August"),
    NC_ ("month after a day", "September"),
    NC_ ("month after a day", "October"),
    NC_ ("month after a day", "November"),
    NC_ ("month after a day", "December"),
  };

  g_return_val_if_fail (day != NULL && g_date_valid (day), NULL);

  /* Translators: This is a day. %1$s is “Monday”, %2$u is 23, and %3$s is “November”. */
  return g_strdup_printf (_ ("%1$s, %3$s %2$u"),
                          g_dpgettext2 (NULL, "weekday", weekdays[g_date_get_weekday (day) - G_DATE_MONDAY]),
                          g_date_get_day (day),
                          g_dpgettext2 (NULL, "month after a day", months[g_date_get_month (day) - G_DATE_JANUARY]));
}

const char *
robo_words_get_refusal (RoboRefusal refusal)
{
  switch (refusal)
    {
    case ROBO_REFUSED_NOT:
      return "";
    case ROBO_REFUSED_OPTION:
      return _ ("You can’t do that now.");
    case ROBO_REFUSED_VALUE:
      return _ ("A die shows 1 to 6.");
    case ROBO_REFUSED_EMPTY_UNIT:
      return _ ("Every control unit needs a die.");
    case ROBO_REFUSED_CROWDED_UNIT:
      return _ ("This control unit has no room for another die.");
    case ROBO_REFUSED_TOO_MANY:
      return _ ("You have no die of this color left.");
    case ROBO_REFUSED_DIE_COLOUR:
      return _ ("A blue die can only go on a blue key.");
    case ROBO_REFUSED_NOT_GIVEN:
      return _ ("You don’t have that die in this puzzle.");
    }

  g_return_val_if_reached ("");
}

char *
robo_words_dup_die (RoboColour colour,
                    guint      value)
{
  if (colour == ROBO_BLUE)
    /* Translators: This is a blue die. %u is what it shows. */
    return g_strdup_printf (_ ("blue %u"), value);

  /* Translators: This is a red die. %u is what it shows. */
  return g_strdup_printf (_ ("red %u"), value);
}

char *
robo_words_dup_place (guint space,
                      guint columns)
{
  g_return_val_if_fail (columns > 0, NULL);

  return g_strdup_printf ("%u|%u", space % columns + 1, space / columns + 1);
}

/* Removes the last word of `spoken` if the translation has a form for this word together with a place, and returns the
 * form. Otherwise returns NULL. */
static char *
take_form (GString *spoken)
{
  /* Translators: This says how “4|2” is read aloud after certain words, where “column 4, row 2” would not fit. Before
   * each equals sign is the word that stands before the place; after it is what is said instead of the word and the
   * place. %1$u is the column, %2$u is the row. Semicolons separate such pairs; write as many as your language needs,
   * one for each word that asks for another case: “na = w kolumnie %1$u, wierszu %2$u; z = z kolumny %1$u, wiersza
   * %2$u”. */
  g_auto (GStrv) pairs = g_strsplit (C_ ("spoken places", "on = in column %1$u, row %2$u; at = in column %1$u, row %2$u"), ";", -1);

  for (char **pair = pairs; *pair != NULL; pair++)
    {
      g_auto (GStrv) sides = g_strsplit (*pair, "=", 2);
      g_autofree char *before = g_strconcat (g_strstrip (sides[0]), " ", NULL);
      gsize            length = strlen (before);

      if (sides[1] != NULL && spoken->len >= length && g_str_has_suffix (spoken->str, before) &&
          (spoken->len == length || spoken->str[spoken->len - length - 1] == ' '))
        {
          g_string_truncate (spoken, spoken->len - length);
          return g_strdup (g_strstrip (sides[1]));
        }
    }

  return NULL;
}

static void
append_spoken_place (GString    *spoken,
                     const char *form,
                     guint       column,
                     guint       row)
{
  /* Translators: This is read aloud in place of “4|2”, a space of the arena. %1$u is the column, %2$u is the row. */
  const char *place = _ ("column %1$u, row %2$u");
  g_autoptr (GString) words = g_string_new (form != NULL ? form : place);
  g_autofree char *column_text = g_strdup_printf ("%u", column);
  g_autofree char *row_text = g_strdup_printf ("%u", row);

  g_string_replace (words, "%1$u", column_text, 0);
  g_string_replace (words, "%2$u", row_text, 0);
  g_string_append (spoken, words->str);
}

/* Returns whether the text is what stands between two items of a list. */
static gboolean
is_between_items (const char *text,
                  gsize       length)
{
  static const char *const two[] = { "", "", NULL };
  g_autofree char         *between = g_strndup (text, length);
  g_autofree char         *last = robo_word_list_dup (two);

  return g_str_equal (between, last) || g_str_equal (between, C_ ("list", ", "));
}

/* Word joiners around the bar keep a label from breaking a text line within coordinates. */
#define JOINED_BAR "\u2060|\u2060"

/* Reads "4|2" from the text, with or without word joiners. Returns the end of the coordinates, or NULL. */
static const char *
read_place (const char *text,
            guint      *column,
            guint      *row)
{
  char *end;

  if (!g_ascii_isdigit (*text))
    return NULL;

  *column = (guint)g_ascii_strtoull (text, &end, 10);
  if (g_str_has_prefix (end, JOINED_BAR))
    end += strlen (JOINED_BAR);
  else if (*end++ != '|')
    return NULL;
  if (!g_ascii_isdigit (*end))
    return NULL;
  *row = (guint)g_ascii_strtoull (end, &end, 10);

  return end;
}

const char *
robo_words_find_place (const char  *text,
                       const char **end)
{
  guint column, row;

  g_return_val_if_fail (text != NULL && end != NULL, NULL);

  for (const char *c = text; *c != '\0'; c++)
    {
      *end = c == text || !g_ascii_isdigit (c[-1]) ? read_place (c, &column, &row) : NULL;
      if (*end != NULL)
        return c;
    }

  return NULL;
}

char *
robo_words_dup_joined (const char *text)
{
  g_autoptr (GString) joined = g_string_new (NULL);
  const char *place;
  const char *end;

  g_return_val_if_fail (text != NULL, NULL);

  while ((place = robo_words_find_place (text, &end)) != NULL)
    {
      guint column = 0, row = 0;

      g_string_append_len (joined, text, place - text);
      read_place (place, &column, &row);
      g_string_append_printf (joined, "%u" JOINED_BAR "%u", column, row);
      text = end;
    }
  g_string_append (joined, text);

  return g_strdup (joined->str);
}

/* A preposition of at most this many letters, such as "from" or "nach", stays on the text line of its coordinates. */
#define LONGEST_PREPOSITION 4

/* Holds a word of a text, without the punctuation before its letters; its length is in bytes. */
typedef struct
{
  const char *start;
  gsize       length;
} Word;

static Word
read_word (const char *text)
{
  Word word = { text, strcspn (text, " \n") };

  while (word.length > 0 && (*word.start == '(' || *word.start == '+'))
    {
      word.start++;
      word.length--;
    }

  return word;
}

/* Returns whether a word is a number such as "3" or, if with_dot is TRUE, "3.". */
static gboolean
is_number (const Word *word,
           gboolean    with_dot)
{
  gsize n_digits = strspn (word->start, "0123456789");

  return n_digits > 0 && word->length == n_digits + with_dot && (!with_dot || word->start[n_digits] == '.');
}

static gboolean
is_one_letter (const Word *word)
{
  gunichar letter = word->length > 0 ? g_utf8_get_char (word->start) : 0;

  return letter != 0 && g_unichar_isalpha (letter) &&
         word->length == (gsize)(g_utf8_next_char (word->start) - word->start);
}

/* Returns whether a word has only the letter "I", like the number of a control unit. */
static gboolean
is_unit (const Word *word)
{
  return word->length > 0 && strspn (word->start, "I") == word->length;
}

/* Returns whether a word begins with a place such as "4|2". */
static gboolean
is_place (const Word *word)
{
  guint column, row;

  return read_place (word->start, &column, &row) != NULL;
}

/* Returns whether a number after this word belongs to the word ("KillBot 1 moves") and not to the next word ("takes
 * 1 damage"). */
static gboolean
belongs_with_next_number (const Word *word)
{
  /* Translators: These are words that have a number behind them, such as “KillBot 1” or “VP space 5”: no line ends
   * between the two. Write them in every form that your language needs, separated by semicolons without blanks. Other
   * numbers stay with the word behind them, such as “1 damage”. */
  const char *all = C_ ("words before a number",
                        "KillBot;Operator;Player;player;Computer;Round;round;space;spaces;seat;unit;column;row;number;Table;table;game;Game;Match;match;Bout;bout;Step;step;blue;red;Blue;Red");
  gsize       length;

  for (const char *c = all; *c != '\0'; c += length + (c[length] != '\0'))
    {
      length = strcspn (c, ";");
      if (word->length == length && strncmp (word->start, c, length) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Returns whether `word` and `next` stay on one text line. `before` is the word before `word`; it is empty at the
 * beginning. */
static gboolean
are_tied (const Word *before,
          const Word *word,
          const Word *next)
{
  if (word->length == 0 || next->length == 0)
    return FALSE;
  if (is_one_letter (word) || is_unit (word) || (word->length == 2 && strncmp (word->start, "·", 2) == 0))
    return TRUE;
  if (is_place (next))
    return g_unichar_isalpha (g_utf8_get_char (word->start)) &&
           g_utf8_strlen (word->start, (gssize)word->length) <= LONGEST_PREPOSITION;
  if (is_number (word, FALSE) || is_number (word, TRUE))
    return !belongs_with_next_number (before) &&
           (*next->start == '%' || g_unichar_isalpha (g_utf8_get_char (next->start)));

  return g_ascii_isdigit (*next->start) && belongs_with_next_number (word);
}

gboolean
robo_words_find_tie (const char *text,
                     gsize       from,
                     gsize      *at)
{
  Word before = { text, 0 };
  Word word, next;

  g_return_val_if_fail (text != NULL && at != NULL, FALSE);

  for (const char *c = text;; c = next.start)
    {
      const char *end;

      word = read_word (c);
      end = word.start + word.length;
      if (*end == '\0')
        return FALSE;
      next = read_word (end + 1);
      *at = (gsize)(end - text);
      if (*end == ' ' && *at >= from && are_tied (&before, &word, &next))
        return TRUE;
      before = *end == ' ' ? word : (Word){ end, 0 };
    }
}

char *
robo_words_dup_spoken (const char *text)
{
  g_autoptr (GString) spoken = g_string_new (NULL);
  g_autofree char *form = NULL;
  const char      *begin = text;
  const char      *place;
  const char      *end;

  g_return_val_if_fail (text != NULL, NULL);

  while ((place = robo_words_find_place (text, &end)) != NULL)
    {
      guint column = 0, row = 0;

      g_string_append_len (spoken, text, place - text);
      read_place (place, &column, &row);
      /* In a list of places, every place has the form of the first place. */
      if (text == begin || !is_between_items (text, (gsize)(place - text)))
        {
          g_free (form);
          form = take_form (spoken);
        }
      append_spoken_place (spoken, form, column, row);
      text = end;
    }
  g_string_append (spoken, text);
  /* Screen readers speak the dot between two things as "middle dot". */
  g_string_replace (spoken, "\u00a0· ", ", ", 0);
  g_string_replace (spoken, " · ", ", ", 0);

  return g_strdup (spoken->str);
}

char *
robo_words_dup_spoken_place (guint space,
                             guint columns)
{
  g_autofree char *place = robo_words_dup_place (space, columns);

  return robo_words_dup_spoken (place);
}

char *
robo_words_dup_program (const RoboProgram *program)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) dice = NULL;

  g_return_val_if_fail (program != NULL, NULL);

  /* List the dice by unit, in whatever order the program has them. */
  for (guint i = 0; i < ROBO_N_UNITS * program->n_dice; i++)
    {
      const RoboDie   *die = &program->dice[i % program->n_dice];
      g_autofree char *name = NULL;
      g_autofree char *text = NULL;

      if (die->unit != i / program->n_dice)
        continue;

      name = robo_words_dup_die (die->colour, die->value);
      /* Translators: This is a die of a program. %1$s is a control unit such as “II”, %2$s is a die such as “blue 3”,
       * and %3$s is the key it lies on, such as “north”. */
      text = g_strdup_printf (C_ ("program", "%1$s %2$s %3$s"), robo_words_get_unit (die->unit), name,
                              robo_words_get_dir (die->key));
      g_strv_builder_add (builder, text);
    }
  dice = g_strv_builder_end (builder);

  /* The no-break space keeps a dot at the end of a line, not at the beginning of the next line. */
  return g_strjoinv ("\u00a0· ", dice);
}

static char *
dup_turn (RoboAnswer answer)
{
  switch (answer)
    {
    case 0:
      return g_strdup (_ ("Leave it"));
    case 1:
      return g_strdup (_ ("One key clockwise"));
    case 2:
      return g_strdup (_ ("Two keys clockwise"));
    case ROBO_N_DIRS - 2:
      return g_strdup (_ ("Two keys counterclockwise"));
    default:
      return g_strdup (_ ("One key counterclockwise"));
    }
}

char *
robo_words_dup_answer (RoboQuestionKind kind,
                       RoboAnswer       answer)
{
  switch ((guint)robo_question_kind_get_form (kind))
    {
    case ROBO_FORM_TURN:
      return dup_turn (answer);
    case ROBO_FORM_SPACES:
    case ROBO_FORM_MORE_SPACES:
      if (answer == 0)
        /* Translators: This answers the question by how many spaces a module changes a movement. */
        return g_strdup (C_ ("number of spaces", "None"));
      /* Translators: This is an answer: by how many spaces a move or a push becomes shorter or longer. */
      return g_strdup_printf (g_dngettext (NULL, "%u space", "%u spaces", answer), (guint)answer);
    case ROBO_FORM_DAMAGE:
      if (answer == 0)
        /* Translators: This is an answer: a shield takes no damage in place of the robot. */
        return g_strdup (_ ("None of it"));
      /* Translators: This is an answer: %u is how much damage a shield takes in place of the robot. */
      return g_strdup_printf (g_dngettext (NULL, "%u damage", "%u damage", answer), (guint)answer);
    case ROBO_FORM_REACH:
      return g_strdup (_ ("Its own space"));
    default:
      return g_strdup (answer != 0 ? C_ ("answer", "Yes") : C_ ("answer", "No"));
    }
}
