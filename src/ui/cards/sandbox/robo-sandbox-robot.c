// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-robot.h"

#include <string.h>

#include <glib/gi18n.h>

#include "match/log/robo-words.h"
#include "robo-sandbox-decisions.h"
#include "robo-sandbox-dice.h"
#include "robo-sandbox-rows.h"

struct _RoboSandboxRobot
{
  AdwBin parent_instance;

  /* owned */
  RoboSandbox *sandbox;
  GArray      *cards[ROBO_MAX_SLOTS]; /* guint: the cards in the menu of each slot, after "None" */

  /* borrowed: the modules for the menu of each slot, which are only compared, never read */
  RoboModules *modules[ROBO_MAX_SLOTS];

  /* borrowed: children */
  AdwComboRow   *kind_row;
  AdwComboRow   *card_rows[ROBO_MAX_SLOTS];
  AdwComboRow   *facing_row;
  GtkSpinButton *damage_button;
  GtkSwitch     *uses_switch;
  GtkWidget     *damage_row;
  GtkWidget     *uses_row;
  GtkWidget     *rolls_row;

  RoboSandboxDice      *dice;
  RoboSandboxDecisions *decisions;

  guint    seat;
  gboolean is_updating; /* the program sets the rows, not the user */
};

G_DEFINE_FINAL_TYPE (RoboSandboxRobot, robo_sandbox_robot, ADW_TYPE_BIN)

static const RoboRobot *
get_robot (RoboSandboxRobot *self)
{
  return &robo_sandbox_get_position (self->sandbox)->state.robots[self->seat];
}

/* Showing the robot */

static void
show_robot (RoboSandboxRobot *self)
{
  const RoboPosition *position = robo_sandbox_get_position (self->sandbox);
  const RoboRobot    *robot = get_robot (self);
  gboolean            is_operator = robot->kind == ROBO_SEAT_OPERATOR;
  gboolean            is_there = robot->kind != ROBO_SEAT_EMPTY;
  g_autofree char    *rolls = robo_sandbox_dup_rolls (self->sandbox);

  self->is_updating = TRUE;
  adw_combo_row_set_selected (self->kind_row, robot->kind == ROBO_SEAT_EMPTY ? 0 : is_operator ? 1
                                                                                               : 2);
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      RoboModules  *modules = robo_sandbox_get_position (self->sandbox)->modules;
      GArray       *cards = robo_sandbox_list_cards (self->sandbox, self->seat, slot);
      const GArray *old = self->modules[slot] == modules ? self->cards[slot] : NULL;
      guint         selected = 0;

      /* Fill the menu again only if its entries have changed, so that an open menu stays open. */
      if (old == NULL || old->len != cards->len || memcmp (old->data, cards->data, cards->len * sizeof (guint)) != 0)
        {
          g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

          /* Translators: This is an entry of a menu of modules: the robot has no module. */
          gtk_string_list_append (titles, C_ ("module", "None"));
          for (guint i = 0; i < cards->len; i++)
            gtk_string_list_append (titles, robo_modules_get_title (modules, g_array_index (cards, guint, i)));
          adw_combo_row_set_model (self->card_rows[slot], G_LIST_MODEL (titles));
        }
      g_clear_pointer (&self->cards[slot], g_array_unref);
      self->cards[slot] = cards;
      self->modules[slot] = modules;
      for (guint i = 0; i < cards->len; i++)
        {
          if (get_robot (self)->cards[slot] == g_array_index (cards, guint, i))
            selected = i + 1;
        }
      adw_combo_row_set_selected (self->card_rows[slot], selected);
      gtk_widget_set_visible (GTK_WIDGET (self->card_rows[slot]), is_there);
    }
  /* Don't set the text again if it is the same, so that the user can go on typing. */
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->rolls_row)), rolls))
    gtk_editable_set_text (GTK_EDITABLE (self->rolls_row), rolls);
  gtk_widget_remove_css_class (self->rolls_row, "error");
  gtk_switch_set_active (self->uses_switch, !position->declines[self->seat]);
  gtk_widget_set_visible (self->uses_row, is_operator);
  gtk_spin_button_set_range (self->damage_button, 0, position->rules.damage_limit - 1);
  gtk_spin_button_set_value (self->damage_button, robot->damage);
  gtk_widget_set_visible (self->damage_row, is_there);
  adw_combo_row_set_selected (self->facing_row, robot->facing / 2);
  gtk_widget_set_visible (GTK_WIDGET (self->facing_row), is_there && !is_operator);
  gtk_widget_set_visible (self->rolls_row, is_there && !is_operator);
  self->is_updating = FALSE;
}

/* Choices of the user */

static void
kind_cb (RoboSandboxRobot *self)
{
  static const RoboSeatKind kinds[] = { ROBO_SEAT_EMPTY, ROBO_SEAT_OPERATOR, ROBO_SEAT_KILLBOT };

  if (!self->is_updating)
    robo_sandbox_put_robot (self->sandbox, self->seat, kinds[adw_combo_row_get_selected (self->kind_row)],
                            ROBO_NO_SPACE);
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

/* Takes the typed rolls, which are digits from 1 to 6 with or without blanks between them. Marks the row if the text
 * has anything else. */
static void
rolls_cb (RoboSandboxRobot *self)
{
  if (self->is_updating)
    return;
  if (!robo_sandbox_set_rolls (self->sandbox, gtk_editable_get_text (GTK_EDITABLE (self->rolls_row))))
    gtk_widget_add_css_class (self->rolls_row, "error");
}

/* Rows */

static AdwComboRow *
add_combo (RoboSandboxRobot  *self,
           GtkWidget         *group,
           const char        *title,
           const char *const *entries,
           GCallback          callback)
{
  AdwComboRow *row = robo_sandbox_rows_add_combo (group, title, entries);

  g_signal_connect_object (row, "notify::selected", callback, self, G_CONNECT_SWAPPED);

  return row;
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
  GtkWidget               *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget               *groups[] = { adw_preferences_group_new (), adw_preferences_group_new () };
  const char              *sides[ROBO_N_SIDES + 1] = { NULL };
  static const char *const none[] = { NULL };
  const char *const        kinds[] = { C_ ("robot", "None"), C_ ("robot", "Player"), C_ ("robot", "KillBot"), NULL };

  self->is_updating = TRUE;
  for (guint side = 0; side < ROBO_N_SIDES; side++)
    sides[side] = robo_words_get_dir_title (side * (ROBO_N_DIRS / ROBO_N_SIDES));
  self->kind_row = add_combo (self, groups[0], C_ ("sandbox", "Robot"), kinds, G_CALLBACK (kind_cb));
  self->card_rows[0] = add_combo (self, groups[0], _ ("Left module"), none, G_CALLBACK (left_cb));
  self->card_rows[1] = add_combo (self, groups[0], _ ("Right module"), none, G_CALLBACK (right_cb));
  self->uses_switch = GTK_SWITCH (gtk_switch_new ());
  g_signal_connect_object (self->uses_switch, "notify::active", G_CALLBACK (uses_cb), self, G_CONNECT_SWAPPED);
  self->uses_row = robo_sandbox_rows_add (groups[0], _ ("Uses its modules"), GTK_WIDGET (self->uses_switch));
  /* Put the values that users change less often into a group further down. */
  self->damage_button = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, 8, 1));
  g_signal_connect_object (self->damage_button, "value-changed", G_CALLBACK (damage_cb), self, G_CONNECT_SWAPPED);
  self->damage_row = robo_sandbox_rows_add (groups[1], C_ ("sandbox", "Damage"), GTK_WIDGET (self->damage_button));
  self->facing_row = add_combo (self, groups[1], C_ ("sandbox", "Faces"), sides, G_CALLBACK (facing_cb));
  self->rolls_row = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rolls_row), _ ("What KillBots roll, in order"));
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (self->rolls_row), TRUE);
  g_signal_connect_object (self->rolls_row, "apply", G_CALLBACK (rolls_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (groups[1]), self->rolls_row);
  gtk_box_append (GTK_BOX (box), groups[0]);
  gtk_box_append (GTK_BOX (box), groups[1]);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
robo_sandbox_robot_new (RoboSandbox *sandbox)
{
  RoboSandboxRobot *self = g_object_new (ROBO_TYPE_SANDBOX_ROBOT, NULL);
  GtkBox           *box = GTK_BOX (adw_bin_get_child (ADW_BIN (self)));

  self->sandbox = g_object_ref (sandbox);
  self->dice = ROBO_SANDBOX_DICE (robo_sandbox_dice_new (self->sandbox));
  self->decisions = ROBO_SANDBOX_DECISIONS (robo_sandbox_decisions_new (self->sandbox));
  /* Insert program and decisions between the first and the second group. */
  gtk_box_insert_child_after (box, GTK_WIDGET (self->dice), gtk_widget_get_first_child (GTK_WIDGET (box)));
  gtk_box_insert_child_after (box, GTK_WIDGET (self->decisions), GTK_WIDGET (self->dice));
  g_signal_connect_object (sandbox, "changed", G_CALLBACK (show_robot), self, G_CONNECT_SWAPPED);
  show_robot (self);

  return GTK_WIDGET (self);
}

void
robo_sandbox_robot_set_seat (RoboSandboxRobot *self,
                             guint             seat)
{
  g_return_if_fail (ROBO_IS_SANDBOX_ROBOT (self) && seat < ROBO_MAX_ROBOTS);

  self->seat = seat;
  robo_sandbox_dice_set_seat (self->dice, seat);
  robo_sandbox_decisions_set_seat (self->decisions, seat);
  show_robot (self);
}
