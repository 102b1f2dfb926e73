// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-module-set-page-private.h"

#include <glib/gi18n.h>

#include "files/cards/robo-rule-files.h"

#include "robo-repair-row.h"

enum
{
  LEFT,
  SAVED,
  TRY_CARD,
  USES_WANTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/**
 * RoboModuleSetPage:
 *
 * CSS: node `modulesetpage`.
 */
G_DEFINE_FINAL_TYPE (RoboModuleSetPage, robo_module_set_page, GTK_TYPE_WIDGET)

RoboModuleSet *
robo_module_set_page_get_set (RoboModuleSetPage *self)
{
  return robo_module_set_document_get_set (self->document);
}

guint
robo_module_set_page_count_cards (RoboModuleSetPage *self)
{
  return robo_module_set_get_cards (robo_module_set_page_get_set (self))->n_cards;
}

void
robo_module_set_page_change (RoboModuleSetPage *self,
                             const char        *name,
                             const char        *key,
                             RoboModuleSet     *set)
{
  robo_module_set_document_change (self->document, name, key, set);
}

/* What is shown */

static void
repair_cb (RoboModuleSetPage *self,
           guint              index,
           GtkWidget         *row)
{
  robo_module_set_document_repair (self->document, robo_repair_row_get_item (ROBO_REPAIR_ROW (row)), index);
}

/* Those that are about no card. */
static guint
show_problems (RoboModuleSetPage *self)
{
  GListModel *problems = G_LIST_MODEL (robo_module_set_document_get_problems (self->document));
  GtkWidget  *child;
  guint       n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->problem_list))) != NULL)
    gtk_list_box_remove (self->problem_list, child);
  for (guint i = 0; i < g_list_model_get_n_items (problems); i++)
    {
      g_autoptr (RoboProblemItem) item = g_list_model_get_item (problems, i);
      GtkWidget *row;

      if (robo_problem_item_get_problem (item)->card != ROBO_NO_CARD)
        continue;
      row = robo_repair_row_new (item, TRUE);
      g_signal_connect_object (row, "chosen", G_CALLBACK (repair_cb), self, G_CONNECT_SWAPPED);
      gtk_list_box_append (self->problem_list, row);
      n++;
    }
  gtk_widget_set_visible (self->problems_group, n > 0);

  return n;
}

/* The set as a whole: its name in the language of the window, what is wrong with it, and on its page all the languages. */
static void
show_about (RoboModuleSetPage *self)
{
  RoboModuleSet *set = robo_module_set_page_get_set (self);
  g_auto (GStrv) used = robo_module_set_dup_languages (set);
  guint            n_problems = show_problems (self);
  g_autofree char *problems =
    /* Translators: below the name of a module set: what is wrong with the set, not with its cards */
    g_strdup_printf (ngettext ("%u problem of the set", "%u problems of the set", n_problems), n_problems);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->about_row), robo_module_set_get_name (set));
  adw_action_row_set_subtitle (self->about_row, n_problems > 0 ? problems : _ ("About this set"));
  gtk_widget_set_visible (self->problem_icon, n_problems > 0);
  robo_texts_group_set_languages (self->texts_group, used);
  robo_texts_group_show_name (self->texts_group, robo_module_set_get_name_in (set, robo_texts_group_get_language (self->texts_group)));
}

/* Somebody chose a card. */
static void
show_card (RoboModuleSetPage *self)
{
  gtk_stack_set_visible_child_name (self->stack, robo_module_set_page_count_cards (self) > 0 ? "card" : "none");
}

/* The page of no card stays, whatever is edited there. */
static gboolean
is_showing_card (RoboModuleSetPage *self)
{
  const char *shown = gtk_stack_get_visible_child_name (self->stack);

  if (g_strcmp0 (shown, "balance") == 0)
    return robo_module_set_page_count_cards (self) == 0;

  return g_strcmp0 (shown, "about") != 0;
}

static void
select_card (RoboModuleSetPage *self,
             guint              card)
{
  guint n = robo_module_set_page_count_cards (self);

  self->card = n > 0 ? MIN (card, n - 1) : 0;
  if (is_showing_card (self))
    show_card (self);
  gtk_list_box_select_row (self->cards, gtk_list_box_get_row_at_index (self->cards, (int)self->card));
  robo_card_page_set_card (self->card_page, self->document, self->card);
  robo_module_set_page_update_actions (self);
}

static void
changed_cb (RoboModuleSetPage *self)
{
  self->is_showing = TRUE;
  show_about (self);
  robo_card_balance_set_modules (self->card_balance, robo_module_set_page_get_set (self));
  select_card (self, self->card);
  self->is_showing = FALSE;
}

static void
card_selected_cb (RoboModuleSetPage *self,
                  GtkListBoxRow     *row)
{
  if (row == NULL || self->is_showing || self->document == NULL)
    return;

  robo_document_end_merging (ROBO_DOCUMENT (self->document));
  self->card = (guint)gtk_list_box_row_get_index (row);
  show_card (self);
  robo_card_page_set_card (self->card_page, self->document, self->card);
  robo_module_set_page_update_actions (self);
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

static void
name_edited_cb (RoboModuleSetPage *self,
                const char        *name)
{
  const char      *language = robo_texts_group_get_language (self->texts_group);
  g_autofree char *key = g_strdup_printf ("set-name:%s", language);

  if (!self->is_showing && self->document != NULL)
    /* Translators: in the list of edits, after “Undo”. */
    robo_module_set_page_change (self, _ ("Edit Name"), key, robo_module_set_with_name (robo_module_set_page_get_set (self), language, name));
}

static void
language_chosen_cb (RoboModuleSetPage *self)
{
  if (self->document != NULL)
    show_about (self);
}

/* What others want to know */

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
  g_signal_emit (self, signals[USES_WANTED], 0, robo_module_set_get_cards (robo_module_set_page_get_set (self))->cards[self->card].id);
}

static void
set_uses_cb (RoboModuleSetPage *self)
{
  g_signal_emit (self, signals[USES_WANTED], 0, NULL);
}

/* Rules name a set by its id, and find it by the name of its file. */
static char *
dup_path_cb (RoboDocument *document,
             gpointer      data)
{
  RoboModuleSetDocument *modules = ROBO_MODULE_SET_DOCUMENT (document);
  RoboModuleSet         *set = robo_module_set_document_get_set (modules);
  g_autofree char       *wanted = robo_module_id_from_name (robo_module_set_get_name (set));
  g_autofree char       *id = NULL;
  char                  *path = robo_rule_files_dup_free_path (FALSE, wanted, &id);

  /* Translators: in the list of edits, after “Undo”. */
  robo_module_set_document_change (modules, _ ("Edit Id"), NULL, robo_module_set_with_id (set, id));

  return path;
}

/* The object */

static GtkWidget *
create_row_cb (gpointer item,
               gpointer data)
{
  GtkWidget *row = robo_listed_card_new (item);

  g_signal_connect_object (row, "dropped", G_CALLBACK (robo_module_set_page_dropped_cb), data, G_CONNECT_SWAPPED);

  return row;
}

static void
robo_module_set_page_dispose (GObject *object)
{
  RoboModuleSetPage *self = ROBO_MODULE_SET_PAGE (object);

  robo_module_set_page_set_document (self, NULL);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_MODULE_SET_PAGE);

  G_OBJECT_CLASS (robo_module_set_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, box);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, bar);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, leaflet);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, list_side);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, card_side);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, back_button);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, about_row);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, problem_icon);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, texts_group);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, cards);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, stack);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, card_page);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, card_balance);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, problem_list);
  gtk_widget_class_bind_template_child (widget_class, RoboModuleSetPage, problems_group);
}

static guint
add_signal (RoboModuleSetPageClass *klass,
            const char             *name,
            GType                   type)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       type != G_TYPE_NONE ? 1 : 0, type);
}

static void
robo_module_set_page_class_init (RoboModuleSetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_module_set_page_dispose;

  signals[LEFT] = add_signal (klass, "left", G_TYPE_NONE);
  signals[SAVED] = add_signal (klass, "saved", G_TYPE_NONE);
  signals[TRY_CARD] = add_signal (klass, "try-card", G_TYPE_UINT);
  add_signal (klass, "removal-wanted", G_TYPE_STRING);
  signals[USES_WANTED] = add_signal (klass, "uses-wanted", G_TYPE_STRING);

  g_type_ensure (ROBO_TYPE_DOCUMENT_BAR);
  g_type_ensure (ROBO_TYPE_CARD_BALANCE);
  g_type_ensure (ROBO_TYPE_CARD_PAGE);
  g_type_ensure (ROBO_TYPE_TEXTS_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "modulesetpage");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-module-set-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, card_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, card_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, cards_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, language_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, set_uses_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, saved_cb);
  gtk_widget_class_bind_template_callback (widget_class, try_cb);
  gtk_widget_class_bind_template_callback (widget_class, uses_cb);
}

static void
robo_module_set_page_init (RoboModuleSetPage *self)
{
  self->actions = g_simple_action_group_new ();
  robo_module_set_page_add_actions (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "cards", G_ACTION_GROUP (self->actions));
  robo_document_bar_install (self->bar, GTK_WIDGET (self));
  robo_document_bar_set_path_func (self->bar, dup_path_cb, NULL);
  g_object_bind_property (self->leaflet, "folded", self->back_button, "visible", G_BINDING_SYNC_CREATE);
}

GtkWidget *
robo_module_set_page_new (void)
{
  return g_object_new (ROBO_TYPE_MODULE_SET_PAGE, NULL);
}

void
robo_module_set_page_set_document (RoboModuleSetPage     *self,
                                   RoboModuleSetDocument *document)
{
  g_return_if_fail (ROBO_IS_MODULE_SET_PAGE (self));

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  robo_document_bar_set_document (self->bar, document != NULL ? ROBO_DOCUMENT (document) : NULL);
  robo_card_page_set_card (self->card_page, NULL, 0);
  gtk_list_box_bind_model (self->cards, NULL, NULL, NULL, NULL);
  g_set_object (&self->document, document);
  if (document == NULL)
    {
      robo_card_balance_set_modules (self->card_balance, NULL);
      return;
    }

  self->card = 0;
  gtk_list_box_bind_model (self->cards, robo_module_set_document_get_cards (document), create_row_cb, self, NULL);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (document, "notify::is-guarded", G_CALLBACK (changed_cb), self);
  changed_cb (self);
  show_card (self);
  cards_cb (self);
  /* Not of the list, which would go to its end. */
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
