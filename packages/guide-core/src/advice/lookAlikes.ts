// Specification, rule 3 and "Conditional and criteria": ids and choices are compared character by character.
import { type Json, isJsonObject } from '../json.ts';
import { type BlockFacts, type GuideIndex, declaredIds } from '../validate/guideIndex.ts';
import type { Advise, GuideAdvice, PartAdvice } from './advice.ts';
import { isUnusual, skeleton } from './skeleton.ts';

/** No two ids of the guide may look the same but differ. */
export const lookAlikeIds: GuideAdvice<'lookAlikes'> = {
  id: 'lookAlikes',
  check({ index }, advise) {
    if (!hasUnusualId(index)) return;
    const seen = new Map<string, string>();
    for (const { id, path } of declaredIds(index))
      compare(seen, id, (other) => advise(path, { text: id, other, of: 'id' }));
  },
};

/** No two options and no two rows of a question may look the same but differ. */
export const lookAlikeChoices: PartAdvice<'lookAlikes'> = {
  id: 'lookAlikes',
  check(part, kind, advise) {
    if (kind !== 'item') return;
    compareTexts(part['options'], 'options', advise);
    compareTexts(part['rows'], 'rows', advise);
  },
};

function compareTexts(list: Json | undefined, name: 'options' | 'rows', advise: Advise): void {
  if (!Array.isArray(list)) return;
  const texts = list.map((entry: Json) => (isJsonObject(entry) ? entry['text'] : undefined));
  if (!texts.some((text) => typeof text === 'string' && isUnusual(text))) return;
  const seen = new Map<string, string>();
  for (const [position, text] of texts.entries()) {
    if (typeof text !== 'string') continue;
    const of = name === 'options' ? 'option' : 'row';
    compare(seen, text, (other) => advise([name, position, 'text'], { text, other, of }));
  }
}

// Later texts are compared with the first text of the same appearance.
function compare(seen: Map<string, string>, text: string, report: (other: string) => void): void {
  const appearance = skeleton(text);
  const other = seen.get(appearance);
  if (other === undefined) seen.set(appearance, text);
  else if (other !== text) report(other);
}

const unusual = new WeakMap<BlockFacts, boolean>();

function hasUnusualId(index: GuideIndex): boolean {
  return index.blocks.some((block) => {
    const known = unusual.get(block) ?? block.ids.some(isUnusual);
    unusual.set(block, known);
    return known;
  });
}
