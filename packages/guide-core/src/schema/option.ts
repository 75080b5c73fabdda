import * as z from 'zod';
import { NonEmptyText } from './text.ts';

/**
 * What an option of a screener decides (specification, "Option"): `reject` ends the interview, `approve` and `neutral`
 * go on. Options elsewhere have none.
 */
export const OptionStatus = z.enum(['approve', 'reject', 'neutral']);
export type OptionStatus = z.infer<typeof OptionStatus>;

/** One answer of a choice, ranking or MaxDiff item, or one column of a matrix (specification, "Option"). */
export const ChoiceOption = z.strictObject({
  externalId: NonEmptyText.optional(),
  text: NonEmptyText,
  status: OptionStatus.nullable().optional(),
  exclusiveOption: z.boolean().optional(),
});
export type ChoiceOption = z.infer<typeof ChoiceOption>;

/** One row of a matrix. Rows have no id; criteria name them by their exact text. */
export const MatrixRow = z.strictObject({ text: NonEmptyText });
export type MatrixRow = z.infer<typeof MatrixRow>;
