import type { Json } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import { type Draft, randomGuide } from '../generate/guide.ts';
import type { Random } from '../generate/random.ts';
import { concept, conceptBlock, link, screening, which } from '../guideParts.ts';

/** A screener with one question: adults pass, children do not. */
export const ageScreener = screening(which('age', { Adult: 'approve', Child: 'reject' }));

/** Returns a block that shows some of the concepts A and B, with a question about each. */
export function conceptsAB(subsampleCount: number, item: object) {
  return conceptBlock('Ideas', { subsampleCount, concepts: [concept('A'), concept('B')] }, item);
}

/** Returns a generated guide with everything that affects an interview, including own options and partial draws. */
export function variedGuide(random: Random, size: { readonly blocks: number; readonly itemsPerBlock: number }): Guide {
  const guide = randomGuide(random, size);
  for (const block of guide['studyGuide'] as Draft[]) {
    const sampling = block['conceptSamplingConfig'] as Draft | undefined;
    if (sampling !== undefined && random.chance(0.5)) sampling['subsampleCount'] = random.int(1, 4);
    for (const item of block['items'] as Draft[]) vary(random, item);
  }
  // The generator's own tests show that its guides are valid; tests that need a parsed guide parse it.
  return guide as Guide;
}

function vary(random: Random, item: Draft): void {
  if (item['type'] === 'ranking' && random.chance(0.3)) item['randomizeOptionOrder'] = true;
  if (item['type'] !== 'multiple_choice') return;
  if (random.chance(0.3)) item['allowCustomOption'] = true;
  if (random.chance(0.3)) Object.assign(item, { randomizeOptionOrder: true, pinnedFinalOption: random.chance(0.5) });
  if (item['multiSelect'] === true && random.chance(0.3)) Object.assign(item, { minSelect: 2, maxSelect: 6 });
  const conditional = item['conditional'] as Draft | undefined;
  if (conditional === undefined || !random.chance(0.3)) return;
  (conditional['criteria'] as Json[]).push(link('source', 'letter'));
}
