// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes packs: several files in one archive, with a manifest that says who made them and what they need.
#pragma once

#include "robo-pack-part.h"

G_BEGIN_DECLS

/* The suffix of the files. */
#define ROBO_PACK_SUFFIX ".robopack"

/* The greatest version of a pack. */
#define ROBO_PACK_MAX_VERSION 999999

/* The manifest does not agree with the content of the archive. */
extern const RoboProblemKind ROBO_PROBLEM_PACK_MANIFEST[1];

/* Holds a pack. Immutable and reference-counted. */
typedef struct
{
  char      *id;
  guint      version;
  char      *name;        /* in the language of the interface, or the id */
  char      *description; /* nullable */
  char      *author;      /* nullable */
  char      *license;     /* nullable */
  GBytes    *picture;     /* nullable: PNG */
  GPtrArray *parts;       /* of RoboPackPart, in the order of their kinds and ids */
  GPtrArray *needs;       /* of RoboPackRef: named by a part, but not in the pack and not bundled */
} RoboPack;

/* Describes a new pack; NULL where there is nothing to say. */
typedef struct
{
  const char *id;   /* NULL for one that is similar to the name */
  const char *name; /* NULL for the title of the first part that no other part needs */
  const char *description;
  const char *author; /* NULL for the author of the parts if they have only one */
  const char *license;
  guint       version; /* 0 for 1 */
  GBytes     *picture;
} RoboPackWords;

/* Creates a pack of RoboPackPart. Returns NULL with an error in `problems` if two parts have the same id and another
 * content, or if they are too many. */
RoboPack *robo_pack_new (const RoboPackWords *words,
                         const GPtrArray     *parts,
                         RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a pack from bytes, which may be anything. All of its parts can be used, otherwise there is no pack. Returns NULL
 * with an error in `problems`. */
RoboPack *robo_pack_load_memory (GBytes       *bytes,
                                 RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboPack *robo_pack_load_file (const char   *path,
                               RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboPack *robo_pack_ref (RoboPack *self);
void      robo_pack_unref (RoboPack *self);

/* Returns the file. The same parts and words give the same bytes. */
GBytes *robo_pack_to_bytes (const RoboPack *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the name in the archive of each part in order, such as "arenas/rome.arena.xml", NULL-terminated. */
char **robo_pack_dup_names (const RoboPack *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the part, or NULL. */
RoboPackPart *robo_pack_find_part (const RoboPack *self,
                                   RoboPackKind    kind,
                                   const char     *id);

/* Checks a picture: a PNG of at most 512 KiB with sides of at most 2048 pixels. It is not decoded. */
gboolean robo_pack_check_picture (GBytes       *bytes,
                                  RoboProblems *problems);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPack, robo_pack_unref)

G_END_DECLS
