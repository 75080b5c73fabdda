import type { AnsweredQuestion, GivenAnswer } from './answersByQuestion.ts';
import type { AskedQuestion } from './answerSet.ts';
import { cellsIn, choicesIn, placesIn, type Selected, selectedIn } from './answerWords.ts';

/** One line of a summary. */
export interface Bar {
  readonly text: string;
  /** People who chose it; its mean place; how often it was best. */
  readonly value: number;
  /** How often it was worst. */
  readonly worst?: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** What people answered to one question. `texts` are the answers that no bar counts: those in own words. */
export interface Summary {
  readonly kind: 'texts' | 'shares' | 'ranks' | 'best';
  readonly bars: readonly Bar[];
  readonly texts: readonly GivenAnswer[];
}

/** Counts what was chosen and keeps what was said. */
export function summaryOf({ question, answers }: Pick<AnsweredQuestion, 'question' | 'answers'>): Summary {
  switch (question.type) {
    case 'multiple_choice':
      return sharesOf(question, answers);
    case 'ranking':
      return ranksOf(question, answers);
    case 'matrix':
      return cellsOf(question, answers);
    case 'max_diff':
      return bestOf(question, answers);
    default:
      return { kind: 'texts', bars: [], texts: answers };
  }
}

function sharesOf(question: AskedQuestion, answers: readonly GivenAnswer[]): Summary {
  const counts = new Counts();
  // Thousands of people give the same few answers.
  const read = new Map<string, Selected>();
  const texts = answers.flatMap(({ interview, text }) => {
    const { selected, own } = read.get(text) ?? selectedIn(text, question);
    read.set(text, { selected, own });
    for (const option of selected) counts.add(option);
    return own === '' ? [] : [{ interview, text: own }];
  });
  const bars = unique(question.options).map((text) => shareBar(text, counts.of(text), answers.length));
  return { kind: 'shares', bars, texts };
}

function ranksOf(question: AskedQuestion, answers: readonly GivenAnswer[]): Summary {
  const options = unique(question.options);
  const sums = new Counts();
  const counts = new Counts();
  const texts = answers.filter(({ text }) => {
    const places = placesIn(text, question);
    for (const [at, option] of (places ?? []).entries()) {
      sums.add(option, at + 1);
      counts.add(option);
    }
    return places === null;
  });
  const bars = options.flatMap((text): Bar[] => {
    const value = sums.of(text) / counts.of(text);
    return counts.of(text) === 0 ? [] : [{ text, value, share: (options.length - value + 1) / options.length }];
  });
  return { kind: 'ranks', bars: bars.sort((one, other) => one.value - other.value), texts };
}

/** A line for each row and each of its columns that somebody chose. */
function cellsOf(question: AskedQuestion, answers: readonly GivenAnswer[]): Summary {
  const counts = new Counts();
  const texts = answers.filter(({ text }) => {
    const cells = cellsIn(text, question);
    for (const [at, column] of (cells ?? []).entries()) counts.add(JSON.stringify([at, column]));
    return cells === null;
  });
  const bars = (question.rows ?? []).flatMap((row, at) =>
    unique(question.columns).flatMap((column): Bar[] => {
      const value = counts.of(JSON.stringify([at, column]));
      return value === 0 ? [] : [shareBar(`${row}: ${column}`, value, answers.length)];
    }),
  );
  return { kind: 'shares', bars, texts };
}

function bestOf(question: AskedQuestion, answers: readonly GivenAnswer[]): Summary {
  const best = new Counts();
  const worst = new Counts();
  const texts = answers.filter(({ text }) => {
    const choices = choicesIn(text, question);
    for (const choice of choices ?? []) {
      best.add(choice.best);
      worst.add(choice.worst);
    }
    return choices === null;
  });
  const bars = unique(question.options).map((text) => ({
    ...shareBar(text, best.of(text), best.of(text) + worst.of(text)),
    worst: worst.of(text),
  }));
  return { kind: 'best', bars, texts };
}

function shareBar(text: string, value: number, all: number): Bar {
  return { text, value, share: value / Math.max(1, all) };
}

function unique(texts: readonly string[] = []): readonly string[] {
  return [...new Set(texts)];
}

class Counts {
  private readonly counts = new Map<string, number>();
  add(name: string, amount = 1): void {
    this.counts.set(name, this.of(name) + amount);
  }
  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }
}
