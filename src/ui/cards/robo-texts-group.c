// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-texts-group.h"

#include "base/robo-properties.h"
#include "ui/widgets/robo-entry-limit.h"

#include "robo-language-row.h"
#include "robo-typed-text.h"

struct _RoboTextsGroup
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  RoboLanguageRow *language_row;
  AdwEntryRow     *name_row;
  RoboTypedText   *name_text;
  AdwEntryRow     *description_row;
  RoboTypedText   *description_text;

  GStrv    languages;
  char    *name;
  char    *description;
  gboolean has_description;
};

enum
{
  PROP_0,
  PROP_LANGUAGES,
  PROP_LANGUAGE,
  PROP_NAME,
  PROP_DESCRIPTION,
  PROP_HAS_DESCRIPTION,
  N_PROPS
};

enum
{
  NAME_EDITED,
  DESCRIPTION_EDITED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboTextsGroup, robo_texts_group, ADW_TYPE_PREFERENCES_GROUP)

static void
name_typed_cb (RoboTextsGroup *self,
               const char     *name)
{
  g_signal_emit (self, signals[NAME_EDITED], 0, name);
}

static void
description_typed_cb (RoboTextsGroup *self,
                      const char     *description)
{
  g_signal_emit (self, signals[DESCRIPTION_EDITED], 0, description);
}

static void
language_chosen_cb (RoboTextsGroup *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LANGUAGE]);
}

static void
robo_texts_group_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_TEXTS_GROUP);

  G_OBJECT_CLASS (robo_texts_group_parent_class)->dispose (object);
}

static void
robo_texts_group_finalize (GObject *object)
{
  RoboTextsGroup *self = ROBO_TEXTS_GROUP (object);

  g_strfreev (self->languages);
  g_free (self->name);
  g_free (self->description);

  G_OBJECT_CLASS (robo_texts_group_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_LANGUAGES] = { ROBO_PROPERTY_FIELD (BOXED, "languages", RoboTextsGroup, languages), .type = g_strv_get_type, .is_stored = TRUE, .always_notifies = TRUE },
  [PROP_LANGUAGE] = { ROBO_PROPERTY_GETTER (STRING, "language", robo_texts_group_get_language) },
  [PROP_NAME] = { ROBO_PROPERTY_FIELD (STRING, "name", RoboTextsGroup, name), .is_stored = TRUE, .always_notifies = TRUE },
  [PROP_DESCRIPTION] = { ROBO_PROPERTY_FIELD (STRING, "description", RoboTextsGroup, description), .is_stored = TRUE, .always_notifies = TRUE },
  [PROP_HAS_DESCRIPTION] = { ROBO_PROPERTY_FIELD (BOOLEAN, "has-description", RoboTextsGroup, has_description), .is_stored = TRUE, .always_notifies = TRUE },
};

static void
robo_texts_group_class_init (RoboTextsGroupClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType           type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = robo_texts_group_dispose;
  object_class->finalize = robo_texts_group_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[NAME_EDITED] = g_signal_new ("name-edited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[DESCRIPTION_EDITED] =
    g_signal_new ("description-edited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (ROBO_TYPE_LANGUAGE_ROW);
  g_type_ensure (ROBO_TYPE_TYPED_TEXT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-texts-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboTextsGroup, language_row);
  gtk_widget_class_bind_template_child (widget_class, RoboTextsGroup, name_row);
  gtk_widget_class_bind_template_child (widget_class, RoboTextsGroup, name_text);
  gtk_widget_class_bind_template_child (widget_class, RoboTextsGroup, description_row);
  gtk_widget_class_bind_template_child (widget_class, RoboTextsGroup, description_text);
  gtk_widget_class_bind_template_callback (widget_class, name_typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, description_typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, language_chosen_cb);
}

static void
robo_texts_group_init (RoboTextsGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_entry_limit (GTK_WIDGET (self->name_row), ROBO_ENTRY_LIMIT_NAME);
  robo_entry_limit (GTK_WIDGET (self->description_row), ROBO_ENTRY_LIMIT_TEXT);
}

const char *
robo_texts_group_get_language (RoboTextsGroup *self)
{
  g_return_val_if_fail (ROBO_IS_TEXTS_GROUP (self), NULL);

  return self->language_row != NULL ? robo_language_row_get_language (self->language_row) : NULL;
}

void
robo_texts_group_focus_name (RoboTextsGroup *self)
{
  g_return_if_fail (ROBO_IS_TEXTS_GROUP (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));
}
