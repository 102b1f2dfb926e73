// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-program-line.h"

#include "base/robo-properties.h"
#include "match/log/robo-words.h"
#include "match/robo-program-text.h"
#include "ui/widgets/layouts/robo-css.h"

/* CSS: node `programline`. */
struct _RoboProgramLine
{
  GtkWidget parent_instance;

  /* template children */
  GtkEntry  *entry;
  GtkWidget *problem_label;

  /* owned */
  RoboProgramDraft *draft;   /* nullable */
  char             *problem; /* nullable: the sentence about the error in the typed program */
};

enum
{
  PROP_PROBLEM = 1,
  N_PROPS
};

enum
{
  APPLIED,
  LEFT,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboProgramLine, robo_program_line, GTK_TYPE_WIDGET)

static gboolean
is_text_cb (RoboProgramLine *self,
            const char      *text)
{
  return text != NULL;
}

static void
set_problem (RoboProgramLine *self,
             const char      *problem)
{
  g_free (self->problem);
  self->problem = g_strdup (problem);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
  robo_css_set_class (GTK_WIDGET (self->entry), "error", problem != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               problem != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
changed_cb (RoboProgramLine *self)
{
  set_problem (self, NULL);
}

static void
activate_cb (RoboProgramLine *self)
{
  g_autofree char *problem = NULL;
  RoboProgram      program;
  RoboRefusal      refusal;

  if (!self->draft)
    return;

  if (!robo_program_text_parse (gtk_editable_get_text (GTK_EDITABLE (self->entry)), &program, &problem))
    {
      set_problem (self, problem);
      return;
    }

  refusal = robo_program_draft_set_program (self->draft, &program);
  if (refusal != ROBO_REFUSED_NOT)
    set_problem (self, robo_words_get_refusal (refusal));
  else
    g_signal_emit (self, signals[APPLIED], 0);
}

/* Leaves the line with Escape. An input method handles the key first, because Escape may end a composition. */
static gboolean
key_pressed_cb (RoboProgramLine *self,
                guint            keyval)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[LEFT], 0);

  return GDK_EVENT_STOP;
}

static gboolean
robo_program_line_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ROBO_PROGRAM_LINE (widget)->entry));
}

static void
robo_program_line_dispose (GObject *object)
{
  RoboProgramLine *self = ROBO_PROGRAM_LINE (object);

  g_clear_object (&self->draft);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_PROGRAM_LINE);

  G_OBJECT_CLASS (robo_program_line_parent_class)->dispose (object);
}

static void
robo_program_line_finalize (GObject *object)
{
  g_free (ROBO_PROGRAM_LINE (object)->problem);

  G_OBJECT_CLASS (robo_program_line_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_PROBLEM] = { ROBO_PROPERTY_FIELD (STRING, "problem", RoboProgramLine, problem) },
};

static void
robo_program_line_class_init (RoboProgramLineClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_program_line_dispose;
  object_class->finalize = robo_program_line_finalize;
  widget_class->grab_focus = robo_program_line_grab_focus;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[APPLIED] = g_signal_new ("applied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/match/robo-program-line.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboProgramLine, entry);
  gtk_widget_class_bind_template_child (widget_class, RoboProgramLine, problem_label);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_text_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);

  gtk_widget_class_set_css_name (widget_class, "programline");
}

static void
robo_program_line_init (RoboProgramLine *self)
{
  g_autofree char *example = robo_program_text_dup_example ();
  g_autofree char *help = robo_program_text_dup_help ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_entry_set_placeholder_text (self->entry, example);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->entry), help);
}

void
robo_program_line_set_draft (RoboProgramLine  *self,
                             RoboProgramDraft *draft)
{
  g_autofree char *text = NULL;

  g_return_if_fail (ROBO_IS_PROGRAM_LINE (self));
  g_return_if_fail (draft == NULL || ROBO_IS_PROGRAM_DRAFT (draft));

  g_set_object (&self->draft, draft);
  if (draft)
    text = robo_program_draft_dup_text (draft);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text ? text : "");
  set_problem (self, NULL);
}
