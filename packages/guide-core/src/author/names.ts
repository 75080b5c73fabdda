import type { OptionStatus } from '../schema/index.ts';
import { AuthorError } from './authorError.ts';
import { expectSettings } from './settings.ts';

/** What an option has beside its text. */
export interface OptionSettings<Id extends string = string> {
  /** Its external id; needed only where two options have the same text, or another program reads it. */
  readonly id?: Id;
  /** What it decides in a screener. `accepting` and `rejecting` of the question say it shorter. */
  readonly status?: OptionStatus;
}

/** What the compiler says of an exclusive option in another place. */
export type OnlyLast = 'Only the last option of a choice with several: true may exclude the others.';

/** An option with more than its text (specification, "Option"). */
export interface Option<Text extends string = string, Id extends string = string> extends OptionSettings<Id> {
  readonly text: Text;
  readonly exclusive?: false | OnlyLast;
}

/** An option that clears and locks all others. It must be the last of a question with several answers. */
export interface ExclusiveOption<Text extends string = string, Id extends string = string> extends OptionSettings<Id> {
  readonly text: Text;
  readonly exclusive: true;
}

/** Any option but an exclusive one. */
export type PlainOption = string | Option;

/** Options in their order: texts, or objects with texts by short names that code uses. */
export type Options = readonly PlainOption[] | Readonly<Record<string, PlainOption>>;

/** Options of a question with several answers; the last one may be exclusive. */
export type SeveralOptions =
  | Options
  | readonly [...PlainOption[], ExclusiveOption]
  | Readonly<Record<string, PlainOption | ExclusiveOption>>;

/** A name that the compiler does not know, for options from a file or of an earlier version: {@link unlisted}. */
export interface Unlisted {
  readonly unlisted: string;
}

type NamesOfOne<O> = O extends string
  ? O
  : O extends { readonly text: infer Text extends string; readonly id?: infer Id extends string }
    ? Text | (string extends Id ? never : Id)
    : never;

/** The names by which conditions may name the options: texts, ids, and the short names. */
export type NamesOf<O> = O extends readonly (infer One)[]
  ? NamesOfOne<One>
  : (keyof O & string) | NamesOfOne<O[keyof O]>;

const ofOptions = ['id', 'status'];

/** Returns an option with an id, or with a status of its own. */
export function option<const Text extends string, const Id extends string = string>(
  text: Text,
  settings: OptionSettings<Id> = {},
): Option<Text, Id> {
  expectSettings('option', text, settings, ofOptions);
  return { ...settings, text };
}

/** Returns an option that clears and locks all others, such as “None of these”. */
export function none<const Text extends string, const Id extends string = string>(
  text: Text,
  settings: OptionSettings<Id> = {},
): ExclusiveOption<Text, Id> {
  expectSettings('none', text, settings, ofOptions);
  return { ...settings, text, exclusive: true };
}

/** Names an option, or a row, that the compiler cannot know. */
export const unlisted = (name: string): Unlisted => ({ unlisted: name });

/** A listed option with the short name that code uses for it. */
export interface NamedOption {
  readonly name: string | null;
  readonly option: Option | ExclusiveOption;
}

/**
 * Returns the options of a question in their order. Throws an {@link AuthorError} for a short name that could mean
 * another option, and for one that JavaScript would put first.
 */
export function namedOptions(options: Options | SeveralOptions, question: string): readonly NamedOption[] {
  const asOption = (given: PlainOption | ExclusiveOption) => (typeof given === 'string' ? { text: given } : given);
  if (Array.isArray(options)) {
    return options.map((given: PlainOption | ExclusiveOption) => ({ name: null, option: asOption(given) }));
  }
  const entries = Object.entries(options as Readonly<Record<string, PlainOption | ExclusiveOption>>);
  const named = entries.map(([name, given]) => ({ name, option: asOption(given) }));
  for (const { name } of named) {
    const other = named.find((one) => one.name !== name && (one.option.text === name || one.option.id === name));
    if (other !== undefined) {
      throw new AuthorError([], [`“${name}” of “${question}” names two options. Choose another short name.`]);
    }
    if (/^\d+$/u.test(name)) {
      const why = 'JavaScript puts such names first, whatever their order in the code';
      throw new AuthorError([], [`“${name}” of “${question}” is a number: ${why}. Begin it with a letter.`]);
    }
  }
  return named;
}

/** Returns what a condition writes for a name: a text or an id. A short name means the id, else the text. */
export function writtenName(options: readonly NamedOption[], given: string | Unlisted, question: string): string {
  if (typeof given !== 'string') return given.unlisted;
  const { name, option } = namedOption(options, given, question);
  return name === given ? (option.id ?? option.text) : given;
}

/**
 * Returns the option of a question with a short name, an id or a text. Throws an {@link AuthorError} if there is none.
 */
export function namedOption(options: readonly NamedOption[], given: string, question: string): NamedOption {
  const found =
    options.find(({ name }) => name === given) ??
    options.find(({ option: { id } }) => id === given) ??
    options.find(({ option: { text } }) => text === given);
  if (found !== undefined) return found;
  throw noSuchName(
    given,
    'option',
    question,
    options.map(({ name, option: { text } }) => name ?? text),
  );
}

/** Returns the error for a name that a question does not have. */
export function noSuchName(given: string, what: string, question: string, names: readonly string[]): AuthorError {
  const there = names.map((name) => `“${name}”`).join(', ');
  const sentence = `“${given}” is no ${what} of “${question}”, which has ${there || 'none'}.`;
  return new AuthorError([], [`${sentence} For one that only the file has, write unlisted(…).`]);
}
