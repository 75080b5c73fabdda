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

/** A way to mend a finding: what it does as data for its name, and how: by changes of its own, or as a command does. */
export interface Fix {
  readonly id: FixId;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly how: ((draft: Draft) => void) | { readonly command: (state: EditorState) => Transaction | Refusal };
}

/** What a fixer is handed: the finding, and the node it is about. */
export interface FixPlace {
  readonly doc: GuideDocument;
  readonly issue: Issue;
  readonly params: Readonly<Record<string, unknown>>;
  readonly located: Located;
  readonly node: GuideNode;
  readonly fields: JsonObject;
  /** The property inside the node. */
  readonly rest: Path;
  /** Of the placeholders in what a fix makes. */
}

/** The ways to mend findings of one code, the best one first. None where only a person can know. */
export type Fixer = (place: FixPlace) => readonly Fix[];
