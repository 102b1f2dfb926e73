// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-inventory-button.h"

#include <glib/gi18n.h>

#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-module-card.h"

/* CSS: node `inventory` with a menu button in it. */
struct _RoboInventoryButton
{
  GtkWidget parent_instance;

  RoboMatch *match;
  RoboSeat  *seat;

  /* children */
  GtkWidget *button;
  GtkWidget *cards; /* nullable: in the popover, which is created on first use */
};

G_DEFINE_FINAL_TYPE (RoboInventoryButton, robo_inventory_button, GTK_TYPE_WIDGET)

static void
add_popover (RoboInventoryButton *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *wish;

  self->cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 360);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->cards);
  gtk_box_append (GTK_BOX (box), scroller);
  if (robo_match_get_game_setup (self->match)->rules.equips_on_change)
    {
      /* Translators: This is a check box. If it is checked, the player is asked for modules in the next round;
       * otherwise only a player with a new module is asked. */
      wish = gtk_check_button_new_with_mnemonic (_ ("_Change Modules Next Round"));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (wish), "game.change-modules");
      gtk_box_append (GTK_BOX (box), wish);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_widget_add_css_class (popover, "module");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover);
}

/* Creates the cards when the popover opens, because they have many widgets. */
static void
fill_cb (GtkMenuButton *button,
         gpointer       user_data)
{
  RoboInventoryButton *self = user_data;
  RoboCardMask         inventory;
  GtkWidget           *child;

  if (self->cards == NULL)
    add_popover (self);
  robo_seat_get_inventory (self->seat, &inventory);
  gtk_widget_set_visible (gtk_widget_get_ancestor (self->cards, GTK_TYPE_SCROLLED_WINDOW),
                          !robo_card_mask_is_empty (&inventory));
  while ((child = gtk_widget_get_first_child (self->cards)) != NULL)
    gtk_box_remove (GTK_BOX (self->cards), child);
  while (!robo_card_mask_is_empty (&inventory))
    {
      child = robo_module_card_new (ROBO_MODULE_CARD_FULL);
      robo_module_card_set_card (ROBO_MODULE_CARD (child), robo_match_get_modules (self->match),
                                 robo_card_mask_take (&inventory));
      gtk_box_append (GTK_BOX (self->cards), child);
    }
}

/* Returns TRUE if the player may request the question about modules. Equipped modules can change sides (R3.4), so
 * the answer does not depend on modules in the inventory. */
static gboolean
can_request_question (RoboInventoryButton *self)
{
  RoboCardMask inventory;
  gboolean     has_module = FALSE;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    has_module = has_module || robo_seat_get_slot (self->seat, slot)->card != ROBO_NO_CARD;

  return has_module && robo_match_get_game_setup (self->match)->rules.equips_on_change &&
         robo_seat_get_inventory (self->seat, &inventory);
}

static void
modules_changed_cb (RoboInventoryButton *self)
{
  guint n_cards = robo_seat_get_n_inventory (self->seat);
  /* Translators: %u is the number of modules that are not equipped. */
  g_autofree char *label = g_strdup_printf (_ ("Inventory %u"), n_cards);
  RoboCardMask     inventory;
  gboolean         is_open = robo_seat_get_inventory (self->seat, &inventory);

  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->button), label);
  robo_access_set_tooltip (self->button, is_open ? _ ("Show Unequipped Modules")
                                                 : _ ("Unequipped Modules"));
  gtk_widget_set_sensitive (self->button, is_open);
  gtk_widget_set_visible (GTK_WIDGET (self), n_cards > 0 || can_request_question (self));
  if (self->cards != NULL && gtk_widget_get_mapped (gtk_widget_get_ancestor (self->cards, GTK_TYPE_POPOVER)))
    fill_cb (GTK_MENU_BUTTON (self->button), self);
}

static void
robo_inventory_button_dispose (GObject *object)
{
  RoboInventoryButton *self = ROBO_INVENTORY_BUTTON (object);

  g_clear_object (&self->match);
  g_clear_object (&self->seat);
  g_clear_pointer (&self->button, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_inventory_button_parent_class)->dispose (object);
}

static void
robo_inventory_button_class_init (RoboInventoryButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_inventory_button_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "inventory");
}

static void
robo_inventory_button_init (RoboInventoryButton *self)
{
  self->button = gtk_menu_button_new ();
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), fill_cb, self, NULL);
}

GtkWidget *
robo_inventory_button_new (RoboMatch *match,
                           RoboSeat  *seat)
{
  RoboInventoryButton *self;

  g_return_val_if_fail (ROBO_IS_MATCH (match) && ROBO_IS_SEAT (seat), NULL);

  self = g_object_new (ROBO_TYPE_INVENTORY_BUTTON, NULL);
  self->match = g_object_ref (match);
  self->seat = g_object_ref (seat);
  g_signal_connect_object (seat, "modules-changed", G_CALLBACK (modules_changed_cb), self, G_CONNECT_SWAPPED);
  modules_changed_cb (self);

  return GTK_WIDGET (self);
}
