// A property of an item concerns about twenty other places: its names, what a change of it means, its control, what
// participants and stakeholders see of it. CONTRIBUTING.md, "A field", lists them.
import * as z from 'zod';
import { Conditional } from './conditional.ts';
import { Embed, Media } from './media.ts';
import { ChoiceOption, MatrixRow } from './option.ts';
import { NonEmptyText, Text } from './text.ts';

const common = {
  externalId: NonEmptyText.optional(),
  text: NonEmptyText,
  conditional: Conditional.nullable().optional(),
  media: z.array(Media).nullable().optional(),
  embed: Embed.nullable().optional(),
};
const yesNo = z.boolean().nullable().optional();
const count = z.int().positive().nullable().optional();

/**
 * How many follow-up questions the interviewer may ask (specification, "Items"): at most 0, 1, 2 and 3 for `none`,
 * `light`, `medium` and `heavy` (docs/decisions/interviews.md).
 */
export const FollowUp = z.enum(['none', 'light', 'medium', 'heavy']);
export type FollowUp = z.infer<typeof FollowUp>;

/** How participants should answer an open question (specification, "Items"). */
export const PreferredInput = z.enum(['text', 'voice', 'screenRecording', 'none']);
export type PreferredInput = z.infer<typeof PreferredInput>;

/** A question that participants answer in their own words (specification, "Items"). */
export const OpenEndedItem = z.strictObject({
  ...common,
  type: z.literal('open_ended'),
  followUp: FollowUp.nullable().optional(),
  addInstructions: Text.nullable().optional(),
  preferredInput: PreferredInput.nullable().optional(),
  screenObservationEnabled: yesNo,
});
export type OpenEndedItem = z.infer<typeof OpenEndedItem>;

/** A question with options, of which one or several are selected (specification, "Items"). */
export const MultipleChoiceItem = z.strictObject({
  ...common,
  type: z.literal('multiple_choice'),
  options: z.array(ChoiceOption).min(1).optional(),
  multiSelect: yesNo,
  allowCustomOption: yesNo,
  minSelect: count,
  maxSelect: count,
  randomizeOptionOrder: yesNo,
  pinnedFinalOption: yesNo,
  carryForwardFrom: Text.nullable().optional(),
});
export type MultipleChoiceItem = z.infer<typeof MultipleChoiceItem>;

/** A question whose options are put in order (specification, "Items"). */
export const RankingItem = z.strictObject({
  ...common,
  type: z.literal('ranking'),
  options: z.array(ChoiceOption).min(1).optional(),
  randomizeOptionOrder: yesNo,
  carryForwardFrom: Text.nullable().optional(),
});
export type RankingItem = z.infer<typeof RankingItem>;

/** A question with rows, in each of which one column is selected (specification, "Items"). */
export const MatrixItem = z.strictObject({
  ...common,
  type: z.literal('matrix'),
  options: z.array(ChoiceOption).min(1),
  rows: z.array(MatrixRow).min(1),
});
export type MatrixItem = z.infer<typeof MatrixItem>;

/** A question that shows options in sets; the best and the worst of each is chosen (specification, "Items"). */
export const MaxDiffItem = z.strictObject({
  ...common,
  type: z.literal('max_diff'),
  options: z.array(ChoiceOption).min(2),
  metric: Text.nullable().optional(),
  itemsPerScreen: z.literal([3, 4, 5]).nullable().optional(),
});
export type MaxDiffItem = z.infer<typeof MaxDiffItem>;

/** A text without an answer (specification, "Items"). */
export const StatementItem = z.strictObject({
  ...common,
  type: z.literal('statement'),
  continueButtonText: Text.optional(),
});
export type StatementItem = z.infer<typeof StatementItem>;

/**
 * One item of a block, discriminated by `type` (specification, "Items"). `options` is required unless
 * `carryForwardFrom` is set. That is part of the shape, not a rule; `validate` reports it at the path of `options`.
 */
export const Item = z.discriminatedUnion('type', [
  OpenEndedItem,
  MultipleChoiceItem,
  RankingItem,
  MatrixItem,
  MaxDiffItem,
  StatementItem,
]);
export type Item = z.infer<typeof Item>;
/** The type of an item. {@link itemTraits} says what the items of each type have. */
export type ItemType = Item['type'];
