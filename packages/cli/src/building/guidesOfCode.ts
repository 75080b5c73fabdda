import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Json, Path } from '@guide-studio/guide-core';
import { isJsonObject, isTypo, kindOf } from '@guide-studio/guide-core/internal';
import * as author from '@guide-studio/guide-core/author';
import { createJiti } from 'jiti';
import { CommandFailure, problem, wrongUse } from '../commandFailure.ts';
import { codeFailure, library } from './codeFailure.ts';
import { type CodeFiles, type CodePlace, named, placeOfStack } from './codePlace.ts';
import { isForOthers, misusesOf, type WrittenCriterion } from './besideCriteria.ts';
import { codeTexts, plainLine } from './codeText.ts';
import { type MissingName, missingNames, textOf } from './imports.ts';
import { unusedParts } from './unusedParts.ts';

/** A guide that code made, with the name of its file without the ending. */
export interface Built {
  readonly name: string;
  readonly guide: Json;
  /** True if the code exports this guide itself, and no names. */
  readonly isAlone: boolean;
  /** Returns the line of code that made the innermost part on a path, as `study.ts:5`. */
  readonly placeOf: (path: Path) => string;
  /** Returns a path with the names that its code writes; null for a guide that no code of the library made. */
  readonly inCode: ((path: Path) => Path) | null;
}

/** Something in the code that its author should know: a sentence, and the stack from the place in the code. */
interface AuthorNote {
  readonly sentence: string;
  readonly stack: string | undefined;
  /** Where it is, if not where the stack begins. */
  readonly place?: CodePlace | null;
}

/** A criterion or decision that must be in a guide in the end. */
interface MadePart extends AuthorNote {
  readonly criterion: WrittenCriterion | undefined;
}

/** A list that was read, with its entries at that time. */
interface ReadList extends AuthorNote {
  readonly list: readonly unknown[];
  readonly entries: readonly unknown[];
}

/** What a build knows of a guide that code made. */
interface MadeGuide {
  /** Returns the stack from the code that made a part of it. */
  readonly stackOf: (path: Path) => string | undefined;
  /** Absent in older libraries. */
  readonly inCode: ((path: Path) => Path) | undefined;
}

/** What a file of code made. */
interface Made {
  readonly exports: Exports;
  /** Criteria and decisions that are in no guide, or written so that others are not, and lists that changed too late. */
  readonly lost: readonly AuthorNote[];
  readonly warnings: readonly AuthorNote[];
  /** The guides in their order. */
  readonly guides: ReadonlyMap<object, MadeGuide>;
}

interface Exports {
  /** The default export, called or awaited. */
  readonly exported: unknown;
  /** The others by their names. */
  readonly named: Readonly<Record<string, unknown>>;
}

/** Frames of a stack: code may be deep in the functions of another library when it fails. */
const frames = 50;

/** Runs a file of TypeScript or JavaScript. Returns null if it waits for something that never comes. */
async function run(files: CodeFiles): Promise<Made | null> {
  const lost = new Map<object, MadePart>();
  const offered = new Map<object, AuthorNote & { readonly isUsed: boolean }>();
  const criteria: {
    readonly part: object;
    readonly criterion: WrittenCriterion;
    readonly stack: string | undefined;
  }[] = [];
  const lists: ReadList[] = [];
  const warnings: AuthorNote[] = [];
  const guides = new Map<object, MadeGuide>();
  const building: author.Building = {
    made: (part, sentence, stack, criterion) => {
      lost.set(part, { sentence, stack, criterion });
      if (criterion !== undefined) criteria.push({ part, criterion, stack });
    },
    reached: (part) => {
      lost.delete(part);
      const known = offered.get(part);
      if (known !== undefined) offered.set(part, { ...known, isUsed: true });
    },
    offered: (part, sentence, stack) => offered.set(part, { sentence, stack, isUsed: false }),
    warned: (sentence, stack) => warnings.push({ sentence, stack }),
    read: (list, sentence, stack) => lists.push({ list, entries: [...list], sentence, stack }),
    guided: (guide, stackOf, inCode) => guides.set(guide, { stackOf, inCode }),
  };
  let stop = (): void => undefined;
  // Node says so when nothing is left that could happen.
  const idle = new Promise<null>((end) => (stop = () => end(null)));
  process.once('beforeExit', stop);
  let fail: (error: unknown) => void = () => undefined;
  // Of a promise that the code does not await.
  const failed = new Promise<never>((_, reject) => (fail = reject));
  process.on('unhandledRejection', fail);
  // Standard output is for the guide.
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = frames;
  try {
    const ended = author.whileBuilding(building, async () => {
      const exports = await exportsOf(files);
      // Node names such promises when nothing else is to be done at once.
      await new Promise((resume) => setImmediate(resume));
      return exports;
    });
    const exports = await Promise.race([ended, idle, failed]);
    if (exports === null) return null;
    const changed = lists.filter(
      ({ list, entries }) => list.length !== entries.length || list.some((one, at) => one !== entries[at]),
    );
    const texts = codeTexts();
    const explained = new Set<object>();
    const wrong = criteria.flatMap(({ part, criterion, stack }): readonly AuthorNote[] => {
      const misuses = misusesOf(criterion, placeOfStack(stack, files), lost.has(part), texts);
      if (misuses.length > 0) explained.add(part);
      return misuses.map(({ sentence, place }) => ({ sentence, stack, place }));
    });
    const unread = [...lost].flatMap(([part, { sentence, stack, criterion }]): readonly AuthorNote[] => {
      const isMeant = criterion !== undefined && isForOthers(criterion, placeOfStack(stack, files), texts);
      return explained.has(part) || isMeant ? [] : [{ sentence, stack }];
    });
    const unused = unusedParts(offered.values(), files, texts);
    return { exports, lost: [...changed, ...wrong, ...unread], warnings: [...warnings, ...unused], guides };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    process.stdout.write = write;
    process.off('beforeExit', stop);
    process.off('unhandledRejection', fail);
  }
}

/** Returns what a file exports. Its default export may be a value, a promise of one, or a function that returns either. */
async function exportsOf(files: CodeFiles): Promise<Exports> {
  const { path, library: at } = files;
  const options = { fsCache: false, moduleCache: false, interopDefault: false, alias: { [library]: at } };
  const made = await createJiti(pathToFileURL(path).href, options).import(path);
  const { default: main, ...others } = made as { readonly default?: unknown };
  if (typeof main === 'function' && main.length > 0) {
    const sentence =
      main.name === 'guide'
        ? "The default export is the function itself. Call it: export default guide('…', {}, [ … ])."
        : Object.hasOwn(author, main.name)
          ? `The default export is the function ${main.name} itself. Write export default guide('…', {}, [ … ]).`
          : 'The default export is a function that must be given values, and the build has none. Export what it returns.';
    throw wrongUse(`${named(exportIn(path), files)}: ${sentence}`);
  }
  const exported: unknown = typeof main === 'function' ? await (main as () => unknown)() : await main;
  return { exported: await withoutPromises(exported), named: others };
}

/** Returns an object of guides by their names, of which some may be promises. */
async function withoutPromises(exported: unknown): Promise<unknown> {
  if (typeof exported !== 'object' || exported === null) return exported;
  if (!Object.values(exported).some((value) => value instanceof Promise)) return exported;
  const entries = Object.entries(exported).map(async ([name, value]) => [name, await (value as unknown)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Returns the library that a file would find beside it, else the one of this command. */
function libraryFor(path: string): string {
  try {
    return createRequire(path).resolve(library);
  } catch {
    return createRequire(import.meta.url).resolve(library);
  }
}

/**
 * Returns the guides of a default export: one, or several by the names of their files. Null for anything else. Throws
 * for what JSON cannot hold.
 */
function guidesOf({ exports: { exported }, guides }: Made, files: CodeFiles): readonly Built[] | null {
  if (typeof exported !== 'object' || exported === null || Array.isArray(exported)) return null;
  const jsonOf = (value: unknown) => jsonFrom(value, files);
  const built = (name: string, value: unknown, isAlone: boolean): Built => {
    const known = guides.get(value as object);
    return {
      name,
      guide: jsonOf(value),
      isAlone,
      placeOf: (at) => named(placeOfStack(known?.stackOf(at), files) ?? exportIn(files.path), files),
      inCode: known?.inCode ?? null,
    };
  };
  if (isGuide(exported)) return [built(basename(files.path, extname(files.path)), exported, true)];
  const entries = Object.entries(exported);
  if (entries.length === 0 || !entries.every(([, each]) => isGuide(each))) return null;
  return entries.map(([name, each]) => built(name, each, false));
}

/** Returns a value as JSON has it. Throws `CommandFailure` for one that JSON cannot hold. */
function jsonFrom(value: unknown, files: CodeFiles): Json {
  try {
    return JSON.parse(JSON.stringify(value)) as Json;
  } catch (error) {
    const { message } = error as Error;
    const [, property] = /property '(.+)' closes the circle/u.exec(message) ?? [];
    const sentence =
      property !== undefined
        ? `The default export has “${property}”, which leads back to what it is in. A file cannot hold that. Leave “${property}” out.`
        : `The default export cannot be written as JSON: ${message}.`;
    throw wrongUse(`${named(exportIn(files.path), files)}: ${sentence}`);
  }
}

/** Returns the line of the last default export of a file; null if it has none. */
function exportIn(path: string): CodePlace | null {
  const at = textOf(path)
    .split('\n')
    .findLastIndex((line) => isDefault.test(line));
  return at < 0 ? null : { path, line: at + 1 };
}

const isDefault = /^export default\b/u;

const isGuide = (value: unknown): boolean => isJsonObject(value) && 'studyGuide' in value;

/**
 * Runs a file of code, and returns the guides that it exports. Throws `CommandFailure` if there are none, or if criteria
 * or decisions of the code are in no guide.
 */
export async function guidesOfCode(
  file: string,
  cwd: string,
): Promise<{ readonly guides: readonly Built[]; readonly warnings: readonly string[] }> {
  const path = resolve(cwd, file);
  if (!existsSync(path)) throw wrongUse(`${file} does not exist. Check the name and the folder.`);
  const files = { file, path, cwd, library: libraryFor(path) };
  const notExported = (one: MissingName) => `${named(one, files)}: ${missingSentence(one)}`;
  const noted = ({ sentence, stack, place = placeOfStack(stack, files) }: AuthorNote) =>
    [named(place, files), sentence] as const;
  let made: Made | null;
  let guides: readonly Built[] | null;
  try {
    made = await run(files);
    guides = made && guidesOf(made, files);
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    // Whatever fails after an import of nothing fails because of it.
    const missing = missingNames(path).map(notExported);
    throw missing.length > 0 ? problem(...missing) : codeFailure(error, files);
  }
  if (made === null)
    throw wrongUse(
      `${file} waits for something that never comes: an “await” in it does not end. Check what it awaits.`,
    );
  if (guides === null) throw wrongUse(noGuide(made, files));
  const lost = new Set([
    ...missingNames(path).map(notExported),
    ...made.lost.map((one) => noted(one).join(': ')),
    ...unwritten(made, guides, files),
  ]);
  if (lost.size > 0) throw problem(...lost);
  const warnings = new Set(made.warnings.map((one) => noted(one).join(': warning: ')));
  return { guides, warnings: [...warnings] };
}

function missingSentence({ name, from, exported }: MissingName): string {
  if (name === 'default') return `'${from}' has no default export. Write import { … } from '${from}'.`;
  const meant = exported.find((one) => isTypo(name, one));
  const listed = exported.length > 8 ? '' : `, but ${exported.map((one) => `“${one}”`).join(', ') || 'nothing'}`;
  const help = meant === undefined ? 'Check its name, or export it there' : `Write “${meant}”`;
  return `'${from}' exports no “${name}”${meant === undefined ? listed : ''}. ${help}.`;
}

/** Says of guides that the file exports, but not in the default export that counts, that no file is made of them. */
function unwritten(made: Made, built: readonly Built[], files: CodeFiles): readonly string[] {
  const { exported, named: others } = made.exports;
  const written = built.length === 1 && built[0]?.isAlone === true ? [exported] : Object.values(exported as object);
  // One that was changed after it was made may be any of them.
  if (made.guides.size < 2 || !written.every((guide) => made.guides.has(guide as object))) return [];
  const sentences = Object.entries(others).flatMap(([name, guide]) => {
    const known = made.guides.get(guide as object);
    if (known === undefined || written.includes(guide)) return [];
    const sentence = `The guide “${name}” is not in the default export, so no file is made of it.`;
    return [
      `${named(placeOfStack(known.stackOf([]), files), files)}: ${sentence} Write export default { ${name}, … }.`,
    ];
  });
  const defaults = textOf(files.path)
    .split('\n')
    .filter((line) => isDefault.test(line));
  if (defaults.length > 1) {
    const sentence = 'This is the second default export, and a file has one.';
    sentences.push(
      `${named(exportIn(files.path), files)}: ${sentence} Write export default { a: guide(…), b: guide(…) }.`,
    );
  }
  return sentences;
}

/** Says how to export a guide that was made at a place. */
function withoutDefault({ file, path }: CodeFiles, at: CodePlace | null): string {
  const line = at?.path === path ? plainLine(codeTexts()(path), at.line) : '';
  if (/^\s*module\.exports\s*=/u.test(line)) return 'Write `export default` in place of `module.exports =`.';
  const [, name = 'study'] = /^\s*(?:export\s+)?(?:const|let|var)\s+([\p{ID_Continue}$]+)/u.exec(line) ?? [];
  return `${basename(file)} has no default export, so no file is made. Write \`export default guide(…)\`, or add \`export default ${name};\` at the end.`;
}

/** Says what to export, at the guide that is not. */
function noGuide({ exports: { exported }, guides }: Made, files: CodeFiles): string {
  const last = [...guides.values()].at(-1);
  const place = exportIn(files.path);
  if (Array.isArray(exported) && exported.some(isGuide))
    return `${named(place, files)}: The default export is a list. Give each guide the name of its file: export default { name: guide(…) }.`;
  if (exported === undefined && last !== undefined) {
    const at = placeOfStack(last.stackOf([]), files);
    if (place !== null) return `${named(at, files)}: The default export returns nothing. Add return before guide(…).`;
    return `${named(at, files)}: ${withoutDefault(files, at)}`;
  }
  const wrong = wrongExport(exported);
  if (wrong !== null) return `${named(place, files)}: ${wrong}`;
  const help = 'End the file with “export default guide(…)”, or with an object of guides by their names.';
  if (place === null) return `${files.file} exports no guide. ${help}`;
  const forgotten = exported === undefined ? `${helpWithValue(exported) ?? ''} ` : '';
  const what = isObject(exported) ? 'no guide' : `${kindOf(exported)}, and no guide`;
  return `${named(place, files)}: The default export is ${what}. ${forgotten}${help}`;
}

/** Says what a default export is, or the entry of it that is no guide; null if nothing is known of it. */
function wrongExport(exported: unknown): string | null {
  const own = helpWithPart(exported);
  if (own !== null) return `The default export is ${kindOf(exported)}. ${own}`;
  if (!isObject(exported)) return null;
  const entries = Object.entries(exported);
  const [name, wrong] = entries.find(([, each]) => !isGuide(each)) ?? [];
  // Without any guide in it, it is no object of guides.
  const areGuides = entries.length > 1 && entries.some(([, each]) => isGuide(each));
  const help = helpWithPart(wrong) ?? helpWithValue(wrong);
  if (name === undefined || (!areGuides && help === null)) return null;
  const optional = `To leave it out on purpose, write ...(isLong && { ${name}: guide(…) }).`;
  const isLeftOut = wrong === undefined || wrong === null || wrong === false;
  const next = [help, isLeftOut ? optional : null].filter((each) => each !== null).join(' ');
  return `“${name}” in the default export is ${kindOf(wrong)}. ${next || 'Write guide(…), or delete it.'}`;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Says where a part of a guide belongs; null for another value. */
function helpWithPart(value: unknown): string | null {
  if (!isObject(value)) return null;
  if ('self' in value && 'write' in value) return "Put it into a block: guide('…', {}, [block('A', [ … ])]).";
  return 'items' in value && 'title' in value ? "Put it into a guide: guide('…', {}, [ … ])." : null;
}

function helpWithValue(value: unknown): string | null {
  if (value === undefined) return 'If a function makes it, write return in that function.';
  return typeof value === 'function' ? 'Call it: add () after its name.' : null;
}
