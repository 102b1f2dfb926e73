// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-module-slot.h"

#include <glib/gi18n.h>

#include "files/robo-explain-module.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-module-card.h"
#include "ui/widgets/robo-rules-button.h"
#include "robo-standing-menu.h"

#define POPOVER_WIDTH_PX      290
#define POPOVER_MAX_HEIGHT_PX 420
#define SLACK_PX              6

/* CSS: node `moduleslot` with a menu button in it. */
struct _RoboModuleSlot
{
  GtkWidget parent_instance;

  RoboMatch *match;
  RoboSeat  *seat;
  guint      slot;
  guint      shown; /* the card that is shown */

  /* children */
  GtkWidget      *button;
  RoboModuleCard *small;

  /* children, nullable: in the popover, which is created on first use */
  RoboModuleCard *full;
  GtkWidget      *exact; /* expander with the exact rule */
  GtkWidget      *exact_label;
  GtkWidget      *menu;
  GtkWidget      *rules;
};

G_DEFINE_FINAL_TYPE (RoboModuleSlot, robo_module_slot, GTK_TYPE_WIDGET)

static gboolean
is_a_persons (RoboModuleSlot *self)
{
  return robo_seat_get_is_here (self->seat);
}

static void
update_remark (RoboModuleSlot *self)
{
  g_autofree char *remark = NULL;

  if (is_a_persons (self) && self->shown != ROBO_NO_CARD)
    remark = robo_standing_menu_dup_remark (self->match, robo_seat_get_seat (self->seat), self->shown);

  robo_module_card_set_remark (self->small, remark);
}

static void
update_label (RoboModuleSlot *self)
{
  g_autofree char *card = robo_module_card_dup_label (self->small);
  g_autofree char *label = NULL;

  if (self->slot == 0)
    /* Translators: %s is a module such as "Brake, blue 1 to 6". */
    label = g_strdup_printf (_ ("Left module: %s"), card);
  else
    /* Translators: %s is a module such as "Brake, blue 1 to 6". */
    label = g_strdup_printf (_ ("Right module: %s"), card);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Updates the tooltip. It includes the title, because the small card may have to shorten the title. */
static void
update_tooltip (RoboModuleSlot *self)
{
  RoboModules     *modules = robo_match_get_modules (self->match);
  g_autofree char *words = NULL;

  if (self->shown != ROBO_NO_CARD)
    words = g_strdup_printf ("%s\n%s", robo_modules_get_title (modules, self->shown),
                             robo_modules_get_text (modules, self->shown));
  else if (self->slot == 0)
    words = g_strdup (_ ("Slot for a blue or yellow module"));
  else
    words = g_strdup (_ ("Slot for a red or yellow module"));

  robo_access_set_tooltip (self->button, words);
  robo_module_card_set_hint (self->small, words);
}

static void
show_card (RoboModuleSlot *self,
           RoboModuleCard *card)
{
  const RoboSeatSlot *slot = robo_seat_get_slot (self->seat, self->slot);

  robo_module_card_set_card (card, robo_match_get_modules (self->match), slot->card);
  robo_module_card_set_tokens (card, slot);
}

static void
modules_changed_cb (RoboModuleSlot *self)
{
  const RoboSeatSlot *slot = robo_seat_get_slot (self->seat, self->slot);

  if (self->shown != slot->card)
    gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  self->shown = slot->card;
  show_card (self, self->small);
  if (self->full != NULL)
    show_card (self, self->full);
  gtk_widget_set_sensitive (self->button, slot->card != ROBO_NO_CARD);
  /* Hide an empty slot of a KillBot, because a KillBot never gets another module. */
  gtk_widget_set_visible (GTK_WIDGET (self), slot->card != ROBO_NO_CARD || !robo_seat_get_is_killbot (self->seat));
  update_remark (self);
  update_tooltip (self);
  update_label (self);
}

static void
answers_changed_cb (RoboModuleSlot *self)
{
  update_remark (self);
  update_label (self);
}

static void
add_popover (RoboModuleSlot *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->full = ROBO_MODULE_CARD (robo_module_card_new (ROBO_MODULE_CARD_FULL));
  self->menu = robo_standing_menu_new ();
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->full));
  gtk_box_append (GTK_BOX (box), self->menu);
  /* Translators: This is the title of a part that can be unfolded. It has all details about what a module does. */
  self->exact = gtk_expander_new (_ ("Exact Rule"));
  self->exact_label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->exact_label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->exact_label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (self->exact_label), 40);
  gtk_widget_set_margin_top (self->exact_label, 6);
  gtk_widget_add_css_class (self->exact_label, "caption");
  gtk_expander_set_child (GTK_EXPANDER (self->exact), self->exact_label);
  gtk_box_append (GTK_BOX (box), self->exact);
  self->rules = robo_rules_button_new ();
  gtk_box_append (GTK_BOX (box), self->rules);
  gtk_widget_set_size_request (box, POPOVER_WIDTH_PX, -1);
  /* GTK may make a popover too low for its wrapped text, so leave a margin. Let the text scroll, because a small
   * window has no room for the whole text. */
  gtk_widget_set_margin_bottom (box, SLACK_PX);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), POPOVER_MAX_HEIGHT_PX);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_widget_add_css_class (popover, "module");
  show_card (self, self->full);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover);
}

/* Updates the popover when it opens, because the standing answer may have been changed elsewhere. */
static void
open_cb (GtkMenuButton *button,
         gpointer       user_data)
{
  RoboModuleSlot  *self = user_data;
  g_autofree char *rule = NULL;

  if (self->full == NULL)
    add_popover (self);
  robo_rules_button_set_card (self->rules, robo_match_get_modules (self->match), self->shown);
  /* Generate the text from the card itself, so that it is right for a user's own modules, too. */
  rule = robo_explain_module (robo_match_get_modules (self->match), self->shown,
                              &robo_match_get_setup (self->match)->rules);
  gtk_label_set_text (GTK_LABEL (self->exact_label), rule);
  if (is_a_persons (self))
    robo_standing_menu_show (ROBO_STANDING_MENU (self->menu), self->match, robo_seat_get_seat (self->seat),
                             self->shown);
  else
    gtk_widget_set_visible (self->menu, FALSE);
}

/* Opens the card as a click does. F1, a right click and a long press call this. */
static void
explain_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  RoboModuleSlot *self = ROBO_MODULE_SLOT (widget);

  if (self->shown != ROBO_NO_CARD)
    gtk_menu_button_popup (GTK_MENU_BUTTON (self->button));
}

static void
pressed_cb (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), "what-is.explain", NULL);
}

static void
add_gestures (RoboModuleSlot *self)
{
  GtkGesture *hold = gtk_gesture_long_press_new ();
  GtkGesture *right = gtk_gesture_click_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (hold), GTK_PHASE_CAPTURE);
  g_signal_connect (hold, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  g_signal_connect (right, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (right));
}

static void
robo_module_slot_dispose (GObject *object)
{
  RoboModuleSlot *self = ROBO_MODULE_SLOT (object);

  if (self->button != NULL && self->menu != NULL)
    robo_standing_menu_clear (ROBO_STANDING_MENU (self->menu));
  g_clear_object (&self->match);
  g_clear_object (&self->seat);
  g_clear_pointer (&self->button, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_module_slot_parent_class)->dispose (object);
}

static void
robo_module_slot_class_init (RoboModuleSlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_module_slot_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (widget_class, "what-is.explain", NULL, explain_cb);
  gtk_widget_class_set_css_name (widget_class, "moduleslot");
}

static void
robo_module_slot_init (RoboModuleSlot *self)
{
  self->shown = ROBO_NO_CARD;
  self->button = gtk_menu_button_new ();
  self->small = ROBO_MODULE_CARD (robo_module_card_new (ROBO_MODULE_CARD_SMALL));
  gtk_widget_set_hexpand (GTK_WIDGET (self->small), TRUE);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), GTK_WIDGET (self->small));
  /* GTK centers the box inside the button by default; let the box fill the button. */
  gtk_widget_set_halign (gtk_widget_get_parent (GTK_WIDGET (self->small)), GTK_ALIGN_FILL);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (self->button), FALSE);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  add_gestures (self);
  /* Fill the popover before GTK measures it. */
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), open_cb, self, NULL);
}

GtkWidget *
robo_module_slot_new (RoboMatch *match,
                      RoboSeat  *seat,
                      guint      slot)
{
  RoboModuleSlot *self;

  g_return_val_if_fail (ROBO_IS_MATCH (match) && ROBO_IS_SEAT (seat), NULL);

  self = g_object_new (ROBO_TYPE_MODULE_SLOT, NULL);
  self->match = g_object_ref (match);
  self->seat = g_object_ref (seat);
  self->slot = slot;
  g_signal_connect_object (seat, "modules-changed", G_CALLBACK (modules_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (robo_match_get_standing_answers (match), "changed", G_CALLBACK (answers_changed_cb), self,
                           G_CONNECT_SWAPPED);
  modules_changed_cb (self);

  return GTK_WIDGET (self);
}

void
robo_module_slot_set_room (RoboModuleSlot *self,
                           gboolean        is_chip,
                           RoboTitleRoom   room)
{
  g_return_if_fail (ROBO_IS_MODULE_SLOT (self));

  robo_module_card_set_title_room (self->small, room);
  robo_module_card_set_brief (self->small, is_chip);
}

RoboModuleCard *
robo_module_slot_get_card (RoboModuleSlot *self)
{
  g_return_val_if_fail (ROBO_IS_MODULE_SLOT (self), NULL);

  return self->small;
}
