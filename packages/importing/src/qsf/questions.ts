import { plainText } from '../source/plainText.ts';
import type { SourceOption } from '../source/study.ts';
import { type Kind, kindOf, stepsOf } from './kinds.ts';
import { displayIn, inLanguages, type Languages } from './languages.ts';
import { entriesIn, isOn, namedIn, numberIn, type Part, partIn, textIn, valueOf } from './survey.ts';

/** A question of a survey with its names. */
export interface Question {
  readonly id: string;
  /** Its name in exports, or its id if another question has that name. */
  readonly field: string;
  readonly payload: Part;
  readonly kind: Kind;
  /** Its choices in order; of a matrix, its rows. */
  readonly choices: readonly SourceOption[];
  /** All that the file has of its choices, by their ids. */
  readonly parts: ReadonlyMap<string, Part>;
  /** The options of the guide that a condition can ask about: choices, columns or steps. */
  readonly options: readonly SourceOption[];
  /** The names of its rows, by the ids of its choices; empty if it has no rows. */
  readonly rows: ReadonlyMap<string, string>;
  /** The question whose selected choices it shows. */
  readonly from: string | null;
  /** Which numbers its options have in exports; null if that is not known. */
  readonly numbers: Readonly<Record<string, number>> | null;
}

/** The questions of a survey by their ids. */
export type Questions = ReadonlyMap<string, Question>;

/** Returns the questions of a survey. */
export function questionsOf(payloads: ReadonlyMap<string, Part>, languages: Languages): Questions {
  const taken = new Set<string>();
  const unique = (...names: readonly string[]): string => {
    const free = names.find((name) => name !== '' && !taken.has(name));
    let own = free ?? names.at(-1) ?? '';
    for (let count = 2; taken.has(own); count += 1) own = `${names.at(-1)}-${count}`;
    taken.add(own);
    return own;
  };
  const fields = new Map([...payloads].map(([id, { DataExportTag }]) => [id, unique(textIn(DataExportTag), id)]));
  return new Map(
    [...payloads].map(([id, payload]): readonly [string, Question] => {
      const kind = kindOf(payload);
      const field = fields.get(id) ?? id;
      const choices = listOf(payload, 'Choices', 'ChoiceOrder', languages);
      const hasRows = typeof kind === 'string' && withRows.has(kind);
      const rows = hasRows
        ? choices.map(({ code }): readonly [string, string] => {
            const own = textIn(valueOf(payload['ChoiceDataExportTags'], code));
            return [code, unique(own, `${field}_${code}`)];
          })
        : [];
      const options = optionsOf(payload, kind, choices, languages);
      return [
        id,
        {
          id,
          field,
          payload,
          kind,
          choices,
          parts: new Map(entriesIn(payload['Choices'])),
          options,
          rows: new Map(rows),
          from: fromOf(payload, fields),
          numbers: numbersOf(payload, kind, options),
        },
      ];
    }),
  );
}

const withRows: ReadonlySet<string> = new Set(['matrix', 'severalRows', 'openRows', 'stepRows']);

/** Returns choices or answers in their order. Those that the order does not name come last. */
function listOf(payload: Part, list: string, order: string, languages: Languages): readonly SourceOption[] {
  const parts = new Map(entriesIn(payload[list]));
  const given: readonly unknown[] = Array.isArray(payload[order]) ? (payload[order] as readonly unknown[]) : [];
  const ids = new Set([...given.map(textIn).filter((id) => parts.has(id)), ...parts.keys()]);
  return [...ids].map((code): SourceOption => {
    const part = parts.get(code) ?? {};
    return {
      code,
      text: plainText(textIn(part['Display'])) || code,
      ...(isOn(part['ExclusiveAnswer']) ? { isExclusive: true } : {}),
      ...inLanguages(payload, languages, (own) => displayIn(own, list, code)),
    };
  });
}

function optionsOf(
  payload: Part,
  kind: Kind,
  choices: readonly SourceOption[],
  languages: Languages,
): readonly SourceOption[] {
  switch (kind) {
    case 'steps':
    case 'stepRows':
      return withEnds(
        payload,
        'Labels',
        stepsOf(payload).map((code) => ({ code, text: code })),
        languages,
      );
    case 'matrix':
    case 'severalRows':
      return listOf(payload, 'Answers', 'AnswerOrder', languages);
    case 'single': {
      if (textIn(payload['Selector']) !== 'NPS') return choices;
      const ratings = Array.from({ length: 11 }, (_, at) => ({ code: String(at), text: String(at) }));
      return withEnds(payload, 'ColumnLabels', choices.length === 0 ? ratings : choices, languages);
    }
    default:
      return choices;
  }
}

/** Returns steps, the first and the last with their labels. */
function withEnds(
  payload: Part,
  list: 'Labels' | 'ColumnLabels',
  steps: readonly SourceOption[],
  languages: Languages,
): readonly SourceOption[] {
  const labels = entriesIn(payload[list]);
  const labelled = (step: SourceOption, id: string | undefined): SourceOption => {
    const label = id === undefined ? '' : displayIn(payload, list, id);
    if (id === undefined || label === '') return step;
    const withLabel = (own: string): string => (own === '' ? '' : `${step.text} (${own})`);
    return {
      ...step,
      text: withLabel(label),
      ...inLanguages(payload, languages, (own) => withLabel(displayIn(own, list, id))),
    };
  };
  return steps.map((step, at) => {
    if (at === 0) return labelled(step, labels[0]?.[0]);
    return at === steps.length - 1 && labels.length > 1 ? labelled(step, labels.at(-1)?.[0]) : step;
  });
}

/** Returns the question whose selected choices are carried; null if there is none, or if others are carried, too. */
function fromOf({ DynamicChoices }: Part, fields: ReadonlyMap<string, string>): string | null {
  const locator = textIn(partIn(DynamicChoices)['Locator']);
  const id = /^q:\/\/(?<id>[^/]+)\/ChoiceGroup\/SelectedChoices$/u.exec(locator)?.groups?.['id'];
  return id === undefined ? null : (fields.get(id) ?? id);
}

/** Returns the numbers of options in exports: recode values, those of a scale, or the ids of choices. */
function numbersOf(
  payload: Part,
  kind: Kind,
  options: readonly SourceOption[],
): Readonly<Record<string, number>> | null {
  if (kind !== 'single' && kind !== 'steps' && kind !== 'stepRows') return null;
  const recoded = entriesOfRecode(payload);
  const isScale = textIn(payload['Selector']) === 'NPS';
  const numbers = options.map(({ code, text }): readonly [string, number] => {
    if (recoded.size > 0) return [code, recoded.get(code) ?? Number.NaN];
    return [code, (isScale ? numberIn(text.replace(/ \(.*$/su, '')) : numberIn(code)) ?? Number.NaN];
  });
  return numbers.some(([, number]) => Number.isNaN(number)) ? null : Object.fromEntries(numbers);
}

/** Returns the numbers that choices have in exports. */
export const entriesOfRecode = ({ RecodeValues }: Part): ReadonlyMap<string, number> =>
  new Map(namedIn(RecodeValues).map(([code, value]) => [code, numberIn(value) ?? Number.NaN]));
