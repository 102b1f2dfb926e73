// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-notes.h"

static char *
dup_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", "lines.ini", NULL);
}

static char *
dup_group (const RoboOffer *offer)
{
  GString *group = g_string_new (NULL);

  for (guint i = 0; i < sizeof offer->match; i++)
    g_string_append_printf (group, "%02x", offer->match[i]);

  return g_string_free (group, FALSE);
}

char *
robo_remote_notes_dup (const RoboOffer *offer,
                       const char      *key)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = dup_path ();
  g_autofree char *group = dup_group (offer);

  if (!g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    return NULL;

  return g_key_file_get_string (file, group, key, NULL);
}

void
robo_remote_notes_set (const RoboOffer *offer,
                       const char      *key,
                       const char      *value)
{
  const char *const notes[] = { key, value, NULL };

  g_return_if_fail (value != NULL);

  robo_remote_notes_set_all (offer, notes);
}

void
robo_remote_notes_set_all (const RoboOffer   *offer,
                           const char *const *notes)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = dup_path ();
  g_autofree char *group = dup_group (offer);
  gboolean         is_new = FALSE;

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL);
  for (; notes[0] != NULL; notes += 2)
    {
      g_autofree char *old = g_key_file_get_string (file, group, notes[0], NULL);

      is_new = is_new || g_strcmp0 (old, notes[1]) != 0;
      g_key_file_set_string (file, group, notes[0], notes[1]);
    }
  if (is_new)
    g_key_file_save_to_file (file, path, NULL);
}
