// SPDX-License-Identifier: GPL-3.0-or-later
// Draws as a line how strong a person was after each game.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the rating after each game as a curve, a band that contains the strength with 95 % certainty, and the
 * strengths of comparable computer players. The accessible description has the first, the lowest, the highest and the
 * last rating. CSS: node `strengthgraph`. Role: img. */
#define ROBO_TYPE_STRENGTH_GRAPH (robo_strength_graph_get_type ())

G_DECLARE_FINAL_TYPE (RoboStrengthGraph, robo_strength_graph, ROBO, STRENGTH_GRAPH, GtkWidget)

/* Draws a person's rating after each game and, if all games are stored, before the first one. `games` is an array of
 * RoboStrengthGame, the oldest first. */
void robo_strength_graph_show (RoboStrengthGraph *self,
                               GArray            *games);

G_END_DECLS
