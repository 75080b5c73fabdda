import type { Issue } from '../validate/issue.ts';

/**
 * A guide in code that breaks the contract or one of its rules, or code that compiles but makes no guide. Its message
 * has all sentences.
 */
export class AuthorError extends Error {
  /** What is wrong, as data: paths lead into the guide as the contract writes it. */
  readonly issues: readonly Issue[];
  /** The same in words, and what is wrong with the code itself: a name or setting that does not exist. */
  readonly sentences: readonly string[];

  /** The stack from the code that made what each sentence is about; undefined for what is not known. */
  readonly stacks: readonly (string | undefined)[];

  /** The title of the guide that is wrong; undefined if it is only a part of one. */
  readonly guide: string | undefined;

  constructor(
    issues: readonly Issue[],
    sentences: readonly string[],
    stacks: readonly (string | undefined)[] = [],
    guide?: string,
  ) {
    super(`The guide is not valid:\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`);
    this.name = 'AuthorError';
    this.issues = issues;
    this.sentences = sentences;
    this.stacks = stacks;
    this.guide = guide;
  }
}
