import { fromWire, type GuideTest, type JsonObject, placeTest, renamed, toWire } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import { explore } from '@guide-studio/interview-engine/paths';
import { generatedTests, runGuideTest, tellTest, type TestResult } from '@guide-studio/interview-engine/tests';
import { describe, expect, test } from 'vitest';
import { report, sized } from '../../faults/size.ts';
import { edits, everyKind } from '../../generate/editSequence.ts';
import { createRandom } from '../../generate/random.ts';
import { createEditorState } from '@guide-studio/guide-core';
import { smallGuide } from '../paths/smallGuide.ts';

const seeds = [20261221, 20261222];
const sequencesPerSeed = sized(60, 1000);
const editsPerSequence = 12;
const mostTests = 4;

/** Everything that a test says about a guide, in terms that do not depend on names. */
const verdictOf = ({ state, differences, session }: TestResult) => JSON.stringify([state, differences, session]);

describe('guide tests after edits', () => {
  test.each(seeds)('say what they say from scratch, and keep to what was renamed (seed %i)', (seed) => {
    const random = createRandom(seed);
    const figures = { sequences: 0, edits: 0, verdicts: 0, passed: 0, failed: 0, outdated: 0, renames: 0 };
    for (let at = 0; at < sequencesPerSeed; at += 1) {
      const guide = smallGuide(random);
      const wire = guide as unknown as JsonObject;
      // Versions share the keys of this document.
      const { doc } = createEditorState(wire);
      const tests = generatedTests(guide, doc, explore(guide))
        .slice(0, mostTests)
        .map((unnamed, number): GuideTest => ({ name: `Persona ${number + 1}`, ...unnamed }));
      const placed = tests.map((one) => placeTest(doc, one));
      let before = placed.map((one) => runGuideTest(guide, doc, one).state);
      const failing = placed.flatMap((one) => {
        const result = runGuideTest(guide, doc, one);
        return result.state === 'passed' ? [] : [[tellTest(doc, result), one.test, guide.studyGuide]];
      });
      expect(JSON.stringify(failing)).toBe('[]');
      for (const { name, state } of edits(random, wire, editsPerSequence, 'x', everyKind)) {
        const now = toWire(state.doc) as unknown as Guide;
        const results = placed.map((one) => runGuideTest(now, state.doc, one));
        const scratch = placed.map((one) => {
          const written = JSON.parse(JSON.stringify(renamed(state.doc, one).test)) as GuideTest;
          const read = fromWire(now);
          return runGuideTest(now, read, placeTest(read, written));
        });
        const context = `after ${name} in sequence ${at}`;
        expect(results.map(verdictOf), context).toEqual(scratch.map(verdictOf));
        if (name === 'reword' || name === 'rewordAnswer' || name === 'rename') {
          figures.renames += 1;
          expect(
            results.map((one) => one.state),
            context,
          ).toEqual(before);
        }
        before = results.map((one) => one.state);
        figures.edits += 1;
        figures.verdicts += results.length;
        for (const one of results) figures[one.state] += 1;
      }
      figures.sequences += 1;
    }
    report('guide tests: after edits', { seed, ...figures });
    for (const state of ['passed', 'failed', 'outdated'] as const) expect(figures[state]).toBeGreaterThan(0);
  });

  test('undo restores what a test names', () => {
    const guide = smallGuide(createRandom(seeds[0] ?? 0));
    const wire = guide as unknown as JsonObject;
    const { doc } = createEditorState(wire);
    const [first] = generatedTests(guide, doc, explore(guide));
    const placed = placeTest(doc, { name: 'Persona 1', ...first! });
    const [removed, restored] = [...edits(createRandom(1), wire, 40, 'x', ['remove', 'undo'])];
    expect([removed?.name, restored?.name]).toEqual(['remove', 'undo']);
    expect(renamed(restored!.state.doc, placed)).toEqual(placed);
  });
});
