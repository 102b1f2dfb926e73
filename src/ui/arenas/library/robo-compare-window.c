// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-compare-window.h"

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "files/xml/robo-xml.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-opening-bar.h"

/* Shows two arenas side by side. The arena of the entry is on the right, where a newer version would be. The user
 * chooses the arena on the left. */
struct _RoboCompareWindow
{
  AdwWindow parent_instance;

  /* template children */
  GtkDropDown      *other_drop_down;
  RoboArenaCompare *compare;

  /* owned */
  GPtrArray *others; /* array of RoboLibraryArena, in the order of `other_drop_down` */
  RoboArena *arena;
};

G_DEFINE_FINAL_TYPE (RoboCompareWindow, robo_compare_window, ADW_TYPE_WINDOW)

static void
show_other (RoboCompareWindow *self,
            RoboArena         *other,
            const char        *title)
{
  robo_arena_compare_set_arenas (self->compare, other, title, self->arena, NULL);
}

static void
other_chosen_cb (RoboCompareWindow *self)
{
  guint chosen = gtk_drop_down_get_selected (self->other_drop_down);

  if (self->others != NULL && chosen < self->others->len)
    show_other (self, robo_library_arena_get_readable (self->others->pdata[chosen]), NULL);
}

/* Opening files */

static void
file_chosen_cb (RoboCompareWindow    *self,
                int                   response,
                GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    robo_compare_window_open (self, file);
  g_object_unref (chooser);
}

static void
open_cb (RoboCompareWindow *self)
{
  GtkFileChooserNative *chooser = robo_message_create_chooser (GTK_WIDGET (self), _ ("Compare With a File"),
                                                               GTK_FILE_CHOOSER_ACTION_OPEN, C_ ("button", "_Compare"));

  robo_message_add_filter (chooser, _ ("Arenas"), "*" ROBO_ARENA_SUFFIX, NULL);
  g_signal_connect_object (chooser, "response", G_CALLBACK (file_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
robo_compare_window_dispose (GObject *object)
{
  RoboCompareWindow *self = ROBO_COMPARE_WINDOW (object);

  g_clear_pointer (&self->others, g_ptr_array_unref);
  g_clear_pointer (&self->arena, robo_arena_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_COMPARE_WINDOW);

  G_OBJECT_CLASS (robo_compare_window_parent_class)->dispose (object);
}

static void
robo_compare_window_class_init (RoboCompareWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_compare_window_dispose;

  g_type_ensure (ROBO_TYPE_ARENA_COMPARE);
  g_type_ensure (ROBO_TYPE_OPENING_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/arenas/robo-compare-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboCompareWindow, other_drop_down);
  gtk_widget_class_bind_template_child (widget_class, RoboCompareWindow, compare);
  gtk_widget_class_bind_template_callback (widget_class, other_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
}

static void
robo_compare_window_init (RoboCompareWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_access_name_list (self->other_drop_down, _ ("Arena to compare with"));
  /* Set the role before GTK creates the accessible object, whose role cannot change later. */
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
}

GtkWidget *
robo_compare_window_new (RoboLibrary      *library,
                         RoboLibraryArena *entry)
{
  RoboCompareWindow *self;
  GListModel        *entries;
  g_autoptr (GtkStringList) names = NULL;

  g_return_val_if_fail (ROBO_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (ROBO_IS_LIBRARY_ARENA (entry), NULL);
  g_return_val_if_fail (robo_library_arena_get_readable (entry) != NULL, NULL);

  self = g_object_new (ROBO_TYPE_COMPARE_WINDOW, NULL);
  self->arena = robo_arena_ref (robo_library_arena_get_readable (entry));
  entries = robo_library_get_arenas (library);
  names = gtk_string_list_new (NULL);
  self->others = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (RoboLibraryArena) other = g_list_model_get_item (entries, i);

      if (other == entry || robo_library_arena_get_readable (other) == NULL)
        continue;
      gtk_string_list_append (names, robo_library_arena_get_title (other));
      g_ptr_array_add (self->others, g_object_ref (other));
    }
  gtk_drop_down_set_model (self->other_drop_down, G_LIST_MODEL (names));
  if (self->others->len > 0)
    other_chosen_cb (self);
  else
    show_other (self, self->arena, NULL);

  return GTK_WIDGET (self);
}

/* Holds a file that is read in another thread. */
typedef struct
{
  GFile        *file;
  char         *shown;
  RoboProblems *problems;
  RoboArena    *arena; /* nullable: the result */
} Other;

static void
other_free (gpointer data)
{
  Other *other = data;

  g_object_unref (other->file);
  g_free (other->shown);
  robo_problems_free (other->problems);
  g_clear_pointer (&other->arena, robo_arena_unref);
  g_free (other);
}

static gboolean
read_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  Other *other = data;
  g_autoptr (GBytes) bytes = robo_xml_load (other->file, ROBO_XML_MAX_SIZE, other->problems);
  gboolean is_complete;

  if (bytes != NULL)
    other->arena = robo_arena_open_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), other->problems,
                                           &is_complete);

  return other->arena != NULL || robo_problems_check_plain (other->problems, error);
}

static void
read_cb (gpointer      owner,
         gpointer      data,
         GCancellable *cancellable,
         const GError *error)
{
  RoboCompareWindow *self = owner;
  const Other       *other = data;

  robo_opening_end (GTK_WIDGET (self), cancellable);
  if (other->arena == NULL)
    {
      robo_message_show_error (GTK_WIDGET (self), _ ("Arena Could Not Be Opened"), error != NULL ? error->message : NULL);
      return;
    }

  gtk_drop_down_set_selected (self->other_drop_down, GTK_INVALID_LIST_POSITION);
  show_other (self, other->arena, other->shown);
}

void
robo_compare_window_open (RoboCompareWindow *self,
                          GFile             *file)
{
  g_autofree char *name = NULL;
  g_autoptr (GCancellable) cancellable = NULL;
  Other *other;

  g_return_if_fail (ROBO_IS_COMPARE_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  name = g_file_get_basename (file);
  cancellable = robo_opening_begin (GTK_WIDGET (self), name);
  other = g_new0 (Other, 1);
  other->file = g_object_ref (file);
  other->shown = g_filename_display_name (name);
  other->problems = robo_problems_new (other->shown);
  robo_problems_set_cancellable (other->problems, cancellable);

  robo_work_run (self, cancellable, read_thread, read_cb, other, other_free);
}
