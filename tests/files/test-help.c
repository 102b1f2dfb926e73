// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/robo-help.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "files/xml/robo-languages.h"

static RoboHelp *
load (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboHelp *help = robo_help_load_bundled (problems);

  g_assert_nonnull (help);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);

  return help;
}

/* Every section has a paragraph in the short rules, too. */
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

/* The window links to these topics. */
static void
test_topics (void)
{
  static const char *const topics[] = { "preparation", "programming", "workshop", "modules", "module:bomb",
                                        "module:tractor-beam" };
  g_autoptr (RoboHelp) help = load ();
  guint paragraph = 0;
  guint pushing;

  for (guint i = 0; i < G_N_ELEMENTS (topics); i++)
    {
      g_assert_cmpuint (robo_help_find (help, topics[i], &paragraph), !=, G_MAXUINT);
      g_assert_cmpuint (paragraph, ==, G_MAXUINT);
    }
  pushing = robo_help_find (help, "pushing#pit", &paragraph);
  g_assert_cmpuint (pushing, ==, robo_help_find (help, "pushing", NULL));
  g_assert_cmpuint (paragraph, ==, 1);
  g_assert_cmpuint (robo_help_find (help, "pushing#nothing", &paragraph), ==, pushing);
  g_assert_cmpuint (paragraph, ==, G_MAXUINT);
  g_assert_cmpuint (robo_help_find (help, "module:none", NULL), ==, G_MAXUINT);
  g_assert_cmpuint (robo_help_find (help, "push", NULL), ==, G_MAXUINT);
}

/* The modules are inserted where the file says, after the section about modules and before the editors. */
static void
test_parts (void)
{
  g_autoptr (RoboHelp) help = load ();
  guint n_parts = 0;

  for (guint i = 0; i < robo_help_get_n_sections (help); i++)
    n_parts += robo_help_get_part (help, i) != NULL;
  g_assert_cmpuint (n_parts, ==, 12);
  g_assert_cmpstr (robo_help_get_part (help, 0), ==, "The game");
  g_assert_null (robo_help_get_part (help, 1));
  g_assert_cmpuint (robo_help_find (help, "module:brake", NULL), ==, robo_help_find (help, "modules", NULL) + 1);
  g_assert_cmpuint (robo_help_find (help, "editor-drawing", NULL), >,
                    robo_help_find (help, "module:static-charge", NULL));
}

/* Each diagram is valid, and is played to its end unless it has a second position. */
static void
test_diagrams (void)
{
  g_autoptr (RoboHelp) help = load ();
  guint n_diagrams = 0;

  for (guint i = 0; i < robo_help_get_n_sections (help); i++)
    {
      for (guint j = 0; j < robo_help_get_n_diagrams (help, i); j++)
        {
          const RoboPosition *then;
          const char         *caption;
          const RoboPosition *position = robo_help_get_diagram (help, i, j, &then, &caption);
          g_autoptr (RoboPositionPlay) play = NULL;
          g_autofree char *problem = robo_position_check (position);

          g_test_message ("%s", position->id);
          g_assert_true (g_str_has_suffix (caption, ".") || g_str_has_suffix (caption, "…"));
          g_assert_cmpstr (problem, ==, NULL);
          play = robo_position_play (position);
          g_assert_nonnull (play);
          n_diagrams++;
        }
    }
  g_assert_cmpuint (n_diagrams, >=, 30);
  g_assert_cmpuint (robo_help_get_n_diagrams (help, robo_help_find (help, "module:teleport", NULL)), ==, 1);
}

static gboolean
finds (const RoboHelp *help,
       const char     *section,
       const char     *words)
{
  g_autoptr (GArray) ratings = robo_help_search (help, words);

  return g_array_index (ratings, guint, robo_help_find (help, section, NULL)) > 0;
}

static void
test_search (void)
{
  g_autoptr (RoboHelp) help = load ();

  g_assert_true (finds (help, "pit", ""));
  g_assert_true (finds (help, "pit", "WATER destroyed"));
  g_assert_true (finds (help, "pit", " shots  fly "));
  g_assert_false (finds (help, "pit", "water championship"));
  /* The word is in the details. */
  g_assert_true (finds (help, "preparation", "bag"));
}

static gboolean
is_question (const RoboHelp *help,
             guint           index)
{
  return g_str_has_prefix (robo_help_get_section (help, index)->id, "q-");
}

/* Each question of the help has an answer in the short rules, names rules that exist in doc/rules.md, and has one
 * diagram. */
static void
test_questions (void)
{
  g_autoptr (RoboHelp) help = load ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "doc", "rules.md", NULL);
  g_autofree char *rules = NULL;
  guint            n_questions = 0;

  g_assert_true (g_file_get_contents (path, &rules, NULL, NULL));
  for (guint i = 0; i < robo_help_get_n_sections (help); i++)
    {
      const RoboHelpSection *section = robo_help_get_section (help, i);
      g_auto (GStrv) numbers = NULL;
      gboolean is_detailed;

      g_assert_cmpint (section->rules != NULL, ==, is_question (help, i));
      if (!is_question (help, i))
        continue;

      g_test_message ("%s", section->id);
      n_questions++;
      g_assert_true (g_str_has_suffix (robo_help_get_title (help, i), "?"));
      g_assert_null (robo_help_get_paragraph (help, i, 1, &is_detailed));
      g_assert_cmpuint (robo_help_get_n_diagrams (help, i), >=, 1);
      numbers = g_strsplit (section->rules, " ", -1);
      for (guint j = 0; numbers[j] != NULL; j++)
        {
          g_autofree char *in_list = g_strdup_printf ("- **%s** ", numbers[j]);
          g_autofree char *in_table = g_strdup_printf ("| **%s** |", numbers[j]);

          g_assert_true (strstr (rules, in_list) != NULL || strstr (rules, in_table) != NULL);
        }
    }
  g_assert_cmpuint (n_questions, >=, 40);
}

/* Players may search for these words, by language, and should find this section. */
static const struct
{
  const char *language;
  const char *words;
  const char *section;
} searches[] = {
  { "en", "stripe", "caution" },
  { "en", "arrow", "caution" },
  { "en", "yellow", "caution" },
  { "en", "edge", "caution" },
  { "en", "hazard", "caution" },
  { "en", "lightning", "barrier" },
  { "en", "bolt", "barrier" },
  { "en", "bolt", "high-voltage" },
  { "en", "tie", "numbers" },
  { "en", "tie", "q-equal-dice" },
  { "en", "Can I push two robots?", "q-push-two" },
  { "en", "i'm stopped", "q-steps-left" },
  { "en", "hole", "pit" },
  { "en", "kill", "destroyed" },
  { "de", "Streifen", "caution" },
  { "de", "pfeil", "caution" },
  { "de", "gelb", "caution" },
  { "de", "Kante", "caution" },
  { "de", "blitz", "barrier" },
  { "de", "Strom", "high-voltage" },
  { "de", "Gleichstand", "numbers" },
  { "de", "Gleichstand", "q-both-win" },
  { "de", "Loch", "pit" },
  { "de", "schieben", "pushing" },
  { "pl", "paski", "caution" },
  { "pl", "strzalka", "caution" },
  { "pl", "żółty", "caution" },
  { "pl", "zolty", "caution" },
  { "pl", "krawędź", "caution" },
  { "pl", "piorun", "barrier" },
  { "pl", "prąd", "high-voltage" },
  { "pl", "remis", "numbers" },
  { "pl", "remis", "q-both-win" },
  { "pl", "dziura", "pit" },
  { "pl", "PCHAC", "pushing" },
};

static void
test_words_of_players (void)
{
  g_autoptr (RoboHelp) help = load ();

  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      const char *const languages[] = { searches[i].language, NULL };

      g_test_message ("%s: %s", searches[i].language, searches[i].words);
      robo_languages_want (languages);
      g_assert_true (finds (help, searches[i].section, searches[i].words));
      robo_languages_want (NULL);
    }
}

/* Returns the section that a search shows first. */
static const char *
find_first (const RoboHelp *help,
            const char     *words)
{
  g_autoptr (GArray) ratings = robo_help_search (help, words);
  guint best = 0;

  for (guint i = 1; i < ratings->len; i++)
    if (g_array_index (ratings, guint, i) > g_array_index (ratings, guint, best))
      best = i;

  return g_array_index (ratings, guint, best) > 0 ? robo_help_get_section (help, best)->id : "";
}

/* Titles come before texts, whole words before parts of words, and a question before the rules if it has the words of a
 * player. If no section has all words, the rare ones decide. */
static const struct
{
  const char *words;
  const char *section;
} first_sections[] = {
  { "pit", "pit" },
  { "push", "pushing" },
  { "push two", "q-push-two" },
  { "can I push two robots", "q-push-two" },
  { "mine", "mines" },
  { "shoot through", "q-shoot-through" },
  { "damage", "damage" },
  { "Who gets the point if my mine destroys someone?", "q-my-mine" },
  { "What happens with my bomb when I fall into a pit?", "q-bomb-pit" },
  { "how do i get modules", "modules" },
  { "how do i get a new module", "workshop" },
  { "how do i win", "aim" },
  { "the", "aim" },
  { "xyzzy", "" },
};

static void
test_order (void)
{
  g_autoptr (RoboHelp) help = load ();

  for (guint i = 0; i < G_N_ELEMENTS (first_sections); i++)
    {
      g_test_message ("%s", first_sections[i].words);
      g_assert_cmpstr (find_first (help, first_sections[i].words), ==, first_sections[i].section);
    }
}

#define HELP(inside) "<help xmlns='urn:x-robodrome:help:1'>" inside "</help>"
#define DEEP         "<paragraph><text>Deep.</text></paragraph>"
#define PIT          "<section id='pit' chapter='1'><title>Pit</title>" DEEP "</section>"

#define PIT2 "<section id='pit2'><title>Pit</title><paragraph><text>Deep.</text></paragraph></section>"

static const struct
{
  const char *name;
  const char *file;
  const char *sentence; /* part of the sentence of the first error; NULL without errors */
} files[] = {
  { "good-file/is-read", HELP (PIT), NULL },
  { "empty-file/is-refused", HELP (""), "help" },
  { "section-id-twice/is-refused", HELP (PIT PIT), "“pit” is already the id of another section" },
  { "chapter-12/is-refused",
    HELP ("<section id='pit' chapter='12'><title>P</title><paragraph><text>T</text></paragraph></section>"),
    "chapter" },
  { "section-without-title/is-refused",
    HELP ("<section id='pit' chapter='1'><paragraph><text>T</text></paragraph></section>"),
    "section" },
  { "section-without-chapter/is-read",
    HELP ("<section id='pit'><title>P</title><paragraph id='a'><text>T</text></paragraph></section>"),
    NULL },
  { "part-with-a-section/is-read", HELP ("<part><title>P</title>" PIT "</part>" PIT2), NULL },
  { "empty-part/is-refused", HELP ("<part><title>P</title></part>"), "part" },
  { "second-cards-element/is-refused",
    HELP ("<part><title>P</title><cards/></part><part><title>Q</title><cards/></part>"),
    "A second <cards> was found" },
  { "diagram-without-caption/is-refused",
    HELP ("<section id='pit'><title>P</title><paragraph><text>T</text></paragraph><diagram scenario='s'/></section>"),
    "diagram" },
  { "question-with-rules-and-words/is-read",
    HELP ("<section id='q' rule='R7.1 R9.4.b'><title>P</title><words>a b</words>"
          "<paragraph><text>T</text></paragraph></section>"),
    NULL },
  { "rule-number-of-another-form/is-refused",
    HELP ("<section id='q' rule='7.1'><title>P</title><paragraph><text>T</text></paragraph></section>"), "rule" },
  { "search-words-after-a-paragraph/are-refused",
    HELP ("<section id='q'><title>P</title><paragraph><text>T</text></paragraph><words>a b</words></section>"),
    "section" },
  { "unknown-picture/is-refused",
    HELP ("<section id='pit' chapter='1' picture='cat'><title>P</title>"
          "<paragraph><text>T</text></paragraph></section>"),
    "picture" },
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

/* Loads a file from disk, with or without the scenarios of its diagrams in the same folder. */
static void
test_beside (gconstpointer data)
{
  const char      *scenario = data;
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "x.help.xml", NULL);
  g_autofree char *diagrams = g_build_filename (folder, "diagrams.xml", NULL);
  g_autofree char *ours = g_test_build_filename (G_TEST_DIST, "..", "data", "help", "diagrams.xml", NULL);
  g_autofree char *text = g_strdup_printf (HELP ("<section id='pit'><title>P</title>"
                                                 "<paragraph><text>T</text></paragraph>\n"
                                                 "<diagram scenario='%s'><caption>C</caption></diagram></section>"),
                                           scenario != NULL ? scenario : "pushing");
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboHelp) help = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *scenarios = NULL;
  gsize            length;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_true (g_file_get_contents (ours, &scenarios, &length, NULL));
  if (scenario != NULL)
    g_assert_true (g_file_set_contents (diagrams, scenarios, (gssize)length, NULL));

  help = robo_help_load_file (path, problems);
  g_assert_cmpint (help != NULL, ==, g_strcmp0 (scenario, "pushing") == 0);
  if (!robo_problems_check (problems, &error) && scenario == NULL)
    g_assert_nonnull (strstr (error->message, "diagrams.xml"));
  else if (error != NULL)
    {
      g_assert_nonnull (strstr (error->message, "line 2: Scenario “pulling” isn’t in diagrams.xml."));
      g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
    }
  g_unlink (path);
  g_unlink (diagrams);
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/help/bundled-sections/begin-with-a-paragraph-of-the-short-rules", test_bundled);
  g_test_add_func ("/files/help/topics/are-found-if-they-exist", test_topics);
  g_test_add_func ("/files/help/sections-of-modules/are-after-modules-and-before-editors", test_parts);
  g_test_add_func ("/files/help/diagrams/are-valid-and-can-be-played", test_diagrams);
  g_test_add_func ("/files/help/search/finds-sections-with-all-words-in-any-letter-case", test_search);
  g_test_add_func ("/files/help/search/finds-sections-by-words-of-players-in-each-language", test_words_of_players);
  g_test_add_func ("/files/help/search/shows-best-section-first", test_order);
  g_test_add_func ("/files/help/questions/have-one-answer-a-diagram-and-rules-that-exist", test_questions);
  g_test_add_data_func ("/files/help/diagram-in-the-same-folder/is-found", "pushing", test_beside);
  g_test_add_data_func ("/files/help/unknown-diagram-in-the-same-folder/is-reported", "pulling", test_beside);
  g_test_add_data_func ("/files/help/folder-without-diagrams/is-reported", NULL, test_beside);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strconcat ("/files/help/", files[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_file);
    }

  return g_test_run ();
}
