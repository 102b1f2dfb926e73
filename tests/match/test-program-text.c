// SPDX-License-Identifier: GPL-3.0-or-later
// Tests programs in one line: input, error messages, and the draft.
#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

#include "files/xml/robo-paths.h"
#include "match/log/robo-log-item.h"
#include "match/robo-program-draft.h"
#include "match/robo-program-text.h"

#include "model-test.h"

typedef struct
{
  const char *text;
  const char *problem; /* beginning of the problem; NULL without a problem */
} Case;

static const Case cases[] = {
  { "b3n r2ne b1w", NULL },
  { "  B3N\tr2NE\nb1w\n", NULL },
  { "b3n+r2ne - b1w", NULL },
  { "", "You’ve entered 0 parts" },
  { "b3n", "You’ve entered 1 part" },
  { "b3n r2ne b1w b1w", "You’ve entered 4 parts" },
  { "b3n x2ne b1w", "“x2ne” isn’t a die" },
  { "b3n r7ne b1w", "“r7ne” has no value" },
  { "b3n r b1w", "“r” has no value" },
  { "b3n r2x b1w", "“r2x” has no key" },
  { "b3n r2 b1w", "“r2” has no key" },
  { "b3n r2ne+ b1w", "“” isn’t a die" },
  { "b1n+b1n+b1n+r1n+r1n r1n b1n", "You have two blue and two red dice." },
  { "Überraschungspaket-voller-Unsinn", "“überraschungspaket-volle” isn’t a die" },
};

static void
test_parse (gconstpointer data)
{
  const Case      *c = data;
  g_autofree char *problem = NULL;
  RoboProgram      program;

  g_assert_cmpint (robo_program_text_parse (c->text, &program, &problem), ==, c->problem == NULL);
  if (c->problem == NULL)
    g_assert_null (problem);
  else
    g_assert_true (g_str_has_prefix (problem, c->problem));
}

static RoboProgramDraft *
make_draft (RoboMatch *match)
{
  while (robo_match_get_question (match)->kind != ROBO_ASK_PROGRAM)
    test_match_answer (match);

  return robo_program_draft_new (robo_match_get_game_setup (match), robo_match_get_shown_state (match), 0);
}

static RoboRefusal
set_text (RoboProgramDraft *draft,
          const char       *text)
{
  g_autofree char *problem = NULL;
  RoboProgram      program;

  g_assert_true (robo_program_text_parse (text, &program, &problem));

  return robo_program_draft_set_program (draft, &program);
}

static void
assert_text (RoboProgramDraft *draft,
             const char       *expected)
{
  g_autofree char *text = robo_program_draft_dup_text (draft);

  g_assert_cmpstr (text, ==, expected);
}

/* R5.4: a refused program changes nothing; an accepted program is a single change. */
static void
test_draft (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hk", 4);
  g_autoptr (RoboProgramDraft) draft = NULL;

  robo_match_start (match);
  draft = make_draft (match);
  assert_text (draft, "");
  g_assert_cmpint (robo_program_draft_put (draft, ROBO_RED, 4, 1, ROBO_DIR_SW), ==, ROBO_REFUSED_NOT);
  assert_text (draft, "- r4sw -");

  g_assert_cmpint (set_text (draft, "b3ne r2ne b1w"), ==, ROBO_REFUSED_DIE_COLOUR);
  g_assert_cmpint (set_text (draft, "b3n b2n b1w"), ==, ROBO_REFUSED_TOO_MANY);
  g_assert_cmpint (set_text (draft, "b3n+r2n b2n -"), ==, ROBO_REFUSED_CROWDED_UNIT);
  assert_text (draft, "- r4sw -");

  g_assert_cmpint (set_text (draft, "b3n r2ne b1w"), ==, ROBO_REFUSED_NOT);
  assert_text (draft, "b3n r2ne b1w");
  g_assert_cmpint (robo_program_draft_check (draft), ==, ROBO_REFUSED_NOT);
  robo_program_draft_undo (draft);
  assert_text (draft, "- r4sw -");
}

/* The log has programs in words as soon as they are revealed (R5.5). */
static void
test_log (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hk", 4);
  g_autoptr (RoboProgramDraft) draft = NULL;
  GListModel *log = robo_match_get_log (match);
  guint       n_programs = 0;

  robo_match_start (match);
  draft = make_draft (match);
  g_assert_cmpint (set_text (draft, "b3n r2ne b1w"), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_match_answer (match, robo_program_draft_get_answer (draft)), ==, ROBO_REFUSED_NOT);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);
      const char *note = robo_log_item_get_note (item);

      if (note != NULL && strstr (note, "Anna: I blue 3 north\u00a0· II red 2 northeast\u00a0· "
                                        "III blue 1 west") != NULL)
        n_programs++;
    }
  g_assert_cmpuint (n_programs, ==, 1);
}

typedef struct
{
  const char *language;
  const char *typed;
  const char *english; /* program as it is in files */
  const char *shown;   /* program as it is shown in this language */
} Letters;

static const Letters letters[] = {
  { "de", "b3n r2no b1w", "b3n r2ne b1w", "b3n r2no b1w" },
  { "de", "b3o+R4SO - r1sw", "b3e+r4se - r1sw", "b3o+r4so - r1sw" },
  /* The English letters are accepted in other languages, too. */
  { "de", "b3n r2ne b1e", "b3n r2ne b1e", "b3n r2no b1o" },
  { "pl", "n3pn c2pnw n1z", "b3n r2ne b1w", "n3pn c2pnw n1z" },
  { "pl", "N6PD+c5pdz - c4pdw", "b6s+r5sw - r4se", "n6pd+c5pdz - c4pdw" },
  /* In Polish "w" is wschód, the east, but beside English colors it is west. */
  { "pl", "n1w c2pnz -", "b1e r2nw -", "n1w c2pnz -" },
  { "pl", "b1w r2nw -", "b1w r2nw -", "n1z c2pnz -" },
};

static void
speak (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "");
  /* Without this call gettext does not notice the change of LANGUAGE, since the locale is the same. */
  textdomain (GETTEXT_PACKAGE);
}

static void
test_letters (gconstpointer data)
{
  const Letters   *c = data;
  g_autofree char *problem = NULL;
  g_autofree char *english = NULL;
  g_autofree char *shown = NULL;
  RoboProgram      program;

  speak (c->language);
  g_assert_true (robo_program_text_parse (c->typed, &program, &problem));
  english = robo_program_to_text (&program);
  g_assert_cmpstr (english, ==, c->english);
  shown = robo_program_text_dup (&program);
  g_assert_cmpstr (shown, ==, c->shown);
  speak ("C");
}

/* Each die that is shown in a language can be typed in this language, and so can the dice of files. */
static void
test_round_trip (gconstpointer data)
{
  speak (data);
  for (guint colour = 0; colour < 2; colour++)
    for (RoboDir key = 0; key < ROBO_N_DIRS; key++)
      {
        RoboDie           die = { .colour = colour, .value = 5, .key = key, .unit = 1 };
        RoboProgram       program = { .n_dice = 1, .dice = { die } };
        g_autofree char  *shown = robo_program_text_dup (&program);
        g_autofree char  *english = robo_program_to_text (&program);
        const char *const lines[] = { shown, english };

        for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
          {
            g_autofree char *problem = NULL;
            g_autofree char *again = NULL;
            RoboProgram      read;

            g_assert_true (robo_program_text_parse (lines[i], &read, &problem));
            again = robo_program_to_text (&read);
            g_assert_cmpstr (again, ==, english);
          }
      }
  speak ("C");
}

/* The help text names each letter that is read, and its example is a valid program. */
static void
test_told (void)
{
  static const struct
  {
    const char *language, *help, *typed, *problem;
  } told[] = {
    { "C", "b for blue or r for red, then the value and the key (n, ne, e, se, s, sw, w, nw).", "b3x - -",
      "one of n, ne, e," },
    { "de", "b für Blau oder r für Rot, der Wert und die Taste (n, no, o, so, s, sw, w, nw).", "b3x - -",
      "eine davon: n, no, o," },
    { "pl", "n (niebieska) lub c (czerwona), potem wartość i przycisk (pn, pnw, w, pdw, pd, pdz, z, pnz).", "x3pn - -",
      "na przykład n3pn" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *problem = NULL;
      g_autofree char *example = NULL;
      g_autofree char *help = NULL;
      RoboProgram      program;

      speak (told[i].language);
      help = robo_program_text_dup_help ();
      g_assert_nonnull (strstr (help, told[i].help));
      example = robo_program_text_dup_example ();
      g_assert_true (robo_program_text_parse (example, &program, &problem));
      g_assert_false (robo_program_text_parse (told[i].typed, &program, &problem));
      g_assert_nonnull (strstr (problem, told[i].problem));
    }
  speak ("C");
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *file = g_build_filename (robo_paths_get_data_dir (), "languages.ini", NULL);
  g_autoptr (GKeyFile) languages = g_key_file_new ();
  g_auto (GStrv) codes = NULL;

  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_assert_true (g_key_file_load_from_file (languages, file, G_KEY_FILE_NONE, NULL));
  codes = g_key_file_get_groups (languages, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/match/program-text/typed-program/is-read-or-gets-its-error-message/%u", i);

      g_test_add_data_func (path, &cases[i], test_parse);
    }
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      g_autofree char *path = g_strdup_printf ("/match/program-text/letters-of-a-language/are-read-and-shown/%s/%u",
                                               letters[i].language, i);

      g_test_add_data_func (path, &letters[i], test_letters);
    }
  for (char **code = codes; *code != NULL; code++)
    {
      g_autofree char *path = g_strdup_printf ("/match/program-text/shown-dice/can-be-typed/%s", *code);

      g_test_add_data_func (path, *code, test_round_trip);
    }
  g_test_add_func ("/match/program-text/help/names-every-letter", test_told);
  g_test_add_func ("/match/program-text/R5.4/refused-program-changes-nothing", test_draft);
  g_test_add_func ("/match/program-text/R5.5/log-has-revealed-programs", test_log);

  return g_test_run ();
}
