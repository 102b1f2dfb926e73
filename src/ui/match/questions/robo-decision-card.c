// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-decision-card.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "match/log/robo-words.h"
#include "ui/match/program/robo-control-unit.h"
#include "ui/match/seat/robo-standing-menu.h"
#include "ui/widgets/layouts/robo-styled-size.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-module-card.h"
#include "ui/widgets/robo-question-words.h"
#include "ui/widgets/robo-rules-button.h"

#include "robo-key-cap.h"
#include "robo-option-face.h"

/* At most this many answers are side by side; more answers, or answers with wide pictures, are stacked. */
#define MAX_BESIDE 2

enum
{
  PROP_MATCH = 1,
  N_PROPS,
};

enum
{
  CHOSEN,
  POINTED,
  PREVIEWED,
  STEPPED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

/* CSS: node `decision`. Role: group, named by its title. The keys 1 to 9 choose an answer. */
struct _RoboDecisionCard
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget      *box;
  RoboModuleCard *module_card;
  GtkBox         *options;
  GtkBox         *outcomes; /* for few answers: a text line for each answer */
  GtkStack       *previews; /* for many answers: a page for each answer, and an empty page */
  GtkWidget      *back_button;
  GtkBox         *links_box;
  GtkWidget      *standing_button;

  /* other children */
  RoboStandingMenu *standing_menu;
  GtkWidget        *rules_button;
  RoboEquipChooser *equip; /* nullable: shown only for the question which modules to equip */

  /* owned */
  RoboMatch    *match; /* nullable: the match that asks */
  RoboQuestion *question;
  char         *said;                 /* nullable: the text of the question, as it was announced */
  guint8        told[ROBO_MAX_CARDS]; /* by card, whether the text of the module has been announced in this match */
  gpointer      told_match;           /* match for which `told` holds; borrowed, only compared */
  GArray       *answers;              /* array of RoboAnswer, by index of the button */
  GArray       *spaces;               /* array of guint, by index of the button: the space of the answer */
  GPtrArray    *buttons;              /* borrowed */

  guint    die; /* die that the player has chosen in the first step, or ROBO_NO_KEY_DIE */
  gboolean is_choosing_die;
  gboolean has_previews; /* whether the outcomes of the answers can be previewed */
  gboolean is_brief;     /* whether there is no room for the module's text */
};

G_DEFINE_FINAL_TYPE (RoboDecisionCard, robo_decision_card, GTK_TYPE_WIDGET)

/* Answers */

static guint
get_index (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "robo-option"));
}

static void
equip_chosen_cb (RoboDecisionCard *self,
                 guint64           answer)
{
  g_signal_emit (self, signals[CHOSEN], 0, answer);
}

static void
button_clicked_cb (RoboDecisionCard *self,
                   GtkWidget        *button)
{
  robo_decision_card_choose (self, get_index (button));
}

/* Marks the space of an answer on the board, and previews the outcome of the answer. */
static void
preview_answer (RoboDecisionCard *self,
                guint             i)
{
  RoboAnswer answer = g_array_index (self->answers, RoboAnswer, i);

  g_signal_emit (self, signals[POINTED], 0, g_array_index (self->spaces, guint, i));
  if (!self->has_previews)
    return;

  if (gtk_widget_get_visible (GTK_WIDGET (self->previews)))
    {
      g_autofree char *name = g_strdup_printf ("%u", i);

      gtk_stack_set_visible_child_name (self->previews, name);
    }
  g_signal_emit (self, signals[PREVIEWED], 0, answer);
}

static void
preview_button (RoboDecisionCard   *self,
                GtkEventController *controller)
{
  preview_answer (self, get_index (gtk_event_controller_get_widget (controller)));
}

static void
pointer_entered_cb (RoboDecisionCard   *self,
                    double              x,
                    double              y,
                    GtkEventController *controller)
{
  preview_button (self, controller);
}

static void
focus_entered_cb (RoboDecisionCard   *self,
                  GtkEventController *controller)
{
  preview_button (self, controller);
}

/* Previews an answer during a long press, without choosing it, because touch has no pointer motion. */
static void
held_cb (RoboDecisionCard *self,
         double            x,
         double            y,
         GtkGesture       *hold)
{
  gtk_gesture_set_state (hold, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (hold)));
  preview_button (self, GTK_EVENT_CONTROLLER (hold));
}

static void
left_cb (RoboDecisionCard *self)
{
  g_signal_emit (self, signals[POINTED], 0, (guint)ROBO_NO_SPACE);
}

static void
add_button (RoboDecisionCard *self,
            GtkWidget        *face,
            const char       *text,
            RoboAnswer        answer)
{
  guint               i = self->buttons->len;
  guint               space = robo_question_words_get_space (self->match, self->question, answer);
  GtkWidget          *button = gtk_button_new ();
  GtkWidget          *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture         *hold = gtk_gesture_long_press_new ();
  g_autofree char    *spoken = robo_words_dup_spoken (text);

  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), robo_key_cap_new (i));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (button), "robo-option", GUINT_TO_POINTER (i));

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

  g_array_append_val (self->answers, answer);
  g_array_append_val (self->spaces, space);
  g_ptr_array_add (self->buttons, button);
}

static void
clear_options (RoboDecisionCard *self)
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

/* Lists of answers */

static void
add_list (RoboDecisionCard *self)
{
  const RoboQuestion *question = self->question;
  gboolean            is_amount = question->kind == ROBO_ASK_SHORTEN_MOVE || question->kind == ROBO_ASK_SHORTEN_PUSH ||
                       question->kind == ROBO_ASK_ABSORB || question->kind == ROBO_ASK_LENGTHEN_MOVE;
  gboolean is_yes_or_no = !is_amount && question->n_options == 2 && question->options[0] == 0 &&
                          question->options[1] == 1;

  /* Answers with pictures are wider than words, so stack them. */
  set_beside (self, question->n_options <= MAX_BESIDE && question->kind != ROBO_ASK_DEAL &&
                      question->kind != ROBO_ASK_REPLACE_FIRE && question->kind != ROBO_ASK_KEEP_DIE);
  for (guint i = 0; i < question->n_options; i++)
    {
      /* Put "Yes", which is option 1, before "No", which is option 0. Keep the order of amounts, which grow. */
      guint            n = is_yes_or_no ? question->n_options - 1 - i : i;
      RoboAnswer       option = question->options[n];
      g_autofree char *text = robo_question_words_dup_option (self->match, question, option);

      add_button (self, robo_option_face_new (self->match, question, option), text, option);
      gtk_box_append (self->options, g_ptr_array_index (self->buttons, i));
    }
}

/* Adds a grid for the keys and directions of a control unit, which are arranged as on a controller. */
static GtkGrid *
add_grid (RoboDecisionCard *self,
          const char       *middle)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "compass");
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  /* Don't mirror the grid in right-to-left languages, because east is on the right in every language. */
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  if (middle != NULL)
    gtk_grid_attach (GTK_GRID (grid), gtk_label_new (middle), 1, 1, 1, 1);
  gtk_box_append (self->options, grid);

  return GTK_GRID (grid);
}

static void
add_compass (RoboDecisionCard *self)
{
  GtkGrid        *grids[ROBO_N_UNITS] = { NULL };
  RoboQuestionKey key;

  set_beside (self, FALSE);
  for (guint i = 0; i < self->question->n_options; i++)
    {
      RoboAnswer       option = self->question->options[i];
      g_autofree char *text = NULL;
      GtkWidget       *face;
      GtkWidget       *button;

      robo_question_keys_get (self->match, self->question, option, &key);
      if (key.die != self->die && self->die != ROBO_NO_KEY_DIE)
        continue;
      if (grids[key.unit] == NULL)
        grids[key.unit] = add_grid (self, key.seat != ROBO_NO_SEAT ? robo_words_get_unit (key.unit) : NULL);

      text = robo_question_words_dup_option (self->match, self->question, option);
      face = key.is_centre ? gtk_label_new ("•") : robo_option_face_new_dir (key.dir);
      add_button (self, face, text, option);
      button = g_ptr_array_index (self->buttons, self->buttons->len - 1);
      gtk_widget_set_tooltip_text (button, text);
      gtk_grid_attach (grids[key.unit], button, key.is_centre ? 1 : 1 + robo_dir_dx (key.dir),
                       key.is_centre ? 1 : 1 + robo_dir_dy (key.dir), 1, 1);
    }
}

/* Choice of a die: if an answer may move one of several dice (R8.11), the player chooses the die first */

static guint
get_target (RoboDecisionCard *self)
{
  return robo_state_get_robot_at (robo_match_get_shown_state (self->match), self->question->space);
}

static gboolean
has_keys (RoboDecisionCard *self)
{
  RoboQuestionKey key;

  return self->question->n_options > 0 &&
         robo_question_keys_get (self->match, self->question, self->question->options[0], &key);
}

/* Focuses the default answer, so that Enter chooses it. If the default answer has no button, focuses the first
 * button. */
static void
mark_default (RoboDecisionCard *self)
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

/* Returns TRUE if the outcomes of the answers can be previewed. They cannot for remote control (R8.11) and for
 * questions about deals, equipping, reboots, workshops, draws and starting numbers. */
static gboolean
can_preview (RoboDecisionCard *self)
{
  const RoboQuestion *asked = robo_match_get_question (self->match);
  guint               kind = self->question->kind;

  return asked != NULL && asked->kind == kind && kind != ROBO_ASK_REPROGRAM &&
         ((kind >= ROBO_ASK_KEEP_DIE && kind <= ROBO_ASK_REACH) || kind >= ROBO_ASK_LENGTHEN_MOVE);
}

static GtkWidget *
preview_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  gtk_widget_add_css_class (label, "preview");

  return label;
}

static void
add_preview (RoboDecisionCard *self,
             guint             i)
{
  RoboAnswer       answer = g_array_index (self->answers, RoboAnswer, i);
  GtkWidget       *button = g_ptr_array_index (self->buttons, i);
  g_autofree char *outcome = robo_match_dup_preview (self->match, answer);

  robo_access_describe (button, outcome);
  if (gtk_widget_get_visible (GTK_WIDGET (self->outcomes)))
    {
      g_autofree char *option = robo_question_words_dup_option (self->match, self->question, answer);
      /* Translators: %1$s is an answer such as "Yes", %2$s one or more sentences about the result that the answer would
       * have. */
      g_autofree char *text = g_strdup_printf (_ ("%1$s: %2$s"), option, outcome);

      gtk_box_append (self->outcomes, preview_new (text));
    }
  else
    {
      g_autofree char *name = g_strdup_printf ("%u", i);

      gtk_stack_add_named (self->previews, preview_new (outcome), name);
    }
}

/* Adds the outcomes of the answers in words. If there are few answers, all outcomes are visible. If there are many,
 * only the outcome of the answer with the focus or the pointer is visible. The card has its final size from the start,
 * so that the panels don't change their forms under the pointer. */
static void
add_previews (RoboDecisionCard *self)
{
  gboolean   has_few = self->buttons->len <= MAX_BESIDE;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->outcomes))) != NULL)
    gtk_box_remove (self->outcomes, child);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->previews))) != NULL)
    gtk_stack_remove (self->previews, child);
  self->has_previews = self->buttons->len > 0 && can_preview (self);
  gtk_widget_set_visible (GTK_WIDGET (self->outcomes), self->has_previews && has_few);
  gtk_widget_set_visible (GTK_WIDGET (self->previews), self->has_previews && !has_few);
  if (!self->has_previews)
    return;

  if (!has_few)
    gtk_stack_add_named (self->previews, preview_new (""), "none");
  for (guint i = 0; i < self->buttons->len; i++)
    add_preview (self, i);
}

static void
add_options (RoboDecisionCard *self)
{
  gboolean        dice[ROBO_MAX_DICE] = { FALSE };
  guint           n_dice = 0;
  RoboQuestionKey key;

  clear_options (self);
  for (guint i = 0; self->question->kind == ROBO_ASK_REPROGRAM && i < self->question->n_options; i++)
    if (robo_question_keys_get (self->match, self->question, self->question->options[i], &key) &&
        key.die < ROBO_MAX_DICE)
      {
        n_dice += !dice[key.die];
        dice[key.die] = TRUE;
      }
  self->is_choosing_die = n_dice > 1 && self->die == ROBO_NO_KEY_DIE;
  if (self->question->kind == ROBO_ASK_EQUIP)
    {
      GtkWidget *equip = robo_equip_chooser_new ();

      set_beside (self, FALSE);
      self->equip = ROBO_EQUIP_CHOOSER (equip);
      robo_equip_chooser_ask (self->equip, self->match, self->question);
      g_signal_connect_object (equip, "chosen", G_CALLBACK (equip_chosen_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->options, equip);
    }
  else if (self->is_choosing_die)
    {
      const RoboRobot *robot = &robo_match_get_shown_state (self->match)->robots[get_target (self)];

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
  else if (has_keys (self))
    add_compass (self);
  else
    add_list (self);

  add_previews (self);
  gtk_widget_set_visible (self->back_button, self->question->kind == ROBO_ASK_REPROGRAM &&
                                               self->die != ROBO_NO_KEY_DIE);
}

static void
choose_die (RoboDecisionCard *self,
            guint             die)
{
  self->die = die;
  add_options (self);
  mark_default (self);
  g_signal_emit (self, signals[STEPPED], 0);
}

/* Card */

static void
back_clicked_cb (RoboDecisionCard *self)
{
  choose_die (self, ROBO_NO_KEY_DIE);
}

/* Closures of the template, about the question that the match asks here, if there is a question */

static char *
dup_title_cb (RoboDecisionCard *self,
              RoboMatch        *match)
{
  return match != NULL ? g_strdup (robo_question_words_get_title (self->question)) : NULL;
}

static char *
dup_text_cb (RoboDecisionCard *self,
             RoboMatch        *match)
{
  return match != NULL ? robo_question_words_dup_text (match, self->question) : NULL;
}

static gboolean
has_module_cb (RoboDecisionCard *self,
               RoboMatch        *match)
{
  return match != NULL && self->question->card != ROBO_NO_CARD && robo_match_get_modules (match) != NULL;
}

static gboolean
needs_title_cb (RoboDecisionCard *self,
                RoboMatch        *match)
{
  return !has_module_cb (self, match);
}

static gboolean
has_standing_cb (RoboDecisionCard *self,
                 RoboMatch        *match)
{
  return has_module_cb (self, match) && robo_standing_answers_can_have (self->question->kind);
}

/* Object */

static void
robo_decision_card_dispose (GObject *object)
{
  g_clear_object (&ROBO_DECISION_CARD (object)->match);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_DECISION_CARD);

  G_OBJECT_CLASS (robo_decision_card_parent_class)->dispose (object);
}

static void
robo_decision_card_finalize (GObject *object)
{
  RoboDecisionCard *self = ROBO_DECISION_CARD (object);

  g_array_unref (self->answers);
  g_array_unref (self->spaces);
  g_ptr_array_unref (self->buttons);
  g_free (self->question);
  g_free (self->said);

  G_OBJECT_CLASS (robo_decision_card_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboDecisionCard, match), .type = robo_match_get_type },
};

/* Opens the rule that the question is about. F1 activates this action. */
static void
explain_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  gtk_widget_activate (ROBO_DECISION_CARD (widget)->rules_button);
}

static void
robo_decision_card_class_init (RoboDecisionCardClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ROBO_TYPE_MODULE_CARD);
  gtk_widget_class_install_action (widget_class, "what-is.explain", NULL, explain_cb);
  object_class->dispose = robo_decision_card_dispose;
  object_class->finalize = robo_decision_card_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[PREVIEWED] = g_signal_new ("previewed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[STEPPED] = g_signal_new ("stepped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/match/robo-decision-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, box);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, module_card);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, options);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, outcomes);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, previews);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, back_button);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, links_box);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, standing_button);
  gtk_widget_class_bind_template_callback (widget_class, back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_text_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_title_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_module_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_standing_cb);
  gtk_widget_class_bind_template_callback (widget_class, needs_title_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "decision");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_decision_card_init (RoboDecisionCard *self)
{
  GtkWidget *popover;
  GtkWidget *menu;

  self->answers = g_array_new (FALSE, FALSE, sizeof (RoboAnswer));
  self->spaces = g_array_new (FALSE, FALSE, sizeof (guint));
  self->buttons = g_ptr_array_new ();
  self->question = g_new0 (RoboQuestion, 1);
  gtk_widget_init_template (GTK_WIDGET (self));

  popover = gtk_popover_new ();
  menu = robo_standing_menu_new ();
  self->standing_menu = ROBO_STANDING_MENU (menu);
  gtk_popover_set_child (GTK_POPOVER (popover), menu);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->standing_button), popover);
  self->rules_button = robo_rules_button_new ();
  gtk_box_append (self->links_box, self->rules_button);
}

/* Announces what a module does, when it is asked about for the first time in a match. Sighted players see its card. */
static void
say_module (RoboDecisionCard *self)
{
  if (!has_module_cb (self, self->match))
    return;

  if (self->told_match != self->match)
    memset (self->told, 0, sizeof self->told);
  self->told_match = self->match;
  if (!self->told[self->question->card])
    robo_access_say (GTK_WIDGET (self), robo_module_card_get_text (self->module_card));
  self->told[self->question->card] = TRUE;
}

void
robo_decision_card_ask (RoboDecisionCard   *self,
                        RoboMatch          *match,
                        const RoboQuestion *question)
{
  g_autofree char *text = NULL;

  g_return_if_fail (ROBO_IS_DECISION_CARD (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  g_set_object (&self->match, match);
  robo_question_copy (self->question, question);
  self->die = ROBO_NO_KEY_DIE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
  text = dup_text_cb (self, match);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, robo_question_words_get_title (question),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  if (has_module_cb (self, match))
    {
      /* Show the text of the module that the question is about, and the standing answer for it. */
      robo_module_card_set_card (self->module_card, robo_match_get_modules (match), question->card);
      robo_module_card_set_brief (self->module_card, self->is_brief);
      robo_standing_menu_show (self->standing_menu, match, question->seat, question->card);
    }
  robo_rules_button_set_question (self->rules_button, robo_match_get_modules (match), question);
  add_options (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  mark_default (self);
  robo_access_say (GTK_WIDGET (self), robo_question_words_get_title (question));
  robo_access_say (GTK_WIDGET (self), text);
  say_module (self);
  g_free (self->said);
  self->said = g_steal_pointer (&text);
}

void
robo_decision_card_close (RoboDecisionCard *self)
{
  g_return_if_fail (ROBO_IS_DECISION_CARD (self));

  if (self->said != NULL)
    {
      robo_access_take_back (GTK_WIDGET (self), robo_question_words_get_title (self->question));
      robo_access_take_back (GTK_WIDGET (self), self->said);
      if (has_module_cb (self, self->match))
        robo_access_take_back (GTK_WIDGET (self), robo_module_card_get_text (self->module_card));
      g_clear_pointer (&self->said, g_free);
    }
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->standing_button));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  clear_options (self);
  robo_standing_menu_clear (self->standing_menu);
  g_clear_object (&self->match);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

void
robo_decision_card_set_brief (RoboDecisionCard *self,
                              gboolean          is_brief)
{
  g_return_if_fail (ROBO_IS_DECISION_CARD (self));

  if (self->is_brief == is_brief)
    return;

  self->is_brief = is_brief;
  robo_module_card_set_brief (self->module_card, is_brief);
  /* Forget the measured size, because the panels are measured before GTK applies the class of a brief card. */
  robo_styled_size_drop (GTK_WIDGET (self->module_card));
}

/* Chooses a direction with the numeric keypad or the letters around S, as in programs. */
static gboolean
type_dir (RoboDecisionCard   *self,
          const RoboKeyPress *press)
{
  RoboDir         dir;
  RoboQuestionKey key;
  guint           i = 0;

  if (self->is_choosing_die || !has_keys (self) || !robo_control_unit_find_dir (press, &dir))
    return FALSE;

  while (i < self->answers->len &&
         (!robo_decision_card_get_key (self, i, &key) || key.is_centre || key.dir != dir))
    i++;
  if (i == self->answers->len)
    return FALSE;

  robo_decision_card_choose (self, i);

  return TRUE;
}

const RoboShortcut robo_decision_card_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Choose an answer"), .other_keys = "1...9" },
  { 0 },
};

gboolean
robo_decision_card_type (RoboDecisionCard   *self,
                         const RoboKeyPress *press)
{
  guint i;

  g_return_val_if_fail (ROBO_IS_DECISION_CARD (self), FALSE);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;
  if (type_dir (self, press))
    return TRUE;

  /* If the key has no digit, or has the digit 0, i becomes larger than any index. */
  i = (guint)robo_key_press_get_digit (press) - 1;
  if (self->equip != NULL)
    return robo_equip_chooser_choose (self->equip, i);
  if (i >= self->answers->len)
    return FALSE;

  robo_decision_card_choose (self, i);

  return TRUE;
}

GtkWidget *
robo_decision_card_get_button (RoboDecisionCard *self,
                               guint             option)
{
  g_return_val_if_fail (ROBO_IS_DECISION_CARD (self), NULL);

  return option < self->buttons->len ? g_ptr_array_index (self->buttons, option) : NULL;
}

gboolean
robo_decision_card_get_key (RoboDecisionCard *self,
                            guint             option,
                            RoboQuestionKey  *key)
{
  RoboAnswer answer;

  g_return_val_if_fail (ROBO_IS_DECISION_CARD (self), FALSE);

  if (option >= self->answers->len)
    return FALSE;

  answer = g_array_index (self->answers, RoboAnswer, option);
  if (!self->is_choosing_die)
    return robo_question_keys_get (self->match, self->question, answer, key);

  robo_question_keys_get_die (self->match, get_target (self), answer, key);

  return TRUE;
}

void
robo_decision_card_choose (RoboDecisionCard *self,
                           guint             option)
{
  RoboAnswer answer;

  g_return_if_fail (ROBO_IS_DECISION_CARD (self));
  g_return_if_fail (option < self->answers->len);

  answer = g_array_index (self->answers, RoboAnswer, option);
  if (self->is_choosing_die)
    choose_die (self, answer);
  else
    g_signal_emit (self, signals[CHOSEN], 0, answer);
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
      preview_answer (self, i);
      return;
    }
}
