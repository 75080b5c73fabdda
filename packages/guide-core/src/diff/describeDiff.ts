import type { MessageLanguage } from '../messageLanguage.ts';
import type { Change, Diff, Impact } from './change.ts';
import { impacts } from './change.ts';
import { changeWords } from './messages.ts';
import type { Mark } from './speech.ts';

/** The changes of one block, or of the study itself. */
export interface ChangeGroup {
  /** The title of the block; null for the study itself. */
  readonly title: string | null;
  /** True for a block that exists only in the old guide. */
  readonly isRemoved: boolean;
  /** At least one, in the order of the diff. */
  readonly changes: readonly Change[];
}

/** Returns the changes grouped by block, in the order of the new guide. */
export function byBlock({ changes }: Diff): readonly ChangeGroup[] {
  const groups = new Map<string, { title: string | null; isRemoved: boolean; changes: Change[] }>();
  for (const change of changes) {
    const { block } = change;
    const key = block === null ? '' : `${block.a ?? ''}/${block.b ?? ''}`;
    const group = groups.get(key);
    if (group) group.changes.push(change);
    else groups.set(key, { title: block?.title ?? null, isRemoved: block?.b === null, changes: [change] });
  }
  return [...groups.values()];
}

/** Returns the number of changes of each impact; 0 for those without any. */
export function countByImpact({ changes }: Diff): Readonly<Record<Impact, number>> {
  const counts = { comparability: 0, sample: 0, logic: 0, order: 0, wording: 0, form: 0 };
  for (const { impact } of changes) counts[impact] += 1;
  return counts;
}

/** Marks words for Markdown: emphasised, with Markdown and HTML characters escaped. */
export const emphasisMark: Mark = (words) => (words === '' ? '“”' : `*${escapedMarkdown(words)}*`);

/** Returns words with Markdown and HTML characters escaped. */
export function escapedMarkdown(words: string): string {
  return words.replaceAll(/[\\`*_[\]<>#|~&]/gu, (sign) => `\\${sign}`);
}

/**
 * Returns a change as a sentence.
 *
 * @param language English by default.
 * @param mark Marks the quoted words. By default they are in quotation marks.
 */
export function describeChange(change: Change, language: MessageLanguage = 'en', mark?: Mark): string {
  const { sentences, quote } = changeWords[language];
  return sentences[change.code](change, mark ?? quote);
}

/**
 * Returns the number of changes in total and per impact, or that there are none.
 *
 * @param language English by default.
 */
export function describeCounts(diff: Diff, language: MessageLanguage = 'en'): string {
  const words = changeWords[language];
  if (diff.changes.length === 0) return words.same;
  const counts = countByImpact(diff);
  const parts = impacts.flatMap((impact) => (counts[impact] > 0 ? [`${counts[impact]} ${words.impacts[impact]}`] : []));
  return `${words.summary(diff.changes.length)}: ${parts.join(', ')}`;
}

/**
 * Returns the whole diff as text, grouped by block, each sentence with its impact. The first line counts the changes.
 *
 * @param format Plain text by default.
 * @param language English by default.
 * @example
 * ```ts
 * import { describeDiff, diffGuides } from '@guide-studio/guide-core/diff';
 *
 * const before = {
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you cook?' }] }],
 * };
 * const after = { ...before, title: 'Cooking', studyGoal: 'Learn what people cook.' };
 * const [counts, , , first] = describeDiff(diffGuides(before, after)).split('\n');
 * console.log(counts); // 2 changes: 2 wording
 * console.log(first?.trim()); // [wording] The study is now called “Cooking” instead of “Home cooking”.
 * ```
 */
export function describeDiff(
  diff: Diff,
  format: 'text' | 'markdown' = 'text',
  language: MessageLanguage = 'en',
): string {
  const words = changeWords[language];
  const isMarkdown = format === 'markdown';
  const mark = isMarkdown ? emphasisMark : words.quote;
  const lines = [describeCounts(diff, language)];
  for (const { title, isRemoved, changes } of byBlock(diff)) {
    const named = title?.replaceAll(/\s+/gu, ' ') ?? null;
    const heading = named === null ? words.study : isRemoved ? words.removedBlock(named) : words.blockTitle(named);
    lines.push('', isMarkdown ? `## ${escapedMarkdown(heading)}` : heading, ...(isMarkdown ? [''] : []));
    for (const change of changes) {
      const sentence = describeChange(change, language, mark);
      lines.push(
        isMarkdown
          ? `- ${sentence} (${words.impacts[change.impact]})`
          : `  [${words.impacts[change.impact]}] ${sentence}`,
      );
    }
  }
  return lines.join('\n');
}
