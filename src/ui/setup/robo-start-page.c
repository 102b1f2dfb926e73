// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-start-page.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "draw/robo-arena-drawing.h"
#include "draw/robo-piece-drawing.h"
#include "ui/widgets/layouts/robo-first-fit-layout.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/layouts/robo-stage-layout.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"
#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/pictures/robo-ink.h"
#include "ui/widgets/pictures/robo-seat-mark.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-closures.h"
#include "ui/widgets/robo-main-menu.h"
#include "ui/widgets/robo-page.h"

#include "robo-arena-card.h"
#include "robo-game-mode.h"
#include "robo-game-row.h"
#include "robo-recent-games.h"
#include "robo-show-more.h"
#include "robo-start-banner.h"

#define PICTURE_PX 188

/* The page shows at most this many arenas. The library has all arenas. */
#define MAX_ARENAS 8

/* At first the page shows at most this many series. */
#define SERIES_STEP 12

/* In a page of at least this width, the game to continue is beside the tiles. With large text, LARGE_BESIDE_PX is the
 * least width. */
#define BESIDE_PX       720
#define LARGE_BESIDE_PX 1240

/* The picture on the tile of the puzzles has PUZZLE_COLUMNS columns, and corners with the radius PUZZLE_RADIUS. Each
 * space has sides of PUZZLE_CELL_PX pixels, so that a head fits into it. */
#define PUZZLE_COLUMNS 3
#define PUZZLE_CELL_PX 22
#define PUZZLE_RADIUS  6

/* Loads no files: the window sets the contents of the page. */
struct _RoboStartPage
{
  AdwBin parent_instance;

  /* template children */
  RoboStartBanner *banner;
  GtkWidget       *hero;
  GtkBox          *remote_heads;
  GtkBox          *championship_heads;
  GtkBox          *puzzles_heads;
  GtkButton       *play_button;
  GtkLabel        *play_label;
  GtkButton       *tutorial_button;
  GtkButton       *new_button;
  GtkButton       *remote_button;
  GtkButton       *continue_button;
  GtkPicture      *continue_picture;
  GtkBox          *continue_players;
  GtkFlowBox      *arena_grid;
  GtkListBox      *remote_list;
  GtkListBox      *series_list;
  GtkWidget       *series_more;
  RoboRecentGames *recent_games;

  /* owned */
  GSettings          *settings;
  RoboMatchSaver     *saver;
  RoboArenaList      *arenas; /* nullable: NULL if the arenas have not been read yet */
  GtkFilterListModel *series; /* nullable: all series, a list of RoboSeriesRun */
  GtkFilterListModel *remote; /* nullable: the remote games in progress, a list of RoboRemoteGame */
  RoboArenaPaintable *continue_paintable;
  char               *hidden_file; /* nullable */
};

enum
{
  PROP_0,
  PROP_ARENAS,
  PROP_REMOTE,
  PROP_SAVER,
  PROP_SERIES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboStartPage, robo_start_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

/* Focus */

/* Moves the focus to the most likely action when the saved game to continue appears or vanishes. The game is found a
 * moment after the page is shown, so this is done only if the user has not moved the focus since. The focus within the
 * window counts, even if the window itself does not have the keyboard focus yet. */
static void
hero_changed_cb (RoboStartPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (gtk_widget_is_focus (GTK_WIDGET (self->play_button)) || gtk_widget_get_focus_child (self->hero) != NULL ||
      (root != NULL && gtk_root_get_focus (root) == NULL))
    robo_page_shown (ROBO_PAGE (self));
}

/* Choices of the last game */

/* Counts the stored seats by their kind of player. If no seats are stored, because there was no game yet, counts the
 * default players. */
static void
count_seats (GVariant *seats,
             guint    *n_humans,
             guint    *n_killbots,
             guint    *n_computers)
{
  *n_humans = *n_killbots = *n_computers = 0;
  for (gsize i = 0; i < g_variant_n_children (seats); i++)
    {
      const char *player;
      RoboPlayer  kind = ROBO_PLAYER_COMPUTER;
      RoboLevel   level;

      g_variant_get_child (seats, i, "(&s&s&s&s)", &player, NULL, NULL, NULL);
      robo_player_from_word (player, &kind, &level);
      *n_humans += kind == ROBO_PLAYER_HUMAN;
      *n_killbots += kind == ROBO_PLAYER_KILLBOT;
      *n_computers += kind == ROBO_PLAYER_COMPUTER;
    }
  if (g_variant_n_children (seats) == 0)
    {
      *n_humans = 1;
      *n_killbots = 2;
    }
}

static void
add_part (GString *parts,
          char    *part)
{
  g_string_append_printf (parts, "%s%s", parts->len > 0 ? "\u00a0· " : "", part);
  g_free (part);
}

/* Shows on the play button which game the button begins: a game with the choices of the last game. */
static void
update_play_label (RoboStartPage *self)
{
  g_autoptr (GString) parts = g_string_new (NULL);
  g_autoptr (GVariant) seats = g_settings_get_value (self->settings, "new-game-seats");
  g_autofree char *mode_id = g_settings_get_string (self->settings, "new-game-mode");
  g_autofree char *arena_id = g_settings_get_string (self->settings, "new-game-arena");
  RoboGameMode     mode = ROBO_MODE_TRAINING;
  guint            n_humans, n_killbots, n_computers;

  robo_game_mode_from_id (mode_id, &mode);
  add_part (parts, g_strdup (robo_game_mode_get_title (mode)));
  if (!robo_game_mode_is_series (mode) && self->arenas != NULL)
    {
      g_autoptr (RoboArenaItem) item = g_list_model_get_item (G_LIST_MODEL (self->arenas),
                                                              robo_arena_list_find (self->arenas, arena_id));

      if (item != NULL)
        add_part (parts, g_strdup (robo_arena_get_name (robo_arena_item_get_arena (item))));
    }
  count_seats (seats, &n_humans, &n_killbots, &n_computers);
  if (n_humans == 1)
    /* Translators: This is the player in front of the screen, in a list of the players: “You · 2 KillBots”. */
    add_part (parts, g_strdup (C_ ("player", "You")));
  else if (n_humans > 1)
    /* Translators: This is part of a list of the players: “2 players · 1 computer”. %u is how many people play at this
     * screen. */
    add_part (parts, g_strdup_printf (ngettext ("%u player", "%u players", n_humans), n_humans));
  if (n_computers > 0)
    /* Translators: This is part of a list of the players: “2 players · 1 computer”. %u is how many players are
     * computers. */
    add_part (parts, g_strdup_printf (ngettext ("%u computer", "%u computers", n_computers), n_computers));
  if (n_killbots > 0)
    /* Translators: This is part of a list of the players: “You · 2 KillBots”. %u is how many KillBots there are. */
    add_part (parts, g_strdup_printf (ngettext ("%u KillBot", "%u KillBots", n_killbots), n_killbots));

  gtk_label_set_label (self->play_label, parts->str);
  robo_access_describe (GTK_WIDGET (self->play_button), parts->str);
}

/* Game to continue */

static guint
get_hero_threshold_cb (RoboStartPage *self,
                       RoboSavedGame *game)
{
  if (game == NULL)
    return G_MAXINT16;

  return robo_desktop_style_has_large_text () ? LARGE_BESIDE_PX : BESIDE_PX;
}

/* Creates a box for a player, with the head of the robot, the name in the color of the robot, and the victory points. */
static GtkWidget *
create_player (const RoboSavedPlayer *player)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *vp = g_strdup_printf ("%u", player->vp);
  GtkWidget       *number = gtk_label_new (vp);
  GtkWidget       *name = gtk_label_new (NULL);
  g_autofree char *colour = robo_ink_dup_name_colour (player->colour);
  g_autofree char *markup = g_markup_printf_escaped ("<span weight=\"bold\" foreground=\"%s\" alpha=\"100%%\">%s</span>", colour, player->name);

  gtk_label_set_markup (GTK_LABEL (name), markup);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), robo_seat_mark_new (player->colour, player->is_killbot ? ROBO_SEAT_LOOK_KILLBOT_HEAD
                                                                                        : ROBO_SEAT_LOOK_HEAD));
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), number);

  return box;
}

/* Creates the boxes of the players anew, also when the style changes, because names have other colors in the new
 * style. */
static void
update_players (RoboStartPage *self)
{
  RoboSavedGame         *game = robo_match_saver_get_unfinished (self->saver);
  GtkWidget             *child;
  const RoboSavedPlayer *player;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->continue_players))) != NULL)
    gtk_box_remove (self->continue_players, child);
  for (guint i = 0; game != NULL && (player = robo_saved_game_get_player (game, i)) != NULL; i++)
    gtk_box_append (self->continue_players, create_player (player));
}

/* Updates those parts of the card with the game to continue that the template cannot bind. */
static void
unfinished_changed_cb (RoboStartPage *self)
{
  RoboSavedGame *game = robo_match_saver_get_unfinished (self->saver);

  if (game != NULL)
    {
      robo_arena_paintable_set_picture (self->continue_paintable, NULL);
      robo_arena_paintable_set_plan (self->continue_paintable, NULL);
      robo_access_describe (GTK_WIDGET (self->continue_button), robo_saved_game_get_summary (game));
    }
  update_players (self);
}

/* Remote play */

static void
update_remote (RoboStartPage *self)
{
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->remote), GTK_FILTER_CHANGE_DIFFERENT);
}

static gboolean
is_remote_open (gpointer item,
                gpointer user_data)
{
  RoboStartPage *self = user_data;

  return !robo_remote_game_get_is_over (item) && g_strcmp0 (robo_remote_game_get_path (item), self->hidden_file) != 0;
}

static GtkWidget *
create_remote_row (gpointer item,
                   gpointer user_data)
{
  const RoboMatchSetup *setup = robo_remote_game_get_setup (item);
  GtkWidget            *row;
  RoboGameHead          heads[ROBO_MAX_ROBOTS];
  guint                 n_heads = 0;
  /* Translators: This is a mark beside a remote game: the other players wait for the user. */
  GtkWidget *mark = gtk_label_new (_ ("Your Turn"));

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (setup->seats[i].player != ROBO_PLAYER_NONE)
      heads[n_heads++] = (RoboGameHead){ setup->seats[i].colour, setup->seats[i].player == ROBO_PLAYER_KILLBOT };
  gtk_widget_add_css_class (mark, "turn-mark");
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  g_object_bind_property (item, "is-own-turn", mark, "visible", G_BINDING_SYNC_CREATE);
  row = robo_game_row_new (robo_remote_game_get_path (item), heads, n_heads, mark);
  g_object_bind_property (item, "title", row, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property (item, "task", row, "subtitle", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (item, "notify::is-over", G_CALLBACK (update_remote), user_data, G_CONNECT_SWAPPED);

  return row;
}

/* Series */

static void
open_series_cb (GtkWidget *row)
{
  RoboSeriesRun *run = g_object_get_data (G_OBJECT (row), "run");

  gtk_widget_activate_action (row, "win.open-file", "^ay", robo_series_run_get_path (run));
}

static GtkWidget *
create_series_row (gpointer item,
                   gpointer user_data)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_bind_property (item, "title", row, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property (item, "sentence", row, "subtitle", G_BINDING_SYNC_CREATE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "run", g_object_ref (item), g_object_unref);
  g_signal_connect (row, "activated", G_CALLBACK (open_series_cb), NULL);

  return row;
}

/* Arenas */

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  return robo_arena_card_new (item, PICTURE_PX);
}

static void
arena_activated_cb (RoboStartPage   *self,
                    GtkFlowBoxChild *card)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.new-game-in", "u", gtk_flow_box_child_get_index (card));
}

static void
motion_cb (RoboStartPage *self,
           double         x,
           double         y)
{
  gtk_widget_translate_coordinates (GTK_WIDGET (self), GTK_WIDGET (self->banner), x, y, &x, &y);
  robo_start_banner_look_at (self->banner, x, y);
}

static void
robo_start_page_dispose (GObject *object)
{
  RoboStartPage *self = ROBO_START_PAGE (object);

  /* Unbind the list, because its filter uses the page. */
  if (self->remote_list != NULL)
    gtk_list_box_bind_model (self->remote_list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->settings);
  g_clear_object (&self->remote);
  g_clear_object (&self->series);
  g_clear_object (&self->arenas);
  g_clear_object (&self->saver);
  g_clear_object (&self->continue_paintable);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_START_PAGE);

  G_OBJECT_CLASS (robo_start_page_parent_class)->dispose (object);
}

static void
robo_start_page_finalize (GObject *object)
{
  RoboStartPage *self = ROBO_START_PAGE (object);

  g_free (self->hidden_file);

  G_OBJECT_CLASS (robo_start_page_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_ARENAS] = { ROBO_PROPERTY_FIELD (OBJECT, "arenas", RoboStartPage, arenas), .type = robo_arena_list_get_type },
  [PROP_REMOTE] = { ROBO_PROPERTY_FIELD (OBJECT, "remote", RoboStartPage, remote), .type = gtk_filter_list_model_get_type },
  [PROP_SAVER] = { ROBO_PROPERTY_FIELD (OBJECT, "saver", RoboStartPage, saver), .type = robo_match_saver_get_type },
  [PROP_SERIES] = { ROBO_PROPERTY_FIELD (OBJECT, "series", RoboStartPage, series), .type = gtk_filter_list_model_get_type },
};

static void
robo_start_page_shown (RoboPage *page)
{
  RoboStartPage *self = ROBO_START_PAGE (page);

  gtk_widget_grab_focus (GTK_WIDGET (gtk_widget_get_visible (self->hero) ? self->continue_button : self->play_button));
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->shown = robo_start_page_shown;
  iface->back = NULL;
}

static void
robo_start_page_class_init (RoboStartPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_start_page_dispose;
  object_class->finalize = robo_start_page_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  g_type_ensure (ROBO_TYPE_MAIN_MENU);
  g_type_ensure (ROBO_TYPE_ROW_LAYOUT);
  g_type_ensure (ROBO_TYPE_RECENT_GAMES);
  g_type_ensure (ROBO_TYPE_START_BANNER);
  g_type_ensure (ROBO_TYPE_FIRST_FIT_LAYOUT);
  g_type_ensure (ROBO_TYPE_STAGE_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/setup/robo-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, hero);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, banner);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, remote_heads);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, remote_button);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, championship_heads);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, puzzles_heads);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, play_label);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, tutorial_button);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, new_button);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, continue_picture);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, continue_players);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, arena_grid);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, remote_list);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, series_list);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, series_more);
  gtk_widget_class_bind_template_child (widget_class, RoboStartPage, recent_games);
  gtk_widget_class_bind_template_callback (widget_class, get_hero_threshold_cb);
  gtk_widget_class_bind_template_callback (widget_class, robo_closure_has_items);
  gtk_widget_class_bind_template_callback (widget_class, robo_closure_has_object);
}

static void
robo_start_page_init (RoboStartPage *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_signal_connect_object (self->settings, "changed", G_CALLBACK (update_play_label), self, G_CONNECT_SWAPPED);
  update_play_label (self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  self->continue_paintable = robo_arena_paintable_new (NULL);
  robo_arena_paintable_show_in (self->continue_paintable, self->continue_picture);

  g_signal_connect_swapped (self->hero, "notify::visible", G_CALLBACK (hero_changed_cb), self);
  g_signal_connect_swapped (self->arena_grid, "child-activated", G_CALLBACK (arena_activated_cb), self);
}

/* Creates the picture of a letter between two players. */
static GtkWidget *
create_letter (void)
{
  GtkWidget *letter = g_object_new (GTK_TYPE_IMAGE,
                                    "icon-name", "mail-unread-symbolic",
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    NULL);

  gtk_widget_add_css_class (letter, "accent");

  return letter;
}

/* Draws a part of a board on which a robot can be pushed into a pit. */
static void
draw_puzzle_cb (GtkDrawingArea *area,
                cairo_t        *cr,
                int             width,
                int             height,
                gpointer        user_data)
{
  const RoboPalette *palette = robo_ink_get_palette ();
  const double       radius = PUZZLE_RADIUS;
  const RoboLayout   layout = {
      .columns = PUZZLE_COLUMNS,
      .rows = 3,
      .y = -PUZZLE_CELL_PX / 2.0,
      .cell = PUZZLE_CELL_PX,
      .scale = gtk_widget_get_scale_factor (GTK_WIDGET (area)),
  };
  /* The board has three rows, of which only the middle row is entirely visible. */
  const guint            row = PUZZLE_COLUMNS;
  RoboPlan               plan = { .columns = PUZZLE_COLUMNS, .rows = 3, .theme = ROBO_THEME_STEEL };
  const RoboBoardPicture picture = {
    .robots = {
      { .is_there = TRUE, .space = row, .colour = 0 },
      { .is_there = TRUE, .space = row + 1, .colour = 3 },
    },
  };

  plan.terrain[row + 2] = ROBO_TERRAIN_PIT;
  cairo_arc (cr, radius, radius, radius, G_PI, 1.5 * G_PI);
  cairo_arc (cr, width - radius, radius, radius, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, width - radius, height - radius, radius, 0, 0.5 * G_PI);
  cairo_arc (cr, radius, height - radius, radius, 0.5 * G_PI, G_PI);
  cairo_clip (cr);
  robo_draw_arena (cr, palette, &layout, &plan, ROBO_CAUTIONS_QUIET);
  robo_draw_picture (cr, palette, &layout, &plan, &picture);
}

static GtkWidget *
create_puzzle_board (void)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "content-width",
                                  PUZZLE_COLUMNS * PUZZLE_CELL_PX, "content-height", 2 * PUZZLE_CELL_PX, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_puzzle_cb, NULL, NULL);
  g_signal_connect_object (robo_desktop_style_get_default (), "notify::style", G_CALLBACK (gtk_widget_queue_draw), area,
                           G_CONNECT_SWAPPED);

  return area;
}

void
robo_start_page_set_arenas (RoboStartPage *self,
                            RoboArenaList *arenas)
{
  g_autoptr (GtkSliceListModel) first = NULL;

  g_return_if_fail (ROBO_IS_START_PAGE (self));
  g_return_if_fail (ROBO_IS_ARENA_LIST (arenas));

  if (self->arenas == NULL)
    {
      /* Draw the pictures on the tiles: three KillBots for the championship, robots with a letter for remote play, a
       * board for puzzles. */
      robo_start_banner_begin (self->banner);
      for (guint colour = 0; colour < 3; colour++)
        gtk_box_append (self->championship_heads, robo_seat_mark_new (colour, ROBO_SEAT_LOOK_KILLBOT_HEAD));
      gtk_box_append (self->remote_heads, robo_seat_mark_new (0, ROBO_SEAT_LOOK_HEAD));
      gtk_box_append (self->remote_heads, create_letter ());
      gtk_box_append (self->remote_heads, robo_seat_mark_new (1, ROBO_SEAT_LOOK_HEAD));
      gtk_box_append (self->puzzles_heads, create_puzzle_board ());
    }
  first = gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (arenas)), 0, MAX_ARENAS);
  gtk_flow_box_bind_model (self->arena_grid, G_LIST_MODEL (first), create_card, NULL, NULL);
  g_set_object (&self->arenas, arenas);
  update_play_label (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ARENAS]);
}

void
robo_start_page_set_saver (RoboStartPage  *self,
                           RoboMatchSaver *saver)
{
  g_return_if_fail (ROBO_IS_START_PAGE (self));
  g_return_if_fail (ROBO_IS_MATCH_SAVER (saver));
  g_return_if_fail (self->saver == NULL);

  self->saver = g_object_ref (saver);
  robo_recent_games_set_saver (self->recent_games, saver);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVER]);
  g_signal_connect_object (robo_desktop_style_get_default (), "notify::style", G_CALLBACK (update_players), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (saver, "notify::unfinished", G_CALLBACK (unfinished_changed_cb), self, G_CONNECT_SWAPPED);
  unfinished_changed_cb (self);
}

void
robo_start_page_hide_game (RoboStartPage *self,
                           const char    *file)
{
  g_return_if_fail (ROBO_IS_START_PAGE (self));

  g_free (self->hidden_file);
  self->hidden_file = g_strdup (file);
  robo_recent_games_hide_game (self->recent_games, file);
  if (self->remote != NULL)
    update_remote (self);
}

void
robo_start_page_set_series (RoboStartPage  *self,
                            RoboSeriesList *series)
{
  g_autoptr (GListModel) first = NULL;

  g_return_if_fail (ROBO_IS_START_PAGE (self));
  g_return_if_fail (ROBO_IS_SERIES_LIST (series));
  g_return_if_fail (self->series == NULL);

  self->series = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (series)), NULL);
  first = robo_show_more_new (G_LIST_MODEL (self->series), self->series_more, SERIES_STEP);
  gtk_list_box_bind_model (self->series_list, first, create_series_row, NULL, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SERIES]);
}

void
robo_start_page_set_remote (RoboStartPage  *self,
                            RoboRemoteList *remote)
{
  g_return_if_fail (ROBO_IS_START_PAGE (self));
  g_return_if_fail (ROBO_IS_REMOTE_LIST (remote));
  g_return_if_fail (self->remote == NULL);

  self->remote = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (remote)),
                                            GTK_FILTER (gtk_custom_filter_new (is_remote_open, self, NULL)));
  gtk_list_box_bind_model (self->remote_list, G_LIST_MODEL (self->remote), create_remote_row, self, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REMOTE]);
}

void
robo_start_page_show_position (RoboStartPage *self,
                               RoboMatch     *match)
{
  RoboBoardPicture picture;

  g_return_if_fail (ROBO_IS_START_PAGE (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  robo_board_picture_init (&picture, robo_match_get_board (match), robo_match_get_shown_state (match),
                           robo_match_get_setup (match)->rules.damage_limit);
  robo_arena_paintable_set_plan (self->continue_paintable, robo_arena_get_plan (robo_match_get_setup (match)->arena));
  robo_arena_paintable_set_picture (self->continue_paintable, &picture);
}
