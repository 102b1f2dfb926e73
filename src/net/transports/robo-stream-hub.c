// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-stream-hub.h"

#include <string.h>

#define ROBO_TYPE_STREAM_BRANCH (robo_stream_branch_get_type ())

G_DECLARE_FINAL_TYPE (RoboStreamBranch, robo_stream_branch, ROBO, STREAM_BRANCH, RoboStream)

struct _RoboStreamHub
{
  GObject parent_instance;

  RoboStream *stream;
  GPtrArray  *branches; /* array of RoboStreamBranch: branches that are open or about to be open, not owned */
  char       *address;  /* NULL while the stream is not open */
};

struct _RoboStreamBranch
{
  RoboStream parent_instance;

  RoboStreamHub *hub;
  char          *room;
  guint          opener; /* source that tells the branch that the stream of the hub is open already */
};

G_DEFINE_FINAL_TYPE (RoboStreamHub, robo_stream_hub, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE (RoboStreamBranch, robo_stream_branch, ROBO_TYPE_STREAM)

/* Branches */

static void
robo_stream_branch_close (RoboStream *stream)
{
  RoboStreamBranch *self = ROBO_STREAM_BRANCH (stream);
  RoboStreamHub    *hub = self->hub;

  g_clear_handle_id (&self->opener, g_source_remove);
  if (!g_ptr_array_remove (hub->branches, self) || hub->branches->len > 0)
    return;

  robo_stream_close (hub->stream);
  g_clear_pointer (&hub->address, g_free);
}

static void
is_open_cb (RoboStreamBranch *self)
{
  self->opener = 0;
  robo_stream_emit_opened (ROBO_STREAM (self), self->hub->address);
}

static void
robo_stream_branch_open (RoboStream *stream)
{
  RoboStreamBranch *self = ROBO_STREAM_BRANCH (stream);
  RoboStreamHub    *hub = self->hub;
  gboolean          is_first = hub->branches->len == 0;

  g_clear_handle_id (&self->opener, g_source_remove);
  if (!g_ptr_array_find (hub->branches, self, NULL))
    g_ptr_array_add (hub->branches, self);
  else if (hub->address == NULL)
    return;
  if (hub->address != NULL)
    self->opener = g_idle_add_once ((GSourceOnceFunc)is_open_cb, self);
  else if (is_first)
    robo_stream_open (hub->stream);
}

static void
robo_stream_branch_send (RoboStream *stream,
                         const char *text)
{
  robo_stream_send_text (ROBO_STREAM_BRANCH (stream)->hub->stream, text);
}

static void
robo_stream_branch_finalize (GObject *object)
{
  RoboStreamBranch *self = ROBO_STREAM_BRANCH (object);

  robo_stream_branch_close (ROBO_STREAM (self));
  g_object_unref (self->hub);
  g_free (self->room);

  G_OBJECT_CLASS (robo_stream_branch_parent_class)->finalize (object);
}

static void
robo_stream_branch_class_init (RoboStreamBranchClass *klass)
{
  RoboStreamClass *stream_class = ROBO_STREAM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = robo_stream_branch_finalize;
  stream_class->open = robo_stream_branch_open;
  stream_class->close = robo_stream_branch_close;
  stream_class->send = robo_stream_branch_send;
}

static void
robo_stream_branch_init (RoboStreamBranch *self)
{
}

/* Hub */

/* Returns references to the open branches, since each of them may close itself or other branches. */
static GPtrArray *
dup_branches (RoboStreamHub *self)
{
  GPtrArray *branches = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->branches->len; i++)
    g_ptr_array_add (branches, g_object_ref (g_ptr_array_index (self->branches, i)));

  return branches;
}

static void
opened_cb (RoboStreamHub *self,
           const char    *address)
{
  g_autoptr (GPtrArray) branches = dup_branches (self);

  g_free (self->address);
  self->address = g_strdup (address);
  for (guint i = 0; i < branches->len; i++)
    {
      if (g_ptr_array_find (self->branches, branches->pdata[i], NULL))
        robo_stream_emit_opened (branches->pdata[i], address);
    }
}

static void
ended_cb (RoboStreamHub *self,
          guint          end)
{
  g_autoptr (GPtrArray) branches = dup_branches (self);

  g_clear_pointer (&self->address, g_free);
  g_ptr_array_set_size (self->branches, 0);
  for (guint i = 0; i < branches->len; i++)
    {
      RoboStreamBranch *branch = branches->pdata[i];

      g_clear_handle_id (&branch->opener, g_source_remove);
      robo_stream_emit_ended (ROBO_STREAM (branch), (RoboStreamEnd)end);
    }
}

static gboolean
is_from (const RoboStanza *stanza,
         const char       *room)
{
  const char *from = robo_stanza_get (stanza, "from");
  const gsize n_room = strlen (room);

  return from != NULL && g_ascii_strncasecmp (from, room, n_room) == 0 && (from[n_room] == '/' || from[n_room] == '\0');
}

static void
stanza_cb (RoboStreamHub *self,
           gpointer       data)
{
  const RoboStanza *stanza = data;
  RoboStream       *to = NULL;

  for (guint i = 0; i < self->branches->len && to == NULL; i++)
    {
      RoboStreamBranch *branch = g_ptr_array_index (self->branches, i);

      if (is_from (stanza, branch->room))
        to = g_object_ref (ROBO_STREAM (branch));
    }
  if (to == NULL && self->branches->len > 0)
    to = g_object_ref (g_ptr_array_index (self->branches, 0));
  if (to == NULL)
    return;

  robo_stream_emit_stanza (to, stanza);
  g_object_unref (to);
}

static void
robo_stream_hub_finalize (GObject *object)
{
  RoboStreamHub *self = ROBO_STREAM_HUB (object);

  robo_stream_close (self->stream);
  g_object_unref (self->stream);
  g_ptr_array_unref (self->branches);
  g_free (self->address);

  G_OBJECT_CLASS (robo_stream_hub_parent_class)->finalize (object);
}

static void
robo_stream_hub_class_init (RoboStreamHubClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = robo_stream_hub_finalize;
}

static void
robo_stream_hub_init (RoboStreamHub *self)
{
  self->branches = g_ptr_array_new ();
}

RoboStreamHub *
robo_stream_hub_new (RoboStream *stream)
{
  RoboStreamHub *self = g_object_new (ROBO_TYPE_STREAM_HUB, NULL);

  self->stream = g_object_ref (stream);
  g_signal_connect_object (stream, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (stream, "stanza", G_CALLBACK (stanza_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (stream, "ended", G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);

  return self;
}

RoboStream *
robo_stream_hub_new_branch (RoboStreamHub *self,
                            const char    *room)
{
  RoboStreamBranch *branch;

  g_return_val_if_fail (ROBO_IS_STREAM_HUB (self), NULL);

  branch = g_object_new (ROBO_TYPE_STREAM_BRANCH, NULL);
  branch->hub = g_object_ref (self);
  branch->room = g_strdup (room);

  return ROBO_STREAM (branch);
}
