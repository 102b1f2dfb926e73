// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-card-page-private.h"

#include <glib/gi18n.h>

#include "files/cards/robo-card-vocabulary.h"
#include "files/cards/robo-card-review.h"
#include "files/robo-explain-module.h"
#include "robo-effect-row.h"
#include "robo-repair-row.h"
#include "ui/common/robo-ink.h"

/**
 * RoboCardPage:
 *
 * Shows what the document says, and after each of its changes only what differs, so that whoever types keeps
 * the cursor. CSS: node `cardpage`.
 */
G_DEFINE_FINAL_TYPE (RoboCardPage, robo_card_page, GTK_TYPE_WIDGET)

static RoboModuleSet *
get_set (RoboCardPage *self)
{
  return robo_module_set_document_get_set (self->document);
}

static const RoboCard *
get_card (RoboCardPage *self)
{
  return &robo_module_set_get_cards (get_set (self))->cards[self->card];
}

const char *
robo_card_page_get_language (RoboCardPage *self)
{
  return robo_language_row_get_language (self->language_row);
}

/* Preview */

static void
show_preview (RoboCardPage *self)
{
  RoboModuleSet *set = get_set (self);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = robo_modules_new (&set, 1, problems);
  g_autofree char *rule = robo_explain_module_of_set (set, self->card, NULL);

  robo_module_card_set_card (self->preview, modules, modules != NULL ? self->card : ROBO_NO_CARD);
  if (rule[0] == '\0')
    gtk_label_set_label (self->rule_label, _ ("It does nothing yet. Add an effect or an ability below."));
  else
    gtk_label_set_label (self->rule_label, rule);
}

static void
show_problems (RoboCardPage *self)
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

      if (robo_problem_item_get_problem (item)->card != self->card)
        continue;
      row = robo_repair_row_new (item, FALSE);
      g_signal_connect_object (row, "chosen", G_CALLBACK (robo_card_page_repair_cb), self, G_CONNECT_SWAPPED);
      gtk_list_box_append (self->problem_list, row);
      n++;
    }
  gtk_widget_set_visible (self->problems_group, n > 0);
}

/* Texts */

static void
show_text_in (GtkTextBuffer *buffer,
              const char    *text)
{
  GtkTextIter      start, end;
  g_autofree char *shown = NULL;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  shown = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  if (!g_str_equal (shown, text))
    gtk_text_buffer_set_text (buffer, text, -1);
}

static void
show_entry (AdwEntryRow *row,
            const char  *text)
{
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (row)), text != NULL ? text : ""))
    gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
}

static void
show_texts (RoboCardPage *self)
{
  RoboModuleSet *set = get_set (self);
  const char    *language = robo_card_page_get_language (self);
  const char    *text = robo_module_set_get_card_text_in (set, self->card, language);

  show_entry (self->name_row, robo_module_set_get_card_name_in (set, self->card, language));
  show_text_in (gtk_text_view_get_buffer (self->text_view), text != NULL ? text : "");
  gtk_widget_set_visible (self->review_row,
                          robo_module_set_get_text_review (set, self->card, language) == ROBO_TEXT_OUTDATED);
}

/* The card */

static void
show_card (RoboCardPage *self)
{
  const RoboCard *card = get_card (self);
  gboolean        is_champion = card->colour == ROBO_CARD_CHAMPION;

  adw_combo_row_set_selected (self->colour_row, card->colour);
  gtk_widget_set_visible (self->copies_row, !is_champion);
  gtk_spin_button_set_value (self->copies_spin, robo_module_set_get_copies (get_set (self), self->card));
  gtk_widget_set_visible (GTK_WIDGET (self->arena_row), is_champion);
  show_entry (self->arena_row, robo_module_set_get_arena (get_set (self), self->card));
  adw_combo_row_set_selected (self->die_row, card->has_die ? 1 + card->die_colour : 0);
  gtk_widget_set_visible (self->range_row, card->has_die);
  if (card->has_die)
    {
      gtk_spin_button_set_value (self->min_spin, card->die_min);
      gtk_spin_button_set_value (self->max_spin, card->die_max);
    }
}

static GtkWidget *
add_effect_row (RoboCardPage *self)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *effect = robo_effect_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), effect);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  g_signal_connect_object (effect, "changed", G_CALLBACK (robo_card_page_effect_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (effect, "moved", G_CALLBACK (robo_card_page_effect_moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (effect, "removed", G_CALLBACK (robo_card_page_effect_removed_cb), self, G_CONNECT_SWAPPED);
  robo_card_page_make_draggable (self, row);
  gtk_list_box_append (self->effect_list, row);

  return row;
}

static void
show_effects (RoboCardPage *self)
{
  guint n = robo_module_set_get_n_rows (get_set (self), self->card);

  for (guint i = 0; i < n; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->effect_list, (int)i);
      GtkWidget     *shown = row != NULL ? GTK_WIDGET (row) : add_effect_row (self);
      RoboCardRow    content;

      robo_module_set_get_row (get_set (self), self->card, i, &content);
      robo_effect_row_set_content (ROBO_EFFECT_ROW (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (shown))),
                                   get_card (self), &content, i > 0, i + 1 < n);
    }
  /* Who was in a row that goes would be nowhere, and so would the keys. */
  if (gtk_list_box_get_row_at_index (self->effect_list, (int)n) != NULL &&
      gtk_widget_get_focus_child (GTK_WIDGET (self->effect_list)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->add_button));
  while (gtk_list_box_get_row_at_index (self->effect_list, (int)n) != NULL)
    gtk_list_box_remove (self->effect_list, GTK_WIDGET (gtk_list_box_get_row_at_index (self->effect_list, (int)n)));
  gtk_widget_set_visible (GTK_WIDGET (self->effect_list), n > 0);
}

static void
show (RoboCardPage *self)
{
  /* It may have been undone away; then another card is chosen in a moment. */
  if (self->document == NULL || get_set (self) == NULL || self->card >= robo_module_set_get_cards (get_set (self))->n_cards)
    return;

  self->is_showing = TRUE;
  show_preview (self);
  show_problems (self);
  {
    g_auto (GStrv) used = robo_module_set_dup_languages (get_set (self));

    robo_language_row_set_used (self->language_row, used);
  }
  show_texts (self);
  show_card (self);
  show_effects (self);
  robo_card_page_fill_add_list (self);
  self->is_showing = FALSE;
}

static void
language_chosen_cb (RoboCardPage *self)
{
  if (self->is_showing || self->document == NULL)
    return;

  self->is_showing = TRUE;
  show_texts (self);
  self->is_showing = FALSE;
}

static void
try_cb (RoboCardPage *self)
{
  g_signal_emit_by_name (self, "try-card");
}

static void
uses_cb (RoboCardPage *self)
{
  g_signal_emit_by_name (self, "uses-wanted");
}

/* The object */

static void
robo_card_page_dispose (GObject *object)
{
  RoboCardPage *self = ROBO_CARD_PAGE (object);

  robo_card_page_set_card (self, NULL, 0);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_CARD_PAGE);

  G_OBJECT_CLASS (robo_card_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, preview);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, rule_label);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, problems_group);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, problem_list);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, language_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, name_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, text_view);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, review_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, colour_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, copies_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, copies_spin);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, arena_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, die_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, range_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, min_spin);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, max_spin);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, add_list);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, effect_list);
}

static void
robo_card_page_class_init (RoboCardPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_card_page_dispose;

  g_signal_new ("try-card", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("uses-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_LANGUAGE_ROW);
  g_type_ensure (ROBO_TYPE_MODULE_CARD);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cardpage");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-card-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, language_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, try_cb);
  gtk_widget_class_bind_template_callback (widget_class, uses_cb);
  robo_card_page_bind_callbacks (widget_class);
}

static GListModel *
list_colours (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint colour = ROBO_CARD_BLUE; colour <= ROBO_CARD_CHAMPION; colour++)
    gtk_string_list_append (list, robo_card_colour_get_label (colour));

  return G_LIST_MODEL (list);
}

static void
robo_card_page_init (RoboCardPage *self)
{
  g_autoptr (GListModel) colours = list_colours ();

  robo_ink_load_css ();
  self->is_showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_combo_row_set_model (self->colour_row, colours);
  self->is_showing = FALSE;
}

void
robo_card_page_set_card (RoboCardPage          *self,
                         RoboModuleSetDocument *document,
                         guint                  card)
{
  g_return_if_fail (ROBO_IS_CARD_PAGE (self));

  self->card = card;
  if (self->document != document)
    {
      if (self->document != NULL)
        g_signal_handlers_disconnect_by_data (self->document, self);
      g_set_object (&self->document, document);
      if (document != NULL)
        g_signal_connect_swapped (document, "changed", G_CALLBACK (show), self);
    }
  show (self);
}

void
robo_card_page_focus_name (RoboCardPage *self)
{
  g_return_if_fail (ROBO_IS_CARD_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}
