// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-tutorial-desk.h"

#include "ui/game/page/robo-lesson-page.h"
#include "ui/start/robo-tutorial-page.h"

struct _RoboTutorialDesk
{
  GObject parent_instance;

  GtkStack *pages; /* weak */

  /* borrowed: children of pages, made when they are first shown */
  RoboTutorialPage *tutorial_page;
  RoboLessonPage   *lesson_page;

  GPtrArray *lessons; /* of RoboLesson; read with the page that lists them */
};

G_DEFINE_FINAL_TYPE (RoboTutorialDesk, robo_tutorial_desk, G_TYPE_OBJECT)

static void
end_lesson (RoboTutorialDesk *self,
            const char       *next_page)
{
  robo_lesson_page_set_run (self->lesson_page, NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", next_page);
}

static void
lesson_left_cb (RoboTutorialDesk *self)
{
  end_lesson (self, "tutorial");
}

static void
lessons_finished_cb (RoboTutorialDesk *self)
{
  end_lesson (self, "new-game");
}

static void
robo_tutorial_desk_dispose (GObject *object)
{
  RoboTutorialDesk *self = ROBO_TUTORIAL_DESK (object);

  g_clear_weak_pointer (&self->pages);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);

  G_OBJECT_CLASS (robo_tutorial_desk_parent_class)->dispose (object);
}

static void
robo_tutorial_desk_class_init (RoboTutorialDeskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_tutorial_desk_dispose;
}

static void
robo_tutorial_desk_init (RoboTutorialDesk *self)
{
}

RoboTutorialDesk *
robo_tutorial_desk_new (GtkStack *pages)
{
  RoboTutorialDesk *self = g_object_new (ROBO_TYPE_TUTORIAL_DESK, NULL);

  g_set_weak_pointer (&self->pages, pages);

  return self;
}

void
robo_tutorial_desk_prepare (RoboTutorialDesk *self)
{
  g_return_if_fail (ROBO_IS_TUTORIAL_DESK (self));

  if (self->tutorial_page != NULL)
    return;

  self->lessons = robo_lessons_load ();
  self->tutorial_page = ROBO_TUTORIAL_PAGE (robo_tutorial_page_new (self->lessons));
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->tutorial_page), "tutorial");
  g_signal_connect_object (self->tutorial_page, "lesson-chosen", G_CALLBACK (robo_tutorial_desk_begin), self, G_CONNECT_SWAPPED);
}

void
robo_tutorial_desk_focus (RoboTutorialDesk *self)
{
  g_return_if_fail (ROBO_IS_TUTORIAL_DESK (self));

  robo_tutorial_page_prepare (self->tutorial_page);
}

void
robo_tutorial_desk_begin (RoboTutorialDesk *self,
                          guint             index)
{
  g_autoptr (RoboLessonRun) run = NULL;

  g_return_if_fail (ROBO_IS_TUTORIAL_DESK (self) && self->lessons != NULL);

  if (self->lesson_page == NULL)
    {
      self->lesson_page = ROBO_LESSON_PAGE (robo_lesson_page_new ());
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->lesson_page), "lesson");
      g_signal_connect_object (self->lesson_page, "left", G_CALLBACK (lesson_left_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->lesson_page, "finished", G_CALLBACK (lessons_finished_cb), self, G_CONNECT_SWAPPED);
    }

  /* Shown first: what has no size yet takes no focus. */
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", "lesson");
  run = robo_lesson_run_new (self->lessons, index);
  robo_lesson_page_set_run (self->lesson_page, run);
}
