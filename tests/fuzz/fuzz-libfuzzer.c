// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the target named by FUZZ_TARGET with libFuzzer, which is guided by coverage.
#include "config.h"

#include <string.h>

#include "fuzz-mutator.h"
#include "fuzz-target.h"

int    LLVMFuzzerInitialize (int    *argc,
                             char ***argv);
int    LLVMFuzzerTestOneInput (const guint8 *data,
                               gsize         size);
gsize  LLVMFuzzerCustomMutator (guint8 *data,
                                gsize   size,
                                gsize   max_size,
                                guint   seed);
size_t LLVMFuzzerMutate (guint8 *data,
                         size_t  size,
                         size_t  max_size);

static const RoboFuzzTarget *
get_target (void)
{
  for (const RoboFuzzTarget *target = robo_fuzz_targets; target->name != NULL; target++)
    {
      if (g_str_equal (target->name, FUZZ_TARGET))
        return target;
    }

  g_error ("There is no target %s", FUZZ_TARGET);
}

int
LLVMFuzzerInitialize (int    *argc,
                      char ***argv)
{
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);

  return 0;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  get_target ()->func (data, size);

  return 0;
}

/* Alternates with libFuzzer's own mutator, which inserts values that the reader compares with. */
gsize
LLVMFuzzerCustomMutator (guint8 *data,
                         gsize   size,
                         gsize   max_size,
                         guint   seed)
{
  /* The mutator is created once, since it reads the schemas. */
  static FuzzMutator *mutator;
  g_autoptr (GBytes) from = NULL;
  g_autoptr (GBytes) made = NULL;
  g_autoptr (GRand) rand = NULL;

  if (seed % 2 == 0)
    return LLVMFuzzerMutate (data, size, max_size);

  if (mutator == NULL)
    mutator = fuzz_mutator_new (get_target ());
  rand = g_rand_new_with_seed (seed);
  from = g_bytes_new (data, size);
  fuzz_mutator_add (mutator, from);
  made = fuzz_mutator_make (mutator, rand);
  fuzz_mutator_forget (mutator);
  size = MIN (g_bytes_get_size (made), max_size);
  memcpy (data, g_bytes_get_data (made, NULL), size);

  return size;
}
