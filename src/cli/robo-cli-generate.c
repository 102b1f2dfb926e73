// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <string.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "files/arena/robo-library.h"
#include "files/arena/robo-place.h"
#include "files/xml/robo-write.h"
#include "simulation/robo-arena-candidate.h"
#include "simulation/robo-balance-words.h"

#include "robo-cli-arena.h"

/* The command `generate` makes arenas from seeds, tries them out, and prints a line about each good arena. With
 * --output it also writes the good arenas. */

#define MAX_COUNT 100
/* After this many attempts for each arena that was asked for, the command gives up. */
#define ATTEMPTS_PER_ARENA 20

typedef struct
{
  char *seed_text;
  char *size_text;
  char *symmetry_text;
  char *density_text;
  char *danger_text;
  char *kinds_text;
  char *like;
  char *count_text;
  char *games_text;
  char *output;

  RoboCandidateOrder order;
  guint64            seed;
  guint64            count;
} Options;

static void
clear_options (Options *options)
{
  g_free (options->seed_text);
  g_free (options->size_text);
  g_free (options->symmetry_text);
  g_free (options->density_text);
  g_free (options->danger_text);
  g_free (options->kinds_text);
  g_free (options->like);
  g_free (options->count_text);
  g_free (options->games_text);
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* Options */

/* If an option is wrong, its function prints a sentence and returns another status than ROBO_CLI_FINE. */

static RoboCliStatus
read_size (Options *options)
{
  g_auto (GStrv) parts = options->size_text != NULL ? g_strsplit (options->size_text, "x", 0) : NULL;
  guint64 columns, rows;

  if (parts == NULL)
    return ROBO_CLI_FINE;
  if (g_strv_length (parts) != 2 || !robo_cli_parse_number (parts[0], ROBO_MIN_SIDE, ROBO_MAX_SIDE, &columns) ||
      !robo_cli_parse_number (parts[1], ROBO_MIN_SIDE, ROBO_MAX_SIDE, &rows))
    return robo_cli_misused (&robo_cli_generate, "%s",
                             _ ("Choose 5 to 15 columns and 5 to 15 rows, such as --size 9x11."));

  options->order.recipe.columns = (guint8)columns;
  options->order.recipe.rows = (guint8)rows;

  return ROBO_CLI_FINE;
}

static RoboCliStatus
read_symmetry (Options *options)
{
  RoboSymmetry *symmetry = &options->order.recipe.symmetry;
  g_autoptr (GString) names = g_string_new (NULL);

  if (options->symmetry_text == NULL)
    return ROBO_CLI_FINE;

  for (guint i = 0; i < ROBO_N_SYMMETRIES; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", robo_symmetry_get_id ((RoboSymmetry)i));
  if (!robo_symmetry_from_id (options->symmetry_text, symmetry))
    return robo_cli_misused (&robo_cli_generate,
                             /* Translators: The first %s is what the user wrote, the second a list of words to choose
                              * from. */
                             _ ("Unknown symmetry “%s”. Use one of these: %s."), options->symmetry_text, names->str);

  return ROBO_CLI_FINE;
}

static RoboCliStatus
read_kinds (Options *options)
{
  g_auto (GStrv) words = options->kinds_text != NULL ? g_strsplit (options->kinds_text, ",", 0) : NULL;
  guint8 *kinds = &options->order.recipe.features;

  if (words != NULL)
    *kinds = 0;
  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    {
      guint feature = 0;

      while (feature < ROBO_N_RECIPE_FEATURES && !g_str_equal (words[i], robo_feature_get_id ((RoboFeature)feature)))
        feature++;
      if (feature == ROBO_N_RECIPE_FEATURES)
        {
          g_autoptr (GString) names = g_string_new (NULL);

          for (guint j = 0; j < ROBO_N_RECIPE_FEATURES; j++)
            g_string_append_printf (names, "%s%s", j > 0 ? "," : "", robo_feature_get_id ((RoboFeature)j));
          return robo_cli_misused (&robo_cli_generate,
                                   /* Translators: The first %s is what the user wrote, the second a list of words. */
                                   _ ("Unknown kind “%s”. Use any of these, separated only by commas: %s."), words[i], names->str);
        }
      *kinds |= (guint8)(1u << feature);
    }
  if (options->danger_text != NULL && (*kinds & ROBO_DANGEROUS_FEATURES) == 0)
    return robo_cli_misused (&robo_cli_generate, "%s",
                             _ ("None of these kinds is dangerous. Add one, such as pit, or leave out --danger."));

  return ROBO_CLI_FINE;
}

static RoboCliStatus
read_levels (Options *options)
{
  guint64 density = options->order.recipe.density;
  guint64 danger = options->order.recipe.danger;

  if (options->density_text != NULL &&
      !robo_cli_parse_number (options->density_text, 1, ROBO_RECIPE_MAX_LEVEL, &density))
    return robo_cli_misused (&robo_cli_generate, "%s", _ ("Choose a density from 1 to 5, such as --density 4."));
  if (options->danger_text != NULL && !robo_cli_parse_number (options->danger_text, 1, ROBO_RECIPE_MAX_LEVEL, &danger))
    return robo_cli_misused (&robo_cli_generate, "%s", _ ("Choose a danger level from 1 to 5, such as --danger 4."));

  options->order.recipe.density = (guint8)density;
  options->order.recipe.danger = (guint8)danger;

  return ROBO_CLI_FINE;
}

static RoboCliStatus
read_numbers (Options *options)
{
  guint64 n_games = options->order.n_games;

  if (options->seed_text != NULL && !robo_cli_parse_number (options->seed_text, 0, G_MAXINT64, &options->seed))
    return robo_cli_misused (&robo_cli_generate, "%s", _ ("The seed must be a number, 0 or more, such as --seed 1."));
  if (options->count_text != NULL && !robo_cli_parse_number (options->count_text, 1, MAX_COUNT, &options->count))
    return robo_cli_misused (&robo_cli_generate, "%s", _ ("Choose 1 to 100 arenas, such as --count 6."));
  if (options->games_text != NULL &&
      !robo_cli_parse_number (options->games_text, ROBO_CANDIDATE_MIN_GAMES, ROBO_CANDIDATE_MAX_GAMES, &n_games))
    return robo_cli_misused (&robo_cli_generate, "%s", _ ("Choose 40 to 10000 games, such as --games 200."));

  options->order.n_games = (guint)n_games;

  return ROBO_CLI_FINE;
}

/* Returns whether an arena has starting spaces at all sides. */
static gboolean
has_all_sides (const RoboPlan *plan)
{
  guint sides = 0;

  for (guint i = 0; i < plan->n_starts; i++)
    sides |= 1u << plan->starts[i].side / 2;

  return sides == (1u << ROBO_N_SIDES) - 1;
}

/* Reads the arena that the new arenas are to be like. The caution lines of this arena are no part of its symmetry,
 * because caution lines are made anew. */
static RoboCliStatus
read_model (Options *options)
{
  RoboCandidateOrder *order = &options->order;
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (options->like);
  g_autoptr (RoboArena) arena = NULL;

  if (options->size_text != NULL || options->density_text != NULL || options->danger_text != NULL ||
      options->kinds_text != NULL)
    return robo_cli_misused (&robo_cli_generate, "%s",
                             _ ("With --like, the size, kinds, density and danger come from the arena. Leave out those options."));

  arena = robo_cli_load_arena (options->like, problems);
  if (robo_cli_report (problems) != ROBO_CLI_FINE || arena == NULL)
    return ROBO_CLI_REFUSED;

  order->is_like = TRUE;
  order->model = *robo_arena_get_plan (arena);
  memset (order->model.caution, 0, sizeof order->model.caution);
  if (!has_all_sides (&order->model))
    {
      robo_cli_message ("robodrome-cli generate: %s",
                        _ ("This arena doesn’t have starting spaces on all four sides. Add them, or choose another arena."));
      return ROBO_CLI_REFUSED;
    }
  if (options->symmetry_text == NULL)
    order->recipe.symmetry = robo_symmetry_find (&order->model);
  if (!robo_symmetry_holds (order->recipe.symmetry, &order->model))
    return robo_cli_misused (&robo_cli_generate, "%s",
                             _ ("The arena doesn’t have this symmetry. Choose another symmetry, or leave out --symmetry."));

  return ROBO_CLI_FINE;
}

static RoboCliStatus
check_symmetry (const Options *options)
{
  const RoboArenaRecipe *recipe = &options->order.recipe;

  if (options->like == NULL && !robo_symmetry_is_possible (recipe->symmetry, recipe->columns, recipe->rows))
    return robo_cli_misused (&robo_cli_generate, "%s",
                             _ ("Quarter-turn symmetry needs as many columns as rows, such as --size 9x9."));

  return ROBO_CLI_FINE;
}

static RoboCliStatus
read_options (Options *options)
{
  RoboCliStatus (*const steps[]) (Options *) = { read_size, read_symmetry, read_kinds, read_levels, read_numbers };
  RoboCliStatus status = ROBO_CLI_FINE;

  for (guint i = 0; i < G_N_ELEMENTS (steps) && status == ROBO_CLI_FINE; i++)
    status = steps[i](options);
  if (status == ROBO_CLI_FINE)
    status = options->like != NULL ? read_model (options) : check_symmetry (options);

  return status;
}

/* Output of arenas */

/* Prints the numbers with decimal points in every language, since results are not translated. */
static void
print_candidate (const RoboArenaCandidate *candidate,
                 RoboSymmetry              symmetry)
{
  RoboShare   share = robo_arena_candidate_get_share (candidate);
  const char *side = robo_side_get_word (candidate->sides[robo_arena_candidate_get_worst_seat (candidate)]);
  char        texts[3][G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (texts[0], sizeof texts[0], "%.1f", 100 * share.share);
  g_ascii_formatd (texts[1], sizeof texts[1], "%.1f", 100 * share.low);
  g_ascii_formatd (texts[2], sizeof texts[2], "%.1f", 100 * share.high);
  g_print ("generated-%" G_GUINT64_FORMAT ": %ux%u, %s", candidate->seed, candidate->plan.columns, candidate->plan.rows,
           robo_symmetry_get_id (symmetry));
  for (guint i = ROBO_N_FEATURES; i > 0; i--)
    {
      guint n = robo_plan_count_feature (&candidate->plan, (RoboFeature)(i - 1));

      if (n > 0)
        g_print (", %s %u", robo_feature_get_id ((RoboFeature)(i - 1)), n);
    }
  g_print (", side %s %s%% (%s to %s), %s\n", side, texts[0], texts[1], texts[2],
           robo_verdict_get_id (robo_arena_candidate_get_verdict (candidate)));
}

/* Returns the path of the file: --output itself if it ends in .xml and one arena is generated, otherwise a file in the
 * folder --output, which is created. */
static char *
dup_path (const Options            *options,
          const RoboArenaCandidate *candidate)
{
  g_autofree char *name = g_strdup_printf ("generated-%" G_GUINT64_FORMAT ROBO_ARENA_SUFFIX, candidate->seed);

  if (options->count == 1 && g_str_has_suffix (options->output, ".xml"))
    return g_strdup (options->output);

  g_mkdir_with_parents (options->output, 0777);

  return g_build_filename (options->output, name, NULL);
}

static RoboCliStatus
save_candidate (const Options            *options,
                const RoboArenaCandidate *candidate)
{
  g_autofree char *path = dup_path (options, candidate);
  /* Results are not translated, so the name is English. */
  g_autofree char *name = g_strdup_printf ("Generated %" G_GUINT64_FORMAT, candidate->seed);
  g_autoptr (RoboArena) arena = robo_arena_candidate_dup_arena (candidate, name);
  g_autoptr (GError) error = NULL;

  if (robo_write_check_kind (path, "arena", &error) && robo_arena_save_file (arena, path, &error))
    return ROBO_CLI_FINE;

  robo_cli_message ("robodrome-cli generate: %s", error->message);

  return ROBO_CLI_REFUSED;
}

static RoboCliStatus
generate (const Options *options)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) rule_set = robo_rule_set_load_bundled ("standard", problems);
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_arena_candidate_unref);
  guint64       max_attempts = options->count * ATTEMPTS_PER_ARENA;
  RoboCliStatus status = robo_cli_report (problems);

  for (guint64 i = 0; i < max_attempts && found->len < options->count && status == ROBO_CLI_FINE; i++)
    {
      g_autoptr (RoboArenaCandidate) candidate =
        robo_arena_candidate_new (&options->order, rule_set, options->seed + i, NULL);

      robo_arena_candidate_compare (candidate, found);
      if (candidate->reason != NULL)
        {
          g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, candidate->seed);

          /* Translators: The first %s is the seed of an arena, a number; the second one is a whole sentence. */
          robo_cli_message (_ ("Seed %1$s was skipped. %2$s"), number, candidate->reason);
          continue;
        }
      print_candidate (candidate, options->order.recipe.symmetry);
      if (options->output != NULL)
        status = save_candidate (options, candidate);
      g_ptr_array_add (found, g_steal_pointer (&candidate));
    }
  if (status != ROBO_CLI_FINE || found->len == options->count)
    return status;

  robo_cli_message ("robodrome-cli generate: %s",
                    _ ("Too few good arenas were found. Choose a larger size, fewer kinds, lower density or less danger."));

  return ROBO_CLI_REFUSED;
}

static RoboCliStatus
run_generate (int    argc,
              char **argv)
{
  g_auto (Options) options = {
    .order = { .recipe = robo_arena_usual_recipe, .n_games = ROBO_CANDIDATE_USUAL_GAMES },
    .seed = 1,
    .count = 1,
  };
  const GOptionEntry entries[] = {
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.seed_text,
      N_ ("Seed of the first attempt; the same seed gives the same arenas (1)"), N_ ("N") },
    { "size", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.size_text, N_ ("Columns and rows, 5 to 15 each (9x9)"),
      /* Translators: This is the form of a size on the command line, such as 9x11. Keep the x. */
      N_ ("COLUMNSxROWS") },
    { "symmetry", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.symmetry_text,
      N_ ("off, mirror-we, mirror-ns, half-turn, quarters-mirrored or quarters-turned (half-turn)"), N_ ("SYMMETRY") },
    { "density", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.density_text,
      N_ ("Density of walls, workshops and VP spaces, from 1 to 5 (3)"), N_ ("N") },
    { "danger", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.danger_text,
      N_ ("Danger from pits, water, lightning barriers and high voltage, from 1 to 5 (3)"), N_ ("N") },
    { "kinds", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.kinds_text,
      N_ ("Kinds of features (all): pit, water, lightning-barrier, high-voltage, arena-wall, energy-wall, workshop"),
      N_ ("KIND,KIND…") },
    { "like", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.like,
      N_ ("Make arenas like this one, with the same number of features of each kind"), N_ ("ARENA") },
    { "count", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.count_text,
      N_ ("Number of arenas (1)"), N_ ("N") },
    { "games", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.games_text,
      N_ ("Number of games used to measure how fair an arena is (120)"), N_ ("N") },
    { "output", 'o', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.output,
      N_ ("The .xml file to write, or the folder to write the files to"), N_ ("FILE|FOLDER") },
    { NULL },
  };
  RoboCliParse  parse = robo_cli_parse (&robo_cli_generate, entries, &argc, &argv);
  RoboCliStatus status;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc != 1)
    return robo_cli_misused (&robo_cli_generate, "%s", _ ("This command takes only options."));

  status = read_options (&options);

  return status == ROBO_CLI_FINE ? generate (&options) : status;
}

const RoboCliCommand robo_cli_generate = {
  .name = "generate",
  .summary = N_ ("Generates fair arenas in which KillBots can play."),
  .arguments = NULL,
  .run = run_generate,
};
