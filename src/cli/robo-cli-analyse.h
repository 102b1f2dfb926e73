// SPDX-License-Identifier: GPL-3.0-or-later
// What the ways of printing a review share.
#pragma once

#include "ai/robo-review.h"
#include "files/match/robo-match-file.h"

#include "robo-cli.h"

G_BEGIN_DECLS

/**
 * RoboCliAnalysis:
 * @table: the match, and who played
 * @review: what was found
 * @seats: whose programs were looked at, a bit each
 * @effort: how hard, as on the command line
 *
 * What is to be printed; nothing of it is owned.
 */
typedef struct
{
  const RoboMatchSetup *table;
  const RoboReview     *review;
  guint                 seats;
  const char           *effort;
} RoboCliAnalysis;

/**
 * robo_cli_analyse_print_text:
 * @self: what is to be printed
 *
 * Prints it in words, to standard output.
 */
void robo_cli_analyse_print_text (const RoboCliAnalysis *self);

/**
 * robo_cli_analyse_print_xml:
 * @self: what is to be printed
 *
 * Prints it as a document of the schema analysis.rnc, to standard output.
 */
void robo_cli_analyse_print_xml (const RoboCliAnalysis *self);

/**
 * robo_cli_analyse_print_json:
 * @self: what is to be printed
 *
 * Prints the same as robo_cli_analyse_print_xml(), as JSON.
 */
void robo_cli_analyse_print_json (const RoboCliAnalysis *self);

G_END_DECLS
