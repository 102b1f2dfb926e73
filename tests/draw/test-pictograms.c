// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that each pictogram of a module differs from all others, also by kind of card and style, and that every bundled
// card has one.
#include "draw/robo-pictogram.h"
#include "files/cards/robo-modules.h"

#include <gio/gio.h>
#include <string.h>

#define SIDE 32

static GBytes *
draw (const char    *id,
      RoboStyle      style,
      RoboCardColour deck)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  cairo_t         *cr = cairo_create (surface);
  GBytes          *bytes;

  cairo_translate (cr, SIDE / 2.0, SIDE / 2.0);
  cairo_scale (cr, SIDE, SIDE);
  robo_draw_pictogram (cr, robo_palette_get (style), id, deck);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), SIDE * cairo_image_surface_get_stride (surface));
  cairo_surface_destroy (surface);

  return bytes;
}

/* Every pictogram differs from every other pictogram. Each pictogram also differs by kind of card and by style. */
static void
test_each (void)
{
  g_auto (GStrv) ids = robo_pictogram_dup_ids ();
  g_autoptr (GHashTable)
    seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);
  guint n = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_assert_true (robo_pictogram_exists (ids[i]));
      g_assert_cmpint (i == 0 ? -1 : strcmp (ids[i - 1], ids[i]), <, 0);
      for (guint style = 0; style < ROBO_N_STYLES; style++)
        for (guint deck = ROBO_CARD_BLUE; deck <= ROBO_CARD_CHAMPION; deck++, n++)
          g_hash_table_add (seen, draw (ids[i], (RoboStyle)style, (RoboCardColour)deck));
    }
  g_assert_cmpuint (n, >, 400);
  g_assert_cmpuint (g_hash_table_size (seen), ==, n);
  g_assert_false (robo_pictogram_exists ("no-such-sign"));
  g_assert_false (robo_pictogram_exists (NULL));
}

static void
test_bundled (void)
{
  static const char *const sets[] = { "standard", "workshop", NULL };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = robo_modules_load_bundled (sets, problems);

  g_assert_nonnull (modules);
  for (guint i = 0; i < robo_modules_get_cards (modules)->n_cards; i++)
    if (!robo_pictogram_exists (robo_modules_get_pictogram (modules, i)))
      {
        g_test_message ("%s has no pictogram", robo_modules_get_cards (modules)->cards[i].id);
        g_test_fail ();
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/pictograms/each-pictogram/differs-from-all-other-pictograms", test_each);
  g_test_add_func ("/draw/pictograms/bundled-card/has-a-pictogram", test_bundled);

  return g_test_run ();
}
