import type { FormatRemark } from '@guide-studio/guide-core/files';
import type { Clause } from '@guide-studio/guide-core/internal';
import { remark } from '../report/remark.ts';
import { fieldsOf } from './names.ts';
import type { LeftItem, SourceBlock, SourceCondition, SourceItem, SourceStudy } from './study.ts';

/** No questionnaire has more questions. */
export const mostQuestions = 10_000;

/** No questionnaire has more options, rows and conditions, all questions together. */
export const mostParts = 250_000;

/** No text of a questionnaire is longer, in characters. */
const mostCharacters = 1_100_000;

/** No questionnaire is in more languages. */
const mostLanguages = 500;

/** So many times all conditions together compare parts of them with one another, or with options: some seconds. */
const mostCompared = 50_000_000;

/**
 * Returns why a questionnaire is more than a guide can be made of in some seconds and one gigabyte; null for all that
 * people write.
 */
export function tooMuch(study: SourceStudy): FormatRemark | null {
  const { blocks, title, welcome, closing } = study;
  const questions = blocks.reduce((sum, { items, left }) => sum + items.length + left.length, 0);
  if (questions > mostQuestions) return tooLong;
  const parts = blocks.reduce(
    (sum, block) => sum + sumOf(block.items, partsOf) + sumOf(block.left, partsOf) + (block.repeatedFor?.length ?? 0),
    study.changes.length,
  );
  if (parts > mostParts) return tooManyParts;
  const whole = [title, welcome?.text ?? '', closing?.text ?? ''].map((text) => ({ text, place: '' }));
  const texts = [...whole, ...blocks.flatMap(textsOf)];
  const long = texts.find(({ text }) => text.length > mostCharacters);
  if (long !== undefined) return longText(long.place);
  if (hasManyLanguages(blocks)) return tooManyLanguages;
  return comparedIn(blocks) > mostCompared ? tooManyCompared : null;
}

const sumOf = <One>(all: readonly One[], count: (one: One) => number): number =>
  all.reduce((sum, one) => sum + count(one), 0);

const partsOf = (item: SourceItem | LeftItem): number =>
  (item.options?.length ?? 0) +
  item.conditions.length +
  ('rows' in item ? (item.rows?.length ?? 0) : 0) +
  ('changes' in item ? item.changes.length : 0) +
  ('skips' in item ? (item.skips?.length ?? 0) : 0);

interface Placed {
  readonly place: string;
  readonly text: string;
}

function textsOf({ items, left, title, place }: SourceBlock): readonly Placed[] {
  const ofOptions = (item: SourceItem | LeftItem): readonly Placed[] => [
    item,
    ...(item.options ?? []).map(({ text }) => ({ text, place: item.place })),
    ...item.conditions,
  ];
  return [
    { text: title, place },
    ...items.flatMap((item) => [...ofOptions(item), ...(item.rows ?? []), ...(item.skips ?? [])]),
    ...left.flatMap(ofOptions),
  ];
}

/** Returns true if the texts of one question are in more languages than there are for guides. */
const hasManyLanguages = (blocks: readonly SourceBlock[]): boolean =>
  blocks.some(({ items }) =>
    items.some((item) =>
      [item, ...(item.options ?? []), ...(item.rows ?? [])].some(
        ({ translations = {} }) => Object.keys(translations).length > mostLanguages,
      ),
    ),
  );

/** Returns how many comparisons the conditions of all questions take: of their parts, and of those with options. */
function comparedIn(blocks: readonly SourceBlock[]): number {
  const options = new Map<string, number>();
  for (const { items } of blocks)
    for (const item of items) for (const field of fieldsOf(item)) options.set(field, item.options?.length ?? 0);
  let all = 0;
  const add = (conditions: readonly SourceCondition[]): void => {
    let atoms = 0;
    let most = 0;
    for (const { meaning } of conditions)
      if (meaning.ok)
        for (const field of atomsIn(meaning.clause)) {
          atoms += 1;
          most = Math.max(most, options.get(field) ?? 0);
        }
    all += atoms * (atoms + most);
  };
  for (const { items } of blocks) for (const { conditions } of items) add(conditions);
  return all;
}

/** Goes through the questions that a clause asks about, each as often as it does. */
function* atomsIn(clause: Clause): Generator<string> {
  switch (clause.kind) {
    case 'not':
      yield* atomsIn(clause.of);
      break;
    case 'and':
    case 'or':
      for (const one of clause.of) yield* atomsIn(one);
      break;
    case 'link':
      yield '';
      break;
    default:
      yield clause.field;
  }
}

const tooLong = remark(
  'tooLong',
  'It has more than 10,000 questions. Import it in parts.',
  'Es hat mehr als 10.000 Fragen. Importieren Sie es in Teilen.',
);
/** Why a questionnaire has too many options. */
export const tooManyParts = remark(
  'tooManyParts',
  'It has more than 250,000 options, rows and conditions. Check that it is the right file, or import it in parts.',
  'Es hat mehr als 250.000 Optionen, Zeilen und Bedingungen. Prüfen Sie, ob es die richtige Datei ist, oder importieren Sie es in Teilen.',
);
const tooManyLanguages = remark(
  'tooManyLanguages',
  'A question in it is in more than 500 languages. Check that it is the right file.',
  'Eine Frage darin ist in mehr als 500 Sprachen. Prüfen Sie, ob es die richtige Datei ist.',
);
const tooManyCompared = remark(
  'longConditions',
  'Its conditions are so long, or ask about so many options, that no guide can be made of them. Shorten them, or import it in parts.',
  'Seine Bedingungen sind so lang oder fragen nach so vielen Optionen, dass daraus kein Leitfaden werden kann. Kürzen Sie sie, oder importieren Sie es in Teilen.',
);
const longText = (place: string): FormatRemark =>
  remark(
    'longText',
    `${place === '' ? 'A text' : `A text at ${place.slice(0, 100)}`} has more than 1,100,000 characters. Shorten it, or check that it is the right file.`,
    `Ein Text${place === '' ? '' : ` bei ${place.slice(0, 100)}`} hat mehr als 1.100.000 Zeichen. Kürzen Sie ihn, oder prüfen Sie, ob es die richtige Datei ist.`,
  );
