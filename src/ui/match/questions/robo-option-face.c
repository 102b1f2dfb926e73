// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-option-face.h"

#include <glib/gi18n.h>

#include "ui/widgets/pictures/robo-deck-glyph.h"
#include "ui/widgets/pictures/robo-die-view.h"
#include "ui/widgets/pictures/robo-program-dice.h"
#include "ui/widgets/robo-module-card.h"
#include "ui/widgets/robo-question-words.h"

static GtkWidget *
words_new (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  /* Break long words, so that the panel with the answers does not grow into the room of the board. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);

  return label;
}

/* Shows the number of cards in a deck, which is public, but not the cards, which are secret. */
static GtkWidget *
deck_new (RoboMatch     *match,
          RoboCardColour deck)
{
  guint      n_cards = robo_match_get_shown_state (match)->deck_sizes[deck];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: %u is a number of modules. */
  g_autofree char *size = g_strdup_printf (g_dngettext (NULL, "%u module", "%u modules", n_cards), n_cards);
  GtkWidget       *title_label = gtk_label_new (robo_deck_glyph_get_title (deck));
  GtkWidget       *size_label = gtk_label_new (size);

  gtk_label_set_xalign (GTK_LABEL (title_label), 0);
  gtk_label_set_xalign (GTK_LABEL (size_label), 0);
  gtk_widget_add_css_class (size_label, "caption");
  gtk_box_append (GTK_BOX (words), title_label);
  gtk_box_append (GTK_BOX (words), size_label);
  gtk_widget_add_css_class (box, "deck");
  gtk_box_append (GTK_BOX (box), robo_deck_glyph_new (deck));
  gtk_box_append (GTK_BOX (box), words);

  return box;
}

GtkWidget *
robo_option_face_new (RoboMatch          *match,
                      const RoboQuestion *question,
                      RoboAnswer          option)
{
  g_autofree char *words = robo_question_words_dup_option (match, question, option);
  GtkWidget       *face;

  if (question->kind == ROBO_ASK_DEAL)
    {
      face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
      gtk_box_append (GTK_BOX (face), deck_new (match, option & 3));
      gtk_box_append (GTK_BOX (face), deck_new (match, option >> 2 & 3));
      gtk_widget_set_hexpand (face, TRUE);
      return face;
    }
  if (question->kind == ROBO_ASK_DRAW)
    {
      face = deck_new (match, option);
      gtk_widget_set_hexpand (face, TRUE);
      return face;
    }
  if (question->kind == ROBO_ASK_REPLACE_FIRE && option > 0 && robo_match_get_modules (match) != NULL)
    {
      face = robo_module_card_new (ROBO_MODULE_CARD_FULL);
      robo_module_card_set_card (ROBO_MODULE_CARD (face), robo_match_get_modules (match), option - 1);
      gtk_widget_set_hexpand (face, TRUE);
      return face;
    }
  if (question->kind == ROBO_ASK_KEEP_DIE)
    return robo_option_face_new_die (&robo_match_get_shown_state (match)->robots[question->seat].dice[option], words);

  return words_new (words);
}

GtkWidget *
robo_option_face_new_die (const RoboDie *die,
                          const char    *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *picture = robo_die_view_new (die->colour, die->value);

  gtk_widget_add_css_class (picture, "large");
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), words_new (words));
  gtk_widget_set_hexpand (box, TRUE);

  return box;
}

GtkWidget *
robo_option_face_new_dir (RoboDir dir)
{
  return gtk_label_new (robo_program_dice_get_arrow (dir));
}
