// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-seat-panel.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "match/log/robo-words.h"
#include "ui/widgets/help/robo-topic-help.h"
#include "ui/widgets/layouts/robo-first-fit-layout.h"
#include "ui/widgets/layouts/robo-label-scale.h"
#include "ui/widgets/layouts/robo-styled-size.h"
#include "ui/widgets/pictures/robo-computer-face.h"
#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/pictures/robo-die-view.h"
#include "ui/widgets/pictures/robo-program-dice.h"
#include "ui/widgets/pictures/robo-seat-mark.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-widget-pool.h"

#include "robo-inventory-button.h"
#include "ui/widgets/layouts/robo-css.h"

/* At least this many letters of a name are visible, except in a card, whatever is beside the name. For a name of fewer
 * than SHORT_NAME_CHARS letters, room for one more letter is reserved. */
#define NAME_CHARS       8
#define SHORT_NAME_CHARS 5
/* A longer word of a state may be broken in a narrow window. */
#define LONGEST_STATUS_WORD 9
/* A panel with the form ROBO_PANEL_CARD always has room for this many letters of a name. */
#define CARD_NAME_CHARS 4

/* In large text, the lights are below the name if more points than this are needed to win. */
#define MOST_LIGHTS_BESIDE_LARGE_NAME 6

/* Module names in narrow text lines have a common size if it is at least this part of the normal size. Otherwise
 * each name is as large as its text line allows. */
#define LEAST_COMMON_SCALE 0.8

/* A panel gets keys of at least this size only if it is wide enough for whole module names beside the keys. */
#define ROOMY_KEY_PX 28

/* The score has this share of its size in panels that are tight, folded or a card. */
#define CLOSE_SCORE_SCALE 0.85

/* These are the spaces between the buttons below the keys, usually and in a narrow window. */
#define BUTTONS_PX       8
#define TIGHT_BUTTONS_PX 4

#define SPACING_PX       6
#define TIGHT_SPACING_PX 3

/* CSS: node `seatpanel` with a class `seat-1` to `seat-4` for its color, `asked` while the match waits for an answer
 * from this seat, `out` while its robot is out of the arena, `winner` if it has won, and `folded`, `card` and `tight`
 * for its forms. Role: group, named by the player. */
struct _RoboSeatPanel
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget          *overlay;
  GtkBox             *header;
  RoboSeatMark       *mark;
  GtkLabel           *name_label;
  GtkLabel           *status_label;
  GtkWidget          *unfold_button;
  GtkBox             *lights_row;
  RoboLights         *lights;
  GtkBox             *body;
  GtkBox             *modules_box;
  GtkWidget          *side;
  RoboControllerView *controller;
  RoboDieView        *killbot_die;
  GtkLabel           *killbot_label;
  GtkBox             *foot;
  GtkBox             *dice_box;
  GtkBox             *tail;
  GtkBox             *last_box;
  GtkWidget          *score_label;
  RoboOddsView       *odds_view;
  GtkLabel           *hint_label;
  AdwBin             *question_bin;
  RoboProgramLine    *program_line;
  GtkBox             *buttons_box;
  GtkWidget          *undo_button;
  GtkWidget          *type_button;
  GtkWidget          *hint_button;
  GtkLabel           *note_label;
  GtkWidget          *confirm_button;

  /* owned */
  RoboSeat         *seat;
  RoboProgramDraft *draft; /* nullable */

  /* children */
  RoboModuleSlot *slots[ROBO_MAX_SLOTS]; /* nullable */
  GtkWidget      *inventory;             /* nullable */
  GtkWidget      *help;                  /* nullable: popover */

  RoboPanelForm form;
  gboolean      are_modules_last;
  gboolean      is_unfolded;  /* the user has unfolded the panel, although there is too little room */
  char         *hint;         /* nullable: the text below the controller */
  gboolean      is_complaint; /* the hint is an error */
  gboolean      is_beside;
  int           key_size_px; /* size of the keys if there is room; -1 for the size in the style sheet */
};

enum
{
  PROP_SEAT = 1,
  PROP_DRAFT,
  PROP_FORM,
  PROP_HINT,
  PROP_IS_COMPLAINT,
  PROP_IS_UNFOLDED,
  N_PROPS,
};

enum
{
  UNFOLDED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboSeatPanel, robo_seat_panel, GTK_TYPE_WIDGET)

/* Closures of the template */

static gboolean
is_set_cb (RoboSeatPanel *self,
           GObject       *object)
{
  return object != NULL;
}

static gboolean
is_not_cb (RoboSeatPanel *self,
           gboolean       condition)
{
  return !condition;
}

static gboolean
is_open_cb (RoboSeatPanel *self,
            guint          form)
{
  return form == ROBO_PANEL_OPEN;
}

static gboolean
is_not_open_cb (RoboSeatPanel *self,
                guint          form)
{
  return form != ROBO_PANEL_OPEN;
}

static gboolean
has_controller_cb (RoboSeatPanel *self,
                   guint          form)
{
  return form < ROBO_PANEL_FOLDED;
}

static gboolean
can_unfold_cb (RoboSeatPanel *self,
               guint          form,
               gboolean       is_unfolded)
{
  return form >= ROBO_PANEL_FOLDED || is_unfolded;
}

static char *
dup_unfold_icon_cb (RoboSeatPanel *self,
                    gboolean       is_unfolded)
{
  return g_strdup (is_unfolded ? "pan-up-symbolic" : "pan-down-symbolic");
}

/* Returns TRUE if the lights need a row of their own in large text, because many points are needed to win, for
 * example by a squad. */
static gboolean
has_many_lights (RoboSeatPanel *self)
{
  guint vp_goal;

  if (self->seat == NULL)
    return FALSE;

  g_object_get (self->seat, "vp-goal", &vp_goal, NULL);

  return vp_goal > MOST_LIGHTS_BESIDE_LARGE_NAME && robo_desktop_style_has_large_text ();
}

static gboolean
has_lights_row_cb (RoboSeatPanel *self,
                   guint          form)
{
  return form == ROBO_PANEL_OPEN || form == ROBO_PANEL_CARD || has_many_lights (self);
}

static int
get_spacing_cb (RoboSeatPanel *self,
                guint          form)
{
  return form == ROBO_PANEL_OPEN ? SPACING_PX : TIGHT_SPACING_PX;
}

static int
get_name_chars_cb (RoboSeatPanel *self,
                   const char    *name)
{
  int n = (int)g_utf8_strlen (name, -1);

  /* Reserve one more letter for a short name: names are bold, and bold letters are wider than the average that GTK
   * counts with. */
  return n < SHORT_NAME_CHARS ? n + 1 : MIN (n, NAME_CHARS);
}

/* Returns the name of the robot, or an empty text if the player has the same name, as in lessons. */
static char *
dup_robot_cb (RoboSeatPanel *self,
              const char    *name,
              const char    *robot)
{
  return g_strdup (g_str_equal (name, robot) ? "" : robot);
}

static char *
dup_number_cb (RoboSeatPanel *self,
               guint          number)
{
  return g_strdup_printf ("%u", number);
}

static gboolean
has_number_cb (RoboSeatPanel *self,
               guint          number)
{
  return number > 0;
}

/* Returns the victory points as text. A squad wins with the points of all its members. */
static char *
dup_score_cb (RoboSeatPanel *self,
              guint          vp,
              guint          squad_size,
              guint          squad_vp)
{
  return g_strdup_printf ("%u", squad_size > 1 ? squad_vp : vp);
}

static char *
dup_score_tooltip_cb (RoboSeatPanel *self,
                      guint          vp,
                      guint          vp_goal,
                      guint          squad_size,
                      guint          squad_vp)
{
  if (squad_size > 1)
    /* Translators: The first %u is how many victory points the KillBots have together, the second with how many they
     * win. */
    return g_strdup_printf (_ ("KillBots together: %u of %u VP"), squad_vp, vp_goal);

  /* Translators: The first %u is how many victory points a player has, the second with how many a player wins. */
  return g_strdup_printf (_ ("%u of %u VP"), vp, vp_goal);
}

static char *
dup_number_tooltip_cb (RoboSeatPanel *self,
                       guint          number)
{
  /* Translators: %u is a robot's place in the order of activation, 1 to 4. */
  return g_strdup_printf (_ ("Starting number %u"), number);
}

/* Returns what is left of a time bank: minutes and seconds, hours and minutes, or days and hours. */
static char *
dup_bank_cb (RoboSeatPanel *self,
             guint          left_s)
{
  const guint hour_s = 3600;

  if (left_s < hour_s)
    return g_strdup_printf ("%u:%02u", left_s / 60, left_s % 60);
  if (left_s < 24 * hour_s)
    /* Translators: This is a short form of a time: hours and minutes. */
    return g_strdup_printf (_ ("%u h %u min"), left_s / hour_s, left_s % hour_s / 60);

  /* Translators: This is a short form of a time: days and hours. */
  return g_strdup_printf (_ ("%u d %u h"), left_s / (24 * hour_s), left_s / hour_s % 24);
}

static char *
dup_bank_tooltip_cb (RoboSeatPanel *self,
                     guint          left_s)
{
  g_autofree char *left = dup_bank_cb (self, left_s);

  /* Translators: This is the time that a player has for the whole game, in addition to the time for each answer. %s is
   * a time such as “4:30” or “2 d 5 h”. */
  return g_strdup_printf (_ ("Time bank: %s left"), left);
}

static char *
dup_status_cb (RoboSeatPanel *self,
               gboolean       is_winner,
               GObject       *draft,
               gboolean       is_asked,
               gboolean       is_thinking,
               gboolean       is_out,
               gboolean       has_confirmed,
               guint          form)
{
  if (is_winner)
    return g_strdup (C_ ("state of a player", "Winner"));
  if (is_asked)
    return g_strdup (C_ ("state of a player", "Deciding…"));
  if (is_thinking)
    return g_strdup (C_ ("state of a player", "Thinking…"));
  if (is_out && form != ROBO_PANEL_OPEN)
    /* Translators: This says that the robot is out of the arena, where there is little room. */
    return g_strdup (C_ ("state of a player", "Out"));
  if (is_out)
    return g_strdup (_ ("Out of the arena"));
  if (has_confirmed)
    return g_strdup (C_ ("state of a player", "Ready"));

  return g_strdup ("");
}

/* Returns TRUE if the panel shows a status. A seat that is being programmed needs no status, because its keys show
 * that it is. */
static gboolean
has_status_cb (RoboSeatPanel *self,
               gboolean       is_winner,
               GObject       *draft,
               gboolean       is_asked,
               gboolean       is_thinking,
               gboolean       is_out,
               gboolean       has_confirmed,
               guint          form)
{
  return is_winner || (draft == NULL && (is_asked || is_thinking || is_out || has_confirmed));
}

static gboolean
has_hint_cb (RoboSeatPanel *self,
             guint          form,
             gboolean       is_complaint)
{
  return form == ROBO_PANEL_OPEN || is_complaint;
}

/* Returns the look of a die: waiting, acting or spent. */
static RoboDieMood
get_mood (const RoboSeatDie *die)
{
  switch (die->status)
    {
    case ROBO_SEAT_DIE_WAITING:
      return ROBO_DIE_MOOD_WAITING;
    case ROBO_SEAT_DIE_ACTING:
      return ROBO_DIE_MOOD_ACTING;
    case ROBO_SEAT_DIE_SPENT:
    case ROBO_SEAT_DIE_REMOVED:
      return ROBO_DIE_MOOD_SPENT;
    }

  g_return_val_if_reached (ROBO_DIE_MOOD_WAITING);
}

/* Moves a child to another box without destroying it. */
static void
move_child (GtkWidget *child,
            GtkBox    *box,
            GtkWidget *sibling)
{
  if (gtk_widget_get_parent (child) == GTK_WIDGET (box))
    return;

  g_object_ref (child);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (child)), child);
  gtk_box_insert_child_after (box, child, sibling);
  g_object_unref (child);
}

static gboolean
is_open (RoboSeatPanel *self)
{
  return self->form == ROBO_PANEL_OPEN;
}

static gboolean
is_folded (RoboSeatPanel *self)
{
  return self->form >= ROBO_PANEL_FOLDED;
}

static gboolean
is_card (RoboSeatPanel *self)
{
  return self->form == ROBO_PANEL_CARD;
}

static void
set_vertical (GtkBox  *box,
              gboolean is_vertical)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box),
                                  is_vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

/* Puts lights and status into the row with the player's name, which saves a row, unless has_lights_row_cb() gives them
 * a row of their own. A card has its status in the row of the modules. */
static void
place_lights (RoboSeatPanel *self)
{
  gboolean has_row = has_lights_row_cb (self, self->form);

  gtk_widget_set_hexpand (GTK_WIDGET (self->name_label), has_row && !is_open (self));
  if (has_row)
    {
      move_child (GTK_WIDGET (self->lights), self->lights_row, NULL);
      move_child (GTK_WIDGET (self->status_label), self->lights_row, GTK_WIDGET (self->lights));
    }
  else
    {
      move_child (GTK_WIDGET (self->lights), self->header, GTK_WIDGET (self->name_label));
      move_child (GTK_WIDGET (self->status_label), self->header, GTK_WIDGET (self->lights));
    }
  if (is_card (self))
    move_child (GTK_WIDGET (self->status_label), self->tail, NULL);
}

/* If the panel is a card, moves the button that unfolds it into the row of the modules, where its status is, too. A
 * name that is too long for the row of a card is cut off. */
static void
place_status_and_unfold_button (RoboSeatPanel *self)
{
  const char *name = gtk_label_get_label (self->name_label);

  gtk_widget_set_visible (GTK_WIDGET (self->tail), is_card (self));
  gtk_label_set_wrap (self->name_label, !is_card (self));
  gtk_label_set_ellipsize (self->name_label, is_card (self) ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_width_chars (self->name_label, is_card (self) ? CARD_NAME_CHARS : get_name_chars_cb (self, name));
  if (is_card (self))
    move_child (self->unfold_button, self->tail, GTK_WIDGET (self->status_label));
  else
    move_child (self->unfold_button, self->header, gtk_widget_get_prev_sibling (self->score_label));
}

/* Returns TRUE if the panel shows modules. The empty slots of a KillBot are hidden. */
static gboolean
has_cards (RoboSeatPanel *self)
{
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    {
      if (self->slots[i] != NULL && gtk_widget_get_visible (GTK_WIDGET (self->slots[i])))
        return TRUE;
    }

  return FALSE;
}

/* Gives the module names of this panel a common size. In narrow text lines, each name gets its own size if the
 * common size would be too small. */
static void
fit_names (RoboSeatPanel *self,
           RoboTitleRoom  room)
{
  double scale = 1;

  for (guint i = 0; i < ROBO_MAX_SLOTS && self->slots[i] != NULL; i++)
    {
      if (gtk_widget_get_visible (GTK_WIDGET (self->slots[i])))
        scale = MIN (scale, robo_module_card_get_title_scale (robo_module_slot_get_card (self->slots[i])));
    }
  if (room == ROBO_TITLE_NARROW && scale < LEAST_COMMON_SCALE)
    scale = 1;
  for (guint i = 0; i < ROBO_MAX_SLOTS && self->slots[i] != NULL; i++)
    robo_module_card_set_most_title_scale (robo_module_slot_get_card (self->slots[i]), scale);
}

/* Places the modules above or beside the keys. If are_modules_last is TRUE, places them below the keys and buttons. */
static void
place_modules (RoboSeatPanel *self)
{
  GtkBox *place = self->are_modules_last ? self->last_box : self->body;

  gtk_widget_set_visible (GTK_WIDGET (self->last_box), self->are_modules_last);
  move_child (GTK_WIDGET (self->modules_box), place, NULL);
  if (self->inventory == NULL)
    return;

  if (self->are_modules_last)
    move_child (self->inventory, self->last_box, GTK_WIDGET (self->modules_box));
  else if (is_open (self))
    move_child (self->inventory, self->lights_row, GTK_WIDGET (self->status_label));
  else
    move_child (self->inventory, self->foot, NULL);
}

static void
place_cards (RoboSeatPanel *self)
{
  gboolean      is_beside = self->is_beside && has_cards (self);
  gboolean      is_column = is_beside && !is_folded (self);
  gboolean      is_large = robo_desktop_style_has_large_text ();
  gboolean      is_roomy = self->key_size_px >= ROOMY_KEY_PX && !is_large;
  RoboTitleRoom room = ROBO_TITLE_WIDE;

  gtk_widget_set_visible (GTK_WIDGET (self->modules_box), has_cards (self));
  set_vertical (self->body, is_folded (self) ? is_large && !is_card (self) : !is_beside);
  set_vertical (self->modules_box, is_column);
  gtk_widget_set_hexpand (GTK_WIDGET (self->modules_box), !is_card (self));
  gtk_widget_set_valign (GTK_WIDGET (self->modules_box), is_column ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  /* Align the controllers of all panels, although the cards beside them have different widths. */
  gtk_widget_set_halign (GTK_WIDGET (self->controller), is_beside ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (self->side, !is_beside || robo_seat_get_is_killbot (self->seat));
  /* All controllers should be visible while dice act, and all keys of the player who programs. Cards with several
   * text lines would leave no room for the controllers. Such cards fit only beside the dice of a folded panel. */
  if (is_column && is_roomy)
    room = is_open (self) ? ROBO_TITLE_WIDE : ROBO_TITLE_ROOMY;
  else if (is_column)
    room = is_open (self) ? ROBO_TITLE_HIGH : ROBO_TITLE_NARROW;
  if (room == ROBO_TITLE_NARROW && robo_seat_panel_get_question (self) != NULL)
    room = ROBO_TITLE_PLAIN;
  else if (is_card (self))
    room = ROBO_TITLE_NONE;
  else if (is_folded (self) && robo_seat_get_n_dice (self->seat) > 0 && !is_large)
    room = is_roomy ? ROBO_TITLE_ROOMY : ROBO_TITLE_HIGH;
  for (guint i = 0; i < ROBO_MAX_SLOTS && self->slots[i] != NULL; i++)
    robo_module_slot_set_room (self->slots[i], is_folded (self) || (!is_column && !is_open (self)), room);
  fit_names (self, room);
}

/* Adds a die to a folded panel, with an arrow for the key on which it lies. */
static void
add_folded_die (RoboSeatPanel     *self,
                const RoboSeatDie *die)
{
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget       *view = robo_die_view_new (die->colour, die->value);
  GtkWidget       *arrow = g_object_new (GTK_TYPE_LABEL, "label", robo_program_dice_get_arrow (die->key), "accessible-role",
                                         GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  g_autofree char *words = robo_words_dup_die (die->colour, die->value);
  g_autofree char *name = g_strdup_printf ("%s, %s", words, robo_words_get_dir (die->key));

  robo_die_view_set_die (ROBO_DIE_VIEW (view), die->colour, die->value, get_mood (die));
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_valign (view, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (arrow, "caption");
  gtk_box_append (GTK_BOX (box), view);
  gtk_box_append (GTK_BOX (box), arrow);
  gtk_box_append (self->dice_box, box);
}

/* Updates the dice that replace the controller in a folded panel, and the parts that depend on these dice. */
static void
update_dice (RoboSeatPanel *self)
{
  GtkWidget *child;
  guint      n_dice = is_folded (self) ? robo_seat_get_n_dice (self->seat) : 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->dice_box))) != NULL)
    gtk_box_remove (self->dice_box, child);
  for (guint i = 0; i < n_dice; i++)
    add_folded_die (self, robo_seat_get_die (self->seat, i));

  place_cards (self);
  gtk_widget_set_visible (GTK_WIDGET (self->dice_box), n_dice > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->body),
                          !is_folded (self) || is_card (self) || n_dice > 0 || has_cards (self));
}

static void
update_form (RoboSeatPanel *self)
{
  robo_css_set_class (GTK_WIDGET (self), "folded", is_folded (self));
  robo_css_set_class (GTK_WIDGET (self), "card", is_card (self));
  robo_css_set_class (GTK_WIDGET (self), "tight", self->form == ROBO_PANEL_TIGHT);
  /* The panels are measured in this frame, and a font of the style sheet would change only in the next frame. */
  robo_label_scale_set (GTK_LABEL (self->score_label), is_open (self) ? 1 : CLOSE_SCORE_SCALE);
  robo_controller_view_set_key_size (self->controller, is_open (self) ? self->key_size_px : -1);
  place_lights (self);
  place_status_and_unfold_button (self);
  place_modules (self);
  update_dice (self);
  /* Forget the measured size, because the panels are measured before GTK applies the classes. */
  robo_styled_size_drop (GTK_WIDGET (self));
}

/* Dice */

/* Explains a KillBot's die (R9.4, R9.5). */
static char *
dup_killbot_sentence (const RoboSeatDie *die,
                      RoboDir            facing)
{
  if (die == NULL)
    return g_strdup (_ ("Rolls one die before each unit."));
  if (die->colour == ROBO_RED)
    /* Translators: This says what a KillBot’s die lets it do. %s is a direction such as “north”. */
    return g_strdup_printf (_ ("Fires %s."), robo_words_get_dir (facing));

  /* Translators: This says what a KillBot’s die lets it do. %s is a direction such as “north”. */
  return g_strdup_printf (g_dngettext (NULL, "Moves %u space %s.", "Moves %u spaces %s.", die->value),
                          die->value, robo_words_get_dir (facing));
}

static void
dice_changed_cb (RoboSeatPanel *self)
{
  if (robo_seat_get_is_killbot (self->seat))
    {
      const RoboSeatDie *die = robo_seat_get_n_dice (self->seat) > 0 ? robo_seat_get_die (self->seat, 0) : NULL;
      g_autofree char   *sentence = dup_killbot_sentence (die, robo_seat_get_facing (self->seat));

      gtk_widget_set_visible (GTK_WIDGET (self->killbot_die), die != NULL);
      if (die != NULL)
        robo_die_view_set_die (self->killbot_die, die->colour, die->value, get_mood (die));
      gtk_label_set_label (self->killbot_label, sentence);
    }
  else
    {
      RoboDie     dice[ROBO_MAX_DICE] = { 0 };
      RoboDieMood moods[ROBO_MAX_DICE];
      guint       n_dice = 0;

      for (guint i = 0; i < robo_seat_get_n_dice (self->seat); i++)
        {
          const RoboSeatDie *die = robo_seat_get_die (self->seat, i);

          dice[n_dice].colour = die->colour;
          dice[n_dice].value = die->value;
          dice[n_dice].key = die->key;
          dice[n_dice].unit = die->unit;
          moods[n_dice++] = get_mood (die);
        }

      robo_controller_view_set_dice (self->controller, dice, moods, n_dice);
    }
  update_dice (self);
}

/* Program */

static void
say_hint (RoboSeatPanel *self,
          const char    *sentence,
          gboolean       is_complaint)
{
  g_free (self->hint);
  self->hint = g_strdup (sentence);
  self->is_complaint = is_complaint;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HINT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_COMPLAINT]);
}

/* Updates the button that confirms the program. Until each unit has a die, the button shows how many units have one.
 * Until the program is complete, the button does not look ready, but the player can press it; the panel then says why
 * the program cannot be confirmed. */
static void
update_confirm_button (RoboSeatPanel *self,
                       gboolean       is_complete)
{
  gboolean         has_all_units;
  guint            n_units = 0;
  g_autofree char *label = NULL;

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    n_units += robo_program_draft_find_on_unit (self->draft, unit) != ROBO_DRAFT_NO_DIE;
  has_all_units = is_complete || n_units == ROBO_N_UNITS;

  if (has_all_units)
    label = g_strdup (_ ("_Confirm Program"));
  else
    /* Translators: This is the button that confirms a program, while dice are missing. The first %u is how many control
     * units have a die, the second how many control units there are. */
    label = g_strdup_printf (_ ("%u of %u Units"), n_units, ROBO_N_UNITS);
  gtk_button_set_label (GTK_BUTTON (self->confirm_button), label);
  /* Long words must not widen the window before the panel is arranged for a narrow one. */
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->confirm_button))), PANGO_ELLIPSIZE_END);
  robo_access_describe (self->confirm_button,
                        has_all_units ? "" : _ ("Confirms the program once each control unit has a die"));
  robo_css_set_class (self->confirm_button, "suggested-action", is_complete);
}

static void
draft_changed_cb (RoboSeatPanel *self)
{
  RoboRefusal refusal = robo_program_draft_check (self->draft);

  update_confirm_button (self, refusal == ROBO_REFUSED_NOT);
  gtk_widget_remove_css_class (GTK_WIDGET (self->hint_label), "error");
  if (refusal == ROBO_REFUSED_NOT)
    say_hint (self, _ ("Once confirmed, the program can’t be changed."), FALSE);
  else if (refusal == ROBO_REFUSED_EMPTY_UNIT)
    say_hint (self,
              robo_program_draft_has_all_dice (self->draft) ? _ ("Place three or four dice, one or two on each control unit.")
                                                            : _ ("Place one die on each control unit."),
              FALSE);
  else
    say_hint (self, robo_words_get_refusal (refusal), TRUE);
}

static void
refused_cb (RoboSeatPanel *self,
            guint          refusal)
{
  robo_seat_panel_refuse (self, (RoboRefusal)refusal);
}

static void
line_left_cb (RoboSeatPanel *self)
{
  robo_program_line_set_draft (self->program_line, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (robo_controller_view_get_unit (self->controller, 0)));
  gtk_widget_hide (GTK_WIDGET (self->program_line));
}

/* Hides the line and focuses the button that confirms, because the typed program is on the controller now. */
static void
line_applied_cb (RoboSeatPanel *self)
{
  robo_program_line_set_draft (self->program_line, NULL);
  gtk_widget_grab_focus (self->confirm_button);
  gtk_widget_hide (GTK_WIDGET (self->program_line));
}

/* Help */

/* These sections of the rules are about the parts of a panel. */
static const char *const killbot_topics[] = { "killbots", "squad", "damage", NULL };
static const char *const operator_topics[] = { "programming", "aim", "damage", "numbers", NULL };

/* Opens a popover that says whose panel it is and what the panel shows. Below this, the popover explains topics of the
 * rules, each with a button that opens its rule. */
static void
open_help (RoboSeatPanel      *self,
           const GdkRectangle *area)
{
  gboolean         is_killbot = robo_seat_get_is_killbot (self->seat);
  g_autofree char *words = NULL;

  if (is_killbot)
    /* Translators: This says whose panel it is. %s is the name of a KillBot, such as “KillBot 1 (Volt)”. */
    words = g_strdup_printf (_ ("%s has no player: it rolls one die before each control unit."),
                             robo_seat_get_full_name (self->seat));
  else
    /* Translators: This says whose panel it is. %s is the player with the robot, such as “Anna’s Hound”. */
    words = g_strdup_printf (_ ("%s: victory points, damage, modules and program."),
                             robo_seat_get_full_name (self->seat));

  g_clear_pointer (&self->help, gtk_widget_unparent);
  self->help = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->help),
                         robo_topic_help_new (words, is_killbot ? killbot_topics : operator_topics));
  gtk_popover_set_position (GTK_POPOVER (self->help), GTK_POS_LEFT);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->help), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_parent (self->help, GTK_WIDGET (self));
  if (area != NULL)
    gtk_popover_set_pointing_to (GTK_POPOVER (self->help), area);
  gtk_popover_popup (GTK_POPOVER (self->help));
}

/* Explains the panel with the focus. F1 activates this action. */
static void
explain_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  open_help (ROBO_SEAT_PANEL (widget), NULL);
}

/* Returns TRUE if a press that the panel gets was in one of its popovers, such as the popover with the values of a
 * die. */
static gboolean
is_in_popover (RoboSeatPanel *self,
               GtkGesture    *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  return event == NULL ||
         gdk_event_get_surface (event) != gtk_native_get_surface (gtk_widget_get_native (GTK_WIDGET (self)));
}

static void
right_pressed_cb (GtkGesture    *gesture,
                  int            n_press,
                  double         x,
                  double         y,
                  RoboSeatPanel *self)
{
  if (is_in_popover (self, gesture))
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  open_help (self, &(GdkRectangle){ (int)x, (int)y, 1, 1 });
}

/* A long touch has no meaning here, since the panel does not see the end of a touch that opens the values of a die. */
static void
add_gestures (RoboSeatPanel *self)
{
  GtkGesture *right = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  g_signal_connect (right, "pressed", G_CALLBACK (right_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (right));
}

/* Note */

/* Explains an event of a kind that happens for the first time. The note lies over the program, because players need
 * not click there while dice act. So the panel keeps its height and nothing moves. */
static void
note_changed_cb (RoboSeatPanel *self)
{
  const char *note = robo_seat_get_note (self->seat);

  gtk_label_set_label (self->note_label, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note_label), note != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  note != NULL ? note : "", -1);
  if (note != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    robo_access_say (GTK_WIDGET (self), note);
}

/* Returns the part of the panel at whose lower end the note lies: the controller or, for a KillBot, the sentence about
 * its die. In a folded panel it is the row with dice and modules or, without these, the header. */
static GtkWidget *
get_note_place (RoboSeatPanel *self)
{
  if (!is_folded (self))
    return robo_seat_get_is_killbot (self->seat) ? GTK_WIDGET (self->killbot_label) : self->side;
  if (gtk_widget_get_visible (GTK_WIDGET (self->body)))
    return GTK_WIDGET (self->body);

  return GTK_WIDGET (self->header);
}

static gboolean
place_note_cb (GtkOverlay    *overlay,
               GtkWidget     *note,
               GdkRectangle  *area,
               RoboSeatPanel *self)
{
  graphene_rect_t place;
  int             height;

  if (!gtk_widget_compute_bounds (get_note_place (self), GTK_WIDGET (overlay), &place))
    return FALSE;

  gtk_widget_measure (note, GTK_ORIENTATION_HORIZONTAL, -1, &area->width, NULL, NULL, NULL);
  area->width = MAX (area->width, (int)place.size.width);
  gtk_widget_measure (note, GTK_ORIENTATION_VERTICAL, area->width, NULL, &height, NULL, NULL);
  /* In a folded panel, the edges of modules would stick out above a low note. */
  if (is_folded (self))
    height = MAX (height, (int)place.size.height);
  area->height = height;
  area->x = (int)place.origin.x;
  area->y = (int)(place.origin.y + place.size.height) - height;
  /* Center a note that is higher than its place, such as one text line, and keep all notes inside the overlay. */
  if (height > place.size.height)
    area->y += (height - (int)place.size.height) / 2;
  area->y = CLAMP (area->y, 0, MAX (0, gtk_widget_get_height (GTK_WIDGET (overlay)) - height));

  return TRUE;
}

/* Object */

static void
standing_changed_cb (RoboSeatPanel *self)
{
  robo_css_set_class (GTK_WIDGET (self), "asked", robo_seat_get_is_asked (self->seat));
  robo_css_set_class (GTK_WIDGET (self), "out", robo_seat_get_is_out (self->seat));
  robo_css_set_class (GTK_WIDGET (self), "winner", robo_seat_get_is_winner (self->seat));
}

static void
set_unfolded (RoboSeatPanel *self,
              gboolean       is_unfolded)
{
  if (self->is_unfolded == is_unfolded)
    return;

  self->is_unfolded = is_unfolded;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_UNFOLDED]);
  g_signal_emit (self, signals[UNFOLDED], 0);
}

static void
robo_seat_panel_dispose (GObject *object)
{
  RoboSeatPanel *self = ROBO_SEAT_PANEL (object);

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  g_clear_object (&self->seat);
  g_clear_pointer (&self->help, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_SEAT_PANEL);

  G_OBJECT_CLASS (robo_seat_panel_parent_class)->dispose (object);
}

static void
robo_seat_panel_finalize (GObject *object)
{
  g_free (ROBO_SEAT_PANEL (object)->hint);

  G_OBJECT_CLASS (robo_seat_panel_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_SEAT] = { ROBO_PROPERTY_FIELD (OBJECT, "seat", RoboSeatPanel, seat), .type = robo_seat_get_type },
  [PROP_DRAFT] = { ROBO_PROPERTY_FIELD (OBJECT, "draft", RoboSeatPanel, draft), .type = robo_program_draft_get_type },
  [PROP_FORM] = { ROBO_PROPERTY_FIELD (UINT, "form", RoboSeatPanel, form), .max = ROBO_PANEL_CARD },
  [PROP_HINT] = { ROBO_PROPERTY_FIELD (STRING, "hint", RoboSeatPanel, hint) },
  [PROP_IS_COMPLAINT] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-complaint", RoboSeatPanel, is_complaint) },
  [PROP_IS_UNFOLDED] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-unfolded", RoboSeatPanel, is_unfolded), .set = G_CALLBACK (set_unfolded) },
};

static void
robo_seat_panel_class_init (RoboSeatPanelClass *klass)
{

  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_seat_panel_dispose;
  object_class->finalize = robo_seat_panel_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[UNFOLDED] = g_signal_new ("unfolded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_CONTROLLER_VIEW);
  g_type_ensure (ROBO_TYPE_DIE_VIEW);
  g_type_ensure (ROBO_TYPE_LIGHTS);
  g_type_ensure (ROBO_TYPE_ODDS_VIEW);
  g_type_ensure (ROBO_TYPE_PROGRAM_LINE);
  g_type_ensure (ROBO_TYPE_COMPUTER_FACE);
  g_type_ensure (ROBO_TYPE_SEAT_MARK);

  g_type_ensure (ROBO_TYPE_FIRST_FIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/match/robo-seat-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, overlay);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, header);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, unfold_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, body);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, side);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, foot);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, dice_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, tail);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, last_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, score_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, mark);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, name_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, lights);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, status_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, controller);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, lights_row);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, modules_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, killbot_die);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, killbot_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, odds_view);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, hint_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, question_bin);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, program_line);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, buttons_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, undo_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, type_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, hint_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, confirm_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, note_label);
  gtk_widget_class_bind_template_callback (widget_class, can_unfold_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_bank_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_bank_tooltip_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_number_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_number_tooltip_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_robot_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_score_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_score_tooltip_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_status_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_unfold_icon_cb);
  gtk_widget_class_bind_template_callback (widget_class, get_name_chars_cb);
  gtk_widget_class_bind_template_callback (widget_class, get_spacing_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_hint_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_lights_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_number_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_status_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_not_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_controller_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_not_open_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_open_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_set_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_note_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (widget_class, "what-is.explain", NULL, explain_cb);
  gtk_widget_class_set_css_name (widget_class, "seatpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Keeps room for a word of usual length, since a label that breaks words could become as narrow as one letter. */
static void
update_status_width (RoboSeatPanel *self)
{
  g_auto (GStrv) words = g_strsplit (gtk_label_get_label (self->status_label), " ", -1);
  glong longest = 0;

  for (char **word = words; *word != NULL; word++)
    longest = MAX (longest, g_utf8_strlen (*word, -1));
  gtk_label_set_width_chars (self->status_label, gtk_label_get_wrap_mode (self->status_label) == PANGO_WRAP_WORD_CHAR
                                                   ? (int)MIN (longest, LONGEST_STATUS_WORD)
                                                   : -1);
}

/* A narrow window, and large text beside the button for hints, leave no room for the button to type a program beside the
 * words on the others. Its shortcut works. */
static void
update_type_button (RoboSeatPanel *self,
                    gboolean       are_modules_last)
{
  gboolean is_tight = robo_desktop_style_has_large_text () && gtk_widget_get_visible (self->hint_button);

  gtk_widget_set_visible (self->type_button, !are_modules_last && !is_tight);
}

static void
hint_shown_cb (RoboSeatPanel *self)
{
  update_type_button (self, self->are_modules_last);
}

static void
robo_seat_panel_init (RoboSeatPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->key_size_px = -1;
  add_gestures (self);
  g_signal_connect_object (self->status_label, "notify::label", G_CALLBACK (update_status_width), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controller, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint_button, "notify::visible", G_CALLBACK (hint_shown_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
robo_seat_panel_new (RoboSeat *seat)
{
  RoboSeatPanel *self;
  g_autofree char *class = NULL;
  g_autofree char *unfold = NULL;

  g_return_val_if_fail (ROBO_IS_SEAT (seat), NULL);

  self = ROBO_SEAT_PANEL (robo_widget_pool_take (ROBO_TYPE_SEAT_PANEL));
  self->seat = g_object_ref (seat);
  class = g_strdup_printf ("seat-%u", robo_seat_get_colour (seat) + 1);
  gtk_widget_add_css_class (GTK_WIDGET (self), class);
  robo_seat_mark_set_colour (self->mark, robo_seat_get_colour (seat));
  robo_seat_mark_set_look (self->mark,
                           robo_seat_get_is_killbot (seat) ? ROBO_SEAT_LOOK_KILLBOT_HEAD : ROBO_SEAT_LOOK_HEAD);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, robo_seat_get_name (seat), -1);
  /* Translators: This is a button that shows all of a player’s controller and modules. %s is the player. */
  unfold = g_strdup_printf (_ ("Show %s in Full"), robo_seat_get_name (seat));
  gtk_widget_set_tooltip_text (self->unfold_button, unfold);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->unfold_button), GTK_ACCESSIBLE_PROPERTY_LABEL, unfold, -1);
  g_signal_connect_object (seat, "notify::is-asked", G_CALLBACK (standing_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (seat, "notify::is-out", G_CALLBACK (standing_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (seat, "notify::is-winner", G_CALLBACK (standing_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (seat, "notify::note", G_CALLBACK (note_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (seat, "dice-changed", G_CALLBACK (dice_changed_cb), self, G_CONNECT_SWAPPED);
  if (robo_seat_get_is_killbot (seat))
    g_signal_connect_object (seat, "notify::facing", G_CALLBACK (dice_changed_cb), self, G_CONNECT_SWAPPED);
  standing_changed_cb (self);
  note_changed_cb (self);
  dice_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEAT]);

  return GTK_WIDGET (self);
}

RoboControllerView *
robo_seat_panel_get_controller (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), NULL);

  return self->controller;
}

RoboLights *
robo_seat_panel_get_lights (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), NULL);

  return self->lights;
}

RoboOddsView *
robo_seat_panel_get_odds_view (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), NULL);

  return self->odds_view;
}

void
robo_seat_panel_set_match (RoboSeatPanel *self,
                           RoboMatch     *match)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self) && self->slots[0] == NULL);
  g_return_if_fail (ROBO_IS_MATCH (match));

  if (robo_match_get_modules (match) == NULL)
    return;

  g_signal_connect_object (self->seat, "modules-changed", G_CALLBACK (update_form), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    {
      GtkWidget *slot = robo_module_slot_new (match, self->seat, i);

      gtk_box_append (self->modules_box, slot);
      self->slots[i] = ROBO_MODULE_SLOT (slot);
    }
  self->inventory = robo_inventory_button_new (match, self->seat);
  gtk_box_append (self->lights_row, self->inventory);
  update_form (self);
}

void
robo_seat_panel_set_draft (RoboSeatPanel    *self,
                           RoboProgramDraft *draft)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));
  g_return_if_fail (draft == NULL || ROBO_IS_PROGRAM_DRAFT (draft));

  if (self->draft == draft)
    return;

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_set_object (&self->draft, draft);

  robo_program_line_set_draft (self->program_line, NULL);
  gtk_widget_hide (GTK_WIDGET (self->program_line));
  robo_controller_view_set_draft (self->controller, draft);
  if (draft != NULL)
    {
      g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
      draft_changed_cb (self);
    }
  else
    dice_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DRAFT]);
}

void
robo_seat_panel_refuse (RoboSeatPanel *self,
                        RoboRefusal    refusal)
{
  robo_seat_panel_complain (self, robo_words_get_refusal (refusal));
}

void
robo_seat_panel_complain (RoboSeatPanel *self,
                          const char    *sentence)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));
  g_return_if_fail (sentence != NULL);

  say_hint (self, sentence, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->hint_label), "error");
  robo_access_say (GTK_WIDGET (self), sentence);
  gtk_widget_error_bell (GTK_WIDGET (self));
}

void
robo_seat_panel_focus_confirm (RoboSeatPanel *self)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));

  gtk_widget_grab_focus (self->confirm_button);
}

void
robo_seat_panel_type_program (RoboSeatPanel *self)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self) && self->draft != NULL);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->program_line)))
    robo_program_line_set_draft (self->program_line, self->draft);
  gtk_widget_show (GTK_WIDGET (self->program_line));
  gtk_widget_grab_focus (GTK_WIDGET (self->program_line));
}

void
robo_seat_panel_set_question (RoboSeatPanel *self,
                              GtkWidget     *question)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));
  g_return_if_fail (question == NULL || GTK_IS_WIDGET (question));

  adw_bin_set_child (self->question_bin, question);
  gtk_widget_set_visible (GTK_WIDGET (self->question_bin), question != NULL);
  place_cards (self);
}

GtkWidget *
robo_seat_panel_get_question (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), NULL);

  return adw_bin_get_child (self->question_bin);
}

void
robo_seat_panel_set_form (RoboSeatPanel *self,
                          RoboPanelForm  form)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));

  if (self->form == form)
    return;

  self->form = form;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FORM]);
  update_form (self);
}

RoboPanelForm
robo_seat_panel_get_form (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), ROBO_PANEL_OPEN);

  return self->form;
}

gboolean
robo_seat_panel_get_is_programmed (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), FALSE);

  return self->draft != NULL;
}

gboolean
robo_seat_panel_get_wants_open (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), FALSE);

  return self->draft != NULL || robo_seat_panel_get_question (self) != NULL || robo_seat_get_is_asked (self->seat) ||
         robo_controller_view_get_has_choices (self->controller) || self->is_unfolded;
}

void
robo_seat_panel_let_fold (RoboSeatPanel *self)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));

  set_unfolded (self, FALSE);
}

void
robo_seat_panel_set_arrangement (RoboSeatPanel *self,
                                 gboolean       is_beside,
                                 int            key_size_px,
                                 gboolean       has_faces,
                                 gboolean       are_modules_last)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));

  robo_dice_tray_set_is_small (robo_controller_view_get_tray (self->controller), !has_faces);
  update_type_button (self, are_modules_last);
  gtk_box_set_spacing (self->buttons_box, are_modules_last ? TIGHT_BUTTONS_PX : BUTTONS_PX);

  if (self->is_beside == is_beside && self->key_size_px == key_size_px && self->are_modules_last == are_modules_last)
    return;

  self->is_beside = is_beside;
  self->key_size_px = key_size_px;
  self->are_modules_last = are_modules_last;
  update_form (self);
}

void
robo_seat_panel_set_breaks_words (RoboSeatPanel *self,
                                  gboolean       breaks_words)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));

  gtk_label_set_wrap_mode (self->status_label, breaks_words ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  update_status_width (self);
}
