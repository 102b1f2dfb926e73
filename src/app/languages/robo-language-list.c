// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-language-list.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "files/xml/robo-paths.h"

#include "robo-language.h"

struct _RoboLanguageItem
{
  GObject parent_instance;

  char *code;
  char *title;
};

enum
{
  PROP_0,
  PROP_CODE,
  PROP_TITLE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboLanguageItem, robo_language_item, G_TYPE_OBJECT)

static void
robo_language_item_finalize (GObject *object)
{
  RoboLanguageItem *self = ROBO_LANGUAGE_ITEM (object);

  g_free (self->code);
  g_free (self->title);

  G_OBJECT_CLASS (robo_language_item_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_CODE] = { ROBO_PROPERTY_FIELD (STRING, "code", RoboLanguageItem, code) },
  [PROP_TITLE] = { ROBO_PROPERTY_FIELD (STRING, "title", RoboLanguageItem, title) },
};

static void
robo_language_item_class_init (RoboLanguageItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_language_item_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_language_item_init (RoboLanguageItem *self)
{
}

const char *
robo_language_item_get_code (RoboLanguageItem *self)
{
  g_return_val_if_fail (ROBO_IS_LANGUAGE_ITEM (self), NULL);

  return self->code;
}

/* List */

static void
add (GListStore *list,
     const char *code,
     char       *title)
{
  g_autoptr (RoboLanguageItem) item = g_object_new (ROBO_TYPE_LANGUAGE_ITEM, NULL);

  item->code = g_strdup (code);
  item->title = title;
  g_list_store_append (list, item);
}

static char *
dup_title (GKeyFile   *languages,
           const char *code)
{
  g_autofree char *name = g_key_file_get_string (languages, code, "name", NULL);
  int              translated = g_key_file_get_integer (languages, code, "translated", NULL);
  int              total = g_key_file_get_integer (languages, code, "total", NULL);

  /* Translators: This is an entry in a menu of languages. %1$s is a language, such as “Deutsch”; %2$d says how many
   * percent of the messages are translated. */
  return g_strdup_printf (_ ("%1$s (%2$d%%)"), name != NULL ? name : code, total > 0 ? translated * 100 / total : 0);
}

static int
compare_titles (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  return g_utf8_collate (((RoboLanguageItem *)a)->title, ((RoboLanguageItem *)b)->title);
}

GListModel *
robo_language_list_new (const char *file,
                        const char *locale_dir)
{
  GListStore      *list = g_list_store_new (ROBO_TYPE_LANGUAGE_ITEM);
  g_autofree char *built = g_build_filename (robo_paths_get_data_dir (), "languages.ini", NULL);
  g_autoptr (GKeyFile) languages = g_key_file_new ();

  /* Translators: This is the first entry in a menu of languages: the program uses the language of the desktop. */
  add (list, ROBO_LANGUAGE_SYSTEM, g_strdup (C_ ("language", "Follow system")));
  /* Translators: Do not translate this word. Write the name of YOUR language in your language, such as “Deutsch”. */
  add (list, "en", g_strdup (NC_ ("language", "English")));
  if (locale_dir == NULL)
    locale_dir = robo_paths_get_locale_dir ();
  if (g_key_file_load_from_file (languages, file != NULL ? file : built, G_KEY_FILE_NONE, NULL))
    {
      g_autoptr (GListStore) sorted = g_list_store_new (ROBO_TYPE_LANGUAGE_ITEM);
      g_auto (GStrv) codes = g_key_file_get_groups (languages, NULL);

      for (char **code = codes; *code != NULL; code++)
        {
          g_autofree char *catalogue = g_build_filename (locale_dir, *code, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

          if (!g_str_equal (*code, "en") && g_file_test (catalogue, G_FILE_TEST_IS_REGULAR))
            add (sorted, *code, dup_title (languages, *code));
        }
      g_list_store_sort (sorted, compare_titles, NULL);

      for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (sorted)); i++)
        {
          g_autoptr (RoboLanguageItem) item = g_list_model_get_item (G_LIST_MODEL (sorted), i);

          g_list_store_append (list, item);
        }
    }

  return G_LIST_MODEL (list);
}
