// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-fairness-button.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

#include "robo-fairness-needle.h"

/* The word has room for MIN_CHARS letters even if it is shorter, so that the header bar seldom moves when the verdict
 * changes. A verdict is cut off after MAX_CHARS letters. */
#define MIN_CHARS 7
#define MAX_CHARS 20

struct _RoboFairnessButton
{
  GtkButton parent_instance;

  /* borrowed */
  GtkWidget *needle;
  GtkWidget *label;
};

enum
{
  PROP_HAS_WORD = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboFairnessButton, robo_fairness_button, GTK_TYPE_BUTTON)

static gboolean
get_has_word (RoboFairnessButton *self)
{
  return gtk_widget_get_visible (self->label);
}

static void
set_has_word (RoboFairnessButton *self,
              gboolean            has_word)
{
  if (get_has_word (self) == has_word)
    return;

  gtk_widget_set_visible (self->label, has_word);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_WORD]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_HAS_WORD] = { ROBO_PROPERTY_GETTER (BOOLEAN, "has-word", get_has_word), .set = G_CALLBACK (set_has_word), .initial = TRUE },
};

static void
robo_fairness_button_class_init (RoboFairnessButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_fairness_button_init (RoboFairnessButton *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->needle = robo_fairness_needle_new ();
  self->label = gtk_label_new (NULL);
  gtk_label_set_use_underline (GTK_LABEL (self->label), TRUE);
  gtk_label_set_mnemonic_widget (GTK_LABEL (self->label), GTK_WIDGET (self));
  gtk_label_set_width_chars (GTK_LABEL (self->label), MIN_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (self->label), MAX_CHARS);
  gtk_box_append (GTK_BOX (box), self->needle);
  gtk_box_append (GTK_BOX (box), self->label);
  gtk_button_set_child (GTK_BUTTON (self), box);
  robo_fairness_button_set_figures (self, NULL, FALSE);
}

void
robo_fairness_button_set_figures (RoboFairnessButton *self,
                                  const RoboFairness *figures,
                                  gboolean            is_waiting)
{
  g_autofree char *word = figures != NULL ? robo_fairness_dup_word (figures) : NULL;
  g_autofree char *sentence = figures != NULL ? robo_fairness_dup_sentence (figures) : NULL;
  /* Translators: This is a button. It opens and closes the panel that says how fair an arena is. */
  const char *balance = _ ("_Balance");

  g_return_if_fail (ROBO_IS_FAIRNESS_BUTTON (self));

  if (sentence == NULL)
    sentence = g_strdup (is_waiting ? _ ("Playing games to measure how fair the arena is…")
                                    : _ ("Arena Fairness"));
  robo_fairness_needle_set_figures (ROBO_FAIRNESS_NEEDLE (self->needle), figures);
  gtk_label_set_label (GTK_LABEL (self->label), word != NULL ? word : is_waiting ? "…"
                                                                                 : balance);
  /* A verdict on several sides may be long. */
  gtk_label_set_ellipsize (GTK_LABEL (self->label), word != NULL ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), sentence) != 0)
    gtk_widget_set_tooltip_text (GTK_WIDGET (self), sentence);
  /* The label is the name of the button, since it has the mnemonic. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
}

const char *
robo_fairness_button_get_word (RoboFairnessButton *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_BUTTON (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->label));
}
