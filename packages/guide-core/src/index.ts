/**
 * The model of a study guide: its types, reading one, and checking it as the service does.
 *
 * ```ts
 * import { readGuide } from '@guide-studio/guide-core';
 *
 * const text = `{
 *   "title": "Home cooking",
 *   "studyGuide": [
 *     { "type": "flat", "title": "Last week", "items": [{ "type": "open_ended", "text": "What did you cook?" }] }
 *   ]
 * }`;
 * const read = readGuide(text);
 * if (read.ok) console.log(read.guide.title, read.warnings.length); // Home cooking 0
 *
 * const wrong = readGuide(text.replace('What did you cook?', ''));
 * const [issue] = wrong.ok ? [] : wrong.issues;
 * console.log(issue?.line, issue?.message); // 4 Block 1, question 1, "text": this question has no text. Enter one.
 * ```
 *
 * - A file, or text from outside: {@link readGuide} reads it, checks it and returns the guide with its type, or each
 *   finding with its line and a sentence. {@link checkGuide} does the same for text that is parsed already.
 * - A guide that is an object already: {@link verdict} says whether the service accepts it, {@link validate} lists what
 *   it refuses, {@link advise} what is allowed but almost certainly a mistake. While a guide is edited,
 *   {@link createValidator} and {@link createAdviser} check only what changed.
 * - Findings are data. {@link messageOf}, {@link sentenceOf} and {@link whyOf} put them into words, in English or
 *   German.
 * - {@link Block}, {@link Item}, {@link Conditional} and the other parts are types, and zod schemas of the same names.
 *   They check the shape of a part; the rules need the whole guide. {@link traitsOf} says what the items of a type
 *   have.
 *
 * Other entries write guides in code (`author`), change them (`edit`), compare (`diff`) and merge (`merge`) them,
 * search them (`find`), read and write files (`files`), say what conditions mean (`conditions`), estimate lengths
 * (`estimate`), and keep tests, notes, translations and shares beside a guide (`tests`, `notes`, `translations`,
 * `shares`).
 *
 * @module @guide-studio/guide-core
 */
export { maximumBytes, maximumDepth } from './assumptions.ts';
export type { Json, JsonObject, Path } from './json.ts';
export type { MessageLanguage } from './messageLanguage.ts';
export { Block, BlockType, blockTypes } from './schema/block.ts';
export { Concept, ConceptSamplingConfig } from './schema/concept.ts';
export {
  Conditional,
  Criterion,
  MatchingCriteria,
  Operator,
  SearchParamCriterion,
  SelectedTemplateOptionsCriterion,
} from './schema/conditional.ts';
export { Config, InterviewMode, TargetPlatform, WelcomeMessage } from './schema/config.ts';
export {
  FollowUp,
  Item,
  type ItemType,
  MatrixItem,
  MaxDiffItem,
  MultipleChoiceItem,
  OpenEndedItem,
  PreferredInput,
  RankingItem,
  StatementItem,
} from './schema/item.ts';
export { hasTrait, itemTraits, type ItemTraits, itemTypes, traitsOf } from './schema/itemTraits.ts';
export { LanguageCode, languageCodes } from './schema/languages.ts';
export { ConceptContent, ConceptMedia, Embed, Media, MediaType } from './schema/media.ts';
export { ChoiceOption, MatrixRow, OptionStatus } from './schema/option.ts';
export { CreateStudyRequest } from './schema/study.ts';
export { NonEmptyText, Text, Uri } from './schema/text.ts';
export { advise, createAdviser } from './validate/advise.ts';
export type { Issue, ShapeCode } from './validate/issue.ts';
export { messageOf, sentenceOf, whyOf } from './validate/messages.ts';
export { checkGuide, type Guide, type GuideFinding, type GuideRead, readGuide } from './validate/readGuide.ts';
export { createValidator, validate, verdict, type Verdict } from './validate/validate.ts';
export { type RuleId, ruleIds } from './rules/allRules.ts';
export { type AdviceId, adviceIds } from './advice/allAdvice.ts';
export type { IssueReader } from './findings/jsonNames.ts';
