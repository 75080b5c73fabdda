import { conceptSampling } from './conceptSampling.ts';
import { exclusiveOption } from './exclusiveOption.ts';
import { optionStatus } from './optionStatus.ts';
import { referencesResolve } from './referencesResolve.ts';
import { screeningPlacement } from './screeningPlacement.ts';
import { selectBounds } from './selectBounds.ts';
import { uniqueExternalIds } from './uniqueExternalIds.ts';

/** Every rule in the order of the specification ("Guide validation rules"). */
export const allRules = [
  screeningPlacement,
  selectBounds,
  uniqueExternalIds,
  referencesResolve,
  exclusiveOption,
  optionStatus,
  conceptSampling,
] as const;

/**
 * The id of a rule, which is the `code` of its findings. Their order is that of the specification ("Guide validation
 * rules").
 */
export type RuleId = (typeof allRules)[number]['id'];

/** The ids of all rules, in the order of the specification ("Guide validation rules", 1 to 7). */
export const ruleIds: readonly RuleId[] = allRules.map(({ id }) => id);
