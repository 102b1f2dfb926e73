// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-guide.h"

#include <glib/gi18n.h>

#include "ui/widgets/robo-access.h"

/* CSS: a box with the class `lesson-guide`, and with `done` or `failed` at the end of a round. Accessible
 * role: status. */
struct _RoboPuzzleGuide
{
  GtkBox parent_instance;

  /* template children */
  GtkImage  *icon;
  GtkButton *hint_button;
  GtkButton *give_up_button;
  GtkButton *again_button;
  GtkButton *copy_button;

  /* owned */
  RoboPuzzleRun *run; /* nullable */
  GSignalGroup  *signals;
};

G_DEFINE_FINAL_TYPE (RoboPuzzleGuide, robo_puzzle_guide, GTK_TYPE_BOX)

enum
{
  PROP_RUN = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint       copied_signal;

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

static const char *
get_icon (RoboPuzzleState state)
{
  switch (state)
    {
    case ROBO_PUZZLE_SOLVED:
      return "emblem-ok-symbolic";
    case ROBO_PUZZLE_FAILED:
      return "dialog-warning-symbolic";
    case ROBO_PUZZLE_TASK:
    case ROBO_PUZZLE_PLAYS:
    case ROBO_PUZZLE_SHOWN:
      break;
    }

  return "dialog-question-symbolic";
}

/* Shows the available buttons, and makes the suggested one the default, for Enter. */
static void
update_buttons (RoboPuzzleGuide *self)
{
  RoboPuzzleState state;
  gboolean        can_hint, can_give_up;
  gboolean        is_over;
  GtkButton      *suggested;

  if (self->run == NULL)
    return;

  state = robo_puzzle_run_get_state (self->run);
  is_over = state == ROBO_PUZZLE_SOLVED || state == ROBO_PUZZLE_FAILED || state == ROBO_PUZZLE_SHOWN;
  g_object_get (self->run, "can-hint", &can_hint, "can-give-up", &can_give_up, NULL);
  gtk_image_set_from_icon_name (self->icon, get_icon (state));
  gtk_widget_set_visible (GTK_WIDGET (self->hint_button), state == ROBO_PUZZLE_TASK && can_hint);
  /* Giving up is offered after the last hint, or after a failed try. */
  gtk_widget_set_visible (GTK_WIDGET (self->give_up_button),
                          can_give_up && ((state == ROBO_PUZZLE_TASK && !can_hint) || state == ROBO_PUZZLE_FAILED));
  gtk_widget_set_visible (GTK_WIDGET (self->again_button), is_over && state != ROBO_PUZZLE_SOLVED);
  gtk_widget_set_visible (GTK_WIDGET (self->copy_button), state == ROBO_PUZZLE_SOLVED);
  set_class (GTK_WIDGET (self), "done", state == ROBO_PUZZLE_SOLVED);
  set_class (GTK_WIDGET (self), "failed", state == ROBO_PUZZLE_FAILED);

  suggested = state == ROBO_PUZZLE_SOLVED ? self->copy_button : self->again_button;
  set_class (GTK_WIDGET (self->again_button), "suggested-action", self->again_button == suggested);
  set_class (GTK_WIDGET (self->copy_button), "suggested-action", self->copy_button == suggested);
  gtk_button_set_label (self->again_button, state == ROBO_PUZZLE_SHOWN ? _ ("Try It _Yourself") : _ ("_Try Again"));
}

static void
state_changed_cb (RoboPuzzleGuide *self)
{
  RoboPuzzleState state = robo_puzzle_run_get_state (self->run);

  update_buttons (self);
  if (state == ROBO_PUZZLE_SOLVED)
    gtk_widget_grab_focus (GTK_WIDGET (self->copy_button));
  else if (state == ROBO_PUZZLE_FAILED || state == ROBO_PUZZLE_SHOWN)
    gtk_widget_grab_focus (GTK_WIDGET (self->again_button));
}

/* The focus widget does not mention the text, so announce what is new in it. */
static void
text_changed_cb (RoboPuzzleGuide *self)
{
  const char *latest = robo_puzzle_run_get_latest_text (self->run);

  if (latest != NULL)
    robo_access_say (GTK_WIDGET (self), latest);
}

static void
hint_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  RoboPuzzleGuide *self = ROBO_PUZZLE_GUIDE (widget);
  gboolean         can_hint;

  g_object_get (self->run, "can-hint", &can_hint, NULL);
  if (can_hint)
    robo_puzzle_run_hint (self->run);
}

static void
give_up_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  robo_puzzle_run_give_up (ROBO_PUZZLE_GUIDE (widget)->run);
}

static void
again_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  robo_puzzle_run_restart (ROBO_PUZZLE_GUIDE (widget)->run);
}

static void
copy_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  RoboPuzzleGuide *self = ROBO_PUZZLE_GUIDE (widget);
  g_autofree char *line = robo_puzzle_run_dup_result (self->run);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), line);
  g_signal_emit (self, copied_signal, 0);
}

/* Announces the task when the page is shown, too. */
static void
robo_puzzle_guide_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (robo_puzzle_guide_parent_class)->map (widget);

  if (ROBO_PUZZLE_GUIDE (widget)->run != NULL)
    text_changed_cb (ROBO_PUZZLE_GUIDE (widget));
}

static void
robo_puzzle_guide_dispose (GObject *object)
{
  RoboPuzzleGuide *self = ROBO_PUZZLE_GUIDE (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->run);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_PUZZLE_GUIDE);

  G_OBJECT_CLASS (robo_puzzle_guide_parent_class)->dispose (object);
}

static void
robo_puzzle_guide_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_RUN:
      g_value_set_object (value, ROBO_PUZZLE_GUIDE (object)->run);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
robo_puzzle_guide_class_init (RoboPuzzleGuideClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_puzzle_guide_dispose;
  object_class->get_property = robo_puzzle_guide_get_property;

  widget_class->map = robo_puzzle_guide_map;

  properties[PROP_RUN] = g_param_spec_object ("run", NULL, NULL, ROBO_TYPE_PUZZLE_RUN,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  copied_signal = g_signal_new ("copied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/learning/robo-puzzle-guide.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleGuide, icon);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleGuide, hint_button);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleGuide, give_up_button);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleGuide, again_button);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleGuide, copy_button);
  gtk_widget_class_install_action (widget_class, "puzzle.hint", NULL, hint_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.give-up", NULL, give_up_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.again", NULL, again_cb);
  gtk_widget_class_install_action (widget_class, "puzzle.copy", NULL, copy_cb);
}

static void
robo_puzzle_guide_init (RoboPuzzleGuide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (ROBO_TYPE_PUZZLE_RUN);
  g_signal_group_connect_swapped (self->signals, "notify::state", G_CALLBACK (state_changed_cb), self);
  g_signal_group_connect_swapped (self->signals, "notify::text", G_CALLBACK (text_changed_cb), self);
  g_signal_group_connect_swapped (self->signals, "notify::can-hint", G_CALLBACK (update_buttons), self);
  g_signal_group_connect_swapped (self->signals, "notify::can-give-up", G_CALLBACK (update_buttons), self);
}

GtkWidget *
robo_puzzle_guide_new (void)
{
  return g_object_new (ROBO_TYPE_PUZZLE_GUIDE, NULL);
}

void
robo_puzzle_guide_set_run (RoboPuzzleGuide *self,
                           RoboPuzzleRun   *run)
{
  g_return_if_fail (ROBO_IS_PUZZLE_GUIDE (self));
  g_return_if_fail (run == NULL || ROBO_IS_PUZZLE_RUN (run));

  if (!g_set_object (&self->run, run))
    return;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUN]);
  g_signal_group_set_target (self->signals, run);
  update_buttons (self);
}
