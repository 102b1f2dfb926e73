// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n.h>

#include "files/cards/robo-card-vocabulary.h"
#include "files/cards/robo-card-review.h"
#include "robo-card-page-private.h"
#include "robo-effect-row.h"
#include "robo-repair-row.h"

/* What somebody does on the page of a card becomes an edit of the document, which is then shown. */

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

/* @key: what is typed into, so that it becomes one edit; @set: (transfer full) */
void
robo_card_page_change (RoboCardPage  *self,
                       const char    *name,
                       const char    *key,
                       RoboModuleSet *set)
{
  g_autofree char *full_key =
    key != NULL ? g_strdup_printf ("%s:%u:%s", key, self->card, robo_card_page_get_language (self)) : NULL;

  robo_module_set_document_change (self->document, name, full_key, set);
}

static gboolean
can_edit (RoboCardPage *self)
{
  return !self->is_showing && self->document != NULL && get_set (self) != NULL;
}

/* Texts */

/* As long as the set is in no file nobody can name its cards, and their ids go with their names. */
static RoboModuleSet *
with_fitting_id (RoboCardPage  *self,
                 RoboModuleSet *set,
                 const char    *name)
{
  g_autofree char *id = robo_module_id_from_name (name);

  if (robo_document_get_file (ROBO_DOCUMENT (self->document)) != NULL || robo_card_page_get_language (self) != NULL ||
      name[0] == '\0' || robo_cards_find (robo_module_set_get_cards (set), id) != ROBO_NO_CARD)
    return robo_module_set_ref (set);

  return robo_module_set_with_card_id (set, self->card, id);
}

static void
name_changed_cb (RoboCardPage *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name_row));
  g_autoptr (RoboModuleSet) named = NULL;

  if (!can_edit (self))
    return;

  named = robo_module_set_with_card_name (get_set (self), self->card, robo_card_page_get_language (self), name);
  /* Translators: in the list of edits, after “Undo”. */
  robo_card_page_change (self, _ ("Edit Name"), "name", with_fitting_id (self, named, name));
}

static void
text_changed_cb (RoboCardPage *self)
{
  GtkTextBuffer   *buffer = gtk_text_view_get_buffer (self->text_view);
  GtkTextIter      start, end;
  g_autofree char *text = NULL;

  if (!can_edit (self))
    return;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  /* Translators: in the list of edits, after “Undo”. */
  robo_card_page_change (self, _ ("Edit Text"), "text",
                         robo_module_set_with_card_text (get_set (self), self->card, robo_card_page_get_language (self),
                                                         text));
}

static void
reviewed_cb (RoboCardPage *self)
{
  /* Translators: in the list of edits, after “Undo”: a text was found to be right. */
  robo_card_page_change (self, _ ("Review Text"), NULL,
                         robo_module_set_with_text_reviewed (get_set (self), self->card,
                                                             robo_card_page_get_language (self)));
}

/* The card */

static void
colour_changed_cb (RoboCardPage *self)
{
  if (can_edit (self))
    /* Translators: in the list of edits, after “Undo”. */
    robo_card_page_change (self, _ ("Change Colour"), NULL,
                           robo_module_set_with_card_colour (get_set (self), self->card,
                                                             adw_combo_row_get_selected (self->colour_row)));
}

static void
copies_changed_cb (RoboCardPage *self)
{
  if (can_edit (self))
    /* Translators: in the list of edits, after “Undo”: how many copies of a card there are. */
    robo_card_page_change (self, _ ("Change Copies"), "copies",
                           robo_module_set_with_card_copies (get_set (self), self->card,
                                                             (guint)gtk_spin_button_get_value_as_int (self->copies_spin)));
}

static void
arena_changed_cb (RoboCardPage *self)
{
  const char *arena = gtk_editable_get_text (GTK_EDITABLE (self->arena_row));

  if (can_edit (self))
    /* Translators: in the list of edits, after “Undo”: to which arena a champion card belongs. */
    robo_card_page_change (self, _ ("Change Arena"), "arena",
                           robo_module_set_with_card_arena (get_set (self), self->card, arena[0] != '\0' ? arena : NULL));
}

static void
die_changed_cb (RoboCardPage *self)
{
  guint           selected = adw_combo_row_get_selected (self->die_row);
  const RoboCard *card;
  RoboModuleSet  *set;

  if (!can_edit (self))
    return;

  card = get_card (self);
  if (selected == 0)
    set = robo_module_set_without_card_die (get_set (self), self->card);
  else
    set = robo_module_set_with_card_die (get_set (self), self->card, selected - 1, card->has_die ? card->die_min : 1,
                                         card->has_die ? card->die_max : 6);
  /* Translators: in the list of edits, after “Undo”: which die a module needs. */
  robo_card_page_change (self, _ ("Change Die"), NULL, set);
}

/* One end takes the other along. */
static void
change_range (RoboCardPage *self,
              guint         min,
              guint         max)
{
  if (can_edit (self) && get_card (self)->has_die)
    /* Translators: in the list of edits, after “Undo”: which die a module needs. */
    robo_card_page_change (self, _ ("Change Die"), "range",
                           robo_module_set_with_card_die (get_set (self), self->card, get_card (self)->die_colour, min, max));
}

static void
min_changed_cb (RoboCardPage *self)
{
  guint min = (guint)gtk_spin_button_get_value_as_int (self->min_spin);

  change_range (self, min, MAX (min, (guint)gtk_spin_button_get_value_as_int (self->max_spin)));
}

static void
max_changed_cb (RoboCardPage *self)
{
  guint max = (guint)gtk_spin_button_get_value_as_int (self->max_spin);

  change_range (self, MIN (max, (guint)gtk_spin_button_get_value_as_int (self->min_spin)), max);
}

/* Effects and abilities */

static guint
get_index (GtkWidget *effect)
{
  return (guint)gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (gtk_widget_get_parent (effect)));
}

void
robo_card_page_effect_changed_cb (RoboCardPage *self,
                                  GtkWidget    *effect)
{
  g_autofree char *key = g_strdup_printf ("effect:%u", get_index (effect));

  if (can_edit (self))
    /* Translators: in the list of edits, after “Undo”: of a module. */
    robo_card_page_change (self, _ ("Change Effect"), key,
                           robo_module_set_with_row (get_set (self), self->card, get_index (effect),
                                                     robo_effect_row_get_content (ROBO_EFFECT_ROW (effect))));
}

void
robo_card_page_effect_moved_cb (RoboCardPage *self,
                                int           offset,
                                GtkWidget    *effect)
{
  guint index = get_index (effect);

  /* Translators: in the list of edits, after “Undo”: of a module. */
  robo_card_page_change (self, _ ("Move Effect"), NULL,
                         robo_module_set_with_row_moved (get_set (self), self->card, index, index + (guint)offset));
}

void
robo_card_page_effect_removed_cb (RoboCardPage *self,
                                  GtkWidget    *effect)
{
  /* Translators: in the list of edits, after “Undo”: of a module. */
  robo_card_page_change (self, _ ("Remove Effect"), NULL,
                         robo_module_set_without_row (get_set (self), self->card, get_index (effect)));
}

void
robo_card_page_repair_cb (RoboCardPage *self,
                          guint         index,
                          GtkWidget    *row)
{
  robo_module_set_document_repair (self->document, robo_repair_row_get_item (ROBO_REPAIR_ROW (row)), index);
}

/* What can be added. The first row of a card may bring the die it needs along. */

typedef struct
{
  gboolean    is_ability;
  guint       kind;
  RoboDieNeed die;
} Addition;

static gboolean
is_fitting (RoboCardPage   *self,
            const Addition *addition)
{
  const RoboCard *card = get_card (self);

  if (addition->is_ability && robo_card_get_ability (card, addition->kind) != NULL)
    return FALSE;
  if (addition->is_ability ? robo_card_accepts_ability (card, addition->kind) : robo_card_accepts_when (card, addition->kind))
    return TRUE;

  return robo_module_set_get_n_rows (get_set (self), self->card) == 0;
}

static RoboModuleSet *
with_die (RoboCardPage   *self,
          const Addition *addition)
{
  const RoboCard *card = get_card (self);

  if (addition->is_ability ? robo_card_accepts_ability (card, addition->kind) : robo_card_accepts_when (card, addition->kind))
    return robo_module_set_ref (get_set (self));
  if (addition->die == ROBO_DIE_NEED_NONE)
    return robo_module_set_without_card_die (get_set (self), self->card);

  return robo_module_set_with_card_die (get_set (self), self->card,
                                        addition->die == ROBO_DIE_NEED_BLUE ? ROBO_BLUE : ROBO_RED,
                                        card->has_die ? card->die_min : 1, card->has_die ? card->die_max : 6);
}

static void
init_row (RoboCardRow    *row,
          const Addition *addition)
{
  if (addition->is_ability)
    {
      robo_card_row_init_ability (row, addition->kind);
      return;
    }

  for (guint target = 0; target < ROBO_N_TARGETS; target++)
    for (guint action = 0; action < ROBO_N_ACTIONS; action++)
      if (robo_effect_is_accepted (addition->kind, target, action))
        {
          robo_card_row_init_effect (row, addition->kind, target, action);
          return;
        }
}

static void
addition_chosen_cb (RoboCardPage  *self,
                    GtkListBoxRow *row)
{
  const Addition *addition = g_object_get_data (G_OBJECT (row), "robo-addition");
  g_autoptr (RoboModuleSet) set = NULL;
  RoboCardRow content;

  if (addition == NULL || !can_edit (self))
    return;

  gtk_menu_button_popdown (self->add_button);
  init_row (&content, addition);
  set = with_die (self, addition);
  /* Translators: in the list of edits, after “Undo”: of a module. */
  robo_card_page_change (self, _ ("Add Effect"), NULL,
                         robo_module_set_with_new_row (set, self->card, robo_module_set_get_n_rows (set, self->card), &content));
}

static void
add_addition (RoboCardPage *self,
              gboolean      is_ability,
              guint         kind)
{
  GtkWidget  *row = gtk_list_box_row_new ();
  const char *title = is_ability ? robo_ability_get_label (kind) : robo_when_get_label (kind);
  GtkWidget  *label = gtk_label_new (title);
  Addition   *addition = g_new0 (Addition, 1);

  addition->is_ability = is_ability;
  addition->kind = kind;
  addition->die = is_ability ? robo_ability_get_numbers (kind)->die : robo_when_get_die (kind);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  g_object_set_data_full (G_OBJECT (row), "robo-addition", addition, g_free);
  gtk_list_box_append (self->add_list, row);
}

static void
update_addition (RoboCardPage *self,
                 GtkWidget    *row)
{
  const Addition *addition = g_object_get_data (G_OBJECT (row), "robo-addition");
  gboolean        fits = is_fitting (self, addition);

  gtk_widget_set_sensitive (row, fits);
  if (fits)
    gtk_widget_set_tooltip_text (row, NULL);
  else if (addition->is_ability && robo_card_get_ability (get_card (self), addition->kind) != NULL)
    gtk_widget_set_tooltip_text (row, _ ("The card has it already."));
  else if (addition->die == ROBO_DIE_NEED_NONE)
    gtk_widget_set_tooltip_text (row, _ ("It is for cards without a die."));
  else if (addition->die == ROBO_DIE_NEED_BLUE)
    gtk_widget_set_tooltip_text (row, _ ("It needs a blue die."));
  else
    gtk_widget_set_tooltip_text (row, _ ("It needs a red die."));
}

/* Everything there is, so that one sees what can be had; what does not fit says why. */
void
robo_card_page_fill_add_list (RoboCardPage *self)
{
  if (gtk_widget_get_first_child (GTK_WIDGET (self->add_list)) == NULL)
    {
      for (guint when = 0; when < ROBO_N_WHENS; when++)
        add_addition (self, FALSE, when);
      for (guint kind = 0; kind < ROBO_N_ABILITIES; kind++)
        add_addition (self, TRUE, kind);
    }

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->add_list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    update_addition (self, row);
}

void
robo_card_page_bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, reviewed_cb);
  gtk_widget_class_bind_template_callback (widget_class, colour_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, copies_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, arena_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, die_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, min_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, max_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, addition_chosen_cb);
}
