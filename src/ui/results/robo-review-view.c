// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-review-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "match/learning/robo-review-words.h"
#include "match/log/robo-words.h"

#include "ui/board/robo-board-sketch.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/pictures/robo-program-dice.h"
#include "ui/widgets/pictures/robo-seat-mark.h"
#include "ui/widgets/robo-access.h"

#include "robo-chance-chart.h"
#include "robo-difference-bar.h"

/* The board of a round in the list is at least MINIATURE_PX wide and high. The boards of the opened round are side by
 * side, with PAIR_SPACING_PX between them, if two boards of BOARD_PX fit. The minimum size of a board is at most
 * MAX_BOARD_PX. */
#define MINIATURE_PX    56
#define BOARD_PX        260
#define MAX_BOARD_PX    480
#define PAIR_SPACING_PX 18
#define HEAD_SPACING_PX 9
#define LINE_SPACING_PX 3

/* A view of at least WIDE_PX shows the opened round beside the list, which is at least LIST_PX wide; otherwise the
 * round replaces the list. In a view of at least CURVE_ROW_PX, the description of the curve is beside it, at least
 * SIDE_PX wide; otherwise it is above the curve. */
#define WIDE_PX      900
#define CURVE_ROW_PX 560
#define LIST_PX      352
/* The edges of a row of the list, and the distance between its miniature and its text, need this width. */
#define LIST_EDGES_PX 36
#define SIDE_PX       200

/* Margins and spacing around the opened round take EDGES_PX of the width. If its boards are side by side, the other
 * parts of the page are estimated to take OTHERS_PX of the height. */
#define EDGES_PX  60
#define OTHERS_PX 440

/* CSS: node `review`. Role: group. */
struct _RoboReviewView
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget       *box;
  GtkStack        *stack;
  GtkLabel        *running_label;
  GtkProgressBar  *progress_bar;
  GtkWidget       *curve_card;
  GtkWidget       *curve_side;
  GtkLabel        *curve_title;
  GtkLabel        *sum_label;
  RoboChanceChart *chart;
  GtkWidget       *caption;
  GtkWidget       *list_window;
  GtkWidget       *list_box;
  GtkListBox      *rounds;
  GtkWidget       *note;
  GtkWidget       *round_window;
  AdwBin          *round_bin;

  /* owned */
  RoboMatchReview *review; /* nullable */
  gboolean         can_play_on;
  gboolean         is_by_keys; /* the user has begun the review by keyboard */

  int      width; /* width of the view at its last allocation, in pixels */
  int      height;
  int      board_px;
  gboolean is_wide;
  gboolean shows_round; /* in a narrow view, a round is shown instead of the list */
  guint    layout_id;
};

enum
{
  PLAY_ON,
  REVIEWED,
  SHOW_ROUND,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboReviewView, robo_review_view, GTK_TYPE_WIDGET)

static const char *const grade_classes[ROBO_N_GRADES] = { "success", NULL, "warning", "error" };

/* Tells which program a row of the list or a button of the opened round is about. */
typedef struct
{
  RoboReviewView *view; /* borrowed: an ancestor of the row or button */
  guint           round;
  guint           seat;
} Place;

static void
clear_result (RoboReviewView *self)
{
  GtkWidget *child;

  robo_chance_chart_set_review (self->chart, NULL, 0);
  robo_chance_chart_set_round (self->chart, G_MAXUINT);
  gtk_widget_set_visible (self->curve_card, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->rounds), FALSE);
  gtk_widget_set_visible (self->note, FALSE);
  self->shows_round = FALSE;
  adw_bin_set_child (self->round_bin, NULL);
  while ((child = GTK_WIDGET (gtk_list_box_get_row_at_index (self->rounds, 0))) != NULL)
    gtk_list_box_remove (self->rounds, child);
}

/* Returns the place of a row of the list, or NULL without a row. */
static const Place *
get_place (GtkListBoxRow *row)
{
  return row != NULL ? g_object_get_data (G_OBJECT (row), "place") : NULL;
}

/* Rounds */

static void
play_on_cb (Place *place)
{
  g_signal_emit (place->view, signals[PLAY_ON], 0, place->round, place->seat);
}

static void
show_round_cb (Place *place)
{
  g_signal_emit (place->view, signals[SHOW_ROUND], 0,
                 robo_match_review_get_result (place->view->review)->rounds[place->round].turns[place->seat].position);
}

static void
free_place (gpointer  place,
            GClosure *closure)
{
  g_free (place);
}

static GtkWidget *
button_new (const char  *label,
            const Place *place,
            void (*clicked_cb) (Place *place))
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect_data (button, "clicked", G_CALLBACK (clicked_cb), g_memdup2 (place, sizeof *place), free_place,
                         G_CONNECT_SWAPPED);

  return button;
}

static GtkWidget *
text_new (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       NULL);
}

static GtkWidget *
heading_new (const char *text)
{
  GtkWidget *label = text_new (text);

  gtk_widget_add_css_class (label, "heading");

  return label;
}

/* Returns the buttons of a round. In a wide view they are side by side. In a narrow view they share a line in equal
 * parts if both fit into it; otherwise each has a line of its own. */
static GtkWidget *
buttons_new (const Place *place)
{
  /* Translators: This is a button. It shows on the board what happened. */
  GtkWidget *watch_button = button_new (_ ("_Watch Round"), place, show_round_cb);
  /* Translators: This is a button. It begins another game at this round, with the better program. */
  GtkWidget *play_on_button = button_new (_ ("_Play On From Here"), place, play_on_cb);
  GtkWidget *box;

  gtk_widget_set_visible (play_on_button, place->view->can_play_on);
  if (place->view->is_wide)
    {
      box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
      gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), watch_button);
      gtk_box_append (GTK_BOX (box), play_on_button);
      return box;
    }

  box = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "max-children-per-line", 2,
                      "homogeneous", TRUE, "column-spacing", 12, "row-spacing", 12, NULL);
  gtk_widget_add_css_class (box, "buttons");
  gtk_flow_box_append (GTK_FLOW_BOX (box), watch_button);
  gtk_flow_box_append (GTK_FLOW_BOX (box), play_on_button);
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_focusable (child, FALSE);

  return box;
}

/* Trying another die */

typedef struct
{
  Place        place;
  RoboProgram  program; /* the program that was played */
  GtkDropDown *die;
  GtkDropDown *colour;
  GtkDropDown *value;
  GtkDropDown *key;
  GtkLabel    *label;
  gboolean     is_setting;
} WhatIf;

static void
show_what_if (WhatIf *what_if)
{
  RoboProgram      program = what_if->program;
  RoboDie         *die = &program.dice[gtk_drop_down_get_selected (what_if->die)];
  g_autofree char *end = NULL;
  g_autofree char *text = NULL;

  die->colour = (guint8)gtk_drop_down_get_selected (what_if->colour);
  die->value = (guint8)(1 + gtk_drop_down_get_selected (what_if->value));
  die->key = (guint8)gtk_drop_down_get_selected (what_if->key);
  end = robo_match_review_dup_what_if (what_if->place.view->review, what_if->place.round, what_if->place.seat,
                                       &program);
  if (robo_program_pack (&program) == robo_program_pack (&what_if->program))
    /* Translators: This says how a round ended. %s is one or more whole sentences. */
    text = g_strdup_printf (_ ("What happened: %s"), end);
  else
    /* Translators: This says how a round would have ended. %s is one or more whole sentences. */
    text = g_strdup_printf (_ ("What would have happened: %s"), end);
  gtk_label_set_label (what_if->label, text);
  if (gtk_widget_get_mapped (GTK_WIDGET (what_if->label)))
    robo_access_say (GTK_WIDGET (what_if->label), text);
}

static void
what_if_changed_cb (WhatIf *what_if)
{
  if (!what_if->is_setting)
    show_what_if (what_if);
}

/* Shows the die that the user has selected, with its original color, value and key. Changes of the die that was
 * selected before are dropped. */
static void
die_selected_cb (WhatIf *what_if)
{
  const RoboDie *die = &what_if->program.dice[gtk_drop_down_get_selected (what_if->die)];

  what_if->is_setting = TRUE;
  gtk_drop_down_set_selected (what_if->colour, die->colour);
  gtk_drop_down_set_selected (what_if->value, die->value - 1u);
  gtk_drop_down_set_selected (what_if->key, die->key);
  what_if->is_setting = FALSE;
  show_what_if (what_if);
}

static GtkDropDown *
add_choice (GtkWidget     *box,
            GtkStringList *choices,
            const char    *name)
{
  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (choices), NULL);

  robo_access_name_list (GTK_DROP_DOWN (choice), name);
  gtk_flow_box_append (GTK_FLOW_BOX (box), choice);
  gtk_widget_set_focusable (gtk_widget_get_parent (choice), FALSE);

  return GTK_DROP_DOWN (choice);
}

static void
add_choices (WhatIf    *what_if,
             GtkWidget *box)
{
  GtkStringList *dice = gtk_string_list_new (NULL);
  GtkStringList *colours = gtk_string_list_new (NULL);
  GtkStringList *values = gtk_string_list_new (NULL);
  GtkStringList *keys = gtk_string_list_new (NULL);

  for (guint i = 0; i < what_if->program.n_dice; i++)
    gtk_string_list_append (dice, robo_words_get_unit (what_if->program.dice[i].unit));
  gtk_string_list_append (colours, C_ ("die", "Blue"));
  gtk_string_list_append (colours, C_ ("die", "Red"));
  for (guint value = 1; value <= 6; value++)
    {
      g_autofree char *text = g_strdup_printf ("%u", value);

      gtk_string_list_append (values, text);
    }
  for (guint key = 0; key < ROBO_N_DIRS; key++)
    gtk_string_list_append (keys, robo_words_get_dir_title (key));
  what_if->die = add_choice (box, dice, _ ("Control unit"));
  what_if->colour = add_choice (box, colours, _ ("Die color"));
  what_if->value = add_choice (box, values, _ ("Die value"));
  /* Translators: This is the name of a menu. The user chooses the key of the control unit on which a die lies. */
  what_if->key = add_choice (box, keys, _ ("Key"));
}

static GtkWidget *
what_if_new (const Place       *place,
             const RoboProgram *program)
{
  WhatIf    *what_if = g_new0 (WhatIf, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  /* Translators: This is a heading above the result that another die would have had. */
  GtkWidget *title = heading_new (_ ("What If?"));
  GtkWidget *choices = gtk_flow_box_new ();

  what_if->place = *place;
  what_if->program = *program;
  what_if->label = GTK_LABEL (text_new (NULL));
  g_object_set_data_full (G_OBJECT (box), "what-if", what_if, g_free);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (choices), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (choices), 4);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (choices), 12);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (choices), 12);
  gtk_widget_add_css_class (choices, "buttons");
  add_choices (what_if, choices);
  gtk_widget_add_css_class (GTK_WIDGET (what_if->label), "what-if");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), choices);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (what_if->label));
  die_selected_cb (what_if);
  g_signal_connect_swapped (what_if->die, "notify::selected", G_CALLBACK (die_selected_cb), what_if);
  g_signal_connect_swapped (what_if->colour, "notify::selected", G_CALLBACK (what_if_changed_cb), what_if);
  g_signal_connect_swapped (what_if->value, "notify::selected", G_CALLBACK (what_if_changed_cb), what_if);
  g_signal_connect_swapped (what_if->key, "notify::selected", G_CALLBACK (what_if_changed_cb), what_if);

  return box;
}

/* Returns the grade of a program in words, and its loss if it is not 0. If has_mark is TRUE, the sign of the grade
 * comes first. */
static char *
dup_grade (const RoboReviewTurn *turn,
           gboolean              has_mark)
{
  const char      *mark = has_mark ? robo_review_words_get_mark (turn->grade) : "";
  const char      *words = robo_review_words_get_grade (turn->grade);
  guint            loss = (guint)(turn->loss + 50) / 100;
  g_autofree char *text = NULL;

  if (loss == 0)
    text = g_strdup_printf ("%s %s", mark, words);
  else
    /* Translators: This says how good a program was. %1$s is a sign or nothing, %2$s is a word such as “Mistake”, and
     * %3$u is by how many percentage points the program lowered the chance to win. */
    text = g_strdup_printf (_ ("%1$s %2$s −%3$u%%"), mark, words, loss);

  return g_strdup (g_strstrip (text));
}

/* Shows the grade of a program with a sign, whose shape tells the grades apart for color-blind users. */
static GtkWidget *
grade_new (const RoboReviewTurn *turn)
{
  g_autofree char *text = dup_grade (turn, TRUE);
  GtkWidget       *label;

  label = gtk_label_new (text);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "grade");
  if (grade_classes[turn->grade] != NULL)
    gtk_widget_add_css_class (label, grade_classes[turn->grade]);

  return label;
}

/* Returns a small board with the end of the round, and with the ways that robots took in this round. */
static GtkWidget *
miniature_new (RoboMatch             *match,
               const RoboReviewRound *round,
               const char            *title)
{
  GtkWidget *sketch = robo_board_sketch_new (MINIATURE_PX);

  robo_board_sketch_set_moment (ROBO_BOARD_SKETCH (sketch), match, round->end);
  robo_board_sketch_set_ways (ROBO_BOARD_SKETCH (sketch), match, round->first, round->end);
  gtk_widget_set_valign (sketch, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sketch), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  return sketch;
}

/* Returns whether a heading and another widget fit a width side by side. */
static gboolean
fits_beside (GtkWidget *title,
             GtkWidget *other,
             int        width)
{
  int title_width, other_width;

  gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &title_width, NULL, NULL);
  gtk_widget_measure (other, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &other_width, NULL, NULL);

  return title_width + HEAD_SPACING_PX + other_width <= width;
}

/* Puts a widget beside or below a heading. */
static GtkWidget *
pair_new (GtkWidget *title,
          GtkWidget *other,
          gboolean   is_beside)
{
  GtkWidget *box = gtk_box_new (is_beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                is_beside ? HEAD_SPACING_PX : LINE_SPACING_PX);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), other);

  return box;
}

/* Creates a column for a program: the heading and the chance to win, the path of the program on the board, and the dice
 * of the program. */
static GtkWidget *
program_new (RoboReviewView       *self,
             GtkWidget            *head,
             const char           *heading,
             const RoboReviewTurn *turn,
             gboolean              is_best,
             guint                 seat)
{
  RoboMatch         *match = robo_match_review_get_match (self->review);
  const RoboProgram *program = is_best ? &turn->best : &turn->played;
  GtkWidget         *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget         *sketch = robo_board_sketch_new (self->board_px);
  GtkWidget         *dice = robo_program_dice_new (program);
  g_autofree char   *words = robo_words_dup_program (program);
  robo_board_sketch_set_moment (ROBO_BOARD_SKETCH (sketch), match, turn->position);
  robo_board_sketch_set_program (ROBO_BOARD_SKETCH (sketch), match, seat, program);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sketch), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), sketch);
  gtk_widget_set_halign (dice, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (dice, "large");
  gtk_box_append (GTK_BOX (box), dice);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);

  return box;
}

/* Shows the program that was played and, if it was not the best one, a better program beside or below it. The chances
 * are beside both headings or below both, so that the boards are at one height. */
static GtkWidget *
programs_new (RoboReviewView       *self,
              const RoboReviewTurn *turn,
              guint                 seat)
{
  GtkWidget  *boards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  guint       n_programs = turn->grade != ROBO_GRADE_BEST ? 2 : 1;
  gboolean    are_beside = TRUE;
  const char *headings[2];
  GtkWidget  *titles[2] = { NULL }, *chances[2] = { NULL };

  /* Translators: This is a heading above the program that a player made. */
  headings[0] = _ ("The Program");
  /* Translators: This is a heading above a program that would have been better than the one that the player made. */
  headings[1] = _ ("A Better Program");
  gtk_widget_set_layout_manager (boards, g_object_new (ROBO_TYPE_ROW_LAYOUT, "spacing", PAIR_SPACING_PX, "threshold",
                                                       2 * BOARD_PX + PAIR_SPACING_PX, "is-even", TRUE, NULL));
  for (guint i = 0; i < n_programs; i++)
    {
      g_autofree char *chance = robo_review_words_dup_chance (turn, i > 0);

      titles[i] = heading_new (headings[i]);
      chances[i] = text_new (chance);
      are_beside &= fits_beside (titles[i], chances[i], self->board_px);
    }
  for (guint i = 0; i < n_programs; i++)
    gtk_box_append (GTK_BOX (boards), program_new (self, pair_new (titles[i], chances[i], are_beside), headings[i],
                                                   turn, i > 0, seat));

  return boards;
}

/* Returns a title for a row of the list, or above the opened round. */
static char *
dup_round_title (const RoboReviewRound *round)
{
  /* Translators: This is the title of a row in a list. %u is the number of a round. */
  return g_strdup_printf (round->is_turning_point ? _ ("Round %u, turning point") : _ ("Round %u"), round->number);
}

static GtkWidget *
round_head_new (const Place           *place,
                const RoboReviewRound *round)
{
  GtkWidget       *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *text = dup_round_title (round);
  GtkWidget       *title = text_new (text);

  gtk_widget_add_css_class (title, "title-2");
  gtk_widget_set_hexpand (title, !place->view->is_wide);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), grade_new (&round->turns[place->seat]));
  gtk_widget_set_layout_manager (head, g_object_new (ROBO_TYPE_ROW_LAYOUT, "spacing", 12, "is-even", FALSE, NULL));
  gtk_box_append (GTK_BOX (head), box);
  if (place->view->is_wide)
    gtk_box_append (GTK_BOX (head), buttons_new (place));

  return head;
}

/* Returns all widgets about a round. This is called each time a round is opened: creating the boards of all rounds at
 * once would keep the user waiting. */
static GtkWidget *
round_new (const Place *place)
{
  RoboReviewView        *self = place->view;
  RoboMatch             *match = robo_match_review_get_match (self->review);
  const RoboReviewRound *round = &robo_match_review_get_result (self->review)->rounds[place->round];
  const RoboReviewTurn  *turn = &round->turns[place->seat];
  GtkWidget             *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget             *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char       *luck = robo_review_words_dup_luck (turn, match);

  gtk_box_append (GTK_BOX (box), round_head_new (place, round));
  gtk_box_append (GTK_BOX (box), programs_new (self, turn, place->seat));
  if (turn->grade != ROBO_GRADE_BEST)
    {
      g_autoptr (GArray) differences = robo_review_words_list_differences (turn, match);

      for (guint i = 0; i < differences->len; i++)
        gtk_box_append (GTK_BOX (box),
                        robo_difference_bar_new (&g_array_index (differences, RoboReviewDifference, i)));
    }
  /* Translators: This is a heading. The sentences below it say how other players and chance changed a player’s chance
   * to win. */
  gtk_box_append (GTK_BOX (lines), heading_new (_ ("Opponents and Luck")));
  gtk_box_append (GTK_BOX (lines), text_new (luck));
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), what_if_new (place, &turn->played));
  if (!self->is_wide)
    gtk_box_append (GTK_BOX (box), buttons_new (place));
  gtk_widget_add_css_class (box, "review-round");

  return box;
}

/* List of rounds */

static GtkWidget *
round_row_new (RoboReviewView *self,
               guint           index,
               guint           seat)
{
  RoboMatch             *match = robo_match_review_get_match (self->review);
  const RoboReviewRound *round = &robo_match_review_get_result (self->review)->rounds[index];
  const RoboReviewTurn  *turn = &round->turns[seat];
  const Place            place = { self, index, seat };
  GtkWidget             *row = gtk_list_box_row_new ();
  GtkWidget             *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget             *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget             *grade = grade_new (turn);
  GtkWidget             *dice = robo_program_dice_new (&turn->played);
  g_autofree char       *text = dup_round_title (round);
  g_autofree char       *program = robo_words_dup_program (&turn->played);
  g_autofree char       *grade_words = dup_grade (turn, FALSE);
  g_autofree char       *name = g_strdup_printf ("%s: %s", text, grade_words);
  GtkWidget             *title = text_new (text);
  gboolean               is_beside;

  gtk_label_set_wrap_mode (GTK_LABEL (title), PANGO_WRAP_WORD);
  gtk_widget_set_halign (grade, GTK_ALIGN_START);
  gtk_widget_set_halign (dice, GTK_ALIGN_START);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (lines, TRUE);
  is_beside = fits_beside (title, grade, LIST_PX - MINIATURE_PX - LIST_EDGES_PX);
  gtk_box_append (GTK_BOX (lines), pair_new (title, grade, is_beside));
  gtk_box_append (GTK_BOX (lines), dice);
  gtk_box_append (GTK_BOX (box), miniature_new (match, round, text));
  gtk_box_append (GTK_BOX (box), lines);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  robo_access_describe (row, program);
  g_object_set_data_full (G_OBJECT (row), "place", g_memdup2 (&place, sizeof place), g_free);

  return row;
}

static char *
dup_sum (RoboReviewView *self,
         guint           seat)
{
  RoboReviewSum sum;

  robo_review_sum_up (robo_match_review_get_result (self->review), seat, &sum);

  return sum.n_turns > 0 ? robo_review_words_dup_sum (&sum) : NULL;
}

/* If several players are reviewed, writes the name of each above its rounds. */
static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       user_data)
{
  RoboReviewView *self = user_data;
  guint           seat = get_place (row)->seat;
  guint           seats = self->review != NULL ? robo_match_review_get_seats (self->review) : 0;
  GtkWidget      *label;

  if ((seats & (seats - 1)) == 0 || (before != NULL && get_place (before)->seat == seat))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  label = heading_new (robo_seat_get_name (robo_match_get_seat (robo_match_review_get_match (self->review), seat)));
  gtk_widget_add_css_class (label, "review-name");
  gtk_list_box_row_set_header (row, label);
}

static void
add_rounds (RoboReviewView *self,
            guint           seat)
{
  const RoboReview *review = robo_match_review_get_result (self->review);

  for (guint i = 0; i < review->n_rounds; i++)
    {
      if (review->rounds[i].turns[seat].is_judged)
        gtk_list_box_append (self->rounds, round_row_new (self, i, seat));
    }
}

static gboolean
has_turning_points (RoboReviewView *self)
{
  const RoboReview *review = robo_match_review_get_result (self->review);

  for (guint i = 0; review != NULL && i < review->n_rounds; i++)
    if (review->rounds[i].is_turning_point)
      return TRUE;

  return FALSE;
}

/* Shows the chances of a player. The curve grows while the review is running. */
static void
show_curve (RoboReviewView *self,
            guint           seat)
{
  RoboMatch       *match = robo_match_review_get_match (self->review);
  g_autofree char *name = robo_review_words_dup_side (match, seat);
  g_autofree char *title = NULL;
  g_autofree char *sum = robo_match_review_get_result (self->review) != NULL ? dup_sum (self, seat) : NULL;

  /* Translators: This is a heading above a curve, which shows round by round how likely it is that a player wins. %s is
   * the player. */
  title = g_strdup_printf (_ ("Win Chance for %s"), name);
  gtk_label_set_label (self->curve_title, title);
  gtk_label_set_label (self->sum_label, sum != NULL ? sum : "");
  gtk_widget_set_visible (GTK_WIDGET (self->sum_label), sum != NULL);
  robo_chance_chart_set_review (self->chart, self->review, seat);
  gtk_widget_set_visible (self->caption, has_turning_points (self));
  gtk_widget_set_visible (self->curve_card, TRUE);
}

static guint
get_first_seat (RoboReviewView *self)
{
  guint seats = robo_match_review_get_seats (self->review);

  return seats != 0 ? (guint)g_bit_nth_lsf (seats, -1) : 0;
}

/* Opened round */

static void
open_round (RoboReviewView *self,
            const Place    *place)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->round_window));

  adw_bin_set_child (self->round_bin, round_new (place));
  gtk_adjustment_set_value (adjustment, 0);
}

static void
row_selected_cb (RoboReviewView *self,
                 GtkListBoxRow  *row)
{
  const Place *place = get_place (row);

  if (place == NULL)
    return;

  show_curve (self, place->seat);
  robo_chance_chart_set_round (self->chart, place->round);
  if (self->is_wide)
    open_round (self, place);
}

/* Shows the list, the opened round, or in a wide view both. Without a result, hides the round, and in a wide view the
 * list, too. */
static void
update_parts (RoboReviewView *self)
{
  gboolean has_result = gtk_widget_get_visible (GTK_WIDGET (self->rounds));

  gtk_widget_set_visible (self->list_window, self->is_wide ? has_result : !self->shows_round);
  gtk_widget_set_visible (self->round_window, has_result && (self->is_wide || self->shows_round));
}

static void
row_activated_cb (RoboReviewView *self,
                  GtkListBoxRow  *row)
{
  if (self->is_wide)
    return;

  self->shows_round = TRUE;
  open_round (self, get_place (row));
  update_parts (self);
  gtk_widget_child_focus (GTK_WIDGET (self->round_bin), GTK_DIR_TAB_FORWARD);
}

/* Opens a round of the player whose curve is shown. */
static void
round_chosen_cb (RoboReviewView *self,
                 guint           round)
{
  const Place   *shown = get_place (gtk_list_box_get_selected_row (self->rounds));
  guint          seat = shown != NULL ? shown->seat : get_first_seat (self);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->rounds, i)) != NULL; i++)
    {
      if (get_place (row)->round != round || get_place (row)->seat != seat)
        continue;
      gtk_list_box_select_row (self->rounds, row);
      gtk_widget_grab_focus (GTK_WIDGET (row));
      row_activated_cb (self, row);
    }
}

/* Layout */

static void
move_curve (RoboReviewView *self)
{
  GtkBox *parent = GTK_BOX (self->is_wide ? self->box : self->list_box);

  if (gtk_widget_get_parent (self->curve_card) == GTK_WIDGET (parent))
    return;

  g_object_ref (self->curve_card);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->curve_card)), self->curve_card);
  gtk_box_insert_child_after (parent, self->curve_card, self->is_wide ? GTK_WIDGET (self->stack) : NULL);
  g_object_unref (self->curve_card);
}

static int
choose_board_size (RoboReviewView *self)
{
  int room = self->width - EDGES_PX - (self->is_wide ? LIST_PX + PAIR_SPACING_PX : 0);
  int most = MAX_BOARD_PX;

  if (room >= 2 * BOARD_PX + PAIR_SPACING_PX)
    {
      room = (room - PAIR_SPACING_PX) / 2;
      most = CLAMP (self->height - OTHERS_PX, BOARD_PX, MAX_BOARD_PX);
    }

  return MIN (room, most);
}

static void
update_layout (RoboReviewView *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->rounds);
  gboolean       is_curve_row = self->width >= CURVE_ROW_PX;
  gboolean       was_wide = self->is_wide;
  int            old_board_px = self->board_px;

  self->is_wide = self->width >= WIDE_PX;
  self->board_px = choose_board_size (self);
  move_curve (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->curve_card),
                                  is_curve_row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_size_request (self->curve_side, is_curve_row ? SIDE_PX : -1, -1);
  gtk_widget_set_size_request (self->list_window, self->is_wide ? LIST_PX : -1, -1);
  gtk_widget_set_hexpand (self->list_window, !self->is_wide);
  if (self->is_wide && row == NULL)
    gtk_list_box_select_row (self->rounds, gtk_list_box_get_row_at_index (self->rounds, 0));
  else if (row != NULL && (self->is_wide || self->shows_round) &&
           (self->is_wide != was_wide || self->board_px != old_board_px))
    open_round (self, get_place (row));
  update_parts (self);
}

static void
update_layout_cb (gpointer user_data)
{
  RoboReviewView *self = user_data;

  self->layout_id = 0;
  update_layout (self);
}

/* Results */

static void
show_result (RoboReviewView *self)
{
  clear_result (self);
  show_curve (self, get_first_seat (self));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if ((robo_match_review_get_seats (self->review) & 1u << seat) != 0)
      add_rounds (self, seat);
  gtk_widget_set_visible (GTK_WIDGET (self->rounds), TRUE);
  gtk_widget_set_visible (self->note, TRUE);
  gtk_stack_set_visible_child_name (self->stack, "result");
  gtk_widget_set_visible (GTK_WIDGET (self->stack), FALSE);
  update_layout (self);
}

static void
progress_cb (RoboReviewView *self)
{
  guint             n_points;
  const RoboReview *curve = robo_match_review_get_curve (self->review, &n_points);
  g_autofree char  *text = NULL;

  gtk_progress_bar_set_fraction (self->progress_bar, robo_match_review_get_progress (self->review));
  if (curve != NULL && n_points > 0)
    /* Translators: %1$u is the number of the round that is being reviewed, %2$u is how many rounds there are. */
    text = g_strdup_printf (_ ("Round %1$u of %2$u"), MIN (n_points, curve->n_rounds), curve->n_rounds);
  gtk_progress_bar_set_text (self->progress_bar, text != NULL ? text : "");
}

/* Announces that the review is ready, and how good the programs of each reviewed player were. */
static void
say_result (RoboReviewView *self)
{
  RoboMatch *match = robo_match_review_get_match (self->review);

  robo_access_say (GTK_WIDGET (self), _ ("The review is ready."));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_autofree char *words = NULL;
      RoboReviewSum    sum = { 0 };

      if ((robo_match_review_get_seats (self->review) & 1u << seat) == 0)
        continue;
      robo_review_sum_up (robo_match_review_get_result (self->review), seat, &sum);
      if (sum.n_turns == 0)
        continue;

      words = robo_review_words_dup_sum (&sum);
      robo_access_say (GTK_WIDGET (self), robo_seat_get_name (robo_match_get_seat (match, seat)));
      robo_access_say (GTK_WIDGET (self), words);
    }
}

static void
running_cb (RoboReviewView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (robo_match_review_get_is_running (self->review))
    {
      /* GTK shows the focus only for a few seconds, so remember whether it was visible. */
      self->is_by_keys = root != NULL && gtk_window_get_focus_visible (GTK_WINDOW (root));
      progress_cb (self);
      clear_result (self);
      show_curve (self, get_first_seat (self));
      update_layout (self);
      gtk_widget_set_visible (GTK_WIDGET (self->stack), TRUE);
      gtk_stack_set_visible_child_name (self->stack, "running");
      robo_access_say (GTK_WIDGET (self), gtk_label_get_label (self->running_label));
      return;
    }
  if (robo_match_review_get_result (self->review) == NULL)
    {
      clear_result (self);
      update_parts (self);
      gtk_stack_set_visible_child_name (self->stack, "cancelled");
      return;
    }

  show_result (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      say_result (self);
      /* The button that had the focus is hidden now. For a user of the keyboard, move the focus to the rounds. For a
       * user of the mouse, leave it, so that nothing scrolls. */
      if (self->is_by_keys)
        gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->rounds, 0)));
    }
  g_signal_emit (self, signals[REVIEWED], 0);
}

static void
cancel_cb (RoboReviewView *self)
{
  if (self->review != NULL)
    robo_match_review_cancel (self->review);
}

static void
start_cb (RoboReviewView *self)
{
  if (self->review != NULL)
    robo_match_review_start (self->review);
}

/* Object */

static void
robo_review_view_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  gtk_widget_measure (ROBO_REVIEW_VIEW (widget)->box, orientation, for_size, minimum, natural, NULL, NULL);
}

/* Changes the layout later, because sizes must not change during allocation. */
static void
robo_review_view_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  RoboReviewView *self = ROBO_REVIEW_VIEW (widget);

  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  if (self->width == width && self->height == height)
    return;

  self->width = width;
  self->height = height;
  if (self->layout_id == 0)
    self->layout_id = g_idle_add_once (update_layout_cb, self);
}

static void
robo_review_view_dispose (GObject *object)
{
  RoboReviewView *self = ROBO_REVIEW_VIEW (object);

  g_clear_handle_id (&self->layout_id, g_source_remove);

  if (self->review != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->review, self);
      robo_match_review_cancel (self->review);
      g_clear_object (&self->review);
    }
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_REVIEW_VIEW);

  G_OBJECT_CLASS (robo_review_view_parent_class)->dispose (object);
}

static void
robo_review_view_class_init (RoboReviewViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_review_view_dispose;
  widget_class->measure = robo_review_view_measure;
  widget_class->size_allocate = robo_review_view_size_allocate;

  signals[PLAY_ON] = g_signal_new ("play-on", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[REVIEWED] = g_signal_new ("reviewed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
  signals[SHOW_ROUND] = g_signal_new ("show-round", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (ROBO_TYPE_CHANCE_CHART);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/robodrome/Robodrome/ui/results/robo-review-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, box);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, stack);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, running_label);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, curve_card);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, curve_side);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, curve_title);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, sum_label);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, chart);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, caption);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, list_window);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, list_box);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, rounds);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, note);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, round_window);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, round_bin);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, round_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);

  gtk_widget_class_set_css_name (widget_class, "review");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_review_view_init (RoboReviewView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->rounds, header_cb, self, NULL);
  /* Translators: This names the list of the rounds of a finished game, for screen readers. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rounds), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Rounds"), -1);
}

void
robo_review_view_begin (RoboReviewView *self,
                        RoboMatch      *match,
                        gboolean        can_play_on)
{
  g_return_if_fail (ROBO_IS_REVIEW_VIEW (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  if (self->review != NULL && robo_match_review_get_match (self->review) == match)
    return;

  robo_review_view_forget (self);
  self->can_play_on = can_play_on;
  self->review = robo_match_review_new (match, ROBO_REVIEW_NORMAL);
  g_signal_connect_object (self->review, "notify::progress", G_CALLBACK (progress_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review, "notify::n-points", G_CALLBACK (progress_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review, "notify::is-running", G_CALLBACK (running_cb), self, G_CONNECT_SWAPPED);
  robo_match_review_start (self->review);
}

void
robo_review_view_forget (RoboReviewView *self)
{
  g_return_if_fail (ROBO_IS_REVIEW_VIEW (self));

  if (self->review == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->review, self);
  robo_match_review_cancel (self->review);
  g_clear_object (&self->review);
  clear_result (self);
  g_signal_emit (self, signals[REVIEWED], 0);
}

RoboMatchReview *
robo_review_view_get_review (RoboReviewView *self)
{
  g_return_val_if_fail (ROBO_IS_REVIEW_VIEW (self), NULL);

  return self->review;
}

gboolean
robo_review_view_back (RoboReviewView *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (ROBO_IS_REVIEW_VIEW (self), FALSE);

  if (self->is_wide || !self->shows_round)
    return FALSE;

  self->shows_round = FALSE;
  update_parts (self);
  row = gtk_list_box_get_selected_row (self->rounds);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));

  return TRUE;
}
