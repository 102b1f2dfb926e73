// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-controller.h"

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "match/learning/robo-puzzle-run.h"
#include "ui/learning/robo-exercise-page.h"
#include "ui/learning/robo-puzzle-list-page.h"
#include "ui/widgets/robo-message.h"

struct _RoboPuzzleController
{
  GObject parent_instance;

  GtkStack        *pages;  /* weak */
  AdwToastOverlay *toasts; /* weak */

  RoboPuzzleListPage *puzzle_list_page; /* borrowed: a child of pages, created when it is first shown */

  GCancellable *making; /* nullable: set while the chosen puzzle is created */
};

G_DEFINE_FINAL_TYPE (RoboPuzzleController, robo_puzzle_controller, G_TYPE_OBJECT)

/* Creating a puzzle */

typedef struct
{
  RoboPuzzleOffer *offer;
  RoboPuzzle      *puzzle; /* nullable: the puzzle that was created from the offer */
  RoboSolution     solution;
} Making;

static void
making_free (gpointer data)
{
  Making *self = data;

  robo_puzzle_offer_free (self->offer);
  robo_puzzle_unref (self->puzzle);
  g_free (self);
}

static gboolean
make_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Making *making = data;
  g_autoptr (RoboProblems) problems = robo_problems_new (making->offer->path);

  making->puzzle = robo_puzzle_offer_make (making->offer, cancellable, &making->solution, problems);

  return making->puzzle != NULL || robo_problems_check_plain (problems, error);
}

static void
begin_run (RoboPuzzleController *self,
           const Making         *making)
{
  const char      *title = robo_puzzle_get_title (making->puzzle);
  g_autofree char *practice = NULL;
  g_autoptr (RoboExerciseRun) run = NULL;

  /* Translators: This is the title of a puzzle. %s is a day, such as “Monday, 23 November”, or how hard the puzzle is,
   * such as “Easy”. */
  practice = g_strdup_printf (_ ("Puzzle: %s"), making->offer->title);
  run = robo_puzzle_run_new (making->puzzle, making->offer, title != NULL ? title : practice,
                             title != NULL ? NULL : making->offer->title,
                             making->solution.n_programs > 0 ? &making->solution : NULL);
  robo_exercise_page_show (self->pages, run);
}

static void
made_cb (gpointer      owner,
         gpointer      data,
         GCancellable *cancellable,
         const GError *error)
{
  RoboPuzzleController *self = owner;
  const Making         *making = data;

  if (self->pages == NULL)
    return;

  g_clear_object (&self->making);
  if (self->puzzle_list_page != NULL)
    robo_puzzle_list_page_set_is_making (self->puzzle_list_page, FALSE);
  if (making->puzzle != NULL)
    begin_run (self, making);
  else if (error != NULL)
    robo_message_toast (self->toasts, error->message);
}

static void
cancel (RoboPuzzleController *self)
{
  if (self->making == NULL)
    return;

  robo_work_cancel (&self->making);
  if (self->puzzle_list_page != NULL)
    robo_puzzle_list_page_set_is_making (self->puzzle_list_page, FALSE);
}

static void
make (RoboPuzzleController  *self,
      const RoboPuzzleOffer *offer)
{
  Making *making = g_new0 (Making, 1);

  cancel (self);
  self->making = g_cancellable_new ();
  making->offer = robo_puzzle_offer_copy (offer);
  if (self->puzzle_list_page != NULL)
    robo_puzzle_list_page_set_is_making (self->puzzle_list_page, TRUE);
  robo_work_run_low_priority (self, self->making, make_thread, made_cb, making, making_free);
}

static void
chosen_cb (RoboPuzzleController *self,
           gpointer              offer)
{
  make (self, offer);
}

static void
robo_puzzle_controller_dispose (GObject *object)
{
  RoboPuzzleController *self = ROBO_PUZZLE_CONTROLLER (object);

  robo_work_cancel (&self->making);
  g_clear_weak_pointer (&self->pages);
  g_clear_weak_pointer (&self->toasts);

  G_OBJECT_CLASS (robo_puzzle_controller_parent_class)->dispose (object);
}

static void
robo_puzzle_controller_class_init (RoboPuzzleControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_puzzle_controller_dispose;
}

static void
robo_puzzle_controller_init (RoboPuzzleController *self)
{
}

RoboPuzzleController *
robo_puzzle_controller_new (GtkStack        *pages,
                            AdwToastOverlay *toasts)
{
  RoboPuzzleController *self = g_object_new (ROBO_TYPE_PUZZLE_CONTROLLER, NULL);

  g_set_weak_pointer (&self->pages, pages);
  g_set_weak_pointer (&self->toasts, toasts);

  return self;
}

gboolean
robo_puzzle_controller_prepare (RoboPuzzleController *self)
{
  g_return_val_if_fail (ROBO_IS_PUZZLE_CONTROLLER (self), FALSE);

  if (self->puzzle_list_page != NULL)
    return TRUE;

  self->puzzle_list_page = ROBO_PUZZLE_LIST_PAGE (robo_puzzle_list_page_new ());
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->puzzle_list_page), "puzzles");
  g_signal_connect_object (self->puzzle_list_page, "puzzle-chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle_list_page, "cancelled", G_CALLBACK (cancel), self, G_CONNECT_SWAPPED);

  return TRUE;
}

void
robo_puzzle_controller_open (RoboPuzzleController *self,
                             const char           *path)
{
  g_autoptr (RoboPuzzleOffer) offer = NULL;

  g_return_if_fail (ROBO_IS_PUZZLE_CONTROLLER (self));
  g_return_if_fail (path != NULL);

  offer = robo_puzzle_offer_new_for_file (path);
  make (self, offer);
}
