// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-exercise-guide.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "match/learning/robo-lesson-run.h"
#include "match/learning/robo-puzzle-run.h"
#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/robo-access.h"

/* Shows how an exercise goes, in a box with the CSS class `lesson-guide`. When the learner has done the exercise or
 * has failed, the box also has the class `done` or `failed`. Its accessible role is status. */
struct _RoboExerciseGuide
{
  GtkBox parent_instance;

  /* template children */
  GtkImage  *icon;
  GtkLabel  *text_label;
  GtkButton *hint_button;
  GtkButton *show_button;
  GtkButton *again_button;
  GtkButton *next_button;

  /* owned */
  RoboExerciseRun *run; /* nullable */
  GSignalGroup    *signals;
};

G_DEFINE_FINAL_TYPE (RoboExerciseGuide, robo_exercise_guide, GTK_TYPE_BOX)

enum
{
  PROP_RUN = 1,
  N_PROPS,
};

enum
{
  FINISHED,
  COPIED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

#define IN(state) (1u << ROBO_EXERCISE_##state)

static const struct
{
  const char *icon;
  int         width_chars;
  guint       again_states; /* bits of all states in which the guide offers another try, each made by IN() */
  gboolean    says_text;    /* the guide announces its text; otherwise the accessible description of the focused
                             * widget has the text */
} looks[] = {
  [ROBO_EXERCISE_LESSON] = { "dialog-information-symbolic", 24, IN (PLAYS) | IN (DONE) | IN (FAILED) | IN (SHOWN), FALSE },
  /* The icon is a piece of a jigsaw. Some themes draw a question as the sign of a letter that a font lacks. */
  [ROBO_EXERCISE_PUZZLE] = { "application-x-addon-symbolic", 18, IN (FAILED) | IN (SHOWN), TRUE },
};

static const struct
{
  const char *label;
  const char *tooltip; /* nullable */
} nexts[] = {
  [ROBO_EXERCISE_NEXT_NONE] = { "", NULL },
  [ROBO_EXERCISE_NEXT_EXERCISE] = { N_ ("_Next Exercise"), NULL },
  [ROBO_EXERCISE_NEXT_LESSON] = { N_ ("_Next Lesson"), NULL },
  [ROBO_EXERCISE_NEXT_GAME] = { N_ ("_New Game"), NULL },
  [ROBO_EXERCISE_NEXT_COPY] = { N_ ("_Copy Result"), N_ ("Copy a Result Without Spoilers") },
};

static const char *
get_icon (RoboExerciseGuide *self,
          RoboExerciseState  state)
{
  switch (state)
    {
    case ROBO_EXERCISE_DONE:
      return "emblem-ok-symbolic";
    case ROBO_EXERCISE_FAILED:
      return "dialog-warning-symbolic";
    case ROBO_EXERCISE_TASK:
    case ROBO_EXERCISE_PLAYS:
    case ROBO_EXERCISE_SHOWN:
      break;
    }

  return looks[robo_exercise_run_get_kind (self->run)].icon;
}

/* Returns the button that the Enter key presses. Returns NULL while the exercise is not over. */
static GtkButton *
get_suggested (RoboExerciseGuide *self,
               RoboExerciseState  state)
{
  switch (state)
    {
    case ROBO_EXERCISE_DONE:
      return self->next_button;
    case ROBO_EXERCISE_FAILED:
    case ROBO_EXERCISE_SHOWN:
      return self->again_button;
    case ROBO_EXERCISE_TASK:
    case ROBO_EXERCISE_PLAYS:
      break;
    }

  return NULL;
}

static void
update_buttons (RoboExerciseGuide *self)
{
  RoboExerciseState state;
  RoboExerciseNext  next;
  GtkButton        *suggested;
  gboolean          can_hint, can_show;

  if (self->run == NULL)
    return;

  state = robo_exercise_run_get_state (self->run);
  next = robo_exercise_run_get_next (self->run);
  can_hint = robo_exercise_run_get_can_hint (self->run);
  can_show = robo_exercise_run_get_can_show (self->run);
  gtk_image_set_from_icon_name (self->icon, get_icon (self, state));
  gtk_widget_set_visible (GTK_WIDGET (self->hint_button), state == ROBO_EXERCISE_TASK && can_hint);
  /* Offer the solution after the last hint, or after a failed try. */
  gtk_widget_set_visible (GTK_WIDGET (self->show_button),
                          can_show && ((state == ROBO_EXERCISE_TASK && !can_hint) || state == ROBO_EXERCISE_FAILED));
  gtk_widget_set_visible (GTK_WIDGET (self->again_button),
                          (looks[robo_exercise_run_get_kind (self->run)].again_states & 1u << state) != 0);
  gtk_button_set_label (self->again_button, state == ROBO_EXERCISE_SHOWN ? _ ("Try It _Yourself") : _ ("_Try Again"));
  gtk_widget_set_visible (GTK_WIDGET (self->next_button), next != ROBO_EXERCISE_NEXT_NONE);
  if (next != ROBO_EXERCISE_NEXT_NONE)
    gtk_button_set_label (self->next_button, _ (nexts[next].label));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->next_button),
                               nexts[next].tooltip != NULL ? _ (nexts[next].tooltip) : NULL);

  suggested = get_suggested (self, state);
  robo_css_set_class (GTK_WIDGET (self), "done", state == ROBO_EXERCISE_DONE);
  robo_css_set_class (GTK_WIDGET (self), "failed", state == ROBO_EXERCISE_FAILED);
  robo_css_set_class (GTK_WIDGET (self->next_button), "suggested-action", self->next_button == suggested);
  robo_css_set_class (GTK_WIDGET (self->again_button), "suggested-action", self->again_button == suggested);
}

static void
state_changed_cb (RoboExerciseGuide *self)
{
  GtkButton *suggested = get_suggested (self, robo_exercise_run_get_state (self->run));

  update_buttons (self);
  if (suggested != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (suggested));
}

/* Announces the last text line, such as a new hint, to screen readers, if the guide announces its text for this kind
 * of exercise. */
static void
say_text (RoboExerciseGuide *self)
{
  const char *line = robo_exercise_run_get_last_line (self->run);

  if (looks[robo_exercise_run_get_kind (self->run)].says_text && line != NULL)
    robo_access_say (GTK_WIDGET (self), line);
}

static void
hint_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  RoboExerciseGuide *self = ROBO_EXERCISE_GUIDE (widget);

  if (robo_exercise_run_get_can_hint (self->run))
    robo_puzzle_run_hint (ROBO_PUZZLE_RUN (self->run));
}

static void
show_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  robo_exercise_run_show_solution (ROBO_EXERCISE_GUIDE (widget)->run);
}

static void
again_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  robo_exercise_run_restart (ROBO_EXERCISE_GUIDE (widget)->run);
}

static void
copy_result (RoboExerciseGuide *self)
{
  g_autofree char *line = robo_puzzle_run_dup_result (ROBO_PUZZLE_RUN (self->run));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), line);
  g_signal_emit (self, signals[COPIED], 0);
}

static void
next_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  RoboExerciseGuide *self = ROBO_EXERCISE_GUIDE (widget);

  switch (robo_exercise_run_get_next (self->run))
    {
    case ROBO_EXERCISE_NEXT_NONE:
      break;

    case ROBO_EXERCISE_NEXT_EXERCISE:
    case ROBO_EXERCISE_NEXT_LESSON:
      robo_lesson_run_next (ROBO_LESSON_RUN (self->run));
      break;

    case ROBO_EXERCISE_NEXT_GAME:
      g_signal_emit (self, signals[FINISHED], 0);
      break;

    case ROBO_EXERCISE_NEXT_COPY:
      copy_result (self);
      break;
    }
}

/* Announces the task when its page becomes visible, because a screen reader has not read the task yet. */
static void
robo_exercise_guide_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (robo_exercise_guide_parent_class)->map (widget);

  if (ROBO_EXERCISE_GUIDE (widget)->run != NULL)
    say_text (ROBO_EXERCISE_GUIDE (widget));
}

static void
robo_exercise_guide_dispose (GObject *object)
{
  RoboExerciseGuide *self = ROBO_EXERCISE_GUIDE (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->run);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_EXERCISE_GUIDE);

  G_OBJECT_CLASS (robo_exercise_guide_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_RUN] = { ROBO_PROPERTY_FIELD (OBJECT, "run", RoboExerciseGuide, run), .type = robo_exercise_run_get_type },
};

static void
robo_exercise_guide_class_init (RoboExerciseGuideClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_exercise_guide_dispose;

  widget_class->map = robo_exercise_guide_map;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[FINISHED] = robo_signal_new ("finished", klass);
  signals[COPIED] = robo_signal_new ("copied", klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/learning/robo-exercise-guide.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboExerciseGuide, icon);
  gtk_widget_class_bind_template_child (widget_class, RoboExerciseGuide, text_label);
  gtk_widget_class_bind_template_child (widget_class, RoboExerciseGuide, hint_button);
  gtk_widget_class_bind_template_child (widget_class, RoboExerciseGuide, show_button);
  gtk_widget_class_bind_template_child (widget_class, RoboExerciseGuide, again_button);
  gtk_widget_class_bind_template_child (widget_class, RoboExerciseGuide, next_button);
  gtk_widget_class_install_action (widget_class, "exercise.hint", NULL, hint_cb);
  gtk_widget_class_install_action (widget_class, "exercise.show", NULL, show_cb);
  gtk_widget_class_install_action (widget_class, "exercise.again", NULL, again_cb);
  gtk_widget_class_install_action (widget_class, "exercise.next", NULL, next_cb);
}

static void
robo_exercise_guide_init (RoboExerciseGuide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (ROBO_TYPE_EXERCISE_RUN);
  g_signal_group_connect_swapped (self->signals, "notify::state", G_CALLBACK (state_changed_cb), self);
  g_signal_group_connect_swapped (self->signals, "notify::text", G_CALLBACK (say_text), self);
  g_signal_group_connect_swapped (self->signals, "notify::can-hint", G_CALLBACK (update_buttons), self);
  g_signal_group_connect_swapped (self->signals, "notify::can-show", G_CALLBACK (update_buttons), self);
  g_signal_group_connect_swapped (self->signals, "notify::next", G_CALLBACK (update_buttons), self);
}

GtkWidget *
robo_exercise_guide_new (void)
{
  return g_object_new (ROBO_TYPE_EXERCISE_GUIDE, NULL);
}

void
robo_exercise_guide_set_run (RoboExerciseGuide *self,
                             RoboExerciseRun   *run)
{
  g_return_if_fail (ROBO_IS_EXERCISE_GUIDE (self));
  g_return_if_fail (run == NULL || ROBO_IS_EXERCISE_RUN (run));

  if (!g_set_object (&self->run, run))
    return;

  if (run != NULL)
    gtk_label_set_width_chars (self->text_label, looks[robo_exercise_run_get_kind (run)].width_chars);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUN]);
  g_signal_group_set_target (self->signals, run);
  update_buttons (self);
}
