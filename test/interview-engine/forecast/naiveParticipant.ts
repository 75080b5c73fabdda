import type { JsonObject } from '@guide-studio/guide-core';
import { type EstimateAssumptions, interviewTimes } from '@guide-studio/guide-core/estimate';
import {
  type Answer,
  answer,
  createSession,
  type Guide,
  type ItemStep,
  nextStep,
} from '@guide-studio/interview-engine';
import { parametersOf } from '@guide-studio/interview-engine/internal';
import type { Random } from '../../generate/random.ts';
import { indexOf, itemsOf, naiveAnswers, type Weighed } from './naiveAnswers.ts';
import type { RandomShares } from './randomShares.ts';

/** A participant of the engine who answers by the shares. */
export interface NaiveParticipant {
  readonly outcome: 'complete' | 'screened_out' | 'left';
  /** Seconds at the pace of this participant, until the end. */
  readonly seconds: number;
  /** Items shown, by index, and concepts as `b2.c1`. */
  readonly items: ReadonlySet<number>;
  readonly concepts: ReadonlySet<string>;
}

export interface Habits {
  readonly norms: EstimateAssumptions;
  readonly leavingPerMinute: number;
}

/** Returns interviews of the engine, with answers drawn from the shares one by one; each call takes one more. */
export function naiveParticipants(
  guide: Guide,
  shares: RandomShares,
  habits: Habits,
  random: Random,
): () => NaiveParticipant {
  const times = interviewTimes(guide, habits.norms);
  const parameters = parametersOf(guide);
  const draw = drawing(guide, shares, random);
  return () => takeOne({ guide, shares, habits, random, times, parameters, draw });
}

interface Taking {
  readonly guide: Guide;
  readonly shares: RandomShares;
  readonly habits: Habits;
  readonly random: Random;
  readonly times: ReturnType<typeof interviewTimes>;
  readonly parameters: ReturnType<typeof parametersOf>;
  readonly draw: (step: ItemStep) => Answer;
}

function takeOne({ guide, shares, habits, random, times, parameters, draw }: Taking): NaiveParticipant {
  const pace = paceOf(habits.norms, random);
  // The minute in which the participant leaves.
  const patience =
    habits.leavingPerMinute === 0 ? Infinity : Math.log(1 - random.next()) / Math.log(1 - habits.leavingPerMinute);
  const urlParams: Record<string, string> = {};
  for (const [name, values] of parameters) {
    const given = shares.parameters.get(name);
    let left = random.next();
    for (const value of values) {
      left -= given?.get(value) ?? 1 / (values.length + 1);
      if (left >= 0) continue;
      urlParams[name] = value;
      break;
    }
  }
  let session = createSession({ seed: String(random.next()), urlParams });
  let seconds = times.welcome;
  const items = new Set<number>();
  const concepts = new Set<string>();
  for (;;) {
    const step = nextStep(guide, session);
    if (step.kind === 'end') {
      if (step.outcome === 'complete') seconds += times.closing;
      const isThere = (seconds * pace) / 60 <= patience;
      return { outcome: isThere ? step.outcome : 'left', seconds: seconds * pace, items, concepts };
    }
    let given: Answer = {};
    if (step.kind === 'followUp') given = { text: 'x'.repeat(300) };
    if (step.kind === 'item') {
      const at = indexOf(guide, step.stepId);
      const item = itemsOf(guide)[at] as unknown as JsonObject;
      const concept = step.concept?.id;
      if (concept !== undefined && !concepts.has(concept)) {
        concepts.add(concept);
        const [block = 0, place = 0] = concept.split('.').map((one) => Number(one.slice(1)));
        const all = guide.studyGuide[block - 1]?.conceptSamplingConfig?.concepts ?? [];
        seconds += times.concept(all[place - 1] as unknown as JsonObject);
      }
      items.add(at);
      given = draw(step);
      const shown = 'options' in step.item ? step.item.options.length : 0;
      seconds += times.item(item, shown);
      if (step.item.type === 'multiple_choice' && step.item.multiSelect && 'selected' in given)
        seconds += times.selecting(given.selected.length + (given.custom === undefined ? 0 : 1));
    }
    const result = answer(guide, session, { stepId: step.stepId, answer: given });
    if (!result.ok) throw new Error(`${step.stepId} refuses ${JSON.stringify(given)}: ${result.problem.code}`);
    session = result.session;
  }
}

const mostListed = 8;

function drawing(guide: Guide, shares: RandomShares, random: Random): Taking['draw'] {
  // What can be answered is listed once for the same options of a question, in whatever order they are shown.
  const known = new Map<string, readonly Weighed[]>();
  const listed = (step: ItemStep): readonly Weighed[] => {
    const ids = 'options' in step.item ? step.item.options.map(({ id }) => id).sort() : [];
    const key = `${step.stepId} ${ids.join(' ')}`;
    // A MaxDiff question has screens of its own for each participant.
    const all =
      (step.item.type === 'max_diff' ? undefined : known.get(key)) ?? naiveAnswers(guide, shares.answers, step);
    known.set(key, all);
    return all;
  };
  return (step) => {
    const { item } = step;
    const isLong = 'options' in item && item.options.length > mostListed;
    if (item.type === 'matrix' && isLongMatrix(item)) {
      // Without shares, each column is as likely as any other.
      return { cells: Object.fromEntries(item.rows.map(({ id }) => [id, random.pick(item.options).id])) };
    }
    if (item.type === 'multiple_choice' && item.multiSelect && isLong) {
      const alone = item.options.filter(({ exclusive }) => exclusive);
      const own = item.allowCustomOption ? 1 : 0;
      if (random.chance(alone.length / (item.options.length + own))) return { selected: [random.pick(alone).id] };
      for (;;) {
        const selected = item.options.filter(({ exclusive }) => !exclusive && random.chance(1 / 3)).map(({ id }) => id);
        const custom = own === 1 && random.chance(1 / 3);
        const count = selected.length + Number(custom);
        if (count >= Math.max(1, item.minSelect ?? 1) && count <= (item.maxSelect ?? count))
          return custom ? { selected, custom: `own ${step.stepId}` } : { selected };
      }
    }
    const all = listed(step);
    let left = random.next() * all.reduce((sum, { chance }) => sum + chance, 0);
    for (const { answer: one, chance } of all) {
      left -= chance;
      if (left < 0) return one;
    }
    return all.at(-1)?.answer ?? {};
  };
}

const isLongMatrix = ({ rows, options }: { rows: readonly unknown[]; options: readonly unknown[] }): boolean =>
  options.length ** rows.length > 200;

function paceOf({ quickPace, slowPace }: EstimateAssumptions, random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const edge = (normal < 0 ? quickPace : slowPace) / 100;
  // One in ten is beyond 1.2816 standard deviations.
  return edge ** (Math.abs(normal) / 1.2816);
}
