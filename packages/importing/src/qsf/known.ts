import type { Questions } from './questions.ts';

/** What conditions can ask about at a place in the flow. */
export interface Known {
  readonly questions: Questions;
  /** Returns true for a field that the flow took from the link, and nothing sets. */
  readonly isFromLink: (field: string) => boolean;
  /**
   * Returns false for a question whose answer the guide has at another time, or several of: in a loop around another
   * place, in a block that comes again, or, for a branch, not asked before it.
   */
  readonly mayAsk: (id: string) => boolean;
}
