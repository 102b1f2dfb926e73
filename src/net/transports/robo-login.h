// SPDX-License-Identifier: GPL-3.0-or-later
// Logs in to a chat server (SASL): SCRAM (RFC 5802, 7677), and if need be PLAIN or ANONYMOUS.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  ROBO_LOGIN_FINE,
  ROBO_LOGIN_NO_MECHANISM, /* the server offers no mechanism that this program has */
  ROBO_LOGIN_PLAIN_ONLY,   /* the server wants the password itself, and did not want it before */
} RoboLoginChoice;

/* Describes the connection and the account for the choice of a mechanism. */
typedef struct
{
  const char *user;         /* name without the server; NULL for people without an account */
  const char *password;     /* password of the account, or NULL */
  GPtrArray  *offered;      /* array of strings: mechanisms that the server offers */
  const char *binding;      /* type of channel binding that both sides have; or NULL */
  GByteArray *binding_data; /* channel-binding data of this connection, of the type `binding` */
  gboolean    can_bind;     /* this side has channel binding, whatever the server has */
  gboolean    has_scram;    /* this account has used SCRAM before: never send its password */
  const char *nonce;        /* random characters of base64 */
} RoboLoginSetup;

typedef struct _RoboLogin RoboLogin;

/* Chooses the strongest mechanism. Sets `login` if the result is ROBO_LOGIN_FINE. */
RoboLoginChoice robo_login_new (const RoboLoginSetup *setup,
                                RoboLogin           **login) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the login, or does nothing for NULL. */
void robo_login_free (RoboLogin *self);

const char *robo_login_get_mechanism (const RoboLogin *self);

/* Returns whether the mechanism proves that the server knows the password. */
gboolean robo_login_is_scram (const RoboLogin *self);

/* Returns the first message in base64, which is sent with the name of the mechanism. */
char *robo_login_dup_first (const RoboLogin *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the answer to a challenge of the server, both in base64. Returns NULL if the server does not know the
 * password or asks for fewer or more than the allowed iterations, if the challenge is invalid, or if the mechanism is
 * not SCRAM; then nothing may be sent. */
char *robo_login_answer (RoboLogin  *self,
                         const char *challenge) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the login succeeded: with SCRAM only if the server has proved that it knows the password. The text is
 * what the server sent with its success. */
gboolean robo_login_is_proven (RoboLogin  *self,
                               const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboLogin, robo_login_free)

G_END_DECLS
