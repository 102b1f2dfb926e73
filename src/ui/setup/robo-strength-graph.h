// SPDX-License-Identifier: GPL-3.0-or-later
// How strong somebody was found to be after each game, as a line.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboStrengthGraph:
 *
 * A line through what was found after each game, a band in which the strength lies with 95 % certainty, and how strong
 * computers are that come near. A screen reader is told where it began, how far up and down it went, and where it is.
 * CSS: node `strengthgraph`. Role: picture.
 */
#define ROBO_TYPE_STRENGTH_GRAPH (robo_strength_graph_get_type ())

G_DECLARE_FINAL_TYPE (RoboStrengthGraph, robo_strength_graph, ROBO, STRENGTH_GRAPH, GtkWidget)

/**
 * robo_strength_graph_show:
 * @self: a graph
 * @games: (transfer none) (element-type RoboStrengthGame): the games of somebody, the oldest first
 *
 * Draws them.
 */
void robo_strength_graph_show (RoboStrengthGraph *self,
                               GArray            *games);

G_END_DECLS
