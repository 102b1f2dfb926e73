// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a file: one list for loaders, editors and the command line.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RoboContentError:
 * @ROBO_CONTENT_ERROR_MEANING: its structure is right, what it says is not
 * @ROBO_CONTENT_ERROR_READ: the file could not be read
 * @ROBO_CONTENT_ERROR_WRITE: the file could not be written; what was there before is untouched
 * @ROBO_CONTENT_ERROR_XML: it is no XML that we read: broken, too big, wrongly encoded, with a DOCTYPE
 * @ROBO_CONTENT_ERROR_FORMAT: it is XML, but none of our formats, or of a newer version
 * @ROBO_CONTENT_ERROR_STRUCTURE: its elements or attributes are not those of its schema
 *
 * The codes of %ROBO_CONTENT_ERROR. Messages are whole sentences with file, line and what to do.
 */
typedef enum
{
  ROBO_CONTENT_ERROR_MEANING,
  ROBO_CONTENT_ERROR_READ,
  ROBO_CONTENT_ERROR_WRITE,
  ROBO_CONTENT_ERROR_XML,
  ROBO_CONTENT_ERROR_FORMAT,
  ROBO_CONTENT_ERROR_STRUCTURE,
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
 * RoboProblemKind:
 * @id: its name for tests and tools, never translated and the same for ever, such as "syntax"
 * @severity: whether it keeps a file from being used
 * @error: what it is as an error
 * @plain: (nullable): a sentence for people who use files, where that of the problem is for those who write them;
 *   @plain of a problem says more
 *
 * A kind of problem. Each is a constant of the room that complains of it, an array of one, so that its name is its
 * address.
 */
typedef struct
{
  const char      *id;
  RoboSeverity     severity;
  RoboContentError error;
  const char      *plain;
} RoboProblemKind;

typedef const RoboProblemKind *RoboProblemCode;

/* Any file */
extern const RoboProblemKind ROBO_PROBLEM_UNREADABLE[1];
extern const RoboProblemKind ROBO_PROBLEM_TOO_BIG[1];
extern const RoboProblemKind ROBO_PROBLEM_EMPTY[1];
extern const RoboProblemKind ROBO_PROBLEM_ENCODING[1];
extern const RoboProblemKind ROBO_PROBLEM_TRUNCATED[1];
extern const RoboProblemKind ROBO_PROBLEM_SYNTAX[1];
extern const RoboProblemKind ROBO_PROBLEM_DOCTYPE[1];
extern const RoboProblemKind ROBO_PROBLEM_TOO_DEEP[1];
extern const RoboProblemKind ROBO_PROBLEM_UNKNOWN_FORMAT[1];
extern const RoboProblemKind ROBO_PROBLEM_NEWER_FORMAT[1];
extern const RoboProblemKind ROBO_PROBLEM_STRUCTURE[1];
extern const RoboProblemKind ROBO_PROBLEM_VALUE[1];
extern const RoboProblemKind ROBO_PROBLEM_NO_SCHEMA[1];
extern const RoboProblemKind ROBO_PROBLEM_CANCELLED[1];

/* What a document lacks */
extern const RoboProblemKind ROBO_PROBLEM_NO_NAME[1];

/* What a schema cannot say */
extern const RoboProblemKind ROBO_PROBLEM_MEANING[1];
extern const RoboProblemKind ROBO_PROBLEM_MISWRITTEN[1]; /* likewise, but only who writes the file by hand can mend it */
/* What a problem is not about: no place, no item. */
#define ROBO_PROBLEM_NOWHERE 255
/* For problems that are not at a side of a place. */
#define ROBO_NO_SIDE ROBO_PROBLEM_NOWHERE
/* For problems that are not on a line of an item or of the whole. */
#define ROBO_NO_ROW ROBO_PROBLEM_NOWHERE

/**
 * RoboProblem:
 * @code: what kind of problem
 * @line: the line in the file, from 1; 0 if there is no file or no line
 * @place: the place concerned, by the numbers of the room it is about, or %ROBO_PROBLEM_NOWHERE
 * @side: the side of @place concerned, or %ROBO_NO_SIDE
 * @suggestion: what would put it right; each code that has one says what it means; 0 if nothing obvious would
 * @item: the index of what is concerned, where a file is a list of things, or %ROBO_PROBLEM_NOWHERE
 * @row: the index among the lines of the item, or of the whole, or %ROBO_NO_ROW
 * @sentence: what is wrong and what to do, in the language of the interface; whole sentences
 *   without file and line
 * @plain: (nullable): the same for people who use files, if @sentence has words of the format
 *
 * One problem. Belongs to its list.
 */
typedef struct
{
  RoboProblemCode code;
  guint           line;
  guint8          place;
  guint8          side;
  guint8          suggestion;
  guint8          item;
  guint8          row;
  char           *sentence;
  char           *plain;
} RoboProblem;

/**
 * robo_problem_get_plain:
 * @problem: a problem
 *
 * Returns: (transfer none): what the window says of it: without elements, attributes and paths
 */
const char *robo_problem_get_plain (const RoboProblem *problem);

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
 * Returns: (transfer full): what the window says of the problems, in their order, but no sentence twice
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
 * robo_problems_has_sentence:
 * @self: a list
 * @sentence: of a problem
 *
 * Returns: whether there is one of which just that is said
 */
gboolean robo_problems_has_sentence (const RoboProblems *self,
                                     const char         *sentence);

/**
 * robo_problems_add:
 * @self: a list
 * @code: what kind of problem
 * @line: the line in the file, from 1, or 0
 * @format: a translated sentence as for printf()
 *
 * Adds a problem that is at no place.
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
 * @place: the place concerned
 * @side: the side of @place concerned, or %ROBO_NO_SIDE
 * @suggestion: see #RoboProblem, or 0
 * @format: a translated sentence as for printf()
 *
 * Adds a problem of a place.
 */
void robo_problems_add_at (RoboProblems   *self,
                           RoboProblemCode code,
                           guint           line,
                           guint           place,
                           guint           side,
                           guint           suggestion,
                           const char     *format,
                           ...) G_GNUC_PRINTF (7, 8);

/**
 * robo_problems_set_plain:
 * @self: a list with a problem
 * @format: a translated sentence as for printf()
 *
 * Says of the last problem what the window shows, where its sentence is for who writes the file.
 */
void robo_problems_set_plain (RoboProblems *self,
                              const char   *format,
                              ...) G_GNUC_PRINTF (2, 3);

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
 * robo_problems_set_item:
 * @self: a list
 * @from: of the first problem concerned; may be the length
 * @item: see #RoboProblem
 * @row: see #RoboProblem
 *
 * For loaders: says of all problems from @from which item they are about.
 */
void robo_problems_set_item (RoboProblems *self,
                             guint         from,
                             guint         item,
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
