// SPDX-License-Identifier: GPL-3.0-or-later
// What the subcommands of robodrome-cli share: options, messages, exit statuses.
#pragma once

#include <glib.h>

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/**
 * RoboCliStatus:
 * @ROBO_CLI_FINE: all went well
 * @ROBO_CLI_REFUSED: the input was refused, or an expectation failed
 * @ROBO_CLI_MISUSED: the command line makes no sense
 *
 * Exit statuses.
 */
typedef enum
{
  ROBO_CLI_FINE = 0,
  ROBO_CLI_REFUSED = 1,
  ROBO_CLI_MISUSED = 2,
} RoboCliStatus;

/**
 * RoboCliCommand:
 * @name: its name
 * @summary: marked with N_(): what it does, a whole sentence
 * @arguments: (nullable): marked with N_(): what follows its options
 * @run: does it; @argv[0] is the name
 */
typedef struct
{
  const char *name;
  const char *summary;
  const char *arguments;
  RoboCliStatus (*run) (int    argc,
                        char **argv);
} RoboCliCommand;

extern const RoboCliCommand robo_cli_analyse;
extern const RoboCliCommand robo_cli_balance;
extern const RoboCliCommand robo_cli_check;
extern const RoboCliCommand robo_cli_diff;
extern const RoboCliCommand robo_cli_host;
extern const RoboCliCommand robo_cli_play;
extern const RoboCliCommand robo_cli_puzzle;
extern const RoboCliCommand robo_cli_remote;
extern const RoboCliCommand robo_cli_render;
extern const RoboCliCommand robo_cli_replay;
extern const RoboCliCommand robo_cli_resolve;
extern const RoboCliCommand robo_cli_texts;
extern const RoboCliCommand robo_cli_explain;
extern const RoboCliCommand robo_cli_upgrade;
extern const RoboCliCommand robo_cli_validate;

/**
 * RoboCliParse:
 * @ROBO_CLI_GO_ON: the options are there
 * @ROBO_CLI_HELPED: help was asked for and printed
 * @ROBO_CLI_WRONG: they make no sense, which was said
 */
typedef enum
{
  ROBO_CLI_GO_ON,
  ROBO_CLI_HELPED,
  ROBO_CLI_WRONG,
} RoboCliParse;

/**
 * robo_cli_parse:
 * @command: what was called
 * @entries: its options
 * @argc: (inout): the number of arguments
 * @argv: (inout): the arguments; what is left is the name and what GLib took for no option
 *
 * Reads the options of a subcommand. Help is an option of each; GLib's own would end the program at once.
 *
 * Returns: what is to be done now
 */
RoboCliParse robo_cli_parse (const RoboCliCommand *command,
                             const GOptionEntry   *entries,
                             int                  *argc,
                             char               ***argv);

/**
 * robo_cli_end:
 * @parse: what robo_cli_parse() returned, not %ROBO_CLI_GO_ON
 *
 * Returns: how the program ends
 */
RoboCliStatus robo_cli_end (RoboCliParse parse);

/**
 * robo_cli_dup_quoted:
 * @text: what is to be read on a terminal; names in it can come from anywhere
 *
 * Returns: (transfer full): the same with `\x1b` for characters that steer the terminal, and `\u202e` for those that
 *   turn the direction of reading; ends of lines and tabs stay
 */
char *robo_cli_dup_quoted (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_cli_message:
 * @format: a translated sentence as for printf()
 *
 * Says something to the one who called: on standard error.
 */
void robo_cli_message (const char *format,
                       ...) G_GNUC_PRINTF (1, 2);

/**
 * robo_cli_misused:
 * @command: what was called
 * @format: a translated sentence as for printf(): what is wrong with how it was called
 *
 * Returns: %ROBO_CLI_MISUSED
 */
RoboCliStatus robo_cli_misused (const RoboCliCommand *command,
                                const char           *format,
                                ...) G_GNUC_PRINTF (2, 3);

/**
 * robo_cli_report:
 * @problems: what is wrong with an input
 *
 * Says all of it, a line each.
 *
 * Returns: %ROBO_CLI_REFUSED if there is an error among it, else %ROBO_CLI_FINE
 */
RoboCliStatus robo_cli_report (const RoboProblems *problems);

/**
 * robo_cli_problems_new:
 * @path: a file as on the command line, "-" for standard input
 *
 * Returns: (transfer full): a list of problems of that file
 */
RoboProblems *robo_cli_problems_new (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_cli_load:
 * @path: a file as on the command line, "-" for standard input
 * @problems: where to say why it cannot be read
 *
 * Returns: (transfer full) (nullable): what is in it
 */
GBytes *robo_cli_load (const char   *path,
                       RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_cli_parse_number:
 * @text: what was given
 * @min: the least number
 * @max: the greatest number
 * @value: (out): the number
 *
 * Returns: whether @text is such a number
 */
gboolean robo_cli_parse_number (const char *text,
                                guint64     min,
                                guint64     max,
                                guint64    *value);

G_END_DECLS
