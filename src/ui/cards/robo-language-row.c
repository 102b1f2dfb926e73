// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-language-row.h"

#include <glib/gi18n.h>

#include "files/xml/robo-languages.h"

/**
 * RoboLanguageRow:
 *
 * A menu that is filled anew only when there are other languages, so that whoever has it open keeps it.
 */
struct _RoboLanguageRow
{
  AdwComboRow parent_instance;

  GStrv    languages; /* nullable; by position in the menu; "" for the original */
  gboolean is_filling;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (RoboLanguageRow, robo_language_row, ADW_TYPE_COMBO_ROW)

static void
selected_cb (RoboLanguageRow *self)
{
  if (!self->is_filling)
    g_signal_emit (self, chosen_signal, 0);
}

static void
robo_language_row_finalize (GObject *object)
{
  g_strfreev (ROBO_LANGUAGE_ROW (object)->languages);

  G_OBJECT_CLASS (robo_language_row_parent_class)->finalize (object);
}

static void
robo_language_row_class_init (RoboLanguageRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = robo_language_row_finalize;

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
robo_language_row_init (RoboLanguageRow *self)
{
  g_signal_connect_object (self, "notify::selected", G_CALLBACK (selected_cb), self, 0);
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

static guint
find (char      **languages,
      const char *language)
{
  for (guint i = 0; language != NULL && languages[i] != NULL; i++)
    {
      if (g_str_equal (languages[i], language))
        return i;
    }

  return 0;
}

void
robo_language_row_set_used (RoboLanguageRow *self,
                            char           **used)
{
  g_auto (GStrv) languages = dup_offered (used);
  g_autoptr (GtkStringList) names = NULL;
  guint selected;

  g_return_if_fail (ROBO_IS_LANGUAGE_ROW (self));

  if (self->languages != NULL && g_strv_equal ((const char *const *)languages, (const char *const *)self->languages))
    return;

  names = gtk_string_list_new (NULL);
  for (char **language = languages; *language != NULL; language++)
    /* Translators: the language a text was written in, as against its translations */
    gtk_string_list_append (names, (*language)[0] != '\0' ? robo_language_get_name (*language) : C_ ("language", "Original"));
  selected = find (languages, robo_language_row_get_language (self));
  g_strfreev (self->languages);
  self->languages = g_steal_pointer (&languages);
  self->is_filling = TRUE;
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self), selected);
  self->is_filling = FALSE;
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
