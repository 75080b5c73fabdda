import type { AskedQuestion } from '@guide-studio/interview-engine/answers';
import {
  cellsIn,
  choicesIn,
  placesIn,
  screenSize,
  type Selected,
  selectedIn,
} from '@guide-studio/interview-engine/internal';
import type { Asking, GivenAnswer } from './answersByQuestion.ts';

/** How many of those who answered chose an option. */
export interface Share {
  readonly text: string;
  readonly count: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** The ranks of an option. */
export interface Rank {
  readonly text: string;
  /** The mean rank, from 1; null if it was never ranked. */
  readonly mean: number | null;
  readonly first: number;
  /** How many ranked it: with carried options, not everyone can. */
  readonly base: number;
}

/** How often an option was best, and how often worst. */
export interface BestAndWorst {
  readonly text: string;
  readonly best: number;
  readonly worst: number;
}

/** A row of a matrix: how many chose each column. */
export interface GridRow {
  readonly text: string;
  readonly base: number;
  readonly cells: readonly Share[];
}

/**
 * The answers to one question. `base` is the number of valid answers: everyone who was shown the question and
 * continued. `texts` are the answers in text form. `showings`: how often each option was shown, on average.
 */
export type Summary = { readonly base: number; readonly texts: readonly GivenAnswer[] } & (
  | { readonly kind: 'texts' }
  /** `own`: those who gave an own answer. */
  | { readonly kind: 'shares'; readonly shares: readonly Share[]; readonly own: Omit<Share, 'text'> }
  | { readonly kind: 'ranks'; readonly ranks: readonly Rank[] }
  | { readonly kind: 'grid'; readonly rows: readonly GridRow[] }
  | {
      readonly kind: 'best';
      readonly options: readonly BestAndWorst[];
      readonly screens: number;
      readonly showings: number;
    }
);

/** Returns the counts of what was chosen, and the answers in text form. */
export function summaryOf(question: AskedQuestion, { answers }: Pick<Asking, 'answers'>): Summary {
  switch (question.type) {
    case 'multiple_choice':
      return sharesOf(question, answers);
    case 'ranking':
      return ranksOf(question, answers);
    case 'matrix':
      return gridOf(question, answers);
    case 'max_diff':
      return bestOf(question, answers);
    case 'open_ended':
    case 'file_upload':
    case 'statement':
      return { kind: 'texts', base: answers.length, texts: answers };
  }
}

function sharesOf(question: AskedQuestion, answers: readonly GivenAnswer[]): Summary {
  const counts = new Counts();
  // Cached: thousands of participants give the same few answers.
  const read = new Map<string, Selected>();
  const texts = answers.flatMap((given): GivenAnswer[] => {
    const { selected, own } = read.get(given.text) ?? selectedIn(given.text, question);
    read.set(given.text, { selected, own });
    for (const option of selected) counts.add(option);
    return own === '' ? [] : [{ ...given, text: own }];
  });
  const base = answers.length;
  return {
    kind: 'shares',
    base,
    shares: unique(question.options).map((text) => ({ text, ...shareOf(counts.of(text), base) })),
    own: shareOf(texts.length, base),
    texts,
  };
}

function ranksOf(question: AskedQuestion, answers: readonly GivenAnswer[]): Summary {
  const sums = new Counts();
  const counts = new Counts();
  const firsts = new Counts();
  const texts = answers.filter(({ text }) => {
    const places = placesIn(text, question);
    for (const [at, option] of (places ?? []).entries()) {
      sums.add(option, at + 1);
      counts.add(option);
      if (at === 0) firsts.add(option);
    }
    return places === null;
  });
  const ranks = unique(question.options).map((text): Rank => {
    const base = counts.of(text);
    return { text, mean: base === 0 ? null : sums.of(text) / base, first: firsts.of(text), base };
  });
  return { kind: 'ranks', base: answers.length - texts.length, ranks, texts };
}

function gridOf(question: AskedQuestion, answers: readonly GivenAnswer[]): Summary {
  const counts = new Counts();
  const key = (row: number, column: string) => JSON.stringify([row, column]);
  const texts = answers.filter(({ text }) => {
    const cells = cellsIn(text, question);
    for (const [row, column] of (cells ?? []).entries()) counts.add(key(row, column));
    return cells === null;
  });
  const columns = unique(question.columns);
  const rows = (question.rows ?? []).map((text, row): GridRow => {
    const base = columns.reduce((sum, column) => sum + counts.of(key(row, column)), 0);
    return { text, base, cells: columns.map((text) => ({ text, ...shareOf(counts.of(key(row, text)), base) })) };
  });
  return { kind: 'grid', base: answers.length - texts.length, rows, texts };
}

function bestOf(question: AskedQuestion, answers: readonly GivenAnswer[]): Summary {
  const best = new Counts();
  const worst = new Counts();
  let screens = 0;
  const texts = answers.filter(({ text }) => {
    const choices = choicesIn(text, question);
    screens += choices?.length ?? 0;
    for (const choice of choices ?? []) {
      best.add(choice.best);
      worst.add(choice.worst);
    }
    return choices === null;
  });
  const options = unique(question.options).map((text) => ({ text, best: best.of(text), worst: worst.of(text) }));
  // Screens show all options equally often.
  const onScreen = screenSize(options.length, question.itemsPerScreen);
  const showings = options.length === 0 ? 0 : (screens * onScreen) / options.length;
  return { kind: 'best', base: answers.length - texts.length, options, screens, showings, texts };
}

function shareOf(count: number, base: number): Omit<Share, 'text'> {
  return { count, share: count / Math.max(1, base) };
}

function unique(texts: readonly string[] = []): readonly string[] {
  return [...new Set(texts)];
}

/** Counts by name. */
class Counts {
  private readonly counts = new Map<string, number>();
  add(name: string, amount = 1): void {
    this.counts.set(name, this.of(name) + amount);
  }
  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }
}
