// SPDX-License-Identifier: GPL-3.0-or-later
// Tests printed pages: the rule sheet and the dice tables fit in every language and on both papers, and files have all
// pages.
#include "config.h"

#include <locale.h>
#include <string.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "draw/robo-render.h"
#include "files/xml/robo-paths.h"
#include "print/robo-printout.h"
#include "print/robo-sheet.h"
#include "tests/remove-folder.h"

/* Darker values than this are ink on the paper. */
#define INK 128

/* The white border of each page, in points. */
#define BORDER 24

extern int _nl_msg_cat_cntr;

static const char *const languages[] = { "en", "de", "pl" };

static void
set_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  _nl_msg_cat_cntr++;
}

static RoboPrintout *
create (RoboPrintout *(*func) (RoboProblems *problems))
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboPrintout *printout = func (problems);

  g_assert_nonnull (printout);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);

  return printout;
}

static RoboModuleSet *
load_cards (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboModuleSet *set = robo_module_set_load_bundled ("workshop", problems);

  g_assert_nonnull (set);
  g_assert_cmpuint (robo_module_set_get_cards (set)->n_cards, ==, 29);

  return set;
}

static RoboPlan
make_plan (guint columns,
           guint rows)
{
  RoboPlan plan = { .columns = (guint8)columns, .rows = (guint8)rows };

  plan.vp[7] = 3;

  return plan;
}

static GPtrArray *
new_list (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)robo_printout_unref);
}

static gboolean
is_ink (cairo_surface_t *page,
        int              x,
        int              y)
{
  const guint8 *pixel = cairo_image_surface_get_data (page) + y * cairo_image_surface_get_stride (page) + 4 * x;

  return pixel[0] < INK || pixel[1] < INK || pixel[2] < INK;
}

/* Draws a page with one pixel a point. */
static cairo_surface_t *
draw (const RoboPrintout *printout,
      guint               page,
      double              width,
      double              height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int)width, (int)height);
  cairo_t         *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  robo_printout_draw (printout, cr, page, width, height);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* Checks that a page has ink, but none near its border, where printers would cut it off. */
static void
check_page (const RoboPrintout *printout,
            guint               page,
            double              width,
            double              height)
{
  cairo_surface_t *surface = draw (printout, page, width, height);
  guint            n_inside = 0;

  for (int y = 0; y < (int)height; y++)
    for (int x = 0; x < (int)width; x++)
      {
        if (!is_ink (surface, x, y))
          continue;

        n_inside++;
        g_assert_cmpint (x, >=, BORDER);
        g_assert_cmpint (y, >=, BORDER);
        g_assert_cmpint (x, <, (int)width - BORDER);
        g_assert_cmpint (y, <, (int)height - BORDER);
      }
  g_assert_cmpuint (n_inside, >, 2000);
  cairo_surface_destroy (surface);
}

/* Checks the pages in all languages and on both papers. */
static void
check_sheets (RoboPrintout *(*func) (RoboProblems *problems),
              guint n_pages)
{
  g_autofree char *before = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (RoboPrintout) printout = NULL;
      g_autofree char *text = NULL;

      set_language (languages[i]);
      printout = create (func);
      text = robo_printout_dup_text (printout);
      g_assert_cmpuint (robo_printout_get_n_pages (printout), ==, n_pages);
      g_assert_nonnull (strstr (text, "VOLT"));
      g_assert_nonnull (strstr (text, "Matsuuchi"));
      g_assert_cmpstr (text, !=, before);
      for (RoboPaper paper = 0; paper < ROBO_N_PAPERS; paper++)
        {
          double width, height;

          robo_paper_get_size (paper, &width, &height);
          g_assert_true (robo_printout_fits (printout, width, height));
          for (guint page = 0; page < n_pages; page++)
            check_page (printout, page, width, height);
        }
      g_free (before);
      before = g_steal_pointer (&text);
    }
  set_language ("C");
}

static void
test_rules (void)
{
  check_sheets (robo_printout_new_rules, 2);
}

static void
test_dice (void)
{
  check_sheets (robo_printout_new_dice, 3);
}

/* The sheet has the short rules of the help, and the names of the parts of an arena. */
static void
test_rules_text (void)
{
  g_autoptr (RoboPrintout) printout = create (robo_printout_new_rules);
  g_autofree char *text = robo_printout_dup_text (printout);

  g_assert_nonnull (strstr (text,
                            "\nBe the first to reach the agreed-upon number of victory points (VP), and "
                            "you win immediately."));
  g_assert_nonnull (strstr (text, "\nThe wall stops the shot to the east. The one to the southeast hits.\n"));
  g_assert_nonnull (strstr (text, "\nIn the arena\n"));
  g_assert_nonnull (strstr (text,
                            "\nLightning barrier\nA robot that crosses a lightning barrier takes 1 damage. Shots "
                            "fly through.\n"));
}

static guint
count_lines (const char *text,
             const char *line)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += g_str_equal (lines[i], line);

  return n;
}

/* The bag of R4.1 has four tokens of each number, and a rolled die of a KillBot counts as R9.2 says. */
static void
test_dice_text (void)
{
  g_autoptr (RoboPrintout) printout = create (robo_printout_new_dice);
  g_autofree char *text = robo_printout_dup_text (printout);

  for (guint number = 7; number <= 9; number++)
    {
      g_autofree char *line = g_strdup_printf ("%u", number);

      g_assert_cmpuint (count_lines (text, line), ==, 4);
    }
  g_assert_nonnull (strstr (text, "\nCounts as\n1\n2\n3\n3\n2\n1\n"));
  /* Ten modules are for KillBots (R9.7), and the table has twelve cells. */
  g_assert_cmpuint (count_lines (text, "Roll again"), ==, 2);
  g_assert_nonnull (strstr (text, "\n1–3\n4–6\n1\nRepulsion Blast\nSaw Blade\n2\n"));
  /* Amounts differ by die (R8.10). */
  g_assert_nonnull (strstr (text, "two with a 5 or 6.\n1\n1\n2\n2\n"));
}

/* Text that is too long or too wide is noticed, and does not leave the pages. */
static void
test_too_long (void)
{
  static const double shares[] = { 0.3, 0.7 };
  g_autoptr (GString) words = g_string_new (NULL);
  RoboSheet      *sheet = robo_sheet_new (1, 2, "Title", NULL, "Footer");
  RoboSheetTable *table = robo_sheet_table_new (shares, G_N_ELEMENTS (shares), TRUE);

  robo_sheet_add_heading (sheet, "Heading");
  robo_sheet_add_text (sheet, "Short.");
  g_assert_true (robo_sheet_fits (sheet, 595, 842));
  for (guint i = 0; i < 150; i++)
    g_string_append (words, "electromagnetic ");
  for (guint i = 0; i < 8; i++)
    robo_sheet_add_text (sheet, words->str);
  g_assert_false (robo_sheet_fits (sheet, 595, 842));
  robo_sheet_free (sheet);

  sheet = robo_sheet_new (1, 2, "Title", NULL, "Footer");
  robo_sheet_table_add_word (table, "Electromagneticsuperconductor");
  robo_sheet_table_add_text (table, NULL, "A word that is wider than its cell.");
  robo_sheet_add_table (sheet, table);
  g_assert_false (robo_sheet_fits (sheet, 595, 842));
  robo_sheet_free (sheet);
}

static void
test_order (void)
{
  g_autoptr (GPtrArray) printouts = new_list ();
  g_autoptr (RoboModuleSet) set = load_cards ();
  RoboPlan plan = make_plan (9, 5);
  guint    page = 3;

  g_ptr_array_add (printouts, create (robo_printout_new_rules));
  g_ptr_array_add (printouts, robo_printout_new_arena (&plan, "Wide"));
  g_ptr_array_add (printouts, robo_printout_new_cards (set));
  g_assert_cmpuint (robo_printouts_count_pages (printouts), ==, 7);
  g_assert_true (robo_printouts_find_page (printouts, &page) == printouts->pdata[2]);
  g_assert_cmpuint (page, ==, 0);
  page = 1;
  g_assert_true (robo_printouts_find_page (printouts, &page) == printouts->pdata[0]);
  g_assert_cmpuint (page, ==, 1);
  g_assert_false (robo_printout_is_landscape (printouts->pdata[0]));
  g_assert_true (robo_printout_is_landscape (printouts->pdata[1]));
}

/* Files */

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

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("printout-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, data, NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static char *
write_and_read (Fixture         *fixture,
                const GPtrArray *printouts,
                RoboPaper        paper,
                gsize           *length)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (GError) error = NULL;
  char *contents;

  g_assert_true (robo_printouts_write (printouts, paper, file, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (fixture->path, &contents, length, NULL));

  return contents;
}

/* A PDF has all pages, each with its own size. */
static void
test_pdf (Fixture      *fixture,
          gconstpointer data)
{
  g_autoptr (GPtrArray) printouts = new_list ();
  RoboPlan         plan = make_plan (9, 5);
  g_autofree char *a4 = NULL;
  g_autofree char *letter = NULL;
  gsize            length;

  g_ptr_array_add (printouts, create (robo_printout_new_rules));
  g_ptr_array_add (printouts, robo_printout_new_arena (&plan, "Wide"));
  a4 = write_and_read (fixture, printouts, ROBO_PAPER_A4, &length);
  g_assert_true (g_str_has_prefix (a4, "%PDF-"));
  g_assert_cmpuint (count_words (a4, length, "/Type /Page") - count_words (a4, length, "/Type /Pages"), ==, 3);
  g_assert_cmpuint (count_words (a4, length, "/MediaBox [ 0 0 595.275591 841.889764 ]"), ==, 2);
  g_assert_cmpuint (count_words (a4, length, "/MediaBox [ 0 0 841.889764 595.275591 ]"), ==, 1);
  g_assert_cmpuint (count_words (a4, length, "/Title (Rule sheet)"), ==, 1);
  letter = write_and_read (fixture, printouts, ROBO_PAPER_LETTER, &length);
  g_assert_cmpuint (count_words (letter, length, "/MediaBox [ 0 0 612 792 ]"), ==, 2);
  g_assert_cmpuint (count_words (letter, length, "/MediaBox [ 0 0 792 612 ]"), ==, 1);
}

/* Returns whether there is ink at the position of a card, given by its column and row on a sheet. */
static gboolean
has_card (cairo_surface_t *sheet,
          guint            column,
          guint            row)
{
  double scale = cairo_image_surface_get_width (sheet) / 210.0;
  int    left = (int)((10.5 + 63 * column + 5) * scale);
  int    top = (int)((16.5 + 88 * row + 5) * scale);

  for (int y = top; y < top + (int)(78 * scale); y++)
    for (int x = left; x < left + (int)(53 * scale); x++)
      if (is_ink (sheet, x, y))
        return TRUE;

  return FALSE;
}

/* Each page is a picture with 300 dots an inch. Nine cards are on the first sheet, and two on the last one. */
static void
test_png (Fixture      *fixture,
          gconstpointer data)
{
  g_autoptr (GPtrArray) printouts = new_list ();
  g_autoptr (RoboModuleSet) set = load_cards ();
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autofree char *first = g_build_filename (fixture->folder, "cards-1.png", NULL);
  g_autofree char *last = g_build_filename (fixture->folder, "cards-4.png", NULL);
  cairo_surface_t *sheet;

  g_ptr_array_add (printouts, robo_printout_new_cards (set));
  g_assert_true (robo_printouts_write (printouts, ROBO_PAPER_A4, file, NULL));
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
  sheet = cairo_image_surface_create_from_png (first);
  g_assert_cmpint (cairo_image_surface_get_width (sheet), ==, 2480);
  g_assert_true (has_card (sheet, 0, 0) && has_card (sheet, 2, 2));
  cairo_surface_destroy (sheet);
  sheet = cairo_image_surface_create_from_png (last);
  g_assert_true (has_card (sheet, 0, 0) && has_card (sheet, 1, 0));
  g_assert_false (has_card (sheet, 2, 0) || has_card (sheet, 0, 1));
  cairo_surface_destroy (sheet);
}

/* A single page gets the requested name. */
static void
test_single (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GPtrArray) printouts = new_list ();
  RoboPlan         plan = make_plan (5, 7);
  g_autofree char *contents = NULL;
  gsize            length;

  g_ptr_array_add (printouts, robo_printout_new_arena (&plan, "High"));
  contents = write_and_read (fixture, printouts, ROBO_PAPER_A4, &length);
  g_assert_nonnull (strstr (contents, "<svg"));
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GPtrArray) printouts = new_list ();
  RoboPlan plan = make_plan (5, 7);
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (printouts, robo_printout_new_arena (&plan, "High"));
  g_assert_false (robo_printouts_write (printouts, ROBO_PAPER_A4, file, &error));
  g_assert_error (error, ROBO_RENDER_ERROR, ROBO_RENDER_ERROR_FORMAT);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

static void
test_paper_names (void)
{
  RoboPaper paper = ROBO_PAPER_A4;

  g_assert_true (robo_paper_from_id ("Letter", &paper));
  g_assert_cmpint (paper, ==, ROBO_PAPER_LETTER);
  g_assert_false (robo_paper_from_id ("a5", &paper));
  g_assert_cmpint (paper, ==, ROBO_PAPER_LETTER);
}

#define ADD(path, name, func) g_test_add ("/print/printout/" path, Fixture, name, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/print/printout/rule-sheet/fits-on-two-pages-in-every-language", test_rules);
  g_test_add_func ("/print/printout/rule-sheet/has-the-short-rules", test_rules_text);
  g_test_add_func ("/print/printout/dice-tables/fit-on-three-pages-in-every-language", test_dice);
  g_test_add_func ("/print/printout/dice-tables/have-the-results-of-the-rules", test_dice_text);
  g_test_add_func ("/print/printout/text-that-is-too-long-or-too-wide/does-not-fit", test_too_long);
  g_test_add_func ("/print/printout/several-printouts/pages-are-counted-in-order", test_order);
  g_test_add_func ("/print/paper/names/letter-is-known-in-any-case-and-a5-is-refused", test_paper_names);
  ADD ("pdf/has-all-pages-with-their-sizes", "rules.pdf", test_pdf);
  ADD ("png/each-page-is-a-numbered-file", "cards.png", test_png);
  ADD ("svg/single-page-is-written-to-the-requested-file", "high.svg", test_single);
  ADD ("other-format/is-refused", "high.gif", test_refused);

  return g_test_run ();
}
