// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-tutorial-controller.h"

#include <glib/gi18n.h>

#include "files/xml/robo-load.h"
#include "match/learning/robo-lesson-run.h"
#include "ui/learning/robo-exercise-page.h"
#include "ui/learning/robo-tutorial-page.h"
#include "ui/widgets/robo-opening-bar.h"

struct _RoboTutorialController
{
  GObject parent_instance;

  GtkStack *pages; /* weak */

  RoboTutorialPage *tutorial_page; /* borrowed: a child of pages, created when it is first shown */

  GPtrArray *lessons; /* array of RoboLesson, read together with the list page */
};

G_DEFINE_FINAL_TYPE (RoboTutorialController, robo_tutorial_controller, G_TYPE_OBJECT)

/* Reading of lessons, which takes long if the user has many lessons of their own, or a slow disk */

static gpointer
load_lessons (const char   *path,
              RoboProblems *problems)
{
  return robo_lessons_load ();
}

static void
lessons_loaded_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (RoboTutorialController) self = user_data;
  g_autoptr (GPtrArray) lessons = robo_load_finish (result, NULL, NULL);

  /* The user has canceled, or the window is gone. */
  if (lessons == NULL || self->pages == NULL)
    return;

  robo_opening_end (GTK_WIDGET (self->pages), g_task_get_cancellable (G_TASK (result)));
  if (self->tutorial_page == NULL)
    {
      self->lessons = g_steal_pointer (&lessons);
      self->tutorial_page = ROBO_TUTORIAL_PAGE (robo_tutorial_page_new (self->lessons));
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->tutorial_page), "tutorial");
      g_signal_connect_object (self->tutorial_page, "lesson-chosen", G_CALLBACK (robo_tutorial_controller_begin),
                               self, G_CONNECT_SWAPPED);
    }
  gtk_widget_activate_action (GTK_WIDGET (self->pages), "win.show-page", "s", "tutorial");
}

static void
robo_tutorial_controller_dispose (GObject *object)
{
  RoboTutorialController *self = ROBO_TUTORIAL_CONTROLLER (object);

  g_clear_weak_pointer (&self->pages);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);

  G_OBJECT_CLASS (robo_tutorial_controller_parent_class)->dispose (object);
}

static void
robo_tutorial_controller_class_init (RoboTutorialControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_tutorial_controller_dispose;
}

static void
robo_tutorial_controller_init (RoboTutorialController *self)
{
}

RoboTutorialController *
robo_tutorial_controller_new (GtkStack *pages)
{
  RoboTutorialController *self = g_object_new (ROBO_TYPE_TUTORIAL_CONTROLLER, NULL);

  g_set_weak_pointer (&self->pages, pages);

  return self;
}

gboolean
robo_tutorial_controller_prepare (RoboTutorialController *self)
{
  g_autoptr (GCancellable) cancellable = NULL;

  g_return_val_if_fail (ROBO_IS_TUTORIAL_CONTROLLER (self), FALSE);

  if (self->tutorial_page != NULL)
    return TRUE;

  cancellable = robo_opening_begin (GTK_WIDGET (self->pages), _ ("Tutorial"));
  robo_load_async (_ ("Tutorial"), load_lessons, (GDestroyNotify)g_ptr_array_unref, cancellable, lessons_loaded_cb,
                   g_object_ref (self));

  return FALSE;
}

void
robo_tutorial_controller_begin (RoboTutorialController *self,
                                guint                   index)
{
  g_autoptr (RoboExerciseRun) run = NULL;

  g_return_if_fail (ROBO_IS_TUTORIAL_CONTROLLER (self) && self->lessons != NULL);

  run = robo_lesson_run_new (self->lessons, index);
  robo_exercise_page_show (self->pages, run);
}
