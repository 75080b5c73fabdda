import '../i18n/later.ts';
import { numberText, percentText, signedText, words } from '../i18n/index.ts';
import type { BestAndWorst, Rank, Share, Summary } from './summaryOf.ts';

/** One option of a summary, in words. */
export interface SummaryLine {
  readonly text: string;
  /** True for answers that are not among the options. */
  readonly isOwn?: true;
  readonly value: string;
  /** What the value consists of, shown after it; '' for nothing. */
  readonly detail: string;
  /** The length of its bar, from 0 to 1; negative in the other direction. */
  readonly length: number;
}

/** Returns true if participants wrote answers of their own. */
export const hasOwn = (summary: Summary): boolean => summary.kind === 'shares' && summary.own.count > 0;

/**
 * Returns the options of a summary in guide order, or none if it has no options. Own answers, if any, are the last
 * line, so that single choices add up to their base.
 */
export function linesOf(summary: Summary, withOwn = hasOwn(summary)): readonly SummaryLine[] {
  switch (summary.kind) {
    case 'shares': {
      const own = { ...shareLine({ text: words.answers.ownWords, ...summary.own }), isOwn: true } as const;
      return [...summary.shares.map(shareLine), ...(withOwn ? [own] : [])];
    }
    case 'ranks':
      return summary.ranks.map((rank) => rankLine(rank, summary.ranks.length, summary.base));
    case 'best':
      return summary.options.map((option) => bestLine(option, summary.showings));
    default:
      return [];
  }
}

/** Returns the same lines, best first, for rankings and best-worst questions. */
export function sortedLinesOf(summary: Summary): readonly SummaryLine[] {
  const lines = linesOf(summary);
  return summary.kind === 'shares' ? lines : lines.toSorted((one, other) => other.length - one.length);
}

function shareLine({ text, count, share }: Share): SummaryLine {
  return { text, value: percentText(share), detail: `(${numberText(count)})`, length: share };
}

function rankLine({ text, mean, first, base }: Rank, options: number, everyone: number): SummaryLine {
  if (mean === null) return { text, value: '–', detail: '', length: 0 };
  return {
    text,
    value: words.answers.rank(numberText(mean)),
    detail: `· ${words.answers.first(percentText(first / base), numberText(first), base === everyone ? null : numberText(base))}`,
    length: (options - mean + 1) / options,
  };
}

function bestLine({ text, best, worst }: BestAndWorst, showings: number): SummaryLine {
  return {
    text,
    value: signedText(best - worst),
    detail: `· ${words.answers.best(best, worst)}`,
    length: Math.max(-1, Math.min(1, (best - worst) / Math.max(1, showings))),
  };
}
