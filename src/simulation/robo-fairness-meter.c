// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-fairness-meter.h"

#include <string.h>

struct _RoboFairnessMeter
{
  RoboMeter parent_instance;

  /* The meter owns the member below. */
  RoboRuleSet *rule_set;
};

G_DEFINE_FINAL_TYPE (RoboFairnessMeter, robo_fairness_meter, ROBO_TYPE_METER)

/* Holds an arena with the rules of its games. */
typedef struct
{
  RoboPlan     plan;
  RoboRuleSet *rule_set;
} Subject;

static void
clear_subject (gpointer data)
{
  Subject *subject = data;

  robo_rule_set_unref (subject->rule_set);
}

static gpointer
measure (gconstpointer         data,
         const RoboMeterOrder *order,
         gconstpointer         earlier,
         guint                 n_games,
         GCancellable         *cancellable)
{
  const Subject *subject = data;

  return robo_fairness_measure (&subject->plan, subject->rule_set, order, earlier, n_games, cancellable);
}

static guint
count_games (gconstpointer figures)
{
  return ((const RoboFairness *)figures)->result.n_games;
}

static gpointer
ref_figures (gpointer figures)
{
  return robo_fairness_ref (figures);
}

static void
unref_figures (gpointer figures)
{
  robo_fairness_unref (figures);
}

static void
set_side (RoboFairnessMeter *self,
          RoboMeterSide      side,
          const RoboPlan    *plan)
{
  Subject *subject;

  if (plan == NULL)
    {
      robo_meter_take_subject (ROBO_METER (self), side, NULL, NULL, FALSE);
      return;
    }

  subject = g_atomic_rc_box_new0 (Subject);
  subject->plan = *plan;
  subject->rule_set = robo_rule_set_ref (self->rule_set);
  robo_meter_take_subject (ROBO_METER (self), side, subject, robo_fairness_dup_digest (plan, self->rule_set),
                           robo_fairness_is_possible (plan, self->rule_set));
}

static void
robo_fairness_meter_finalize (GObject *object)
{
  g_clear_pointer (&ROBO_FAIRNESS_METER (object)->rule_set, robo_rule_set_unref);

  G_OBJECT_CLASS (robo_fairness_meter_parent_class)->finalize (object);
}

static void
robo_fairness_meter_class_init (RoboFairnessMeterClass *klass)
{
  RoboMeterClass *meter_class = ROBO_METER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = robo_fairness_meter_finalize;

  meter_class->order = robo_fairness_usual_order;
  meter_class->measure = measure;
  meter_class->count_games = count_games;
  meter_class->ref_figures = ref_figures;
  meter_class->unref_figures = unref_figures;
  meter_class->clear_subject = clear_subject;
}

static void
robo_fairness_meter_init (RoboFairnessMeter *self)
{
}

RoboFairnessMeter *
robo_fairness_meter_new (RoboRuleSet *rule_set)
{
  RoboFairnessMeter *self;

  g_return_val_if_fail (rule_set != NULL, NULL);

  self = g_object_new (ROBO_TYPE_FAIRNESS_METER, NULL);
  self->rule_set = robo_rule_set_ref (rule_set);

  return self;
}

void
robo_fairness_meter_set_rule_set (RoboFairnessMeter *self,
                                  RoboRuleSet       *rule_set)
{
  RoboPlan plans[ROBO_N_METER_SIDES];
  gboolean is_set[ROBO_N_METER_SIDES];

  g_return_if_fail (ROBO_IS_FAIRNESS_METER (self));
  g_return_if_fail (rule_set != NULL);

  if (self->rule_set == rule_set || robo_rule_set_equal (self->rule_set, rule_set))
    return;

  g_clear_pointer (&self->rule_set, robo_rule_set_unref);
  self->rule_set = robo_rule_set_ref (rule_set);
  for (guint side = 0; side < ROBO_N_METER_SIDES; side++)
    {
      const Subject *subject = robo_meter_get_subject (ROBO_METER (self), side);

      is_set[side] = subject != NULL;
      if (subject != NULL)
        plans[side] = subject->plan;
    }
  robo_meter_forget (ROBO_METER (self));
  for (guint side = 0; side < ROBO_N_METER_SIDES; side++)
    if (is_set[side])
      set_side (self, side, &plans[side]);
}

RoboRuleSet *
robo_fairness_meter_get_rule_set (RoboFairnessMeter *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_METER (self), NULL);

  return self->rule_set;
}

void
robo_fairness_meter_set_plan (RoboFairnessMeter *self,
                              const RoboPlan    *plan)
{
  const Subject *subject;

  g_return_if_fail (ROBO_IS_FAIRNESS_METER (self));

  subject = robo_meter_get_subject (ROBO_METER (self), ROBO_METER_NOW);
  /* Skip the arena that is set already, because checking an arena takes a moment. */
  if (plan != NULL && subject != NULL && memcmp (plan, &subject->plan, sizeof *plan) == 0)
    return;

  set_side (self, ROBO_METER_NOW, plan);
}

void
robo_fairness_meter_set_before (RoboFairnessMeter *self,
                                const RoboPlan    *plan)
{
  g_return_if_fail (ROBO_IS_FAIRNESS_METER (self));

  set_side (self, ROBO_METER_BEFORE, plan);
}

const RoboFairness *
robo_fairness_meter_get_now (RoboFairnessMeter *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_METER (self), NULL);

  return robo_meter_get_figures (ROBO_METER (self), ROBO_METER_NOW);
}

const RoboFairness *
robo_fairness_meter_get_before (RoboFairnessMeter *self)
{
  g_return_val_if_fail (ROBO_IS_FAIRNESS_METER (self), NULL);

  return robo_meter_get_figures (ROBO_METER (self), ROBO_METER_BEFORE);
}
