import { numberText, percentText, signedText, words } from '../../words/index.ts';
import type { BestAndWorst, Rank, Share, Summary } from './summaryOf.ts';

/** One option of a summary, in words. */
export interface SummaryLine {
  readonly text: string;
  /** True for the answers that are none of the options. */
  readonly isOwn?: true;
  readonly value: string;
  /** What the value is made of, as it is written behind it; '' for nothing. */
  readonly detail: string;
  /** How long its bar is, from 0 to 1; below 0 it goes the other way. */
  readonly length: number;
}

export const hasOwn = (summary: Summary): boolean => summary.kind === 'shares' && summary.own.count > 0;

/**
 * The options of a summary in the order of the guide; none where there are no options. Answers in own words are the last line,
 * where there are any, so that a single choice adds up to its base.
 */
export function linesOf(summary: Summary, withOwn = hasOwn(summary)): readonly SummaryLine[] {
  switch (summary.kind) {
    case 'shares': {
      const own = { ...shareLine({ text: words.answers.ownWords, ...summary.own }), isOwn: true } as const;
      return [...summary.shares.map(shareLine), ...(withOwn ? [own] : [])];
    }
    case 'ranks':
      return summary.ranks.map((rank) => rankLine(rank, summary.ranks.length));
    case 'best':
      return summary.options.map((option) => bestLine(option, summary.screens));
    default:
      return [];
  }
}

/** The same, what comes first at the top: where an order was asked for, or the best. */
export function sortedLinesOf(summary: Summary): readonly SummaryLine[] {
  const lines = linesOf(summary);
  return summary.kind === 'shares' ? lines : lines.toSorted((one, other) => other.length - one.length);
}

function shareLine({ text, count, share }: Share): SummaryLine {
  return { text, value: percentText(share), detail: `(${numberText(count)})`, length: share };
}

function rankLine({ text, mean, first, base }: Rank, options: number): SummaryLine {
  if (mean === null) return { text, value: '–', detail: '', length: 0 };
  return {
    text,
    value: words.answers.rank(numberText(mean)),
    detail: `· ${words.answers.first(percentText(first / base), numberText(first))}`,
    length: (options - mean + 1) / options,
  };
}

function bestLine({ text, best, worst }: BestAndWorst, screens: number): SummaryLine {
  return {
    text,
    value: signedText(best - worst),
    detail: `· ${words.answers.best(best, worst)}`,
    length: (best - worst) / Math.max(1, screens),
  };
}
