// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n.h>

#include "files/xml/robo-xml.h"
#include "ui/common/robo-texts-dialogs.h"

#include "robo-library-page-private.h"

/* Texts of an arena go out to translators as a catalogue, and come back. */

/* Of the arena that is selected; a dialog says why not. */
static GBytes *
read_file (RoboLibraryPage *self)
{
  const char *path = robo_library_arena_get_path (robo_library_page_get_selected (self));
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = robo_xml_load_file (path, ROBO_XML_MAX_SIZE, problems);

  if (!robo_problems_check (problems, &error))
    robo_library_page_complain (self, _ ("The arena could not be opened"), error->message);

  return bytes;
}

static void
exported_cb (GtkWidget  *widget,
             const char *sentence)
{
  robo_library_page_toast (ROBO_LIBRARY_PAGE (widget), sentence);
}

void
robo_library_page_export_texts (RoboLibraryPage *self)
{
  g_autofree char *name = g_path_get_basename (robo_library_arena_get_path (robo_library_page_get_selected (self)));
  g_autoptr (GBytes) bytes = read_file (self);

  if (bytes != NULL)
    robo_texts_dialogs_export (GTK_WIDGET (self), name, bytes, exported_cb);
}

/* Coming back. The file as it was is kept for undo. */

static gboolean
write_file (RoboLibraryPage *self,
            const char      *path,
            GBytes          *bytes)
{
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents_full (path, g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes),
                                 G_FILE_SET_CONTENTS_CONSISTENT, 0666, &error))
    {
      robo_library_page_complain (self, _ ("The arena could not be saved"), error->message);
      return FALSE;
    }

  robo_library_reload (self->library);

  return TRUE;
}

static void
undo_import_cb (RoboLibraryPage *self,
                AdwToast        *toast)
{
  write_file (self, g_object_get_data (G_OBJECT (toast), "path"), g_object_get_data (G_OBJECT (toast), "bytes"));
}

static void
imported_cb (GtkWidget  *widget,
             GBytes     *changed,
             const char *sentence)
{
  RoboLibraryPage *self = ROBO_LIBRARY_PAGE (widget);
  const char      *path = robo_library_arena_get_path (robo_library_page_get_selected (self));
  GBytes          *before = read_file (self);
  g_autofree char *title = g_markup_escape_text (sentence, -1);
  AdwToast        *toast;

  if (before == NULL || !write_file (self, path, changed))
    {
      g_clear_pointer (&before, g_bytes_unref);
      return;
    }

  toast = adw_toast_new (title);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "path", g_strdup (path), g_free);
  g_object_set_data_full (G_OBJECT (toast), "bytes", before, (GDestroyNotify)g_bytes_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_import_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
robo_library_page_import_texts (RoboLibraryPage *self)
{
  g_autoptr (GBytes) bytes = read_file (self);

  if (bytes != NULL)
    robo_texts_dialogs_import (GTK_WIDGET (self), bytes, imported_cb);
}
