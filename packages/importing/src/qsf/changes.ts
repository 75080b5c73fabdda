import type { ChangeCode, SourceChange } from '../source/study.ts';
import { entriesOfRecode, type Question } from './questions.ts';
import { entriesIn, isOn, numberIn, type Part, partIn, partsIn, textIn } from './survey.ts';

type Verdict = SourceChange['verdict'];

/** What of a question is not in the guide as it is. `hasOwnOption`: its last choice is one that participants write. */
export function changesOf(question: Question, place: string, hasOwnOption: boolean): readonly SourceChange[] {
  const { payload, field, kind, choices, parts: own } = question;
  const change = (kindOf: SourceChange['kind'], text: string, verdict: Verdict, code: ChangeCode): SourceChange => ({
    kind: kindOf,
    place,
    text,
    verdict,
    code,
  });
  const setting = (text: string, verdict: Verdict, code: ChangeCode): SourceChange =>
    change('setting', text, verdict, code);
  const html = textIn(payload['QuestionText']);
  const answers = entriesIn(payload['Answers']).map(([, part]) => part);
  const parts = [...own.values(), ...answers];
  const texts = [html, ...parts.map(({ Display }) => textIn(Display))];
  const tag = textIn(payload['DataExportTag']);
  const isStatement = kind === 'statement';
  const last = choices.at(-1);
  return [
    ...(tag === '' || tag === field ? [] : [setting(tag, 'equivalent', 'renamed')]),
    ...(/[^\s]/u.test(html.replace(/<[^<>]*>|&nbsp;/gu, '')) ? [] : [change('text', field, 'equivalent', 'named')]),
    ...(texts.some((one) => /<\/?[a-z][^<>]*>/iu.test(one)) ? [change('text', html, 'equivalent', 'markup')] : []),
    ...texts.flatMap((one) => (/\$\{[a-z]+:\/\/[^{}]*\}/iu.test(one) ? [change('text', one, 'lost', 'piped')] : [])),
    ...[...texts, ...parts.map(({ Image }) => (Image === undefined ? '' : '<img>'))].flatMap((one) =>
      /<img\b/iu.test(one) ? [change('text', one, 'lost', 'picture')] : [],
    ),
    ...[...new Set(texts.flatMap((one) => one.match(/<(?:iframe|video|audio|object|embed)\b/giu) ?? []))].map((one) =>
      setting(`${one}>`, 'lost', 'setting'),
    ),
    ...(isStatement || isForced(payload) ? [] : [setting('ForceResponse', 'narrower', 'optional')]),
    ...validationOf(payload, kind === 'several').map((text) => setting(text, 'wider', 'validated')),
    ...(differs(payload) ? [setting(textOfRecode(payload), 'equivalent', 'recoded')] : []),
    ...(kind === 'steps' || kind === 'stepRows' || textIn(payload['Selector']) === 'NPS'
      ? [setting('scale', 'equivalent', 'rated')]
      : []),
    ...(textIn(payload['QuestionType']) === 'Slider' && (kind === 'open' || kind === 'openRows')
      ? [setting('Slider', 'wider', 'slider')]
      : []),
    ...(textIn(payload['Selector']) === 'Bipolar' ? [setting('Bipolar', 'equivalent', 'described')] : []),
    ...(isApart(kind) ? [setting('rows', 'equivalent', 'rowsApart')] : []),
    ...(payload['isColumn'] === true ? [setting('columns', 'equivalent', 'columnsApart')] : []),
    ...randomOf(payload, kind),
    ...choices.flatMap((choice) =>
      isOn(own.get(choice.code)?.['TextEntry'])
        ? [
            choice === last && hasOwnOption
              ? setting(choice.text, 'equivalent', 'ownOption')
              : setting(choice.text, 'lost', 'optionText'),
          ]
        : [],
    ),
    ...(isApart(kind) ? answers : parts).flatMap(({ DisplayLogic, Display }) =>
      Object.keys(partIn(DisplayLogic)).length > 0 ? [setting(textIn(Display), 'wider', 'optionCondition')] : [],
    ),
    ...(isEmpty(payload['DefaultChoices']) ? [] : [setting('DefaultChoices', 'lost', 'default')]),
    ...['QuestionJS', 'GradingData', 'ChoiceGroups'].flatMap((name) =>
      isEmpty(payload[name]) ? [] : [setting(name, 'lost', 'setting')],
    ),
    ...Object.keys(payload).flatMap((name) =>
      known.has(name) || isEmpty(payload[name]) ? [] : [setting(name, 'lost', 'setting')],
    ),
  ].map((one) => ({ ...one, place }));

  function randomOf(own: Part, of: Question['kind']): readonly SourceChange[] {
    const { isOther, isPart } = orderOf(
      own,
      choices.map(({ code }) => code),
    );
    const isMatrix = of === 'matrix' || of === 'severalRows' || of === 'openRows' || of === 'stepRows';
    const isAny = textIn(partIn(own['Randomization'])['Type']);
    return [
      ...(isPart ? [setting('Randomization', 'wider', 'subset')] : []),
      ...(isOther || (isMatrix && isAny !== '' && isAny !== 'None')
        ? [setting('Randomization', 'lost', 'optionOrder')]
        : []),
    ];
  }
}

/** Returns true if each row is a question of its own. */
const isApart = (kind: Question['kind']): boolean => kind === 'severalRows' || kind === 'openRows';

/** What of a question is read, or has nothing that participants see. */
const known: ReadonlySet<string> = new Set([
  'AnalyzeChoices',
  'AnswerOrder',
  'Answers',
  'ChoiceDataExportTags',
  'ChoiceGroupOrder',
  'ChoiceGroups',
  'AnswerDataExportTag',
  'ChoiceColumnWidthPixels',
  'ChoiceOrder',
  'Choices',
  'ColumnLabels',
  'Configuration',
  'DataExportTag',
  'DataVisibility',
  'DefaultChoices',
  'DisplayLogic',
  'DynamicChoices',
  'DynamicChoicesData',
  'GradingData',
  'Labels',
  'Language',
  'NextAnswerId',
  'NextChoiceId',
  'QuestionDescription',
  'QuestionID',
  'QuestionJS',
  'QuestionText',
  'QuestionText_Unsafe',
  'QuestionType',
  'Randomization',
  'RecodeValues',
  'SearchSource',
  'Selector',
  'SubSelector',
  'Validation',
  'VariableNaming',
  'isColumn',
]);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const settingsOf = ({ Validation }: Part): Part => partIn(partIn(Validation)['Settings']);

const isForced = (payload: Part): boolean => isOn(settingsOf(payload)['ForceResponse']);

/** Returns the least and the most choices that may be selected. */
export function boundsOf(payload: Part): { readonly least?: number; readonly most?: number } {
  const { MinChoices, MaxChoices } = settingsOf(payload);
  const [least, most] = [numberIn(MinChoices), numberIn(MaxChoices)];
  const isCount = (count: number | null): count is number => count !== null && Number.isInteger(count) && count > 0;
  return { ...(isCount(least) ? { least } : {}), ...(isCount(most) ? { most } : {}) };
}

/** Returns what is checked of the answers, other than how many there are. */
function validationOf(payload: Part, isSeveral: boolean): readonly string[] {
  const type = textIn(settingsOf(payload)['Type']);
  const isCount = /choice/iu.test(type) && isSeveral;
  return type === '' || type === 'None' || isCount ? [] : [type];
}

function differs(payload: Part): boolean {
  const all = [...entriesOfRecode(payload)];
  return all.some(([code, number]) => String(number) !== code);
}

const textOfRecode = (payload: Part): string =>
  [...entriesOfRecode(payload)].map(([code, number]) => `${code} = ${number}`).join(', ');

/** How the options of a question are ordered: at random, with the last one fixed, or in a way that guides do not have. */
export function orderOf(
  { Randomization }: Part,
  codes: readonly string[],
): {
  readonly isShuffled: boolean;
  readonly isLastPinned: boolean;
  readonly isOther: boolean;
  readonly isPart: boolean;
} {
  const { Type, Advanced, TotalRandSubset } = partIn(Randomization);
  const type = textIn(Type);
  const none = { isShuffled: false, isLastPinned: false, isOther: false, isPart: false };
  if (type === '' || type === 'None') return none;
  if (type === 'All') return { ...none, isShuffled: true };
  const own = partIn(Advanced);
  const fixed = (Array.isArray(own['FixedOrder']) ? (own['FixedOrder'] as readonly unknown[]) : []).map(textIn);
  const isRandom = fixed.map((one) => one === '{~Randomized~}');
  const isPart =
    (numberIn(TotalRandSubset) ?? 0) > 0 ||
    (numberIn(own['TotalRandSubset']) ?? 0) > 0 ||
    listLength(own['RandomSubSet']) > 0 ||
    listLength(own['Undisplayed']) > 0;
  if (type !== 'Advanced' || isPart || fixed.length !== codes.length) return { ...none, isOther: true, isPart };
  if (isRandom.every(Boolean)) return { ...none, isShuffled: true };
  const isLastPinned = isRandom.slice(0, -1).every(Boolean) && fixed.at(-1) === codes.at(-1);
  return isLastPinned ? { ...none, isShuffled: true, isLastPinned } : { ...none, isOther: true };
}

const listLength = (value: unknown): number => (Array.isArray(value) ? value.length : partsIn(value).length);
