// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-language-row.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "files/xml/robo-languages.h"

/* Fills the menu again only if the languages have changed, so that an open menu stays open. */
struct _RoboLanguageRow
{
  AdwComboRow parent_instance;

  GStrv    languages; /* nullable: by position in the menu; "" for the original */
  gboolean is_filling;
};

enum
{
  PROP_0,
  PROP_LANGUAGES,
  PROP_LANGUAGE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboLanguageRow, robo_language_row, ADW_TYPE_COMBO_ROW)

static void
selected_cb (RoboLanguageRow *self)
{
  if (!self->is_filling)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LANGUAGE]);
}

static GStrv
dup_offered (char **used)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (used[0] == NULL || used[0][0] != '\0')
    g_strv_builder_add (builder, "");
  g_strv_builder_addv (builder, (const char **)used);
  for (const char *const *known = robo_languages_get_known (); *known != NULL; known++)
    {
      if (!g_strv_contains ((const char *const *)used, *known))
        g_strv_builder_add (builder, *known);
    }

  return g_strv_builder_end (builder);
}

static void
set_languages (RoboLanguageRow *self,
               char           **used)
{
  g_auto (GStrv) languages = NULL;
  gboolean    is_first = self->languages == NULL;
  const char *chosen;
  g_autoptr (GtkStringList) names = NULL;
  guint selected = 0;

  if (used == NULL)
    return;

  languages = dup_offered (used);
  if (self->languages != NULL && g_strv_equal ((const char *const *)languages, (const char *const *)self->languages))
    return;

  /* When languages are shown for the first time, select the user's language if it is in use. Otherwise users would
   * read a card in one language and change its text in another. */
  chosen = is_first ? robo_languages_find_wanted ((const char *const *)used) : robo_language_row_get_language (self);
  names = gtk_string_list_new (NULL);
  for (char **language = languages; *language != NULL; language++)
    /* Translators: This is an entry of a menu: the language in which a text was written, not a language of its
     * translations. */
    gtk_string_list_take (names, (*language)[0] != '\0' ? robo_language_dup_title (*language)
                                                        : g_strdup (C_ ("language", "Original")));
  for (guint i = 0; chosen != NULL && languages[i] != NULL; i++)
    if (g_str_equal (languages[i], chosen))
      selected = i;
  g_strfreev (self->languages);
  self->languages = g_steal_pointer (&languages);
  self->is_filling = TRUE;
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self), selected);
  self->is_filling = FALSE;
  if (is_first && selected != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LANGUAGE]);
}

static void
robo_language_row_finalize (GObject *object)
{
  g_strfreev (ROBO_LANGUAGE_ROW (object)->languages);

  G_OBJECT_CLASS (robo_language_row_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_LANGUAGES] = { ROBO_PROPERTY_SETTER (BOXED, "languages", set_languages), .type = g_strv_get_type, .always_notifies = TRUE },
  [PROP_LANGUAGE] = { ROBO_PROPERTY_GETTER (STRING, "language", robo_language_row_get_language) },
};

static void
robo_language_row_class_init (RoboLanguageRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_language_row_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_language_row_init (RoboLanguageRow *self)
{
  g_signal_connect_object (self, "notify::selected", G_CALLBACK (selected_cb), self, 0);
}

const char *
robo_language_row_get_language (RoboLanguageRow *self)
{
  guint selected;

  g_return_val_if_fail (ROBO_IS_LANGUAGE_ROW (self), NULL);

  selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self));
  if (self->languages == NULL || selected == GTK_INVALID_LIST_POSITION || self->languages[selected][0] == '\0')
    return NULL;

  return self->languages[selected];
}
