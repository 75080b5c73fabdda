import type { Change, ChangeCode, Impact, NamedCondition } from './change.ts';
import type { Mark } from './speech.ts';

/** The wording of changes in one language. */
export interface ChangeWords {
  readonly sentences: Readonly<Record<ChangeCode, (change: Change, mark: Mark) => string>>;
  /** Returns the name of a property at the beginning of a sentence, or undefined if it has no wording. */
  readonly property: (name: string) => string | undefined;
  /** Returns the value of a property as text. */
  readonly value: (value: unknown, mark: Mark) => string;
  /** Describes the people that a condition lets through. */
  readonly those: (condition: NamedCondition, mark: Mark) => string;
  /** Describes what an answer of a screener decides; undefined if the value is not a status. */
  readonly status: (value: unknown) => string | undefined;
  /** Marks words in plain text. */
  readonly quote: Mark;
  readonly impacts: Readonly<Record<Impact, string>>;
  readonly study: string;
  readonly blockTitle: (title: string) => string;
  readonly removedBlock: (title: string) => string;
  readonly summary: (changes: number) => string;
  readonly same: string;
}
