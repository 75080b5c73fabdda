import type { CreateStudyRequest, Concept, Criterion, Item, Operator, OptionStatus } from '@guide-studio/guide-core';

/** The guide an interview runs by. It must be valid (`validate` of guide-core finds nothing); it is never changed. */
export type Guide = CreateStudyRequest;

/** One option as a participant meets it. `id` is `o1`, `o2`, … in its list, or names a participant's own option. */
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

/** One criterion, its references resolved. `criterion` is what the guide says. */
export type PlannedCriterion =
  | {
      readonly type: 'selectedTemplateOptions';
      readonly criterion: Criterion;
      /** Index of the source; -1 when there is no such earlier item. */
      readonly source: number;
      readonly mustSelect: boolean;
      readonly optionIds: readonly string[];
      /** Only of a matrix source; null when it has no such row. */
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
  /** Position among all items of the guide, from 0; `index + 1` is its question number. */
  readonly index: number;
  readonly block: number;
  /** Position in its block, from 0. */
  readonly place: number;
  /** What random draws know it by: its externalId, or else where it stands. */
  readonly key: string;
  readonly item: Item;
  /** Its list of options; of a carried question, that of its source. */
  readonly options: readonly PlannedOption[];
  readonly rows: readonly PlannedRow[];
  /** Index of the item its options are carried from; null when it has its own. */
  readonly carriedFrom: number | null;
  /** How many questions its options have been carried through. */
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

/** Everything about a guide that no answer changes. */
export interface Plan {
  readonly blocks: readonly PlannedBlock[];
  readonly items: readonly PlannedItem[];
}
