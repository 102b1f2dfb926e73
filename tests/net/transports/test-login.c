// SPDX-License-Identifier: GPL-3.0-or-later
// Tests logins with the examples of RFC 5802 and RFC 7677, and with servers that cheat.
#include <string.h>

#include "net/transports/robo-login.h"

#define NONCE_SHA1   "fyko+d2lbbFgONRv9qkxdawL"
#define NONCE_SHA256 "rOprNGfwEbeRWgbNEkqO"
#define FIRST_SHA1   "r=" NONCE_SHA1 "3rfcNHYJY1ZVvWVs7j,s=QSXCR+Q6sek8bf92,i=4096"
#define FIRST_SHA256 "r=" NONCE_SHA256 "%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096"
#define FINAL_SHA1   "v=rmF9pqV8S7suAoZWja4dJRkFsKQ="

static char *
encode (const char *text)
{
  return g_base64_encode ((const guint8 *)text, strlen (text));
}

static void
assert_decodes (const char *coded,
                const char *expected)
{
  gsize            size;
  g_autofree char *text = (char *)g_base64_decode (coded, &size);

  g_assert_cmpmem (text, size, expected, strlen (expected));
}

static RoboLoginChoice
choose (const char *mechanisms,
        gboolean    has_scram,
        const char *nonce,
        RoboLogin **login)
{
  g_auto (GStrv) names = g_strsplit (mechanisms, " ", -1);
  g_autoptr (GPtrArray) offered = g_ptr_array_new ();
  const RoboLoginSetup setup = { .user = "user",
                                 .password = "pencil",
                                 .offered = offered,
                                 .has_scram = has_scram,
                                 .nonce = nonce };

  for (guint i = 0; names[i] != NULL; i++)
    g_ptr_array_add (offered, names[i]);

  return robo_login_new (&setup, login);
}

static void
test_examples (void)
{
  const struct
  {
    const char *mechanism;
    const char *nonce;
    const char *first;
    const char *server_first;
    const char *answer;
    const char *server_final;
  } rows[] = {
    { "SCRAM-SHA-1", NONCE_SHA1, "n,,n=user,r=" NONCE_SHA1, FIRST_SHA1,
      "c=biws,r=" NONCE_SHA1 "3rfcNHYJY1ZVvWVs7j,p=v0X8v3Bz2T0CJGbJQyF0X+HI4Ts=", FINAL_SHA1 },
    { "SCRAM-SHA-256", NONCE_SHA256, "n,,n=user,r=" NONCE_SHA256, FIRST_SHA256,
      "c=biws,r=" NONCE_SHA256 "%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,p=dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=",
      "v=6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (RoboLogin) login = NULL;
      g_autofree char *first = NULL;
      g_autofree char *challenge = encode (rows[i].server_first);
      g_autofree char *final = encode (rows[i].server_final);
      g_autofree char *answer = NULL;

      g_assert_cmpint (choose (rows[i].mechanism, FALSE, rows[i].nonce, &login), ==, ROBO_LOGIN_FINE);
      g_assert_cmpstr (robo_login_get_mechanism (login), ==, rows[i].mechanism);
      first = robo_login_dup_first (login);
      assert_decodes (first, rows[i].first);
      answer = robo_login_answer (login, challenge);
      g_assert_nonnull (answer);
      assert_decodes (answer, rows[i].answer);
      g_assert_true (robo_login_is_proven (login, final));
    }
}

/* A server may send its proof as a challenge, and an empty success after it. */
static void
test_proof_as_challenge (void)
{
  g_autoptr (RoboLogin) login = NULL;
  g_autofree char *challenge = encode (FIRST_SHA1);
  g_autofree char *final = encode (FINAL_SHA1);
  g_autofree char *answer = NULL;
  g_autofree char *empty = NULL;

  g_assert_cmpint (choose ("SCRAM-SHA-1", FALSE, NONCE_SHA1, &login), ==, ROBO_LOGIN_FINE);
  answer = robo_login_answer (login, challenge);
  g_assert_nonnull (answer);
  empty = robo_login_answer (login, final);
  g_assert_cmpstr (empty, ==, "");
  g_assert_true (robo_login_is_proven (login, ""));
}

static void
test_server_proves_nothing (void)
{
  const char *const finals[] = { "", "v=", "v=AAAAAAAAAAAAAAAAAAAAAAAAAAA=", "v=rmF9pqV8S7suAoZWja4dJRkFsA==",
                                 "e=other-error" };

  for (guint i = 0; i < G_N_ELEMENTS (finals); i++)
    {
      g_autoptr (RoboLogin) login = NULL;
      g_autofree char *challenge = encode (FIRST_SHA1);
      g_autofree char *final = encode (finals[i]);
      g_autofree char *answer = NULL;

      g_assert_cmpint (choose ("SCRAM-SHA-1", FALSE, NONCE_SHA1, &login), ==, ROBO_LOGIN_FINE);
      g_assert_false (robo_login_is_proven (login, final));
      answer = robo_login_answer (login, challenge);
      g_assert_nonnull (answer);
      g_assert_false (robo_login_is_proven (login, final));
    }
}

static void
test_wrong_challenges (void)
{
  const char *const challenges[] = {
    "",
    "r=" NONCE_SHA1 ",s=QSXCR+Q6sek8bf92,i=4096",
    "r=other,s=QSXCR+Q6sek8bf92,i=4096",
    "r=" NONCE_SHA1 "3rfc,s=,i=4096",
    "r=" NONCE_SHA1 "3rfc,s=QSXCR+Q6sek8bf92,i=1",
    "r=" NONCE_SHA1 "3rfc,s=QSXCR+Q6sek8bf92,i=4095",
    "r=" NONCE_SHA1 "3rfc,s=QSXCR+Q6sek8bf92,i=99999999",
    "r=" NONCE_SHA1 "3rfc,s=QSXCR+Q6sek8bf92",
    "m=ext,r=" NONCE_SHA1 "3rfc,s=QSXCR+Q6sek8bf92,i=4096",
    "\xff\xfe",
  };

  for (guint i = 0; i < G_N_ELEMENTS (challenges); i++)
    {
      g_autoptr (RoboLogin) login = NULL;
      g_autofree char *challenge = encode (challenges[i]);

      g_assert_cmpint (choose ("SCRAM-SHA-1", FALSE, NONCE_SHA1, &login), ==, ROBO_LOGIN_FINE);
      g_assert_null (robo_login_answer (login, challenge));
    }
}

static void
test_choice (void)
{
  const struct
  {
    const char     *offered;
    gboolean        has_scram;
    RoboLoginChoice choice;
    const char     *mechanism;
  } rows[] = {
    { "PLAIN SCRAM-SHA-1 SCRAM-SHA-256", FALSE, ROBO_LOGIN_FINE, "SCRAM-SHA-256" },
    { "PLAIN SCRAM-SHA-1 SCRAM-SHA-1-PLUS", FALSE, ROBO_LOGIN_FINE, "SCRAM-SHA-1" },
    { "PLAIN", FALSE, ROBO_LOGIN_FINE, "PLAIN" },
    { "PLAIN", TRUE, ROBO_LOGIN_PLAIN_ONLY, NULL },
    { "PLAIN SCRAM-SHA-1", TRUE, ROBO_LOGIN_FINE, "SCRAM-SHA-1" },
    { "ANONYMOUS X-OAUTH2", FALSE, ROBO_LOGIN_NO_MECHANISM, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (RoboLogin) login = NULL;

      g_assert_cmpint (choose (rows[i].offered, rows[i].has_scram, "n", &login), ==, rows[i].choice);
      g_assert_cmpstr (login != NULL ? robo_login_get_mechanism (login) : NULL, ==, rows[i].mechanism);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/transports/login/examples-in-the-standards/give-their-answers", test_examples);
  g_test_add_func ("/net/transports/login/proof-of-the-server-as-a-challenge/is-accepted", test_proof_as_challenge);
  g_test_add_func ("/net/transports/login/server-without-proof/is-refused", test_server_proves_nothing);
  g_test_add_func ("/net/transports/login/wrong-challenges/get-no-answer", test_wrong_challenges);
  g_test_add_func ("/net/transports/login/several-mechanisms/strongest-mechanism-is-chosen", test_choice);

  return g_test_run ();
}
