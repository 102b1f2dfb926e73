// SPDX-License-Identifier: GPL-3.0-or-later
// Describes one file that can be part of a pack: its kind, id, title and author, and the files that it needs.
#pragma once

#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

/* Lists the kinds of parts, in the order of a manifest. A kind comes after the kinds without which its files cannot
 * be loaded. */
typedef enum
{
  ROBO_PACK_ARENA,
  ROBO_PACK_MODULES,
  ROBO_PACK_RULES,
  ROBO_PACK_SCENARIO,
  ROBO_PACK_PUZZLE,
  ROBO_PACK_LESSON,
  ROBO_PACK_N_KINDS,
} RoboPackKind;

/* Returns the word for a kind in a manifest, such as "arena". */
const char *robo_pack_kind_get_id (RoboPackKind kind);

/* Finds the kind for a word of a manifest. Returns FALSE if there is no such kind. */
gboolean robo_pack_kind_find (const char   *id,
                              RoboPackKind *kind);

/* Returns the folder of files of a kind, in a pack and in the user's data folder, such as "arenas". */
const char *robo_pack_kind_get_folder (RoboPackKind kind);

/* Returns the suffix of files of a kind, such as ".arena.xml". */
const char *robo_pack_kind_get_suffix (RoboPackKind kind);

/* Returns the translated name of a kind, such as "Arena". */
const char *robo_pack_kind_get_title (RoboPackKind kind);

const RoboXmlFormat *robo_pack_kind_get_format (RoboPackKind kind);

/* Returns whether a file with this id comes with the program. */
gboolean robo_pack_kind_is_bundled (RoboPackKind kind,
                                    const char  *id);

/* Refers to a file by its kind and id. */
typedef struct
{
  RoboPackKind kind;
  char        *id;
} RoboPackRef;

RoboPackRef *robo_pack_ref_new (RoboPackKind kind,
                                const char  *id) G_GNUC_WARN_UNUSED_RESULT;
void         robo_pack_ref_free (RoboPackRef *self);

/* Describes one file of a pack. Parts are reference-counted and never change. */
typedef struct
{
  RoboPackKind kind;
  char        *id;
  char        *title;   /* title in the language of the interface; the id if the file has no title */
  char        *author;  /* nullable */
  char        *license; /* nullable */
  char        *digest;  /* SHA-256 of the bytes */
  GBytes      *bytes;
  GPtrArray   *needs; /* array of RoboPackRef: all files that this file names, also bundled files, each once */
} RoboPackPart;

/* Reads a file of any RoboPackKind. Checks arenas, module sets, and files that need only bundled files completely;
 * checks only the structure and the id of other files. Returns NULL with an error in `problems` if the file cannot be
 * used. */
RoboPackPart *robo_pack_part_new (GBytes       *bytes,
                                  RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboPackPart *robo_pack_part_ref (RoboPackPart *self);
void          robo_pack_part_unref (RoboPackPart *self);

/* Returns a copy with other ids of the file itself and of the files that it names. `from` has RoboPackRef, and `to` has
 * the new id of each (char *) at the same index. Everything else in the file stays as it is. */
RoboPackPart *robo_pack_part_with_ids (RoboPackPart    *self,
                                       const GPtrArray *from,
                                       const GPtrArray *to) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a name for the file, without the suffix: the id, or a similar name if the id cannot be a file name. */
char *robo_pack_part_dup_stem (const RoboPackPart *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the SHA-256 of bytes, as hexadecimal digits. */
char *robo_pack_dup_digest (GBytes *bytes) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the id of a file of this kind, even if the file has errors. Returns NULL if the file has no id or cannot be
 * read. */
char *robo_pack_kind_dup_id (RoboPackKind kind,
                             GBytes      *bytes) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPackRef, robo_pack_ref_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPackPart, robo_pack_part_unref)

G_END_DECLS
