import type { Criterion, Operator } from '@guide-studio/guide-core';

/** A criterion that is not met. `index` is its index in the conditional. */
export interface FailedCriterion {
  /** Its place in `criteria`, from 0. */
  readonly index: number;
  /** As it is in the guide. */
  readonly criterion: Criterion;
}

/** Why an item or concept is not shown. */
export type HiddenReason =
  /** Its conditional or that of its concept is not met. With `and`, each failing criterion alone is enough. */
  | {
      readonly because: 'condition' | 'conceptCondition';
      readonly operator: Operator;
      readonly failing: readonly FailedCriterion[];
    }
  /** Nothing that can be carried was selected in the item with index `source` (-1 if there is no such item). */
  | { readonly because: 'nothingCarried'; readonly source: number }
  /** Its concept is eligible but was not drawn. */
  | { readonly because: 'conceptNotDrawn' }
  /** The interview ended earlier because of a screening answer. */
  | { readonly because: 'screenedOut' };
