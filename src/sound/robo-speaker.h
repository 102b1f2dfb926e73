// SPDX-License-Identifier: GPL-3.0-or-later
// Defines the interface between the mixer and the module that links GStreamer.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The version of the interface. The module and the program must have the same one. */
#define ROBO_SPEAKER_VERSION 1

/* The name of the function in the module that returns its RoboSpeakerClass. */
#define ROBO_SPEAKER_SYMBOL "robo_speaker_get_class"

typedef struct _RoboSpeaker RoboSpeaker;

/* Is called in a thread of GStreamer and fills frames, left and right in turn. */
typedef void (*RoboSpeakerPull) (gint16  *frames,
                                 guint    n_frames,
                                 gpointer user_data);

/* Holds the functions of the module. They may wait for a device or a file, so call them in a thread of their own. */
typedef struct
{
  guint version; /* ROBO_SPEAKER_VERSION */
  /* opens a GStreamer sink (NULL for an automatic one), which pulls frames at this rate; returns NULL with a
   * G_IO_ERROR, in words for people, if there is no sound */
  RoboSpeaker *(*open) (const char     *sink,
                        guint           rate,
                        RoboSpeakerPull pull,
                        gpointer        user_data,
                        GError        **error);
  /* starts or stops pulling; a new speaker does not pull */
  void (*set_running) (RoboSpeaker *self,
                       gboolean     is_running);
  /* returns a file as one channel at this rate, owned by the caller; NULL if it cannot be read. The file may be of
   * any kind that GStreamer supports */
  gint16 *(*decode) (const char *path,
                     guint       rate,
                     guint      *n_frames);
  /* stops the speaker and frees it */
  void (*close) (RoboSpeaker *self);
} RoboSpeakerClass;

typedef const RoboSpeakerClass *(*RoboSpeakerGetClass) (void);

G_END_DECLS
