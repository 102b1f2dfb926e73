// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the program robodrome-cli: the game's engine and loaders without a display.
#include "config.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "files/xml/robo-paths.h"

#include "robo-cli.h"

static const RoboCliCommand *const commands[] = {
  &robo_cli_resolve,
  &robo_cli_check,
  &robo_cli_validate,
  &robo_cli_explain,
  &robo_cli_upgrade,
  &robo_cli_pack,
  &robo_cli_unpack,
  &robo_cli_play,
  &robo_cli_balance,
  &robo_cli_generate,
  &robo_cli_puzzle,
  &robo_cli_remote,
  &robo_cli_host,
  &robo_cli_replay,
  &robo_cli_analyse,
  &robo_cli_render,
  &robo_cli_print,
  &robo_cli_diff,
  &robo_cli_texts,
};

static RoboCliStatus
refuse_command (const char *sentence)
{
  robo_cli_message ("robodrome-cli: %s", sentence);
  robo_cli_message ("%s", _ ("“robodrome-cli --help” lists the commands."));

  return ROBO_CLI_MISUSED;
}

static RoboCliStatus
run_arguments (int    argc,
               char **argv)
{
  g_autofree char *shown = NULL;
  g_autofree char *sentence = NULL;

  if (argc < 2)
    return refuse_command (_ ("A command is missing."));

  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    {
      g_print ("%s\n\n", _ ("Usage: robodrome-cli COMMAND [OPTION…] [ARGUMENT…]"));
      g_print ("%s\n\n", _ ("Plays, checks and draws without a display. The commands:"));
      for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
        g_print ("  %-10s%s\n", commands[i]->name, _ (commands[i]->summary));
      g_print ("\n%s\n", _ ("“robodrome-cli COMMAND --help” lists the options of a command. Without a command, --help prints this text, and --version prints the version.\nThe exit status is 0 if all went well, 1 if an input was rejected or an expectation wasn’t met, or 2 if the command line is invalid."));
      return ROBO_CLI_FINE;
    }
  if (strcmp (argv[1], "--version") == 0)
    {
      g_print ("robodrome-cli %s\n", ROBO_VERSION);
      return ROBO_CLI_FINE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (strcmp (commands[i]->name, argv[1]) == 0)
        return commands[i]->run (argc - 1, argv + 1);
    }

  shown = g_filename_display_name (argv[1]);
  /* Translators: %s is what the user wrote in place of a command. */
  sentence = g_strdup_printf (argv[1][0] == '-' ? _ ("“%s” isn’t an option here.")
                                                /* Translators: %s is what the user wrote in place of a command. */
                                                : _ ("“%s” isn’t a command."),
                              shown);
  return refuse_command (sentence);
}

/* Prints in the encoding of the terminal, with control characters of names quoted. Don't write documents with this
 * function. */
static void
print_to (FILE       *stream,
          const char *text)
{
  g_autofree char *quoted = robo_cli_dup_quoted (text);
  g_autofree char *encoded = NULL;
  const char      *charset;

  if (!g_get_console_charset (&charset))
    encoded = g_convert_with_fallback (quoted, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  fputs (encoded != NULL ? encoded : quoted, stream);
}

static void
print_out_cb (const char *text)
{
  print_to (stdout, text);
}

static void
print_err_cb (const char *text)
{
  print_to (stderr, text);
  fflush (stderr);
}

int
main (int   argc,
      char *argv[])
{
  RoboCliStatus status;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_print_handler (print_out_cb);
  g_set_printerr_handler (print_err_cb);

  /* Check for a full disk when the last part of the output has been written, because it may show only then. */
  status = run_arguments (argc, argv);
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;

  robo_cli_message ("robodrome-cli: %s", _ ("The output couldn’t be written. Free up some disk space, or send the output somewhere else."));
  return status == ROBO_CLI_FINE ? ROBO_CLI_REFUSED : status;
}
