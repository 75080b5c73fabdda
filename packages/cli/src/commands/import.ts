import { canonicalText, formatOf, type FormatRemark, textSentenceOf } from '@guide-studio/guide-core/files';
import { type Command, Option } from 'commander';
import { readInput } from '../check/readGuideFile.ts';
import { problem } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { standardInput, type StdinNameOption } from '../files/guideFilesNamed.ts';
import { guideFormats } from '../importing/guideFormats.ts';
import { writeOutput } from '../writeOutput.ts';

interface Options extends StdinNameOption {
  readonly format?: string;
  readonly output?: string;
}

const lineOf = (file: string, { message, code }: FormatRemark): string => `${file}: ${message.en} [${code}]`;

async function importFile(named: string, { format: id, output, stdinName }: Options, context: Context): Promise<void> {
  const file = named === standardInput ? stdinName : named;
  const bytes = await readInput(named, context);
  if ('code' in bytes) throw problem(`${file}: ${textSentenceOf(bytes)}`);
  const format = guideFormats.find((one) => one.id === id) ?? formatOf(guideFormats, bytes, file);
  const read = await format.read(bytes, { name: file });
  if (!read.ok) throw problem(...read.issues.map((issue) => lineOf(file, issue)), 'No guide was written.');
  for (const remark of read.report) context.err(lineOf(file, remark));
  const text = canonicalText(read.guide);
  if (output === undefined) {
    // Escaped, so that no text of the file acts on a terminal.
    context.json(JSON.parse(text));
    return;
  }
  const ifTaken = `${output} exists and may have been changed. Choose another name, or delete it first.`;
  await writeOutput(output, text, { ifTaken }, context);
}

/**
 * Defines `guide import FILE`: makes a guide of a file in another format. What was read in a doubtful way or left out is
 * listed on stderr. Exits with 1 if the file cannot be read as a guide.
 */
export function define(command: Command, context: Context): void {
  command
    .argument(
      '<file>',
      `a file to read as a guide, or - for stdin (${guideFormats.map(({ title }) => title.en).join(', ')})`,
    )
    .option('-o, --output <file>', 'a new file to write (default: print)')
    .option('--stdin-name <name>', 'what standard input would be called as a file, such as questions.txt', 'stdin')
    .addOption(
      new Option('--format <format>', 'what the file is (default: by its name and content)').choices(
        guideFormats.map(({ id }) => id),
      ),
    )
    .action(async (file: string, options: Options) => await importFile(file, options, context));
}
