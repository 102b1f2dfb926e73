// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the base class for a stream of stanzas to and from a chat server, for any library.
#pragma once

#include <gio/gio.h>

#include "robo-stanza.h"

G_BEGIN_DECLS

/* Holds an account on a chat server. With a server on another machine, the connection must be encrypted and the
 * server's certificate must fit its name. On this machine (a host of 127.0.0.1, ::1 or localhost) this is so only if
 * ca_file is given. */
typedef struct
{
  char    *address;  /* "anna@example.org"; or "example.org" of a server that admits people without accounts */
  char    *password; /* or NULL */
  char    *host;     /* address of the server; NULL for the address that belongs to its name */
  guint16  port;     /* port of the server; 0 for the port that belongs to its name */
  char    *ca_file;  /* certificates trusted besides those of the system, PEM; or NULL */
  gboolean is_new;   /* the account must be created first */
} RoboAccount;

/* The copy contains the password, too. */
RoboAccount *robo_account_copy (const RoboAccount *self) G_GNUC_WARN_UNUSED_RESULT;

/* Does nothing for NULL. */
void robo_account_free (RoboAccount *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboAccount, robo_account_free)

/* Names the reason for the end of a stream. */
typedef enum
{
  ROBO_STREAM_LOST,        /* the connection broke, or the server is not available; a later attempt may succeed */
  ROBO_STREAM_REFUSED,     /* wrong password or address */
  ROBO_STREAM_UNKNOWN,     /* account or password is not set */
  ROBO_STREAM_UNTRUSTED,   /* the server's certificate is not valid for its name, or the server does not encrypt */
  ROBO_STREAM_TAKEN,       /* the new account exists already, with another password */
  ROBO_STREAM_NOT_OFFERED, /* the server does not create accounts in this way */
} RoboStreamEnd;

#define ROBO_TYPE_STREAM (robo_stream_get_type ())

/* No call blocks. Signals, in the main context of the thread that created the stream:
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

/* Closes the stream at once, without further signals. Does nothing if it is not open. */
void robo_stream_close (RoboStream *self);

/* Sends a stanza; the text arguments of the format, %s and the like, are escaped. */
void robo_stream_send (RoboStream *self,
                       const char *format,
                       ...) G_GNUC_PRINTF (2, 3);

/* Sends a stanza whose texts are escaped already. */
void robo_stream_send_text (RoboStream *self,
                            const char *text);

/* For subclasses. */

/* Emits "opened" with the user's own address, including the resource that the server has given. */
void robo_stream_tell_opened (RoboStream *self,
                              const char *address);

/* Emits "stanza". The caller keeps the stanza. */
void robo_stream_tell_stanza (RoboStream       *self,
                              const RoboStanza *stanza);

/* Emits "ended". */
void robo_stream_tell_ended (RoboStream   *self,
                             RoboStreamEnd end);

G_END_DECLS
