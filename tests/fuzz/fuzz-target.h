// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever reads what others wrote, as one function of some bytes each.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RoboFuzzFunc:
 * @data: anything at all
 * @size: of @data, in bytes
 *
 * Reads @data and checks what must hold of any input: it is refused if and only if an error is given, messages are
 * UTF-8, what is written reads back equal, and whatever else the reader promises. What does not hold ends the
 * process, as a warning does.
 *
 * Returns: whether @data was taken for a good one
 */
typedef int (*RoboFuzzFunc) (const guint8 *data,
                             gsize         size);

/* Files */
int robo_fuzz_arena (const guint8 *data,
                     gsize         size);
int robo_fuzz_modules (const guint8 *data,
                       gsize         size);
int robo_fuzz_rules (const guint8 *data,
                     gsize         size);
int robo_fuzz_scenario (const guint8 *data,
                        gsize         size);
int robo_fuzz_match (const guint8 *data,
                     gsize         size);
int robo_fuzz_series (const guint8 *data,
                      gsize         size);
int robo_fuzz_lesson (const guint8 *data,
                      gsize         size);
int robo_fuzz_puzzle (const guint8 *data,
                      gsize         size);
int robo_fuzz_help (const guint8 *data,
                    gsize         size);

/* Texts */
int robo_fuzz_po (const guint8 *data,
                  gsize         size);
int robo_fuzz_program (const guint8 *data,
                       gsize         size);
int robo_fuzz_clipboard (const guint8 *data,
                         gsize         size);

/* What comes from people far away */
int robo_fuzz_entry (const guint8 *data,
                     gsize         size);
int robo_fuzz_sealed_text (const guint8 *data,
                           gsize         size);
int robo_fuzz_frame (const guint8 *data,
                     gsize         size);
int robo_fuzz_stanza (const guint8 *data,
                      gsize         size);
int robo_fuzz_course (const guint8 *data,
                      gsize         size);
int robo_fuzz_parts (const guint8 *data,
                     gsize         size);
int robo_fuzz_host (const guint8 *data,
                    gsize         size);

/* What is done with files; robo_fuzz_diff() takes two, a zero byte between them. */
int robo_fuzz_diff (const guint8 *data,
                    gsize         size);
int robo_fuzz_upgrade (const guint8 *data,
                       gsize         size);
int robo_fuzz_change (const guint8 *data,
                      gsize         size);
int robo_fuzz_repair (const guint8 *data,
                      gsize         size);

/**
 * RoboFuzzTarget:
 * @name: of the target and of its folder of the corpus
 * @func: what reads
 * @schemas: (nullable): the schemas that its documents follow, with blanks between; %NULL of what is no XML
 * @weight: how large a share of the inputs it gets, where they are many
 */
typedef struct
{
  const char  *name;
  RoboFuzzFunc func;
  const char  *schemas;
  guint        weight;
} RoboFuzzTarget;

/* All of them, after the last one without a name. */
extern const RoboFuzzTarget robo_fuzz_targets[];

G_END_DECLS
