// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that layouts keep the contract of gtk_widget_measure(), about which newer versions of GTK warn.
#include "config.h"

#include <adwaita.h>

#include "tests/ui/ui-test.h"
#include "ui/widgets/layouts/robo-first-fit-layout.h"
#include "ui/widgets/layouts/robo-optional-layout.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/layouts/robo-stage-layout.h"
#include "ui/widgets/layouts/robo-status-layout.h"

#define MOST_PX 800

static GtkLayoutManager *
first_fit_new (void)
{
  return g_object_new (ROBO_TYPE_FIRST_FIT_LAYOUT, NULL);
}

static GtkLayoutManager *
empty_new (void)
{
  return g_object_new (ROBO_TYPE_FIRST_FIT_LAYOUT, "may-be-empty", TRUE, NULL);
}

static GtkLayoutManager *
pair_new (void)
{
  return g_object_new (ROBO_TYPE_ROW_LAYOUT, "is-even", FALSE, "threshold", 300, NULL);
}

static GtkLayoutManager *
even_new (void)
{
  return g_object_new (ROBO_TYPE_ROW_LAYOUT, "is-even", TRUE, "threshold", 300, NULL);
}

static GtkLayoutManager *
stage_new (void)
{
  return g_object_new (ROBO_TYPE_STAGE_LAYOUT, NULL);
}

static GtkLayoutManager *
status_new (void)
{
  return g_object_new (ROBO_TYPE_STATUS_LAYOUT, NULL);
}

static GtkLayoutManager *
optional_new (void)
{
  return g_object_new (ROBO_TYPE_OPTIONAL_LAYOUT, NULL);
}

static GtkWidget *
block_new (int width,
           int height)
{
  GtkWidget *block = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (block, width, height);

  return block;
}

static GtkWidget *
wrapping_label_new (void)
{
  GtkWidget *label = gtk_label_new ("The label needs fewer lines if it is wider, so its height depends on its width.");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);

  return label;
}

typedef struct
{
  const char *path;
  GtkLayoutManager *(*create) (void);
  guint n_children; /* 2 or 3 */
} Case;

#define PATH(layout) "/ui/widgets/layouts/" layout "/height-for-any-width-is-not-less-than-without-a-width"

static const Case cases[] = {
  { PATH ("first-fit"), first_fit_new, 3 },
  { PATH ("first-fit-that-may-be-empty"), empty_new, 3 },
  { PATH ("pair"), pair_new, 2 },
  { PATH ("even-pair"), even_new, 3 },
  { PATH ("stage"), stage_new, 2 },
  { PATH ("status"), status_new, 3 },
  { PATH ("optional"), optional_new, 3 },
};

/* GTK measures a widget without a width, and later with the width that it has. The second minimum cannot be less. */
static void
test_heights (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  int least_width, least_height;

  gtk_widget_set_layout_manager (box, one->create ());
  gtk_box_append (GTK_BOX (box), block_new (300, 22));
  gtk_box_append (GTK_BOX (box), wrapping_label_new ());
  if (one->n_children > 2)
    gtk_box_append (GTK_BOX (box), block_new (40, 4));
  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, -1, &least_height, NULL, NULL, NULL);
  for (int width = least_width; width <= MOST_PX; width += 5)
    {
      int minimum, natural;

      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
      g_assert_cmpint (minimum, >=, least_height);
      g_assert_cmpint (natural, >=, minimum);
    }
}

/* The stage takes the height that the page leaves, up to a share of the width, so that a large window has no empty
 * part below the page. A window that is too low leaves the stage its natural height. */
static void
test_stage (void)
{
  static const struct
  {
    int height;
    int stage_height;
  } cases_of_heights[] = { { 400, 100 }, { 520, 120 }, { 600, 200 }, { 690, 290 }, { 900, 300 } };
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *stage = block_new (300, 100);
  GtkWidget *page = block_new (300, 400);

  gtk_widget_set_layout_manager (box, stage_new ());
  gtk_box_append (GTK_BOX (box), stage);
  gtk_box_append (GTK_BOX (box), page);
  for (guint i = 0; i < G_N_ELEMENTS (cases_of_heights); i++)
    {
      int height = cases_of_heights[i].height;
      int least;

      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 1000, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, ==, 500);
      gtk_widget_allocate (box, 1000, MAX (height, least), -1, NULL);
      g_assert_cmpint (gtk_widget_get_height (stage), ==, cases_of_heights[i].stage_height);
      g_assert_cmpint (gtk_widget_get_height (page), ==, MAX (height, least) - cases_of_heights[i].stage_height);
    }
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_heights);
  g_test_add_func ("/ui/widgets/layouts/stage/takes-the-height-that-the-page-leaves", test_stage);

  return g_test_run ();
}
