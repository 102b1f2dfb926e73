// SPDX-License-Identifier: GPL-3.0-or-later
// A stream of stanzas to a chat server and back, whatever library makes it.
#pragma once

#include <gio/gio.h>

#include "robo-stanza.h"

G_BEGIN_DECLS

/**
 * RoboAccount:
 * @address: "anna@example.org"; "example.org" of a server that lets in anybody without a name
 * @password: (nullable): of it
 * @host: (nullable): where the server is, if not where its name says
 * @port: where it waits; 0 for what its name says
 * @ca_file: (nullable): certificates that are believed besides those of the system, PEM
 * @is_new: whether it is to be made first
 *
 * Who one is on a server. On another machine the line is encrypted and the server shows a certificate for its name, or nothing
 * is said to it; on this machine (127.0.0.1, ::1, localhost as @host) only if @ca_file is given.
 */
typedef struct
{
  char    *address;
  char    *password;
  char    *host;
  guint16  port;
  char    *ca_file;
  gboolean is_new;
} RoboAccount;

/**
 * robo_account_copy:
 * @self: an account
 *
 * Returns: (transfer full): another one that says the same, password included
 */
RoboAccount *robo_account_copy (const RoboAccount *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_account_free:
 * @self: (transfer full) (nullable): an account
 */
void robo_account_free (RoboAccount *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboAccount, robo_account_free)

/**
 * RoboStreamEnd:
 * Why a stream ended.
 * @ROBO_STREAM_LOST: the line broke, or the server is not there; later it may be
 * @ROBO_STREAM_REFUSED: password or address are not right
 * @ROBO_STREAM_UNKNOWN: nobody has said which account is meant, or what its password is
 * @ROBO_STREAM_UNTRUSTED: the server does not show that it is the one of that name, or does not encrypt
 * @ROBO_STREAM_TAKEN: the account to be made is there already, with another password
 * @ROBO_STREAM_NOT_OFFERED: the server makes no accounts in this way
 */
typedef enum
{
  ROBO_STREAM_LOST,
  ROBO_STREAM_REFUSED,
  ROBO_STREAM_UNKNOWN,
  ROBO_STREAM_UNTRUSTED,
  ROBO_STREAM_TAKEN,
  ROBO_STREAM_NOT_OFFERED,
} RoboStreamEnd;

#define ROBO_TYPE_STREAM (robo_stream_get_type ())

/**
 * RoboStream:
 * Nothing of it blocks. Signals, in the main context of the thread it was made in:
 * - opened (const char *address): one is there, with an address of one's own
 * - stanza (RoboStanza *stanza): something has come in, which is freed afterwards
 * - ended (guint end): a RoboStreamEnd; it may be opened again
 */
G_DECLARE_DERIVABLE_TYPE (RoboStream, robo_stream, ROBO, STREAM, GObject)

struct _RoboStreamClass
{
  GObjectClass parent_class;

  void (*open) (RoboStream *self);
  void (*close) (RoboStream *self);
  void (*send) (RoboStream *self,
                const char *text);
};

/**
 * robo_stream_open:
 * @self: a stream
 *
 * Begins to connect and to say who one is. It tells how that went by "opened" or "ended".
 */
void robo_stream_open (RoboStream *self);

/**
 * robo_stream_close:
 * @self: a stream
 *
 * Ends it, at once: it emits nothing any more. Nothing happens if it is not open.
 */
void robo_stream_close (RoboStream *self);

/**
 * robo_stream_send:
 * @self: a stream that is open
 * @format: a stanza, with %s and the like for texts, which are escaped
 * @...: the texts
 */
void robo_stream_send (RoboStream *self,
                       const char *format,
                       ...) G_GNUC_PRINTF (2, 3);

/**
 * robo_stream_send_text:
 * @self: a stream that is open
 * @text: a stanza whose texts are escaped already
 */
void robo_stream_send_text (RoboStream *self,
                            const char *text);

/* For those who make streams. */

/**
 * robo_stream_tell_opened:
 * @self: a stream
 * @address: one's own, with the resource that the server gave
 *
 * Emits "opened".
 */
void robo_stream_tell_opened (RoboStream *self,
                              const char *address);

/**
 * robo_stream_tell_stanza:
 * @self: a stream
 * @stanza: what has come in; it stays the caller's
 *
 * Emits "stanza".
 */
void robo_stream_tell_stanza (RoboStream       *self,
                              const RoboStanza *stanza);

/**
 * robo_stream_tell_ended:
 * @self: a stream
 * @end: why
 *
 * Emits "ended".
 */
void robo_stream_tell_ended (RoboStream   *self,
                             RoboStreamEnd end);

G_END_DECLS
