/**
 * The model of a study guide: its types, reading one, and checking it as the service does.
 *
 * ```ts
 * import { readGuide } from '@guide-studio/guide-core';
 *
 * const read = readGuide('{ "title": "Home cooking", "studyGuide": [] }');
 * if (read.ok) console.log(read.guide.title, read.warnings.length);
 * else for (const { line, message } of read.issues) console.log(line, message);
 * ```
 *
 * Other entries write guides in code (`author`), change them (`edit`), compare (`diff`) and merge (`merge`) them, read and
 * write files (`files`), and keep tests, notes, translations and shares beside them.
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
