// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the log in a window: it follows the game, seeks in it, and highlights spaces.
#include "config.h"

#include "match/log/robo-words.h"
#include "ui/match/log/robo-log-row.h"
#include "ui/match/log/robo-log-view.h"
#include "ui/widgets/pictures/robo-deck-glyph.h"
#include "ui/widgets/pictures/robo-die-view.h"
#include "ui/widgets/pictures/robo-ink.h"
#include "ui/widgets/pictures/robo-seat-mark.h"

#include "match/log/robo-log-item-private.h"

#include "tests/match/model-test.h"
#include "tests/properties.h"
#include "tests/ui/ui-drive.h"

typedef struct
{
  RoboMatch   *match;
  GtkWidget   *window;
  RoboLogView *view;
  guint        hinted;
  guint        activated;
} Fixture;

static void
hinted_cb (Fixture *fixture,
           guint    space)
{
  fixture->hinted = space;
}

static void
activated_cb (Fixture *fixture,
              guint    space)
{
  fixture->activated = space;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->hinted = fixture->activated = ROBO_NO_SPACE;
  fixture->match = test_match_new ("hk", 4);
  robo_match_start (fixture->match);
  test_match_play (fixture->match, 2);

  fixture->view = ROBO_LOG_VIEW (g_object_new (ROBO_TYPE_LOG_VIEW, NULL));
  robo_log_view_set_match (fixture->view, fixture->match);
  g_signal_connect_swapped (fixture->view, "space-hinted", G_CALLBACK (hinted_cb), fixture);
  g_signal_connect_swapped (fixture->view, "space-activated", G_CALLBACK (activated_cb), fixture);

  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 260, 400);
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->view));
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->view), (gpointer *)&fixture->view);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  ui_drive_until (fixture->view == NULL);
  g_assert_finalize_object (fixture->match);
}

/* Returns the first descendant of a widget for which is_it returns TRUE. */
static GtkWidget *
find_widget (GtkWidget *widget,
             gboolean (*is_it) (GtkWidget *widget,
                                gpointer   data),
             gpointer data)
{
  if (is_it (widget, data))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, is_it, data);

      if (found)
        return found;
    }

  return NULL;
}

static gboolean
is_row_of (GtkWidget *widget,
           gpointer   data)
{
  RoboLogItem *item = ROBO_IS_LOG_ROW (widget) ? robo_log_row_get_item (ROBO_LOG_ROW (widget)) : NULL;

  return item && robo_log_item_get_event (item) <= GPOINTER_TO_UINT (data) &&
         GPOINTER_TO_UINT (data) < robo_log_item_get_end (item) && gtk_widget_get_mapped (widget);
}

static GtkWidget *
find_row (Fixture *fixture,
          guint    event)
{
  return find_widget (GTK_WIDGET (fixture->view), is_row_of, GUINT_TO_POINTER (event));
}

static gboolean
is_list (GtkWidget *widget,
         gpointer   data)
{
  return GTK_IS_LIST_VIEW (widget) && gtk_widget_get_mapped (widget);
}

/* Returns whether a widget is the visible scrolled window, and not the hidden one in the list of filters. */
static gboolean
is_scroller (GtkWidget *widget,
             gpointer   data)
{
  return GTK_IS_SCROLLED_WINDOW (widget) && gtk_widget_get_mapped (widget);
}

static GtkAdjustment *
get_adjustment (Fixture *fixture)
{
  return gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (find_widget (GTK_WIDGET (fixture->view), is_scroller, NULL)));
}

static gboolean
is_in_view (Fixture *fixture,
            guint    event)
{
  GtkWidget      *row = find_row (fixture, event);
  graphene_rect_t bounds;

  return row && gtk_widget_compute_bounds (row, GTK_WIDGET (fixture->view), &bounds) && bounds.origin.y > -1 &&
         bounds.origin.y + bounds.size.height < gtk_widget_get_height (GTK_WIDGET (fixture->view)) + 1;
}

/* Finds a die with a single step, whose line mentions two spaces. */
static guint
find_step (Fixture *fixture)
{
  GListModel *log = robo_match_get_log (fixture->match);

  for (guint i = g_list_model_get_n_items (log); i > 0; i--)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i - 1);
      guint first = robo_log_item_get_event (item);

      if (robo_log_item_get_end (item) == first + 2 &&
          robo_match_get_event (fixture->match, first + 1)->type == ROBO_EVENT_STEP)
        return first + 1;
    }

  g_assert_not_reached ();
}

/* Seeks to a position; the view follows to its line. */
static void
go_to (Fixture *fixture,
       guint    position)
{
  robo_match_seek (fixture->match, position);
  ui_drive_settle (fixture->window);
}

static void
test_follow (Fixture      *fixture,
             gconstpointer data)
{
  GtkAdjustment *adjustment = get_adjustment (fixture);

  g_assert_true (is_in_view (fixture, robo_match_get_n_events (fixture->match) - 1));
  test_match_play (fixture->match, 3);
  ui_drive_settle (fixture->window);
  g_assert_true (is_in_view (fixture, robo_match_get_n_events (fixture->match) - 1));
  ui_drive_shoot ("log-view");

  /* The view also follows when seeking back. */
  go_to (fixture, 3);
  g_assert_true (is_in_view (fixture, 2));
  go_to (fixture, G_MAXUINT);

  /* After scrolling away, the view stays until it is scrolled back to the end. */
  gtk_adjustment_set_value (adjustment, 0);
  ui_drive_settle (fixture->window);
  test_match_play (fixture->match, 4);
  ui_drive_settle (fixture->window);
  g_assert_true (is_in_view (fixture, 0));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  ui_drive_settle (fixture->window);
  test_match_play (fixture->match, 5);
  ui_drive_settle (fixture->window);
  g_assert_true (is_in_view (fixture, robo_match_get_n_events (fixture->match) - 1));
}

/* When the user seeks back, the line of the position becomes visible, wherever the view was; also at the very
 * beginning. */
static void
test_follow_back (Fixture      *fixture,
                  gconstpointer data)
{
  guint n_events = robo_match_get_n_events (fixture->match);

  gtk_adjustment_set_value (get_adjustment (fixture), 0);
  ui_drive_settle (fixture->window);
  go_to (fixture, n_events - 4);
  g_assert_true (is_in_view (fixture, n_events - 5));
  go_to (fixture, 0);
  g_assert_true (is_in_view (fixture, 0));

  /* The line also becomes visible after the view was hidden. */
  gtk_widget_hide (GTK_WIDGET (fixture->view));
  go_to (fixture, n_events - 4);
  gtk_widget_show (GTK_WIDGET (fixture->view));
  ui_drive_settle (fixture->window);
  ui_drive_settle (fixture->window);
  g_assert_true (is_in_view (fixture, n_events - 5));
}

static gboolean
take_place_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       user_data)
{
  GArray *places = user_data;
  double  place = gtk_adjustment_get_value (
     gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (find_widget (widget, is_scroller, NULL))));

  g_array_append_val (places, place);

  return G_SOURCE_CONTINUE;
}

/* In a log of any length, a jump takes only a few frames. */
static void
test_follow_jump (Fixture      *fixture,
                  gconstpointer data)
{
  const guint positions[] = { 0, G_MAXUINT, 40, G_MAXUINT };
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (double));
  guint tick;

  test_match_play (fixture->match, 12);
  ui_drive_settle (fixture->window);
  tick = gtk_widget_add_tick_callback (GTK_WIDGET (fixture->view), take_place_cb, places, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_array_set_size (places, 0);
      robo_match_seek (fixture->match, positions[i]);
      ui_drive_until (places->len == 12);
      for (guint j = 8; j < places->len; j++)
        g_assert_cmpfloat (g_array_index (places, double, j), ==, g_array_index (places, double, 7));
    }
  gtk_widget_remove_tick_callback (GTK_WIDGET (fixture->view), tick);
  g_assert_true (is_in_view (fixture, robo_match_get_n_events (fixture->match) - 1));
}

/* Finds the invisible background of a row. */
static GskRenderNode *
find_veil (GskRenderNode *node,
           float          width,
           float          height)
{
  GskRenderNode  *found = NULL;
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  switch ((guint)gsk_render_node_get_node_type (node))
    {
    case GSK_COLOR_NODE:
      return gsk_color_node_get_color (node)->alpha == 0 && bounds.size.width >= width && bounds.size.height >= height
               ? node
               : NULL;
    case GSK_CONTAINER_NODE:
      for (guint i = 0; found == NULL && i < gsk_container_node_get_n_children (node); i++)
        found = find_veil (gsk_container_node_get_child (node, i), width, height);
      return found;
    case GSK_TRANSFORM_NODE:
      return find_veil (gsk_transform_node_get_child (node), width, height);
    case GSK_CLIP_NODE:
      return find_veil (gsk_clip_node_get_child (node), width, height);
    default:
      return NULL;
    }
}

static GdkRGBA
get_veil (GtkWidget *row)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (row);
  g_autoptr (GskRenderNode) node = NULL;
  GtkSnapshot    *snapshot = gtk_snapshot_new ();
  GskRenderNode  *veil;
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (row, row, &bounds));
  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  veil = find_veil (node, bounds.size.width, bounds.size.height);
  g_assert_nonnull (veil);

  return *gsk_color_node_get_color (veil);
}

/* A row with a new item is repainted as one area: for many single letters GTK would repaint the whole page. */
static void
test_one_area (Fixture      *fixture,
               gconstpointer data)
{
  guint   n_events = robo_match_get_n_events (fixture->match);
  GdkRGBA one = get_veil (find_row (fixture, n_events - 1));
  GdkRGBA other = get_veil (find_row (fixture, n_events - 2));

  g_assert_false (gdk_rgba_equal (&one, &other));
}

/* The text about a die is below its face and the mark of its seat. */
static void
test_die (Fixture      *fixture,
          gconstpointer data)
{
  guint            step = find_step (fixture);
  guint            die = step;
  GtkWidget       *picture;
  g_autofree char *name = NULL;

  while (robo_match_get_event (fixture->match, die)->type != ROBO_EVENT_ACTIVATE)
    die--;
  go_to (fixture, die + 1);
  picture = ui_drive_find (find_row (fixture, die), ROBO_TYPE_DIE_VIEW, 0);
  g_assert_true (gtk_widget_get_mapped (picture));
  name = robo_words_dup_die (robo_match_get_event (fixture->match, die)->colour,
                             robo_match_get_event (fixture->match, die)->value);
  gtk_test_accessible_assert_property (picture, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_assert_true (gtk_widget_get_mapped (ui_drive_find (find_row (fixture, die), ROBO_TYPE_SEAT_MARK, 0)));
  go_to (fixture, G_MAXUINT);
  g_assert_false (gtk_widget_get_mapped (
    ui_drive_find (find_row (fixture, robo_match_get_n_events (fixture->match) - 1), ROBO_TYPE_DIE_VIEW, 0)));
}

/* Lines about the use of a module have its pictogram, other lines have none. */
static void
test_module (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hk", 4);
  const RoboCards *cards;
  guint            n_used = 0;

  test_setup_add_modules (setup);
  cards = robo_modules_get_cards (setup->modules);
  setup->seats[1].cards[0] = robo_cards_find (cards, "shield");
  setup->seats[1].cards[1] = robo_cards_find (cards, "mines");
  g_object_unref (fixture->match);
  fixture->match = robo_match_new (setup);
  robo_match_set_speed (fixture->match, 0);
  robo_log_view_set_match (fixture->view, fixture->match);
  robo_match_start (fixture->match);
  test_match_play (fixture->match, 3);

  for (guint i = 0; i < g_list_model_get_n_items (robo_match_get_log (fixture->match)); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (robo_match_get_log (fixture->match), i);
      guint      first = robo_log_item_get_event (item);
      gboolean   is_used = FALSE;
      GtkWidget *glyph;

      for (guint event = first; event < robo_log_item_get_end (item); event++)
        is_used |= robo_match_get_event (fixture->match, event)->type == ROBO_EVENT_USE;
      if (!is_used && i % 8 != 0)
        continue;

      go_to (fixture, first + 1);
      glyph = ui_drive_find (find_row (fixture, first), ROBO_TYPE_DECK_GLYPH, 0);
      g_assert_true (gtk_widget_get_mapped (glyph) == is_used);
      g_assert_true (!is_used || gtk_widget_has_css_class (glyph, "sign"));
      if (is_used && n_used++ == 1)
        ui_drive_shoot ("log-view-module");
    }
  g_assert_cmpuint (n_used, >, 1);
}

static void
test_marks (Fixture      *fixture,
            gconstpointer data)
{
  guint last = robo_match_get_n_events (fixture->match) - 1;

  g_assert_true (gtk_widget_has_css_class (find_row (fixture, last), "current"));
  robo_match_step_back (fixture->match);
  g_assert_false (gtk_widget_has_css_class (find_row (fixture, last), "current"));
  g_assert_true (gtk_widget_has_css_class (find_row (fixture, last - 1), "current"));
}

static void
test_click_line (Fixture      *fixture,
                 gconstpointer data)
{
  guint heading = robo_match_get_n_events (fixture->match) - 1;

  /* The last line is the start of programming, which has no coordinates. */
  go_to (fixture, heading - 2);
  ui_drive_click (find_row (fixture, heading));
  g_assert_cmpuint (robo_match_get_position (fixture->match), ==, heading + 1);
  ui_drive_click (find_row (fixture, heading - 1));
  g_assert_cmpuint (robo_match_get_position (fixture->match), ==, heading);
}

/* Moves the pointer to the middle of coordinates in a row. */
static void
point_at_mention (Fixture    *fixture,
                  guint       event,
                  guint       mention,
                  const char *then)
{
  GtkWidget *row = find_row (fixture, event);
  GtkLabel  *label = ui_child (ROBO_LOG_ROW (row), "label");
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  const char      *bar = gtk_label_get_text (label);
  PangoRectangle   first;
  graphene_point_t point;
  int              left, top;
  double           dx, dy;
  g_autofree char *xid = NULL;
  g_autofree char *x = NULL;
  g_autofree char *y = NULL;

  for (guint i = 0; i <= mention; i++)
    {
      bar = strchr (i > 0 ? bar + 1 : bar, '|');
      g_assert_nonnull (bar);
    }
  /* A word joiner and the last digit of the column precede the bar. */
  bar -= strlen ("0\xe2\x81\xa0");
  pango_layout_index_to_pos (gtk_label_get_layout (label), (int)(bar - gtk_label_get_text (label)), &first);
  gtk_label_get_layout_offsets (label, &left, &top);
  g_assert_true (gtk_widget_compute_point (
    GTK_WIDGET (label), fixture->window,
    &GRAPHENE_POINT_INIT (left + first.x / PANGO_SCALE + 2, top + (first.y + first.height / 2) / PANGO_SCALE), &point));
  gtk_native_get_surface_transform (GTK_NATIVE (fixture->window), &dx, &dy);
  xid = g_strdup_printf ("%lu", gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (fixture->window))));
  x = g_strdup_printf ("%d", (int)(point.x + dx));
  y = g_strdup_printf ("%d", (int)(point.y + dy));
  g_strv_builder_add_many (words, "xdotool", "mousemove", "--window", xid, x, y, NULL);
  if (then)
    g_strv_builder_add_many (words, then, "1", NULL);
  ui_drive_take_words (g_strv_builder_end (words));
  ui_drive_settle (fixture->window);
}

static void
test_point (Fixture      *fixture,
            gconstpointer data)
{
  guint            step = find_step (fixture);
  const RoboEvent *event = robo_match_get_event (fixture->match, step);

  go_to (fixture, step + 1);

  point_at_mention (fixture, step, 0, NULL);
  ui_drive_until (fixture->hinted == event->at);
  ui_drive_shoot ("log-view-hint");
  point_at_mention (fixture, step, 1, NULL);
  ui_drive_until (fixture->hinted == event->to);

  /* A click on coordinates highlights the space, and does not seek to the line. */
  go_to (fixture, step);
  point_at_mention (fixture, step, 1, "click");
  ui_drive_until (fixture->activated == event->to);
  g_assert_cmpuint (robo_match_get_position (fixture->match), ==, step);
}

static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  guint            step = find_step (fixture);
  const RoboEvent *event = robo_match_get_event (fixture->match, step);
  GtkWidget       *row;

  go_to (fixture, step);
  row = find_row (fixture, step);
  gtk_widget_child_focus (gtk_widget_get_parent (row), GTK_DIR_TAB_FORWARD);

  ui_drive_keys (fixture->window, "Tab");
  ui_drive_until (fixture->hinted != ROBO_NO_SPACE);
  g_assert_cmpuint (fixture->hinted, ==, event->to);
  ui_drive_keys (fixture->window, "Return");
  ui_drive_until (fixture->activated == event->to);
  g_assert_cmpuint (robo_match_get_position (fixture->match), ==, step + 1);
}

static gboolean
has_focus (Fixture   *fixture,
           GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  return focus && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* Tab enters the list at the line of the position, moves through its links, and leaves the list, skipping
 * other lines. */
static void
test_tab (Fixture      *fixture,
          gconstpointer data)
{
  guint      step = find_step (fixture);
  GtkWidget *tools =
    GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (fixture->view), ROBO_TYPE_LOG_VIEW, "tools"));
  GtkWidget *item;

  go_to (fixture, step + 1);
  gtk_widget_child_focus (tools, GTK_DIR_TAB_FORWARD);
  for (guint i = 0; i < 4 && has_focus (fixture, tools); i++)
    ui_drive_keys (fixture->window, "Tab");
  item = gtk_widget_get_parent (find_row (fixture, step));
  g_assert_true (gtk_widget_is_focus (item));
  ui_drive_keys (fixture->window, "Tab");
  g_assert_true (has_focus (fixture, item) && !gtk_widget_is_focus (item));
  for (guint i = 0; i < 4 && !has_focus (fixture, tools); i++)
    ui_drive_keys (fixture->window, "shift+Tab");
  g_assert_true (has_focus (fixture, tools));
}

/* Only lines about one robot are shown, under their headings; the position still has a line. */
static void
test_filter (Fixture      *fixture,
             gconstpointer data)
{
  guint last = robo_match_get_n_events (fixture->match);
  guint own = 0;

  gtk_drop_down_set_selected (ui_child (fixture->view, "filter_drop_down"), 2);
  for (guint i = last; i > 0 && own == 0; i--)
    {
      if (robo_match_get_event (fixture->match, i - 1)->type == ROBO_EVENT_STEP &&
          robo_match_get_event (fixture->match, i - 1)->seat == 1)
        own = i - 1;
    }
  go_to (fixture, own + 1);
  g_assert_true (is_in_view (fixture, own));
  ui_drive_shoot ("log-view-filter");
  for (guint i = 0; i < g_list_model_get_n_items (robo_match_get_log (fixture->match)); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (robo_match_get_log (fixture->match), i);

      if (!robo_log_item_concerns (item, 1))
        g_assert_null (find_row (fixture, robo_log_item_get_event (item)));
    }

  gtk_drop_down_set_selected (ui_child (fixture->view, "filter_drop_down"), 0);
}

static guint
count_empty_headings (Fixture *fixture)
{
  GtkWidget  *list = find_widget (GTK_WIDGET (fixture->view), is_list, NULL);
  GListModel *lines = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  guint       n_empty = 0;

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (lines, i);
      g_autoptr (RoboLogItem) next = g_list_model_get_item (lines, i + 1);

      if (robo_log_item_get_is_heading (item) &&
          (next == NULL ||
           (robo_log_item_get_is_heading (next) && robo_log_item_get_level (next) <= robo_log_item_get_level (item))))
        n_empty++;
    }

  return n_empty;
}

/* A heading without a line of that robot is hidden, and appears with its first line. */
static void
test_filter_headings (Fixture      *fixture,
                      gconstpointer data)
{
  guint round = robo_match_get_shown_state (fixture->match)->round;

  gtk_drop_down_set_selected (ui_child (fixture->view, "filter_drop_down"), 2);
  g_assert_cmpuint (count_empty_headings (fixture), ==, 0);
  while (robo_match_get_question (fixture->match) != NULL &&
         robo_match_get_shown_state (fixture->match)->round < round + 3)
    {
      test_match_answer (fixture->match);
      g_assert_cmpuint (count_empty_headings (fixture), ==, 0);
    }
  g_assert_cmpuint (robo_match_get_shown_state (fixture->match)->round, >, round);
}

/* A space that is hovered on the board marks the lines that mention it, also those that become visible later. */
static void
test_mark_space (Fixture      *fixture,
                 gconstpointer data)
{
  guint            step = find_step (fixture);
  const RoboEvent *event = robo_match_get_event (fixture->match, step);

  robo_log_view_mark_space (fixture->view, event->to);
  go_to (fixture, step + 1);
  g_assert_true (gtk_widget_has_css_class (find_row (fixture, step), "marked"));
  ui_drive_shoot ("log-view-marked");
  robo_log_view_mark_space (fixture->view, ROBO_NO_SPACE);
  g_assert_false (gtk_widget_has_css_class (find_row (fixture, step), "marked"));
}

static gboolean
is_popover (GtkWidget *widget,
            gpointer   data)
{
  return GTK_IS_POPOVER (widget) && gtk_widget_has_css_class (widget, "reason") && gtk_widget_get_mapped (widget);
}

static gboolean
is_cause (GtkWidget *widget,
          gpointer   data)
{
  return GTK_IS_BUTTON (widget);
}

/* The explanation opens by the button of a line and by the question mark key. A click on one of its causes seeks to
 * that cause. */
static void
test_why (Fixture      *fixture,
          gconstpointer data)
{
  guint      step = find_step (fixture);
  guint      die = step;
  GtkWidget *popover;

  while (robo_match_get_event (fixture->match, die)->type != ROBO_EVENT_ACTIVATE)
    die--;
  go_to (fixture, step + 1);
  ui_drive_click (ui_child (ROBO_LOG_ROW (find_row (fixture, step)), "why_button"));
  ui_drive_until (find_widget (GTK_WIDGET (fixture->view), is_popover, NULL));
  ui_drive_shoot ("log-view-why");
  g_assert_cmpuint (robo_match_get_position (fixture->match), ==, step + 1);
  popover = find_widget (GTK_WIDGET (fixture->view), is_popover, NULL);
  ui_drive_click (find_widget (popover, is_cause, NULL));
  ui_drive_until (robo_match_get_position (fixture->match) == die + 1);
  /* The cause is explained in turn. */
  g_assert_nonnull (find_widget (GTK_WIDGET (fixture->view), is_popover, NULL));
  ui_drive_keys (fixture->window, "Escape");
  ui_drive_until (!find_widget (GTK_WIDGET (fixture->view), is_popover, NULL));

  go_to (fixture, step + 1);
  gtk_widget_child_focus (gtk_widget_get_parent (find_row (fixture, step)), GTK_DIR_TAB_FORWARD);
  ui_drive_keys (fixture->window, "question");
  ui_drive_until (find_widget (GTK_WIDGET (fixture->view), is_popover, NULL));
  ui_drive_keys (fixture->window, "Escape");
  ui_drive_until (!find_widget (GTK_WIDGET (fixture->view), is_popover, NULL));
}

static gboolean
is_steps_heading (GtkWidget *widget,
                  gpointer   data)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), "Step by step");
}

/* Finds the first line about a die with one step if is_short is TRUE, otherwise with several. */
static guint
find_way (Fixture *fixture,
          gboolean is_short)
{
  GListModel *log = robo_match_get_log (fixture->match);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) line = g_list_model_get_item (log, i);
      guint first = robo_log_item_get_event (line);
      guint n_events = robo_log_item_get_end (line) - first;

      if (n_events > 1 && is_short == (n_events == 2) &&
          robo_match_get_event (fixture->match, first)->type == ROBO_EVENT_ACTIVATE &&
          robo_match_get_event (fixture->match, first + 1)->type == ROBO_EVENT_STEP)
        return first + 1;
    }

  g_assert_not_reached ();
}

/* The causes are not listed again as steps of the line. */
static void
test_why_once (Fixture      *fixture,
               gconstpointer data)
{
  for (guint is_short = 0; is_short < 2; is_short++)
    {
      guint      step = find_way (fixture, is_short);
      GtkWidget *popover;

      go_to (fixture, step + 1);
      g_signal_emit_by_name (find_row (fixture, step), "why");
      ui_drive_until ((popover = find_widget (GTK_WIDGET (fixture->view), is_popover, NULL)) != NULL);
      g_assert_nonnull (find_widget (popover, is_cause, NULL));
      g_assert_cmpint (find_widget (popover, is_steps_heading, NULL) == NULL, ==, is_short);
      ui_drive_keys (fixture->window, "Escape");
      ui_drive_until (!find_widget (GTK_WIDGET (fixture->view), is_popover, NULL));
    }
}

/* A view that is destroyed destroys its popover, too. */
static void
test_why_and_away (Fixture      *fixture,
                   gconstpointer data)
{
  g_signal_emit_by_name (find_row (fixture, robo_match_get_n_events (fixture->match) - 1), "why");
  g_assert_nonnull (find_widget (GTK_WIDGET (fixture->view), is_popover, NULL));
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      user_data)
{
  *(char **)user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, NULL);
}

static void
test_copy (Fixture      *fixture,
           gconstpointer data)
{
  GdkClipboard    *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->view));
  g_autofree char *text = NULL;

  gtk_widget_child_focus (gtk_widget_get_parent (find_row (fixture, robo_match_get_n_events (fixture->match) - 1)),
                          GTK_DIR_TAB_FORWARD);
  ui_drive_keys (fixture->window, "ctrl+c");
  /* Reading the clipboard before the key has taken effect fails and is not repeated. */
  ui_drive_until (gdk_clipboard_is_local (clipboard));
  gdk_clipboard_read_text_async (clipboard, NULL, read_cb, &text);
  ui_drive_until (text);
  g_assert_true (g_str_has_prefix (text, "Round 1 · "));
  g_assert_nonnull (strstr (text, "\n\nRound 2 · "));
  g_assert_nonnull (strstr (text, "\n  "));
}

static gboolean
is_named (GtkWidget *row)
{
  RoboLogItem     *item = robo_log_row_get_item (ROBO_LOG_ROW (row));
  GtkAccessible   *around = GTK_ACCESSIBLE (gtk_widget_get_parent (row));
  g_autofree char *said = robo_log_item_dup_spoken (item);
  g_autofree char *problem = gtk_test_accessible_check_property (around, GTK_ACCESSIBLE_PROPERTY_LABEL, said);

  return problem == NULL;
}

/* Returns TRUE if the row is filled. */
static gboolean
is_full (GtkWidget *row)
{
  return gtk_widget_get_visible (ui_child (row, "label"));
}

static guint
count_rows (GtkWidget *list,
            gboolean (*is_counted) (GtkWidget *row))
{
  guint n_rows = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (list); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *row = gtk_widget_get_first_child (child);

      n_rows += ROBO_IS_LOG_ROW (row) && (is_counted == NULL || is_counted (row));
    }

  return n_rows;
}

/* Counts the visible rows, which have to show their items and the position. */
static guint
count_painted (GtkWidget *list,
               guint      position)
{
  guint n_painted = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (list); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget   *row = gtk_widget_get_first_child (child);
      RoboLogItem *item;

      if (!ROBO_IS_LOG_ROW (row) || !gtk_widget_get_mapped (row))
        continue;

      item = robo_log_row_get_item (ROBO_LOG_ROW (row));
      g_assert_true (is_named (row) && is_full (row));
      g_assert_true (gtk_widget_has_css_class (row, "current") ==
                     (robo_log_item_get_event (item) < position && position <= robo_log_item_get_end (item)));
      n_painted++;
    }

  return n_painted;
}

typedef struct
{
  RoboMatch *match;
  GtkWidget *list;
  guint      n_frames;
  guint      n_most;
} Painted;

static void
painted_cb (Painted *painted)
{
  guint n_painted = count_painted (painted->list, robo_match_get_position (painted->match));

  painted->n_most = MAX (painted->n_most, n_painted);
  painted->n_frames++;
}

/* Rows are filled late, but always before they are drawn. Soon afterwards all rows are named for screen
 * readers, while those far from the visible area are empty. */
static void
test_filled (Fixture      *fixture,
             gconstpointer data)
{
  GtkAdjustment *adjustment = get_adjustment (fixture);
  GtkWidget     *list = find_widget (GTK_WIDGET (fixture->view), is_list, NULL);
  Painted        painted = { .match = fixture->match, .list = list };
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->window);
  guint          n_rows;

  test_match_play (fixture->match, 12);
  ui_drive_settle (fixture->window);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &painted);
  for (guint i = 0; i < 12; i++)
    {
      painted.n_frames = 0;
      if (i % 4 == 0)
        robo_match_seek (fixture->match, i % 8 == 0 ? 0 : G_MAXUINT);
      else
        gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment) * (i * 5 % 12) / 12);
      gtk_widget_queue_draw (fixture->window);
      ui_drive_until (painted.n_frames > 0);
    }
  g_assert_cmpuint (painted.n_most, >, 10);
  g_signal_handlers_disconnect_by_data (clock, &painted);

  gtk_adjustment_set_value (adjustment, 0);
  n_rows = count_rows (list, NULL);
  g_assert_cmpuint (n_rows, >, 50);
  ui_drive_until (count_rows (list, is_named) == n_rows);
  ui_drive_until (!is_full (gtk_widget_get_first_child (gtk_widget_get_last_child (list))));
  g_assert_cmpuint (count_rows (list, is_full), >, painted.n_most);
}

/* Long lines get higher, not wider. */
static void
test_wrap (Fixture      *fixture,
           gconstpointer data)
{
  RoboEvent  event = { .type = ROBO_EVENT_ROUND };
  RoboState  state;
  GtkWidget *row = g_object_ref_sink (robo_log_row_new ());
  g_autoptr (RoboLogItem) item = NULL;
  int         narrow, height_narrow, height_wide;
  const char *text = "Der Donaudampfschifffahrtsgesellschaftskapitänsroboter stößt ROBO von 2|2 nach 3|2 weiter.";

  robo_state_init (&state);
  item = robo_log_item_new (&event, 0, &state, 9);
  robo_log_item_set_text (item, &event, 1, text, NULL);
  robo_log_row_set_item (ROBO_LOG_ROW (row), item);
  robo_log_row_fill (ROBO_LOG_ROW (row));
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, &narrow, NULL, NULL, NULL);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, 200, &height_narrow, NULL, NULL, NULL);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, 600, &height_wide, NULL, NULL, NULL);
  g_assert_cmpint (narrow, <, 120);
  g_assert_cmpint (height_narrow, >, height_wide);
  g_object_unref (row);
}

static gboolean
is_label (GtkWidget *widget,
          gpointer   data)
{
  return GTK_IS_LABEL (widget);
}

/* The verdict of a review appears below the line as soon as it exists, and its sign is not read aloud. */
static void
test_verdict (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget       *row = find_row (fixture, robo_match_get_n_events (fixture->match) - 1);
  GtkWidget       *label = find_widget (row, is_label, NULL);
  RoboLogItem     *item = robo_log_row_get_item (ROBO_LOG_ROW (row));
  g_autofree char *said = NULL;
  int              height = gtk_widget_get_height (row);

  robo_log_item_add_verdict (item, "✗", "Anna & Ben: Mistake (−14%)");
  ui_drive_until (gtk_widget_get_height (row) > height);
  g_assert_true (g_str_has_suffix (gtk_label_get_text (GTK_LABEL (label)), "\n✗ Anna & Ben: Mistake (−14%)"));
  said = robo_log_item_dup_spoken (item);
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL, said);
  robo_log_item_clear_verdicts (item);
  ui_drive_until (gtk_widget_get_height (row) == height);
}

/* Returns the row before the first visible one. The view has filled it, but GTK gives it no place. */
static GtkWidget *
find_row_above (Fixture *fixture)
{
  GtkWidget *list = find_widget (GTK_WIDGET (fixture->view), is_list, NULL);
  GtkWidget *item = gtk_widget_get_first_child (list);

  while (!gtk_widget_get_child_visible (item))
    item = gtk_widget_get_next_sibling (item);

  return gtk_widget_get_first_child (gtk_widget_get_prev_sibling (item));
}

static int
measure_row (GtkWidget *row)
{
  int height;

  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, 240, NULL, &height, NULL, NULL);

  return height;
}

/* A review judges lines that are filled and measured, but out of sight. They get the height of their new text, or they
 * would cover the next line when the user scrolls to them. */
static void
test_verdict_above (Fixture      *fixture,
                    gconstpointer data)
{
  GtkWidget   *row = find_row_above (fixture);
  GtkWidget   *label = find_widget (row, is_label, NULL);
  RoboLogItem *item = robo_log_row_get_item (ROBO_LOG_ROW (row));
  int          height, higher;

  ui_drive_until (gtk_widget_get_visible (label));
  height = measure_row (row);
  robo_log_item_add_verdict (item, "✗", "Anna & Ben: Mistake (−14%)");
  higher = measure_row (row);
  g_assert_cmpint (higher, >, height);
  robo_log_item_add_verdict (item, "✗", "Cleo & Ben: Mistake (−12%)");
  g_assert_cmpint (measure_row (row), >, higher);
  robo_log_item_clear_verdicts (item);
  g_assert_cmpint (measure_row (row), ==, height);
}

static gboolean
is_activation (GtkWidget *widget,
               gpointer   data)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "Activation ");
}

/* In a narrow log, the number of a control unit stays beside its words. */
static void
test_joined (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *label = find_widget (GTK_WIDGET (fixture->view), is_activation, NULL);

  g_assert_nonnull (label);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "Activation · Control unit\302\240I");
}

static gboolean
is_note_button (GtkWidget *widget,
                gpointer   data)
{
  return GTK_IS_TOGGLE_BUTTON (widget);
}

static gboolean
shows_text (GtkWidget *widget,
            gpointer   data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         strstr (gtk_label_get_text (GTK_LABEL (widget)), data) != NULL;
}

/* A note is folded until the user opens it, by its button or the plus key, and is still open when the focus
 * returns to the line. */
static void
test_note (Fixture      *fixture,
           gconstpointer data)
{
  guint      unit = robo_match_get_n_events (fixture->match) - 1;
  GtkWidget *row;

  while (robo_match_get_event (fixture->match, unit)->type != ROBO_EVENT_UNIT ||
         robo_match_get_event (fixture->match, unit)->value != 1)
    unit--;
  go_to (fixture, unit + 1);
  row = find_row (fixture, unit);
  g_assert_null (find_widget (row, shows_text, "Anna: I "));
  ui_drive_click (find_widget (row, is_note_button, NULL));
  ui_drive_until (find_widget (row, shows_text, "Anna: I "));
  ui_drive_shoot ("log-view-note");
  go_to (fixture, 1);
  go_to (fixture, unit + 1);
  row = find_row (fixture, unit);
  g_assert_nonnull (find_widget (row, shows_text, "Anna: I "));
  gtk_widget_grab_focus (gtk_widget_get_parent (row));
  ui_drive_keys (fixture->window, "plus");
  ui_drive_until (!find_widget (row, shows_text, "Anna: I "));
}

static void
test_match (Fixture      *fixture,
            gconstpointer data)
{
  guint n_notified = 0;

  g_signal_connect_swapped (fixture->view, "notify::match", G_CALLBACK (g_atomic_int_inc), &n_notified);
  robo_log_view_set_match (fixture->view, fixture->match);
  g_assert_cmpuint (n_notified, ==, 0);
  robo_log_view_set_match (fixture->view, NULL);
  robo_log_view_set_match (fixture->view, NULL);
  g_assert_cmpuint (n_notified, ==, 1);
  ui_drive_settle (fixture->window);
  g_assert_null (find_row (fixture, 0));
  robo_match_seek (fixture->match, 1);
  g_assert_null (property_object (fixture->view, "match"));
}

static PangoAttribute *
find_attribute (GtkWidget    *widget,
                PangoAttrType type)
{
  PangoAttrList     *list = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
                              ? pango_layout_get_attributes (gtk_label_get_layout (GTK_LABEL (widget)))
                              : NULL;
  PangoAttrIterator *iterator = list != NULL ? pango_attr_list_get_iterator (list) : NULL;
  PangoAttribute    *found = NULL;

  while (iterator != NULL && found == NULL)
    {
      found = pango_attr_iterator_get (iterator, type);
      if (!pango_attr_iterator_next (iterator))
        break;
    }
  g_clear_pointer (&iterator, pango_attr_iterator_destroy);

  return found;
}

/* Returns whether a part of a label, such as a link, has another color than the rest. */
static gboolean
has_colour (GtkWidget *widget,
            gpointer   data)
{
  PangoAttrColor *attribute = (PangoAttrColor *)find_attribute (widget, PANGO_ATTR_FOREGROUND);
  GdkRGBA         colour;

  if (attribute == NULL)
    return FALSE;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);

  return ABS (attribute->color.red / 65535.0 - colour.red) > 0.01 ||
         ABS (attribute->color.green / 65535.0 - colour.green) > 0.01 ||
         ABS (attribute->color.blue / 65535.0 - colour.blue) > 0.01;
}

static gboolean
is_bold (GtkWidget *widget,
         gpointer   data)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, ROBO_TYPE_LOG_ROW);

  return row != NULL && gtk_widget_has_css_class (row, "die") && find_attribute (widget, PANGO_ATTR_WEIGHT) != NULL;
}

/* The head of the robot is the only color of a line: names and coordinates have the color of the text. Its results
 * are bold. */
static void
test_glance (Fixture      *fixture,
             gconstpointer data)
{
  GListModel *log = robo_match_get_log (fixture->match);
  guint       n_results = 0, n_heads = 0;

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);
      GtkWidget *row;

      if (robo_log_item_get_is_heading (item))
        continue;

      go_to (fixture, robo_log_item_get_end (item));
      row = find_row (fixture, robo_log_item_get_event (item));
      robo_log_item_get_results (item, &n_results);
      n_heads += robo_log_item_get_head_seat (item) != ROBO_NO_SEAT;
      g_assert_true (gtk_widget_get_mapped (ui_drive_find (row, ROBO_TYPE_SEAT_MARK, 0)) ==
                     (robo_log_item_get_head_seat (item) != ROBO_NO_SEAT));
      g_assert_true ((find_widget (row, is_bold, NULL) != NULL) == (n_results > 0));
      g_assert_null (find_widget (row, has_colour, NULL));
    }
  g_assert_cmpuint (n_heads, >, 0);
}

/* Beside the head of a robot the text begins with the verb, except where the robot is named for the first time in a
 * round. */
static void
test_begins (Fixture      *fixture,
             gconstpointer data)
{
  GListModel *log = robo_match_get_log (fixture->match);
  guint       n_verbs = 0;

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);
      guint                 n_mentions;
      const RoboLogMention *mentions = robo_log_item_get_mentions (item, &n_mentions);
      const char           *text = robo_log_item_get_text (item);
      const char           *shown;

      if (robo_log_item_get_head_seat (item) == ROBO_NO_SEAT || n_mentions == 0 || mentions[0].start > 0 ||
          text[mentions[0].end] != ' ')
        continue;

      go_to (fixture, robo_log_item_get_end (item));
      shown =
        gtk_label_get_text (ui_child (ROBO_LOG_ROW (find_row (fixture, robo_log_item_get_event (item))), "label"));
      n_verbs += !mentions[0].is_first;
      if (mentions[0].is_first)
        g_assert_true (g_str_has_prefix (shown, "Anna’s") || g_str_has_prefix (shown, "KillBot"));
      else
        g_assert_true (g_ascii_islower (*shown));
    }
  g_assert_cmpuint (n_verbs, >, 3);
}

/* While a match is told again, later lines are not listed; at its end, all lines are. */
static void
test_retelling (Fixture      *fixture,
                gconstpointer data)
{
  guint last = robo_match_get_n_events (fixture->match) - 1;

  robo_match_retell (fixture->match);
  ui_drive_settle (fixture->window);
  g_assert_null (find_row (fixture, last));
  for (guint i = 0; i < 12; i++)
    {
      robo_match_step (fixture->match);
      ui_drive_settle (fixture->window);
      g_assert_true (is_in_view (fixture, robo_match_get_position (fixture->match) - 1));
      g_assert_null (find_row (fixture, last));
    }
  ui_drive_shoot ("log-view-retelling");
  robo_match_step_back (fixture->match);
  ui_drive_settle (fixture->window);
  g_assert_null (find_row (fixture, last));
  go_to (fixture, G_MAXUINT);
  g_assert_true (is_in_view (fixture, last));
}

/* Layout scrolls the list, too: when the view has become narrower, higher or lower, the list still follows the match.
 * */
static void
test_follow_resized (Fixture      *fixture,
                     gconstpointer data)
{
  static const int sizes[][2] = { { 200, 240 }, { 520, 160 }, { 160, 520 }, { 260, 400 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gtk_widget_set_size_request (GTK_WIDGET (fixture->view), sizes[i][0], sizes[i][1]);
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i][0], sizes[i][1]);
      ui_drive_settle (fixture->window);
      if (i % 2 == 0)
        gtk_widget_hide (GTK_WIDGET (fixture->view));
      test_match_play (fixture->match, 3 + i);
      gtk_widget_show (GTK_WIDGET (fixture->view));
      ui_drive_settle (fixture->window);
      ui_drive_settle (fixture->window);
      g_assert_true (is_in_view (fixture, robo_match_get_n_events (fixture->match) - 1));
    }
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  ui_test_keep_still ();
  robo_ink_load_css ();

#define ADD(path, func) g_test_add ("/ui/match/log-view/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("line/has-one-color-and-bold-results", test_glance);
  ADD ("line-with-the-picture-of-a-robot/names-the-robot-only-the-first-time", test_begins);
  ADD ("replay/lists-no-later-lines", test_retelling);
  ADD ("resized-view/newest-line-is-visible", test_follow_resized);
  ADD ("playing/newest-line-is-visible", test_follow);
  ADD ("seek/line-of-the-position-becomes-visible", test_follow_back);
  ADD ("long-jump/takes-only-a-few-frames", test_follow_jump);
  ADD ("row-with-another-line/is-repainted-as-one-area", test_one_area);
  ADD ("line-of-a-die/has-its-face-and-the-head-of-its-robot", test_die);
  ADD ("line-of-a-module/has-its-pictogram", test_module);
  ADD ("current-line/is-marked", test_marks);
  ADD ("click/seeks-to-the-line", test_click_line);
  ADD ("coordinates-in-a-line/are-highlighted-by-pointer-and-click", test_point);
  ADD ("coordinates-in-a-line/are-highlighted-by-keys", test_keys);
  ADD ("tab-key/focuses-the-line-of-the-position", test_tab);
  ADD ("filter/shows-lines-of-one-robot-only", test_filter);
  ADD ("filter/headings-without-lines-are-hidden", test_filter_headings);
  ADD ("pointer-over-a-space/marks-its-lines", test_mark_space);
  ADD ("explanation/opens-by-button-and-key-and-leads-to-causes", test_why);
  ADD ("explanation/causes-are-not-repeated", test_why_once);
  ADD ("copy/gives-plain-text", test_copy);
  ADD ("folded-note/is-opened-by-button-and-closed-by-key", test_note);
  ADD ("row/is-filled-before-it-is-drawn", test_filled);
  ADD ("long-line/is-wrapped", test_wrap);
  ADD ("heading/number-of-the-unit-is-not-alone-in-a-line", test_joined);
  ADD ("verdict-of-a-review/appears-below-its-line", test_verdict);
  ADD ("verdict-of-a-review/makes-a-line-out-of-sight-higher", test_verdict_above);
  ADD ("removed-match/is-notified-once-and-leaves-no-lines", test_match);

  /* This case comes last, in a suite of its own: the keyboard focus of a popover that is destroyed while it opens is
   * lost to the next window. */
  ADD ("view-with-an-open-popover/is-freed-when-destroyed", test_why_and_away);

  return g_test_run ();
}
