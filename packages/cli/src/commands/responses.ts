import type { ApiClient } from '@guide-studio/api-client';
import type { Response as ListedResponse, SingleResponse } from '@guide-studio/api-contract';
import { csvSeparators, everyResponse } from '@guide-studio/host/common';
import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { type RemoteOptions, withRemote } from '../remote/access.ts';
import { type CsvChoices, printAnswers } from '../remote/answersCsv.ts';
import { report, reportFailure, withClient } from '../remote/withClient.ts';
import { printable } from '../printable.ts';

interface Options extends RemoteOptions, Omit<CsvChoices, 'format'> {
  readonly format: 'text' | 'json' | CsvChoices['format'];
}

/** A text that may have several lines, every line with the same indent. */
function lines(text: string, indent: string): string {
  return text
    .split(/\r?\n/u)
    .map((line) => indent + printable(line))
    .join('\n');
}

function listed({ readableId, progress, createdAt, answersArray }: ListedResponse): string {
  const answers = answersArray.map(({ question, answer }) => `${lines(question, '  ')}\n${lines(answer, '    ')}`);
  return [printable(`${readableId}  ${progress}  ${createdAt}`), ...answers].join('\n');
}

function conversation({ transcript }: SingleResponse): string {
  return transcript
    .map(({ moderator, user }) =>
      user === '' ? lines(moderator, '') : `${lines(moderator, '')}\n${lines(user, '    ')}`,
    )
    .join('\n');
}

async function all(client: ApiClient, study: string, options: Options, context: Context): Promise<ExitCode> {
  const { format } = options;
  const read = await everyResponse((query) => client.call('listResponses', { params: { linkId: study }, query }));
  if (!read.ok) return reportFailure(read.failure, context);
  if (read.value.length === 0) context.err('This study has no answers yet.');
  if (format === 'json') context.json(read.value);
  if (format === 'text') for (const response of read.value) context.print(listed(response));
  if (format === 'json' || format === 'text') return exitCode.fine;
  return await printAnswers(client, study, read.value, { ...options, format }, context);
}

async function one(client: ApiClient, study: string, number: string, { format }: Options, context: Context) {
  const params = { linkId: study, responseId: number };
  return report(await client.call('getSingleResponse', { params }), context, (response) =>
    format === 'json' ? context.json(response) : context.print(conversation(response)),
  );
}

async function responses(study: string, number: string | undefined, options: Options, context: Context) {
  const isTable = options.format === 'csv' || options.format === 'codebook';
  if (number !== undefined && isTable) {
    context.err('One interview is printed as text or json. Leave its number out for the CSV of all of them.');
    return exitCode.wrongUse;
  }
  if (!isTable && (options.codes === true || options.raw === true || options.guide !== undefined)) {
    context.err('--codes, --raw and --guide are for tables. Add --format csv or --format codebook.');
    return exitCode.wrongUse;
  }
  return await withClient(options, context, async (client) =>
    number === undefined
      ? await all(client, study, options, context)
      : await one(client, study, number, options, context),
  );
}

/** `guide responses STUDY [NUMBER]`: what participants answered, or one interview word for word. */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .argument('<study>', 'the id of the study, or its link id')
    .argument('[number]', 'of one interview, or its id: everything that was said, follow-ups too')
    .addOption(
      new Option('--format <format>', 'how to print it; codebook explains every column of the csv')
        .choices(['text', 'json', 'csv', 'codebook'])
        .default('text'),
    )
    .option('--codes', 'csv: options as their positions, columns by short names')
    .addOption(
      new Option('--separator <separator>', 'csv: what separates the cells')
        .choices(Object.keys(csvSeparators))
        .default('comma'),
    )
    .option('--raw', 'csv: no apostrophes before texts that a spreadsheet would run as formulas')
    .option('--guide <file>', 'csv: the guide of the study, for its external ids in the codebook')
    .action(async (study: string, number: string | undefined, options: Options) =>
      context.end(await responses(study, number, options, context)),
    );
}
