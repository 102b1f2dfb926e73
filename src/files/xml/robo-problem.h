// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a file: one list for loaders, editors and the command line.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RoboContentError:
 * @ROBO_CONTENT_ERROR_READ: the file could not be read
 * @ROBO_CONTENT_ERROR_WRITE: the file could not be written; what was there before is untouched
 * @ROBO_CONTENT_ERROR_XML: it is no XML that we read: broken, too big, wrongly encoded, with a DOCTYPE
 * @ROBO_CONTENT_ERROR_FORMAT: it is XML, but none of our formats, or of a newer version
 * @ROBO_CONTENT_ERROR_STRUCTURE: its elements or attributes are not those of its schema
 * @ROBO_CONTENT_ERROR_MEANING: its structure is right, what it says is not
 *
 * The codes of %ROBO_CONTENT_ERROR. Messages are whole sentences with file, line and what to do.
 */
typedef enum
{
  ROBO_CONTENT_ERROR_READ,
  ROBO_CONTENT_ERROR_WRITE,
  ROBO_CONTENT_ERROR_XML,
  ROBO_CONTENT_ERROR_FORMAT,
  ROBO_CONTENT_ERROR_STRUCTURE,
  ROBO_CONTENT_ERROR_MEANING,
} RoboContentError;

#define ROBO_CONTENT_ERROR (robo_content_error_quark ())
GQuark robo_content_error_quark (void);

/**
 * RoboSeverity:
 * @ROBO_SEVERITY_WARNING: it can be used, but its author should know
 * @ROBO_SEVERITY_ERROR: it cannot be used
 */
typedef enum
{
  ROBO_SEVERITY_WARNING,
  ROBO_SEVERITY_ERROR,
} RoboSeverity;

/**
 * RoboProblemCode:
 *
 * Every kind of problem. Each has a severity of its own and an id that stays the same for ever
 * (robo_problem_code_get_id()); new ones are added at the end of their group.
 */
typedef enum
{
  /* Any file */
  ROBO_PROBLEM_UNREADABLE,
  ROBO_PROBLEM_TOO_BIG,
  ROBO_PROBLEM_EMPTY,
  ROBO_PROBLEM_ENCODING,
  ROBO_PROBLEM_TRUNCATED,
  ROBO_PROBLEM_SYNTAX,
  ROBO_PROBLEM_DOCTYPE,
  ROBO_PROBLEM_TOO_DEEP,
  ROBO_PROBLEM_UNKNOWN_FORMAT,
  ROBO_PROBLEM_NEWER_FORMAT,
  ROBO_PROBLEM_STRUCTURE,
  ROBO_PROBLEM_VALUE,
  ROBO_PROBLEM_NO_SCHEMA,
  ROBO_PROBLEM_CANCELLED,

  /* Arenas: not well formed */
  ROBO_PROBLEM_ROW_COUNT,
  ROBO_PROBLEM_ROW_LENGTH,
  ROBO_PROBLEM_NOT_ON_FLOOR,
  ROBO_PROBLEM_SPACE_TAKEN,
  ROBO_PROBLEM_FEATURE_TWICE,
  ROBO_PROBLEM_VP_TWICE,
  ROBO_PROBLEM_EDGE_TWICE,
  ROBO_PROBLEM_WALL_AND_BARRIER,
  ROBO_PROBLEM_CAUTION_TWICE,
  ROBO_PROBLEM_CAUTION_TURN,
  ROBO_PROBLEM_TOO_MANY_STARTS,

  /* Arenas: well formed, but not playable */
  ROBO_PROBLEM_NO_VP,
  ROBO_PROBLEM_TOO_FEW_SIDES,
  ROBO_PROBLEM_UNREACHABLE,

  /* Arenas: playable, but probably not meant */
  ROBO_PROBLEM_ONLY_THROUGH_BARRIERS,
  ROBO_PROBLEM_WORKSHOP_UNREACHABLE,
  ROBO_PROBLEM_START_BLOCKED,
  ROBO_PROBLEM_BORDER_EDGE,
  ROBO_PROBLEM_EDGE_AT_SOLID,
  ROBO_PROBLEM_NO_NAME,
  ROBO_PROBLEM_KILLBOT_FALLS,

  /* Modules, rule sets: usable, but probably not meant */
  ROBO_PROBLEM_FEW_DECKS,
  ROBO_PROBLEM_NO_EFFECT,
  ROBO_PROBLEM_UNREVIEWED,

  /* Matches: played by another engine, whose outcomes differ */
  ROBO_PROBLEM_RULINGS,
  ROBO_PROBLEM_ODD, /* it is read, but no program of ours has written it */

  /* Modules: cards that cannot be played with */
  ROBO_PROBLEM_CARD_ID_TWICE,
  ROBO_PROBLEM_CARD_EMPTY,
  ROBO_PROBLEM_CARD_DIE_RANGE,
  ROBO_PROBLEM_CARD_AMOUNTS,
  ROBO_PROBLEM_CARD_AMOUNTS_DIE,
  ROBO_PROBLEM_CARD_TOO_MANY_EFFECTS,
  ROBO_PROBLEM_CARD_COMBINATION,
  ROBO_PROBLEM_CARD_DIE,
  ROBO_PROBLEM_CARD_ROW_TWICE,

  /* Rule sets: what they name cannot be played with */
  ROBO_PROBLEM_RULES_SET_MISSING,
  ROBO_PROBLEM_RULES_SET_BROKEN,
  ROBO_PROBLEM_RULES_CARD_MISSING,
  ROBO_PROBLEM_RULES_CARD_TWICE,
  ROBO_PROBLEM_RULES_CHAMPION_COPIES,
  ROBO_PROBLEM_RULES_KILLBOT_CARD,

  /* Scenarios, modules, rule sets, matches: what a schema cannot say */
  ROBO_PROBLEM_MEANING,
} RoboProblemCode;

#define ROBO_N_PROBLEM_CODES (ROBO_PROBLEM_MEANING + 1)

/* What a problem is not about: no space, no card. */
#define ROBO_PROBLEM_NOWHERE 255
/* For problems that are not at a side of a space. */
#define ROBO_NO_SIDE ROBO_PROBLEM_NOWHERE
/* For problems that are not on a line of a card or of a rule set. */
#define ROBO_NO_ROW ROBO_PROBLEM_NOWHERE

/**
 * RoboProblem:
 * @code: what kind of problem
 * @line: the line in the file, from 1; 0 if there is no file or no line
 * @space: the space concerned, or %ROBO_PROBLEM_NOWHERE, which is ROBO_NO_SPACE
 * @side: the orthogonal direction of the edge of @space concerned, or %ROBO_NO_SIDE
 * @suggestion: what would put it right, by @code, 0 if nothing obvious would: a free number for
 *   %ROBO_PROBLEM_VP_TWICE; for %ROBO_PROBLEM_UNREVIEWED which text of the card it is about, from 1
 * @card: the index of the card concerned in its module set, or %ROBO_PROBLEM_NOWHERE, which is ROBO_NO_CARD
 * @row: the index among its effects and abilities, or among the lines of a rule set, or %ROBO_NO_ROW
 * @sentence: what is wrong and what to do, in the language of the interface; whole sentences
 *   without file and line
 *
 * One problem. Belongs to its list.
 */
typedef struct
{
  RoboProblemCode code;
  guint           line;
  guint8          space;
  guint8          side;
  guint8          suggestion;
  guint8          card;
  guint8          row;
  char           *sentence;
} RoboProblem;

/**
 * robo_problem_code_get_id:
 * @code: a kind of problem
 *
 * Returns: (transfer none): its name for tests and tools, never translated, such as "vp-twice"
 */
const char *robo_problem_code_get_id (RoboProblemCode code);

/**
 * robo_problem_code_get_severity:
 * @code: a kind of problem
 *
 * Returns: whether it keeps a file from being used
 */
RoboSeverity robo_problem_code_get_severity (RoboProblemCode code);

/**
 * RoboProblems:
 *
 * The problems of one file, or of one document being edited, in the order in which they were found.
 */
typedef struct _RoboProblems RoboProblems;

/**
 * robo_problems_new:
 * @file: (nullable): what to call the file in messages, usually its path; %NULL if there is none
 *
 * Returns: (transfer full): an empty list
 */
RoboProblems *robo_problems_new (const char *file) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_problems_free:
 * @self: (transfer full) (nullable): a list
 *
 * Frees the list and its problems.
 */
void robo_problems_free (RoboProblems *self);

/**
 * robo_problems_set_cancellable:
 * @self: the list for a file that will be read
 * @cancellable: (nullable): what stops the reading from another thread
 *
 * Whoever reads the file looks at it again and again, stops soon after it was cancelled, and gives the error
 * %ROBO_PROBLEM_CANCELLED.
 */
void robo_problems_set_cancellable (RoboProblems *self,
                                    GCancellable *cancellable);

/**
 * robo_problems_get_cancellable:
 * @self: a list
 *
 * Returns: (transfer none) (nullable): what stops the reading
 */
GCancellable *robo_problems_get_cancellable (const RoboProblems *self);

/**
 * robo_problems_check_cancelled:
 * @self: a list
 *
 * For loaders, between one piece of a file and the next; cheap.
 *
 * Returns: whether to stop; then the list has a %ROBO_PROBLEM_CANCELLED
 */
gboolean robo_problems_check_cancelled (RoboProblems *self);

/**
 * robo_problems_get_file:
 * @self: a list
 *
 * Returns: (transfer none) (nullable): what the file is called in messages
 */
const char *robo_problems_get_file (const RoboProblems *self);

/**
 * robo_problems_get_length:
 * @self: a list
 *
 * Returns: how many problems there are, warnings included
 */
guint robo_problems_get_length (const RoboProblems *self);

/**
 * robo_problems_get:
 * @self: a list
 * @index: less than its length
 *
 * Returns: (transfer none): a problem, valid until the list changes
 */
const RoboProblem *robo_problems_get (const RoboProblems *self,
                                      guint               index);

/**
 * robo_problems_dup_sentences:
 * @self: a list
 * @max: at most so many
 * @n_left: (out): how many there are beside those
 *
 * Returns: (transfer full): what the problems say, in their order, but no sentence twice
 */
char **robo_problems_dup_sentences (const RoboProblems *self,
                                    guint               max,
                                    guint              *n_left) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_problems_count:
 * @self: a list
 * @severity: errors or warnings
 *
 * Returns: how many of them there are
 */
guint robo_problems_count (const RoboProblems *self,
                           RoboSeverity        severity);

/**
 * robo_problems_has_errors:
 * @self: a list
 *
 * Returns: whether anything in it keeps the file from being used
 */
gboolean robo_problems_has_errors (const RoboProblems *self);

/**
 * robo_problems_has:
 * @self: a list
 * @code: a kind of problem
 *
 * Returns: whether there is one of that kind
 */
gboolean robo_problems_has (const RoboProblems *self,
                            RoboProblemCode     code);

/**
 * robo_problems_add:
 * @self: a list
 * @code: what kind of problem
 * @line: the line in the file, from 1, or 0
 * @format: a translated sentence as for printf()
 *
 * Adds a problem that is at no space.
 */
void robo_problems_add (RoboProblems   *self,
                        RoboProblemCode code,
                        guint           line,
                        const char     *format,
                        ...) G_GNUC_PRINTF (4, 5);

/**
 * robo_problems_add_at:
 * @self: a list
 * @code: what kind of problem
 * @line: the line in the file, from 1, or 0
 * @space: the space concerned
 * @side: the edge of @space concerned, or %ROBO_NO_SIDE
 * @suggestion: see #RoboProblem, or 0
 * @format: a translated sentence as for printf()
 *
 * Adds a problem of a place.
 */
void robo_problems_add_at (RoboProblems   *self,
                           RoboProblemCode code,
                           guint           line,
                           guint           space,
                           guint           side,
                           guint           suggestion,
                           const char     *format,
                           ...) G_GNUC_PRINTF (7, 8);

/**
 * robo_problems_set_line:
 * @self: a list
 * @index: less than its length
 * @line: the line in the file, from 1, or 0
 *
 * For loaders, which know where in the file stands what a check complains of.
 */
void robo_problems_set_line (RoboProblems *self,
                             guint         index,
                             guint         line);

/**
 * robo_problems_set_card:
 * @self: a list
 * @from: of the first problem concerned; may be the length
 * @card: see #RoboProblem
 * @row: see #RoboProblem
 *
 * For loaders: says of all problems from @from on which card they are about.
 */
void robo_problems_set_card (RoboProblems *self,
                             guint         from,
                             guint         card,
                             guint         row);

/**
 * robo_problems_dup_text:
 * @self: a list
 * @index: less than its length
 *
 * Returns: (transfer full): one line for people: file, line, error or warning, sentence
 */
char *robo_problems_dup_text (const RoboProblems *self,
                              guint               index) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_problems_check:
 * @self: a list
 * @error: where to report the first error of the list as a %ROBO_CONTENT_ERROR
 *
 * Returns: %TRUE if the list has no error; %FALSE with @error set otherwise
 */
gboolean robo_problems_check (const RoboProblems *self,
                              GError            **error);

/**
 * robo_problems_check_plain:
 * @self: a list
 * @error: where to report the first error of the list as a %ROBO_CONTENT_ERROR
 *
 * As robo_problems_check(), but in words for people who play: without file, line, elements and attributes.
 *
 * Returns: %TRUE if the list has no error; %FALSE with @error set otherwise
 */
gboolean robo_problems_check_plain (const RoboProblems *self,
                                    GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboProblems, robo_problems_free)

G_END_DECLS
