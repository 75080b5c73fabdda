import { randomUUID } from 'node:crypto';
import { validate } from '@guide-studio/guide-core';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { canRun } from '@guide-studio/interview-engine/internal';
import { type InventedTotals, inventParticipants, totalsOf } from '@guide-studio/interview-engine/invented';
import { explore } from '@guide-studio/interview-engine/paths';
import { done, mostRehearsed } from '@guide-studio/host/common';
import { rehearsals, thisMachine } from '@guide-studio/host/node';
import { type Command, InvalidArgumentError } from 'commander';
import { problem } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { formatOption, type OutputFormat } from '../formatOption.ts';
import { type RemoteOptions, withRemote } from '../remote/access.ts';
import { hostFailure } from '../remote/answered.ts';
import { serviceOf } from '../remote/serviceOf.ts';

interface Options extends RemoteOptions {
  readonly participants: number;
  readonly seed?: string;
  readonly delete?: true;
  readonly format: OutputFormat;
}

type Methods = ReturnType<typeof rehearsals>;

const { counted, number } = pluralsOf('en');

async function rehearse(studyId: string, options: Options, context: Context): Promise<void> {
  const { client, baseUrl } = await serviceOf(options, context);
  const methods = rehearsals({
    connect: async () => done({ access: { baseUrl }, client }),
    fetch: async (url, init) => await fetch(url, init as RequestInit),
    timeoutMs: 30_000,
    sleep: thisMachine().sleep,
    onTaken: (taken) => reportProgress(taken, options, context),
  });
  await (options.delete === true ? remove : take)(studyId, methods, options, context);
}

/** How many participants are between two lines about the progress. */
const reportEvery = 25;

function reportProgress(taken: number, { participants, format }: Options, context: Context): void {
  if (format === 'json' || taken % reportEvery !== 0 || taken >= participants) return;
  context.err(`${number(taken)} of ${number(participants)} invented participants have taken part.`);
}

async function take(studyId: string, methods: Methods, options: Options, context: Context): Promise<void> {
  const { participants: count, seed = randomUUID().slice(0, 8), format } = options;
  const read = await methods['study.rehearsalGuide']({ studyId });
  if (!read.ok) throw hostFailure(read.error);
  const { guide } = read.value;
  if (!canRun(guide, validate(guide)))
    throw problem('The guide of this study has problems with which no interview can run. Nothing was sent.');
  const invented = inventParticipants(guide, explore(guide), { count, seed });
  const participants = invented.participants.map(({ session, progress }) => ({ session, progress }));
  const rehearsed = await methods['study.rehearse']({ studyId, participants });
  if (!rehearsed.ok) throw hostFailure(rehearsed.error);
  const { taken, stopped } = rehearsed.value;
  const whole = taken.flatMap((at) => invented.participants[at] ?? []);
  const { goals, personas, undecided } = invented;
  const result = { seed, participants: count, ...totalsOf(whole), goals, undecided };
  if (format === 'json') context.json({ study: studyId, ...result, finished: stopped === null });
  else for (const line of linesOf(studyId, result)) context.out(line);
  if (stopped !== null) throw hostFailure(stopped);
  if (count < personas)
    context.err(
      `To reach ${undecided === 0 ? 'everything' : 'all of these'}, let ${personas} participants or more take part.`,
    );
}

interface Result extends InventedTotals {
  readonly seed: string;
  readonly participants: number;
  readonly goals: number;
  /** Of what it is not known whether anyone can reach it. */
  readonly undecided: number;
}

function linesOf(
  studyId: string,
  { seed, participants, complete, screenedOut, inProgress, reached, goals, undecided }: Result,
): readonly string[] {
  return [
    `${number(complete + screenedOut + inProgress)} of ${counted(participants, { one: 'invented participant', other: 'invented participants' })} took part: ${number(complete)} completed, ${number(screenedOut)} ${screenedOut === 1 ? 'was' : 'were'} screened out, ${number(inProgress)} broke off.`,
    reached === goals && undecided === 0
      ? `Together they reached everything that can be reached in this study (${number(goals)} of ${number(goals)}): questions, concepts, screening options, carried options, endings, and parts of conditions, met and not met.`
      : `Together they reached ${number(reached)} of ${number(goals)} things that can be reached in this study: questions, concepts, screening options, carried options, endings, and parts of conditions, met and not met.`,
    ...(undecided === 0 ? [] : [`Whether ${number(undecided)} more can be reached is undecided.`]),
    ...(complete === 0 ? ['None of them completed the interview.'] : []),
    `To repeat it with the same participants, run guide rehearse ${studyId} --participants ${participants} --seed ${seed}`,
    `To read their answers, run guide responses ${studyId}. To delete them, run guide rehearse ${studyId} --delete`,
  ];
}

async function remove(studyId: string, methods: Methods, { format }: Options, context: Context): Promise<void> {
  const result = await methods['study.deleteRehearsal']({ studyId });
  if (!result.ok) throw hostFailure(result.error);
  const { deleted } = result.value;
  if (format === 'json') context.json({ study: studyId, deleted });
  else {
    const responses = counted(deleted, { one: 'rehearsal response', other: 'rehearsal responses' });
    context.out(deleted === 0 ? 'This study has no rehearsal responses.' : `Deleted ${responses}.`);
  }
}

function participantCount(text: string): number {
  const count = Number(text);
  if (!/^\d+$/u.test(text) || count < 1 || count > mostRehearsed) {
    throw new InvalidArgumentError(`Specify a number from 1 to ${number(mostRehearsed)}.`);
  }
  return count;
}

function seedText(text: string): string {
  if (text.trim() === '' || text.length > 100) throw new InvalidArgumentError('Specify a text of 1 to 100 characters.');
  return text;
}

/**
 * Defines `guide rehearse STUDY`: lets invented participants take a draft or live study through its running service,
 * marked as rehearsal, or deletes them. Only for services of this project. Exits with 1 if it was refused or stopped.
 */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .argument('<study>', 'the id of a draft or live study, or its link id')
    .option('--participants <n>', 'how many invented participants take part', participantCount, 50)
    .option(
      '--seed <text>',
      'decides what is left to chance; the same seed and number of participants repeat a rehearsal',
      seedText,
    )
    .option('--delete', 'delete the rehearsal responses of the study, with all their answers')
    .addOption(formatOption())
    .action(async (study: string, options: Options) => await rehearse(study, options, context));
}
