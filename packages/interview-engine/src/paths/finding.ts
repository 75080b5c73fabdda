import type { AsymmetricRoute } from './asymmetricRoutes.ts';
import type { Owner } from '../logic/index.ts';

/** Something about paths that an author should look at. Indexes count from 0, those of items among all items. */
export type Finding =
  /**
   * Nobody gets past this question, so nobody completes the interview. `questions` and `concepts`: how many come after
   * it. They have no findings of their own.
   */
  | { readonly code: 'nobodyCompletes'; readonly item: number; readonly questions: number; readonly concepts: number }
  /** `also`: later questions that nobody is shown because nobody answers this one. */
  | { readonly code: 'shownToNobody'; readonly item: number; readonly also: readonly number[] }
  | { readonly code: 'conceptForNobody'; readonly block: number; readonly concept: number }
  /** A condition with several criteria that excludes nobody. */
  | { readonly code: 'idleCondition'; readonly owner: Owner }
  /** A criterion that no interview meets that comes to it. */
  | { readonly code: 'neverMet'; readonly owner: Owner; readonly index: number }
  /** A criterion that every interview meets that comes to it. */
  | { readonly code: 'alwaysMet'; readonly owner: Owner; readonly index: number }
  /** A criterion that others, here or before, already ensure. `by`: the one of its conditional that does; null: several. */
  | { readonly code: 'changesNothing'; readonly owner: Owner; readonly index: number; readonly by: number | null }
  /** The one option of a list that no condition names. `option`: its place in the list. */
  | { readonly code: 'forgottenOption'; readonly item: number; readonly option: number }
  /** Fewer options than `minSelect` may be carried to a question. */
  | { readonly code: 'fewCarried'; readonly item: number; readonly least: number }
  /**
   * Only one option may be carried to a question that asks for an order or for one option, so that nothing is left to
   * choose. `also`: later such questions that carry from the same question.
   */
  | { readonly code: 'oneCarried'; readonly item: number; readonly also: readonly number[] }
  /** Only a link that has a parameter more than once leads to the item. */
  | {
      readonly code: 'repeatedParameter';
      readonly item: number;
      readonly name: string;
      readonly values: readonly string[];
    }
  | AsymmetricRoute;
