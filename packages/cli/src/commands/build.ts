import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import {
  canonicalText,
  isJsonObject,
  type Json,
  messageOf,
  parseGuide,
  pluralsOf,
  validate,
} from '@guide-studio/guide-core';
import { type Building, whileBuilding } from '@guide-studio/guide-core/author';
import { guideExtension, isGuideFileName } from '@guide-studio/host/common';
import { keepVersion } from '@guide-studio/host/node';
import { makeFolder } from '@guide-studio/study-service/node';
import type { Command } from 'commander';
import { createJiti } from 'jiti';
import { checkFile } from '../check/checkFile.ts';
import { undecidedText } from '../check/textOf.ts';
import { withPathFindings } from '../check/withPathFindings.ts';
import { attempt, CommandFailure, problem, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { placesOf } from '../studio/places.ts';
import { systemFailure, systemSentence } from '../systemError.ts';
import { type ForceOption, withForce, writeOutput } from '../writeOutput.ts';

/** A guide that code made, with the name of its file without the ending. */
interface Built {
  readonly name: string;
  readonly guide: Json;
  /** True if the code exports this guide itself, and no names. */
  readonly isAlone: boolean;
}

const { counted } = pluralsOf('en');

/** The library that code for guides imports. */
const library = '@guide-studio/guide-core/author';

/** Something in the code that its author should know: a sentence, and the stack from the place in the code. */
interface AuthorNote {
  readonly sentence: string;
  readonly stack: string | undefined;
}

/** What a file of code made. */
interface Made {
  readonly exported: unknown;
  /** Criteria and decisions that are in no guide. */
  readonly lost: readonly AuthorNote[];
  readonly warnings: readonly string[];
}

/** Runs a file of TypeScript or JavaScript. Returns null if it waits for something that never comes. */
async function run(path: string): Promise<Made | null> {
  const lost = new Map<object, AuthorNote>();
  const warnings: string[] = [];
  const building: Building = {
    made: (part, sentence, stack) => lost.set(part, { sentence, stack }),
    reached: (part) => lost.delete(part),
    warned: (sentence) => warnings.push(sentence),
  };
  let stop = (): void => undefined;
  // Node says so when nothing is left that could happen.
  const idle = new Promise<null>((resolve) => (stop = () => resolve(null)));
  process.once('beforeExit', stop);
  try {
    const ended = whileBuilding(building, async () => ({ exported: await exportOf(path) }));
    const made = await Promise.race([ended, idle]);
    return made === null ? null : { ...made, lost: [...lost.values()], warnings };
  } finally {
    process.off('beforeExit', stop);
  }
}

async function exportOf(path: string): Promise<unknown> {
  const options = { fsCache: false, moduleCache: false, interopDefault: false, alias: { [library]: libraryFor(path) } };
  const made = await createJiti(pathToFileURL(path).href, options).import(path);
  return (made as { readonly default?: unknown }).default;
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
function guidesOf(made: unknown, path: string): readonly Built[] | null {
  if (typeof made !== 'object') return null;
  const json = JSON.parse(JSON.stringify(made ?? null)) as Json;
  if (!isJsonObject(json)) return null;
  if ('studyGuide' in json) return [{ name: basename(path, extname(path)), guide: json, isAlone: true }];
  const named = Object.entries(json);
  const areGuides = named.length > 0 && named.every(([, each]) => isJsonObject(each) && 'studyGuide' in each);
  return areGuides ? named.map(([name, guide]) => ({ name, guide, isAlone: false })) : null;
}

/** Writes a guide. What a file had before is kept among its versions, as when the editor saves. */
async function write(named: string, text: string, force: boolean, context: Context): Promise<void> {
  const path = resolve(context.cwd, named);
  const old = await readFile(path).catch(() => null);
  if (old !== null && !isGuide(old))
    throw wrongUse(`${named} exists and is no guide. Choose another name, or delete it first.`);
  const { home } = placesOf(context);
  let isKept = true;
  const displaced = async (at: string, before: Uint8Array): Promise<void> => {
    isKept = await keepVersion(home, at, before).catch(() => false);
  };
  try {
    makeFolder(dirname(path), 0o777);
  } catch (error) {
    throw systemFailure(error, dirname(named));
  }
  try {
    await writeOutput(named, text, { force, displaced, stateOf: (state) => state }, context);
  } finally {
    if (!isKept) context.err(`What ${named} had before could not be kept as a version in ${home}.`);
  }
}

/** Returns true for the bytes of a guide, also of a wrong one. */
function isGuide(bytes: Uint8Array): boolean {
  const parsed = parseGuide(bytes);
  return parsed.ok && 'studyGuide' in parsed.value;
}

interface Options extends ForceOption {
  readonly output?: string;
}

async function build(file: string, { output, force = false }: Options, context: Context): Promise<ExitCode> {
  const path = resolve(context.cwd, file);
  if (!existsSync(path)) throw wrongUse(`${file} does not exist. Check the name and the folder.`);
  let guides: readonly Built[] | null;
  let made: Made | null;
  try {
    made = await run(path);
    guides = made && guidesOf(made.exported, path);
  } catch (error) {
    throw failureOf(error, file, path);
  }
  if (made === null)
    throw wrongUse(
      `${file} waits for something that never comes: an “await” in it does not end. Check what it awaits.`,
    );
  if (guides === null)
    throw wrongUse(
      `${file} exports no guide. End it with “export default guide(…)”, or with an object of guides by their names.`,
    );
  if (made.lost.length > 0)
    throw problem(...made.lost.map(({ sentence, stack }) => `${placeIn(path, file, stack)}: ${sentence}`));
  for (const sentence of made.warnings) context.err(`${file}: warning: ${sentence}`);
  const isOne = guides.length === 1 && guides[0]?.isAlone === true;
  if (!isOne && output === undefined) {
    const count = counted(guides.length, { one: 'guide', other: 'guides' });
    throw wrongUse(`${file} makes ${count} by name. Say where to write: --output FOLDER.`);
  }
  if (!isOne && output?.endsWith('.json') === true)
    throw wrongUse(`${output} is the name of a file, and ${file} makes guides by name. Name a folder.`);
  let worst: ExitCode = exitCode.fine;
  for (const built of guides) {
    const place = { folder: isOne ? null : (output ?? null), output, force };
    const failure = await attempt(async () => await checkAndWrite(built, place, context));
    if (!(failure instanceof CommandFailure)) continue;
    failure.sentences.forEach(context.err);
    if (failure.exit > worst) worst = failure.exit;
  }
  return worst;
}

interface Place {
  /** The folder of several guides; null for one guide. */
  readonly folder: string | null;
  readonly output: string | undefined;
  readonly force: boolean;
}

/** Writes a guide to the output, or as one of several to a folder, unless it is invalid. */
async function checkAndWrite(
  { name, guide }: Built,
  { folder, output, force }: Place,
  context: Context,
): Promise<void> {
  const issues = validate(guide);
  if (issues.length > 0) throw problem(...issues.map((issue) => `${name}: ${messageOf(issue)}`));
  const text = canonicalText(guide);
  const parsed = parseGuide(Buffer.from(text));
  const verdict = withPathFindings(checkFile(name, parsed));
  for (const { message } of verdict.issues) context.err(`${name}: warning: ${message}`);
  if (verdict.undecided !== undefined) context.err(`${name}: ${undecidedText(verdict.undecided)}`);
  const fileName = name + guideExtension;
  // A name from data must not lead out of the folder.
  if (folder !== null && !isGuideFileName(fileName))
    throw problem(`“${name}” is no name of a file. Name the guides in the code without / and \\.`);
  const named = folder === null ? output : join(folder, fileName);
  if (named === undefined) context.exact(text);
  else await write(named, text, force, context);
}

/** Returns why code made no guide: which rules it breaks, or in one line what it threw, and where. */
function failureOf(error: unknown, file: string, path: string): CommandFailure {
  // Not by its class: the code may have a library of its own.
  const sentences =
    error instanceof Error && error.name === 'AuthorError' && 'sentences' in error ? error.sentences : null;
  const stack = error instanceof Error ? error.stack : undefined;
  if (Array.isArray(sentences)) {
    const stacks = error instanceof Error && 'stacks' in error && Array.isArray(error.stacks) ? error.stacks : [];
    return problem(
      ...(sentences as readonly string[]).map(
        (sentence, at) =>
          `${placeIn(path, file, (stacks as readonly (string | undefined)[])[at] ?? stack)}: ${sentence}`,
      ),
    );
  }
  const message = error instanceof Error ? (sentenceOfCall(error) ?? error.message) : String(error);
  return wrongUse(systemSentence(error, file) ?? `${placeIn(path, file, stack)}: ${message}`);
}

/** Returns what is wrong with a call of a function that a question does not have; null for another error. */
function sentenceOfCall({ message }: Error): string | null {
  const [, called] = /\.(includes|excludes|row|accepting|rejecting) is not a function$/u.exec(message) ?? [];
  if (called === undefined) return null;
  const has = {
    includes:
      'Only a choice, and a row of a matrix, can be asked for answers: write choice.includes(…) or matrix.row(…).includes(…)',
    excludes:
      'Only a choice, and a row of a matrix, can be asked for answers: write choice.excludes(…) or matrix.row(…).excludes(…)',
    row: 'Only a matrix has rows',
    accepting: 'Only a choice decides in a screener',
    rejecting: 'Only a choice decides in a screener',
  }[called];
  return `this has no “${called}”. ${has}.`;
}

/** Returns the name of a file with the line of it that a stack comes from, if the stack has one. */
function placeIn(path: string, file: string, stack = ''): string {
  const at = stack.split('\n').find((line) => line.trimStart().startsWith('at ') && line.includes(path));
  const line = /:(\d+):\d+\)?$/u.exec(at ?? '')?.[1];
  return line === undefined ? file : `${file}:${line}`;
}

/**
 * Defines `guide build FILE`: runs code that makes a guide, checks the guide and writes it in canonical form. Code with
 * several guides, by name, writes one file each. An invalid guide is not written.
 */
export function define(command: Command, context: Context): void {
  withForce(command)
    .argument('<file>', 'TypeScript or JavaScript with a guide as its default export')
    .option('-o, --output <path>', 'the file to write, or the folder for several guides (default: print the one)')
    .action(async (file: string, options: Options) => {
      context.end(await build(file, options, context));
    });
}
