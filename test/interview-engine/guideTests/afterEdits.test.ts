import type { JsonObject } from '@guide-studio/guide-core';
import {
  createEditorState,
  type EditorState,
  fromWire,
  type GuideDocument,
  toWire,
  undo,
  walk,
} from '@guide-studio/guide-core/edit';
import { renamed } from '@guide-studio/guide-core/internal';
import { type GuideTest, type PlacedTest, placeTest } from '@guide-studio/guide-core/tests';
import type { Guide } from '@guide-studio/interview-engine';
import { explore } from '@guide-studio/interview-engine/paths';
import { interviewOfTest } from '@guide-studio/interview-engine/internal';
import {
  generatedTests,
  runGuideTest,
  type TestedGuide,
  testGuide,
  type TestResult,
} from '@guide-studio/interview-engine/tests';
import { describe, expect, test } from 'vitest';
import { report, sized } from '../../size.ts';
import { edits, everyKind } from '../../generate/editSequence.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { smallGuide } from '../paths/smallGuide.ts';

const seeds = [20261221, 20261222];
const sequencesPerSeed = sized(10, 40, 1000);
const editsPerSequence = 12;
const mostTests = 4;

/** What a test says about a guide, in terms that do not depend on names. */
const verdictOf = ({ state, differences, lost }: TestResult) => JSON.stringify([state, differences, lost.length]);

/** Tests of every kind of expectation: personas that expect everything, and parts of that. */
function testsOf(random: Random, guide: Guide, doc: GuideDocument): readonly GuideTest[] {
  return generatedTests({ guide, doc }, explore(guide))
    .slice(0, mostTests)
    .map((generated, number): GuideTest => {
      const { exactly = [], outcome } = generated.expect;
      if (number % 2 === 0 || exactly.length === 0) return generated;
      const shown = [random.pick(exactly)];
      return { ...generated, expect: { ...(outcome && { outcome }), shown, inOrder: exactly.slice(0, 2) } };
    });
}

/** The tests as they are written into the file beside this version. */
const writtenFor = (doc: GuideDocument, placed: readonly PlacedTest[]): string =>
  JSON.stringify(placed.map((one) => renamed(doc, one).test));

/** Returns true if the guide has every part that the test names. The name of a part that is gone means what it says. */
function isWhole(doc: GuideDocument, placed: PlacedTest): boolean {
  const keysOf = ({ parts: { question, concept, option, row } }: PlacedTest) =>
    [question, concept, ...option.values(), ...row.values()].flatMap((keys) => [...keys.values()]);
  return JSON.stringify(keysOf(renamed(doc, placed))) === JSON.stringify(keysOf(placed));
}

/** The same for the same content with the same keys. */
const versionOf = (doc: GuideDocument): string => JSON.stringify([toWire(doc), walk(doc.root).map(({ key }) => key)]);

function start(state: EditorState): EditorState {
  for (let now = state; ; ) {
    const before = undo(now);
    if (before === null || before === now) return now;
    now = before;
  }
}

describe('guide tests after edits', () => {
  test.each(seeds)('say what they say from scratch, follow renames, and are restored by undo (seed %i)', (seed) => {
    const random = createRandom(seed);
    const figures = { sequences: 0, edits: 0, kept: 0, passed: 0, failed: 0, outdated: 0, renames: 0, undos: 0 };
    for (let at = 0; at < sequencesPerSeed; at += 1) {
      const guide = smallGuide(random);
      const wire = guide as unknown as JsonObject;
      // Versions share the keys of this document.
      const { doc } = createEditorState(wire);
      const placed = testsOf(random, guide, doc).map((one) => placeTest(doc, one));
      let before: TestedGuide = testGuide({ guide, doc }, placed);
      expect(
        before.tests.map(({ result }) => result.state),
        `sequence ${at}`,
      ).toEqual(placed.map(() => 'passed'));
      const written = new Map([[versionOf(doc), writtenFor(doc, placed)]]);
      let last: EditorState | null = null;
      for (const { name, state } of edits(random, wire, editsPerSequence, 'x', everyKind)) {
        const context = `after ${name} in sequence ${at}`;
        const now = toWire(state.doc) as unknown as Guide;
        const tested = testGuide({ guide: now, doc: state.doc }, placed, before);
        const results = tested.tests.map(({ result }) => result);
        const inFile = writtenFor(state.doc, placed);
        const read = fromWire(now);
        const scratch = (JSON.parse(inFile) as GuideTest[]).map((one) => placeTest(read, one));
        expect(results.map(verdictOf), context).toEqual(scratch.map((one) => verdictOf(runGuideTest(now, read, one))));
        expect(
          placed.map((one) => interviewOfTest(now, state.doc, one)),
          context,
        ).toEqual(scratch.map((one) => interviewOfTest(now, read, one)));
        if (name === 'reword' || name === 'rewordAnswer' || name === 'rename') {
          figures.renames += 1;
          const followed = placed.map((one) => isWhole(state.doc, one));
          const states = (all: readonly TestResult[]) =>
            all.map((one) => one.state).filter((_, index) => followed[index]);
          expect(states(results), context).toEqual(states(before.tests.map(({ result }) => result)));
        }
        // The same version has the same tests, however it was reached.
        const version = versionOf(state.doc);
        if (written.has(version)) figures.undos += 1;
        expect(written.get(version) ?? inFile, context).toBe(inFile);
        written.set(version, inFile);
        figures.kept += results.filter((one, index) => one === before.tests[index]?.result).length;
        before = tested;
        figures.edits += 1;
        for (const one of results) figures[one.state] += 1;
        last = state;
      }
      if (last !== null) {
        const first = start(last).doc;
        expect(toWire(first)).toEqual(wire);
        expect(writtenFor(first, placed), `all undone in sequence ${at}`).toBe(written.get(versionOf(doc)));
      }
      figures.sequences += 1;
    }
    report('guide tests: after edits', { seed, ...figures });
    for (const state of ['passed', 'failed', 'outdated', 'kept', 'renames', 'undos'] as const) {
      expect(figures[state], state).toBeGreaterThan(0);
    }
  });
});
