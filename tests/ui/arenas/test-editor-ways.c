// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the distances from starts to VP spaces in the board editor, by real pointer and keys.
#include "config.h"

#include "tests/properties.h"
#include "editor-fixture.h"

static void
assert_says (Fixture    *fixture,
             RoboDir     side,
             const char *expected)
{
  const char      *text = adw_action_row_get_subtitle (ui_drive_find (ui_child (fixture->page, "ways"),
                                                                      ADW_TYPE_ACTION_ROW, side / 2));
  const char      *rest = strstr (text, "\nA KillBot that starts here gets stuck at ");
  g_autofree char *ways = rest != NULL ? g_strndup (text, (gsize)(rest - text)) : g_strdup (text);

  /* Ignore the part about KillBots, which comes last. */
  g_assert_cmpstr (ways, ==, expected);
}

static void
toggle (Fixture *fixture,
        RoboDir  side)
{
  GtkWidget *button = ui_drive_find (ui_child (fixture->page, "ways"), GTK_TYPE_TOGGLE_BUTTON, side / 2);

  /* Focusing scrolls to the button. */
  gtk_widget_grab_focus (button);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  ui_drive_click (button);
}

/* Renders the whole canvas in its current state. */
static GdkTexture *
render (Fixture *fixture)
{
  GtkWidget *canvas = GTK_WIDGET (fixture->canvas);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (canvas);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (canvas), gtk_widget_get_height (canvas));

  ui_drive_settle (canvas);
  gdk_paintable_snapshot (paintable, snapshot, area.size.width, area.size.height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));

  return gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (canvas)), node, &area);
}

/* Holds the colors along a line below the middle of a space, where the floor is plain. */
typedef struct
{
  guint32  colour;
  gboolean is_striped;
} Look;

static Look
look (Fixture *fixture,
      guint    space)
{
  g_autoptr (GdkTexture) texture = render (fixture);
  guint               width = (guint)gdk_texture_get_width (texture);
  g_autofree guint32 *pixels = g_new (guint32, width * (guint)gdk_texture_get_height (texture));
  Look                look = { 0 };

  gdk_texture_download (texture, (guchar *)pixels, width * 4);
  for (guint i = 0; i <= 30; i++)
    {
      graphene_point_t point = robo_editor_canvas_get_point (fixture->canvas, space % COLUMNS + 0.2 + 0.02 * i,
                                                             space / COLUMNS + 0.8);
      guint32          colour = pixels[(guint)point.y * width + (guint)point.x];

      look.colour = i == 0 ? colour : look.colour;
      /* Stripes are stronger than the light and the scratches of the floor. */
      look.is_striped |= ABS ((int)(colour >> 16 & 0xff) - (int)(look.colour >> 16 & 0xff)) > 0x40;
    }

  return look;
}

/* The board has a start in the west, a VP space that it reaches, a barrier, and a VP space beyond it. */
static void
test_rows (Fixture      *fixture,
           gconstpointer user_data)
{
  assert_says (fixture, ROBO_DIR_W, "Nobody starts here.");
  g_assert_false (gtk_widget_get_sensitive (
    ui_drive_find (ui_child (fixture->page, "ways"), GTK_TYPE_TOGGLE_BUTTON, ROBO_DIR_W / 2)));

  choose (fixture, ROBO_BRUSH_START);
  editor_drive_click (fixture->canvas, 0.5, 2.5);
  assert_says (fixture, ROBO_DIR_W, "No VP space to reach.");
  choose (fixture, ROBO_BRUSH_VP);
  editor_drive_click (fixture->canvas, 2.5, 2.5);
  editor_drive_click (fixture->canvas, 5.5, 2.5);
  assert_says (fixture, ROBO_DIR_W, "Reaches every VP space.");
  choose (fixture, ROBO_BRUSH_BARRIER);
  editor_drive_drag (fixture->canvas, "1", 4, 0.2, 4, 5.8);
  assert_says (fixture, ROBO_DIR_W, "Reaches VP space 1.\nReaches VP space 2 only through lightning barriers.");
  assert_says (fixture, ROBO_DIR_N, "Nobody starts here.");

  undo (fixture);
  assert_says (fixture, ROBO_DIR_W, "Reaches every VP space.");
}

/* The board shows one side at a time, updated with each change: plain for reachable spaces, striped for spaces behind
 * barriers. */
static void
test_board (Fixture      *fixture,
            gconstpointer user_data)
{
  Look before, behind, beyond, near, far;

  choose (fixture, ROBO_BRUSH_START);
  editor_drive_click (fixture->canvas, 0.5, 2.5);
  editor_drive_click (fixture->canvas, 3.5, 0.5);
  choose (fixture, ROBO_BRUSH_BARRIER);
  editor_drive_drag (fixture->canvas, "1", 4, 0.2, 4, 5.8);
  choose (fixture, ROBO_BRUSH_WALL);
  editor_drive_drag (fixture->canvas, "1", 7, 0.2, 7, 5.8);
  /* Compare with the spaces before, because the floors differ slightly. */
  before = look (fixture, at (2, 5));
  behind = look (fixture, at (6, 5));
  beyond = look (fixture, at (8, 5));
  g_assert_false (before.is_striped);
  g_assert_false (behind.is_striped);

  toggle (fixture, ROBO_DIR_W);
  g_assert_cmpuint (property_uint (fixture->canvas, "ways-side"), ==, ROBO_DIR_W);
  ui_drive_shoot ("ways");
  near = look (fixture, at (2, 5));
  far = look (fixture, at (6, 5));
  g_assert_cmphex (near.colour, !=, before.colour);
  g_assert_false (near.is_striped);
  g_assert_true (far.is_striped);
  g_assert_cmphex (look (fixture, at (8, 5)).colour, ==, beyond.colour);

  toggle (fixture, ROBO_DIR_N);
  g_assert_cmpuint (property_uint (fixture->canvas, "ways-side"), ==, ROBO_DIR_N);

  /* The ways lead through the new gap. */
  choose (fixture, ROBO_BRUSH_BARRIER);
  editor_drive_drag (fixture->canvas, "3", 4, 0.2, 4, 1.8);
  far = look (fixture, at (6, 5));
  g_assert_cmphex (far.colour, !=, behind.colour);
  g_assert_false (far.is_striped);

  /* Without the start no space is reachable. */
  choose (fixture, ROBO_BRUSH_START);
  editor_drive_drag (fixture->canvas, "3", 3.5, 0.5, 3.6, 0.7);
  g_assert_cmpuint (property_uint (fixture->canvas, "ways-side"), ==, ROBO_NO_SIDE);
  g_assert_cmphex (look (fixture, at (6, 5)).colour, ==, behind.colour);
}

/* With the keyboard, Space on the row of a side shows its ways and hides them. */
static void
test_keyboard (Fixture      *fixture,
               gconstpointer user_data)
{
  RoboEditorWays *ways = ui_child (fixture->page, "ways");

  choose (fixture, ROBO_BRUSH_START);
  editor_drive_click (fixture->canvas, 0.5, 2.5);
  gtk_widget_grab_focus (GTK_WIDGET (ui_drive_find (ways, ADW_TYPE_ACTION_ROW, ROBO_DIR_W / 2)));
  ui_drive_keys (GTK_WIDGET (ways), "Return");
  g_assert_cmpuint (property_uint (fixture->canvas, "ways-side"), ==, ROBO_DIR_W);
  ui_drive_keys (GTK_WIDGET (ways), "Return");
  g_assert_cmpuint (property_uint (fixture->canvas, "ways-side"), ==, ROBO_NO_SIDE);
}

#define ADD(path, function) g_test_add ("/ui/arenas/editor-ways/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  ui_test_keep_still ();
  ui_test_load_style ();

  ADD ("row-of-a-side/lists-reachable-vp-spaces", test_rows);
  ADD ("board/marks-spaces-that-robots-of-one-side-can-reach", test_board);
  ADD ("enter-key-on-a-side/shows-and-hides-its-reachable-spaces", test_keyboard);

  return g_test_run ();
}
