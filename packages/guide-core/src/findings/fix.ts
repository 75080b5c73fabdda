import type { convertBlock } from '../commands/convertBlock.ts';
import type { Draft } from '../commands/draft.ts';
import type { Located } from '../doc/locate.ts';
import type { GuideDocument, GuideNode } from '../doc/node.ts';
import type { JsonObject, Path } from '../json.ts';
import type { dropCriterion, stopCarrying } from '../commands/guardReferences.ts';
import type { Call } from '../commands/runAll.ts';

/** Fixes that several findings offer, a fault of the shape, or what is found about paths. `messages.*.ts` names them. */
export type SharedFixId =
  | 'makeFlat'
  | 'allowSeveral'
  | 'askRow'
  | 'removeCriterion'
  | 'removeCondition'
  | 'stopCarrying'
  | 'addConcept'
  | 'addOptions'
  | 'addRow'
  | 'renameProperty'
  | 'removeProperty'
  | 'setValue'
  | 'completeAddress'
  | 'deleteUnstorableCharacters'
  | 'removePart'
  | 'letOneBeEnough'
  | 'askForEither';

export type FixParams = Readonly<Record<string, string | number>>;

/** Returns the name of a fix, for buttons and for the history. Without parameters, the name covers several fixes. */
export type FixName = (params: FixParams) => string;

/**
 * Changes that touch several parts. A fix gets them where it is tried, so that what only checks brings no commands with
 * it: modules of findings import types of `commands/` only.
 */
export interface SharedChanges {
  readonly convertBlock: typeof convertBlock;
  readonly dropCriterion: typeof dropCriterion;
  readonly stopCarrying: typeof stopCarrying;
}

/** Makes the changes of a fix in a draft of the guide. */
export type FixChanges = (draft: Draft, shared: SharedChanges) => void;

/** A way to repair a finding: its id and parameters for the name, and how, by own changes or through a command. */
export interface Fix<Id extends string> {
  readonly id: Id;
  readonly params?: FixParams;
  readonly how: FixChanges | Call;
  /** True if it may not remove the finding, such as where the property is required. It is then not offered. */
  readonly isTrial?: true;
  /** True if it does what the author must have meant, and loses nothing. `guide validate --fix` makes it without asking. */
  readonly isCertain?: true;
}

/** The input of a fixer: the parameters of the finding and its node. */
export interface FixPlace<Params> {
  readonly doc: GuideDocument;
  readonly params: Params;
  readonly located: Located;
  readonly node: GuideNode;
  readonly fields: JsonObject;
  /** The path of the property inside the node. */
  readonly rest: Path;
}

/** Returns the ways to repair a finding, best first, or none if only a person can decide. */
export type Fixer<Params, Id extends string> = (place: FixPlace<Params>) => readonly Fix<Id>[];

/** The fixer of a finding that the program cannot repair. */
export const onlyAPersonKnows: Fixer<unknown, never> = () => [];
