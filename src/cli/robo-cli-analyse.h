// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the formats in which a review is printed.
#pragma once

#include "ai/robo-review.h"
#include "files/match/robo-match-file.h"

#include "robo-cli.h"

G_BEGIN_DECLS

/* Holds the data that is printed; all fields are borrowed. */
typedef struct
{
  const RoboMatchSetup *table; /* match with its players */
  const RoboReview     *review;
  guint                 seats;  /* seats that were reviewed, a bit each */
  const char           *effort; /* effort, as on the command line */
} RoboCliAnalysis;

/* Prints the review in words to standard output. */
void robo_cli_analyse_print_text (const RoboCliAnalysis *self);

/* Prints the review as a document of the schema analysis.rnc to standard output. */
void robo_cli_analyse_print_xml (const RoboCliAnalysis *self);

/* Prints the same review as robo_cli_analyse_print_xml(), but as JSON. */
void robo_cli_analyse_print_json (const RoboCliAnalysis *self);

G_END_DECLS
