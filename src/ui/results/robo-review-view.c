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

/* The board beside the title of a round has the size MINIATURE_PX. The boards of the opened round have at least the
 * size BOARD_PX. */
#define MINIATURE_PX    64
#define BOARD_PX        260
#define PAIR_SPACING_PX 18

/* CSS: node `review`. Role: group. */
struct _RoboReviewView
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget       *window;
  GtkStack        *stack;
  GtkProgressBar  *progress_bar;
  GtkWidget       *curve_card;
  RoboChanceChart *chart;
  GtkFlowBox      *legend;
  GtkWidget       *caption;
  GtkWidget       *result_box;
  GtkBox          *seats;

  /* owned */
  RoboMatchReview *review; /* nullable */
  gboolean         can_play_on;
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

/* Holds the program that the buttons of a row are about. */
typedef struct
{
  RoboReviewView *view; /* borrowed: an ancestor of the button */
  guint           round;
  guint           seat;
} Place;

static void
clear_result (RoboReviewView *self)
{
  GtkWidget *child;

  robo_chance_chart_set_review (self->chart, NULL);
  gtk_widget_set_visible (self->curve_card, FALSE);
  gtk_widget_set_visible (self->result_box, FALSE);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->legend))) != NULL)
    gtk_flow_box_remove (self->legend, child);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->seats))) != NULL)
    gtk_box_remove (self->seats, child);
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

static void
add_line (AdwExpanderRow *row,
          const char     *title,
          const char     *text)
{
  GtkWidget       *line = adw_action_row_new ();
  g_autofree char *markup = g_markup_escape_text (text, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (line), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (line), markup);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (line), 0);
  adw_expander_row_add_row (row, line);
}

static void
add_buttons (AdwExpanderRow *row,
             const Place    *place)
{
  GtkWidget *line = adw_preferences_row_new ();
  GtkWidget *box = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), 2);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (box), TRUE);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (box), 12);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (box), 12);
  gtk_widget_add_css_class (box, "buttons");
  gtk_widget_add_css_class (box, "review-buttons");
  /* Translators: This is a button. It shows on the board what happened. */
  gtk_flow_box_append (GTK_FLOW_BOX (box), button_new (_ ("_Watch Round"), place, show_round_cb));
  if (place->view->can_play_on)
    /* Translators: This is a button. It begins another game at this round, with the better program. */
    gtk_flow_box_append (GTK_FLOW_BOX (box), button_new (_ ("_Play On from Here"), place, play_on_cb));
  /* Let two buttons share the line in halves. */
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_set_focusable (child, FALSE);
      if (!place->view->can_play_on)
        gtk_widget_set_halign (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)), GTK_ALIGN_START);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (line), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (line), FALSE);
  gtk_widget_set_focusable (line, FALSE);
  adw_expander_row_add_row (row, line);
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
  what_if->colour = add_choice (box, colours, _ ("Color of the die"));
  what_if->value = add_choice (box, values, _ ("Value of the die"));
  /* Translators: This is the name of a menu. The user chooses the key of the control unit on which a die lies. */
  what_if->key = add_choice (box, keys, _ ("Key"));
}

static void
add_what_if (AdwExpanderRow    *row,
             const Place       *place,
             const RoboProgram *program)
{
  WhatIf    *what_if = g_new0 (WhatIf, 1);
  GtkWidget *line = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  /* Translators: This is a heading above the result that another die would have had. */
  GtkWidget *title = gtk_label_new (_ ("What If?"));
  GtkWidget *choices = gtk_flow_box_new ();

  what_if->place = *place;
  what_if->program = *program;
  what_if->label = GTK_LABEL (gtk_label_new (NULL));
  g_object_set_data_full (G_OBJECT (line), "what-if", what_if, g_free);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (title), PANGO_WRAP_WORD_CHAR);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (choices), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (choices), 4);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (choices), 12);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (choices), 12);
  gtk_widget_add_css_class (choices, "buttons");
  add_choices (what_if, choices);
  gtk_label_set_xalign (what_if->label, 0);
  gtk_label_set_wrap (what_if->label, TRUE);
  gtk_label_set_wrap_mode (what_if->label, PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (GTK_WIDGET (what_if->label), "what-if");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), choices);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (what_if->label));
  gtk_widget_add_css_class (box, "review-buttons");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (line), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (line), FALSE);
  gtk_widget_set_focusable (line, FALSE);
  die_selected_cb (what_if);
  g_signal_connect_swapped (what_if->die, "notify::selected", G_CALLBACK (die_selected_cb), what_if);
  g_signal_connect_swapped (what_if->colour, "notify::selected", G_CALLBACK (what_if_changed_cb), what_if);
  g_signal_connect_swapped (what_if->value, "notify::selected", G_CALLBACK (what_if_changed_cb), what_if);
  g_signal_connect_swapped (what_if->key, "notify::selected", G_CALLBACK (what_if_changed_cb), what_if);
  adw_expander_row_add_row (row, line);
}

/* Shows the grade of a program with a sign, whose shape tells the grades apart for color-blind users. */
static GtkWidget *
grade_new (const RoboReviewTurn *turn)
{
  const char      *mark = robo_review_words_get_mark (turn->grade);
  const char      *words = robo_review_words_get_grade (turn->grade);
  guint            loss = (guint)(turn->loss + 50) / 100;
  g_autofree char *text = NULL;
  GtkWidget       *label;

  if (loss == 0)
    text = g_strdup_printf ("%s %s", mark, words);
  else
    /* Translators: This says how good a program was. %1$s is a sign, %2$s is a word such as “Mistake”, and %3$u is how
     * much of the chance to win the program lost, in percent. */
    text = g_strdup_printf (_ ("%1$s %2$s −%3$u%%"), mark, words, loss);
  label = gtk_label_new (text);
  gtk_widget_add_css_class (label, "heading");
  if (grade_classes[turn->grade] != NULL)
    gtk_widget_add_css_class (label, grade_classes[turn->grade]);

  return label;
}

/* Shows how the round ended, and the ways of all robots in it. */
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

/* Shows a program as its path on the board, with its dice in words below. */
static GtkWidget *
program_new (const char           *heading,
             const RoboReviewTurn *turn,
             gboolean              is_best,
             RoboMatch            *match,
             guint                 seat)
{
  const RoboProgram *program = is_best ? &turn->best : &turn->played;
  GtkWidget         *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget         *sketch = robo_board_sketch_new (BOARD_PX);
  g_autofree char   *chance = robo_review_words_dup_chance (turn, is_best);
  g_autofree char   *words = robo_words_dup_program (program);
  GtkWidget         *title = gtk_label_new (heading);
  GtkWidget         *labels[] = { gtk_label_new (chance), gtk_label_new (words) };

  robo_board_sketch_set_moment (ROBO_BOARD_SKETCH (sketch), match, turn->position);
  robo_board_sketch_set_program (ROBO_BOARD_SKETCH (sketch), match, seat, program);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sketch), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), labels[0]);
  gtk_box_append (GTK_BOX (box), sketch);
  gtk_box_append (GTK_BOX (box), labels[1]);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      gtk_label_set_xalign (GTK_LABEL (labels[i]), 0);
      gtk_label_set_wrap (GTK_LABEL (labels[i]), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (labels[i]), PANGO_WRAP_WORD_CHAR);
    }

  return box;
}

/* Shows the program that was played and, beside it, the better program, with a bar for each difference. */
static void
add_programs (AdwExpanderRow       *row,
              const RoboReviewTurn *turn,
              RoboMatch            *match,
              guint                 seat)
{
  GtkWidget *line = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *boards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (boards, g_object_new (ROBO_TYPE_ROW_LAYOUT, "spacing", PAIR_SPACING_PX, "threshold",
                                                       2 * BOARD_PX + PAIR_SPACING_PX, "is-even", TRUE, NULL));
  gtk_box_append (GTK_BOX (box), boards);
  /* Translators: This is a heading above the program that a player made. */
  gtk_box_append (GTK_BOX (boards), program_new (_ ("The Program"), turn, FALSE, match, seat));
  if (turn->grade != ROBO_GRADE_BEST)
    {
      g_autoptr (GArray) differences = robo_review_words_list_differences (turn, match);

      /* Translators: This is a heading above a program that would have been better than the one that the player
       * made. */
      gtk_box_append (GTK_BOX (boards), program_new (_ ("A Better Program"), turn, TRUE, match, seat));
      for (guint i = 0; i < differences->len; i++)
        gtk_box_append (GTK_BOX (box),
                        robo_difference_bar_new (&g_array_index (differences, RoboReviewDifference, i)));
    }
  gtk_widget_add_css_class (box, "review-programs");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (line), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (line), FALSE);
  gtk_widget_set_focusable (line, FALSE);
  adw_expander_row_add_row (row, line);
}

/* Adds the contents of a round to its row when it is expanded for the first time, because boards of all rounds together
 * would keep the window waiting. */
static void
build_round_cb (AdwExpanderRow *row,
                GParamSpec     *pspec,
                Place          *place)
{
  RoboMatch            *match = robo_match_review_get_match (place->view->review);
  const RoboReview     *review = robo_match_review_get_result (place->view->review);
  const RoboReviewTurn *turn = &review->rounds[place->round].turns[place->seat];
  g_autofree char      *luck = NULL;

  if (!adw_expander_row_get_expanded (row) || g_object_get_data (G_OBJECT (row), "is-built") != NULL)
    return;

  g_object_set_data (G_OBJECT (row), "is-built", row);
  luck = robo_review_words_dup_luck (turn, match);
  add_programs (row, turn, match, place->seat);
  /* Translators: This is a heading. The sentences below it say how other players and chance changed a player’s chance
   * to win. */
  add_line (row, _ ("Opponents and Luck"), luck);
  add_what_if (row, place, &turn->played);
  add_buttons (row, place);
}

static GtkWidget *
round_row_new (RoboReviewView *self,
               guint           index,
               guint           seat)
{
  RoboMatch             *match = robo_match_review_get_match (self->review);
  const RoboReviewRound *round = &robo_match_review_get_result (self->review)->rounds[index];
  const RoboReviewTurn  *turn = &round->turns[seat];
  const Place            place = { self, index, seat };
  GtkWidget             *row = adw_expander_row_new ();
  GtkWidget             *grade = grade_new (turn);
  GtkWidget             *dice = robo_program_dice_new (&turn->played);
  GtkWidget             *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  /* Translators: This is the title of a row in a list. %u is the number of a round. */
  g_autofree char *title = g_strdup_printf (round->is_turning_point ? _ ("Round %u, turning point") : _ ("Round %u"), round->number);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row), miniature_new (match, round, title));
  /* The dice are below the grade, so that the row has the same two lines on a phone. */
  gtk_widget_set_halign (grade, GTK_ALIGN_END);
  gtk_widget_set_halign (dice, GTK_ALIGN_END);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), grade);
  gtk_box_append (GTK_BOX (box), dice);
  adw_expander_row_add_action (ADW_EXPANDER_ROW (row), box);
  g_signal_connect_data (row, "notify::expanded", G_CALLBACK (build_round_cb), g_memdup2 (&place, sizeof place), free_place, 0);

  return row;
}

/* Results */

static void
add_seat (RoboReviewView *self,
          guint           seat)
{
  const RoboReview *review = robo_match_review_get_result (self->review);
  GtkWidget        *group = adw_preferences_group_new ();
  gboolean          is_first = gtk_widget_get_first_child (GTK_WIDGET (self->seats)) == NULL;
  g_autofree char  *words = NULL;
  RoboReviewSum     sum;

  robo_review_sum_up (review, seat, &sum);
  if (sum.n_turns == 0)
    return;

  words = robo_review_words_dup_sum (&sum);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), robo_seat_get_name (robo_match_get_seat (
                                                                    robo_match_review_get_match (self->review), seat)));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), words);
  for (guint i = 0; i < review->n_rounds; i++)
    {
      GtkWidget *row;

      if (!review->rounds[i].turns[seat].is_judged)
        continue;

      row = round_row_new (self, i, seat);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
      /* Expand the first round, so that the user sees what the rounds contain. */
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), is_first);
      is_first = FALSE;
    }
  gtk_box_append (self->seats, group);
}

static void
add_to_legend (RoboReviewView *self,
               guint           seat)
{
  RoboMatch       *match = robo_match_review_get_match (self->review);
  g_autofree char *name = robo_review_words_dup_side (match, seat);
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget       *label = gtk_label_new (name);

  gtk_box_append (GTK_BOX (box),
                  robo_seat_mark_new (robo_seat_get_colour (robo_match_get_seat (match, seat)), ROBO_SEAT_LOOK_SHAPE));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  gtk_flow_box_append (self->legend, box);
  gtk_widget_set_focusable (gtk_widget_get_parent (box), FALSE);
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

/* Extends the curve while the review is running. */
static void
show_curve (RoboReviewView *self)
{
  RoboMatch *match = robo_match_review_get_match (self->review);

  clear_result (self);
  robo_chance_chart_set_review (self->chart, self->review);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if (robo_review_words_has_side (match, seat))
      add_to_legend (self, seat);
  gtk_widget_set_visible (self->caption, has_turning_points (self));
  gtk_widget_set_visible (self->curve_card, TRUE);
}

static void
show_result (RoboReviewView *self)
{
  show_curve (self);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if ((robo_match_review_get_seats (self->review) & 1u << seat) != 0)
      add_seat (self, seat);
  gtk_widget_set_visible (self->result_box, TRUE);
  gtk_stack_set_visible_child_name (self->stack, "result");
  gtk_widget_set_visible (GTK_WIDGET (self->stack), FALSE);
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

static void
running_cb (RoboReviewView *self)
{
  if (robo_match_review_get_is_running (self->review))
    {
      progress_cb (self);
      show_curve (self);
      gtk_widget_set_visible (GTK_WIDGET (self->stack), TRUE);
      gtk_stack_set_visible_child_name (self->stack, "running");
      return;
    }
  if (robo_match_review_get_result (self->review) == NULL)
    {
      clear_result (self);
      gtk_stack_set_visible_child_name (self->stack, "cancelled");
      return;
    }

  show_result (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    robo_access_say (GTK_WIDGET (self), _ ("The review is ready."));
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
robo_review_view_dispose (GObject *object)
{
  RoboReviewView *self = ROBO_REVIEW_VIEW (object);

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

  signals[PLAY_ON] = g_signal_new ("play-on", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   2, G_TYPE_UINT, G_TYPE_UINT);
  signals[REVIEWED] = g_signal_new ("reviewed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
  signals[SHOW_ROUND] = g_signal_new ("show-round", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (ROBO_TYPE_CHANCE_CHART);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/results/robo-review-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, window);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, stack);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, curve_card);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, chart);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, legend);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, caption);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, result_box);
  gtk_widget_class_bind_template_child (widget_class, RoboReviewView, seats);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "review");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_review_view_init (RoboReviewView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
