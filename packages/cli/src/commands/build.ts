import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { canonicalText, isJsonObject, type Issue, type Json, messageOf, validate } from '@guide-studio/guide-core';
import { guideExtension, hostMessageOf, isGuideFileName } from '@guide-studio/host/common';
import { hashOf, saveFile, thisMachine } from '@guide-studio/host/node';
import type { Command } from 'commander';
import { createJiti } from 'jiti';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { systemSentence } from '../systemError.ts';

/** A guide that code made, with the name of its file without the ending. */
interface Built {
  readonly name: string;
  readonly guide: Json;
}

/** The library that code for guides imports. */
const library = '@guide-studio/guide-core/author';

/** Runs a file of TypeScript or JavaScript and returns its default export. */
async function run(path: string): Promise<unknown> {
  const options = { fsCache: false, moduleCache: false, alias: { [library]: libraryFor(path) } };
  return await createJiti(pathToFileURL(path).href, options).import(path, { default: true });
}

/** Returns the library that a file would find beside it, else the one of this command. */
function libraryFor(path: string): string {
  try {
    return createRequire(path).resolve(library);
  } catch {
    return createRequire(import.meta.url).resolve(library);
  }
}

/** Returns the guides of a default export: one, or several by the names of their files. Null for anything else. */
function guidesOf(made: unknown, path: string): readonly Built[] | null {
  const json = JSON.parse(JSON.stringify(made ?? null)) as Json;
  if (!isJsonObject(json)) return null;
  if ('studyGuide' in json) return [{ name: basename(path, extname(path)), guide: json }];
  const named = Object.entries(json);
  const areGuides = named.length > 0 && named.every(([, each]) => isJsonObject(each) && 'studyGuide' in each);
  return areGuides ? named.map(([name, guide]) => ({ name, guide })) : null;
}

async function write(path: string, text: string, context: Context): Promise<ExitCode> {
  const old = await readFile(path).catch(() => null);
  const bytes = Buffer.from(text);
  if (old?.equals(bytes)) {
    context.out(`${path}: unchanged`);
    return exitCode.fine;
  }
  const baseHash = old === null ? null : hashOf(old);
  const saved = await saveFile(thisMachine(), { path, bytes, baseHash });
  if (saved.ok) {
    context.out(`${path}: written`);
    return exitCode.fine;
  }
  const { what, next } = hostMessageOf(saved.error);
  context.err(`${path}: ${what} ${next}`);
  return exitCode.wrongUse;
}

async function build(file: string, output: string | undefined, context: Context): Promise<ExitCode> {
  const path = resolve(context.cwd, file);
  let made: unknown;
  try {
    made = await run(path);
  } catch (error) {
    return report(error, file, context);
  }
  const guides = guidesOf(made, path);
  if (guides === null) {
    context.err(
      `${file} exports no guide. End it with “export default guide(…)”, or with an object of guides by their names.`,
    );
    return exitCode.wrongUse;
  }
  const folder = 'studyGuide' in (made as object) ? null : (output ?? dirname(path));
  let worst: ExitCode = exitCode.fine;
  for (const built of guides) {
    const code = await checkAndWrite(built, folder, output, context);
    if (code > worst) worst = code;
  }
  return worst;
}

/** Writes a guide to the output, or as one of several to a folder, unless it is invalid. */
async function checkAndWrite(
  { name, guide }: Built,
  folder: string | null,
  output: string | undefined,
  context: Context,
): Promise<ExitCode> {
  const issues = validate(guide);
  for (const issue of issues) context.err(`${name}: ${messageOf(issue)}`);
  if (issues.length > 0) return exitCode.problems;
  const fileName = name + guideExtension;
  // A name from data must not lead out of the folder.
  if (folder !== null && !isGuideFileName(fileName)) {
    context.err(`“${name}” is no name of a file. Name the guides in the code without / and \\.`);
    return exitCode.problems;
  }
  return await put(canonicalText(guide), folder === null ? output : join(folder, fileName), context);
}

/** Says why code made no guide: which rules it breaks, or in one line what it threw. */
function report(error: unknown, file: string, context: Context): ExitCode {
  // Not by its class: the code may have a library of its own.
  const issues = error instanceof Error && error.name === 'AuthorError' && 'issues' in error ? error.issues : null;
  if (Array.isArray(issues)) {
    for (const issue of issues as readonly Issue[]) context.err(`${file}: ${messageOf(issue)}`);
    return exitCode.problems;
  }
  const said = error instanceof Error ? error.message : String(error);
  context.err(systemSentence(error, file) ?? `${file}: ${said}`);
  return exitCode.wrongUse;
}

/** Writes a text to a file, or to the terminal if none is named. */
async function put(text: string, output: string | undefined, context: Context): Promise<ExitCode> {
  if (output !== undefined) return await write(resolve(context.cwd, output), text, context);
  context.exact(text);
  return exitCode.fine;
}

/**
 * Defines `guide build FILE`: runs code that makes a guide, checks the guide and writes it in canonical form. Code with
 * several guides, by name, writes one file each. An invalid guide is not written.
 */
export function define(command: Command, context: Context): void {
  command
    .argument('<file>', 'TypeScript or JavaScript with a guide as its default export')
    .option('-o, --output <path>', 'the file to write, or the folder for several guides (default: print)')
    .action(async (file: string, { output }: { output?: string }) => {
      context.end(await build(file, output, context));
    });
}
