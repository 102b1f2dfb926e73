// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-pictogram-row.h"

#include <glib/gi18n.h>

#include "draw/robo-pictogram.h"
#include "files/cards/robo-modules.h"
#include "ui/widgets/pictures/robo-deck-glyph.h"

#define A_LINE 6

/* Creates the pictograms when the popover opens for the first time. */
struct _RoboPictogramRow
{
  AdwActionRow parent_instance;

  /* children */
  GtkWidget *glyph;
  GtkWidget *button;
  GtkWidget *box; /* nullable */

  RoboCardColour deck;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboPictogramRow, robo_pictogram_row, ADW_TYPE_ACTION_ROW)

static void
activated_cb (RoboPictogramRow *self,
              GtkFlowBoxChild  *child)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  g_signal_emit (self, signals[CHOSEN], 0, g_object_get_data (G_OBJECT (child), "robo-pictogram"));
}

static void
add_sign (RoboPictogramRow *self,
          const char       *pictogram,
          const char       *name)
{
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *glyph = robo_deck_glyph_new (self->deck);

  robo_deck_glyph_set_pictogram (ROBO_DECK_GLYPH (glyph), pictogram);
  gtk_widget_add_css_class (glyph, "choice");
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), glyph);
  gtk_widget_set_tooltip_text (child, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (child), "robo-pictogram", g_strdup (pictogram), g_free);
  gtk_flow_box_append (GTK_FLOW_BOX (self->box), child);
}

/* Creates the popover with all pictograms and the names of their cards. */
static GtkWidget *
create_popover (RoboPictogramRow *self)
{
  static const char *const sets[] = { "standard", "workshop", NULL };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = robo_modules_load_bundled (sets, problems);
  g_auto (GStrv) ids = robo_pictogram_dup_ids ();
  GtkWidget *popover = gtk_popover_new ();

  self->box = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->box), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->box), A_LINE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->box), A_LINE);
  g_signal_connect_object (self->box, "child-activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
  /* Translators: This is one of the pictograms to choose from: the card shows the pictogram that has the card’s id, or
   * none. */
  add_sign (self, NULL, _ ("The card’s own"));
  for (guint i = 0; ids[i] != NULL; i++)
    {
      guint card = modules != NULL ? robo_cards_find (robo_modules_get_cards (modules), ids[i]) : ROBO_NO_CARD;

      add_sign (self, ids[i], card != ROBO_NO_CARD ? robo_modules_get_title (modules, card) : ids[i]);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), self->box);

  return popover;
}

static void
fill_cb (GtkMenuButton *button,
         gpointer       user_data)
{
  RoboPictogramRow *self = user_data;

  if (self->box == NULL)
    gtk_menu_button_set_popover (button, create_popover (self));

  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    robo_deck_glyph_set_deck (ROBO_DECK_GLYPH (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child))), self->deck);
}

static void
robo_pictogram_row_class_init (RoboPictogramRowClass *klass)
{
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
robo_pictogram_row_init (RoboPictogramRow *self)
{
  self->glyph = robo_deck_glyph_new (ROBO_CARD_BLUE);
  gtk_widget_add_css_class (self->glyph, "choice");
  self->button = gtk_menu_button_new ();
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), self->glyph);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), fill_cb, self, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->button);
  g_object_bind_property (self, "title", self->button, "tooltip-text", G_BINDING_SYNC_CREATE);
}

void
robo_pictogram_row_show (RoboPictogramRow *self,
                         const char       *pictogram,
                         RoboCardColour    deck)
{
  g_return_if_fail (ROBO_IS_PICTOGRAM_ROW (self));

  robo_deck_glyph_set_deck (ROBO_DECK_GLYPH (self->glyph), deck);
  robo_deck_glyph_set_pictogram (ROBO_DECK_GLYPH (self->glyph), pictogram);
  self->deck = deck;
  /* Name the button inside the menu button, because this button gets the focus and has no name of its own. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (self->button)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)), -1);
}
