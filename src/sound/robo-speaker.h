// SPDX-License-Identifier: GPL-3.0-or-later
// The interface between the mixer and the module that links GStreamer.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The module and the program must have the same version. */
#define ROBO_SPEAKER_VERSION 1

/* The name of the function in the module that returns its RoboSpeakerClass. */
#define ROBO_SPEAKER_SYMBOL "robo_speaker_get_class"

typedef struct _RoboSpeaker RoboSpeaker;

/* Is called in a thread of GStreamer to fill frames, left and right in turn. */
typedef void (*RoboSpeakerPull) (gint16  *frames,
                                 guint    n_frames,
                                 gpointer user_data);

/* All functions may wait for a device or a file: call them in a thread of their own. */
typedef struct
{
  guint version; /* ROBO_SPEAKER_VERSION */
  /* opens a GStreamer sink (NULL for an automatic one), which pulls frames at this rate; NULL with a
   * G_IO_ERROR, in words for people, if there is no sound */
  RoboSpeaker *(*open) (const char     *sink,
                        guint           rate,
                        RoboSpeakerPull pull,
                        gpointer        user_data,
                        GError        **error);
  /* starts or stops pulling; stopped at first */
  void (*set_running) (RoboSpeaker *self,
                       gboolean     is_running);
  /* returns one channel at this rate of a file of any kind that GStreamer supports, owned by the caller; NULL
   * if unreadable */
  gint16 *(*decode) (const char *path,
                     guint       rate,
                     guint      *n_frames);
  /* stops and frees it */
  void (*close) (RoboSpeaker *self);
} RoboSpeakerClass;

typedef const RoboSpeakerClass *(*RoboSpeakerGetClass) (void);

G_END_DECLS
