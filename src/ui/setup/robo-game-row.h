// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a saved game in a list.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Describes the head of a player in the row. */
typedef struct
{
  guint    colour;
  gboolean is_killbot;
} RoboGameHead;

/* Creates an AdwActionRow without a title. Activating the row opens the game. At the end of the row are `mark`, which
 * may be NULL, and a button that removes the game. */
GtkWidget *robo_game_row_new (const char         *file,
                              const RoboGameHead *heads,
                              guint               n_heads,
                              GtkWidget          *mark) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
