// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "files/cards/robo-module-edit.h"
#include "files/pack/robo-pack-archive.h"
#include "files/pack/robo-pack-gather.h"
#include "files/pack/robo-pack-text.h"
#include "files/xml/robo-write.h"

/* The command `pack` makes a pack of files, and `unpack` writes the files of a pack. */

typedef struct
{
  char    *output;
  char    *id;
  char    *name;
  char    *description;
  char    *author;
  char    *license;
  char    *version;
  char    *picture;
  gboolean is_alone;
  gboolean is_text;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->output);
  g_free (options->id);
  g_free (options->name);
  g_free (options->description);
  g_free (options->author);
  g_free (options->license);
  g_free (options->version);
  g_free (options->picture);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

static gboolean
add_file (GPtrArray  *parts,
          const char *path,
          gboolean    is_alone)
{
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (path);
  g_autoptr (GBytes) bytes = robo_cli_load (path, problems);
  g_autofree char *folder = g_path_get_dirname (path);
  RoboPackPart    *part = bytes != NULL ? robo_pack_part_new (bytes, problems) : NULL;

  if (part != NULL)
    {
      g_ptr_array_add (parts, part);
      if (!is_alone)
        robo_pack_gather (parts, folder, problems);
    }

  return robo_cli_report (problems) == ROBO_CLI_FINE;
}

/* Prints the parts of the pack and the files that it needs. Warns about the needed files, because these files are
 * not in the pack. */
static void
print_parts (const RoboPack *pack)
{
  for (guint i = 0; i < pack->parts->len; i++)
    {
      const RoboPackPart *part = pack->parts->pdata[i];

      g_print ("part %s %s\n", robo_pack_kind_get_id (part->kind), part->id);
    }
  for (guint i = 0; i < pack->needs->len; i++)
    {
      const RoboPackRef *need = pack->needs->pdata[i];

      g_print ("needs %s %s\n", robo_pack_kind_get_id (need->kind), need->id);
      robo_cli_message (
        /* Translators: The first %s is a kind of file ("Module set"), the second its id. */
        _ ("%s “%s” wasn’t found. Only people who already have it can use the pack."),
        robo_pack_kind_get_title (need->kind), need->id);
    }
}

static gboolean
load_picture (const char *path,
              GBytes    **picture)
{
  g_autoptr (RoboProblems) problems = NULL;

  if (path == NULL)
    return TRUE;

  problems = robo_cli_problems_new (path);
  *picture = robo_cli_load (path, problems);
  if (*picture != NULL)
    robo_pack_check_picture (*picture, problems);

  return robo_cli_report (problems) == ROBO_CLI_FINE;
}

static RoboCliStatus
print_text (const RoboPack *pack)
{
  g_autofree char *text = robo_pack_text_write (pack, ROBO_PACK_TEXT_MAX_SIZE);

  if (text == NULL)
    {
      robo_cli_message ("robodrome-cli pack: %s", _ ("The pack is too big to print as text. Write it to a file with --output."));
      return ROBO_CLI_REFUSED;
    }

  g_print ("%s\n", text);

  return ROBO_CLI_FINE;
}

static RoboCliStatus
write_pack (const Options *options,
            guint          version,
            GPtrArray     *parts)
{
  g_autoptr (GBytes) picture = NULL;
  g_autoptr (RoboProblems) problems =
    options->is_text ? robo_problems_new (NULL) : robo_cli_problems_new (options->output);
  g_autoptr (RoboPack) pack = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  RoboPackWords words = { .id = options->id,
                          .name = options->name,
                          .description = options->description,
                          .author = options->author,
                          .license = options->license,
                          .version = version };

  if (!load_picture (options->picture, &picture))
    return ROBO_CLI_REFUSED;

  words.picture = picture;
  pack = robo_pack_new (&words, parts, problems);
  if (pack == NULL)
    return robo_cli_report (problems);
  if (options->is_text)
    return print_text (pack);

  bytes = robo_pack_to_bytes (pack);
  if (!robo_write_check_kind (options->output, NULL, &error) || !robo_write_file (options->output, bytes, &error))
    {
      robo_cli_message ("robodrome-cli pack: %s", error->message);
      return ROBO_CLI_REFUSED;
    }
  print_parts (pack);

  return ROBO_CLI_FINE;
}

static RoboCliStatus
run_pack (int    argc,
          char **argv)
{
  g_auto (Options) options = { NULL };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("Write the pack to FILE, such as mine.robopack"), N_ ("FILE") },
    { "name", 'n', 0, G_OPTION_ARG_STRING, &options.name,
      N_ ("The pack’s name; by default, the name of the file that the others belong to"), N_ ("TEXT") },
    { "id", 0, 0, G_OPTION_ARG_STRING, &options.id,
      N_ ("The id that identifies new versions; by default, one made from the name"), N_ ("ID") },
    { "pack-version", 0, 0, G_OPTION_ARG_STRING, &options.version, N_ ("The version number; by default, 1"), N_ ("N") },
    { "author", 0, 0, G_OPTION_ARG_STRING, &options.author, N_ ("Who made the pack; by default, the author of the files"), N_ ("TEXT") },
    { "license", 0, 0, G_OPTION_ARG_STRING, &options.license,
      N_ ("The license, such as CC-BY-SA-4.0; by default, that of the files"), N_ ("TEXT") },
    { "description", 0, 0, G_OPTION_ARG_STRING, &options.description, N_ ("A sentence about the pack"), N_ ("TEXT") },
    { "picture", 0, 0, G_OPTION_ARG_FILENAME, &options.picture, N_ ("A picture of the pack, as a PNG"), N_ ("FILE") },
    { "alone", 0, 0, G_OPTION_ARG_NONE, &options.is_alone,
      N_ ("Include only these files, without any of your other files that they need"), NULL },
    { "text", 't', 0, G_OPTION_ARG_NONE, &options.is_text, N_ ("Print a small pack as text for a messaging app, without a file"), NULL },
    { NULL },
  };
  RoboCliParse parse = robo_cli_parse (&robo_cli_pack, entries, &argc, &argv);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_part_unref);
  guint64  version = 1;
  gboolean is_good = TRUE;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc < 2)
    return robo_cli_misused (&robo_cli_pack, "%s", _ ("Name at least one file."));
  if ((options.output == NULL) == !options.is_text)
    return robo_cli_misused (&robo_cli_pack, "%s", _ ("Use --output to say where to write the pack, or print it with --text."));
  if (options.version != NULL && !robo_cli_parse_number (options.version, 1, ROBO_PACK_MAX_VERSION, &version))
    return robo_cli_misused (&robo_cli_pack, "%s", _ ("--pack-version must be a number from 1 to 999999."));
  if (options.id != NULL && !robo_module_id_is_valid (options.id))
    return robo_cli_misused (&robo_cli_pack, "%s",
                             _ ("--id can have up to 39 letters, digits, dots, hyphens and underscores, and must begin with a letter or a digit."));

  for (int i = 1; i < argc; i++)
    is_good &= add_file (parts, argv[i], options.is_alone);

  return is_good ? write_pack (&options, (guint)version, parts) : ROBO_CLI_REFUSED;
}

const RoboCliCommand robo_cli_pack = {
  .name = "pack",
  .summary = N_ ("Puts arenas, cards, rules, puzzles and lessons into one file, with everything they need."),
  .arguments = N_ ("FILE…"),
  .run = run_pack,
};

/* The command `unpack` */

static gboolean
refuse_write (const GError *error)
{
  robo_cli_message ("robodrome-cli unpack: %s", error->message);

  return FALSE;
}

/* Refuses paths where a file exists. Call this before writing the first file, so that a refusal changes nothing. */
static gboolean
check_paths (const GPtrArray *paths)
{
  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *shown = g_filename_display_name (paths->pdata[i]);

      if (!g_file_test (paths->pdata[i], G_FILE_TEST_EXISTS) && !g_file_test (paths->pdata[i], G_FILE_TEST_IS_SYMLINK))
        continue;

      /* Translators: %s is a file. */
      robo_cli_message (_ ("robodrome-cli unpack: %s already exists, so nothing was unpacked. Choose another folder."), shown);
      return FALSE;
    }

  return TRUE;
}

static gboolean
write_part (const char *path,
            GBytes     *bytes)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  /* Ignore errors here: if there is no folder, robo_write_file() fails and says why. */
  g_mkdir_with_parents (folder, 0777);

  return robo_write_file (path, bytes, &error) || refuse_write (error);
}

static RoboCliStatus
unpack (const RoboPack *pack,
        const char     *folder)
{
  g_auto (GStrv) names = robo_pack_dup_names (pack);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < pack->parts->len; i++)
    g_ptr_array_add (paths, g_build_filename (folder, names[i], NULL));
  if (!check_paths (paths))
    return ROBO_CLI_REFUSED;

  for (guint i = 0; i < pack->parts->len; i++)
    {
      const RoboPackPart *part = pack->parts->pdata[i];

      if (!write_part (paths->pdata[i], part->bytes))
        {
          /* Remove the files that have been written, so that nothing is left half done. */
          for (guint j = 0; j < i; j++)
            g_unlink (paths->pdata[j]);
          return ROBO_CLI_REFUSED;
        }
    }
  for (guint i = 0; i < paths->len; i++)
    g_print ("%s\n", (const char *)paths->pdata[i]);

  return ROBO_CLI_FINE;
}

/* Loads a pack from a file, or from a text that has one. */
static RoboPack *
load_pack (const char   *path,
           RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_cli_load (path, problems);
  g_autofree char *text = NULL;
  const char      *data;
  gsize            size;

  if (bytes == NULL)
    return NULL;

  data = g_bytes_get_data (bytes, &size);
  text = g_strndup (data != NULL ? data : "", size);

  /* An archive may contain the letters of a text, too. */
  return !robo_pack_archive_is_archive (data, size) && robo_pack_text_looks_like (text)
           ? robo_pack_text_read (text, problems)
           : robo_pack_load_memory (bytes, problems);
}

static RoboCliStatus
run_unpack (int    argc,
            char **argv)
{
  g_autofree char   *folder = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &folder, N_ ("Put the files into FOLDER; it’s created if needed"), N_ ("FOLDER") },
    { NULL },
  };
  RoboCliParse parse = robo_cli_parse (&robo_cli_unpack, entries, &argc, &argv);
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (RoboPack) pack = NULL;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc != 2)
    return robo_cli_misused (&robo_cli_unpack, "%s", _ ("Name one pack."));
  if (folder == NULL)
    return robo_cli_misused (&robo_cli_unpack, "%s", _ ("Use --output to name the folder."));

  problems = robo_cli_problems_new (argv[1]);
  pack = load_pack (argv[1], problems);
  if (robo_cli_report (problems) != ROBO_CLI_FINE)
    return ROBO_CLI_REFUSED;

  return unpack (pack, folder);
}

const RoboCliCommand robo_cli_unpack = {
  .name = "unpack",
  .summary = N_ ("Unpacks the files of a pack into a folder."),
  /* Translators: These are the words of a command line. The dash stands for the standard input. */
  .arguments = N_ ("PACK|-"),
  .run = run_unpack,
};
