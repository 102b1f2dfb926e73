// SPDX-License-Identifier: GPL-3.0-or-later
// The buttons of a decision card: a list, or as keys lie on a controller.
#include "config.h"

#include "robo-decision-card-private.h"

#include "play/common/robo-words.h"

#include "robo-key-cap.h"
#include "robo-option-face.h"
#include "ui/common/robo-question-words.h"

/* More answers stand below one another. */
#define MAX_BESIDE 3

static guint
get_index (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "robo-option"));
}

static void
equip_chosen_cb (RoboDecisionCard *self,
                 guint64           answer)
{
  g_signal_emit_by_name (self, "chosen", answer);
}

static void
button_clicked_cb (RoboDecisionCard *self,
                   GtkWidget        *button)
{
  robo_decision_card_choose (self, get_index (button));
}

/* Where it is, and what would come of it. */
static void
preview (RoboDecisionCard *self,
         guint             i)
{
  RoboAnswer       answer = g_array_index (self->answers, RoboAnswer, i);
  g_autofree char *text = NULL;

  g_signal_emit_by_name (self, "pointed", g_array_index (self->spaces, guint, i));
  if (!gtk_widget_get_visible (GTK_WIDGET (self->preview_label)))
    return;

  text = robo_match_dup_preview (self->match, answer);
  gtk_label_set_label (self->preview_label, text);
  g_signal_emit_by_name (self, "previewed", answer);
}

static void
point_at (RoboDecisionCard   *self,
          GtkEventController *controller)
{
  preview (self, get_index (gtk_event_controller_get_widget (controller)));
}

void
robo_decision_card_preview_space (RoboDecisionCard *self,
                                  guint             space)
{
  g_return_if_fail (ROBO_IS_DECISION_CARD (self));

  for (guint i = 0; i < self->spaces->len; i++)
    {
      if (g_array_index (self->spaces, guint, i) != space)
        continue;
      preview (self, i);
      return;
    }
}

static void
pointer_entered_cb (RoboDecisionCard   *self,
                    double              x,
                    double              y,
                    GtkEventController *controller)
{
  point_at (self, controller);
}

static void
focus_entered_cb (RoboDecisionCard   *self,
                  GtkEventController *controller)
{
  point_at (self, controller);
}

/* A finger points at nothing without taking it: one that stays only looks what the answer would do. */
static void
held_cb (RoboDecisionCard *self,
         double            x,
         double            y,
         GtkGesture       *hold)
{
  gtk_gesture_set_state (hold, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (hold)));
  point_at (self, GTK_EVENT_CONTROLLER (hold));
}

static void
left_cb (RoboDecisionCard *self)
{
  g_signal_emit_by_name (self, "pointed", (guint)ROBO_NO_SPACE);
}

static void
watch_button (RoboDecisionCard *self,
              GtkWidget        *button)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture         *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (hold), GTK_PHASE_CAPTURE);
  g_signal_connect_object (hold, "pressed", G_CALLBACK (held_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (hold));
  g_signal_connect_object (motion, "enter", G_CALLBACK (pointer_entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, motion);
  g_signal_connect_object (focus, "enter", G_CALLBACK (focus_entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, focus);
  g_signal_connect_object (button, "clicked", G_CALLBACK (button_clicked_cb), self, G_CONNECT_SWAPPED);
}

static void
add_button (RoboDecisionCard *self,
            GtkWidget        *face,
            const char       *text,
            RoboAnswer        answer)
{
  guint      i = self->buttons->len;
  guint      space = robo_question_words_get_space (self->match, self->question, answer);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), robo_key_cap_new (i));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data (G_OBJECT (button), "robo-option", GUINT_TO_POINTER (i));
  watch_button (self, button);
  g_array_append_val (self->answers, answer);
  g_array_append_val (self->spaces, space);
  g_ptr_array_add (self->buttons, button);
}

void
robo_decision_card_clear_options (RoboDecisionCard *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->options))) != NULL)
    gtk_box_remove (self->options, child);
  g_array_set_size (self->answers, 0);
  g_array_set_size (self->spaces, 0);
  g_ptr_array_set_size (self->buttons, 0);
  self->equip = NULL;
}

static void
set_beside (RoboDecisionCard *self,
            gboolean          is_beside)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->options),
                                  is_beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (self->options, is_beside);
}

/* A list */

/* "Yes" comes before "No", but amounts grow. */
static gboolean
is_yes_or_no (const RoboQuestion *question)
{
  return question->n_options == 2 && question->options[0] == 0 && question->options[1] == 1 &&
         question->kind != ROBO_ASK_SHORTEN_MOVE && question->kind != ROBO_ASK_SHORTEN_PUSH &&
         question->kind != ROBO_ASK_ABSORB;
}

/* Pictures need more room than words. */
static gboolean
fits_beside (const RoboQuestion *question)
{
  return question->n_options <= MAX_BESIDE && question->kind != ROBO_ASK_DEAL &&
         question->kind != ROBO_ASK_REPLACE_FIRE && question->kind != ROBO_ASK_KEEP_DIE;
}

static void
add_list (RoboDecisionCard *self)
{
  const RoboQuestion *question = self->question;

  set_beside (self, fits_beside (question));
  for (guint i = 0; i < question->n_options; i++)
    {
      guint            n = is_yes_or_no (question) ? question->n_options - 1 - i : i;
      RoboAnswer       option = question->options[n];
      g_autofree char *text = robo_question_words_dup_option (self->match, question, option);

      add_button (self, robo_option_face_new (self->match, question, option), text, option);
      gtk_box_append (self->options, g_ptr_array_index (self->buttons, i));
    }
}

/* Keys and directions stand as on a controller, a grid for each control unit. */

static GtkGrid *
add_grid (RoboDecisionCard *self,
          const char       *middle)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "compass");
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  /* East is on the right in every language. */
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  if (middle != NULL)
    gtk_grid_attach (GTK_GRID (grid), gtk_label_new (middle), 1, 1, 1, 1);
  gtk_box_append (self->options, grid);

  return GTK_GRID (grid);
}

static void
attach_option (RoboDecisionCard      *self,
               GtkGrid               *grid,
               const RoboQuestionKey *key,
               RoboAnswer             option)
{
  g_autofree char *text = robo_question_words_dup_option (self->match, self->question, option);
  int              dx = key->is_centre ? 0 : robo_dir_dx (key->dir);
  int              dy = key->is_centre ? 0 : robo_dir_dy (key->dir);
  GtkWidget       *face = key->is_centre ? gtk_label_new ("•") : robo_option_face_new_dir (key->dir);
  GtkWidget       *button;

  add_button (self, face, text, option);
  button = g_ptr_array_index (self->buttons, self->buttons->len - 1);
  gtk_widget_set_tooltip_text (button, text);
  gtk_grid_attach (grid, button, 1 + dx, 1 + dy, 1, 1);
}

static void
add_compass (RoboDecisionCard *self)
{
  GtkGrid        *grids[ROBO_N_UNITS] = { NULL };
  RoboQuestionKey key;

  set_beside (self, TRUE);
  for (guint i = 0; i < self->question->n_options; i++)
    {
      RoboAnswer option = self->question->options[i];

      robo_question_keys_get (self->match, self->question, option, &key);
      if (key.die != self->die && self->die != ROBO_NO_KEY_DIE)
        continue;
      if (grids[key.unit] == NULL)
        grids[key.unit] = add_grid (self, key.seat != ROBO_NO_SEAT ? robo_words_get_unit (key.unit) : NULL);
      attach_option (self, grids[key.unit], &key, option);
    }
}

/* Which die first, if there are several that may be moved (R8.11). */

static guint
collect_dice (RoboDecisionCard *self,
              gboolean          dice[ROBO_MAX_DICE])
{
  RoboQuestionKey key;
  guint           n_dice = 0;

  for (guint i = 0; i < self->question->n_options; i++)
    {
      if (!robo_question_keys_get (self->match, self->question, self->question->options[i], &key) ||
          key.die >= ROBO_MAX_DICE)
        continue;
      n_dice += !dice[key.die];
      dice[key.die] = TRUE;
    }

  return n_dice;
}

guint
robo_decision_card_get_target (RoboDecisionCard *self)
{
  return robo_state_get_robot_at (robo_match_get_shown_state (self->match), self->question->space);
}

static void
add_dice (RoboDecisionCard *self,
          const gboolean    dice[ROBO_MAX_DICE])
{
  const RoboRobot *robot = &robo_match_get_shown_state (self->match)->robots[robo_decision_card_get_target (self)];

  set_beside (self, FALSE);
  for (guint i = 0; i < ROBO_MAX_DICE; i++)
    {
      g_autofree char *text = NULL;

      if (!dice[i])
        continue;
      text = robo_question_words_dup_die_on_unit (&robot->dice[i]);
      add_button (self, robo_option_face_new_die (&robot->dice[i], text), text, i);
      gtk_box_append (self->options, g_ptr_array_index (self->buttons, self->buttons->len - 1));
    }
}

static void
add_equip (RoboDecisionCard *self)
{
  GtkWidget *equip = robo_equip_chooser_new ();

  set_beside (self, FALSE);
  self->equip = ROBO_EQUIP_CHOOSER (equip);
  robo_equip_chooser_ask (self->equip, self->match, self->question);
  g_signal_connect_object (equip, "chosen", G_CALLBACK (equip_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->options, equip);
}

gboolean
robo_decision_card_has_keys (RoboDecisionCard *self)
{
  RoboQuestionKey key;

  return self->question->n_options > 0 &&
         robo_question_keys_get (self->match, self->question, self->question->options[0], &key);
}

/* What happens without an answer has the focus, so that Enter gives it. */
void
robo_decision_card_mark_default (RoboDecisionCard *self)
{
  GtkWidget *button = robo_decision_card_get_button (self, 0);

  if (self->equip != NULL)
    button = robo_equip_chooser_get_confirm_button (self->equip);
  for (guint i = 0; !self->is_choosing_die && i < self->answers->len; i++)
    {
      if (g_array_index (self->answers, RoboAnswer, i) == self->question->fallback)
        button = g_ptr_array_index (self->buttons, i);
    }
  if (button == NULL)
    return;

  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_grab_focus (button);
}

void
robo_decision_card_add_options (RoboDecisionCard *self)
{
  gboolean dice[ROBO_MAX_DICE] = { FALSE };

  robo_decision_card_clear_options (self);
  self->is_choosing_die = self->question->kind == ROBO_ASK_REPROGRAM && self->die == ROBO_NO_KEY_DIE &&
                          collect_dice (self, dice) > 1;
  if (self->question->kind == ROBO_ASK_EQUIP)
    add_equip (self);
  else if (self->is_choosing_die)
    add_dice (self, dice);
  else if (robo_decision_card_has_keys (self))
    add_compass (self);
  else
    add_list (self);

  gtk_widget_set_visible (self->back_button, self->question->kind == ROBO_ASK_REPROGRAM &&
                                               self->die != ROBO_NO_KEY_DIE);
}
