// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "files/robo-texts-po.h"
#include "files/xml/robo-languages.h"
#include "files/xml/robo-write.h"
#include "files/xml/robo-xml.h"

/* The command `texts` extracts the texts of a file for translators, and imports translations. */

typedef struct
{
  char *language;
  char *import;
  char *output;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->language);
  g_free (options->import);
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

static RoboCliStatus
refuse_catalogue (const GError *error)
{
  robo_cli_message ("robodrome-cli texts: %s", error->message);

  return ROBO_CLI_REFUSED;
}

static RoboCliStatus
write_file (const char *path,
            GBytes     *bytes)
{
  g_autoptr (GError) error = NULL;

  if (robo_write_file (path, bytes, &error))
    return ROBO_CLI_FINE;

  return refuse_catalogue (error);
}

static RoboCliStatus
export_texts (const char    *path,
              GBytes        *bytes,
              const Options *options,
              RoboProblems  *problems)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autoptr (RoboPo) po = robo_texts_po_export (bytes, name, options->language, problems);
  g_autoptr (GBytes) catalogue = NULL;

  if (po == NULL)
    {
      robo_cli_report (problems);
      return ROBO_CLI_REFUSED;
    }

  catalogue = robo_po_to_bytes (po);
  if (options->output != NULL)
    return write_file (options->output, catalogue);

  fwrite (g_bytes_get_data (catalogue, NULL), 1, g_bytes_get_size (catalogue), stdout);
  return ROBO_CLI_FINE;
}

static RoboCliStatus
import_texts (const char    *path,
              GBytes        *bytes,
              const Options *options,
              RoboProblems  *problems)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (options->import);
  g_autoptr (RoboPo) po = robo_po_load (file, NULL, &error);
  g_autofree char *language = po != NULL ? robo_texts_po_dup_language (po, options->language, &error) : NULL;
  g_autoptr (GBytes) changed = NULL;
  RoboTextsImport result;
  RoboCliStatus   status;

  if (language == NULL)
    return refuse_catalogue (error);

  changed = robo_texts_po_import (bytes, po, language, &result, problems);
  if (changed == NULL)
    {
      robo_cli_report (problems);
      return ROBO_CLI_REFUSED;
    }

  status = write_file (options->output != NULL ? options->output : path, changed);
  if (status == ROBO_CLI_FINE)
    {
      /* Translators: The first %u is how many texts of a file are translated now, the second how many texts the file
       * has. %s is the name of the language, such as “polski”. */
      robo_cli_message (ngettext ("%u of %u text is now translated (%s).", "%u of %u texts are now translated (%s).", result.n_texts),
                        result.n_translated, result.n_texts, robo_language_get_name (language));
      if (result.n_unknown > 0)
        /* Translators: %u is how many translations of a catalog cannot be used. */
        robo_cli_message (ngettext ("%u translation doesn’t match any text in the file and was left out.",
                                    "%u translations don’t match any text in the file and were left out.", result.n_unknown),
                          result.n_unknown);
    }

  return status;
}

static RoboCliStatus
run_texts (int    argc,
           char **argv)
{
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_auto (Options) options = { NULL };
  const GOptionEntry entries[] = {
    { "language", 'l', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.language,
      N_ ("The language to translate into, such as de or pt_BR"), N_ ("LANGUAGE") },
    { "output", 'o', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.output,
      N_ ("The catalog to write (standard output); with --import, the file to write instead of FILE"), N_ ("FILE") },
    { "import", 'i', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.import,
      N_ ("Put the translations from this catalog into FILE"),
      /* Translators: This stands in the help on the command line, for a file with translations. Leave “.po” as it
       * is. */
      N_ ("FILE.po") },
    { NULL },
  };
  RoboCliParse     parse = robo_cli_parse (&robo_cli_texts, entries, &argc, &argv);
  g_autofree char *language = NULL;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc != 2)
    return robo_cli_misused (&robo_cli_texts, "%s", _ ("Name one file: an arena, a module set, a puzzle or a rule set."));
  if (options.language == NULL && options.import == NULL)
    return robo_cli_misused (&robo_cli_texts, "%s", _ ("Name the language: --language de."));

  language = options.language != NULL ? robo_language_dup_normal (options.language) : NULL;
  if (options.language != NULL && language == NULL)
    /* Translators: %s is what the user wrote in place of a language. */
    return robo_cli_misused (&robo_cli_texts, _ ("“%s” isn’t a language. Write it like de or pt_BR."), options.language);
  g_free (options.language);
  options.language = g_steal_pointer (&language);

  problems = robo_cli_problems_new (argv[1]);
  bytes = robo_xml_load_file (argv[1], ROBO_XML_MAX_SIZE, problems);
  if (bytes == NULL)
    return robo_cli_report (problems);

  return options.import != NULL ? import_texts (argv[1], bytes, &options, problems)
                                : export_texts (argv[1], bytes, &options, problems);
}

const RoboCliCommand robo_cli_texts = {
  .name = "texts",
  .summary = N_ ("Exports the texts of an arena, a module set, a puzzle or a rule set as a catalog (.po), or imports translations."),
  .arguments = N_ ("FILE"),
  .run = run_texts,
};
