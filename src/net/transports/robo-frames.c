// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-frames.h"

#include <string.h>

GBytes *
robo_frame_new (RoboFrameKind kind,
                gconstpointer data,
                gsize         size)
{
  const guint8 head[ROBO_FRAME_HEAD] = { kind, size >> 16 & 0xff, size >> 8 & 0xff, size & 0xff };
  GByteArray  *bytes = g_byte_array_sized_new ((guint)size + ROBO_FRAME_HEAD);

  g_return_val_if_fail (size <= ROBO_FRAME_MAX_SIZE, NULL);

  g_byte_array_append (bytes, head, sizeof head);
  if (size > 0)
    g_byte_array_append (bytes, data, (guint)size);

  return g_byte_array_free_to_bytes (bytes);
}

GBytes *
robo_frame_new_words (gint64      when,
                      const char *name,
                      const char *words)
{
  const guint64 sent = GUINT64_TO_BE ((guint64)when);
  GByteArray   *body = g_byte_array_new ();

  g_byte_array_append (body, (const guint8 *)&sent, sizeof sent);
  g_byte_array_append (body, (const guint8 *)name, (guint)strlen (name) + 1);
  g_byte_array_append (body, (const guint8 *)words, (guint)strlen (words));

  return g_byte_array_free_to_bytes (body);
}

gboolean
robo_frame_read_words (GBytes *body,
                       gint64 *when,
                       char  **name,
                       char  **words)
{
  gsize         size;
  const guint8 *data = g_bytes_get_data (body, &size);
  guint64       sent;
  const guint8 *end = size > sizeof sent ? memchr (data + sizeof sent, 0, size - sizeof sent) : NULL;

  if (end == NULL)
    return FALSE;

  memcpy (&sent, data, sizeof sent);
  *when = (gint64)GUINT64_FROM_BE (sent);
  *name = g_strdup ((const char *)data + sizeof sent);
  *words = g_strndup ((const char *)end + 1, size - (gsize)(end + 1 - data));

  return TRUE;
}

RoboFrameResult
robo_frame_take (GByteArray    *buffer,
                 RoboFrameKind *kind,
                 GBytes       **body)
{
  gsize size;

  *body = NULL;
  if (buffer->len < ROBO_FRAME_HEAD)
    return ROBO_FRAME_PART;

  *kind = buffer->data[0];
  size = (gsize)buffer->data[1] << 16 | (gsize)buffer->data[2] << 8 | buffer->data[3];
  if (*kind < ROBO_FRAME_HELLO || *kind > ROBO_FRAME_FILE || size > ROBO_FRAME_MAX_SIZE)
    return ROBO_FRAME_WRONG;
  if (buffer->len < ROBO_FRAME_HEAD + size)
    return ROBO_FRAME_PART;

  *body = g_bytes_new (buffer->data + ROBO_FRAME_HEAD, size);
  g_byte_array_remove_range (buffer, 0, ROBO_FRAME_HEAD + (guint)size);

  return ROBO_FRAME_WHOLE;
}
