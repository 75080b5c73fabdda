import {
  type CreateStudyRequest,
  type ForecastAssumptions,
  fromWire,
  type Notes,
  pluralsOf,
  withShares,
} from '@guide-studio/guide-core';
import { csvOf } from '@guide-studio/host/common';
import { readNotes, thisMachine } from '@guide-studio/host/node';
import {
  calibrate,
  type Calibration,
  forecast,
  type ForecastQuestion,
  type ForecastResult,
  type ForecastTableId,
  forecastTableIds,
  forecastTables,
  describeBasis,
  tellIndependence,
  tellNobodyPasses,
  tellSharesProblem,
  withBasis,
  withUsualNames,
} from '@guide-studio/interview-engine/forecast';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readGuide } from '../check/readGuide.ts';
import { refuseInvalid } from '../check/refuseInvalid.ts';
import { verdictOf } from '../check/verdictOf.ts';
import type { Context } from '../context.ts';
import { parseCredits } from '../credits.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { forecastText } from '../forecast/forecastText.ts';
import { type LiveStudy, readLiveStudy } from '../forecast/liveStudy.ts';
import { readShares } from '../forecast/readShares.ts';
import { placeOf } from '../placeOf.ts';
import { type RemoteOptions, withRemote } from '../remote/access.ts';
import { reportFailure, withClient } from '../remote/withClient.ts';
import { lengthNorms } from '../studio/lengthNorms.ts';

const { counted } = pluralsOf('en');
const rehearsals = { one: 'rehearsal response', other: 'rehearsal responses' };

interface Options extends RemoteOptions {
  readonly completes: number;
  readonly shares?: string;
  readonly study?: string;
  readonly wallet?: number;
  readonly seed?: string;
  readonly format: 'text' | 'json' | 'csv';
  readonly table?: ForecastTableId;
}

async function forecastFile(file: string, options: Options, context: Context): Promise<ExitCode> {
  if (options.table !== undefined && options.format !== 'csv') {
    context.err('--table chooses what --format csv prints. Add --format csv, or omit --table.');
    return exitCode.wrongUse;
  }
  const read = await readGuide(file, context.cwd);
  if (!read.ok) {
    context.err(read.sentence);
    return exitCode.wrongUse;
  }
  const checked = verdictOf(file, read.parsed);
  if (!checked.valid || !read.parsed.ok)
    return refuseInvalid(checked, options.format === 'json', 'nothing is forecast', context);
  const guide = read.parsed.value as unknown as CreateStudyRequest;
  const found = await readNotes(thisMachine(), await placeOf(file, context.cwd));
  // Without the notes, their shares and norms would be missing, so the forecast would be another one than in the editor.
  if (!found.ok) {
    context.err(`${file}: the notes beside it could not be read, and they may have shares. Repair or move them.`);
    return exitCode.wrongUse;
  }
  const { forecast: noted = {}, forecastFaults = [] } = found.value;
  let assumptions = noted;
  if (options.shares !== undefined) {
    const shares = await readShares(options.shares, context.cwd);
    if (!shares.ok) {
      for (const sentence of shares.sentences) context.err(sentence);
      return exitCode.wrongUse;
    }
    ({ assumptions } = shares);
  } else if (forecastFaults.length > 0) {
    for (const { path, message } of forecastFaults)
      context.err(`${file}: ${['forecast', ...path].join('.')} in the notes beside it: ${message}`);
    context.err('Correct the notes, or specify other shares with --shares.');
    return exitCode.wrongUse;
  }
  const { study } = options;
  if (study === undefined)
    return await printForecast(file, guide, { assumptions, study: null }, found.value, options, context);
  return await withClient(options, context, async (client) => {
    const live = await readLiveStudy(client, study, guide);
    if (!live.ok) return reportFailure(live.failure, context);
    const { interviews, rehearsed } = live.value;
    // What invented participants answer is left to chance.
    if (interviews === 0 && rehearsed > 0)
      context.err(`The study has ${counted(rehearsed, rehearsals)} and no others, which gives no shares.`);
    else if (interviews === 0) context.err('The study has no answers yet, so it gives no shares.');
    for (const question of live.value.otherQuestions)
      context.err(`Question ${question} of the study has another text or type in ${file}. Its answers are left out.`);
    return await printForecast(file, guide, { assumptions, study: live.value }, found.value, options, context);
  });
}

interface Assumed {
  readonly assumptions: ForecastAssumptions;
  /** Null: no study was asked for. */
  readonly study: LiveStudy | null;
}

async function printForecast(
  file: string,
  guide: CreateStudyRequest,
  { assumptions, study }: Assumed,
  notes: Notes,
  { completes, shares, wallet, seed, format, table = 'summary' }: Options,
  context: Context,
): Promise<ExitCode> {
  // Typed shares are more certain than those of the answers so far: someone decided on them.
  const together = withShares(study?.assumptions ?? {}, withUsualNames(fromWire(guide), assumptions));
  const question: ForecastQuestion = {
    completes,
    assumptions: together,
    norms: await lengthNorms(notes, context),
    ...(wallet === undefined ? {} : { wallet }),
    ...(seed === undefined ? {} : { seed }),
  };
  const { result, calibration } = calibrated(guide, question, study?.durations ?? []);
  if (!result.ok) {
    for (const problem of result.problems) {
      const place = problem.code === 'tooManySteps' ? file : (shares ?? `${file}: shares in the notes beside it`);
      context.err(`${place}: ${tellSharesProblem(problem)}`);
    }
    return exitCode.problems;
  }
  const made = result.forecast;
  // Line by line: a text of the guide or the name of a file must not begin a line of its own.
  if (format === 'text') for (const line of forecastText(file, guide, made, calibration)) context.out(line);
  else if (format === 'json')
    context.json({
      file,
      basis: describeBasis(made, 'lengths'),
      assumes: tellIndependence(made),
      ...made,
      calibration,
    });
  else {
    const shown = forecastTables(guide, made).filter(({ id }) => id === table);
    context.print(csvOf(shown.flatMap((one) => withBasis(one, made))).replace(/\r\n$/u, ''));
    const basis = describeBasis(made, 'lengths');
    if (basis !== '') context.err(`${file}: ${basis}. Specify shares with --shares.`);
    if (made.nobodyPasses !== null)
      for (const line of tellNobodyPasses(fromWire(guide), made.nobodyPasses)) context.err(`${file}: ${line}`);
  }
  const isShort = made.credits.missing !== null && made.credits.missing > 0;
  return made.invitations === null || isShort ? exitCode.problems : exitCode.fine;
}

/** Corrects lengths by those of real interviews, unless the assumptions have a factor already. */
function calibrated(
  guide: CreateStudyRequest,
  question: ForecastQuestion,
  durations: readonly number[],
): { readonly result: ForecastResult; readonly calibration: Calibration | null } {
  const result = forecast(guide, question);
  const { assumptions = {} } = question;
  if (!result.ok || result.forecast.length === null || assumptions.lengthFactor !== undefined)
    return { result, calibration: null };
  const calibration = calibrate(result.forecast.length, durations);
  if (calibration?.canCorrect !== true) return { result, calibration };
  const corrected = { ...assumptions, lengthFactor: calibration.factor, lengthInterviews: calibration.interviews };
  return { result: forecast(guide, { ...question, assumptions: corrected }), calibration };
}

function parseCompletes(text: string): number {
  const count = Number(text);
  if (!/^\d{1,7}$/u.test(text) || count < 1)
    throw new InvalidArgumentError('Specify the number of completed interviews that you need, from 1 to 9,999,999.');
  return count;
}

/**
 * Defines `guide forecast FILE`: forecasts a study from shares of answers. Exits with 1 if the guide has errors, the
 * shares cannot be used, nobody completes, or credits are missing.
 */
export function define(command: Command, context: Context): void {
  withRemote(command)
    .argument('<file>', 'a guide file')
    .requiredOption(
      '--completes <number>',
      'the number of completed interviews that you need (required)',
      parseCompletes,
    )
    .option('--shares <file>', 'what is assumed about participants (default: that of the notes beside the guide)')
    .option('--study <id>', 'take shares that are not specified, and real lengths, from the answers of this study')
    .option('--wallet <credits>', 'the credits that the wallet has', parseCredits)
    .option('--seed <text>', 'another seed for simulated participants')
    .addOption(
      new Option('--format <format>', 'how to print the forecast').choices(['text', 'json', 'csv']).default('text'),
    )
    .addOption(new Option('--table <table>', 'csv: what to print (default: "summary")').choices(forecastTableIds))
    .action(async (file: string, options: Options) => context.end(await forecastFile(file, options, context)));
}
