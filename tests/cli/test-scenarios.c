// SPDX-License-Identifier: GPL-3.0-or-later
// Checks every scenario, in tests/scenarios and in the diagrams of the help, through the program. A new scenario needs
// no C.
#include "cli-test.h"

#include "tests/file-list.h"

static void
test_scenario (gconstpointer data)
{
  g_auto (CliResult) result = { 0 };
  g_autofree char *arguments = g_strconcat ("check ", (const char *)data, NULL);

  cli_run (&result, arguments);

  if (result.status != 0)
    g_test_message ("%s%s", result.out, result.err);
  g_assert_cmpstr (result.err, ==, "");
  g_assert_true (g_str_has_suffix (result.out, " passed, 0 failed\n"));
  g_assert_cmpint (result.status, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) paths = NULL;

  g_test_init (&argc, &argv, NULL);

  paths = file_list_new ("scenarios", ".xml");
  g_ptr_array_add (paths, g_test_build_filename (G_TEST_DIST, "..", "data", "help", "diagrams.xml", NULL));
  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name = g_path_get_basename (paths->pdata[i]);
      g_autofree char *path = g_strconcat ("/cli/scenarios/pass-their-check/", name, NULL);

      g_test_add_data_func (path, paths->pdata[i], test_scenario);
    }

  return g_test_run ();
}
