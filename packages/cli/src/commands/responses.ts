import type { ApiClient } from '@guide-studio/api-client';
import type { Response as ListedResponse, SingleResponse } from '@guide-studio/api-contract';
import { everyResponse, responsesCsv } from '@guide-studio/host/common';
import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { type RemoteOptions, withRemote } from '../remote/access.ts';
import { report, reportFailure, withClient } from '../remote/withClient.ts';
import { printable } from '../printable.ts';

interface Options extends RemoteOptions {
  readonly format: 'text' | 'json' | 'csv';
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

async function all(client: ApiClient, study: string, { format }: Options, context: Context): Promise<ExitCode> {
  const read = await everyResponse((page) =>
    client.call('listResponses', { params: { linkId: study }, query: { page, perPage: 200 } }),
  );
  if (!read.ok) return reportFailure(read.failure, context);
  if (read.value.length === 0) context.err('Nobody has answered this study yet.');
  if (format === 'json') context.json(read.value);
  if (format === 'text') for (const response of read.value) context.print(listed(response));
  if (format !== 'csv') return exitCode.fine;
  return report(await client.call('getStudyQuestions', { params: { studyId: study } }), context, ({ questions }) =>
    context.print(responsesCsv(questions, read.value).replace(/\r\n$/u, '')),
  );
}

async function one(client: ApiClient, study: string, number: string, { format }: Options, context: Context) {
  const params = { linkId: study, responseId: number };
  return report(await client.call('getSingleResponse', { params }), context, (response) =>
    format === 'json' ? context.json(response) : context.print(conversation(response)),
  );
}

async function responses(study: string, number: string | undefined, options: Options, context: Context) {
  if (number !== undefined && options.format === 'csv') {
    context.err('One interview is printed as text or json. Leave its number out for the CSV of all of them.');
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
    .addOption(new Option('--format <format>', 'how to print it').choices(['text', 'json', 'csv']).default('text'))
    .action(async (study: string, number: string | undefined, options: Options) =>
      context.end(await responses(study, number, options, context)),
    );
}
