import type { NamedCondition, PartKind } from '../diff/guideParts.ts';
import type { Json, JsonObject, Path } from '../json.ts';
import type { Issue } from '../validate/issue.ts';

/**
 * Why the changes of both sides cannot both be applied:
 * - `field`: both changed the same property
 * - `deletion`: one deleted what the other changed
 * - `addition`: both added the same part, and only one of them gave it this one, such as an option
 * - `order`: their orders of a list contradict each other
 * - `place`: both moved a part, to different places
 * - `sameId`: both gave the same id to different parts
 * - `reference`: one refers to what the other deleted
 * - `rule`: each side is valid, but together they break a rule
 */
export const conflictCodes = [
  'field',
  'deletion',
  'addition',
  'order',
  'place',
  'sameId',
  'reference',
  'rule',
] as const;

/** The code of a kind of conflict; see {@link conflictCodes}. */
export type ConflictCode = (typeof conflictCodes)[number];

/** The side whose version counts. */
export type Decision = 'ours' | 'theirs';

/** A third wording instead of either version of a text. Only for `field`, if both sides have a text. */
export interface OwnWording {
  /** The text that the merged guide gets. */
  readonly wording: string;
}

/** One decision per conflict, by its id. Those of conflicts that do not exist have no effect. */
export type Decisions = Readonly<Record<string, Decision | OwnWording>>;

/** The version of one of the three guides. */
export interface ConflictSide {
  /** Where the part or property is in this guide; null if it is not there. */
  readonly path: Path | null;
  /** For a property: what this guide has; absent if it has nothing. */
  readonly value?: Json;
  /** For a condition: the value with names instead of ids, or null if it cannot be read. */
  readonly condition?: NamedCondition | null;
}

/** One conflict as data. {@link describeConflict} and {@link titleOfConflict} put it into words. */
export interface Conflict {
  /** Always the same for the same three guides, independent of decisions. */
  readonly id: string;
  /** Why both changes cannot be applied. */
  readonly code: ConflictCode;
  /** The kind of the part that it is about. */
  readonly kind: PartKind;
  /** The name of the part. If the sides name it differently: the earlier name, or else that of ours. */
  readonly label: string;
  /** True if the label is the earlier one. Then `number` is the earlier number too. */
  readonly isEarlierLabel: boolean;
  /** The label of theirs, if it differs and there is no earlier label that both sides know. */
  readonly theirLabel?: string;
  /** The number of its question in the guide of the label, or 0. */
  readonly number: number;
  /** For `field`: the property. */
  readonly field?: string;
  /** For `deletion` and `reference`: the side that deleted. */
  readonly deletedBy?: Decision;
  /** For `addition`: the side that has the part. */
  readonly addedBy?: Decision;
  /** For `reference`: what was deleted. */
  readonly target?: string;
  /** For `sameId`: the id that both sides gave to different parts. */
  readonly externalId?: string;
  /** For `sameId`: the new id of the part of the side that was not taken. */
  readonly freshId?: string;
  /** For `rule`: the error, or the advice that a condition names nothing. It cannot be decided here, only repaired in the guide. */
  readonly issue?: Issue;
  /** Its path in the merged guide, or null if it is not in it. */
  readonly path: Path | null;
  /** What the common ancestor has. */
  readonly base: ConflictSide;
  /** What our side has. */
  readonly ours: ConflictSide;
  /** What their side has. */
  readonly theirs: ConflictSide;
  /** The side whose version is in the merged guide. Without a decision and for a third wording, it is ours. */
  readonly taken: Decision;
  /** True if `decisions` have one for it. */
  readonly isDecided: boolean;
}

/** The result of a merge. */
export interface Merged {
  /** Always complete: where nothing is decided, it has the version of ours. With conflicts it may break rules. */
  readonly guide: JsonObject;
  /**
   * By the place of their parts, whatever is decided; those that are decided stay in the list. Empty if all changes
   * could be applied.
   */
  readonly conflicts: readonly Conflict[];
  /** The errors of the merged guide. Errors that neither side had are also conflicts. */
  readonly issues: readonly Issue[];
}
