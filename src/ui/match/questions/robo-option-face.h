// SPDX-License-Identifier: GPL-3.0-or-later
// What is on the button of an answer: words, and a picture where there is one.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * robo_option_face_new:
 * @match: the match that asks
 * @question: a question
 * @option: one of its answers
 *
 * Returns: (transfer floating): what to put on its button
 */
GtkWidget *robo_option_face_new (RoboMatch          *match,
                                 const RoboQuestion *question,
                                 RoboAnswer          option) G_GNUC_WARN_UNUSED_RESULT;

GtkWidget *robo_option_face_new_die (const RoboDie *die,
                                     const char    *words) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_option_face_new_dir:
 * @dir: a direction
 *
 * Returns: (transfer floating): an arrow; north is up, in every language
 */
GtkWidget *robo_option_face_new_dir (RoboDir dir) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
