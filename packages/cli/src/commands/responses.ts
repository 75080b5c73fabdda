import type { ApiClient } from '@guide-studio/api-client';
import type {
  Response as ListedResponse,
  ShownStimulus,
  SingleResponse,
  TranscriptRow,
} from '@guide-studio/api-contract';
import { readAllResponses } from '@guide-studio/host/common';
import { type Command, Option } from 'commander';
import { type AnswerFormat, answerFormats, csvSeparators } from '@guide-studio/interview-engine/answers';
import { shownById, withShown } from '@guide-studio/interview-engine/answers';
import { rehearsalsIn } from '@guide-studio/interview-engine/internal';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { type RemoteOptions, withRemote } from '../remote/access.ts';
import { answersInFormat, type FormatChoices } from '../remote/answersInFormat.ts';
import { readShown } from '../remote/readShown.ts';
import { answered } from '../remote/answered.ts';
import { serviceOf } from '../remote/serviceOf.ts';
import { printable } from '../printable.ts';
import { withForce } from '../writeOutput.ts';

interface Options extends RemoteOptions, Omit<FormatChoices, 'kind'> {
  /** `text`, a format of answers by its id, or `codebook`. */
  readonly format: string;
}

/** Indents every line of a text. */
function lines(text: string, indent: string): string {
  return text
    .split(/\r?\n/u)
    .map((line) => indent + printable(line))
    .join('\n');
}

function listed(
  { id, readableId, progress, createdAt, answersArray }: ListedResponse,
  rehearsals: ReadonlySet<string>,
): string {
  const answers = answersArray.map(({ question, answer }) => `${lines(question, '  ')}\n${lines(answer, '    ')}`);
  const mark = rehearsals.has(id) ? '  rehearsal' : '';
  return [printable(`${readableId}  ${progress}  ${createdAt}${mark}`), ...answers].join('\n');
}

function conversation({ transcript }: SingleResponse, shown: readonly ShownStimulus[]): string {
  return transcript
    .flatMap((row) => [
      lines(row.moderator, ''),
      ...shown.filter((stimulus) => isOf(stimulus, row)).map((stimulus) => lines(seen(stimulus), '  ')),
      ...(row.user === '' ? [] : [lines(row.user, '    ')]),
    ])
    .join('\n');
}

function isOf(stimulus: ShownStimulus, { discussionGuideQuestionId: question, conceptId, isFollowUp }: TranscriptRow) {
  return !isFollowUp && stimulus.discussionGuideQuestionId === question && stimulus.conceptId === conceptId;
}

/** Returns what happened to a picture, video or page, in one line. */
function seen({ kind, name, url, outcome, seconds, watched }: ShownStimulus): string {
  const facts = { shown: 'shown', failed: 'could not be loaded', notSeen: 'not seen', declined: 'declined' };
  const known = outcome === 'unknown' ? 'not known whether it was shown' : facts[outcome];
  const more = [
    ...(outcome === 'shown' && seconds !== null ? [`in view for ${Math.round(seconds)} s`] : []),
    ...(outcome === 'shown' && watched !== null ? [watched ? 'played to the end' : 'not played to the end'] : []),
  ];
  return `[${kind} ${name ?? url}: ${[known, ...more].join(', ')}]`;
}

/** Prints all responses. Exits with 1 if the service could not send some of them. */
async function all(client: ApiClient, study: string, options: Options, context: Context): Promise<ExitCode> {
  const { value, unread } = answered(
    await readAllResponses((query) => client.call('listResponses', { params: { linkId: study }, query })),
  );
  if (value.length === 0 && unread.length === 0) context.err('This study has no answers yet.');
  try {
    await print(client, study, value, options, context);
  } finally {
    for (const number of unread)
      context.err(
        `Interview ${number} is too large to be read with the others and was left out. To read it alone, run guide responses ${study} ${number}`,
      );
  }
  return unread.length > 0 ? exitCode.problems : exitCode.fine;
}

async function print(
  client: ApiClient,
  study: string,
  responses: readonly ListedResponse[],
  options: Options,
  context: Context,
): Promise<void> {
  const { format } = options;
  const shown = await readShown(client, study);
  if (format === 'text') {
    const rehearsals = rehearsalsIn(shown);
    for (const response of responses) context.print(listed(response, rehearsals));
    return;
  }
  const of = formatOf(format);
  // JSON on a terminal has its control characters escaped, not removed.
  if (of.id === 'json' && options.output === undefined) return context.json(withShown(responses, shown));
  const kind = format === 'codebook' ? 'codebook' : 'answers';
  await answersInFormat(client, study, of, { responses, shown }, { ...options, kind }, context);
}

/** The codebook is the second file of a table. */
function formatOf(name: string): AnswerFormat {
  const id = name === 'codebook' ? 'csv' : name;
  const found = answerFormats.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no format ${name}.`);
  return found;
}

async function one(client: ApiClient, study: string, number: string, { format }: Options, context: Context) {
  const params = { linkId: study, responseId: number };
  const single = await client.call('getSingleResponse', { params });
  // Our addition; services of other vendors do not report it.
  const shownAnswer = await client.call('listShown', { params: { linkId: study }, query: { responseId: number } });
  const shown = shownById(shownAnswer.ok ? shownAnswer.value : []);
  const response = answered(single).value;
  if (format === 'json') for (const one of withShown([response], shown)) context.json(one);
  else {
    if (rehearsalsIn(shown).has(response.id)) context.out('This is a rehearsal response. The participant is invented.');
    context.print(conversation(response, shown.get(response.id)?.stimuli ?? []));
  }
}

/** The options of formats, by how the command calls them. */
const formatOptions = { codes: 'answersAs', separator: 'separator', raw: 'raw', guide: 'guide' } as const;

/** Refuses options that the format does not read. */
function checkOptions(options: Options): void {
  const reads = options.format === 'text' ? [] : formatOf(options.format).options;
  for (const [name, read] of Object.entries(formatOptions)) {
    if (options[name as keyof typeof formatOptions] === undefined || reads.includes(read)) continue;
    const others = answerFormats.flatMap((one) => (one.options.includes(read) ? [`--format ${one.id}`] : []));
    throw wrongUse(
      `--${name} changes nothing with --format ${options.format}. Omit it, or add ${others.join(' or ')}.`,
    );
  }
  if (options.output !== undefined && options.format === 'text')
    throw wrongUse('--output writes a format, not text. Add --format csv or another format.');
}

async function responses(study: string, number: string | undefined, options: Options, context: Context) {
  if (number !== undefined && options.format !== 'text' && options.format !== 'json')
    throw wrongUse('One interview is printed as text or json. Omit its number to get all of them in other formats.');
  if (number !== undefined && options.output !== undefined)
    throw wrongUse('One interview is printed. Omit --output, or the number of the interview.');
  checkOptions(options);
  const { client } = await serviceOf(options, context);
  if (number === undefined) context.end(await all(client, study, options, context));
  else await one(client, study, number, options, context);
}

/** Defines `guide responses STUDY [NUMBER]`: prints the answers of participants, or one interview verbatim. */
export function define(command: Command, context: Context): void {
  withForce(withRemote(command))
    .argument('<study>', 'the id of the study, or its link id')
    .argument('[number]', 'number or id of one interview: prints the whole conversation, with follow-ups')
    .addOption(
      new Option('--format <format>', 'how to print it; codebook explains every column of the csv')
        .choices(['text', ...answerFormats.map(({ id }) => id), 'codebook'])
        .default('text'),
    )
    .option('--codes', 'tables: options by their numbers, columns by short names')
    .addOption(
      new Option('--separator <separator>', 'tables: what separates the cells (default: comma)').choices(
        Object.keys(csvSeparators),
      ),
    )
    .option('--raw', 'tables: texts exactly as they were written, also those that a spreadsheet would run as formulas')
    .option('-o, --output <file>', 'the file to write, as other programs read it (default: print)')
    .option('--guide <file>', 'tables: the guide of the study, for its external ids in the codebook')
    .action(
      async (study: string, number: string | undefined, options: Options) =>
        await responses(study, number, options, context),
    );
}
