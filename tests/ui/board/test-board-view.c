// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the board in a window: accessible names, keys and pointer, and the picture.
#include "config.h"

#include "ui/board/robo-board-view.h"
#include "ui/board/robo-space-help.h"
#include "ui/board/robo-sprites.h"
#include "ui/widgets/pictures/robo-desktop-style.h"

#include "tests/draw/board-sample.h"
#include "tests/ui/ui-drive.h"

/* This duration is short, but allows a frame in the middle. */
#define MOMENT_MS 60

/* A space has this side at first, in pixels. */
#define SPACE_PX 41

typedef struct
{
  GtkWidget     *window;
  RoboBoardView *board;
  RoboPlan       plan;
  RoboState      state;
  guint          n_activated;
  guint          activated;
  guint          hovered;
} Fixture;

static void
activated_cb (Fixture *fixture,
              guint    space)
{
  fixture->n_activated++;
  fixture->activated = space;
}

static void
hovered_cb (Fixture *fixture,
            guint    space)
{
  fixture->hovered = space;
}

static void
make_board (Fixture *fixture)
{
  sample_make_plan (&fixture->plan);
  sample_make_state (&fixture->state);
  fixture->board = ROBO_BOARD_VIEW (robo_board_view_new ());
  robo_board_view_set_arena (fixture->board, &fixture->plan, 3);
  robo_board_view_set_seat (fixture->board, 1, 1, "Mercury");
  robo_board_view_jump (fixture->board, &fixture->state);
  g_signal_connect_swapped (fixture->board, "space-activated", G_CALLBACK (activated_cb), fixture);
  g_signal_connect_swapped (fixture->board, "space-hovered", G_CALLBACK (hovered_cb), fixture);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->hovered = ROBO_NO_SPACE;
  make_board (fixture);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 400, 400);
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->board), (gpointer *)&fixture->board);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  ui_drive_until (fixture->board == NULL);
}

/* Accessible names */

static void
assert_name (Fixture    *fixture,
             guint       space,
             const char *name)
{
  GtkAccessible   *accessible = GTK_ACCESSIBLE (ui_space (fixture->board, space));
  g_autofree char *problem = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  g_assert_cmpstr (problem, ==, NULL);
}

static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  assert_name (fixture, sample_at (1, 3), "column 1, row 3, floor");
  assert_name (fixture, sample_at (9, 7), "column 9, row 7, water");
  assert_name (fixture, sample_at (1, 1), "column 1, row 1, arena wall");
  assert_name (fixture, sample_at (2, 4), "column 2, row 4, floor, lightning barrier on the east side");
  assert_name (fixture, sample_at (5, 5), "column 5, row 5, Mercury with starting number 3, workshop, high voltage");
  assert_name (fixture, sample_at (7, 6), "column 7, row 6, robot 1, 2 damage, energy wall on the west side");
  assert_name (fixture, sample_at (3, 5), "column 3, row 5, 3 VP tokens, VP space 3");
  assert_name (fixture, sample_at (2, 7), "column 2, row 7, robot 4, 1 damage, facing east");
  assert_name (fixture, sample_at (8, 7), "column 8, row 7, green mine");
  assert_name (fixture, sample_at (4, 9), "column 4, row 9, south starting space");
  assert_name (fixture, sample_at (2, 8), "column 2, row 8, floor, caution line on the west side");
}

static void
test_names_of_mines (Fixture      *fixture,
                     gconstpointer data)
{
  RoboState after = fixture->state;

  after.mines[after.n_mines++] = (RoboMine){ .space = sample_at (8, 6), .owner = 1 };
  robo_board_view_jump (fixture->board, &after);
  assert_name (fixture, sample_at (8, 6), "column 8, row 6, Mercury’s mine");

  robo_board_view_set_own_seat (fixture->board, 1);
  assert_name (fixture, sample_at (8, 6), "column 8, row 6, your mine");
  assert_name (fixture, sample_at (8, 7), "column 8, row 7, green mine");
}

static void
test_names_follow (Fixture      *fixture,
                   gconstpointer data)
{
  RoboState       after = fixture->state;
  const RoboEvent step = { .type = ROBO_EVENT_STEP, .seat = 0, .at = sample_at (7, 6), .to = sample_at (8, 6) };

  after.robots[0].space = sample_at (8, 6);
  robo_board_view_animate (fixture->board, &step, &fixture->state, &after, MOMENT_MS);
  assert_name (fixture, sample_at (7, 6), "column 7, row 6, floor, energy wall on the west side");
  assert_name (fixture, sample_at (8, 6), "column 8, row 6, robot 1, 2 damage");
  robo_board_view_jump (fixture->board, &fixture->state);
  assert_name (fixture, sample_at (8, 6), "column 8, row 6, floor");
}

static void
test_roles (Fixture      *fixture,
            gconstpointer data)
{
  gtk_test_accessible_assert_role (fixture->board, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (ui_space (fixture->board, 0), GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

/* Keys and pointer */

static void
assert_cursor (Fixture *fixture,
               guint    space)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  g_assert_true (focus == ui_space (fixture->board, space));
}

static GtkWidget *
get_space (Fixture *fixture,
           guint    space)
{
  return ui_space (fixture->board, space);
}

static GdkRectangle
get_area (Fixture *fixture,
          guint    space)
{
  GdkRectangle area;

  gtk_widget_get_allocation (get_space (fixture, space), &area);

  return area;
}

static void
test_keyboard (Fixture      *fixture,
               gconstpointer data)
{
  /* Keys go to the window with the pointer. */
  ui_drive_click (get_space (fixture, sample_at (3, 2)));
  g_assert_cmpuint (fixture->n_activated, ==, 1);

  ui_drive_keys (fixture->window, "Tab");
  assert_cursor (fixture, sample_at (3, 2));
  ui_drive_keys (fixture->window, "Right Right Down");
  assert_cursor (fixture, sample_at (5, 3));
  g_assert_cmpuint (fixture->hovered, ==, sample_at (5, 3));
  ui_drive_shoot ("board-cursor");
  ui_drive_keys (fixture->window, "Left Up Up Up Up");
  assert_cursor (fixture, sample_at (4, 1));
  ui_drive_keys (fixture->window, "Return");
  g_assert_cmpuint (fixture->n_activated, ==, 2);
  g_assert_cmpuint (fixture->activated, ==, sample_at (4, 1));
}

/* The Space key has an effect only if the player has to choose. */
static void
test_space_key (Fixture      *fixture,
                gconstpointer data)
{
  const guint8 choices[] = { sample_at (4, 9) };

  ui_drive_click (get_space (fixture, sample_at (4, 9)));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  ui_drive_keys (fixture->window, "space");
  g_assert_cmpuint (fixture->n_activated, ==, 1);
  robo_board_view_set_choices (fixture->board, choices, 1);
  ui_drive_keys (fixture->window, "space");
  g_assert_cmpuint (fixture->n_activated, ==, 2);
}

static void
test_mouse (Fixture      *fixture,
            gconstpointer data)
{
  const guint8 spaces[] = { sample_at (1, 1), sample_at (9, 1), sample_at (4, 7), sample_at (9, 9) };

  for (guint i = 0; i < G_N_ELEMENTS (spaces); i++)
    {
      ui_drive_click (get_space (fixture, spaces[i]));
      g_assert_cmpuint (fixture->n_activated, ==, i + 1);
      g_assert_cmpuint (fixture->activated, ==, spaces[i]);
      g_assert_cmpuint (fixture->hovered, ==, spaces[i]);
    }
}

static GtkWidget *
get_hint (Fixture *fixture)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (fixture->board));

  return GTK_IS_POPOVER (last) ? last : NULL;
}

static void
click_right (GtkWidget *widget)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  g_strv_builder_add (words, "xdotool");
  ui_drive_add_move (words, widget);
  g_strv_builder_add_many (words, "click", "3", NULL);
  ui_drive_take_words (g_strv_builder_end (words));
}

/* The hint has the words of the space, and for each thing on it its name, a text and a button to its rule. */
static void
check_items (Fixture    *fixture,
             const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);
  GtkWidget *hint = get_hint (fixture);
  guint      n_buttons = 0;
  guint      n_headings = 0;
  GtkWidget *label;

  for (guint i = 0; (label = ui_drive_find (hint, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (i == 0 || gtk_widget_has_css_class (label, "heading"))
      {
        g_string_append_printf (names, "%s%s", i > 0 ? " / " : "", gtk_label_get_label (GTK_LABEL (label)));
        n_headings += i > 0;
      }
  g_assert_cmpstr (names->str, ==, expected);
  while (ui_drive_find (hint, GTK_TYPE_BUTTON, n_buttons) != NULL)
    n_buttons++;
  g_assert_cmpuint (n_buttons, ==, n_headings);
}

/* A right click opens the hint of a space, and does not choose the space. */
static void
test_closer_look (Fixture      *fixture,
                  gconstpointer data)
{
  g_assert_null (get_hint (fixture));
  click_right (get_space (fixture, sample_at (5, 5)));
  ui_drive_until (get_hint (fixture) != NULL && gtk_widget_get_mapped (get_hint (fixture)));
  ui_drive_shoot ("board-hint");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_hint (fixture)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "column 5, row 5, Mercury with starting number 3, workshop, high voltage");
  g_assert_cmpuint (fixture->hovered, ==, sample_at (5, 5));
  check_items (fixture,
               "5|5, Mercury with starting number 3, workshop, high voltage / Damage / Workshop / High voltage");

  ui_drive_keys (fixture->window, "Escape");
  ui_drive_until (get_hint (fixture) == NULL);
  g_assert_cmpuint (fixture->n_activated, ==, 0);
}

/* A tooltip has the first sentence about each thing, and there is none for floor. */
static void
test_tooltip (void)
{
  RoboPlan         plan = { .columns = 3, .rows = 2 };
  RoboBoardPicture picture = { 0 };
  g_autofree char *floor = NULL;
  g_autofree char *text = NULL;

  plan.terrain[4] = ROBO_TERRAIN_PIT;
  floor = robo_space_help_dup_text (&plan, &picture, 0, "1|1, floor");
  g_assert_null (floor);
  text = robo_space_help_dup_text (&plan, &picture, 4, "2|2, pit");
  g_assert_cmpstr (text, ==, "2|2, pit\nA robot that drives into a pit or water, or is pushed in, is destroyed.");
}

/* F1 activates this action of the widget with the focus. */
static void
test_explain (Fixture      *fixture,
              gconstpointer data)
{
  g_assert_false (gtk_widget_activate_action (fixture->window, "what-is.explain", NULL));
  gtk_widget_grab_focus (get_space (fixture, sample_at (5, 5)));
  g_assert_true (gtk_widget_activate_action (gtk_window_get_focus (GTK_WINDOW (fixture->window)), "what-is.explain",
                                             NULL));
  ui_drive_until (get_hint (fixture) != NULL && gtk_widget_get_mapped (get_hint (fixture)));
  check_items (fixture,
               "5|5, Mercury with starting number 3, workshop, high voltage / Damage / Workshop / High voltage");
  ui_drive_keys (fixture->window, "Escape");
  ui_drive_until (get_hint (fixture) == NULL);
}

static void
test_zoom_keys (Fixture      *fixture,
                gconstpointer data)
{
  ui_drive_click (get_space (fixture, sample_at (5, 5)));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  ui_drive_keys (fixture->window, "ctrl+plus ctrl+plus");
  ui_drive_until (gtk_widget_get_width (ui_space (fixture->board, 0)) > 1.9 * SPACE_PX);

  /* The cursor always stays visible. */
  ui_drive_keys (fixture->window, "Left Left Left Left");
  assert_cursor (fixture, sample_at (1, 5));
  ui_drive_click (get_space (fixture, sample_at (1, 5)));
  g_assert_cmpuint (fixture->activated, ==, sample_at (1, 5));

  ui_drive_keys (fixture->window, "ctrl+0");
  ui_drive_until (gtk_widget_get_width (ui_space (fixture->board, 0)) == SPACE_PX);
}

static void
test_places (Fixture      *fixture,
             gconstpointer data)
{
  for (guint i = 0; i < 81; i++)
    {
      GdkRectangle area;

      area = get_area (fixture, i);
      g_assert_cmpint (area.width, ==, SPACE_PX);
      g_assert_cmpint (area.height, ==, SPACE_PX);
      g_assert_cmpuint (robo_board_view_get_space_at (fixture->board, area.x + 1, area.y + 1), ==, i);
      g_assert_cmpuint (robo_board_view_get_space_at (fixture->board, area.x + 40, area.y + 40), ==, i);
    }
  g_assert_cmpuint (robo_board_view_get_space_at (fixture->board, 2, 2), ==, ROBO_NO_SPACE);
}

/* Picture */

static GBytes *
get_pixels (GskRenderer   *renderer,
            GskRenderNode *node)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 400, 400);
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (renderer, node, &area);
  guchar *pixels = g_malloc0 (400 * 400 * 4);

  gdk_texture_download (texture, pixels, 400 * 4);

  return g_bytes_new_take (pixels, 400 * 400 * 4);
}

static GskRenderNode *
draw (Fixture *fixture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (fixture->board)->snapshot (GTK_WIDGET (fixture->board), snapshot);

  return gtk_snapshot_free_to_node (snapshot);
}

/* Draws the board at once, even if the window has not been redrawn, but with its ground. */
static GBytes *
look (Fixture *fixture)
{
  GskRenderNode *node = draw (fixture);
  GBytes        *pixels;

  g_clear_pointer (&node, gsk_render_node_unref);
  ui_drive_until (robo_board_view_get_is_whole (fixture->board));
  node = draw (fixture);
  pixels = get_pixels (gtk_native_get_renderer (GTK_NATIVE (fixture->window)), node);
  gsk_render_node_unref (node);

  return pixels;
}

static gboolean
is_same_at (Fixture *fixture,
            GBytes  *one,
            GBytes  *other,
            guint    space)
{
  const guint32 *a = g_bytes_get_data (one, NULL);
  const guint32 *b = g_bytes_get_data (other, NULL);
  GdkRectangle   area;

  area = get_area (fixture, space);
  for (int y = area.y; y < area.y + area.height; y++)
    for (int x = area.x; x < area.x + area.width; x++)
      if (a[y * 400 + x] != b[y * 400 + x])
        return FALSE;

  return TRUE;
}

/* The ground is drawn in another thread. At another size the old ground is shown until the new ground is finished. */
static void
test_ground (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GBytes) before = look (fixture);
  g_autoptr (GBytes) meanwhile = NULL;
  g_autoptr (GBytes) again = NULL;
  GskRenderer   *renderer = gtk_native_get_renderer (GTK_NATIVE (fixture->window));
  GskRenderNode *node;

  gtk_widget_size_allocate (GTK_WIDGET (fixture->board), &(GtkAllocation){ 0, 0, 200, 200 }, -1);
  node = draw (fixture);
  g_assert_false (robo_board_view_get_is_whole (fixture->board));
  meanwhile = get_pixels (renderer, node);
  gsk_render_node_unref (node);
  /* Wall and water are at the places of the old picture, scaled to the new size. */
  g_assert_false (g_bytes_equal (before, meanwhile));
  g_assert_cmpuint (((const guint32 *)g_bytes_get_data (meanwhile, NULL))[100 * 400 + 100], !=, 0);
  g_assert_cmpuint (((const guint32 *)g_bytes_get_data (meanwhile, NULL))[300 * 400 + 300], ==, 0);

  gtk_widget_size_allocate (GTK_WIDGET (fixture->board), &(GtkAllocation){ 0, 0, 400, 400 }, -1);
  again = look (fixture);
  g_assert_true (g_bytes_equal (before, again));
}

/* Returns the node that is drawn first. */
static GskRenderNode *
get_ground (GskRenderNode *node)
{
  while (TRUE)
    {
      if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
        node = gsk_container_node_get_child (node, 0);
      else if (gsk_render_node_get_node_type (node) == GSK_TRANSFORM_NODE)
        node = gsk_transform_node_get_child (node);
      else if (gsk_render_node_get_node_type (node) == GSK_CLIP_NODE)
        node = gsk_clip_node_get_child (node);
      else
        return node;
    }
}

/* On a large screen, a zoomed board is drawn without another thread. Its frames share the ground, and nothing moves. */
static void
test_large_ground (Fixture      *fixture,
                   gconstpointer data)
{
  RoboBoardIdle *idle = robo_board_view_get_idle (fixture->board);
  GskRenderNode *one;
  GskRenderNode *other;

  g_bytes_unref (look (fixture));
  g_assert_true (robo_board_idle_drift (idle));
  gtk_widget_size_allocate (GTK_WIDGET (fixture->board), &(GtkAllocation){ 0, 0, 4200, 4300 }, -1);
  gsk_render_node_unref (draw (fixture));
  ui_drive_until (robo_board_view_get_is_whole (fixture->board));
  g_assert_false (robo_board_idle_drift (idle));
  g_assert_false (robo_board_idle_crackle (idle));

  one = draw (fixture);
  robo_board_view_highlight (fixture->board, 12);
  other = draw (fixture);
  g_assert_true (get_ground (one) == get_ground (other));
  g_clear_pointer (&other, gsk_render_node_unref);
  /* Other caution lines are another ground. */
  robo_board_view_set_cautions (fixture->board, ROBO_CAUTIONS_FULL);
  other = draw (fixture);
  g_assert_false (get_ground (one) == get_ground (other));
  gsk_render_node_unref (one);
  gsk_render_node_unref (other);
}

/* Returns the longest side of a picture that GTK may make of a part of the frame, except the ground. */
static float
get_longest_side (GskRenderNode *node,
                  GskRenderNode *ground)
{
  graphene_rect_t bounds;
  float           side = 0;

  switch ((int)gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        side = MAX (side, get_longest_side (gsk_container_node_get_child (node, i), ground));
      return side;
    case GSK_TRANSFORM_NODE:
      return get_longest_side (gsk_transform_node_get_child (node), ground);
    case GSK_CLIP_NODE:
      return get_longest_side (gsk_clip_node_get_child (node), ground);
    case GSK_CAIRO_NODE:
      gsk_render_node_get_bounds (node, &bounds);
      return node == ground ? 0 : MAX (bounds.size.width, bounds.size.height);
    default:
      return 0;
    }
}

/* Marks on a zoomed board are drawn in its visible part only. */
static void
test_zoomed_threat (Fixture      *fixture,
                    gconstpointer data)
{
  RoboThreatPicture threat = { .n_spaces = 81, .columns = 9 };
  GskRenderNode    *node;

  memset (threat.percents, 20, sizeof threat.percents);
  robo_board_view_set_threat (fixture->board, &threat);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  ui_drive_keys (fixture->window, "ctrl+plus ctrl+plus ctrl+plus ctrl+plus");
  ui_drive_until (gtk_widget_get_width (ui_space (fixture->board, 0)) > 3.9 * SPACE_PX);
  gsk_render_node_unref (draw (fixture));
  ui_drive_until (robo_board_view_get_is_whole (fixture->board));
  node = draw (fixture);
  g_assert_cmpfloat (get_longest_side (node, get_ground (node)), <, 400 + 2 * 4 * SPACE_PX + 1);
  gsk_render_node_unref (node);
}

/* Draws four robots side by side, in spaces of the given size. */
static GBytes *
draw_figures_of (Fixture     *fixture,
                 RoboSprites *sprites,
                 guint8       gaze,
                 double       cell)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  robo_sprites_set_look (sprites, robo_palette_get (ROBO_STYLE_LIGHT), cell, 1);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    for (guint part = ROBO_ROBOT_SHADOW; part <= ROBO_ROBOT_MARKS; part <<= 1)
      {
        RoboSprite sprite = { .kind = ROBO_SPRITE_ROBOT, .number = (guint8)part };

        sprite.robot.is_there = TRUE;
        sprite.robot.colour = (guint8)i;
        sprite.robot.gaze = gaze;
        robo_robot_keep_parts (&sprite.robot, (RoboRobotParts)part);
        robo_sprites_append (sprites, snapshot, &sprite, 10 + 95 * i, 150);
      }
  node = gtk_snapshot_free_to_node (snapshot);

  return get_pixels (gtk_native_get_renderer (GTK_NATIVE (fixture->window)), node);
}

static GBytes *
draw_figures (Fixture     *fixture,
              RoboSprites *sprites,
              guint8       gaze)
{
  return draw_figures_of (fixture, sprites, gaze, 90);
}

/* Returns the final picture of the sprites, after as many iterations as necessary. */
static GBytes *
finish_figures (Fixture     *fixture,
                RoboSprites *sprites,
                guint8       gaze)
{
  GBytes *pixels = draw_figures (fixture, sprites, gaze);

  while (!robo_sprites_get_is_whole (sprites))
    {
      g_main_context_iteration (NULL, TRUE);
      g_bytes_unref (pixels);
      pixels = draw_figures (fixture, sprites, gaze);
    }

  return pixels;
}

/* A frame with many new figures leaves some of them out, and a robot that turns stays visible. */
static void
test_figures (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (RoboSprites) late = robo_sprites_new (GTK_WIDGET (fixture->board));
  g_autoptr (RoboSprites) at_once = robo_sprites_new (NULL);
  g_autoptr (GBytes) whole = draw_figures (fixture, at_once, 1);
  g_autoptr (GBytes) turned = draw_figures (fixture, at_once, 4);
  g_autoptr (GBytes) first = draw_figures (fixture, late, 1);
  g_autoptr (GBytes) in_the_end = NULL;
  g_autoptr (GBytes) turning = NULL;
  g_autoptr (GBytes) turned_in_the_end = NULL;

  g_assert_true (robo_sprites_get_is_whole (at_once));
  g_assert_false (robo_sprites_get_is_whole (late));
  g_assert_false (g_bytes_equal (whole, first));
  in_the_end = finish_figures (fixture, late, 1);
  g_assert_true (g_bytes_equal (whole, in_the_end));

  /* One robot has turned, the others look as before. */
  turning = draw_figures (fixture, late, 4);
  g_assert_false (robo_sprites_get_is_whole (late));
  for (guint y = 0; y < 400; y++)
    {
      const guint32 *row = (const guint32 *)g_bytes_get_data (turning, NULL) + 400 * y;

      g_assert_cmpmem (row, 95 * 4, (const guint32 *)g_bytes_get_data (turned, NULL) + 400 * y, 95 * 4);
      g_assert_cmpmem (row + 115, 285 * 4, (const guint32 *)g_bytes_get_data (whole, NULL) + 400 * y + 115, 285 * 4);
    }
  turned_in_the_end = finish_figures (fixture, late, 4);
  g_assert_true (g_bytes_equal (turned, turned_in_the_end));
}

/* When the board gets another size, no robot disappears until its new picture is ready. */
static void
test_resized_figures (Fixture      *fixture,
                      gconstpointer data)
{
  g_autoptr (RoboSprites) sprites = robo_sprites_new (GTK_WIDGET (fixture->board));
  g_autoptr (GBytes) large = finish_figures (fixture, sprites, 1);
  g_autoptr (GBytes) small = draw_figures_of (fixture, sprites, 1, 60);
  const guint32 *pixels = g_bytes_get_data (small, NULL);

  g_assert_false (robo_sprites_get_is_whole (sprites));
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      g_assert_cmpuint (pixels[400 * (150 + 30) + 10 + 95 * i + 30], !=, 0);
      /* A robot of the old size would reach here. */
      g_assert_cmpuint (pixels[400 * (150 + 80) + 10 + 95 * i + 30], ==, 0);
    }
}

/* Creates all parts of one robot, each as a sprite of its own. */
static void
make_robot (RoboSprite *parts)
{
  for (guint i = 0; i < ROBO_N_ROBOT_PARTS; i++)
    {
      parts[i] = (RoboSprite){ .kind = ROBO_SPRITE_ROBOT, .number = (guint8)(1 << i) };
      parts[i].robot = (RoboPictureRobot){ .is_there = TRUE, .colour = 2, .number = 3, .damage = 1, .damage_limit = 3 };
      robo_robot_keep_parts (&parts[i].robot, (RoboRobotParts)(1 << i));
    }
}

static GBytes *
draw_placed (Fixture              *fixture,
             RoboSprites          *sprites,
             const cairo_matrix_t *place)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  RoboSprite   parts[ROBO_N_ROBOT_PARTS];
  g_autoptr (GskRenderNode) node = NULL;

  make_robot (parts);
  robo_sprites_set_look (sprites, robo_palette_get (ROBO_STYLE_LIGHT), 90, 1);
  robo_sprites_append_placed (sprites, snapshot, parts, ROBO_N_ROBOT_PARTS, place, 1);
  node = gtk_snapshot_free_to_node (snapshot);

  return get_pixels (gtk_native_get_renderer (GTK_NATIVE (fixture->window)), node);
}

/* Draws each part separately, as GTK does. */
static GBytes *
draw_parts (Fixture     *fixture,
            RoboSprites *sprites,
            double       x,
            double       y,
            double       turn,
            double       height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  RoboSprite   parts[ROBO_N_ROBOT_PARTS];
  g_autoptr (GskRenderNode) node = NULL;

  make_robot (parts);
  robo_sprites_set_look (sprites, robo_palette_get (ROBO_STYLE_LIGHT), 90, 1);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  gtk_snapshot_rotate (snapshot, (float)turn);
  gtk_snapshot_scale (snapshot, 1, (float)height);
  for (guint i = 0; i < ROBO_N_ROBOT_PARTS; i++)
    robo_sprites_append (sprites, snapshot, &parts[i], 0, 0);
  node = gtk_snapshot_free_to_node (snapshot);

  return get_pixels (gtk_native_get_renderer (GTK_NATIVE (fixture->window)), node);
}

/* Returns the average difference per color channel, of 255, over the space of the robot. */
static double
compare_pixels (GBytes *one,
                GBytes *other)
{
  const guint8 *a = g_bytes_get_data (one, NULL);
  const guint8 *b = g_bytes_get_data (other, NULL);
  double        sum = 0;

  for (gsize i = 0; i < g_bytes_get_size (one); i++)
    sum += ABS (a[i] - b[i]);

  return sum / (4 * 90 * 90);
}

/* The joined picture is equal to its parts, and sprites that only move are placed on whole pixels. */
static void
test_placed (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (RoboSprites) sprites = robo_sprites_new (NULL);
  cairo_matrix_t place;
  g_autoptr (GBytes) parts = draw_parts (fixture, sprites, 120, 150, 0, 1);
  g_autoptr (GBytes) turned_parts = draw_parts (fixture, sprites, 120.3, 150, 12, 0.9);
  g_autoptr (GBytes) still = NULL;
  g_autoptr (GBytes) moved = NULL;
  g_autoptr (GBytes) turned = NULL;

  cairo_matrix_init_translate (&place, 120, 150);
  still = draw_placed (fixture, sprites, &place);
  g_assert_true (g_bytes_equal (parts, still));

  cairo_matrix_init_translate (&place, 120.4, 149.6);
  moved = draw_placed (fixture, sprites, &place);
  g_assert_true (g_bytes_equal (parts, moved));

  cairo_matrix_init_translate (&place, 120.3, 150);
  cairo_matrix_rotate (&place, 12 * G_PI / 180);
  cairo_matrix_scale (&place, 1, 0.9);
  turned = draw_placed (fixture, sprites, &place);
  g_assert_cmpfloat (compare_pixels (turned_parts, turned), <, 1);
  g_assert_cmpfloat (compare_pixels (turned_parts, still), >, 8);
}

/* The highlight changes only this space, and the borders of its neighbors. */
static void
test_highlight (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GBytes) dull = look (fixture);
  g_autoptr (GBytes) lit = NULL;
  g_autoptr (GBytes) dull_again = NULL;

  robo_board_view_highlight (fixture->board, sample_at (6, 4));
  g_assert_cmpuint (robo_board_view_get_highlight (fixture->board), ==, sample_at (6, 4));
  lit = look (fixture);
  g_assert_false (is_same_at (fixture, dull, lit, sample_at (6, 4)));
  g_assert_true (is_same_at (fixture, dull, lit, sample_at (4, 6)));
  g_assert_true (is_same_at (fixture, dull, lit, sample_at (6, 6)));
  robo_board_view_highlight (fixture->board, ROBO_NO_SPACE);
  dull_again = look (fixture);
  g_assert_true (g_bytes_equal (dull, dull_again));
}

static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  const guint8   choices[] = { sample_at (4, 9), sample_at (6, 9) };
  const RoboPath path = {
    .n_steps = 3,
    .n_shots = 1,
    .steps = { { sample_at (2, 7), 0, 0, 0 },
               { sample_at (2, 6), 0, 0, 1 },
               { sample_at (1, 6), ROBO_PATH_BLOCKED, ROBO_DIR_W, 2 } },
    .shots = { { sample_at (2, 6), sample_at (2, 3) } },
  };
  g_autoptr (GBytes) plain = look (fixture);
  g_autoptr (GBytes) marked = NULL;
  g_autoptr (GBytes) plain_again = NULL;

  robo_board_view_set_choices (fixture->board, choices, G_N_ELEMENTS (choices));
  robo_board_view_set_path (fixture->board, 2, &path);
  robo_board_view_set_acting (fixture->board, 1);
  marked = look (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    g_assert_false (is_same_at (fixture, plain, marked, choices[i]));
  for (guint i = 0; i < path.n_steps; i++)
    g_assert_false (is_same_at (fixture, plain, marked, path.steps[i].space));
  g_assert_false (is_same_at (fixture, plain, marked, sample_at (2, 4)));
  g_assert_false (is_same_at (fixture, plain, marked, sample_at (5, 5)));

  robo_board_view_set_choices (fixture->board, NULL, 0);
  robo_board_view_set_path (fixture->board, 2, NULL);
  robo_board_view_set_acting (fixture->board, ROBO_NO_SEAT);
  plain_again = look (fixture);
  g_assert_true (g_bytes_equal (plain, plain_again));
}

/* Path, hit and push of an answer are previewed for all affected robots (ux.md). */
static void
test_outcome (Fixture      *fixture,
              gconstpointer data)
{
  RoboState  after = fixture->state;
  RoboRobot *pushed = &after.robots[1];
  RoboRobot *hit = &after.robots[2];
  guint      hit_space = hit->space;
  guint      rest = sample_at (2, 3);
  g_autoptr (GBytes) plain = look (fixture);
  g_autoptr (GBytes) shown = NULL;
  g_autoptr (GBytes) plain_again = NULL;

  robo_board_view_set_outcome (fixture->board, &fixture->state);
  plain_again = look (fixture);
  g_assert_true (g_bytes_equal (plain, plain_again));

  pushed->space = sample_at (5, 3);
  hit->damage++;
  after.mines[after.n_mines++] = (RoboMine){ .space = sample_at (8, 5), .owner = 0 };
  robo_board_view_set_outcome (fixture->board, &after);
  shown = look (fixture);
  g_assert_false (is_same_at (fixture, plain, shown, sample_at (5, 3)));
  g_assert_false (is_same_at (fixture, plain, shown, sample_at (5, 4)));
  g_assert_false (is_same_at (fixture, plain, shown, hit_space));
  g_assert_false (is_same_at (fixture, plain, shown, sample_at (8, 5)));
  g_assert_true (is_same_at (fixture, plain, shown, rest));
  ui_drive_shoot ("board-outcome");

  pushed->space = ROBO_NO_SPACE;
  robo_board_view_set_outcome (fixture->board, &after);
  g_clear_pointer (&shown, g_bytes_unref);
  shown = look (fixture);
  g_assert_true (is_same_at (fixture, plain, shown, sample_at (5, 3)));
  g_assert_false (is_same_at (fixture, plain, shown, sample_at (5, 5)));

  robo_board_view_set_outcome (fixture->board, NULL);
  g_clear_pointer (&plain_again, g_bytes_unref);
  plain_again = look (fixture);
  g_assert_true (g_bytes_equal (plain, plain_again));
}

/* Each visible event ends with the picture of the position after it. The robot that aimed or drove still looks in that
 * direction, and explosions leave a mark. */
static void
test_animations (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GBytes) still = look (fixture);

  for (guint type = 0; type < ROBO_N_EVENT_TYPES; type++)
    {
      const RoboEvent event = { .type = (guint8)type,
                                .seat = 0,
                                .by = 2,
                                .amount = 1,
                                .key = ROBO_DIR_E,
                                .at = sample_at (7, 6),
                                .to = sample_at (7, 6) };
      g_autoptr (GBytes) end = NULL;

      if (type == ROBO_EVENT_FALL)
        continue;

      robo_board_view_animate (fixture->board, &event, &fixture->state, &fixture->state, MOMENT_MS);
      g_assert_true (robo_board_view_is_animating (fixture->board));
      ui_drive_until (!robo_board_view_is_animating (fixture->board));
      end = look (fixture);
      if (type == ROBO_EVENT_FIRE || type == ROBO_EVENT_FAIL || type == ROBO_EVENT_DESTROYED ||
          type == ROBO_EVENT_DETONATE)
        {
          g_assert_false (g_bytes_equal (still, end));
          robo_board_view_jump (fixture->board, &fixture->state);
          g_clear_pointer (&end, g_bytes_unref);
          end = look (fixture);
        }
      g_assert_true (g_bytes_equal (still, end));
    }
}

static void
test_animation_moves (Fixture      *fixture,
                      gconstpointer data)
{
  RoboState       after = fixture->state;
  const RoboEvent step = { .type = ROBO_EVENT_STEP, .seat = 0, .at = sample_at (7, 6), .to = sample_at (8, 6) };
  g_autoptr (GBytes) before = look (fixture);
  g_autoptr (GBytes) start = NULL;
  g_autoptr (GBytes) end = NULL;

  after.robots[0].space = sample_at (8, 6);
  robo_board_view_animate (fixture->board, &step, &fixture->state, &after, MOMENT_MS);
  start = look (fixture);
  g_assert_true (is_same_at (fixture, before, start, sample_at (8, 6)));
  ui_drive_until (!robo_board_view_is_animating (fixture->board));
  end = look (fixture);
  g_assert_false (is_same_at (fixture, before, end, sample_at (8, 6)));
}

/* Slow motion makes the event longer by its extra time, with the same end. */
static void
test_slow_end (Fixture      *fixture,
               gconstpointer data)
{
  RoboState       after = fixture->state;
  const RoboEvent step = { .type = ROBO_EVENT_STEP, .seat = 0, .at = sample_at (7, 6), .to = sample_at (8, 6) };
  gint64          begin_us;
  g_autoptr (GBytes) slow = NULL;
  g_autoptr (GBytes) end = NULL;

  after.robots[0].space = sample_at (8, 6);
  begin_us = g_get_monotonic_time ();
  robo_board_view_animate (fixture->board, &step, &fixture->state, &after, MOMENT_MS);
  robo_board_view_slow_end (fixture->board, MOMENT_MS / 2, 3 * MOMENT_MS);
  ui_drive_until (!robo_board_view_is_animating (fixture->board));
  g_assert_cmpint (g_get_monotonic_time () - begin_us, >=, 4 * MOMENT_MS * G_TIME_SPAN_MILLISECOND);
  slow = look (fixture);

  robo_board_view_animate (fixture->board, &step, &fixture->state, &after, MOMENT_MS);
  robo_board_view_slow_end (fixture->board, 0, 0);
  ui_drive_until (!robo_board_view_is_animating (fixture->board));
  end = look (fixture);
  g_assert_true (g_bytes_equal (slow, end));
}

/* Eyes close for a moment, but never during an event. */
static void
test_blink (Fixture      *fixture,
            gconstpointer data)
{
  const RoboEvent turn = { .type = ROBO_EVENT_TURN, .seat = 0, .key = ROBO_DIR_S };
  RoboBoardIdle  *idle = robo_board_view_get_idle (fixture->board);
  g_autoptr (GBytes) open = look (fixture);
  g_autoptr (GBytes) again = NULL;
  guint seat = 0;

  while (seat < ROBO_MAX_ROBOTS && !robo_board_idle_is_showing (idle))
    robo_board_idle_blink (idle, seat++);
  g_assert_true (robo_board_idle_is_showing (idle));
  ui_drive_until (!robo_board_idle_is_showing (idle));
  again = look (fixture);
  g_assert_true (g_bytes_equal (open, again));

  robo_board_idle_glance (idle, seat - 1, 1);
  g_assert_true (robo_board_idle_is_showing (idle));
  ui_drive_until (!robo_board_idle_is_showing (idle));
  g_clear_pointer (&again, g_bytes_unref);
  again = look (fixture);
  g_assert_true (g_bytes_equal (open, again));

  robo_board_idle_blink (idle, seat - 1);
  robo_board_view_animate (fixture->board, &turn, &fixture->state, &fixture->state, MOMENT_MS);
  g_assert_false (robo_board_idle_is_showing (idle));
  robo_board_idle_blink (idle, seat - 1);
  g_assert_false (robo_board_idle_is_showing (idle));
  ui_drive_until (!robo_board_view_is_animating (fixture->board));
}

static void
test_reduced_motion (Fixture      *fixture,
                     gconstpointer data)
{
  GtkSettings    *settings = gtk_widget_get_settings (fixture->window);
  RoboState       after = fixture->state;
  const RoboEvent step = { .type = ROBO_EVENT_STEP, .seat = 0, .at = sample_at (7, 6), .to = sample_at (8, 6) };
  g_autoptr (GBytes) before = look (fixture);
  g_autoptr (GBytes) start = NULL;
  g_autoptr (GBytes) end = NULL;

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  after.robots[0].space = sample_at (8, 6);
  robo_board_view_animate (fixture->board, &step, &fixture->state, &after, MOMENT_MS);
  start = look (fixture);
  g_assert_false (is_same_at (fixture, before, start, sample_at (8, 6)));
  ui_drive_until (!robo_board_view_is_animating (fixture->board));
  end = look (fixture);
  g_assert_false (is_same_at (fixture, start, end, sample_at (8, 6)));
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
}

/* A board that is not mapped ends the animation at once, without leftovers. */
static void
test_unmapped (void)
{
  const RoboEvent step = { .type = ROBO_EVENT_STEP, .seat = 0, .at = 51, .to = 51 };
  Fixture         fixture = { 0 };

  make_board (&fixture);
  g_object_ref_sink (fixture.board);
  robo_board_view_animate (fixture.board, &step, &fixture.state, &fixture.state, MOMENT_MS);
  g_assert_false (robo_board_view_is_animating (fixture.board));
  g_assert_finalize_object (fixture.board);
}

/* The board is destroyed in the middle of an animation. */
static void
test_interrupted (Fixture      *fixture,
                  gconstpointer data)
{
  const RoboEvent step = { .type = ROBO_EVENT_STEP, .seat = 0, .at = 51, .to = 52 };

  robo_board_view_animate (fixture->board, &step, &fixture->state, &fixture->state, 60000);
  robo_board_view_animate (fixture->board, &step, &fixture->state, &fixture->state, 60000);
  robo_board_view_set_arena (fixture->board, &fixture->plan, 3);
  g_assert_false (robo_board_view_is_animating (fixture->board));
  robo_board_view_animate (fixture->board, &step, &fixture->state, &fixture->state, 60000);
}

/* A change to another size of board, or to none, leaves nothing of the previous one. */
static void
test_arenas (Fixture      *fixture,
             gconstpointer data)
{
  const RoboPlan small = { .columns = 7, .rows = 5 };

  robo_board_view_highlight (fixture->board, 80);
  robo_board_view_set_arena (fixture->board, &small, 3);
  g_assert_cmpuint (robo_board_view_get_highlight (fixture->board), ==, ROBO_NO_SPACE);
  ui_drive_settle (fixture->window);
  assert_name (fixture, 34, "column 7, row 5, floor");
  ui_drive_click (get_space (fixture, 34));
  g_assert_cmpuint (fixture->activated, ==, 34);
  robo_board_view_set_arena (fixture->board, NULL, 0);
  ui_drive_settle (fixture->window);
  g_assert_cmpuint (robo_board_view_get_space_at (fixture->board, 200, 200), ==, ROBO_NO_SPACE);
}

static void
test_styles (Fixture      *fixture,
             gconstpointer data)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GBytes) light = NULL;
  g_autoptr (GBytes) dark = NULL;

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  light = look (fixture);
  ui_drive_shoot ("board-light");
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  dark = look (fixture);
  for (guint i = 0; i < 81; i++)
    g_assert_false (is_same_at (fixture, light, dark, i));
}

/* Waves move periodically; nothing else moves. */
static void
test_water (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GBytes) before = look (fixture);
  g_autoptr (GBytes) moved = NULL;
  RoboPlan dry = fixture->plan;

  for (guint i = 0; i < 5; i++)
    g_assert_true (robo_board_idle_drift (robo_board_view_get_idle (fixture->board)));
  moved = look (fixture);
  for (guint i = 0; i < 81; i++)
    g_assert_cmpint (is_same_at (fixture, before, moved, i), ==, fixture->plan.terrain[i] != ROBO_TERRAIN_WATER);

  for (guint i = 0; i < 81; i++)
    if (dry.terrain[i] == ROBO_TERRAIN_WATER)
      dry.terrain[i] = ROBO_TERRAIN_PIT;
  robo_board_view_set_arena (fixture->board, &dry, 3);
  ui_drive_settle (fixture->window);
  g_bytes_unref (look (fixture));
  g_assert_false (robo_board_idle_drift (robo_board_view_get_idle (fixture->board)));
}

static gboolean
has_light (Fixture *fixture,
           guint    space)
{
  for (guint i = 0; i < fixture->state.n_mines; i++)
    if (fixture->state.mines[i].space == space)
      return TRUE;
  for (guint side = ROBO_DIR_N; side < ROBO_N_DIRS; side += 2)
    if (robo_plan_get_edge (&fixture->plan, space, (RoboDir)side) == ROBO_EDGE_BARRIER)
      return TRUE;

  return FALSE;
}

/* Bolts and the lights of mines change periodically; nothing else changes. */
static void
test_bolts (Fixture      *fixture,
            gconstpointer data)
{
  RoboBoardIdle *idle = robo_board_view_get_idle (fixture->board);
  g_autoptr (GBytes) before = look (fixture);
  g_autoptr (GBytes) other = NULL;
  g_autoptr (GBytes) again = NULL;
  guint n_changed = 0;

  g_assert_true (robo_board_idle_crackle (idle));
  other = look (fixture);
  for (guint i = 0; i < 81; i++)
    if (!is_same_at (fixture, before, other, i))
      {
        g_assert_true (has_light (fixture, i));
        n_changed++;
      }
  g_assert_cmpuint (n_changed, >=, 2);

  for (guint i = 0; i < 2; i++)
    g_assert_true (robo_board_idle_crackle (idle));
  again = look (fixture);
  g_assert_true (g_bytes_equal (before, again));
}

/* No timer runs while the board is invisible. */
static void
test_nobody_looks (Fixture      *fixture,
                   gconstpointer data)
{
  RoboBoardIdle *idle = robo_board_view_get_idle (fixture->board);

  ui_drive_click (get_space (fixture, 40));
  ui_drive_until (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  ui_drive_until (robo_board_idle_is_running (idle));

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_assert_false (robo_board_idle_is_running (idle));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_assert_true (robo_board_idle_is_running (idle));

  gtk_widget_set_visible (GTK_WIDGET (fixture->board), FALSE);
  g_assert_false (robo_board_idle_is_running (idle));
  gtk_widget_set_visible (GTK_WIDGET (fixture->board), TRUE);
  ui_drive_until (robo_board_idle_is_running (idle));
}

/* GTK compares frames node by node: if the clip existed only while a spark exceeds the border, all would be
 * drawn anew when it does. */
static void
test_clip (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GdkPaintable) board = gtk_widget_paintable_new (GTK_WIDGET (fixture->board));

  for (guint i = 0; i < 2; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;

      gdk_paintable_snapshot (board, snapshot, 400, 400);
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_CLIP_NODE);

      /* The outline exceeds the border of the board. */
      robo_board_view_highlight (fixture->board, 0);
      ui_drive_settle (GTK_WIDGET (fixture->board));
    }
}

/* The preference for patterns adds a pattern to each color. */
static void
test_patterns (Fixture      *fixture,
               gconstpointer data)
{
  RoboDesktopStyle *style = robo_desktop_style_get_default ();
  g_autoptr (GBytes) plain = look (fixture);
  g_autoptr (GBytes) hatched = NULL;
  g_autoptr (GBytes) plain_again = NULL;

  g_object_set (style, "has-patterns", TRUE, NULL);
  hatched = look (fixture);
  ui_drive_shoot ("board-patterns");
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    g_assert_false (is_same_at (fixture, plain, hatched, fixture->state.robots[i].space));
  g_assert_true (is_same_at (fixture, plain, hatched, sample_at (2, 3)));
  g_object_set (style, "has-patterns", FALSE, NULL);
  plain_again = look (fixture);
  g_assert_true (g_bytes_equal (plain, plain_again));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } cases[] = {
    { "/ui/board/board-view/name-of-a-space/tells-what-is-on-it", test_names },
    { "/ui/board/board-view/name-of-a-mine/tells-its-owner", test_names_of_mines },
    { "/ui/board/board-view/names-of-spaces/follow-a-moving-robot", test_names_follow },
    { "/ui/board/board-view/accessible-roles/are-grid-and-cell", test_roles },
    { "/ui/board/board-view/keyboard/moves-the-cursor-and-activates-its-space", test_keyboard },
    { "/ui/board/board-view/space-key/activates-a-space-only-if-the-player-has-to-choose", test_space_key },
    { "/ui/board/board-view/click/activates-the-space", test_mouse },
    { "/ui/board/board-view/right-click/explains-the-space-and-does-not-choose-it", test_closer_look },
    { "/ui/board/board-view/explain-action/explains-the-space-with-the-focus", test_explain },
    { "/ui/board/board-view/zoom-keys/keep-the-cursor-visible", test_zoom_keys },
    { "/ui/board/board-view/each-space/is-found-at-its-pixels", test_places },
    { "/ui/board/board-view/resized-board/old-ground-is-scaled-until-the-new-ground-is-drawn", test_ground },
    { "/ui/board/board-view/large-ground/is-recorded-once-and-does-not-move", test_large_ground },
    { "/ui/board/board-view/zoomed-board/draws-the-threat-of-visible-spaces-only", test_zoomed_threat },
    { "/ui/board/board-view/many-new-pictures-of-robots/are-drawn-over-several-frames", test_figures },
    { "/ui/board/board-view/new-size/keeps-robots-in-sight", test_resized_figures },
    { "/ui/board/board-view/picture-of-a-robot/looks-like-its-parts-drawn-one-by-one", test_placed },
    { "/ui/board/board-view/highlight/changes-its-space-but-no-distant-space", test_highlight },
    { "/ui/board/board-view/marks-of-choices-path-and-acting-robot/are-drawn-and-removed", test_marks },
    { "/ui/board/board-view/R13/preview-of-an-answer/shows-robots-and-mines-that-change", test_outcome },
    { "/ui/board/board-view/animations/end-with-the-position-after-the-event", test_animations },
    { "/ui/board/board-view/animated-step/robot-arrives-at-the-end-of-the-animation", test_animation_moves },
    { "/ui/board/board-view/reduced-motion/robot-moves-at-once", test_reduced_motion },
    { "/ui/board/board-view/slow-motion/event-takes-longer-and-ends-the-same", test_slow_end },
    { "/ui/board/board-view/eyes/never-blink-during-an-event", test_blink },
    { "/ui/board/board-view/idle-animation-of-bolts/changes-barriers-and-mines-only", test_bolts },
    { "/ui/board/board-view/invisible-board/runs-no-timer", test_nobody_looks },
    { "/ui/board/board-view/setting-an-arena/ends-the-animation", test_interrupted },
    { "/ui/board/board-view/arena-of-another-size/has-its-own-spaces-and-no-old-highlight", test_arenas },
    { "/ui/board/board-view/dark-style/changes-every-space", test_styles },
    { "/ui/board/board-view/picture/is-clipped-with-and-without-a-highlight-at-the-border", test_clip },
    { "/ui/board/board-view/patterns/mark-each-color", test_patterns },
    { "/ui/board/board-view/idle-animation-of-water/changes-water-only", test_water },
  };

  ui_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add (cases[i].path, Fixture, NULL, set_up, cases[i].test, tear_down);
  g_test_add_func ("/ui/board/board-view/tooltip/explains-a-pit-but-not-floor", test_tooltip);
  g_test_add_func ("/ui/board/board-view/unmapped-board/ends-the-animation", test_unmapped);

  return g_test_run ();
}
