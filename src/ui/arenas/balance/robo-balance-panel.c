// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-balance-panel.h"

#include <glib/gi18n.h>

#include "files/arena/robo-arena-check.h"

#include "ui/widgets/pictures/robo-ink.h"
#include "robo-balance-controls.h"
#include "robo-balance-result.h"
#include "robo-balance-table.h"

/* CSS: classes `balance-tile` for a number with its label, `fair`, `unclear`, `favoured` and `handicapped` for
 * verdicts. */
struct _RoboBalancePanel
{
  AdwBin parent_instance;

  /* template children */
  RoboBalanceTable    *table;
  RoboBalanceControls *controls;
  GtkWidget           *result_box;
  GtkGrid             *seat_grid;
  GtkFlowBox          *tile_box;
  GtkToggleButton     *visits_button;
  GtkToggleButton     *deaths_button;
  GtkToggleButton     *vp_button;
  GtkToggleButton     *off_button;

  /* owned, nullable */
  RoboArena *arena;
  char      *rules_name; /* name of the rules of the current run, or else of the last run */

  guint    update_id;
  gboolean is_stale;              /* whether the arena has changed while the panel was hidden */
  guint    heat[ROBO_MAX_SPACES]; /* by space, for the selected kind of heat: how often the event happened in 100 games */
  guint    most;
};

enum
{
  HEAT_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboBalancePanel, robo_balance_panel, ADW_TYPE_BIN)

static RoboBalanceRun *
get_run (RoboBalancePanel *self)
{
  return robo_balance_controls_get_run (self->controls);
}

/* Heat */

static RoboBalanceHeat
get_heat_kind (RoboBalancePanel *self)
{
  if (gtk_toggle_button_get_active (self->deaths_button))
    return ROBO_BALANCE_DEATHS;

  return gtk_toggle_button_get_active (self->vp_button) ? ROBO_BALANCE_VP : ROBO_BALANCE_VISITS;
}

/* Updates the counts for the selected kind of heat. Counts are scaled to 100 games, so that they don't grow with the
 * number of games. */
static void
update_heat (RoboBalancePanel *self)
{
  const RoboBalanceResult *result = get_run (self) != NULL ? robo_balance_run_get_result (get_run (self)) : NULL;
  RoboBalanceHeat          kind = get_heat_kind (self);

  self->most = 0;
  for (guint space = 0; result != NULL && space < ROBO_MAX_SPACES; space++)
    {
      self->heat[space] = (guint)((100 * (guint64)result->heat[kind][space] + result->n_games / 2) / result->n_games);
      self->most = MAX (self->most, self->heat[space]);
    }
  g_signal_emit (self, signals[HEAT_CHANGED], 0);
}

static void
heat_toggled_cb (RoboBalancePanel *self,
                 GtkToggleButton  *button)
{
  /* A choice changes two buttons: the new one and the old one. Update the heat only for the new one. */
  if (gtk_toggle_button_get_active (button))
    update_heat (self);
}

/* Running */

static RoboMatchSetup *
dup_setup (RoboBalancePanel *self)
{
  return robo_balance_table_dup_setup (self->table, self->arena, robo_balance_controls_get_level (self->controls),
                                       robo_balance_controls_get_seed (self->controls));
}

static const char *
get_reason (RoboBalancePanel *self)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchSetup) setup = NULL;

  if (self->arena == NULL)
    return _ ("Add an arena to simulate games.");
  if (!robo_arena_check (robo_arena_get_plan (self->arena), ROBO_ARENA_PLAYABLE, problems))
    return _ ("Fix the errors to simulate games.");
  setup = dup_setup (self);
  if (robo_match_setup_check (setup) != NULL)
    return robo_match_setup_check (setup);
  /* Compare only the plans, because neither names nor the id affect games. A new arena gets its id when it is saved. */
  if (get_run (self) != NULL && memcmp (robo_arena_get_plan (robo_balance_run_get_setup (get_run (self))->arena),
                                        robo_arena_get_plan (self->arena), sizeof (RoboPlan)) != 0)
    return _ ("The arena has changed. Start again.");

  return NULL;
}

static gboolean
can_start (RoboBalancePanel *self)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchSetup) setup = NULL;

  /* If the program is not completely installed, the rules that come with the game may be missing. */
  if (robo_balance_table_get_rule_set (self->table) == NULL)
    return FALSE;
  if (self->arena == NULL || !robo_arena_check (robo_arena_get_plan (self->arena), ROBO_ARENA_PLAYABLE, problems))
    return FALSE;

  setup = dup_setup (self);

  return robo_match_setup_check (setup) == NULL;
}

static void
update_run (RoboBalancePanel *self)
{
  self->is_stale = FALSE;
  robo_balance_table_set_arena (self->table, self->arena);
  robo_balance_controls_set_reason (self->controls, get_reason (self), can_start (self));
}

static void
update_cb (gpointer data)
{
  RoboBalancePanel *self = data;

  self->update_id = 0;
  update_run (self);
}

static gboolean
has_result (RoboBalancePanel *self,
            RoboBalanceRun   *run)
{
  return run != NULL;
}

static char *
dup_summary (RoboBalancePanel *self,
             RoboBalanceRun   *run)
{
  g_autofree char *games = run != NULL ? robo_balance_controls_dup_summary (run) : NULL;
  /* Translators: %s is the name of a rule set. */
  g_autofree char *rules = g_strdup_printf (_ ("Rules: %s"), self->rules_name);

  return games != NULL ? g_strconcat (games, "\n", rules, NULL) : NULL;
}

static void
played_cb (RoboBalancePanel *self)
{
  if (get_run (self) != NULL)
    {
      robo_balance_result_fill_seats (self->seat_grid, get_run (self));
      robo_balance_result_fill_tiles (self->tile_box, get_run (self));
    }
  update_heat (self);
}

static void
robo_balance_panel_map (GtkWidget *widget)
{
  RoboBalancePanel *self = ROBO_BALANCE_PANEL (widget);

  if (self->is_stale)
    update_run (self);
  GTK_WIDGET_CLASS (robo_balance_panel_parent_class)->map (widget);
}

static void
robo_balance_panel_dispose (GObject *object)
{
  RoboBalancePanel *self = ROBO_BALANCE_PANEL (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_pointer (&self->arena, robo_arena_unref);
  g_clear_pointer (&self->rules_name, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_BALANCE_PANEL);

  G_OBJECT_CLASS (robo_balance_panel_parent_class)->dispose (object);
}

static void
robo_balance_panel_class_init (RoboBalancePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_balance_panel_dispose;
  widget_class->map = robo_balance_panel_map;

  signals[HEAT_CHANGED] = g_signal_new ("heat-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_BALANCE_CONTROLS);
  g_type_ensure (ROBO_TYPE_BALANCE_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-balance-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboBalancePanel, table);
  gtk_widget_class_bind_template_child (widget_class, RoboBalancePanel, controls);
  gtk_widget_class_bind_template_child (widget_class, RoboBalancePanel, result_box);
  gtk_widget_class_bind_template_child (widget_class, RoboBalancePanel, seat_grid);
  gtk_widget_class_bind_template_child (widget_class, RoboBalancePanel, tile_box);
  gtk_widget_class_bind_template_child (widget_class, RoboBalancePanel, visits_button);
  gtk_widget_class_bind_template_child (widget_class, RoboBalancePanel, deaths_button);
  gtk_widget_class_bind_template_child (widget_class, RoboBalancePanel, vp_button);
  gtk_widget_class_bind_template_child (widget_class, RoboBalancePanel, off_button);
  gtk_widget_class_bind_template_callback (widget_class, robo_balance_panel_start);
  gtk_widget_class_bind_template_callback (widget_class, heat_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_result);
  gtk_widget_class_bind_template_callback (widget_class, dup_summary);
  gtk_widget_class_bind_template_callback (widget_class, played_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_run);
}

static void
robo_balance_panel_init (RoboBalancePanel *self)
{
  robo_ink_load_css ();
  gtk_widget_init_template (GTK_WIDGET (self));
  update_run (self);
}

void
robo_balance_panel_set_arena (RoboBalancePanel *self,
                              RoboArena        *arena)
{
  g_return_if_fail (ROBO_IS_BALANCE_PANEL (self));

  if (self->arena == arena)
    return;

  g_clear_pointer (&self->arena, robo_arena_unref);
  self->arena = arena != NULL ? robo_arena_ref (arena) : NULL;
  if (arena == NULL)
    robo_balance_controls_forget (self->controls);
  /* Update a hidden panel when it is shown. Update a visible panel in idle time, because an update at each step of a
   * stroke would delay the stroke. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->is_stale = TRUE;
  else if (self->update_id == 0)
    self->update_id = g_idle_add_once (update_cb, self);
  if (self->most > 0)
    g_signal_emit (self, signals[HEAT_CHANGED], 0);
}

void
robo_balance_panel_start (RoboBalancePanel *self)
{
  g_autoptr (RoboMatchSetup) setup = NULL;

  g_return_if_fail (ROBO_IS_BALANCE_PANEL (self));

  if (robo_balance_controls_get_is_running (self->controls) || !can_start (self))
    return;

  setup = dup_setup (self);
  g_free (self->rules_name);
  self->rules_name = g_strdup (robo_rule_set_get_name (robo_balance_table_get_rule_set (self->table)));
  robo_balance_controls_play (self->controls,
                              robo_balance_run_new (setup, robo_balance_table_get_rule_set (self->table),
                                                    robo_balance_controls_get_n_games (self->controls)));
}

/* Returns FALSE if the size of the arena has changed since the run, or if there is no arena. Spaces are numbered by
 * rows, so the counts of the run would be shown on wrong spaces. */
static gboolean
has_size_of_run (RoboBalancePanel *self)
{
  const RoboPlan *played = robo_arena_get_plan (robo_balance_run_get_setup (get_run (self))->arena);
  const RoboPlan *plan = self->arena != NULL ? robo_arena_get_plan (self->arena) : NULL;

  return plan != NULL && plan->columns == played->columns && plan->rows == played->rows;
}

const guint *
robo_balance_panel_get_heat (RoboBalancePanel *self,
                             guint            *most)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_PANEL (self), NULL);

  if (most != NULL)
    *most = self->most;
  if (self->most == 0 || gtk_toggle_button_get_active (self->off_button) || !has_size_of_run (self))
    return NULL;

  return self->heat;
}

RoboPaint
robo_balance_panel_get_heat_paint (RoboBalancePanel *self)
{
  g_return_val_if_fail (ROBO_IS_BALANCE_PANEL (self), ROBO_PAINT_HIGHLIGHT);

  switch (get_heat_kind (self))
    {
    case ROBO_BALANCE_VISITS:
      return ROBO_PAINT_HIGHLIGHT;
    case ROBO_BALANCE_DEATHS:
      return ROBO_PAINT_DANGER;
    case ROBO_BALANCE_VP:
      return ROBO_PAINT_TOKEN;
    }

  g_return_val_if_reached (ROBO_PAINT_HIGHLIGHT);
}
