// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the functions that the subcommands of robodrome-cli share: options, messages, exit statuses.
#pragma once

#include <glib.h>

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Names the exit statuses. */
typedef enum
{
  ROBO_CLI_FINE = 0,    /* success */
  ROBO_CLI_REFUSED = 1, /* the input was refused, or an expectation failed */
  ROBO_CLI_MISUSED = 2, /* the command line makes no sense */
} RoboCliStatus;

typedef struct
{
  const char *name;
  const char *summary;   /* purpose of the subcommand, a sentence marked with N_() */
  const char *arguments; /* arguments after the options, marked with N_(); or NULL */
  /* Runs the subcommand; argv[0] is its name. */
  RoboCliStatus (*run) (int    argc,
                        char **argv);
} RoboCliCommand;

extern const RoboCliCommand robo_cli_analyse;
extern const RoboCliCommand robo_cli_balance;
extern const RoboCliCommand robo_cli_check;
extern const RoboCliCommand robo_cli_diff;
extern const RoboCliCommand robo_cli_generate;
extern const RoboCliCommand robo_cli_host;
extern const RoboCliCommand robo_cli_pack;
extern const RoboCliCommand robo_cli_play;
extern const RoboCliCommand robo_cli_print;
extern const RoboCliCommand robo_cli_puzzle;
extern const RoboCliCommand robo_cli_remote;
extern const RoboCliCommand robo_cli_render;
extern const RoboCliCommand robo_cli_replay;
extern const RoboCliCommand robo_cli_resolve;
extern const RoboCliCommand robo_cli_texts;
extern const RoboCliCommand robo_cli_explain;
extern const RoboCliCommand robo_cli_unpack;
extern const RoboCliCommand robo_cli_upgrade;
extern const RoboCliCommand robo_cli_validate;

typedef enum
{
  ROBO_CLI_GO_ON,  /* the options have been read */
  ROBO_CLI_HELPED, /* help was requested and printed */
  ROBO_CLI_WRONG,  /* the options make no sense, and a message has been printed */
} RoboCliParse;

/* Reads the options of a subcommand, and leaves the name and other arguments in argv. Each subcommand has a help
 * option of this program, because the help option of GLib would end the program at once. */
RoboCliParse robo_cli_parse (const RoboCliCommand *command,
                             const GOptionEntry   *entries,
                             int                  *argc,
                             char               ***argv);

/* Returns the exit status for a result of robo_cli_parse() other than ROBO_CLI_GO_ON. */
RoboCliStatus robo_cli_end (RoboCliParse parse);

/* Returns a text for a terminal. Control characters become escapes such as `\x1b`, and so do characters that change
 * the direction of text, such as `\u202e`. Line ends and tabs stay. Names in the text may come from any source. */
char *robo_cli_dup_quoted (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Prints a translated sentence on standard error. The sentence is a format as for printf(). */
void robo_cli_message (const char *format,
                       ...) G_GNUC_PRINTF (1, 2);

/* Prints a translated sentence about a mistake in the command line. The sentence is a format as for printf(). Returns
 * ROBO_CLI_MISUSED. */
RoboCliStatus robo_cli_misused (const RoboCliCommand *command,
                                const char           *format,
                                ...) G_GNUC_PRINTF (2, 3);

/* Prints the problems, one a line, and the same sentence only once. After twenty lines it prints only the number of the
 * remaining problems. Returns ROBO_CLI_REFUSED if any problem is an error, otherwise ROBO_CLI_FINE. */
RoboCliStatus robo_cli_report (const RoboProblems *problems);

/* Returns an empty list of problems for a file that the command line names; "-" stands for standard input. */
RoboProblems *robo_cli_problems_new (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a file that the command line names; "-" stands for standard input. If the file cannot be read, adds a
 * problem and returns NULL. */
GBytes *robo_cli_load (const char   *path,
                       RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a number. Returns FALSE if the text is not a number in this range. */
gboolean robo_cli_parse_number (const char *text,
                                guint64     min,
                                guint64     max,
                                guint64    *value);

G_END_DECLS
