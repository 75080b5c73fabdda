// Specification, "Option": participants tell options apart by their text.
import { type Json, isJsonObject } from '../json.ts';
import type { PartAdvice } from './advice.ts';

/** The options of a question must have different texts. */
export const duplicateOptionTexts: PartAdvice<'duplicateOptionTexts'> = {
  id: 'duplicateOptionTexts',
  check(part, kind, advise) {
    const { options } = part;
    if (kind !== 'item' || !Array.isArray(options)) return;
    const first = new Map<string, number>();
    for (const [position, option] of options.entries()) {
      const text: Json | undefined = isJsonObject(option) ? option['text'] : undefined;
      // Empty texts are reported elsewhere.
      if (typeof text !== 'string' || text === '') continue;
      const earlier = first.get(text);
      if (earlier === undefined) first.set(text, position);
      else advise(['options', position, 'text'], { text, first: earlier });
    }
  },
};
