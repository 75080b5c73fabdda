import type { ChoiceOption, Embed, FollowUp, Item, Media, OptionStatus, PreferredInput } from '../schema/index.ts';
import { type AnswerCriterion, expectWhen, type Ids, madeCriterion, type Reference, type When } from './conditions.ts';
import { AuthorError } from './authorError.ts';
import { currentBuilding } from './building.ts';
import { expectEntries, expectList, expectText, helpWith, kindOf } from './given.ts';
import type { NotEmpty } from './lists.ts';
import { calledFor, type Kind, noteKind, notedRow, questionKind, refusals } from './kinds.ts';
import { placed, placedAs, placeOf, stackAbove } from './place.ts';
import {
  type ExclusiveOption,
  expectNames,
  type NamedOption,
  namedOption,
  namedOptions,
  listOf,
  noSuchName,
  type NamesOf,
  type OnlyLast,
  type Options,
  type PlainOption,
  type SeveralOptions,
  type Unlisted,
  writtenName,
} from './names.ts';
import { expectSettings, ofItems } from './settings.ts';

/** What every question may have (specification, "Items"). */
export interface ItemSettings {
  /** Its external id. Without one, it gets an id made of its text if something refers to it. */
  readonly id?: string;
  /** Who is asked it. Absent: everybody who comes this far. */
  readonly when?: When;
  /** Pictures and videos that are shown with it. */
  readonly media?: readonly Media[];
  /** A web page that is shown inside it. */
  readonly embed?: Embed;
}

/** A question or statement, ready for a block or a screener. */
export interface AnyQuestion {
  /** Its identity, which conditions keep: two questions with one text are different questions. */
  readonly self: Reference;
  /** Who is asked it; undefined for everybody who comes this far. */
  readonly when: When | undefined;
  /** The question whose selected options this one shows; undefined if it has its own. */
  readonly from: Reference | undefined;
  /** The external ids of its options, without those that have none. */
  readonly optionIds: readonly string[];
  /** Returns the item as the contract writes it, without its id and its condition. */
  readonly write: (isScreening: boolean, ids: Ids) => Item;
}

/** A question that may not be in a screener. */
export interface PlainQuestion extends AnyQuestion {
  /** Where it may be, for the compiler: not in a screener. */
  readonly place: 'interview' | 'anywhere';
}

/** A multiple choice, to whose answers conditions may refer by the names of its options. */
export interface Choice<Name extends string, Several extends boolean = boolean> extends AnyQuestion {
  /** Where it may be, for the compiler: also in a screener. */
  readonly place: 'anywhere';
  /** True if participants may select several options. Only then another question can show those selected. */
  readonly several: Several;
  /**
   * Returns a criterion that is met if any one of these is selected (docs/decisions/interviews.md, "How an interview
   * runs").
   */
  includes<const N extends readonly (Name | Unlisted)[]>(...names: N & NotEmpty<N>): AnswerCriterion;
  /** Returns a criterion that is met if none of these is selected, also if the question was not asked. */
  excludes<const N extends readonly (Name | Unlisted)[]>(...names: N & NotEmpty<N>): AnswerCriterion;
  /** Returns the question for a screener, with the options that let participants in. Others are neutral. */
  accepting<const N extends readonly (Name | Unlisted)[]>(...names: N & NotEmpty<N>): ScreeningChoice<Name, Several>;
  /** Returns the question for a screener, with the options that end the interview. Others are neutral. */
  rejecting<const N extends readonly (Name | Unlisted)[]>(...names: N & NotEmpty<N>): ScreeningChoice<Name, Several>;
}

/** What a block may contain: any question but a choice that decides in a screener. */
export type Question = PlainQuestion | Choice<never>;

/** What a screener may contain: choices only (specification, "Guide validation rules", 1). */
export type ScreeningQuestion = Choice<never> | ScreeningChoice<never>;

/** What options decide in a screener. */
type Statuses = ReadonlyMap<NamedOption['option'], OptionStatus>;

/** What was decided about a question, and something for each decision by which it is found again. */
interface Decided {
  readonly statuses: Statuses | null;
  readonly decisions: readonly object[];
}

/** A multiple choice of a screener. */
export interface ScreeningChoice<Name extends string, Several extends boolean = boolean>
  extends Omit<Choice<Name, Several>, 'place'> {
  /** Where it may be, for the compiler: only in a screener, where its options decide. */
  readonly place: 'screener';
}

/** A question whose selected options another one may show. */
export type Source<Name extends string> = Choice<Name, true> | ScreeningChoice<Name, true>;

/** A matrix, to whose rows conditions may refer. */
export interface Matrix<Column extends string, Row extends string> extends PlainQuestion {
  /** Returns what conditions may ask about one row, by its text. */
  row(row: Row | Unlisted): {
    /** Returns a criterion that is met if any one of these columns is selected in the row. */
    includes<const N extends readonly (Column | Unlisted)[]>(...columns: N & NotEmpty<N>): AnswerCriterion;
    /** Returns a criterion that is met if none of these columns is selected in the row. */
    excludes<const N extends readonly (Column | Unlisted)[]>(...columns: N & NotEmpty<N>): AnswerCriterion;
  };
}

/** Settings of every multiple choice. */
export interface ChoiceSettings extends ItemSettings {
  /** True to show the options in random order. Default: the order of the list. */
  readonly shuffle?: boolean;
  /** True to keep the last option at its place in random order. Default: it moves like the others. */
  readonly keepLast?: boolean;
  /** True to let participants write an option of their own. Default: they cannot. */
  readonly other?: boolean;
}

/** Settings of a question with one answer. */
export interface SingleSettings<O extends Options> extends ChoiceSettings {
  /** At least one, in their order. */
  readonly options: O;
  /** Absent or false: participants select one option. */
  readonly several?: false;
}

/** Settings of a question with several answers. */
export interface SeveralSettings<O extends SeveralOptions> extends ChoiceSettings {
  /** At least one, in their order. The last one may exclude the others: {@link none}. */
  readonly options: O;
  /** True: participants may select several options. */
  readonly several: true;
  /** The fewest and the most options to select, both from 1. Default: one or more. */
  readonly select?: readonly [fewest: number, most: number];
}

/** Settings of a question that shows the options selected in an earlier one. */
export interface CarriedSettings<Name extends string, Several extends boolean> extends ChoiceSettings {
  /** The earlier multiple choice, with `several: true`, whose selected options are shown. */
  readonly from: Source<Name>;
  /** Options of its own, which the service does not show. */
  readonly options?: SeveralOptions;
  /** True to let participants select several of them. Default: one. */
  readonly several?: Several;
  /** The fewest and the most options to select, both from 1; with `several: true` only. Default: one or more. */
  readonly select?: readonly [fewest: number, most: number];
}

/** What a multiple choice may have in any of its forms. */
interface AnyChoiceSettings extends ChoiceSettings {
  readonly options?:
    | readonly (PlainOption | ExclusiveOption)[]
    | Readonly<Record<string, PlainOption | ExclusiveOption>>;
  readonly from?: unknown;
  readonly several?: boolean;
  readonly select?: readonly [fewest: number, most: number];
}

/** What the compiler says of settings that do not fit together. */
type Misfit<S> = AnyChoiceSettings extends S
  ? unknown
  : [Exclude<keyof S, keyof AnyChoiceSettings>] extends [never]
    ? S extends { readonly from: infer From }
      ? From extends Source<never>
        ? unknown
        : { readonly from: OnlySeveral }
      : S extends { readonly options: unknown }
        ? S extends { readonly several?: false; readonly select: unknown }
          ? { readonly select: 'The number of answers can be limited with several: true only.' }
          : { readonly options: OnlyLast }
        : { readonly options: 'A choice needs options, or another choice from which it shows those selected.' }
    : {
        readonly [Name in keyof S & string as Name extends keyof AnyChoiceSettings
          ? never
          : `A choice has no setting ${Name}.`]: never;
      };

type OnlySeveral = 'Options can be taken from a choice with several: true only.';

const ofChoice = [...ofItems, 'options', 'from', 'several', 'select', 'shuffle', 'keepLast', 'other'];

/**
 * Returns a multiple choice with one answer (specification, "Items"). Its `includes` and `excludes` make conditions.
 *
 * @param text What participants read, with at least one character.
 * @param settings `options`: texts, {@link option}s, or an object with options by short names that conditions use.
 * @throws An {@link AuthorError} for an unknown setting, a `when` that is no condition, or a short name that is a
 *   number or could mean two options; its methods also for a name that is no option.
 * @example
 * ```ts
 * import { choice } from '@guide-studio/guide-core/author';
 *
 * const often = choice('How often do you cook?', { options: { daily: 'Most days', never: 'Never' } });
 * console.log(often.includes('daily').choices, often.excludes('Never').matching); // [ 'Most days' ] mustNotSelect
 * ```
 */
export function choice<const O extends Options>(text: string, settings: SingleSettings<O>): Choice<NamesOf<O>, false>;
/**
 * Returns a multiple choice with several answers (specification, "Items").
 *
 * @example
 * ```ts
 * import { block, choice, guide, none } from '@guide-studio/guide-core/author';
 *
 * const options = ['Soup', 'Pasta', none('Nothing')] as const;
 * const dishes = choice('What did you cook?', { several: true, select: [1, 2], options });
 * const [item] = guide('Home cooking', {}, [block('Last week', [dishes])]).studyGuide[0]?.items ?? [];
 * console.log(item?.type === 'multiple_choice' && item.options?.at(-1)); // { text: 'Nothing', exclusiveOption: true }
 * ```
 */
export function choice<const O extends SeveralOptions>(
  text: string,
  settings: SeveralSettings<O>,
): Choice<NamesOf<O>, true>;
/**
 * Returns a multiple choice whose options are those selected in an earlier one. It is not asked if none was selected.
 */
export function choice<Name extends string, const Several extends boolean = false>(
  text: string,
  settings: CarriedSettings<Name, Several>,
): Choice<Name, Several>;
/** Never compiles: it gives the compiler a sentence about settings that do not fit together. */
export function choice<const S extends AnyChoiceSettings>(text: string, settings: S & Misfit<S>): Choice<string>;
export function choice(
  text: string,
  settings: SingleSettings<Options> | SeveralSettings<SeveralOptions> | CarriedSettings<string, boolean>,
): Choice<string> {
  expectQuestion('choice', text, settings, ofChoice);
  const { several, shuffle, keepLast, other } = settings;
  const select = 'select' in settings ? settings.select : undefined;
  const from = 'from' in settings ? settings.from : undefined;
  expectBounds(text, select);
  expectSource('choice', text, settings, from);
  const own = settings.options === undefined ? undefined : namedOptions(settings.options, text);
  const self = noteKind({ id: settings.id, text }, 'a choice');
  const known = own ?? [];
  const [shown = []] = [own?.map(({ name, option }) => name ?? option.text)];
  const nameOf = (given: string | Unlisted) => {
    if (from === undefined) return writtenName(known, given, text);
    try {
      const criterion: AnswerCriterion = from.includes(given);
      // It is made for the name only.
      currentBuilding()?.reached(criterion);
      return criterion.choices[0] ?? '';
    } catch (error) {
      const isOwn = known.some(({ name, option: { id, text: shown } }) => [name, id, shown].includes(String(given)));
      throw isOwn && error instanceof AuthorError ? notShown(String(given), text, from.self.text) : error;
    }
  };
  const write = ({ statuses, decisions }: Decided): AnyQuestion['write'] => {
    return (isScreening, ids) => {
      for (const decision of decisions) currentBuilding()?.reached(decision);
      return written(statuses, isScreening, ids);
    };
  };
  const written = (statuses: Statuses | null, isScreening: boolean, ids: Ids): Item => {
    return {
      text,
      type: 'multiple_choice',
      ...defined({ media: listed(settings.media), embed: settings.embed }),
      ...(own === undefined ? {} : { options: own.map((each) => writtenOption(each, statuses, isScreening)) }),
      ...defined({
        multiSelect: several,
        allowCustomOption: other,
        minSelect: select?.[0],
        maxSelect: select?.[1],
        randomizeOptionOrder: shuffle,
        pinnedFinalOption: keepLast,
        carryForwardFrom: from && ids.of(from.self),
      }),
    };
  };
  const made = ({ statuses, decisions }: Decided): Choice<string> => {
    const decide = (names: readonly (string | Unlisted)[], status: OptionStatus, above: unknown) => {
      const method = status === 'approve' ? 'accepting' : 'rejecting';
      expectNames(method, text, names);
      const decided = new Map(statuses);
      for (const name of names) {
        const { option } = namedOption(known, typeof name === 'string' ? name : name.unlisted, text);
        if ((decided.get(option) ?? option.status ?? status) !== status) {
          throw new AuthorError([], [decidedTwice(option.text, text, option.status)]);
        }
        decided.set(option, status);
      }
      const decision = {};
      const wording = `${method}(…) of “${text}” is in no guide. It returns another question and changes nothing.`;
      const sentence = `${wording} Write it where the question is in screening(…), after accepting(…) if there is one.`;
      currentBuilding()?.made(decision, sentence, stackAbove(above));
      const question = made({ statuses: decided, decisions: [...decisions, decision] });
      return placed({ ...question, place: 'screener' as const }, above);
    };
    const accepting: Choice<string>['accepting'] = (...names) => decide(names, 'approve', accepting);
    const rejecting: Choice<string>['rejecting'] = (...names) => decide(names, 'reject', rejecting);
    return {
      ...refusals('a choice', text, shown),
      ...answers(self, nameOf),
      self,
      when: settings.when,
      from: from?.self,
      optionIds: idsIn(known),
      write: write({ statuses, decisions }),
      place: 'anywhere',
      several: several ?? false,
      accepting,
      rejecting,
    };
  };
  return offered(placed(made({ statuses: null, decisions: [] }), choice), 'choice');
}

/** Returns the error for a name of options that are there, and that nobody is shown. */
function notShown(given: string, question: string, source: string): AuthorError {
  const shows = `which shows those selected in “${source}”, and none of its own`;
  const sentence = `“${given}” is among the “options” of “${question}”, ${shows}.`;
  return new AuthorError([], [`${sentence} Name an option of “${source}”, or leave “from” out.`]);
}

function decidedTwice(option: string, question: string, own: OptionStatus | undefined): string {
  const both =
    own === undefined
      ? 'is both in accepting(…) and in rejecting(…)'
      : 'has a “status” and is in accepting(…) or rejecting(…), which decides otherwise';
  return `“${option}” of “${question}” ${both}. Leave it in one.`;
}

/** Notes that a question should be in a guide. Returns the question. */
function offered<Made extends AnyQuestion>(made: Made, called: string): Made {
  const sentence = `${called}(“${made.self.text}”) is in no guide. Put it into a block, or delete it.`;
  currentBuilding()?.offered?.(made.self, sentence, placeOf(made));
  return made;
}

/** Settings of a ranking. */
export interface RankingSettings extends ItemSettings {
  /** Its own options, at least one. Needed without `from`. */
  readonly options?: readonly PlainOption[];
  /** The earlier multiple choice, with `several: true`, whose selected options are ranked. */
  readonly from?: Source<never>;
  /** True to show the options in random order at first. Default: the order of the list. */
  readonly shuffle?: boolean;
}

/**
 * Returns a question whose options are put in order: its own, or those selected in an earlier one (specification,
 * "Items").
 *
 * @param text What participants read, with at least one character.
 * @throws An {@link AuthorError} for an unknown setting, or a `when` that is no condition.
 */
export function ranking(text: string, settings: RankingSettings): PlainQuestion;
/** Never compiles: it gives the compiler a sentence about settings that do not fit together. */
export function ranking(
  text: string,
  settings: Omit<RankingSettings, 'from'> & { readonly from: OnlySeveral },
): PlainQuestion;
export function ranking(
  text: string,
  settings: Omit<RankingSettings, 'from'> & { readonly from?: OnlySeveral | Source<never> },
): PlainQuestion {
  expectQuestion('ranking', text, settings, [...ofItems, 'options', 'from', 'shuffle']);
  expectSource('ranking', text, settings, settings.from);
  const own = settings.options && namedOptions(settings.options, text);
  // A text is a sentence of the compiler, and was refused.
  const from = typeof settings.from === 'string' ? undefined : settings.from;
  return question(ranking, 'a ranking', text, settings, own ?? [], from?.self, (ids) => ({
    type: 'ranking',
    ...(own === undefined ? {} : { options: own.map((each) => writtenOption(each, null, false)) }),
    ...defined({
      randomizeOptionOrder: settings.shuffle,
      carryForwardFrom: from && ids.of(from.self),
    }),
  }));
}

/**
 * Returns a question with rows, in each of which one column is selected (specification, "Items").
 *
 * @param text What participants read, with at least one character.
 * @param settings `columns` and `rows`: at least one each. Rows are texts, by which conditions name them.
 * @throws An {@link AuthorError} for an unknown setting, or a `when` that is no condition; `row` for a text that is no
 *   row.
 * @example
 * ```ts
 * import { matrix, open } from '@guide-studio/guide-core/author';
 *
 * const meals = matrix('How do you cook?', { rows: ['Alone', 'With others'], columns: ['Not at all', 'Much'] });
 * const why = open('Why not alone?', { when: meals.row('Alone').includes('Not at all') });
 * console.log(why.when?.kind === 'answer' && why.when.row); // Alone
 * ```
 */
export function matrix<const Columns extends readonly PlainOption[], const Rows extends readonly string[]>(
  text: string,
  settings: ItemSettings & { readonly columns: Columns; readonly rows: Rows },
): Matrix<NamesOf<Columns>, Rows[number]> {
  expectQuestion('matrix', text, settings, [...ofItems, 'columns', 'rows']);
  expectSetting('matrix', text, settings, 'columns', "['Always', 'Never']");
  expectSetting('matrix', text, settings, 'rows', "['At home', 'At work']");
  const columns = namedOptions(settings.columns, text, 'columns');
  expectList(`The “rows” of “${text}”`, settings.rows, "rows: ['At home', 'At work']");
  expectEntries(`The “rows” of “${text}” must be texts`, settings.rows, isText, "Write each as a text: 'At home'.");
  const made = question(matrix, 'a matrix', text, settings, columns, undefined, () => ({
    type: 'matrix',
    options: columns.map((each) => writtenOption(each, null, false)),
    rows: settings.rows.map((row) => ({ text: row })),
  }));
  const columnNames = columns.map(({ option }) => option.text);
  const nameOf = (given: string | Unlisted, called: string) => {
    const isRow = typeof given === 'string' && settings.rows.includes(given) && !columnNames.includes(given);
    if (isRow) throw otherSide(given, 'row', text, called, 'columns', columnNames);
    return writtenName(columns, given, text);
  };
  const rowOf = (row: string | Unlisted): string => {
    expectNames('row', text, [row], 'a row');
    if (typeof row !== 'string') return row.unlisted;
    if (settings.rows.includes(row)) return row;
    if (columnNames.includes(row)) throw otherSide(row, 'column', text, 'row', 'rows', settings.rows);
    throw noSuchName(row, 'row', text, settings.rows);
  };
  const refused = refusals('a matrix', text, columnNames, settings.rows[0]);
  const row: Matrix<string, string>['row'] = (given) => notedRow(answers(made.self, nameOf, rowOf(given)), columnNames);
  return placedAs({ ...made, ...refused, row }, made);
}

/** Returns the error for a row in place of a column, or for a column in place of a row. */
function otherSide(
  given: string,
  what: string,
  question: string,
  called: string,
  wanted: string,
  names: readonly string[],
): AuthorError {
  const sentence = `“${given}” is a ${what} of “${question}”. ${called}(…) takes ${wanted}: ${listOf(names, given)}.`;
  return new AuthorError([], [sentence]);
}

/**
 * Returns a question that shows options in sets; the best and the worst of each is chosen (specification, "Items").
 *
 * @param text What participants read, with at least one character.
 * @throws An {@link AuthorError} for an unknown setting, or a `when` that is no condition.
 */
export function maxDiff(
  text: string,
  settings: ItemSettings & {
    /** At least two. */
    readonly options: readonly PlainOption[];
    /** What is compared, such as “importance”. Default: nothing is named. */
    readonly metric?: string;
    /** The number of options on each screen. Default: 4, or all if there are fewer. */
    readonly perScreen?: 3 | 4 | 5;
  },
): PlainQuestion {
  expectQuestion('maxDiff', text, settings, [...ofItems, 'options', 'metric', 'perScreen']);
  expectSetting('maxDiff', text, settings, 'options', "['A', 'B']");
  const own = namedOptions(settings.options, text);
  return question(maxDiff, 'a maxDiff', text, settings, own, undefined, () => ({
    type: 'max_diff',
    options: own.map((each) => writtenOption(each, null, false)),
    ...defined({ metric: settings.metric, itemsPerScreen: settings.perScreen }),
  }));
}

/**
 * Returns a question that participants answer in their own words (specification, "Items").
 *
 * @param text What participants read, with at least one character.
 * @throws An {@link AuthorError} for an unknown setting, or a `when` that is no condition.
 */
export function open(
  text: string,
  settings: ItemSettings & {
    /**
     * How many follow-up questions the interviewer may ask: `none`, `light`, `medium` and `heavy` are at most 0, 1, 2
     * and 3. Default: none.
     */
    readonly probe?: FollowUp;
    /** What the interviewer should know about this question. */
    readonly instructions?: string;
    /** How participants should answer, such as `voice`. Default: no preference. */
    readonly input?: PreferredInput;
    /** True to let the interviewer watch the screen; only with `input: 'screenRecording'`. Default: it does not. */
    readonly watchScreen?: boolean;
  } = {},
): PlainQuestion {
  expectQuestion('open', text, settings, [...ofItems, 'probe', 'instructions', 'input', 'watchScreen']);
  const { probe, instructions, input, watchScreen } = settings;
  return question(open, 'an open question', text, settings, [], undefined, () => ({
    type: 'open_ended',
    ...defined({
      followUp: probe,
      addInstructions: instructions,
      preferredInput: input,
      screenObservationEnabled: watchScreen,
    }),
  }));
}

/**
 * Returns a text without an answer, which participants only read (specification, "Items").
 *
 * @param text What participants read, with at least one character.
 * @throws An {@link AuthorError} for an unknown setting, or a `when` that is no condition.
 */
export function statement(
  text: string,
  settings: ItemSettings & {
    /** The text of the button that goes on. Default: that of the participant page. */
    readonly button?: string;
  } = {},
): PlainQuestion {
  expectQuestion('statement', text, settings, [...ofItems, 'button']);
  return question(statement, 'a statement', text, settings, [], undefined, () => ({
    type: 'statement',
    ...defined({ continueButtonText: settings.button }),
  }));
}

/** Throws an {@link AuthorError} for a text, settings or a condition that are none. */
function expectQuestion(called: string, text: unknown, settings: unknown, names: readonly string[]): void {
  expectText(called, text);
  expectSettings(called, text, settings, names);
  const { when, media } = settings as ItemSettings;
  expectWhen(`${called}(“${text}”)`, when);
  if (media !== undefined) expectList(`“media” of ${called}(“${text}”)`, media, 'media: [{ … }]');
}

/** Throws an {@link AuthorError} if a setting is missing that the question cannot do without. */
function expectSetting(called: string, text: string, settings: object, name: string, example: string): void {
  if (name in settings) return;
  throw new AuthorError([], [`${called}(“${text}”) has no ${name}. Write ${name}: ${example}.`]);
}

const isText = (value: unknown): value is string => typeof value === 'string';

function expectBounds(text: string, select: unknown): void {
  if (select === undefined) return;
  const isRight = Array.isArray(select) && select.length === 2 && select.every(Number.isFinite);
  if (isRight) return;
  const given: readonly unknown[] | null = Array.isArray(select) ? select : null;
  const takes = `“select” of choice(“${text}”) takes two numbers, the fewest and the most`;
  const at = given?.length === 2 ? given.findIndex((one) => !Number.isFinite(one)) : -1;
  const wrong = given?.[at];
  if (given !== null && typeof wrong === 'string' && given.every((one) => Number(one) > 0)) {
    const texts = given.filter((one) => typeof one === 'string').map((one) => `'${one}'`);
    const [what, them] = texts.length === 1 ? ['text', 'it'] : ['texts', 'them'];
    const sentence = `${takes}, not the ${what} ${texts.join(' and ')}. Write ${them} without quotes.`;
    throw new AuthorError([], [sentence]);
  }
  if (at >= 0) {
    const which = at === 0 ? 'fewest' : 'most';
    const help = Number.isNaN(wrong)
      ? 'NaN, which is no number. Check how it is calculated.'
      : wrong === Infinity
        ? 'Infinity. Write the number of its options.'
        : `${kindOf(wrong)}. ${helpWith(wrong, 'Write a number.')}`;
    throw new AuthorError([], [`${takes}. The ${which} is ${help}`]);
  }
  const shown = given === null ? kindOf(select) : `[${given.join(', ')}]`;
  const help =
    typeof select === 'number'
      ? `Write select: [${select}, ${select}] for exactly ${select}, or [1, ${select}] for at most ${select}.`
      : 'Write select: [1, 2].';
  throw new AuthorError([], [`${takes}, not ${shown}. ${help}`]);
}

/** Throws an {@link AuthorError} for a source that is none, and for a question with neither options nor a source. */
function expectSource(called: string, text: string, settings: object, from: unknown): void {
  const of = `${called}(“${text}”)`;
  if (from === undefined) {
    if ('options' in settings && settings.options !== undefined) return;
    const given = Object.keys(settings).find((name) => name === 'options' || name === 'from');
    const sentence = given === undefined ? `${of} has no options.` : `The “${given}” of ${of} is undefined.`;
    const example = "Write options: ['A', 'B'], or from: and a choice whose selected options it shows.";
    throw new AuthorError([], [`${sentence} ${given === undefined ? example : helpWith(undefined, example)}`]);
  }
  if (typeof from === 'object' && from !== null && 'several' in from && from.several === true) return;
  const kind = questionKind(from);
  const source = typeof from === 'object' && from !== null && 'self' in from ? (from.self as Reference).text : '';
  const takes = `“from” of ${of} takes a choice with several: true`;
  if (kind === 'a choice') {
    const sentence = `${takes}; “${source}” has one answer. Name another choice, or write several: true there.`;
    throw new AuthorError([], [sentence]);
  }
  if (kind !== undefined) throw new AuthorError([], [`${takes}; “${source}” is ${kind}. Name a choice.`]);
  const help = typeof from === 'string' ? 'Write the constant of the question, without quotes.' : 'Name a choice.';
  throw new AuthorError([], [`${takes}, not ${kindOf(from)}. ${helpWith(from, help)}`]);
}

type Own = Item extends infer One ? (One extends Item ? Omit<One, 'text'> : never) : never;

function question(
  called: unknown,
  kind: Kind,
  text: string,
  settings: ItemSettings,
  options: readonly NamedOption[],
  from: Reference | undefined,
  own: (ids: Ids) => Own,
): PlainQuestion {
  const { id, when, media, embed } = settings;
  const names = options.map(({ option }) => option.text);
  const made: PlainQuestion = {
    ...(kind === 'a matrix' ? {} : refusals(kind, text, names)),
    self: noteKind({ id, text }, kind),
    when,
    from,
    place: 'interview',
    optionIds: idsIn(options),
    write: (_, ids) => ({ text, ...defined({ media: listed(media), embed }), ...own(ids) }),
  };
  return offered(placed(made, called), calledFor[kind]);
}

function answers(
  self: Reference,
  nameOf: (given: string | Unlisted, called: string) => string,
  row?: string,
): Pick<Choice<string>, 'includes' | 'excludes'> {
  type Asking = (...names: readonly (string | Unlisted)[]) => AnswerCriterion;
  const asking = (matching: AnswerCriterion['matching']): Asking => {
    const ask: Asking = (...names) => {
      const called = matching === 'mustSelect' ? 'includes' : 'excludes';
      expectNames(called, self.text, names);
      const choices = names.map((name) => nameOf(name, called));
      const given = names.map((name) => (typeof name === 'string' ? name : name.unlisted));
      return madeCriterion({ kind: 'answer', question: self, matching, choices, row }, ask, given);
    };
    return ask;
  };
  return { includes: asking('mustSelect'), excludes: asking('mustNotSelect') };
}

function writtenOption({ option }: NamedOption, statuses: Statuses | null, isScreening: boolean): ChoiceOption {
  const { id, text, status, exclusive } = option;
  const decided = status ?? statuses?.get(option);
  return {
    ...defined({ externalId: id }),
    text,
    ...defined({
      status: decided ?? (isScreening ? 'neutral' : undefined),
      exclusiveOption: exclusive === true || exclusive === false ? exclusive : undefined,
    }),
  };
}

const idsIn = (options: readonly NamedOption[]) => options.flatMap(({ option }) => option.id ?? []);

const listed = <T>(list: readonly T[] | undefined): T[] | undefined => (list === undefined ? undefined : [...list]);

/** Returns an object without the properties that are undefined. */
export function defined<T extends object>(object: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}
