// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-pack-dialog.h"

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "ui/widgets/robo-message.h"

#include "robo-pack-words.h"

#define PICTURE_SIDE 128
#define ROW_SIDE     56

/* Shows the pack, if there is one, a row for each part, the files that were refused, and the files that will be
 * missing. */
struct _RoboPackDialog
{
  AdwWindow parent_instance;

  /* template children */
  GtkWidget  *import_button;
  GtkWidget  *head;
  GtkPicture *picture;
  GtkLabel   *name_label;
  GtkLabel   *about_label;
  GtkLabel   *description_label;
  GtkListBox *parts;
  GtkListBox *refused;
  GtkLabel   *missing_label;

  /* owned */
  RoboPackImport *import; /* NULL while another thread uses the import to write files */
};

enum
{
  IMPORTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboPackDialog, robo_pack_dialog, ADW_TYPE_WINDOW)

/* Buttons and notes, which depend on the choices of the user */

static void
update_missing (RoboPackDialog *self)
{
  g_autoptr (GPtrArray) missing = robo_pack_import_list_missing (self->import);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < missing->len; i++)
    {
      const RoboPackRef *ref = missing->pdata[i];

      if (i > 0)
        g_string_append_c (text, '\n');
      g_string_append_printf (text,
                              /* Translators: The first %s is a kind of file ("Module set"), the second its id. */
                              _ ("%s “%s” is needed but missing. Ask the author for it."),
                              robo_pack_kind_get_title (ref->kind), ref->id);
    }
  gtk_label_set_text (self->missing_label, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->missing_label), missing->len > 0);
}

/* Updates the import button, which is enabled if the user has chosen at least one part, and the note about missing
 * files. */
static void
update_button (RoboPackDialog *self)
{
  guint            n = robo_pack_import_count (self->import);
  g_autofree char *label = NULL;

  if (n > 0)
    /* Translators: This is a button. It imports the parts that the user has chosen. %u is how many, 1 or more. */
    label = g_strdup_printf (ngettext ("_Import %u Part", "_Import %u Parts", n), n);
  gtk_button_set_label (GTK_BUTTON (self->import_button), label != NULL ? label : C_ ("button", "_Import"));
  gtk_widget_set_sensitive (self->import_button, n > 0);
  update_missing (self);
}

/* Rows */

static const RoboPackChoice choices[] = { ROBO_PACK_ADD, ROBO_PACK_REPLACE, ROBO_PACK_KEEP_BOTH, ROBO_PACK_SKIP };

/* Returns the choice at a position in the menu of a row. The menu lacks the choices that the row does not allow. */
static RoboPackChoice
find_choice (const RoboPackRow *row,
             guint              position)
{
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      if (robo_pack_row_allows (row, choices[i]) && position-- == 0)
        return choices[i];
    }

  return ROBO_PACK_SKIP;
}

static void
chosen_cb (GtkDropDown    *menu,
           GParamSpec     *pspec,
           RoboPackDialog *self)
{
  RoboPackRow *row = g_object_get_data (G_OBJECT (menu), "robo-row");

  if (self->import == NULL)
    return;

  row->choice = find_choice (row, gtk_drop_down_get_selected (menu));
  update_button (self);
}

static GtkWidget *
create_menu (RoboPackDialog *self,
             RoboPackRow    *row)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint      n = 0;
  guint      selected = 0;
  GtkWidget *menu;

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      if (!robo_pack_row_allows (row, choices[i]))
        continue;
      if (choices[i] == row->choice)
        selected = n;
      gtk_string_list_append (names, robo_pack_words_get_choice (choices[i]));
      n++;
    }
  menu = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (menu), selected);
  gtk_widget_set_valign (menu, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (menu), GTK_ACCESSIBLE_PROPERTY_LABEL, row->part->title, -1);
  g_object_set_data (G_OBJECT (menu), "robo-row", row);
  g_signal_connect_object (menu, "notify::selected", G_CALLBACK (chosen_cb), self, 0);

  return menu;
}

static void
add_row (RoboPackDialog *self,
         RoboPackRow    *row)
{
  const RoboPackPart *part = row->part;
  AdwActionRow       *widget = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "selectable", FALSE, NULL);
  g_autofree char    *title = robo_message_cut (part->title);
  g_autofree char    *credits = robo_pack_words_dup_credits (part->author, part->license);
  g_autofree char    *subtitle = NULL;

  /* Translators: This describes a part of a pack. %1$s is its kind, %2$s says how it compares with the user’s files:
   * “Arena · New”. */
  subtitle = g_strdup_printf (_ ("%1$s · %2$s"), robo_pack_kind_get_title (part->kind), robo_pack_words_get_fate (row));
  if (credits != NULL)
    {
      g_autofree char *both = g_strconcat (subtitle, "\n", credits, NULL);

      adw_action_row_set_subtitle (widget, both);
    }
  else
    adw_action_row_set_subtitle (widget, subtitle);
  adw_action_row_set_subtitle_lines (widget, 2);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), title);
  adw_action_row_add_prefix (widget, robo_pack_words_create_picture (part, ROW_SIDE));
  if (row->state != ROBO_PACK_SAME)
    adw_action_row_add_suffix (widget, create_menu (self, row));
  gtk_list_box_append (self->parts, GTK_WIDGET (widget));
}

static void
add_refused (RoboPackDialog *self,
             const char     *title,
             const char     *sentence)
{
  AdwActionRow    *widget = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "selectable", FALSE, NULL);
  GtkWidget       *icon = gtk_image_new_from_icon_name ("dialog-error-symbolic");
  g_autofree char *shown = robo_message_cut (sentence);

  gtk_widget_add_css_class (icon, "error");
  adw_action_row_add_prefix (widget, icon);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), title);
  adw_action_row_set_subtitle (widget, shown);
  adw_action_row_set_subtitle_lines (widget, 0);
  gtk_list_box_append (self->refused, GTK_WIDGET (widget));
}

/* The pack */

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/* Shows the picture of the pack. If the pack has no picture that can be read, and its first part is an arena, shows
 * this arena. */
static void
show_picture (RoboPackDialog *self,
              const RoboPack *pack)
{
  g_autoptr (GdkTexture) texture = pack->picture != NULL ? gdk_texture_new_from_bytes (pack->picture, NULL) : NULL;
  const RoboPackPart *first = pack->parts->pdata[0];
  g_autoptr (GtkWidget) drawn = NULL;

  if (texture != NULL)
    gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
  else if (first->kind == ROBO_PACK_ARENA)
    {
      drawn = g_object_ref_sink (robo_pack_words_create_picture (first, PICTURE_SIDE));
      if (GTK_IS_PICTURE (drawn))
        gtk_picture_set_paintable (self->picture, gtk_picture_get_paintable (GTK_PICTURE (drawn)));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->picture), gtk_picture_get_paintable (self->picture) != NULL);
}

static void
show_pack (RoboPackDialog *self,
           const RoboPack *pack)
{
  g_autofree char      *name = robo_message_cut (pack->name);
  g_autofree char      *credits = robo_pack_words_dup_credits (pack->author, pack->license);
  g_autofree char      *version = NULL;
  g_autofree char      *about = NULL;
  const RoboPackRecord *record = self->import->record;

  if (record != NULL && record->version != pack->version)
    /* Translators: The first %u is the version of a pack, the second the version that is installed. */
    version = g_strdup_printf (_ ("Version %u (you have %u)"), pack->version, record->version);
  else
    /* Translators: %u is the version of a pack. */
    version = g_strdup_printf (_ ("Version %u"), pack->version);
  about = credits != NULL ? g_strconcat (credits, "\n", version, NULL) : g_steal_pointer (&version);
  show_text (self->name_label, name);
  show_text (self->about_label, about);
  show_text (self->description_label, pack->description);
  show_picture (self, pack);
}

/* Import: it runs in another thread, because a disk may be slow */

typedef struct
{
  RoboPackImport *import;
  char          **paths;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  robo_pack_import_free (work->import);
  g_strfreev (work->paths);
  g_free (work);
}

static gboolean
import_thread (gpointer      data,
               GCancellable *cancellable,
               GError      **error)
{
  Work *work = data;

  work->paths = robo_pack_import_apply (work->import, error);

  return work->paths != NULL;
}

static void
imported_cb (gpointer      owner,
             gpointer      data,
             GCancellable *cancellable,
             const GError *error)
{
  RoboPackDialog *self = owner;
  Work           *work = data;

  self->import = g_steal_pointer (&work->import);
  gtk_widget_set_sensitive (GTK_WIDGET (self->parts), TRUE);
  update_button (self);
  if (error != NULL)
    {
      robo_message_show_error (GTK_WIDGET (self), _ ("Nothing Was Imported"), error->message);
      return;
    }

  g_signal_emit (self, signals[IMPORTED], 0, work->paths);
  gtk_window_close (GTK_WINDOW (self));
}

static void
import_cb (RoboPackDialog *self)
{
  Work *work;

  if (self->import == NULL)
    return;

  work = g_new0 (Work, 1);
  work->import = g_steal_pointer (&self->import);
  gtk_widget_set_sensitive (self->import_button, FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->parts), FALSE);
  robo_work_run (self, NULL, import_thread, imported_cb, work, work_free);
}

/* Object */

static void
robo_pack_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_PACK_DIALOG);

  G_OBJECT_CLASS (robo_pack_dialog_parent_class)->dispose (object);
}

static void
robo_pack_dialog_finalize (GObject *object)
{
  RoboPackDialog *self = ROBO_PACK_DIALOG (object);

  robo_pack_import_free (self->import);

  G_OBJECT_CLASS (robo_pack_dialog_parent_class)->finalize (object);
}

static void
robo_pack_dialog_class_init (RoboPackDialogClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_pack_dialog_dispose;
  object_class->finalize = robo_pack_dialog_finalize;

  signals[IMPORTED] = g_signal_new ("imported", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_STRV);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/packs/robo-pack-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboPackDialog, about_label);
  gtk_widget_class_bind_template_child (widget_class, RoboPackDialog, description_label);
  gtk_widget_class_bind_template_child (widget_class, RoboPackDialog, head);
  gtk_widget_class_bind_template_child (widget_class, RoboPackDialog, import_button);
  gtk_widget_class_bind_template_child (widget_class, RoboPackDialog, missing_label);
  gtk_widget_class_bind_template_child (widget_class, RoboPackDialog, name_label);
  gtk_widget_class_bind_template_child (widget_class, RoboPackDialog, parts);
  gtk_widget_class_bind_template_child (widget_class, RoboPackDialog, picture);
  gtk_widget_class_bind_template_child (widget_class, RoboPackDialog, refused);
  gtk_widget_class_bind_template_callback (widget_class, import_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
robo_pack_dialog_init (RoboPackDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
robo_pack_dialog_new (GtkWindow         *parent,
                      RoboPackImport    *import,
                      const char *const *refused)
{
  RoboPackDialog *self = g_object_new (ROBO_TYPE_PACK_DIALOG, "transient-for", parent, NULL);

  self->import = import;
  gtk_widget_set_visible (self->head, import->pack != NULL);
  if (import->pack != NULL)
    show_pack (self, import->pack);
  for (guint i = 0; i < import->rows->len; i++)
    add_row (self, import->rows->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->parts), import->rows->len > 0);
  for (guint i = 0; refused != NULL && refused[i] != NULL; i += 2)
    add_refused (self, refused[i], refused[i + 1]);
  gtk_widget_set_visible (GTK_WIDGET (self->refused), refused != NULL && refused[0] != NULL);
  update_button (self);
  /* Enter imports what is proposed; the first widget would be Cancel. */
  gtk_window_set_focus (GTK_WINDOW (self), self->import_button);

  return GTK_WIDGET (self);
}
