// SPDX-License-Identifier: GPL-3.0-or-later
// A match that was played before, and as it is written down.
#include "config.h"

#include "robo-match-private.h"

static void
advance (RoboMatch *self)
{
  while (self->status == ROBO_GAME_GOES_ON || self->status == ROBO_GAME_ROUND_OVER)
    self->status = robo_game_advance (self->game);
}

static gboolean
restore_answer (RoboMatch       *self,
                RoboAnswer       answer,
                RoboMatchUnasked unasked)
{
  RoboLogNote note;

  advance (self);
  if (self->status != ROBO_GAME_ASKS)
    return FALSE;

  robo_match_describe_question (self, &note);
  note.answer = answer;
  note.reason = unasked;
  if (robo_game_answer (self->game, answer) != ROBO_REFUSED_NOT)
    return FALSE;

  if (unasked != ROBO_MATCH_ASKED)
    g_array_append_val (self->notes, note);
  self->status = robo_game_advance (self->game);

  return TRUE;
}

guint
robo_match_restore (RoboMatch           *self,
                    const RoboMatchFile *file)
{
  guint n_given = 0;

  g_return_val_if_fail (ROBO_IS_MATCH (self) && !self->has_started, 0);
  g_return_val_if_fail (file != NULL && file->unasked->len == file->records->len, 0);

  while (n_given < file->records->len &&
         restore_answer (self, g_array_index (file->records, RoboRecord, n_given).answer,
                         g_array_index (file->unasked, guint8, n_given)))
    n_given++;
  if (n_given > 0)
    advance (self);
  robo_standing_answers_restore (self->standing_answers, file);

  self->position = robo_game_get_events (self->game)->n_events;
  robo_match_update (self);

  return n_given;
}

RoboMatchFile *
robo_match_dup_file (RoboMatch *self)
{
  RoboMatchFile *file;

  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  file = robo_match_file_new (self->setup, self->game);
  robo_log_notes_store (self->notes, file);
  robo_standing_answers_store (self->standing_answers, file);

  return file;
}

gboolean
robo_match_get_can_export (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return !self->is_recorded && !robo_match_is_one_round (self);
}

gboolean
robo_match_export (RoboMatch  *self,
                   const char *path,
                   GError    **error)
{
  g_autoptr (RoboMatchFile) file = NULL;

  g_return_val_if_fail (robo_match_get_can_export (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  file = robo_match_dup_file (self);

  return robo_match_file_save (file, path, error);
}
