// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the page of the board editor, by real pointer and keys.
#include "config.h"

#include "tests/properties.h"
#include "ui/arenas/editor/robo-language-dialog.h"
#include "editor-fixture.h"

/* Every brush paints with a click, has a name in the history, and can be undone. */
static void
test_brushes (Fixture      *fixture,
              gconstpointer user_data)
{
  static const struct
  {
    RoboBrushKind kind;
    const char   *name;
  } brushes[] = {
    { ROBO_BRUSH_PIT, "Place Pit" },
    { ROBO_BRUSH_WATER, "Place Water" },
    { ROBO_BRUSH_SOLID, "Place Arena Wall" },
    { ROBO_BRUSH_VP, "Place VP Space" },
    { ROBO_BRUSH_WORKSHOP, "Place Workshop" },
    { ROBO_BRUSH_VOLTAGE, "Place High Voltage" },
    { ROBO_BRUSH_START, "Place Starting Space" },
    { ROBO_BRUSH_WALL, "Place Energy Wall" },
    { ROBO_BRUSH_BARRIER, "Place Lightning Barrier" },
    { ROBO_BRUSH_CAUTION, "Place Caution Line" },
  };
  RoboPlan before = *get_plan (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (brushes); i++)
    {
      RoboBrush brush = { .kind = brushes[i].kind, .side = ROBO_BRUSH_AUTO, .arrow = ROBO_BRUSH_AUTO };
      RoboPlan  expected = before;
      RoboTouch touch;

      choose (fixture, brushes[i].kind);
      editor_drive_click (fixture->canvas, 3.6, 2.9);
      g_assert_true (robo_touch_init (&touch, &before, 3.6, 2.9));
      robo_brush_paint (&brush, ROBO_SYMMETRY_OFF, &expected, &touch);
      g_assert_cmpmem (get_plan (fixture), sizeof expected, &expected, sizeof expected);
      g_assert_cmpstr (property_string (robo_document_get_history (ROBO_DOCUMENT (fixture->document)), "undo-name"), ==,
                       brushes[i].name);
      undo (fixture);
      g_assert_cmpmem (get_plan (fixture), sizeof before, &before, sizeof before);
    }
}

/* Each key selects its tool, whatever the current tool. */
static void
test_keys_of_tools (Fixture      *fixture,
                    gconstpointer user_data)
{
  RoboEditorTools *tools = ui_child (fixture->page, "tools");

  for (guint i = 0; i < ROBO_N_BRUSHES; i++)
    {
      char key[] = { (char)robo_shortcuts_find_key (robo_editor_palette_shortcuts, "editor.brush", (int)i), '\0' };

      ui_drive_keys (GTK_WIDGET (fixture->canvas), key);
      g_assert_cmpuint (robo_editor_tools_get_brush (tools)->kind, ==, i);
    }
  for (guint i = ROBO_N_EDITOR_MODES; i-- > 0;)
    {
      char key[] = { (char)robo_shortcuts_find_key (robo_editor_palette_shortcuts, "editor.mode", (int)i), '\0' };

      ui_drive_keys (GTK_WIDGET (fixture->canvas), key);
      g_assert_cmpuint (robo_editor_tools_get_mode (tools), ==, i);
    }
}

/* A drag is one edit without gaps, however far the pointer jumps. */
static void
test_stroke (Fixture      *fixture,
             gconstpointer user_data)
{
  choose (fixture, ROBO_BRUSH_WATER);
  editor_drive_drag (fixture->canvas, "1", 1.5, 2.5, 6.5, 2.5);
  for (guint column = 2; column <= 7; column++)
    g_assert_cmpuint (get_plan (fixture)->terrain[at (column, 3)], ==, ROBO_TERRAIN_WATER);
  g_assert_cmpuint (get_position (fixture), ==, 1);

  undo (fixture);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (4, 3)], ==, ROBO_TERRAIN_FLOOR);
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+shift+z");
  g_assert_cmpuint (get_plan (fixture)->terrain[at (4, 3)], ==, ROBO_TERRAIN_WATER);
}

/* A drag along a line of edges does not affect the edges that it crosses. */
static void
test_stroke_of_edges (Fixture      *fixture,
                      gconstpointer user_data)
{
  guint n = 0;

  choose (fixture, ROBO_BRUSH_WALL);
  editor_drive_drag (fixture->canvas, "1", 1.98, 3.06, 6.02, 2.95);
  for (guint column = 3; column <= 6; column++)
    g_assert_cmpuint (robo_plan_get_edge (get_plan (fixture), at (column, 3), ROBO_DIR_S), ==, ROBO_EDGE_WALL);
  for (guint i = 0; i < COLUMNS * ROWS; i++)
    n += (get_plan (fixture)->edge_east[i] != 0) + (get_plan (fixture)->edge_south[i] != 0);
  g_assert_cmpuint (n, ==, 4);
}

/* The right button erases the kind of the current tool. */
static void
test_right_drag (Fixture      *fixture,
                 gconstpointer user_data)
{
  choose (fixture, ROBO_BRUSH_WALL);
  editor_drive_drag (fixture->canvas, "1", 2.2, 3, 5.8, 3);
  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_drag (fixture->canvas, "1", 2.5, 2.5, 5.5, 2.5);

  editor_drive_drag (fixture->canvas, "3", 2.5, 2.6, 4.5, 2.6);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (3, 3)], ==, ROBO_TERRAIN_FLOOR);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (5, 3)], ==, ROBO_TERRAIN_FLOOR);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (6, 3)], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpuint (robo_plan_get_edge (get_plan (fixture), at (4, 3), ROBO_DIR_S), ==, ROBO_EDGE_WALL);

  choose (fixture, ROBO_BRUSH_BARRIER);
  editor_drive_drag (fixture->canvas, "3", 2.3, 3, 4.7, 3);
  g_assert_cmpuint (robo_plan_get_edge (get_plan (fixture), at (4, 3), ROBO_DIR_S), ==, ROBO_EDGE_OPEN);
  g_assert_cmpuint (robo_plan_get_edge (get_plan (fixture), at (6, 3), ROBO_DIR_S), ==, ROBO_EDGE_WALL);
  g_assert_cmpstr (property_string (robo_document_get_history (ROBO_DOCUMENT (fixture->document)), "undo-name"), ==,
                   "Erase");
}

static void
test_right_click_picks (Fixture      *fixture,
                        gconstpointer user_data)
{
  RoboEditorTools *tools = ui_child (fixture->page, "tools");
  EditorPoint      there = { 2.5, 2.5 };

  choose (fixture, ROBO_BRUSH_WORKSHOP);
  editor_drive_click (fixture->canvas, 2.5, 2.5);
  choose (fixture, ROBO_BRUSH_BARRIER);
  editor_drive_stroke (fixture->canvas, "3", &there, 1);
  g_assert_cmpuint (robo_editor_tools_get_brush (tools)->kind, ==, ROBO_BRUSH_WORKSHOP);
  g_assert_cmpuint (get_position (fixture), ==, 1);
}

static void
test_box (Fixture      *fixture,
          gconstpointer user_data)
{
  choose (fixture, ROBO_BRUSH_VOLTAGE);
  choose_mode (fixture, ROBO_EDITOR_BOX);
  editor_drive_drag (fixture->canvas, "1", 2.5, 1.5, 4.5, 3.5);
  for (guint row = 2; row <= 4; row++)
    for (guint column = 3; column <= 5; column++)
      g_assert_true (get_plan (fixture)->high_voltage[at (column, row)]);
  g_assert_false (get_plan (fixture)->high_voltage[at (6, 3)]);
  g_assert_cmpuint (get_position (fixture), ==, 1);
  undo (fixture);
  g_assert_false (get_plan (fixture)->high_voltage[at (4, 3)]);
}

static void
test_fill (Fixture      *fixture,
           gconstpointer user_data)
{
  choose (fixture, ROBO_BRUSH_SOLID);
  editor_drive_drag (fixture->canvas, "1", 3.5, 0.5, 3.5, 5.5);
  choose (fixture, ROBO_BRUSH_WATER);
  choose_mode (fixture, ROBO_EDITOR_FILL);
  editor_drive_click (fixture->canvas, 5.5, 2.5);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (8, 6)], ==, ROBO_TERRAIN_WATER);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (3, 3)], ==, ROBO_TERRAIN_FLOOR);
  undo (fixture);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (8, 6)], ==, ROBO_TERRAIN_FLOOR);
}

static void
test_select_and_move (Fixture      *fixture,
                      gconstpointer user_data)
{
  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 1.5, 1.5);
  choose_mode (fixture, ROBO_EDITOR_SELECT);
  editor_drive_drag (fixture->canvas, "1", 1.5, 1.5, 2.5, 2.5);
  g_assert_true (property_boolean (fixture->canvas, "has-selection"));

  editor_drive_drag (fixture->canvas, "1", 1.5, 1.5, 4.5, 3.5);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (5, 4)], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (2, 2)], ==, ROBO_TERRAIN_FLOOR);
  g_assert_true (property_boolean (fixture->canvas, "has-selection"));
  g_assert_cmpstr (property_string (robo_document_get_history (ROBO_DOCUMENT (fixture->document)), "undo-name"), ==,
                   "Move Part");

  /* Moving with the keyboard is one edit. */
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+Right ctrl+Right ctrl+Up");
  g_assert_cmpuint (get_plan (fixture)->terrain[at (7, 3)], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpuint (get_position (fixture), ==, 3);

  ui_drive_keys (GTK_WIDGET (fixture->canvas), "Delete");
  g_assert_cmpuint (get_plan (fixture)->terrain[at (7, 3)], ==, ROBO_TERRAIN_FLOOR);
}

static void
test_copy_and_paste (Fixture      *fixture,
                     gconstpointer user_data)
{
  choose (fixture, ROBO_BRUSH_WATER);
  editor_drive_click (fixture->canvas, 1.5, 1.5);
  choose_mode (fixture, ROBO_EDITOR_SELECT);
  editor_drive_click (fixture->canvas, 1.5, 1.5);
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+c");
  editor_drive_point (fixture->canvas, (EditorPoint){ 5.5, 4.5 });
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+v");
  g_assert_cmpuint (get_plan (fixture)->terrain[at (6, 5)], ==, ROBO_TERRAIN_FLOOR);
  editor_drive_click (fixture->canvas, 5.5, 4.5);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (6, 5)], ==, ROBO_TERRAIN_WATER);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (2, 2)], ==, ROBO_TERRAIN_WATER);
}

/* A part copied in another window is pasted as text. */
static void
test_paste_text (Fixture      *fixture,
                 gconstpointer user_data)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->canvas)),
                          "robodrome-part 1 2x1\n.o\nvp 1,1 4\n");
  editor_drive_point (fixture->canvas, (EditorPoint){ 3.5, 3.5 });
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+v");
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "m");
  editor_drive_click (fixture->canvas, 3.5, 3.5);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (4, 4)], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpuint (get_plan (fixture)->vp[at (5, 4)], ==, 4);
}

static void
test_symmetry (Fixture      *fixture,
               gconstpointer user_data)
{
  RoboEditorSymmetry *symmetry = ui_child (fixture->page, "symmetry");

  ui_drive_click (ui_drive_find (symmetry, GTK_TYPE_TOGGLE_BUTTON, ROBO_SYMMETRY_QUARTERS_MIRRORED));
  g_assert_false (gtk_widget_get_sensitive (
    ui_drive_find (symmetry, GTK_TYPE_TOGGLE_BUTTON, ROBO_SYMMETRY_QUARTERS_TURNED)));
  choose (fixture, ROBO_BRUSH_CAUTION);
  editor_drive_click (fixture->canvas, 2.3, 1.05);
  g_assert_cmpuint (get_plan (fixture)->caution[at (3, 2)][0], ==, 1 + ROBO_DIR_W);
  g_assert_cmpuint (get_plan (fixture)->caution[at (6, 2)][0], ==, 1 + ROBO_DIR_E);
  g_assert_cmpuint (get_plan (fixture)->caution[at (3, 5)][2], ==, 1 + ROBO_DIR_W);
  g_assert_cmpuint (get_plan (fixture)->caution[at (6, 5)][2], ==, 1 + ROBO_DIR_E);
  g_assert_cmpuint (get_position (fixture), ==, 1);
}

/* Returns the lowest node that is drawn over the whole arena, or NULL. */
static GskRenderNode *
find_axes (RoboEditorCanvas *canvas,
           GskRenderNode    *node)
{
  graphene_point_t first = robo_editor_canvas_get_point (canvas, 0, 0);
  graphene_point_t last = robo_editor_canvas_get_point (canvas, COLUMNS, ROWS);
  GskRenderNode   *axes = NULL;
  graphene_rect_t  bounds;

  switch ((guint)gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; axes == NULL && i < gsk_container_node_get_n_children (node); i++)
        axes = find_axes (canvas, gsk_container_node_get_child (node, i));
      return axes;
    case GSK_CLIP_NODE:
      return find_axes (canvas, gsk_clip_node_get_child (node));
    case GSK_TRANSFORM_NODE:
      return find_axes (canvas, gsk_transform_node_get_child (node));
    case GSK_CAIRO_NODE:
      gsk_render_node_get_bounds (node, &bounds);
      return bounds.size.width > last.x - first.x && bounds.size.height > last.y - first.y ? node : NULL;
    default:
      return NULL;
    }
}

static GskRenderNode *
dup_axes (Fixture *fixture)
{
  GtkWidget *canvas = GTK_WIDGET (fixture->canvas);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (canvas);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  GskRenderNode *axes;

  ui_drive_settle (canvas);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (canvas), gtk_widget_get_height (canvas));
  node = gtk_snapshot_to_node (snapshot);
  axes = find_axes (fixture->canvas, node);

  return axes == NULL ? NULL : gsk_render_node_ref (axes);
}

/* The axes cover the board: another symmetry redraws them, another brush does not. */
static void
test_axes (Fixture      *fixture,
           gconstpointer user_data)
{
  RoboEditorTools *tools = ui_child (fixture->page, "tools");
  g_autoptr (GskRenderNode) mirrored = NULL;
  g_autoptr (GskRenderNode) still_mirrored = NULL;
  g_autoptr (GskRenderNode) turned = NULL;

  robo_editor_tools_set_symmetry (tools, ROBO_SYMMETRY_QUARTERS_MIRRORED);
  mirrored = dup_axes (fixture);
  g_assert_nonnull (mirrored);

  choose (fixture, ROBO_BRUSH_WALL);
  still_mirrored = dup_axes (fixture);
  g_assert_true (still_mirrored == mirrored);

  robo_editor_tools_set_symmetry (tools, ROBO_SYMMETRY_HALF_TURN);
  turned = dup_axes (fixture);
  g_assert_nonnull (turned);
  g_assert_true (turned != mirrored);
}

/* The hint describes the effect of a click in advance. */
static void
test_hint (Fixture      *fixture,
           gconstpointer user_data)
{
  choose (fixture, ROBO_BRUSH_WALL);
  editor_drive_point (fixture->canvas, (EditorPoint){ 2.95, 1.5 });
  g_assert_cmpstr (property_string (fixture->canvas, "hint"), ==, "Energy wall between 3|2 and 4|2");
  g_assert_cmpstr (property_string (fixture->canvas, "place"), ==, "3|2");
  editor_drive_point (fixture->canvas, (EditorPoint){ 7.95, 1.5 });
  g_assert_cmpstr (property_string (fixture->canvas, "hint"), ==, "Energy walls and lightning barriers can’t be on "
                                                                  "the border of the arena.");
  g_assert_cmpuint (get_position (fixture), ==, 0);
}

static double
get_zoom (Fixture *fixture)
{
  double zoom;

  g_object_get (fixture->canvas, "zoom", &zoom, NULL);

  return zoom;
}

/* The board does not move, whatever the tool shows. */
static void
test_board_stays (Fixture      *fixture,
                  gconstpointer user_data)
{
  static const int widths[] = { 1180, 760, 400 };
  GtkWidget       *palette = ui_child (fixture->page, "palette");

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      int height;

      gtk_window_set_default_size (fixture->window, widths[i], 760);
      ui_drive_until (ABS (gtk_widget_get_width (GTK_WIDGET (fixture->window)) - widths[i]) <= 40);
      ui_drive_settle (GTK_WIDGET (fixture->window));
      height = gtk_widget_get_height (GTK_WIDGET (fixture->canvas));
      for (guint kind = 0; kind < ROBO_N_BRUSHES; kind++)
        {
          g_autofree char *name = g_strdup_printf ("status-%d-%u", widths[i], kind);

          gtk_widget_activate_action (palette, "editor.brush", "u", kind);
          editor_drive_point (fixture->canvas, (EditorPoint){ 0.1, 0.5 });
          editor_drive_point (fixture->canvas, (EditorPoint){ 3.4, 2.9 });
          ui_drive_shoot (name);
          g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->canvas)), ==, height);
        }
    }
}

static void
test_zoom_and_pan (Fixture      *fixture,
                   gconstpointer user_data)
{
  graphene_point_t before = robo_editor_canvas_get_point (fixture->canvas, 4.0, 3.0);
  graphene_point_t after;

  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_point (fixture->canvas, (EditorPoint){ 4.0, 3.0 });
  ui_drive_take_words (g_strsplit ("xdotool keydown ctrl click --repeat 9 4 keyup ctrl", " ", -1));
  ui_drive_until (get_zoom (fixture) > 3.4);
  after = robo_editor_canvas_get_point (fixture->canvas, 4.0, 3.0);
  g_assert_cmpfloat_with_epsilon (after.x, before.x, 12);
  g_assert_cmpfloat_with_epsilon (after.y, before.y, 12);

  /* The arena moves half a space to the west and to the north, like the pointer. */
  editor_drive_drag (fixture->canvas, "2", 4.0, 3.0, 3.5, 2.5);
  g_assert_cmpfloat (robo_editor_canvas_get_point (fixture->canvas, 4.0, 3.0).x, <, after.x - 20);
  g_assert_cmpfloat (robo_editor_canvas_get_point (fixture->canvas, 4.0, 3.0).y, <, after.y - 20);
  g_assert_cmpuint (get_position (fixture), ==, 0);

  after = robo_editor_canvas_get_point (fixture->canvas, 4.0, 3.0);
  ui_drive_take_words (g_strsplit ("xdotool click 4", " ", -1));
  ui_drive_until (robo_editor_canvas_get_point (fixture->canvas, 4.0, 3.0).y > after.y + 20);
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+0");
  ui_drive_until (get_zoom (fixture) == 1);
}

/* The hint disappears with the arena, or if the arena becomes smaller. */
static void
test_hint_gone (Fixture      *fixture,
                gconstpointer user_data)
{
  RoboPlan plan = { .columns = ROBO_MIN_SIDE, .rows = ROBO_MIN_SIDE };
  g_autoptr (RoboArena) arena = robo_arena_new ("small", &plan);
  g_autoptr (RoboArenaDocument) small = robo_arena_document_new_copy (arena, "small", "Small");

  choose (fixture, ROBO_BRUSH_WALL);
  editor_drive_point (fixture->canvas, (EditorPoint){ 7.5, 5.5 });
  g_assert_cmpstr (property_string (fixture->canvas, "place"), ==, "8|6");
  robo_editor_page_set_document (fixture->page, small);
  robo_editor_page_set_document (fixture->page, NULL);
  g_assert_cmpstr (property_string (fixture->canvas, "hint"), ==, "");
  g_assert_cmpstr (property_string (fixture->canvas, "place"), ==, "");
  robo_document_file_close (robo_document_get_file (ROBO_DOCUMENT (small)));
}

/* A box is painted with the brush with which it began. */
static void
test_box_brush (Fixture      *fixture,
                gconstpointer user_data)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  choose (fixture, ROBO_BRUSH_PIT);
  choose_mode (fixture, ROBO_EDITOR_BOX);
  editor_drive_point (fixture->canvas, (EditorPoint){ 2.5, 1.5 });
  g_strv_builder_add (words, "xdotool");
  editor_drive_add_move (words, fixture->canvas, (EditorPoint){ 2.5, 1.5 });
  g_strv_builder_add_many (words, "mousedown", "1", NULL);
  editor_drive_add_move (words, fixture->canvas, (EditorPoint){ 3.5, 1.5 });
  ui_drive_take_words (g_strv_builder_end (words));
  ui_drive_until (get_plan (fixture)->terrain[at (4, 2)] == ROBO_TERRAIN_PIT);
  robo_editor_tools_set_kind (ui_child (fixture->page, "tools"), ROBO_BRUSH_WATER);
  ui_drive_take_words (g_strsplit ("xdotool mousemove_relative 1 1 mouseup 1", " ", -1));
  ui_drive_until (!robo_history_is_in_edit (robo_document_get_history (ROBO_DOCUMENT (fixture->document))));

  g_assert_cmpuint (get_plan (fixture)->terrain[at (3, 2)], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (4, 2)], ==, ROBO_TERRAIN_PIT);
}

/* A canceled stroke leaves no trace. */
static void
test_escape (Fixture      *fixture,
             gconstpointer user_data)
{
  RoboDocument *document = ROBO_DOCUMENT (fixture->document);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  choose (fixture, ROBO_BRUSH_PIT);
  g_strv_builder_add (words, "xdotool");
  editor_drive_add_move (words, fixture->canvas, (EditorPoint){ 2.5, 2.5 });
  g_strv_builder_add_many (words, "mousedown", "1", NULL);
  editor_drive_add_move (words, fixture->canvas, (EditorPoint){ 4.5, 2.5 });
  ui_drive_take_words (g_strv_builder_end (words));
  ui_drive_until (get_plan (fixture)->terrain[at (5, 3)] == ROBO_TERRAIN_PIT);
  g_assert_true (robo_history_is_in_edit (robo_document_get_history (document)));

  ui_drive_keys (GTK_WIDGET (fixture->canvas), "Escape");
  ui_drive_until (!robo_history_is_in_edit (robo_document_get_history (document)));
  ui_drive_take_words (g_strsplit ("xdotool mouseup 1", " ", -1));
  ui_drive_settle (GTK_WIDGET (fixture->canvas));

  g_assert_cmpuint (get_plan (fixture)->terrain[at (3, 3)], ==, ROBO_TERRAIN_FLOOR);
  g_assert_cmpuint (get_position (fixture), ==, 0);
  g_assert_false (robo_history_is_in_edit (robo_document_get_history (document)));
}

/* Everything works without a pointer: the cursor, a side of its space, a box, and going to a place. */
static void
test_keyboard (Fixture      *fixture,
               gconstpointer user_data)
{
  GtkWidget *canvas = GTK_WIDGET (fixture->canvas);

  ui_drive_keys (canvas, "ctrl+g");
  ui_drive_keys (canvas, "3 comma 4 Return");
  g_assert_true (gtk_widget_is_focus (ui_space (fixture->canvas, at (3, 4))));
  ui_drive_keys (canvas, "p space");
  g_assert_cmpuint (get_plan (fixture)->terrain[at (3, 4)], ==, ROBO_TERRAIN_PIT);
  ui_drive_keys (canvas, "Right w ctrl+Right Return");
  g_assert_cmpuint (robo_plan_get_edge (get_plan (fixture), at (4, 4), ROBO_DIR_E), ==, ROBO_EDGE_WALL);
  ui_drive_keys (canvas, "BackSpace");
  g_assert_cmpuint (robo_plan_get_edge (get_plan (fixture), at (4, 4), ROBO_DIR_E), ==, ROBO_EDGE_OPEN);
  ui_drive_keys (canvas, "a r space Right Right Down space");
  g_assert_cmpuint (get_plan (fixture)->terrain[at (6, 5)], ==, ROBO_TERRAIN_WATER);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (4, 4)], ==, ROBO_TERRAIN_WATER);
  ui_drive_keys (canvas, "shift+Left shift+Up");
  g_assert_true (property_boolean (fixture->canvas, "has-selection"));
  ui_drive_keys (canvas, "Delete");
  g_assert_cmpuint (get_plan (fixture)->terrain[at (6, 5)], ==, ROBO_TERRAIN_FLOOR);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (4, 4)], ==, ROBO_TERRAIN_WATER);
  ui_drive_keys (canvas, "Escape 7 Return");
  g_assert_cmpuint (get_plan (fixture)->vp[at (5, 4)], ==, 7);
}

/* Clicks in the history undo and redo any number of edits. */
static void
test_history (Fixture      *fixture,
              gconstpointer user_data)
{
  RoboDocument *document = ROBO_DOCUMENT (fixture->document);
  g_autoptr (GBytes) first = robo_document_to_bytes (document);
  g_autoptr (GBytes) last = NULL;
  g_autoptr (GBytes) back = NULL;
  g_autoptr (GBytes) again = NULL;
  GtkMenuButton *button = GTK_MENU_BUTTON (ui_child (ui_child (fixture->page, "bar"), "history_button"));
  GtkWidget     *popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  GtkListBox    *list = ui_child (ui_child (fixture->page, "bar"), "history");

  choose (fixture, ROBO_BRUSH_PIT);
  for (guint i = 0; i < 5; i++)
    editor_drive_click (fixture->canvas, 1.5 + i, 2.5);
  last = robo_document_to_bytes (document);
  g_assert_cmpuint (get_position (fixture), ==, 5);

  ui_drive_click (GTK_WIDGET (button));
  ui_drive_until (gtk_widget_get_mapped (popover));
  ui_drive_click (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)));
  g_assert_cmpuint (get_position (fixture), ==, 0);
  back = robo_document_to_bytes (document);
  g_assert_true (g_bytes_equal (back, first));

  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+h");
  ui_drive_until (gtk_widget_get_mapped (popover));
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 5));
  again = robo_document_to_bytes (document);
  g_assert_true (g_bytes_equal (again, last));
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 2));
  g_assert_cmpuint (get_position (fixture), ==, 2);
}

/* A problem is shown at its space, and fixed with its button. */
static void
test_problems (Fixture      *fixture,
               gconstpointer user_data)
{
  RoboProblemView *problems = ui_child (fixture->page, "problems");
  GListModel      *list = G_LIST_MODEL (robo_arena_document_get_problems (fixture->document));
  GtkWidget       *list_box = GTK_WIDGET (ui_child (problems, "list"));
  GtkWidget       *button;
  guint            n;

  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 3.5, 2.5);
  n = g_list_model_get_n_items (list);
  g_assert_cmpuint (n, >, 2);
  g_assert_false (gtk_widget_get_sensitive (ui_child (fixture->page, "test_button")));

  ui_drive_until (ui_drive_find (list_box, GTK_TYPE_BUTTON, 0) != NULL);
  button = ui_drive_find (list_box, GTK_TYPE_BUTTON, 0);
  g_object_add_weak_pointer (G_OBJECT (button), (gpointer *)&button);
  ui_drive_scroll_to (button);
  ui_drive_click (button);
  ui_drive_until (g_list_model_get_n_items (list) < n);
  /* The row is removed a moment later, and the focus moves if it was there. */
  ui_drive_until (button == NULL);
  ui_drive_settle (list_box);
  undo (fixture);
  ui_drive_until (g_list_model_get_n_items (list) == n);
}

/* Returns whether the first label has these words. */
static gboolean
says (GtkWidget  *widget,
      const char *words)
{
  GtkLabel *label = ui_drive_find (widget, GTK_TYPE_LABEL, 0);

  return label != NULL && strstr (gtk_label_get_text (label), words) != NULL;
}

/* A click on a problem highlights its space until the next change. */
static void
test_problem_place (Fixture      *fixture,
                    gconstpointer user_data)
{
  GtkListBox *list_box = ui_child (ui_child (fixture->page, "problems"), "list");
  GtkWidget  *row;

  choose (fixture, ROBO_BRUSH_START);
  editor_drive_click (fixture->canvas, 0.5, 3.5);
  editor_drive_click (fixture->canvas, 3.5, 0.5);
  choose (fixture, ROBO_BRUSH_VP);
  editor_drive_click (fixture->canvas, 6.5, 2.5);
  choose (fixture, ROBO_BRUSH_WALL);
  editor_drive_drag (fixture->canvas, "1", 5, 0.2, 5, 5.8);
  ui_drive_until (g_list_model_get_n_items (G_LIST_MODEL (robo_arena_document_get_problems (fixture->document))) > 0);
  ui_drive_until (says (GTK_WIDGET (list_box), "7|3"));
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (list_box, 0));
  ui_drive_click (row);
  g_assert_cmpuint (robo_editor_canvas_get_shown_space (fixture->canvas), ==, at (7, 3));
  ui_drive_shoot ("problem-place");

  choose (fixture, ROBO_BRUSH_WORKSHOP);
  editor_drive_click (fixture->canvas, 2.5, 4.5);
  g_assert_cmpuint (robo_editor_canvas_get_shown_space (fixture->canvas), ==, ROBO_NO_SPACE);
}

static GtkWidget *
find_row (GtkListBox *list_box,
          const char *words)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list_box, i)) != NULL; i++)
    if (says (GTK_WIDGET (row), words))
      return GTK_WIDGET (row);

  return NULL;
}

static guint
count_rows (GtkListBox *list_box)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (list_box, (int)n) != NULL)
    n++;

  return n;
}

static guint
count_words (GtkWidget  *widget,
             const char *words)
{
  guint n = GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_words (child, words);

  return n;
}

/* One button fixes KillBots that fall and KillBots that are stuck, and the text has margins. */
static void
test_problem_kinds (Fixture      *fixture,
                    gconstpointer user_data)
{
  GtkWidget       *list_box = ui_child (ui_child (fixture->page, "problems"), "list");
  GtkWidget       *row;
  graphene_point_t corner;

  choose (fixture, ROBO_BRUSH_START);
  editor_drive_click (fixture->canvas, 3.5, 0.5);
  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 6.5, 3.5);
  ui_drive_until (find_row (GTK_LIST_BOX (list_box), "into a pit") != NULL);
  ui_drive_until ((row = find_row (GTK_LIST_BOX (list_box), "at a wall")) != NULL);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  ui_drive_shoot ("problem-kinds");
  g_assert_cmpuint (count_words (list_box, "Add All Missing Caution Lines"), ==, 1);
  g_assert_true (gtk_widget_compute_point (ui_drive_find (row, GTK_TYPE_LABEL, 0), row, &GRAPHENE_POINT_INIT (0, 0),
                                           &corner));
  g_assert_cmpfloat (corner.y, >=, 9);
}

/* A change of the list moves no button of the groups above it. */
static void
test_problems_apart (Fixture      *fixture,
                     gconstpointer user_data)
{
  GtkWidget       *symmetry = GTK_WIDGET (ui_child (fixture->page, "symmetry"));
  GtkListBox      *list_box = ui_child (ui_child (fixture->page, "problems"), "list");
  guint            n_rows = count_rows (list_box);
  graphene_point_t before = ui_drive_get_middle (symmetry);
  graphene_point_t after;

  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 3.5, 2.5);
  ui_drive_until (count_rows (list_box) > n_rows);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  after = ui_drive_get_middle (symmetry);
  g_assert_true (graphene_point_equal (&before, &after));
}

/* Round a pit the same problem occurs four times. One row shows the four problems, opens by pointer and keys, and
 * fixes all together. Each of the four problems is still shown at its space. */
static void
test_problem_groups (Fixture      *fixture,
                     gconstpointer user_data)
{
  RoboProblemView *problems = ui_child (fixture->page, "problems");
  GListModel      *list = G_LIST_MODEL (robo_arena_document_get_problems (fixture->document));
  GtkListBox      *list_box = ui_child (problems, "list");
  GtkWidget       *group;
  guint            n_rows;

  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 3.5, 2.5);
  ui_drive_until ((group = find_row (list_box, "KillBots on 4 spaces drive into a pit or water.")) != NULL);
  n_rows = count_rows (list_box);
  g_assert_cmpuint (n_rows, <, g_list_model_get_n_items (list));
  g_assert_null (find_row (list_box, "facing north drives into a pit"));
  g_assert_true (says (ui_drive_find (group, GTK_TYPE_BUTTON, 0), "Add All Missing Caution Lines"));
  g_assert_null (ui_drive_find (group, GTK_TYPE_BUTTON, 1));
  gtk_test_accessible_assert_property (ui_drive_find (group, GTK_TYPE_BUTTON, 0), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Add All Missing Caution Lines: KillBots on 4 spaces drive into a pit or "
                                       "water. If you don’t want that, add caution lines.");

  ui_drive_scroll_to (group);
  ui_drive_click (ui_drive_find (group, GTK_TYPE_LABEL, 0));
  ui_drive_until (count_rows (list_box) == n_rows + 4);
  ui_drive_shoot ("problem-group");
  g_assert_true (group == find_row (list_box, "KillBots on 4 spaces drive into a pit or water."));
  g_assert_true (says (ui_drive_find (find_row (list_box, "KillBot at 4|4 facing north"), GTK_TYPE_BUTTON, 0),
                       "Add a Caution Line That Turns"));
  g_assert_null (ui_drive_find (find_row (list_box, "KillBot at 4|4 facing north"), GTK_TYPE_BUTTON, 2));
  gtk_widget_grab_focus (group);
  ui_drive_keys (group, "Down Return");
  g_assert_cmpuint (robo_editor_canvas_get_shown_space (fixture->canvas), ==, at (4, 2));
  ui_drive_scroll_to (find_row (list_box, "KillBot at 4|4 facing north"));
  ui_drive_click (ui_drive_find (find_row (list_box, "KillBot at 4|4 facing north"), GTK_TYPE_LABEL, 0));
  g_assert_cmpuint (robo_editor_canvas_get_shown_space (fixture->canvas), ==, at (4, 4));

  gtk_widget_grab_focus (group);
  ui_drive_keys (group, "Return");
  g_assert_cmpuint (count_rows (list_box), ==, n_rows);
  ui_drive_click (ui_drive_find (group, GTK_TYPE_BUTTON, 0));
  ui_drive_until (find_row (list_box, "drive into a pit") == NULL);
  /* The rows are removed a moment later, and the focus moves if it was there. */
  ui_drive_settle (GTK_WIDGET (list_box));
  undo (fixture);
  ui_drive_until (find_row (list_box, "KillBots on 4 spaces drive into a pit or water.") != NULL);
}

/* Only the first of many problems are shown until the user asks for all. The focus then moves to the first new row. */
static void
test_problem_all (Fixture      *fixture,
                  gconstpointer user_data)
{
  RoboProblemView *problems = ui_child (fixture->page, "problems");
  GtkListBox      *list_box = ui_child (problems, "list");
  GtkWidget       *button;

  choose (fixture, ROBO_BRUSH_START);
  for (guint row = 1; row < 5; row++)
    editor_drive_click (fixture->canvas, 0.5, row + 0.5);
  editor_drive_click (fixture->canvas, 4.5, 0.5);
  choose (fixture, ROBO_BRUSH_SOLID);
  editor_drive_drag (fixture->canvas, "1", 5.5, 0.5, 5.5, 5.5);
  choose (fixture, ROBO_BRUSH_VP);
  for (guint row = 0; row < 5; row++)
    editor_drive_click (fixture->canvas, 7.5, row + 0.5);
  ui_drive_until (count_rows (list_box) == 4);
  button = gtk_widget_get_next_sibling (GTK_WIDGET (list_box));
  while (!GTK_IS_BUTTON (button))
    button = gtk_widget_get_next_sibling (button);
  g_assert_true (says (button, "Show All"));
  ui_drive_scroll_to (button);
  ui_drive_click (button);
  ui_drive_until (count_rows (list_box) > 4);
  ui_drive_shoot ("problem-all");
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (list_box, 4))));
  g_assert_false (gtk_widget_get_visible (button));
}

/* Moving a part with keys does not undo edits made since the last move. */
static void
test_part_nudge (Fixture      *fixture,
                 gconstpointer user_data)
{
  GtkWidget *canvas = GTK_WIDGET (fixture->canvas);

  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 2.5, 2.5);
  choose_mode (fixture, ROBO_EDITOR_SELECT);
  editor_drive_click (fixture->canvas, 2.5, 2.5);
  ui_drive_keys (canvas, "ctrl+Right ctrl+Right");
  g_assert_cmpuint (get_plan (fixture)->terrain[at (5, 3)], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpuint (get_position (fixture), ==, 2);

  choose (fixture, ROBO_BRUSH_WATER);
  editor_drive_click (fixture->canvas, 6.5, 4.5);
  choose_mode (fixture, ROBO_EDITOR_SELECT);
  ui_drive_keys (canvas, "ctrl+Right");
  g_assert_cmpuint (get_plan (fixture)->terrain[at (6, 3)], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (5, 3)], ==, ROBO_TERRAIN_FLOOR);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (7, 5)], ==, ROBO_TERRAIN_WATER);
  g_assert_cmpuint (get_position (fixture), ==, 4);
}

/* Erasing with the keyboard while a part is being pasted does not place the part. */
static void
test_part_erase (Fixture      *fixture,
                 gconstpointer user_data)
{
  GtkWidget *canvas = GTK_WIDGET (fixture->canvas);

  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 2.5, 2.5);
  choose_mode (fixture, ROBO_EDITOR_SELECT);
  editor_drive_click (fixture->canvas, 2.5, 2.5);
  ui_drive_keys (canvas, "ctrl+c Escape Left ctrl+v");
  ui_drive_until (strstr (property_string (fixture->canvas, "hint"), "to place the part here") != NULL);
  ui_drive_keys (canvas, "Delete");
  g_assert_cmpuint (get_plan (fixture)->terrain[at (2, 3)], ==, ROBO_TERRAIN_FLOOR);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (3, 3)], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpuint (get_position (fixture), ==, 1);
}

/* Letters typed into an entry do not select tools. */
static void
test_properties (Fixture      *fixture,
                 gconstpointer user_data)
{
  RoboEditorProperties *properties = ui_child (fixture->page, "properties");
  GtkWidget            *row = ui_child (properties, "name_row");

  gtk_widget_grab_focus (row);
  ui_drive_keys (row, "ctrl+a p i t t");
  g_assert_cmpstr (robo_arena_document_get_name (fixture->document, NULL), ==, "pitt");
  g_assert_cmpuint (robo_editor_tools_get_mode (ui_child (fixture->page, "tools")), ==, ROBO_EDITOR_DRAW);
  g_assert_cmpuint (get_position (fixture), ==, 1);

  robo_editor_properties_add_language (properties, "de");
  ui_drive_settle (row);
  ui_drive_keys (row, "a b");
  g_assert_cmpstr (robo_arena_document_get_name (fixture->document, "de"), ==, "ab");
}

static void
test_resize (Fixture      *fixture,
             gconstpointer user_data)
{
  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 3.5, 2.5);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.shift", "i", ROBO_DIR_E);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (5, 3)], ==, ROBO_TERRAIN_PIT);
  g_assert_cmpstr (property_string (robo_document_get_history (ROBO_DOCUMENT (fixture->document)), "undo-name"), ==,
                   "Shift");
  undo (fixture);
  g_assert_cmpuint (get_plan (fixture)->terrain[at (4, 3)], ==, ROBO_TERRAIN_PIT);
}

/* Opens the dialog for another size, types columns and rows, and answers. */
static void
type_size (Fixture    *fixture,
           const char *columns,
           const char *rows)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.resize", NULL);
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  dialog = ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG);
  ui_drive_click (ui_drive_find (dialog, GTK_TYPE_SPIN_BUTTON, 0));
  ui_drive_keys (dialog, "ctrl+a");
  ui_drive_keys (dialog, columns);
  ui_drive_click (ui_drive_find (dialog, GTK_TYPE_SPIN_BUTTON, 1));
  ui_drive_keys (dialog, "ctrl+a");
  ui_drive_keys (dialog, rows);
  ui_drive_shoot ("resize");
  ui_drive_answer ("Resize");
  ui_drive_settle (GTK_WIDGET (fixture->window));
}

/* Invalid sizes are refused, and the dialog shows the valid ones. */
static void
test_resize_limits (Fixture      *fixture,
                    gconstpointer user_data)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.resize", NULL);
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  dialog = ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpstr (adw_action_row_get_subtitle (ui_drive_find (dialog, ADW_TYPE_ACTION_ROW, i)), ==, "From 5 to 15");
  ui_drive_answer ("Cancel");

  type_size (fixture, "9 9", "3");
  g_assert_cmpuint (get_plan (fixture)->columns, ==, 15);
  g_assert_cmpuint (get_plan (fixture)->rows, ==, 5);
}

/* A rectangle has no quarter turns; undoing the rectangle restores that symmetry. */
static void
test_symmetry_comes_back (Fixture      *fixture,
                          gconstpointer user_data)
{
  RoboEditorTools *tools = ui_child (fixture->page, "tools");
  GtkWidget       *button =
    ui_drive_find (ui_child (fixture->page, "symmetry"), GTK_TYPE_TOGGLE_BUTTON, ROBO_SYMMETRY_QUARTERS_TURNED);

  type_size (fixture, "9", "9");
  gtk_widget_grab_focus (button);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  ui_drive_click (button);
  g_assert_cmpint (robo_editor_tools_get_symmetry (tools), ==, ROBO_SYMMETRY_QUARTERS_TURNED);

  type_size (fixture, "1 5", "5");
  g_assert_cmpint (robo_editor_tools_get_symmetry (tools), ==, ROBO_SYMMETRY_OFF);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->canvas));
  undo (fixture);
  g_assert_cmpint (robo_editor_tools_get_symmetry (tools), ==, ROBO_SYMMETRY_QUARTERS_TURNED);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
}

/* The dialog works with pointer and keys, wherever the button is: a few letters find one of forty languages. */
static void
test_language (Fixture      *fixture,
               gconstpointer user_data)
{
  GtkWidget *button;
  GtkWidget *dialog;

  gtk_window_set_default_size (fixture->window, 720, 480);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  adw_flap_set_reveal_flap (ui_drive_find (GTK_WIDGET (fixture->page), ADW_TYPE_FLAP, 0), TRUE);
  gtk_widget_grab_focus (ui_child (ui_child (fixture->page, "properties"), "name_row"));
  ui_drive_until ((button = ui_drive_find_button (GTK_WIDGET (fixture->page), "Add a Language")) != NULL);
  gtk_widget_grab_focus (button);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  ui_drive_click (button);
  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_LANGUAGE_DIALOG) != NULL);
  dialog = ui_drive_find_dialog (ROBO_TYPE_LANGUAGE_DIALOG);
  ui_drive_settle (dialog);
  ui_drive_click (ui_drive_find (dialog, GTK_TYPE_SEARCH_ENTRY, 0));
  ui_drive_keys (dialog, "p o r t");
  ui_drive_shoot ("language");
  ui_drive_keys (GTK_WIDGET (fixture->window), "Return");
  ui_drive_until (ui_drive_find_dialog (ROBO_TYPE_LANGUAGE_DIALOG) == NULL);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  ui_drive_keys (GTK_WIDGET (fixture->window), "u m");
  g_assert_cmpstr (robo_arena_document_get_name (fixture->document, "pt"), ==, "um");
}

/* The history works in the smallest window, too. */
static void
test_history_narrow (Fixture      *fixture,
                     gconstpointer user_data)
{
  GtkWidget *button = ui_child (ui_child (fixture->page, "bar"), "history_button");
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));

  gtk_window_set_default_size (fixture->window, 720, 480);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), <=, 720);
  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 2.5, 2.5);
  g_assert_cmpuint (get_position (fixture), ==, 1);
  ui_drive_click (button);
  ui_drive_until (gtk_widget_get_mapped (popover));
  ui_drive_shoot ("history-narrow");
  ui_drive_click (GTK_WIDGET (gtk_list_box_get_row_at_index (ui_drive_find (popover, GTK_TYPE_LIST_BOX, 0), 0)));
  g_assert_cmpuint (get_position (fixture), ==, 0);
}

static void
saved_cb (gboolean *is_saved)
{
  *is_saved = TRUE;
}

/* A new arena is saved in the folder of the other arenas, under its name. */
static void
test_save (Fixture      *fixture,
           gconstpointer user_data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "my-first-one.arena.xml", NULL);
  gboolean         is_saved = FALSE;

  robo_arena_document_set_name (fixture->document, NULL, "My First One");
  g_signal_connect_swapped (fixture->page, "saved", G_CALLBACK (saved_cb), &is_saved);
  ui_drive_click (ui_child (ui_child (fixture->page, "bar"), "save_button"));
  ui_drive_until (is_saved);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_assert_false (robo_history_get_is_dirty (robo_document_get_history (ROBO_DOCUMENT (fixture->document))));

  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 3.5, 2.5);
  g_assert_true (robo_history_get_is_dirty (robo_document_get_history (ROBO_DOCUMENT (fixture->document))));
  is_saved = FALSE;
  ui_drive_keys (GTK_WIDGET (fixture->canvas), "ctrl+s");
  ui_drive_until (is_saved);
  g_assert_false (robo_history_get_is_dirty (robo_document_get_history (ROBO_DOCUMENT (fixture->document))));
}

static void
left_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  *(int *)user_data = robo_document_bar_leave_finish (ROBO_DOCUMENT_BAR (source), result);
}

/* Leaving asks about changes: canceling changes nothing, and saving allows to leave. */
static void
test_leave (Fixture      *fixture,
            gconstpointer user_data)
{
  int may_go = -1;

  choose (fixture, ROBO_BRUSH_PIT);
  editor_drive_click (fixture->canvas, 3.5, 2.5);
  robo_document_bar_leave_async (robo_editor_page_get_bar (fixture->page), left_cb, &may_go);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  ui_drive_answer ("Cancel");
  ui_drive_until (may_go != -1);
  g_assert_cmpint (may_go, ==, FALSE);
  g_assert_true (robo_editor_page_get_document (fixture->page) == fixture->document);

  may_go = -1;
  robo_document_bar_leave_async (robo_editor_page_get_bar (fixture->page), left_cb, &may_go);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  ui_drive_answer ("Save");
  ui_drive_until (may_go != -1);
  g_assert_cmpint (may_go, ==, TRUE);
  g_assert_null (robo_editor_page_get_document (fixture->page));
}

/* Screen readers have all information about the arena. */
static void
test_accessible (Fixture      *fixture,
                 gconstpointer user_data)
{
  GtkAccessible *space = GTK_ACCESSIBLE (ui_space (fixture->canvas, at (4, 3)));

  gtk_test_accessible_assert_property (space, GTK_ACCESSIBLE_PROPERTY_LABEL, "column 4, row 3, floor");
  choose (fixture, ROBO_BRUSH_WATER);
  editor_drive_click (fixture->canvas, 3.5, 2.5);
  gtk_test_accessible_assert_property (space, GTK_ACCESSIBLE_PROPERTY_LABEL, "column 4, row 3, water");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->canvas), GTK_ACCESSIBLE_ROLE_GRID);
}

#define ADD(path, function) g_test_add ("/ui/arenas/editor-page/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  ui_test_load_style ();
  ui_test_keep_still ();

  ADD ("each-brush/paints-by-click-and-can-be-undone", test_brushes);
  ADD ("keys-of-tools/select-the-tools", test_keys_of_tools);
  ADD ("stroke/drag-is-one-edit", test_stroke);
  ADD ("stroke-along-edges/crossed-edges-stay", test_stroke_of_edges);
  ADD ("stroke/escape-leaves-no-trace", test_escape);
  ADD ("right-button/drag-erases", test_right_drag);
  ADD ("right-button/click-picks-the-brush", test_right_click_picks);
  ADD ("box-tool/fills-a-rectangle", test_box);
  ADD ("fill-tool/fills-an-area", test_fill);
  ADD ("selected-part/drag-moves-the-part", test_select_and_move);
  ADD ("selected-part/is-copied-and-pasted", test_copy_and_paste);
  ADD ("selected-part/keys-move-the-part-and-keep-later-edits", test_part_nudge);
  ADD ("pasting-a-part/erasing-cancels-the-paste", test_part_erase);
  ADD ("copied-part/is-pasted-from-text", test_paste_text);
  ADD ("symmetry/strokes-are-repeated", test_symmetry);
  ADD ("viewport/zooms-and-pans", test_zoom_and_pan);
  ADD ("hint/tells-the-effect-of-a-click", test_hint);
  ADD ("hint/disappears-when-the-arena-is-closed", test_hint_gone);
  ADD ("selected-tool/does-not-move-the-board", test_board_stays);
  ADD ("box-tool/paints-with-the-brush-that-began-the-box", test_box_brush);
  ADD ("keyboard/paints-and-goes-to-a-typed-space", test_keyboard);
  ADD ("history/click-on-an-edit-undoes-or-redoes", test_history);
  ADD ("problem/button-fixes-the-problem", test_problems);
  ADD ("problem/click-highlights-its-space", test_problem_place);
  ADD ("equal-problems/are-grouped", test_problem_groups);
  ADD ("killbots-that-fall-or-are-stuck/one-button-fixes-both-problems", test_problem_kinds);
  ADD ("longer-list-of-problems/moves-no-group-above-it", test_problems_apart);
  ADD ("many-problems/list-is-shortened", test_problem_all);
  ADD ("typing-a-name/selects-no-tool", test_properties);
  ADD ("history/click-undoes-in-the-smallest-window", test_history_narrow);
  ADD ("dialog-of-languages/search-finds-a-language", test_language);
  ADD ("shift/moves-the-contents-and-can-be-undone", test_resize);
  ADD ("resize/sizes-are-limited", test_resize_limits);
  ADD ("axes-of-symmetry/are-not-redrawn-for-another-brush", test_axes);
  ADD ("symmetry/undoing-a-resize-restores-the-symmetry", test_symmetry_comes_back);
  ADD ("first-save/file-is-named-after-the-arena", test_save);
  ADD ("leave-with-changes/asks-whether-to-save", test_leave);
  ADD ("screen-reader/gets-the-contents-of-a-space", test_accessible);

  return g_test_run ();
}
