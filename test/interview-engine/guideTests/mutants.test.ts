import { CreateStudyRequest } from '@guide-studio/guide-core';
import { fromWire } from '@guide-studio/guide-core/edit';
import { placeTest } from '@guide-studio/guide-core/tests';
import type { Guide } from '@guide-studio/interview-engine';
import { explore } from '@guide-studio/interview-engine/paths';
import { generatedTests, runGuideTest } from '@guide-studio/interview-engine/tests';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../generate/random.ts';
import { realGuides, realGuidesPresent, whyNoRealGuides } from '../../realGuides.ts';
import { report, sized } from '../../size.ts';
import { smallGuide } from '../paths/smallGuide.ts';
import { changesBehaviour } from './changesBehaviour.ts';
import { mutantKinds, type MutantMaker, mutantsOf } from './mutantsOf.ts';

const seed = 20261201;

/** How many mutants that change behaviour there are, and how many the generated tests catch, by kind. */
type Caught = Map<string, { all: number; caught: number }>;

/** Of so many mutants of one kind and guide, one in every few is tried. */
const mostOfKind = sized(5, 40, 1000);

function tried(mutants: readonly MutantMaker[]): readonly MutantMaker[] {
  return mutantKinds.flatMap((kind) => {
    const of = mutants.filter((one) => one.kind === kind);
    const step = Math.max(1, of.length / mostOfKind);
    return Array.from({ length: Math.min(of.length, mostOfKind) }, (_, at) => of[Math.floor(at * step)] as MutantMaker);
  });
}

function catchMutants(guide: Guide, found: Caught): void {
  const tests = generatedTests({ guide, doc: fromWire(guide) }, explore(guide));
  for (const { make } of tried(mutantsOf(guide))) {
    const mutant = make();
    if (mutant === null || changesBehaviour(guide, mutant) !== true) continue;
    const doc = fromWire(mutant.guide);
    const isCaught = tests.some((one) => runGuideTest(mutant.guide, doc, placeTest(doc, one)).state !== 'passed');
    const known = found.get(mutant.kind) ?? { all: 0, caught: 0 };
    found.set(mutant.kind, { all: known.all + 1, caught: known.caught + Number(isCaught) });
  }
}

function expectCaught(name: string, found: Caught): void {
  const shares = [...found].map(([kind, { all, caught }]) => [
    kind,
    `${caught} of ${all}`,
    Math.round((1000 * caught) / all) / 10,
  ]);
  report('guide tests: mutants', { name, shares });
  const sum = [...found.values()].reduce((whole, one) => ({
    all: whole.all + one.all,
    caught: whole.caught + one.caught,
  }));
  expect(sum.caught / sum.all, JSON.stringify(shares)).toBeGreaterThanOrEqual(0.95);
  // A share of a few says nothing.
  for (const [kind, { all, caught }] of found)
    if (all >= 20) expect(caught / all, `${kind}: ${JSON.stringify(shares)}`).toBeGreaterThanOrEqual(0.9);
}

describe('generated tests catch mistakes that change what participants see: 95 of 100, and 90 of 100 of each kind', () => {
  test(`in random guides (seed ${seed})`, () => {
    const random = createRandom(seed);
    const found: Caught = new Map();
    for (let at = 0; at < sized(8, 100, 1000); at += 1) catchMutants(smallGuide(random), found);
    expectCaught('random', found);
  });

  test.runIf(realGuidesPresent)(`in real guides${whyNoRealGuides}`, () => {
    const found: Caught = new Map();
    for (const [, guide] of realGuides()) catchMutants(CreateStudyRequest.parse(guide), found);
    expectCaught('real', found);
  });
});
