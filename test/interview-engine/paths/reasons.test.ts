import type { Json } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import { goalsToCover, isAnswerRule, obstaclesAgainst } from '@guide-studio/interview-engine/internal';
import {
  type Exploration,
  type Goal,
  type Obstacle,
  type Owner,
  explore,
  type AnswerRule,
  reasonFor,
} from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import {
  block,
  choice,
  choiceFrom,
  concept,
  conceptBlock,
  link,
  multiple,
  open,
  selected,
  validGuide,
  when,
} from '../../guideParts.ts';
import { report, sized } from '../../size.ts';
import type { Draft } from '../../generate/guide.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { conceptTest } from './conceptTest.ts';
import { smallGuide } from './smallGuide.ts';
import { answerOf } from '../answerOf.ts';

const seeds = [20261201, 20261202];
const guidesPerSeed = sized(20, 150, 1500);

describe('why nobody reaches something is a smallest set: with it alone no interview does, without any of it one does', () => {
  test.each(seeds)('in small guides of every kind (seed %i)', (seed) => {
    const random = createRandom(seed);
    const sizes: Record<number, number> = {};
    for (let at = 0; at < guidesPerSeed; at += 1) {
      const guide = smallGuide(random, at % 2 === 1);
      const exploration = explore(guide);
      checkReasons(guide, [...itemGoals(guide), ...carriedOptions(exploration), ...criteriaOf(exploration)], sizes);
    }
    report('paths: reasons', { seed, sizes });
  });

  test('in concept tests', () => {
    const random = createRandom(20261203);
    const sizes: Record<number, number> = {};
    const features: Record<string, number> = {};
    for (let at = 0; at < sized(2, 10, 60); at += 1) {
      const one = conceptTest(random, 5, sized(6, 6, 7));
      for (const feature of one.features) features[feature] = (features[feature] ?? 0) + 1;
      const guide = withMoreCriteria(random, one.guide);
      checkReasons(guide, goalsToCover(explore(guide)).filter(isOfPart), sizes);
    }
    report('paths: reasons in concept tests', { sizes, features });
  });
});

describe('a reason is found', () => {
  test('among many criteria of one condition', () => {
    const names = Array.from({ length: 40 }, (_, at) => `q${at}`);
    const questions = names.map((externalId) => choice(`${externalId}?`, ['X', 'Y'], { externalId }));
    const last = open('Why?', when(...names.map((name) => selected(name, 'X')), selected('q0', 'Y')));
    const owner = { kind: 'item', item: 40 } as const;
    expect(
      answerOf(reasonFor(explore(validGuide([block('B', ...questions, last)])), owner, { whose: 'everyone' })),
    ).toEqual([
      { kind: 'criterion', owner, index: 0 },
      { kind: 'criterion', owner, index: 40 },
      { kind: 'most', item: 0 },
    ]);
  });

  test('where a list is carried from many concepts', () => {
    const concepts = Array.from({ length: 9 }, (_, at) => concept(`Concept ${at}`));
    const both = when(selected('a', 'X'), selected('a', 'Y'));
    const guide = validGuide([
      block('A', choice('A?', ['X', 'Y'], { externalId: 'a' })),
      conceptBlock('B', { concepts }, multiple('Which?', ['1', '2'], { externalId: 'list', ...both })),
      block('C', choiceFrom('list', 'Which most?')),
    ]);
    const owner = { kind: 'item', item: 1 } as const;
    expect(answerOf(reasonFor(explore(guide), { kind: 'item', item: 2 }, { whose: 'everyone' }))).toEqual([
      { kind: 'carried', item: 2 },
      { kind: 'criterion', owner, index: 0 },
      { kind: 'criterion', owner, index: 1 },
      { kind: 'most', item: 0 },
    ]);
  });

  test('where a concept is fixed whose block shows all', () => {
    const concepts = [concept('First', when(selected('a', 'X'))), concept('Second')];
    const guide = validGuide([
      block('A', choice('A?', ['X', 'Y'], { externalId: 'a' })),
      conceptBlock('B', { concepts }, open('Why?')),
    ]);
    const given = [
      { is: true, kind: 'option', item: 0, concept: null, option: 'o2', row: null },
      { is: true, kind: 'concept', block: 1, concept: 0 },
    ] as const;
    expect(answerOf(obstaclesAgainst(guide, given))).toEqual([
      { kind: 'condition', owner: { kind: 'concept', block: 1, concept: 0 } },
      { kind: 'most', item: 0 },
    ]);
  });
});

/** Adds criteria about earlier questions to some conditions, so that nobody meets several of them. */
function withMoreCriteria(random: Random, guide: Guide): Guide {
  const copy = structuredClone(guide) as unknown as { studyGuide: Draft[] };
  const sources: Draft[] = [];
  for (const { items, conceptSamplingConfig } of copy.studyGuide) {
    const { concepts = [] } = (conceptSamplingConfig ?? {}) as { concepts?: Draft[] };
    for (const part of [...concepts, ...(items as Draft[])]) {
      const conditional = (part['conditional'] ?? { operator: 'and', criteria: [] }) as Draft;
      const criteria = conditional['criteria'] as Json[];
      const more = sources.length > 0 && random.chance(0.4) ? random.int(1, 2) : 0;
      for (let count = 0; count < more; count += 1) {
        const source = random.pick(sources);
        criteria.push({
          type: 'selectedTemplateOptions',
          questionId: source['externalId'] as string,
          matchingCriteria: random.pick(['mustSelect', 'mustNotSelect']),
          choices: [random.pick(source['options'] as Draft[])['text'] as Json],
        });
      }
      if (more > 0) part['conditional'] = { operator: random.pick(['and', 'and', 'or']), criteria };
      const isSource = part['type'] === 'multiple_choice' && typeof part['externalId'] === 'string';
      if (isSource && Array.isArray(part['options'])) sources.push(part);
    }
  }
  return copy as unknown as Guide;
}

const isOfPart = ({ kind }: Goal): boolean => kind === 'item' || kind === 'criterion';

/** Compares reasons with guides from whose text what they do not name was taken. */
function checkReasons(guide: Guide, goals: readonly Goal[], sizes: Record<number, number>): void {
  const exploration = explore(guide);
  for (const goal of goals) {
    for (const whose of ['passing', 'everyone'] as const) {
      const reaches = (one: Guide): boolean => {
        const there = placedBehindCoins(goal, one);
        return (whose === 'passing' ? explore(one).reach(there) : explore(one).reachOfAll(there)) !== 'never';
      };
      if ((whose === 'passing' ? exploration.reach(goal) : exploration.reachOfAll(goal)) !== 'never') continue;
      const reason = answerOf(reasonFor(exploration, goal, { whose }));
      const context = JSON.stringify({ goal, whose, reason, blocks: guide.studyGuide });
      sizes[reason.length] = (sizes[reason.length] ?? 0) + 1;
      // What a goal asks of one criterion may be impossible by itself.
      if (goal.kind !== 'criterion') expect(reason.length, context).toBeGreaterThan(0);
      if (reason.length === 0) continue;
      // What a goal asks about stays.
      const isAsked = (one: Obstacle): boolean =>
        'owner' in one
          ? 'owner' in goal && JSON.stringify(one.owner) === JSON.stringify(goal.owner)
          : one.kind === 'carried' && goal.kind === 'option' && one.item === goal.item;
      const left = (some: readonly Obstacle[], gone: readonly Obstacle[] = []): Guide =>
        without(guide, (one) => has(gone, one) || !(has(some, one) || isAsked(one)));
      expect(reaches(left(reason)), context).toBe(false);
      const rules = reason.filter(isAnswerRule);
      expect(reaches(withoutRules(left(reason), rules)), context).toBe(false);
      for (const part of reason) {
        if (isAnswerRule(part) || cannotBeWritten(guide, reason, part)) continue;
        // A question that need not carry its options may also carry them: its minimum is lowered then.
        const carrying = without(
          guide,
          (one) => has([part], one) || !(one.kind === 'carried' || has(reason, one) || isAsked(one)),
        );
        expect(reaches(left(reason, [part])) || reaches(carrying), context).toBe(true);
      }
    }
  }
}

function itemGoals(guide: Guide): readonly Goal[] {
  return guide.studyGuide.flatMap(({ items }) => items).map((_, item) => ({ kind: 'item', item }));
}

function carriedOptions(exploration: Exploration): readonly Goal[] {
  const isCarried = (item: number): boolean => exploration.plan.items[item]?.carriedFrom !== null;
  return goalsToCover(exploration).filter((goal) => goal.kind === 'option' && isCarried(goal.item));
}

const criteriaOf = (exploration: Exploration): readonly Goal[] =>
  goalsToCover(exploration).filter(({ kind }) => kind === 'criterion');

const coinName = 'coin ';
const isCoin = ({ externalId }: { readonly externalId?: unknown }): boolean =>
  typeof externalId === 'string' && externalId.startsWith(coinName);

/** Returns a goal where questions were added that decide like a coin. */
function placedBehindCoins(goal: Goal, { studyGuide }: Guide): Goal {
  const asked = 'owner' in goal && goal.owner.kind === 'item' ? goal.owner.item : 'item' in goal ? goal.item : null;
  if (asked === null) return goal;
  const items = studyGuide.flatMap((block) => block.items as readonly { readonly externalId?: unknown }[]);
  let before = -1;
  const item = items.findIndex((one) => !isCoin(one) && (before += 1) === asked);
  return 'owner' in goal ? { ...goal, owner: { kind: 'item', item } } : ({ ...goal, item } as Goal);
}

function has(reason: readonly Obstacle[], one: Obstacle): boolean {
  const whole: Obstacle | null =
    one.kind === 'criterion' || one.kind === 'condition' ? { kind: 'shownWhen', owner: one.owner } : null;
  return reason.some((other) => [one, whole].some((each) => JSON.stringify(other) === JSON.stringify(each)));
}

/**
 * Returns whether no guide says what is left without this obstacle: that a part with a condition of several criteria, of
 * which one is enough, may in addition be hidden.
 */
function cannotBeWritten({ studyGuide }: Guide, reason: readonly Obstacle[], part: Obstacle): boolean {
  const isAny = (
    conditional: { readonly operator: string; readonly criteria: readonly unknown[] } | null | undefined,
  ) => conditional?.operator === 'or' && conditional.criteria.length > 1;
  if (part.kind === 'sampling') {
    const block = studyGuide[part.block];
    const concepts = block?.type === 'concept' ? (block.conceptSamplingConfig?.concepts ?? []) : [];
    return concepts.some(({ conditional }) => isAny(conditional));
  }
  if (part.kind !== 'carried' || !isAny(studyGuide.flatMap(({ items }) => items)[part.item]?.conditional)) return false;
  return has(reason, { kind: 'condition', owner: { kind: 'item', item: part.item } });
}

/** Returns the guide without the bounds and exclusive options that are not among these rules, taken from its text. */
function withoutRules(guide: Guide, kept: readonly AnswerRule[]): Guide {
  const copy = structuredClone(guide) as unknown as { studyGuide: Draft[] };
  const all = copy.studyGuide.flatMap(({ items }) => (items as Draft[]).filter((one) => !isCoin(one)));
  const sources = new Set(all.map((part) => part['carryForwardFrom']));
  for (const [item, part] of all.entries()) {
    if (part['type'] !== 'multiple_choice') continue;
    const has = (kind: AnswerRule['kind']): boolean => kept.some((one) => one.kind === kind && one.item === item);
    if (!has('least')) delete part['minSelect'];
    if (!has('most')) {
      delete part['maxSelect'];
      part['multiSelect'] = true;
    }
    // An option that is not exclusive would be carried.
    if (!has('alone') && !sources.has(part['externalId']))
      for (const option of (part['options'] ?? []) as Draft[]) delete option['exclusiveOption'];
  }
  return copy as unknown as Guide;
}

/** Returns the guide without the obstacles for which `isGone` returns true, taken from its text. */
function without(guide: Guide, isGone: (one: Obstacle) => boolean): Guide {
  const copy = structuredClone(guide) as unknown as { studyGuide: Draft[] };
  const coins = new Map<number, Draft[]>();
  /** Returns a criterion that is met or not: by the link, or for each concept by a question of its own. */
  const anyone = (owner: Owner, block: number | null): Json => {
    if (block === null) return link(`anyone ${JSON.stringify(owner)}`, 'x');
    const externalId = `${coinName}${JSON.stringify(owner)}`;
    const options = [{ text: 'Heads' }, { text: 'Tails' }];
    coins.set(block, [...(coins.get(block) ?? []), { type: 'multiple_choice', text: 'Coin', externalId, options }]);
    return {
      type: 'selectedTemplateOptions',
      questionId: externalId,
      matchingCriteria: 'mustSelect',
      choices: ['Heads'],
    };
  };
  /** A part without its condition may be shown to anyone, or not. `block`: the concept block of an item. */
  const strip = (part: Draft, owner: Owner, isFree: boolean, block: number | null): void => {
    const conditional = part['conditional'] as Draft | undefined | null;
    const criteria = (conditional?.['criteria'] ?? []) as Json[];
    const operator = (conditional?.['operator'] ?? 'and') as string;
    const isWhole = operator === 'or' || criteria.length < 2;
    const left = isWhole
      ? isGone({ kind: 'condition', owner })
        ? []
        : criteria
      : criteria.filter((_, index) => !isGone({ kind: 'criterion', owner, index }));
    const isAny = operator === 'or' && left.length > 1;
    if (left.length === criteria.length && (!isFree || isAny)) return;
    part['conditional'] = { operator: 'and', criteria: [...left, anyone(owner, block)] };
  };
  let item = -1;
  const lists = new Map<string, Json>();
  for (const [block, { conceptSamplingConfig, items, type }] of copy.studyGuide.entries()) {
    const config = conceptSamplingConfig as Draft | undefined;
    const concepts = (config?.['concepts'] ?? []) as Draft[];
    const count = config?.['subsampleCount'];
    const isFree = typeof count === 'number' && count < concepts.length && isGone({ kind: 'sampling', block });
    if (isFree && config !== undefined) delete config['subsampleCount'];
    for (const [concept, part] of concepts.entries()) strip(part, { kind: 'concept', block, concept }, isFree, null);
    for (const part of items as Draft[]) {
      item += 1;
      const isFree = typeof part['carryForwardFrom'] === 'string' && isGone({ kind: 'carried', item });
      strip(part, { kind: 'item', item }, isFree, type === 'concept' ? block : null);
      const from = part['carryForwardFrom'];
      const list = typeof from === 'string' ? lists.get(from) : part['options'];
      if (list !== undefined && typeof part['externalId'] === 'string') lists.set(part['externalId'], list);
      if (typeof from === 'string' && isGone({ kind: 'carried', item })) {
        delete part['carryForwardFrom'];
        // Ids of options are unique in a guide.
        part['options'] = (list as Draft[]).map((option) => ({ ...option }));
      }
      if (type === 'screening' && isGone({ kind: 'screening', item }))
        for (const option of part['options'] as Draft[]) option['status'] = 'neutral';
    }
  }
  for (const [block, questions] of coins) (copy.studyGuide[block]?.['items'] as Draft[]).unshift(...questions);
  return copy as unknown as Guide;
}
