// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-generator-window.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "files/arena/robo-arena-ways.h"
#include "simulation/robo-balance-words.h"
#include "ui/arenas/balance/robo-interval-bar.h"
#include "ui/arenas/editor/robo-editor-words.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-combo-face.h"
#include "ui/widgets/robo-message.h"

#define PICTURE_PX 132

/* Seeds are below this number, so that the user can write them down. */
#define MAX_SEED 1000000

struct _RoboGeneratorWindow
{
  AdwWindow parent_instance;

  /* template children */
  GtkSpinButton  *columns_spin;
  GtkSpinButton  *rows_spin;
  GtkWidget      *rows_row;
  AdwComboRow    *symmetry_row;
  AdwComboRow    *density_row;
  AdwComboRow    *danger_row;
  AdwExpanderRow *kinds_row;
  GtkStack       *button_stack;
  GtkWidget      *generate_button;
  GtkWidget      *stop_button;
  GtkLabel       *status_label;
  GtkProgressBar *progress_bar;
  GtkFlowBox     *card_box;
  GtkExpander    *dropped_expander;
  GtkLabel       *dropped_label;
  GtkSwitch      *kind_switches[ROBO_N_RECIPE_FEATURES]; /* switches of the kinds of features; not in the template */

  /* owned, nullable */
  RoboArenaSearch *search;

  gboolean is_stopped; /* whether the user has stopped the search */
};

enum
{
  PROP_0,
  PROP_SEARCH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (RoboGeneratorWindow, robo_generator_window, ADW_TYPE_WINDOW)

/* Options */

static guint8
get_kinds (RoboGeneratorWindow *self)
{
  guint kinds = 0;

  for (guint i = 0; i < ROBO_N_RECIPE_FEATURES; i++)
    if (gtk_switch_get_active (self->kind_switches[i]))
      kinds |= 1u << i;

  return (guint8)kinds;
}

/* Makes options insensitive that are impossible: a quarter turn needs as many rows as columns, and danger needs
 * dangerous kinds of features. Lists the chosen kinds. */
static void
update_options (RoboGeneratorWindow *self)
{
  gboolean         is_square = adw_combo_row_get_selected (self->symmetry_row) == ROBO_SYMMETRY_QUARTERS_TURNED;
  guint            kinds;
  g_autofree char *words = NULL;

  if (self->kind_switches[ROBO_N_RECIPE_FEATURES - 1] == NULL)
    return;

  kinds = get_kinds (self);
  gtk_widget_set_sensitive (self->rows_row, !is_square);
  if (is_square)
    gtk_spin_button_set_value (self->rows_spin, gtk_spin_button_get_value (self->columns_spin));
  gtk_widget_set_sensitive (GTK_WIDGET (self->danger_row), (kinds & ROBO_DANGEROUS_FEATURES) != 0);
  for (guint i = 0; i < ROBO_N_RECIPE_FEATURES; i++)
    if ((kinds & 1u << i) != 0)
      {
        const char *title = robo_feature_get_title ((RoboFeature)i);
        /* Translators: This is a list of the kinds of features in an arena. %1$s is the list so far, %2$s is the next
         * kind. */
        char *more = words == NULL ? g_strdup (title) : g_strdup_printf (_ ("%1$s, %2$s"), words, title);

        g_free (words);
        words = more;
      }
  adw_expander_row_set_subtitle (self->kinds_row, words != NULL ? words : _ ("Only VP spaces and starting spaces"));
}

static RoboArenaRecipe
get_recipe (RoboGeneratorWindow *self)
{
  return (RoboArenaRecipe){
    .columns = (guint8)gtk_spin_button_get_value_as_int (self->columns_spin),
    .rows = (guint8)gtk_spin_button_get_value_as_int (self->rows_spin),
    .symmetry = (RoboSymmetry)adw_combo_row_get_selected (self->symmetry_row),
    .density = (guint8)(1 + adw_combo_row_get_selected (self->density_row)),
    .danger = (guint8)(1 + adw_combo_row_get_selected (self->danger_row)),
    .features = get_kinds (self),
  };
}

static void
add_kinds (RoboGeneratorWindow *self)
{
  for (guint i = 0; i < ROBO_N_RECIPE_FEATURES; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *toggle = gtk_switch_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), robo_feature_get_title ((RoboFeature)i));
      gtk_switch_set_active (GTK_SWITCH (toggle), TRUE);
      gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
      adw_expander_row_add_row (self->kinds_row, row);
      self->kind_switches[i] = GTK_SWITCH (toggle);
      g_signal_connect_object (toggle, "notify::active", G_CALLBACK (update_options), self, G_CONNECT_SWAPPED);
    }
}

static void
add_symmetries (RoboGeneratorWindow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < ROBO_N_SYMMETRIES; i++)
    gtk_string_list_append (names, robo_editor_words_get_symmetry ((RoboSymmetry)i));
  adw_combo_row_set_model (self->symmetry_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->symmetry_row, robo_arena_usual_recipe.symmetry);
}

/* Cards of candidates */

/* Returns the share of wins and the verdict of the side that differs most, such as “North: 26.5% ± 4.0, fair”, or of
 * all sides if they are measured together. */
static char *
dup_fairness (const RoboArenaCandidate *candidate)
{
  guint            seat = robo_arena_candidate_get_worst_seat (candidate);
  g_autofree char *share = robo_share_dup_text (robo_arena_candidate_get_share (candidate));
  guint            wins;
  guint            n_seats = robo_balance_count_wins (&candidate->job, &candidate->result, seat, &wins);

  /* Translators: %1$s is a side of an arena, %2$s its share of wins with its precision, %3$s the verdict, such as
   * “fair”. */
  return g_strdup_printf (_ ("%1$s: %2$s, %3$s"), n_seats == ROBO_MAX_ROBOTS ? _ ("All sides") : robo_side_get_name (candidate->sides[seat]),
                          share, robo_verdict_get_word_for_side (robo_arena_candidate_get_verdict (candidate)));
}

static GtkWidget *
create_bar (const RoboArenaCandidate *candidate)
{
  RoboShare          share = robo_arena_candidate_get_share (candidate);
  const RoboInterval interval = { .value = share.share, .low = share.low, .high = share.high, .mark = 0.25, .most = 0.5 };
  GtkWidget         *bar = robo_interval_bar_new ();

  robo_interval_bar_set (ROBO_INTERVAL_BAR (bar), &interval, ROBO_PAINT_HIGHLIGHT);

  return bar;
}

/* Limits the size of a picture, whose natural size is the size of its drawing. */
static GtkWidget *
clamp (GtkWidget     *child,
       GtkOrientation orientation)
{
  return g_object_new (ADW_TYPE_CLAMP, "orientation", orientation, "maximum-size", PICTURE_PX,
                       "tightening-threshold", PICTURE_PX, "child", child, NULL);
}

static GtkWidget *
create_picture (const RoboArenaCandidate *candidate)
{
  g_autoptr (RoboArenaPaintable) paintable = robo_arena_paintable_new (&candidate->plan);
  GtkWidget *picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (paintable));

  gtk_widget_set_size_request (picture, PICTURE_PX, PICTURE_PX);

  return clamp (clamp (picture, GTK_ORIENTATION_VERTICAL), GTK_ORIENTATION_HORIZONTAL);
}

static RoboArenaCandidate *
get_candidate (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "robo-candidate");
}

static void
open_cb (RoboGeneratorWindow *self,
         GtkWidget           *button)
{
  RoboArenaCandidate *candidate = get_candidate (button);
  g_autofree char    *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, candidate->seed);
  /* Translators: This is the name of a generated arena. %s is the number from which it was generated. */
  g_autofree char *name = g_strdup_printf (_ ("Generated %s"), seed);
  g_autoptr (RoboArena) arena = robo_arena_candidate_dup_arena (candidate, name);

  /* Hide the window, because the editor may ask about unsaved changes. */
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, chosen_signal, 0, arena);
}

static void start_search (RoboGeneratorWindow *self,
                          RoboArenaCandidate  *model);

static void
more_cb (RoboGeneratorWindow *self,
         GtkWidget           *button)
{
  g_autoptr (RoboArenaCandidate) model = robo_arena_candidate_ref (get_candidate (button));

  start_search (self, model);
  gtk_widget_grab_focus (self->stop_button);
}

static void
connect_button (RoboGeneratorWindow *self,
                GtkWidget           *button,
                RoboArenaCandidate  *candidate,
                GCallback            callback,
                const char          *name)
{
  g_object_set_data_full (G_OBJECT (button), "robo-candidate", robo_arena_candidate_ref (candidate),
                          (GDestroyNotify)robo_arena_candidate_unref);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
add_card (RoboGeneratorWindow *self,
          guint                index)
{
  RoboArenaCandidate *candidate = robo_arena_search_get_found (self->search)->pdata[index];
  g_autofree char    *fairness = dup_fairness (candidate);
  /* Translators: This is a button that opens a generated arena. %1$u is the number of the arena, %2$s is a sentence
   * that says how fair it is. */
  g_autofree char *open_name = g_strdup_printf (_ ("Edit arena %1$u. %2$s"), index + 1, fairness);
  /* Translators: This is a button. %u is the number of a generated arena. */
  g_autofree char *more_name = g_strdup_printf (_ ("More like arena %u"), index + 1);
  GtkWidget       *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget       *contents = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget       *button = gtk_button_new ();
  GtkWidget       *more = gtk_button_new_with_mnemonic (_ ("More Like This"));
  GtkWidget       *label = gtk_label_new (fairness);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18);
  gtk_box_append (GTK_BOX (contents), create_picture (candidate));
  gtk_box_append (GTK_BOX (contents), create_bar (candidate));
  gtk_box_append (GTK_BOX (contents), label);
  gtk_button_set_child (GTK_BUTTON (button), contents);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Edit This Arena"));
  connect_button (self, button, candidate, G_CALLBACK (open_cb), open_name);
  connect_button (self, more, candidate, G_CALLBACK (more_cb), more_name);
  gtk_box_append (GTK_BOX (card), button);
  gtk_box_append (GTK_BOX (card), more);
  gtk_flow_box_append (self->card_box, card);
  /* The buttons of the card get the focus, not the child of the flow box around the card. */
  gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
}

/* The search */

static char *
dup_status (RoboGeneratorWindow *self)
{
  guint n_found = robo_arena_search_get_found (self->search)->len;
  guint n_missing = robo_arena_search_get_n_missing (self->search);

  if (robo_arena_search_get_is_running (self->search))
    /* Translators: %1$u is how many arenas were found, %2$u how many the search should find; the second number is
     * always above 1. */
    return g_strdup_printf (_ ("Trying out arenas: %1$u of %2$u found"), n_found, n_found + n_missing);
  if (n_found == 0 && self->is_stopped)
    return g_strdup (_ ("The search was stopped."));
  if (n_missing == 0 || self->is_stopped)
    return g_strdup (_ ("Click an arena to edit it."));
  if (n_found == 0)
    return g_strdup (_ ("No good arena was found. Choose a larger size, fewer kinds of features, lower density or less danger."));

  return g_strdup (_ ("Click an arena to edit it. To get more, choose a larger size, fewer kinds of features, lower density or less danger."));
}

static void
update_status (RoboGeneratorWindow *self)
{
  guint            n_found = robo_arena_search_get_found (self->search)->len;
  guint            n_missing = robo_arena_search_get_n_missing (self->search);
  GPtrArray       *dropped = robo_arena_search_get_dropped (self->search);
  gboolean         is_running = robo_arena_search_get_is_running (self->search);
  g_autofree char *status = dup_status (self);
  /* Translators: %u is how many generated arenas were not good enough to be shown. */
  g_autofree char *title = g_strdup_printf (ngettext ("%u arena was left out", "%u arenas were left out", dropped->len),
                                            dropped->len);

  gtk_label_set_label (self->status_label, status);
  gtk_progress_bar_set_fraction (self->progress_bar, n_found / MAX (1.0, n_found + n_missing));
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), is_running);
  gtk_stack_set_visible_child_name (self->button_stack, is_running ? "running" : "ready");
  gtk_expander_set_label (self->dropped_expander, title);
  gtk_widget_set_visible (GTK_WIDGET (self->dropped_expander), dropped->len > 0);
}

static void
found_cb (RoboGeneratorWindow *self,
          guint                index)
{
  add_card (self, index);
  update_status (self);
}

static void
dropped_cb (RoboGeneratorWindow *self,
            guint                index)
{
  const RoboArenaCandidate *candidate = robo_arena_search_get_dropped (self->search)->pdata[index];
  const char               *before = gtk_label_get_label (self->dropped_label);
  g_autofree char          *text = g_strconcat (before, before[0] != '\0' ? "\n" : "", candidate->reason, NULL);

  gtk_label_set_label (self->dropped_label, text);
  update_status (self);
}

static void
is_running_cb (RoboGeneratorWindow *self)
{
  gboolean was_on_button = gtk_widget_is_focus (self->stop_button);

  update_status (self);
  if (robo_arena_search_get_is_running (self->search))
    return;

  robo_access_say (GTK_WIDGET (self), gtk_label_get_label (self->status_label));
  if (was_on_button)
    gtk_widget_grab_focus (self->generate_button);
}

static void
forget_search (RoboGeneratorWindow *self)
{
  if (self->search == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->search, self);
  robo_arena_search_cancel (self->search);
  g_clear_object (&self->search);
}

/* Starts a search for arenas like `model`. If the model is NULL, searches by the options. */
static void
start_search (RoboGeneratorWindow *self,
              RoboArenaCandidate  *model)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) rule_set = robo_rule_set_load_bundled ("standard", problems);
  RoboCandidateOrder order = { .recipe = get_recipe (self), .n_games = ROBO_CANDIDATE_USUAL_GAMES };
  GtkWidget         *child;

  /* The rules that come with the game may be missing, if the program is not completely installed. */
  if (rule_set == NULL)
    {
      robo_message_show_error (GTK_WIDGET (self), _ ("Arenas Could Not Be Tried Out"), NULL);
      return;
    }

  if (model != NULL)
    {
      order = *robo_arena_search_get_order (self->search);
      order.is_like = TRUE;
      order.model = model->plan;
    }
  forget_search (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->card_box))) != NULL)
    gtk_flow_box_remove (self->card_box, child);
  gtk_label_set_label (self->dropped_label, "");
  self->is_stopped = FALSE;

  self->search = robo_arena_search_new (&order, rule_set, (guint64)g_random_int_range (1, MAX_SEED),
                                        ROBO_CANDIDATES_USUAL);
  g_signal_connect_object (self->search, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "notify::is-running", G_CALLBACK (is_running_cb), self, G_CONNECT_SWAPPED);
  /* Keep the model as the first arena, so that it is not lost. */
  if (model != NULL)
    {
      robo_arena_search_keep (self->search, model);
      add_card (self, 0);
    }
  robo_arena_search_start (self->search);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEARCH]);
}

static void
generate (RoboGeneratorWindow *self)
{
  start_search (self, NULL);
  gtk_widget_grab_focus (self->stop_button);
}

static void
stop (RoboGeneratorWindow *self)
{
  self->is_stopped = TRUE;
  robo_arena_search_cancel (self->search);
}

static void
robo_generator_window_dispose (GObject *object)
{
  RoboGeneratorWindow *self = ROBO_GENERATOR_WINDOW (object);

  forget_search (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_GENERATOR_WINDOW);

  G_OBJECT_CLASS (robo_generator_window_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_SEARCH] = { ROBO_PROPERTY_FIELD (OBJECT, "search", RoboGeneratorWindow, search), .type = robo_arena_search_get_type },
};

static void
robo_generator_window_class_init (RoboGeneratorWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_generator_window_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (ROBO_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-generator-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, columns_spin);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, rows_spin);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, rows_row);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, symmetry_row);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, density_row);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, danger_row);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, kinds_row);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, button_stack);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, generate_button);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, stop_button);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, status_label);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, card_box);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, dropped_expander);
  gtk_widget_class_bind_template_child (widget_class, RoboGeneratorWindow, dropped_label);
  gtk_widget_class_bind_template_callback (widget_class, update_options);
  gtk_widget_class_bind_template_callback (widget_class, generate);
  gtk_widget_class_bind_template_callback (widget_class, stop);
}

static void
robo_generator_window_init (RoboGeneratorWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Set the role here, because GTK would otherwise create the accessible before the role is known. */
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
  add_symmetries (self);
  add_kinds (self);
  robo_combo_face_write_out (self->symmetry_row);
  robo_combo_face_write_out (self->density_row);
  robo_combo_face_write_out (self->danger_row);
  update_options (self);
}

GtkWidget *
robo_generator_window_new (GtkWindow *parent)
{
  return g_object_new (ROBO_TYPE_GENERATOR_WINDOW, "transient-for", parent, NULL);
}

RoboArenaSearch *
robo_generator_window_get_search (RoboGeneratorWindow *self)
{
  g_return_val_if_fail (ROBO_IS_GENERATOR_WINDOW (self), NULL);

  return self->search;
}
