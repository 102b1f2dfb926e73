// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-standing-menu.h"

#include <glib/gi18n.h>

#include "match/log/robo-words.h"
#include "match/robo-standing-topics.h"

#include "ui/widgets/robo-question-words.h"

/* CSS: node `standingmenu`. Role: group. */
struct _RoboStandingMenu
{
  GtkWidget parent_instance;

  RoboMatch *match; /* owned, nullable */
  guint      seat;
  guint      card;
  GPtrArray *choices; /* array of GtkCheckButton, borrowed */

  /* children */
  GtkWidget *box;
};

/* Holds the setting that a check button stands for. */
typedef struct
{
  guint              kind;
  RoboStandingAnswer answer;
} Choice;

G_DEFINE_FINAL_TYPE (RoboStandingMenu, robo_standing_menu, GTK_TYPE_WIDGET)

static char *
dup_choice (RoboQuestionKind          kind,
            const RoboStandingAnswer *answer)
{
  g_autofree char *words = robo_words_dup_answer (kind, answer->answer);

  switch (answer->kind)
    {
    case ROBO_STANDING_ASK:
      return g_strdup (C_ ("standing answer", "Ask"));
    case ROBO_STANDING_ALWAYS:
      /* Translators: This is an answer that holds for all such questions. %s is an answer such as “Yes” or “2
       * spaces”. */
      return g_strdup_printf (C_ ("standing answer", "Always: %s"), words);
    case ROBO_STANDING_IF_DESTROYED:
      /* Translators: This is an answer that holds whenever the robot would be destroyed otherwise. %s is an answer such
       * as “Yes”. */
      return g_strdup_printf (C_ ("standing answer", "Only if I’d be destroyed: %s"), words);
    }

  g_return_val_if_reached (NULL);
}

static void
toggled_cb (RoboStandingMenu *self,
            GtkCheckButton   *button)
{
  const Choice *choice = g_object_get_data (G_OBJECT (button), "robo-choice");

  if (gtk_check_button_get_active (button))
    robo_standing_answers_set (robo_match_get_standing_answers (self->match), self->seat, choice->kind, self->card,
                               &choice->answer);
}

static GtkWidget *
add_choice (RoboStandingMenu *self,
            GtkWidget        *group,
            guint             kind,
            RoboStandingKind  standing,
            RoboAnswer        answer)
{
  Choice             what = { .kind = kind, .answer = { .kind = standing, .answer = answer } };
  RoboStandingAnswer now = robo_standing_answers_get (robo_match_get_standing_answers (self->match), self->seat, kind,
                                                      self->card);
  g_autofree char   *text = dup_choice (kind, &what.answer);
  GtkWidget         *button = gtk_check_button_new_with_label (text);

  if (group != NULL)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (button), GTK_CHECK_BUTTON (group));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button),
                               now.kind == standing && (standing == ROBO_STANDING_ASK || now.answer == answer));
  g_object_set_data_full (G_OBJECT (button), "robo-choice", g_memdup2 (&what, sizeof what), g_free);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), button);
  g_ptr_array_add (self->choices, button);

  return button;
}

static void
clear_choices (RoboStandingMenu *self)
{
  GtkWidget *child;

  g_ptr_array_set_size (self->choices, 0);
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
}

static void
robo_standing_menu_dispose (GObject *object)
{
  RoboStandingMenu *self = ROBO_STANDING_MENU (object);

  g_clear_object (&self->match);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_standing_menu_parent_class)->dispose (object);
}

static void
robo_standing_menu_class_init (RoboStandingMenuClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_standing_menu_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "standingmenu");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_standing_menu_init (RoboStandingMenu *self)
{
  self->choices = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Standing answers"), -1);
}

GtkWidget *
robo_standing_menu_new (void)
{
  return g_object_new (ROBO_TYPE_STANDING_MENU, NULL);
}

void
robo_standing_menu_show (RoboStandingMenu *self,
                         RoboMatch        *match,
                         guint             seat,
                         guint             card)
{
  RoboStandingTopic topics[ROBO_MAX_STANDING_TOPICS];
  guint             n_topics = 0;

  g_return_if_fail (ROBO_IS_STANDING_MENU (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  clear_choices (self);
  g_set_object (&self->match, match);
  self->seat = seat;
  self->card = card;
  if (card != ROBO_NO_CARD)
    n_topics = robo_standing_topics_fill (&robo_match_get_game_setup (match)->cards->cards[card], topics);
  for (guint i = 0; i < n_topics; i++)
    {
      const RoboStandingTopic *topic = &topics[i];
      GtkWidget               *heading = gtk_label_new (robo_question_words_get_kind_title (topic->kind));
      GtkWidget               *group;

      gtk_label_set_xalign (GTK_LABEL (heading), 0);
      gtk_widget_add_css_class (heading, "caption-heading");
      gtk_box_append (GTK_BOX (self->box), heading);

      group = add_choice (self, NULL, topic->kind, ROBO_STANDING_ASK, 0);
      for (guint i = 0; i < topic->n_answers; i++)
        add_choice (self, group, topic->kind, ROBO_STANDING_ALWAYS, topic->answers[i]);
      for (guint i = topic->n_answers - topic->n_saving; i < topic->n_answers; i++)
        add_choice (self, group, topic->kind, ROBO_STANDING_IF_DESTROYED, topic->answers[i]);
    }
  if (n_topics > 0)
    {
      /* Add a switch for questions whose answer makes no difference, because the game skips them even without a
       * standing answer (R13). */
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
      GtkWidget *label = gtk_label_new (_ ("Ask even if it makes no difference"));
      GtkWidget *toggle = gtk_switch_new ();

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
      gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      gtk_label_get_label (GTK_LABEL (label)), -1);
      g_object_bind_property (self->match, "skips-needless", toggle, "active",
                              G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL | G_BINDING_INVERT_BOOLEAN);
      gtk_box_append (GTK_BOX (row), label);
      gtk_box_append (GTK_BOX (row), toggle);
      gtk_box_append (GTK_BOX (self->box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
      gtk_box_append (GTK_BOX (self->box), row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n_topics > 0);
}

void
robo_standing_menu_clear (RoboStandingMenu *self)
{
  g_return_if_fail (ROBO_IS_STANDING_MENU (self));

  clear_choices (self);
  g_clear_object (&self->match);
}

char *
robo_standing_menu_dup_remark (RoboMatch *match,
                               guint      seat,
                               guint      card)
{
  RoboStandingTopic  topics[ROBO_MAX_STANDING_TOPICS];
  guint              n_topics;
  RoboStandingAnswer answer = { .kind = ROBO_STANDING_ASK };

  g_return_val_if_fail (ROBO_IS_MATCH (match), NULL);

  n_topics = robo_standing_topics_fill (&robo_match_get_game_setup (match)->cards->cards[card], topics);
  if (n_topics == 0)
    return NULL;

  for (guint i = 0; i < n_topics && answer.kind == ROBO_STANDING_ASK; i++)
    {
      answer = robo_standing_answers_get (robo_match_get_standing_answers (match), seat, topics[i].kind, card);
      if (answer.kind != ROBO_STANDING_ASK)
        return dup_choice (topics[i].kind, &answer);
    }

  return dup_choice (topics[0].kind, &answer);
}
