// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-effect-row.h"

#include <glib/gi18n.h>

#include "engine/robo-types.h"
#include "files/cards/robo-card-vocabulary.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/pictures/robo-die-view.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-combo-face.h"

#define MAX_CHOICES 32
#define N_VALUES    6

/* Holds a menu and the values of its entries. */
typedef struct
{
  GtkDropDown *menu;
  guint        values[MAX_CHOICES];
  guint        n_values;
} Choice;

/* Holds a spin button, and the box with the spin button and its label. */
typedef struct
{
  GtkWidget     *box;
  GtkSpinButton *spin;
} Number;

/* CSS: node `effectrow`. Role: group, named by the effect's trigger, or by the ability. */
struct _RoboEffectRow
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget      *box;
  GtkDropDown    *kind_menu;
  GtkDropDown    *target_menu;
  GtkDropDown    *action_menu;
  GtkWidget      *numbers;
  GtkWidget      *up_button;
  GtkWidget      *down_button;
  GtkCheckButton *each_check;
  GtkCheckButton *mandatory_check;

  Choice kind;
  Choice target;
  Choice action;
  Choice times;
  Number amount;
  Number values[N_VALUES];
  Number from_start;
  Number range; /* largest distance of a target, in spaces */
  Number tokens;
  Number damage;
  Number push;

  RoboCard    card;
  RoboCardRow content;
  gboolean    is_by_value; /* whether each value of the die has its own amount */
  gboolean    is_showing;  /* the program sets the values of the controls, not the user */
};

enum
{
  CHANGED,
  MOVED,
  REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboEffectRow, robo_effect_row, GTK_TYPE_WIDGET)

/* MAX_CHOICES must be enough for the longest menu. */
G_STATIC_ASSERT (ROBO_N_ABILITIES <= MAX_CHOICES && ROBO_N_WHENS <= MAX_CHOICES && ROBO_N_TARGETS <= MAX_CHOICES);

/* Menus */

static void
show_choices (Choice            *choice,
              const guint       *values,
              const char *const *labels,
              guint              n,
              guint              chosen)
{
  guint selected = GTK_INVALID_LIST_POSITION;

  /* Keep a menu whose entries stay the same, because the user may have it open. */
  if (choice->n_values != n || memcmp (choice->values, values, n * sizeof *values) != 0)
    {
      g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

      for (guint i = 0; i < n; i++)
        gtk_string_list_append (list, labels[i]);
      memcpy (choice->values, values, n * sizeof *values);
      choice->n_values = n;
      gtk_drop_down_set_model (choice->menu, G_LIST_MODEL (list));
    }
  for (guint i = 0; i < n; i++)
    {
      if (values[i] == chosen)
        selected = i;
    }
  gtk_drop_down_set_selected (choice->menu, selected);
}

static guint
get_chosen (const Choice *choice)
{
  guint selected = gtk_drop_down_get_selected (choice->menu);

  return selected < choice->n_values ? choice->values[selected] : choice->values[0];
}

static void
show_targets (RoboEffectRow *self)
{
  guint       values[MAX_CHOICES];
  const char *labels[MAX_CHOICES];
  guint       n = 0;

  for (guint target = 0; target < ROBO_N_TARGETS; target++)
    {
      if (target != self->content.effect.target && !robo_when_has_target (self->content.effect.when, target))
        continue;
      values[n] = target;
      labels[n++] = robo_target_get_label (target);
    }
  show_choices (&self->target, values, labels, n, self->content.effect.target);
}

static void
show_actions (RoboEffectRow *self)
{
  guint       values[MAX_CHOICES];
  const char *labels[MAX_CHOICES];
  guint       n = 0;

  for (guint action = 0; action < robo_action_get_n (); action++)
    {
      if (action != self->content.effect.action &&
          !robo_effect_is_accepted (self->content.effect.when, self->content.effect.target, action))
        continue;
      values[n] = action;
      labels[n++] = robo_action_get_label (action);
    }
  show_choices (&self->action, values, labels, n, self->content.effect.action);
}

/* Shows by which number of the game the amount is multiplied (R14.7). */
static void
show_times (RoboEffectRow *self,
            gboolean       is_there)
{
  guint       values[MAX_CHOICES];
  const char *labels[MAX_CHOICES];
  guint       n = 0;

  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->times.menu)), is_there);
  if (!is_there)
    return;

  for (guint times = 0; times < ROBO_N_TIMES; times++)
    {
      if (times == ROBO_TIMES_STEPS && self->content.effect.when != ROBO_WHEN_MOVE_END)
        continue;
      values[n] = times;
      labels[n++] = robo_times_get_label (times);
    }
  show_choices (&self->times, values, labels, n, self->content.effect.times);
}

/* Numbers */

static void
show_number (Number  *number,
             gboolean is_there,
             guint    min,
             guint    max,
             guint    value)
{
  gtk_widget_set_visible (number->box, is_there);
  if (!is_there)
    return;

  gtk_spin_button_set_range (number->spin, min, max);
  gtk_spin_button_set_value (number->spin, value);
}

static guint
get_number (const Number *number)
{
  return (guint)gtk_spin_button_get_value_as_int (number->spin);
}

static gboolean
is_in_die (const RoboEffectRow *self,
           guint                value)
{
  return self->card.has_die && value >= self->card.die_min && value <= self->card.die_max;
}

static guint
get_first_value (const RoboEffectRow *self)
{
  return self->card.has_die ? self->card.die_min : 0;
}

static gboolean
has_different_amounts (const RoboEffectRow *self)
{
  for (guint value = self->card.die_min; self->card.has_die && value <= self->card.die_max; value++)
    {
      if (self->content.effect.amount[value] != self->content.effect.amount[self->card.die_min])
        return TRUE;
    }

  return FALSE;
}

static void
show_effect_numbers (RoboEffectRow *self)
{
  const RoboEffect *effect = &self->content.effect;
  gboolean          has_amount = robo_action_has_amount (effect->action);
  gboolean          can_differ = has_amount && self->card.has_die && self->card.die_min < self->card.die_max;
  gboolean          is_mine = robo_action_lays_mines (effect->action);

  self->is_by_value |= has_different_amounts (self);
  gtk_widget_set_visible (GTK_WIDGET (self->each_check), can_differ);
  gtk_check_button_set_active (self->each_check, self->is_by_value);
  show_number (&self->amount, has_amount && !(can_differ && self->is_by_value), 1, ROBO_MAX_AMOUNT,
               effect->amount[get_first_value (self)]);
  for (guint i = 0; i < N_VALUES; i++)
    show_number (&self->values[i], can_differ && self->is_by_value && is_in_die (self, i + 1), 0, ROBO_MAX_AMOUNT,
                 effect->amount[i + 1]);
  show_number (&self->from_start, has_amount && effect->when == ROBO_WHEN_FIRE, 0, ROBO_MAX_AMOUNT, effect->from_start);
  show_number (&self->range, robo_target_has_range (effect->target), 0, ROBO_MAX_AMOUNT, effect->range);
  show_times (self, has_amount && robo_action_can_be_multiplied (effect->action));
  show_number (&self->tokens, is_mine, 1, ROBO_MAX_AMOUNT, effect->tokens);
  show_number (&self->damage, is_mine, 0, ROBO_MAX_AMOUNT, effect->damage);
  show_number (&self->push, FALSE, 0, 0, 0);
  gtk_check_button_set_active (self->mandatory_check, effect->is_mandatory);
}

static void
show_ability_numbers (RoboEffectRow *self)
{
  const RoboAbility        *ability = &self->content.ability;
  const RoboAbilityNumbers *numbers = robo_ability_get_numbers (ability->kind);

  gtk_widget_set_visible (GTK_WIDGET (self->each_check), FALSE);
  show_number (&self->amount, numbers->amount_max > 0, numbers->amount_min, numbers->amount_max, ability->amount);
  for (guint i = 0; i < N_VALUES; i++)
    show_number (&self->values[i], FALSE, 0, 0, 0);
  show_number (&self->from_start, FALSE, 0, 0, 0);
  show_number (&self->range, FALSE, 0, 0, 0);
  show_times (self, FALSE);
  show_number (&self->tokens, FALSE, 0, 0, 0);
  show_number (&self->damage, numbers->has_jump, 0, ROBO_MAX_AMOUNT, ability->damage);
  show_number (&self->push, numbers->has_jump, 1, ROBO_MAX_AMOUNT, ability->push);
  gtk_check_button_set_active (self->mandatory_check, ability->is_mandatory);
}

static void
show_content (RoboEffectRow *self)
{
  const char *name;

  self->is_showing = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->target_menu), !self->content.is_ability);
  gtk_widget_set_visible (GTK_WIDGET (self->action_menu), !self->content.is_ability);
  if (self->content.is_ability)
    {
      guint       values[MAX_CHOICES];
      const char *labels[MAX_CHOICES];
      guint       n = 0;

      for (guint kind = 0; kind < ROBO_N_ABILITIES; kind++)
        {
          if (kind != self->content.ability.kind &&
              (!robo_card_accepts_ability (&self->card, kind) || robo_card_get_ability (&self->card, kind) != NULL))
            continue;
          values[n] = kind;
          labels[n++] = robo_ability_get_label (kind);
        }
      show_choices (&self->kind, values, labels, n, self->content.ability.kind);
      show_ability_numbers (self);
      name = robo_ability_get_label (self->content.ability.kind);
    }
  else
    {
      guint       values[MAX_CHOICES];
      const char *labels[MAX_CHOICES];
      guint       n = 0;

      /* Offer the triggers that the die allows, and the trigger that the effect has now. */
      for (guint when = 0; when < ROBO_N_WHENS; when++)
        {
          if (when != self->content.effect.when && !robo_card_accepts_when (&self->card, when))
            continue;
          values[n] = when;
          labels[n++] = robo_when_get_label (when);
        }
      show_choices (&self->kind, values, labels, n, self->content.effect.when);
      show_targets (self);
      show_actions (self);
      show_effect_numbers (self);
      name = robo_when_get_label (self->content.effect.when);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  self->is_showing = FALSE;
}

/* Choices of the user */

static void
tell (RoboEffectRow *self)
{
  show_content (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static RoboTarget
find_target (RoboWhen   when,
             RoboTarget wanted)
{
  if (robo_when_has_target (when, wanted))
    return wanted;

  for (guint target = 0; target < ROBO_N_TARGETS; target++)
    {
      if (robo_when_has_target (when, target))
        return target;
    }

  return wanted;
}

static void
menu_changed_cb (RoboEffectRow *self)
{
  if (self->is_showing)
    return;

  if (self->content.is_ability)
    {
      gboolean is_mandatory = self->content.ability.is_mandatory;

      robo_card_row_init_ability (&self->content, get_chosen (&self->kind));
      self->content.ability.is_mandatory = is_mandatory;
    }
  else
    {
      /* Keep the amounts, the range and the factor of the old choice if the new choice has them, too. */
      RoboWhen   when = get_chosen (&self->kind);
      RoboEffect before = self->content.effect;
      RoboTarget fitting_target = find_target (when, get_chosen (&self->target));
      RoboAction fitting_action = robo_action_find (when, fitting_target, get_chosen (&self->action));

      robo_card_row_init_effect (&self->content, when, fitting_target, fitting_action);
      self->content.effect.is_mandatory = before.is_mandatory;
      if (robo_action_has_amount (before.action) && robo_action_has_amount (fitting_action))
        memcpy (self->content.effect.amount, before.amount, sizeof before.amount);
      if (robo_target_has_range (fitting_target))
        self->content.effect.range = before.range;
      if (robo_action_can_be_multiplied (fitting_action) &&
          (before.times != ROBO_TIMES_STEPS || when == ROBO_WHEN_MOVE_END))
        self->content.effect.times = before.times;
    }
  tell (self);
}

static void
times_chosen_cb (RoboEffectRow *self)
{
  if (self->is_showing || self->content.is_ability)
    return;

  self->content.effect.times = (guint8)get_chosen (&self->times);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
read_effect_numbers (RoboEffectRow *self)
{
  RoboEffect *effect = &self->content.effect;
  gboolean    has_amount = robo_action_has_amount (effect->action);

  for (guint value = 0; has_amount && value <= N_VALUES; value++)
    {
      gboolean is_own = self->is_by_value && is_in_die (self, value) &&
                        gtk_widget_get_visible (self->values[value - 1].box);

      effect->amount[value] = (guint8)get_number (is_own ? &self->values[value - 1] : &self->amount);
    }
  if (gtk_widget_get_visible (self->from_start.box))
    effect->from_start = (guint8)get_number (&self->from_start);
  if (robo_target_has_range (effect->target))
    effect->range = (guint8)get_number (&self->range);
  if (robo_action_lays_mines (effect->action))
    {
      effect->tokens = (guint8)get_number (&self->tokens);
      effect->damage = (guint8)get_number (&self->damage);
    }
  effect->is_mandatory = gtk_check_button_get_active (self->mandatory_check);
}

static void
read_ability_numbers (RoboEffectRow *self)
{
  RoboAbility              *ability = &self->content.ability;
  const RoboAbilityNumbers *numbers = robo_ability_get_numbers (ability->kind);

  if (numbers->amount_max > 0)
    ability->amount = (guint8)get_number (&self->amount);
  if (numbers->has_jump)
    {
      ability->damage = (guint8)get_number (&self->damage);
      ability->push = (guint8)get_number (&self->push);
    }
  ability->is_mandatory = gtk_check_button_get_active (self->mandatory_check);
}

static void
number_changed_cb (RoboEffectRow *self)
{
  if (self->is_showing)
    return;

  if (self->content.is_ability)
    read_ability_numbers (self);
  else
    read_effect_numbers (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Switches between one amount for all values of the die and an amount for each value. The one amount is the amount
 * that the lowest value had before, but at least 1. */
static void
each_toggled_cb (RoboEffectRow *self)
{
  RoboEffect *effect = &self->content.effect;

  if (self->is_showing)
    return;

  self->is_by_value = gtk_check_button_get_active (self->each_check);
  if (!self->is_by_value)
    memset (effect->amount, MAX (effect->amount[get_first_value (self)], 1), sizeof effect->amount);
  tell (self);
}

static void
up_cb (RoboEffectRow *self)
{
  g_signal_emit (self, signals[MOVED], 0, -1);
}

static void
down_cb (RoboEffectRow *self)
{
  g_signal_emit (self, signals[MOVED], 0, 1);
}

static void
remove_cb (RoboEffectRow *self)
{
  g_signal_emit (self, signals[REMOVED], 0);
}

/* Object */

/* Adds a control and its label in a box, which can be hidden. */
static GtkWidget *
add_control (RoboEffectRow *self,
             GtkWidget     *label,
             GtkWidget     *control)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), control);
  gtk_flow_box_append (GTK_FLOW_BOX (self->numbers), box);
  /* Hide the child of the flow box that surrounds the box, too. */
  gtk_widget_set_focusable (gtk_widget_get_parent (box), FALSE);
  g_object_bind_property (box, "visible", gtk_widget_get_parent (box), "visible", G_BINDING_SYNC_CREATE);

  return box;
}

static Number
add_number (RoboEffectRow *self,
            GtkWidget     *label,
            const char    *name)
{
  Number number = { .spin = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, ROBO_MAX_AMOUNT, 1)) };

  number.box = add_control (self, label, GTK_WIDGET (number.spin));
  gtk_accessible_update_property (GTK_ACCESSIBLE (number.spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (number.spin, "value-changed", G_CALLBACK (number_changed_cb), self, G_CONNECT_SWAPPED);

  return number;
}

static Number
add_named_number (RoboEffectRow *self,
                  const char    *name)
{
  return add_number (self, gtk_label_new (name), name);
}

static void
add_times (RoboEffectRow *self)
{
  /* Translators: This is a menu in the editor of a module card: the amount is multiplied by what is chosen, such as the
   * damage of the card’s robot. */
  const char *name = C_ ("module number", "Times");
  GtkWidget  *menu = gtk_drop_down_new (NULL, NULL);

  self->times.menu = GTK_DROP_DOWN (menu);
  add_control (self, gtk_label_new (name), menu);
  robo_access_name_list (self->times.menu, name);
  robo_combo_face_wrap (self->times.menu);
  g_signal_connect_object (menu, "notify::selected", G_CALLBACK (times_chosen_cb), self, G_CONNECT_SWAPPED);
}

static void
robo_effect_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_EFFECT_ROW);

  G_OBJECT_CLASS (robo_effect_row_parent_class)->dispose (object);
}

static void
robo_effect_row_class_init (RoboEffectRowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_effect_row_dispose;

  g_type_ensure (ROBO_TYPE_ROW_LAYOUT);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_INT);
  signals[REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "effectrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-effect-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboEffectRow, box);
  gtk_widget_class_bind_template_child (widget_class, RoboEffectRow, kind_menu);
  gtk_widget_class_bind_template_child (widget_class, RoboEffectRow, target_menu);
  gtk_widget_class_bind_template_child (widget_class, RoboEffectRow, action_menu);
  gtk_widget_class_bind_template_child (widget_class, RoboEffectRow, numbers);
  gtk_widget_class_bind_template_child (widget_class, RoboEffectRow, up_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEffectRow, down_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEffectRow, each_check);
  gtk_widget_class_bind_template_child (widget_class, RoboEffectRow, mandatory_check);
  gtk_widget_class_bind_template_callback (widget_class, menu_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, number_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, each_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, up_cb);
  gtk_widget_class_bind_template_callback (widget_class, down_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
robo_effect_row_init (RoboEffectRow *self)
{
  self->is_showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_access_name_list (self->kind_menu, _ ("Moment or ability"));
  robo_access_name_list (self->target_menu, _ ("Target of the effect"));
  robo_access_name_list (self->action_menu, _ ("Action of the effect"));
  robo_combo_face_wrap (self->kind_menu);
  robo_combo_face_wrap (self->target_menu);
  robo_combo_face_wrap (self->action_menu);
  self->kind.menu = self->kind_menu;
  self->target.menu = self->target_menu;
  self->action.menu = self->action_menu;
  /* Translators: This is a number in the editor of a module card, such as how much damage is dealt, or how far a push
   * goes. */
  self->amount = add_named_number (self, C_ ("module number", "Amount"));
  for (guint i = 0; i < N_VALUES; i++)
    {
      /* Translators: This is a number in the editor of a module card: the amount that counts with a die that shows
       * %u. */
      g_autofree char *name = g_strdup_printf (_ ("Amount for a %u"), i + 1);
      GtkWidget       *die = robo_die_view_new (ROBO_BLUE, i + 1);

      gtk_widget_set_valign (die, GTK_ALIGN_CENTER);
      self->values[i] = add_number (self, die, name);
    }
  /* Translators: This is a number in the editor of a module card: the amount that counts while the robot is on a
   * starting space. 0 stands for the usual amount. */
  self->from_start = add_named_number (self, C_ ("module number", "From a starting space"));
  /* Translators: This is a number in the editor of a module card: how many spaces away a target can be. 0 means as far
   * as the line goes. */
  self->range = add_named_number (self, C_ ("module number", "Range"));
  add_times (self);
  /* Translators: This is a number in the editor of a module card: how many mines there are. */
  self->tokens = add_named_number (self, C_ ("module number", "Mines"));
  /* Translators: This is a number in the editor of a module card: how much damage a mine or a landing deals. */
  self->damage = add_named_number (self, C_ ("module number", "Damage"));
  /* Translators: This is a number in the editor of a module card: by how many spaces a landing pushes robots. */
  self->push = add_named_number (self, C_ ("module number", "Push"));
}

GtkWidget *
robo_effect_row_new (void)
{
  return g_object_new (ROBO_TYPE_EFFECT_ROW, NULL);
}

void
robo_effect_row_set_content (RoboEffectRow     *self,
                             const RoboCard    *card,
                             const RoboCardRow *content,
                             gboolean           can_move_up,
                             gboolean           can_move_down)
{
  gboolean is_same_die;

  g_return_if_fail (ROBO_IS_EFFECT_ROW (self));

  is_same_die = memcmp (&self->card, card, sizeof *card) == 0;
  self->card = *card;
  gtk_widget_set_sensitive (self->up_button, can_move_up);
  gtk_widget_set_sensitive (self->down_button, can_move_down);
  if (is_same_die && robo_card_row_is_equal (&self->content, content) && !self->is_showing)
    return;

  self->content = *content;
  show_content (self);
}

const RoboCardRow *
robo_effect_row_get_content (RoboEffectRow *self)
{
  g_return_val_if_fail (ROBO_IS_EFFECT_ROW (self), NULL);

  return &self->content;
}
