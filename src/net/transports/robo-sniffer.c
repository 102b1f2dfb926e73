// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sniffer.h"

/* The first record of a server that speaks TLS has one of these types and this major version (RFC 8446, 5.1). */
#define RECORD_ALERT     21
#define RECORD_HANDSHAKE 22
#define MAJOR_VERSION    3

struct _RoboSniffer
{
  GFilterInputStream parent_instance;

  guint8 first[2];
  gsize  n_read; /* number of bytes in `first` */
};

static void pollable_init (GPollableInputStreamInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboSniffer, robo_sniffer, G_TYPE_FILTER_INPUT_STREAM,
                               G_IMPLEMENT_INTERFACE (G_TYPE_POLLABLE_INPUT_STREAM, pollable_init))
/* clang-format on */

static GInputStream *
get_base (RoboSniffer *self)
{
  return g_filter_input_stream_get_base_stream (G_FILTER_INPUT_STREAM (self));
}

static gssize
note_bytes (RoboSniffer  *self,
            const guint8 *bytes,
            gssize        n_read)
{
  for (gssize i = 0; i < n_read && self->n_read < sizeof self->first; i++)
    self->first[self->n_read++] = bytes[i];

  return n_read;
}

static gssize
robo_sniffer_read (GInputStream *stream,
                   void         *buffer,
                   gsize         count,
                   GCancellable *cancellable,
                   GError      **error)
{
  RoboSniffer *self = ROBO_SNIFFER (stream);

  return note_bytes (self, buffer, g_input_stream_read (get_base (self), buffer, count, cancellable, error));
}

static gssize
robo_sniffer_read_nonblocking (GPollableInputStream *stream,
                               void                 *buffer,
                               gsize                 count,
                               GError              **error)
{
  RoboSniffer *self = ROBO_SNIFFER (stream);

  return note_bytes (self, buffer,
                     g_pollable_input_stream_read_nonblocking (G_POLLABLE_INPUT_STREAM (get_base (self)), buffer, count,
                                                               NULL, error));
}

static gboolean
robo_sniffer_is_readable (GPollableInputStream *stream)
{
  return g_pollable_input_stream_is_readable (G_POLLABLE_INPUT_STREAM (get_base (ROBO_SNIFFER (stream))));
}

static GSource *
robo_sniffer_create_source (GPollableInputStream *stream,
                            GCancellable         *cancellable)
{
  g_autoptr (GSource) base =
    g_pollable_input_stream_create_source (G_POLLABLE_INPUT_STREAM (get_base (ROBO_SNIFFER (stream))), NULL);

  return g_pollable_source_new_full (stream, base, cancellable);
}

static void
pollable_init (GPollableInputStreamInterface *iface)
{
  iface->read_nonblocking = robo_sniffer_read_nonblocking;
  iface->is_readable = robo_sniffer_is_readable;
  iface->create_source = robo_sniffer_create_source;
}

static void
robo_sniffer_class_init (RoboSnifferClass *klass)
{
  G_INPUT_STREAM_CLASS (klass)->read_fn = robo_sniffer_read;
}

static void
robo_sniffer_init (RoboSniffer *self)
{
}

RoboSniffer *
robo_sniffer_new (GInputStream *base)
{
  g_return_val_if_fail (G_IS_POLLABLE_INPUT_STREAM (base), NULL);

  return g_object_new (ROBO_TYPE_SNIFFER, "base-stream", base, "close-base-stream", FALSE, NULL);
}

gboolean
robo_sniffer_has_read (RoboSniffer *self)
{
  return self->n_read > 0;
}

gboolean
robo_sniffer_is_tls (RoboSniffer *self)
{
  return (self->n_read < 1 || self->first[0] == RECORD_ALERT || self->first[0] == RECORD_HANDSHAKE) &&
         (self->n_read < 2 || self->first[1] == MAJOR_VERSION);
}
