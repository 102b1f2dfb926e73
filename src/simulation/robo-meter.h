// SPDX-License-Identifier: GPL-3.0-or-later
// Measures something in the background by games, while it is edited.
#pragma once

#include <gio/gio.h>

#include "robo-balance.h"

G_BEGIN_DECLS

/* Measures a subject in threads of low priority, a moment after it was set. Setting a subject with another digest
 * cancels the games. Keeps the figures of the last few hundred subjects by their digests, so a subject that was
 * measured before has its figures at once. Measures the subject to compare with, too, when the games of the first
 * subject are done.
 *
 * Properties, all with notifications:
 *
 * - `is-active` (boolean, rw): whether games may be played; FALSE at first
 * - `is-running` (boolean, ro): whether games are being played, or will be in a moment
 *
 * Signals:
 *
 * - `changed ()`: the figures of a subject have changed */
#define ROBO_TYPE_METER (robo_meter_get_type ())

G_DECLARE_DERIVABLE_TYPE (RoboMeter, robo_meter, ROBO, METER, GObject)

struct _RoboMeterClass
{
  GObjectClass parent_class;

  RoboMeterOrder order; /* the order of a new meter */

  /* Plays games in a thread until there are `n_games`, after those of the figures `earlier`, which may be NULL. Returns
   * NULL if the games were canceled or are impossible. */
  gpointer (*measure) (gconstpointer         subject,
                       const RoboMeterOrder *order,
                       gconstpointer         earlier,
                       guint                 n_games,
                       GCancellable         *cancellable);
  guint (*count_games) (gconstpointer figures);
  gpointer (*ref_figures) (gpointer figures);
  GDestroyNotify unref_figures;
  GDestroyNotify clear_subject; /* clears a subject before it is freed */
};

/* Sets which games to play. Call it before anything is measured. */
void robo_meter_set_order (RoboMeter            *self,
                           const RoboMeterOrder *order);

gboolean robo_meter_get_is_active (RoboMeter *self);
void     robo_meter_set_is_active (RoboMeter *self,
                                   gboolean   is_active);
gboolean robo_meter_get_is_running (RoboMeter *self);

/* Returns whether games can be played with the subject to measure. */
gboolean robo_meter_is_possible (RoboMeter *self);

/* Returns whether the subject to compare with is the measured subject. */
gboolean robo_meter_is_same (RoboMeter *self);

/* Returns how many batches of games were played so far. */
guint robo_meter_get_n_batches (RoboMeter *self);

/* The functions below are for derived classes. A meter has these two subjects. */
typedef enum
{
  ROBO_METER_NOW,    /* the subject to measure */
  ROBO_METER_BEFORE, /* the subject to compare with */
} RoboMeterSide;

#define ROBO_N_METER_SIDES (ROBO_METER_BEFORE + 1)

/* Sets a subject. Takes ownership of the subject, which is from g_atomic_rc_box_new(), and of its digest. Subjects of
 * the same digest have the same games. `is_possible` says whether games can be played. NULL means no subject; without a
 * subject to measure, no games are played. */
void robo_meter_take_subject (RoboMeter    *self,
                              RoboMeterSide side,
                              gpointer      subject,
                              char         *digest,
                              gboolean      is_possible);

/* Returns the subject, borrowed, or NULL. */
gconstpointer robo_meter_get_subject (RoboMeter    *self,
                                      RoboMeterSide side);

/* Returns the figures of the subject, borrowed, or NULL as long as there are none. The figures may still be those of few
 * games. */
gconstpointer robo_meter_get_figures (RoboMeter    *self,
                                      RoboMeterSide side);

/* Drops both subjects and all figures that were kept. */
void robo_meter_forget (RoboMeter *self);

G_END_DECLS
