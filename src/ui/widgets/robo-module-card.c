// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-module-card.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ui/widgets/layouts/robo-label-scale.h"
#include "ui/widgets/pictures/robo-deck-glyph.h"
#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/pictures/robo-die-view.h"

#include "robo-access.h"
#include "ui/widgets/layouts/robo-css.h"

/* In a narrow card, each text line always has room for this many characters. */
#define NARROW_CHARS 11
/* A text line of the title of up to this many letters has its usual size: FITTING_CHARS in a card with
 * ROBO_TITLE_NARROW, HIGH_FITTING_CHARS with less room, WIDE_FITTING_CHARS in half the width of a panel. If the text
 * is large, two thirds as many letters fit. Longer lines are scaled down, but not below LEAST_SCALE. */
#define FITTING_CHARS      9
#define HIGH_FITTING_CHARS 8
#define WIDE_FITTING_CHARS 15
#define LEAST_SCALE        0.55

/* CSS: node `modulecard` with the class `blue`, `red`, `yellow` or `champion` of its deck, or `empty`, and `full`
 * for a large card, `brief` for a card with its glyph and title only. Role: group, labeled by its title, dice,
 * tokens and remark; a full card is described by its text. */
struct _RoboModuleCard
{
  GtkWidget parent_instance;

  RoboModuleCardSize size;
  gboolean           is_brief; /* the card shows only its glyph and title */
  RoboTitleRoom      room;
  double             most_scale; /* limit for the scale of the title */
  char              *title;
  char              *tokens;       /* nullable: the tokens on the card, in words */
  char              *short_tokens; /* nullable: the tokens in fewer words */
  const char        *deck_class;   /* nullable */

  /* children */
  GtkWidget *box;
  GtkWidget *head;
  GtkWidget *glyph;
  GtkLabel  *title_label;
  GtkWidget *details; /* box with the widgets below the title */
  GtkWidget *row;
  GtkWidget *dice_box;
  GtkWidget *first_die;
  GtkWidget *dash;
  GtkWidget *last_die;
  GtkLabel  *tokens_label;
  GtkLabel  *remark_label;
  GtkLabel  *text_label;
  char      *dice_words; /* nullable */
};

G_DEFINE_FINAL_TYPE (RoboModuleCard, robo_module_card, GTK_TYPE_WIDGET)

static void
set_label (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
update_label (RoboModuleCard *self)
{
  g_autofree char *name = robo_module_card_dup_label (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, gtk_label_get_label (self->text_label), -1);
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_visible (label, FALSE);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

/* Moves the glyph into the box. On a small card the glyph is beside the dice, because the card is narrow and the
 * title needs the whole text line. */
static void
put_glyph (RoboModuleCard *self,
           GtkWidget      *box)
{
  g_object_ref (self->glyph);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->glyph)), self->glyph);
  gtk_box_prepend (GTK_BOX (box), self->glyph);
  g_object_unref (self->glyph);
}

/* Places the remark. On a small card the remark has a text line of its own below the dice. If the card has no dice,
 * the remark is where the dice would be. */
static void
put_remark (RoboModuleCard *self,
            gboolean        has_die)
{
  GtkWidget *remark = GTK_WIDGET (self->remark_label);

  if (self->size != ROBO_MODULE_CARD_SMALL)
    return;

  g_object_ref (remark);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (remark)), remark);
  if (has_die)
    gtk_box_insert_child_after (GTK_BOX (self->details), remark, self->row);
  else
    gtk_box_append (GTK_BOX (self->row), remark);
  g_object_unref (remark);
}

static void
show_die (RoboModuleCard *self,
          const RoboCard *card)
{
  gboolean is_range = card->has_die && card->die_min != card->die_max;

  g_clear_pointer (&self->dice_words, g_free);
  put_remark (self, card->has_die);
  gtk_widget_set_visible (self->dice_box, card->has_die);
  gtk_widget_set_visible (self->dash, is_range);
  gtk_widget_set_visible (self->last_die, is_range);
  if (!card->has_die)
    return;

  robo_die_view_set_die (ROBO_DIE_VIEW (self->first_die), card->die_colour, card->die_min, ROBO_DIE_MOOD_WAITING);
  robo_die_view_set_die (ROBO_DIE_VIEW (self->last_die), card->die_colour, card->die_max, ROBO_DIE_MOOD_WAITING);
  if (card->die_colour == ROBO_BLUE)
    /* Translators: This says which dice a module takes. The first %u is the lowest value, the second the highest: “blue
     * 2 to 4”. */
    self->dice_words = g_strdup_printf (_ ("blue %u to %u"), card->die_min, card->die_max);
  else
    /* Translators: This says which dice a module takes. The first %u is the lowest value, the second the highest: “red
     * 2 to 4”. */
    self->dice_words = g_strdup_printf (_ ("red %u to %u"), card->die_min, card->die_max);
}

/* Breaks a title into two lines, at a blank or behind a hyphen. A title without these does not change. */
static char *
dup_broken (const char *title)
{
  GString    *broken = g_string_new (title);
  const char *best = NULL;

  for (const char *gap = strpbrk (title, " -"); gap != NULL; gap = strpbrk (gap + 1, " -"))
    if (best == NULL || (gsize)(gap - title) <= strlen (title) * 2 / 3)
      best = gap;
  if (best != NULL && *best == ' ')
    broken->str[best - title] = '\n';
  else if (best != NULL)
    g_string_insert_c (broken, best - title + 1, '\n');

  return g_string_free (broken, FALSE);
}

/* Returns the number of letters in the longest text line of the title. A capital that follows a capital counts
 * twice, because abbreviations are wider. */
static guint
count_letters (const char *title)
{
  guint    most = 0;
  guint    n = 0;
  gboolean is_capital = FALSE;

  for (const char *c = title; *c != '\0'; c = g_utf8_next_char (c))
    {
      gboolean was_capital = is_capital;

      is_capital = g_unichar_isupper (g_utf8_get_char (c));
      n = *c == '\n' ? 0 : n + (was_capital && is_capital ? 2 : 1);
      most = MAX (most, n);
    }

  return most;
}

static gboolean
has_whole_line (RoboModuleCard *self)
{
  return self->room == ROBO_TITLE_WIDE || self->room == ROBO_TITLE_ROOMY;
}

/* Returns the number of letters that fit into a text line in their usual size, or 0 if there is no limit. */
static guint
count_fitting (RoboModuleCard *self)
{
  guint n = self->size == ROBO_MODULE_CARD_SMALL ? WIDE_FITTING_CHARS : 0;

  if (!has_whole_line (self))
    n = self->room == ROBO_TITLE_NARROW ? FITTING_CHARS : HIGH_FITTING_CHARS;

  return robo_desktop_style_has_large_text () ? n * 2 / 3 : n;
}

/* Breaks a title of several words into two lines if there is little room. The label cannot wrap, because a menu button
 * does not measure the height of a wrapped child. */
static char *
dup_lines (RoboModuleCard *self)
{
  const char *title = self->title != NULL ? self->title : "";

  if (has_whole_line (self) || g_utf8_strlen (title, -1) <= NARROW_CHARS)
    return g_strdup (title);

  return dup_broken (title);
}

/* Shows the tokens on the card. In a narrow column their text has only one line, so that it does not overlap the
 * widget beside it. */
static void
show_tokens (RoboModuleCard *self)
{
  gboolean    is_narrow = !has_whole_line (self);
  const char *tokens = is_narrow ? self->short_tokens : self->tokens;
  int         n = tokens != NULL ? (int)g_utf8_strlen (tokens, -1) : 0;

  set_label (self->tokens_label, tokens);
  robo_label_scale_set (self->tokens_label, is_narrow && n > NARROW_CHARS ? (double)NARROW_CHARS / n : 1);
}

/* Shows the remark if there is room for its text line. There is no room if the controllers of four players are
 * stacked. */
static void
show_remark (RoboModuleCard *self)
{
  const char *remark = gtk_label_get_label (self->remark_label);
  gboolean    has_room = self->room == ROBO_TITLE_WIDE || self->room == ROBO_TITLE_HIGH;

  gtk_widget_set_visible (GTK_WIDGET (self->remark_label), *remark != '\0' && has_room);
}

/* Shows the title. A long word is scaled down before it is cut off. */
static void
show_title (RoboModuleCard *self)
{
  g_autofree char *lines = dup_lines (self);

  set_label (self->title_label, lines);
  robo_label_scale_set (self->title_label, MIN (robo_module_card_get_title_scale (self), self->most_scale));
  gtk_widget_set_visible (GTK_WIDGET (self->title_label), self->room != ROBO_TITLE_NONE);
}

static void
set_title (RoboModuleCard *self,
           const char     *title)
{
  g_free (self->title);
  self->title = g_strdup (title);
  show_title (self);
}

static void
set_deck_class (RoboModuleCard *self,
                const char     *deck_class)
{
  if (self->deck_class != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), self->deck_class);
  self->deck_class = deck_class;
  gtk_widget_add_css_class (GTK_WIDGET (self), deck_class);
}

static void
show_nothing (RoboModuleCard *self)
{
  set_deck_class (self, "empty");
  gtk_widget_set_visible (self->glyph, FALSE);
  gtk_widget_set_visible (self->dice_box, FALSE);
  g_clear_pointer (&self->dice_words, g_free);
  set_title (self, C_ ("place for a module", "Empty"));
  set_label (self->text_label, NULL);
}

static void
robo_module_card_dispose (GObject *object)
{
  RoboModuleCard *self = ROBO_MODULE_CARD (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_module_card_parent_class)->dispose (object);
}

static void
robo_module_card_finalize (GObject *object)
{
  g_free (ROBO_MODULE_CARD (object)->dice_words);
  g_free (ROBO_MODULE_CARD (object)->title);
  g_free (ROBO_MODULE_CARD (object)->tokens);
  g_free (ROBO_MODULE_CARD (object)->short_tokens);

  G_OBJECT_CLASS (robo_module_card_parent_class)->finalize (object);
}

static void
robo_module_card_class_init (RoboModuleCardClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_module_card_dispose;
  object_class->finalize = robo_module_card_finalize;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "modulecard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Creates a full card, since templates rely on this default. */
static void
robo_module_card_init (RoboModuleCard *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  self->glyph = robo_deck_glyph_new (ROBO_CARD_BLUE);
  gtk_widget_set_valign (self->glyph, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->head), self->glyph);
  self->title_label = add_label (self->head, "title");
  gtk_widget_set_hexpand (GTK_WIDGET (self->title_label), TRUE);
  gtk_box_append (GTK_BOX (self->box), self->head);
  self->details = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_box_append (GTK_BOX (self->box), self->details);

  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->dice_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  self->first_die = robo_die_view_new (ROBO_BLUE, 1);
  self->dash = gtk_label_new ("–");
  gtk_widget_add_css_class (self->dash, "dash");
  self->last_die = robo_die_view_new (ROBO_BLUE, 6);
  gtk_widget_set_valign (self->dice_box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->dice_box), self->first_die);
  gtk_box_append (GTK_BOX (self->dice_box), self->dash);
  gtk_box_append (GTK_BOX (self->dice_box), self->last_die);
  gtk_box_append (GTK_BOX (self->row), self->dice_box);
  self->remark_label = add_label (self->row, "remark");
  gtk_label_set_wrap (self->remark_label, FALSE);
  gtk_label_set_ellipsize (self->remark_label, PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (self->details), self->row);

  self->tokens_label = add_label (self->details, "tokens");
  self->text_label = add_label (self->details, "text");
  gtk_label_set_max_width_chars (self->text_label, 32);
  gtk_widget_add_css_class (GTK_WIDGET (self), "full");
  self->size = ROBO_MODULE_CARD_FULL;
  self->most_scale = 1;
  show_nothing (self);
}

GtkWidget *
robo_module_card_new (RoboModuleCardSize size)
{
  RoboModuleCard *self = g_object_new (ROBO_TYPE_MODULE_CARD, NULL);

  if (size == ROBO_MODULE_CARD_SMALL)
    {
      self->size = size;
      gtk_widget_remove_css_class (GTK_WIDGET (self), "full");
      put_glyph (self, self->row);
      put_remark (self, TRUE);
      gtk_label_set_wrap (self->title_label, FALSE);
      gtk_label_set_ellipsize (self->title_label, PANGO_ELLIPSIZE_END);
      gtk_label_set_wrap (self->tokens_label, FALSE);
      gtk_label_set_ellipsize (self->tokens_label, PANGO_ELLIPSIZE_END);
    }

  return GTK_WIDGET (self);
}

static void
show_card (RoboModuleCard *self,
           const RoboCard *card,
           const char     *title,
           const char     *text,
           const char     *pictogram)
{
  set_deck_class (self, robo_deck_glyph_get_css_class (card->colour));
  robo_deck_glyph_set_deck (ROBO_DECK_GLYPH (self->glyph), card->colour);
  robo_deck_glyph_set_pictogram (ROBO_DECK_GLYPH (self->glyph), pictogram);
  gtk_widget_set_visible (self->glyph, TRUE);
  set_title (self, title);
  show_die (self, card);
  if (self->size == ROBO_MODULE_CARD_FULL)
    set_label (self->text_label, text);
  update_label (self);
}

void
robo_module_card_set_card (RoboModuleCard    *self,
                           const RoboModules *modules,
                           guint              card)
{
  g_return_if_fail (ROBO_IS_MODULE_CARD (self));

  if (modules == NULL || card == ROBO_NO_CARD)
    {
      show_nothing (self);
      update_label (self);
      return;
    }

  show_card (self, &robo_modules_get_cards (modules)->cards[card], robo_modules_get_title (modules, card),
             robo_modules_get_text (modules, card), robo_modules_get_pictogram (modules, card));
}

void
robo_module_card_set_card_of_set (RoboModuleCard      *self,
                                  const RoboModuleSet *set,
                                  guint                card)
{
  g_return_if_fail (ROBO_IS_MODULE_CARD (self));
  g_return_if_fail (card < robo_module_set_get_cards (set)->n_cards);

  show_card (self, &robo_module_set_get_cards (set)->cards[card], robo_module_set_get_title (set, card),
             robo_module_set_get_text (set, card), robo_module_set_get_pictogram (set, card));
}

void
robo_module_card_set_tokens (RoboModuleCard     *self,
                             const RoboSeatSlot *slot)
{
  g_return_if_fail (ROBO_IS_MODULE_CARD (self));

  g_clear_pointer (&self->tokens, g_free);
  g_clear_pointer (&self->short_tokens, g_free);
  if (slot != NULL && slot->shield_limit > 0)
    {
      /* Translators: This stands on a shield. The first %u is how much damage lies on the shield, the second how much
       * it can take. */
      self->tokens = g_strdup_printf (_ ("Damage %u of %u"), slot->shield, slot->shield_limit);
      /* Translators: This stands on a shield where there is room for eleven letters. The first %u is how much damage
       * lies on the shield, the second how much it can take. */
      self->short_tokens = g_strdup_printf (C_ ("narrow", "Damage %u/%u"), slot->shield, slot->shield_limit);
    }
  else if (slot != NULL && slot->mines_limit > 0)
    {
      /* Translators: This stands on a module that lays mines. The first %u is how many mines are left, the second how
       * many the module has in all. */
      self->tokens = g_strdup_printf (_ ("Mines %u of %u"), slot->mines_left, slot->mines_limit);
      /* Translators: This stands on a module that lays mines, where there is room for eleven letters. The first %u is
       * how many mines are left, the second how many the module has in all. */
      self->short_tokens = g_strdup_printf (C_ ("narrow", "Mines %u/%u"), slot->mines_left, slot->mines_limit);
    }

  show_tokens (self);
  update_label (self);
}

void
robo_module_card_set_remark (RoboModuleCard *self,
                             const char     *remark)
{
  g_return_if_fail (ROBO_IS_MODULE_CARD (self));

  set_label (self->remark_label, remark);
  show_remark (self);
  update_label (self);
}

void
robo_module_card_set_brief (RoboModuleCard *self,
                            gboolean        is_brief)
{
  g_return_if_fail (ROBO_IS_MODULE_CARD (self));

  gtk_widget_set_visible (self->details, !is_brief);
  put_glyph (self, is_brief || self->size == ROBO_MODULE_CARD_FULL ? self->head : self->row);
  self->is_brief = is_brief;
  show_title (self);
  robo_css_set_class (GTK_WIDGET (self), "brief", is_brief);
}

void
robo_module_card_set_title_room (RoboModuleCard *self,
                                 RoboTitleRoom   room)
{
  g_return_if_fail (ROBO_IS_MODULE_CARD (self));

  self->room = room;
  show_title (self);
  show_tokens (self);
  show_remark (self);
}

void
robo_module_card_set_hint (RoboModuleCard *self,
                           const char     *hint)
{
  g_return_if_fail (ROBO_IS_MODULE_CARD (self));

  robo_access_set_tooltip (GTK_WIDGET (self->title_label), hint);
  robo_access_set_tooltip (GTK_WIDGET (self->remark_label), hint);
}

static void
add_part (GString    *name,
          const char *part)
{
  if (part == NULL || *part == '\0')
    return;

  if (name->len > 0)
    g_string_append (name, ", ");
  g_string_append (name, part);
}

const char *
robo_module_card_get_text (RoboModuleCard *self)
{
  g_return_val_if_fail (ROBO_IS_MODULE_CARD (self), "");

  return gtk_label_get_label (self->text_label);
}

char *
robo_module_card_dup_label (RoboModuleCard *self)
{
  g_autoptr (GString) name = g_string_new (NULL);

  g_return_val_if_fail (ROBO_IS_MODULE_CARD (self), NULL);

  add_part (name, self->title);
  add_part (name, self->dice_words);
  add_part (name, self->tokens);
  add_part (name, gtk_label_get_label (self->remark_label));

  return g_strdup (name->str);
}

double
robo_module_card_get_title_scale (RoboModuleCard *self)
{
  g_autofree char *lines = NULL;
  guint            n_fitting;
  guint            n;

  g_return_val_if_fail (ROBO_IS_MODULE_CARD (self), 1);

  lines = dup_lines (self);
  n_fitting = count_fitting (self);
  n = count_letters (lines);

  return n_fitting == 0 || n <= n_fitting ? 1 : MAX (LEAST_SCALE, (double)n_fitting / n);
}

void
robo_module_card_set_most_title_scale (RoboModuleCard *self,
                                       double          scale)
{
  g_return_if_fail (ROBO_IS_MODULE_CARD (self) && scale > 0);

  if (self->most_scale == scale)
    return;

  self->most_scale = scale;
  show_title (self);
}
