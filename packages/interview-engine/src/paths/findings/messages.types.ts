import type { FindingCode, NamedIn } from './allPathFindings.ts';
import type { Weight } from './pathFinding.ts';

/** The wording of path findings in one language. */
export interface FindingMessages {
  readonly findings: {
    readonly [Code in FindingCode]: {
      /** The kind of the finding, as a heading. */
      readonly title: string;
      /** What is wrong, as sentences. */
      readonly sentence: (named: NamedIn<Code>) => string;
    };
  };
  /** Why it matters, in one short sentence. */
  readonly why: Readonly<Record<Weight, string>>;
}
