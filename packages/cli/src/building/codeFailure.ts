import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, relative } from 'node:path';
import { inspect } from 'node:util';
import * as author from '@guide-studio/guide-core/author';
import { isTypo } from '@guide-studio/guide-core/internal';
import { type CommandFailure, problem, wrongUse } from '../commandFailure.ts';
import { systemSentence } from '../systemError.ts';
import { type CodeFiles, type CodePlace, named, placeOfStack } from './codePlace.ts';
import { importCycle, importOf, textOf } from './imports.ts';

/** The library that code for guides imports. */
export const library = '@guide-studio/guide-core/author';

const ownLibrary = `Guides in code import from '${library}'.`;

/** What is wrong, and the line at which it is. */
interface Fault {
  readonly sentence: string;
  readonly place: CodePlace | null;
}

/** Returns why code made no guide: which rules it breaks, or in one line what it threw, and where. */
export function codeFailure(error: unknown, files: CodeFiles): CommandFailure {
  const at = (stack: string | undefined) => named(placeOfStack(stack, files), files);
  const stack = error instanceof Error ? error.stack : undefined;
  // Not by its class: the code may have a library of its own.
  if (
    error instanceof Error &&
    error.name === 'AuthorError' &&
    'sentences' in error &&
    Array.isArray(error.sentences)
  ) {
    const stacks: readonly unknown[] = 'stacks' in error && Array.isArray(error.stacks) ? error.stacks : [];
    const sentences = error.sentences as readonly string[];
    const title = 'guide' in error && typeof error.guide === 'string' && makesSeveral(files) ? error.guide : null;
    const whose = title === null ? '' : `guide(“${title}”): `;
    return problem(
      ...sentences.map((sentence, index) => {
        const own = stacks[index];
        return `${at(typeof own === 'string' ? own : stack)}: ${whose}${sentence}`;
      }),
    );
  }
  const place = placeOfStack(stack, files);
  const fault = error instanceof Error ? faultOf(error, place, files) : null;
  return wrongUse(`${named(fault?.place ?? place, files)}: ${fault?.sentence ?? messageOf(error)}`);
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const thrown = inspect(error, { breakLength: Infinity, maxStringLength: 200 });
  return `The code threw ${thrown}. To get the line, throw an error: throw new Error('…').`;
}

/** Returns true if a file exports guides by names, so that a fault may be in any of them. */
const makesSeveral = ({ path }: CodeFiles): boolean =>
  /^export default (?:\{|Object\.|\[|\w+\s*;|async|\()/mu.test(textOf(path)) &&
  !/^export default guide\b/mu.test(textOf(path));

/** Returns an error of JavaScript or of the system in words that say what to do; null for another one. */
function faultOf(error: Error, place: CodePlace | null, files: CodeFiles): Fault | null {
  const code = 'code' in error ? String(error.code) : '';
  return (
    ofParser(error) ??
    ofModule(error, code, place) ??
    ofName(error, place, files) ??
    ofValue(error, place, files) ??
    ofData(error, place, files)
  );
}

function ofParser({ message, stack = '' }: Error): Fault | null {
  const help = 'Check the quotes, brackets and commas here and in the lines before.';
  const [, what = '', path = '', line] =
    /^ParseError: (.*?)\s+(\S[^\n]*):(\d+):\d+$/su.exec(message) ??
    /^()(?:file:\/\/)?(\/[^\n]*):(\d+)\n/u.exec(stack) ??
    [];
  if (line === undefined || !existsSync(path)) return null;
  const wrong = what === '' ? message : what.charAt(0).toLowerCase() + what.slice(1).replace(/\.$/u, '');
  const place = { path, line: Number(line) };
  return { sentence: unreadable(wrong) ?? `The code cannot be read from here on: ${wrong}. ${help}`, place };
}

/** Says what to write in place of what cannot be read; null if that is not known. */
function unreadable(wrong: string): string | null {
  if (/'await'/u.test(wrong))
    return 'Only an async function can await. Write “async” before the function around this line: async () => { … }.';
  const [quote] = /[‘’‚“”„]/u.exec(wrong) ?? [];
  return quote === undefined
    ? null
    : `${quote} is a quote of a word processor. Write ${/[‘’‚]/u.test(quote) ? "'" : '"'}.`;
}

function ofModule({ message }: Error, code: string, place: CodePlace | null): Fault | null {
  const [, missing] = /^Cannot find (?:module|package) '([^']+)'/u.exec(message) ?? [];
  if (missing !== undefined && /^(?:ERR_)?MODULE_NOT_FOUND$/u.test(code)) {
    const isFile = missing.startsWith('.') || isAbsolute(missing);
    const sentence = isFile
      ? `There is no file “${missing}” to import. Check its name and folder.`
      : `The package “${missing}” is not installed for this code. ${missing.includes('guide-') ? ownLibrary : 'Check its name, or install it in the folder of the code.'}`;
    return { sentence, place };
  }
  const [, part, manifest] =
    /subpath '\.(\/[^']+)' is not defined by "exports" in (.+?package\.json)/u.exec(message) ?? [];
  if (part === undefined || manifest === undefined || !existsSync(manifest)) return null;
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name?: unknown };
  const help = library.startsWith(`${String(name)}/`) ? ownLibrary : 'Check the name after “from”.';
  return { sentence: `There is no “${String(name)}${part}”. ${help}`, place };
}

/** Says how to import a function of the library. */
function ofLibraryName(name: string, place: CodePlace | null): string {
  const asType = new RegExp(`\\bimport\\s+type\\s*\\{[^}]*\\b${name}\\b|\\btype\\s+${name}\\b`, 'u');
  return place !== null && asType.test(textOf(place.path))
    ? `“${name}” is imported as a type only. Delete “type” in the import from '${library}'.`
    : `“${name}” is not imported. Add it to the import from '${library}'.`;
}

/** Says what is wrong with a name: it is not imported, not exported, or not there yet. */
function ofName({ message }: Error, place: CodePlace | null, files: CodeFiles): Fault | null {
  const [, unknown] = /^([\p{ID_Continue}$]+) is not defined$/u.exec(message) ?? [];
  if (unknown !== undefined) {
    if (unknown === 'not')
      return {
        sentence: 'There is no not(…). Write excludes(…) in place of includes(…).',
        place: place && lineWith(unknown, place),
      };
    const sentence = isOfLibrary(unknown)
      ? ofLibraryName(unknown, place)
      : `“${unknown}” is not defined. Check its name, or import it.`;
    return { sentence, place: place && lineWith(unknown, place) };
  }
  const [, early] = /^Cannot access '(.+)' before initialization$/u.exec(message) ?? [];
  if (early !== undefined) {
    const cycle = place && cycleSentence(early, place, files);
    const sentence = cycle ?? `“${early}” is used before the line that makes it. Move that line up.`;
    return { sentence, place: place && lineWith(early, place) };
  }
  const [, called] = /^\(0 ?, ?[\w$]+\.([\p{ID_Continue}$]+)\) is not a function$/u.exec(message) ?? [];
  return called === undefined || place === null ? null : ofImport(called, place, files);
}

/** Says of a name that it is imported from where it is not; null if it is not imported. */
function ofImport(name: string, place: CodePlace, files: CodeFiles): Fault | null {
  const imported = importOf(name, place.path);
  if (imported === null) return null;
  const cycle = imported.from.startsWith('.') ? cycleSentence(name, place, files) : null;
  if (cycle !== null) return { sentence: cycle, place };
  const help =
    name === 'not' && imported.from === library
      ? 'Write excludes(…) in place of includes(…).'
      : isOfLibrary(name) && imported.from !== library
        ? `Import it from '${library}'.`
        : imported.from === library
          ? helpWithFunction(name)
          : 'Check its name there.';
  return { sentence: `'${imported.from}' exports no “${name}”. ${help}`, place: { ...place, line: imported.line } };
}

/** What people call the functions of the library who know other tools. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  block: ['group', 'page', 'section'],
  choice: ['checkbox', 'dropdown', 'multi', 'multiple', 'multipleChoice', 'radio', 'rating', 'select', 'single'],
  guide: ['interview', 'study', 'survey'],
  matrix: ['grid'],
  open: ['input', 'openEnded', 'question', 'text', 'textarea'],
  ranking: ['order', 'rank'],
  screening: ['screener'],
  statement: ['html', 'info', 'message', 'note'],
};

/** Says what to call instead of a function that the library does not have. */
function helpWithFunction(name: string): string {
  const own = Object.entries(author).flatMap(([each, value]) => (typeof value === 'function' ? [each] : []));
  const meant =
    Object.keys(synonyms).find((each) => synonyms[each]?.includes(name)) ??
    own.find((each) => each.toLowerCase() === name.toLowerCase() || isTypo(name, each));
  const help = meant === undefined ? '' : ` For ${name}, write ${meant}(…).`;
  return `For questions it has open, choice, ranking, matrix, maxDiff and statement.${help}`;
}

/** Says what has no value, or not the function that is called. */
function ofValue({ message }: Error, place: CodePlace | null, files: CodeFiles): Fault | null {
  const [, what = '', property] =
    /^Cannot read properties of (undefined|null) \(reading '(.+)'\)$/u.exec(message) ?? [];
  if (property !== undefined && place !== null) {
    const before = expressionBefore(property, place);
    const known = before !== null && /^[\p{ID_Continue}$]+$/u.test(before) ? ofImport(before, place, files) : null;
    if (known !== null) return known;
    const subject = before ?? `What is before “.${property}”`;
    return { sentence: `${subject} is ${what} here. Check its name, and where it comes from.`, place };
  }
  const [, subject = '', called] =
    /^(.*)\.(includes|excludes|is|row|accepting|rejecting) is not a function$/u.exec(message) ?? [];
  if (called !== undefined) {
    const what = /^[\p{ID_Continue}$.]+$/u.test(subject) ? `“${subject}”` : 'This';
    return { sentence: `${what} has no “${called}”. ${owners[called] ?? ''}`, place };
  }
  const [, asked = '', unknown = ''] = /^(.*)\.([\p{ID_Continue}$]+) is not a function$/u.exec(message) ?? [];
  const instead = Object.keys(usualNames).find((each) => usualNames[each]?.includes(unknown));
  if (instead !== undefined) {
    const what = /^[\p{ID_Continue}$.]+$/u.test(asked) ? `“${asked}”` : 'This';
    return { sentence: `${what} has no “${unknown}”. ${instead}`, place };
  }
  return message === 'Maximum call stack size exceeded'
    ? { sentence: 'A function here calls itself without end. Check when it stops.', place }
    : null;
}

const askable = (method: string): string =>
  `Only a choice, and a row of a matrix, can be asked for answers: write choice.${method}(…) or matrix.row(…).${method}(…).`;

/** Which question has a function. */
const owners: Readonly<Record<string, string>> = {
  includes: askable('includes'),
  excludes: askable('excludes'),
  is: 'Only a parameter of the link has: of a choice, and of a row of a matrix, write includes(…).',
  row: 'Only a matrix has rows.',
  accepting: 'Only a choice decides in a screener.',
  rejecting: 'Only a choice decides in a screener.',
};

/** What to write for functions that people expect of questions and criteria. */
const usualNames: Readonly<Record<string, readonly string[]>> = {
  'To ask a choice for an answer, write includes(…).': [
    'contains',
    'eq',
    'equal',
    'equals',
    'has',
    'include',
    'isAnyOf',
    'selected',
  ],
  'To ask a choice for an answer, write excludes(…).': ['exclude', 'isNot', 'not', 'notEquals', 'notIncludes'],
  'For several criteria, write all(…, …).': ['and'],
  'For one of several criteria, write any(…, …).': ['or'],
};

function ofData(error: Error, place: CodePlace | null, { cwd, file }: CodeFiles): Fault | null {
  if (error instanceof SyntaxError && /JSON/u.test(error.message)) {
    const what = error.message.replace(/, (".*") is not valid JSON$/su, ' in $1').replace(/ in JSON(?= |$)/u, '');
    return { sentence: `A text is not valid JSON: ${what}. ${helpWithJson(error.message)}`, place };
  }
  const path = 'path' in error && typeof error.path === 'string' ? error.path : null;
  const isRelative = path !== null && !isAbsolute(path);
  const sentence = systemSentence(error, path === null ? file : isRelative ? path : relative(cwd, path));
  if (sentence === null) return null;
  const from = isRelative ? ' Paths in code begin at the folder in which the command runs.' : '';
  return { sentence: sentence + from, place };
}

/** Says what to change in JSON that cannot be read. */
function helpWithJson(message: string): string {
  if (/Unexpected token '''|Expected property name/u.test(message))
    return /property name/u.test(message)
      ? 'Names need double quotes: {"a": 1}.'
      : 'JSON needs double quotes: ["A", "B"].';
  const [, bracket] = /Unexpected token '([\]}])'.*,\s*\1/su.exec(message) ?? [];
  if (bracket !== undefined) return `Remove the comma before ${bracket}.`;
  return /double-quoted property name/u.test(message)
    ? 'Remove the comma before }, or write the name after the comma in double quotes.'
    : 'Check the file that it comes from.';
}

const isOfLibrary = (name: string): boolean => Object.hasOwn(author, name);

/** Says that files import each other, so that a name of one is not there yet; null if they do not. */
function cycleSentence(name: string, { path }: CodePlace, files: CodeFiles): string | null {
  const cycle = importCycle(path);
  if (cycle === null) return null;
  const names = cycle.map((each) => relative(dirname(files.path), each));
  const who = names.length === 1 ? `${names[0] ?? ''} imports itself` : `${names.join(' and ')} import each other`;
  return `“${name}” is not there yet, because ${who}. Move what they share into a file of its own.`;
}

/** Returns the next line with a name: engines give the line at which the statement begins. */
function lineWith(name: string, place: CodePlace): CodePlace {
  const lines = textOf(place.path)
    .split('\n')
    .slice(place.line - 1);
  const at = lines.findIndex((line) => line.split(/[^\p{ID_Continue}$]+/u).includes(name));
  return at < 0 ? place : { ...place, line: place.line + at };
}

/** Returns the only expression before a property in a line of code; null if there are several, or it is not a plain one. */
function expressionBefore(property: string, { path, line }: CodePlace): string | null {
  const text = textOf(path).split('\n')[line - 1] ?? '';
  const plain = /[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Continue}$]+|\[[^\][]*\])*$/u;
  const parts = text
    .split(new RegExp(`\\.${property.replace(/[^\p{ID_Continue}]/gu, '\\$&')}(?![\\p{ID_Continue}$])`, 'u'))
    .slice(0, -1);
  const found = new Set(parts.flatMap((part) => plain.exec(part)?.[0] ?? []));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
