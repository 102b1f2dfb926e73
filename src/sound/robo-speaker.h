// SPDX-License-Identifier: GPL-3.0-or-later
// Defines the interface between the mixer and the module that links GStreamer.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The module and the program must have the same version of this interface. */
#define ROBO_SPEAKER_VERSION 1

/* The module has a function with this name, which returns its RoboSpeakerClass. */
#define ROBO_SPEAKER_SYMBOL "robo_speaker_get_class"

typedef struct _RoboSpeaker RoboSpeaker;

/* Fills frames, left and right in turn. A thread of GStreamer calls this. */
typedef void (*RoboSpeakerPull) (gint16  *frames,
                                 guint    n_frames,
                                 gpointer user_data);

/* Holds the functions of the module that links GStreamer. These functions may wait for a device or a file, so don't
 * call them in the main thread. */
typedef struct
{
  guint version; /* version of the interface, ROBO_SPEAKER_VERSION */
  /* Opens a GStreamer sink (NULL lets GStreamer choose a sink), which pulls frames at this rate. If there is no
   * sound, returns NULL with a G_IO_ERROR in words for people. */
  RoboSpeaker *(*open) (const char     *sink,
                        guint           rate,
                        RoboSpeakerPull pull,
                        gpointer        user_data,
                        GError        **error);
  /* Starts or stops pulling. A new speaker does not pull. */
  void (*set_running) (RoboSpeaker *self,
                       gboolean     is_running);
  /* Returns the frames of a file as one channel at this rate. The caller owns them. Returns NULL if the file cannot be
   * read. The file may be of any kind that GStreamer supports. */
  gint16 *(*decode) (const char *path,
                     guint       rate,
                     guint      *n_frames);
  /* Stops the speaker and frees it. */
  void (*close) (RoboSpeaker *self);
} RoboSpeakerClass;

typedef const RoboSpeakerClass *(*RoboSpeakerGetClass) (void);

G_END_DECLS
