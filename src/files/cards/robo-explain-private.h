// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences an explained rule is made of.
#pragma once

#include "robo-card-vocabulary.h"

G_BEGIN_DECLS

char *robo_explain_effect (const RoboEffect *effect,
                           guint             amount) G_GNUC_WARN_UNUSED_RESULT;
char *robo_explain_value_amount (const RoboEffect *effect,
                                 guint             min,
                                 guint             max,
                                 guint             amount) G_GNUC_WARN_UNUSED_RESULT;
char *robo_explain_start_amount (const RoboEffect *effect) G_GNUC_WARN_UNUSED_RESULT;
void  robo_explain_add_mines (GStrvBuilder     *sentences,
                              const RoboEffect *effect);
void  robo_explain_add_when (GStrvBuilder *sentences,
                             RoboWhen      when,
                             gboolean      bump_every_step);
void  robo_explain_add_ability (GStrvBuilder      *sentences,
                                const RoboAbility *ability);

G_END_DECLS
