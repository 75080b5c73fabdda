import { keyOfPlace, type Mark } from '@guide-studio/guide-core/reading';
import { pointsIn } from '../text/span.ts';
import type { Passage } from './passage.ts';

/** A mark of a coder. */
export interface CodersMark {
  readonly coder: string;
  readonly mark: Mark;
}

/** A mark that fits the text that it was made in. */
export interface PlacedMark extends CodersMark {
  readonly passage: Passage;
}

/** A mark that does not. It stays in its file. */
export interface LostMark extends CodersMark {
  /**
   * `responseGone`: the study does not list the response any more. `textGone`: the response has no such text. `changed`: the
   * text is another one by now.
   */
  readonly why: 'responseGone' | 'textGone' | 'changed';
}

/** Marks at their texts, and those without one. */
export interface PlacedMarks {
  /** By the key of the text, in the order of their places. */
  readonly byText: ReadonlyMap<string, readonly PlacedMark[]>;
  readonly lost: readonly LostMark[];
}

/**
 * Puts marks at the texts that they were made in. Only the texts that have marks are hashed.
 *
 * @param hashOf SHA-256 of a text as UTF-8, in hexadecimal digits.
 * @param responses The ids of the responses of the study. Null if not all were read: then none counts as gone.
 */
export async function placeMarks(
  marks: readonly CodersMark[],
  passages: ReadonlyMap<string, Passage>,
  hashOf: (text: string) => Promise<string>,
  responses: ReadonlySet<string> | null,
): Promise<PlacedMarks> {
  const byText = new Map<string, PlacedMark[]>();
  const lost: LostMark[] = [];
  const hashes = new Map<string, string>();
  for (const one of marks) {
    const key = keyOfPlace(one.mark);
    const passage = passages.get(key);
    if (passage === undefined) {
      const isGone = responses !== null && !responses.has(one.mark.response);
      lost.push({ ...one, why: isGone ? 'responseGone' : 'textGone' });
      continue;
    }
    const hash = hashes.get(key) ?? (await hashOf(passage.text));
    hashes.set(key, hash);
    if (hash !== one.mark.sha256 || one.mark.end > pointsIn(passage.text)) {
      lost.push({ ...one, why: 'changed' });
      continue;
    }
    const there = byText.get(key) ?? [];
    there.push({ ...one, passage });
    byText.set(key, there);
  }
  for (const there of byText.values()) {
    there.sort((one, other) => one.mark.start - other.mark.start || other.mark.end - one.mark.end);
  }
  return { byText, lost };
}
