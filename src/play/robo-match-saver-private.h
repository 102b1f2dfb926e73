// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the saver share: -saver.c writes, -saver-games.c keeps the list of what there is.
#pragma once

#include "robo-match-saver.h"

G_BEGIN_DECLS

struct _RoboMatchSaver
{
  GObject parent_instance;

  /* owned */
  char         *folder;
  RoboMatch    *match;
  char         *path; /* of the match */
  GListStore   *games;
  GQueue        jobs;    /* of Job, what is still to be done */
  GPtrArray    *flushes; /* of GTask, who wait for that */
  GError       *error;   /* of the last job, if it failed */
  GCancellable *listing;

  gboolean is_saving;
  gulong   answered_id;
  gulong   standing_id;

  /* borrowed from games */
  RoboSavedGame *unfinished;
};

void robo_match_saver_find_unfinished (RoboMatchSaver *self);
void robo_match_saver_remove_game (RoboMatchSaver *self,
                                   const char     *path);
void robo_match_saver_put_first (RoboMatchSaver *self,
                                 RoboSavedGame  *game);
void robo_match_saver_listed_cb (GObject      *source,
                                 GAsyncResult *result,
                                 gpointer      data);

G_END_DECLS
