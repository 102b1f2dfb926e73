// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-share-dialog.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "base/robo-work.h"
#include "files/pack/robo-pack-record.h"
#include "files/pack/robo-pack-text.h"
#include "files/xml/robo-write.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/pictures/robo-qr-code.h"
#include "ui/widgets/robo-entry-limit.h"
#include "ui/widgets/robo-message.h"

#include "robo-pack-words.h"

#define ROW_SIDE 56

/* Asks for the texts of the manifest, and shows the parts of the pack. If the user has shared a pack with this id
 * before, fills in the texts of that pack and the next version number. */
struct _RoboShareDialog
{
  AdwWindow parent_instance;

  /* template children */
  GtkWidget     *share_button;
  GtkEditable   *name_row;
  GtkEditable   *author_row;
  GtkEditable   *license_row;
  GtkEditable   *description_row;
  GtkSpinButton *version_button;
  GtkWidget     *text_group;
  GtkWidget     *text_button;
  GtkWidget     *code_button;
  GtkListBox    *parts_list;
  GtkLabel      *missing_label;

  /* owned */
  GPtrArray *parts; /* array of RoboPackPart */
  char      *id;    /* id of the pack */
};

enum
{
  SHARED,
  COPIED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboShareDialog, robo_share_dialog, ADW_TYPE_WINDOW)

/* Returns the path of the key file with the texts of the packs that the user has shared. The file has a group for each
 * pack id. */
static char *
dup_memory_path (void)
{
  g_autofree char *base = robo_pack_dup_base ();

  return g_build_filename (base, "packs", "shared", NULL);
}

static void
set_words (GtkEditable *row,
           const char  *text)
{
  if (text != NULL)
    gtk_editable_set_text (row, text);
}

static void
recall (RoboShareDialog *self)
{
  g_autofree char *path = dup_memory_path ();
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *name = NULL;
  g_autofree char *author = NULL;
  g_autofree char *license = NULL;
  g_autofree char *description = NULL;

  if (!g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL) || !g_key_file_has_group (file, self->id))
    return;

  name = g_key_file_get_string (file, self->id, "Name", NULL);
  author = g_key_file_get_string (file, self->id, "Author", NULL);
  license = g_key_file_get_string (file, self->id, "License", NULL);
  description = g_key_file_get_string (file, self->id, "Description", NULL);
  set_words (self->name_row, name);
  set_words (self->author_row, author);
  set_words (self->license_row, license);
  set_words (self->description_row, description);
  gtk_spin_button_set_value (self->version_button, 1 + g_key_file_get_integer (file, self->id, "Version", NULL));
}

/* Stores the texts of the pack for the next time that the user shares it. Ignores errors, because they do not affect
 * the pack itself. */
static void
remember (const RoboPack *pack)
{
  g_autofree char *path = dup_memory_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_mkdir_with_parents (folder, 0700);
  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL);
  g_key_file_set_string (file, pack->id, "Name", pack->name);
  g_key_file_set_string (file, pack->id, "Author", pack->author != NULL ? pack->author : "");
  g_key_file_set_string (file, pack->id, "License", pack->license != NULL ? pack->license : "");
  g_key_file_set_string (file, pack->id, "Description", pack->description != NULL ? pack->description : "");
  g_key_file_set_integer (file, pack->id, "Version", (gint)pack->version);
  g_key_file_save_to_file (file, path, NULL);
}

/* The pack */

static RoboPack *
make_pack (RoboShareDialog *self,
           GError         **error)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  const RoboPackWords words = { .id = self->id,
                                .name = gtk_editable_get_text (self->name_row),
                                .author = gtk_editable_get_text (self->author_row),
                                .license = gtk_editable_get_text (self->license_row),
                                .description = gtk_editable_get_text (self->description_row),
                                .version = (guint)gtk_spin_button_get_value_as_int (self->version_button) };
  RoboPack           *pack = robo_pack_new (&words, self->parts, problems);

  if (pack == NULL)
    robo_problems_check_plain (problems, error);

  return pack;
}

typedef struct
{
  RoboPack *pack;
  char     *path;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  robo_pack_unref (work->pack);
  g_free (work->path);
  g_free (work);
}

static gboolean
write_thread (gpointer      data,
              GCancellable *cancellable,
              GError      **error)
{
  const Work *work = data;
  g_autoptr (GBytes) bytes = robo_pack_to_bytes (work->pack);

  if (!robo_write_check_kind (work->path, NULL, error) || !robo_write_file (work->path, bytes, error))
    return FALSE;

  remember (work->pack);

  return TRUE;
}

static void share_cb (RoboShareDialog *self);

static void
again_cb (RoboShareDialog  *self,
          const char       *response,
          AdwMessageDialog *dialog)
{
  share_cb (self);
}

static void
written_cb (gpointer      owner,
            gpointer      data,
            GCancellable *cancellable,
            const GError *error)
{
  RoboShareDialog *self = owner;
  const Work      *work = data;
  g_autofree char *name = g_filename_display_basename (work->path);

  gtk_widget_set_sensitive (self->share_button, TRUE);
  if (error != NULL)
    {
      robo_message_show_write_error (GTK_WIDGET (self), _ ("Pack Could Not Be Saved"), error, G_CALLBACK (again_cb), self);
      return;
    }

  g_signal_emit (self, signals[SHARED], 0, name);
  gtk_window_close (GTK_WINDOW (self));
}

static void
chosen_cb (RoboShareDialog      *self,
           int                   response,
           GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  const char *path = file != NULL ? g_file_peek_path (file) : NULL;
  g_autoptr (GError) error = NULL;
  RoboPack *pack;

  if (response == GTK_RESPONSE_ACCEPT && path != NULL)
    {
      pack = make_pack (self, &error);
      if (pack == NULL)
        robo_message_show_error (GTK_WIDGET (self), _ ("Pack Could Not Be Saved"), error->message);
      else
        {
          Work *work = g_new0 (Work, 1);

          work->pack = pack;
          work->path = g_strconcat (path, g_str_has_suffix (path, ROBO_PACK_SUFFIX) ? "" : ROBO_PACK_SUFFIX, NULL);
          gtk_widget_set_sensitive (self->share_button, FALSE);
          robo_work_run (self, NULL, write_thread, written_cb, work, work_free);
        }
    }
  g_object_unref (chooser);
}

static void
share_cb (RoboShareDialog *self)
{
  GtkFileChooserNative *chooser = robo_message_create_chooser (GTK_WIDGET (self), _ ("Save the Pack"),
                                                               GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));
  g_autofree char      *name = g_strconcat (self->id, ROBO_PACK_SUFFIX, NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Small packs without a file */

/* Returns the pack as a text. Returns NULL if the pack cannot be made, or if the text would have more than max_size
 * bytes. */
static char *
dup_text (RoboShareDialog *self,
          gsize            max_size)
{
  g_autoptr (RoboPack) pack = make_pack (self, NULL);

  return pack != NULL ? robo_pack_text_write (pack, max_size) : NULL;
}

static void
update_text_buttons (RoboShareDialog *self)
{
  gboolean         has_name = gtk_editable_get_text (self->name_row)[0] != '\0';
  g_autofree char *text = NULL;
  g_autofree char *code = NULL;
  g_autoptr (RoboPack) pack = NULL;
  g_autoptr (GError) error = NULL;

  /* The rows also change while the window is created. */
  if (self->parts == NULL)
    return;

  pack = make_pack (self, &error);
  text = dup_text (self, ROBO_PACK_TEXT_MAX_SIZE);
  code = text != NULL ? dup_text (self, ROBO_PACK_TEXT_MAX_CODE) : NULL;
  gtk_widget_set_sensitive (self->text_button, has_name && text != NULL);
  gtk_widget_set_sensitive (self->code_button, has_name && code != NULL);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->text_group),
                                         has_name && pack == NULL ? error->message
                                         : text == NULL           ? _ ("This pack is too big to copy as text. Save it as a file.")
                                         : code == NULL && robo_qr_code_is_there ()
                                           ? _ ("Text for a chat or an email. This pack is too big for a QR code.")
                                           : _ ("Small packs fit in a chat message or an email. The other player copies the text and chooses Paste in the library’s menu."));
}

static gboolean
remember_thread (gpointer      data,
                 GCancellable *cancellable,
                 GError      **error)
{
  remember (data);

  return TRUE;
}

static void
remember_text (RoboShareDialog *self)
{
  RoboPack *pack = make_pack (self, NULL);

  if (pack != NULL)
    robo_work_run (NULL, NULL, remember_thread, NULL, pack, (GDestroyNotify)robo_pack_unref);
}

static void
copy_cb (RoboShareDialog *self)
{
  g_autofree char *text = dup_text (self, ROBO_PACK_TEXT_MAX_SIZE);

  if (text == NULL)
    return;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  remember_text (self);
  g_signal_emit (self, signals[COPIED], 0);
  gtk_window_close (GTK_WINDOW (self));
}

static void
show_code_cb (RoboShareDialog *self)
{
  g_autofree char *text = dup_text (self, ROBO_PACK_TEXT_MAX_CODE);
  g_auto (GStrv) groups = NULL;
  g_autofree char *code = NULL;

  if (text == NULL)
    return;

  /* The hyphens only help people to read the text, and would make the code larger. */
  groups = g_strsplit (text, "-", -1);
  code = g_strjoinv ("", groups);
  remember_text (self);
  robo_qr_code_show (GTK_WIDGET (self), _ ("Scan this with a phone, and send the text to the other player."), code);
}

/* Content of the pack */

static void
name_changed_cb (RoboShareDialog *self)
{
  gtk_widget_set_sensitive (self->share_button, gtk_editable_get_text (self->name_row)[0] != '\0');
  update_text_buttons (self);
}

static void
add_row (RoboShareDialog    *self,
         const RoboPackPart *part)
{
  AdwActionRow    *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "selectable", FALSE, NULL);
  g_autofree char *title = robo_message_cut (part->title);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, robo_pack_kind_get_title (part->kind));
  adw_action_row_add_prefix (row, robo_pack_words_create_picture (part, ROW_SIDE));
  gtk_list_box_append (self->parts_list, GTK_WIDGET (row));
}

static void
show_missing (RoboShareDialog *self,
              const RoboPack  *pack)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < pack->needs->len; i++)
    {
      const RoboPackRef *need = pack->needs->pdata[i];

      if (i > 0)
        g_string_append_c (text, '\n');
      g_string_append_printf (text,
                              /* Translators: The first %s is a kind of file ("Module set"), the second its id. */
                              _ ("%s “%s” wasn’t found. Only people who already have it can use the pack."),
                              robo_pack_kind_get_title (need->kind), need->id);
    }
  gtk_label_set_text (self->missing_label, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->missing_label), pack->needs->len > 0);
}

/* Object */

static void
robo_share_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_SHARE_DIALOG);

  G_OBJECT_CLASS (robo_share_dialog_parent_class)->dispose (object);
}

static void
robo_share_dialog_finalize (GObject *object)
{
  RoboShareDialog *self = ROBO_SHARE_DIALOG (object);

  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_free (self->id);

  G_OBJECT_CLASS (robo_share_dialog_parent_class)->finalize (object);
}

static void
robo_share_dialog_class_init (RoboShareDialogClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_share_dialog_dispose;
  object_class->finalize = robo_share_dialog_finalize;

  signals[SHARED] = g_signal_new ("shared", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                  1, G_TYPE_STRING);

  signals[COPIED] = g_signal_new ("copied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/packs/robo-share-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboShareDialog, author_row);
  gtk_widget_class_bind_template_child (widget_class, RoboShareDialog, description_row);
  gtk_widget_class_bind_template_child (widget_class, RoboShareDialog, license_row);
  gtk_widget_class_bind_template_child (widget_class, RoboShareDialog, missing_label);
  gtk_widget_class_bind_template_child (widget_class, RoboShareDialog, name_row);
  gtk_widget_class_bind_template_child (widget_class, RoboShareDialog, parts_list);
  gtk_widget_class_bind_template_child (widget_class, RoboShareDialog, share_button);
  gtk_widget_class_bind_template_child (widget_class, RoboShareDialog, text_button);
  gtk_widget_class_bind_template_child (widget_class, RoboShareDialog, text_group);
  gtk_widget_class_bind_template_child (widget_class, RoboShareDialog, code_button);
  gtk_widget_class_bind_template_child (widget_class, RoboShareDialog, version_button);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_cb);
  gtk_widget_class_bind_template_callback (widget_class, share_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_code_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_text_buttons);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
robo_share_dialog_init (RoboShareDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (self->code_button, robo_qr_code_is_there ());
  robo_entry_limit (GTK_WIDGET (self->name_row), ROBO_ENTRY_LIMIT_NAME);
  robo_entry_limit (GTK_WIDGET (self->author_row), ROBO_ENTRY_LIMIT_NAME);
  robo_entry_limit (GTK_WIDGET (self->license_row), ROBO_ENTRY_LIMIT_NAME);
}

GtkWidget *
robo_share_dialog_new (GtkWindow *parent,
                       GPtrArray *parts)
{
  RoboShareDialog *self = g_object_new (ROBO_TYPE_SHARE_DIALOG, "transient-for", parent, NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPack) pack = robo_pack_new (&(RoboPackWords){ NULL }, parts, problems);

  self->parts = g_ptr_array_ref (parts);
  self->id = g_strdup (pack != NULL ? pack->id : "pack");
  for (guint i = 0; i < parts->len; i++)
    add_row (self, parts->pdata[i]);
  if (pack != NULL)
    {
      set_words (self->name_row, pack->name);
      set_words (self->author_row, pack->author);
      set_words (self->license_row, pack->license);
      show_missing (self, pack);
    }
  recall (self);
  name_changed_cb (self);
  /* Enter in the name saves the pack; the first widget would be Cancel. */
  gtk_widget_grab_focus (GTK_WIDGET (self->name_row));

  return GTK_WIDGET (self);
}
