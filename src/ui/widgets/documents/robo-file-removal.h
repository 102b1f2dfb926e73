// SPDX-License-Identifier: GPL-3.0-or-later
// Removes a file of the user, and offers to undo the removal.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena-files.h"

G_BEGIN_DECLS

/* Gets the owner after a file was removed or restored, and the path of the restored file. After a removal the path
 * is NULL. */
typedef void (*RoboFileRemovalDone) (GObject    *owner,
                                     const char *restored_path);

/* Says how a removal is told to the user. The sentence is copied; the headings are translated literals. */
typedef struct
{
  AdwToastOverlay    *toasts;
  const char         *sentence;     /* what has happened, for the toast */
  const char         *not_removed;  /* heading of the dialog if the file cannot be removed; not needed if it is
                                     * already removed */
  const char         *not_restored; /* heading of the dialog if the file cannot be restored */
  GObject            *owner;        /* object that done() gets; the removal does not keep it alive */
  RoboFileRemovalDone done;         /* nullable */
} RoboFileRemoval;

/* Removes the file, and shows a toast with a button that restores it. The file is kept until the toast is gone. If the
 * file cannot be removed or restored, a dialog says why and offers another try. */
void robo_file_removal_remove (const RoboFileRemoval *removal,
                               const char            *path);

/* Offers to restore a file that is already removed, and takes ownership of `removed`. `replacement` is the path of
 * another file that has been put in its place and is deleted before the file is restored, or NULL. */
void robo_file_removal_offer_undo (const RoboFileRemoval *removal,
                                   RoboRemovedFile       *removed,
                                   const char            *replacement);

G_END_DECLS
