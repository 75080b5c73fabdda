import type { CreateStudyRequest, Concept, Criterion, Item, Operator, OptionStatus } from '@guide-studio/guide-core';

/** The guide of an interview. It must be valid (`validate` of guide-core finds nothing) and is never changed. */
export type Guide = CreateStudyRequest;

/** One option as a participant sees it. `id` is `o1`, `o2`, … in its list, or that of an added option. */
export interface PlannedOption {
  readonly id: string;
  readonly externalId: string | null;
  readonly text: string;
  readonly exclusive: boolean;
  readonly status: OptionStatus | null;
}

export interface PlannedRow {
  /** `r1`, `r2`, … */
  readonly id: string;
  readonly text: string;
}

/** One criterion with resolved references. `criterion` is the original. */
export type PlannedCriterion =
  | {
      readonly type: 'selectedTemplateOptions';
      readonly criterion: Extract<Criterion, { type: 'selectedTemplateOptions' }>;
      /** Index of the source, or -1 if no item may be referred to by this id. */
      readonly source: number;
      readonly mustSelect: boolean;
      readonly optionIds: readonly string[];
      /** Only for a matrix source; null if it has no such row. */
      readonly rowId: string | null;
    }
  | {
      readonly type: 'searchParam';
      readonly criterion: Criterion;
      readonly parameter: string;
      readonly value: string;
    };

export interface PlannedConditional {
  readonly operator: Operator;
  readonly criteria: readonly PlannedCriterion[];
}

export interface PlannedItem {
  /** Index among all items of the guide, from 0; `index + 1` is its question number. */
  readonly index: number;
  readonly block: number;
  /** Index in its block, from 0. */
  readonly place: number;
  /** Its key in random draws: the externalId, or else its place. */
  readonly key: string;
  readonly item: Item;
  /** Its list of options, or that of its source if it carries options forward. */
  readonly options: readonly PlannedOption[];
  readonly rows: readonly PlannedRow[];
  /** Index of the item from which options are carried; null if it has its own, -1 if its source is invalid. */
  readonly carriedFrom: number | null;
  /** The number of questions its options were carried through. */
  readonly carryDepth: number;
  readonly conditional: PlannedConditional | null;
  readonly isScreener: boolean;
}

export interface PlannedConcept {
  /** `b3.c1`: the first concept of the third block. */
  readonly id: string;
  readonly key: string;
  readonly concept: Concept;
  readonly conditional: PlannedConditional | null;
}

export interface PlannedBlock {
  readonly index: number;
  readonly key: string;
  readonly items: readonly PlannedItem[];
  readonly concepts: readonly PlannedConcept[];
  readonly isConceptBlock: boolean;
  readonly subsampleCount: number | null;
}

/** Everything about a guide that does not depend on answers. */
export interface Plan {
  /** Of the questions, without its region: `de` for `de-CH`. */
  readonly language: string;
  readonly blocks: readonly PlannedBlock[];
  readonly items: readonly PlannedItem[];
}
