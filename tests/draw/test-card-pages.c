// SPDX-License-Identifier: GPL-3.0-or-later
// Tests module cards on sheets of paper: all their texts fit, in every language, and the number of sheets is right.
#include "config.h"

#include "draw/robo-card-pages.h"
#include "files/cards/robo-modules.h"

static RoboCardFace *
create_faces (const RoboModules *modules)
{
  const RoboCards *cards = robo_modules_get_cards (modules);
  RoboCardFace    *faces = g_new0 (RoboCardFace, cards->n_cards);

  for (guint i = 0; i < cards->n_cards; i++)
    faces[i] = (RoboCardFace){ &cards->cards[i],
                               robo_modules_get_title (modules, i),
                               robo_modules_get_text (modules, i),
                               robo_modules_get_pictogram (modules, i) };

  return faces;
}

static RoboModules *
load_modules (void)
{
  static const char *const sets[] = { "standard", "workshop", NULL };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboModules *modules = robo_modules_load_bundled (sets, problems);

  g_assert_nonnull (modules);

  return modules;
}

static void
test_fits (void)
{
  static const char *const languages[] = { "en", "de", "pl" };
  g_autoptr (RoboModules) modules = load_modules ();
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  guint            n_cards = robo_modules_get_cards (modules)->n_cards;
  g_autoptr (GString) long_text = g_string_new (NULL);
  RoboCardFace too_long;

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree RoboCardFace *faces = NULL;

      g_setenv ("LANGUAGE", languages[i], TRUE);
      faces = create_faces (modules);
      for (guint card = 0; card < n_cards; card++)
        if (!robo_card_face_fits (&faces[card]))
          {
            g_test_message ("%s: %s does not fit", languages[i], faces[card].title);
            g_test_fail ();
          }
      too_long = faces[0];
    }
  g_setenv ("LANGUAGE", before != NULL ? before : "", TRUE);

  for (guint i = 0; i < 200; i++)
    g_string_append (long_text, "electromagnetic ");
  too_long.text = long_text->str;
  g_assert_false (robo_card_face_fits (&too_long));
  too_long.text = "";
  too_long.title = "Electromagneticsuperconductingacceleratorelectromagneticsuperconductingaccelerator";
  g_assert_false (robo_card_face_fits (&too_long));
}

static void
test_count (void)
{
  g_assert_cmpuint (robo_card_pages_count (0), ==, 0);
  g_assert_cmpuint (robo_card_pages_count (1), ==, 1);
  g_assert_cmpuint (robo_card_pages_count (9), ==, 1);
  g_assert_cmpuint (robo_card_pages_count (10), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/card-pages/texts/fit-in-every-language", test_fits);
  g_test_add_func ("/draw/card-pages/sheets/have-nine-cards", test_count);

  return g_test_run ();
}
