// SPDX-License-Identifier: GPL-3.0-or-later
// Reads untrusted ZIP archives and refuses those beyond fixed limits. Writes archives, always with the same bytes for
// the same content.
#pragma once

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* These are the limits of doc/formats.md: bytes of an archive, bytes of one file in it, bytes of all files together,
 * and the number of files. */
#define ROBO_PACK_MAX_ARCHIVE (16 * 1024 * 1024)
#define ROBO_PACK_MAX_FILE    (1024 * 1024)
#define ROBO_PACK_MAX_TOTAL   (32 * 1024 * 1024)
#define ROBO_PACK_MAX_FILES   256

/* Content of more than 1 MiB may be at most this many times bigger than its archive. This limit refuses small
 * archives whose content is very large. */
#define ROBO_PACK_MAX_RATIO 200

/* This problem means that the file is no ZIP archive, that it is cut off or damaged, or that it has no manifest. */
extern const RoboProblemKind ROBO_PROBLEM_PACK_DAMAGED[1];
/* This problem means that the pack has too many parts or none, or that the archive or its files are too big. */
extern const RoboProblemKind ROBO_PROBLEM_PACK_TOO_BIG[1];
/* This problem means that the archive contains something that no pack has: a path that leaves the pack, a link, a
 * device, a file with a password, the same name twice, or a name that is not plain. */
extern const RoboProblemKind ROBO_PROBLEM_PACK_ENTRY[1];

/* Holds one file of an archive. Its name is "NAME" or "FOLDER/NAME", both of ASCII letters, digits, dots, hyphens and
 * underscores. */
typedef struct
{
  char   *name;
  GBytes *bytes;
} RoboPackFile;

RoboPackFile *robo_pack_file_new (const char *name,
                                  GBytes     *bytes) G_GNUC_WARN_UNUSED_RESULT;
void          robo_pack_file_free (RoboPackFile *self);

/* Returns an array of RoboPackFile in the order of the archive, or NULL with one error in `problems`. Unpacks in memory
 * only and writes no file. */
GPtrArray *robo_pack_archive_read (GBytes       *bytes,
                                   RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns an archive of the array's RoboPackFile, in their order. The archive has neither times nor owners of files, so
 * that the same files give the same bytes. */
GBytes *robo_pack_archive_write (const GPtrArray *files) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the bytes begin like a ZIP archive. */
gboolean robo_pack_archive_is_archive (const char *data,
                                       gsize       length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPackFile, robo_pack_file_free)

G_END_DECLS
