// SPDX-License-Identifier: GPL-3.0-or-later
// Makes inputs that are almost valid: the stored ones with a few changes that respect their structure.
#pragma once

#include "fuzz-target.h"

G_BEGIN_DECLS

/* Holds the stored inputs of a target and the words of its schemas. */
typedef struct _FuzzMutator FuzzMutator;

/* Creates a mutator without inputs. */
FuzzMutator *fuzz_mutator_new (const RoboFuzzTarget *target) G_GNUC_WARN_UNUSED_RESULT;
void         fuzz_mutator_free (FuzzMutator *self);

/* Removes all inputs that were added. */
void fuzz_mutator_forget (FuzzMutator *self);

void fuzz_mutator_add (FuzzMutator *self,
                       GBytes      *bytes);

/* Makes an input from the inputs that were added, of which there must be at least one. The same state of the generator
 * makes the same input. */
GBytes *fuzz_mutator_make (FuzzMutator *self,
                           GRand       *rand) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
