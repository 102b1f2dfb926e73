// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-list-page.h"

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "match/learning/robo-puzzle-clock.h"
#include "match/learning/robo-puzzle-progress.h"
#include "match/learning/robo-puzzle-shelf.h"
#include "match/learning/robo-puzzle-words.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"
#include "ui/widgets/pictures/robo-die-view.h"
#include "ui/widgets/robo-main-menu.h"
#include "ui/widgets/robo-page.h"

#include "robo-exercise-row.h"

/* The sides of the picture of a puzzle have PICTURE_PX pixels. The picture shows only PICTURE_SPACES spaces around
 * the solver's robot, because a whole board would be too small. */
#define PICTURE_PX     76
#define PICTURE_SPACES 3.5
#define DIE_PX         40

/* The page checks the date at least this often: the user may set the clock, and timers do not run while the computer
 * is suspended. */
#define MAX_WAIT_SECONDS 60

struct _RoboPuzzleListPage
{
  AdwBin parent_instance;

  /* template children */
  AdwPreferencesGroup *today_group;
  AdwPreferencesGroup *earlier_group;
  AdwPreferencesGroup *practice_group;
  AdwPreferencesGroup *own_group;
  GtkRevealer         *making;
  GtkWidget           *cancel_button;

  /* owned */
  GPtrArray    *offers; /* nullable: array of RoboPuzzleOffer */
  GPtrArray    *rows;   /* AdwActionRow, owned by the groups */
  GSettings    *settings;
  GCancellable *looking; /* nullable: cancels the search for a puzzle to draw */

  GDate    today;
  guint    clock_id; /* timer that runs while the page is visible, to check the date */
  guint    n_looked; /* number of rows, from the first, whose pictures are done */
  gboolean is_making;
};

/* Holds a puzzle that is to be drawn. */
typedef struct
{
  RoboPuzzleOffer *offer;
  GPtrArray       *offers; /* nullable: all offers, to tidy up the stored puzzles; set only for the first puzzle */
  RoboPuzzle      *puzzle;
} Look;

enum
{
  PUZZLE_CHOSEN,
  CANCELLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboPuzzleListPage, robo_puzzle_list_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

static AdwPreferencesGroup *
get_group (RoboPuzzleListPage *self,
           RoboPuzzleSection   section)
{
  switch (section)
    {
    case ROBO_PUZZLE_TODAY:
      return self->today_group;
    case ROBO_PUZZLE_EARLIER:
      return self->earlier_group;
    case ROBO_PUZZLE_PRACTICE:
      return self->practice_group;
    case ROBO_PUZZLE_OWN:
      return self->own_group;
    }

  g_return_val_if_reached (NULL);
}

/* Returns in words whether the user has solved a puzzle, and with how many tries. */
static char *
dup_record (const RoboPuzzleRecord *record)
{
  if (record->n_tries == 0)
    /* Translators: This is the state of a puzzle. The user looked at the solution before solving the puzzle. */
    return g_strdup (_ ("solution seen"));

  return g_strdup_printf (ngettext ("solved on the first try", "solved after %u tries", record->n_tries), record->n_tries);
}

static void
update_row (AdwActionRow          *row,
            const RoboPuzzleOffer *offer,
            GVariant              *progress)
{
  RoboPuzzleRecord record = { 0 };
  gboolean         is_done = robo_puzzle_offer_find_record (offer, progress, &record);
  g_autofree char *done = is_done ? dup_record (&record) : NULL;
  const char      *label = offer->difficulty > 0 && offer->section != ROBO_PUZZLE_PRACTICE
                             ? robo_puzzle_difficulty_get_label (offer->difficulty)
                             : NULL;
  g_autofree char *both = NULL;

  if (label != NULL && done != NULL)
    /* Translators: %1$s is how hard a puzzle is, %2$s what the user has done with it: "easy · solved after 3 tries". */
    both = g_strdup_printf (_ ("%1$s · %2$s"), label, done);
  else
    both = g_strdup (label != NULL ? label : done);
  adw_action_row_set_subtitle (row, both != NULL ? both : "");
  robo_exercise_row_set_is_done (row, is_done && record.n_tries > 0);
}

static void
update_progress (RoboPuzzleListPage *self)
{
  g_autoptr (GVariant) progress = g_settings_get_value (self->settings, "puzzles-done");
  g_autofree char *words = NULL;
  guint            streak;

  if (self->offers == NULL)
    return;

  for (guint i = 0; i < self->offers->len; i++)
    update_row (self->rows->pdata[i], self->offers->pdata[i], progress);
  streak = robo_puzzle_progress_get_streak (progress, &self->today);
  if (streak > 1)
    /* Translators: %u is the number of days, at least two. */
    words = g_strdup_printf (ngettext ("Solved %u day in a row.", "Solved %u days in a row.", streak), streak);
  else
    words = g_strdup (_ ("The same for everyone, everywhere. A new one every day at midnight UTC."));
  adw_preferences_group_set_description (self->today_group, words);
}

static void
look_free (gpointer data)
{
  Look *look = data;

  robo_puzzle_offer_free (look->offer);
  g_clear_pointer (&look->offers, g_ptr_array_unref);
  g_clear_pointer (&look->puzzle, robo_puzzle_unref);
  g_free (look);
}

static gboolean
look_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Look *look = data;

  if (look->offers != NULL)
    robo_puzzle_shelf_delete_old (look->offers);
  look->puzzle = robo_puzzle_shelf_get (look->offer, cancellable);

  return TRUE;
}

static void
show_puzzle (AdwActionRow     *row,
             const RoboPuzzle *puzzle)
{
  GObject            *board = g_object_get_data (G_OBJECT (row), "prefix");
  RoboArenaPaintable *paintable = g_object_get_data (board, "paintable");
  RoboTaskPosition    position;
  RoboBoardPicture    picture;

  robo_puzzle_fill (puzzle, &position);
  robo_board_picture_init (&picture, robo_puzzle_get_board (puzzle), robo_puzzle_get_state (puzzle),
                           position.setup.rules.damage_limit);
  robo_arena_paintable_set_plan (paintable, robo_arena_get_plan (robo_puzzle_get_arena (puzzle)));
  robo_arena_paintable_set_picture (paintable, &picture);
  robo_arena_paintable_set_part (paintable, picture.robots[position.task.seat].space, PICTURE_SPACES);
  gtk_widget_set_visible (g_object_get_data (board, "die"), FALSE);
}

static void look_next (RoboPuzzleListPage *self);

static void
looked_cb (gpointer      owner,
           gpointer      data,
           GCancellable *cancellable,
           const GError *error)
{
  RoboPuzzleListPage *self = owner;
  const Look         *look = data;

  g_clear_object (&self->looking);
  if (look->puzzle != NULL)
    show_puzzle (self->rows->pdata[self->n_looked], look->puzzle);
  self->n_looked++;
  look_next (self);
}

/* Creates the next puzzle whose picture is missing. Puzzles are created one after the other, because each puzzle may
 * take a second. Waits while the page is not visible, or while a puzzle that the user has chosen is being created. */
static void
look_next (RoboPuzzleListPage *self)
{
  Look *look;

  if (self->offers == NULL || self->looking != NULL || self->is_making || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  while (self->n_looked < self->offers->len &&
         ((RoboPuzzleOffer *)self->offers->pdata[self->n_looked])->section == ROBO_PUZZLE_PRACTICE)
    self->n_looked++;
  if (self->n_looked >= self->offers->len)
    return;

  look = g_new0 (Look, 1);
  look->offer = robo_puzzle_offer_copy (self->offers->pdata[self->n_looked]);
  if (self->n_looked == 0)
    look->offers = g_ptr_array_ref (self->offers);
  self->looking = g_cancellable_new ();
  robo_work_run_low_priority (self, self->looking, look_thread, looked_cb, look, look_free);
}

/* Creates a die with the difficulty of the puzzle as its value, or a blank die if the difficulty is unknown. It is
 * the picture of a practice puzzle, and of any other puzzle until its board is drawn. */
static GtkWidget *
create_die (const RoboPuzzleOffer *offer)
{
  GtkWidget *die = robo_die_view_new (ROBO_BLUE, offer->difficulty);

  gtk_widget_set_size_request (die, DIE_PX, DIE_PX);
  gtk_widget_set_halign (die, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (die, GTK_ALIGN_CENTER);
  if (offer->section == ROBO_PUZZLE_PRACTICE)
    {
      gtk_widget_set_margin_start (die, (PICTURE_PX - DIE_PX) / 2);
      gtk_widget_set_margin_end (die, (PICTURE_PX - DIE_PX) / 2);
    }

  return die;
}

/* Creates the picture of a board. Until the board is drawn, which takes a moment, the picture shows `die`. */
static GtkWidget *
create_board (GtkWidget *die)
{
  RoboArenaPaintable *paintable = robo_arena_paintable_new (NULL);
  GtkWidget          *overlay = gtk_overlay_new ();
  GtkWidget          *picture = g_object_new (GTK_TYPE_PICTURE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "width-request", PICTURE_PX,
                                              "height-request", PICTURE_PX, "margin-top", 6, "margin-bottom", 6, NULL);

  gtk_widget_add_css_class (picture, "puzzle-board");
  robo_arena_paintable_show_in (paintable, GTK_PICTURE (picture));
  g_object_set_data_full (G_OBJECT (overlay), "paintable", paintable, g_object_unref);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), picture);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), die);
  g_object_set_data (G_OBJECT (overlay), "die", die);

  return overlay;
}

static void
row_activated_cb (RoboPuzzleListPage *self,
                  AdwActionRow       *row)
{
  guint index;

  if (g_ptr_array_find (self->rows, row, &index))
    g_signal_emit (self, signals[PUZZLE_CHOSEN], 0, self->offers->pdata[index]);
}

static void
add_row (RoboPuzzleListPage    *self,
         const RoboPuzzleOffer *offer)
{
  GtkWidget *die = create_die (offer);
  GtkWidget *prefix = offer->section == ROBO_PUZZLE_PRACTICE ? die : create_board (die);
  /* Translators: This is the state of a puzzle. */
  AdwActionRow *row = robo_exercise_row_new (offer->title, prefix, _ ("Solved"));

  g_object_set_data (G_OBJECT (row), "prefix", prefix);
  g_signal_connect_object (row, "activated", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (get_group (self, offer->section), GTK_WIDGET (row));
}

static void
cancel_cb (RoboPuzzleListPage *self)
{
  g_signal_emit (self, signals[CANCELLED], 0);
}

static void wait_for_midnight (RoboPuzzleListPage *self);

static gboolean
clock_cb (gpointer user_data)
{
  RoboPuzzleListPage *self = user_data;

  self->clock_id = 0;
  robo_puzzle_list_page_look_at_clock (self);
  wait_for_midnight (self);

  return G_SOURCE_REMOVE;
}

static void
wait_for_midnight (RoboPuzzleListPage *self)
{
  self->clock_id = g_timeout_add_seconds (MIN (robo_puzzle_clock_get_seconds_left (), MAX_WAIT_SECONDS),
                                          clock_cb, self);
}

static void
robo_puzzle_list_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (robo_puzzle_list_page_parent_class)->map (widget);

  wait_for_midnight (ROBO_PUZZLE_LIST_PAGE (widget));
  look_next (ROBO_PUZZLE_LIST_PAGE (widget));
}

static void
robo_puzzle_list_page_unmap (GtkWidget *widget)
{
  robo_work_cancel (&ROBO_PUZZLE_LIST_PAGE (widget)->looking);
  g_clear_handle_id (&ROBO_PUZZLE_LIST_PAGE (widget)->clock_id, g_source_remove);

  GTK_WIDGET_CLASS (robo_puzzle_list_page_parent_class)->unmap (widget);
}

static void
robo_puzzle_list_page_dispose (GObject *object)
{
  RoboPuzzleListPage *self = ROBO_PUZZLE_LIST_PAGE (object);

  robo_work_cancel (&self->looking);
  g_clear_handle_id (&self->clock_id, g_source_remove);
  g_clear_pointer (&self->offers, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_PUZZLE_LIST_PAGE);

  G_OBJECT_CLASS (robo_puzzle_list_page_parent_class)->dispose (object);
}

static void
robo_puzzle_list_page_shown (RoboPage *page)
{
  GDate today;

  robo_puzzle_clock_set_today (&today);
  robo_puzzle_list_page_prepare (ROBO_PUZZLE_LIST_PAGE (page), &today);
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->shown = robo_puzzle_list_page_shown;
}

static void
robo_puzzle_list_page_class_init (RoboPuzzleListPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_puzzle_list_page_dispose;
  widget_class->map = robo_puzzle_list_page_map;
  widget_class->unmap = robo_puzzle_list_page_unmap;

  signals[PUZZLE_CHOSEN] = g_signal_new ("puzzle-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[CANCELLED] = g_signal_new ("cancelled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/learning/robo-puzzle-list-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleListPage, today_group);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleListPage, earlier_group);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleListPage, practice_group);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleListPage, own_group);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleListPage, making);
  gtk_widget_class_bind_template_child (widget_class, RoboPuzzleListPage, cancel_button);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
}

static void
robo_puzzle_list_page_init (RoboPuzzleListPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_date_clear (&self->today, 1);
  g_signal_connect_object (self->settings, "changed::puzzles-done", G_CALLBACK (update_progress), self, G_CONNECT_SWAPPED);
}

GtkWidget *
robo_puzzle_list_page_new (void)
{
  return g_object_new (ROBO_TYPE_PUZZLE_LIST_PAGE, NULL);
}

static void
list_offers (RoboPuzzleListPage *self,
             const GDate        *today)
{
  gboolean has_own = FALSE;

  robo_work_cancel (&self->looking);
  self->n_looked = 0;
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (get_group (self, ((RoboPuzzleOffer *)self->offers->pdata[i])->section),
                                  self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  g_clear_pointer (&self->offers, g_ptr_array_unref);
  self->today = *today;
  self->offers = robo_puzzle_offers_list (today);
  for (guint i = 0; i < self->offers->len; i++)
    {
      const RoboPuzzleOffer *offer = self->offers->pdata[i];

      add_row (self, offer);
      has_own |= offer->section == ROBO_PUZZLE_OWN;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->own_group), has_own);
  update_progress (self);
  look_next (self);
}

void
robo_puzzle_list_page_prepare (RoboPuzzleListPage *self,
                               const GDate        *today)
{
  g_return_if_fail (ROBO_IS_PUZZLE_LIST_PAGE (self));
  g_return_if_fail (today != NULL && g_date_valid (today));

  list_offers (self, today);
  gtk_widget_grab_focus (self->rows->pdata[0]);
}

void
robo_puzzle_list_page_look_at_clock (RoboPuzzleListPage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean   had_focus = FALSE;
  GDate      today;

  g_return_if_fail (ROBO_IS_PUZZLE_LIST_PAGE (self));

  robo_puzzle_clock_set_today (&today);
  /* While the chosen puzzle is being created, keep the list, which has the row of this puzzle. */
  if (self->offers == NULL || self->is_making || g_date_compare (&self->today, &today) == 0)
    return;

  for (guint i = 0; i < self->rows->len; i++)
    had_focus |= focus != NULL &&
                 (focus == self->rows->pdata[i] || gtk_widget_is_ancestor (focus, self->rows->pdata[i]));
  list_offers (self, &today);
  if (had_focus)
    gtk_widget_grab_focus (self->rows->pdata[0]);
}

void
robo_puzzle_list_page_set_is_making (RoboPuzzleListPage *self,
                                     gboolean            is_making)
{
  g_return_if_fail (ROBO_IS_PUZZLE_LIST_PAGE (self));

  self->is_making = is_making;
  gtk_revealer_set_reveal_child (self->making, is_making);
  if (is_making)
    robo_work_cancel (&self->looking);
  else
    look_next (self);
}
