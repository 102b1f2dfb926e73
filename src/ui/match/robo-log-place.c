// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-place.h"

#include "ui/widgets/pictures/robo-desktop-style.h"

#include "robo-game-layout.h"

/* The log has a default size (WIDTH_PX, HEIGHT_PX) and a minimum size. In a page of at least ROOMY_PAGE_PX the board
 * cannot use all the width, and the default width is ROOMY_WIDTH_PX. Larger text makes all these sizes larger. */
#define WIDTH_PX       250
#define ROOMY_WIDTH_PX 320
#define ROOMY_PAGE_PX  1840
#define HEIGHT_PX      168
#define MIN_WIDTH_PX   220
#define MIN_HEIGHT_PX  96

struct _RoboLogPlace
{
  GObject parent_instance;

  /* borrowed */
  AdwFlap     *flap;
  RoboDivider *divider;
  RoboLogView *log;

  /* owned */
  GSettings *settings;
  RoboMatch *match; /* nullable */

  gboolean is_programming;
  gboolean is_over;        /* the result or the review is beside the log */
  int      wanted_size_px; /* the stored size, which may be larger than the room for it; 0 if the window chooses */
  int      taken_size_px;  /* size of the log when a drag began */

  guint fit_id;
  guint reveal_id;
};

G_DEFINE_FINAL_TYPE (RoboLogPlace, robo_log_place, G_TYPE_OBJECT)

static gboolean
is_below (RoboLogPlace *self)
{
  return g_settings_get_boolean (self->settings, "log-below");
}

static const char *
get_log_key (RoboLogPlace *self)
{
  if (self->is_over)
    return "log-over";
  if (self->is_programming)
    return "log-programming";

  return robo_game_layout_get_key (self->match, "log-two", "log-more");
}

static const char *
get_size_key (RoboLogPlace *self)
{
  if (is_below (self))
    return robo_game_layout_get_key (self->match, "log-height-two", "log-height-more");

  return robo_game_layout_get_key (self->match, "log-width-two", "log-width-more");
}

/* Scales a size with the text, so that a text line of the log has room for the same number of letters in large text.
 * If there is no room for the scaled size, the log overlays the game. */
static int
scale (int px)
{
  return (int)(px * MAX (robo_desktop_style_get_text_scale (), 1));
}

static int
get_default_size (RoboLogPlace *self)
{
  return scale (is_below (self) ? HEIGHT_PX : WIDTH_PX);
}

/* Returns the size that the log should have if there is room. */
static int
get_wanted_size (RoboLogPlace *self)
{
  if (self->wanted_size_px > 0)
    return self->wanted_size_px;
  if (!is_below (self) && gtk_widget_get_width (GTK_WIDGET (self->flap)) >= scale (ROOMY_PAGE_PX))
    return scale (ROOMY_WIDTH_PX);

  return get_default_size (self);
}

/* Returns the size that the game leaves for the log. The size is negative if the game needs more than there is, and
 * 0 before the first frame. */
static int
measure_room (RoboLogPlace *self)
{
  GtkRequisition minimum;
  GtkRequisition natural;
  GtkRequisition divider;

  if (gtk_widget_get_width (GTK_WIDGET (self->flap)) == 0)
    return 0;

  gtk_widget_get_preferred_size (adw_flap_get_content (self->flap), &minimum, &natural);
  gtk_widget_get_preferred_size (GTK_WIDGET (self->divider), NULL, &divider);

  return is_below (self) ? gtk_widget_get_height (GTK_WIDGET (self->flap)) - minimum.height - divider.height
                         : gtk_widget_get_width (GTK_WIDGET (self->flap)) - natural.width - divider.width;
}

/* Returns the size of the log in the current window, because the stored size may come from a larger window. A log
 * without room for its default size overlays the game. */
static int
get_fitting_size (RoboLogPlace *self)
{
  int wanted_px = get_wanted_size (self);
  int least_px = MIN (wanted_px, get_default_size (self));
  int size_px = MAX (MIN (wanted_px, measure_room (self)), least_px);

  return MAX (size_px, scale (is_below (self) ? MIN_HEIGHT_PX : MIN_WIDTH_PX));
}

static void
apply_size (RoboLogPlace *self)
{
  int size_px = get_fitting_size (self);

  if (is_below (self))
    gtk_widget_set_size_request (GTK_WIDGET (self->log), -1, size_px);
  else
    gtk_widget_set_size_request (GTK_WIDGET (self->log), size_px, -1);
}

static void
fit_cb (gpointer data)
{
  RoboLogPlace *self = data;

  self->fit_id = 0;
  apply_size (self);
}

void
robo_log_place_fit (RoboLogPlace *self)
{
  int width, height;

  g_return_if_fail (ROBO_IS_LOG_PLACE (self));

  gtk_widget_get_size_request (GTK_WIDGET (self->log), &width, &height);
  /* Change the size later, because sizes must not change during allocation. */
  if ((is_below (self) ? height : width) != get_fitting_size (self) && self->fit_id == 0)
    self->fit_id = g_idle_add_once (fit_cb, self);
}

static void
set_size (RoboLogPlace *self,
          int           size_px)
{
  self->wanted_size_px = size_px;
  apply_size (self);
}

static void
restore_size (RoboLogPlace *self)
{
  set_size (self, self->match != NULL ? g_settings_get_int (self->settings, get_size_key (self)) : 0);
}

/* Opens the log if the user wants it and if it does not overlay the game; otherwise closes it. */
static void
reveal_log (RoboLogPlace *self)
{
  gboolean is_wanted = self->match != NULL && g_settings_get_boolean (self->settings, get_log_key (self));

  adw_flap_set_reveal_flap (self->flap, is_wanted && !adw_flap_get_folded (self->flap));
}

static gboolean
reveal_cb (GtkWidget     *flap,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  RoboLogPlace *self = user_data;

  self->reveal_id = 0;
  reveal_log (self);

  return G_SOURCE_REMOVE;
}

static void
log_revealed_cb (RoboLogPlace *self)
{
  if (self->match != NULL && !adw_flap_get_folded (self->flap))
    g_settings_set_boolean (self->settings, get_log_key (self), adw_flap_get_reveal_flap (self->flap));
}

/* Sets at which size the log is folded. Usually this is the natural size of the game. If the log is below, or beside a
 * result, it is the minimum size, because the natural size is then larger than most screens. */
static void
update_fold_policy (RoboLogPlace *self)
{
  adw_flap_set_fold_threshold_policy (self->flap, is_below (self) || self->is_over ? ADW_FOLD_THRESHOLD_POLICY_MINIMUM
                                                                                   : ADW_FOLD_THRESHOLD_POLICY_NATURAL);
}

static void
place_log (RoboLogPlace *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->divider),
                                  is_below (self) ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->flap),
                                  is_below (self) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  update_fold_policy (self);
  robo_log_view_set_below (self->log, is_below (self));
  restore_size (self);
}

/* Divider */

static void
divider_taken_cb (RoboLogPlace *self)
{
  GtkRequisition minimum;

  /* Measure the log, because its size in the last frame may be outdated: the user can press keys faster than frames
   * are drawn. */
  gtk_widget_get_preferred_size (GTK_WIDGET (self->log), &minimum, NULL);
  self->taken_size_px = is_below (self) ? minimum.height : minimum.width;
}

/* Resizes the log, which is at the end: at the right, at the bottom, or at the left in right-to-left languages. */
static void
divider_pulled_cb (RoboLogPlace *self,
                   int           px)
{
  gboolean grows = !is_below (self) && gtk_widget_get_direction (GTK_WIDGET (self->flap)) == GTK_TEXT_DIR_RTL;
  int      size_px = self->taken_size_px + (grows ? px : -px);

  /* Don't store a size that is larger than the room, because a larger window would use it later. */
  if (!adw_flap_get_folded (self->flap))
    size_px = MIN (size_px, measure_room (self));
  set_size (self, size_px);
}

static void
divider_let_go_cb (RoboLogPlace *self)
{
  int width;
  int height;

  gtk_widget_get_size_request (GTK_WIDGET (self->log), &width, &height);
  if (self->match != NULL)
    g_settings_set_int (self->settings, get_size_key (self), is_below (self) ? height : width);
}

/* Object */

static void
robo_log_place_dispose (GObject *object)
{
  RoboLogPlace *self = ROBO_LOG_PLACE (object);

  g_clear_handle_id (&self->fit_id, g_source_remove);
  if (self->reveal_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->flap), self->reveal_id);
  self->reveal_id = 0;
  g_clear_object (&self->match);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (robo_log_place_parent_class)->dispose (object);
}

static void
robo_log_place_class_init (RoboLogPlaceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_log_place_dispose;
}

static void
robo_log_place_init (RoboLogPlace *self)
{
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
}

RoboLogPlace *
robo_log_place_new (AdwFlap     *flap,
                    RoboDivider *divider,
                    RoboLogView *log)
{
  RoboLogPlace *self;

  g_return_val_if_fail (ADW_IS_FLAP (flap) && ROBO_IS_DIVIDER (divider) && ROBO_IS_LOG_VIEW (log), NULL);

  self = g_object_new (ROBO_TYPE_LOG_PLACE, NULL);
  self->flap = flap;
  self->divider = divider;
  self->log = log;
  /* AdwFlap would expand the log because the log's children expand; stop this here. */
  gtk_widget_set_vexpand (GTK_WIDGET (log), FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (log), FALSE);
  place_log (self);
  g_signal_connect_object (flap, "notify::folded", G_CALLBACK (reveal_log), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (flap, "notify::reveal-flap", G_CALLBACK (log_revealed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (divider, "taken", G_CALLBACK (divider_taken_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (divider, "pulled", G_CALLBACK (divider_pulled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (divider, "let-go", G_CALLBACK (divider_let_go_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::log-below", G_CALLBACK (place_log), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (log)), "notify::gtk-xft-dpi", G_CALLBACK (restore_size), self,
                           G_CONNECT_SWAPPED);

  return self;
}

void
robo_log_place_set_match (RoboLogPlace *self,
                          RoboMatch    *match)
{
  g_return_if_fail (ROBO_IS_LOG_PLACE (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (!g_set_object (&self->match, match) || match == NULL)
    return;

  restore_size (self);
  reveal_log (self);
}

/* Reveals or hides the log as the user wants it now. Waits for the next frame: AdwFlap keeps no size for a flap that is
 * shown and hidden within one frame. */
static void
reveal_log_later (RoboLogPlace *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self->flap)))
    reveal_log (self);
  else if (self->reveal_id == 0)
    self->reveal_id = gtk_widget_add_tick_callback (GTK_WIDGET (self->flap), reveal_cb, self, NULL);
}

void
robo_log_place_set_programming (RoboLogPlace *self,
                                gboolean      is_programming)
{
  g_return_if_fail (ROBO_IS_LOG_PLACE (self));

  if (self->is_programming == is_programming)
    return;

  self->is_programming = is_programming;
  reveal_log_later (self);
}

void
robo_log_place_set_over (RoboLogPlace *self,
                         gboolean      is_over)
{
  g_return_if_fail (ROBO_IS_LOG_PLACE (self));

  if (self->is_over == is_over)
    return;

  self->is_over = is_over;
  update_fold_policy (self);
  reveal_log_later (self);
}
