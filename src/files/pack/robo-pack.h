// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes packs. A pack is an archive of several files with a manifest, which names their author and the files
// that they need.
#pragma once

#include "robo-pack-part.h"

G_BEGIN_DECLS

/* Pack files have this suffix. */
#define ROBO_PACK_SUFFIX ".robopack"

/* A pack has at most this version. */
#define ROBO_PACK_MAX_VERSION 999999

/* This problem means that the manifest does not agree with the content of the archive, that the pack has no parts, or
 * that the picture is not allowed. */
extern const RoboProblemKind ROBO_PROBLEM_PACK_MANIFEST[1];

/* Holds a pack. Packs are reference-counted and never change. */
typedef struct
{
  char      *id;
  guint      version;
  char      *name;        /* name in the language of the interface; the id if the pack has no name */
  char      *description; /* nullable */
  char      *author;      /* nullable */
  char      *license;     /* nullable */
  GBytes    *picture;     /* nullable; a PNG file */
  GPtrArray *parts;       /* array of RoboPackPart, in the order of their kinds and ids */
  GPtrArray *needs;       /* array of RoboPackRef: the files that a part names and that are neither in the pack nor
                           * bundled */
} RoboPack;

/* Holds the words for a new pack. Fields may be NULL. Unless the comment says otherwise, the pack then has no such
 * text. */
typedef struct
{
  const char *id;   /* NULL for an id that is made from the name */
  const char *name; /* NULL for the title of the first part that no other part needs */
  const char *description;
  const char *author;  /* NULL for the author of the parts if all parts that name one name the same */
  const char *license; /* NULL for the license of the parts if all parts that name one name the same */
  guint       version; /* 0 stands for 1 */
  GBytes     *picture;
} RoboPackWords;

/* Creates a pack from an array of RoboPackPart. Returns NULL with an error in `problems` if two parts of one kind
 * have the same id but different contents, if there are no parts or too many, or if the picture is not allowed. */
RoboPack *robo_pack_new (const RoboPackWords *words,
                         const GPtrArray     *parts,
                         RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a pack from untrusted bytes. Returns NULL with an error in `problems` if the bytes are no pack, or if any of
 * its parts cannot be used. */
RoboPack *robo_pack_load_memory (GBytes       *bytes,
                                 RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboPack *robo_pack_load_file (const char   *path,
                               RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboPack *robo_pack_ref (RoboPack *self);
void      robo_pack_unref (RoboPack *self);

/* Returns the content of the pack file. The content depends only on the parts and words. */
GBytes *robo_pack_to_bytes (const RoboPack *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the file name of each part in the archive, such as "arenas/rome.arena.xml", in the order of the parts. The
 * list ends with NULL. */
char **robo_pack_dup_names (const RoboPack *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the part with this kind and id, borrowed, or NULL. */
RoboPackPart *robo_pack_find_part (const RoboPack *self,
                                   RoboPackKind    kind,
                                   const char     *id);

/* Checks that a picture is a PNG of at most 512 KiB with sides of at most 2048 pixels. The picture is not decoded.
 * If the picture is not allowed, returns FALSE with an error in `problems`. */
gboolean robo_pack_check_picture (GBytes       *bytes,
                                  RoboProblems *problems);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPack, robo_pack_unref)

G_END_DECLS
