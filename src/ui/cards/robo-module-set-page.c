// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-module-set-page.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "files/cards/robo-rule-files.h"

#include "base/robo-slug.h"
#include "ui/arenas/balance/robo-card-balance.h"
#include "ui/widgets/documents/robo-problem-view.h"
#include "ui/widgets/robo-page.h"
#include "ui/widgets/robo-print-dialog.h"
#include "ui/widgets/robo-widget-pool.h"
#include "robo-card-page.h"
#include "robo-listed-card.h"
#include "robo-texts-group.h"

/* CSS: node `modulesetpage`. */
struct _RoboModuleSetPage
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget       *box;
  RoboDocumentBar *bar;
  AdwLeaflet      *leaflet;
  GtkWidget       *list_side;
  GtkWidget       *card_side;
  GtkListBox      *cards;
  GtkStack        *stack;
  RoboCardPage    *card_page;
  RoboCardBalance *card_balance;
  RoboTextsGroup  *texts_group;

  /* owned */
  RoboModuleSetDocument *document;
  GSignalGroup          *document_signals;
  GSimpleActionGroup    *actions;

  guint    card;       /* index of the selected card */
  gboolean is_showing; /* the program sets the selection, not the user */
};

enum
{
  PROP_0,
  PROP_DOCUMENT,
  PROP_SET,
  PROP_CARD,
  N_PROPS
};

enum
{
  LEFT,
  SAVED,
  TRY_CARD,
  TEST_CARD,
  USES_WANTED,
  REMOVAL_WANTED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboModuleSetPage, robo_module_set_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

static RoboModuleSet *
get_set (RoboModuleSetPage *self)
{
  return self->document != NULL ? robo_module_set_document_get_set (self->document) : NULL;
}

static guint
count_cards (RoboModuleSetPage *self)
{
  return robo_module_set_get_cards (get_set (self))->n_cards;
}

static const char *
get_card_id (RoboModuleSetPage *self)
{
  return robo_module_set_get_cards (get_set (self))->cards[self->card].id;
}

/* Closures of the template; the set may be NULL */

static char *
dup_title (RoboModuleSetPage *self,
           RoboModuleSet     *set)
{
  return set != NULL ? g_strdup (robo_module_set_get_name (set)) : NULL;
}

/* Says how many problems the set itself has. The page of each card shows the problems of this card. */
static char *
dup_summary (RoboModuleSetPage *self,
             guint              n_problems)
{
  if (n_problems == 0)
    return g_strdup (_ ("About this set"));

  /* Translators: This stands below the name of a module set. %u is how many problems the set itself has, without those
   * of its cards. */
  return g_strdup_printf (ngettext ("%u problem in the set", "%u problems in the set", n_problems), n_problems);
}

static gboolean
has_problems (RoboModuleSetPage *self,
              guint              n_problems)
{
  return n_problems > 0;
}

static GStrv
dup_languages (RoboModuleSetPage *self,
               RoboModuleSet     *set)
{
  return set != NULL ? robo_module_set_dup_languages (set) : NULL;
}

static char *
dup_name (RoboModuleSetPage *self,
          RoboModuleSet     *set,
          const char        *language)
{
  return set != NULL ? g_strdup (robo_module_set_get_name_in (set, language)) : NULL;
}

/* Shows the page of the selected card, or a notice if there are no cards. */
static void
show_card (RoboModuleSetPage *self)
{
  gtk_stack_set_visible_child_name (self->stack, count_cards (self) > 0 ? "card" : "none");
}

/* Returns TRUE if an edit should show the page of the selected card. If the page about the set is visible, it stays
 * visible after an edit. The page of the balance stays visible unless the set has no cards any more. */
static gboolean
is_showing_card (RoboModuleSetPage *self)
{
  const char *shown = gtk_stack_get_visible_child_name (self->stack);

  if (g_strcmp0 (shown, "balance") == 0)
    return count_cards (self) == 0;

  return g_strcmp0 (shown, "about") != 0;
}

static void
set_enabled (RoboModuleSetPage *self,
             const char        *name,
             gboolean           is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)),
                               is_enabled);
}

static void
update_worth (RoboModuleSetPage *self)
{
  RoboWorthPanel  *panel = robo_card_balance_get_worth_panel (self->card_balance);
  g_autofree char *word = NULL;
  g_autofree char *figures = NULL;

  if (self->document == NULL || self->card >= count_cards (self))
    return;

  word = robo_worth_panel_dup_word (panel, self->card);
  figures = robo_worth_panel_dup_figures (panel, self->card);
  robo_card_page_set_worth (self->card_page, word, figures);
}

static void
set_card (RoboModuleSetPage *self,
          guint              card)
{
  guint    n = count_cards (self);
  gboolean has_card = card < n;

  self->card = card;
  set_enabled (self, "add", n < ROBO_MAX_CARDS);
  set_enabled (self, "duplicate", has_card && n < ROBO_MAX_CARDS);
  set_enabled (self, "remove", has_card);
  set_enabled (self, "up", has_card && card > 0);
  set_enabled (self, "down", has_card && card + 1 < n);
  set_enabled (self, "balance", has_card);
  set_enabled (self, "test", has_card && robo_module_set_is_card_good (get_set (self), card));
  set_enabled (self, "test-with", has_card && robo_module_set_is_card_good (get_set (self), card));
  set_enabled (self, "print", has_card);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARD]);
  update_worth (self);
}

static void
changed_cb (RoboModuleSetPage *self)
{
  guint n = count_cards (self);

  self->is_showing = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SET]);
  robo_card_balance_set_modules (self->card_balance, get_set (self));
  set_card (self, n > 0 ? MIN (self->card, n - 1) : 0);
  if (is_showing_card (self))
    show_card (self);
  gtk_list_box_select_row (self->cards, gtk_list_box_get_row_at_index (self->cards, (int)self->card));
  self->is_showing = FALSE;
}

static void
card_selected_cb (RoboModuleSetPage *self,
                  GtkListBoxRow     *row)
{
  if (row == NULL || self->is_showing || self->document == NULL)
    return;

  robo_history_end_merging (robo_document_get_history (ROBO_DOCUMENT (self->document)));
  set_card (self, (guint)gtk_list_box_row_get_index (row));
  show_card (self);
}

static void
card_activated_cb (RoboModuleSetPage *self)
{
  show_card (self);
  adw_leaflet_set_visible_child (self->leaflet, self->card_side);
}

static void
cards_cb (RoboModuleSetPage *self)
{
  adw_leaflet_set_visible_child (self->leaflet, self->list_side);
}

/* Actions for the set and its cards */

static void
name_edited_cb (RoboModuleSetPage *self,
                const char        *name)
{
  const char      *language = robo_texts_group_get_language (self->texts_group);
  g_autofree char *key = g_strdup_printf ("set-name:%s", language);

  /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
  robo_set_document_change (ROBO_SET_DOCUMENT (self->document), _ ("Edit Name"), key,
                            robo_module_set_with_text (get_set (self), ROBO_NO_CARD, "name", language, name));
}

static void
repair_cb (RoboModuleSetPage *self,
           RoboProblemItem   *item,
           guint              index)
{
  robo_set_document_repair (ROBO_SET_DOCUMENT (self->document), item, index);
}

static void
move_card (RoboModuleSetPage *self,
           guint              from,
           guint              to)
{
  if (from == to || to >= count_cards (self))
    return;

  self->card = to;
  /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user moves a card to another
   * place in the list. */
  robo_set_document_change (ROBO_SET_DOCUMENT (self->document), _ ("Move Card"), NULL,
                            robo_module_set_with_card_moved (get_set (self), from, to));
}

static void
dropped_cb (RoboModuleSetPage *self,
            guint              from,
            RoboListedCard    *row)
{
  move_card (self, from, (guint)gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));
}

static void
add_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  RoboModuleSetPage *self = data;
  guint              position = count_cards (self) > 0 ? self->card + 1 : 0;
  /* Translators: This is the name of a module card that has just been created. */
  RoboModuleSet *set = robo_module_set_with_new_card (get_set (self), position, ROBO_CARD_BLUE, _ ("New Module"));

  self->card = position;
  /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
  robo_set_document_change (ROBO_SET_DOCUMENT (self->document), _ ("Add Card"), NULL, set);
  adw_leaflet_set_visible_child (self->leaflet, self->card_side);
  robo_card_page_focus_name (self->card_page);
}

static void
duplicate_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  RoboModuleSetPage *self = data;
  guint              from = self->card;

  self->card++;
  /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
  robo_set_document_change (ROBO_SET_DOCUMENT (self->document), _ ("Duplicate Card"), NULL,
                            robo_module_set_with_card_from (get_set (self), from + 1, get_set (self), from));
}

static void
remove_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  RoboModuleSetPage *self = data;

  g_signal_emit (self, signals[REMOVAL_WANTED], 0, get_card_id (self));
}

static void
up_cb (GSimpleAction *action,
       GVariant      *parameter,
       gpointer       data)
{
  RoboModuleSetPage *self = data;

  move_card (self, self->card, self->card - 1);
}

static void
down_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  RoboModuleSetPage *self = data;

  move_card (self, self->card, self->card + 1);
}

static void
balance_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  RoboModuleSetPage *self = data;

  gtk_stack_set_visible_child_name (self->stack, "balance");
  adw_leaflet_set_visible_child (self->leaflet, self->card_side);
  gtk_widget_child_focus (GTK_WIDGET (self->card_balance), GTK_DIR_TAB_FORWARD);
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  RoboModuleSetPage *self = data;

  gtk_stack_set_visible_child_name (self->stack, "about");
  adw_leaflet_set_visible_child (self->leaflet, self->card_side);
  robo_texts_group_focus_name (self->texts_group);
}

static void
print_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  robo_print_dialog_show (data, robo_printout_new_cards (get_set (data)));
}

/* Tests the card, and asks who plays if the action is `test-with`. */
static void
test_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  RoboModuleSetPage *self = data;
  gboolean           asks = g_str_equal (g_action_get_name (G_ACTION (action)), "test-with");
  GtkWidget         *focus = gtk_root_get_focus (gtk_widget_get_root (data));
  GtkWidget         *spin = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) : NULL;

  /* A shortcut leaves the focus in an entry, whose text is no value yet. */
  if (spin != NULL)
    gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  if (g_action_get_enabled (G_ACTION (action)))
    g_signal_emit (self, signals[TEST_CARD], 0, self->card, asks);
}

static const GActionEntry entries[] = {
  { .name = "about", .activate = about_cb },
  { .name = "add", .activate = add_cb },
  { .name = "duplicate", .activate = duplicate_cb },
  { .name = "remove", .activate = remove_cb },
  { .name = "up", .activate = up_cb },
  { .name = "down", .activate = down_cb },
  { .name = "balance", .activate = balance_cb },
  { .name = "print", .activate = print_cb },
  { .name = "test", .activate = test_cb },
  { .name = "test-with", .activate = test_cb },
};

/* Signals to the page's owner */

static void
left_cb (RoboModuleSetPage *self)
{
  g_signal_emit (self, signals[LEFT], 0);
}

static void
saved_cb (RoboModuleSetPage *self)
{
  g_signal_emit (self, signals[SAVED], 0);
}

static void
try_cb (RoboModuleSetPage *self)
{
  g_signal_emit (self, signals[TRY_CARD], 0, self->card);
}

static void
uses_cb (RoboModuleSetPage *self)
{
  g_signal_emit (self, signals[USES_WANTED], 0, get_card_id (self));
}

static void
set_uses_cb (RoboModuleSetPage *self)
{
  g_signal_emit (self, signals[USES_WANTED], 0, NULL);
}

/* Returns a free path, and gives the set an id that is the name of the file, because rules refer to a module set by
 * its id. */
static char *
dup_path_cb (RoboDocument *document,
             gpointer      data)
{
  g_autofree char *wanted = robo_slug_new (robo_document_get_title (document), "module");
  g_autofree char *id = NULL;
  char            *path = robo_rule_files_dup_free_path (FALSE, wanted, &id);

  robo_document_set_id (document, id);

  return path;
}

/* Object */

static GtkWidget *
create_row_cb (gpointer item,
               gpointer data)
{
  GtkWidget *row = robo_listed_card_new (item);

  g_signal_connect_object (row, "dropped", G_CALLBACK (dropped_cb), data, G_CONNECT_SWAPPED);

  return row;
}

static void
robo_module_set_page_map (GtkWidget *widget)
{
  RoboModuleSetPage *self = ROBO_MODULE_SET_PAGE (widget);

  GTK_WIDGET_CLASS (robo_module_set_page_parent_class)->map (widget);
  robo_worth_panel_set_is_shown (robo_card_balance_get_worth_panel (self->card_balance), TRUE);
}

/* Stops the games that are played in the background, because the page is hidden now. */
static void
robo_module_set_page_unmap (GtkWidget *widget)
{
  RoboModuleSetPage *self = ROBO_MODULE_SET_PAGE (widget);

  robo_worth_panel_set_is_shown (robo_card_balance_get_worth_panel (self->card_balance), FALSE);
  GTK_WIDGET_CLASS (robo_module_set_page_parent_class)->unmap (widget);
}

static void
robo_module_set_page_dispose (GObject *object)
{
  RoboModuleSetPage *self = ROBO_MODULE_SET_PAGE (object);

  if (self->document_signals != NULL)
    robo_module_set_page_set_document (self, NULL);
  g_clear_object (&self->document_signals);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_MODULE_SET_PAGE);

  G_OBJECT_CLASS (robo_module_set_page_parent_class)->dispose (object);
}

static void
robo_module_set_page_back (RoboPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "document.leave", NULL);
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->back = robo_module_set_page_back;
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_DOCUMENT] = { ROBO_PROPERTY_FIELD (OBJECT, "document", RoboModuleSetPage, document), .type = robo_module_set_document_get_type, .set = G_CALLBACK (robo_module_set_page_set_document) },
  [PROP_SET] = { ROBO_PROPERTY_GETTER (POINTER, "set", get_set) },
  [PROP_CARD] = { ROBO_PROPERTY_FIELD (UINT, "card", RoboModuleSetPage, card) },
};

static void
robo_module_set_page_class_init (RoboModuleSetPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType     type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = robo_module_set_page_dispose;
  widget_class->map = robo_module_set_page_map;
  widget_class->unmap = robo_module_set_page_unmap;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[LEFT] = g_signal_new ("left", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SAVED] = g_signal_new ("saved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TRY_CARD] = g_signal_new ("try-card", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[TEST_CARD] =
    g_signal_new ("test-card", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[USES_WANTED] = g_signal_new ("uses-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[REMOVAL_WANTED] =
    g_signal_new ("removal-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (ROBO_TYPE_DOCUMENT_BAR);
  g_type_ensure (ROBO_TYPE_CARD_BALANCE);
  g_type_ensure (ROBO_TYPE_CARD_PAGE);
  g_type_ensure (ROBO_TYPE_PROBLEM_VIEW);
  g_type_ensure (ROBO_TYPE_TEXTS_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "modulesetpage");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-module-set-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, box);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, bar);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, leaflet);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, list_side);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, card_side);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, cards);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, stack);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, card_page);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, card_balance);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, texts_group);
  gtk_widget_class_bind_template_callback (widget_class, dup_title);
  gtk_widget_class_bind_template_callback (widget_class, dup_summary);
  gtk_widget_class_bind_template_callback (widget_class, has_problems);
  gtk_widget_class_bind_template_callback (widget_class, dup_languages);
  gtk_widget_class_bind_template_callback (widget_class, dup_name);
  gtk_widget_class_bind_template_callback (widget_class, card_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, card_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, cards_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, repair_cb);
  gtk_widget_class_bind_template_callback (widget_class, set_uses_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, saved_cb);
  gtk_widget_class_bind_template_callback (widget_class, try_cb);
  gtk_widget_class_bind_template_callback (widget_class, uses_cb);
}

const RoboShortcut robo_module_set_page_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Add a card"), .keys = "<Control>n", .action = "cards.add" },
  { .title = NC_ ("shortcut window", "Duplicate the card"), .keys = "<Control>d", .action = "cards.duplicate" },
  { .title = NC_ ("shortcut window", "Test the card"), .keys = "<Control>t", .action = "cards.test" },
  { .title = NC_ ("shortcut window", "Choose who plays in the test"), .keys = "<Control><Shift>t", .action = "cards.test-with" },
  { .title = NC_ ("shortcut window", "Print the cards"), .keys = "<Control>p", .action = "cards.print" },
  { 0 },
};

/* These shortcuts work in the list of cards. */
const RoboShortcut robo_module_set_page_list_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Remove the card"), .keys = "Delete", .action = "cards.remove" },
  { .title = NC_ ("shortcut window", "Move the card"), .keys = "<Alt>Up", .other_keys = "<Alt>Down", .action = "cards.up" },
  { .more_keys = "<Alt>Down", .action = "cards.down" },
  { 0 },
};

static void
robo_module_set_page_init (RoboModuleSetPage *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "cards", G_ACTION_GROUP (self->actions));
  robo_shortcuts_add (GTK_WIDGET (self), robo_module_set_page_shortcuts, NULL);
  robo_shortcuts_add (GTK_WIDGET (self->cards), robo_module_set_page_list_shortcuts, NULL);
  robo_document_bar_install (self->bar, GTK_WIDGET (self));
  robo_document_bar_set_path_func (self->bar, dup_path_cb, NULL);
  g_signal_connect_object (robo_card_balance_get_worth_panel (self->card_balance), "changed",
                           G_CALLBACK (update_worth), self, G_CONNECT_SWAPPED);
  self->document_signals = g_signal_group_new (ROBO_TYPE_MODULE_SET_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (changed_cb), self);
}

GtkWidget *
robo_module_set_page_new (void)
{
  return robo_widget_pool_take (ROBO_TYPE_MODULE_SET_PAGE);
}

void
robo_module_set_page_set_document (RoboModuleSetPage     *self,
                                   RoboModuleSetDocument *document)
{
  g_return_if_fail (ROBO_IS_MODULE_SET_PAGE (self));

  if (self->document == document)
    return;

  gtk_list_box_bind_model (self->cards, NULL, NULL, NULL, NULL);
  g_set_object (&self->document, document);
  g_signal_group_set_target (self->document_signals, document);
  self->card = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
  /* Drop the results of the balance, which belong to the previous modules. */
  robo_card_balance_set_modules (self->card_balance, NULL);
  if (document == NULL)
    return;

  gtk_list_box_bind_model (self->cards, robo_module_set_document_get_cards (document), create_row_cb, self, NULL);
  changed_cb (self);
  show_card (self);
  cards_cb (self);
  /* Focus the selected row. If the list itself got the focus, it would focus its last row. */
  if (gtk_list_box_get_selected_row (self->cards) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_selected_row (self->cards)));
}

RoboModuleSetDocument *
robo_module_set_page_get_document (RoboModuleSetPage *self)
{
  g_return_val_if_fail (ROBO_IS_MODULE_SET_PAGE (self), NULL);

  return self->document;
}

RoboDocumentBar *
robo_module_set_page_get_bar (RoboModuleSetPage *self)
{
  g_return_val_if_fail (ROBO_IS_MODULE_SET_PAGE (self), NULL);

  return self->bar;
}

void
robo_module_set_page_remove_card (RoboModuleSetPage *self)
{
  g_return_if_fail (ROBO_IS_MODULE_SET_PAGE (self));
  g_return_if_fail (self->document != NULL && self->card < count_cards (self));

  /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
  robo_set_document_change (ROBO_SET_DOCUMENT (self->document), _ ("Remove Card"), NULL,
                            robo_module_set_without_card (get_set (self), self->card));
}
