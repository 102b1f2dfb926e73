// SPDX-License-Identifier: GPL-3.0-or-later
// Module cards on sheets of paper: all their texts fit, in every language, and the number of sheets is right.
#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "draw/robo-card-pages.h"
#include "draw/robo-render.h"
#include "files/cards/robo-modules.h"

/* Darker values than this are ink on the paper. */
#define INK 128

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

/* Counts the occurrences of words; a PDF has zero bytes, so it is no string. */
static guint
count_words (const char *text,
             gsize       length,
             const char *words)
{
  guint n = 0;

  for (gsize i = 0; i + strlen (words) <= length; i++)
    n += memcmp (text + i, words, strlen (words)) == 0;

  return n;
}

/* Returns whether there is ink at the place of a card, given by its column and row on a sheet. */
static gboolean
has_card (cairo_surface_t *sheet,
          guint            column,
          guint            row)
{
  double        scale = cairo_image_surface_get_width (sheet) / 210.0;
  guint         left = (guint)((10.5 + 63 * column + 5) * scale);
  guint         top = (guint)((16.5 + 88 * row + 5) * scale);
  const guint8 *pixels = cairo_image_surface_get_data (sheet);
  int           stride = cairo_image_surface_get_stride (sheet);

  for (guint y = top; y < top + (guint)(78 * scale); y++)
    for (guint x = left; x < left + (guint)(53 * scale); x++)
      if (pixels[y * (guint)stride + 4 * x] < INK)
        return TRUE;

  return FALSE;
}

static void
test_files (void)
{
  g_autoptr (RoboModules) modules = load_modules ();
  g_autofree RoboCardFace *faces = create_faces (modules);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("card-pages-XXXXXX", &error);
  g_autofree char *pdf = g_build_filename (folder, "cards.pdf", NULL);
  g_autofree char *png = g_build_filename (folder, "cards.png", NULL);
  g_autofree char *first = g_build_filename (folder, "cards-1.png", NULL);
  g_autofree char *last = g_build_filename (folder, "cards-2.png", NULL);
  g_autoptr (GFile) pdf_file = g_file_new_for_path (pdf);
  g_autoptr (GFile) png_file = g_file_new_for_path (png);
  g_autofree char *contents = NULL;
  gsize            length;
  cairo_surface_t *sheet;

  g_assert_no_error (error);
  g_assert_true (robo_render_cards_to_file (faces, 10, pdf_file, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (pdf, &contents, &length, NULL));
  g_assert_true (g_str_has_prefix (contents, "%PDF-"));
  g_assert_cmpuint (count_words (contents, length, "/Type /Page") - count_words (contents, length, "/Type /Pages"), ==, 2);

  /* The tenth card is alone on the second sheet. */
  g_assert_true (robo_render_cards_to_file (faces, 10, png_file, &error));
  g_assert_no_error (error);
  g_assert_false (g_file_test (png, G_FILE_TEST_EXISTS));
  sheet = cairo_image_surface_create_from_png (first);
  g_assert_cmpint (cairo_image_surface_get_width (sheet), ==, 2480);
  g_assert_true (has_card (sheet, 0, 0) && has_card (sheet, 2, 2));
  cairo_surface_destroy (sheet);
  sheet = cairo_image_surface_create_from_png (last);
  g_assert_true (has_card (sheet, 0, 0));
  g_assert_false (has_card (sheet, 1, 0) || has_card (sheet, 0, 1));
  cairo_surface_destroy (sheet);

  /* A single sheet gets the requested name. */
  g_assert_true (robo_render_cards_to_file (faces, 1, png_file, &error));
  g_assert_true (g_file_test (png, G_FILE_TEST_EXISTS));

  g_assert_cmpint (g_unlink (pdf) | g_unlink (png) | g_unlink (first) | g_unlink (last) | g_rmdir (folder), ==, 0);
}

static void
test_refused (void)
{
  g_autoptr (RoboModules) modules = load_modules ();
  g_autofree RoboCardFace *faces = create_faces (modules);
  g_autoptr (GFile) file = g_file_new_for_path ("cards.gif");
  g_autoptr (GError) error = NULL;

  g_assert_false (robo_render_cards_to_file (faces, 1, file, &error));
  g_assert_error (error, ROBO_RENDER_ERROR, ROBO_RENDER_ERROR_FORMAT);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/card-pages/texts/fit-in-every-language", test_fits);
  g_test_add_func ("/draw/card-pages/sheets/have-nine-cards", test_count);
  g_test_add_func ("/draw/card-pages/files/are-a-pdf-or-numbered-pngs", test_files);
  g_test_add_func ("/draw/card-pages/other-format/is-refused", test_refused);

  return g_test_run ();
}
