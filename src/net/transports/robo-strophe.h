// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the interface between RoboStropheStream and the module that links libstrophe.
#pragma once

#include <gmodule.h>

#include "robo-stream.h"

G_BEGIN_DECLS

/* The module and the program must have the same version. */
#define ROBO_STROPHE_VERSION 1

/* The name of the function in the module that returns its RoboStropheClass. */
#define ROBO_STROPHE_SYMBOL "robo_strophe_get_class"

typedef struct _RoboStropheWork RoboStropheWork;

/* Holds the data that a thread and a stream share. All other data belongs to the thread. */
struct _RoboStropheWork
{
  gatomicrefcount refs;
  GWeakRef        stream;
  GMainContext   *context;
  RoboAccount    *account;
  GAsyncQueue    *unsent;     /* char *, owned: stanzas to be sent */
  int             wake;       /* readable when unsent is not empty or the thread has been stopped */
  int             is_stopped; /* atomic: the result is no longer needed */
  /* The thread calls this for each stanza with its text, once with the user's own address when the connection is
   * open, and at the end with neither. The arguments belong to the module. */
  void (*tell) (RoboStropheWork *work,
                const char      *stanza,
                const char      *address);
  RoboStreamEnd end; /* reason of the end */

  struct _xmpp_conn_t *conn;
  int                  socket;
  gboolean             is_open;
  gboolean             is_done; /* the connection has ended */
  gboolean             is_made; /* the account has been created */
};

typedef struct
{
  guint version; /* ROBO_STROPHE_VERSION */
  /* called once before all else */
  void (*begin) (void);
  /* connects and stays connected until the end; blocks */
  void (*run) (RoboStropheWork *work);
} RoboStropheClass;

typedef const RoboStropheClass *(*RoboStropheGetClass) (void);

const RoboStropheClass *robo_strophe_get_class (void);

G_END_DECLS
