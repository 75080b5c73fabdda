/**
 * Writing a guide in code. Questions are values; conditions refer to them and to their options, so a wrong reference
 * does not compile. {@link guide} returns what a guide file contains.
 *
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const cooking = guide('Home cooking', { language: 'en' }, [
 *   block('Last week', [often, open('What did you cook?', { when: often.excludes('Never') })]),
 * ]);
 * console.log(cooking.studyGuide[0]?.items.map(({ type }) => type)); // [ 'multiple_choice', 'open_ended' ]
 * console.log(cooking.studyGuide[0]?.items[0]?.externalId); // how-often-do-you-cook
 * ```
 *
 * - {@link guide} puts blocks together and checks them: {@link block}, {@link screening} (first, if there is one) and
 *   {@link concepts}.
 * - Questions: {@link open}, {@link choice}, {@link ranking}, {@link matrix}, {@link maxDiff}; a text without an
 *   answer: {@link statement}. Options are texts, or {@link option} and {@link none}.
 * - Conditions: `includes` and `excludes` of a choice, or of a row of a matrix; {@link param} for the link of the
 *   participant; {@link all} and {@link any} for several. {@link unlisted} names what only the file has.
 * - {@link toCode} turns any valid guide into such code. Tools that run code of others use {@link whileBuilding}.
 *
 * What is wrong throws an {@link AuthorError} with sentences: code may run without having been compiled. `guide build`
 * runs a file whose default export is a guide, and writes it.
 *
 * @module @guide-studio/guide-core/author
 */
export { AuthorError } from './authorError.ts';
export { type Building, type MadeCriterion, whileBuilding } from './building.ts';
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
