// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-decks-group.h"

#include <glib/gi18n.h>

#include "engine/robo-killbot.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/pictures/robo-deck-glyph.h"

/* In a row of at least this width, the controls are beside the name. A row on a phone in portrait mode is narrower. */
#define CONTROLS_BESIDE_PX 330

struct _RoboDecksGroup
{
  RoboRuleSetGroup parent_instance;

  /* template children */
  AdwActionRow *killbot_row;
  GtkSwitch    *all_killbots;
  GtkListBox   *list;
  GtkSizeGroup *copies_sizes;

  /* owned */
  char *shown_cards; /* ids, titles, pictograms and decks of the listed cards */
};

G_DEFINE_FINAL_TYPE (RoboDecksGroup, robo_decks_group, ROBO_TYPE_RULE_SET_GROUP)

static RoboRuleSet *
get_set (RoboDecksGroup *self)
{
  return robo_rule_set_group_get_set (ROBO_RULE_SET_GROUP (self));
}

static const char *
get_card_id (GtkWidget *control)
{
  return g_object_get_data (G_OBJECT (control), "robo-id");
}

static void
copies_cb (RoboDecksGroup *self,
           GtkSpinButton  *spin)
{
  const char      *id = get_card_id (GTK_WIDGET (spin));
  g_autofree char *key = g_strconcat ("copies:", id, NULL);

  if (robo_rule_set_group_can_edit (ROBO_RULE_SET_GROUP (self)))
    /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user changes how many copies
     * of a card there are. */
    robo_rule_set_group_change (ROBO_RULE_SET_GROUP (self), _ ("Change Copies"), key,
                                robo_rule_set_with_copies (get_set (self), id,
                                                           (guint)gtk_spin_button_get_value_as_int (spin)));
}

static void
killbot_cb (RoboDecksGroup *self,
            GtkCheckButton *check)
{
  if (robo_rule_set_group_can_edit (ROBO_RULE_SET_GROUP (self)))
    /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user changes which modules
     * KillBots get. */
    robo_rule_set_group_change (ROBO_RULE_SET_GROUP (self), _ ("Change KillBots’ Modules"), NULL,
                                robo_rule_set_with_killbot_module (get_set (self),
                                                                   get_card_id (GTK_WIDGET (check)),
                                                                   gtk_check_button_get_active (check)));
}

/* If KillBots get all modules, drops the list of their modules. Otherwise creates this list with the modules that they
 * get now. Without the list KillBots get every module that suits them, also from module sets that are added later. */
static void
all_killbots_cb (RoboDecksGroup *self)
{
  RoboRuleSet     *set = get_set (self);
  const RoboCards *cards = robo_rule_set_get_modules (set) != NULL
                             ? robo_modules_get_cards (robo_rule_set_get_modules (set))
                             : NULL;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  if (!robo_rule_set_group_can_edit (ROBO_RULE_SET_GROUP (self)) || cards == NULL)
    return;

  for (guint card = 0; !gtk_switch_get_active (self->all_killbots) && card < cards->n_cards; card++)
    {
      if (robo_rule_set_is_for_killbots (set, card))
        g_ptr_array_add (ids, (gpointer)cards->cards[card].id);
    }
  g_ptr_array_add (ids, NULL);
  /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user changes which modules
   * KillBots get. */
  robo_rule_set_group_change (ROBO_RULE_SET_GROUP (self), _ ("Change KillBots’ Modules"), NULL,
                              robo_rule_set_with_killbot_modules (set, (const char *const *)ids->pdata));
}

static void
name_control (GtkWidget  *control,
              const char *id,
              const char *label)
{
  g_object_set_data_full (G_OBJECT (control), "robo-id", g_strdup (id), g_free);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Creates a row with a name and its controls. In a narrow window the controls are below the name. */
static GtkWidget *
make_row (const char *title,
          GtkWidget  *glyph,
          GtkWidget  *controls)
{
  GtkWidget *row = g_object_new (ADW_TYPE_PREFERENCES_ROW, "title", title, "activatable", FALSE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new (title);

  gtk_widget_set_layout_manager (pair, g_object_new (ROBO_TYPE_ROW_LAYOUT, "is-even", FALSE, "spacing", 6,
                                                     "threshold", CONTROLS_BESIDE_PX, NULL));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_halign (controls, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (pair), label);
  gtk_box_append (GTK_BOX (pair), controls);
  gtk_widget_set_hexpand (pair, TRUE);
  gtk_widget_set_margin_top (pair, 6);
  gtk_widget_set_margin_bottom (pair, 6);
  gtk_box_append (GTK_BOX (box), glyph);
  gtk_box_append (GTK_BOX (box), pair);
  gtk_widget_add_css_class (box, "header");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  return row;
}

/* Creates new rows if the cards have changed. Otherwise keeps the rows, so that the focus stays. */
static void
make_rows (RoboDecksGroup *self,
           RoboModules    *modules)
{
  const RoboCards *cards = modules != NULL ? robo_modules_get_cards (modules) : NULL;
  g_autoptr (GString) shown = g_string_new (NULL);

  for (guint card = 0; cards != NULL && card < cards->n_cards; card++)
    g_string_append_printf (shown, "%s %s %s %d\n", cards->cards[card].id, robo_modules_get_title (modules, card),
                            robo_modules_get_pictogram (modules, card), cards->cards[card].colour);
  if (g_strcmp0 (self->shown_cards, shown->str) == 0)
    return;

  g_free (self->shown_cards);
  self->shown_cards = g_strdup (shown->str);
  while (gtk_list_box_get_row_at_index (self->list, 0) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0)));
  for (guint card = 0; cards != NULL && card < cards->n_cards; card++)
    {
      const RoboCard *what = &robo_modules_get_cards (modules)->cards[card];
      const char     *title = robo_modules_get_title (modules, card);
      GtkWidget      *row;
      GtkWidget      *controls = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
      GtkWidget      *glyph = robo_deck_glyph_new (what->colour);
      GtkWidget      *check = gtk_check_button_new_with_label (_ ("KillBots"));
      GtkWidget      *spin = gtk_spin_button_new_with_range (0, 9, 1);

      /* Translators: %s is the name of a module. */
      g_autofree char *copies_label = g_strdup_printf (_ ("Copies of %s"), title);
      /* Translators: %s is the name of a module. */
      g_autofree char *killbot_label = g_strdup_printf (_ ("KillBots get %s"), title);

      robo_deck_glyph_set_pictogram (ROBO_DECK_GLYPH (glyph), robo_modules_get_pictogram (modules, card));
      gtk_widget_set_valign (glyph, GTK_ALIGN_CENTER);
      gtk_widget_set_visible (check, robo_card_suits_killbot (what) && what->colour != ROBO_CARD_CHAMPION);
      gtk_widget_set_visible (spin, what->colour != ROBO_CARD_CHAMPION);
      gtk_widget_set_tooltip_text (spin, copies_label);
      name_control (check, what->id, killbot_label);
      name_control (spin, what->id, copies_label);
      g_signal_connect_object (check, "toggled", G_CALLBACK (killbot_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (spin, "value-changed", G_CALLBACK (copies_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (controls), check);
      gtk_box_append (GTK_BOX (controls), spin);
      gtk_size_group_add_widget (self->copies_sizes, spin);
      if (what->colour == ROBO_CARD_CHAMPION)
        {
          GtkWidget *gap = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

          /* Fill the place of the spin button, so that the checks of all rows are aligned. */
          gtk_size_group_add_widget (self->copies_sizes, gap);
          gtk_box_append (GTK_BOX (controls), gap);
        }
      row = make_row (title, glyph, controls);
      g_object_set_data (G_OBJECT (row), "robo-check", check);
      g_object_set_data (G_OBJECT (row), "robo-spin", spin);
      gtk_list_box_append (self->list, row);
    }
}

/* Shows whether KillBots get a card. If only one card is checked, the user cannot uncheck it, because an empty list
 * would stand for all cards. */
static void
show_check (RoboRuleSet    *set,
            guint           card,
            GtkCheckButton *check,
            gboolean        is_last)
{
  gboolean         is_given = robo_rule_set_is_for_killbots (set, card);
  g_autofree char *tooltip =
    /* Translators: %s is the name of a module. */
    g_strdup_printf (_ ("KillBots get %s"), robo_modules_get_title (robo_rule_set_get_modules (set), card));

  gtk_check_button_set_active (check, is_given);
  gtk_widget_set_sensitive (GTK_WIDGET (check), !is_given || !is_last);
  gtk_widget_set_tooltip_text (GTK_WIDGET (check), is_given && is_last ? _ ("You can’t uncheck the last module, since KillBots always have one.") : tooltip);
}

static void
robo_decks_group_show (RoboRuleSetGroup *group)
{
  RoboDecksGroup  *self = ROBO_DECKS_GROUP (group);
  RoboRuleSet     *set = get_set (self);
  const RoboRules *rules = robo_rule_set_get_rules (set);
  RoboModules     *modules = robo_rule_set_get_modules (set);
  guint            n_cards = modules != NULL ? robo_modules_get_cards (modules)->n_cards : 0;
  gboolean         names_some = robo_rule_set_names_killbot_modules (set);
  guint            n_for_killbots = 0;

  make_rows (self, modules);
  for (guint card = 0; card < n_cards; card++)
    n_for_killbots += robo_rule_set_is_for_killbots (set, card);
  gtk_widget_set_visible (GTK_WIDGET (self), modules != NULL && rules->modules);
  gtk_switch_set_active (self->all_killbots, !names_some);
  adw_action_row_set_subtitle (self->killbot_row, names_some ? _ ("Currently only those checked below.")
                                                             : _ ("Currently all those checked below, plus those from module sets you add."));
  for (guint card = 0; card < n_cards; card++)
    {
      GObject *row = G_OBJECT (gtk_list_box_get_row_at_index (self->list, (int)card));

      gtk_spin_button_set_value (g_object_get_data (row, "robo-spin"), rules->copies[card]);
      show_check (set, card, g_object_get_data (row, "robo-check"), n_for_killbots <= 1);
    }
}

/* Object */

static void
robo_decks_group_dispose (GObject *object)
{
  RoboDecksGroup *self = ROBO_DECKS_GROUP (object);

  g_clear_pointer (&self->shown_cards, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_DECKS_GROUP);

  G_OBJECT_CLASS (robo_decks_group_parent_class)->dispose (object);
}

static void
robo_decks_group_class_init (RoboDecksGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_decks_group_dispose;
  ROBO_RULE_SET_GROUP_CLASS (klass)->show = robo_decks_group_show;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-decks-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboDecksGroup, killbot_row);
  gtk_widget_class_bind_template_child (widget_class, RoboDecksGroup, all_killbots);
  gtk_widget_class_bind_template_child (widget_class, RoboDecksGroup, list);
  gtk_widget_class_bind_template_child (widget_class, RoboDecksGroup, copies_sizes);
  gtk_widget_class_bind_template_callback (widget_class, all_killbots_cb);
}

static void
robo_decks_group_init (RoboDecksGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
