import type { Passage, Span } from '@guide-studio/analysis';
import type { Mark } from '@guide-studio/guide-core/reading';
import { hashOfText } from '../../browser/hashOfText.ts';

/** What a mark says of words. */
export type Meaning = Pick<Mark, 'code' | 'star' | 'note'>;

/** Returns a mark on words of a text. */
export async function newMark({ response, answer, turn, text }: Passage, span: Span, meaning: Meaning): Promise<Mark> {
  const sha256 = await hashOfText(text);
  const at = new Date().toISOString();
  return { id: crypto.randomUUID(), response, answer, turn, ...span, sha256, ...meaning, at };
}
