// SPDX-License-Identifier: GPL-3.0-or-later
// Has certificates for a chat server in a test. Each is signed by its own key, which is the same for all of them and is
// used nowhere else.
#pragma once

/* All certificates have this key. */
static const char certificate_key[] =
  "-----BEGIN PRIVATE KEY-----\n"
  "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEGm733In7rByvVyi\n"
  "iF2e+Q30Cken4CyyMJyEtWHGt3ChRANCAAQdO+dk4XgCLWaARLXmH242zUcP2jHX\n"
  "LAbFHOEZFD7iZ8S1Ibo5wuyhF1jpm3NgDK7aPeat2X16LNsvoPRxmMes\n"
  "-----END PRIVATE KEY-----\n";

/* This certificate is for example.org, valid until 2126. */
static const char certificate_good[] =
  "-----BEGIN CERTIFICATE-----\n"
  "MIIBmjCCAUGgAwIBAgIUCjXVOrO6jhUpYSGAeDNj3L1JvC0wCgYIKoZIzj0EAwIw\n"
  "FjEUMBIGA1UEAwwLZXhhbXBsZS5vcmcwIBcNMjYxMTI5MTUzMzE2WhgPMjEyNjEx\n"
  "MDUxNTMzMTZaMBYxFDASBgNVBAMMC2V4YW1wbGUub3JnMFkwEwYHKoZIzj0CAQYI\n"
  "KoZIzj0DAQcDQgAEHTvnZOF4Ai1mgES15h9uNs1HD9ox1ywGxRzhGRQ+4mfEtSG6\n"
  "OcLsoRdY6ZtzYAyu2j3mrdl9eizbL6D0cZjHrKNrMGkwHQYDVR0OBBYEFJ2XRi4f\n"
  "ZlFHsIK2DKPG8i5vg7GwMB8GA1UdIwQYMBaAFJ2XRi4fZlFHsIK2DKPG8i5vg7Gw\n"
  "MA8GA1UdEwEB/wQFMAMBAf8wFgYDVR0RBA8wDYILZXhhbXBsZS5vcmcwCgYIKoZI\n"
  "zj0EAwIDRwAwRAIgB31QhPbf0Ab05/VPEazH1uzSz4jgpXCxQqk+wrMirYQCICW1\n"
  "0+pyNttPmmy/1wirT6MllLkQ0+etcKMfzRkNU+iA\n"
  "-----END CERTIFICATE-----\n";

/* This certificate is for other.example, valid until 2126. */
static const char certificate_other[] =
  "-----BEGIN CERTIFICATE-----\n"
  "MIIBojCCAUegAwIBAgIUAKovS9OVNbuSn2LrkmYM4X5rZJkwCgYIKoZIzj0EAwIw\n"
  "GDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTAgFw0yNjExMjkxNTMzMTZaGA8yMTI2\n"
  "MTEwNTE1MzMxNlowGDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTBZMBMGByqGSM49\n"
  "AgEGCCqGSM49AwEHA0IABB0752TheAItZoBEteYfbjbNRw/aMdcsBsUc4RkUPuJn\n"
  "xLUhujnC7KEXWOmbc2AMrto95q3ZfXos2y+g9HGYx6yjbTBrMB0GA1UdDgQWBBSd\n"
  "l0YuH2ZRR7CCtgyjxvIub4OxsDAfBgNVHSMEGDAWgBSdl0YuH2ZRR7CCtgyjxvIu\n"
  "b4OxsDAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDW90aGVyLmV4YW1wbGUw\n"
  "CgYIKoZIzj0EAwIDSQAwRgIhAIpbhXrbdmlRHkLf5PcTt5Na63AGM/9i8SWwl1Kt\n"
  "ycYiAiEA0gn7QznwXyJHqRBygRjrlp6F5NcUMyttonZO+2QNzP4=\n"
  "-----END CERTIFICATE-----\n";

/* This certificate is for example.org, valid in January 2020. */
static const char certificate_old[] =
  "-----BEGIN CERTIFICATE-----\n"
  "MIIBZjCCAQugAwIBAgIBATAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAtleGFtcGxl\n"
  "Lm9yZzAeFw0yMDAxMDEwMDAwMDBaFw0yMDAyMDEwMDAwMDBaMBYxFDASBgNVBAMM\n"
  "C2V4YW1wbGUub3JnMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEHTvnZOF4Ai1m\n"
  "gES15h9uNs1HD9ox1ywGxRzhGRQ+4mfEtSG6OcLsoRdY6ZtzYAyu2j3mrdl9eizb\n"
  "L6D0cZjHrKNKMEgwFgYDVR0RBA8wDYILZXhhbXBsZS5vcmcwDwYDVR0TAQH/BAUw\n"
  "AwEB/zAdBgNVHQ4EFgQUnZdGLh9mUUewgrYMo8byLm+DsbAwCgYIKoZIzj0EAwID\n"
  "SQAwRgIhAI5i/gcZF7qY4oT28hsS/W/2z/QYxlNiEH2kHh6EDVw5AiEAuL/G+mCs\n"
  "4+PhO1CNuSnylpoBaFaNsBDlHNcw5VE8Hgg=\n"
  "-----END CERTIFICATE-----\n";
