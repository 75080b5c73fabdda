import { basename, dirname, join } from 'node:path';
import { canonicalText, textSentenceOf } from '@guide-studio/guide-core/files';
import { messageOfRow, reportLines, type ReportRow, summaryOf } from '@guide-studio/importing';
import { type Command, Option } from 'commander';
import { readInput } from '../check/readGuideFile.ts';
import { problem } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { exitCode } from '../exitCode.ts';
import { standardInput, type StdinNameOption } from '../files/guideFilesNamed.ts';
import { formatFor, guideFormats } from '../importing/guideFormats.ts';
import { lineOf, readAs } from '../importing/readAs.ts';
import { type ForceOption, withForce, writeOutput } from '../writeOutput.ts';

interface Options extends StdinNameOption, ForceOption {
  readonly from?: string;
  readonly output?: string;
  readonly report: 'text' | 'json';
  readonly reportFile?: string;
  readonly strict?: boolean;
}

async function importFile(named: string, options: Options, context: Context): Promise<void> {
  const { from, force = false, stdinName, strict = false } = options;
  const file = named === standardInput ? stdinName : named;
  const output = options.output ?? besideOf(named);
  const bytes = await readInput(named, context);
  if ('code' in bytes) throw problem(`${file}: ${textSentenceOf(bytes)}`);
  const format = formatFor(from, bytes, file);
  const { guide, remarks, rows } = await readAs(format, bytes, file);
  if (rows === null) for (const remark of remarks) context.err(lineOf(file, remark));
  else await report(format.id, rows, output, options, context);
  const isChanged = rows === null ? remarks.length > 0 : rows.some(({ verdict }) => !isSame(verdict));
  if (strict && isChanged) {
    context.err(`${file}: Not all of it is in the guide as it was, so --strict wrote no guide.`);
    context.end(exitCode.problems);
    return;
  }
  const text = canonicalText(guide);
  // Escaped, so that no text of the file acts on a terminal.
  if (output === standardInput) return context.json(JSON.parse(text));
  const ifTaken = `${output} exists and may have been changed. Choose another name with -o, or replace it with --force.`;
  await writeOutput(output, text, force ? { force } : { ifTaken }, context);
}

const isSame = (verdict: ReportRow['verdict']): boolean => verdict === 'exact' || verdict === 'equivalent';

/** Returns the guide beside a file; standard output for standard input. */
function besideOf(named: string): string {
  if (named === standardInput) return standardInput;
  return join(dirname(named), `${basename(named).replace(/\.[^.]*$/u, '')}.guide.json`);
}

/** Writes what became of every part: to its file, or to stdout; to stderr if the guide itself goes to stdout. */
async function report(
  format: string,
  rows: readonly ReportRow[],
  output: string,
  { report: how, reportFile, force = false }: Options,
  context: Context,
): Promise<void> {
  const data = {
    format,
    summary: summaryOf(rows),
    rows: rows.map((row) => ({
      kind: row.kind,
      place: row.place,
      text: row.text,
      verdict: row.verdict,
      rule: row.rule,
      code: row.code,
      message: messageOfRow(row),
      target: row.target,
    })),
  };
  const content = how === 'json' ? `${JSON.stringify(data, null, 2)}\n` : `${reportLines(rows).join('\n')}\n`;
  if (reportFile !== undefined) {
    const ifTaken = `${reportFile} exists. Choose another name, or replace it with --force.`;
    return await writeOutput(reportFile, content, force ? { force } : { ifTaken }, context);
  }
  if (output === standardInput) for (const line of content.trimEnd().split('\n')) context.err(line);
  else if (how === 'json') context.json(data);
  else for (const line of content.trimEnd().split('\n')) context.out(line);
}

/**
 * Defines `guide import FILE`: makes a guide of a file in another format. A report says what became of every part.
 * Exits with 1 if the file cannot be read as a guide, or with `--strict` if not all of it is in the guide as it was.
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
        .choices(['text', 'json'])
        .default('text'),
    )
    .option('--report-file <file>', 'write the report to a file (default: print)')
    .option('--strict', 'write no guide, and exit with 1, if not all of the file is in it as it was')
    .action(async (file: string, options: Options) => await importFile(file, options, context));
}
