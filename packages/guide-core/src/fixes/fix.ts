import type { Located } from '../doc/locate.ts';
import type { GuideDocument, GuideNode } from '../doc/node.ts';
import type { JsonObject, Path } from '../json.ts';
import type { Refusal } from '../commands/command.ts';
import type { Draft } from '../commands/draft.ts';
import type { EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';
import type { Issue } from '../validate/issue.ts';

/** What a fix does. Wording: `messages.ts`. */
export type FixId =
  | 'screenerFirst'
  | 'makeFlat'
  | 'makeConcept'
  | 'makeMultipleChoice'
  | 'setBounds'
  | 'clearBounds'
  | 'allowSeveral'
  | 'raiseMax'
  | 'lowerMax'
  | 'lowerMin'
  | 'renameId'
  | 'refer'
  | 'moveSourceUp'
  | 'allowSeveralAt'
  | 'askRow'
  | 'removeCriterion'
  | 'removeCondition'
  | 'stopCarrying'
  | 'optionLast'
  | 'makeOrdinary'
  | 'setStatus'
  | 'clearStatus'
  | 'addConcept'
  | 'removeConcepts'
  | 'addOptions'
  | 'addRow'
  | 'renameProperty'
  | 'removeProperty'
  | 'setValue'
  | 'completeAddress'
  | 'cleanText'
  | 'removePart'
  | 'chooseChoice'
  | 'removeChoice'
  | 'lowerSample'
  | 'removeOwnOptions'
  | 'letOneBeEnough'
  | 'askForEither'
  | 'recordScreen';

/** A way to repair a finding: its id and parameters for the name, and how, by own changes or through a command. */
export interface Fix {
  readonly id: FixId;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly how: ((draft: Draft) => void) | { readonly command: (state: EditorState) => Transaction | Refusal };
}

/** The input of a fixer: the finding and its node. */
export interface FixPlace {
  readonly doc: GuideDocument;
  readonly issue: Issue;
  readonly params: Readonly<Record<string, unknown>>;
  readonly located: Located;
  readonly node: GuideNode;
  readonly fields: JsonObject;
  /** The path of the property inside the node. */
  readonly rest: Path;
}

/** Returns the ways to repair findings of one code, best first, or none if only a person can decide. */
export type Fixer = (place: FixPlace) => readonly Fix[];
