import { plainText } from '../source/plainText.ts';
import type { LeftItem, SourceCondition, SourceItem, SourceOption } from '../source/study.ts';
import { boundsOf, changesOf, orderOf } from './changes.ts';
import { displayIn, inLanguages, type Languages } from './languages.ts';
import type { Question } from './questions.ts';
import { isOn, partIn, textIn } from './survey.ts';

/** The items that a question becomes in a guide, or what is left of it. */
export type Made = { readonly items: readonly SourceItem[] } | { readonly left: LeftItem };

/** What a question needs beside itself to become items. */
export interface Making {
  readonly languages: Languages;
  readonly conditions: readonly SourceCondition[];
  /** Returns the condition in a logic of a row that is a question of its own. */
  readonly conditionsOf: (logic: unknown, place: string) => readonly SourceCondition[];
  /** True: a condition asks about it, or another question shows its choices. */
  readonly isNamed: boolean;
}

/** Returns the items of a question. Changes are with the first of them. */
export function itemsOf(question: Question, { languages, conditions, conditionsOf, isNamed }: Making): Made {
  const { field, payload, kind, choices, options, parts, rows, from } = question;
  const place = field;
  const textOf = (own: typeof payload): string => plainText(textIn(own['QuestionText']));
  const text = textOf(payload) || field;
  if (typeof kind !== 'string') return { left: leftOf(question, text, conditions, kind.left) };
  const isCarried = Object.keys(partIn(payload['DynamicChoices'])).length > 0;
  const canCarry = kind === 'single' || kind === 'several' || kind === 'ranking';
  if (isCarried && (from === null || choices.length > 0 || !canCarry))
    return { left: leftOf(question, text, conditions, 'notCarried') };
  if (from === null && needsOptions.has(kind) && options.length < (kind === 'maxDiff' ? 2 : 1))
    return { left: leftOf(question, text, conditions, 'withoutOptions') };
  if ((kind === 'matrix' || kind === 'severalRows' || kind === 'stepRows' || kind === 'openRows') && rows.size === 0)
    return { left: leftOf(question, text, conditions, 'withoutOptions') };
  const hasOther =
    kind !== 'ranking' &&
    canCarry &&
    !isNamed &&
    choices.length > 1 &&
    isOn(parts.get(choices.at(-1)?.code ?? '')?.['TextEntry']);
  const all = hasOther ? options.slice(0, -1) : options;
  const base = { place, conditions, changes: changesOf(question, place, hasOther) };
  const translated = inLanguages(payload, languages, textOf);
  const rest = { ...base, changes: [] };
  switch (kind) {
    case 'open':
      return { items: [{ ...base, field, type: 'open_ended', text, ...translated }] };
    case 'statement':
      return { items: [{ ...base, field, type: 'statement', text, ...translated }] };
    case 'openRows':
    case 'severalRows':
      return {
        items: choices.map((choice, at): SourceItem => {
          const own = rows.get(choice.code) ?? choice.code;
          return {
            ...(at === 0 ? base : rest),
            conditions: [...conditions, ...conditionsOf(parts.get(choice.code)?.['DisplayLogic'], own)],
            field: own,
            ...withRow(question, text, choice, languages),
            ...(kind === 'openRows' ? { type: 'open_ended' } : { type: 'multiple_choice', isSeveral: true, options }),
          };
        }),
      };
    case 'matrix':
    case 'stepRows':
      return {
        items: [
          {
            ...base,
            field,
            type: 'matrix',
            text,
            ...translated,
            options,
            rows: choices.map(({ code, text: own, translations }) => ({
              field: rows.get(code) ?? code,
              place,
              text: rowText(question, own),
              ...(translations === undefined ? {} : { translations }),
            })),
          },
        ],
      };
    default: {
      const codes = options.map(({ code }) => code);
      const { isShuffled, isLastPinned } = orderOf(payload, codes);
      const bounds = kind === 'several' ? boundsOf(payload) : {};
      return {
        items: [
          {
            ...base,
            field,
            type: types[kind],
            text,
            ...translated,
            ...(from === null ? { options: all } : { from }),
            ...(kind === 'several' ? { isSeveral: true, ...bounds } : {}),
            ...(hasOther ? { hasOther } : {}),
            ...(isShuffled && kind !== 'maxDiff' ? { isShuffled } : {}),
            ...(isLastPinned && !hasOther && kind !== 'maxDiff' && kind !== 'ranking' ? { isLastPinned } : {}),
          },
        ],
      };
    }
  }
}

const types = {
  maxDiff: 'max_diff',
  ranking: 'ranking',
  several: 'multiple_choice',
  single: 'multiple_choice',
  steps: 'multiple_choice',
} as const;

const needsOptions: ReadonlySet<string> = new Set([...Object.keys(types), 'matrix', 'severalRows', 'stepRows']);

/** Returns a question that is not in the guide, with its choices. */
export function leftOf(
  { field, kind, choices }: Question,
  text: string,
  conditions: readonly SourceCondition[],
  code: LeftItem['code'],
): LeftItem {
  const hasOptions = typeof kind === 'string' || kind.left !== 'measured';
  const options: readonly SourceOption[] = hasOptions ? choices : [];
  return { field, place: field, text, code, options, conditions };
}

/** Returns the text of a row that is a question of its own. */
function withRow(
  { payload }: Question,
  text: string,
  { code, text: own }: SourceOption,
  languages: Languages,
): Pick<SourceItem, 'text' | 'translations'> {
  const joined = (of: string, row: string): string => (row === '' || row === of ? of : `${of}\n\n${row}`);
  return {
    text: joined(text, own),
    ...inLanguages(payload, languages, (part) => {
      const [question, row] = [plainText(textIn(part['QuestionText'])), displayIn(part, 'Choices', code)];
      return question === '' && row === '' ? '' : joined(question || text, row || own);
    }),
  };
}

/** Returns the text of a row; of one between two ends, both. */
const rowText = ({ payload }: Question, text: string): string =>
  textIn(payload['Selector']) === 'Bipolar' ? text.replace(/\s*:\s*/u, ' – ') : text;
