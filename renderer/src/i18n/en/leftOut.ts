import { type PluralForms, pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');

const kinds: Readonly<Record<string, PluralForms>> = {
  block: { one: 'block', other: 'blocks' },
  item: { one: 'question', other: 'questions' },
  concept: { one: 'concept', other: 'concepts' },
  criterion: { one: 'condition', other: 'conditions' },
  option: { one: 'option', other: 'options' },
  row: { one: 'row', other: 'rows' },
  media: { one: 'media item', other: 'media items' },
};

/** What an action left out. */
export const leftOut = {
  all: (what: string) => `Left out: ${what}.`,
  parts: (kind: string, count: number, names: string) => `${counted(count, kinds[kind] ?? { other: kind })} (${names})`,
  carried: (names: string) => `options carried forward from ${names}`,
  choices: (count: number, names: string) =>
    `${counted(count, { one: 'choice', other: 'choices' })} in conditions (${names})`,
  setting: (label: string) => `“${label}”`,
  quoted: (text: string) => `“${text}”`,
  more: (count: number) => `and ${count} more`,
};
