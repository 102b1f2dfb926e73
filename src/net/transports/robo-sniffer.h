// SPDX-License-Identifier: GPL-3.0-or-later
// Notes the first bytes of a connection, which tell whether the other side speaks TLS at all.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ROBO_TYPE_SNIFFER (robo_sniffer_get_type ())

G_DECLARE_FINAL_TYPE (RoboSniffer, robo_sniffer, ROBO, SNIFFER, GFilterInputStream)

/* Creates a stream that reads from `base`, which can be polled, and remembers the first bytes. */
RoboSniffer *robo_sniffer_new (GInputStream *base) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether anything was read. */
gboolean robo_sniffer_has_read (RoboSniffer *self);

/* Returns whether the first bytes can be the beginning of an answer in TLS. */
gboolean robo_sniffer_is_tls (RoboSniffer *self);

G_END_DECLS
