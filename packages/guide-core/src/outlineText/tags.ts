import type { BlockType } from '../schema/block.ts';

/** The types that can follow a question in square brackets. */
export const questionTags = ['open', 'choice', 'several', 'ranking', 'matrix', 'maxdiff', 'statement'] as const;
export type QuestionTag = (typeof questionTags)[number];

/** The first word for each type is the one used for writing. */
const blockTags: Readonly<Record<string, BlockType>> = {
  block: 'flat',
  concepts: 'concept',
  screener: 'screening',
  konzepte: 'concept',
};

/** German words that differ from the English ones. */
const german: Readonly<Record<string, QuestionTag>> = {
  offen: 'open',
  auswahl: 'choice',
  mehrere: 'several',
  rangfolge: 'ranking',
  hinweistext: 'statement',
};

/** A line without the tag at its end, and the tag. */
export interface Tagged<T> {
  readonly text: string;
  readonly tag: T | null;
}

/** Splits a line into its text and the type of question at its end; `tag` is null if there is none. */
export function questionTagOf(line: string): Tagged<QuestionTag> {
  return tagged(line, (word) => {
    return questionTags.find((tag) => tag === word) ?? (Object.hasOwn(german, word) ? (german[word] ?? null) : null);
  });
}

/** Splits a line into its text and the type of block at its end; `tag` is null if there is none. */
export function blockTagOf(line: string): Tagged<BlockType> {
  return tagged(line, (word) => (Object.hasOwn(blockTags, word) ? (blockTags[word] ?? null) : null));
}

/** Returns the word for a type of block. */
export function blockTag(type: BlockType): string {
  return Object.keys(blockTags).find((word) => blockTags[word] === type) ?? 'block';
}

function tagged<T>(line: string, find: (word: string) => T | null): Tagged<T> {
  const [, before = '', word = ''] = /^(.*?)\s*\[([a-z]+)\]\s*$/is.exec(line) ?? [];
  const tag = word === '' ? null : find(word.toLowerCase());
  return tag === null ? { text: line, tag } : { text: before, tag };
}
