// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-page.h"
#include "robo-editor-page-private.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "robo-editor-words.h"

/* Below this width the buttons of the header bar have no words, below this height tools stand in two columns. */
#define COMPACT_WIDTH_PX 860
#define LOW_HEIGHT_PX    880

/* The page can become at least that narrow, in any language. */
#define NARROW_WIDTH_PX 640

enum
{
  PROP_DOCUMENT = 1,
  PROP_IS_COMPACT,
  PROP_IS_LOW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboEditorPage, robo_editor_page, GTK_TYPE_WIDGET)

void
robo_editor_page_toast (RoboEditorPage *self,
                        const char     *sentence)
{
  AdwToast *toast = adw_toast_new ("");

  /* File names are no markup. */
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  adw_toast_set_title (toast, markup);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* The words of the page, for its template */

static char *
dup_title (RoboEditorPage *self,
           const char     *title,
           gboolean        is_dirty)
{
  /* Translators: the title of a document with changes that are not saved; %s is its name. */
  return is_dirty ? g_strdup_printf (_ ("%s •"), title) : g_strdup (title);
}

static char *
dup_size (gpointer self,
          guint    columns,
          guint    rows)
{
  return g_strdup_printf ("%u × %u", columns, rows);
}

static char *
dup_subtitle (gpointer    self,
              gboolean    is_dirty,
              const char *size,
              guint       symmetry)
{
  GString *subtitle = g_string_new (NULL);

  if (is_dirty)
    g_string_append_printf (subtitle, "%s · ", C_ ("document", "unsaved"));
  g_string_append (subtitle, size);
  if (symmetry != ROBO_SYMMETRY_OFF)
    g_string_append_printf (subtitle, " · %s", robo_editor_words_get_symmetry ((RoboSymmetry)symmetry));

  return g_string_free (subtitle, FALSE);
}

static char *
dup_undo_tooltip (gpointer    self,
                  const char *name)
{
  if (name == NULL)
    return g_strdup (_ ("Nothing to Undo"));

  /* Translators: %s is what was done, such as “Place Pit”. */
  return g_strdup_printf (_ ("Undo: %s"), name);
}

static char *
dup_redo_tooltip (gpointer    self,
                  const char *name)
{
  if (name == NULL)
    return g_strdup (_ ("Nothing to Redo"));

  /* Translators: %s is what was done, such as “Place Pit”. */
  return g_strdup_printf (_ ("Redo: %s"), name);
}

static char *
dup_test_tooltip (gpointer self,
                  guint    n_errors)
{
  return g_strdup (n_errors > 0 ? _ ("Mend the errors on the right first, then it can be played")
                                : _ ("Play the arena as it is against a KillBot"));
}

static char *
dup_place (gpointer    self,
           const char *place)
{
  return g_strdup (place[0] == '\0' ? "–" : place);
}

static char *
dup_zoom (gpointer self,
          double   zoom)
{
  /* Translators: a size in per cent. */
  return g_strdup_printf (_ ("%d %%"), (int)(100 * zoom + 0.5));
}

static gboolean
is_false (gpointer self,
          gboolean value)
{
  return !value;
}

static guint
get_n_columns (gpointer self,
               gboolean is_low)
{
  return is_low ? 2 : 1;
}

/* The status line */

/* However people separate two numbers. */
static void
go_cb (RoboEditorPage *self)
{
  const RoboPlan *plan = robo_arena_document_get_plan (self->document);
  const char     *text = gtk_editable_get_text (GTK_EDITABLE (self->place_entry));
  guint           column = 0, row = 0;

  if (sscanf (text, " %2u %*[|,;:./x -] %2u", &column, &row) != 2 || column < 1 || row < 1 || column > plan->columns ||
      row > plan->rows)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->place_entry), "error");
      gtk_widget_error_bell (GTK_WIDGET (self->place_entry));
      return;
    }

  gtk_popover_popdown (self->place_popover);
  robo_editor_canvas_go_to (self->canvas, robo_plan_get_space (plan, column - 1, row - 1));
}

static void
typed_cb (RoboEditorPage *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->place_entry), "error");
}

/* Balance */

static void
update_balance (RoboEditorPage *self)
{
  robo_balance_panel_set_arena (self->balance_panel,
                                self->document != NULL ? robo_arena_document_get_arena (self->document) : NULL);
}

/* What is folded away is not on the board either. */
static void
heat_changed_cb (RoboEditorPage *self)
{
  gboolean     is_shown = gtk_widget_get_visible (self->balance_group);
  const guint *heat = robo_balance_panel_get_heat (self->balance_panel, NULL);

  robo_editor_canvas_set_heat (self->canvas, is_shown ? heat : NULL,
                               robo_balance_panel_get_heat_paint (self->balance_panel));
}

static void
balance_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);

  if (gtk_widget_get_visible (self->balance_group) && adw_flap_get_reveal_flap (self->flap))
    {
      gtk_widget_set_visible (self->balance_group, FALSE);
      /* The board was what one came from. */
      if (adw_flap_get_folded (self->flap))
        adw_flap_set_reveal_flap (self->flap, FALSE);
      gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
    }
  else
    {
      /* To the top, where it is; on a narrow window the flap lies over the board. */
      gtk_widget_set_visible (self->balance_group, TRUE);
      adw_flap_set_reveal_flap (self->flap, TRUE);
      gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->panel_window), 0);
      gtk_widget_child_focus (GTK_WIDGET (self->balance_panel), GTK_DIR_TAB_FORWARD);
    }
  heat_changed_cb (self);
}

/* Between the parts */

static void
show_place_cb (RoboEditorPage *self,
               guint           space,
               guint           side)
{
  robo_editor_canvas_show_place (self->canvas, space, side);
  if (adw_flap_get_folded (self->flap) && space != ROBO_NO_SPACE)
    adw_flap_set_reveal_flap (self->flap, FALSE);
}

static void
changed_cb (RoboEditorPage *self)
{
  robo_editor_canvas_show_place (self->canvas, ROBO_NO_SPACE, ROBO_NO_SIDE);
  update_balance (self);
}

/* Layout */

static void
update_layout_cb (gpointer user_data)
{
  RoboEditorPage *self = user_data;

  self->layout_id = 0;
  self->has_compact_bar = self->is_compact;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_COMPACT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_LOW]);
}

static void
robo_editor_page_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);
  gboolean        is_compact = width < MAX (COMPACT_WIDTH_PX, self->wide_width);
  gboolean        is_low = height < LOW_HEIGHT_PX;

  gtk_widget_size_allocate (GTK_WIDGET (self->toasts), &(GtkAllocation){ 0, 0, width, height }, baseline);
  if (is_compact == self->is_compact && is_low == self->is_low)
    return;

  self->is_compact = is_compact;
  self->is_low = is_low;
  if (self->layout_id == 0)
    self->layout_id = g_idle_add_once (update_layout_cb, self);
}

static void
robo_editor_page_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);

  gtk_widget_measure (GTK_WIDGET (self->toasts), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
  if (orientation == GTK_ORIENTATION_VERTICAL || self->has_compact_bar)
    return;

  /* What the wide header bar needs is no reason not to become narrow: then it is another one. */
  self->wide_width = *minimum;
  *minimum = MIN (*minimum, NARROW_WIDTH_PX);
}

/* The class */

static gboolean
robo_editor_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ROBO_EDITOR_PAGE (widget)->canvas));
}

static void
robo_editor_page_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, ROBO_EDITOR_PAGE (object)->document);
      break;
    case PROP_IS_COMPACT:
      g_value_set_boolean (value, ROBO_EDITOR_PAGE (object)->has_compact_bar);
      break;
    case PROP_IS_LOW:
      g_value_set_boolean (value, ROBO_EDITOR_PAGE (object)->is_low);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
      break;
    }
}

static void
robo_editor_page_set_property (GObject      *object,
                               guint         property_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_DOCUMENT:
      robo_editor_page_set_document (ROBO_EDITOR_PAGE (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
      break;
    }
}

static void
robo_editor_page_dispose (GObject *object)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (object);

  g_clear_handle_id (&self->layout_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_EDITOR_PAGE);
  g_clear_object (&self->document_signals);
  g_clear_object (&self->problem_signals);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (robo_editor_page_parent_class)->dispose (object);
}

static void
robo_editor_page_finalize (GObject *object)
{
  g_free (ROBO_EDITOR_PAGE (object)->folder);

  G_OBJECT_CLASS (robo_editor_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, tools);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, history_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, test_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, save_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, flap);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, palette);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, canvas);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, place_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, place_popover);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, place_entry);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, problems);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, ways);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, symmetry);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, properties);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, balance_group);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, balance_panel);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, panel_window);
  gtk_widget_class_bind_template_callback (widget_class, go_cb);
  gtk_widget_class_bind_template_callback (widget_class, heat_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_place_cb);
  gtk_widget_class_bind_template_callback (widget_class, robo_editor_page_toast);
  gtk_widget_class_bind_template_callback (widget_class, dup_title);
  gtk_widget_class_bind_template_callback (widget_class, dup_size);
  gtk_widget_class_bind_template_callback (widget_class, dup_subtitle);
  gtk_widget_class_bind_template_callback (widget_class, dup_undo_tooltip);
  gtk_widget_class_bind_template_callback (widget_class, dup_redo_tooltip);
  gtk_widget_class_bind_template_callback (widget_class, dup_test_tooltip);
  gtk_widget_class_bind_template_callback (widget_class, dup_place);
  gtk_widget_class_bind_template_callback (widget_class, dup_zoom);
  gtk_widget_class_bind_template_callback (widget_class, is_false);
  gtk_widget_class_bind_template_callback (widget_class, get_n_columns);
}

static void
robo_editor_page_class_init (RoboEditorPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = robo_editor_page_get_property;
  object_class->set_property = robo_editor_page_set_property;
  object_class->dispose = robo_editor_page_dispose;
  object_class->finalize = robo_editor_page_finalize;

  widget_class->measure = robo_editor_page_measure;
  widget_class->size_allocate = robo_editor_page_size_allocate;
  widget_class->grab_focus = robo_editor_page_grab_focus;

  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, ROBO_TYPE_ARENA_DOCUMENT,
                                                   G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_IS_COMPACT] = g_param_spec_boolean ("is-compact", NULL, NULL, FALSE,
                                                      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_IS_LOW] = g_param_spec_boolean ("is-low", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_signal_new ("left", ROBO_TYPE_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("test", ROBO_TYPE_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("saved", ROBO_TYPE_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_ARENA_DOCUMENT);
  g_type_ensure (ROBO_TYPE_BALANCE_PANEL);
  g_type_ensure (ROBO_TYPE_PROBLEM_LIST);
  g_type_ensure (ROBO_TYPE_EDITOR_CANVAS);
  g_type_ensure (ROBO_TYPE_EDITOR_HISTORY);
  g_type_ensure (ROBO_TYPE_EDITOR_OPTIONS);
  g_type_ensure (ROBO_TYPE_EDITOR_PALETTE);
  g_type_ensure (ROBO_TYPE_EDITOR_PROBLEMS);
  g_type_ensure (ROBO_TYPE_EDITOR_PROPERTIES);
  g_type_ensure (ROBO_TYPE_EDITOR_SYMMETRY);
  g_type_ensure (ROBO_TYPE_EDITOR_TOOLS);
  g_type_ensure (ROBO_TYPE_EDITOR_WAYS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-editor-page.ui");
  bind_children (widget_class);
  robo_editor_page_class_init_actions (widget_class);
  robo_editor_page_class_init_files (widget_class);
  gtk_widget_class_install_action (widget_class, "editor.balance", NULL, balance_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_b, GDK_CONTROL_MASK, "editor.balance", NULL);
}

static void
robo_editor_page_init (RoboEditorPage *self)
{
  /* Of a document: what can be done with it. */
  static const char *const enabling[] = { "notify::is-dirty", "notify::can-undo", "notify::can-redo", "notify::file" };

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->undo_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("shortcut window", "Undo"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->redo_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("shortcut window", "Redo"), -1);

  self->document_signals = g_signal_group_new (ROBO_TYPE_ARENA_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (self->document_signals, "autosave-failed", G_CALLBACK (robo_editor_page_toast), self);
  for (guint i = 0; i < G_N_ELEMENTS (enabling); i++)
    g_signal_group_connect_swapped (self->document_signals, enabling[i],
                                    G_CALLBACK (robo_editor_page_update_actions), self);
  self->problem_signals = g_signal_group_new (ROBO_TYPE_PROBLEM_LIST);
  g_signal_group_connect_swapped (self->problem_signals, "notify::n-errors",
                                  G_CALLBACK (robo_editor_page_update_actions), self);
}

GtkWidget *
robo_editor_page_new (void)
{
  return g_object_new (ROBO_TYPE_EDITOR_PAGE, NULL);
}

RoboArenaDocument *
robo_editor_page_get_document (RoboEditorPage *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_PAGE (self), NULL);

  return self->document;
}

void
robo_editor_page_set_document (RoboEditorPage    *self,
                               RoboArenaDocument *document)
{
  g_return_if_fail (ROBO_IS_EDITOR_PAGE (self));
  g_return_if_fail (document == NULL || ROBO_IS_ARENA_DOCUMENT (document));

  if (!g_set_object (&self->document, document))
    return;

  g_signal_group_set_target (self->document_signals, document);
  g_signal_group_set_target (self->problem_signals,
                             document == NULL ? NULL : robo_arena_document_get_problems (document));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
  robo_editor_page_update_actions (self);
  /* What was measured in another arena says nothing about this one. */
  robo_balance_panel_set_arena (self->balance_panel, NULL);
  update_balance (self);
}

void
robo_editor_page_set_folder (RoboEditorPage *self,
                             const char     *folder)
{
  g_return_if_fail (ROBO_IS_EDITOR_PAGE (self));

  g_free (self->folder);
  self->folder = g_strdup (folder);
}

RoboEditorCanvas *
robo_editor_page_get_canvas (RoboEditorPage *self)
{
  return self->canvas;
}

RoboEditorTools *
robo_editor_page_get_tools (RoboEditorPage *self)
{
  return self->tools;
}

RoboEditorPalette *
robo_editor_page_get_palette (RoboEditorPage *self)
{
  return self->palette;
}

RoboEditorSymmetry *
robo_editor_page_get_symmetry (RoboEditorPage *self)
{
  return self->symmetry;
}

RoboEditorProblems *
robo_editor_page_get_problems (RoboEditorPage *self)
{
  return self->problems;
}

RoboEditorProperties *
robo_editor_page_get_properties (RoboEditorPage *self)
{
  return self->properties;
}

RoboEditorWays *
robo_editor_page_get_ways (RoboEditorPage *self)
{
  return self->ways;
}

GtkWidget *
robo_editor_page_get_test_button (RoboEditorPage *self)
{
  return self->test_button;
}

GtkWidget *
robo_editor_page_get_save_button (RoboEditorPage *self)
{
  return self->save_button;
}

GtkWidget *
robo_editor_page_get_history_button (RoboEditorPage *self)
{
  return self->history_button;
}
