// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-problem.h"

#include <glib/gi18n-lib.h>

struct _RoboProblems
{
  char         *file;
  GArray       *problems;    /* array of RoboProblem */
  GCancellable *cancellable; /* or NULL */
};

G_DEFINE_QUARK (robo_content_error, robo_content_error)

#define DAMAGED N_ ("The file is damaged or was changed by hand. Use an undamaged copy.")

const RoboProblemKind ROBO_PROBLEM_UNREADABLE[] = { { "unreadable", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_READ,
                                                      N_ ("The file can’t be read. Check that it still exists and that you have permission to read it.") } };
const RoboProblemKind ROBO_PROBLEM_FOLDER[] = { { "unreadable", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_READ,
                                                  N_ ("This is a folder. Choose a file in it.") } };
const RoboProblemKind ROBO_PROBLEM_NOT_ORDINARY[] = { { "unreadable", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_READ,
                                                        N_ ("This isn’t a regular file. Choose another one.") } };
const RoboProblemKind ROBO_PROBLEM_TOO_BIG[] = { { "too-big", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_XML,
                                                   N_ ("The file is too big for Robodrome. Choose another one.") } };
const RoboProblemKind ROBO_PROBLEM_EMPTY[] = { { "empty", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_XML } };
const RoboProblemKind ROBO_PROBLEM_ENCODING[] = { { "encoding", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_XML,
                                                    N_ ("The file isn’t readable text. Choose another one.") } };
const RoboProblemKind ROBO_PROBLEM_TRUNCATED[] = { { "truncated", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_XML,
                                                     N_ ("The file ends unexpectedly. Use a complete copy.") } };
const RoboProblemKind ROBO_PROBLEM_SYNTAX[] = { { "syntax", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_XML,
                                                  DAMAGED } };
const RoboProblemKind ROBO_PROBLEM_DOCTYPE[] = { { "doctype", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_XML,
                                                   DAMAGED } };
const RoboProblemKind ROBO_PROBLEM_TOO_DEEP[] = { { "too-deep", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_XML,
                                                    DAMAGED } };
const RoboProblemKind ROBO_PROBLEM_UNKNOWN_FORMAT[] = { { "unknown-format", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_FORMAT,
                                                          N_ ("This file can’t be opened here. Choose another one.") } };
const RoboProblemKind ROBO_PROBLEM_NEWER_FORMAT[] = { { "newer-format", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_FORMAT,
                                                        N_ ("The file was made by a newer Robodrome. Install the newer version to open it.") } };
const RoboProblemKind ROBO_PROBLEM_STRUCTURE[] = { { "structure", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_STRUCTURE,
                                                     DAMAGED } };
const RoboProblemKind ROBO_PROBLEM_VALUE[] = { { "value", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_STRUCTURE,
                                                 DAMAGED } };
const RoboProblemKind ROBO_PROBLEM_NO_SCHEMA[] = { { "no-schema", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_READ,
                                                     N_ ("Part of Robodrome is missing. Reinstall it.") } };
const RoboProblemKind ROBO_PROBLEM_CANCELLED[] = { { "cancelled", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_READ } };
const RoboProblemKind ROBO_PROBLEM_NO_NAME[] = { { "no-name", ROBO_SEVERITY_WARNING } };
const RoboProblemKind ROBO_PROBLEM_MEANING[] = { { "meaning", ROBO_SEVERITY_ERROR } };
const RoboProblemKind ROBO_PROBLEM_MISWRITTEN[] = { { "meaning", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_MEANING, DAMAGED } };

#undef DAMAGED

static void
clear_problem (gpointer data)
{
  RoboProblem *problem = data;

  g_clear_pointer (&problem->sentence, g_ref_string_release);
  g_clear_pointer (&problem->plain, g_ref_string_release);
}

const char *
robo_problem_get_plain (const RoboProblem *problem)
{
  g_return_val_if_fail (problem != NULL, NULL);

  if (problem->plain != NULL)
    return problem->plain;

  return problem->code->plain != NULL ? _ (problem->code->plain) : problem->sentence;
}

RoboProblems *
robo_problems_new (const char *file)
{
  RoboProblems *self = g_new0 (RoboProblems, 1);

  self->file = g_strdup (file);
  self->problems = g_array_new (FALSE, FALSE, sizeof (RoboProblem));
  g_array_set_clear_func (self->problems, clear_problem);

  return self;
}

void
robo_problems_free (RoboProblems *self)
{
  if (self == NULL)
    return;

  g_clear_object (&self->cancellable);
  g_array_unref (self->problems);
  g_free (self->file);
  g_free (self);
}

void
robo_problems_set_cancellable (RoboProblems *self,
                               GCancellable *cancellable)
{
  g_set_object (&self->cancellable, cancellable);
}

GCancellable *
robo_problems_get_cancellable (const RoboProblems *self)
{
  return self->cancellable;
}

gboolean
robo_problems_check_cancelled (RoboProblems *self)
{
  if (!g_cancellable_is_cancelled (self->cancellable))
    return FALSE;

  if (!robo_problems_has (self, ROBO_PROBLEM_CANCELLED))
    robo_problems_add (self, ROBO_PROBLEM_CANCELLED, 0, _ ("Reading the file was canceled."));
  return TRUE;
}

const char *
robo_problems_get_file (const RoboProblems *self)
{
  return self->file;
}

guint
robo_problems_get_length (const RoboProblems *self)
{
  return self->problems->len;
}

const RoboProblem *
robo_problems_get (const RoboProblems *self,
                   guint               index)
{
  g_return_val_if_fail (index < self->problems->len, NULL);

  return &g_array_index (self->problems, RoboProblem, index);
}

char **
robo_problems_dup_sentences (const RoboProblems *self,
                             guint               max,
                             guint              *n_left)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  for (guint i = 0; i < self->problems->len; i++)
    {
      const char *sentence = robo_problem_get_plain (robo_problems_get (self, i));

      if (g_hash_table_add (seen, (gpointer)sentence) && g_hash_table_size (seen) <= max)
        g_strv_builder_add (sentences, sentence);
    }
  *n_left = g_hash_table_size (seen) - MIN (g_hash_table_size (seen), max);

  return g_strv_builder_end (sentences);
}

guint
robo_problems_count (const RoboProblems *self,
                     RoboSeverity        severity)
{
  guint n = 0;

  for (guint i = 0; i < self->problems->len; i++)
    n += robo_problems_get (self, i)->code->severity == severity;

  return n;
}

gboolean
robo_problems_has_errors (const RoboProblems *self)
{
  return robo_problems_count (self, ROBO_SEVERITY_ERROR) > 0;
}

gboolean
robo_problems_has (const RoboProblems *self,
                   RoboProblemCode     code)
{
  for (guint i = 0; i < self->problems->len; i++)
    {
      if (robo_problems_get (self, i)->code == code)
        return TRUE;
    }

  return FALSE;
}

gboolean
robo_problems_has_sentence (const RoboProblems *self,
                            const char         *sentence)
{
  for (guint i = 0; i < self->problems->len; i++)
    {
      if (g_str_equal (g_array_index (self->problems, RoboProblem, i).sentence, sentence))
        return TRUE;
    }

  return FALSE;
}

/* Returns a sentence that problems may share, because a library may have thousands of files with the same sentence. */
G_GNUC_PRINTF (1, 0)
static char *
ref_sentence (const char *format,
              va_list     arguments)
{
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);

  return g_ref_string_new_intern (sentence);
}

G_GNUC_PRINTF (3, 0)
static void
take_problem (RoboProblems *self,
              RoboProblem   problem,
              const char   *format,
              va_list       arguments)
{
  problem.item = ROBO_PROBLEM_NOWHERE;
  problem.row = ROBO_NO_ROW;
  problem.sentence = ref_sentence (format, arguments);
  g_array_append_val (self->problems, problem);
}

void
robo_problems_add (RoboProblems   *self,
                   RoboProblemCode code,
                   guint           line,
                   const char     *format,
                   ...)
{
  va_list arguments;

  va_start (arguments, format);
  take_problem (self, (RoboProblem){ .code = code, .line = line, .place = ROBO_PROBLEM_NOWHERE, .side = ROBO_NO_SIDE },
                format, arguments);
  va_end (arguments);
}

void
robo_problems_add_at (RoboProblems   *self,
                      RoboProblemCode code,
                      guint           line,
                      guint           place,
                      guint           side,
                      guint           suggestion,
                      const char     *format,
                      ...)
{
  va_list arguments;

  va_start (arguments, format);
  take_problem (self,
                (RoboProblem){ .code = code, .line = line, .place = place, .side = side, .suggestion = suggestion },
                format, arguments);
  va_end (arguments);
}

void
robo_problems_set_plain (RoboProblems *self,
                         const char   *format,
                         ...)
{
  RoboProblem *problem;
  va_list      arguments;

  g_return_if_fail (self->problems->len > 0);

  problem = &g_array_index (self->problems, RoboProblem, self->problems->len - 1);
  g_clear_pointer (&problem->plain, g_ref_string_release);
  va_start (arguments, format);
  problem->plain = ref_sentence (format, arguments);
  va_end (arguments);
}

void
robo_problems_set_line (RoboProblems *self,
                        guint         index,
                        guint         line)
{
  g_return_if_fail (index < self->problems->len);

  g_array_index (self->problems, RoboProblem, index).line = line;
}

void
robo_problems_set_item (RoboProblems *self,
                        guint         from,
                        guint         item,
                        guint         row)
{
  for (guint i = from; i < self->problems->len; i++)
    {
      RoboProblem *problem = &g_array_index (self->problems, RoboProblem, i);

      problem->item = (guint8)item;
      problem->row = (guint8)row;
    }
}

static char *
dup_location (const RoboProblems *self,
              const RoboProblem  *problem)
{
  if (self->file == NULL && problem->line == 0)
    return NULL;
  if (problem->line == 0)
    return g_strdup (self->file);
  if (self->file == NULL)
    /* Translators: This says in which line of a file a problem is. A colon and the problem follow. */
    return g_strdup_printf (_ ("line %u"), problem->line);

  /* Translators: This says where a problem is. %s is a file, %u the number of a line. A colon and the problem
   * follow. */
  return g_strdup_printf (_ ("%s, line %u"), self->file, problem->line);
}

char *
robo_problems_dup_text (const RoboProblems *self,
                        guint               index)
{
  const RoboProblem *problem = robo_problems_get (self, index);
  g_autofree char   *location = NULL;
  gboolean           is_error;

  g_return_val_if_fail (problem != NULL, NULL);

  location = dup_location (self, problem);
  is_error = problem->code->severity == ROBO_SEVERITY_ERROR;
  if (location == NULL)
    /* Translators: %s is a sentence that says what is wrong with a file. */
    return g_strdup_printf (is_error ? _ ("error: %s")
                                     /* Translators: %s is a sentence that says what may be wrong with a file. */
                                     : _ ("warning: %s"),
                            problem->sentence);

  /* Translators: The first %s is where a problem is ("rome.arena.xml, line 14"), the second a sentence that says what
   * it is. */
  return g_strdup_printf (is_error ? _ ("%s: error: %s")
                                   /* Translators: The first %s is where a problem is ("rome.arena.xml, line 14"), the
                                    * second a sentence that says what it is. */
                                   : _ ("%s: warning: %s"),
                          location, problem->sentence);
}

static const RoboProblem *
find_error (const RoboProblems *self)
{
  for (guint i = 0; i < self->problems->len; i++)
    {
      const RoboProblem *problem = robo_problems_get (self, i);

      if (problem->code->severity == ROBO_SEVERITY_ERROR)
        return problem;
    }

  return NULL;
}

gboolean
robo_problems_check (const RoboProblems *self,
                     GError            **error)
{
  const RoboProblem *problem = find_error (self);
  g_autofree char   *location = NULL;
  g_autofree char   *text = NULL;

  if (problem == NULL)
    return TRUE;

  location = dup_location (self, problem);
  text = location == NULL
           ? g_strdup (problem->sentence)
           /* Translators: The first %s is where a problem is ("rome.arena.xml, line 14"), the second a sentence that
            * says what it is. */
           : g_strdup_printf (_ ("%s: %s"), location, problem->sentence);
  g_set_error_literal (error, ROBO_CONTENT_ERROR, (gint)problem->code->error, text);
  return FALSE;
}

gboolean
robo_problems_check_plain (const RoboProblems *self,
                           GError            **error)
{
  const RoboProblem *problem = find_error (self);

  if (problem == NULL)
    return TRUE;

  g_set_error_literal (error, ROBO_CONTENT_ERROR, (gint)problem->code->error,
                       robo_problem_get_plain (problem));
  return FALSE;
}
