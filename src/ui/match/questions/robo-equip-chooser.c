// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-equip-chooser.h"

#include <glib/gi18n.h>

#include "ui/widgets/robo-module-card.h"
#include "robo-key-cap.h"

/* CSS: node `equipchooser`. Role: group; each side is a group, too. */
struct _RoboEquipChooser
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *box;
  GtkWidget *sides[ROBO_MAX_SLOTS];
  GtkWidget *confirm_button;

  /* owned */
  GArray    *pairs;                   /* array of RoboAnswer: the legal pairs of modules */
  GPtrArray *buttons[ROBO_MAX_SLOTS]; /* by slot, an array of GtkToggleButton, borrowed */

  guint    chosen[ROBO_MAX_SLOTS]; /* by slot, the chosen card, or ROBO_NO_CARD */
  gboolean is_updating;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboEquipChooser, robo_equip_chooser, GTK_TYPE_WIDGET)

static guint
get_card (RoboAnswer pair,
          guint      slot)
{
  return pair >> (8 * slot) & 0xff;
}

static guint
get_card_of (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "robo-card"));
}

/* If the two chosen cards are not a legal pair, chooses another card for the other slot: the last card that is legal
 * with the card of this slot. */
static void
fix_other_side (RoboEquipChooser *self,
                guint             slot)
{
  guint other = 1 - slot;

  for (guint i = 0; i < self->pairs->len; i++)
    {
      if (g_array_index (self->pairs, RoboAnswer, i) == robo_equip_chooser_get_answer (self))
        return;
    }

  for (guint i = 0; i < self->pairs->len; i++)
    {
      RoboAnswer pair = g_array_index (self->pairs, RoboAnswer, i);

      if (get_card (pair, slot) == self->chosen[slot])
        self->chosen[other] = get_card (pair, other);
    }
}

static void
show_chosen (RoboEquipChooser *self)
{
  self->is_updating = TRUE;
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      for (guint i = 0; i < self->buttons[slot]->len; i++)
        {
          GtkWidget *button = g_ptr_array_index (self->buttons[slot], i);

          gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), get_card_of (button) == self->chosen[slot]);
        }
    }
  self->is_updating = FALSE;
}

static void
toggled_cb (RoboEquipChooser *self,
            GtkWidget        *button)
{
  guint slot = g_ptr_array_find (self->buttons[0], button, NULL) ? 0 : 1;

  if (self->is_updating)
    return;

  self->chosen[slot] = get_card_of (button);
  fix_other_side (self, slot);
  show_chosen (self);
}

static void
confirmed_cb (RoboEquipChooser *self)
{
  g_signal_emit (self, signals[CHOSEN], 0, robo_equip_chooser_get_answer (self));
}

static void
add_button (RoboEquipChooser *self,
            RoboModules      *modules,
            guint             slot,
            guint             card)
{
  GtkWidget       *button = gtk_toggle_button_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget       *picture = robo_module_card_new (ROBO_MODULE_CARD_SMALL);
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;
  g_autofree char *tooltip = NULL;

  robo_module_card_set_card (ROBO_MODULE_CARD (picture), modules, card);
  robo_module_card_set_title_room (ROBO_MODULE_CARD (picture), ROBO_TITLE_HIGH);
  title = robo_module_card_dup_label (ROBO_MODULE_CARD (picture));
  /* Name the side, because a module that fits on both sides is listed on both. */
  name = g_strdup_printf (slot == 0 ? _ ("Left module: %s") : _ ("Right module: %s"), title);
  gtk_widget_set_hexpand (picture, TRUE);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), robo_key_cap_new (self->buttons[0]->len + self->buttons[1]->len));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (card != ROBO_NO_CARD && modules != NULL)
    {
      tooltip = g_strdup_printf ("%s\n%s", robo_modules_get_title (modules, card),
                                 robo_modules_get_text (modules, card));
      gtk_widget_set_tooltip_text (button, tooltip);
    }
  g_object_set_data (G_OBJECT (button), "robo-card", GUINT_TO_POINTER (card));
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->sides[slot]), button);
  g_ptr_array_add (self->buttons[slot], button);
}

static gboolean
has_button (RoboEquipChooser *self,
            guint             slot,
            guint             card)
{
  for (guint i = 0; i < self->buttons[slot]->len; i++)
    {
      if (get_card_of (g_ptr_array_index (self->buttons[slot], i)) == card)
        return TRUE;
    }

  return FALSE;
}

static void
add_side (RoboEquipChooser   *self,
          RoboModules        *modules,
          const RoboQuestion *question,
          guint               slot)
{
  for (guint i = 0; i < question->n_options; i++)
    {
      guint card = get_card (question->options[i], slot);

      if (card != ROBO_NO_CARD && !has_button (self, slot, card))
        add_button (self, modules, slot, card);
    }

  for (guint i = 0; i < question->n_options; i++)
    {
      if (get_card (question->options[i], slot) == ROBO_NO_CARD && !has_button (self, slot, ROBO_NO_CARD))
        add_button (self, modules, slot, ROBO_NO_CARD);
    }
}

static GtkWidget *
side_new (const char *title)
{
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_box_append (GTK_BOX (side), label);

  return side;
}

static void
robo_equip_chooser_dispose (GObject *object)
{
  RoboEquipChooser *self = ROBO_EQUIP_CHOOSER (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_equip_chooser_parent_class)->dispose (object);
}

static void
robo_equip_chooser_finalize (GObject *object)
{
  RoboEquipChooser *self = ROBO_EQUIP_CHOOSER (object);

  g_array_unref (self->pairs);
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    g_ptr_array_unref (self->buttons[slot]);

  G_OBJECT_CLASS (robo_equip_chooser_parent_class)->finalize (object);
}

static void
robo_equip_chooser_class_init (RoboEquipChooserClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_equip_chooser_dispose;
  object_class->finalize = robo_equip_chooser_finalize;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT64);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "equipchooser");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_equip_chooser_init (RoboEquipChooser *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->pairs = g_array_new (FALSE, FALSE, sizeof (RoboAnswer));
  self->sides[0] = side_new (C_ ("place for a module", "Left"));
  self->sides[1] = side_new (C_ ("place for a module", "Right"));
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      self->buttons[slot] = g_ptr_array_new ();
      gtk_box_append (GTK_BOX (row), self->sides[slot]);
    }

  /* Translators: This is a button. It gives the robot the modules that the user has chosen. */
  self->confirm_button = gtk_button_new_with_mnemonic (_ ("_Equip"));
  gtk_widget_add_css_class (self->confirm_button, "suggested-action");
  g_signal_connect_object (self->confirm_button, "clicked", G_CALLBACK (confirmed_cb), self, G_CONNECT_SWAPPED);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_box_append (GTK_BOX (self->box), row);
  gtk_box_append (GTK_BOX (self->box), self->confirm_button);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
robo_equip_chooser_new (void)
{
  return g_object_new (ROBO_TYPE_EQUIP_CHOOSER, NULL);
}

void
robo_equip_chooser_ask (RoboEquipChooser   *self,
                        RoboMatch          *match,
                        const RoboQuestion *question)
{
  g_return_if_fail (ROBO_IS_EQUIP_CHOOSER (self));
  g_return_if_fail (ROBO_IS_MATCH (match) && question->kind == ROBO_ASK_EQUIP);

  g_array_set_size (self->pairs, 0);
  for (guint i = 0; i < question->n_options; i++)
    {
      RoboAnswer pair = question->options[i];

      g_array_append_val (self->pairs, pair);
    }
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      for (guint i = 0; i < self->buttons[slot]->len; i++)
        gtk_box_remove (GTK_BOX (self->sides[slot]), g_ptr_array_index (self->buttons[slot], i));
      g_ptr_array_set_size (self->buttons[slot], 0);
      add_side (self, robo_match_get_modules (match), question, slot);
      self->chosen[slot] = get_card (question->fallback, slot);
    }
  show_chosen (self);
}

gboolean
robo_equip_chooser_choose (RoboEquipChooser *self,
                           guint             index)
{
  guint      n_left;
  GtkWidget *button;

  g_return_val_if_fail (ROBO_IS_EQUIP_CHOOSER (self), FALSE);

  n_left = self->buttons[0]->len;
  if (index >= n_left + self->buttons[1]->len)
    return FALSE;

  button = index < n_left ? g_ptr_array_index (self->buttons[0], index)
                          : g_ptr_array_index (self->buttons[1], index - n_left);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);

  return TRUE;
}

RoboAnswer
robo_equip_chooser_get_answer (RoboEquipChooser *self)
{
  g_return_val_if_fail (ROBO_IS_EQUIP_CHOOSER (self), 0);

  return self->chosen[0] | (RoboAnswer)self->chosen[1] << 8;
}

GtkWidget *
robo_equip_chooser_get_confirm_button (RoboEquipChooser *self)
{
  g_return_val_if_fail (ROBO_IS_EQUIP_CHOOSER (self), NULL);

  return self->confirm_button;
}
