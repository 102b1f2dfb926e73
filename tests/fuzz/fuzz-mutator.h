// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs that are nearly right: the kept ones, with a few changes that follow their structure.
#pragma once

#include "fuzz-target.h"

G_BEGIN_DECLS

/**
 * FuzzMutator:
 *
 * Knows the inputs that are kept for a target, and the words of its schemas.
 */
typedef struct _FuzzMutator FuzzMutator;

/**
 * fuzz_mutator_new:
 * @target: what the inputs are for
 *
 * Returns: (transfer full): without any input yet
 */
FuzzMutator *fuzz_mutator_new (const RoboFuzzTarget *target) G_GNUC_WARN_UNUSED_RESULT;
void         fuzz_mutator_free (FuzzMutator *self);

/**
 * fuzz_mutator_forget:
 * @self: a mutator
 *
 * Takes from it all inputs it was given.
 */
void fuzz_mutator_forget (FuzzMutator *self);

/**
 * fuzz_mutator_add:
 * @self: a mutator
 * @bytes: an input to begin with
 */
void fuzz_mutator_add (FuzzMutator *self,
                       GBytes      *bytes);

/**
 * fuzz_mutator_make:
 * @self: a mutator with at least one input
 * @rand: decides; the same state of it gives the same input again
 *
 * Returns: (transfer full): another input
 */
GBytes *fuzz_mutator_make (FuzzMutator *self,
                           GRand       *rand) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
