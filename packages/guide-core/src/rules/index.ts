import { conceptSampling } from './conceptSampling.ts';
import { exclusiveOption } from './exclusiveOption.ts';
import { optionStatus } from './optionStatus.ts';
import { referencesResolve } from './referencesResolve.ts';
import { screeningPlacement } from './screeningPlacement.ts';
import { selectBounds } from './selectBounds.ts';
import { uniqueExternalIds } from './uniqueExternalIds.ts';

export const itemRules = [selectBounds, exclusiveOption, optionStatus] as const;
export const blockRules = [conceptSampling] as const;
export const guideRules = [screeningPlacement, uniqueExternalIds, referencesResolve] as const;

/** All rules in the order of the specification; `conceptSampling` comes from the public contract. */
export const ruleIds = [
  'screeningPlacement',
  'selectBounds',
  'uniqueExternalIds',
  'referencesResolve',
  'exclusiveOption',
  'optionStatus',
  'conceptSampling',
] as const satisfies readonly KnownRuleId[];

type KnownRuleId =
  | (typeof itemRules)[number]['id']
  | (typeof blockRules)[number]['id']
  | (typeof guideRules)[number]['id'];
export type RuleId = (typeof ruleIds)[number];

export type { ConceptSamplingParams } from './conceptSampling.ts';
export type { ExclusiveOptionParams } from './exclusiveOption.ts';
export type { OptionStatusParams } from './optionStatus.ts';
export type { ReferencesResolveParams } from './referencesResolve.ts';
export type { ScreeningPlacementParams } from './screeningPlacement.ts';
export type { SelectBoundsParams } from './selectBounds.ts';
export type { UniqueExternalIdsParams } from './uniqueExternalIds.ts';
