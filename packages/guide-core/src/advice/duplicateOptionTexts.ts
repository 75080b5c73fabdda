// Specification, "Option": participants tell options apart by their text.
import { labelOf } from '../doc/labelOf.ts';
import { type Json, isJsonObject } from '../json.ts';
import type { PartAdvice } from './advice.ts';

type Params = {
  readonly text: string;
  /** Position of the first option with this text. */
  readonly first: number;
};

/** The options of a question must have different texts. */
export const duplicateOptionTexts: PartAdvice<'duplicateOptionTexts', Params> = {
  id: 'duplicateOptionTexts',
  checkPart(part, kind, report) {
    const { options } = part;
    if (kind !== 'item' || !Array.isArray(options)) return;
    const first = new Map<string, number>();
    for (const [position, option] of options.entries()) {
      const text: Json | undefined = isJsonObject(option) ? option['text'] : undefined;
      // Empty texts are reported elsewhere.
      if (typeof text !== 'string' || text === '') continue;
      const earlier = first.get(text);
      if (earlier === undefined) first.set(text, position);
      else report(['options', position, 'text'], { text, first: earlier });
    }
  },
  fix: ({ node, located }) => [
    {
      id: 'removePart',
      params: { kind: 'option', number: (located.place?.index ?? 0) + 1, label: labelOf(node) },
      how: { id: 'node.remove', args: { keys: [node.key] } },
    },
  ],
};
