// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-typed-text.h"

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
robo_typed_text_set_property (GObject      *object,
                              guint         id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  RoboTypedText *self = ROBO_TYPED_TEXT (object);

  switch (id)
    {
    case PROP_WIDGET:
      set_widget (self, g_value_get_object (value));
      show_text (self);
      break;

    case PROP_TEXT:
      if (g_strcmp0 (self->text, g_value_get_string (value)) == 0)
        return;
      g_free (self->text);
      self->text = g_value_dup_string (value);
      if (!self->is_typing)
        show_text (self);
      g_object_notify_by_pspec (object, pspec);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
robo_typed_text_get_property (GObject    *object,
                              guint       id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  RoboTypedText *self = ROBO_TYPED_TEXT (object);

  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
robo_typed_text_class_init (RoboTypedTextClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_typed_text_finalize;
  object_class->set_property = robo_typed_text_set_property;
  object_class->get_property = robo_typed_text_get_property;

  properties[PROP_WIDGET] =
    g_param_spec_object ("widget", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_TEXT] =
    g_param_spec_string ("text", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  typed_signal = g_signal_new ("typed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               1, G_TYPE_STRING);
}

static void
robo_typed_text_init (RoboTypedText *self)
{
}
