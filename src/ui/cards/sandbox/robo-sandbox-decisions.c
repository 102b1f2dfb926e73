// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-decisions.h"

#include <glib/gi18n.h>

#include "ui/widgets/robo-combo-face.h"
#include "ui/widgets/robo-question-words.h"

struct _RoboSandboxDecisions
{
  AdwBin parent_instance;

  /* owned */
  RoboSandbox *sandbox;
  GArray      *shown; /* guint, by row: index among all decisions of the decision in the row */

  /* borrowed: children; unused rows are hidden, not removed, so that a row that the user works with does not vanish */
  AdwPreferencesGroup *group;
  GPtrArray           *rows;           /* array of AdwComboRow */
  GPtrArray           *forget_buttons; /* GtkButton, in the rows */

  guint    seat;
  gboolean is_updating; /* the program sets the rows, not the user */
};

G_DEFINE_FINAL_TYPE (RoboSandboxDecisions, robo_sandbox_decisions, ADW_TYPE_BIN)

static GtkStringList *
list_options (RoboSandboxDecisions *self,
              const RoboDecision   *decision)
{
  const RoboPositionPlay *play = robo_sandbox_get_play (self->sandbox);
  RoboQuestionScene       scene = { robo_sandbox_get_position (self->sandbox)->modules, play->board, &decision->state };
  GtkStringList          *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < decision->question->n_options; i++)
    gtk_string_list_take (
      list, robo_question_words_dup_option_in (&scene, decision->question, decision->question->options[i]));

  return list;
}

static gboolean
is_same_list (GListModel *a,
              GListModel *b)
{
  guint n = a != NULL ? g_list_model_get_n_items (a) : 0;

  if (a == NULL || n != g_list_model_get_n_items (b))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      if (!g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (a), i),
                        gtk_string_list_get_string (GTK_STRING_LIST (b), i)))
        return FALSE;
    }

  return TRUE;
}

/* Rows */

static guint
find_row (const GPtrArray *widgets,
          gconstpointer    widget)
{
  guint index = 0;

  g_ptr_array_find ((GPtrArray *)widgets, widget, &index);

  return index;
}

static void
chosen_cb (RoboSandboxDecisions *self,
           GParamSpec           *pspec,
           AdwComboRow          *row)
{
  guint               selected = adw_combo_row_get_selected (row);
  guint               index;
  const RoboDecision *decision;

  if (self->is_updating || selected == GTK_INVALID_LIST_POSITION)
    return;

  index = g_array_index (self->shown, guint, find_row (self->rows, row));
  decision = robo_sandbox_get_play (self->sandbox)->decisions->pdata[index];
  robo_sandbox_decide (self->sandbox, index, decision->question->options[selected]);
}

static void
forget_cb (RoboSandboxDecisions *self,
           GtkWidget            *button)
{
  guint row = find_row (self->forget_buttons, button);

  gtk_widget_grab_focus (self->rows->pdata[row]);
  robo_sandbox_forget (self->sandbox, g_array_index (self->shown, guint, row));
}

static void
show_decision (RoboSandboxDecisions *self,
               guint                 index,
               const RoboDecision   *decision)
{
  AdwComboRow        *row = self->rows->pdata[index];
  const RoboQuestion *question = decision->question;
  const char         *words = robo_question_words_get_title (question);
  gboolean            has_card = question->card != ROBO_NO_CARD;
  RoboModules        *modules = robo_sandbox_get_position (self->sandbox)->modules;
  g_autoptr (GtkStringList) options = list_options (self, decision);
  g_autofree char *refusal = NULL;
  guint            chosen = 0;

  if (decision->refused != NULL)
    /* Translators: %s is an answer as a file has it, such as “yes” or “2:blue-5:e”. */
    refusal = g_strdup_printf (_ ("“%s” isn’t possible here; this happens instead."), decision->refused);
  while (chosen < question->n_options && question->options[chosen] != decision->answer)
    chosen++;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 has_card ? robo_modules_get_title (modules, question->card) : words);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), refusal != NULL ? refusal : has_card ? words
                                                                                          : "");
  if (!is_same_list (adw_combo_row_get_model (row), G_LIST_MODEL (options)))
    adw_combo_row_set_model (row, G_LIST_MODEL (options));
  adw_combo_row_set_selected (row, chosen);
  gtk_widget_set_visible (self->forget_buttons->pdata[index], decision->is_given || decision->refused != NULL);
  gtk_widget_set_visible (GTK_WIDGET (row), TRUE);
}

static void
show_decisions (RoboSandboxDecisions *self)
{
  const RoboPositionPlay *play = robo_sandbox_get_play (self->sandbox);

  self->is_updating = TRUE;
  g_array_set_size (self->shown, 0);
  for (guint i = 0; play != NULL && i < play->decisions->len; i++)
    {
      const RoboDecision *decision = play->decisions->pdata[i];

      if (decision->question->seat != self->seat)
        continue;
      if (self->shown->len == self->rows->len)
        {
          GtkWidget *row = adw_combo_row_new ();
          GtkWidget *button = gtk_button_new_from_icon_name ("edit-clear-symbolic");

          robo_combo_face_write_out (ADW_COMBO_ROW (row));
          gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
          gtk_widget_add_css_class (button, "flat");
          gtk_widget_set_tooltip_text (button, _ ("Undo This Decision"));
          gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Undo This Decision"), -1);
          adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
          adw_preferences_group_add (self->group, row);
          g_ptr_array_add (self->rows, row);
          g_ptr_array_add (self->forget_buttons, button);
          g_signal_connect_object (row, "notify::selected", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
          g_signal_connect_object (button, "clicked", G_CALLBACK (forget_cb), self, G_CONNECT_SWAPPED);
        }
      show_decision (self, self->shown->len, decision);
      g_array_append_val (self->shown, i);
    }
  for (guint i = self->shown->len; i < self->rows->len; i++)
    gtk_widget_set_visible (self->rows->pdata[i], FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), self->shown->len > 0);
  self->is_updating = FALSE;
}

static void
robo_sandbox_decisions_dispose (GObject *object)
{
  RoboSandboxDecisions *self = ROBO_SANDBOX_DECISIONS (object);

  g_clear_object (&self->sandbox);

  G_OBJECT_CLASS (robo_sandbox_decisions_parent_class)->dispose (object);
}

static void
robo_sandbox_decisions_finalize (GObject *object)
{
  RoboSandboxDecisions *self = ROBO_SANDBOX_DECISIONS (object);

  g_array_unref (self->shown);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->forget_buttons);

  G_OBJECT_CLASS (robo_sandbox_decisions_parent_class)->finalize (object);
}

static void
robo_sandbox_decisions_class_init (RoboSandboxDecisionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_sandbox_decisions_dispose;
  G_OBJECT_CLASS (klass)->finalize = robo_sandbox_decisions_finalize;
}

static void
robo_sandbox_decisions_init (RoboSandboxDecisions *self)
{
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint));
  self->rows = g_ptr_array_new ();
  self->forget_buttons = g_ptr_array_new ();
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->group, C_ ("sandbox", "Decisions"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->group));
}

GtkWidget *
robo_sandbox_decisions_new (RoboSandbox *sandbox)
{
  RoboSandboxDecisions *self = g_object_new (ROBO_TYPE_SANDBOX_DECISIONS, NULL);

  self->sandbox = g_object_ref (sandbox);
  g_signal_connect_object (sandbox, "changed", G_CALLBACK (show_decisions), self, G_CONNECT_SWAPPED);
  show_decisions (self);

  return GTK_WIDGET (self);
}

void
robo_sandbox_decisions_set_seat (RoboSandboxDecisions *self,
                                 guint                 seat)
{
  g_return_if_fail (ROBO_IS_SANDBOX_DECISIONS (self) && seat < ROBO_MAX_ROBOTS);

  self->seat = seat;
  show_decisions (self);
}
