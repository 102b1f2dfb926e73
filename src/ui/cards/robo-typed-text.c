// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-typed-text.h"

#include "base/robo-properties.h"

struct _RoboTypedText
{
  GObject parent_instance;

  GObject *typed_into; /* borrowed: the widget or its buffer, which have a property `text` and a signal `changed` */
  char    *text;       /* nullable */

  gboolean is_typing;  /* the document changes because the user is typing */
  gboolean is_showing; /* the program sets the text, not the user */
};

enum
{
  PROP_0,
  PROP_WIDGET,
  PROP_TEXT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       typed_signal;

G_DEFINE_FINAL_TYPE (RoboTypedText, robo_typed_text, G_TYPE_OBJECT)

static void
show_text (RoboTypedText *self)
{
  const char      *text = self->text != NULL ? self->text : "";
  g_autofree char *shown = NULL;

  if (self->typed_into == NULL)
    return;

  g_object_get (self->typed_into, "text", &shown, NULL);
  if (g_strcmp0 (shown, text) == 0)
    return;

  self->is_showing = TRUE;
  g_object_set (self->typed_into, "text", text, NULL);
  self->is_showing = FALSE;
}

static void
changed_cb (RoboTypedText *self)
{
  g_autofree char *typed = NULL;

  if (self->is_showing)
    return;

  g_object_get (self->typed_into, "text", &typed, NULL);
  self->is_typing = TRUE;
  g_signal_emit (self, typed_signal, 0, typed);
  self->is_typing = FALSE;
}

static void
set_widget (RoboTypedText *self,
            GtkWidget     *widget)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_assert (self->typed_into == NULL);

  if (GTK_IS_TEXT_VIEW (widget))
    self->typed_into = G_OBJECT (gtk_text_view_get_buffer (GTK_TEXT_VIEW (widget)));
  else
    self->typed_into = G_OBJECT (widget);
  g_object_add_weak_pointer (self->typed_into, (gpointer *)&self->typed_into);
  g_signal_connect_object (self->typed_into, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (show_text), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, focus);
  show_text (self);
}

static void
robo_typed_text_finalize (GObject *object)
{
  RoboTypedText *self = ROBO_TYPED_TEXT (object);

  g_clear_weak_pointer (&self->typed_into);
  g_free (self->text);

  G_OBJECT_CLASS (robo_typed_text_parent_class)->finalize (object);
}

static void
text_changed (RoboTypedText *self)
{
  if (!self->is_typing)
    show_text (self);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_WIDGET] = { ROBO_PROPERTY_SETTER (OBJECT, "widget", set_widget), .type = gtk_widget_get_type, .always_notifies = TRUE },
  [PROP_TEXT] = { ROBO_PROPERTY_FIELD (STRING, "text", RoboTypedText, text), .is_stored = TRUE, .changed = G_CALLBACK (text_changed) },
};

static void
robo_typed_text_class_init (RoboTypedTextClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_typed_text_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  typed_signal = g_signal_new ("typed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               1, G_TYPE_STRING);
}

static void
robo_typed_text_init (RoboTypedText *self)
{
}
