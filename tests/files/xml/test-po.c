// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/xml/robo-po.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/xml/robo-mo.h"
#include "files/xml/robo-problem.h"

#define HEADER "msgid \"\"\nmsgstr \"\"\n\"Language: xx\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n" \
               "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"

static RoboPo *
load (const char *text,
      GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return robo_po_load_bytes (bytes, "xx.po", error);
}

static RoboPo *
load_fine (const char *text)
{
  g_autoptr (GError) error = NULL;
  RoboPo *po = load (text, &error);

  g_assert_no_error (error);
  g_assert_nonnull (po);

  return po;
}

static void
test_read (void)
{
  g_autoptr (RoboPo) po = load_fine (HEADER
                                     "\n# a translator's note\n#. For translators\n#. in two lines\n#: src/a.c\n"
                                     "#: src/b.c\nmsgid \"One\"\nmsgstr \"Eins\"\n"
                                     "\nmsgctxt \"die\"\nmsgid \"One\"\nmsgstr \"Eine\"\n"
                                     "#, fuzzy\nmsgid \"Two\"\n\"lines\\n\"\nmsgstr \"Zwei\"\n"
                                     "msgid \"%u robot\"\nmsgid_plural \"%u robots\"\n"
                                     "msgstr[0] \"%u R\\303\\266bot\"\nmsgstr[1] \"\"\n"
                                     "#~ msgid \"Old\"\n#~ msgstr \"Alt\"\n");
  const RoboPoEntry *entry = robo_po_find (po, NULL, "One");

  g_assert_cmpuint (robo_po_get_n_entries (po), ==, 4);
  g_assert_cmpstr (entry->comment, ==, "For translators\nin two lines");
  g_assert_cmpstr (entry->reference, ==, "src/a.c\nsrc/b.c");
  g_assert_cmpuint (entry->line, ==, 7);
  g_assert_true (robo_po_is_translated (entry));
  g_assert_cmpstr (robo_po_find (po, "die", "One")->translations[0], ==, "Eine");
  g_assert_false (robo_po_is_translated (robo_po_find (po, NULL, "Twolines\n")));
  entry = robo_po_find (po, NULL, "%u robot");
  g_assert_cmpstr (entry->plural, ==, "%u robots");
  g_assert_cmpstr (entry->translations[0], ==, "%u Röbot");
  g_assert_false (robo_po_is_translated (entry));
  g_assert_null (robo_po_find (po, "die", "Two"));
  {
    g_autofree char *language = robo_po_dup_field (po, "language");

    g_assert_cmpstr (language, ==, "xx");
  }
}

static void
assert_same (const RoboPo *one,
             const RoboPo *other)
{
  g_assert_cmpuint (robo_po_get_n_entries (one), ==, robo_po_get_n_entries (other));
  for (guint i = 0; i < robo_po_get_n_entries (one); i++)
    {
      const RoboPoEntry *a = robo_po_get_entry (one, i);
      const RoboPoEntry *b = robo_po_get_entry (other, i);

      g_assert_cmpstr (a->context, ==, b->context);
      g_assert_cmpstr (a->id, ==, b->id);
      g_assert_cmpstr (a->plural, ==, b->plural);
      g_assert_cmpstr (a->comment, ==, b->comment);
      g_assert_cmpstr (a->reference, ==, b->reference);
      g_assert_cmpint (a->is_fuzzy, ==, b->is_fuzzy);
      for (guint form = 0; form < ROBO_PO_MAX_FORMS; form++)
        g_assert_cmpstr (a->translations[form], ==, b->translations[form]);
    }
}

static void
test_write (void)
{
  g_autoptr (RoboPo) po = load_fine (HEADER
                                     "\n#. A comment\nmsgctxt \"c\"\nmsgid \"a \\\"b\\\" \\\\ \\t\\n\"\n"
                                     "\"c\"\nmsgstr \"\"\n"
                                     "#, fuzzy\nmsgid \"x\"\nmsgid_plural \"y\"\nmsgstr[0] \"1\"\nmsgstr[1] \"2\"\n");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (RoboPo) again = NULL;

  robo_po_add (po, "added", "New\ntext", "Two\nlines", "here", NULL);
  bytes = robo_po_to_bytes (po);
  again = robo_po_load_bytes (bytes, "xx.po", NULL);
  g_assert_nonnull (again);
  assert_same (po, again);
}

static void
test_broken (void)
{
  static const struct
  {
    const char *text;
    const char *place;
  } cases[] = {
    { "msgid \"a\"\nmsgstr a\n", "line 2:" },
    { "msgid \"a\"\nmsgstr \"a\n", "line 2:" },
    { "msgid \"a\" b\nmsgstr \"a\"\n", "line 1:" },
    { "msgid \"a\\q\"\nmsgstr \"a\"\n", "line 1:" },
    { "msgid \"a\\377\"\nmsgstr \"a\"\n", "line 1:" },
    { "msgid \"a\"\nmsgid \"b\"\nmsgstr \"a\"\n", "line 2:" },
    { "msgid \"a\"\n\nmsgctxt \"b\"\n", "line 1:" },
    { "msgstr \"a\"\n", "line 1:" },
    { "\"a\"\n", "line 1:" },
    { "nonsense\n", "line 1:" },
    { "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"a\"\n", "line 1:" },
    { "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[9] \"a\"\n", "line 3:" },
    { "msgid \"a\"\nmsgstr \"a\"\nmsgid \"a\"\nmsgstr \"b\"\n", "line 3:" },
    { "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-2\\n\"\n", "line 1:" },
    { "msgid \"\"\nmsgstr \"Language: xx\\n\"\nmsgid \"\"\nmsgstr \"Language: xx\\n\"\n", "line 3:" },
    { "msgid \"\344\"\n", "line 1:" },
    /* gettext would divide by zero with these rules and crash. */
    { "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n/0;\\n\"\n", "line 1:" },
    { "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n%10 + 5%  n;\\n\"\n", "line 1:" },
    { "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n/18446744073709551616;\\n\"\n", "line 1:" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (load (cases[i].text, &error));
      g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_STRUCTURE);
      g_test_message ("%s", error->message);
      g_assert_true (g_str_has_prefix (error->message, "xx.po, "));
      g_assert_nonnull (strstr (error->message, cases[i].place));
    }
}

static void
test_unreadable (void)
{
  g_autofree char  *folder = g_dir_make_tmp ("robo-po-XXXXXX", NULL);
  g_autofree char  *pipe = g_build_filename (folder, "pipe.po", NULL);
  const char *const paths[] = { "/nowhere/xx.po", pipe, "/dev/zero", folder };

  /* Files of another type, such as a pipe without a writer or a device without an end, are refused at once. */
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);
      g_autoptr (GError) error = NULL;

      g_assert_null (robo_po_load (file, NULL, &error));
      g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_READ);
      g_assert_true (g_str_has_prefix (error->message, paths[i]));
    }

  g_unlink (pipe);
  g_rmdir (folder);
}

/* A file truncated at any point is read or refused, without a crash. */
static void
test_cut_off (void)
{
  const char *text = HEADER "\n#. c\nmsgctxt \"d\"\nmsgid \"a\\n\"\n\"b\"\nmsgid_plural \"y\"\nmsgstr[0] \"1\"\n"
                            "msgstr[1] \"\\303\\266\"\n";

  for (gsize length = 0; length <= strlen (text); length++)
    {
      g_autofree char *cut = g_strndup (text, length);
      g_autoptr (GError) error = NULL;
      g_autoptr (RoboPo) po = load (cut, &error);

      g_assert_true ((po == NULL) == (error != NULL));
    }
}

/* The file has the maximum size and the maximum number of lines. A text was once copied for each of its lines, which
 * took minutes. */
static void
test_many_lines (void)
{
  const guint n_lines = 1000000;
  g_autoptr (GString) text = g_string_new ("#. a\n#.  b\nmsgid \"one\"\nmsgstr \"\"\n");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboPo) po = NULL;
  const RoboPoEntry *entry;

  for (guint i = 0; i < n_lines; i++)
    g_string_append (text, "\"xy\"\n");
  for (guint i = 0; i < n_lines / 2; i++)
    g_string_append (text, "#: a\n");
  g_string_append (text, "msgid \"two\"\nmsgstr \"2\"\n");
  bytes = g_bytes_new_static (text->str, text->len);

  po = robo_po_load_bytes (bytes, "test.po", &error);
  g_assert_no_error (error);
  entry = robo_po_find (po, NULL, "one");
  g_assert_cmpstr (entry->comment, ==, "a\nb");
  g_assert_cmpuint (strlen (entry->translations[0]), ==, 2 * n_lines);
  entry = robo_po_find (po, NULL, "two");
  g_assert_cmpuint (strlen (entry->reference), ==, n_lines - 1);
}

static void
test_fits (void)
{
  static const struct
  {
    const char *entry;
    gboolean    fits;
  } cases[] = {
    { "msgid \"a\"\nmsgstr \"b\"\n", TRUE },
    { "msgid \"%s %u\"\nmsgstr \"%s: %u\"\n", TRUE },
    { "msgid \"%s %u\"\nmsgstr \"%2$u %1$s\"\n", TRUE },
    { "msgid \"%1$s\"\nmsgstr \"%1$s %1$s\"\n", TRUE },
    { "msgid \"%u %%\"\nmsgstr \"%u %%\"\n", TRUE },
    { "msgid \"a\"\nmsgstr \"%s\"\n", FALSE },
    { "msgid \"%s %u\"\nmsgstr \"%u %s\"\n", FALSE },
    { "msgid \"%u\"\nmsgstr \"%lu\"\n", FALSE },
    { "msgid \"%s\"\nmsgstr \"%n\"\n", FALSE },
    { "msgid \"%s\"\nmsgstr \"%9$s\"\n", FALSE },
    { "msgid \"%s\"\nmsgstr \"%0$s\"\n", FALSE },
    { "msgid \"%s\"\nmsgstr \"%*s\"\n", FALSE },
    { "msgid \"%u a\"\nmsgid_plural \"%u as\"\nmsgstr[0] \"one\"\nmsgstr[1] \"%u\"\n", TRUE },
    { "msgid \"%u a\"\nmsgid_plural \"%u as\"\nmsgstr[0] \"%s\"\nmsgstr[1] \"%u\"\n", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (RoboPo) po = load_fine (cases[i].entry);

      g_test_message ("%s", cases[i].entry);
      g_assert_cmpint (robo_po_fits (robo_po_get_entry (po, 0)), ==, cases[i].fits);
    }
}

/* Catalogs in gettext */

static void
install (const RoboPo *po,
         GBytes       *complete,
         const char   *root,
         const char   *language)
{
  g_autofree char *dir = g_build_filename (root, language, "LC_MESSAGES", NULL);
  g_autofree char *path = g_build_filename (dir, "trial.mo", NULL);
  g_autoptr (GBytes) mo = robo_mo_new_from_po (po, complete);
  g_autoptr (GError) error = NULL;
  gsize       size;
  const char *data = g_bytes_get_data (mo, &size);

  g_assert_cmpint (g_mkdir_with_parents (dir, 0700), ==, 0);
  g_file_set_contents (path, data, (gssize)size, &error);
  g_assert_no_error (error);
}

static void
remove_installed (const char *root,
                  const char *language)
{
  const char *below[] = { "LC_MESSAGES" G_DIR_SEPARATOR_S "trial.mo", "LC_MESSAGES", "" };

  for (guint i = 0; i < G_N_ELEMENTS (below); i++)
    {
      g_autofree char *path = g_build_filename (root, language, below[i], NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_remove (root), ==, 0);
}

static void
test_gettext (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *root = g_dir_make_tmp ("robodrome-mo-XXXXXX", &error);
  g_autoptr (RoboPo) complete = load_fine ("msgctxt \"only there\"\nmsgid \"Rare\"\nmsgstr \"-\"\nmsgid \"%u wall\"\n"
                                           "msgid_plural \"%u walls\"\nmsgstr[0] \"-\"\nmsgstr[1] \"-\"\n");
  g_autoptr (GBytes) complete_mo = robo_mo_new_from_po (complete, NULL);
  g_autoptr (RoboPo) po = load_fine (HEADER
                                     "msgid \"Pit\"\nmsgstr \"Loch\"\nmsgid \"Wall\"\nmsgstr \"\"\n"
                                     "msgid \"%u pit\"\nmsgid_plural \"%u pits\"\nmsgstr[0] \"%u Loch\"\n"
                                     "msgstr[1] \"%u Löcher\"\n");

  g_assert_no_error (error);
  install (po, complete_mo, root, "xx");
  setlocale (LC_ALL, "");
  g_setenv ("LANGUAGE", "xx", TRUE);
  bindtextdomain ("trial", root);
  bind_textdomain_codeset ("trial", "UTF-8");

  g_assert_cmpstr (dgettext ("trial", "Pit"), ==, "Loch");
  g_assert_cmpstr (dgettext ("trial", "Wall"), ==, ROBO_MO_UNTRANSLATED "Wall");
  g_assert_cmpstr (dngettext ("trial", "%u pit", "%u pits", 1), ==, "%u Loch");
  g_assert_cmpstr (dngettext ("trial", "%u pit", "%u pits", 2), ==, "%u Löcher");
  g_assert_cmpstr (dngettext ("trial", "%u wall", "%u walls", 1), ==, ROBO_MO_UNTRANSLATED "%u wall");
  g_assert_cmpstr (dngettext ("trial", "%u wall", "%u walls", 2), ==, ROBO_MO_UNTRANSLATED "%u walls");
  g_assert_cmpstr (g_dpgettext2 ("trial", "only there", "Rare"), ==, ROBO_MO_UNTRANSLATED "Rare");
  g_assert_cmpstr (dgettext ("trial", "Not there"), ==, "Not there");

  remove_installed (root, "xx");
}

/* A damaged .mo file adds no messages, or only the intact messages. */
static void
test_damaged_mo (void)
{
  g_autoptr (RoboPo) po = load_fine (HEADER "msgid \"Pit\"\nmsgstr \"Loch\"\n");
  g_autoptr (GBytes) mo = robo_mo_new_from_po (po, NULL);
  gsize       size;
  const char *data = g_bytes_get_data (mo, &size);

  for (gsize length = 0; length < size; length++)
    {
      g_autoptr (GBytes) cut = g_bytes_new (data, length);
      g_autoptr (RoboPo) empty = robo_po_new ("yy");
      g_autoptr (GBytes) made = robo_mo_new_from_po (empty, cut);

      g_assert_cmpuint (g_bytes_get_size (made), >, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/xml/po/read-catalog/has-comments-contexts-and-plurals", test_read);
  g_test_add_func ("/files/xml/po/written-catalog/is-read-back", test_write);
  g_test_add_func ("/files/xml/po/broken-file/problem-names-the-line-number", test_broken);
  g_test_add_func ("/files/xml/po/missing-or-special-file/is-refused", test_unreadable);
  g_test_add_func ("/files/xml/po/file-truncated-anywhere/gives-a-catalog-or-an-error", test_cut_off);
  g_test_add_func ("/files/xml/po/text-of-a-million-lines/is-read", test_many_lines);
  g_test_add_func ("/files/xml/po/placeholders-of-a-translation/must-fit-those-of-the-original", test_fits);
  g_test_add_func ("/files/xml/mo/compiled-catalog/is-read-by-gettext", test_gettext);
  g_test_add_func ("/files/xml/mo/truncated-catalog/does-not-prevent-a-new-catalog", test_damaged_mo);

  return g_test_run ();
}
