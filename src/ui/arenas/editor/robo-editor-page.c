// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-page.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "base/robo-properties.h"
#include "base/robo-slug.h"
#include "draw/robo-render.h"
#include "files/arena/robo-library.h"
#include "files/xml/robo-load.h"
#include "files/xml/robo-xml.h"
#include "ui/arenas/balance/robo-balance-panel.h"
#include "ui/arenas/balance/robo-fairness-button.h"
#include "ui/arenas/balance/robo-fairness-panel.h"
#include "ui/widgets/layouts/robo-first-fit-layout.h"
#include "ui/widgets/layouts/robo-optional-layout.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/layouts/robo-status-layout.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-arena-compare.h"
#include "ui/widgets/robo-closures.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-opening-bar.h"
#include "ui/widgets/robo-page.h"
#include "ui/widgets/robo-print-dialog.h"
#include "ui/widgets/robo-widget-pool.h"

#include "robo-editor-options.h"
#include "robo-editor-words.h"
#include "robo-resize-dialog.h"

/* In a page narrower than COMPACT_WIDTH_PX, or too narrow for the labels, the buttons of the header bar have no labels.
 * In a page lower than LOW_HEIGHT_PX, the tools are in two columns. */
#define COMPACT_WIDTH_PX 860
#define LOW_HEIGHT_PX    880

/* In a page narrower than this, the tools have no names, which would take half of the window. */
#define PHONE_WIDTH_PX 500

/* A full header bar does not keep the page from becoming as narrow as this, because the compact header bar then
 * replaces it. */
#define NARROW_WIDTH_PX 640

/* The list of problems takes at most this height of the panel, in a wide page and in a compact one. */
#define PROBLEMS_PX         320
#define COMPACT_PROBLEMS_PX 170

struct _RoboEditorPage
{
  GtkWidget parent_instance;

  /* template children */
  RoboEditorTools      *tools;
  AdwToastOverlay      *toasts;
  RoboDocumentBar      *bar;
  AdwSplitButton       *test_button;
  AdwFlap              *flap;
  RoboEditorPalette    *palette;
  RoboEditorCanvas     *canvas;
  GtkMenuButton        *place_button;
  GtkPopover           *place_popover;
  GtkEntry             *place_entry;
  RoboProblemView      *problems;
  RoboEditorWays       *ways;
  RoboEditorSymmetry   *symmetry;
  RoboEditorProperties *properties;
  GtkWidget            *balance_group;
  RoboFairnessButton   *fairness_button;
  RoboFairnessPanel    *fairness_panel;
  RoboBalancePanel     *balance_panel;
  GtkScrolledWindow    *panel_window;

  guint    layout_id;
  int      wide_width;      /* minimum width of the page with the full header bar */
  gboolean is_compact;      /* whether the size of the page requires the compact layout */
  gboolean has_compact_bar; /* whether the compact header bar is shown at the moment */
  gboolean is_low;
  gboolean is_phone;

  /* owned */
  RoboArenaDocument *document;
  GSignalGroup      *document_signals;
  GSignalGroup      *file_signals;
  GSignalGroup      *problem_signals;
  char              *folder;
};

enum
{
  PROP_DOCUMENT = 1,
  PROP_IS_COMPACT,
  PROP_IS_LOW,
  PROP_IS_PHONE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboEditorPage, robo_editor_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

/* Texts of the page, for its template */

static char *
dup_title (RoboEditorPage *self,
           const char     *title,
           gboolean        is_dirty)
{
  /* Translators: This is the title of a document with changes that are not saved. %s is the name of the document. */
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

static gboolean
can_test (gpointer self,
          guint    n_errors)
{
  return n_errors == 0;
}

static char *
dup_test_tooltip (gpointer self,
                  guint    n_errors)
{
  return g_strdup (n_errors > 0 ? _ ("Fix the Errors on the Right to Play This Arena")
                                : _ ("Play the arena as it is"));
}

static char *
dup_place (gpointer    self,
           const char *place)
{
  return g_strdup (place[0] == '\0' ? "–" : place);
}

/* Returns the height from which on the list of problems scrolls. */
static int
get_problems_height (gpointer self,
                     gboolean is_compact)
{
  return is_compact ? COMPACT_PROBLEMS_PX : PROBLEMS_PX;
}

static char *
dup_zoom (gpointer self,
          double   zoom)
{
  /* Translators: %d is a zoom in percent, such as 100%. */
  return g_strdup_printf (_ ("%d%%"), (int)(100 * zoom + 0.5));
}

static guint
get_n_columns (gpointer self,
               gboolean is_low)
{
  return is_low ? 2 : 1;
}

/* Status line */

/* Moves the cursor to the space whose column and row the user has typed, with a separator such as | or x between these
 * numbers. */
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

/* Shows on the board how often events happened on each space, as long as the balance panel is visible. */
static void
heat_changed_cb (RoboEditorPage *self)
{
  gboolean     is_shown = gtk_widget_get_visible (self->balance_group);
  const guint *heat = robo_balance_panel_get_heat (self->balance_panel, NULL);

  robo_editor_canvas_set_heat (self->canvas, is_shown ? heat : NULL,
                               robo_balance_panel_get_heat_paint (self->balance_panel));
}

static void
fairness_changed_cb (RoboEditorPage *self)
{
  robo_fairness_button_set_figures (self->fairness_button, robo_fairness_panel_get_figures (self->fairness_panel),
                                    robo_fairness_panel_is_waiting (self->fairness_panel));
}

static void
show_ghosts (RoboEditorPage *self)
{
  guint                  n;
  const RoboPlan *const *plans = robo_fairness_panel_get_offers (self->fairness_panel, &n);

  robo_editor_canvas_set_ghosts (self->canvas, plans, gtk_widget_get_visible (self->balance_group) ? n : 0,
                                 robo_fairness_panel_get_pointed (self->fairness_panel));
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
      /* In a narrow window the panel was opened from the board, so return to the board. */
      if (adw_flap_get_folded (self->flap))
        adw_flap_set_reveal_flap (self->flap, FALSE);
      gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
    }
  else
    {
      /* Scroll to the top, where the figures are. In a narrow window the flap with this panel covers the board. */
      gtk_widget_set_visible (self->balance_group, TRUE);
      adw_flap_set_reveal_flap (self->flap, TRUE);
      gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->panel_window), 0);
      gtk_widget_child_focus (GTK_WIDGET (self->fairness_panel), GTK_DIR_TAB_FORWARD);
    }
  heat_changed_cb (self);
  show_ghosts (self);
}

/* Document and file */

static RoboDocument *
get_document (RoboEditorPage *self)
{
  return ROBO_DOCUMENT (self->document);
}

static RoboHistory *
get_history (RoboEditorPage *self)
{
  return robo_document_get_history (get_document (self));
}

/* Returns the file of the document, or NULL if the document has no file. */
static GFile *
get_file (RoboEditorPage *self)
{
  return robo_document_file_get_location (robo_document_get_file (get_document (self)));
}

static GtkWindow *
get_window (RoboEditorPage *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static void
show_error (RoboEditorPage *self,
            const char     *heading,
            const GError   *error)
{
  robo_message_show_error (GTK_WIDGET (self), heading, error->message);
}

static char *
dup_id (RoboEditorPage *self)
{
  return robo_slug_new (robo_document_get_title (get_document (self)), "arena");
}

/* Saving */

/* Returns a free path in the user's folder, or NULL without a folder. A new arena is saved at this path, which follows
 * from its name, without asking the user. Gives the document the id that belongs to the path. */
static char *
dup_path_cb (RoboDocument *document,
             gpointer      data)
{
  RoboEditorPage  *self = data;
  g_autofree char *wanted = dup_id (self);
  g_autofree char *id = NULL;
  char            *path;

  if (self->folder == NULL)
    return NULL;

  path = robo_slug_dup_free_path (self->folder, wanted, ROBO_ARENA_SUFFIX, &id);
  robo_document_set_id (document, id);
  g_mkdir_with_parents (self->folder, 0755);

  return path;
}

static void
suggest_name (RoboEditorPage *self,
              GtkFileChooser *chooser,
              const char     *suffix)
{
  g_autofree char *id = dup_id (self);
  g_autofree char *name = g_strconcat (id, suffix, NULL);

  gtk_file_chooser_set_current_name (chooser, name);
}

static void
choosing_cb (RoboEditorPage       *self,
             GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) folder = self->folder == NULL ? NULL : g_file_new_for_path (self->folder);

  gtk_native_dialog_set_title (GTK_NATIVE_DIALOG (chooser), _ ("Save Arena As"));
  suggest_name (self, GTK_FILE_CHOOSER (chooser), ROBO_ARENA_SUFFIX);
  if (folder != NULL && g_mkdir_with_parents (self->folder, 0755) == 0)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
}

static void
saved_cb (RoboEditorPage *self)
{
  g_signal_emit_by_name (self, "saved");
}

/* Saving elsewhere: export */

static void export_as (RoboEditorPage *self,
                       const char     *suffix);

static void
export_again_cb (RoboEditorPage   *self,
                 const char       *response,
                 AdwMessageDialog *dialog)
{
  if (self->document != NULL)
    export_as (self, g_object_get_data (G_OBJECT (dialog), "suffix"));
}

static void
export_response_cb (GtkNativeDialog *dialog,
                    int              response,
                    RoboEditorPage  *self)
{
  const char      *suffix = g_object_get_data (G_OBJECT (dialog), "suffix");
  g_autofree char *path = NULL;
  g_autoptr (GFile) chosen = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_exported;

  if (response == GTK_RESPONSE_ACCEPT)
    chosen = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_object_unref (dialog);
  if (chosen == NULL || self->document == NULL)
    return;

  /* If the user has left out the suffix, append it, because the suffix decides the format of a picture. */
  path = g_strconcat (g_file_peek_path (chosen), g_str_has_suffix (g_file_peek_path (chosen), suffix) ? NULL : suffix,
                      NULL);
  file = g_file_new_for_path (path);
  if (g_str_equal (suffix, ROBO_ARENA_SUFFIX))
    is_exported = robo_arena_save_file (robo_arena_document_get_arena (self->document), path, &error);
  else
    is_exported = robo_render_arena_to_file (robo_arena_document_get_plan (self->document), file, &error);

  if (is_exported)
    robo_message_toast (self->toasts, _ ("Arena exported"));
  else
    {
      AdwMessageDialog *message = robo_message_show_write_error (GTK_WIDGET (self), _ ("Arena Could Not Be Exported"),
                                                                 error, G_CALLBACK (export_again_cb), self);

      if (message != NULL)
        g_object_set_data (G_OBJECT (message), "suffix", (gpointer)suffix);
    }
}

/* Asks the user for a file and exports the arena to it. `suffix` is a static string. */
static void
export_as (RoboEditorPage *self,
           const char     *suffix)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Export Arena"), get_window (self),
                                                               GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  suggest_name (self, GTK_FILE_CHOOSER (chooser), suffix);
  g_object_set_data (G_OBJECT (chooser), "suffix", (gpointer)suffix);
  g_signal_connect_object (chooser, "response", G_CALLBACK (export_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
editor_export_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  static const char *const suffixes[] = { ROBO_ARENA_SUFFIX, ".svg", ".png" };

  export_as (ROBO_EDITOR_PAGE (widget), suffixes[MIN (g_variant_get_uint32 (parameter), G_N_ELEMENTS (suffixes) - 1)]);
}

static void
editor_print_cb (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);

  robo_print_dialog_show (widget, robo_printout_new_arena (robo_arena_document_get_plan (self->document),
                                                           robo_document_get_title (get_document (self))));
}

static void
editor_copy_text_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);
  g_autoptr (GBytes) bytes = robo_document_to_bytes (get_document (self));
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  robo_message_toast (self->toasts, _ ("Arena copied as text"));
}

/* Comparing with the saved file */

/* Reads the saved file as far as possible, so that the user can compare even a file that another program has damaged. */
static gpointer
open_saved (const char   *path,
            RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_SIZE, problems);
  gboolean is_complete;

  if (bytes == NULL)
    return NULL;

  return robo_arena_open_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems, &is_complete);
}

static void
saved_opened_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (RoboEditorPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboArena) saved = robo_load_finish (result, NULL, &error);
  GtkWidget *compare;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;

  robo_opening_end (GTK_WIDGET (self), g_task_get_cancellable (G_TASK (result)));
  if (self->document == NULL)
    return;
  if (saved == NULL)
    {
      show_error (self, _ ("File Could Not Be Read"), error);
      return;
    }

  compare = robo_arena_compare_new ();
  robo_arena_compare_set_arenas (ROBO_ARENA_COMPARE (compare), saved, _ ("Saved file"),
                                 robo_arena_document_get_arena (self->document), _ ("In the editor"));
  robo_arena_compare_present (ROBO_ARENA_COMPARE (compare), get_window (self), _ ("Compare With File"));
}

static void
editor_compare_cb (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);
  GFile          *file = get_file (self);
  const char     *path = file != NULL ? g_file_peek_path (file) : NULL;
  g_autoptr (GCancellable) cancellable = NULL;

  if (path == NULL)
    return;

  cancellable = robo_opening_begin (widget, path);
  robo_load_async (path, open_saved, (GDestroyNotify)robo_arena_unref, cancellable, saved_opened_cb,
                   g_object_ref (self));
}

/* Leaving */

/* Cancels the current stroke when the user leaves the arena. */
static void
leaving_cb (RoboEditorPage *self)
{
  robo_editor_canvas_cancel (self->canvas);
}

static void
closed_cb (RoboEditorPage *self)
{
  robo_editor_page_set_document (self, NULL);
}

static void
left_cb (RoboEditorPage *self)
{
  g_signal_emit_by_name (self, "left");
}

/* Returns TRUE if the page has an arena and no stroke is in progress. */
static gboolean
can_edit (RoboEditorPage *self)
{
  return self->document != NULL && !robo_history_is_in_edit (get_history (self));
}

static void
test_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  if (can_edit (ROBO_EDITOR_PAGE (widget)))
    g_signal_emit_by_name (widget, "test", g_str_equal (action_name, "editor.test-with"));
}

static void
toggle_panel_cb (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  AdwFlap *flap = ROBO_EDITOR_PAGE (widget)->flap;

  adw_flap_set_reveal_flap (flap, !adw_flap_get_reveal_flap (flap));
}

/* Tools */

static void
mode_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  guint mode = g_variant_get_uint32 (parameter);

  if (mode < ROBO_N_EDITOR_MODES)
    robo_editor_tools_set_mode (ROBO_EDITOR_PAGE (widget)->tools, (RoboEditorMode)mode);
}

static void
brush_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  guint kind = g_variant_get_uint32 (parameter);

  if (kind < ROBO_N_BRUSHES)
    robo_editor_tools_set_kind (ROBO_EDITOR_PAGE (widget)->tools, (RoboBrushKind)kind);
}

/* Handles the digit keys. 0 selects the brush for a VP space with the next free number, other digits for a VP space
 * with this number. */
static void
number_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);
  guint           number = g_variant_get_uint32 (parameter);
  RoboBrush       brush;

  if (number > ROBO_MAX_VP_NUMBER)
    return;

  robo_editor_tools_set_kind (self->tools, ROBO_BRUSH_VP);
  brush = *robo_editor_tools_get_brush (self->tools);
  brush.number = (guint8)number;
  robo_editor_tools_set_brush (self->tools, &brush);
}

/* Size */

static void
resize_arena (RoboEditorPage *self,
              guint           columns,
              guint           rows,
              gint            dx,
              gint            dy,
              const char     *name)
{
  RoboPlan next;

  if (!can_edit (self) || columns < ROBO_MIN_SIDE || columns > ROBO_MAX_SIDE || rows < ROBO_MIN_SIDE ||
      rows > ROBO_MAX_SIDE)
    return;

  robo_plan_resize (robo_arena_document_get_plan (self->document), columns, rows, dx, dy, &next);
  robo_arena_document_edit_plan (self->document, name, &next);
}

static void
resized_cb (RoboEditorPage *self,
            guint           columns,
            guint           rows,
            gint            dx,
            gint            dy)
{
  resize_arena (self, columns, rows, dx, dy, C_ ("undo", "Resize"));
}

static void
resize_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);
  const RoboPlan *plan = robo_arena_document_get_plan (self->document);
  GtkWidget      *dialog = robo_resize_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), plan->columns,
                                                   plan->rows);

  g_signal_connect_object (dialog, "resize", G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
shift_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);
  RoboDir         dir = (RoboDir)(g_variant_get_int32 (parameter) & 7);
  const RoboPlan *plan = robo_arena_document_get_plan (self->document);

  resize_arena (self, plan->columns, plan->rows, robo_dir_dx (dir), robo_dir_dy (dir), C_ ("undo", "Shift"));
}

/* Going to a space */

static void
go_to_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (widget);

  gtk_menu_button_popup (self->place_button);
  gtk_widget_grab_focus (GTK_WIDGET (self->place_entry));
}

static const struct
{
  const char *name;
  void (*activate) (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter);
  const char *type;
} actions[] = {
  { "editor.test", test_cb, NULL },
  { "editor.test-with", test_cb, NULL },
  { "editor.toggle-panel", toggle_panel_cb, NULL },
  { "editor.mode", mode_cb, "u" },
  { "editor.brush", brush_cb, "u" },
  { "editor.number", number_cb, "u" },
  { "editor.resize", resize_cb, NULL },
  { "editor.shift", shift_cb, "i" },
  { "editor.go-to", go_to_cb, NULL },
  { "editor.export", editor_export_cb, "u" },
  { "editor.print", editor_print_cb, NULL },
  { "editor.copy-text", editor_copy_text_cb, NULL },
  { "editor.compare", editor_compare_cb, NULL },
  { "editor.balance", balance_cb, NULL },
};

const RoboShortcut robo_editor_page_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Print the arena"), .keys = "<Control>p", .action = "editor.print" },
  { .title = NC_ ("shortcut window", "Test the arena"), .keys = "<Control>t", .action = "editor.test" },
  { .title = NC_ ("shortcut window", "Choose who plays in the test"), .keys = "<Control><Shift>t", .action = "editor.test-with" },
  { .title = NC_ ("shortcut window", "Balance"), .keys = "<Control>b", .action = "editor.balance" },
  { .title = NC_ ("shortcut window", "Problems and properties"), .keys = "F9", .action = "editor.toggle-panel" },
  { .title = NC_ ("shortcut window", "Go to a space"), .keys = "<Control>g", .action = "editor.go-to" },
  { 0 },
};

static void
allow_actions (RoboEditorPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint      n_errors;

  if (self->document == NULL)
    return;

  n_errors = robo_problem_list_get_n_errors (robo_arena_document_get_problems (self->document));
  gtk_widget_action_set_enabled (widget, "editor.compare", get_file (self) != NULL);
  gtk_widget_action_set_enabled (widget, "editor.test", can_test (self, n_errors));
  gtk_widget_action_set_enabled (widget, "editor.test-with", can_test (self, n_errors));
}

/* Connections between the parts */

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
repair_cb (RoboEditorPage  *self,
           RoboProblemItem *item,
           guint            index)
{
  if (can_edit (self))
    robo_arena_document_fix (self->document, item, index);
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
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_PHONE]);
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
  gboolean        is_phone = width < PHONE_WIDTH_PX;

  gtk_widget_size_allocate (GTK_WIDGET (self->toasts), &(GtkAllocation){ 0, 0, width, height }, baseline);
  if (is_compact == self->is_compact && is_low == self->is_low && is_phone == self->is_phone)
    return;

  self->is_compact = is_compact;
  self->is_low = is_low;
  self->is_phone = is_phone;
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

  /* Allow a width that is too small for the full header bar, because the compact header bar then replaces it. */
  self->wide_width = *minimum;
  *minimum = MIN (*minimum, NARROW_WIDTH_PX);
}

/* Properties and class */

static gboolean
robo_editor_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ROBO_EDITOR_PAGE (widget)->canvas));
}

static void
robo_editor_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (robo_editor_page_parent_class)->map (widget);
  robo_fairness_panel_set_is_shown (ROBO_EDITOR_PAGE (widget)->fairness_panel, TRUE);
}

/* Stops the games that are played in the background, because the page is hidden now. */
static void
robo_editor_page_unmap (GtkWidget *widget)
{
  robo_fairness_panel_set_is_shown (ROBO_EDITOR_PAGE (widget)->fairness_panel, FALSE);
  GTK_WIDGET_CLASS (robo_editor_page_parent_class)->unmap (widget);
}

static void
robo_editor_page_dispose (GObject *object)
{
  RoboEditorPage *self = ROBO_EDITOR_PAGE (object);

  g_clear_handle_id (&self->layout_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_EDITOR_PAGE);
  g_clear_object (&self->document_signals);
  g_clear_object (&self->file_signals);
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
install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].type, actions[i].activate);
  robo_shortcuts_bind (widget_class, robo_editor_page_shortcuts);
  robo_shortcuts_bind (widget_class, robo_editor_palette_shortcuts);
}

static void
robo_editor_page_back (RoboPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "document.leave", NULL);
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->back = robo_editor_page_back;
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_DOCUMENT] = { ROBO_PROPERTY_FIELD (OBJECT, "document", RoboEditorPage, document), .type = robo_arena_document_get_type, .set = G_CALLBACK (robo_editor_page_set_document) },
  [PROP_IS_COMPACT] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-compact", RoboEditorPage, has_compact_bar) },
  [PROP_IS_LOW] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-low", RoboEditorPage, is_low) },
  [PROP_IS_PHONE] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-phone", RoboEditorPage, is_phone) },
};

static void
robo_editor_page_class_init (RoboEditorPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_editor_page_dispose;
  object_class->finalize = robo_editor_page_finalize;

  widget_class->measure = robo_editor_page_measure;
  widget_class->size_allocate = robo_editor_page_size_allocate;
  widget_class->grab_focus = robo_editor_page_grab_focus;
  widget_class->map = robo_editor_page_map;
  widget_class->unmap = robo_editor_page_unmap;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  g_signal_new ("left", ROBO_TYPE_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("test", ROBO_TYPE_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  g_signal_new ("saved", ROBO_TYPE_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_ARENA_DOCUMENT);
  g_type_ensure (ROBO_TYPE_BALANCE_PANEL);
  g_type_ensure (ROBO_TYPE_FAIRNESS_BUTTON);
  g_type_ensure (ROBO_TYPE_FAIRNESS_PANEL);
  g_type_ensure (ROBO_TYPE_PROBLEM_LIST);
  g_type_ensure (ROBO_TYPE_PROBLEM_VIEW);
  g_type_ensure (ROBO_TYPE_DOCUMENT_BAR);
  g_type_ensure (ROBO_TYPE_EDITOR_CANVAS);
  g_type_ensure (ROBO_TYPE_EDITOR_OPTIONS);
  g_type_ensure (ROBO_TYPE_EDITOR_PALETTE);
  g_type_ensure (ROBO_TYPE_EDITOR_PROPERTIES);
  g_type_ensure (ROBO_TYPE_EDITOR_SYMMETRY);
  g_type_ensure (ROBO_TYPE_STATUS_LAYOUT);
  g_type_ensure (ROBO_TYPE_EDITOR_TOOLS);
  g_type_ensure (ROBO_TYPE_EDITOR_WAYS);
  g_type_ensure (ROBO_TYPE_ROW_LAYOUT);
  g_type_ensure (ROBO_TYPE_OPTIONAL_LAYOUT);
  g_type_ensure (ROBO_TYPE_FIRST_FIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-editor-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, tools);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, bar);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, test_button);
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
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, fairness_button);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, fairness_panel);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, balance_panel);
  gtk_widget_class_bind_template_child (widget_class, RoboEditorPage, panel_window);
  gtk_widget_class_bind_template_callback (widget_class, go_cb);
  gtk_widget_class_bind_template_callback (widget_class, heat_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, fairness_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_ghosts);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_place_cb);
  gtk_widget_class_bind_template_callback (widget_class, repair_cb);
  gtk_widget_class_bind_template_callback (widget_class, robo_closure_is_not);
  gtk_widget_class_bind_template_callback (widget_class, choosing_cb);
  gtk_widget_class_bind_template_callback (widget_class, saved_cb);
  gtk_widget_class_bind_template_callback (widget_class, leaving_cb);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, robo_message_toast);
  gtk_widget_class_bind_template_callback (widget_class, dup_title);
  gtk_widget_class_bind_template_callback (widget_class, dup_size);
  gtk_widget_class_bind_template_callback (widget_class, dup_subtitle);
  gtk_widget_class_bind_template_callback (widget_class, can_test);
  gtk_widget_class_bind_template_callback (widget_class, dup_test_tooltip);
  gtk_widget_class_bind_template_callback (widget_class, dup_place);
  gtk_widget_class_bind_template_callback (widget_class, dup_zoom);
  gtk_widget_class_bind_template_callback (widget_class, get_problems_height);
  gtk_widget_class_bind_template_callback (widget_class, get_n_columns);
  install_actions (widget_class);
}

static void
robo_editor_page_init (RoboEditorPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_access_name_split (self->test_button);
  robo_document_bar_install (self->bar, GTK_WIDGET (self));
  robo_document_bar_set_path_func (self->bar, dup_path_cb, self);

  self->document_signals = g_signal_group_new (ROBO_TYPE_ARENA_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (changed_cb), self);
  self->file_signals = g_signal_group_new (ROBO_TYPE_DOCUMENT_FILE);
  g_signal_group_connect_swapped (self->file_signals, "notify::location", G_CALLBACK (allow_actions), self);
  self->problem_signals = g_signal_group_new (ROBO_TYPE_PROBLEM_LIST);
  g_signal_group_connect_swapped (self->problem_signals, "notify::n-errors",
                                  G_CALLBACK (allow_actions), self);
}

GtkWidget *
robo_editor_page_new (void)
{
  return robo_widget_pool_take (ROBO_TYPE_EDITOR_PAGE);
}

RoboDocumentBar *
robo_editor_page_get_bar (RoboEditorPage *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_PAGE (self), NULL);

  return self->bar;
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
  g_signal_group_set_target (self->file_signals,
                             document == NULL ? NULL : robo_document_get_file (ROBO_DOCUMENT (document)));
  g_signal_group_set_target (self->problem_signals,
                             document == NULL ? NULL : robo_arena_document_get_problems (document));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
  allow_actions (self);
  /* Drop the results of the balance, which belong to the previous arena. */
  robo_balance_panel_set_arena (self->balance_panel, NULL);
  update_balance (self);
}

void
robo_editor_page_set_symmetry (RoboEditorPage *self,
                               RoboSymmetry    symmetry)
{
  const RoboPlan *plan;

  g_return_if_fail (ROBO_IS_EDITOR_PAGE (self));
  g_return_if_fail (self->document != NULL);

  plan = robo_arena_document_get_plan (self->document);
  if (robo_symmetry_is_possible (symmetry, plan->columns, plan->rows))
    robo_editor_tools_set_symmetry (self->tools, symmetry);
}

void
robo_editor_page_set_folder (RoboEditorPage *self,
                             const char     *folder)
{
  g_return_if_fail (ROBO_IS_EDITOR_PAGE (self));

  g_free (self->folder);
  self->folder = g_strdup (folder);
}
