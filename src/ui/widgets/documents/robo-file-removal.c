// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-file-removal.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "ui/widgets/robo-message.h"

/* The toast or dialog that offers something to the user owns the offer under this name. */
#define OFFER "file-removal"

typedef struct
{
  RoboFileRemoval  removal; /* its toasts and owner are weak pointers, its sentence is owned */
  char            *path;    /* the file that is to be removed */
  RoboRemovedFile *removed; /* nullable: the file that can be restored */
  char            *replacement;
} Offer;

static Offer *
offer_new (const RoboFileRemoval *removal)
{
  Offer *self = g_new0 (Offer, 1);

  self->removal = *removal;
  self->removal.sentence = g_strdup (removal->sentence);
  self->removal.toasts = NULL;
  self->removal.owner = NULL;
  g_set_weak_pointer (&self->removal.toasts, removal->toasts);
  g_set_weak_pointer (&self->removal.owner, removal->owner);

  return self;
}

static void
offer_free (gpointer data)
{
  Offer *self = data;

  g_clear_weak_pointer (&self->removal.toasts);
  g_clear_weak_pointer (&self->removal.owner);
  g_clear_pointer (&self->removed, robo_removed_file_free);
  g_free ((char *)self->removal.sentence);
  g_free (self->path);
  g_free (self->replacement);
  g_free (self);
}

static void
tell_owner (const Offer *self,
            const char  *restored_path)
{
  if (self->removal.owner != NULL && self->removal.done != NULL)
    self->removal.done (self->removal.owner, restored_path);
}

/* Says why something failed. The button for another try calls again_cb(). */
static void
offer_again (Offer        *self,
             const char   *heading,
             const GError *error,
             GCallback     again_cb)
{
  AdwMessageDialog *dialog = robo_message_ask (GTK_WIDGET (self->removal.toasts), heading, error->message,
                                               _ ("_Close"), _ ("_Try Again"), ADW_RESPONSE_DEFAULT);

  g_object_set_data_full (G_OBJECT (dialog), OFFER, self, offer_free);
  g_signal_connect (dialog, "response::accept", again_cb, NULL);
}

/* Undoing */

static void restore_again_cb (AdwMessageDialog *dialog);

static void
restore (Offer *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  if (self->replacement != NULL)
    g_unlink (self->replacement);
  path = robo_removed_file_restore (self->removed, &error);
  if (path == NULL)
    {
      offer_again (self, self->removal.not_restored, error, G_CALLBACK (restore_again_cb));
      return;
    }

  tell_owner (self, path);
  offer_free (self);
}

static void
restore_again_cb (AdwMessageDialog *dialog)
{
  restore (g_object_steal_data (G_OBJECT (dialog), OFFER));
}

static void
undo_cb (AdwToastOverlay *toasts,
         AdwToast        *toast)
{
  restore (g_object_steal_data (G_OBJECT (toast), OFFER));
}

static void
offer_undo (Offer *self)
{
  AdwToast *toast = robo_message_offer_undo (self->removal.toasts, self->removal.sentence, G_CALLBACK (undo_cb),
                                             self->removal.toasts);

  g_object_set_data_full (G_OBJECT (toast), OFFER, self, offer_free);
}

void
robo_file_removal_offer_undo (const RoboFileRemoval *removal,
                              RoboRemovedFile       *removed,
                              const char            *replacement)
{
  Offer *self;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (removal->toasts));
  g_return_if_fail (removed != NULL);

  self = offer_new (removal);
  self->removed = removed;
  self->replacement = g_strdup (replacement);
  offer_undo (self);
}

/* Removing */

static void remove_again_cb (AdwMessageDialog *dialog);

static void
remove_now (Offer *self)
{
  g_autoptr (GError) error = NULL;

  self->removed = robo_arena_files_remove (self->path, &error);
  if (self->removed == NULL)
    {
      offer_again (self, self->removal.not_removed, error, G_CALLBACK (remove_again_cb));
      return;
    }

  offer_undo (self);
  tell_owner (self, NULL);
}

static void
remove_again_cb (AdwMessageDialog *dialog)
{
  remove_now (g_object_steal_data (G_OBJECT (dialog), OFFER));
}

void
robo_file_removal_remove (const RoboFileRemoval *removal,
                          const char            *path)
{
  Offer *self;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (removal->toasts));
  g_return_if_fail (path != NULL);

  self = offer_new (removal);
  self->path = g_strdup (path);
  remove_now (self);
}
