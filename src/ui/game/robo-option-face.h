// SPDX-License-Identifier: GPL-3.0-or-later
// What is on the button of an answer: words, and a picture where there is one.
#pragma once

#include <gtk/gtk.h>

#include "model/robo-match.h"

G_BEGIN_DECLS

GtkWidget *robo_option_face_new (RoboMatch          *match,
                                 const RoboQuestion *question,
                                 RoboAnswer          option) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *robo_option_face_new_die (const RoboDie *die,
                                     const char    *words) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *robo_option_face_new_dir (RoboDir dir) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
