import type { ToldCondition } from '../diff/change.ts';
import type { PartKind } from '../diff/part.ts';
import type { Json, JsonObject, Path } from '../json.ts';
import type { Issue } from '../validate/issue.ts';

/**
 * Why two sides cannot both have their way. `field`: both changed one property; `deletion`: one deleted what the other
 * changed; `order`: what both want of the order of a list cannot hold together; `place`: both moved one part to different places;
 * `sameId`: both gave one id to different parts; `reference`: one refers to what the other deleted; `rule`: each side
 * was fine, both together break a rule.
 */
export const conflictCodes = ['field', 'deletion', 'order', 'place', 'sameId', 'reference', 'rule'] as const;
export type ConflictCode = (typeof conflictCodes)[number];

/** Whose version counts. */
export type Decision = 'ours' | 'theirs';

/** Neither version of a text, but a third one. Only of `field`, where both sides have a text. */
export interface OwnWording {
  readonly wording: string;
}

/** One decision per conflict, by the id of the conflict. */
export type Decisions = Readonly<Record<string, Decision | OwnWording>>;

/** What one of the three guides says. `path` is null and `value` absent where it has no such part or property. */
export interface ConflictSide {
  readonly path: Path | null;
  readonly value?: Json;
  /** The value where it is a condition, with names in place of ids; null when it cannot be read. */
  readonly condition?: ToldCondition | null;
}

/** One conflict as data. Wording: `messages.en.ts` and `messages.de.ts`. */
export interface Conflict {
  /** The same whenever the same three guides are merged, whatever was decided. */
  readonly id: string;
  readonly code: ConflictCode;
  readonly kind: PartKind;
  /** What the part is called. Where the sides call it differently: what it was called before, else what ours calls it. */
  readonly label: string;
  /** The label is the earlier one. Then `number` is the earlier number too. */
  readonly isEarlierLabel: boolean;
  /** What theirs calls the part, where it differs and there is no earlier label that both sides know. */
  readonly theirLabel?: string;
  /** The number of its question in the guide that the label is from; 0 for none. */
  readonly number: number;
  /** Of `field`: the property. */
  readonly field?: string;
  /** Of `deletion` and `reference`: which side deleted. */
  readonly deletedBy?: Decision;
  /** Of `reference`: what was deleted. */
  readonly target?: string;
  /** Of `sameId`: the id, and what the other part got instead. */
  readonly externalId?: string;
  readonly freshId?: string;
  /** Of `rule`: what the service would refuse. It cannot be decided here: it is mended in the guide. */
  readonly issue?: Issue;
  /** Where it stands in the merged guide; null when it is not in it. */
  readonly path: Path | null;
  readonly base: ConflictSide;
  readonly ours: ConflictSide;
  readonly theirs: ConflictSide;
  /** Whose version the merged guide has. Without a decision, and for a third wording, that is ours. */
  readonly taken: Decision;
  readonly isDecided: boolean;
}

/** The merged guide, always whole, and what somebody should look at. */
export interface Merged {
  readonly guide: JsonObject;
  readonly conflicts: readonly Conflict[];
  /** What the service would refuse about the merged guide. Never silent: what is new here is a conflict too. */
  readonly issues: readonly Issue[];
}
