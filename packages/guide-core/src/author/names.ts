import type { OptionStatus } from '../schema/index.ts';

/** What an option has beside its text. */
export interface OptionSettings<Id extends string = string> {
  /** Its external id; needed only where two options have the same text, or another program reads it. */
  readonly id?: Id;
  /** What it decides in a screener. `accepting` and `rejecting` of the question say it shorter. */
  readonly status?: OptionStatus;
}

/** An option with more than its text (specification, "Option"). */
export interface Option<Text extends string = string, Id extends string = string> extends OptionSettings<Id> {
  readonly text: Text;
  readonly exclusive?: false;
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
export type SeveralOptions = Options | readonly [...PlainOption[], ExclusiveOption];

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

/** Returns an option with an id, or with a status of its own. */
export function option<const Text extends string, const Id extends string = string>(
  text: Text,
  settings: OptionSettings<Id> = {},
): Option<Text, Id> {
  return { ...settings, text };
}

/** Returns an option that clears and locks all others, such as “None of these”. */
export function none<const Text extends string, const Id extends string = string>(
  text: Text,
  settings: OptionSettings<Id> = {},
): ExclusiveOption<Text, Id> {
  return { ...settings, text, exclusive: true };
}

/** Names an option, or a row, that the compiler cannot know. */
export const unlisted = (name: string): Unlisted => ({ unlisted: name });

/** A listed option with the short name that code uses for it. */
export interface NamedOption {
  readonly name: string | null;
  readonly option: Option | ExclusiveOption;
}

/** Returns the options of a list in their order. */
export function namedOptions(options: Options | SeveralOptions): readonly NamedOption[] {
  const asOption = (given: PlainOption | ExclusiveOption) => (typeof given === 'string' ? { text: given } : given);
  return Array.isArray(options)
    ? options.map((given: PlainOption | ExclusiveOption) => ({ name: null, option: asOption(given) }))
    : Object.entries(options as Readonly<Record<string, PlainOption>>).map(([name, given]) => ({
        name,
        option: asOption(given),
      }));
}

/** Returns what a condition writes for a name: a text or an id. A short name means the id, else the text. */
export function writtenName(options: readonly NamedOption[], given: string | Unlisted): string {
  if (typeof given !== 'string') return given.unlisted;
  const short = options.find(({ name }) => name === given)?.option;
  return short === undefined ? given : (short.id ?? short.text);
}
