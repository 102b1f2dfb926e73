// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-hint-card.h"

#include <glib/gi18n.h>

#include "ui/widgets/robo-access.h"

/* CSS: node `hintcard`. Role: group. */
struct _RoboHintCard
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget  *box;
  GtkLabel   *title_label;
  GtkSpinner *spinner;
  GtkLabel   *text_label;
  GtkWidget  *more_button;
  GtkWidget  *use_button;
  GtkButton  *close_button;

  char *steps[3]; /* owned, nullable: texts of the steps */
  guint step;     /* index of the current step */
};

G_DEFINE_FINAL_TYPE (RoboHintCard, robo_hint_card, GTK_TYPE_WIDGET)

static void
forget_steps (RoboHintCard *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->steps); i++)
    g_clear_pointer (&self->steps[i], g_free);
}

static void
show_text (RoboHintCard *self,
           const char   *title,
           const char   *text)
{
  gboolean is_waiting = self->steps[0] == NULL;
  gboolean is_last = self->step + 1 == G_N_ELEMENTS (self->steps);

  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->text_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), is_waiting);
  gtk_spinner_set_spinning (self->spinner, is_waiting);
  gtk_widget_set_visible (self->more_button, !is_waiting && !is_last);
  gtk_widget_set_visible (self->use_button, !is_waiting && is_last);
  gtk_button_set_label (self->close_button, is_waiting ? _ ("_Cancel") : _ ("_Close"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    robo_access_say (GTK_WIDGET (self), text);
}

static void
show_step (RoboHintCard *self)
{
  /* Translators: This is the heading of a hint. %1$u is the number of the step, %2$u is how many steps the hint has. */
  g_autofree char *title = g_strdup_printf (_ ("Hint %1$u of %2$u"), self->step + 1, (guint)G_N_ELEMENTS (self->steps));

  show_text (self, title, self->steps[self->step]);
}

static void
robo_hint_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_HINT_CARD);

  G_OBJECT_CLASS (robo_hint_card_parent_class)->dispose (object);
}

static void
robo_hint_card_finalize (GObject *object)
{
  forget_steps (ROBO_HINT_CARD (object));

  G_OBJECT_CLASS (robo_hint_card_parent_class)->finalize (object);
}

static void
robo_hint_card_class_init (RoboHintCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_hint_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = robo_hint_card_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/match/robo-hint-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboHintCard, box);
  gtk_widget_class_bind_template_child (widget_class, RoboHintCard, title_label);
  gtk_widget_class_bind_template_child (widget_class, RoboHintCard, spinner);
  gtk_widget_class_bind_template_child (widget_class, RoboHintCard, text_label);
  gtk_widget_class_bind_template_child (widget_class, RoboHintCard, more_button);
  gtk_widget_class_bind_template_child (widget_class, RoboHintCard, use_button);
  gtk_widget_class_bind_template_child (widget_class, RoboHintCard, close_button);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hintcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_hint_card_init (RoboHintCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
robo_hint_card_wait (RoboHintCard *self)
{
  g_return_if_fail (ROBO_IS_HINT_CARD (self));

  forget_steps (self);
  show_text (self, C_ ("heading", "Hint"), _ ("Looking for a good program…"));
}

void
robo_hint_card_begin (RoboHintCard   *self,
                      const RoboHint *hint,
                      RoboMatch      *match)
{
  g_return_if_fail (ROBO_IS_HINT_CARD (self));
  g_return_if_fail (hint != NULL && ROBO_IS_MATCH (match));

  forget_steps (self);
  self->steps[0] = robo_advice_dup_where (hint, match);
  self->steps[1] = robo_advice_dup_what (hint, match);
  self->steps[2] = robo_advice_dup_program (hint, match);
  self->step = 0;
  show_step (self);
}

void
robo_hint_card_go_on (RoboHintCard *self)
{
  g_return_if_fail (ROBO_IS_HINT_CARD (self));
  g_return_if_fail (self->steps[0] != NULL && self->step + 1 < G_N_ELEMENTS (self->steps));

  self->step++;
  show_step (self);
}

gboolean
robo_hint_card_get_has_more (RoboHintCard *self)
{
  g_return_val_if_fail (ROBO_IS_HINT_CARD (self), FALSE);

  return self->steps[0] != NULL && self->step + 1 < G_N_ELEMENTS (self->steps);
}

gboolean
robo_hint_card_get_is_whole (RoboHintCard *self)
{
  g_return_val_if_fail (ROBO_IS_HINT_CARD (self), FALSE);

  return self->steps[0] != NULL && self->step + 1 == G_N_ELEMENTS (self->steps);
}

GtkWidget *
robo_hint_card_get_next_button (RoboHintCard *self)
{
  g_return_val_if_fail (ROBO_IS_HINT_CARD (self), NULL);

  if (self->steps[0] == NULL)
    return GTK_WIDGET (self->close_button);

  return self->step + 1 == G_N_ELEMENTS (self->steps) ? self->use_button : self->more_button;
}
