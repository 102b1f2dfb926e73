// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-page.h"
#include "robo-editor-page-private.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "play/common/robo-words.h"
#include "robo-editor-words.h"

/* Below this width the buttons of the header bar have no words, below this height tools stand in two columns. */
#define COMPACT_WIDTH_PX 860
#define LOW_HEIGHT_PX    880

/* The page can become at least that narrow, in any language. */
#define NARROW_WIDTH_PX 640

enum
{
  PROP_DOCUMENT = 1,
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

/* The header */

static void
update_title (RoboEditorPage *self)
{
  RoboDocument    *document = ROBO_DOCUMENT (self->document);
  const RoboPlan  *plan = robo_arena_document_get_plan (self->document);
  gboolean         is_dirty = robo_document_get_is_dirty (document);
  RoboSymmetry     symmetry = robo_editor_tools_get_symmetry (self->tools);
  g_autofree char *title = NULL;
  g_autofree char *size = g_strdup_printf ("%u × %u", plan->columns, plan->rows);
  GString         *subtitle = g_string_new (NULL);

  /* Translators: the title of a document with changes that are not saved; %s is its name. */
  title = is_dirty ? g_strdup_printf (_ ("%s •"), robo_document_get_title (document)) : g_strdup (robo_document_get_title (document));
  if (is_dirty)
    g_string_append_printf (subtitle, "%s · ", C_ ("document", "unsaved"));
  g_string_append (subtitle, size);
  if (symmetry != ROBO_SYMMETRY_OFF)
    g_string_append_printf (subtitle, " · %s", robo_editor_words_get_symmetry (symmetry));

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle->str);
  adw_action_row_set_subtitle (self->size_row, size);
  g_string_free (subtitle, TRUE);
}

static void
update_bars (RoboEditorPage *self)
{
  RoboDocument *document = ROBO_DOCUMENT (self->document);

  gtk_info_bar_set_revealed (self->disk_bar, robo_document_get_is_changed_on_disk (document));
  gtk_info_bar_set_revealed (self->guard_bar, robo_document_get_is_guarded (document));
}

static void
update (RoboEditorPage *self)
{
  const RoboPlan *plan;

  if (self->document == NULL)
    return;

  plan = robo_arena_document_get_plan (self->document);
  robo_editor_symmetry_set_size (self->symmetry, plan->columns, plan->rows);
  update_title (self);
  update_bars (self);
  robo_editor_page_update_actions (self);
}

/* The status line */

static void
place_cb (RoboEditorPage *self)
{
  const char *place = robo_editor_canvas_get_place (self->canvas);

  gtk_menu_button_set_label (self->place_button, place[0] == '\0' ? "–" : place);
}

static void
zoom_cb (RoboEditorPage *self)
{
  double           zoom;
  g_autofree char *text = NULL;

  g_object_get (self->canvas, "zoom", &zoom, NULL);
  /* Translators: a size in per cent. */
  text = g_strdup_printf (_ ("%d %%"), (int)(100 * zoom + 0.5));
  gtk_label_set_label (self->zoom_label, text);
}

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
side_changed_cb (RoboEditorPage *self)
{
  robo_editor_canvas_set_ways_side (self->canvas, robo_editor_ways_get_side (self->ways));
}

static void
changed_cb (RoboEditorPage *self)
{
  robo_editor_canvas_show_place (self->canvas, ROBO_NO_SPACE, ROBO_NO_SIDE);
  robo_editor_page_update_balance (self);
  update (self);
}

static void
autosave_failed_cb (RoboEditorPage *self,
                    const char     *sentence)
{
  robo_editor_page_toast (self, sentence);
}

/* Layout */

static void
update_layout_cb (gpointer user_data)
{
  RoboEditorPage *self = user_data;

  self->layout_id = 0;
  self->has_compact_bar = self->is_compact;
  robo_editor_palette_set_n_columns (self->palette, self->is_low ? 2 : 1);
  gtk_widget_set_visible (self->history_button, !self->is_compact);
  gtk_widget_set_visible (self->balance_button, !self->is_compact);
  gtk_widget_set_visible (GTK_WIDGET (self->zoom_label), !self->is_compact);
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

  gtk_widget_measure (GTK_WIDGET (self->toasts), orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
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
  g_clear_object (&self->document);
  g_clear_object (&self->tools);

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
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, title);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, history_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, test_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, save_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, disk_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, guard_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, flap);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, palette);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, canvas);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, options);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, place_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, place_popover);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, place_entry);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, zoom_label);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, problems);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, ways);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, symmetry);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, properties);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, size_row);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, history);
  gtk_widget_class_bind_template_callback (widget_class, go_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_place_cb);
  gtk_widget_class_bind_template_callback (widget_class, side_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, robo_editor_page_toast);
  gtk_widget_class_bind_template_callback (widget_class, place_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_cb);
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
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_signal_new ("left", ROBO_TYPE_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("test", ROBO_TYPE_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("saved", ROBO_TYPE_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_EDITOR_CANVAS);
  g_type_ensure (ROBO_TYPE_EDITOR_HISTORY);
  g_type_ensure (ROBO_TYPE_EDITOR_OPTIONS);
  g_type_ensure (ROBO_TYPE_EDITOR_PALETTE);
  g_type_ensure (ROBO_TYPE_EDITOR_PROBLEMS);
  g_type_ensure (ROBO_TYPE_EDITOR_PROPERTIES);
  g_type_ensure (ROBO_TYPE_EDITOR_SYMMETRY);
  g_type_ensure (ROBO_TYPE_EDITOR_WAYS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-editor-page.ui");
  bind_children (widget_class);
  robo_editor_page_class_init_actions (widget_class);
  robo_editor_page_class_init_files (widget_class);
  robo_editor_page_class_init_balance (widget_class);
}

static void
robo_editor_page_init (RoboEditorPage *self)
{
  self->tools = robo_editor_tools_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_editor_canvas_set_tools (self->canvas, self->tools);
  robo_editor_palette_set_tools (self->palette, self->tools);
  robo_editor_options_set_tools (self->options, self->tools);
  robo_editor_symmetry_set_tools (self->symmetry, self->tools);
  g_signal_connect_object (self->tools, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->undo_button), GTK_ACCESSIBLE_PROPERTY_LABEL, C_ ("shortcut window", "Undo"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->redo_button), GTK_ACCESSIBLE_PROPERTY_LABEL, C_ ("shortcut window", "Redo"), -1);
  place_cb (self);
  zoom_cb (self);
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

static void
follow_document (RoboEditorPage *self)
{
  static const char *const properties[] = { "notify::is-dirty", "notify::is-guarded", "notify::is-changed-on-disk",
                                            "notify::can-undo", "notify::can-redo", "notify::undo-name",
                                            "notify::redo-name", "notify::file", "notify::title" };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    g_signal_connect_object (self->document, properties[i], G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "autosave-failed", G_CALLBACK (autosave_failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (robo_arena_document_get_problems (self->document), "items-changed",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

void
robo_editor_page_set_document (RoboEditorPage    *self,
                               RoboArenaDocument *document)
{
  g_return_if_fail (ROBO_IS_EDITOR_PAGE (self));
  g_return_if_fail (document == NULL || ROBO_IS_ARENA_DOCUMENT (document));

  if (self->document == document)
    return;

  if (self->document != NULL)
    {
      g_signal_handlers_disconnect_by_data (robo_arena_document_get_problems (self->document), self);
      g_signal_handlers_disconnect_by_data (self->document, self);
    }
  g_set_object (&self->document, document);
  robo_editor_canvas_set_document (self->canvas, document);
  robo_editor_problems_set_document (self->problems, document);
  robo_editor_ways_set_document (self->ways, document);
  robo_editor_properties_set_document (self->properties, document);
  robo_editor_history_set_document (self->history, ROBO_DOCUMENT (document));
  robo_editor_page_update_balance (self);
  if (document != NULL)
    {
      robo_editor_tools_set_symmetry (self->tools, robo_symmetry_find (robo_arena_document_get_plan (document)));
      follow_document (self);
      update (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
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
