// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sounds.h"

#include "files/xml/robo-paths.h"
#include "play/log/robo-log-describe.h"

struct _RoboSounds
{
  GObject parent_instance;

  GSettings  *settings;
  GHashTable *streams; /* of GtkMediaStream by name, made when first heard */
};

G_DEFINE_FINAL_TYPE (RoboSounds, robo_sounds, G_TYPE_OBJECT)

static GtkMediaStream *
get_stream (RoboSounds *self,
            const char *name)
{
  GtkMediaStream  *stream = g_hash_table_lookup (self->streams, name);
  g_autofree char *path = NULL;

  if (stream != NULL)
    return stream;

  path = robo_sounds_dup_path (name);
  stream = gtk_media_file_new_for_filename (path);
  g_hash_table_insert (self->streams, (gpointer)name, stream);

  return stream;
}

static void
robo_sounds_dispose (GObject *object)
{
  RoboSounds *self = ROBO_SOUNDS (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->streams, g_hash_table_unref);

  G_OBJECT_CLASS (robo_sounds_parent_class)->dispose (object);
}

static void
robo_sounds_class_init (RoboSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_sounds_dispose;
}

static void
robo_sounds_init (RoboSounds *self)
{
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->streams = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
}

RoboSounds *
robo_sounds_new (void)
{
  return g_object_new (ROBO_TYPE_SOUNDS, NULL);
}

char *
robo_sounds_dup_path (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".wav", NULL);

  return g_build_filename (robo_paths_get_data_dir (), "sounds", file, NULL);
}

void
robo_sounds_play (RoboSounds   *self,
                  RoboEventType type)
{
  const char     *name = robo_log_get_sound (type);
  GtkMediaStream *stream;

  g_return_if_fail (ROBO_IS_SOUNDS (self));

  if (!ROBO_HAS_SOUNDS || name == NULL || !g_settings_get_boolean (self->settings, "sound"))
    return;

  stream = get_stream (self, name);
  if (gtk_media_stream_get_error (stream) != NULL)
    return;

  /* The same sound may still be heard: it begins again. */
  if (gtk_media_stream_is_prepared (stream))
    gtk_media_stream_seek (stream, 0);
  gtk_media_stream_play (stream);
}
