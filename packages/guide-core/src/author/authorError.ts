import type { Issue } from '../validate/index.ts';

/** A guide in code that breaks the contract or one of its rules. */
export class AuthorError extends Error {
  /** What is wrong, as data: paths lead into the guide as the contract writes it. */
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], sentences: readonly string[]) {
    super(`The guide is not valid:\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`);
    this.name = 'AuthorError';
    this.issues = issues;
  }
}
