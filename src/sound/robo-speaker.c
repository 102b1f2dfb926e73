// SPDX-License-Identifier: GPL-3.0-or-later
/* Plays sounds with GStreamer. The mixer loads this module when it starts. The module does not depend on the game. */
#include "config.h"

#include "robo-speaker.h"

#include <glib/gi18n-lib.h>
#include <gmodule.h>
#include <gst/app/app.h>

/* Sounds are sent in blocks of BLOCK_MS. The buffer of BUFFER_MS delays them. */
#define BLOCK_MS  10
#define BUFFER_MS 60

/* While a file is decoded and no frames arrive, the program checks at this interval whether decoding has failed. It
 * gives up after MOST_DECODING_LOOKS checks. */
#define DECODING_GLANCE     (20 * GST_MSECOND)
#define MOST_DECODING_LOOKS 250

struct _RoboSpeaker
{
  GstElement     *pipeline;
  GstElement     *source; /* borrowed */
  guint           rate;
  RoboSpeakerPull pull;
  gpointer        user_data;
  guint64         n_frames; /* number of frames requested so far */
};

static void
need_data_cb (GstAppSrc *source,
              guint      length,
              gpointer   user_data)
{
  RoboSpeaker *self = user_data;
  guint        n_frames = self->rate * BLOCK_MS / 1000;
  gsize        size = n_frames * 2 * sizeof (gint16);
  GstBuffer   *buffer = gst_buffer_new_allocate (NULL, size, NULL);
  GstMapInfo   map;

  if (buffer == NULL || !gst_buffer_map (buffer, &map, GST_MAP_WRITE))
    {
      g_clear_pointer (&buffer, gst_buffer_unref);
      return;
    }

  self->pull ((gint16 *)map.data, n_frames, self->user_data);
  gst_buffer_unmap (buffer, &map);
  GST_BUFFER_PTS (buffer) = gst_util_uint64_scale (self->n_frames, GST_SECOND, self->rate);
  self->n_frames += n_frames;
  GST_BUFFER_DURATION (buffer) = gst_util_uint64_scale (self->n_frames, GST_SECOND, self->rate) -
                                 GST_BUFFER_PTS (buffer);
  gst_app_src_push_buffer (source, buffer);
}

static void
speaker_close (RoboSpeaker *self)
{
  if (self->pipeline != NULL)
    gst_element_set_state (self->pipeline, GST_STATE_NULL);
  gst_clear_object (&self->pipeline);
  g_free (self);
}

static void
element_added_cb (GstBin     *bin,
                  GstBin     *parent,
                  GstElement *element,
                  gpointer    user_data)
{
  /* Keep the delay short, so that sounds fit the picture. */
  GObjectClass *klass = G_OBJECT_GET_CLASS (element);

  if (g_object_class_find_property (klass, "buffer-time") != NULL && g_object_class_find_property (klass, "latency-time") != NULL)
    g_object_set (element, "buffer-time", (gint64)BUFFER_MS * 1000, "latency-time", (gint64)BLOCK_MS * 1000, NULL);
}

/* Returns whether there is a device. Without a device, GStreamer chooses a fake sink. A sink that contains no other
 * sinks counts as a device. */
static gboolean
has_device (GstElement *sink)
{
  GstIterator *iterator;
  GValue       value = G_VALUE_INIT;
  gboolean     is_fake = FALSE;

  if (!GST_IS_BIN (sink))
    return TRUE;

  iterator = gst_bin_iterate_sinks (GST_BIN (sink));
  while (gst_iterator_next (iterator, &value) == GST_ITERATOR_OK)
    {
      GstElementFactory *factory = gst_element_get_factory (g_value_get_object (&value));

      is_fake = is_fake || g_strcmp0 (gst_plugin_feature_get_name (factory), "fakesink") == 0;
      g_value_reset (&value);
    }
  g_value_unset (&value);
  gst_iterator_free (iterator);

  return !is_fake;
}

/* Initializes GStreamer, which scans its plug-ins when GStreamer is used for the first time. */
static gboolean
init_gstreamer (GError **error)
{
  g_autoptr (GError) reason = NULL;

  if (gst_init_check (NULL, NULL, &reason))
    return TRUE;

  /* Translators: %s is what GStreamer says. */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("GStreamer can’t be used: %s"), reason->message);

  return FALSE;
}

static GstElement *
make_element (const char *name,
              GError    **error)
{
  GstElement *element = gst_element_factory_make (name, NULL);

  if (element == NULL)
    /* Translators: %s is the name of a part of GStreamer, such as autoaudiosink. */
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("A GStreamer plug-in is missing: %s"), name);

  return element;
}

static RoboSpeaker *
speaker_open (const char     *sink_name,
              guint           rate,
              RoboSpeakerPull pull,
              gpointer        user_data,
              GError        **error)
{
  static const char *const names[] = { "appsrc", "audioconvert", "audioresample" };
  GstElement              *elements[G_N_ELEMENTS (names)];
  GstElement              *sink;
  RoboSpeaker             *self;
  GstAppSrcCallbacks       callbacks = { .need_data = need_data_cb };
  g_autoptr (GstCaps) caps = NULL;

  if (!init_gstreamer (error))
    return NULL;

  self = g_new0 (RoboSpeaker, 1);
  self->rate = rate;
  self->pull = pull;
  self->user_data = user_data;
  self->pipeline = gst_object_ref_sink (gst_pipeline_new (NULL));
  g_signal_connect (self->pipeline, "deep-element-added", G_CALLBACK (element_added_cb), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      elements[i] = make_element (names[i], error);
      if (elements[i] == NULL)
        {
          speaker_close (self);
          return NULL;
        }
      gst_bin_add (GST_BIN (self->pipeline), elements[i]);
    }

  self->source = elements[0];
  caps = gst_caps_new_simple ("audio/x-raw", "format", G_TYPE_STRING, G_BYTE_ORDER == G_LITTLE_ENDIAN ? "S16LE" : "S16BE",
                              "layout", G_TYPE_STRING, "interleaved", "rate", G_TYPE_INT, (int)rate,
                              "channels", G_TYPE_INT, 2, NULL);
  g_object_set (self->source, "caps", caps, "format", GST_FORMAT_TIME,
                "max-bytes", (guint64)rate * BLOCK_MS / 1000 * 2 * sizeof (gint16), NULL);
  gst_app_src_set_callbacks (GST_APP_SRC (self->source), &callbacks, self, NULL);

  sink = make_element (sink_name != NULL ? sink_name : "autoaudiosink", error);
  if (sink == NULL)
    {
      speaker_close (self);
      return NULL;
    }
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (sink), "sync") != NULL)
    g_object_set (sink, "sync", TRUE, NULL);
  gst_bin_add (GST_BIN (self->pipeline), sink);

  if (!gst_element_link_many (elements[0], elements[1], elements[2], sink, NULL) ||
      gst_element_set_state (self->pipeline, GST_STATE_READY) == GST_STATE_CHANGE_FAILURE || !has_device (sink))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("No sound device found."));
      speaker_close (self);
      return NULL;
    }

  return self;
}

/* Stops by pausing. The device of a sound server (PulseAudio, PipeWire) is free then: a paused stream does not keep it
 * awake or from other programs. Only without a server does ALSA keep the device open. Closing it, too, would delay the
 * first sound after each silence, because GStreamer chooses the sink anew. */
static void
speaker_set_running (RoboSpeaker *self,
                     gboolean     is_running)
{
  gst_element_set_state (self->pipeline, is_running ? GST_STATE_PLAYING : GST_STATE_PAUSED);
}

static void
pad_added_cb (GstElement *decoder,
              GstPad     *pad,
              GstElement *next)
{
  g_autoptr (GstPad) into = gst_element_get_static_pad (next, "sink");

  if (!gst_pad_is_linked (into))
    gst_pad_link (pad, into);
}

static gint16 *
speaker_decode (const char *path,
                guint       rate,
                guint      *n_frames)
{
  static const char *const names[] = { "filesrc", "decodebin", "audioconvert", "audioresample", "appsink" };
  GstElement              *elements[G_N_ELEMENTS (names)];
  g_autoptr (GstElement) pipeline = gst_object_ref_sink (gst_pipeline_new (NULL));
  g_autoptr (GstCaps) caps = NULL;
  g_autoptr (GstBus) bus = gst_element_get_bus (pipeline);
  GByteArray *bytes = g_byte_array_new ();
  guint       n_looks = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      elements[i] = make_element (names[i], NULL);
      if (elements[i] == NULL)
        {
          g_byte_array_unref (bytes);
          return NULL;
        }
      gst_bin_add (GST_BIN (pipeline), elements[i]);
    }

  caps = gst_caps_new_simple ("audio/x-raw", "format", G_TYPE_STRING, G_BYTE_ORDER == G_LITTLE_ENDIAN ? "S16LE" : "S16BE",
                              "layout", G_TYPE_STRING, "interleaved", "rate", G_TYPE_INT, (int)rate,
                              "channels", G_TYPE_INT, 1, NULL);
  g_object_set (elements[0], "location", path, NULL);
  g_object_set (elements[4], "caps", caps, "sync", FALSE, NULL);
  gst_element_link (elements[0], elements[1]);
  gst_element_link_many (elements[2], elements[3], elements[4], NULL);
  g_signal_connect (elements[1], "pad-added", G_CALLBACK (pad_added_cb), elements[2]);

  gst_element_set_state (pipeline, GST_STATE_PLAYING);
  while (n_looks < MOST_DECODING_LOOKS && !gst_app_sink_is_eos (GST_APP_SINK (elements[4])))
    {
      g_autoptr (GstSample) sample = gst_app_sink_try_pull_sample (GST_APP_SINK (elements[4]), DECODING_GLANCE);
      g_autoptr (GstMessage) message = NULL;
      GstMapInfo map;

      if (sample != NULL && gst_buffer_map (gst_sample_get_buffer (sample), &map, GST_MAP_READ))
        {
          g_byte_array_append (bytes, map.data, map.size);
          gst_buffer_unmap (gst_sample_get_buffer (sample), &map);
          continue;
        }
      message = gst_bus_pop_filtered (bus, GST_MESSAGE_ERROR);
      n_looks = message != NULL ? MOST_DECODING_LOOKS : n_looks + 1;
    }
  gst_element_set_state (pipeline, GST_STATE_NULL);

  *n_frames = bytes->len / sizeof (gint16);
  if (*n_frames == 0)
    {
      g_byte_array_unref (bytes);
      return NULL;
    }

  return (gint16 *)g_byte_array_free (bytes, FALSE);
}

G_MODULE_EXPORT const RoboSpeakerClass *robo_speaker_get_class (void);

const RoboSpeakerClass *
robo_speaker_get_class (void)
{
  static const RoboSpeakerClass klass = {
    .version = ROBO_SPEAKER_VERSION,
    .open = speaker_open,
    .set_running = speaker_set_running,
    .decode = speaker_decode,
    .close = speaker_close,
  };

  return &klass;
}
