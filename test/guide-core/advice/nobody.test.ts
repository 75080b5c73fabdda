import type { Json } from '@guide-studio/guide-core';
import { advise } from '@guide-studio/guide-core';
import { type Guide, createSession, parametersOf, visibility, waysToShow } from '@guide-studio/interview-engine';
import { expect, test } from 'vitest';
import { createViewer } from '../../../packages/guide-core/src/advice/guideView.ts';
import { createIndexer } from '../../../packages/guide-core/src/guideIndex/guideIndex.ts';
import { uncached } from '../../../packages/guide-core/src/remember.ts';
import type { Draft } from '../../generate/guide.ts';
import { type Random, createRandom } from '../../generate/random.ts';
import { conduct } from '../../interview-engine/conduct.ts';
import { variedGuide } from '../../interview-engine/guides.ts';
import { sized } from '../../size.ts';

const seeds = Array.from({ length: sized(1, 12, 12) }, (_, at) => 7100 + at);
const guidesPerSeed = 60;
const interviewsPerGuide = 12;

/** Adds conditions that ask for more of the same question, which the generator never does. */
function tighten(random: Random, guide: Guide): void {
  for (const holder of holdersOf(guide)) {
    const { conditional } = holder as { readonly conditional?: { operator: string; criteria: Draft[] } };
    const [first] = conditional?.criteria ?? [];
    if (conditional === undefined || first?.['type'] !== 'selectedTemplateOptions' || !random.chance(0.4)) continue;
    const source = guide.studyGuide.flatMap(({ items }) => items).find((one) => one.externalId === first['questionId']);
    const options = source !== undefined && 'options' in source ? (source.options ?? []) : [];
    if (options.length === 0) continue;
    const { externalId, text } = random.pick(options);
    conditional.criteria.push({ ...first, choices: [externalId ?? text] });
    if (random.chance(0.7)) conditional.operator = 'and';
  }
}

/** Returns all parts that can have a conditional. */
function holdersOf(guide: Guide): readonly object[] {
  return guide.studyGuide.flatMap((block) => [...(block.conceptSamplingConfig?.concepts ?? []), ...block.items]);
}

function linkOf(random: Random, guide: Guide): Record<string, string[]> {
  const entries = Array.from(parametersOf(guide), ([name, values]): [string, string[]] => [
    name,
    values.filter(() => random.chance(0.7)),
  ]);
  return Object.fromEntries(entries);
}

test.each(seeds)('what advice says nobody is shown, no interview shows and no way leads to (seed %i)', (seed) => {
  const random = createRandom(seed);
  let said = 0;
  for (let made = 0; made < guidesPerSeed; made += 1) {
    const guide = variedGuide(random, { blocks: random.int(2, 4), itemsPerBlock: random.int(2, 6) });
    tighten(random, guide);
    const nobody = shownToNobody(guide);
    if (nobody.size === 0) continue;
    expect(advise(guide as Json).map(({ code }) => code)).toSatisfy((codes: readonly string[]) =>
      codes.some((code) => telling.has(code)),
    );
    const isForNobody = ({ block, place, concept }: { block: number; place: number; concept: number | null }) => {
      const { items, conceptSamplingConfig } = guide.studyGuide[block] ?? { items: [] };
      const gated = concept === null ? undefined : conceptSamplingConfig?.concepts[concept];
      return nobody.has(items[place]) || nobody.has(gated);
    };
    for (let run = 0; run < interviewsPerGuide; run += 1) {
      const start = { seed: `${seed} ${made} ${run}`, urlParams: linkOf(random, guide) };
      const { session } = conduct(guide, random, start);
      const shown = visibility(guide, session).filter(({ state }) => state === 'shown');
      expect(shown.filter(isForNobody)).toEqual([]);
    }
    const session = createSession({ seed: 'seed', urlParams: {} });
    for (const { item, block, place, concept } of visibility(guide, session)) {
      if (!isForNobody({ block, place, concept })) continue;
      said += 1;
      expect(waysToShow(guide, session, { item, concept }).kind).toBe('none');
    }
  }
  expect(said).toBeGreaterThan(10);
});

/** Advice that a part is never shown. Of the parts that depend on it, only the first is named. */
const telling = new Set([
  'unknownChoice',
  'unknownMatrixRow',
  'contradictingCriteria',
  'singleAnswerContradiction',
  'needsRejectedOption',
  'screenerRejectsAll',
  'neverShown',
  'conceptForNobody',
]);

function shownToNobody(guide: Guide): ReadonlySet<unknown> {
  const { deadEnds } = createViewer()(createIndexer(uncached)(guide));
  return new Set([...deadEnds.neverShown].map(({ holder }) => holder));
}
