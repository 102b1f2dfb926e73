// SPDX-License-Identifier: GPL-3.0-or-later
// Tests loading a file in another thread, and canceling it.
#include "files/xml/robo-load.h"

#include "files/xml/robo-xml.h"

#include <glib/gstdio.h>

static const RoboXmlFormat format = {
  .kind = "scenario",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
  .container = "scenarios",
};

#define START "<scenarios xmlns='urn:x-robodrome:scenario:1'>"

/* count_pieces() loads a file and returns the number of its pieces. */
static gboolean
count_cb (xmlNode *node,
          gpointer n_pieces)
{
  (*(guint *)n_pieces)++;

  return TRUE;
}

static gpointer
count_pieces (const char   *path,
              RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_SIZE, problems);
  guint n_pieces = 0;

  if (bytes == NULL || !robo_xml_read_each (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &format, count_cb,
                                            &n_pieces, problems))
    return NULL;

  return g_memdup2 (&n_pieces, sizeof n_pieces);
}

typedef struct
{
  char         *path;
  GMainLoop    *loop;
  GCancellable *cancellable;

  guint        *loaded;
  RoboProblems *problems;
  GError       *error;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  int fd = g_file_open_tmp ("robodrome-XXXXXX", &self->path, NULL);

  g_assert_cmpint (fd, >=, 0);
  g_close (fd, NULL);
  g_assert_true (g_file_set_contents (self->path, data, -1, NULL));
  self->loop = g_main_loop_new (NULL, FALSE);
  self->cancellable = g_cancellable_new ();
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_remove (self->path);
  g_free (self->path);
  g_main_loop_unref (self->loop);
  g_object_unref (self->cancellable);
  g_free (self->loaded);
  robo_problems_free (self->problems);
  g_clear_error (&self->error);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Fixture *self = data;

  self->loaded = robo_load_finish (result, &self->problems, &self->error);
  g_main_loop_quit (self->loop);
}

static void
run_load (Fixture *self)
{
  robo_load_async (self->path, count_pieces, g_free, self->cancellable, loaded_cb, self);
  g_main_loop_run (self->loop);
}

static void
test_loaded (Fixture      *self,
             gconstpointer data)
{
  run_load (self);

  g_assert_no_error (self->error);
  g_assert_cmpuint (*self->loaded, ==, 3);
  g_assert_cmpuint (robo_problems_get_length (self->problems), ==, 0);
}

static void
test_refused (Fixture      *self,
              gconstpointer data)
{
  run_load (self);

  g_assert_error (self->error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_XML);
  g_assert_null (self->loaded);
  g_assert_true (robo_problems_has (self->problems, ROBO_PROBLEM_TRUNCATED));
}

static void
test_cancelled (Fixture      *self,
                gconstpointer data)
{
  robo_load_async (self->path, count_pieces, g_free, self->cancellable, loaded_cb, self);
  g_cancellable_cancel (self->cancellable);
  g_main_loop_run (self->loop);

  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (self->loaded);
  g_assert_null (self->problems);
}

/* Readers stop within a piece of a file, not at its end. */

typedef struct
{
  GCancellable *cancellable;
  guint         n_pieces;
} Stop;

static gboolean
stop_cb (xmlNode *node,
         gpointer data)
{
  Stop *stop = data;

  if (++stop->n_pieces == 3)
    g_cancellable_cancel (stop->cancellable);

  return TRUE;
}

static void
assert_cancelled (const RoboProblems *problems)
{
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_cmpstr (robo_problems_get (problems, 0)->code->id, ==, "cancelled");
}

static void
test_stop_between (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GString) text = g_string_new (START);
  Stop stop = { cancellable, 0 };

  for (guint i = 0; i < 1000; i++)
    g_string_append (text, "<scenario id='a'/>");
  g_string_append (text, "</scenarios>");
  robo_problems_set_cancellable (problems, cancellable);

  g_assert_false (robo_xml_read_each (text->str, text->len, &format, stop_cb, &stop, problems));
  g_assert_cmpuint (stop.n_pieces, ==, 3);
  assert_cancelled (problems);
}

static void
test_stop_parsing (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GString) text = g_string_new (START);

  for (guint i = 0; i < 1000; i++)
    g_string_append (text, "<scenario id='a'/>");
  g_string_append (text, "</scenarios>");
  robo_problems_set_cancellable (problems, cancellable);
  g_cancellable_cancel (cancellable);

  g_assert_null (robo_xml_read_memory (text->str, text->len, &format, problems));
  assert_cancelled (problems);
  g_assert_null (robo_xml_load_file (g_test_get_filename (G_TEST_BUILT, "test-load", NULL), ROBO_XML_MAX_SIZE,
                                     problems));
  assert_cancelled (problems);
}

#define PIECES "<scenario id='a'/><scenario id='b'/><scenario id='c'/>"

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/files/xml/load/good-file/is-loaded-in-a-thread",
              Fixture, START PIECES "</scenarios>", set_up, test_loaded, tear_down);
  g_test_add ("/files/xml/load/truncated-file/gives-its-problems",
              Fixture, START PIECES, set_up, test_refused, tear_down);
  g_test_add ("/files/xml/load/canceled-load/gives-an-error-but-no-problems",
              Fixture, START PIECES "</scenarios>", set_up, test_cancelled, tear_down);
  g_test_add_func ("/files/xml/load/canceled-load/stops-between-two-pieces", test_stop_between);
  g_test_add_func ("/files/xml/load/canceled-load/stops-parsing", test_stop_parsing);

  return g_test_run ();
}
