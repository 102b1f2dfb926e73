// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-decks-group.h"

#include <glib/gi18n.h>

#include "ui/common/robo-deck-glyph.h"

struct _RoboDecksGroup
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  AdwActionRow *killbot_row;
  GtkSwitch    *all_killbots;
  GtkListBox   *list;
  GtkSizeGroup *copies_sizes;

  /* owned */
  RoboRuleSetDocument *document;
  GSignalGroup        *document_signals;
  char                *shown_cards; /* the ids of the cards in the list */

  gboolean is_showing; /* what is set then nobody has chosen */
};

enum
{
  PROP_0,
  PROP_DOCUMENT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboDecksGroup, robo_decks_group, ADW_TYPE_PREFERENCES_GROUP)

static RoboRuleSet *
get_set (RoboDecksGroup *self)
{
  return robo_rule_set_document_get_set (self->document);
}

static gboolean
can_edit (RoboDecksGroup *self)
{
  return !self->is_showing && self->document != NULL && get_set (self) != NULL;
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

  if (can_edit (self))
    /* Translators: in the list of edits, after “Undo”: how many copies of a card there are. */
    robo_rule_set_document_change (self->document, _ ("Change Copies"), key,
                                   robo_rule_set_with_copies (get_set (self), id,
                                                              (guint)gtk_spin_button_get_value_as_int (spin)));
}

static void
killbot_cb (RoboDecksGroup *self,
            GtkCheckButton *check)
{
  if (can_edit (self))
    /* Translators: in the list of edits, after “Undo”: which modules KillBots are given */
    robo_rule_set_document_change (self->document, _ ("Change KillBots’ Modules"), NULL,
                                   robo_rule_set_with_killbot_module (get_set (self),
                                                                      get_card_id (GTK_WIDGET (check)),
                                                                      gtk_check_button_get_active (check)));
}

/* Written in the file as no list at all: every module that suits a KillBot, also those of sets that come later. */
static void
all_killbots_cb (RoboDecksGroup *self)
{
  RoboRuleSet     *set = get_set (self);
  const RoboCards *cards = robo_rule_set_get_modules (set) != NULL ? robo_modules_get_cards (robo_rule_set_get_modules (set)) : NULL;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  if (!can_edit (self) || cards == NULL)
    return;

  for (guint card = 0; !gtk_switch_get_active (self->all_killbots) && card < cards->n_cards; card++)
    {
      if (robo_rule_set_is_for_killbots (set, card))
        g_ptr_array_add (ids, (gpointer)cards->cards[card].id);
    }
  g_ptr_array_add (ids, NULL);
  /* Translators: in the list of edits, after “Undo”: which modules KillBots are given */
  robo_rule_set_document_change (self->document, _ ("Change KillBots’ Modules"), NULL,
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

static void
add_card_row (RoboDecksGroup *self,
              RoboModules    *modules,
              guint           card)
{
  const RoboCard *what = &robo_modules_get_cards (modules)->cards[card];
  const char     *title = robo_modules_get_title (modules, card);
  AdwActionRow   *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, NULL);
  GtkWidget      *glyph = robo_deck_glyph_new (what->colour);
  GtkWidget      *check = gtk_check_button_new_with_label (_ ("KillBots"));
  GtkWidget      *spin = gtk_spin_button_new_with_range (0, 9, 1);
  /* Translators: %s is the name of a module */
  g_autofree char *copies_label = g_strdup_printf (_ ("Copies of %s"), title);
  /* Translators: %s is the name of a module */
  g_autofree char *killbot_label = g_strdup_printf (_ ("KillBots are given %s"), title);

  gtk_widget_set_valign (glyph, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (check, robo_card_suits_killbot (what));
  gtk_widget_set_visible (spin, what->colour != ROBO_CARD_CHAMPION);
  gtk_widget_set_tooltip_text (spin, copies_label);
  name_control (check, what->id, killbot_label);
  name_control (spin, what->id, copies_label);
  g_signal_connect_object (check, "toggled", G_CALLBACK (killbot_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (copies_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_prefix (row, glyph);
  adw_action_row_add_suffix (row, check);
  adw_action_row_add_suffix (row, spin);
  gtk_size_group_add_widget (self->copies_sizes, spin);
  if (what->colour == ROBO_CARD_CHAMPION)
    {
      GtkWidget *gap = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      /* So that the checks stand below one another. */
      gtk_size_group_add_widget (self->copies_sizes, gap);
      adw_action_row_add_suffix (row, gap);
    }
  g_object_set_data (G_OBJECT (row), "robo-check", check);
  g_object_set_data (G_OBJECT (row), "robo-spin", spin);
  gtk_list_box_append (self->list, GTK_WIDGET (row));
}

static char *
dup_card_ids (RoboModules *modules)
{
  GString *ids = g_string_new (NULL);

  for (guint card = 0; modules != NULL && card < robo_modules_get_cards (modules)->n_cards; card++)
    g_string_append_printf (ids, "%s %s %d\n", robo_modules_get_cards (modules)->cards[card].id,
                            robo_modules_get_title (modules, card), robo_modules_get_cards (modules)->cards[card].colour);

  return g_string_free (ids, FALSE);
}

static void
make_rows (RoboDecksGroup *self,
           RoboModules    *modules)
{
  g_autofree char *ids = dup_card_ids (modules);

  if (g_strcmp0 (self->shown_cards, ids) == 0)
    return;

  g_free (self->shown_cards);
  self->shown_cards = g_steal_pointer (&ids);
  while (gtk_list_box_get_row_at_index (self->list, 0) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0)));
  for (guint card = 0; modules != NULL && card < robo_modules_get_cards (modules)->n_cards; card++)
    add_card_row (self, modules, card);
}

static guint
count_for_killbots (RoboRuleSet *set,
                    guint        n_cards)
{
  guint n = 0;

  for (guint card = 0; card < n_cards; card++)
    n += robo_rule_set_is_for_killbots (set, card);

  return n;
}

/* An empty list would mean all of them: so the last one stays. */
static void
show_check (RoboRuleSet    *set,
            guint           card,
            GtkCheckButton *check,
            gboolean        is_last)
{
  gboolean         is_given = robo_rule_set_is_for_killbots (set, card);
  g_autofree char *tooltip =
    /* Translators: %s is the name of a module */
    g_strdup_printf (_ ("KillBots are given %s"), robo_modules_get_title (robo_rule_set_get_modules (set), card));

  gtk_check_button_set_active (check, is_given);
  gtk_widget_set_sensitive (GTK_WIDGET (check), !is_given || !is_last);
  gtk_widget_set_tooltip_text (GTK_WIDGET (check), is_given && is_last ? _ ("The last one stays: KillBots always have a module.") : tooltip);
}

static void
show_cb (RoboDecksGroup *self)
{
  RoboRuleSet     *set = get_set (self);
  const RoboRules *rules = robo_rule_set_get_rules (set);
  RoboModules     *modules = robo_rule_set_get_modules (set);
  guint            n_cards = modules != NULL ? robo_modules_get_cards (modules)->n_cards : 0;
  gboolean         names_some = robo_rule_set_names_killbot_modules (set);
  gboolean         is_last = count_for_killbots (set, n_cards) <= 1;

  self->is_showing = TRUE;
  make_rows (self, modules);
  gtk_widget_set_visible (GTK_WIDGET (self), modules != NULL && rules->modules);
  gtk_switch_set_active (self->all_killbots, !names_some);
  adw_action_row_set_subtitle (self->killbot_row, names_some ? _ ("Now: only those checked below.")
                                                             : _ ("Now: all that are checked below, and those of module sets that you add."));
  for (guint card = 0; card < n_cards; card++)
    {
      GObject *row = G_OBJECT (gtk_list_box_get_row_at_index (self->list, (int)card));

      gtk_spin_button_set_value (g_object_get_data (row, "robo-spin"), rules->copies[card]);
      show_check (set, card, g_object_get_data (row, "robo-check"), is_last);
    }
  self->is_showing = FALSE;
}

/* The object */

static void
set_document (RoboDecksGroup      *self,
              RoboRuleSetDocument *document)
{
  if (!g_set_object (&self->document, document))
    return;

  g_signal_group_set_target (self->document_signals, document);
  if (document != NULL)
    show_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
}

static void
robo_decks_group_dispose (GObject *object)
{
  RoboDecksGroup *self = ROBO_DECKS_GROUP (object);

  g_clear_object (&self->document_signals);
  g_clear_object (&self->document);
  g_clear_pointer (&self->shown_cards, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_DECKS_GROUP);

  G_OBJECT_CLASS (robo_decks_group_parent_class)->dispose (object);
}

static void
robo_decks_group_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  RoboDecksGroup *self = ROBO_DECKS_GROUP (object);

  switch (id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, self->document);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
robo_decks_group_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  RoboDecksGroup *self = ROBO_DECKS_GROUP (object);

  switch (id)
    {
    case PROP_DOCUMENT:
      set_document (self, g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
robo_decks_group_class_init (RoboDecksGroupClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_decks_group_dispose;
  object_class->get_property = robo_decks_group_get_property;
  object_class->set_property = robo_decks_group_set_property;

  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, ROBO_TYPE_RULE_SET_DOCUMENT,
                                                   G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-decks-group.ui");
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
  self->document_signals = g_signal_group_new (ROBO_TYPE_RULE_SET_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (show_cb), self);
}
