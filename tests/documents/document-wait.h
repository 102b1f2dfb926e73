// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes documents in the background, like the program, and waits for the end.
#pragma once

#include "documents/robo-document.h"

static inline void
document_wait_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  *(GAsyncResult **)data = g_object_ref (result);
}

static inline void
document_wait (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static inline gboolean
document_wait_load (RoboDocument *document,
                    GFile        *file,
                    GError      **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  robo_document_load_async (document, file, NULL, document_wait_cb, &result);
  document_wait (&result);

  return robo_document_finish (document, result, error);
}

static inline gboolean
document_wait_save (RoboDocument *document,
                    GError      **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  robo_document_save_async (document, NULL, document_wait_cb, &result);
  document_wait (&result);

  return robo_document_finish (document, result, error);
}

static inline gboolean
document_wait_save_as (RoboDocument *document,
                       GFile        *file,
                       GError      **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  robo_document_save_as_async (document, file, NULL, document_wait_cb, &result);
  document_wait (&result);

  return robo_document_finish (document, result, error);
}
