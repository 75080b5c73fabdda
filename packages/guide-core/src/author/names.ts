import type { OptionStatus } from '../schema/index.ts';
import { comparableName } from '../findings/comparableName.ts';
import { isTypo, slipsBetween } from '../isTypo.ts';
import { AuthorError } from './authorError.ts';
import { expectEntries, expectText, helpWith, helpWithList, kindOf } from './given.ts';
import { expectSettings } from './settings.ts';

/** What an option has beside its text. */
export interface OptionSettings<Id extends string = string> {
  /** Its external id; needed only where two options have the same text, or another program reads it. */
  readonly id?: Id;
  /**
   * `true`: this option repeats the text of an earlier one on purpose. Two options with one text and without different
   * ids are refused otherwise.
   */
  readonly repeats?: true;
  /** What it decides in a screener. `accepting` and `rejecting` of the question say it shorter. */
  readonly status?: OptionStatus;
}

/** What the compiler says of an exclusive option in another place. */
export type OnlyLast = 'Only the last option of a choice with several: true may exclude the others.';

/** An option with more than its text (specification, "Option"). */
export interface Option<Text extends string = string, Id extends string = string> extends OptionSettings<Id> {
  /** What participants read, with at least one character. Conditions may name the option by it. */
  readonly text: Text;
  /** `false` is the same as absent. Only an {@link ExclusiveOption} may have `true`. */
  readonly exclusive?: false | OnlyLast;
}

/** An option that clears and locks all others. It must be the last of a question with several answers. */
export interface ExclusiveOption<Text extends string = string, Id extends string = string> extends OptionSettings<Id> {
  /** What participants read, such as “None of these”. */
  readonly text: Text;
  /** Selecting it clears and locks all others (specification, "Option"). */
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
  /** An id or a text, which the guide gets as it is, without a check of the compiler. */
  readonly unlisted: string;
}

type NamesOfOne<O> = O extends string
  ? O
  : O extends { readonly text: infer Text extends string; readonly id?: infer Id extends string }
    ? string extends Text
      ? Id
      : Text | (string extends Id ? never : Id)
    : never;

/** Names of options; of texts that the compiler does not know, none. */
type KnownNamesOf<O> = string extends NamesOfOne<O> ? never : NamesOfOne<O>;

/**
 * The names by which conditions may name options: texts, ids, and the short names of an object. Texts whose type is
 * `string`, as in a table by language, are no names where there is an id or a short name, so that a wrong one does not
 * compile.
 */
export type NamesOf<O> = O extends readonly (infer One)[]
  ? NamesOfOne<One>
  : (keyof O & string) | KnownNamesOf<O[keyof O]>;

const ofOptions = ['id', 'repeats', 'status'];

/**
 * Returns an option with an id, or with a status of its own.
 *
 * @param text What participants read, with at least one character.
 * @throws An {@link AuthorError} for an unknown setting.
 * @example
 * ```ts
 * import { choice, option } from '@guide-studio/guide-core/author';
 *
 * const dish = choice('What did you cook?', { options: [option('Soup', { id: 'soup' }), 'Pasta'] });
 * console.log(dish.includes('soup').choices); // [ 'soup' ]
 * ```
 */
export function option<const Text extends string, const Id extends string = string>(
  text: Text,
  settings: OptionSettings<Id> = {},
): Option<Text, Id> {
  expectText('option', text);
  expectSettings('option', text, settings, ofOptions);
  return { ...settings, text };
}

/**
 * Returns an option that clears and locks all others, such as “None of these”. It must be the last of a choice with
 * `several: true` (specification, "Guide validation rules", 5).
 *
 * @param text What participants read, with at least one character.
 * @throws An {@link AuthorError} for an unknown setting.
 */
export function none<const Text extends string, const Id extends string = string>(
  text: Text,
  settings: OptionSettings<Id> = {},
): ExclusiveOption<Text, Id> {
  expectText('none', text);
  expectSettings('none', text, settings, ofOptions);
  return { ...settings, text, exclusive: true };
}

/**
 * Names an option, or a row, that the compiler cannot know, such as one from a table: `often.includes(unlisted(name))`.
 * `advise` reports one that the guide does not have.
 */
export const unlisted = (name: string): Unlisted => ({ unlisted: name });

/** A listed option with the short name that code uses for it. */
export interface NamedOption {
  readonly name: string | null;
  readonly option: Option | ExclusiveOption;
}

/**
 * Returns the options of a question in their order. Throws an {@link AuthorError} for what is no option, for a short name
 * that could mean another option, and for one that JavaScript would put first. `what` is what the question calls them.
 */
export function namedOptions(
  options: Options | SeveralOptions,
  question: string,
  what = 'options',
): readonly NamedOption[] {
  const asOption = (given: PlainOption | ExclusiveOption) => (typeof given === 'string' ? { text: given } : given);
  const subject = `The “${what}” of “${question}” must be texts`;
  if (Array.isArray(options)) {
    const given: readonly unknown[] = options;
    expectEntries(subject, given, isOption, (one) => `Write each as a text: '${textFor(one)}'.`);
    given.forEach((one) => expectOption(one, question));
    return withoutRepeats(
      given.map((one) => ({ name: null, option: asOption(one) })),
      question,
      what,
    );
  }
  if (typeof options !== 'object' || options === null || 'then' in options || Symbol.iterator in options) {
    const help = helpWithList(options, "Write them as a list: ['Soup', 'Pasta'].");
    throw new AuthorError([], [`The “${what}” of “${question}” must be a list, not ${kindOf(options)}. ${help}`]);
  }
  const listed: readonly unknown[] = Object.values(options);
  expectEntries(subject, listed, isOption, (one) => `Write each as a text: { soup: '${textFor(one)}' }.`);
  listed.forEach((one) => expectOption(one, question));
  const entries = Object.entries(options as Readonly<Record<string, PlainOption | ExclusiveOption>>);
  const named = entries.map(([name, given]) => ({ name, option: asOption(given) }));
  for (const { name } of named) {
    const other = named.find((one) => one.name !== name && (one.option.text === name || one.option.id === name));
    if (other !== undefined) {
      const own = named.find((one) => one.name === name)?.option.text ?? '';
      const also = other.option.text === name ? 'text' : 'id';
      const sentence = `“${name}” is the short name of “${own}” and also the ${also} of another option of “${question}”.`;
      throw new AuthorError([], [`${sentence} Choose another short name.`]);
    }
    if (/^\d+$/u.test(name)) {
      const why = 'JavaScript puts such names first, whatever their order in the code';
      throw new AuthorError([], [`“${name}” of “${question}” is a number: ${why}. Begin it with a letter.`]);
    }
  }
  return withoutRepeats(named, question, what);
}

/**
 * Returns the options. Throws an {@link AuthorError} for two with the same text and without different ids: conditions
 * ask about the first of them, and participants cannot tell them apart.
 */
function withoutRepeats(named: readonly NamedOption[], question: string, what: string): readonly NamedOption[] {
  const seen = new Set<string>();
  for (const { option } of named) {
    const { id, text, repeats } = option;
    const key = JSON.stringify([text, id]);
    if (seen.has(key) && repeats !== true) {
      const sentence = `“${text}” is in the “${what}” of “${question}” twice. Reword one, or remove it.`;
      throw new AuthorError([], [`${sentence} If both are meant, write option('…', { repeats: true }).`]);
    }
    seen.add(key);
  }
  return named;
}

/** Returns an example of a text for a value that is none. */
const textFor = (value: unknown): string => (typeof value === 'number' ? String(value) : 'Soup');

const isOption = (value: unknown): value is PlainOption | ExclusiveOption =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    !('self' in value));

/** Throws an {@link AuthorError} for a property of an option that nothing reads. */
function expectOption(given: PlainOption | ExclusiveOption, question: string): void {
  if (typeof given === 'string') return;
  const unknown = Object.keys(given).find((name) => !['text', 'exclusive', ...ofOptions].includes(name));
  if (unknown === undefined) return;
  const sentence = `The option “${given.text}” of “${question}” has no setting “${unknown}”.`;
  throw new AuthorError([], [`${sentence} It has: ${ofOptions.join(', ')}. Write option('Soup', { id: 'soup' }).`]);
}

/** Throws an {@link AuthorError} for names that are none. `called` is the function that was given them. */
export function expectNames(called: string, question: string, names: readonly unknown[], what = 'an option'): void {
  if (names.length === 0) {
    throw new AuthorError([], [`${called}() of “${question}” is empty. Give it the name of ${what}.`]);
  }
  const at = names.findIndex((name) => typeof name !== 'string' && !isUnlisted(name));
  if (at < 0) return;
  const wrong = names[at];
  const sentence = `${called}(…) of “${question}” takes the name of ${what}, not ${kindOf(wrong)}.`;
  const help = Array.isArray(wrong)
    ? `Write ... before the list: ${called}(...list).`
    : helpWith(wrong, 'Write its text.');
  throw new AuthorError([], [`${sentence} ${help}`]);
}

const isUnlisted = (name: unknown): name is Unlisted =>
  typeof name === 'object' && name !== null && 'unlisted' in name && typeof name.unlisted === 'string';

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
    options.map(({ name, option: { id, text } }) => name ?? id ?? text),
  );
}

/** Returns the error for a name that a question does not have. */
export function noSuchName(given: string, what: string, question: string, names: readonly string[]): AuthorError {
  const spaced = names.find((name) => name !== given && name.trim() === given.trim());
  if (spaced !== undefined) return new AuthorError([], [spaceSentence(given, spaced, what)]);
  const sentence = `“${given}” is no ${what} of “${question}”, which has ${listOf(names, given)}.`;
  const meant = names.find((name) => comparableName(name) === comparableName(given) || isTypo(given, name));
  return new AuthorError([], [`${sentence} ${meant === undefined ? 'Check its name' : `Write “${meant}”`}.`]);
}

function spaceSentence(given: string, name: string, what: string): string {
  const has = (text: string) => (text === text.trimStart() ? 'after' : text === text.trimEnd() ? 'before' : 'around');
  return name === name.trim()
    ? `The ${what} is “${name}”, without a space ${has(given)} it. Remove the space.`
    : `The ${what} is “${name}”, with a space ${has(name)} it. Remove the space where the ${what}s are made, for example with .trim().`;
}

const most = 8;

/** Returns names in a sentence: all of a few, and of many those that are like the given one. */
export function listOf(names: readonly string[], given: string): string {
  const near = new Set(
    names.length <= most
      ? names
      : names.toSorted((one, other) => slipsBetween(given, one) - slipsBetween(given, other)).slice(0, most),
  );
  const listed = names.filter((name) => near.delete(name));
  const rest = names.length - listed.length;
  return `${listed.map((name) => `“${name}”`).join(', ') || 'none'}${rest > 0 ? ` … and ${rest} more` : ''}`;
}
