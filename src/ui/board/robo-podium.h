// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the ranking of a match or a series on a podium.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Describes a robot on the podium. Strings are borrowed. */
typedef struct
{
  const char *name;
  const char *points; /* translated, such as "5 VP" */
  guint       rank;   /* from 1; robots that are equal share a rank */
  guint       colour;
  gboolean    is_killbot;
  gboolean    has_won;
} RoboPodiumPlace;

/* Shows the robots of a game on steps, which are higher for better ranks. A single winner is larger than the others;
 * the members of a squad share one step. Names and points are below the steps. If motion is not reduced, the steps rise
 * with the robots on them, the winners hop, and confetti falls.
 *
 * The podium has colors for a stage, which is dark in every style: place it on a widget with the classes `stage` (white
 * text) and `ceremony` (dark background). */
#define ROBO_TYPE_PODIUM (robo_podium_get_type ())

G_DECLARE_FINAL_TYPE (RoboPodium, robo_podium, ROBO, PODIUM, GtkWidget)

/* Shows a ranking, which has at most ROBO_MAX_ROBOTS places, the best first. The animation starts when the podium
 * becomes visible. */
void robo_podium_show (RoboPodium            *self,
                       const RoboPodiumPlace *places,
                       guint                  n_places);

/* Ends the animation. */
void robo_podium_skip (RoboPodium *self);

/* Returns the progress of the ceremony, from 0 to 1. */
double robo_podium_get_progress (RoboPodium *self);

G_END_DECLS
