// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-view.h"

#include <glib/gi18n.h>

#include "base/robo-idle.h"
#include "base/robo-properties.h"
#include "match/log/robo-log-plain-text.h"
#include "ui/widgets/pictures/robo-cached-widget.h"
#include "ui/widgets/keys/robo-key-press.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-reason-popover.h"
#include "ui/widgets/robo-widget-pool.h"

#include "robo-log-filter.h"
#include "robo-log-row.h"

/* The list needs this many frames to learn the heights of its lines. The list scrolls by itself in these frames, so the
 * view must not take this for scrolling by the user. */
#define SETTLING_FRAMES 3

/* A new row has no height in its first frame, and moves all other rows in its second frame. In these frames the log
 * shows the image of its last frame. */
#define HELD_FRAMES 2

/* This is more than the number of rows that are visible at once. */
#define N_ROWS_OF_A_PAGE 40
/* Between two frames, N_ROWS_A_FRAME rows (half a page) are filled, or only N_ROWS_A_FRAME_LEAST while the user
 * scrolls slowly. N_ROWS_AT_ONCE of these rows are filled in one go, before the program does other idle work. */
#define N_ROWS_A_FRAME       20
#define N_ROWS_A_FRAME_LEAST 4
#define N_ROWS_AT_ONCE       4
/* N_ROWS_NEAR rows before and after the visible rows are filled. Rows that are farther away than N_ROWS_KEPT are
 * emptied: when a row is added or removed, GTK checks the styles of all later rows with all their contents. */
#define N_ROWS_NEAR 10
#define N_ROWS_KEPT 16
/* A line of text in the log is about this high. */
#define LINE_HEIGHT_PX 18
/* GTK warns if a frame is laid out more than four times. Other widgets need repeated layouts, too, so the log repeats
 * the layout of a frame at most this often. */
#define N_LAYOUTS_AGAIN 2
/* This many unused rows are kept ready. A long round needs about as many. */
#define SPARE_ROWS 60

#define ORIGIN "robo-log-view-origin" /* key of the data of a popover: the widget that had the focus before */

/* CSS: node `logview` with a list of nodes `logrow`. Role: group; its list is named "Log". The question mark key
 * explains the focused line; Ctrl+C copies the listed lines. A click on a line, or Enter on it, takes the match to the
 * last event of the line. A click on the coordinates of a space only shows the space. Enter on coordinates does both,
 * because the keyboard has no other way to the event. */
struct _RoboLogView
{
  GtkWidget parent_instance;

  /* template children */
  GtkStackSwitcher  *switcher;
  GtkStack          *stack;
  GtkBox            *log_box;
  GtkStackPage      *talk_page;
  AdwBin            *talk_bin;
  GtkWidget         *tools;
  GtkDropDown       *filter_drop_down;
  GtkScrolledWindow *scroller;
  GtkListView       *list;
  GtkNoSelection    *selection;

  /* owned */
  RoboMatch          *match;
  GSignalGroup       *match_signals;
  RoboLogFilter      *filter;
  GtkFilterListModel *lines;
  GtkSliceListModel  *told;    /* listed lines: while a match is retold, only those up to the current position */
  GtkWidget          *popover; /* nullable: the explanation of a line; a child */
  GPtrArray          *rows;    /* RoboLogRow, borrowed: all rows that have an item */

  guint    marked_space; /* space whose lines are marked, or ROBO_NO_SPACE */
  gboolean is_below;     /* the log is below the board, not beside it */

  RoboCachedWidget held;

  gboolean is_following; /* the view scrolls so that the line of the current position stays visible */
  guint    close_id;
  guint    settling; /* frames left until the list is settled */
  guint    tick;
  guint    n_to_fill;   /* rows to fill before the next frame */
  double   laid_out_at; /* scroll position in the last frame */
  double   upper;       /* upper limit of the adjustment after the last layout */
  double   page;
  guint    n_lines_before; /* number of visible lines before the position at the last scroll */
  gulong   layout_handler;
  gint64   frame; /* number of the last frame with a layout */
  guint    n_layouts_again;
};

enum
{
  PROP_0,
  PROP_MATCH,
  N_PROPS
};

enum
{
  SPACE_HINTED,
  SPACE_ACTIVATED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboLogView, robo_log_view, GTK_TYPE_WIDGET)

/* Spaces */

static void
hinted_cb (RoboLogView *self,
           guint        space)
{
  g_signal_emit (self, signals[SPACE_HINTED], 0, space);
}

static void
space_activated_cb (RoboLogView *self,
                    guint        space)
{
  g_signal_emit (self, signals[SPACE_ACTIVATED], 0, space);
}

/* Reasons */

static void
close_reason (RoboLogView *self)
{
  g_clear_handle_id (&self->close_id, g_source_remove);
  if (!self->popover)
    return;

  g_signal_handlers_disconnect_by_data (self->popover, self);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

static void
close_reason_cb (gpointer data)
{
  RoboLogView *self = data;

  self->close_id = 0;
  close_reason (self);
}

static void
popover_closed_cb (RoboLogView *self)
{
  GtkWidget *origin = g_object_get_data (G_OBJECT (self->popover), ORIGIN);

  /* Return the focus to the explained line, so that the user can go on reading there. */
  if (origin != NULL && gtk_widget_get_mapped (origin))
    gtk_widget_grab_focus (origin);
  /* A popover must not be destroyed in a handler of its own signal, so destroy it in idle time. */
  if (self->close_id == 0)
    self->close_id = g_idle_add_once (close_reason_cb, self);
}

static void
explain_row (RoboLogView *self,
             RoboLogRow  *row)
{
  graphene_rect_t area;
  GtkWidget      *focus;

  close_reason (self);
  if (!gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self), &area))
    return;

  self->popover = robo_reason_popover_new (self->match, robo_log_row_get_item (row));
  gtk_popover_set_position (GTK_POPOVER (self->popover), self->is_below ? GTK_POS_TOP : GTK_POS_LEFT);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle){ (int)area.origin.x, (int)area.origin.y,
                                                (int)area.size.width, (int)area.size.height });
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    g_object_set_data_full (G_OBJECT (self->popover), ORIGIN, g_object_ref (focus), g_object_unref);
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (popover_closed_cb), self, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
why_cb (RoboLogView *self,
        RoboLogRow  *row)
{
  explain_row (self, row);
}

/* Lines */

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *list_item,
          RoboLogView              *self)
{
  GtkWidget *row = robo_log_row_new ();

  /* Prepare rows for the lines of later events. */
  robo_widget_pool_keep (ROBO_TYPE_LOG_ROW, SPARE_ROWS);
  g_signal_connect_object (row, "space-hinted", G_CALLBACK (hinted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "space-activated", G_CALLBACK (space_activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "why", G_CALLBACK (why_cb), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *list_item,
         RoboLogView              *self)
{
  RoboLogRow  *row = ROBO_LOG_ROW (gtk_list_item_get_child (list_item));
  RoboLogItem *item = gtk_list_item_get_item (list_item);
  guint        seat = robo_log_item_get_head_seat (item);

  robo_log_row_set_modules (row, robo_match_get_modules (self->match));
  robo_log_row_set_item (row, item);
  if (seat != ROBO_NO_SEAT)
    robo_log_row_set_colour (row, robo_seat_get_colour (robo_match_get_seat (self->match, seat)));
  robo_log_row_set_position (row, robo_match_get_position (self->match));
  robo_log_row_mark_space (row, self->marked_space);
  robo_log_row_set_wide (row, self->is_below);
  g_ptr_array_add (self->rows, row);
  /* While a game goes on, GTK adds only the last row and shows it at once, so fill this row now. */
  if (gtk_list_item_get_position (list_item) + 1 == g_list_model_get_n_items (G_LIST_MODEL (self->selection)))
    robo_log_row_fill (row);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *list_item,
           RoboLogView              *self)
{
  RoboLogRow *row = ROBO_LOG_ROW (gtk_list_item_get_child (list_item));

  g_ptr_array_remove_fast (self->rows, row);
  robo_log_row_set_item (row, NULL);
}

static gboolean
fill_item (GtkWidget *item)
{
  GtkWidget *row = item != NULL ? gtk_widget_get_first_child (item) : NULL;

  return ROBO_IS_LOG_ROW (row) && robo_log_row_fill (ROBO_LOG_ROW (row));
}

/* Fills a row and breaks its text into lines before GTK measures the row for a frame. Breaking the text and computing
 * the styles take most of the time that a row needs. */
static gboolean
prepare_item (GtkWidget *item)
{
  GtkWidget *row;

  if (!fill_item (item))
    return FALSE;

  /* The row is narrower than the list's widget around it, by the margins of the row. */
  row = gtk_widget_get_first_child (item);
  if (gtk_widget_get_width (item) > 0)
    gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (item), NULL, NULL, NULL, NULL);

  return TRUE;
}

static gboolean
empty_item (GtkWidget *item)
{
  GtkWidget *row = item != NULL ? gtk_widget_get_first_child (item) : NULL;

  return ROBO_IS_LOG_ROW (row) && robo_log_row_empty (ROBO_LOG_ROW (row));
}

/* Fills the visible rows, to which GTK has given a position. Then fills or empties other rows, the nearest first,
 * until at least n_most rows were filled or emptied. Returns their number. */
static guint
fill_rows (RoboLogView *self,
           guint        n_most)
{
  GtkWidget *before = NULL;
  GtkWidget *after = NULL;
  guint      n_filled = 0;

  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list)); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      if (!gtk_widget_get_child_visible (item))
        continue;

      if (before == NULL)
        before = item;
      after = item;
      n_filled += fill_item (item);
    }
  for (guint distance = 1; n_filled < n_most && (before != NULL || after != NULL); distance++)
    {
      before = before != NULL ? gtk_widget_get_prev_sibling (before) : NULL;
      after = after != NULL ? gtk_widget_get_next_sibling (after) : NULL;
      if (distance <= N_ROWS_NEAR)
        n_filled += prepare_item (after) + prepare_item (before);
      else if (distance > N_ROWS_KEPT)
        n_filled += empty_item (after) + empty_item (before);
    }

  return n_filled;
}

/* Gives up to n_most rows their accessible names. Empty rows are named, too, because a screen reader reads the list as
 * a whole. Returns the number of rows that got a name. */
static guint
name_rows (RoboLogView *self,
           guint        n_most)
{
  guint n_named = 0;

  for (guint i = 0; n_named < n_most && i < self->rows->len; i++)
    n_named += robo_log_row_name (self->rows->pdata[i]);

  return n_named;
}

static gboolean
fill (gpointer data)
{
  RoboLogView *self = data;
  guint        n_filled = fill_rows (self, MIN (self->n_to_fill, N_ROWS_AT_ONCE));

  self->n_to_fill -= MIN (n_filled, self->n_to_fill);
  if (n_filled > 0 && self->n_to_fill > 0)
    return TRUE;

  return n_filled == 0 && name_rows (self, N_ROWS_AT_ONCE) > 0;
}

static const RoboIdleWork fill_work = { ROBO_IDLE_SOON, fill, NULL };

/* Returns the number of rows to fill before the next frame. While the list scrolls, this is about twice the number of
 * rows that have been scrolled into view since the last frame, so that rows are filled before they become visible and
 * no frame has to fill many. Otherwise it is N_ROWS_A_FRAME. */
static guint
count_rows_to_fill (RoboLogView *self)
{
  double value = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
  double way = ABS (value - self->laid_out_at);

  self->laid_out_at = value;
  if (way == 0)
    return N_ROWS_A_FRAME;

  return (guint)CLAMP (2 * way / LINE_HEIGHT_PX, N_ROWS_A_FRAME_LEAST, N_ROWS_A_FRAME);
}

/* Fills the visible rows. A row that is filled only now changes its height, so the list has to be laid out again within
 * this frame. Most rows are filled earlier, between two frames, which keeps scrolling smooth. */
static void
layout_cb (RoboLogView   *self,
           GdkFrameClock *clock)
{
  gint64         frame = gdk_frame_clock_get_frame_counter (clock);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    return;

  if (self->frame != frame)
    {
      self->n_layouts_again = 0;
      self->n_to_fill = count_rows_to_fill (self);
    }
  self->frame = frame;
  if (self->n_layouts_again < N_LAYOUTS_AGAIN && fill_rows (self, 0) > 0)
    self->n_layouts_again++;
  self->upper = gtk_adjustment_get_upper (adjustment);
  self->page = gtk_adjustment_get_page_size (adjustment);
  robo_idle_add (&fill_work, self, self);
}

static void
go_to (RoboLogView *self,
       RoboLogItem *item)
{
  robo_match_seek (self->match, robo_log_item_get_end (item));
}

static void
activate_cb (RoboLogView *self,
             guint        index)
{
  g_autoptr (RoboLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), index);

  go_to (self, item);
}

/* Steps through the events with the left and right arrow keys. Without this, the list would move the focus sideways. */
static gboolean
step_by_key (RoboLogView        *self,
             const RoboKeyPress *press,
             GdkModifierType     modifiers)
{
  if (modifiers & gtk_accelerator_get_default_mod_mask ())
    return GDK_EVENT_PROPAGATE;
  if (robo_key_press_means (press, GDK_KEY_Left))
    return gtk_widget_activate_action (GTK_WIDGET (self), "game.step-back", NULL);

  return robo_key_press_means (press, GDK_KEY_Right) && gtk_widget_activate_action (GTK_WIDGET (self), "game.step", NULL);
}

static gboolean
key_pressed_cb (RoboLogView        *self,
                guint               keyval,
                guint               keycode,
                GdkModifierType     modifiers,
                GtkEventController *controller)
{
  g_auto (RoboKeyPress) press = { 0 };
  GtkWidget  *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  RoboLogRow *row = focus ? ROBO_LOG_ROW (gtk_widget_get_ancestor (focus, ROBO_TYPE_LOG_ROW)) : NULL;
  guint       space;

  /* If the focus is on the list's own widget around a row, find the row inside this widget. */
  for (guint i = 0; !row && focus && i < self->rows->len; i++)
    {
      if (gtk_widget_get_parent (self->rows->pdata[i]) == focus)
        row = self->rows->pdata[i];
    }
  robo_key_press_init (&press, controller, keyval, keycode);
  if (row && robo_key_press_means (&press, GDK_KEY_question))
    {
      explain_row (self, row);
      return GDK_EVENT_STOP;
    }
  if (row && robo_key_press_means (&press, GDK_KEY_plus))
    {
      RoboLogItem *item = robo_log_row_get_item (row);

      robo_log_item_set_is_note_open (item, !robo_log_item_get_is_note_open (item));
      return GDK_EVENT_STOP;
    }

  if (step_by_key (self, &press, modifiers))
    return GDK_EVENT_STOP;
  if (!row || !robo_key_press_means (&press, GDK_KEY_Return))
    return GDK_EVENT_PROPAGATE;

  space = robo_log_row_get_focused_space (row);
  go_to (self, robo_log_row_get_item (row));
  if (space != ROBO_NO_SPACE)
    g_signal_emit (self, signals[SPACE_ACTIVATED], 0, space);

  return GDK_EVENT_STOP;
}

/* Following the current position */

/* Returns the number of lines that begin before the position, without those that are filtered out. The log has its
 * lines in the order of their events. */
static guint
count_lines_before (RoboLogView *self,
                    guint        position)
{
  guint from = 0;
  guint to = g_list_model_get_n_items (G_LIST_MODEL (self->lines));

  while (from < to)
    {
      guint middle = (from + to) / 2;
      g_autoptr (RoboLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->lines), middle);

      if (robo_log_item_get_event (item) < position)
        from = middle + 1;
      else
        to = middle;
    }

  return from;
}

static GtkWidget *
find_line (RoboLogView *self,
           guint        index)
{
  g_autoptr (RoboLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->lines), index);

  for (guint i = 0; i < self->rows->len; i++)
    if (robo_log_row_get_item (self->rows->pdata[i]) == item)
      return gtk_widget_get_parent (self->rows->pdata[i]);

  return NULL;
}

/* Lists the lines of the log. While a match is retold, leaves out the lines of later events, so that the log does not
 * give away the end. */
static void
list_lines (RoboLogView *self)
{
  guint n_lines = G_MAXUINT;

  if (self->match && robo_match_get_is_retelling (self->match))
    n_lines = count_lines_before (self, robo_match_get_position (self->match));
  gtk_slice_list_model_set_size (self->told, n_lines);
}

/* Scrolls to the line of the current position. This line becomes the last visible line when the match moves forward,
 * and the first when the match moves back. */
static void
scroll_to_position (RoboLogView *self)
{
  guint      n_lines = count_lines_before (self, robo_match_get_position (self->match));
  guint      line = MAX (n_lines, 1) - 1;
  gboolean   is_down = n_lines >= self->n_lines_before;
  GtkWidget *item;

  self->n_lines_before = n_lines;
  if (g_list_model_get_n_items (G_LIST_MODEL (self->told)) == 0)
    return;

  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", line);
  item = find_line (self, line);
  for (guint i = 0; i < N_ROWS_OF_A_PAGE && item != NULL; i++)
    {
      fill_item (item);
      item = is_down ? gtk_widget_get_prev_sibling (item) : gtk_widget_get_next_sibling (item);
    }
}

static gboolean
settle_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  RoboLogView *self = ROBO_LOG_VIEW (widget);

  if (self->match)
    scroll_to_position (self);
  if (--self->settling > 0)
    return G_SOURCE_CONTINUE;

  self->tick = 0;

  return G_SOURCE_REMOVE;
}

/* Scrolls to the line of the current position now and in the next frames, because a new line has no height until it is
 * drawn. */
static void
follow (RoboLogView *self)
{
  if (!self->is_following)
    return;

  scroll_to_position (self);
  self->settling = SETTLING_FRAMES;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), settle_cb, NULL, NULL);
}

/* Follows the position from when the list is scrolled to its end until the user scrolls away. The list also scrolls by
 * itself when it becomes narrower, higher or longer, or when rows get other heights as they are filled; these changes
 * happen while the window is laid out, and then the lengths of the adjustment differ from those after the last
 * layout. */
static void
scrolled_cb (GtkAdjustment *adjustment,
             RoboLogView   *self)
{
  double   upper = gtk_adjustment_get_upper (adjustment);
  double   page = gtk_adjustment_get_page_size (adjustment);
  gboolean is_by_layout = upper != self->upper || page != self->page;

  if (self->tick > 0 || !gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    return;

  if (gtk_adjustment_get_value (adjustment) >= upper - page - 1)
    self->is_following = TRUE;
  else if (!is_by_layout)
    self->is_following = FALSE;
  else if (self->match && robo_match_get_is_live (self->match))
    follow (self);
}

static void
resized_cb (RoboLogView *self)
{
  if (self->match)
    follow (self);
}

/* Shows the new position. If the user has sought it, scrolls to it, whatever was visible before. */
static void
position_changed_cb (RoboLogView *self)
{
  guint position = robo_match_get_position (self->match);

  list_lines (self);
  if (!robo_match_get_playing (self->match) && !robo_match_get_is_live (self->match))
    self->is_following = TRUE;
  /* If the user has scrolled away, show changes of the lines at once. */
  if (robo_match_get_playing (self->match) && self->is_following)
    robo_cached_widget_hold (&self->held, GTK_WIDGET (self), HELD_FRAMES);
  for (guint i = 0; i < self->rows->len; i++)
    robo_log_row_set_position (self->rows->pdata[i], position);
  follow (self);
}

static void
filter_selected_cb (RoboLogView *self)
{
  guint       selected = gtk_drop_down_get_selected (self->filter_drop_down);
  GListModel *seats = self->match ? robo_match_get_seats (self->match) : NULL;
  g_autoptr (RoboSeat) seat = NULL;

  if (seats && selected > 0 && selected != GTK_INVALID_LIST_POSITION)
    seat = g_list_model_get_item (seats, selected - 1);
  close_reason (self);
  robo_log_filter_set_seat (self->filter, seat ? robo_seat_get_seat (seat) : ROBO_NO_SEAT);
  list_lines (self);
  if (self->match)
    follow (self);
}

static void
copy_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_autofree char *text = robo_log_plain_text_dup (G_LIST_MODEL (ROBO_LOG_VIEW (widget)->told));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

/* Focus */

/* Returns the list's own widget of the line that has the focus or contains it, or NULL. */
static GtkWidget *
find_focused_item (RoboLogView *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  while (focus && gtk_widget_get_parent (focus) != GTK_WIDGET (self->list))
    focus = gtk_widget_get_parent (focus);

  return focus;
}

/* Focuses the line of the current position when the focus enters the list. */
static void
focus_position (RoboLogView *self)
{
  guint position = robo_match_get_position (self->match);

  for (guint i = 0; i < self->rows->len; i++)
    {
      RoboLogItem *item = robo_log_row_get_item (self->rows->pdata[i]);

      if (robo_log_item_get_event (item) < position && position <= robo_log_item_get_end (item))
        {
          gtk_widget_grab_focus (gtk_widget_get_parent (self->rows->pdata[i]));
          return;
        }
    }
}

/* With Tab, moves the focus through the links of one line and then out of the list. The arrow keys move between
 * lines. */
static gboolean
robo_log_view_focus (GtkWidget       *widget,
                     GtkDirectionType direction)
{
  RoboLogView *self = ROBO_LOG_VIEW (widget);
  gboolean     is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget   *item = find_focused_item (self);
  gboolean     has_moved;

  if (is_tab && item)
    return gtk_widget_child_focus (item, direction) ||
           (direction == GTK_DIR_TAB_BACKWARD && gtk_widget_child_focus (self->tools, direction));

  has_moved = GTK_WIDGET_CLASS (robo_log_view_parent_class)->focus (widget, direction);
  if (is_tab && has_moved && self->match && find_focused_item (self))
    focus_position (self);

  return has_moved;
}

/* Object */

/* Scrolls to the current position, because the view does not follow the match while it is hidden. */
static void
robo_log_view_map (GtkWidget *widget)
{
  RoboLogView *self = ROBO_LOG_VIEW (widget);

  GTK_WIDGET_CLASS (robo_log_view_parent_class)->map (widget);
  if (self->match)
    follow (self);
}

static void
robo_log_view_unmap (GtkWidget *widget)
{
  robo_cached_widget_clear (&ROBO_LOG_VIEW (widget)->held);

  GTK_WIDGET_CLASS (robo_log_view_parent_class)->unmap (widget);
}

static void
robo_log_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  robo_cached_widget_snapshot (&ROBO_LOG_VIEW (widget)->held, widget, snapshot,
                               GTK_WIDGET_CLASS (robo_log_view_parent_class)->snapshot);
}

static void
robo_log_view_realize (GtkWidget *widget)
{
  RoboLogView *self = ROBO_LOG_VIEW (widget);

  GTK_WIDGET_CLASS (robo_log_view_parent_class)->realize (widget);
  /* GTK's surface lays out the window in its own handler of this signal. Run after this handler of GTK, which was
   * connected earlier. */
  self->layout_handler = g_signal_connect_data (gtk_widget_get_frame_clock (widget), "layout", G_CALLBACK (layout_cb), self,
                                                NULL, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}

static void
robo_log_view_unrealize (GtkWidget *widget)
{
  RoboLogView *self = ROBO_LOG_VIEW (widget);

  g_clear_signal_handler (&self->layout_handler, gtk_widget_get_frame_clock (widget));
  GTK_WIDGET_CLASS (robo_log_view_parent_class)->unrealize (widget);
}

static void
robo_log_view_dispose (GObject *object)
{
  RoboLogView *self = ROBO_LOG_VIEW (object);

  if (self->tick > 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  close_reason (self);
  g_clear_object (&self->match_signals);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_LOG_VIEW);
  g_clear_object (&self->told);
  g_clear_object (&self->lines);
  g_clear_object (&self->filter);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (robo_log_view_parent_class)->dispose (object);
}

static void
robo_log_view_finalize (GObject *object)
{
  g_ptr_array_unref (ROBO_LOG_VIEW (object)->rows);

  G_OBJECT_CLASS (robo_log_view_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboLogView, match), .type = robo_match_get_type, .set = G_CALLBACK (robo_log_view_set_match) },
};

const RoboShortcut robo_log_view_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Why? (on a log line)"), .other_keys = "question" },
  { .title = NC_ ("shortcut window", "Copy the log (on a log line)"), .keys = "<Control>c", .action = "log.copy" },
  { 0 },
};

static void
robo_log_view_class_init (RoboLogViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_log_view_dispose;
  object_class->finalize = robo_log_view_finalize;
  widget_class->focus = robo_log_view_focus;
  widget_class->map = robo_log_view_map;
  widget_class->realize = robo_log_view_realize;
  widget_class->snapshot = robo_log_view_snapshot;
  widget_class->unmap = robo_log_view_unmap;
  widget_class->unrealize = robo_log_view_unrealize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[SPACE_HINTED] = g_signal_new ("space-hinted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SPACE_ACTIVATED] = g_signal_new ("space-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/match/robo-log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboLogView, switcher);
  gtk_widget_class_bind_template_child (widget_class, RoboLogView, stack);
  gtk_widget_class_bind_template_child (widget_class, RoboLogView, log_box);
  gtk_widget_class_bind_template_child (widget_class, RoboLogView, talk_page);
  gtk_widget_class_bind_template_child (widget_class, RoboLogView, talk_bin);
  gtk_widget_class_bind_template_child (widget_class, RoboLogView, tools);
  gtk_widget_class_bind_template_child (widget_class, RoboLogView, filter_drop_down);
  gtk_widget_class_bind_template_child (widget_class, RoboLogView, scroller);
  gtk_widget_class_bind_template_child (widget_class, RoboLogView, list);
  gtk_widget_class_bind_template_child (widget_class, RoboLogView, selection);
  gtk_widget_class_bind_template_callback (widget_class, filter_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);

  gtk_widget_class_install_action (widget_class, "log.copy", NULL, copy_cb);
  robo_shortcuts_bind (widget_class, robo_log_view_shortcuts);
  gtk_widget_class_set_css_name (widget_class, "logview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_log_view_init (RoboLogView *self)
{
  self->rows = g_ptr_array_new ();
  self->is_following = TRUE;
  self->marked_space = ROBO_NO_SPACE;
  self->filter = robo_log_filter_new ();
  self->lines = gtk_filter_list_model_new (NULL, GTK_FILTER (g_object_ref (self->filter)));
  self->told = gtk_slice_list_model_new (G_LIST_MODEL (g_object_ref (self->lines)), 0, G_MAXUINT);
  self->match_signals = g_signal_group_new (ROBO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "notify::position", G_CALLBACK (position_changed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::is-retelling", G_CALLBACK (position_changed_cb), self);

  gtk_widget_init_template (GTK_WIDGET (self));
  robo_access_name_list (self->filter_drop_down, gtk_widget_get_tooltip_text (GTK_WIDGET (self->filter_drop_down)));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "value-changed",
                           G_CALLBACK (scrolled_cb), self, 0);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "notify::page-size",
                           G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
}

void
robo_log_view_set_match (RoboLogView *self,
                         RoboMatch   *match)
{
  g_return_if_fail (ROBO_IS_LOG_VIEW (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (self->match == match)
    return;

  /* Remove the rows of the old match before the match itself, to which they refer. */
  close_reason (self);
  gtk_no_selection_set_model (self->selection, NULL);
  g_set_object (&self->match, match);
  g_signal_group_set_target (self->match_signals, match);
  self->is_following = TRUE;
  self->n_lines_before = 0;
  robo_log_filter_set_log (self->filter, NULL);
  gtk_filter_list_model_set_model (self->lines, match ? robo_match_get_log (match) : NULL);
  /* Set the filter's log last, because the list has to learn of a new line before the filter changes. */
  robo_log_filter_set_log (self->filter, match ? robo_match_get_log (match) : NULL);
  if (match)
    {
      g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
      GListModel *seats = robo_match_get_seats (self->match);

      gtk_string_list_append (titles, _ ("All robots"));
      for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
        {
          g_autoptr (RoboSeat) seat = g_list_model_get_item (seats, i);

          gtk_string_list_append (titles, robo_seat_get_full_name (seat));
        }
      gtk_drop_down_set_model (self->filter_drop_down, G_LIST_MODEL (titles));
      gtk_drop_down_set_selected (self->filter_drop_down, 0);
      list_lines (self);
      gtk_no_selection_set_model (self->selection, G_LIST_MODEL (self->told));
      follow (self);
    }

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

void
robo_log_view_set_below (RoboLogView *self,
                         gboolean     is_below)
{
  g_return_if_fail (ROBO_IS_LOG_VIEW (self));

  self->is_below = is_below;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  is_below ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->log_box),
                                  is_below ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  /* Put the labels of the switcher side by side if the log is beside the board, and stack them if it is below. */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->switcher),
                                  is_below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  for (guint i = 0; i < self->rows->len; i++)
    robo_log_row_set_wide (self->rows->pdata[i], is_below);
}

/* Includes the number of unread messages in the title of the chat, because screen readers do not mention the badge. */
static void
talk_unread_cb (RoboLogView *self)
{
  GtkWidget       *talk = adw_bin_get_child (self->talk_bin);
  guint            n_unread = 0;
  g_autofree char *title = NULL;

  if (talk != NULL)
    g_object_get (talk, "n-unread", &n_unread, NULL);
  /* Translators: This is the title of the chat beside a game. %u is how many messages are unread. */
  title = n_unread > 0 ? g_strdup_printf (C_ ("title", "Chat (%u)"), n_unread)
                       /* Translators: This is the title of the chat beside a game. */
                       : g_strdup (_ ("Chat"));
  gtk_stack_page_set_title (self->talk_page, title);
  gtk_stack_page_set_needs_attention (self->talk_page, n_unread > 0);
}

void
robo_log_view_set_talk (RoboLogView *self,
                        GtkWidget   *talk)
{
  GtkWidget *old;

  g_return_if_fail (ROBO_IS_LOG_VIEW (self));
  g_return_if_fail (talk == NULL || GTK_IS_WIDGET (talk));

  old = adw_bin_get_child (self->talk_bin);
  if (old == talk)
    return;

  if (old != NULL)
    g_signal_handlers_disconnect_by_func (old, talk_unread_cb, self);
  gtk_stack_set_visible_child_name (self->stack, "log");
  adw_bin_set_child (self->talk_bin, talk);
  gtk_stack_page_set_visible (self->talk_page, talk != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->switcher), talk != NULL);
  if (talk != NULL)
    g_signal_connect_object (talk, "notify::n-unread", G_CALLBACK (talk_unread_cb), self, G_CONNECT_SWAPPED);
  talk_unread_cb (self);
}

void
robo_log_view_show_talk (RoboLogView *self)
{
  g_return_if_fail (ROBO_IS_LOG_VIEW (self));

  if (adw_bin_get_child (self->talk_bin) == NULL)
    return;

  gtk_stack_set_visible_child_name (self->stack, "talk");
  gtk_widget_grab_focus (adw_bin_get_child (self->talk_bin));
}

void
robo_log_view_mark_space (RoboLogView *self,
                          guint        space)
{
  g_return_if_fail (ROBO_IS_LOG_VIEW (self));

  self->marked_space = space;
  for (guint i = 0; i < self->rows->len; i++)
    robo_log_row_mark_space (self->rows->pdata[i], space);
}
