// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-account-dialog.h"

#include "match/remote/robo-remote-account.h"
#include "ui/widgets/robo-message.h"

struct _RoboAccountDialog
{
  AdwMessageDialog parent_instance;

  /* Template children */
  GtkEditable *address_row;
  GtkEditable *password_row;
  GtkSwitch   *new_switch;
};

G_DEFINE_FINAL_TYPE (RoboAccountDialog, robo_account_dialog, ADW_TYPE_MESSAGE_DIALOG)

static char *
dup_address (RoboAccountDialog *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->address_row)));
}

static void
changed_cb (RoboAccountDialog *self)
{
  g_autofree char *address = dup_address (self);

  adw_message_dialog_set_response_enabled (
    ADW_MESSAGE_DIALOG (self), "use",
    robo_remote_account_is_well_formed (address, gtk_editable_get_text (self->password_row)));
}

static void
use_cb (RoboAccountDialog *self)
{
  g_autofree char *address = dup_address (self);

  robo_remote_account_set (robo_remote_account_get_default (), address, gtk_editable_get_text (self->password_row),
                           gtk_switch_get_active (self->new_switch));
}

static void
robo_account_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_ACCOUNT_DIALOG);

  G_OBJECT_CLASS (robo_account_dialog_parent_class)->dispose (object);
}

static void
robo_account_dialog_class_init (RoboAccountDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_account_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/remote/robo-account-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboAccountDialog, address_row);
  gtk_widget_class_bind_template_child (widget_class, RoboAccountDialog, password_row);
  gtk_widget_class_bind_template_child (widget_class, RoboAccountDialog, new_switch);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
robo_account_dialog_init (RoboAccountDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_message_level_headings (ADW_MESSAGE_DIALOG (self));
  gtk_editable_set_text (self->address_row, robo_remote_account_get_address (robo_remote_account_get_default ()));
  changed_cb (self);
  /* Connect before the owner of the dialog does, so that the account is stored when the owner's handler runs. */
  g_signal_connect (self, "response::use", G_CALLBACK (use_cb), NULL);
}

RoboAccountDialog *
robo_account_dialog_show (GtkWidget *parent)
{
  RoboAccountDialog *self = g_object_new (ROBO_TYPE_ACCOUNT_DIALOG,
                                          "transient-for", gtk_widget_get_root (parent),
                                          "modal", TRUE,
                                          NULL);

  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (
    GTK_WIDGET (*gtk_editable_get_text (self->address_row) == '\0' ? self->address_row : self->password_row));

  return self;
}
