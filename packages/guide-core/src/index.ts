/**
 * The model of a guide: reading, checking, comparing, merging and writing it.
 *
 * @module @guide-studio/guide-core
 */

// The model: objects and fields of the contract.
export * from './json.ts';
export * from './schema/index.ts';
// What the references between the parts of a guide mean.
export * from './references/index.ts';
// The editor document, its four steps, history and commands.
export * from './doc/index.ts';
export * from './steps/index.ts';
export * from './state/index.ts';
export * from './commands/index.ts';
// Conditions as sentences.
export * from './conditionText/index.ts';
// Outlines as plain text: parsing and writing.
export * from './outlineText/index.ts';
export * from './guideFormats/index.ts';
// Find and replace, with expressions that cannot hang.
export * from './find/index.ts';
// What the service would refuse: shape, then rules.
export * from './validate/index.ts';
export { type RuleId, ruleIds } from './rules/index.ts';
// What is legal but wasteful or almost certainly a mistake.
export * from './advice/index.ts';
// How to repair a finding.
export * from './fixes/index.ts';
// The length of an interview.
export * from './estimate/index.ts';
// The guide file: reading and writing.
export * from './format/index.ts';
// Work on a long guide in slices.
export { createPortions } from './createPortions.ts';
// Results that are kept.
export { byIdentity, remembered } from './remember.ts';
export type { MessageLanguage } from './messageLanguage.ts';
export {
  type Direction,
  directionOf,
  directionOfLanguage,
  isBlank,
  isRightToLeft,
  minutesOf,
  type PluralForms,
  type Plurals,
  pluralsOf,
} from './plurals/plurals.ts';
export { maximumBytes, maximumDepth } from './assumptions.ts';
// Differences between two versions of a guide, as data and as text.
export * from './diff/index.ts';
// Merging of two people's changes to a guide.
export * from './merge/index.ts';
// Guide tests that are stored beside a guide.
export * from './guideTests/index.ts';
// What a forecast assumes about participants.
export * from './shares/index.ts';
// Comments and approvals that are stored beside a guide.
export * from './notes/index.ts';
// Translations that are stored beside a guide.
export * from './translations/index.ts';
// JSON Schemas of all of these files.
export * from './fileSchemas/index.ts';
