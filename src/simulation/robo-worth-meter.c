// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-worth-meter.h"

struct _RoboWorthMeter
{
  RoboMeter parent_instance;

  /* The meter owns the members below. */
  RoboArena   *arena;
  RoboRuleSet *rule_set;
};

G_DEFINE_FINAL_TYPE (RoboWorthMeter, robo_worth_meter, ROBO_TYPE_METER)

/* Holds a module set with the arena and the rules of its games. */
typedef struct
{
  RoboModuleSet *set;
  RoboArena     *arena;
  RoboRuleSet   *rule_set;
} Subject;

static void
clear_subject (gpointer data)
{
  Subject *subject = data;

  robo_module_set_unref (subject->set);
  robo_arena_unref (subject->arena);
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

  return robo_worth_measure (subject->set, subject->arena, subject->rule_set, order, earlier, n_games, cancellable);
}

static guint
count_games (gconstpointer figures)
{
  return ((const RoboWorth *)figures)->result.n_games;
}

static gpointer
ref_figures (gpointer figures)
{
  return robo_worth_ref (figures);
}

static void
unref_figures (gpointer figures)
{
  robo_worth_unref (figures);
}

static gboolean
is_possible (RoboWorthMeter *self,
             RoboModuleSet  *set)
{
  g_autoptr (RoboMatchSetup) setup = NULL;

  if (robo_module_set_get_cards (set)->n_cards > 0)
    setup = robo_worth_create_setup (set, self->arena, self->rule_set, robo_worth_usual_order.level, 0);

  return setup != NULL;
}

static void
set_side (RoboWorthMeter *self,
          RoboMeterSide   side,
          RoboModuleSet  *set)
{
  Subject *subject;

  if (set == NULL)
    {
      robo_meter_take_subject (ROBO_METER (self), side, NULL, NULL, FALSE);
      return;
    }

  subject = g_atomic_rc_box_new (Subject);
  *subject = (Subject){ robo_module_set_ref (set), robo_arena_ref (self->arena), robo_rule_set_ref (self->rule_set) };
  robo_meter_take_subject (ROBO_METER (self), side, subject, robo_worth_dup_digest (set, self->rule_set),
                           is_possible (self, set));
}

static void
robo_worth_meter_finalize (GObject *object)
{
  RoboWorthMeter *self = ROBO_WORTH_METER (object);

  g_clear_pointer (&self->arena, robo_arena_unref);
  g_clear_pointer (&self->rule_set, robo_rule_set_unref);

  G_OBJECT_CLASS (robo_worth_meter_parent_class)->finalize (object);
}

static void
robo_worth_meter_class_init (RoboWorthMeterClass *klass)
{
  RoboMeterClass *meter_class = ROBO_METER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = robo_worth_meter_finalize;

  meter_class->order = robo_worth_usual_order;
  meter_class->measure = measure;
  meter_class->count_games = count_games;
  meter_class->ref_figures = ref_figures;
  meter_class->unref_figures = unref_figures;
  meter_class->clear_subject = clear_subject;
}

static void
robo_worth_meter_init (RoboWorthMeter *self)
{
}

RoboWorthMeter *
robo_worth_meter_new (RoboArena   *arena,
                      RoboRuleSet *rule_set)
{
  RoboWorthMeter *self;

  g_return_val_if_fail (arena != NULL && rule_set != NULL, NULL);

  self = g_object_new (ROBO_TYPE_WORTH_METER, NULL);
  self->arena = robo_arena_ref (arena);
  self->rule_set = robo_rule_set_ref (rule_set);

  return self;
}

void
robo_worth_meter_set_modules (RoboWorthMeter *self,
                              RoboModuleSet  *set)
{
  g_return_if_fail (ROBO_IS_WORTH_METER (self));

  set_side (self, ROBO_METER_NOW, set);
}

void
robo_worth_meter_set_before (RoboWorthMeter *self,
                             RoboModuleSet  *set)
{
  g_return_if_fail (ROBO_IS_WORTH_METER (self));

  set_side (self, ROBO_METER_BEFORE, set);
}

RoboModuleSet *
robo_worth_meter_get_before_set (RoboWorthMeter *self)
{
  const Subject *subject;

  g_return_val_if_fail (ROBO_IS_WORTH_METER (self), NULL);

  subject = robo_meter_get_subject (ROBO_METER (self), ROBO_METER_BEFORE);

  return subject != NULL ? subject->set : NULL;
}

const RoboWorth *
robo_worth_meter_get_now (RoboWorthMeter *self)
{
  g_return_val_if_fail (ROBO_IS_WORTH_METER (self), NULL);

  return robo_meter_get_figures (ROBO_METER (self), ROBO_METER_NOW);
}

const RoboWorth *
robo_worth_meter_get_before (RoboWorthMeter *self)
{
  g_return_val_if_fail (ROBO_IS_WORTH_METER (self), NULL);

  return robo_meter_get_figures (ROBO_METER (self), ROBO_METER_BEFORE);
}
