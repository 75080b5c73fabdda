import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { folderSettingsFile } from '@guide-studio/guide-core/settings';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { checkFile, type FileVerdict } from '../check/checkFile.ts';
import { junitOf } from '../check/junitOf.ts';
import { githubOf } from '../check/githubOf.ts';
import { readGuideInput } from '../check/readGuideFile.ts';
import { repairedFile } from '../check/repairedFile.ts';
import { sarifOf } from '../check/sarifOf.ts';
import { switchedOffText } from '../check/switchedOffText.ts';
import { createSwitchReader } from '../check/switches.ts';
import { textOf } from '../check/textOf.ts';
import { withPathFindings } from '../check/withPathFindings.ts';
import { withSwitches } from '../check/withSwitches.ts';
import { attempt, CommandFailure, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { guideFilesNamed, standardInput, type StdinNameOption, withGuideFiles } from '../files/guideFilesNamed.ts';

const { counted } = pluralsOf('en');

const formats = ['text', 'json', 'sarif', 'junit', 'github'] as const;
type Format = (typeof formats)[number];

interface Options extends StdinNameOption {
  readonly format: Format;
  /** Warnings are not reported. */
  readonly quiet?: boolean;
  readonly maxWarnings?: number;
  /** Repairs are made and written. */
  readonly fix?: boolean;
}

const lines = { text: textOf, github: githubOf } as const;

async function validateFiles(names: readonly string[], options: Options, context: Context): Promise<ExitCode> {
  const { format, quiet = false, stdinName, maxWarnings = Number.POSITIVE_INFINITY } = options;
  const files = await guideFilesNamed(names, context);
  if (options.fix === true && files.includes(standardInput))
    throw wrongUse('--fix writes files. Name files, not standard input.');
  const verdicts: FileVerdict[] = [];
  const unreadable = new Map<string, string>();
  const seconds = new Map<string, number>();
  const begun = new Date();
  let warnings = 0;
  let done = 0;
  const switchesOf = createSwitchReader(context, ({ sentences }) => {
    unreadable.set(folderSettingsFile, [unreadable.get(folderSettingsFile) ?? [], sentences].flat().join(' '));
    sentences.forEach(context.err);
  });
  for await (const { file, read } of readAhead(files, context)) {
    context.progress('Checking', done, files.length);
    done += 1;
    const name = file === standardInput ? stdinName : file;
    const switches = await switchesOf(name);
    const found =
      read instanceof CommandFailure || options.fix !== true
        ? read
        : await attempt(async () => await repairedFile(file, read, switches, context));
    if (!(found instanceof CommandFailure)) {
      const from = performance.now();
      const all = withSwitches(withPathFindings(checkFile(name, found.parsed)), found.parsed, switches);
      seconds.set(name, (performance.now() - from) / 1000);
      warnings += all.issues.filter(({ severity }) => severity !== 'error').length;
      const verdict = quiet ? errorsIn(all) : all;
      verdicts.push(verdict);
      if (format === 'text' || format === 'github') for (const line of lines[format](verdict)) context.out(line);
    } else {
      unreadable.set(name, found.message);
      context.err(found.message);
    }
  }
  if (format === 'json') context.json(verdicts);
  if (format === 'sarif') context.json(sarifOf(verdicts, [...unreadable.values()], context.version));
  if (format === 'junit') context.print(junitOf({ begun, verdicts, seconds, unreadable }));
  const off = switchedOffText(verdicts.flatMap(({ switchedOff = [] }) => switchedOff));
  if (off !== null) context.err(format === 'json' || format === 'sarif' ? off : `${off} --format json lists them.`);
  if (unreadable.size > 0) return exitCode.wrongUse;
  if (warnings > maxWarnings)
    context.err(
      `${counted(warnings, { one: 'warning', other: 'warnings' })}, but --max-warnings allows ${maxWarnings}.`,
    );
  return warnings <= maxWarnings && verdicts.every((verdict) => verdict.valid) ? exitCode.fine : exitCode.problems;
}

function errorsIn({ file, valid, code, issues }: FileVerdict): FileVerdict {
  return { file, valid, code, issues: issues.filter(({ severity }) => severity === 'error') };
}

/** So many files are read while one is checked. */
const filesAhead = 4;

/** Reads files in their order. */
async function* readAhead(files: readonly string[], context: Context) {
  const begin = (file: string) => attempt(async () => await readGuideInput(file, context));
  const begun = files.slice(0, filesAhead).map(begin);
  for (const [at, file] of files.entries()) {
    const next = files[at + filesAhead];
    const read = await begun.shift();
    if (read === undefined) return;
    if (next !== undefined) begun.push(begin(next));
    yield { file, read };
  }
}

function parseCount(text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new InvalidArgumentError('Specify a number, 0 or more.');
  return Number(text);
}

/**
 * Defines `guide validate FILE…`: prints the service's verdict without a service. Unreadable files are named on stderr
 * and omitted from the JSON, which is always an array of verdicts; SARIF and JUnit include them.
 */
export function define(command: Command, context: Context): void {
  withGuideFiles(command)
    .addOption(
      new Option(
        '--format <format>',
        'how to print: sarif for code hosts, junit for pipelines, github for annotations of GitHub Actions',
      )
        .choices(formats)
        .default('text'),
    )
    .option('--fix', 'make the repairs that lose nothing and that the author must have meant, and write the files')
    .option('--quiet', 'report errors only')
    .option('--max-warnings <number>', 'exit with 1 if there are more warnings', parseCount)
    .action(async (files: string[], options: Options) => {
      context.end(await validateFiles(files, options, context));
    });
}
