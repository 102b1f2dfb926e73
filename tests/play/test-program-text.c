// SPDX-License-Identifier: GPL-3.0-or-later
// Programs in one line: what is typed, what is said about it, and where it goes.
#include "config.h"

#include "play/log/robo-log-item.h"
#include "play/program/robo-program-draft.h"
#include "play/program/robo-program-text.h"

#include "model-test.h"

typedef struct
{
  const char *text;
  const char *problem; /* its beginning; NULL if there is none */
} Case;

static const Case cases[] = {
  { "b3n r2ne b1w", NULL },
  { "  B3N\tr2NE\nb1w\n", NULL },
  { "b3n+r2ne - b1w", NULL },
  { "", "These are 0 parts" },
  { "b3n", "This is 1 part" },
  { "b3n r2ne b1w b1w", "These are 4 parts" },
  { "b3n x2ne b1w", "“x2ne” is no die" },
  { "b3n r7ne b1w", "“r7ne” has no value" },
  { "b3n r b1w", "“r” has no value" },
  { "b3n r2x b1w", "“r2x” has no key" },
  { "b3n r2 b1w", "“r2” has no key" },
  { "b3n r2ne+ b1w", "“” is no die" },
  { "b1n+b1n+b1n+r1n+r1n r1n b1n", "These are more dice" },
  { "Überraschungspaket-voller-Unsinn", "“Überraschungspaket-volle” is no die" },
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

/* R5.4: what is refused leaves everything as it was; what is taken is one change. */
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

/* The log says programs in words, as soon as they are no secret any more (R5.5). */
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

      if (note != NULL && strstr (note, "Anna: I blue 3 north · II red 2 north-east · III blue 1 west") != NULL)
        n_programs++;
    }
  g_assert_cmpuint (n_programs, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/program-text/parse/%u", i);

      g_test_add_data_func (path, &cases[i], test_parse);
    }
  g_test_add_func ("/model/program-text/R5.4/draft", test_draft);
  g_test_add_func ("/model/program-text/R5.5/log", test_log);

  return g_test_run ();
}
