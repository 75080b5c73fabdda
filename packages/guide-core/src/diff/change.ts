import type { Key } from '../doc/node.ts';
import type { Slot } from '../doc/kinds.ts';
import type { Json, Path } from '../json.ts';
import type { PartKind } from './part.ts';

/**
 * The effect of a change on a study:
 * - `comparability`: whether the answers of two waves can be compared
 * - `sample`: who takes part and who sees which concept
 * - `logic`: who is asked what, and how the interview continues
 * - `order`: the order of what participants see
 * - `wording`: what participants read
 * - `form`: none, only the notation differs
 */
export const impacts = ['comparability', 'sample', 'logic', 'order', 'wording', 'form'] as const;

/** What a change affects, strongest first; see {@link impacts}. */
export type Impact = (typeof impacts)[number];

/** The kinds of change. {@link describeChange} puts each into words. */
export const changeCodes = [
  /** A block, concept or item is new. */
  'added',
  /** A block, concept or item is gone. */
  'removed',
  /** A block, concept or item is in another place. */
  'moved',
  /** A question has new options or rows. */
  'answersAdded',
  /** Options or rows of a question are gone. */
  'answersRemoved',
  /** Options or rows of a question are in another order. */
  'answersReordered',
  /** The text of an item, option or row, or the title of a block or the study. */
  'textChanged',
  /** The type of an item or block. */
  'typeChanged',
  /** An external id, with the references that follow it. */
  'idChanged',
  /** Who is asked an item or shown a concept. */
  'conditionChanged',
  /** The question whose selected options are shown. */
  'carryForwardChanged',
  /** How many options may be selected. */
  'selectionChanged',
  /** What an option of a screener decides. */
  'statusChanged',
  /** Whether an option excludes the others. */
  'exclusiveChanged',
  /** The pictures, videos or the page of an item. */
  'mediaChanged',
  /** Any other property (`params.field`). */
  'fieldChanged',
] as const;

/** The code of a kind of change; see {@link changeCodes}. */
export type ChangeCode = (typeof changeCodes)[number];

/** The place of a changed part in one of the two guides. */
export interface PartPlace {
  /** Its key in the document that was compared. */
  readonly key: Key;
  /** Its path in that guide, such as `['studyGuide', 0, 'items', 2]`. */
  readonly path: Path;
  /** The number in the whole guide, from 1, of the question or of the answer's question; 0 for other parts. */
  readonly number: number;
}

/** One criterion, for use in a sentence. */
export type NamedCriterion =
  | {
      readonly kind: 'answer';
      /** The text of the question; its id if the guide does not have it. */
      readonly question: string;
      /** The number of the question in the guide that the sentence is about, or 0. */
      readonly number: number;
      /** True if only the older guide has the question; `number` then refers to the older guide. */
      readonly isGone: boolean;
      /** True if none of the choices may be selected. */
      readonly isNot: boolean;
      /** The texts of the options; ids of those that the question does not have. */
      readonly choices: readonly string[];
      /** The row of a matrix, by its text; null for other questions. */
      readonly row: string | null;
    }
  | { readonly kind: 'parameter'; readonly parameter: string; readonly value: string };

/** A condition with names instead of ids. */
export interface NamedCondition {
  /** `and`: all criteria must be met. `or`: one is enough. */
  readonly operator: 'and' | 'or';
  /** At least one, in their order. */
  readonly criteria: readonly NamedCriterion[];
}

/** The values that a sentence needs. Only those that apply to the code are set. */
export interface ChangeParams {
  /** The current text or title of the changed part, or of the question whose answers changed. */
  readonly label: string;
  /** The type of a question, such as `open_ended`; absent for other parts. */
  readonly type?: string;
  /**
   * The property that changed, such as `studyGoal` or `content.title`; for answers `option` or `row`. Absent for parts
   * that were added, removed or moved.
   */
  readonly field?: string;
  /** The value of the property before; absent if it had none. */
  readonly from?: Json;
  /** The value of the property afterwards; absent if it has none. */
  readonly to?: Json;
  /** The texts of the answers that were added, removed or moved. For an added block: the texts of its questions. */
  readonly texts?: readonly string[];
  /** For `conditionChanged`: the condition before; null if there was none, or none that can be read. */
  readonly fromCondition?: NamedCondition | null;
  /** For `conditionChanged`: the condition afterwards; null if there is none, or none that can be read. */
  readonly toCondition?: NamedCondition | null;
  /** For a moved part: the label of its new predecessor, or '' if it comes first. */
  readonly after?: string;
  /** For a part that moved to another block: the title of that block. For an answer: the text of its question. */
  readonly inside?: string;
}

/** The name of a part in edits: its key in A, or `+` and its key in B if A does not contain it. */
export type EditKey = string;

/**
 * The smallest pieces of a change. They apply as a set: indexes refer to the final list. Of a `set`, `from` or `to` is
 * absent where there is no value.
 */
export type Edit =
  | {
      readonly type: 'add';
      readonly key: EditKey;
      readonly parent: EditKey;
      readonly slot: Slot;
      readonly index: number;
      /** The added part without its child parts. */
      readonly value: Json;
    }
  | { readonly type: 'remove'; readonly key: EditKey }
  | {
      readonly type: 'move';
      readonly key: EditKey;
      readonly parent: EditKey;
      readonly slot: Slot;
      readonly index: number;
    }
  | { readonly type: 'set'; readonly key: EditKey; readonly path: Path; readonly from?: Json; readonly to?: Json };

/** One thing that a person changed, as data. */
export interface Change {
  /** What happened. */
  readonly code: ChangeCode;
  /** What it means for the study; the strongest effect, if it has several. */
  readonly impact: Impact;
  /** The kind of the part; for answers that were added, removed or moved that of their question. */
  readonly kind: PartKind;
  /** The part in the older guide; null if it was added. */
  readonly a: PartPlace | null;
  /** The part in the newer guide; null if it was removed. */
  readonly b: PartPlace | null;
  /** The block in which it happened, or null for the study itself. */
  readonly block: { readonly a: Key | null; readonly b: Key | null; readonly title: string } | null;
  /** What {@link describeChange} needs for its sentence. */
  readonly params: ChangeParams;
  /** What {@link applyDiff} does to make the change. */
  readonly edits: readonly Edit[];
}

/** The differences between two guides. */
export interface Diff {
  /** In the order of the newer guide. Empty if the guides do not differ. */
  readonly changes: readonly Change[];
}
