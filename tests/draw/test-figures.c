// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the files of the figures: a redrawn robot has all layers, and the program shows robots, faces and signs as they
// were drawn.
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <librsvg/rsvg.h>
#include <string.h>
#include <sys/wait.h>

#include "draw/robo-figure-file.h"
#include "draw/robo-piece-drawing.h"

/* SIDE is the side of a picture in the units of its file. The picture may cut off HAIR of an outline. */
#define SIDE 120
#define HAIR 1

/* SIDE_PX and CELL_PX are the sides of a picture and of a space in it, in pixels. */
#define SIDE_PX 96
#define CELL_PX 80

/* A pixel may differ by this much, of 255, from the result of librsvg: points are rounded to other fractions of a
 * pixel. */
#define NEAR 24

#define DARK_SHEET ".keyline { display: inline !important }"

#define INKS_SHEET                                                                         \
  ".fill-ink { fill: #0000ff !important } .line-ink { stroke: #0000ff !important } "       \
  ".fill-accent { fill: #00ff00 !important } .line-accent { stroke: #00ff00 !important } " \
  ".fill-hole { fill: #ff0000 !important } .line-hole { stroke: #ff0000 !important }"

static const char *const files[] = {
  "hound",
  "hound-killbot",
  "mercury",
  "mercury-killbot",
  "reaper",
  "reaper-killbot",
  "volt",
  "volt-killbot",
};
static const char *const layers[] = { "shadow", "plate", "scorch-1", "scorch-2", "dents-1", "dents-2" };
static const char *const sides[] = { "n", "ne", "e", "se", "s" };
static const char *const moods[] = { "idle", "blink", "aiming", "hit", "dizzy", "scared", "cheering" };

static RsvgHandle *
load (const char *folder,
      const char *file)
{
  g_autofree char *name = g_strconcat (file, ".svg", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "art", folder, name, NULL);
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = rsvg_handle_new_from_file (path, &error);

  g_assert_no_error (error);

  return handle;
}

/* The signs of the workshop set are in a folder of their own. */
static RsvgHandle *
load_small (const char *folder,
            const char *file)
{
  g_autofree char *name = g_strconcat (file, ".svg", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "art", folder, name, NULL);

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return load (folder, file);

  return load ("pictograms/workshop", file);
}

/* Checks that the layer exists, within the picture and at the place of a space. */
static void
check_layer (RsvgHandle *handle,
             const char *file,
             const char *layer)
{
  const RsvgRectangle viewport = { 0, 0, SIDE, SIDE };
  g_autofree char    *id = g_strdup_printf ("#%s", layer);
  RsvgRectangle       ink = { 0 };
  g_autoptr (GError) error = NULL;

  if (!rsvg_handle_get_geometry_for_layer (handle, id, &viewport, &ink, NULL, &error))
    {
      g_test_message ("%s.svg has no layer %s: %s", file, layer, error->message);
      g_test_fail ();
      return;
    }
  if (ink.width < 3 || ink.height < 3 || ink.x < -HAIR || ink.y < -HAIR || ink.x + ink.width > SIDE + HAIR ||
      ink.y + ink.height > SIDE + HAIR)
    {
      g_test_message ("%s.svg, %s: from %.2f|%.2f, %.2f by %.2f", file, layer, ink.x, ink.y, ink.width, ink.height);
      g_test_fail ();
    }
}

static void
test_layers (gconstpointer data)
{
  const char *file = data;
  RsvgHandle *handle = load ("robots", file);

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    check_layer (handle, file, layers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    for (guint j = 0; j < G_N_ELEMENTS (moods); j++)
      {
        g_autofree char *layer = g_strdup_printf ("head-%s-%s", sides[i], moods[j]);

        check_layer (handle, file, layer);
      }
  g_object_unref (handle);
}

static cairo_t *
begin (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE_PX, SIDE_PX);
  cairo_t         *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  cairo_translate (cr, SIDE_PX / 2, SIDE_PX / 2);
  cairo_scale (cr, CELL_PX, CELL_PX);

  return cr;
}

static guint
get_distance (cairo_t *one,
              cairo_t *other)
{
  cairo_surface_t *surfaces[] = { cairo_get_target (one), cairo_get_target (other) };
  const guchar    *pixels[2];
  gsize            size = SIDE_PX * (gsize)cairo_image_surface_get_stride (surfaces[0]);
  int              distance = 0;

  for (guint i = 0; i < 2; i++)
    {
      cairo_surface_flush (surfaces[i]);
      pixels[i] = cairo_image_surface_get_data (surfaces[i]);
    }
  for (gsize i = 0; i < size; i++)
    distance = MAX (distance, ABS (pixels[0][i] - pixels[1][i]));

  return (guint)distance;
}

/* Compares a drawing with the result of librsvg. The id, or NULL, selects the part of the file for librsvg; `reach` is
 * the distance from the middle that is compared. */
static void
check_drawing (const char           *file,
               const char           *layer,
               gboolean              has_keyline,
               const RoboFigureInks *inks,
               RsvgHandle           *handle,
               const char           *id,
               double                reach)
{
  const RsvgRectangle area = { -reach, -reach, 2 * reach, 2 * reach };
  cairo_t            *ours = begin ();
  cairo_t            *theirs = begin ();
  guint               distance;
  g_autoptr (GError) error = NULL;

  robo_figure_file_draw (robo_figure_file_get (file), ours, layer, has_keyline, inks);
  if (id != NULL)
    rsvg_handle_render_layer (handle, theirs, id, &area, &error);
  else
    rsvg_handle_render_document (handle, theirs, &area, &error);
  g_assert_no_error (error);
  distance = get_distance (ours, theirs);
  if (distance > NEAR)
    {
      g_test_message ("%s, %s: another picture, %s pale lines, by %u", file, layer, has_keyline ? "with" : "without",
                      distance);
      g_test_fail ();
    }
  cairo_destroy (ours);
  cairo_destroy (theirs);
}

static void
set_sheet (RsvgHandle *handle,
           const char *sheet)
{
  g_autoptr (GError) error = NULL;

  rsvg_handle_set_stylesheet (handle, (const guint8 *)sheet, strlen (sheet), &error);
  g_assert_no_error (error);
}

/* Every layer looks like that of librsvg, without and with pale lines. */
static void
test_robot (gconstpointer data)
{
  g_autofree char *file = g_strconcat ("robots/", data, NULL);
  g_auto (GStrv) names = robo_figure_file_dup_layers (robo_figure_file_get (file));
  RsvgHandle *handle = load ("robots", data);

  g_assert_cmpuint (g_strv_length (names), ==, G_N_ELEMENTS (layers) + G_N_ELEMENTS (sides) * G_N_ELEMENTS (moods));
  for (gboolean has_keyline = FALSE; has_keyline <= TRUE; has_keyline++)
    {
      set_sheet (handle, has_keyline ? DARK_SHEET : "");
      for (guint i = 0; names[i] != NULL; i++)
        {
          g_autofree char *id = g_strconcat ("#", names[i], NULL);

          check_drawing (file, names[i], has_keyline, NULL, handle, id, 0.6);
        }
    }
  g_object_unref (handle);
}

static void
test_small (gconstpointer data)
{
  static const RoboFigureInks inks = {
    [ROBO_FIGURE_INK] = { 0, 0, 1 },
    [ROBO_FIGURE_ACCENT] = { 0, 1, 0 },
    [ROBO_FIGURE_HOLE] = { 1, 0, 0 },
  };
  const char *file = data;
  gboolean    has_inks = g_str_equal (file, "pictograms");
  g_auto (GStrv) names = robo_figure_file_dup_layers (robo_figure_file_get (file));

  for (guint i = 0; names[i] != NULL; i++)
    {
      RsvgHandle *handle = load_small (file, names[i]);

      set_sheet (handle, has_inks ? INKS_SHEET : "");
      check_drawing (file, names[i], FALSE, has_inks ? &inks : NULL, handle, NULL, 0.5);
      set_sheet (handle, has_inks ? INKS_SHEET : DARK_SHEET);
      check_drawing (file, names[i], TRUE, has_inks ? &inks : NULL, handle, NULL, 0.5);
      g_object_unref (handle);
    }
}

/* Unsupported contents are reported when the game is built. */
static void
test_maker_refuses (gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("figures-XXXXXX", NULL);
  g_autofree char *svg = g_build_filename (folder, "robot.svg", NULL);
  g_autofree char *figure = g_build_filename (folder, "robot.figure", NULL);
  g_autofree char *maker = g_test_build_filename (G_TEST_BUILT, "..", "data", "art", "make-figure", NULL);
  g_autofree char *text = g_strdup_printf ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120\" height=\"120\" "
                                           "viewBox=\"-60 -60 120 120\">\n"
                                           "  <g id=\"plate\">%s</g>\n</svg>\n",
                                           (const char *)data);
  const char      *command[] = { maker, "robot", figure, svg, NULL };
  g_autofree char *said = NULL;
  int              status;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (svg, text, -1, NULL));
  g_spawn_sync (NULL, (char **)command, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, &said, &status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 1);
  g_assert_nonnull (strstr (said, "robot.svg, plate: "));
  g_assert_false (g_file_test (figure, G_FILE_TEST_EXISTS));
  g_unlink (svg);
  g_rmdir (folder);
}

static GBytes *
draw (const RoboPictureRobot *robot,
      RoboStyle               style)
{
  cairo_t         *cr = begin ();
  cairo_surface_t *surface = cairo_get_target (cr);
  GBytes          *bytes;

  robo_draw_robot (cr, robo_palette_get (style), robot, ROBO_ROBOT_ALL);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       SIDE_PX * (gsize)cairo_image_surface_get_stride (surface));
  cairo_destroy (cr);

  return bytes;
}

/* Every mood, every direction and the two kinds of robots look different; from behind the face is hidden. */
static void
test_faces (void)
{
  for (guint colour = 0; colour < 4; colour++)
    for (guint killbot = 0; killbot < 2; killbot++)
      {
        g_autoptr (GHashTable)
          seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);

        for (guint mood = 0; mood < ROBO_N_MOODS; mood++)
          {
            RoboPictureRobot robot = {
              .colour = (guint8)colour, .is_killbot = (guint8)killbot, .facing = ROBO_DIR_S, .mood = (guint8)mood
            };

            g_hash_table_add (seen, draw (&robot, ROBO_STYLE_LIGHT));
          }
        g_assert_cmpuint (g_hash_table_size (seen), ==, ROBO_N_MOODS);
        for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
          {
            RoboPictureRobot robot = {
              .colour = (guint8)colour, .is_killbot = (guint8)killbot, .facing = ROBO_DIR_S, .gaze = (guint8)(1 + dir)
            };

            g_hash_table_add (seen, draw (&robot, ROBO_STYLE_LIGHT));
          }
        /* The picture that faces south is that of ROBO_MOOD_IDLE, so it is counted once. */
        g_assert_cmpuint (g_hash_table_size (seen), ==, ROBO_N_MOODS + ROBO_N_DIRS - 1);
      }
}

/* Moods with a sign over the head, which is visible from behind, too, have different signs. */
static void
test_signs (void)
{
  static const RoboMood shown[] = { ROBO_MOOD_IDLE, ROBO_MOOD_AIMING, ROBO_MOOD_HIT,
                                    ROBO_MOOD_DIZZY, ROBO_MOOD_SCARED, ROBO_MOOD_CHEERING };

  for (guint colour = 0; colour < 4; colour++)
    for (guint killbot = 0; killbot < 2; killbot++)
      {
        g_autoptr (GHashTable)
          seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);

        for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
          {
            const RoboPictureRobot robot = { .colour = (guint8)colour,
                                             .is_killbot = (guint8)killbot,
                                             .facing = ROBO_DIR_S,
                                             .gaze = (guint8)(1 + ROBO_DIR_N),
                                             .mood = (guint8)shown[i] };

            g_hash_table_add (seen, draw (&robot, ROBO_STYLE_LIGHT));
          }
        g_assert_cmpuint (g_hash_table_size (seen), ==, G_N_ELEMENTS (shown));
      }
}

/* On dark boards a robot has a pale line round it. */
static void
test_keyline (void)
{
  for (guint colour = 0; colour < 4; colour++)
    {
      const RoboPictureRobot robot = { .colour = (guint8)colour };
      g_autoptr (GBytes) light = draw (&robot, ROBO_STYLE_LIGHT);
      g_autoptr (GBytes) dark = draw (&robot, ROBO_STYLE_DARK);

      g_assert_false (g_bytes_equal (light, dark));
    }
}

/* Differences in parts that are not drawn do not lead to another picture. */
static void
test_parts (void)
{
  const RoboPictureRobot robot = { TRUE, 8, 2, 3, 2, 3, 2, 1, TRUE, ROBO_DIR_E, 1 + ROBO_DIR_NW, ROBO_MOOD_HIT };
  RoboPictureRobot       plate = robot, head = robot, marks = robot, other = robot;

  robo_robot_keep_parts (&plate, ROBO_ROBOT_PLATE);
  robo_robot_keep_parts (&head, ROBO_ROBOT_HEAD);
  robo_robot_keep_parts (&marks, ROBO_ROBOT_MARKS);
  g_assert_cmpuint (plate.colour, ==, 2);
  g_assert_cmpuint (plate.number, ==, 0);
  g_assert_cmpuint (head.gaze, ==, 1 + ROBO_DIR_NW);
  g_assert_cmpuint (head.mood, ==, ROBO_MOOD_HIT);
  g_assert_cmpuint (marks.number, ==, 3);
  g_assert_cmpuint (marks.mood, ==, 0);

  other.space = 9;
  other.number = 4;
  other.mood = ROBO_MOOD_IDLE;
  robo_robot_keep_parts (&other, ROBO_ROBOT_PLATE);
  g_assert_cmpmem (&other, sizeof other, &plate, sizeof plate);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strdup_printf ("/draw/figures/figure-has-all-layers/%s", files[i]);
      g_autofree char *drawings = g_strdup_printf ("/draw/figures/drawing-looks-like-its-svg/%s", files[i]);

      g_test_add_data_func (path, files[i], test_layers);
      g_test_add_data_func (drawings, files[i], test_robot);
    }
  g_test_add_data_func ("/draw/figures/drawing-looks-like-its-svg/faces", "faces", test_small);
  g_test_add_data_func ("/draw/figures/drawing-looks-like-its-svg/pictograms", "pictograms", test_small);
  g_test_add_data_func ("/draw/figures/svg-with-opacity-of-a-group/is-refused",
                        "<g opacity=\"0.5\"><circle r=\"9\"/><circle r=\"5\"/></g>",
                        test_maker_refuses);
  g_test_add_data_func ("/draw/figures/svg-with-patterns/is-refused",
                        "<pattern id=\"p\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\">"
                        "<circle r=\"3\"/></pattern>"
                        "<circle r=\"9\" fill=\"url(#p)\"/>",
                        test_maker_refuses);
  g_test_add_data_func ("/draw/figures/svg-with-points-far-away/is-refused",
                        "<path d=\"M0 0L99 9L9 9z\"/>", test_maker_refuses);
  g_test_add_func ("/draw/figures/moods-and-directions/look-different", test_faces);
  g_test_add_func ("/draw/figures/signs-of-moods/differ-on-robots-seen-from-behind", test_signs);
  g_test_add_func ("/draw/figures/dark-style/robots-look-different-than-in-light-style", test_keyline);
  g_test_add_func ("/draw/figures/undrawn-parts/do-not-change-the-picture", test_parts);

  return g_test_run ();
}
