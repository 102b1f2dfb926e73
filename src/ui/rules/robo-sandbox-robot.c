// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-robot.h"

#include <string.h>

#include <glib/gi18n.h>

struct _RoboSandboxRobot
{
  AdwBin parent_instance;

  /* owned */
  RoboSandbox *sandbox;
  GArray      *cards[ROBO_MAX_SLOTS]; /* of guint: what the rows offer after "None" */

  /* borrowed: only compared */
  RoboModules *modules[ROBO_MAX_SLOTS];

  /* borrowed: children */
  AdwComboRow   *kind_row;
  AdwComboRow   *card_rows[ROBO_MAX_SLOTS];
  AdwComboRow   *die_row;
  AdwComboRow   *key_row;
  AdwComboRow   *facing_row;
  GtkSpinButton *value_button;
  GtkSpinButton *damage_button;
  GtkSwitch     *uses_switch;
  GtkWidget     *value_row;
  GtkWidget     *damage_row;
  GtkWidget     *uses_row;

  guint    seat;
  gboolean is_updating; /* rows are being set, not chosen */
};

G_DEFINE_FINAL_TYPE (RoboSandboxRobot, robo_sandbox_robot, ADW_TYPE_BIN)

static const RoboRobot *
get_robot (RoboSandboxRobot *self)
{
  return &robo_sandbox_get_position (self->sandbox)->state.robots[self->seat];
}

/* Showing */

static void
offer_cards (RoboSandboxRobot *self,
             guint             slot)
{
  RoboModules *modules = robo_sandbox_get_position (self->sandbox)->modules;
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  /* Translators: no module. */
  gtk_string_list_append (titles, C_ ("module", "None"));
  for (guint i = 0; i < self->cards[slot]->len; i++)
    gtk_string_list_append (titles, robo_modules_get_title (modules, g_array_index (self->cards[slot], guint, i)));
  adw_combo_row_set_model (self->card_rows[slot], G_LIST_MODEL (titles));
}

static gboolean
is_same_list (const GArray *a,
              const GArray *b)
{
  return a != NULL && a->len == b->len && memcmp (a->data, b->data, a->len * sizeof (guint)) == 0;
}

/* A list that somebody is choosing from is not taken away for one that is the same. */
static void
show_cards (RoboSandboxRobot *self,
            guint             slot)
{
  RoboModules *modules = robo_sandbox_get_position (self->sandbox)->modules;
  GArray      *cards = robo_sandbox_list_cards (self->sandbox, self->seat, slot);
  gboolean     is_same = self->modules[slot] == modules && is_same_list (self->cards[slot], cards);
  guint        selected = 0;

  g_clear_pointer (&self->cards[slot], g_array_unref);
  self->cards[slot] = cards;
  self->modules[slot] = modules;
  if (!is_same)
    offer_cards (self, slot);
  for (guint i = 0; i < cards->len; i++)
    {
      if (get_robot (self)->cards[slot] == g_array_index (cards, guint, i))
        selected = i + 1;
    }
  adw_combo_row_set_selected (self->card_rows[slot], selected);
}

static void
show_die (RoboSandboxRobot *self)
{
  const RoboRobot *robot = get_robot (self);
  gboolean         has_die = robot->n_dice > 0;

  adw_combo_row_set_selected (self->die_row, has_die ? 1u + (robot->dice[0].colour == ROBO_RED) : 0);
  if (has_die)
    {
      gtk_spin_button_set_value (self->value_button, robot->dice[0].value);
      adw_combo_row_set_selected (self->key_row, robot->dice[0].key);
    }
  gtk_widget_set_visible (self->value_row, has_die && robot->kind == ROBO_SEAT_OPERATOR);
  gtk_widget_set_visible (GTK_WIDGET (self->key_row), has_die && robot->kind == ROBO_SEAT_OPERATOR);
}

static void
update (RoboSandboxRobot *self)
{
  const RoboPosition *position = robo_sandbox_get_position (self->sandbox);
  const RoboRobot    *robot = get_robot (self);
  gboolean            is_operator = robot->kind == ROBO_SEAT_OPERATOR;
  gboolean            is_there = robot->kind != ROBO_SEAT_EMPTY;

  self->is_updating = TRUE;
  adw_combo_row_set_selected (self->kind_row, robot->kind == ROBO_SEAT_EMPTY ? 0 : is_operator ? 1
                                                                                               : 2);
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      show_cards (self, slot);
      gtk_widget_set_visible (GTK_WIDGET (self->card_rows[slot]), is_there);
    }
  show_die (self);
  gtk_widget_set_visible (GTK_WIDGET (self->die_row), is_operator);
  gtk_switch_set_active (self->uses_switch, !position->declines[self->seat]);
  gtk_widget_set_visible (self->uses_row, is_operator);
  gtk_spin_button_set_range (self->damage_button, 0, position->rules.damage_limit - 1);
  gtk_spin_button_set_value (self->damage_button, robot->damage);
  gtk_widget_set_visible (self->damage_row, is_there);
  adw_combo_row_set_selected (self->facing_row, robot->facing / 2);
  gtk_widget_set_visible (GTK_WIDGET (self->facing_row), is_there && !is_operator);
  self->is_updating = FALSE;
}

/* Choosing */

static void
kind_cb (RoboSandboxRobot *self)
{
  static const RoboSeatKind kinds[] = { ROBO_SEAT_EMPTY, ROBO_SEAT_OPERATOR, ROBO_SEAT_KILLBOT };

  if (!self->is_updating)
    robo_sandbox_put_robot (self->sandbox, self->seat, kinds[adw_combo_row_get_selected (self->kind_row)], ROBO_NO_SPACE);
}

static void
choose_card (RoboSandboxRobot *self,
             guint             slot)
{
  guint selected = adw_combo_row_get_selected (self->card_rows[slot]);

  if (self->is_updating || selected == GTK_INVALID_LIST_POSITION)
    return;

  robo_sandbox_set_card (self->sandbox, self->seat, slot,
                         selected == 0 ? ROBO_NO_CARD : g_array_index (self->cards[slot], guint, selected - 1));
}

static void
left_cb (RoboSandboxRobot *self)
{
  choose_card (self, 0);
}

static void
right_cb (RoboSandboxRobot *self)
{
  choose_card (self, 1);
}

static void
die_cb (RoboSandboxRobot *self)
{
  guint   selected = adw_combo_row_get_selected (self->die_row);
  RoboDie die = {
    .colour = selected == 2 ? ROBO_RED : ROBO_BLUE,
    .value = (guint8)gtk_spin_button_get_value_as_int (self->value_button),
    .key = (guint8)adw_combo_row_get_selected (self->key_row),
  };

  if (!self->is_updating)
    robo_sandbox_set_die (self->sandbox, self->seat, selected == 0 ? NULL : &die);
}

static void
uses_cb (RoboSandboxRobot *self)
{
  if (!self->is_updating)
    robo_sandbox_set_declines (self->sandbox, self->seat, !gtk_switch_get_active (self->uses_switch));
}

static void
damage_cb (RoboSandboxRobot *self)
{
  if (!self->is_updating)
    robo_sandbox_set_damage (self->sandbox, self->seat, (guint)gtk_spin_button_get_value_as_int (self->damage_button));
}

static void
facing_cb (RoboSandboxRobot *self)
{
  if (!self->is_updating)
    robo_sandbox_set_facing (self->sandbox, self->seat, (RoboDir)(adw_combo_row_get_selected (self->facing_row) * 2));
}

/* Rows */

static AdwComboRow *
add_combo (RoboSandboxRobot  *self,
           GtkWidget         *group,
           const char        *title,
           const char *const *entries,
           GCallback          callback)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) model = gtk_string_list_new (entries);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  g_signal_connect_object (row, "notify::selected", callback, self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return ADW_COMBO_ROW (row);
}

static GtkWidget *
add_action_row (GtkWidget  *group,
                const char *title,
                GtkWidget  *widget)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), widget);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), widget);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return row;
}

static void
add_die_rows (RoboSandboxRobot *self,
              GtkWidget        *group)
{
  const char *const colours[] = { C_ ("die", "None"), C_ ("die", "Blue"), C_ ("die", "Red"), NULL };
  const char *const keys[] = { C_ ("direction", "North"), C_ ("direction", "North-east"), C_ ("direction", "East"),
                               C_ ("direction", "South-east"), C_ ("direction", "South"), C_ ("direction", "South-west"),
                               C_ ("direction", "West"), C_ ("direction", "North-west"), NULL };

  self->die_row = add_combo (self, group, C_ ("sandbox", "Die"), colours, G_CALLBACK (die_cb));
  self->value_button = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, 6, 1));
  g_signal_connect_object (self->value_button, "value-changed", G_CALLBACK (die_cb), self, G_CONNECT_SWAPPED);
  self->value_row = add_action_row (group, C_ ("sandbox", "Value"), GTK_WIDGET (self->value_button));
  self->key_row = add_combo (self, group, C_ ("sandbox", "Key"), keys, G_CALLBACK (die_cb));
}

static void
add_rows (RoboSandboxRobot *self,
          GtkWidget        *group)
{
  static const char *const none[] = { NULL };
  const char *const        kinds[] = { C_ ("robot", "None"), C_ ("robot", "Operator"), C_ ("robot", "KillBot"), NULL };
  const char *const        sides[] = { C_ ("direction", "North"), C_ ("direction", "East"), C_ ("direction", "South"),
                                       C_ ("direction", "West"), NULL };

  self->kind_row = add_combo (self, group, C_ ("sandbox", "Robot"), kinds, G_CALLBACK (kind_cb));
  self->card_rows[0] = add_combo (self, group, _ ("Left Module"), none, G_CALLBACK (left_cb));
  self->card_rows[1] = add_combo (self, group, _ ("Right Module"), none, G_CALLBACK (right_cb));
  self->uses_switch = GTK_SWITCH (gtk_switch_new ());
  g_signal_connect_object (self->uses_switch, "notify::active", G_CALLBACK (uses_cb), self, G_CONNECT_SWAPPED);
  self->uses_row = add_action_row (group, _ ("Uses Its Modules"), GTK_WIDGET (self->uses_switch));
  add_die_rows (self, group);
  self->damage_button = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, 8, 1));
  g_signal_connect_object (self->damage_button, "value-changed", G_CALLBACK (damage_cb), self, G_CONNECT_SWAPPED);
  self->damage_row = add_action_row (group, C_ ("sandbox", "Damage"), GTK_WIDGET (self->damage_button));
  self->facing_row = add_combo (self, group, C_ ("sandbox", "Faces"), sides, G_CALLBACK (facing_cb));
}

static void
robo_sandbox_robot_dispose (GObject *object)
{
  RoboSandboxRobot *self = ROBO_SANDBOX_ROBOT (object);

  g_clear_object (&self->sandbox);
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    g_clear_pointer (&self->cards[slot], g_array_unref);

  G_OBJECT_CLASS (robo_sandbox_robot_parent_class)->dispose (object);
}

static void
robo_sandbox_robot_class_init (RoboSandboxRobotClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_sandbox_robot_dispose;
}

static void
robo_sandbox_robot_init (RoboSandboxRobot *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  self->is_updating = TRUE;
  add_rows (self, group);
  adw_bin_set_child (ADW_BIN (self), group);
}

/**
 * robo_sandbox_robot_new:
 * @sandbox: (transfer none): whose robots to show
 *
 * Returns: (transfer floating): a group for the first robot
 */
GtkWidget *
robo_sandbox_robot_new (RoboSandbox *sandbox)
{
  RoboSandboxRobot *self = g_object_new (ROBO_TYPE_SANDBOX_ROBOT, NULL);

  self->sandbox = g_object_ref (sandbox);
  g_signal_connect_object (sandbox, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}

void
robo_sandbox_robot_set_seat (RoboSandboxRobot *self,
                             guint             seat)
{
  g_return_if_fail (ROBO_IS_SANDBOX_ROBOT (self) && seat < ROBO_MAX_ROBOTS);

  self->seat = seat;
  update (self);
}
