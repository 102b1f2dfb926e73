// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-packs-window.h"

#include <glib/gi18n.h>

#include "files/pack/robo-pack-record.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-message.h"

#include "robo-pack-words.h"

struct _RoboPacksWindow
{
  AdwWindow parent_instance;

  /* template children */
  GtkStack   *stack;
  GtkListBox *list;

  /* owned */
  char      *base;
  GPtrArray *records; /* array of RoboPackRecord */
};

G_DEFINE_FINAL_TYPE (RoboPacksWindow, robo_packs_window, ADW_TYPE_WINDOW)

static void fill (RoboPacksWindow *self);

static const RoboPackRecord *
find_record (RoboPacksWindow *self,
             const char      *id)
{
  for (guint i = 0; i < self->records->len; i++)
    {
      const RoboPackRecord *record = self->records->pdata[i];

      if (g_str_equal (record->id, id))
        return record;
    }

  return NULL;
}

static void
import_cb (RoboPacksWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self))), "win.import", NULL);
}

static void
paste_cb (RoboPacksWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self))), "win.paste-pack", NULL);
}

static gboolean
paste_key_cb (GtkWidget *widget,
              GVariant  *arguments,
              gpointer   data)
{
  paste_cb (ROBO_PACKS_WINDOW (widget));

  return TRUE;
}

/* Removing */

static void
uninstall (RoboPacksWindow *self,
           GObject         *dialog,
           gboolean         removes_changed)
{
  const RoboPackRecord *record = find_record (self, g_object_get_data (dialog, "robo-id"));
  g_autoptr (GError) error = NULL;

  if (record != NULL && !robo_pack_record_uninstall (record, self->base, removes_changed, &error))
    robo_message_show_error (GTK_WIDGET (self), _ ("Pack Could Not Be Removed"), error->message);
  fill (self);
}

static void
accepted_cb (RoboPacksWindow  *self,
             const char       *response,
             AdwMessageDialog *dialog)
{
  uninstall (self, G_OBJECT (dialog), FALSE);
}

static void
answered_cb (RoboPacksWindow  *self,
             const char       *response,
             AdwMessageDialog *dialog)
{
  if (g_str_equal (response, "keep") || g_str_equal (response, "all"))
    uninstall (self, G_OBJECT (dialog), g_str_equal (response, "all"));
}

/* Asks whether files that the user has changed are removed together with their pack. Returns the dialog. */
static AdwMessageDialog *
ask_about_changed (RoboPacksWindow *self,
                   const char      *heading,
                   char           **changed)
{
  AdwMessageDialog *dialog =
    robo_message_new (GTK_WINDOW (self), heading,
                      _ ("You’ve changed some of its files. You can keep them as your own. Saved games can still be played."));
  g_autofree char *list = g_strjoinv ("\n", changed);

  robo_message_add_list (dialog, list);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "all", C_ ("button", "Remove _All"), "keep",
                                    C_ ("button", "_Keep Mine"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "all", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "keep", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "keep");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  robo_message_present (dialog);

  return dialog;
}

static AdwMessageDialog *
ask (RoboPacksWindow *self,
     const char      *heading)
{
  AdwMessageDialog *dialog =
    robo_message_ask (GTK_WIDGET (self), heading, _ ("Its files will be deleted. Saved games can still be played."),
                      _ ("_Cancel"), C_ ("button", "_Remove"), ADW_RESPONSE_DESTRUCTIVE);

  g_signal_connect_object (dialog, "response::accept", G_CALLBACK (accepted_cb), self, G_CONNECT_SWAPPED);

  return dialog;
}

static void
remove_cb (GtkWidget       *button,
           RoboPacksWindow *self)
{
  const RoboPackRecord *record = find_record (self, g_object_get_data (G_OBJECT (button), "robo-id"));
  AdwMessageDialog     *dialog;
  g_autofree char      *name = NULL;
  g_autofree char      *heading = NULL;
  g_auto (GStrv) changed = NULL;

  if (record == NULL)
    return;

  changed = robo_pack_record_dup_changed (record, self->base);
  name = robo_message_cut (record->name);
  /* Translators: %s is the name of a pack. */
  heading = g_strdup_printf (_ ("Remove “%s”?"), name);
  dialog = changed[0] != NULL ? ask_about_changed (self, heading, changed) : ask (self, heading);
  g_object_set_data_full (G_OBJECT (dialog), "robo-id", g_strdup (record->id), g_free);
}

/* Rows */

static GtkWidget *
create_button (RoboPacksWindow      *self,
               const RoboPackRecord *record,
               GtkWidget            *button,
               const char           *label,
               GCallback             callback)
{
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data_full (G_OBJECT (button), "robo-id", g_strdup (record->id), g_free);
  g_signal_connect_object (button, "clicked", callback, self, 0);

  return button;
}

static void
update_cb (GtkWidget       *button,
           RoboPacksWindow *self)
{
  import_cb (self);
}

static char *
dup_about (const RoboPackRecord *record)
{
  g_autofree char *credits = robo_pack_words_dup_credits (record->author, record->license);
  g_autofree char *parts = NULL;
  g_autofree char *about = NULL;

  /* Translators: %u is how many arenas, module sets and so on a pack has. */
  parts = g_strdup_printf (ngettext ("%u part", "%u parts", record->entries->len), record->entries->len);
  /* Translators: %1$u is the version of a pack, %2$s how many parts it has ("4 parts"). */
  about = g_strdup_printf (_ ("Version %1$u · %2$s"), record->version, parts);

  return credits != NULL ? g_strconcat (about, "\n", credits, NULL) : g_steal_pointer (&about);
}

static void
add_row (RoboPacksWindow      *self,
         const RoboPackRecord *record)
{
  AdwActionRow    *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "selectable", FALSE, NULL);
  g_autofree char *title = robo_message_cut (record->name);
  g_autofree char *about = dup_about (record);
  g_autofree char *update = NULL;
  g_autofree char *remove = NULL;
  /* Translators: This is a button. It lets the user choose the file of a newer version of a pack. */
  GtkWidget *button = gtk_button_new_with_mnemonic (C_ ("button", "_Update…"));
  GtkWidget *trash = gtk_button_new_from_icon_name ("user-trash-symbolic");

  /* Translators: %s is the name of a pack. */
  update = g_strdup_printf (_ ("Update %s"), title);
  /* Translators: %s is the name of a pack, a module set or a rule set. */
  remove = g_strdup_printf (_ ("Remove %s"), title);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, about);
  adw_action_row_set_subtitle_lines (row, 3);
  gtk_widget_set_tooltip_text (trash, remove);
  /* A button with a mnemonic is named by what it shows, so its description says which pack it is about. */
  robo_access_describe (button, update);
  adw_action_row_add_suffix (row, create_button (self, record, button, update, G_CALLBACK (update_cb)));
  adw_action_row_add_suffix (row, create_button (self, record, trash, remove, G_CALLBACK (remove_cb)));
  gtk_list_box_append (self->list, GTK_WIDGET (row));
}

static void
fill (RoboPacksWindow *self)
{
  GtkWidget *child;

  g_clear_pointer (&self->records, g_ptr_array_unref);
  self->records = robo_pack_records_load (self->base);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);
  for (guint i = 0; i < self->records->len; i++)
    add_row (self, self->records->pdata[i]);
  gtk_stack_set_visible_child_name (self->stack, self->records->len > 0 ? "list" : "none");
}

/* Lists the packs again when the window gets the focus, because the user may have imported a pack meanwhile. */
static void
active_cb (RoboPacksWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    fill (self);
}

/* Object */

static void
robo_packs_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_PACKS_WINDOW);

  G_OBJECT_CLASS (robo_packs_window_parent_class)->dispose (object);
}

static void
robo_packs_window_finalize (GObject *object)
{
  RoboPacksWindow *self = ROBO_PACKS_WINDOW (object);

  g_free (self->base);
  g_clear_pointer (&self->records, g_ptr_array_unref);

  G_OBJECT_CLASS (robo_packs_window_parent_class)->finalize (object);
}

static void
robo_packs_window_class_init (RoboPacksWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_packs_window_dispose;
  object_class->finalize = robo_packs_window_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/packs/robo-packs-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboPacksWindow, list);
  gtk_widget_class_bind_template_child (widget_class, RoboPacksWindow, stack);
  gtk_widget_class_bind_template_callback (widget_class, active_cb);
  gtk_widget_class_bind_template_callback (widget_class, import_cb);
  gtk_widget_class_bind_template_callback (widget_class, paste_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, paste_key_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
robo_packs_window_init (RoboPacksWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->base = robo_pack_dup_base ();
  fill (self);
}

GtkWidget *
robo_packs_window_new (GtkWindow *parent)
{
  return g_object_new (ROBO_TYPE_PACKS_WINDOW, "transient-for", parent, NULL);
}
