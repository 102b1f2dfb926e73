// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-language-group.h"

#include <glib/gi18n.h>

#include "ui/common/robo-combo-face.h"

#include "robo-language-list.h"

/**
 * RoboLanguageGroup:
 *
 * A row to choose the language in, and one to try a translation.
 */
struct _RoboLanguageGroup
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  AdwComboRow  *language_row;
  AdwActionRow *try_row;
  AdwActionRow *trial_row;

  /* owned */
  GListModel *languages;
};

G_DEFINE_FINAL_TYPE (RoboLanguageGroup, robo_language_group, ADW_TYPE_PREFERENCES_GROUP)

/* The language of the desktop, if the one of the setting is no longer installed. */
static gboolean
code_to_row (GValue   *value,
             GVariant *variant,
             gpointer  user_data)
{
  RoboLanguageGroup *self = user_data;

  g_value_set_uint (value, 0);
  for (guint i = 0; i < g_list_model_get_n_items (self->languages); i++)
    {
      g_autoptr (RoboLanguageItem) item = g_list_model_get_item (self->languages, i);

      if (g_str_equal (robo_language_item_get_code (item), g_variant_get_string (variant, NULL)))
        g_value_set_uint (value, i);
    }

  return TRUE;
}

static GVariant *
row_to_code (const GValue       *value,
             const GVariantType *type,
             gpointer            user_data)
{
  RoboLanguageGroup *self = user_data;
  g_autoptr (RoboLanguageItem) item = g_list_model_get_item (self->languages, g_value_get_uint (value));

  return item != NULL ? g_variant_new_string (robo_language_item_get_code (item)) : NULL;
}

static char *
dup_progress (RoboTranslationTrial *trial)
{
  guint n_entries;
  guint n_translated = robo_translation_trial_get_n_translated (trial, &n_entries);
  guint n_misfits = robo_translation_trial_get_n_misfits (trial);
  /* Translators: how far a translation is: %1$u of %2$u messages */
  g_autofree char *progress = g_strdup_printf (_ ("%1$u of %2$u messages are translated."), n_translated, n_entries);
  g_autofree char *misfits = NULL;

  if (n_misfits == 0)
    return g_steal_pointer (&progress);

  /* Translators: placeholders are %s and the like in a message; %u counts translations */
  misfits = g_strdup_printf (g_dngettext (NULL, "%u has other placeholders than its original and is not used.",
                                          "%u have other placeholders than their originals and are not used.", n_misfits),
                             n_misfits);

  return g_strconcat (progress, "\n", misfits, NULL);
}

static void
show_trial (RoboLanguageGroup    *self,
            RoboTranslationTrial *trial)
{
  g_autofree char *name = g_file_get_basename (robo_translation_trial_get_file (trial));
  g_autofree char *shown = g_filename_display_name (name);
  /* Translators: %s is a file */
  g_autofree char *title = g_strdup_printf (_ ("Trying “%s”"), shown);
  g_autofree char *progress = dup_progress (trial);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->trial_row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->trial_row), title);
  adw_action_row_set_subtitle (self->trial_row, progress);
  gtk_widget_set_visible (GTK_WIDGET (self->trial_row), TRUE);
}

static void
robo_language_group_dispose (GObject *object)
{
  RoboLanguageGroup *self = ROBO_LANGUAGE_GROUP (object);

  g_clear_object (&self->languages);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_LANGUAGE_GROUP);

  G_OBJECT_CLASS (robo_language_group_parent_class)->dispose (object);
}

static void
robo_language_group_class_init (RoboLanguageGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_language_group_dispose;

  g_type_ensure (ROBO_TYPE_LANGUAGE_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-language-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboLanguageGroup, language_row);
  gtk_widget_class_bind_template_child (widget_class, RoboLanguageGroup, try_row);
  gtk_widget_class_bind_template_child (widget_class, RoboLanguageGroup, trial_row);
}

static void
robo_language_group_init (RoboLanguageGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_combo_face_write_out (self->language_row);
}

void
robo_language_group_set_up (RoboLanguageGroup *self,
                            GSettings         *settings,
                            RoboLanguageDesk  *desk)
{
  g_return_if_fail (ROBO_IS_LANGUAGE_GROUP (self));
  g_return_if_fail (self->languages == NULL);

  self->languages = robo_language_list_new (NULL, NULL);
  adw_combo_row_set_model (self->language_row, self->languages);
  g_settings_bind_with_mapping (settings, "language", self->language_row, "selected",
                                G_SETTINGS_BIND_DEFAULT, code_to_row, row_to_code, self, NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->try_row), desk != NULL);
  if (desk != NULL && robo_language_desk_get_trial (desk) != NULL)
    show_trial (self, robo_language_desk_get_trial (desk));
}
