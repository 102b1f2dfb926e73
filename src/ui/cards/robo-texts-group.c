// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-texts-group.h"

#include "robo-language-row.h"

/**
 * RoboTextsGroup:
 *
 * What is shown is not typed: it says nothing of it.
 */
struct _RoboTextsGroup
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  RoboLanguageRow *language_row;
  AdwEntryRow     *name_row;
  AdwEntryRow     *description_row;

  gboolean is_showing;
};

enum
{
  NAME_EDITED,
  DESCRIPTION_EDITED,
  LANGUAGE_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboTextsGroup, robo_texts_group, ADW_TYPE_PREFERENCES_GROUP)

static void
name_changed_cb (RoboTextsGroup *self,
                 GtkEditable    *entry)
{
  if (!self->is_showing)
    g_signal_emit (self, signals[NAME_EDITED], 0, gtk_editable_get_text (entry));
}

static void
description_changed_cb (RoboTextsGroup *self,
                        GtkEditable    *entry)
{
  if (!self->is_showing)
    g_signal_emit (self, signals[DESCRIPTION_EDITED], 0, gtk_editable_get_text (entry));
}

static void
language_chosen_cb (RoboTextsGroup *self)
{
  g_signal_emit (self, signals[LANGUAGE_CHOSEN], 0);
}

static void
robo_texts_group_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_TEXTS_GROUP);

  G_OBJECT_CLASS (robo_texts_group_parent_class)->dispose (object);
}

static void
robo_texts_group_class_init (RoboTextsGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType           type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_texts_group_dispose;

  signals[NAME_EDITED] = g_signal_new ("name-edited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[DESCRIPTION_EDITED] =
    g_signal_new ("description-edited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LANGUAGE_CHOSEN] = g_signal_new ("language-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_LANGUAGE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-texts-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboTextsGroup, language_row);
  gtk_widget_class_bind_template_child (widget_class, RoboTextsGroup, name_row);
  gtk_widget_class_bind_template_child (widget_class, RoboTextsGroup, description_row);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, description_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, language_chosen_cb);
}

static void
robo_texts_group_init (RoboTextsGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
robo_texts_group_set_languages (RoboTextsGroup *self,
                                char          **used)
{
  g_return_if_fail (ROBO_IS_TEXTS_GROUP (self));

  robo_language_row_set_used (self->language_row, used);
}

const char *
robo_texts_group_get_language (RoboTextsGroup *self)
{
  g_return_val_if_fail (ROBO_IS_TEXTS_GROUP (self), NULL);

  return robo_language_row_get_language (self->language_row);
}

static void
show (RoboTextsGroup *self,
      AdwEntryRow    *row,
      const char     *text)
{
  if (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (row)), text != NULL ? text : ""))
    return;

  self->is_showing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
  self->is_showing = FALSE;
}

void
robo_texts_group_show_name (RoboTextsGroup *self,
                            const char     *name)
{
  g_return_if_fail (ROBO_IS_TEXTS_GROUP (self));

  show (self, self->name_row, name);
}

void
robo_texts_group_show_description (RoboTextsGroup *self,
                                   const char     *description)
{
  g_return_if_fail (ROBO_IS_TEXTS_GROUP (self));

  gtk_widget_set_visible (GTK_WIDGET (self->description_row), TRUE);
  show (self, self->description_row, description);
}

void
robo_texts_group_focus_name (RoboTextsGroup *self)
{
  g_return_if_fail (ROBO_IS_TEXTS_GROUP (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}
