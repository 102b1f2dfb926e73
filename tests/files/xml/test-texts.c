// SPDX-License-Identifier: GPL-3.0-or-later
// Tests in which language a text of a file is shown.
#include <string.h>

#include "files/xml/robo-languages.h"
#include "files/xml/robo-texts.h"

typedef struct
{
  const char *wanted;   /* languages that the user wants, the best first */
  const char *file;     /* elements in the order of the file */
  const char *expected; /* text that is shown; NULL for none */
  const char *found;    /* language of that text as robo_languages_find_wanted() finds it, or NULL */
} Row;

#define ORIGINAL "<name>Rome</name>"
#define GERMAN   "<name xml:lang='de'>Rom</name>"
#define POLISH   "<name xml:lang='pl'>Rzym</name>"

static const Row rows[] = {
  { "de C", ORIGINAL GERMAN POLISH, "Rom", "de" },
  { "fr pl C", ORIGINAL GERMAN POLISH, "Rzym", "pl" },
  { "fr C", GERMAN ORIGINAL, "Rome", NULL },
  /* The original counts as English. */
  { "en_US en de C", GERMAN ORIGINAL, "Rome", NULL },
  { "en de C", "<name xml:lang='en'>Rome, Italy</name>" ORIGINAL GERMAN, "Rome, Italy", "en" },
  /* No wanted language fits, not even the original. */
  { "fr", GERMAN ORIGINAL, "Rome", NULL },
  { "fr", GERMAN POLISH, "Rom", NULL },
  { "fr C", POLISH GERMAN, "Rzym", NULL },
  { "de C", "", NULL, NULL },
};

static void
test_shown (gconstpointer data)
{
  const Row *row = data;
  g_auto (GStrv) wanted = g_strsplit (row->wanted, " ", -1);
  g_autofree char *text = g_strconcat ("<arena xmlns='urn:x-robodrome:arena:1'>", row->file, "</arena>", NULL);
  xmlDoc          *doc = xmlReadMemory (text, (int)strlen (text), NULL, NULL, 0);
  g_autoptr (RoboTexts) texts = robo_texts_new_from_children (xmlDocGetRootElement (doc), "name");
  g_autoptr (GHashTable) set = robo_texts_new_languages ();
  g_auto (GStrv) languages = NULL;

  robo_texts_add_languages (texts, set);
  languages = robo_texts_sort_languages (set, FALSE);
  robo_languages_want ((const char *const *)wanted);
  g_assert_cmpstr (robo_texts_get (texts), ==, row->expected);
  g_assert_cmpstr (robo_languages_find_wanted ((const char *const *)languages), ==, row->found);
  robo_languages_want (NULL);
  xmlFreeDoc (doc);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/files/xml/texts/wanted-languages/best-text-is-shown/%u", i + 1);

      g_test_add_data_func (path, &rows[i], test_shown);
    }

  return g_test_run ();
}
