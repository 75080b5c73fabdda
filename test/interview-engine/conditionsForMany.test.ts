import type { Conditional, Criterion, Item } from '@guide-studio/guide-core';
import { validate } from '@guide-studio/guide-core';
import {
  childrenOf,
  commit,
  createEditorState,
  type EditorState,
  itemIndex,
  keyAtPath,
  locate,
  run,
  toWire,
  undo,
} from '@guide-studio/guide-core/edit';
import {
  appliedRows,
  type CombineHow,
  namedOptions,
  type SkipChoice,
  skipRows,
} from '@guide-studio/guide-core/internal';
import type { Guide } from '@guide-studio/interview-engine';
import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../generate/random.ts';
import { sized } from '../size.ts';
import { conduct } from './conduct.ts';
import { variedGuide } from './guides.ts';
import { type GivenAnswers, isMet, naiveCourse, stepId } from './naiveCourse.ts';

const seeds = Array.from({ length: sized(3, 12, 60) }, (_, at) => 35_000 + at);
const guidesPerSeed = sized(35, 250, 250);
const interviews = 4;

interface Place {
  readonly block: number;
  readonly place: number;
}

interface Interview {
  readonly params: Readonly<Record<string, readonly string[]>>;
  readonly given: GivenAnswers;
}

/** Returns what participants answered who were led through a guide. */
function taken(guide: Guide, random: Random, seed: string): readonly Interview[] {
  return Array.from({ length: interviews }, (_, at) => {
    const { session, steps } = conduct(guide, random, {
      seed: `${seed} ${at}`,
      urlParams: random.chance(0.5) ? { source: ['web', 'letter'], travel: 'money' } : {},
    });
    const given = new Map(session.answers.map((one) => [one.stepId, one.answer]));
    const course = naiveCourse(guide, session.urlParams, given, steps);
    expect(steps.flatMap((step) => (step.kind === 'item' ? [step.stepId] : []))).toEqual(course);
    return { params: session.urlParams, given };
  });
}

const guideOf = (state: EditorState): Guide => toWire(state.doc) as unknown as Guide;

/** Returns every item with its place, and the concepts it is asked for; one null outside blocks of concepts. */
function* asked(guide: Guide): Generator<Place & { readonly item: Item; readonly concept: number | null }> {
  for (const [block, { type, items, conceptSamplingConfig }] of guide.studyGuide.entries()) {
    const concepts = type === 'concept' ? (conceptSamplingConfig?.concepts ?? []).map((_, at) => at) : [null];
    for (const [place, item] of items.entries()) for (const concept of concepts) yield { item, block, place, concept };
  }
}

const itemAt = (guide: Guide, { block, place }: Place): Item | undefined => guide.studyGuide[block]?.items[place];

/** Returns a condition of the guide, or a made one that asks about one or two of its questions. */
function someCondition(guide: Guide, random: Random): Conditional | null {
  const all = [...asked(guide)].map(({ item }) => item);
  const written = all.flatMap(({ conditional }) => conditional ?? []);
  if (written.length > 0 && random.chance(0.3)) return random.pick(written);
  const sources = all.filter(({ type, externalId }) => externalId !== undefined && /^m(?:ultiple|atrix)/u.test(type));
  if (sources.length === 0) return null;
  const criterion = (): Criterion => {
    const source = random.pick(sources);
    const options = 'options' in source ? (source.options ?? []) : [];
    const names = options.map(({ externalId, text }) => externalId ?? text);
    return {
      type: 'selectedTemplateOptions',
      questionId: source.externalId ?? '',
      matchingCriteria: random.pick(['mustSelect', 'mustNotSelect']),
      choices: names.filter((_, at) => at === 0 || random.chance(0.4)).slice(0, 3),
      ...(source.type === 'matrix' ? { matrixRow: random.pick(source.rows).text } : {}),
    };
  };
  const criteria = (random.chance(0.7) ? [criterion()] : [criterion(), criterion()]).filter(
    (each) => each.type === 'searchParam' || each.choices.length > 0,
  );
  return criteria.length === 0 ? null : { operator: random.pick(['and', 'or']), criteria };
}

function done(state: EditorState, result: ReturnType<typeof run>): EditorState | null {
  if (result.kind === 'refusal') return null;
  const after = commit(state, result, 0);
  expect(validate(toWire(after.doc))).toEqual(validate(toWire(state.doc)));
  expect(toWire(undo(after).doc), 'one step back is the guide before').toEqual(toWire(state.doc));
  return after;
}

describe('one condition for many', () => {
  test.each(seeds)('asks whom the two conditions together ask, by “and”, “or” and “replace” (seed %i)', (seed) => {
    const random = createRandom(seed);
    let changed = 0;
    for (let at = 0; at < guidesPerSeed; at += 1) {
      const before = variedGuide(random, { blocks: random.int(1, 4), itemsPerBlock: random.int(1, 5) });
      const added = someCondition(before, random);
      if (added === null) continue;
      const state = createEditorState(before);
      const { items } = itemIndex(state.doc);
      const owners = random.chance(0.3)
        ? childrenOf(state.doc.root, 'blocks').map(({ key }) => key)
        : items.flatMap(({ node }) => (random.chance(0.5) ? node.key : []));
      const how = random.pick<CombineHow>(['replace', 'and', 'or']);
      const args = { owners, conditional: added, how, partly: true };
      const made = appliedRows(state, args);
      const after = done(state, run(state, 'conditional.apply', args));
      if (!after || 'refusal' in made) continue;
      changed += 1;
      const now = guideOf(after);
      const rowOf = new Map(made.rows.map((row) => [row.key, row]));
      for (const { params, given } of taken(now, random, `${seed} ${at}`)) {
        for (const { item, block, place, concept } of asked(before)) {
          const met = (one: Conditional | null | undefined): boolean => isMet(now, params, given, one, block, concept);
          const isNow = met(itemAt(now, { block, place })?.conditional);
          const row = rowOf.get(keyAtPath(state.doc, ['studyGuide', block, 'items', place]) ?? '');
          const [own, other] = [met(item.conditional), met(added)];
          const intended =
            row?.kind !== 'set' ? own : how === 'replace' ? other : how === 'and' ? own && other : own || other;
          expect(isNow, `${how} ${JSON.stringify([item.conditional, added, row])}`).toBe(intended);
          if (row?.kind === 'set' && row.isNever) expect(isNow, 'nobody meets it').toBe(false);
          // What is left as it is would be the same with it.
          if (row?.kind === 'same')
            expect(how === 'replace' ? other : how === 'and' ? own && other : own || other).toBe(own);
        }
      }
    }
    expect(changed).toBeGreaterThan(guidesPerSeed / 4);
  });
});

describe('a skip', () => {
  test.each(seeds)('passes over its questions for those who gave the answer, and for nobody else (seed %i)', (seed) => {
    const random = createRandom(seed);
    let changed = 0;
    for (let at = 0; at < guidesPerSeed * 2; at += 1) {
      const before = variedGuide(random, { blocks: random.int(1, 4), itemsPerBlock: random.int(2, 6) });
      const state = createEditorState(before);
      const index = itemIndex(state.doc);
      const sources = index.items.filter(({ node }) => namedOptions(node, index).length > 0);
      if (sources.length === 0) continue;
      const source = random.pick(sources);
      const options = namedOptions(source.node, index);
      const matrixRows = childrenOf(source.node, 'rows');
      const later = index.items.slice(source.order + 2);
      const chosen = options.filter((_, i) => i === 0 || random.chance(0.3));
      const row = matrixRows.length > 0 ? random.pick(matrixRows) : undefined;
      const args: SkipChoice = {
        source: source.node.key,
        ...(row ? { row: row.key } : {}),
        matchingCriteria: random.pick(['mustSelect', 'mustSelect', 'mustNotSelect']),
        choices: chosen.map(({ key }) => key),
        to: later.length === 0 || random.chance(0.2) ? null : random.pick(later).node.key,
        partly: true,
      };
      const made = skipRows(state, args);
      const after = done(state, run(state, 'conditional.skip', args));
      if (!after) continue;
      if ('refusal' in made) throw new Error('The rows of a skip are refused, and the skip is not.');
      changed += 1;
      const now = guideOf(after);
      const rowOf = new Map(made.rows.map((one) => [one.key, one]));
      const end =
        args.to === null ? index.items.length : (index.items.find(({ node }) => node.key === args.to)?.order ?? 0);
      expect([...rowOf.keys()]).toEqual(index.items.slice(source.order + 1, end).map(({ node }) => node.key));
      const blockOfSource = locate(state.doc, source.node.key);
      const sourcePlace: Place = { block: source.block, place: blockOfSource?.place?.index ?? 0 };
      const ids = new Set(chosen.map((option) => `o${options.indexOf(option) + 1}`));
      const { conditional, carryForwardFrom } = itemAt(before, sourcePlace) as unknown as Readonly<
        Record<string, unknown>
      >;
      const isAskedAlways = (conditional ?? carryForwardFrom ?? null) === null;
      const rowId = row ? `r${matrixRows.indexOf(row) + 1}` : '';
      for (const { params, given } of taken(now, random, `${seed} ${at}`)) {
        for (const { item, block, place, concept } of asked(before)) {
          const met = (one: Conditional | null | undefined): boolean => isMet(now, params, given, one, block, concept);
          const own = met(item.conditional);
          const answer = given.get(stepId(sourcePlace, source.block === block ? concept : null)) as
            | { readonly selected?: readonly string[]; readonly cells?: Readonly<Record<string, string>> }
            | undefined;
          const selected = row ? [answer?.cells?.[rowId] ?? ''] : (answer?.selected ?? []);
          // Nobody gets past a question that everyone is asked: the interview ended before, or the concept was not drawn.
          if (answer === undefined && isAskedAlways) continue;
          const has = selected.some((id) => ids.has(id));
          const isTaken = answer !== undefined && has === (args.matchingCriteria === 'mustSelect');
          const change = rowOf.get(keyAtPath(state.doc, ['studyGuide', block, 'items', place]) ?? '');
          const isPassed = change !== undefined && change.kind !== 'unfit' && isTaken;
          expect(
            met(itemAt(now, { block, place })?.conditional),
            JSON.stringify([item.conditional, args, change]),
          ).toBe(own && !isPassed);
        }
      }
    }
    expect(changed).toBeGreaterThan(guidesPerSeed / 4);
  });
});
