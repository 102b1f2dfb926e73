// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-window-private.h"

/* The tutorial's pages, and the way through them. */

static void
lesson_left_cb (RoboWindow *self)
{
  robo_lesson_page_set_run (self->lesson_page, NULL);
  robo_window_show_page (self, "tutorial");
}

static void
lessons_finished_cb (RoboWindow *self)
{
  robo_lesson_page_set_run (self->lesson_page, NULL);
  robo_window_show_page (self, "new-game");
}

static void
ensure_lesson_page (RoboWindow *self)
{
  if (self->lesson_page != NULL)
    return;

  self->lesson_page = ROBO_LESSON_PAGE (robo_lesson_page_new ());
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->lesson_page), "lesson");
  g_signal_connect_object (self->lesson_page, "left", G_CALLBACK (lesson_left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lesson_page, "finished", G_CALLBACK (lessons_finished_cb), self, G_CONNECT_SWAPPED);
}

/* Shown first: what has no size yet takes no focus. */
static void
lesson_chosen_cb (RoboWindow *self,
                  guint       index)
{
  g_autoptr (RoboLessonRun) run = robo_lesson_run_new (self->lessons, index);

  ensure_lesson_page (self);
  robo_window_show_page (self, "lesson");
  robo_lesson_page_set_run (self->lesson_page, run);
}

void
robo_window_ensure_tutorial_page (RoboWindow *self)
{
  if (self->tutorial_page != NULL)
    return;

  self->lessons = robo_lessons_load ();
  self->tutorial_page = ROBO_TUTORIAL_PAGE (robo_tutorial_page_new (self->lessons));
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->tutorial_page), "tutorial");
  g_signal_connect_object (self->tutorial_page, "lesson-chosen", G_CALLBACK (lesson_chosen_cb), self, G_CONNECT_SWAPPED);
}
