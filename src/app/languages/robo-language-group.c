// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-language-group.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "ui/widgets/robo-closures.h"
#include "ui/widgets/robo-combo-face.h"

#include "robo-language-list.h"

/* Has a row for the language, and a row that starts or ends a trial of a translation. */
struct _RoboLanguageGroup
{
  AdwPreferencesGroup parent_instance;

  AdwComboRow *language_row; /* template child */

  /* owned */
  GListModel             *languages;
  RoboLanguageController *controller; /* NULL if no translation can be tried */
};

enum
{
  PROP_0,
  PROP_DESK,
  PROP_TRIAL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboLanguageGroup, robo_language_group, ADW_TYPE_PREFERENCES_GROUP)

/* Returns the row of the language in the setting. If this language is not installed any more, returns the row of the
 * desktop's language. */
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
dup_trial_title_cb (RoboLanguageGroup    *self,
                    RoboTranslationTrial *trial)
{
  g_autofree char *name = trial != NULL ? g_file_get_basename (robo_translation_trial_get_file (trial)) : NULL;
  g_autofree char *shown = name != NULL ? g_filename_display_name (name) : NULL;

  /* Translators: %s is a file. */
  return shown != NULL ? g_strdup_printf (_ ("Trying “%s”"), shown) : g_strdup ("");
}

static char *
dup_progress_cb (RoboLanguageGroup    *self,
                 RoboTranslationTrial *trial)
{
  guint            n_entries;
  guint            n_translated;
  guint            n_misfits;
  g_autofree char *progress = NULL;
  g_autofree char *misfits = NULL;

  if (trial == NULL)
    return g_strdup ("");

  n_translated = robo_translation_trial_get_n_translated (trial, &n_entries);
  n_misfits = robo_translation_trial_get_n_misfits (trial);
  /* Translators: This says how complete a translation is: %1$u of %2$u messages are translated. */
  progress = g_strdup_printf (_ ("%1$u of %2$u messages translated."), n_translated, n_entries);
  if (n_misfits == 0)
    return g_steal_pointer (&progress);

  /* Translators: Placeholders are %s and the like in a message. %u is the number of translations that have different
   * ones. */
  misfits = g_strdup_printf (g_dngettext (NULL, "%u doesn’t have the same placeholders as the original and isn’t used.",
                                          "%u don’t have the same placeholders as the originals and aren’t used.", n_misfits),
                             n_misfits);

  return g_strconcat (progress, "\n", misfits, NULL);
}

static void
robo_language_group_dispose (GObject *object)
{
  RoboLanguageGroup *self = ROBO_LANGUAGE_GROUP (object);

  g_clear_object (&self->languages);
  g_clear_object (&self->controller);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_LANGUAGE_GROUP);

  G_OBJECT_CLASS (robo_language_group_parent_class)->dispose (object);
}

static RoboTranslationTrial *
get_trial (RoboLanguageGroup *self)
{
  return self->controller != NULL ? robo_language_controller_get_trial (self->controller) : NULL;
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_DESK] = { ROBO_PROPERTY_FIELD (OBJECT, "controller", RoboLanguageGroup, controller), .type = robo_language_controller_get_type },
  [PROP_TRIAL] = { ROBO_PROPERTY_GETTER (OBJECT, "trial", get_trial), .type = robo_translation_trial_get_type },
};

static void
robo_language_group_class_init (RoboLanguageGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_language_group_dispose;

  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);

  g_type_ensure (ROBO_TYPE_LANGUAGE_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/app/robo-language-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboLanguageGroup, language_row);
  gtk_widget_class_bind_template_callback (widget_class, dup_progress_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_trial_title_cb);
  gtk_widget_class_bind_template_callback (widget_class, robo_closure_has_object);
}

static void
robo_language_group_init (RoboLanguageGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_combo_face_write_out (self->language_row);
}

void
robo_language_group_set_up (RoboLanguageGroup      *self,
                            GSettings              *settings,
                            RoboLanguageController *controller)
{
  g_return_if_fail (ROBO_IS_LANGUAGE_GROUP (self));
  g_return_if_fail (self->languages == NULL);

  self->languages = robo_language_list_new (NULL, NULL);
  adw_combo_row_set_model (self->language_row, self->languages);
  g_settings_bind_with_mapping (settings, "language", self->language_row, "selected",
                                G_SETTINGS_BIND_DEFAULT, code_to_row, row_to_code, self, NULL);

  /* The trial cannot change while the preferences are shown, because a new trial replaces the preferences and the
   * window. */
  g_set_object (&self->controller, controller);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DESK]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TRIAL]);
}
