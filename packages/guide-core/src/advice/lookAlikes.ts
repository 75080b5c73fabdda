// Specification, rule 3 and "Conditional and criteria": ids and choices are compared character by character.
import type { Report } from '../findings/finding.ts';
import { onlyAPersonKnows } from '../findings/fix.ts';
import { type Json, isJsonObject } from '../json.ts';
import { type BlockFacts, type GuideIndex, declaredIds } from '../guideIndex/guideIndex.ts';
import type { GuideAdvice, PartAdvice } from './advice.ts';
import { isUnusual, skeleton } from './skeleton.ts';
import { byIdentity } from '../remember.ts';

type Params = {
  readonly text: string;
  readonly other: string;
  readonly of: 'id' | 'option' | 'row';
};

/** No two ids of the guide, options or rows of a question may look the same but differ. */
export const lookAlikes: PartAdvice<'lookAlikes', Params> & GuideAdvice<'lookAlikes', Params> = {
  id: 'lookAlikes',
  checkPart(part, kind, report) {
    if (kind !== 'item') return;
    compareTexts(part['options'], 'options', report);
    compareTexts(part['rows'], 'rows', report);
  },
  checkGuide({ index }, report) {
    if (!hasUnusualId(index)) return;
    const seen = new Map<string, string>();
    for (const { id, path } of declaredIds(index))
      compare(seen, id, (other) => report(path, { text: id, other, of: 'id' }));
  },
  // The program cannot know which of the two is right.
  fix: onlyAPersonKnows,
};

function compareTexts(list: Json | undefined, name: 'options' | 'rows', report: Report<Params>): void {
  if (!Array.isArray(list)) return;
  const texts = list.map((entry: Json) => (isJsonObject(entry) ? entry['text'] : undefined));
  if (!texts.some((text) => typeof text === 'string' && isUnusual(text))) return;
  const seen = new Map<string, string>();
  for (const [position, text] of texts.entries()) {
    if (typeof text !== 'string') continue;
    const of = name === 'options' ? 'option' : 'row';
    compare(seen, text, (other) => report([name, position, 'text'], { text, other, of }));
  }
}

// Later texts are compared with the first text of the same appearance.
function compare(seen: Map<string, string>, text: string, report: (other: string) => void): void {
  const appearance = skeleton(text);
  const other = seen.get(appearance);
  if (other === undefined) seen.set(appearance, text);
  else if (other !== text) report(other);
}

const hasUnusual = byIdentity(({ ids }: BlockFacts) => ids.some(isUnusual));

const hasUnusualId = (index: GuideIndex): boolean => index.blocks.some(hasUnusual);
