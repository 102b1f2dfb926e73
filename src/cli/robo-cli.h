// SPDX-License-Identifier: GPL-3.0-or-later
// What the subcommands of robodrome-cli share: options, messages, exit statuses.
#pragma once

#include <glib.h>

#include "content/robo-problem.h"

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

extern const RoboCliCommand robo_cli_balance;
extern const RoboCliCommand robo_cli_check;
extern const RoboCliCommand robo_cli_diff;
extern const RoboCliCommand robo_cli_play;
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

RoboCliParse  robo_cli_parse (const RoboCliCommand *command,
                              const GOptionEntry   *entries,
                              int                  *argc,
                              char               ***argv);
RoboCliStatus robo_cli_end (RoboCliParse parse);

void          robo_cli_message (const char *format,
                                ...) G_GNUC_PRINTF (1, 2);
RoboCliStatus robo_cli_misused (const RoboCliCommand *command,
                                const char           *format,
                                ...) G_GNUC_PRINTF (2, 3);
RoboCliStatus robo_cli_report (const RoboProblems *problems);

RoboProblems *robo_cli_problems_new (const char *path) G_GNUC_WARN_UNUSED_RESULT;
GBytes       *robo_cli_load (const char   *path,
                             RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;
gboolean      robo_cli_parse_number (const char *text,
                                     guint64     min,
                                     guint64     max,
                                     guint64    *value);

G_END_DECLS
