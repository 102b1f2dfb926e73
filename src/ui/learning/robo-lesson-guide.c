// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-lesson-guide.h"

#include <glib/gi18n.h>

/* CSS: a box with the class `lesson-guide`, and with `done` or `failed` at the end of a round. Accessible
 * role: status. */
struct _RoboLessonGuide
{
  GtkBox parent_instance;

  /* template children */
  GtkButton *again_button;
  GtkButton *next_button;

  /* owned */
  RoboLessonRun *run; /* nullable */
  GSignalGroup  *signals;
};

G_DEFINE_FINAL_TYPE (RoboLessonGuide, robo_lesson_guide, GTK_TYPE_BOX)

enum
{
  PROP_RUN = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint       finished_signal;

/* Closures of the template */

static char *
dup_icon_cb (RoboLessonGuide *self,
             guint            state)
{
  switch ((RoboLessonState)state)
    {
    case ROBO_LESSON_DONE:
      return g_strdup ("emblem-ok-symbolic");
    case ROBO_LESSON_FAILED:
      return g_strdup ("dialog-warning-symbolic");
    case ROBO_LESSON_TASK:
    case ROBO_LESSON_PLAYS:
    case ROBO_LESSON_SHOWN:
      break;
    }

  return g_strdup ("dialog-information-symbolic");
}

static gboolean
can_show_cb (RoboLessonGuide *self,
             guint            state)
{
  return state == ROBO_LESSON_TASK || state == ROBO_LESSON_FAILED;
}

static gboolean
can_restart_cb (RoboLessonGuide *self,
                guint            state)
{
  return state != ROBO_LESSON_TASK;
}

static char *
dup_again_cb (RoboLessonGuide *self,
              guint            state)
{
  return g_strdup (state == ROBO_LESSON_SHOWN ? _ ("Try It _Yourself") : _ ("_Try Again"));
}

/* These two change with every exercise, whose text differs even if its state is the same. */

static gboolean
can_go_on_cb (RoboLessonGuide *self,
              RoboLessonRun   *run,
              guint            state,
              const char      *text)
{
  return robo_lesson_run_get_has_been_done (run);
}

static char *
dup_next_cb (RoboLessonGuide *self,
             RoboLessonRun   *run,
             guint            state,
             const char      *text)
{
  if (!robo_lesson_run_has_next (run))
    return g_strdup (_ ("_New Game"));

  return g_strdup (robo_lesson_run_is_last_exercise (run) ? _ ("_Next Lesson") : _ ("_Next Exercise"));
}

static void
set_class (GtkWidget  *widget,
           const char *name,
           gboolean    is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static GtkButton *
get_suggested (RoboLessonGuide *self,
               RoboLessonState  state)
{
  switch (state)
    {
    case ROBO_LESSON_DONE:
      return self->next_button;
    case ROBO_LESSON_FAILED:
    case ROBO_LESSON_SHOWN:
      return self->again_button;
    case ROBO_LESSON_TASK:
    case ROBO_LESSON_PLAYS:
      break;
    }

  return NULL;
}

/* Makes the suggested button the default one, for Enter. */
static void
suggest_button (RoboLessonGuide *self)
{
  RoboLessonState state;
  GtkButton      *suggested;

  if (self->run == NULL)
    return;

  state = robo_lesson_run_get_state (self->run);
  suggested = get_suggested (self, state);
  set_class (GTK_WIDGET (self), "done", state == ROBO_LESSON_DONE);
  set_class (GTK_WIDGET (self), "failed", state == ROBO_LESSON_FAILED);
  set_class (GTK_WIDGET (self->next_button), "suggested-action", self->next_button == suggested);
  set_class (GTK_WIDGET (self->again_button), "suggested-action", self->again_button == suggested);
  if (suggested != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (suggested));
}

static void
show_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  robo_lesson_run_show_solution (ROBO_LESSON_GUIDE (widget)->run);
}

static void
again_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  robo_lesson_run_restart (ROBO_LESSON_GUIDE (widget)->run);
}

static void
next_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  RoboLessonGuide *self = ROBO_LESSON_GUIDE (widget);

  if (robo_lesson_run_has_next (self->run))
    robo_lesson_run_next (self->run);
  else
    g_signal_emit (self, finished_signal, 0);
}

static void
robo_lesson_guide_dispose (GObject *object)
{
  RoboLessonGuide *self = ROBO_LESSON_GUIDE (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->run);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_LESSON_GUIDE);

  G_OBJECT_CLASS (robo_lesson_guide_parent_class)->dispose (object);
}

static void
robo_lesson_guide_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_RUN:
      g_value_set_object (value, ROBO_LESSON_GUIDE (object)->run);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
robo_lesson_guide_class_init (RoboLessonGuideClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_lesson_guide_dispose;
  object_class->get_property = robo_lesson_guide_get_property;

  properties[PROP_RUN] = g_param_spec_object ("run", NULL, NULL, ROBO_TYPE_LESSON_RUN,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  finished_signal = g_signal_new ("finished", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/learning/robo-lesson-guide.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboLessonGuide, again_button);
  gtk_widget_class_bind_template_child (widget_class, RoboLessonGuide, next_button);
  gtk_widget_class_bind_template_callback (widget_class, can_go_on_cb);
  gtk_widget_class_bind_template_callback (widget_class, can_restart_cb);
  gtk_widget_class_bind_template_callback (widget_class, can_show_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_again_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_icon_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_next_cb);
  gtk_widget_class_install_action (widget_class, "lesson.show", NULL, show_cb);
  gtk_widget_class_install_action (widget_class, "lesson.again", NULL, again_cb);
  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_cb);
}

static void
robo_lesson_guide_init (RoboLessonGuide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (ROBO_TYPE_LESSON_RUN);
  g_signal_group_connect_swapped (self->signals, "notify::state", G_CALLBACK (suggest_button), self);
  g_signal_group_connect_swapped (self->signals, "notify::text", G_CALLBACK (suggest_button), self);
}

GtkWidget *
robo_lesson_guide_new (void)
{
  return g_object_new (ROBO_TYPE_LESSON_GUIDE, NULL);
}

void
robo_lesson_guide_set_run (RoboLessonGuide *self,
                           RoboLessonRun   *run)
{
  g_return_if_fail (ROBO_IS_LESSON_GUIDE (self));
  g_return_if_fail (run == NULL || ROBO_IS_LESSON_RUN (run));

  if (!g_set_object (&self->run, run))
    return;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUN]);
  g_signal_group_set_target (self->signals, run);
  suggest_button (self);
}
