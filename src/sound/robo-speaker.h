// SPDX-License-Identifier: GPL-3.0-or-later
// What the module with GStreamer in it does for the mixer.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The module and the program belong together. */
#define ROBO_SPEAKER_VERSION 1

/* Of the function in the module that returns its RoboSpeakerClass. */
#define ROBO_SPEAKER_SYMBOL "robo_speaker_get_class"

typedef struct _RoboSpeaker RoboSpeaker;

/**
 * RoboSpeakerPull:
 * @frames: (out caller-allocates) (array): left and right in turn
 * @n_frames: how many pairs
 * @user_data: of whoever listens
 *
 * Called by a thread of GStreamer when it needs more.
 */
typedef void (*RoboSpeakerPull) (gint16  *frames,
                                 guint    n_frames,
                                 gpointer user_data);

/**
 * RoboSpeakerClass:
 * @version: %ROBO_SPEAKER_VERSION
 * @open: opens the element of GStreamer called @sink, or what it finds best if that is %NULL, which then asks @pull for
 *   frames at @rate; %NULL with an error of %G_IO_ERROR in words for people if there is nothing to be heard with
 * @set_running: whether it asks for frames; not at first
 * @decode: (transfer full): one channel at @rate of a file of any kind that GStreamer knows; %NULL if it cannot be read
 * @close: stops and frees it
 *
 * All of them may wait for a device or a file: they are for a thread of their own.
 */
typedef struct
{
  guint version;
  RoboSpeaker *(*open) (const char     *sink,
                        guint           rate,
                        RoboSpeakerPull pull,
                        gpointer        user_data,
                        GError        **error);
  void (*set_running) (RoboSpeaker *self,
                       gboolean     is_running);
  gint16 *(*decode) (const char *path,
                     guint       rate,
                     guint      *n_frames);
  void (*close) (RoboSpeaker *self);
} RoboSpeakerClass;

typedef const RoboSpeakerClass *(*RoboSpeakerGetClass) (void);

G_END_DECLS
