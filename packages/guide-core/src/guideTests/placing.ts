import { type GuideDocument, type GuideNode, type Key, textField } from '../doc/node.ts';
import type { GuideTest } from './guideTests.ts';
import { mapNames } from './mapNames.ts';
import { type NamedKind, nameForTests, partNamed, type TestReference } from './names.ts';
import { type NameInTest, namesInTest } from './namesInTest.ts';

/** The parts that the names of a test mean, by name. A name that means nothing is absent. */
export interface NamedParts {
  /** By the name that the test uses: externalId, text, or number such as `Q7`. */
  readonly question: ReadonlyMap<string, Key>;
  /** By the name that the test uses: externalId, nickname, or place such as `b3.c1`. */
  readonly concept: ReadonlyMap<string, Key>;
  /** By the name of the question, then by that of the option. */
  readonly option: ReadonlyMap<string, ReadonlyMap<string, Key>>;
  /** By the name of the question, then by that of the row. */
  readonly row: ReadonlyMap<string, ReadonlyMap<string, Key>>;
}

/**
 * A guide test with the parts of a guide that its names mean, by their keys. The keys survive edits of the guide, so a
 * part that is renamed, moved or restored can still be found.
 */
export interface PlacedTest {
  /** With the names that its parts had when it was placed. */
  readonly test: GuideTest;
  /** An unresolved name is absent. */
  readonly parts: NamedParts;
}

/** A name in a test that means nothing in the guide. */
export interface LostName {
  /** What it should mean. */
  readonly kind: NamedKind;
  /** As the test has it. */
  readonly name: string;
  /** The name of its question, for an option or row. */
  readonly question: string | null;
}

/** Returns the part that a name in a test means, or undefined. `question`: the name of the question of an option or row. */
export function keyOfName(parts: NamedParts, kind: NamedKind, name: string, question: string | null): Key | undefined {
  return kind === 'question' || kind === 'concept' ? parts[kind].get(name) : parts[kind].get(question ?? '')?.get(name);
}

/**
 * Finds the parts that a test names. A name that means nothing has no part; {@link lostNames} lists these.
 *
 * @param doc The guide, of the entry `edit`.
 * @example
 * ```ts
 * import { fromWire, locate, textField } from '@guide-studio/guide-core/edit';
 * import { placeTest } from '@guide-studio/guide-core/tests';
 *
 * const doc = fromWire({
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you cook?' }] }],
 * });
 * const { parts } = placeTest(doc, { name: 'All are asked', expect: { shown: ['Q1', 'Q2'] } });
 * const node = locate(doc, parts.question.get('Q1') ?? '')?.node;
 * console.log(node && textField(node, 'text'), parts.question.has('Q2')); // What did you cook? false
 * ```
 */
export function placeTest(doc: GuideDocument, test: GuideTest): PlacedTest {
  return { test, parts: rewritten(doc, { test, parts: partsFrom().parts }).parts };
}

/**
 * Returns a test with names that mean its parts in the guide now; the same test if all of its names do. A name that
 * still means its part stays as it was written. If the part is gone, the name means what it says, if anything.
 */
export function renamed(doc: GuideDocument, placed: PlacedTest): PlacedTest {
  const isSame = everyName(doc, placed.test, ({ kind, name, question }, of) => {
    return partNamed(doc, kind, name, of)?.key === keyOfName(placed.parts, kind, name, question);
  });
  return isSame ? placed : rewritten(doc, placed);
}

function rewritten(doc: GuideDocument, { test, parts }: PlacedTest): PlacedTest {
  const now = partsFrom();
  /** `question`: the name of the question of an option or row; `questionNow`: what that became. */
  const visit = (reference: TestReference, question: string | null, questionNow: string | null) => {
    const { kind, name, of } = reference;
    const named = partNamed(doc, kind, name, of);
    const before = keyOfName(parts, kind, name, question);
    const nameNow = before === undefined || before === named?.key ? null : nameForTests(doc, kind, before, of);
    if (nameNow === null || before === undefined) {
      if (named !== null) now.add(kind, name, questionNow, named.key);
      return { name, part: named };
    }
    now.add(kind, nameNow, questionNow, before);
    return { name: nameNow, part: partNamed(doc, kind, nameNow, of) };
  };
  const next = mapNames(test, {
    concept: (name) => visit({ kind: 'concept', name, of: null }, null, null).name,
    question(givenName) {
      const { name, part: of } = visit({ kind: 'question', name: givenName, of: null }, null, null);
      return {
        name,
        option: (option, isAnswer) =>
          isAnswer && isOpen(of) ? option : visit({ kind: 'option', name: option, of }, givenName, name).name,
        row: (row) => (isOpen(of) ? row : visit({ kind: 'row', name: row, of }, givenName, name).name),
      };
    },
  });
  return { test: next, parts: now.parts };
}

/** The answer to an open question is a text, and names nothing. */
function isOpen(question: GuideNode | null): boolean {
  return question !== null && textField(question, 'type') === 'open_ended';
}

function partsFrom() {
  const parts = {
    question: new Map<string, Key>(),
    concept: new Map<string, Key>(),
    option: new Map<string, Map<string, Key>>(),
    row: new Map<string, Map<string, Key>>(),
  };
  const add = (kind: NamedKind, name: string, question: string | null, key: Key): void => {
    if (kind === 'question' || kind === 'concept') return void parts[kind].set(name, key);
    const inside = parts[kind].get(question ?? '') ?? new Map<string, Key>();
    parts[kind].set(question ?? '', inside.set(name, key));
  };
  return { parts, add };
}

/**
 * Returns the names in a test that mean nothing in the guide; empty if all do. Of an unknown question, its options and
 * rows are not listed.
 *
 * @param doc The guide, of the entry `edit`.
 */
export function lostNames(doc: GuideDocument, test: GuideTest): readonly (LostName & TestReference)[] {
  const lost: (LostName & TestReference)[] = [];
  everyName(doc, test, ({ kind, name, question }, of) => {
    if (partNamed(doc, kind, name, of) !== null) return true;
    // What an unknown question has is unknown, too.
    const isOfLost = (kind === 'option' || kind === 'row') && of === null;
    const isOwn = kind === 'option' && ownOption.test(name);
    if (isOfLost || isOwn) return true;
    if (lost.some((one) => one.kind === kind && one.name === name && one.question === question)) return true;
    lost.push({ kind, name, of, question });
    return true;
  });
  return lost;
}

/** The name of an option that the participant added to the question from which it is carried. */
const ownOption = /^own[1-9]\d*(?:-c[1-9]\d*)?$/u;

/** Visits every name in a test once, until `visit` returns false; returns whether it never did. `of`: as it is in the guide. */
function everyName(
  doc: GuideDocument,
  test: GuideTest,
  visit: (name: NameInTest, of: GuideNode | null) => boolean,
): boolean {
  let question: string | null = null;
  let of: GuideNode | null = null;
  for (const each of namesInTest(test)) {
    if (each.question !== question) {
      ({ question } = each);
      of = question === null ? null : partNamed(doc, 'question', question, null);
    }
    if (!(each.isAnswer && isOpen(of)) && !visit(each, of)) return false;
  }
  return true;
}
