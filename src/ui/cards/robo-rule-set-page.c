// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n.h>

#include "files/cards/robo-module-edit.h"
#include "robo-repair-row.h"
#include "robo-rule-set-page-private.h"
#include "ui/common/robo-ink.h"

/**
 * RoboRuleSetPage:
 *
 * CSS: node `rulesetpage`.
 */
G_DEFINE_FINAL_TYPE (RoboRuleSetPage, robo_rule_set_page, GTK_TYPE_WIDGET)

RoboRuleSet *
robo_rule_set_page_get_set (RoboRuleSetPage *self)
{
  return robo_rule_set_document_get_set (self->document);
}

gboolean
robo_rule_set_page_can_edit (RoboRuleSetPage *self)
{
  return !self->is_showing && self->document != NULL && robo_rule_set_page_get_set (self) != NULL;
}

void
robo_rule_set_page_change (RoboRuleSetPage *self,
                           const char      *name,
                           const char      *key,
                           RoboRuleSet     *set)
{
  robo_rule_set_document_change (self->document, name, key, set);
}

/* What is shown */

static void
repair_cb (RoboRuleSetPage *self,
           guint            index,
           GtkWidget       *row)
{
  robo_rule_set_document_repair (self->document, robo_repair_row_get_item (ROBO_REPAIR_ROW (row)), index);
}

static void
show_problems (RoboRuleSetPage *self)
{
  GListModel *problems = G_LIST_MODEL (robo_rule_set_document_get_problems (self->document));
  GtkWidget  *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->problem_list))) != NULL)
    gtk_list_box_remove (self->problem_list, child);
  for (guint i = 0; i < g_list_model_get_n_items (problems); i++)
    {
      g_autoptr (RoboProblemItem) item = g_list_model_get_item (problems, i);
      GtkWidget *row = robo_repair_row_new (item, TRUE);

      g_signal_connect_object (row, "chosen", G_CALLBACK (repair_cb), self, G_CONNECT_SWAPPED);
      gtk_list_box_append (self->problem_list, row);
    }
  gtk_widget_set_visible (self->problems_group, g_list_model_get_n_items (problems) > 0);
}

static void
show_texts (RoboRuleSetPage *self)
{
  RoboRuleSet *set = robo_rule_set_page_get_set (self);
  g_auto (GStrv) used = robo_rule_set_dup_languages (set);
  const char *language;

  robo_texts_group_set_languages (self->texts_group, used);
  language = robo_texts_group_get_language (self->texts_group);
  robo_texts_group_show_name (self->texts_group, robo_rule_set_get_name_in (set, language));
  robo_texts_group_show_description (self->texts_group, robo_rule_set_get_description_in (set, language));
}

static void
show (RoboRuleSetPage *self)
{
  if (self->document == NULL)
    return;

  self->is_showing = TRUE;
  show_texts (self);
  show_problems (self);
  robo_rule_set_page_show_differences (self);
  robo_rule_set_page_show_options (self);
  robo_rule_set_page_show_sets (self);
  robo_rule_set_page_show_decks (self);
  self->is_showing = FALSE;
}

static void
name_edited_cb (RoboRuleSetPage *self,
                const char      *name)
{
  const char      *language = robo_texts_group_get_language (self->texts_group);
  g_autofree char *key = g_strdup_printf ("name:%s", language);

  if (robo_rule_set_page_can_edit (self))
    /* Translators: in the list of edits, after “Undo”. */
    robo_rule_set_page_change (self, _ ("Edit Name"), key,
                               robo_rule_set_with_name (robo_rule_set_page_get_set (self), language, name));
}

static void
description_edited_cb (RoboRuleSetPage *self,
                       const char      *description)
{
  const char      *language = robo_texts_group_get_language (self->texts_group);
  g_autofree char *key = g_strdup_printf ("description:%s", language);

  if (robo_rule_set_page_can_edit (self))
    /* Translators: in the list of edits, after “Undo”. */
    robo_rule_set_page_change (self, _ ("Edit Description"), key,
                               robo_rule_set_with_description (robo_rule_set_page_get_set (self), language, description));
}

static void
language_chosen_cb (RoboRuleSetPage *self)
{
  if (self->document != NULL)
    show_texts (self);
}

static void
left_cb (RoboRuleSetPage *self)
{
  g_signal_emit_by_name (self, "left");
}

static void
saved_cb (RoboRuleSetPage *self)
{
  g_signal_emit_by_name (self, "saved");
}

static char *
dup_path_cb (RoboDocument *document,
             gpointer      data)
{
  RoboRuleSetDocument *rules = ROBO_RULE_SET_DOCUMENT (document);
  RoboRuleSet         *set = robo_rule_set_document_get_set (rules);
  g_autofree char     *wanted = robo_module_id_from_name (robo_rule_set_get_name (set));
  g_autofree char     *id = NULL;
  char                *path = robo_rule_files_dup_free_path (TRUE, wanted, &id);

  /* Translators: in the list of edits, after “Undo”. */
  robo_rule_set_document_change (rules, _ ("Edit Id"), NULL, robo_rule_set_with_id (set, id));

  return path;
}

/* The object */

static void
robo_rule_set_page_dispose (GObject *object)
{
  RoboRuleSetPage *self = ROBO_RULE_SET_PAGE (object);

  robo_rule_set_page_set_document (self, NULL);
  g_clear_object (&self->files);
  g_clear_object (&self->copies_sizes);
  g_clear_pointer (&self->shown_cards, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_RULE_SET_PAGE);

  G_OBJECT_CLASS (robo_rule_set_page_parent_class)->dispose (object);
}

static void
robo_rule_set_page_class_init (RoboRuleSetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_rule_set_page_dispose;

  g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("saved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_DOCUMENT_BAR);
  g_type_ensure (ROBO_TYPE_TEXTS_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "rulesetpage");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-rule-set-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, box);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, bar);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, texts_group);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, problems_group);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, problem_list);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, differences_label);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, option_list);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, set_list);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, deck_group);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, deck_list);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, killbot_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, all_killbots);
  gtk_widget_class_bind_template_callback (widget_class, name_edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, description_edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, language_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, saved_cb);
}

static void
robo_rule_set_page_init (RoboRuleSetPage *self)
{
  robo_ink_load_css ();
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_document_bar_install (self->bar, GTK_WIDGET (self));
  robo_document_bar_set_path_func (self->bar, dup_path_cb, NULL);
  robo_rule_set_page_add_options (self);
  self->copies_sizes = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  robo_rule_set_page_connect_decks (self);
}

GtkWidget *
robo_rule_set_page_new (RoboRuleFiles *files)
{
  RoboRuleSetPage *self = g_object_new (ROBO_TYPE_RULE_SET_PAGE, NULL);

  self->files = g_object_ref (files);
  g_signal_connect_object (robo_rule_files_get_module_sets (files), "items-changed", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

void
robo_rule_set_page_set_document (RoboRuleSetPage     *self,
                                 RoboRuleSetDocument *document)
{
  g_return_if_fail (ROBO_IS_RULE_SET_PAGE (self));

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  robo_document_bar_set_document (self->bar, document != NULL ? ROBO_DOCUMENT (document) : NULL);
  g_set_object (&self->document, document);
  if (document == NULL)
    return;

  g_signal_connect_swapped (document, "changed", G_CALLBACK (show), self);
  g_signal_connect_swapped (document, "notify::is-guarded", G_CALLBACK (show), self);
  show (self);
}

RoboRuleSetDocument *
robo_rule_set_page_get_document (RoboRuleSetPage *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_SET_PAGE (self), NULL);

  return self->document;
}

RoboDocumentBar *
robo_rule_set_page_get_bar (RoboRuleSetPage *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_SET_PAGE (self), NULL);

  return self->bar;
}
