// SPDX-License-Identifier: GPL-3.0-or-later
// The list of lessons.
#pragma once

#include <adwaita.h>

#include "files/scenario/robo-lesson.h"

G_BEGIN_DECLS

/**
 * RoboTutorialPage:
 *
 * Signal:
 *
 * - `lesson-chosen (uint index)`: somebody wants to begin this lesson
 */
#define ROBO_TYPE_TUTORIAL_PAGE (robo_tutorial_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboTutorialPage, robo_tutorial_page, ROBO, TUTORIAL_PAGE, AdwBin)

/**
 * robo_tutorial_page_new:
 * @lessons: (element-type RoboLesson) (transfer none): what to choose from
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *robo_tutorial_page_new (GPtrArray *lessons) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_tutorial_page_prepare:
 * @self: a page
 *
 * Gives the focus to the button that begins the first lesson that has not been done. To be called when the page has come
 * into view.
 */
void robo_tutorial_page_prepare (RoboTutorialPage *self);

G_END_DECLS
