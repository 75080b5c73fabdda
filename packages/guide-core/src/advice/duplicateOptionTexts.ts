// Specification, "Option": text is what participants tell options apart by.
import { type Json, isJsonObject } from '../json.ts';
import type { PartAdvice } from './advice.ts';

/** The options of one question have different texts. */
export const duplicateOptionTexts: PartAdvice<'duplicateOptionTexts'> = {
  id: 'duplicateOptionTexts',
  check(part, kind, advise) {
    const { options } = part;
    if (kind !== 'item' || !Array.isArray(options)) return;
    const first = new Map<string, number>();
    for (const [position, option] of options.entries()) {
      const text: Json | undefined = isJsonObject(option) ? option['text'] : undefined;
      // What is empty is a problem already.
      if (typeof text !== 'string' || text === '') continue;
      const earlier = first.get(text);
      if (earlier === undefined) first.set(text, position);
      else advise(['options', position, 'text'], { text, first: earlier });
    }
  },
};
