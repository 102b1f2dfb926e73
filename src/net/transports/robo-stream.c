// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-stream.h"

#include <errno.h>

#include <glib/gstdio.h>

enum
{
  OPENED,
  STANZA,
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE (RoboStream, robo_stream, G_TYPE_OBJECT)

RoboAccount *
robo_account_copy (const RoboAccount *self)
{
  RoboAccount *copy = g_new0 (RoboAccount, 1);

  copy->address = g_strdup (self->address);
  copy->password = g_strdup (self->password);
  copy->host = g_strdup (self->host);
  copy->port = self->port;
  copy->ca_file = g_strdup (self->ca_file);
  copy->is_new = self->is_new;
  copy->notes = g_strdup (self->notes);

  return copy;
}

void
robo_account_free (RoboAccount *self)
{
  if (self == NULL)
    return;

  g_free (self->address);
  g_free (self->password);
  g_free (self->host);
  g_free (self->ca_file);
  g_free (self->notes);
  g_free (self);
}

/* Notes about accounts */

/* The file of notes has a group for each address. Without this file, nothing is known about any account. */

#define LOGIN "login"
#define SCRAM "scram"

static GKeyFile *
load_notes (const char *path)
{
  GKeyFile *file = g_key_file_new ();

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL);

  return file;
}

gboolean
robo_account_has_scram (const RoboAccount *self)
{
  g_autoptr (GKeyFile) file = NULL;
  g_autofree char *login = NULL;

  if (self->notes == NULL)
    return FALSE;

  file = load_notes (self->notes);
  login = g_key_file_get_string (file, self->address, LOGIN, NULL);

  return g_strcmp0 (login, SCRAM) == 0;
}

static void
save_notes (GKeyFile   *file,
            const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0 || !g_key_file_save_to_file (file, path, &error))
    g_info ("%s: %s", path, error != NULL ? error->message : g_strerror (errno));
}

void
robo_account_note_scram (const RoboAccount *self)
{
  g_autoptr (GKeyFile) file = NULL;

  if (self->notes == NULL || robo_account_has_scram (self))
    return;

  file = load_notes (self->notes);
  g_key_file_set_string (file, self->address, LOGIN, SCRAM);
  save_notes (file, self->notes);
}

void
robo_account_forget (const char *notes,
                     const char *address)
{
  g_autoptr (GKeyFile) file = load_notes (notes);

  if (g_key_file_remove_group (file, address, NULL))
    save_notes (file, notes);
}

static void
robo_stream_class_init (RoboStreamClass *klass)
{
  signals[OPENED] = g_signal_new ("opened", ROBO_TYPE_STREAM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);
  signals[STANZA] = g_signal_new ("stanza", ROBO_TYPE_STREAM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_POINTER);
  signals[ENDED] = g_signal_new ("ended", ROBO_TYPE_STREAM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_UINT);
}

static void
robo_stream_init (RoboStream *self)
{
}

void
robo_stream_open (RoboStream *self)
{
  g_return_if_fail (ROBO_IS_STREAM (self));

  ROBO_STREAM_GET_CLASS (self)->open (self);
}

void
robo_stream_close (RoboStream *self)
{
  g_return_if_fail (ROBO_IS_STREAM (self));

  ROBO_STREAM_GET_CLASS (self)->close (self);
}

void
robo_stream_send (RoboStream *self,
                  const char *format,
                  ...)
{
  g_autofree char *text = NULL;
  va_list          arguments;

  g_return_if_fail (ROBO_IS_STREAM (self));

  va_start (arguments, format);
  text = g_markup_vprintf_escaped (format, arguments);
  va_end (arguments);
  ROBO_STREAM_GET_CLASS (self)->send (self, text);
}

void
robo_stream_send_text (RoboStream *self,
                       const char *text)
{
  g_return_if_fail (ROBO_IS_STREAM (self));

  ROBO_STREAM_GET_CLASS (self)->send (self, text);
}

void
robo_stream_emit_opened (RoboStream *self,
                         const char *address)
{
  g_signal_emit (self, signals[OPENED], 0, address);
}

void
robo_stream_emit_stanza (RoboStream       *self,
                         const RoboStanza *stanza)
{
  g_signal_emit (self, signals[STANZA], 0, stanza);
}

void
robo_stream_emit_ended (RoboStream   *self,
                        RoboStreamEnd end)
{
  g_signal_emit (self, signals[ENDED], 0, (guint)end);
}
