// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the problems of a file, for loaders, editors and the command line.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Lists the codes of ROBO_CONTENT_ERROR. Messages are whole sentences with a remedy; most messages for authors also
 * name the file and the line. */
typedef enum
{
  ROBO_CONTENT_ERROR_MEANING,   /* the structure is valid, but the content is not */
  ROBO_CONTENT_ERROR_READ,      /* the file could not be read */
  ROBO_CONTENT_ERROR_WRITE,     /* the file could not be written; its old content is unchanged */
  ROBO_CONTENT_ERROR_XML,       /* the file is not readable as XML, for example because it is broken, empty, too big,
                                 * in a wrong encoding, or has a DOCTYPE */
  ROBO_CONTENT_ERROR_FORMAT,    /* the file is of an unknown format or a newer version, or is no good pack */
  ROBO_CONTENT_ERROR_STRUCTURE, /* the elements, attributes or values are not those of the format */
} RoboContentError;

#define ROBO_CONTENT_ERROR (robo_content_error_quark ())
GQuark robo_content_error_quark (void);

typedef enum
{
  ROBO_SEVERITY_WARNING, /* the file can be used, but its author should know */
  ROBO_SEVERITY_ERROR,   /* the file cannot be used */
} RoboSeverity;

/* Describes a kind of problem. Each kind is a constant of the file that reports it. The constant is an array of one
 * element, so that the name of the constant is a pointer. */
typedef struct
{
  const char      *id;       /* id for tests and tools, such as "syntax"; never translated or changed */
  RoboSeverity     severity; /* whether the file can be used */
  RoboContentError error;    /* the code as a ROBO_CONTENT_ERROR */
  /* If the sentence of the problem is for authors, this is the sentence for users, or NULL. `plain` of a problem has
   * priority. */
  const char *plain;
} RoboProblemKind;

typedef const RoboProblemKind *RoboProblemCode;

/* Problems of any file */
extern const RoboProblemKind ROBO_PROBLEM_UNREADABLE[1];
extern const RoboProblemKind ROBO_PROBLEM_FOLDER[1];
extern const RoboProblemKind ROBO_PROBLEM_NOT_ORDINARY[1]; /* a device, a pipe or a socket */
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

/* Missing parts of a document */
extern const RoboProblemKind ROBO_PROBLEM_NO_NAME[1];

/* Conditions that a schema cannot express */
extern const RoboProblemKind ROBO_PROBLEM_MEANING[1];
extern const RoboProblemKind ROBO_PROBLEM_MISWRITTEN[1]; /* only an author who edits the XML can repair the problem */
/* `place` or `item` of a problem has this value if the problem is about no space or item. */
#define ROBO_PROBLEM_NOWHERE 255
/* `side` of a problem has this value if the problem is not at a side of a space. */
#define ROBO_NO_SIDE ROBO_PROBLEM_NOWHERE
/* `row` of a problem has this value if the problem is not about a row. */
#define ROBO_NO_ROW ROBO_PROBLEM_NOWHERE

/* Describes one problem; the list of problems owns it. */
typedef struct
{
  RoboProblemCode code;
  guint           line;  /* line in the file, from 1; 0 without a file or a line */
  guint8          place; /* number of the space or of another thing, as the kind says, or ROBO_PROBLEM_NOWHERE */
  guint8          side;  /* side of the space, or ROBO_NO_SIDE */
  /* Number for the repair, whose meaning depends on the kind; 0 if there is none. */
  guint8 suggestion;
  guint8 item; /* index of the item in a file that is a list, or ROBO_PROBLEM_NOWHERE */
  guint8 row;  /* index among the rows of the item or of the file, or ROBO_NO_ROW */
  /* what is wrong and what to do, in whole sentences in the language of the interface */
  char *sentence;
  char *plain; /* the sentence for users if `sentence` has words of the format, or NULL */
} RoboProblem;

/* Returns the sentence that users see, without elements, attributes and paths. */
const char *robo_problem_get_plain (const RoboProblem *problem);

/* Lists the problems of one file, or of one document that is being edited, in the order in which they were found. */
typedef struct _RoboProblems RoboProblems;

/* Creates a list. `file` is the name of the file in messages, usually a path; it may be NULL. */
RoboProblems *robo_problems_new (const char *file) G_GNUC_WARN_UNUSED_RESULT;

void robo_problems_free (RoboProblems *self);

/* Lets another thread cancel the reading of this file. The reader checks the cancellable often, stops soon, and adds
 * ROBO_PROBLEM_CANCELLED. The cancellable may be NULL. */
void robo_problems_set_cancellable (RoboProblems *self,
                                    GCancellable *cancellable);

/* Returns the cancellable, or NULL. */
GCancellable *robo_problems_get_cancellable (const RoboProblems *self);

/* Returns whether a loader must stop because of the cancellable. Adds ROBO_PROBLEM_CANCELLED in this case. The call
 * is cheap, so make it between pieces of a file. */
gboolean robo_problems_check_cancelled (RoboProblems *self);

/* Returns the name of the file in messages, or NULL. */
const char *robo_problems_get_file (const RoboProblems *self);

/* Returns the number of problems, warnings included. */
guint robo_problems_get_length (const RoboProblems *self);

/* Returns a problem, valid until the list changes. */
const RoboProblem *robo_problems_get (const RoboProblems *self,
                                      guint               index);

/* Returns the sentences that users see, in the order of the problems and each of them once, but at most the first
 * `max`. Sets `n_left` to the number of sentences that are left out. */
char **robo_problems_dup_sentences (const RoboProblems *self,
                                    guint               max,
                                    guint              *n_left) G_GNUC_WARN_UNUSED_RESULT;

guint robo_problems_count (const RoboProblems *self,
                           RoboSeverity        severity);

/* Returns whether at least one problem is an error. */
gboolean robo_problems_has_errors (const RoboProblems *self);

gboolean robo_problems_has (const RoboProblems *self,
                            RoboProblemCode     code);

/* Returns whether there is a problem with exactly this sentence. */
gboolean robo_problems_has_sentence (const RoboProblems *self,
                                     const char         *sentence);

/* Adds a problem that is about no space. The line counts from 1; 0 means no line. The format is a translated
 * sentence, as for printf(). */
void robo_problems_add (RoboProblems   *self,
                        RoboProblemCode code,
                        guint           line,
                        const char     *format,
                        ...) G_GNUC_PRINTF (4, 5);

/* Adds a problem of a space (or whatever the kind numbers as `place`). The line counts from 1; 0 means no line. The
 * side may be ROBO_NO_SIDE. The suggestion is as in RoboProblem, or 0. The format is a translated sentence, as for
 * printf(). */
void robo_problems_add_at (RoboProblems   *self,
                           RoboProblemCode code,
                           guint           line,
                           guint           place,
                           guint           side,
                           guint           suggestion,
                           const char     *format,
                           ...) G_GNUC_PRINTF (7, 8);

/* Sets the sentence that users see for the last problem. Call this if the problem's own sentence is for authors. The
 * format is translated, as for printf(). */
void robo_problems_set_plain (RoboProblems *self,
                              const char   *format,
                              ...) G_GNUC_PRINTF (2, 3);

/* Sets the line of a problem that a check has added. The line counts from 1; 0 means no line. Only loaders call
 * this. */
void robo_problems_set_line (RoboProblems *self,
                             guint         index,
                             guint         line);

/* Sets the item and row of all problems from an index on. The index may be the length of the list. Only loaders call
 * this. */
void robo_problems_set_item (RoboProblems *self,
                             guint         from,
                             guint         item,
                             guint         row);

/* Returns one text line with the file and the number of the line in it, as far as they are known, "error" or
 * "warning", and the sentence. */
char *robo_problems_dup_text (const RoboProblems *self,
                              guint               index) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the list has no error. If it has errors, sets the first error as a ROBO_CONTENT_ERROR. */
gboolean robo_problems_check (const RoboProblems *self,
                              GError            **error);

/* Does the same as robo_problems_check(), but the message is for players: it has no file, line, elements or
 * attributes. */
gboolean robo_problems_check_plain (const RoboProblems *self,
                                    GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboProblems, robo_problems_free)

G_END_DECLS
