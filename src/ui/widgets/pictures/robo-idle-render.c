// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-idle-render.h"

/* Pictures are shown after this time, even if others are not drawn yet. */
#define PATIENCE_MS 60

typedef struct
{
  GObject           *object; /* owned */
  RoboIdleRenderFunc draw;
  RoboIdleRenderFunc show;
} Picture;

static GQueue undrawn = G_QUEUE_INIT; /* Picture */
static GQueue drawn = G_QUEUE_INIT;   /* Picture */
static guint  idle_id;
static gint64 began_us;

static void
picture_free (gpointer data)
{
  Picture *self = data;

  g_object_unref (self->object);
  g_free (self);
}

/* The show callbacks may add more pictures. */
static void
show_all (void)
{
  GQueue   shown = drawn;
  Picture *picture;

  while ((picture = g_queue_pop_head (&undrawn)) != NULL)
    g_queue_push_tail (&shown, picture);
  g_queue_init (&drawn);
  for (GList *link = shown.head; link != NULL; link = link->next)
    {
      picture = link->data;
      picture->show (picture->object);
    }
  g_queue_clear_full (&shown, picture_free);
}

static gboolean
turn_cb (gpointer user_data)
{
  Picture *picture = NULL;

  if (g_get_monotonic_time () - began_us < PATIENCE_MS * 1000)
    picture = g_queue_pop_head (&undrawn);
  if (picture != NULL)
    {
      g_queue_push_tail (&drawn, picture);
      picture->draw (picture->object);
    }
  if (picture != NULL && !g_queue_is_empty (&undrawn))
    return G_SOURCE_CONTINUE;

  idle_id = 0;
  show_all ();

  return G_SOURCE_REMOVE;
}

void
robo_idle_render_add (gpointer           object,
                      RoboIdleRenderFunc draw,
                      RoboIdleRenderFunc show)
{
  Picture *picture;

  g_return_if_fail (G_IS_OBJECT (object));
  g_return_if_fail (draw != NULL);
  g_return_if_fail (show != NULL);

  for (GList *link = undrawn.head; link != NULL; link = link->next)
    {
      picture = link->data;
      if (picture->object == object && picture->draw == draw)
        return;
    }

  picture = g_new (Picture, 1);
  *picture = (Picture){ g_object_ref (object), draw, show };
  g_queue_push_tail (&undrawn, picture);
  if (idle_id == 0)
    {
      began_us = g_get_monotonic_time ();
      idle_id = g_idle_add (turn_cb, NULL);
    }
}
