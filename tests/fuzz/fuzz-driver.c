// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the stored inputs through the readers, then others derived from them. It needs no fuzzer; the same seed
// makes the same inputs, and each can be made again by its number.
#include "config.h"

#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "fuzz-mutator.h"
#include "fuzz-target.h"

/* One input may take this much processor time. */
#define MAX_SECONDS_EACH 20
/* At most this many findings are reported, since more would not be helpful. */
#define MAX_FINDINGS 50

static gint64   option_count = 20000;
static gint64   option_first;
static gint64   option_seed = 1;
static char    *option_target;
static char    *option_corpus;
static char    *option_save;
static gboolean option_keep_going;
static char   **option_files;

static const GOptionEntry entries[] = {
  { "count", 'n', 0, G_OPTION_ARG_INT64, &option_count, "How many inputs to make, of all targets together", "N" },
  { "target", 't', 0, G_OPTION_ARG_STRING, &option_target, "Only this one", "NAME" },
  { "seed", 's', 0, G_OPTION_ARG_INT64, &option_seed, "What the inputs depend on", "N" },
  { "first", 'f', 0, G_OPTION_ARG_INT64, &option_first, "Begin with the input of this number", "N" },
  { "corpus", 'c', 0, G_OPTION_ARG_FILENAME, &option_corpus, "The folder of the kept inputs", "FOLDER" },
  { "save", 'o', 0, G_OPTION_ARG_FILENAME, &option_save, "Where to write an input that fails", "FOLDER" },
  { "keep-going", 'k', 0, G_OPTION_ARG_NONE, &option_keep_going, "Go on after an input that fails", NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &option_files, NULL, "[FILE...]" },
  { NULL },
};

/* Holds the progress, in shared memory, so that it outlives a process that crashes. */
typedef struct
{
  gint64  index; /* index of the last derived input; -1 while stored inputs run */
  gint64  n_taken;
  guint64 n_bytes;
  clock_t slowest;
  gint64  slowest_index;
  clock_t used;
} Progress;

static Progress *progress;

/* save_input_cb() handles a signal, so it can use only variables like these. */
static const guint8 *input;
static gsize         input_size;
static char          input_path[512];
static volatile int  is_saving;

static void
save_input_cb (int number)
{
  int file;

  signal (number, SIG_DFL);
  if (!is_saving++ && (file = open (input_path, O_WRONLY | O_CREAT | O_TRUNC, 0666)) >= 0)
    {
      gssize written = write (file, input, input_size);

      close (file);
      if (written >= 0 && write (2, input_path, strlen (input_path)) > 0 && write (2, "\n", 1) > 0)
        raise (number);
    }
  raise (number);
}

static gboolean
run_input (const RoboFuzzTarget *target,
           GBytes               *bytes,
           const char           *name)
{
  const struct itimerval limit = { .it_value.tv_sec = MAX_SECONDS_EACH };

  input = g_bytes_get_data (bytes, &input_size);
  g_snprintf (input_path, sizeof input_path, "%s/%s-%s", option_save, target->name, name);
  setitimer (ITIMER_VIRTUAL, &limit, NULL);

  return target->func (input, input_size);
}

static GBytes *
read_input (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *data;
  gsize size;

  if (!g_file_get_contents (path, &data, &size, &error))
    g_error ("%s", error->message);

  return g_bytes_new_take (data, size);
}

static int
compare_names_cb (gconstpointer a,
                  gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

static void
run_kept (const RoboFuzzTarget *target,
          FuzzMutator          *mutator,
          const char           *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  /* The order of the stored inputs decides which input a number stands for. */
  g_ptr_array_sort (names, compare_names_cb);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);
      g_autoptr (GBytes) bytes = read_input (path);

      run_input (target, bytes, g_ptr_array_index (names, i));
      fuzz_mutator_add (mutator, bytes);
    }
}

static void
run_made (const RoboFuzzTarget *target,
          FuzzMutator          *mutator,
          gint64                index)
{
  const guint32 seeds[] = { (guint32)option_seed, (guint32)index, (guint32)(index >> 32), g_str_hash (target->name) };
  g_autoptr (GRand) rand = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  g_autoptr (GBytes) bytes = fuzz_mutator_make (mutator, rand);
  g_autofree char *name = g_strdup_printf ("%" G_GINT64_FORMAT "-%" G_GINT64_FORMAT, option_seed, index);
  clock_t          begin = clock ();

  progress->index = index;
  progress->n_bytes += g_bytes_get_size (bytes);
  progress->n_taken += run_input (target, bytes, name);
  if (clock () - begin <= progress->slowest)
    return;

  progress->slowest = clock () - begin;
  progress->slowest_index = index;
}

static void
run_target (const RoboFuzzTarget *target,
            gint64                first,
            gint64                end)
{
  g_autofree char *folder = g_build_filename (option_corpus, target->name, NULL);
  FuzzMutator     *mutator = fuzz_mutator_new (target);
  const clock_t    used = progress->used;
  clock_t          begin;

  run_kept (target, mutator, folder);
  begin = clock ();
  for (gint64 i = first; i < end; i++)
    {
      run_made (target, mutator, i);
      /* Update the time after each input, since the next input may end the process. */
      progress->used = used + clock () - begin;
    }
  fuzz_mutator_free (mutator);
}

static void
run_files (const RoboFuzzTarget *target)
{
  for (char **path = option_files; *path != NULL; path++)
    {
      g_autoptr (GBytes) bytes = read_input (*path);

      printf ("%s: %s\n", *path, run_input (target, bytes, "again") ? "taken" : "not taken");
    }
}

/* Runs the target in a process of its own, since it may crash. Returns FALSE if it has crashed. */
static gboolean
run_target_apart (const RoboFuzzTarget *target,
                  gint64                first,
                  gint64                end)
{
  int   status;
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      run_target (target, first, end);
      _exit (0);
    }
  waitpid (child, &status, 0);

  return status == 0;
}

static guint
run_target_to_the_end (const RoboFuzzTarget *target,
                       gint64                first,
                       gint64                end)
{
  guint n_findings = 0;

  while (!run_target_apart (target, first, end) && ++n_findings < MAX_FINDINGS && progress->index >= first)
    first = progress->index + 1;

  return n_findings;
}

static void
report_target (const RoboFuzzTarget *target,
               guint                 number,
               guint                 n_findings)
{
  const gint64 n = MAX (progress->index + 1 - option_first, 0);
  const double seconds = (double)progress->used / CLOCKS_PER_SEC;

  printf ("%s %u /fuzz/%s # %" G_GINT64_FORMAT " inputs made, %" G_GINT64_FORMAT " taken, %" G_GINT64_FORMAT
          " bytes each, %.0f a second, the slowest %.1f ms (number %" G_GINT64_FORMAT ")\n",
          n_findings > 0 ? "not ok" : "ok", number, target->name, n, progress->n_taken,
          n > 0 ? (gint64)progress->n_bytes / n : 0, seconds > 0 ? (double)n / seconds : 0,
          (double)progress->slowest * 1000 / CLOCKS_PER_SEC, progress->slowest_index);
  fflush (stdout);
}

static gint64
get_share (const RoboFuzzTarget *target)
{
  guint all = 0;

  if (option_target != NULL)
    return option_count;

  for (const RoboFuzzTarget *other = robo_fuzz_targets; other->name != NULL; other++)
    all += other->weight;

  return option_count * target->weight / all;
}

static void
parse_options (int   argc,
               char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new ("- runs inputs of which many are wrong");
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      exit (2);
    }
  if (option_corpus == NULL && g_getenv ("G_TEST_SRCDIR") != NULL)
    option_corpus = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "fuzz", "corpus", NULL);
  if (option_corpus == NULL)
    {
      g_printerr ("Say with --corpus where the kept inputs are: tests/fuzz/corpus.\n");
      exit (2);
    }
  if (option_save == NULL)
    option_save = g_strdup (g_get_tmp_dir ());
}

int
main (int   argc,
      char *argv[])
{
  static const int signals[] = { SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGTRAP, SIGVTALRM };
  guint            n = 0;
  guint            n_all_findings = 0;

  setlocale (LC_ALL, "");
  parse_options (argc, argv);
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    signal (signals[i], save_input_cb);

  progress = mmap (NULL, sizeof *progress, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  for (const RoboFuzzTarget *target = robo_fuzz_targets; target->name != NULL; target++)
    {
      gint64 end = option_first + get_share (target);
      guint  n_findings = 0;

      if (option_target != NULL && !g_str_equal (option_target, target->name))
        continue;
      if (option_files != NULL)
        {
          run_files (target);
          return 0;
        }

      *progress = (Progress){ .index = option_first - 1 };
      if (option_keep_going)
        n_findings = run_target_to_the_end (target, option_first, end);
      else
        run_target (target, option_first, end);
      report_target (target, ++n, n_findings);
      n_all_findings += n_findings;
    }
  printf ("1..%u\n", n);
  /* Findings of a sanitizer at exit belong to no single input, and may take time. */
  setitimer (ITIMER_VIRTUAL, &(const struct itimerval){ 0 }, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    signal (signals[i], SIG_DFL);

  return n_all_findings > 0 || n == 0;
}
