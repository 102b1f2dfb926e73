// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "files/xml/robo-xml.h"

/* At most this many problems are printed for one file. */
#define MAX_SAID 20

char *
robo_cli_dup_quoted (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString         *quoted = g_string_new (NULL);

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (g_unichar_iscntrl (character) && character != '\n' && character != '\t')
        g_string_append_printf (quoted, "\\x%02x", character);
      /* Escape embeddings, overrides and isolates, too, because they change the order of text. */
      else if ((character >= 0x202a && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069))
        g_string_append_printf (quoted, "\\u%04x", character);
      else
        g_string_append_unichar (quoted, character);
    }

  return g_string_free (quoted, FALSE);
}

void
robo_cli_message (const char *format,
                  ...)
{
  g_autofree char *text = NULL;
  va_list          args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);

  g_printerr ("%s\n", text);
}

static void
say_misused (const RoboCliCommand *command,
             const char           *sentence)
{
  robo_cli_message ("robodrome-cli %s: %s", command->name, sentence);
  /* Translators: %s is the name of a subcommand, such as "play". */
  robo_cli_message (_ ("“robodrome-cli %s --help” lists what it accepts."), command->name);
}

RoboCliStatus
robo_cli_misused (const RoboCliCommand *command,
                  const char           *format,
                  ...)
{
  g_autofree char *sentence = NULL;
  va_list          args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  say_misused (command, sentence);

  return ROBO_CLI_MISUSED;
}

RoboCliStatus
robo_cli_report (const RoboProblems *problems)
{
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_problems = robo_problems_get_length (problems);
  guint i;

  for (i = 0; i < n_problems && g_hash_table_size (said) < MAX_SAID; i++)
    {
      char *text = robo_problems_dup_text (problems, i);

      if (g_hash_table_add (said, text))
        robo_cli_message ("%s", text);
    }
  if (i < n_problems)
    robo_cli_message (ngettext ("%u more problem.", "%u more problems.", n_problems - i), n_problems - i);

  return robo_problems_has_errors (problems) ? ROBO_CLI_REFUSED : ROBO_CLI_FINE;
}

/* Options of commands */

/* Returns whether an argument, or an option that names a file, is empty. This is typical of a script with an unset
 * variable. */
static gboolean
has_empty_name (const GOptionEntry *entries,
                int                 argc,
                char              **argv)
{
  for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
    {
      const char *name = entry->arg == G_OPTION_ARG_FILENAME ? *(char **)entry->arg_data : NULL;

      if (name != NULL && *name == '\0')
        return TRUE;
    }
  for (int i = 1; i < argc; i++)
    if (*argv[i] == '\0')
      return TRUE;

  return FALSE;
}

RoboCliParse
robo_cli_parse (const RoboCliCommand *command,
                const GOptionEntry   *entries,
                int                  *argc,
                char               ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (command->arguments);
  g_autoptr (GError) error = NULL;
  g_autofree char   *name = NULL;
  g_autofree char   *text = NULL;
  gboolean           wants_help = FALSE;
  const GOptionEntry help[] = {
    { "help", 'h', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &wants_help, N_ ("Print this help"), NULL },
    { NULL },
  };

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _ (command->summary));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, help, GETTEXT_PACKAGE);

  if (!g_option_context_parse (context, argc, argv, &error))
    {
      g_autofree char *sentence = g_strconcat (error->message, ".", NULL);

      /* If a value is not UTF-8, GLib does not say which option has this value. */
      say_misused (command, error->domain == G_CONVERT_ERROR
                              ? _ ("The value of an option isn’t valid UTF-8. Enter it in UTF-8.")
                              : sentence);
      return ROBO_CLI_WRONG;
    }
  if (!wants_help && has_empty_name (entries, *argc, *argv))
    {
      say_misused (command, _ ("A file name is empty. Enter a file name, or leave it out."));
      return ROBO_CLI_WRONG;
    }
  if (!wants_help)
    return ROBO_CLI_GO_ON;

  /* Set the name of the program, with which the help of GLib begins. */
  name = g_strconcat ("robodrome-cli ", command->name, NULL);
  g_set_prgname (name);
  text = g_option_context_get_help (context, TRUE, NULL);
  g_print ("%s", text);

  return ROBO_CLI_HELPED;
}

RoboCliStatus
robo_cli_end (RoboCliParse parse)
{
  return parse == ROBO_CLI_WRONG ? ROBO_CLI_MISUSED : ROBO_CLI_FINE;
}

/* Input of commands */

static gboolean
is_standard_input (const char *path)
{
  return strcmp (path, "-") == 0;
}

RoboProblems *
robo_cli_problems_new (const char *path)
{
  /* Replace line ends in a name, because the text after them would look like messages of this program. */
  g_autofree char *name = g_strdelimit (g_filename_display_name (path), "\n\t", '?');

  /* Translators: This takes the place of the name of a file, before a colon and a problem. */
  return robo_problems_new (is_standard_input (path) ? _ ("standard input") : name);
}

GBytes *
robo_cli_load (const char   *path,
               RoboProblems *problems)
{
  return robo_xml_load_file (is_standard_input (path) ? "/dev/stdin" : path, ROBO_XML_MAX_CONTAINER_SIZE, problems);
}

gboolean
robo_cli_parse_number (const char *text,
                       guint64     min,
                       guint64     max,
                       guint64    *value)
{
  return g_ascii_string_to_unsigned (text, 10, min, max, value, NULL);
}
