import {
  childrenOf,
  type GuideDocument,
  itemIndex,
  type Key,
  type PlacedTest,
  renamed,
} from '@guide-studio/guide-core';
import type { Guide, PlannedConditional, PlannedItem } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { heldTest, type TestResult } from './runGuideTest.ts';

/** What came of the tests of a version of a guide. */
export interface TestedGuide {
  readonly tests: readonly TestedTest[];
  /** To tell what a later version has changed. */
  readonly forms: GuideForms;
}

interface TestedTest {
  readonly placed: PlacedTest;
  /** The test with the names of this version. */
  readonly now: PlacedTest;
  readonly result: TestResult;
  /** The questions on which the result depends, in order; null: on all. */
  readonly held: readonly Key[] | null;
}

/**
 * Runs tests on a guide. A test that passed on an earlier version is not run again if nothing on which it depends has
 * changed: of most edits that is so for most tests. `doc` is the same guide as a document, with the keys of the earlier
 * version; the guide must be valid.
 */
export function testGuide(
  guide: Guide,
  doc: GuideDocument,
  tests: readonly PlacedTest[],
  before: TestedGuide | null = null,
): TestedGuide {
  const forms = formsOf(guide, doc);
  const known = new Map(before?.tests.map((one) => [one.placed, one]));
  return {
    forms,
    tests: tests.map((placed) => {
      const earlier = known.get(placed);
      const now = renamed(doc, placed);
      if (before !== null && earlier !== undefined && isKept(earlier, now, before.forms, forms)) {
        return { ...earlier, now };
      }
      const { result, held } = heldTest(guide, doc, now);
      const keys = itemIndex(doc).items.map(({ node }) => node.key);
      return { placed, now, result, held: held?.map((item) => keys[item] ?? '') ?? null };
    }),
  };
}

/** What interviews depend on, without wording. */
interface GuideForms {
  /** What every test depends on. */
  readonly all: string;
  readonly items: ReadonlyMap<Key, ItemForm>;
}

interface ItemForm {
  readonly order: number;
  readonly form: string;
}

function isKept(
  { result, held, now: was }: TestedTest,
  now: PlacedTest,
  before: GuideForms,
  forms: GuideForms,
): boolean {
  // What differs names questions and conditions as they were.
  if (result.state !== 'passed' || before.all !== forms.all || !hasSameParts(was, now)) return false;
  if (held === null) return isAllSame(before, forms);
  let last = -1;
  return held.every((key) => {
    const form = forms.items.get(key);
    const isSame = form !== undefined && form.order > last && form.form === before.items.get(key)?.form;
    last = form?.order ?? last;
    return isSame;
  });
}

function isAllSame(before: GuideForms, { items }: GuideForms): boolean {
  if (before.items.size !== items.size) return false;
  for (const [key, { order, form }] of items) {
    const was = before.items.get(key);
    if (was?.order !== order || was.form !== form) return false;
  }
  return true;
}

function hasSameParts(before: PlacedTest, now: PlacedTest): boolean {
  if (before === now) return true;
  // The names may differ.
  const keysOf = ({ parts }: PlacedTest): string =>
    JSON.stringify([
      ...[parts.question, parts.concept].map((keys) => [...keys.values()]),
      ...[parts.option, parts.row].map((of) => [...of.values()].map((keys) => [...keys.values()])),
    ]);
  return keysOf(before) === keysOf(now);
}

function formsOf(guide: Guide, doc: GuideDocument): GuideForms {
  const plan = planOf(guide);
  const { studyGuide: _, title: __, ...study } = guide;
  const nodes = itemIndex(doc).items;
  const keyOf = (item: number): Key => nodes[item]?.node.key ?? '';
  const screeners = plan.items.flatMap(({ isScreener, index }) => (isScreener ? [keyOf(index)] : []));
  const blocks = plan.blocks.map(({ key, concepts, isConceptBlock, subsampleCount, index }) =>
    isConceptBlock
      ? JSON.stringify([
          key,
          subsampleCount,
          concepts.map((concept) => [concept.key, ofConditional(concept.conditional, keyOf)]),
          childrenOf(childrenOf(doc.root, 'blocks')[index] ?? doc.root, 'concepts').map((node) => node.key),
        ])
      : '',
  );
  return {
    all: JSON.stringify([study, screeners]),
    items: new Map(
      plan.items.map((planned, order) => [
        keyOf(order),
        { order, form: formOf(planned, keyOf) + partsOf(order) + (blocks[planned.block] ?? '') },
      ]),
    ),
  };

  /** Tells whether options and rows changed places. */
  function partsOf(item: number): string {
    const node = nodes[item]?.node;
    if (node === undefined) return '';
    return [...childrenOf(node, 'options'), ...childrenOf(node, 'rows')].map(({ key }) => key).join();
  }
}

function formOf(planned: PlannedItem, keyOf: (item: number) => Key): string {
  const { item, options, carriedFrom, block, key, isScreener } = planned;
  return JSON.stringify([
    key,
    isScreener,
    // The same question of another block has other step ids, and with them other plausible answers.
    [block, planned.place],
    { ...item, text: null, conditional: null, media: null, embed: null, options: null, rows: null },
    planned.rows.length,
    options.map(({ exclusive, status }) => [exclusive, status]),
    carriedFrom === null ? null : keyOf(carriedFrom),
    ofConditional(planned.conditional, keyOf),
  ]);
}

/** Returns what a conditional says, without wording. */
function ofConditional(conditional: PlannedConditional | null, keyOf: (item: number) => Key): unknown {
  return (
    conditional && [
      conditional.operator,
      conditional.criteria.map((one) =>
        one.type === 'searchParam'
          ? [one.parameter, one.value]
          : [keyOf(one.source), one.mustSelect, one.optionIds, one.rowId],
      ),
    ]
  );
}
