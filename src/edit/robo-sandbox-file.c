// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/cards/robo-module-edit.h"
#include "files/xml/robo-xml.h"

/* Scenarios: opened, decided, named, saved. */

/* A scenario lists modules without their slots: one that is red goes to the right. */
static void
sort_slots (RoboPosition *position)
{
  const RoboCards *cards = robo_modules_get_cards (position->modules);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRobot *robot = &position->state.robots[seat];

      if (robot->kind == ROBO_SEAT_EMPTY || robot->cards[0] == ROBO_NO_CARD || robot->cards[1] != ROBO_NO_CARD ||
          cards->cards[robot->cards[0]].colour != ROBO_CARD_RED)
        continue;
      robot->cards[1] = robot->cards[0];
      robot->cards[0] = ROBO_NO_CARD;
      robot->shield[1] = robot->shield[0];
      robot->shield[0] = 0;
    }
}

gboolean
robo_sandbox_open (RoboSandbox  *self,
                   GBytes       *bytes,
                   guint         index,
                   const char   *path,
                   RoboProblems *problems)
{
  RoboPosition *position;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self), FALSE);

  position = robo_position_load (bytes, index, problems);
  if (position == NULL)
    return FALSE;

  g_free (self->path);
  self->path = g_strdup (path);
  sort_slots (position);
  robo_sandbox_end (self, position);

  return TRUE;
}

void
robo_sandbox_set_title (RoboSandbox *self,
                        const char  *title)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && title != NULL);

  if (strcmp (self->position->title != NULL ? self->position->title : "", title) == 0)
    return;

  position = robo_sandbox_begin (self);
  g_free (position->title);
  position->title = g_strdup (title);
  robo_sandbox_end (self, position);
}

/* Decisions */

void
robo_sandbox_decide (RoboSandbox *self,
                     guint        index,
                     RoboAnswer   answer)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && self->play != NULL && index < self->play->decisions->len);

  position = robo_sandbox_begin (self);
  robo_position_decide (position, self->play, index, answer);
  robo_sandbox_end (self, position);
}

void
robo_sandbox_forget (RoboSandbox *self,
                     guint        index)
{
  const RoboDecision *decision;
  RoboPosition       *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && self->play != NULL && index < self->play->decisions->len);

  decision = self->play->decisions->pdata[index];
  position = robo_sandbox_begin (self);
  robo_position_forget (position, decision->question->seat, decision->to);
  robo_sandbox_end (self, position);
}

/* What KillBots roll */

char *
robo_sandbox_dup_rolls (RoboSandbox *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->position->rolls->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", self->position->rolls->data[i]);

  return g_string_free (text, FALSE);
}

gboolean
robo_sandbox_set_rolls (RoboSandbox *self,
                        const char  *text)
{
  RoboPosition *position;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self), FALSE);

  for (const char *c = text; *c != '\0'; c++)
    {
      if (!g_ascii_isspace (*c) && (*c < '1' || *c > '6'))
        return FALSE;
    }

  position = robo_sandbox_begin (self);
  g_byte_array_set_size (position->rolls, 0);
  for (const char *c = text; *c != '\0'; c++)
    {
      guint8 face = (guint8)(*c - '0');

      if (!g_ascii_isspace (*c))
        g_byte_array_append (position->rolls, &face, 1);
    }
  robo_sandbox_end (self, position);

  return TRUE;
}

/* Saving */

/* Its name is that of the file. */
static char *
dup_id (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  char            *dot = strchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';

  return robo_module_id_from_name (name);
}

const char *
robo_sandbox_get_path (RoboSandbox *self)
{
  g_return_val_if_fail (ROBO_IS_SANDBOX (self), NULL);

  return self->path;
}

gboolean
robo_sandbox_save_file (RoboSandbox *self,
                        const char  *path,
                        GError     **error)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPosition) position = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self) && self->problem == NULL, FALSE);

  position = robo_position_copy (self->position);
  if (position->id == NULL || g_strcmp0 (path, self->path) != 0)
    {
      g_free (position->id);
      position->id = dup_id (path);
    }
  bytes = robo_position_to_bytes (position, problems);
  if (bytes == NULL)
    {
      robo_problems_check (problems, error);
      return FALSE;
    }
  if (!robo_xml_write_bytes (bytes, path, error))
    return FALSE;

  g_free (self->path);
  self->path = g_strdup (path);

  return TRUE;
}
