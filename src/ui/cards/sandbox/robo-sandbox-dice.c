// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-dice.h"

#include <glib/gi18n.h>

#include "match/log/robo-words.h"
#include "ui/widgets/pictures/robo-die-view.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-question-words.h"
#include "robo-sandbox-rows.h"

/* Holds the rows of one die. */
typedef struct
{
  AdwComboRow   *colour_row;
  GtkWidget     *value_row;
  GtkSpinButton *value_button;
  AdwComboRow   *key_row;
} DieRows;

struct _RoboSandboxDice
{
  AdwBin parent_instance;

  /* owned */
  RoboSandbox *sandbox;

  /* borrowed: children */
  GtkWidget *unit_buttons[ROBO_N_UNITS];
  GtkWidget *unit_dice[ROBO_N_UNITS];
  DieRows    rows[2];

  guint    seat;
  guint    unit;
  gboolean is_updating; /* the program sets the rows, not the user */
};

G_DEFINE_FINAL_TYPE (RoboSandboxDice, robo_sandbox_dice, ADW_TYPE_BIN)

/* Showing dice */

static gboolean
has_all_dice (RoboSandboxDice *self)
{
  const RoboPosition *position = robo_sandbox_get_position (self->sandbox);
  const RoboCards    *cards = robo_modules_get_cards (position->modules);
  const RoboRobot    *robot = &position->state.robots[self->seat];

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      if (robot->cards[slot] != ROBO_NO_CARD &&
          robo_card_get_ability (&cards->cards[robot->cards[slot]], ROBO_ABILITY_ALL_DICE) != NULL)
        return TRUE;
    }

  return FALSE;
}

static void
show_program (RoboSandboxDice *self)
{
  const RoboRobot *robot = &robo_sandbox_get_position (self->sandbox)->state.robots[self->seat];

  self->is_updating = TRUE;
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      /* Show a small die beside the number of each unit that has a die. */
      const RoboDie   *die = robo_sandbox_get_die (self->sandbox, self->seat, unit, FALSE);
      g_autofree char *label = NULL;

      if (die != NULL)
        label = robo_question_words_dup_die_on_unit (die);
      else
        /* Translators: This is a control unit without a die. %s is I, II or III. */
        label = g_strdup_printf (_ ("Control unit %s: empty"), robo_words_get_unit (unit));

      gtk_widget_set_visible (self->unit_dice[unit], die != NULL);
      if (die != NULL)
        robo_die_view_set_die (ROBO_DIE_VIEW (self->unit_dice[unit]), die->colour, die->value, ROBO_DIE_MOOD_WAITING);
      robo_access_set_tooltip (self->unit_buttons[unit], label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->unit_buttons[unit]), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                      -1);
    }
  for (guint i = 0; i < G_N_ELEMENTS (self->rows); i++)
    {
      const DieRows *rows = &self->rows[i];
      const RoboDie *die = robo_sandbox_get_die (self->sandbox, self->seat, self->unit, i == 1);
      gboolean       is_offered = i == 0 || die != NULL ||
                            (has_all_dice (self) &&
                             robo_sandbox_get_die (self->sandbox, self->seat, self->unit, FALSE) != NULL);

      adw_combo_row_set_selected (rows->colour_row, die == NULL ? 0 : die->colour == ROBO_RED ? 2
                                                                                              : 1);
      if (die != NULL)
        {
          gtk_spin_button_set_value (rows->value_button, die->value);
          adw_combo_row_set_selected (rows->key_row, die->key);
        }
      gtk_widget_set_visible (GTK_WIDGET (rows->colour_row), is_offered);
      gtk_widget_set_visible (rows->value_row, die != NULL);
      gtk_widget_set_visible (GTK_WIDGET (rows->key_row), die != NULL);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), robot->kind == ROBO_SEAT_OPERATOR);
  self->is_updating = FALSE;
}

/* Choices of the user */

static void
choose (RoboSandboxDice *self,
        guint            index)
{
  const DieRows *rows = &self->rows[index];
  guint          selected = adw_combo_row_get_selected (rows->colour_row);
  RoboDie        die = {
           .colour = selected == 2 ? ROBO_RED : ROBO_BLUE,
           .value = (guint8)gtk_spin_button_get_value_as_int (rows->value_button),
           .key = (guint8)adw_combo_row_get_selected (rows->key_row),
  };

  if (!self->is_updating)
    robo_sandbox_set_die (self->sandbox, self->seat, self->unit, index == 1, selected == 0 ? NULL : &die);
}

static void
first_cb (RoboSandboxDice *self)
{
  choose (self, 0);
}

static void
second_cb (RoboSandboxDice *self)
{
  choose (self, 1);
}

static void
unit_cb (RoboSandboxDice *self)
{
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->unit_buttons[unit])))
        self->unit = unit;
    }
  if (self->sandbox != NULL)
    show_program (self);
}

/* Rows */

static void
add_rows (RoboSandboxDice *self,
          GtkWidget       *group,
          guint            index,
          const char      *title)
{
  const char *const colours[] = { C_ ("die", "None"), C_ ("die", "Blue"), C_ ("die", "Red"), NULL };
  const char       *keys[ROBO_N_DIRS + 1] = { NULL };
  GCallback         callback = index == 0 ? G_CALLBACK (first_cb) : G_CALLBACK (second_cb);
  DieRows          *rows = &self->rows[index];

  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    keys[dir] = robo_words_get_dir_title (dir);
  rows->colour_row = robo_sandbox_rows_add_combo (group, title, colours);
  rows->value_button = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, 6, 1));
  rows->value_row = robo_sandbox_rows_add (group, C_ ("sandbox", "Value"), GTK_WIDGET (rows->value_button));
  rows->key_row = robo_sandbox_rows_add_combo (group, C_ ("sandbox", "Key"), keys);
  g_signal_connect_object (rows->colour_row, "notify::selected", callback, self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rows->value_button, "value-changed", callback, self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rows->key_row, "notify::selected", callback, self, G_CONNECT_SWAPPED);
}

static void
robo_sandbox_dice_dispose (GObject *object)
{
  g_clear_object (&ROBO_SANDBOX_DICE (object)->sandbox);

  G_OBJECT_CLASS (robo_sandbox_dice_parent_class)->dispose (object);
}

static void
robo_sandbox_dice_class_init (RoboSandboxDiceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_sandbox_dice_dispose;
}

static void
robo_sandbox_dice_init (RoboSandboxDice *self)
{
  GtkWidget *parts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *units = adw_preferences_group_new ();
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->is_updating = TRUE;
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (units), C_ ("sandbox", "Program"));
  /* Put the buttons of the units below the heading, because three units with two dice each have no room beside the
   * heading. */
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (units), box);
  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

      self->unit_buttons[unit] = gtk_toggle_button_new ();
      self->unit_dice[unit] = robo_die_view_new (ROBO_BLUE, 1);
      gtk_widget_set_size_request (self->unit_dice[unit], 20, 20);
      gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (content), gtk_label_new (robo_words_get_unit (unit)));
      gtk_box_append (GTK_BOX (content), self->unit_dice[unit]);
      gtk_button_set_child (GTK_BUTTON (self->unit_buttons[unit]), content);
      if (unit > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->unit_buttons[unit]),
                                     GTK_TOGGLE_BUTTON (self->unit_buttons[0]));
      g_signal_connect_object (self->unit_buttons[unit], "toggled", G_CALLBACK (unit_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), self->unit_buttons[unit]);
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->unit_buttons[0]), TRUE);
  add_rows (self, group, 0, C_ ("sandbox", "Die"));
  add_rows (self, group, 1, C_ ("sandbox", "Second die"));
  gtk_box_append (GTK_BOX (parts), units);
  gtk_box_append (GTK_BOX (parts), group);
  adw_bin_set_child (ADW_BIN (self), parts);
}

GtkWidget *
robo_sandbox_dice_new (RoboSandbox *sandbox)
{
  RoboSandboxDice *self = g_object_new (ROBO_TYPE_SANDBOX_DICE, NULL);

  self->sandbox = g_object_ref (sandbox);
  g_signal_connect_object (sandbox, "changed", G_CALLBACK (show_program), self, G_CONNECT_SWAPPED);
  show_program (self);

  return GTK_WIDGET (self);
}

void
robo_sandbox_dice_set_seat (RoboSandboxDice *self,
                            guint            seat)
{
  g_return_if_fail (ROBO_IS_SANDBOX_DICE (self) && seat < ROBO_MAX_ROBOTS);

  self->seat = seat;
  show_program (self);
}
