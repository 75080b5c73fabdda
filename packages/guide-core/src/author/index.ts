/**
 * Writing a guide in code. Questions are values; conditions refer to them and to their options, so a wrong reference
 * does not compile. {@link guide} returns what a guide file contains.
 *
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * export default guide('Home cooking', { language: 'en' }, [
 *   block('Last week', [often, open('What did you cook?', { when: often.excludes('Never') })]),
 * ]);
 * ```
 *
 * @module @guide-studio/guide-core/author
 */
export { AuthorError } from './authorError.ts';
export { type Building, whileBuilding } from './building.ts';
export {
  all,
  type AnswerCriterion,
  any,
  type Combination,
  type Criterion,
  type LinkCriterion,
  param,
  type Parameter,
  type When,
} from './conditions.ts';
export { guide, type GuideSettings } from './guide.ts';
export type { LanguageCode } from '../schema/index.ts';
export type { LeftOut } from './lists.ts';
export {
  type AuthoredBlock,
  type AuthoredConcept,
  block,
  concepts,
  type InterviewBlock,
  type PartSettings,
  screening,
  type ScreeningBlock,
} from './parts.ts';
export {
  type ExclusiveOption,
  type NamesOf,
  none,
  option,
  type Option,
  type Options,
  type OptionSettings,
  type PlainOption,
  type SeveralOptions,
  unlisted,
  type Unlisted,
} from './names.ts';
export {
  type AnyQuestion,
  type CarriedSettings,
  choice,
  type Choice,
  type ChoiceSettings,
  type ItemSettings,
  matrix,
  type Matrix,
  maxDiff,
  open,
  type PlainQuestion,
  type Question,
  ranking,
  type RankingSettings,
  type ScreeningChoice,
  type ScreeningQuestion,
  type SeveralSettings,
  type SingleSettings,
  type Source,
  statement,
} from './questions.ts';
export { toCode } from './toCode.ts';
