// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the contents of an answer's button: words, and a picture if there is one.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

GtkWidget *robo_option_face_new (RoboMatch          *match,
                                 const RoboQuestion *question,
                                 RoboAnswer          option) G_GNUC_WARN_UNUSED_RESULT;

GtkWidget *robo_option_face_new_die (const RoboDie *die,
                                     const char    *words) G_GNUC_WARN_UNUSED_RESULT;

/* Creates an arrow in a direction. North is up in every language. */
GtkWidget *robo_option_face_new_dir (RoboDir dir) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
