// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the printed result, read from a file and from a preview.
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "draw/robo-card-pages.h"
#include "ui/widgets/robo-print-dialog.h"
#include "ui/widgets/robo-printing.h"

#include "tests/ui/ui-drive.h"
#include "tests/ui/ui-test.h"

#define N_PAGES 4

/* Holds the pages of a preview, with one pixel for a point. */
typedef struct
{
  const char      *paper;
  cairo_surface_t *pages[N_PAGES];
  guint            n_pages;
} Preview;

static RoboModuleSet *
load_set (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "modules", "workshop.modules.xml", NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  RoboModuleSet *set = robo_module_set_load_file (path, problems);

  g_assert_nonnull (set);

  return set;
}

static RoboPlan
make_plan (void)
{
  RoboPlan plan = { .columns = 9, .rows = 6 };

  plan.terrain[4] = ROBO_TERRAIN_PIT;
  plan.vp[20] = 3;

  return plan;
}

/* Takes over the printout. */
static GtkPrintOperation *
new_operation (RoboPrintout *printout)
{
  g_autoptr (GPtrArray) printouts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_printout_unref);

  g_ptr_array_add (printouts, printout);

  return robo_printing_new (printouts);
}

static void
set_paper (GtkPrintOperation *operation,
           const char        *name)
{
  g_autoptr (GtkPageSetup) setup = NULL;
  GtkPageSetup *given = gtk_print_operation_get_default_page_setup (operation);
  g_autoptr (GtkPaperSize) paper = gtk_paper_size_new (name);

  setup = given != NULL ? gtk_page_setup_copy (given) : gtk_page_setup_new ();
  gtk_page_setup_set_paper_size_and_default_margins (setup, paper);
  gtk_print_operation_set_default_page_setup (operation, setup);
}

/* Drawing */

static cairo_surface_t *
new_page (double    width,
          double    height,
          cairo_t **cr)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)width, (int)height);

  *cr = cairo_create (surface);
  cairo_set_source_rgb (*cr, 1, 1, 1);
  cairo_paint (*cr);

  return surface;
}

static gboolean
is_ink (cairo_surface_t *page,
        int              x,
        int              y)
{
  const guint8 *data = cairo_image_surface_get_data (page);
  const guint8 *pixel = data + y * cairo_image_surface_get_stride (page) + 4 * x;

  return pixel[0] < 128 || pixel[1] < 128 || pixel[2] < 128;
}

static graphene_rect_t
find_ink (cairo_surface_t *page)
{
  int left = G_MAXINT, top = G_MAXINT, right = 0, bottom = 0;

  cairo_surface_flush (page);
  for (int y = 0; y < cairo_image_surface_get_height (page); y++)
    for (int x = 0; x < cairo_image_surface_get_width (page); x++)
      if (is_ink (page, x, y))
        {
          left = MIN (left, x);
          top = MIN (top, y);
          right = MAX (right, x + 1);
          bottom = MAX (bottom, y + 1);
        }
  g_assert_cmpint (right, >, left);

  return GRAPHENE_RECT_INIT (left, top, right - left, bottom - top);
}

/* Returns the fraction of pixels that differ. */
static double
compare (cairo_surface_t *one,
         cairo_surface_t *other)
{
  int   width = cairo_image_surface_get_width (one);
  int   height = cairo_image_surface_get_height (one);
  guint n_different = 0;

  g_assert_cmpint (width, ==, cairo_image_surface_get_width (other));
  g_assert_cmpint (height, ==, cairo_image_surface_get_height (other));
  cairo_surface_flush (one);
  cairo_surface_flush (other);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      n_different += is_ink (one, x, y) != is_ink (other, x, y);

  return (double)n_different / (width * height);
}

static void
ready_cb (GtkPrintOperationPreview *operation,
          GtkPrintContext          *context,
          Preview                  *preview)
{
  GtkPageSetup *setup = gtk_print_operation_get_default_page_setup (GTK_PRINT_OPERATION (operation));
  cairo_t      *cr;

  g_object_get (operation, "n-pages", &preview->n_pages, NULL);
  g_assert_cmpuint (preview->n_pages, <=, N_PAGES);
  for (guint i = 0; i < preview->n_pages; i++)
    {
      preview->pages[i] = new_page (gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
                                    gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS), &cr);
      gtk_print_context_set_cairo_context (context, cr, 72, 72);
      gtk_print_operation_preview_render_page (operation, (int)i);
      cairo_destroy (cr);
    }
  gtk_print_operation_preview_end_preview (operation);
}

static gboolean
preview_cb (GtkPrintOperation        *operation,
            GtkPrintOperationPreview *shown,
            GtkPrintContext          *context,
            GtkWindow                *parent,
            Preview                  *preview)
{
  cairo_t         *cr;
  cairo_surface_t *surface = new_page (10, 10, &cr);

  gtk_print_context_set_cairo_context (context, cr, 72, 72);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  g_signal_connect (shown, "ready", G_CALLBACK (ready_cb), preview);

  return TRUE;
}

static void
look (GtkPrintOperation *operation,
      Preview           *preview)
{
  g_autoptr (GError) error = NULL;

  set_paper (operation, preview->paper);
  g_signal_connect (operation, "preview", G_CALLBACK (preview_cb), preview);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PREVIEW, NULL, &error);
  g_assert_no_error (error);
  while (preview->n_pages == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
clear_preview (Preview *preview)
{
  for (guint i = 0; i < preview->n_pages; i++)
    cairo_surface_destroy (preview->pages[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Preview, clear_preview)

/* The sheets are those of the command line, and the cards have their real size. */
static void
test_cards (void)
{
  g_autoptr (RoboModuleSet) set = load_set ();
  const RoboCards *cards = robo_module_set_get_cards (set);
  g_autoptr (GtkPrintOperation) operation = new_operation (robo_printout_new_cards (set));
  g_auto (Preview) preview = { .paper = "iso_a4" };
  g_autofree RoboCardFace *faces = g_new0 (RoboCardFace, cards->n_cards);

  g_assert_cmpuint (cards->n_cards, ==, 29);
  for (guint i = 0; i < cards->n_cards; i++)
    faces[i] = (RoboCardFace){ &cards->cards[i], robo_module_set_get_title (set, i), robo_module_set_get_text (set, i),
                               robo_module_set_get_pictogram (set, i) };
  look (operation, &preview);
  g_assert_cmpuint (preview.n_pages, ==, 4);
  for (guint i = 0; i < preview.n_pages; i++)
    {
      cairo_t         *cr;
      cairo_surface_t *expected = new_page (ROBO_CARD_PAGE_WIDTH, ROBO_CARD_PAGE_HEIGHT, &cr);

      robo_draw_card_page (cr, faces, cards->n_cards, i);
      g_assert_cmpfloat (compare (preview.pages[i], expected), <, 0.005);
      cairo_destroy (cr);
      cairo_surface_destroy (expected);
    }
  g_assert_cmpfloat (compare (preview.pages[0], preview.pages[1]), >, 0.02);
}

/* On paper of another size the cards are in the middle, and smaller only if they do not fit. */
static void
test_paper (void)
{
  static const struct
  {
    const char *paper;
    double      width;
    double      height;
    double      scale;
  } rows[] = {
    { "na_letter", 612, 792, 1 },
    { "iso_a5", 419.5, 595.3, 0.783 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (RoboModuleSet) set = load_set ();
      g_autoptr (GtkPrintOperation) operation = new_operation (robo_printout_new_cards (set));
      g_auto (Preview) preview = { .paper = rows[i].paper };
      graphene_rect_t ink;

      look (operation, &preview);
      ink = find_ink (preview.pages[0]);
      g_assert_cmpfloat_with_epsilon (ink.origin.x + ink.size.width / 2, rows[i].width / 2, 2);
      g_assert_cmpfloat_with_epsilon (ink.origin.y + ink.size.height / 2, rows[i].height / 2, 2);
      /* The width is from the frame of the first card to that of the third; the cut marks lie beyond. */
      g_assert_cmpfloat (ink.size.width, >=, rows[i].scale * (3 * 63 - 5) * 72 / 25.4 - 2);
      g_assert_cmpfloat (ink.size.width, <=, MIN (rows[i].width, rows[i].scale * (3 * 63 + 14) * 72 / 25.4 + 2));
    }
}

/* A wide arena fills the landscape page, with a white margin. */
static void
test_arena (void)
{
  RoboPlan plan = make_plan ();
  g_autoptr (GtkPrintOperation) operation = new_operation (robo_printout_new_arena (&plan, "Wide"));
  g_auto (Preview) preview = { .paper = "iso_a4" };
  g_autofree char *job = NULL;
  graphene_rect_t  ink;

  g_object_get (operation, "job-name", &job, NULL);
  g_assert_cmpstr (job, ==, "Wide");
  /* Later edits are not printed. */
  plan.columns = plan.rows = 5;
  look (operation, &preview);
  g_assert_cmpuint (preview.n_pages, ==, 1);
  g_assert_cmpint (cairo_image_surface_get_width (preview.pages[0]), ==, 841);
  ink = find_ink (preview.pages[0]);
  g_assert_cmpfloat (ink.size.width / ink.size.height, >, 1.3);
  g_assert_cmpfloat (ink.size.height, >, 400);
  g_assert_cmpfloat (ink.origin.x, >, 15);
  g_assert_cmpfloat (ink.origin.y, >, 15);
}

static guint
count_text (const char *data,
            gsize       length,
            const char *text)
{
  guint n = 0;

  for (gsize i = 0; i + strlen (text) <= length; i++)
    n += memcmp (data + i, text, strlen (text)) == 0;

  return n;
}

/* Counts a text in the objects of a PDF file. Newer versions of cairo compress the objects of pages. */
static guint
count_in_pdf (const char *contents,
              gsize       length,
              const char *text)
{
  static const char begin[] = "\nstream\n";
  const gsize       most = 1 << 20;
  guint             n = count_text (contents, length, text);

  for (gsize i = strlen (begin); i < length; i++)
    {
      g_autoptr (GConverter) inflater = NULL;
      g_autofree char *inflated = NULL;
      gsize            n_read, n_inflated;

      if (memcmp (contents + i - strlen (begin), begin, strlen (begin)) != 0)
        continue;
      inflater = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB));
      inflated = g_malloc (most);
      if (g_converter_convert (inflater, contents + i, length - i, inflated, most, G_CONVERTER_NO_FLAGS, &n_read,
                               &n_inflated, NULL) != G_CONVERTER_ERROR)
        n += count_text (inflated, n_inflated, text);
    }

  return n;
}

/* A wide arena among upright pages turns its own page only. */
static void
test_mixed (void)
{
  RoboPlan plan = make_plan ();
  g_autoptr (GPtrArray) printouts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_printout_unref);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autofree char *folder = g_dir_make_tmp ("robodrome-print-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mixed.pdf", NULL);
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_ptr_array_add (printouts, robo_printout_new_rules (problems));
  g_ptr_array_add (printouts, robo_printout_new_arena (&plan, "Wide"));
  operation = robo_printing_new (printouts);
  set_paper (operation, "iso_a4");
  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gtk_print_operation_get_n_pages_to_print (operation), ==, 3);
  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  g_assert_cmpuint (count_in_pdf (contents, length, "/MediaBox [ 0 0 841."), ==, 1);
  g_assert_cmpuint (count_in_pdf (contents, length, "/MediaBox [ 0 0 595."), ==, 2);
  g_remove (path);
  g_rmdir (folder);
}

static void
test_file (void)
{
  g_autoptr (RoboModuleSet) set = load_set ();
  g_autofree char *folder = g_dir_make_tmp ("robodrome-print-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "cards.pdf", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "none", "cards.pdf", NULL);
  g_autoptr (GtkPrintOperation) operation = new_operation (robo_printout_new_cards (set));
  g_autoptr (GtkPrintOperation) failing = new_operation (robo_printout_new_cards (set));
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;
  gsize            length;

  set_paper (operation, "iso_a4");
  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_assert_cmpint (gtk_print_operation_get_n_pages_to_print (operation), ==, 4);
  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  g_assert_true (g_str_has_prefix (contents, "%PDF-"));
  g_assert_cmpuint (length, >, 20000);
  g_remove (path);

  gtk_print_operation_set_export_filename (failing, nowhere);
  g_assert_cmpint (gtk_print_operation_run (failing, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_ERROR);
  g_assert_nonnull (error);
  g_rmdir (folder);
}

/* The print dialog */

/* Returns the check buttons that are seen, in their order. */
static void
list_checks (GtkWidget *widget,
             GPtrArray *checks)
{
  if (GTK_IS_CHECK_BUTTON (widget) && gtk_widget_get_mapped (widget))
    g_ptr_array_add (checks, widget);
  for (GtkWidget *c = gtk_widget_get_first_child (widget); c != NULL; c = gtk_widget_get_next_sibling (c))
    list_checks (c, checks);
}

static char *
dup_ticks (GtkWidget *dialog)
{
  g_autoptr (GPtrArray) checks = g_ptr_array_new ();
  g_autoptr (GString) ticks = g_string_new (NULL);

  list_checks (dialog, checks);
  for (guint i = 0; i < checks->len; i++)
    g_string_append_c (ticks, gtk_check_button_get_active (checks->pdata[i]) ? '1' : '0');

  return g_string_free (g_steal_pointer (&ticks), FALSE);
}

static gboolean
has_ticks (GtkWidget  *dialog,
           const char *expected)
{
  g_autofree char *ticks = dup_ticks (dialog);

  return g_str_equal (ticks, expected);
}

static GtkWidget *
show_dialog (GtkWidget    *window,
             RoboPrintout *own)
{
  GtkWidget *dialog = NULL;

  robo_print_dialog_show (window, own);
  ui_drive_until ((dialog = ui_drive_find_dialog (ROBO_TYPE_PRINT_DIALOG)) != NULL);

  return dialog;
}

static void
set_all (GtkWidget *dialog,
         gboolean   is_active)
{
  g_autoptr (GPtrArray) checks = g_ptr_array_new ();

  list_checks (dialog, checks);
  for (guint i = 0; i < checks->len; i++)
    gtk_check_button_set_active (checks->pdata[i], is_active);
}

/* A page offers its own content, which is ticked, and the two kinds of sheets. Without a tick nothing can be printed.
 * */
static void
test_own (void)
{
  RoboPlan   plan = make_plan ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *dialog, *button;

  ui_drive_show (GTK_WINDOW (window));
  dialog = show_dialog (window, robo_printout_new_arena (&plan, "My <Arena>"));
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) == GTK_WINDOW (window));
  g_assert_true (has_ticks (dialog, "100"));
  g_assert_nonnull (ui_drive_find_label (dialog, "My <Arena>"));
  button = ui_drive_find_button (dialog, "Print…");
  g_assert_true (gtk_widget_get_sensitive (button));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog)) == button);
  set_all (dialog, FALSE);
  g_assert_false (gtk_widget_get_sensitive (button));
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* From the menu the sheets are ticked, and arenas and cards can be added. */
static void
test_everything (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *dialog;
  GType      type;

  ui_drive_show (GTK_WINDOW (window));
  dialog = show_dialog (window, NULL);
  /* The first two rows are the sheets; four arenas and two module sets follow. */
  ui_drive_until (has_ticks (dialog, "11000000"));
  ui_drive_shoot ("print-and-play");
  set_all (dialog, TRUE);
  g_signal_emit_by_name (ui_drive_find_button (dialog, "Print…"), "clicked");
  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_PRINT_DIALOG) == NULL);
  ui_drive_until ((type = g_type_from_name ("GtkPrintUnixDialog")) != 0 &&
                  (dialog = ui_drive_find_dialog (type)) != NULL);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  ui_drive_until (ui_drive_find_dialog (type) == NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/widgets/printing/printed-cards/have-their-real-size", test_cards);
  g_test_add_func ("/ui/widgets/printing/other-paper/cards-are-centered-and-shrunk-if-needed", test_paper);
  g_test_add_func ("/ui/widgets/printing/wide-arena/fills-a-landscape-page", test_arena);
  g_test_add_func ("/ui/widgets/printing/wide-arena-among-pages/turns-its-page-only", test_mixed);
  g_test_add_func ("/ui/widgets/printing/pdf-file/is-written-or-gives-an-error", test_file);

  g_test_add_func ("/ui/widgets/print-dialog/printout-of-the-page/is-ticked", test_own);
  g_test_add_func ("/ui/widgets/print-dialog/no-printout-of-the-page/sheets-are-ticked-and-everything-is-offered",
                   test_everything);

  return g_test_run ();
}
