// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/robo-help.h"

#include <gio/gio.h>

static RoboHelp *
load (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboHelp *help = robo_help_load_bundled (problems);

  g_assert_nonnull (help);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);

  return help;
}

/* Every section has something to say in the short rules, too. */
static void
test_bundled (void)
{
  g_autoptr (RoboHelp) help = load ();

  for (guint i = 0; i < robo_help_get_n_sections (help); i++)
    {
      gboolean is_detailed = TRUE;

      g_assert_nonnull (robo_help_get_title (help, i));
      g_assert_nonnull (robo_help_get_paragraph (help, i, 0, &is_detailed));
      g_assert_false (is_detailed);
    }
}

/* What the window links to. */
static void
test_topics (void)
{
  static const char *const topics[] = { "preparation", "programming", "workshop", "modules", "module:bomb", "module:tractor-beam" };
  g_autoptr (RoboHelp) help = load ();

  for (guint i = 0; i < G_N_ELEMENTS (topics); i++)
    g_assert_cmpuint (robo_help_find (help, topics[i]), !=, G_MAXUINT);
  for (guint chapter = 1; chapter <= 10; chapter++)
    {
      g_autofree char *topic = g_strdup_printf ("chapter:%u", chapter);
      guint            index = robo_help_find (help, topic);

      /* Chapter 2 tells of pieces: what happens to them stands elsewhere. */
      g_assert_cmpint (index != G_MAXUINT, ==, chapter != 2);
      if (index != G_MAXUINT)
        g_assert_cmpuint (robo_help_get_section (help, index)->chapter, ==, chapter);
    }
  g_assert_cmpuint (robo_help_find (help, "module:none"), ==, G_MAXUINT);
  g_assert_cmpuint (robo_help_find (help, "chapter:99"), ==, G_MAXUINT);
}

static void
test_search (void)
{
  g_autoptr (RoboHelp) help = load ();
  guint pit = robo_help_find (help, "pit");

  g_assert_true (robo_help_matches (help, pit, ""));
  g_assert_true (robo_help_matches (help, pit, "WATER destroyed"));
  g_assert_true (robo_help_matches (help, pit, " shots  fly "));
  g_assert_false (robo_help_matches (help, pit, "water championship"));
  /* In the details. */
  g_assert_true (robo_help_matches (help, robo_help_find (help, "preparation"), "bag"));
}

#define HELP(inside) "<help xmlns='urn:x-robodrome:help:1'>" inside "</help>"
#define PIT          "<section id='pit' chapter='1'><title>Pit</title><paragraph><text>Deep.</text></paragraph></section>"

static const struct
{
  const char *name;
  const char *file;
  const char *sentence; /* part of the first error; NULL if there is none */
} files[] = {
  { "good", HELP (PIT), NULL },
  { "empty", HELP (""), "help" },
  { "twice", HELP (PIT PIT), "There is a second section “pit”" },
  { "chapter", HELP ("<section id='pit' chapter='12'><title>P</title><paragraph><text>T</text></paragraph></section>"), "chapter" },
  { "no-title", HELP ("<section id='pit' chapter='1'><paragraph><text>T</text></paragraph></section>"), "section" },
  { "picture", HELP ("<section id='pit' chapter='1' picture='cat'><title>P</title><paragraph><text>T</text></paragraph></section>"), "picture" },
};

static void
test_file (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (RoboProblems) problems = robo_problems_new ("x.help.xml");
  g_autoptr (RoboHelp) help = robo_help_load_memory (files[i].file, strlen (files[i].file), problems);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (robo_problems_check (problems, &error), ==, files[i].sentence == NULL);
  g_assert_cmpint (help != NULL, ==, files[i].sentence == NULL);
  if (error != NULL && strstr (error->message, files[i].sentence) == NULL)
    g_error ("%s: %s", files[i].name, error->message);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/content/help/bundled", test_bundled);
  g_test_add_func ("/content/help/topics", test_topics);
  g_test_add_func ("/content/help/search", test_search);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strconcat ("/content/help/file/", files[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_file);
    }

  return g_test_run ();
}
