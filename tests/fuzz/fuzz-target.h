// SPDX-License-Identifier: GPL-3.0-or-later
// Declares every reader of untrusted data as a function of bytes.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Reads the data and checks what must hold for any input: it is refused if and only if an error is given,
 * messages are UTF-8, written files are read as equal, and all other promises of the reader. A violation ends
 * the process, like a warning. Returns whether the data was accepted. */
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
/* Takes an archive or, if the data is no archive, the manifest of an archive. */
int robo_fuzz_pack (const guint8 *data,
                    gsize         size);
int robo_fuzz_pack_text (const guint8 *data,
                         gsize         size);

/* Texts */
int robo_fuzz_po (const guint8 *data,
                  gsize         size);
int robo_fuzz_program (const guint8 *data,
                       gsize         size);
int robo_fuzz_clipboard (const guint8 *data,
                         gsize         size);

/* Messages from other peers */
int robo_fuzz_entry (const guint8 *data,
                     gsize         size);
int robo_fuzz_sealed_text (const guint8 *data,
                           gsize         size);
int robo_fuzz_frame (const guint8 *data,
                     gsize         size);
int robo_fuzz_stanza (const guint8 *data,
                      gsize         size);
int robo_fuzz_stream (const guint8 *data,
                      gsize         size);
int robo_fuzz_course (const guint8 *data,
                      gsize         size);
int robo_fuzz_parts (const guint8 *data,
                     gsize         size);
int robo_fuzz_host (const guint8 *data,
                    gsize         size);

/* Operations on files */

/* robo_fuzz_diff() takes two files, separated by a zero byte. */
int robo_fuzz_diff (const guint8 *data,
                    gsize         size);
int robo_fuzz_upgrade (const guint8 *data,
                       gsize         size);
int robo_fuzz_change (const guint8 *data,
                      gsize         size);
int robo_fuzz_repair (const guint8 *data,
                      gsize         size);

typedef struct
{
  const char  *name;    /* name of the target and of its folder in the corpus */
  RoboFuzzFunc func;    /* function that reads the data */
  const char  *schemas; /* schemas of its documents, separated by blanks; NULL if the data is not XML */
  guint        weight;  /* share of the inputs */
} RoboFuzzTarget;

/* Lists all targets. The last target is followed by a target without a name. */
extern const RoboFuzzTarget robo_fuzz_targets[];

G_END_DECLS
