// SPDX-License-Identifier: GPL-3.0-or-later
// What the module with libstrophe in it does for RoboStropheStream.
#pragma once

#include <gmodule.h>

#include "robo-stream.h"

G_BEGIN_DECLS

/* The module and the program belong together. */
#define ROBO_STROPHE_VERSION 1

/* Of the function in the module that returns its RoboStropheClass. */
#define ROBO_STROPHE_SYMBOL "robo_strophe_get_class"

typedef struct _RoboStropheWork RoboStropheWork;

/**
 * RoboStropheWork:
 * @account: who one is
 * @unsent: of char *, owned: stanzas to be sent
 * @wake: to be read when there is something in @unsent or it is stopped
 * @is_stopped: (atomic): nobody wants it any more
 * @tell: called by the thread for each stanza with its text, once with the own address when the connection is open, and in
 *   the end with neither; what it is given is the module's
 * @end: why it ended
 *
 * What a thread and a stream share. The rest is of the thread alone.
 */
struct _RoboStropheWork
{
  gatomicrefcount refs;
  GWeakRef        stream;
  GMainContext   *context;
  RoboAccount    *account;
  GAsyncQueue    *unsent;
  int             wake;
  int             is_stopped;
  void (*tell) (RoboStropheWork *work,
                const char      *stanza,
                const char      *address);
  RoboStreamEnd end;

  struct _xmpp_conn_t *conn;
  int                  socket;
  gboolean             is_open;
  gboolean             is_done; /* this connection */
  gboolean             is_made; /* the account */
};

/**
 * RoboStropheClass:
 * @version: %ROBO_STROPHE_VERSION
 * @begin: called once before all else
 * @run: connects and stays connected until the end; blocks
 */
typedef struct
{
  guint version;
  void (*begin) (void);
  void (*run) (RoboStropheWork *work);
} RoboStropheClass;

typedef const RoboStropheClass *(*RoboStropheGetClass) (void);

/**
 * robo_strophe_get_class:
 *
 * Returns: what the module does
 */
const RoboStropheClass *robo_strophe_get_class (void);

G_END_DECLS
