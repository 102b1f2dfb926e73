// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-problem.h"

#include <glib/gi18n-lib.h>

struct _RoboProblems
{
  char         *file;
  GArray       *problems;    /* of RoboProblem */
  GCancellable *cancellable; /* nullable */
};

G_DEFINE_QUARK (robo_content_error, robo_content_error)

#define ERROR   ROBO_SEVERITY_ERROR
#define WARNING ROBO_SEVERITY_WARNING

#define DAMAGED N_ ("The file is damaged, or somebody changed it by hand. Get a good copy of it.")

static const struct
{
  const char      *id;
  RoboSeverity     severity;
  RoboContentError error;
  const char      *plain; /* nullable: for people who play, where the sentence is for those who write files */
} codes[] = {
  [ROBO_PROBLEM_UNREADABLE] = { "unreadable", ERROR, ROBO_CONTENT_ERROR_READ,
                                N_ ("The file cannot be read. See whether it is still there, and whether you may read it.") },
  [ROBO_PROBLEM_TOO_BIG] = { "too-big", ERROR, ROBO_CONTENT_ERROR_XML,
                             N_ ("The file is bigger than any of Robodrome. Choose another one.") },
  [ROBO_PROBLEM_EMPTY] = { "empty", ERROR, ROBO_CONTENT_ERROR_XML },
  [ROBO_PROBLEM_ENCODING] = { "encoding", ERROR, ROBO_CONTENT_ERROR_XML,
                              N_ ("The file is no text that can be read here. Choose another one.") },
  [ROBO_PROBLEM_TRUNCATED] = { "truncated", ERROR, ROBO_CONTENT_ERROR_XML,
                               N_ ("The file ends too early. Get a complete copy of it.") },
  [ROBO_PROBLEM_SYNTAX] = { "syntax", ERROR, ROBO_CONTENT_ERROR_XML,
                            DAMAGED },
  [ROBO_PROBLEM_DOCTYPE] = { "doctype", ERROR, ROBO_CONTENT_ERROR_XML,
                             DAMAGED },
  [ROBO_PROBLEM_TOO_DEEP] = { "too-deep", ERROR, ROBO_CONTENT_ERROR_XML,
                              DAMAGED },
  [ROBO_PROBLEM_UNKNOWN_FORMAT] = { "unknown-format", ERROR, ROBO_CONTENT_ERROR_FORMAT,
                                    N_ ("This is not a file that can be opened here. Choose another one.") },
  [ROBO_PROBLEM_NEWER_FORMAT] = { "newer-format", ERROR, ROBO_CONTENT_ERROR_FORMAT,
                                  N_ ("The file was made by a newer Robodrome. Install that one to open it.") },
  [ROBO_PROBLEM_STRUCTURE] = { "structure", ERROR, ROBO_CONTENT_ERROR_STRUCTURE,
                               DAMAGED },
  [ROBO_PROBLEM_VALUE] = { "value", ERROR, ROBO_CONTENT_ERROR_STRUCTURE,
                           DAMAGED },
  [ROBO_PROBLEM_NO_SCHEMA] = { "no-schema", ERROR, ROBO_CONTENT_ERROR_READ,
                               N_ ("A part of Robodrome is missing. Install it again.") },
  [ROBO_PROBLEM_CANCELLED] = { "cancelled", ERROR, ROBO_CONTENT_ERROR_READ },
  [ROBO_PROBLEM_ROW_COUNT] = { "row-count", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_ROW_LENGTH] = { "row-length", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_NOT_ON_FLOOR] = { "not-on-floor", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_SPACE_TAKEN] = { "space-taken", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_FEATURE_TWICE] = { "feature-twice", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_VP_TWICE] = { "vp-twice", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_EDGE_TWICE] = { "edge-twice", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_WALL_AND_BARRIER] = { "wall-and-barrier", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_CAUTION_TWICE] = { "caution-twice", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_CAUTION_TURN] = { "caution-turn", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_TOO_MANY_STARTS] = { "too-many-starts", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_NO_VP] = { "no-vp", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_TOO_FEW_SIDES] = { "too-few-sides", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_UNREACHABLE] = { "unreachable", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_ONLY_THROUGH_BARRIERS] = { "only-through-barriers", WARNING, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_WORKSHOP_UNREACHABLE] = { "workshop-unreachable", WARNING, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_START_BLOCKED] = { "start-blocked", WARNING, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_BORDER_EDGE] = { "border-edge", WARNING, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_EDGE_AT_SOLID] = { "edge-at-solid", WARNING, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_NO_NAME] = { "no-name", WARNING, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_KILLBOT_FALLS] = { "killbot-falls", WARNING, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_FEW_DECKS] = { "few-decks", WARNING, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_NO_EFFECT] = { "no-effect", WARNING, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_UNREVIEWED] = { "unreviewed", WARNING, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_RULINGS] = { "rulings", WARNING, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_ODD] = { "odd", WARNING, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_CARD_ID_TWICE] = { "card-id-twice", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_CARD_EMPTY] = { "card-empty", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_CARD_DIE_RANGE] = { "card-die-range", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_CARD_AMOUNTS] = { "card-amounts", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_CARD_AMOUNTS_DIE] = { "card-amounts-die", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_CARD_TOO_MANY_EFFECTS] = { "card-too-many-effects", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_CARD_COMBINATION] = { "card-combination", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_CARD_DIE] = { "card-die", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_CARD_ROW_TWICE] = { "card-row-twice", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_RULES_SET_MISSING] = { "rules-set-missing", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_RULES_SET_BROKEN] = { "rules-set-broken", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_RULES_CARD_MISSING] = { "rules-card-missing", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_RULES_CARD_TWICE] = { "rules-card-twice", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_RULES_CHAMPION_COPIES] = { "rules-champion-copies", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_RULES_KILLBOT_CARD] = { "rules-killbot-card", ERROR, ROBO_CONTENT_ERROR_MEANING },
  [ROBO_PROBLEM_MEANING] = { "meaning", ERROR, ROBO_CONTENT_ERROR_MEANING },
};

G_STATIC_ASSERT (G_N_ELEMENTS (codes) == ROBO_N_PROBLEM_CODES);

#undef DAMAGED
#undef ERROR
#undef WARNING

const char *
robo_problem_code_get_id (RoboProblemCode code)
{
  return codes[code].id;
}

RoboSeverity
robo_problem_code_get_severity (RoboProblemCode code)
{
  return codes[code].severity;
}

static void
clear_problem (gpointer problem)
{
  g_free (((RoboProblem *)problem)->sentence);
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
    robo_problems_add (self, ROBO_PROBLEM_CANCELLED, 0, _ ("Reading the file was cancelled."));
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
      char *sentence = g_array_index (self->problems, RoboProblem, i).sentence;

      if (g_hash_table_add (seen, sentence) && g_hash_table_size (seen) <= max)
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
    n += robo_problem_code_get_severity (robo_problems_get (self, i)->code) == severity;

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

void
robo_problems_add (RoboProblems   *self,
                   RoboProblemCode code,
                   guint           line,
                   const char     *format,
                   ...)
{
  RoboProblem problem = {
    .code = code, .line = line, .space = ROBO_PROBLEM_NOWHERE, .side = ROBO_NO_SIDE, .card = ROBO_PROBLEM_NOWHERE, .row = ROBO_NO_ROW
  };
  va_list arguments;

  va_start (arguments, format);
  problem.sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_array_append_val (self->problems, problem);
}

void
robo_problems_add_at (RoboProblems   *self,
                      RoboProblemCode code,
                      guint           line,
                      guint           space,
                      guint           side,
                      guint           suggestion,
                      const char     *format,
                      ...)
{
  RoboProblem problem = {
    .code = code, .line = line, .space = space, .side = side, .suggestion = suggestion, .card = ROBO_PROBLEM_NOWHERE, .row = ROBO_NO_ROW
  };
  va_list arguments;

  va_start (arguments, format);
  problem.sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_array_append_val (self->problems, problem);
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
robo_problems_set_card (RoboProblems *self,
                        guint         from,
                        guint         card,
                        guint         row)
{
  for (guint i = from; i < self->problems->len; i++)
    {
      RoboProblem *problem = &g_array_index (self->problems, RoboProblem, i);

      problem->card = (guint8)card;
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
    /* Translators: where in a file a problem is, before a colon. */
    return g_strdup_printf (_ ("line %u"), problem->line);

  /* Translators: where a problem is, before a colon: file name, line. */
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
  is_error = robo_problem_code_get_severity (problem->code) == ROBO_SEVERITY_ERROR;
  if (location == NULL)
    /* Translators: %s is a sentence that says what is wrong with a file. */
    return g_strdup_printf (is_error ? _ ("error: %s")
                                     /* Translators: %s is a sentence that says what may be wrong with a file. */
                                     : _ ("warning: %s"),
                            problem->sentence);

  /* Translators: where a problem is ("rome.arena.xml, line 14"), and the sentence that says what it is. */
  return g_strdup_printf (is_error ? _ ("%s: error: %s")
                                   /* Translators: likewise where a problem is, and the sentence. */
                                   : _ ("%s: warning: %s"),
                          location, problem->sentence);
}

static const RoboProblem *
find_error (const RoboProblems *self)
{
  for (guint i = 0; i < self->problems->len; i++)
    {
      const RoboProblem *problem = robo_problems_get (self, i);

      if (robo_problem_code_get_severity (problem->code) == ROBO_SEVERITY_ERROR)
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
           /* Translators: where a problem is ("rome.arena.xml, line 14"), and the sentence that says what it is. */
           : g_strdup_printf (_ ("%s: %s"), location, problem->sentence);
  g_set_error_literal (error, ROBO_CONTENT_ERROR, (gint)codes[problem->code].error, text);
  return FALSE;
}

gboolean
robo_problems_check_plain (const RoboProblems *self,
                           GError            **error)
{
  const RoboProblem *problem = find_error (self);

  if (problem == NULL)
    return TRUE;

  g_set_error_literal (error, ROBO_CONTENT_ERROR, (gint)codes[problem->code].error,
                       codes[problem->code].plain != NULL ? _ (codes[problem->code].plain) : problem->sentence);
  return FALSE;
}
