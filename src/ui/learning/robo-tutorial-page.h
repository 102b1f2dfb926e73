// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the list of lessons.
#pragma once

#include <adwaita.h>

#include "files/scenario/robo-lesson.h"

G_BEGIN_DECLS

/* Signal:
 *
 * - `lesson-chosen (uint index)`: the user begins this lesson */
#define ROBO_TYPE_TUTORIAL_PAGE (robo_tutorial_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboTutorialPage, robo_tutorial_page, ROBO, TUTORIAL_PAGE, AdwBin)

GtkWidget *robo_tutorial_page_new (GPtrArray *lessons) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
