// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-card-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "base/robo-slug.h"
#include "files/cards/robo-card-review.h"
#include "files/cards/robo-card-vocabulary.h"
#include "files/robo-explain-module.h"
#include "ui/widgets/documents/robo-problem-view.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/pictures/robo-ink.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-entry-limit.h"
#include "ui/widgets/robo-module-card.h"
#include "robo-effect-row.h"
#include "robo-language-row.h"
#include "robo-limits-group.h"
#include "robo-pictogram-row.h"
#include "robo-typed-text.h"

/* In a page of at least this width, the preview of the card is beside the rows, not above them. */
#define PAIR_PX 420

/* Shows one card of the document. An edit changes only the rows that differ, so that the user's cursor stays where
 * it is. CSS: node `cardpage`. */
struct _RoboCardPage
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget        *content;
  RoboRowLayout    *pair;
  RoboModuleCard   *preview;
  AdwSplitButton   *test_button;
  GtkWidget        *worth_button;
  GtkLabel         *worth_word;
  GtkLabel         *worth_figures;
  RoboLanguageRow  *language_row;
  AdwEntryRow      *name_row;
  RoboTypedText    *name_text;
  GtkTextView      *text_view;
  RoboTypedText    *text_text;
  AdwComboRow      *colour_row;
  GtkSpinButton    *copies_spin;
  AdwEntryRow      *arena_row;
  RoboPictogramRow *pictogram_row;
  RoboTypedText    *arena_text;
  AdwComboRow      *die_row;
  GtkSpinButton    *min_spin;
  GtkSpinButton    *max_spin;
  GtkMenuButton    *add_button;
  GtkListBox       *add_list;
  GtkSearchEntry   *add_search;
  GtkListBox       *effect_list;
  RoboLimitsGroup  *limits_group;

  /* owned */
  RoboModuleSetDocument *document;
  GSignalGroup          *document_signals;

  guint    card;
  gboolean is_showing; /* the program sets the values of the rows, not the user */
};

enum
{
  PROP_0,
  PROP_DOCUMENT,
  PROP_CARD,
  PROP_SET,
  N_PROPS
};

enum
{
  TRY_CARD,
  USES_WANTED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboCardPage, robo_card_page, GTK_TYPE_WIDGET)

static RoboModuleSet *
get_set (RoboCardPage *self)
{
  return self->document != NULL ? robo_module_set_document_get_set (self->document) : NULL;
}

static const RoboCard *
get_card (RoboCardPage *self)
{
  return &robo_module_set_get_cards (get_set (self))->cards[self->card];
}

static const char *
get_language (RoboCardPage *self)
{
  return robo_language_row_get_language (self->language_row);
}

/* Closures of the template about the current card */

/* Returns the current card of the set, or NULL. When an undo has removed the current card, there is no current card
 * until another card is selected. */

static const RoboCard *
find_card (RoboCardPage  *self,
           RoboModuleSet *set)
{
  return set != NULL && self->card < robo_module_set_get_cards (set)->n_cards
           ? &robo_module_set_get_cards (set)->cards[self->card]
           : NULL;
}

static char *
dup_rule (RoboCardPage  *self,
          RoboModuleSet *set)
{
  g_autofree char *rule = find_card (self, set) != NULL ? robo_explain_module_of_set (set, self->card, NULL) : NULL;

  if (rule == NULL || rule[0] == '\0')
    /* Translators: This stands in place of the rule of a module card that has no effect yet. */
    return g_strdup (_ ("It does nothing yet."));

  return g_steal_pointer (&rule);
}

static GStrv
dup_languages (RoboCardPage  *self,
               RoboModuleSet *set)
{
  return set != NULL ? robo_module_set_dup_languages (set) : NULL;
}

static char *
dup_name (RoboCardPage  *self,
          RoboModuleSet *set,
          const char    *language)
{
  return find_card (self, set) != NULL ? g_strdup (robo_module_set_get_card_name_in (set, self->card, language)) : NULL;
}

static char *
dup_text (RoboCardPage  *self,
          RoboModuleSet *set,
          const char    *language)
{
  return find_card (self, set) != NULL ? g_strdup (robo_module_set_get_card_text_in (set, self->card, language)) : NULL;
}

static gboolean
is_outdated (RoboCardPage  *self,
             RoboModuleSet *set,
             const char    *language)
{
  return find_card (self, set) != NULL &&
         robo_module_set_get_text_review (set, self->card, language) == ROBO_TEXT_OUTDATED;
}

static guint
get_colour (RoboCardPage  *self,
            RoboModuleSet *set)
{
  return find_card (self, set) != NULL ? find_card (self, set)->colour : ROBO_CARD_BLUE;
}

static gboolean
is_champion (RoboCardPage *self,
             guint         colour)
{
  return colour == ROBO_CARD_CHAMPION;
}

static gboolean
is_in_deck (RoboCardPage *self,
            guint         colour)
{
  return colour != ROBO_CARD_CHAMPION;
}

static double
get_copies (RoboCardPage  *self,
            RoboModuleSet *set)
{
  return find_card (self, set) != NULL ? robo_module_set_get_copies (set, self->card) : 0;
}

static gboolean
can_test (RoboCardPage  *self,
          RoboModuleSet *set)
{
  return find_card (self, set) != NULL && robo_module_set_is_card_good (set, self->card);
}

static char *
dup_test_tooltip (RoboCardPage  *self,
                  RoboModuleSet *set)
{
  return g_strdup (can_test (self, set) ? _ ("Play a game in which you have this card")
                                        : _ ("Fix the Problems Below to Play With This Card"));
}

static char *
dup_arena (RoboCardPage  *self,
           RoboModuleSet *set)
{
  return find_card (self, set) != NULL ? g_strdup (robo_module_set_get_arena (set, self->card)) : NULL;
}

/* Returns the position of the card's die in the menu of dice: none, blue, red. */
static guint
get_die (RoboCardPage  *self,
         RoboModuleSet *set)
{
  const RoboCard *card = find_card (self, set);

  return card != NULL && card->has_die ? 1 + card->die_colour : 0;
}

static gboolean
has_die (RoboCardPage *self,
         guint         die)
{
  return die > 0;
}

static double
get_min (RoboCardPage  *self,
         RoboModuleSet *set)
{
  const RoboCard *card = find_card (self, set);

  return card != NULL && card->has_die ? card->die_min : 1;
}

static double
get_max (RoboCardPage  *self,
         RoboModuleSet *set)
{
  const RoboCard *card = find_card (self, set);

  return card != NULL && card->has_die ? card->die_max : 6;
}

/* Actions of the user: each action is an edit of the document, and then the page shows the document */

/* Changes the document to the set, and takes ownership of the set. Edits with the same key are merged, such as the
 * letters that are typed in one entry. */
static void
change_card (RoboCardPage  *self,
             const char    *name,
             const char    *key,
             RoboModuleSet *set)
{
  g_autofree char *full_key =
    key != NULL ? g_strdup_printf ("%s:%u:%s", key, self->card, get_language (self)) : NULL;

  robo_set_document_change (ROBO_SET_DOCUMENT (self->document), name, full_key, set);
}

static gboolean
can_edit (RoboCardPage *self)
{
  return !self->is_showing && self->document != NULL && find_card (self, get_set (self)) != NULL;
}

/* Texts */

/* Adapts the id of the card to its original name, unless the name is empty or the set has a card with such an id.
 * Once the set has a file, the id stays, because other files can refer to the card. */
static RoboModuleSet *
with_fitting_id (RoboCardPage  *self,
                 RoboModuleSet *set,
                 const char    *name)
{
  GFile           *file = robo_document_file_get_location (robo_document_get_file (ROBO_DOCUMENT (self->document)));
  g_autofree char *id = robo_slug_new (name, "module");

  if (file != NULL || get_language (self) != NULL ||
      name[0] == '\0' || robo_cards_find (robo_module_set_get_cards (set), id) != ROBO_NO_CARD)
    return robo_module_set_ref (set);

  return robo_module_set_with_attribute (set, self->card, "id", id);
}

static void
name_typed_cb (RoboCardPage *self,
               const char   *name)
{
  g_autoptr (RoboModuleSet) named = NULL;

  if (!can_edit (self))
    return;

  named = robo_module_set_with_text (get_set (self), self->card, "name", get_language (self), name);
  /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
  change_card (self, _ ("Edit Name"), "name", with_fitting_id (self, named, name));
}

static void
text_typed_cb (RoboCardPage *self,
               const char   *text)
{
  if (can_edit (self))
    /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
    change_card (self, _ ("Edit Text"), "text",
                 robo_module_set_with_text (get_set (self), self->card, "text", get_language (self), text));
}

static void
reviewed_cb (RoboCardPage *self)
{
  /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user has confirmed that a text
   * is right. */
  change_card (self, _ ("Review Text"), NULL,
               robo_module_set_with_text_reviewed (get_set (self), self->card,
                                                   get_language (self)));
}

/* Rows about the whole card */

/* Callbacks of menus and spin buttons ignore a value that the card has already, because then the program has set the
 * row, not the user. */

static void
colour_changed_cb (RoboCardPage *self)
{
  guint colour = adw_combo_row_get_selected (self->colour_row);

  if (can_edit (self) && colour != get_colour (self, get_set (self)))
    /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
    change_card (self, _ ("Change Color"), NULL,
                 robo_module_set_with_attribute (get_set (self), self->card, "colour",
                                                 robo_card_colour_get_id (colour)));
}

static void
copies_changed_cb (RoboCardPage *self)
{
  int              copies = gtk_spin_button_get_value_as_int (self->copies_spin);
  g_autofree char *value = g_strdup_printf ("%d", copies);

  if (can_edit (self) && copies != get_copies (self, get_set (self)))
    /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user changes how many copies
     * of a card there are. */
    change_card (self, _ ("Change Copies"), "copies",
                 robo_module_set_with_attribute (get_set (self), self->card, "copies", value));
}

static void
arena_typed_cb (RoboCardPage *self,
                const char   *arena)
{
  if (can_edit (self))
    /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user chooses the arena to
     * which a champion card belongs. */
    change_card (self, _ ("Change Arena"), "arena",
                 robo_module_set_with_attribute (get_set (self), self->card, "arena", arena[0] != '\0' ? arena : NULL));
}

static void
pictogram_chosen_cb (RoboCardPage *self,
                     const char   *pictogram)
{
  if (can_edit (self))
    /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user chooses the sign on a
     * card. */
    change_card (self, _ ("Choose Pictogram"), NULL,
                 robo_module_set_with_attribute (get_set (self), self->card, "pictogram", pictogram));
}

static void
die_changed_cb (RoboCardPage *self)
{
  guint           selected = adw_combo_row_get_selected (self->die_row);
  const RoboCard *card;
  RoboModuleSet  *set;

  if (!can_edit (self) || selected == get_die (self, get_set (self)))
    return;

  card = get_card (self);
  if (selected == 0)
    set = robo_module_set_without_card_die (get_set (self), self->card);
  else
    set = robo_module_set_with_card_die (get_set (self), self->card, selected - 1, card->has_die ? card->die_min : 1,
                                         card->has_die ? card->die_max : 6);
  /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user changes which die a
   * module needs. */
  change_card (self, _ ("Change Die"), NULL, set);
}

static void
change_range (RoboCardPage *self,
              guint         min,
              guint         max)
{
  const RoboCard *card = get_card (self);

  if (card->has_die && (min != card->die_min || max != card->die_max))
    /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user changes which die a
     * module needs. */
    change_card (self, _ ("Change Die"), "range",
                 robo_module_set_with_card_die (get_set (self), self->card, card->die_colour, min, max));
}

/* Raises the maximum, too, if the user raises the minimum above it. In the same way, max_changed_cb() lowers the
 * minimum. */
static void
min_changed_cb (RoboCardPage *self)
{
  guint min = (guint)gtk_spin_button_get_value_as_int (self->min_spin);

  if (can_edit (self))
    change_range (self, min, MAX (min, get_card (self)->die_max));
}

static void
max_changed_cb (RoboCardPage *self)
{
  guint max = (guint)gtk_spin_button_get_value_as_int (self->max_spin);

  if (can_edit (self))
    change_range (self, MIN (max, get_card (self)->die_min), max);
}

/* Effects and abilities */

static guint
get_index (GtkWidget *effect)
{
  return (guint)gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (gtk_widget_get_parent (effect)));
}

static void
effect_changed_cb (RoboCardPage *self,
                   GtkWidget    *effect)
{
  g_autofree char *key = g_strdup_printf ("effect:%u", get_index (effect));

  if (can_edit (self))
    /* Translators: This is the name of an edit of a module card, in the list of edits and after “Undo”. */
    change_card (self, _ ("Change Effect"), key,
                 robo_module_set_with_row (get_set (self), self->card, get_index (effect),
                                           robo_effect_row_get_content (ROBO_EFFECT_ROW (effect))));
}

static void
effect_moved_cb (RoboCardPage *self,
                 int           offset,
                 GtkWidget    *effect)
{
  guint index = get_index (effect);

  /* Translators: This is the name of an edit of a module card, in the list of edits and after “Undo”. */
  change_card (self, _ ("Move Effect"), NULL,
               robo_module_set_with_row_moved (get_set (self), self->card, index, index + (guint)offset));
}

static void
effect_removed_cb (RoboCardPage *self,
                   GtkWidget    *effect)
{
  /* Translators: This is the name of an edit of a module card, in the list of edits and after “Undo”. */
  change_card (self, _ ("Remove Effect"), NULL,
               robo_module_set_without_row (get_set (self), self->card, get_index (effect)));
}

static void
limits_changed_cb (RoboCardPage *self)
{
  if (can_edit (self))
    /* Translators: This is the name of an edit, in the list of edits and after “Undo”: the user changes the conditions,
     * uses or costs of a module card. */
    change_card (self, _ ("Change Conditions"), robo_limits_group_get_key (self->limits_group),
                 robo_module_set_with_limits (get_set (self), self->card,
                                              robo_limits_group_get_card (self->limits_group)));
}

static void
repair_cb (RoboCardPage    *self,
           RoboProblemItem *item,
           guint            index)
{
  robo_set_document_repair (ROBO_SET_DOCUMENT (self->document), item, index);
}

/* Rows of effects and abilities */

/* The user can drag effects and abilities by their rows, but not by menus and buttons in them. The dragged value is
 * an int; the list of cards beside the page drags a uint. So an effect cannot be dropped on the list of cards, nor a
 * card on the effects. */

static GdkContentProvider *
effect_prepare_cb (GtkDragSource *source,
                   double         x,
                   double         y,
                   GtkListBoxRow *row)
{
  return gdk_content_provider_new_typed (G_TYPE_INT, gtk_list_box_row_get_index (row));
}

static void
effect_drag_begin_cb (GtkDragSource *source,
                      GdkDrag       *drag,
                      GtkWidget     *row)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (row);

  gtk_drag_source_set_icon (source, picture, 12, 12);
}

static gboolean
effect_dropped_cb (RoboCardPage  *self,
                   const GValue  *value,
                   double         x,
                   double         y,
                   GtkDropTarget *target)
{
  GtkWidget     *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  guint          from = (guint)g_value_get_int (value);
  guint          to = (guint)gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  RoboModuleSet *set;

  if (self->document == NULL || from == to)
    return FALSE;

  set = robo_module_set_document_get_set (self->document);
  if (from >= robo_module_set_get_n_rows (set, self->card))
    return FALSE;

  /* Translators: This is the name of an edit of a module card, in the list of edits and after “Undo”. */
  change_card (self, _ ("Move Effect"), NULL, robo_module_set_with_row_moved (set, self->card, from, to));

  return TRUE;
}

static GtkWidget *
add_effect_row (RoboCardPage *self)
{
  GtkWidget     *row = gtk_list_box_row_new ();
  GtkWidget     *effect = robo_effect_row_new ();
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_MOVE);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), effect);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  g_signal_connect_object (effect, "changed", G_CALLBACK (effect_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (effect, "moved", G_CALLBACK (effect_moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (effect, "removed", G_CALLBACK (effect_removed_cb), self, G_CONNECT_SWAPPED);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (effect_prepare_cb), row, 0);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (effect_drag_begin_cb), row, 0);
  g_signal_connect_object (target, "drop", G_CALLBACK (effect_dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));
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
  /* If the list has the focus and loses rows, move the focus to the button that adds effects, so that the focus
   * stays on the page. */
  if (gtk_list_box_get_row_at_index (self->effect_list, (int)n) != NULL &&
      gtk_widget_get_focus_child (GTK_WIDGET (self->effect_list)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->add_button));
  while (gtk_list_box_get_row_at_index (self->effect_list, (int)n) != NULL)
    gtk_list_box_remove (self->effect_list, GTK_WIDGET (gtk_list_box_get_row_at_index (self->effect_list, (int)n)));
  gtk_widget_set_visible (GTK_WIDGET (self->effect_list), n > 0);
}

/* Holds an effect or ability that the user can add. If the card has no effects and abilities yet, the addition also
 * gives the card the die that the addition needs, or removes a die that it does not need. */
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
  if (addition->is_ability ? robo_card_accepts_ability (card, addition->kind)
                           : robo_card_accepts_when (card, addition->kind))
    return TRUE;

  return robo_module_set_get_n_rows (get_set (self), self->card) == 0;
}

static RoboModuleSet *
with_die (RoboCardPage   *self,
          const Addition *addition)
{
  const RoboCard *card = get_card (self);

  if (addition->is_ability ? robo_card_accepts_ability (card, addition->kind)
                           : robo_card_accepts_when (card, addition->kind))
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
    for (guint action = 0; action < robo_action_get_n (); action++)
      if (robo_effect_is_accepted (addition->kind, target, action))
        {
          robo_card_row_init_effect (row, addition->kind, target, action);
          return;
        }
}

static const Addition *
get_addition (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "robo-addition");
}

static void
addition_chosen_cb (RoboCardPage  *self,
                    GtkListBoxRow *row)
{
  const Addition *addition = get_addition (row);
  g_autoptr (RoboModuleSet) set = NULL;
  RoboCardRow content;

  if (addition == NULL || !can_edit (self))
    return;

  gtk_menu_button_popdown (self->add_button);
  init_row (&content, addition);
  set = with_die (self, addition);
  /* Translators: This is the name of an edit of a module card, in the list of edits and after “Undo”. */
  change_card (self, _ ("Add Effect"), NULL,
               robo_module_set_with_new_row (set, self->card, robo_module_set_get_n_rows (set, self->card), &content));
}

static const char *
get_title (const Addition *addition)
{
  return addition->is_ability ? robo_ability_get_label (addition->kind) : robo_when_get_label (addition->kind);
}

/* Returns a number by which additions are sorted: effects come before abilities, and both are sorted by their dice. */
static guint
get_group (const Addition *addition)
{
  static const guint orders[] = { [ROBO_DIE_NEED_RED] = 0, [ROBO_DIE_NEED_BLUE] = 1, [ROBO_DIE_NEED_NONE] = 2 };

  return 3 * addition->is_ability + orders[addition->die];
}

static const char *
get_group_title (guint group)
{
  static const char *const titles[] = {
    /* Translators: This is a heading in the list of effects and abilities that a module card can have. */
    N_ ("Effects with a red die"),
    /* Translators: This is a heading in the list of effects and abilities that a module card can have. */
    N_ ("Effects with a blue die"),
    /* Translators: This is a heading in the list of effects and abilities that a module card can have. */
    N_ ("Effects without a die"),
    /* Translators: This is a heading in the list of effects and abilities that a module card can have. */
    N_ ("Abilities with a red die or no die"),
    /* Translators: This is a heading in the list of effects and abilities that a module card can have. */
    N_ ("Abilities with a blue die or no die"),
    /* Translators: This is a heading in the list of effects and abilities that a module card can have. */
    N_ ("Abilities with any die or no die"),
  };

  return _ (titles[group]);
}

static int
compare_additions (GtkListBoxRow *a,
                   GtkListBoxRow *b,
                   gpointer       data)
{
  guint group_a = get_group (get_addition (a));
  guint group_b = get_group (get_addition (b));

  return group_a != group_b ? (int)group_a - (int)group_b : (int)get_addition (a)->kind - (int)get_addition (b)->kind;
}

static void
update_header (GtkListBoxRow *row,
               GtkListBoxRow *before,
               gpointer       data)
{
  guint      group = get_group (get_addition (row));
  GtkWidget *label;

  if (before != NULL && get_group (get_addition (before)) == group)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  if (gtk_list_box_row_get_header (row) != NULL)
    return;

  label = gtk_label_new (get_group_title (group));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_margin_top (label, 9);
  gtk_widget_set_margin_start (label, 6);
  gtk_list_box_row_set_header (row, label);
}

static gboolean
is_searched (GtkListBoxRow *row,
             gpointer       data)
{
  RoboCardPage    *self = data;
  const Addition  *addition = get_addition (row);
  const char      *label = get_title (addition);
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->add_search)), -1);
  g_autofree char *text = g_utf8_casefold (label, -1);

  return strstr (text, g_strstrip (wanted)) != NULL;
}

static void
add_search_cb (RoboCardPage *self)
{
  gtk_list_box_invalidate_filter (self->add_list);
  gtk_list_box_invalidate_headers (self->add_list);
}

static void
add_shown_cb (RoboCardPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->add_search), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->add_search));
}

/* Adds the first effect or ability that is found and fits. Updates the results first, because the entry reports a
 * typed text only a moment later. */
static void
add_first_cb (RoboCardPage *self)
{
  add_search_cb (self);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->add_list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (GTK_IS_LIST_BOX_ROW (row) && gtk_widget_get_child_visible (row) && gtk_widget_get_sensitive (row))
      {
        addition_chosen_cb (self, GTK_LIST_BOX_ROW (row));
        return;
      }
}

static void
add_addition (RoboCardPage *self,
              gboolean      is_ability,
              guint         kind)
{
  GtkWidget *row = gtk_list_box_row_new ();
  Addition  *addition = g_new0 (Addition, 1);
  GtkWidget *label;

  addition->is_ability = is_ability;
  addition->kind = kind;
  label = gtk_label_new (get_title (addition));
  addition->die = is_ability ? robo_ability_get_numbers (kind)->die : robo_when_get_die (kind);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  g_object_set_data_full (G_OBJECT (row), "robo-addition", addition, g_free);
  gtk_list_box_append (self->add_list, row);
}

/* Showing the whole card */

static void
show_cb (RoboCardPage *self)
{
  RoboModuleSet *set = get_set (self);

  if (set == NULL || find_card (self, set) == NULL)
    return;

  self->is_showing = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SET]);
  robo_module_card_set_card_of_set (self->preview, set, self->card);
  robo_pictogram_row_show (self->pictogram_row, robo_module_set_get_pictogram (set, self->card),
                           find_card (self, set)->colour);
  show_effects (self);
  robo_limits_group_show (self->limits_group, get_card (self));
  /* List all effects and abilities, so that the user gets to know them. The rows of effects and abilities that do
   * not fit are insensitive and show the reason. */
  if (gtk_widget_get_first_child (GTK_WIDGET (self->add_list)) == NULL)
    {
      gtk_list_box_set_sort_func (self->add_list, compare_additions, NULL, NULL);
      gtk_list_box_set_header_func (self->add_list, update_header, NULL, NULL);
      gtk_list_box_set_filter_func (self->add_list, is_searched, self, NULL);
      for (guint when = 0; when < ROBO_N_WHENS; when++)
        add_addition (self, FALSE, when);
      for (guint kind = 0; kind < ROBO_N_ABILITIES; kind++)
        add_addition (self, TRUE, kind);
    }

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->add_list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      const Addition *addition = GTK_IS_LIST_BOX_ROW (row) ? get_addition (GTK_LIST_BOX_ROW (row)) : NULL;
      gboolean        fits;

      if (addition == NULL)
        continue;
      fits = is_fitting (self, addition);

      gtk_widget_set_sensitive (row, fits);
      if (fits)
        gtk_widget_set_tooltip_text (row, NULL);
      else if (addition->is_ability && robo_card_get_ability (get_card (self), addition->kind) != NULL)
        gtk_widget_set_tooltip_text (row, _ ("The card already has it."));
      else if (addition->die == ROBO_DIE_NEED_NONE)
        gtk_widget_set_tooltip_text (row, _ ("This is for cards without a die."));
      else if (addition->die == ROBO_DIE_NEED_BLUE)
        gtk_widget_set_tooltip_text (row, _ ("This needs a blue die."));
      else
        gtk_widget_set_tooltip_text (row, _ ("This needs a red die."));
    }
  self->is_showing = FALSE;
}

static void
try_cb (RoboCardPage *self)
{
  g_signal_emit (self, signals[TRY_CARD], 0);
}

static void
uses_cb (RoboCardPage *self)
{
  g_signal_emit (self, signals[USES_WANTED], 0);
}

/* Object */

static void
robo_card_page_dispose (GObject *object)
{
  RoboCardPage *self = ROBO_CARD_PAGE (object);

  g_clear_object (&self->document_signals);
  g_clear_object (&self->document);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_CARD_PAGE);

  G_OBJECT_CLASS (robo_card_page_parent_class)->dispose (object);
}

static void
set_document (RoboCardPage          *self,
              RoboModuleSetDocument *document)
{
  if (!g_set_object (&self->document, document))
    return;

  self->card = 0;
  g_signal_group_set_target (self->document_signals, document);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
  show_cb (self);
}

static void
set_card (RoboCardPage *self,
          guint         card)
{
  if (self->card == card)
    return;

  self->card = card;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARD]);
  show_cb (self);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_DOCUMENT] = { ROBO_PROPERTY_FIELD (OBJECT, "document", RoboCardPage, document), .type = robo_module_set_document_get_type, .set = G_CALLBACK (set_document) },
  [PROP_CARD] = { ROBO_PROPERTY_FIELD (UINT, "card", RoboCardPage, card), .set = G_CALLBACK (set_card) },
  [PROP_SET] = { ROBO_PROPERTY_GETTER (POINTER, "set", get_set) },
};

static void
robo_card_page_class_init (RoboCardPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_card_page_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[TRY_CARD] = g_signal_new ("try-card", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
  signals[USES_WANTED] = g_signal_new ("uses-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_LANGUAGE_ROW);
  g_type_ensure (ROBO_TYPE_LIMITS_GROUP);
  g_type_ensure (ROBO_TYPE_MODULE_CARD);
  g_type_ensure (ROBO_TYPE_PICTOGRAM_ROW);
  g_type_ensure (ROBO_TYPE_PROBLEM_VIEW);
  g_type_ensure (ROBO_TYPE_TYPED_TEXT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cardpage");
  g_type_ensure (ROBO_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-card-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, content);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, pair);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, preview);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, test_button);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, worth_button);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, worth_word);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, worth_figures);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, language_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, name_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, name_text);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, text_view);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, text_text);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, colour_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, copies_spin);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, arena_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, pictogram_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, arena_text);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, die_row);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, min_spin);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, max_spin);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, add_list);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, add_search);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, effect_list);
  gtk_widget_class_bind_template_child (widget_class, RoboCardPage, limits_group);
  gtk_widget_class_bind_template_callback (widget_class, dup_rule);
  gtk_widget_class_bind_template_callback (widget_class, dup_languages);
  gtk_widget_class_bind_template_callback (widget_class, dup_name);
  gtk_widget_class_bind_template_callback (widget_class, dup_text);
  gtk_widget_class_bind_template_callback (widget_class, is_outdated);
  gtk_widget_class_bind_template_callback (widget_class, get_colour);
  gtk_widget_class_bind_template_callback (widget_class, is_champion);
  gtk_widget_class_bind_template_callback (widget_class, is_in_deck);
  gtk_widget_class_bind_template_callback (widget_class, get_copies);
  gtk_widget_class_bind_template_callback (widget_class, dup_arena);
  gtk_widget_class_bind_template_callback (widget_class, can_test);
  gtk_widget_class_bind_template_callback (widget_class, dup_test_tooltip);
  gtk_widget_class_bind_template_callback (widget_class, get_die);
  gtk_widget_class_bind_template_callback (widget_class, has_die);
  gtk_widget_class_bind_template_callback (widget_class, get_min);
  gtk_widget_class_bind_template_callback (widget_class, get_max);
  gtk_widget_class_bind_template_callback (widget_class, add_first_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, limits_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, repair_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, reviewed_cb);
  gtk_widget_class_bind_template_callback (widget_class, colour_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, copies_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, arena_typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, pictogram_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, die_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, min_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, max_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, addition_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, try_cb);
  gtk_widget_class_bind_template_callback (widget_class, uses_cb);
}

static void
robo_card_page_init (RoboCardPage *self)
{
  g_autoptr (GtkStringList) colours = gtk_string_list_new (NULL);

  for (guint colour = ROBO_CARD_BLUE; colour <= ROBO_CARD_CHAMPION; colour++)
    gtk_string_list_append (colours, robo_card_colour_get_label (colour));
  robo_ink_load_css ();
  self->is_showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Rows beside the card need a wider page if the text is larger. */
  g_object_set (self->pair, "threshold", (guint)(PAIR_PX * robo_desktop_style_get_text_scale ()), NULL);
  robo_access_name_split (self->test_button);
  robo_entry_limit (GTK_WIDGET (self->name_row), ROBO_ENTRY_LIMIT_NAME);
  robo_entry_limit (GTK_WIDGET (self->text_view), ROBO_ENTRY_LIMIT_TEXT);
  adw_combo_row_set_model (self->colour_row, G_LIST_MODEL (colours));
  self->document_signals = g_signal_group_new (ROBO_TYPE_MODULE_SET_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (show_cb), self);
  self->is_showing = FALSE;
}

void
robo_card_page_focus_name (RoboCardPage *self)
{
  g_return_if_fail (ROBO_IS_CARD_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}

void
robo_card_page_set_worth (RoboCardPage *self,
                          const char   *word,
                          const char   *figures)
{
  g_return_if_fail (ROBO_IS_CARD_PAGE (self));

  /* Do not set the same texts again, because a screen reader speaks each change. */
  if (g_str_equal (gtk_label_get_label (self->worth_word), word) &&
      g_str_equal (gtk_label_get_label (self->worth_figures), figures != NULL ? figures : ""))
    return;

  gtk_label_set_label (self->worth_word, word);
  gtk_label_set_label (self->worth_figures, figures != NULL ? figures : "");
  gtk_widget_set_visible (GTK_WIDGET (self->worth_figures), figures != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->worth_button), GTK_ACCESSIBLE_PROPERTY_LABEL, word, -1);
  robo_access_describe (GTK_WIDGET (self->worth_button), figures != NULL ? figures : "");
}
