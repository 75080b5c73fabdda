import type { Key } from '../doc/node.ts';
import type { Slot } from '../doc/kinds.ts';
import type { Json, Path } from '../json.ts';
import type { PartKind } from './part.ts';

/**
 * What a change does to a study: `form` nothing, since only the way it is written differs, `wording` to what participants read, `order` to the order of what they see, `logic` to
 * who is asked what and how the interview goes on, `sample` to who takes part and who sees which concept,
 * `comparability` to whether the answers of two waves can be put side by side.
 */
export const impacts = ['comparability', 'sample', 'logic', 'order', 'wording', 'form'] as const;
export type Impact = (typeof impacts)[number];

/** What happened. Wording: `messages.en.ts` and `messages.de.ts`. */
export const changeCodes = [
  'added',
  'removed',
  'moved',
  'answersAdded',
  'answersRemoved',
  'answersReordered',
  'textChanged',
  'typeChanged',
  'idChanged',
  'conditionChanged',
  'carryForwardChanged',
  'selectionChanged',
  'statusChanged',
  'exclusiveChanged',
  'mediaChanged',
  'fieldChanged',
] as const;
export type ChangeCode = (typeof changeCodes)[number];

/** Where a changed part stands in one of the two guides. `key` is that of the document that was compared. */
export interface PartPlace {
  readonly key: Key;
  readonly path: Path;
  /** Of a question, and of an answer its question's: the number over the whole guide, from 1. Else 0. */
  readonly number: number;
}

/** One criterion as a sentence tells it. */
export type ToldCriterion =
  | {
      readonly kind: 'answer';
      readonly question: string;
      /** Of the question, in the guide that the sentence is told for; 0 for none. */
      readonly number: number;
      /** Only the older guide has the question, and `number` counts there. */
      readonly isGone: boolean;
      readonly isNot: boolean;
      readonly choices: readonly string[];
      readonly row: string | null;
    }
  | { readonly kind: 'parameter'; readonly parameter: string; readonly value: string };

/** A condition with the names of what it asks about, instead of ids. */
export interface ToldCondition {
  readonly operator: 'and' | 'or';
  readonly criteria: readonly ToldCriterion[];
}

/** What a sentence needs to know. Only what fits the code is there. */
export interface ChangeParams {
  /** The text or title of the changed part, or of the question whose answers changed, as it is now. */
  readonly label: string;
  /** Of a question: its type. */
  readonly type?: string;
  /** The property that changed. */
  readonly field?: string;
  readonly from?: Json;
  readonly to?: Json;
  /** The texts of the answers that were added, removed or moved; of an added block: its questions. */
  readonly texts?: readonly string[];
  readonly fromCondition?: ToldCondition | null;
  readonly toCondition?: ToldCondition | null;
  /** Of a moved part: the label of what it follows now, '' when it comes first. */
  readonly after?: string;
  /** Of a part that moved to another block, or an answer: the title of that block, the text of its question. */
  readonly inside?: string;
}

/** The name of a part in edits: its key in A, or `+` and its key in B for what A does not have. */
export type EditKey = string;

/** The smallest pieces of a change. They hold for the whole set: indexes count in the final list. */
export type Edit =
  | {
      readonly type: 'add';
      readonly key: EditKey;
      readonly parent: EditKey;
      readonly slot: Slot;
      readonly index: number;
      /** The added part without the parts in it. */
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

/** One thing that somebody did, as data. */
export interface Change {
  readonly code: ChangeCode;
  readonly impact: Impact;
  readonly kind: PartKind;
  readonly a: PartPlace | null;
  readonly b: PartPlace | null;
  /** The block it happened in; null for the study itself. */
  readonly block: { readonly a: Key | null; readonly b: Key | null; readonly title: string } | null;
  readonly params: ChangeParams;
  readonly edits: readonly Edit[];
}

/** What differs between two guides, in the order of the new one. Empty when nothing does. */
export interface Diff {
  readonly changes: readonly Change[];
}
