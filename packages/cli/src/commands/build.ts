import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type JsonObject, messageOf, validate } from '@guide-studio/guide-core';
import { misspelledIn } from '@guide-studio/guide-core/internal';
import { canonicalText, parseGuide } from '@guide-studio/guide-core/files';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { guideExtension, isGuideFileName } from '@guide-studio/host/common';
import { keepVersion } from '@guide-studio/host/node';
import { makeFolder } from '@guide-studio/study-service/node';
import type { Command } from 'commander';
import { adviceInCode, misspelledText } from '../building/adviceInCode.ts';
import { type Built, guidesOfCode } from '../building/guidesOfCode.ts';
import { checkTypes } from '../building/checkTypes.ts';
import { differencesFromCode } from '../building/differencesFromCode.ts';
import { eachChange } from '../building/eachChange.ts';
import { unmadeGuides } from '../building/unmadeGuides.ts';
import { checkFile } from '../check/checkFile.ts';
import { switchedOffText } from '../check/switchedOffText.ts';
import { readSwitches } from '../check/switches.ts';
import { undecidedText } from '../check/textOf.ts';
import { withPathFindings } from '../check/withPathFindings.ts';
import { withSwitches } from '../check/withSwitches.ts';
import { attempt, CommandFailure, problem, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { isOwnOutput } from '../ownOutput.ts';
import { placesOf } from '../studio/places.ts';
import { systemFailure } from '../systemError.ts';
import { type ForceOption, withForce, writeOutput } from '../writeOutput.ts';

const { counted } = pluralsOf('en');

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
  /** Write nothing, and fail if what is there differs. */
  readonly check?: boolean;
  readonly watch?: boolean;
  readonly types?: boolean;
}

/** What one build of all files of code has found so far. */
interface Round {
  /** True if one file of code is built. */
  readonly isOne: boolean;
  /** The code that made each file, by the name of the file in small letters: for some systems, capitals make no other name. */
  readonly makers: Map<string, string>;
  /** The names of the files that code makes in the folder, also of guides that are wrong. */
  readonly made: Set<string>;
  /** How many files of code make guides for the folder. What code that failed makes is not known. */
  inFolder: number;
  /** What `--check` found: files that are not what the code makes, and whether a build needs `--force` for them. */
  readonly outdated: { readonly needsForce: boolean }[];
}

async function buildFile(file: string, round: Round, options: Options, context: Context): Promise<ExitCode> {
  const { isOne } = round;
  const { output, force = false, check: isCheck = false } = options;
  const { guides, warnings } = await guidesOfCode(file, context.cwd);
  for (const sentence of warnings) context.err(sentence);
  const isAlone = isOne && guides.length === 1 && guides[0]?.isAlone === true;
  if (!isAlone && output === undefined) {
    const count = counted(guides.length, { one: 'guide', other: 'guides' });
    throw wrongUse(
      isOne
        ? `${file} makes ${count} by name. Say where to write: --output FOLDER.`
        : 'Several files make several guides. Say where to write: --output FOLDER.',
    );
  }
  if (!isAlone && output?.endsWith('.json') === true)
    throw wrongUse(`${output} is the name of a file, and several guides are made. Name a folder.`);
  const place = { folder: isAlone ? null : (output ?? null), output, force, isCheck, file, round };
  if (!isAlone) {
    round.inFolder += 1;
    for (const { name } of guides) round.made.add(name + guideExtension);
  }
  let worst: ExitCode = exitCode.fine;
  for (const built of guides)
    worst = worseOf(worst, await reported(async () => await checkAndWrite(built, place, context), context));
  return worst;
}

const worseOf = (one: ExitCode, other: ExitCode): ExitCode => (other > one ? other : one);

/** Returns the exit code of some work, and prints why it failed. */
async function reported(work: () => Promise<ExitCode | undefined>, context: Context): Promise<ExitCode> {
  const ended = await attempt(work);
  if (!(ended instanceof CommandFailure)) return ended ?? exitCode.fine;
  ended.sentences.forEach(context.err);
  return ended.exit;
}

async function build(files: readonly string[], options: Options, unmade: Unmade, context: Context): Promise<ExitCode> {
  if (options.types === true && (await checkTypes(files, context)) !== exitCode.fine) {
    context.err('Nothing is built while the compiler finds errors. Correct them, or build without --types.');
    return exitCode.problems;
  }
  let worst: ExitCode = exitCode.fine;
  const round: Round = {
    isOne: files.length === 1,
    makers: new Map(),
    made: new Set(),
    inFolder: 0,
    outdated: [],
  };
  for (const file of files) {
    const work = async (): Promise<ExitCode> => await buildFile(file, round, options, context);
    // oxlint-disable-next-line no-await-in-loop -- code may change the process, and output is in the order of the files
    worst = worseOf(worst, await reported(work, context));
  }
  const { output } = options;
  if (output !== undefined && round.inFolder === files.length) await unmade(output, round.made);
  if (output !== undefined && round.outdated.length > 0) {
    const force = round.outdated.some(({ needsForce }) => needsForce)
      ? ', with --force if git brought the files or they were changed by hand'
      : '';
    context.err(`Run guide build ${[...files, '-o', output].map(shellWord).join(' ')}${force}.`);
  }
  return worst;
}

const shellWord = (word: string): string => (/^[\w@%+=:,./\\-]+$/u.test(word) ? word : `"${word}"`);

/** Warns of the guides in a folder that are not among those that the code makes. */
type Unmade = (folder: string, made: ReadonlySet<string>) => Promise<void>;

/** Returns what warns of guides that no code makes: of each once, although code is built again and again. */
function unmadeOnce(context: Context): Unmade {
  let known: readonly string[] = [];
  return async (folder, made) => {
    const found = await unmadeGuides(folder, made, context.cwd);
    for (const name of found) {
      if (!known.includes(name))
        context.err(
          `${join(folder, name)}: warning: No code of this build makes it. If it is old, delete it with the files beside it; if not, keep it in another folder.`,
        );
    }
    known = found;
  };
}

async function run(files: readonly string[], options: Options, context: Context): Promise<ExitCode> {
  const { output, check: isCheck = false, watch: isWatching = false } = options;
  if (files.includes('-')) throw wrongUse('Code may import files beside it. Name a file, not standard input.');
  if (isCheck && output === undefined) throw wrongUse('--check compares with what -o names. Add it.');
  const unmade = unmadeOnce(context);
  if (!isWatching) return await build(files, options, unmade, context);
  if (output === undefined || isCheck)
    throw wrongUse('--watch writes each time what -o names. Add it, without --check.');
  const missing = files.find((file) => !existsSync(resolve(context.cwd, file)));
  if (missing !== undefined) throw wrongUse(`${missing} does not exist. Check the name and the folder.`);
  const folders = new Set(files.map((file) => dirname(resolve(context.cwd, file))));
  await eachChange(folders, context.untilStopped(), async () => {
    await build(files, options, unmade, context);
    context.err('Waiting for changes. Press Ctrl+C to stop.');
  });
  return exitCode.fine;
}

interface Place {
  /** The folder of several guides; null for one guide. */
  readonly folder: string | null;
  readonly output: string | undefined;
  readonly force: boolean;
  readonly isCheck: boolean;
  /** The code. */
  readonly file: string;
  readonly round: Round;
}

/** Writes a guide to the output, or as one of several to a folder, unless it is invalid. */
async function checkAndWrite(
  { name, guide, isAlone, placeOf, inCode }: Built,
  { folder, output, force, isCheck, file, round }: Place,
  context: Context,
): Promise<ExitCode> {
  const issues = validate(guide);
  const whose = isAlone ? '' : `${name}: `;
  if (issues.length > 0)
    throw problem(
      ...misspelledIn(issues).map((one) =>
        'meant' in one
          ? `${placeOf(one.issue.path)}: ${whose}${misspelledText(one)}`
          : `${placeOf(one.path)}: ${whose}${messageOf(one)}`,
      ),
    );
  const text = canonicalText(guide);
  const parsed = parseGuide(Buffer.from(text));
  const fileName = name + guideExtension;
  const named = folder === null ? output : join(folder, fileName);
  const switches = await readSwitches(named ?? fileName, context);
  const verdict = withSwitches(withPathFindings(checkFile(name, parsed)), parsed, switches);
  for (const issue of verdict.issues) {
    const message = inCode === null ? issue.message : adviceInCode(issue, guide, inCode);
    context.err(`${placeOf(issue.path)}: warning: ${whose}${message}`);
  }
  if (verdict.undecided !== undefined) context.err(`${placeOf([])}: ${whose}${undecidedText(verdict.undecided)}`);
  const off = switchedOffText(verdict.switchedOff ?? []);
  if (off !== null) context.err(`${placeOf([])}: ${whose}${off}`);
  // A name from data must not lead out of the folder.
  if (folder !== null && !isGuideFileName(fileName))
    throw problem(`“${name}” is no name of a file. Name the guides in the code without / and \\.`);
  const maker = named === undefined ? undefined : round.makers.get(named.toLowerCase());
  if (maker !== undefined)
    throw problem(`${file}: ${named} is already made by ${maker}. Name one of the two files differently.`);
  if (named !== undefined) round.makers.set(named.toLowerCase(), file);
  if (named === undefined) context.exact(text);
  else if (isCheck) await expectSame(named, guide as JsonObject, round, context);
  else await write(named, text, force, context);
  return exitCode.fine;
}

/** Throws `CommandFailure` if a file differs from the guide that the code makes. */
async function expectSame(named: string, made: JsonObject, round: Round, context: Context): Promise<void> {
  const differences = await differencesFromCode(named, made, context.cwd);
  if (differences.length === 0) return;
  const path = resolve(context.cwd, named);
  const there = await readFile(path).catch(() => null);
  round.outdated.push({ needsForce: there !== null && !(await isOwnOutput(path, there, context)) });
  throw problem(...differences);
}

/**
 * Defines `guide build FILE…`: runs code that makes guides, checks them and writes them in canonical form. Several guides
 * are written one file each. An invalid guide is not written. What the code prints goes to stderr.
 */
export function define(command: Command, context: Context): void {
  withForce(command)
    .argument('<files...>', 'TypeScript or JavaScript with a guide as its default export')
    .option('-o, --output <path>', 'the file to write, or the folder for several guides (default: print the one)')
    .option('--check', 'write nothing; exit with 1 if what is there differs')
    .option('--watch', 'build again whenever a file in the folder of the code changes')
    .option('--types', 'check the types first, with the TypeScript that is installed beside the code')
    .action(async (files: string[], options: Options) => {
      context.end(await run(files, options, context));
    });
}
