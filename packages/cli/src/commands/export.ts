import { basename, resolve } from 'node:path';
import type { GuideFinding, JsonObject } from '@guide-studio/guide-core';
import { standingApprovals } from '@guide-studio/guide-core/notes';
import { guideExtension } from '@guide-studio/host/common';
import { createMediaFiles, readPicture, thisMachine } from '@guide-studio/host/node';
import { guideFindings } from '@guide-studio/interview-engine/paths';
import { type ExportFormat, exportFormats, exportGuide, printPdf } from '@guide-studio/sign-off/node';
import { type Command, Option } from 'commander';
import { switchedOffText } from '../check/switchedOffText.ts';
import { readSwitches } from '../check/switches.ts';
import { findingsLeft } from '../check/withSwitches.ts';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { exitCode } from '../exitCode.ts';
import { standardInput } from '../files/guideFilesNamed.ts';
import { notesBeside } from '../files/notesBeside.ts';
import { guideAtRevision } from '../git/guideAtRevision.ts';
import { readWholeInput, wholeGuide } from '../merging/wholeGuide.ts';
import { lengthNorms } from '../studio/lengthNorms.ts';
import { listedTests } from '../tests/listedTests.ts';
import { type ForceOption, withForce, writeOutput } from '../writeOutput.ts';

interface Options extends ForceOption {
  readonly format: ExportFormat;
  readonly output?: string;
  readonly since?: string;
  readonly git?: string;
  readonly language: 'en' | 'de';
  readonly tests?: boolean;
  readonly findings: boolean;
}

/** Stakeholders sign the whole guide, so a file that would lose content is refused. */
const { problems: refused } = exitCode;

/** Reads the version to compare with; null if there is none. */
async function readBefore(file: string, { since, git }: Options, context: Context): Promise<JsonObject | null> {
  if (since !== undefined && git !== undefined)
    throw wrongUse('Specify a file with --since or a revision with --git, not both.');
  if (git === undefined) return since === undefined ? null : await readWholeInput(since, context, refused);
  return wholeGuide(`${file} in ${git}`, await guideAtRevision(file, git, context.cwd), refused);
}

/** Returns what was found in a guide, without what is switched off, and says how much that is. */
async function findingsShown(
  file: string,
  guide: JsonObject,
  language: Options['language'],
  context: Context,
): Promise<readonly GuideFinding[]> {
  const { shown, off } = findingsLeft(guide, guideFindings(guide, language), await readSwitches(file, context));
  const text = switchedOffText(off);
  if (text !== null) context.err(`${file}: ${text} The pack does not list them.`);
  return shown;
}

const failures = {
  noBrowser:
    'a PDF needs Chromium, Chrome or Edge on this machine, and none was found. Install one, set GUIDE_STUDIO_BROWSER to its program, or export as html and print that.',
  tooLong:
    'a Word document takes at most 100,000 lines and 5 million characters, and this pack has more. Export as html or markdown, or split the guide.',
  printFailed: 'the browser on this machine could not print it. Export as html and print that.',
} as const;

async function run(file: string, options: Options, context: Context): Promise<void> {
  if (file === standardInput && (options.tests === true || options.git !== undefined))
    throw wrongUse('--tests and --git look beside a guide file. Name a file, not standard input.');
  const guide = await readWholeInput(file, context, refused);
  const before = await readBefore(file, options, context);
  const notes = await notesBeside(file, context);
  // The pack is made without the approvals, but the omission is reported.
  if (!notes.ok) context.err(`${file}: the notes beside it could not be read; the approvals in them are left out.`);
  const findings = options.findings ? await findingsShown(file, guide, options.language, context) : null;
  const tests = options.tests === true ? await listedTests(file, context.cwd, guide, options.language) : null;
  const made = await exportGuide(guide, {
    file: file === standardInput ? 'stdin' : basename(file),
    format: options.format,
    language: options.language,
    ...(before ? { since: { guide: before, name: options.git ?? basename(options.since ?? '') } } : {}),
    ...(notes.ok ? { approvals: standingApprovals(notes.value.approvals) } : {}),
    ...(findings ? { findings } : {}),
    ...(tests ? { tests } : {}),
    readPicture: pictureReader(file, context.cwd),
    assumptions: await lengthNorms(notes.ok ? notes.value : null, context),
    print: async (html) => await printPdf(html, { environment: context.env }),
  });
  if (!made.ok) throw wrongUse(`${file}: ${failures[made.code]}`);
  const stem = basename(file, file.endsWith(guideExtension) ? guideExtension : '.json');
  const output = options.output ?? (file === standardInput ? '-' : stem + made.value.ending);
  // Replaces an existing file only if it was named.
  const ifTaken = `${output} exists already, and it was not replaced. Specify it with -o to replace it.`;
  const { force } = options;
  await writeOutput(output, made.value.bytes, options.output === undefined ? { ifTaken } : { force }, context);
}

/** Returns what reads pictures beside a guide file; standard input has none. */
function pictureReader(file: string, cwd: string) {
  const path = resolve(cwd, file);
  const place = file === standardInput ? null : { path, name: basename(path) };
  const files = createMediaFiles(thisMachine(), null);
  return async (address: string) => await readPicture(files, place, address);
}

/** Defines `guide export FILE`: writes the sign-off pack, the whole guide for stakeholders. */
export function define(command: Command, context: Context): void {
  withForce(command)
    .argument('<file>', 'a guide file, or - for stdin')
    .addOption(new Option('--format <format>', 'what to export').choices(exportFormats).default('html'))
    .option(
      '-o, --output <file>',
      'where to write it, - for stdout (default: the name of the guide, in the current folder)',
    )
    .option('--since <file>', 'list what changed since this version of the guide')
    .option('--git <revision>', 'list what changed since a git revision: a commit, branch or tag')
    .option('--tests', 'list the guide tests beside it, with what came of them')
    .option('--no-findings', 'do not list what guide validate finds')
    .addOption(
      new Option('--language <language>', 'language of headings and labels').choices(['en', 'de']).default('en'),
    )
    .action(async (file: string, options: Options) => await run(file, options, context));
}
