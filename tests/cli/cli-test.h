// SPDX-License-Identifier: GPL-3.0-or-later
// Runs robodrome-cli like a user, and keeps the results.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Holds the result of one call. */
typedef struct
{
  int   status;
  char *out;
  char *err;
} CliResult;

static inline void
cli_result_clear (CliResult *result)
{
  g_free (result->out);
  g_free (result->err);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliResult, cli_result_clear)

/* Runs the program named in ROBODROME_CLI with arguments separated by blanks, and with the input, which may be
 * NULL, on its standard input. */
static inline void
cli_run_with_input (CliResult  *result,
                    const char *arguments,
                    const char *input)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = g_strsplit (arguments, " ", -1);
  g_auto (GStrv) argv = NULL;
  g_autoptr (GSubprocess) process = NULL;

  g_strv_builder_add (builder, g_getenv ("ROBODROME_CLI"));
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (words[i][0] != '\0')
        g_strv_builder_add (builder, words[i]);
    }
  argv = g_strv_builder_end (builder);

  process = g_subprocess_newv ((const char *const *)argv,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                 G_SUBPROCESS_FLAGS_STDERR_PIPE,
                               &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, input != NULL ? input : "", NULL, &result->out, &result->err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  result->status = g_subprocess_get_exit_status (process);
}

static inline void
cli_run (CliResult  *result,
         const char *arguments)
{
  cli_run_with_input (result, arguments, NULL);
}

G_END_DECLS
