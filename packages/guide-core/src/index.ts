// The model: the contract's objects and fields.
export * from './json.ts';
export * from './schema/index.ts';
// The editor document, its four steps, history and commands.
export * from './doc/index.ts';
export * from './steps/index.ts';
export * from './state/index.ts';
export * from './commands/index.ts';
// Conditions told in sentences.
export * from './telling/index.ts';
// Outlines as people write them: text in, parts out, and back.
export * from './outlineText/index.ts';
// Finding and replacing, with expressions that cannot hang.
export * from './find/index.ts';
// What the service would refuse: shape, then rules.
export * from './validate/index.ts';
export { type RuleId, ruleIds } from './rules/index.ts';
// What is legal but wasteful or surely a mistake.
export * from './advice/index.ts';
// What mends a finding.
export * from './fixes/index.ts';
// How long an interview takes.
export * from './estimate/index.ts';
// The guide file: text in, text out.
export * from './format/index.ts';
export type { MessageLanguage } from './messageLanguage.ts';
export { maximumBytes, maximumDepth } from './assumptions.ts';
// Two versions of a guide: what differs, in words too.
export * from './diff/index.ts';
// What two people made of one guide, put together.
export * from './merge/index.ts';
// What is kept beside a guide.
export * from './notes/index.ts';
