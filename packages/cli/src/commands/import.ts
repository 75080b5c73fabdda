import { statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { JsonObject } from '@guide-studio/guide-core';
import { canonicalText, textSentenceOf } from '@guide-studio/guide-core/files';
import type { ReportRow } from '@guide-studio/importing';
import { type Command, Option } from 'commander';
import { readInput } from '../check/readGuideFile.ts';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { exitCode } from '../exitCode.ts';
import { standardInput, type StdinNameOption } from '../files/guideFilesNamed.ts';
import { formatFor, guideFormats } from '../importing/guideFormats.ts';
import { readAs } from '../importing/readAs.ts';
import { type ReportForm, reportForms, reportIn } from '../importing/report.ts';
import { type ForceOption, withForce, writeOutput } from '../writeOutput.ts';

interface Options extends StdinNameOption, ForceOption {
  readonly from?: string;
  readonly output?: string;
  readonly report: ReportForm;
  readonly reportFile?: string;
  readonly strict?: boolean;
  readonly acceptProposals?: boolean;
}

async function importFile(named: string, options: Options, context: Context): Promise<void> {
  const { from, stdinName, strict = false, acceptProposals = false } = options;
  const file = named === standardInput ? stdinName : named;
  const output = options.output ?? besideOf(named);
  const bytes = await readInput(named, context);
  if ('code' in bytes) throw wrongUse(`${file}: ${textSentenceOf(bytes)}`);
  const format = formatFor(from, bytes, file);
  const { guide, translations, rows } = await readAs(format, bytes, file, acceptProposals ? 'all' : new Set<number>());
  const report = reportIn(options.report, file, format, rows);
  const isChanged = rows.some(({ verdict }) => !isSame(verdict));
  // Standard output has the guide or the report, and nothing beside it that is not text.
  const isGuidePrinted = output === standardInput;
  const isReportPrinted = !isGuidePrinted && options.reportFile === undefined;
  const quiet = isReportPrinted && options.report !== 'text' ? { ...context, out: context.err } : context;
  if (strict && isChanged) {
    await writeReport(report, isGuidePrinted, options, context);
    context.err(`${file}: Not all of it is in the guide as it was, so --strict wrote no guide.`);
    context.end(exitCode.problems);
    return;
  }
  const texts = translationsBeside(output);
  refuseTaken(
    [output, ...(translations === null ? [] : [texts]), options.reportFile ?? standardInput],
    options,
    context,
  );
  const { force = false } = options;
  // Escaped, so that no text of the file acts on a terminal.
  if (isGuidePrinted) context.json(JSON.parse(canonicalText(guide)));
  else await writeOutput(output, canonicalText(guide), { force }, quiet);
  if (translations !== null && isGuidePrinted)
    context.err(`${file}: Its other languages are written beside a guide. Name one with -o to get them.`);
  else if (translations !== null) await writeOutput(texts, textOf(translations), { force }, quiet);
  await writeReport(report, isGuidePrinted, options, context);
}

const isSame = (verdict: ReportRow['verdict']): boolean => verdict === 'exact' || verdict === 'equivalent';

const textOf = (wire: JsonObject): string => `${JSON.stringify(wire, null, 2)}\n`;

/** Returns the guide beside a file; standard output for standard input. */
function besideOf(named: string): string {
  if (named === standardInput) return standardInput;
  return join(dirname(named), `${basename(named).replace(/\.[^.]*$/u, '')}.guide.json`);
}

const translationsBeside = (guide: string): string => `${guide.replace(/\.json$/u, '')}.translations.json`;

/** Returns true for a file; a device such as /dev/null takes anything. */
const isFileThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Throws `CommandFailure` if a file that would be written exists, before any is. */
function refuseTaken(outputs: readonly string[], { force = false }: ForceOption, { cwd }: Context): void {
  const taken = outputs.filter((output) => output !== standardInput && isFileThere(resolve(cwd, output)));
  if (force || taken.length === 0) return;
  throw wrongUse(
    ...taken.map(
      (output) =>
        `${output} exists and may have been changed. Choose another name with -o, or replace it with --force.`,
    ),
  );
}

/** Writes what became of every part: to its file, or to stdout; to stderr if the guide itself goes to stdout. */
async function writeReport(
  report: string,
  isGuidePrinted: boolean,
  { report: form, reportFile, force = false }: Options,
  context: Context,
): Promise<void> {
  if (reportFile !== undefined) return await writeOutput(reportFile, report, { force }, context);
  const lines = report.trimEnd().split('\n');
  if (isGuidePrinted) for (const line of lines) context.err(line);
  else if (form === 'json') context.json(JSON.parse(report));
  else if (form === 'html') context.exact(report);
  else for (const line of lines) context.out(line);
}

/**
 * Defines `guide import FILE`: makes a guide of a file in another format. A report says what became of every part.
 * Exits with 2 if the file cannot be read as a guide, with 1 if `--strict` finds that not all of it is in the guide as
 * it was.
 */
export function define(command: Command, context: Context): void {
  const formats = guideFormats.map(({ id }) => id);
  withForce(command)
    .argument(
      '<file>',
      `a file to read as a guide, or - for stdin (${guideFormats.map(({ title }) => title.en).join(', ')})`,
    )
    .option('-o, --output <file>', 'the guide to write, or - for stdout (default: beside the file, under its name)')
    .option('--stdin-name <name>', 'what standard input would be called as a file, such as questions.txt', 'stdin')
    .addOption(new Option('--from <format>', 'what the file is (default: by its name and content)').choices(formats))
    .addOption(
      new Option('--report <form>', 'how to report what became of every part')
        .choices([...reportForms])
        .default('text'),
    )
    .option('--report-file <file>', 'write the report to a file (default: print)')
    .option('--strict', 'write no guide, and exit with 1, if not all of the file is in it as it was')
    .option('--accept-proposals', 'apply the conditions that were read from prose, which are listed otherwise')
    .action(async (file: string, options: Options) => await importFile(file, options, context));
}
