// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-account.h"

#include <string.h>

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "base/robo-work.h"
#include "net/robo-keyring.h"
#if ROBO_HAS_ROOMS
#include "net/transports/robo-xmpp-stream.h"
#endif

/* If the address of a server has no port, this port is used. */
#define PORT 5222

struct _RoboRemoteAccount
{
  GObject parent_instance;

  /* Owned */
  GSettings *settings;
  char      *address;
  char      *password; /* NULL if the password was not entered since the program was started */
  gboolean   is_new;   /* the server has to create the account first */
  gboolean   is_asked; /* the place where the password is stored is known or is being found out */
  RoboKept   kept;     /* place where the password is stored, if it is known */
};

enum
{
  PROP_0,
  PROP_REMARK,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboRemoteAccount, robo_remote_account, G_TYPE_OBJECT)

/* Finding, storing and removing the password */

/* The keyring may show a dialog and wait for the user, so threads use the keyring, one at a time. */

typedef enum
{
  ERRAND_FIND,
  ERRAND_KEEP,
  ERRAND_FORGET,
} Errand;

typedef struct
{
  Errand   errand;
  char    *address;
  char    *password; /* the password as entered, or NULL */
  char    *found;    /* or NULL */
  RoboKept kept;
} Secret;

#if ROBO_HAS_ROOMS
static char *
dup_notes_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", ROBO_ACCOUNT_NOTES, NULL);
}
#endif

static void
secret_free (gpointer data)
{
  Secret *self = data;

  g_free (self->address);
  g_free (self->password);
  g_free (self->found);
  g_free (self);
}

static gboolean
secret_thread (gpointer      data,
               GCancellable *cancellable,
               GError      **error)
{
  static GMutex    one_at_a_time;
  Secret          *secret = data;
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "robodrome", "remote.password", NULL);

  /* A password that was just entered need not be looked up, and an anonymous account (without "@") has no password. */
  if (secret->errand == ERRAND_FIND && (secret->password != NULL || strchr (secret->address, '@') == NULL))
    {
      secret->found = g_strdup (secret->password);
      return TRUE;
    }

  g_mutex_lock (&one_at_a_time);
  switch (secret->errand)
    {
    case ERRAND_FIND:
      secret->found = robo_keyring_find_password (secret->address, path, cancellable, &secret->kept);
      break;
    case ERRAND_KEEP:
      secret->kept = robo_keyring_keep_password (secret->address, secret->password, path);
      break;
    case ERRAND_FORGET:
      robo_keyring_forget_password (secret->address, path);
      break;
    }
  g_mutex_unlock (&one_at_a_time);

  return TRUE;
}

static void
run_errand (RoboRemoteAccount *self,
            Errand             errand,
            gpointer           owner,
            GCancellable      *cancellable,
            RoboWorkDone       done)
{
  Secret *secret = g_new0 (Secret, 1);

  secret->errand = errand;
  secret->address = g_strdup (self->address);
  secret->password = g_strdup (self->password);
  robo_work_run (owner, cancellable, secret_thread, done, secret, secret_free);
}

static void
take_kept (RoboRemoteAccount *self,
           const Secret      *secret)
{
  if (!g_str_equal (secret->address, self->address) || (self->is_asked && self->kept == secret->kept))
    return;

  self->is_asked = TRUE;
  self->kept = secret->kept;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REMARK]);
}

/* The stream */

#define ROBO_TYPE_ACCOUNT_STREAM (robo_account_stream_get_type ())

G_DECLARE_FINAL_TYPE (RoboAccountStream, robo_account_stream, ROBO, ACCOUNT_STREAM, RoboStream)

/* Looks up the password and then wraps another stream. */
struct _RoboAccountStream
{
  RoboStream parent_instance;

  /* Owned */
  RoboRemoteAccount *account;
  RoboStream        *inner;   /* NULL while the stream is closed or the password is being looked up */
  GCancellable      *finding; /* or NULL */
};

G_DEFINE_FINAL_TYPE (RoboAccountStream, robo_account_stream, ROBO_TYPE_STREAM)

#if ROBO_HAS_ROOMS

static void
kept_cb (gpointer      owner,
         gpointer      data,
         GCancellable *cancellable,
         const GError *error)
{
  take_kept (owner, data);
}

static void
opened_cb (RoboAccountStream *self,
           const char        *address)
{
  RoboRemoteAccount *account = self->account;

  account->is_new = FALSE;
  if (account->password != NULL && !account->is_asked)
    {
      account->is_asked = TRUE;
      run_errand (account, ERRAND_KEEP, account, NULL, kept_cb);
    }
  robo_stream_emit_opened (ROBO_STREAM (self), address);
}

static void
stanza_cb (RoboAccountStream *self,
           gpointer           stanza)
{
  robo_stream_emit_stanza (ROBO_STREAM (self), stanza);
}

static void
ended_cb (RoboAccountStream *self,
          guint              end)
{
  robo_stream_emit_ended (ROBO_STREAM (self), (RoboStreamEnd)end);
}

/* Connects to the server with this password, which is NULL for an anonymous account. */
static void
connect_inner (RoboAccountStream *self,
               const char        *password)
{
  g_autofree char *server = g_settings_get_string (self->account->settings, "remote-server");
  g_autofree char *certificate = g_settings_get_string (self->account->settings, "remote-certificate");
  g_autoptr (GSocketConnectable) place = *server != '\0' ? g_network_address_parse (server, PORT, NULL) : NULL;
  g_autofree char *notes = dup_notes_path ();
  RoboAccount      account = {
         .address = self->account->address,
         .password = (char *)password,
         .host = place != NULL ? (char *)g_network_address_get_hostname (G_NETWORK_ADDRESS (place)) : NULL,
         .port = place != NULL ? g_network_address_get_port (G_NETWORK_ADDRESS (place)) : 0,
         .ca_file = *certificate != '\0' ? certificate : NULL,
         .is_new = self->account->is_new,
         .notes = notes,
  };

  self->inner = robo_xmpp_stream_new (&account);
  g_signal_connect_object (self->inner, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->inner, "stanza", G_CALLBACK (stanza_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->inner, "ended", G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);
  robo_stream_open (self->inner);
}

#endif

static void
password_found_cb (gpointer      owner,
                   gpointer      data,
                   GCancellable *cancellable,
                   const GError *error)
{
  RoboAccountStream *self = owner;
  const Secret      *secret = data;

  g_clear_object (&self->finding);
  if (secret->found != NULL && secret->password == NULL)
    take_kept (self->account, secret);
#if ROBO_HAS_ROOMS
  if (robo_remote_account_is_well_formed (self->account->address, secret->found != NULL ? secret->found : ""))
    {
      connect_inner (self, secret->found);
      return;
    }
#endif
  robo_stream_emit_ended (ROBO_STREAM (self), ROBO_STREAM_UNKNOWN);
}

static void
robo_account_stream_close (RoboStream *stream)
{
  RoboAccountStream *self = ROBO_ACCOUNT_STREAM (stream);

  robo_work_cancel (&self->finding);
  if (self->inner == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->inner, self);
  robo_stream_close (self->inner);
  g_clear_object (&self->inner);
}

static void
robo_account_stream_open (RoboStream *stream)
{
  RoboAccountStream *self = ROBO_ACCOUNT_STREAM (stream);

  robo_account_stream_close (stream);
  self->finding = g_cancellable_new ();
  run_errand (self->account, ERRAND_FIND, self, self->finding, password_found_cb);
}

static void
robo_account_stream_send (RoboStream *stream,
                          const char *text)
{
  RoboAccountStream *self = ROBO_ACCOUNT_STREAM (stream);

  if (self->inner != NULL)
    robo_stream_send_text (self->inner, text);
}

static void
robo_account_stream_dispose (GObject *object)
{
  RoboAccountStream *self = ROBO_ACCOUNT_STREAM (object);

  robo_account_stream_close (ROBO_STREAM (self));
  g_clear_object (&self->account);

  G_OBJECT_CLASS (robo_account_stream_parent_class)->dispose (object);
}

static void
robo_account_stream_class_init (RoboAccountStreamClass *klass)
{
  RoboStreamClass *stream_class = ROBO_STREAM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_account_stream_dispose;
  stream_class->open = robo_account_stream_open;
  stream_class->close = robo_account_stream_close;
  stream_class->send = robo_account_stream_send;
}

static void
robo_account_stream_init (RoboAccountStream *self)
{
}

/* The account */

static char *
dup_remark (RoboRemoteAccount *self)
{
  if (*self->address == '\0')
    return g_strdup (_ ("None yet. Only rooms on chat servers need one."));
  if (self->kept == ROBO_KEPT_IN_FILE)
    /* Translators: %s is the address of an account; a keyring is where the desktop keeps passwords. */
    return g_strdup_printf (_ ("%s. No keyring is available, so the password is in a file only you can read."), self->address);

  return g_strdup (self->address);
}

static void
robo_remote_account_finalize (GObject *object)
{
  RoboRemoteAccount *self = ROBO_REMOTE_ACCOUNT (object);

  g_object_unref (self->settings);
  g_free (self->address);
  g_free (self->password);

  G_OBJECT_CLASS (robo_remote_account_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_REMARK] = { ROBO_PROPERTY_DUP (STRING, "remark", dup_remark) },
};

static void
robo_remote_account_class_init (RoboRemoteAccountClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_remote_account_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_remote_account_init (RoboRemoteAccount *self)
{
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->address = g_settings_get_string (self->settings, "remote-account");
}

RoboRemoteAccount *
robo_remote_account_get_default (void)
{
  static RoboRemoteAccount *account;

  if (account == NULL)
    account = g_object_new (ROBO_TYPE_REMOTE_ACCOUNT, NULL);

  return account;
}

const char *
robo_remote_account_get_address (RoboRemoteAccount *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_ACCOUNT (self), NULL);

  return self->address;
}

gboolean
robo_remote_account_is_well_formed (const char *address,
                                    const char *password)
{
  const char *at;

  g_return_val_if_fail (address != NULL && password != NULL, FALSE);

  at = strchr (address, '@');
  if (*address == '\0' || strpbrk (address, "/ \t\r\n<>&'\"") != NULL)
    return FALSE;

  return at == NULL || (at != address && at[1] != '\0' && strchr (at + 1, '@') == NULL && *password != '\0');
}

void
robo_remote_account_set (RoboRemoteAccount *self,
                         const char        *address,
                         const char        *password,
                         gboolean           is_new)
{
  g_return_if_fail (ROBO_IS_REMOTE_ACCOUNT (self) && robo_remote_account_is_well_formed (address, password));

  /* Remove the stored password of the old account, which is not used any more. */
  if (*self->address != '\0' && !g_str_equal (self->address, address))
    run_errand (self, ERRAND_FORGET, NULL, NULL, NULL);
  g_free (self->address);
  g_free (self->password);
  self->address = g_strdup (address);
  self->password = *password != '\0' ? g_strdup (password) : NULL;
  self->is_new = is_new;
  self->is_asked = FALSE;
  self->kept = ROBO_KEPT_NOWHERE;
#if ROBO_HAS_ROOMS
  {
    g_autofree char *notes = dup_notes_path ();

    robo_account_forget (notes, address);
  }
#endif
  g_settings_set_string (self->settings, "remote-account", address);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REMARK]);
}

RoboStream *
robo_remote_account_new_stream (RoboRemoteAccount *self)
{
  RoboAccountStream *stream;

  g_return_val_if_fail (ROBO_IS_REMOTE_ACCOUNT (self), NULL);

  stream = g_object_new (ROBO_TYPE_ACCOUNT_STREAM, NULL);
  stream->account = g_object_ref (self);

  return ROBO_STREAM (stream);
}
