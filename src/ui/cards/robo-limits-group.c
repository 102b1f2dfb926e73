// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-limits-group.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "engine/robo-types.h"
#include "files/cards/robo-card-vocabulary.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-combo-face.h"

#define MOST_COST 9

/* Holds the row of a condition. It has either spin buttons for the numbers or a menu for the word of the condition. */
typedef struct
{
  GtkWidget     *row;
  GtkDropDown   *word_menu; /* or NULL */
  GtkSpinButton *min_spin;  /* or NULL */
  GtkSpinButton *max_spin;  /* spin button of the maximum, or NULL; its greatest value stands for no limit */
} ConditionRow;

struct _RoboLimitsGroup
{
  AdwPreferencesGroup parent_instance;

  /* children */
  GtkMenuButton *add_button;
  AdwComboRow   *per_row;
  GtkSpinButton *uses_spin;
  GtkSpinButton *cost_spins[ROBO_N_COST_KINDS];

  RoboCard     card;
  ConditionRow rows[ROBO_MAX_CONDITIONS];
  guint        n_rows;
  guint8       shown[ROBO_MAX_CONDITIONS]; /* kind of the condition in each row */
  const char  *key;                        /* static key of the last change */
  gboolean     is_showing;                 /* the program sets the values of the rows, not the user */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboLimitsGroup, robo_limits_group, ADW_TYPE_PREFERENCES_GROUP)

/* Emits `changed`, because the user has changed a value. Changes with the same key, such as the digits of a number,
 * are one edit. A change with the key NULL is an edit of its own. */
static void
tell_change (RoboLimitsGroup *self,
             const char      *key)
{
  self->key = key;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Conditions */

/* Returns the lowest number that a condition of this kind can have. */
static guint
get_lowest (RoboIf what)
{
  return what == ROBO_IF_UNIT || what == ROBO_IF_ROUND ? 1 : 0;
}

/* Returns the greatest number of a condition of this kind. As a maximum this number stands for no limit. */
static guint
get_greatest (RoboIf what)
{
  return what == ROBO_IF_UNIT ? ROBO_N_UNITS : ROBO_MAX_CONDITION_NUMBER;
}

static RoboCondition
make_condition (RoboIf what)
{
  RoboCondition condition = { .what = what, .min = 1, .max = ROBO_CONDITION_UNLIMITED };

  while (robo_if_has_word (what) && !robo_if_takes_word (what, condition.is))
    condition.is++;
  if (robo_if_has_word (what))
    condition.min = 0;
  else if (what == ROBO_IF_ROUND)
    condition.min = 2;

  return condition;
}

/* Lists the words that a condition of this kind can have, and returns their number. */
static guint
list_words (RoboIf  what,
            guint8 *words)
{
  guint n = 0;

  for (guint is = 0; is < ROBO_N_IS; is++)
    if (robo_if_takes_word (what, is))
      words[n++] = (guint8)is;

  return n;
}

static guint
find_row (RoboLimitsGroup *self,
          gpointer         control)
{
  for (guint i = 0; i < self->n_rows; i++)
    if (self->rows[i].row == control || gtk_widget_is_ancestor (control, self->rows[i].row))
      return i;

  return self->n_rows;
}

static void
word_chosen_cb (RoboLimitsGroup *self,
                GParamSpec      *pspec,
                GtkDropDown     *menu)
{
  guint  row = find_row (self, menu);
  guint8 words[ROBO_N_IS];
  guint  n_words;

  if (self->is_showing || row >= self->card.n_conditions)
    return;

  n_words = list_words (self->card.conditions[row].what, words);
  if (gtk_drop_down_get_selected (menu) >= n_words)
    return;
  self->card.conditions[row].is = words[gtk_drop_down_get_selected (menu)];
  tell_change (self, NULL);
}

/* Keeps the minimum from exceeding the maximum: a higher minimum raises the maximum, and a lower maximum lowers the
 * minimum. */
static void
number_changed_cb (RoboLimitsGroup *self,
                   GtkSpinButton   *spin)
{
  guint          row = find_row (self, spin);
  guint          value = (guint)gtk_spin_button_get_value_as_int (spin);
  RoboCondition *condition;

  if (self->is_showing || row >= self->card.n_conditions)
    return;

  condition = &self->card.conditions[row];
  if (spin == self->rows[row].min_spin)
    {
      condition->min = (guint8)value;
      condition->max = MAX (condition->max, condition->min);
    }
  else
    {
      condition->max = value < get_greatest (condition->what) ? (guint8)value : ROBO_CONDITION_UNLIMITED;
      condition->min = MIN (condition->min, condition->max);
    }
  tell_change (self, "condition");
}

static void
remove_clicked_cb (RoboLimitsGroup *self,
                   GtkButton       *button)
{
  guint row = find_row (self, button);

  if (row >= self->card.n_conditions)
    return;

  self->card.n_conditions--;
  memmove (&self->card.conditions[row], &self->card.conditions[row + 1],
           (self->card.n_conditions - row) * sizeof self->card.conditions[0]);
  gtk_widget_grab_focus (GTK_WIDGET (self->add_button));
  tell_change (self, NULL);
}

/* Shows the greatest number as ∞, because as a maximum it stands for no limit. */
static gboolean
max_output_cb (GtkSpinButton *spin)
{
  double greatest;

  gtk_spin_button_get_range (spin, NULL, &greatest);
  if (gtk_spin_button_get_value (spin) < greatest)
    return FALSE;

  gtk_editable_set_text (GTK_EDITABLE (spin), "∞");

  return TRUE;
}

static int
max_input_cb (GtkSpinButton *spin,
              double        *value)
{
  if (strstr (gtk_editable_get_text (GTK_EDITABLE (spin)), "∞") == NULL)
    return FALSE;

  gtk_spin_button_get_range (spin, NULL, value);

  return TRUE;
}

static GtkSpinButton *
add_number (RoboLimitsGroup *self,
            ConditionRow    *row,
            RoboIf           what,
            const char      *name)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (get_lowest (what), get_greatest (what), 1);

  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (spin, name);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->row), spin);

  return GTK_SPIN_BUTTON (spin);
}

static void
add_words (RoboLimitsGroup *self,
           ConditionRow    *row,
           RoboIf           what)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  guint8 words[ROBO_N_IS];
  guint  n_words = list_words (what, words);

  for (guint i = 0; i < n_words; i++)
    gtk_string_list_append (labels, robo_is_get_label (words[i]));
  row->word_menu = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&labels)), NULL));
  gtk_widget_set_valign (GTK_WIDGET (row->word_menu), GTK_ALIGN_CENTER);
  robo_access_name_list (row->word_menu, robo_if_get_label (what));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->row), GTK_WIDGET (row->word_menu));
  g_signal_connect_object (row->word_menu, "notify::selected", G_CALLBACK (word_chosen_cb), self, G_CONNECT_SWAPPED);
}

static void
add_condition_row (RoboLimitsGroup *self,
                   RoboIf           what)
{
  ConditionRow *row = &self->rows[self->n_rows];
  GtkWidget    *button = gtk_button_new_from_icon_name ("edit-delete-symbolic");

  *row = (ConditionRow){ .row = adw_action_row_new () };
  g_object_set (row->row, "use-markup", FALSE, "title", robo_if_get_label (what), NULL);
  if (robo_if_has_word (what))
    add_words (self, row, what);
  else
    {
      /* Translators: This is a number in a condition of a module card: the least number with which the condition is
       * met. */
      row->min_spin = add_number (self, row, what, _ ("From"));
      /* Translators: This is a number in a condition of a module card: the greatest number with which the condition is
       * met. */
      row->max_spin = add_number (self, row, what, _ ("Up to"));
      g_signal_connect (row->max_spin, "output", G_CALLBACK (max_output_cb), NULL);
      g_signal_connect (row->max_spin, "input", G_CALLBACK (max_input_cb), NULL);
      g_signal_connect_object (row->min_spin, "value-changed", G_CALLBACK (number_changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row->max_spin, "value-changed", G_CALLBACK (number_changed_cb), self, G_CONNECT_SWAPPED);
    }
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _ ("Remove Condition"));
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->row), button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row->row);
  self->shown[self->n_rows++] = what;
}

static void
show_condition (ConditionRow        *row,
                const RoboCondition *condition)
{
  g_autofree char *sentence = robo_condition_dup_sentence (condition);
  guint8           words[ROBO_N_IS];
  guint            n_words = list_words (condition->what, words);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row->row), sentence);
  for (guint i = 0; row->word_menu != NULL && i < n_words; i++)
    if (words[i] == condition->is)
      gtk_drop_down_set_selected (row->word_menu, i);
  if (row->min_spin == NULL)
    return;

  gtk_spin_button_set_value (row->min_spin, condition->min);
  gtk_spin_button_set_value (row->max_spin, MIN (condition->max, get_greatest (condition->what)));
}

/* Returns TRUE if the existing rows are for the conditions that the card has now. Such rows are kept, so that the
 * focus stays. */
static gboolean
has_rows (RoboLimitsGroup *self)
{
  if (self->n_rows != self->card.n_conditions)
    return FALSE;

  for (guint i = 0; i < self->n_rows; i++)
    if (self->shown[i] != self->card.conditions[i].what)
      return FALSE;

  return TRUE;
}

static void
show_conditions (RoboLimitsGroup *self)
{
  if (!has_rows (self))
    {
      while (self->n_rows > 0)
        adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows[--self->n_rows].row);
      for (guint i = 0; i < self->card.n_conditions; i++)
        add_condition_row (self, self->card.conditions[i].what);
    }
  for (guint i = 0; i < self->n_rows; i++)
    show_condition (&self->rows[i], &self->card.conditions[i]);
  gtk_widget_set_sensitive (GTK_WIDGET (self->add_button), self->card.n_conditions < ROBO_MAX_CONDITIONS);
}

static void
add_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  RoboLimitsGroup *self = ROBO_LIMITS_GROUP (widget);
  guint            what = g_variant_get_uint32 (parameter);

  if (what >= ROBO_N_IFS || self->card.n_conditions == ROBO_MAX_CONDITIONS)
    return;

  self->card.conditions[self->card.n_conditions++] = make_condition (what);
  tell_change (self, NULL);
}

/* Uses and costs */

static void
uses_changed_cb (RoboLimitsGroup *self)
{
  guint per = adw_combo_row_get_selected (self->per_row);

  if (self->is_showing || per > ROBO_N_PERS)
    return;

  self->card.uses = per > 0 ? (guint8)gtk_spin_button_get_value_as_int (self->uses_spin) : 0;
  self->card.per = per > 0 ? (guint8)(per - 1) : 0;
  tell_change (self, "uses");
}

static void
costs_changed_cb (RoboLimitsGroup *self)
{
  if (self->is_showing)
    return;

  self->card.n_costs = 0;
  for (guint kind = 0; kind < ROBO_N_COST_KINDS; kind++)
    {
      guint amount = (guint)gtk_spin_button_get_value_as_int (self->cost_spins[kind]);

      if (amount > 0)
        self->card.costs[self->card.n_costs++] = (RoboCost){ .kind = (guint8)kind, .amount = (guint8)amount };
    }
  tell_change (self, "costs");
}

static void
show_uses (RoboLimitsGroup *self)
{
  gboolean         is_limited = self->card.uses > 0;
  g_autofree char *sentence = is_limited ? robo_uses_dup_sentence (self->card.per, self->card.uses) : NULL;

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->per_row), sentence != NULL ? sentence : "");
  adw_combo_row_set_selected (self->per_row, is_limited ? 1u + self->card.per : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->uses_spin), is_limited);
  if (is_limited)
    gtk_spin_button_set_value (self->uses_spin, self->card.uses);
}

static void
show_costs (RoboLimitsGroup *self)
{
  guint amounts[ROBO_N_COST_KINDS] = { 0 };

  for (guint i = 0; i < self->card.n_costs; i++)
    amounts[self->card.costs[i].kind] = self->card.costs[i].amount;
  for (guint kind = 0; kind < ROBO_N_COST_KINDS; kind++)
    {
      GtkWidget       *row = gtk_widget_get_ancestor (GTK_WIDGET (self->cost_spins[kind]), ADW_TYPE_ACTION_ROW);
      g_autofree char *sentence = NULL;

      if (amounts[kind] > 0)
        sentence = robo_cost_dup_sentence (&(RoboCost){ .kind = (guint8)kind, .amount = (guint8)amounts[kind] });
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), sentence != NULL ? sentence : "");
      gtk_spin_button_set_value (self->cost_spins[kind], amounts[kind]);
    }
}

void
robo_limits_group_show (RoboLimitsGroup *self,
                        const RoboCard  *card)
{
  g_return_if_fail (ROBO_IS_LIMITS_GROUP (self) && card != NULL);

  self->is_showing = TRUE;
  self->card = *card;
  show_conditions (self);
  show_uses (self);
  show_costs (self);
  self->is_showing = FALSE;
}

const RoboCard *
robo_limits_group_get_card (RoboLimitsGroup *self)
{
  g_return_val_if_fail (ROBO_IS_LIMITS_GROUP (self), NULL);

  return &self->card;
}

const char *
robo_limits_group_get_key (RoboLimitsGroup *self)
{
  g_return_val_if_fail (ROBO_IS_LIMITS_GROUP (self), NULL);

  return self->key;
}

/* Object */

static void
robo_limits_group_class_init (RoboLimitsGroupClass *klass)
{
  signals[CHANGED] = robo_signal_new ("changed", klass);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "limits.add", "u", add_cb);
}

static GtkSpinButton *
add_spin (RoboLimitsGroup *self,
          GtkWidget       *row,
          guint            least,
          guint            most)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (least, most, 1);

  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);

  return GTK_SPIN_BUTTON (spin);
}

static void
add_uses_row (RoboLimitsGroup *self)
{
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);
  /* Translators: This is a number in the editor of a module card: how often the module can be used in a round or a
   * game. */
  const char *name = _ ("Number of uses");

  /* Translators: This is a choice for “Uses”: a module card can be used any number of times. */
  gtk_string_list_append (choices, _ ("Any number"));
  for (guint per = 0; per < ROBO_N_PERS; per++)
    gtk_string_list_append (choices, robo_per_get_label (per));
  self->per_row = ADW_COMBO_ROW (adw_combo_row_new ());
  /* Translators: This is the title of a row in the editor of a module card: how often the module can be used. */
  g_object_set (self->per_row, "use-markup", FALSE, "title", _ ("Uses"), "model", choices, NULL);
  self->uses_spin = add_spin (self, GTK_WIDGET (self->per_row), 1, ROBO_MAX_USES);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->uses_spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  robo_combo_face_write_out (self->per_row);
  g_signal_connect_object (self->per_row, "notify::selected", G_CALLBACK (uses_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->uses_spin, "value-changed", G_CALLBACK (uses_changed_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->per_row));
}

static void
add_cost_row (RoboLimitsGroup *self,
              RoboCostKind     kind)
{
  GtkWidget       *row = adw_action_row_new ();
  GtkSpinButton   *spin;
  g_autofree char *title = NULL;

  /* Translators: This is the title of a row in the editor of a module card: each use of the module costs this. %s is
   * “Damage” or “Victory points”. */
  title = g_strdup_printf (_ ("Cost: %s"), robo_cost_kind_get_label (kind));
  g_object_set (row, "use-markup", FALSE, "title", title, NULL);
  spin = add_spin (self, row, 0, MOST_COST);
  self->cost_spins[kind] = spin;
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (spin));
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (costs_changed_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
robo_limits_group_init (RoboLimitsGroup *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  /* Translators: This is a button with a plus sign in the editor of a module card. */
  const char *name = _ ("Add Condition");
  GtkWidget  *row = adw_action_row_new ();

  /* Translators: This is a heading in the editor of a module card. */
  g_object_set (self, "title", _ ("Uses, Costs and Conditions"), NULL);
  for (guint what = 0; what < ROBO_N_IFS; what++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (robo_if_get_label (what), NULL);

      g_menu_item_set_action_and_target (item, "limits.add", "u", what);
      g_menu_append_item (menu, item);
    }
  self->add_button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->add_button, "list-add-symbolic");
  gtk_widget_add_css_class (GTK_WIDGET (self->add_button), "flat");
  gtk_widget_set_valign (GTK_WIDGET (self->add_button), GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->add_button), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->add_button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_menu_button_set_menu_model (self->add_button, G_MENU_MODEL (menu));
  add_uses_row (self);
  for (guint kind = 0; kind < ROBO_N_COST_KINDS; kind++)
    add_cost_row (self, kind);
  /* Translators: This is the title of a row in the editor of a module card. Below it are the conditions under which the
   * module works. */
  g_object_set (row, "use-markup", FALSE, "title", _ ("Conditions"), NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->add_button));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (self->add_button));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}
