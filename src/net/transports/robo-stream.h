// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the base class for a stream of stanzas to and from a chat server.
#pragma once

#include <gio/gio.h>

#include "robo-stanza.h"

G_BEGIN_DECLS

/* Holds an account on a chat server. With a server on another machine, the connection must be encrypted and the
 * server's certificate must fit its name. A connection to a server on this machine (the host is a loopback address
 * or localhost) needs both only if ca_file is given. */
typedef struct
{
  char    *address;  /* "anna@example.org", or only "example.org" for a server that admits people without accounts */
  char    *password; /* NULL if the account has none or it is not known */
  char    *host;     /* address of the server; NULL for the address that belongs to its name */
  guint16  port;     /* port of the server; 0 for the port that belongs to its name, or else the usual port */
  char    *ca_file;  /* certificates that are trusted besides the certificates of the system, PEM; or NULL */
  gboolean is_new;   /* the account must be created first */
  char    *notes;    /* file that names the accounts that have used SCRAM; or NULL */
} RoboAccount;

/* Copies the account, with its password. */
RoboAccount *robo_account_copy (const RoboAccount *self) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the account, or does nothing for NULL. */
void robo_account_free (RoboAccount *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboAccount, robo_account_free)

/* The file of notes usually has this name, in the user's data folder. */
#define ROBO_ACCOUNT_NOTES "remote.accounts"

/* Returns whether the account has used SCRAM, which never sends the password. From then on its password is never
 * sent in plain words, not even in an encrypted connection: a server that suddenly wants the plain password may be
 * an attacker's. */
gboolean robo_account_has_scram (const RoboAccount *self);

/* Notes permanently that the account has used SCRAM. */
void robo_account_note_scram (const RoboAccount *self);

/* Forgets what the file of notes says about an address, because a person has entered the address anew. */
void robo_account_forget (const char *notes,
                          const char *address);

/* Names the reason for the end of a stream. */
typedef enum
{
  ROBO_STREAM_LOST,        /* the connection broke, or the server is not available; a later attempt may succeed */
  ROBO_STREAM_REFUSED,     /* wrong password or address */
  ROBO_STREAM_UNKNOWN,     /* address or password of the account is not set */
  ROBO_STREAM_TAKEN,       /* the new account exists already, with another password */
  ROBO_STREAM_NOT_OFFERED, /* the server does not create accounts in this way */
  ROBO_STREAM_TOO_MUCH,    /* the server sends something that is not XML or has no end */

  /* Errors of encryption. No password was sent. */
  ROBO_STREAM_NO_TLS,          /* the server does not encrypt */
  ROBO_STREAM_NOT_TLS,         /* the server agreed to encrypt, and then sent something else */
  ROBO_STREAM_OLD_TLS,         /* there is no common version of TLS, or no common way to encrypt */
  ROBO_STREAM_NO_TLS_HERE,     /* this machine has no TLS */
  ROBO_STREAM_BAD_CA_FILE,     /* the file with certificates cannot be read */
  ROBO_STREAM_BAD_ISSUER,      /* no issuer who is trusted here has signed the certificate */
  ROBO_STREAM_BAD_NAME,        /* the certificate is for another name */
  ROBO_STREAM_BAD_DATE,        /* the certificate has expired or is not valid yet */
  ROBO_STREAM_BAD_CERTIFICATE, /* the certificate was revoked or is otherwise unusable */

  /* Errors of the login. */
  ROBO_STREAM_NO_MECHANISM, /* the server offers no way to log in that is known here */
  ROBO_STREAM_PLAIN_ONLY,   /* the server wants the password itself, and did not want it before */
  ROBO_STREAM_NOT_PROVEN,   /* the server could not prove that it knows the password */
} RoboStreamEnd;

#define ROBO_TYPE_STREAM (robo_stream_get_type ())

/* Represents a stream to a chat server. No call blocks. Signals, in the main context of the thread that created the
 * stream:
 * - opened (const char *address): the stream is open and has this address
 * - stanza (RoboStanza *stanza): an incoming element, which is freed afterwards
 * - ended (guint end): a RoboStreamEnd; the stream may be opened again */
G_DECLARE_DERIVABLE_TYPE (RoboStream, robo_stream, ROBO, STREAM, GObject)

struct _RoboStreamClass
{
  GObjectClass parent_class;

  void (*open) (RoboStream *self);
  void (*close) (RoboStream *self);
  void (*send) (RoboStream *self,
                const char *text);
};

/* Starts to connect and to log in. The signal "opened" or "ended" reports the result. */
void robo_stream_open (RoboStream *self);

/* Closes the stream at once, without further signals. Does nothing if the stream is closed. */
void robo_stream_close (RoboStream *self);

/* Sends a stanza; the texts that replace %s and the like in the format are escaped. */
void robo_stream_send (RoboStream *self,
                       const char *format,
                       ...) G_GNUC_PRINTF (2, 3);

/* Sends a stanza whose texts are escaped already. */
void robo_stream_send_text (RoboStream *self,
                            const char *text);

/* Functions for subclasses */

/* Emits "opened" with the user's own address, including the resource that the server has given. */
void robo_stream_emit_opened (RoboStream *self,
                              const char *address);

/* Emits "stanza". The caller keeps the stanza. */
void robo_stream_emit_stanza (RoboStream       *self,
                              const RoboStanza *stanza);

/* Emits "ended". */
void robo_stream_emit_ended (RoboStream   *self,
                             RoboStreamEnd end);

G_END_DECLS
