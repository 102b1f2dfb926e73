// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-lesson-page.h"

#include <glib/gi18n.h>

#include "ui/widgets/robo-page.h"

#include "robo-lesson-guide.h"

struct _RoboLessonPage
{
  AdwBin parent_instance;

  /* borrowed: children */
  RoboGamePage    *game_page;
  RoboLessonGuide *guide;

  /* owned */
  RoboLessonRun *run; /* nullable */
  GSignalGroup  *signals;
  GSettings     *settings;
};

enum
{
  LEFT,
  FINISHED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboLessonPage, robo_lesson_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

static void
match_changed_cb (RoboLessonPage *self)
{
  robo_game_page_set_match (self->game_page, self->run != NULL ? robo_lesson_run_get_match (self->run) : NULL);
}

static void
lesson_done_cb (RoboLessonPage *self)
{
  const char *id = robo_lesson_get_id (robo_lesson_run_get_lesson (self->run));
  g_auto (GStrv) done = g_settings_get_strv (self->settings, "lessons-done");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (g_strv_contains ((const char *const *)done, id))
    return;

  g_strv_builder_addv (builder, (const char **)done);
  g_strv_builder_add (builder, id);
  all = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, "lessons-done", (const char *const *)all);
}

static void
finished_cb (RoboLessonPage *self)
{
  g_signal_emit (self, signals[FINISHED], 0);
}

static void
robo_lesson_page_dispose (GObject *object)
{
  RoboLessonPage *self = ROBO_LESSON_PAGE (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->run);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (robo_lesson_page_parent_class)->dispose (object);
}

static void
robo_lesson_page_back (RoboPage *page)
{
  g_signal_emit (page, signals[LEFT], 0);
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->back = robo_lesson_page_back;
}

static void
robo_lesson_page_class_init (RoboLessonPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_lesson_page_dispose;

  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[FINISHED] = g_signal_new ("finished", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
}

static void
robo_lesson_page_init (RoboLessonPage *self)
{
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->game_page = ROBO_GAME_PAGE (robo_game_page_new ());
  self->guide = ROBO_LESSON_GUIDE (robo_lesson_guide_new ());
  robo_game_page_set_guide (self->game_page, GTK_WIDGET (self->guide));
  robo_game_page_set_leave_tooltip (self->game_page, _ ("Back to the lessons"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->game_page));
  g_signal_connect_object (self->game_page, "left", G_CALLBACK (robo_page_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guide, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);

  self->signals = g_signal_group_new (ROBO_TYPE_LESSON_RUN);
  g_signal_group_connect_swapped (self->signals, "notify::match", G_CALLBACK (match_changed_cb), self);
  g_signal_group_connect_swapped (self->signals, "lesson-done", G_CALLBACK (lesson_done_cb), self);
}

GtkWidget *
robo_lesson_page_new (void)
{
  return g_object_new (ROBO_TYPE_LESSON_PAGE, NULL);
}

void
robo_lesson_page_set_run (RoboLessonPage *self,
                          RoboLessonRun  *run)
{
  g_return_if_fail (ROBO_IS_LESSON_PAGE (self));
  g_return_if_fail (run == NULL || ROBO_IS_LESSON_RUN (run));

  if (!g_set_object (&self->run, run))
    return;

  g_signal_group_set_target (self->signals, run);
  robo_lesson_guide_set_run (self->guide, run);
  match_changed_cb (self);
}
