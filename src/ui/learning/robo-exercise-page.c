// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-exercise-page.h"

#include <glib/gi18n.h>

#include "ui/match/robo-game-page.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-page.h"

#include "robo-exercise-guide.h"

struct _RoboExercisePage
{
  AdwBin parent_instance;

  RoboExerciseKind kind;

  /* borrowed: children */
  RoboGamePage      *game_page;
  RoboExerciseGuide *guide;

  /* owned */
  RoboExerciseRun *run; /* nullable */
  GSignalGroup    *signals;
  GSettings       *settings;
};

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboExercisePage, robo_exercise_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

static const struct
{
  const char *name;      /* name of the page */
  const char *list_name; /* name of the page with the list */
  const char *leave_tooltip;
  gboolean    leaves_by_escape; /* after the exercise Escape leaves the page, because no program is lost then */
} kinds[] = {
  [ROBO_EXERCISE_LESSON] = { "lesson", "tutorial", N_ ("Back to the lessons"), FALSE },
  [ROBO_EXERCISE_PUZZLE] = { "puzzle", "puzzles", N_ ("Back to the puzzles"), TRUE },
};

static void
match_changed_cb (RoboExercisePage *self)
{
  robo_game_page_set_match (self->game_page, self->run != NULL ? robo_exercise_run_get_match (self->run) : NULL);
}

/* Starts the match of a run, and ends the match that was played before. If the run is NULL, starts no match. */
static void
set_run (RoboExercisePage *self,
         RoboExerciseRun  *run)
{
  if (!g_set_object (&self->run, run))
    return;

  g_signal_group_set_target (self->signals, run);
  robo_exercise_guide_set_run (self->guide, run);
  match_changed_cb (self);
}

static void
ended_cb (RoboExercisePage *self)
{
  robo_exercise_run_record (self->run, self->settings);
}

static void
leave_for (RoboExercisePage *self,
           const char       *page_name)
{
  set_run (self, NULL);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-page", "s", page_name);
}

static void
finished_cb (RoboExercisePage *self)
{
  leave_for (self, "new-game");
}

static void
copied_cb (RoboExercisePage *self)
{
  GtkWidget *toasts = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_TOAST_OVERLAY);

  if (toasts != NULL)
    robo_message_toast (ADW_TOAST_OVERLAY (toasts), _ ("Result copied. It gives nothing away."));
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  RoboExercisePage *self = ROBO_EXERCISE_PAGE (widget);
  RoboExerciseState state = self->run != NULL ? robo_exercise_run_get_state (self->run) : ROBO_EXERCISE_TASK;

  if (!kinds[self->kind].leaves_by_escape || (state != ROBO_EXERCISE_DONE && state != ROBO_EXERCISE_SHOWN))
    return GDK_EVENT_PROPAGATE;

  robo_page_back (ROBO_PAGE (self));

  return GDK_EVENT_STOP;
}

static void
robo_exercise_page_dispose (GObject *object)
{
  RoboExercisePage *self = ROBO_EXERCISE_PAGE (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->run);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (robo_exercise_page_parent_class)->dispose (object);
}

static void
robo_exercise_page_back (RoboPage *page)
{
  RoboExercisePage *self = ROBO_EXERCISE_PAGE (page);

  leave_for (self, kinds[self->kind].list_name);
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->back = robo_exercise_page_back;
}

static void
robo_exercise_page_class_init (RoboExercisePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_exercise_page_dispose;

  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
robo_exercise_page_init (RoboExercisePage *self)
{
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->game_page = ROBO_GAME_PAGE (robo_game_page_new ());
  self->guide = ROBO_EXERCISE_GUIDE (robo_exercise_guide_new ());
  robo_game_page_set_guide (self->game_page, GTK_WIDGET (self->guide));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->game_page));
  g_signal_connect_object (self->game_page, "left", G_CALLBACK (robo_page_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guide, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guide, "copied", G_CALLBACK (copied_cb), self, G_CONNECT_SWAPPED);

  self->signals = g_signal_group_new (ROBO_TYPE_EXERCISE_RUN);
  g_signal_group_connect_swapped (self->signals, "notify::match", G_CALLBACK (match_changed_cb), self);
  g_signal_group_connect_swapped (self->signals, "ended", G_CALLBACK (ended_cb), self);
}

static GtkWidget *
create_page (RoboExerciseKind kind)
{
  RoboExercisePage *self = g_object_new (ROBO_TYPE_EXERCISE_PAGE, NULL);

  self->kind = kind;
  robo_game_page_set_leave_tooltip (self->game_page, _ (kinds[kind].leave_tooltip));

  return GTK_WIDGET (self);
}

void
robo_exercise_page_show (GtkStack        *pages,
                         RoboExerciseRun *run)
{
  RoboExerciseKind kind;
  GtkWidget       *page;

  g_return_if_fail (GTK_IS_STACK (pages) && ROBO_IS_EXERCISE_RUN (run));

  kind = robo_exercise_run_get_kind (run);
  page = gtk_stack_get_child_by_name (pages, kinds[kind].name);
  if (page == NULL)
    {
      page = create_page (kind);
      gtk_stack_add_named (pages, page, kinds[kind].name);
    }
  /* Show the page before its match starts, because a widget without size takes no focus. */
  gtk_widget_activate_action (GTK_WIDGET (pages), "win.show-page", "s", kinds[kind].name);
  set_run (ROBO_EXERCISE_PAGE (page), run);
}
