import { createRequire } from 'node:module';
import { basename, extname, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Json } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import { type Building, whileBuilding } from '@guide-studio/guide-core/author';
import { createJiti } from 'jiti';
import { existsSync } from 'node:fs';
import { type CommandFailure, problem, wrongUse } from '../commandFailure.ts';
import { systemSentence } from '../systemError.ts';

/** A guide that code made, with the name of its file without the ending. */
export interface Built {
  readonly name: string;
  readonly guide: Json;
  /** True if the code exports this guide itself, and no names. */
  readonly isAlone: boolean;
}

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
  // Standard output is for the guide.
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  try {
    const ended = whileBuilding(building, async () => ({ exported: await exportOf(path) }));
    const made = await Promise.race([ended, idle]);
    return made === null ? null : { ...made, lost: [...lost.values()], warnings };
  } finally {
    process.stdout.write = write;
    process.off('beforeExit', stop);
  }
}

/** Returns the default export of a file: a value, a promise of one, or a function that returns either. */
async function exportOf(path: string): Promise<unknown> {
  const options = { fsCache: false, moduleCache: false, interopDefault: false, alias: { [library]: libraryFor(path) } };
  const made = await createJiti(pathToFileURL(path).href, options).import(path);
  const exported = (made as { readonly default?: unknown }).default;
  return typeof exported === 'function' ? await (exported as () => unknown)() : await exported;
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
  return { guides, warnings: made.warnings };
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
