// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up a document with a small arena, its file, and a folder for its copies.
#pragma once

#include "documents/robo-arena-document.h"

#include <glib/gstdio.h>

#include "document-wait.h"
#include "tests/remove-folder.h"

G_BEGIN_DECLS

static const char document_test_small[] =
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  "<arena xmlns=\"urn:x-robodrome:arena:1\" xmlns:x=\"urn:other\" id=\"small\" columns=\"6\" rows=\"5\" x:a=\"b\">\n"
  "  <name>Small</name>\n"
  "  <terrain>\n"
  "    <row>......</row>\n"
  "    <row>......</row>\n"
  "    <row>......</row>\n"
  "    <row>......</row>\n"
  "    <row>......</row>\n"
  "  </terrain>\n"
  "  <features>\n"
  "    <vp at=\"3,2\" number=\"1\"/> <!-- here -->\n"
  "    <start at=\"1,3\" side=\"w\" arrow=\"e\"/>\n"
  "    <start at=\"6,3\" side=\"e\" arrow=\"w\"/>\n"
  "    <caution at=\"3,1\" side=\"n\" turn=\"e\"/>\n"
  "    <caution at=\"1,3\" side=\"w\" turn=\"n\"/>\n"
  "    <caution at=\"6,3\" side=\"e\" turn=\"s\"/>\n"
  "    <caution at=\"1,1\" side=\"n\" turn=\"e\"/>\n"
  "    <caution at=\"6,1\" side=\"e\" turn=\"s\"/>\n"
  "    <caution at=\"6,2\" side=\"e\" turn=\"s\"/>\n"
  "    <caution at=\"6,5\" side=\"s\" turn=\"w\"/>\n"
  "    <caution at=\"1,2\" side=\"w\" turn=\"s\"/>\n"
  "    <caution at=\"1,5\" side=\"w\" turn=\"n\"/>\n"
  "    <caution at=\"3,5\" side=\"s\" turn=\"e\"/>\n"
  "    <caution at=\"1,5\" side=\"s\" turn=\"e\"/>\n"
  "    <caution at=\"6,5\" side=\"e\" turn=\"n\"/>\n"
  "    <caution at=\"6,1\" side=\"n\" turn=\"w\"/>\n"
  "    <caution at=\"1,1\" side=\"w\" turn=\"s\"/>\n"
  "  </features>\n"
  "</arena>\n";

typedef struct
{
  char              *folder;
  char              *copies;
  char              *path;
  GFile             *file;
  RoboArenaDocument *arena;
  RoboDocument      *document;
  RoboHistory       *history;
  RoboDocumentFile  *document_file;
} DocumentTest;

static inline RoboArenaDocument *
document_test_new (const DocumentTest *fixture)
{
  RoboArenaDocument *document = robo_arena_document_new ();

  g_object_set (robo_document_get_file (ROBO_DOCUMENT (document)), "recovery-folder", fixture->copies,
                "autosave-delay-ms", 0, NULL);

  return document;
}

static inline void
document_test_set_document (DocumentTest      *fixture,
                            RoboArenaDocument *arena)
{
  fixture->arena = arena;
  fixture->document = ROBO_DOCUMENT (arena);
  fixture->history = robo_document_get_history (fixture->document);
  fixture->document_file = robo_document_get_file (fixture->document);
}

static inline void
document_test_set_up (DocumentTest *fixture,
                      gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("robo-document-XXXXXX", NULL);
  fixture->copies = g_build_filename (fixture->folder, "copies", NULL);
  fixture->path = g_build_filename (fixture->folder, "small.arena.xml", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
  g_assert_true (g_file_set_contents (fixture->path, document_test_small, -1, NULL));
  document_test_set_document (fixture, document_test_new (fixture));
  g_assert_true (document_wait_load (fixture->document, fixture->file, &error));
  g_assert_no_error (error);
}

static inline void
document_test_tear_down (DocumentTest *fixture,
                         gconstpointer data)
{
  if (fixture->arena != NULL)
    {
      robo_document_file_close (fixture->document_file);
      g_object_unref (fixture->arena);
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->copies);
  g_free (fixture->path);
  g_object_unref (fixture->file);
}

/* Functions that wait for asynchronous functions */

static inline gboolean
document_test_reload (DocumentTest *fixture,
                      GError      **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  robo_document_reload_async (fixture->document, NULL, document_wait_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return robo_document_finish (fixture->document, result, error);
}

static inline gboolean
document_test_recover (DocumentTest       *fixture,
                       const RoboRecovery *recovery,
                       GError            **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  robo_document_recover_async (fixture->document, recovery, NULL, document_wait_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return robo_document_finish (fixture->document, result, error);
}

/* The edits of these tests change the terrain of one space. */
static inline RoboPlan
document_test_with_terrain (const RoboPlan *plan,
                            guint           space,
                            RoboTerrain     terrain)
{
  RoboPlan after = *plan;

  after.terrain[space] = (guint8)terrain;

  return after;
}

static inline void
document_test_dig (DocumentTest *fixture,
                   const char   *name,
                   guint         space)
{
  RoboPlan plan = document_test_with_terrain (robo_arena_document_get_plan (fixture->arena), space, ROBO_TERRAIN_PIT);

  robo_arena_document_edit_plan (fixture->arena, name, &plan);
}

static inline guint
document_test_count_pits (const DocumentTest *fixture)
{
  const RoboPlan *plan = robo_arena_document_get_plan (fixture->arena);
  guint           n = 0;

  for (guint space = 0; space < 30; space++)
    n += plan->terrain[space] == ROBO_TERRAIN_PIT;

  return n;
}

static inline char *
document_test_dup_text (const DocumentTest *fixture)
{
  g_autoptr (GBytes) bytes = robo_document_to_bytes (fixture->document);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static inline void
document_test_assert_file (const DocumentTest *fixture,
                           const char         *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static inline void
document_test_write_changed (const DocumentTest *fixture,
                             const char         *before,
                             const char         *after)
{
  g_autoptr (GString) text = g_string_new (document_test_small);

  g_assert_cmpuint (g_string_replace (text, before, after, 0), >, 0);
  g_assert_true (g_file_set_contents (fixture->path, text->str, -1, NULL));
}

G_END_DECLS
