// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-strophe-stream.h"

#include <gmodule.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "files/xml/robo-paths.h"

#include "robo-strophe.h"

typedef RoboStropheWork Work;

typedef struct
{
  Work         *work;
  RoboStanza   *stanza;
  char         *address;
  RoboStreamEnd end;
} News;

struct _RoboStropheStream
{
  RoboStream parent_instance;

  RoboAccount *account;
  Work        *work;
};

G_DEFINE_FINAL_TYPE (RoboStropheStream, robo_strophe_stream, ROBO_TYPE_STREAM)

static void
work_unref (Work *work)
{
  if (!g_atomic_ref_count_dec (&work->refs))
    return;

  g_weak_ref_clear (&work->stream);
  g_main_context_unref (work->context);
  robo_account_free (work->account);
  g_async_queue_unref (work->unsent);
  close (work->wake);
  g_free (work);
}

static void
news_free (News *news)
{
  work_unref (news->work);
  robo_stanza_free (news->stanza);
  g_free (news->address);
  g_free (news);
}

/* Runs in the thread of the stream. */
static gboolean
tell_cb (gpointer data)
{
  News *news = data;
  g_autoptr (RoboStropheStream) self = g_weak_ref_get (&news->work->stream);

  /* Ignore news of an old connection. */
  if (self == NULL || self->work != news->work)
    return G_SOURCE_REMOVE;

  if (news->stanza != NULL)
    robo_stream_tell_stanza (ROBO_STREAM (self), news->stanza);
  else if (news->address != NULL)
    {
      self->account->is_new = FALSE;
      robo_stream_tell_opened (ROBO_STREAM (self), news->address);
    }
  else
    {
      g_clear_pointer (&self->work, work_unref);
      robo_stream_tell_ended (ROBO_STREAM (self), news->end);
    }

  return G_SOURCE_REMOVE;
}

static void
tell (Work       *work,
      const char *text,
      const char *address)
{
  RoboStanza *stanza = text != NULL ? robo_stanza_parse (text) : NULL;
  News       *news;
  GSource    *source;

  if (text != NULL && stanza == NULL)
    return;

  news = g_new0 (News, 1);
  source = g_idle_source_new ();
  g_atomic_ref_count_inc (&work->refs);
  news->work = work;
  news->stanza = stanza;
  news->address = g_strdup (address);
  news->end = work->end;
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, tell_cb, news, (GDestroyNotify)news_free);
  g_source_attach (source, work->context);
  g_source_unref (source);
}

/* Loads the module when a stream first connects, because it brings in TLS, and most people never use it. The module
 * is never unloaded, since its threads may still run. */
static const RoboStropheClass *
load_module (void)
{
  g_autofree char        *path = robo_paths_dup_module ("net/transports", "robodrome-xmpp");
  GModule                *module = g_module_open (path, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);
  RoboStropheGetClass     get_class;
  const RoboStropheClass *klass;

  if (module == NULL)
    {
      g_info ("%s", g_module_error ());
      return NULL;
    }

  g_module_make_resident (module);
  if (!g_module_symbol (module, ROBO_STROPHE_SYMBOL, (gpointer *)&get_class))
    return NULL;
  klass = get_class ();
  if (klass->version != ROBO_STROPHE_VERSION)
    return NULL;
  klass->begin ();

  return klass;
}

static gpointer
load_cb (gpointer data)
{
  return (gpointer)load_module ();
}

static gpointer
run_cb (gpointer data)
{
  static GOnce            once = G_ONCE_INIT;
  Work                   *work = data;
  const RoboStropheClass *klass = g_once (&once, load_cb, NULL);

  if (klass != NULL)
    klass->run (work);
  else
    tell (work, NULL, NULL);
  work_unref (work);

  return NULL;
}

/* Stream functions */

static void
wake (Work *work)
{
  const guint64 one = 1;

  /* A write fails only if the counter is full, and then the thread wakes up anyway. */
  if (write (work->wake, &one, sizeof one) < 0)
    return;
}

static void
robo_strophe_stream_close (RoboStream *stream)
{
  RoboStropheStream *self = ROBO_STROPHE_STREAM (stream);

  if (self->work == NULL)
    return;

  g_atomic_int_set (&self->work->is_stopped, TRUE);
  wake (self->work);
  g_clear_pointer (&self->work, work_unref);
}

static void
robo_strophe_stream_open (RoboStream *stream)
{
  RoboStropheStream *self = ROBO_STROPHE_STREAM (stream);
  Work              *work;

  robo_strophe_stream_close (stream);
  work = g_new0 (Work, 1);
  g_atomic_ref_count_init (&work->refs);
  g_weak_ref_init (&work->stream, self);
  work->context = g_main_context_ref_thread_default ();
  work->account = robo_account_copy (self->account);
  work->unsent = g_async_queue_new_full (g_free);
  work->tell = tell;
  work->end = ROBO_STREAM_LOST;
  work->wake = eventfd (0, EFD_CLOEXEC | EFD_NONBLOCK);
  self->work = work;
  g_atomic_ref_count_inc (&work->refs);
  g_thread_unref (g_thread_new ("xmpp", run_cb, work));
}

static void
robo_strophe_stream_send (RoboStream *stream,
                          const char *text)
{
  RoboStropheStream *self = ROBO_STROPHE_STREAM (stream);

  if (self->work == NULL)
    return;

  g_async_queue_push (self->work->unsent, g_strdup (text));
  wake (self->work);
}

static void
robo_strophe_stream_finalize (GObject *object)
{
  RoboStropheStream *self = ROBO_STROPHE_STREAM (object);

  robo_strophe_stream_close (ROBO_STREAM (self));
  robo_account_free (self->account);

  G_OBJECT_CLASS (robo_strophe_stream_parent_class)->finalize (object);
}

static void
robo_strophe_stream_class_init (RoboStropheStreamClass *klass)
{
  RoboStreamClass *stream_class = ROBO_STREAM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = robo_strophe_stream_finalize;
  stream_class->open = robo_strophe_stream_open;
  stream_class->close = robo_strophe_stream_close;
  stream_class->send = robo_strophe_stream_send;
}

static void
robo_strophe_stream_init (RoboStropheStream *self)
{
}

RoboStream *
robo_strophe_stream_new (const RoboAccount *account)
{
  RoboStropheStream *self = g_object_new (ROBO_TYPE_STROPHE_STREAM, NULL);

  self->account = robo_account_copy (account);

  return ROBO_STREAM (self);
}
