// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that entries accept no more text than a file may have.
#include "config.h"

#include <adwaita.h>

#include "tests/ui/ui-test.h"
#include "ui/widgets/robo-entry-limit.h"

/* A character of several bytes counts once, as in files. */
static char *
dup_letters (guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (text, "ł");

  return g_strdup (text->str);
}

static void
check_editable (GtkWidget *widget)
{
  g_autoptr (GtkWidget) kept = g_object_ref_sink (widget);
  g_autofree char *letters = dup_letters (ROBO_ENTRY_LIMIT_NAME + 5);
  int              place = 0;

  robo_entry_limit (widget, ROBO_ENTRY_LIMIT_NAME);
  gtk_editable_insert_text (GTK_EDITABLE (widget), letters, -1, &place);
  g_assert_cmpint (g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (widget)), -1), ==, ROBO_ENTRY_LIMIT_NAME);

  /* The limit applies to insertions in the middle, too. */
  place = 3;
  gtk_editable_insert_text (GTK_EDITABLE (widget), "x", -1, &place);
  g_assert_null (strchr (gtk_editable_get_text (GTK_EDITABLE (widget)), 'x'));
  gtk_editable_delete_text (GTK_EDITABLE (widget), 0, 1);
  gtk_editable_insert_text (GTK_EDITABLE (widget), "xy", -1, &place);
  g_assert_cmpint (g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (widget)), -1), ==, ROBO_ENTRY_LIMIT_NAME);
}

static void
test_entry (void)
{
  check_editable (gtk_entry_new ());
}

static void
test_row (void)
{
  check_editable (adw_entry_row_new ());
}

static void
test_view (void)
{
  g_autoptr (GtkWidget) view = g_object_ref_sink (gtk_text_view_new ());
  GtkTextBuffer   *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  g_autofree char *letters = dup_letters (ROBO_ENTRY_LIMIT_TEXT + 5);
  g_autofree char *text = NULL;
  GtkTextIter      start;

  robo_entry_limit (view, ROBO_ENTRY_LIMIT_TEXT);
  gtk_text_buffer_set_text (buffer, letters, -1);
  g_assert_cmpint (gtk_text_buffer_get_char_count (buffer), ==, ROBO_ENTRY_LIMIT_TEXT);
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_insert (buffer, &start, "x", -1);
  g_assert_cmpint (gtk_text_buffer_get_char_count (buffer), ==, ROBO_ENTRY_LIMIT_TEXT);

  gtk_text_buffer_set_text (buffer, "short", -1);
  g_object_get (buffer, "text", &text, NULL);
  g_assert_cmpstr (text, ==, "short");
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  g_test_add_func ("/ui/widgets/entry-limit/entry/cuts-long-text", test_entry);
  g_test_add_func ("/ui/widgets/entry-limit/entry-row/cuts-long-text", test_row);
  g_test_add_func ("/ui/widgets/entry-limit/text-view/cuts-long-text", test_view);

  return g_test_run ();
}
