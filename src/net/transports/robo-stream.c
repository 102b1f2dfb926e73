// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-stream.h"

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
  g_free (self);
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
robo_stream_tell_opened (RoboStream *self,
                         const char *address)
{
  g_signal_emit (self, signals[OPENED], 0, address);
}

void
robo_stream_tell_stanza (RoboStream       *self,
                         const RoboStanza *stanza)
{
  g_signal_emit (self, signals[STANZA], 0, stanza);
}

void
robo_stream_tell_ended (RoboStream   *self,
                        RoboStreamEnd end)
{
  g_signal_emit (self, signals[ENDED], 0, (guint)end);
}
