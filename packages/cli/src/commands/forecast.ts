import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { fromWire } from '@guide-studio/guide-core/edit';
import type { Notes } from '@guide-studio/guide-core/notes';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { type ForecastAssumptions, withShares } from '@guide-studio/guide-core/shares';
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
  describeSharesProblem,
} from '@guide-studio/interview-engine/forecast';
import {
  describeBasisOfTable,
  describeIndependence,
  describeLeavingUnchanged,
  describeLikelyFractions,
  describeNobodyLost,
  describeNobodyPasses,
  figuresIn,
  restingFigures,
  withBasis,
  withUsualNames,
} from '@guide-studio/interview-engine/internal';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { csvOf } from '@guide-studio/interview-engine/answers';
import { validGuide } from '../check/validGuide.ts';
import { problem, wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { parseCredits } from '../credits.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { eachGuideFile } from '../files/eachGuideFile.ts';
import { guideFilesNamed, standardInput, type StdinNameOption, withGuideFiles } from '../files/guideFilesNamed.ts';
import { notesBeside } from '../files/notesBeside.ts';
import { forecastText } from '../forecast/forecastText.ts';
import { type LiveStudy, readLiveStudy } from '../forecast/liveStudy.ts';
import { readShares } from '../forecast/readShares.ts';
import { type RemoteOptions, withRemote } from '../remote/access.ts';
import { serviceOf } from '../remote/serviceOf.ts';
import { lengthNorms } from '../studio/lengthNorms.ts';

const { counted } = pluralsOf('en');
const rehearsals = { one: 'rehearsal response', other: 'rehearsal responses' };

interface Options extends RemoteOptions, StdinNameOption {
  readonly completes: number;
  readonly shares?: string;
  readonly study?: string;
  readonly wallet?: number;
  readonly seed?: string;
  readonly format: 'text' | 'json' | 'csv';
  readonly table?: ForecastTableId;
}

async function forecastFiles(names: readonly string[], options: Options, context: Context): Promise<ExitCode> {
  if (options.table !== undefined && options.format !== 'csv')
    throw wrongUse('--table chooses what --format csv prints. Add --format csv, or omit --table.');
  const isOfOne = options.format === 'csv' || options.study !== undefined;
  const isOfSeveral = (await guideFilesNamed(names, context)).length > 1;
  if (isOfOne && isOfSeveral) throw wrongUse('--study and --format csv are for one guide. Name one file.');
  const isJson = options.format === 'json';
  // Once for all guides, so that what is wrong with them is not repeated. They may be a pipe.
  const { shares: file } = options;
  const given = file === undefined ? null : { file, assumptions: await readShares(file, context.cwd), isOfSeveral };
  if (given !== null) warnOfFractions(given.file, given.assumptions, context);
  return await eachGuideFile(
    names,
    isJson,
    context,
    async (each, its) => await forecastFile(each, given, options, its),
  );
}

/** Shares of a file. */
interface GivenShares {
  readonly file: string;
  readonly assumptions: ForecastAssumptions;
  /** They are for several guides. */
  readonly isOfSeveral: boolean;
}

/** Warns of shares that are probably meant from 0 to 1. `place`: where the shares are. */
function warnOfFractions(place: string, assumptions: ForecastAssumptions, context: Context): void {
  for (const sentence of describeLikelyFractions(assumptions)) context.err(`${place}: ${sentence}`);
}

async function forecastFile(
  named: string,
  given: GivenShares | null,
  options: Options,
  context: Context,
): Promise<ExitCode> {
  const file = named === standardInput ? options.stdinName : named;
  const guide = await validGuide(
    { file: named, name: file },
    options.format === 'json',
    'nothing is forecast',
    context,
  );
  const found = await notesBeside(named, context);
  // Without the notes, their shares and norms would be missing, so the forecast would be another one than in the editor.
  if (!found.ok)
    throw wrongUse(`${file}: the notes beside it could not be read, and they may have shares. Repair or move them.`);
  const { forecast: noted = {}, forecastFaults = [] } = found.value;
  if (given === null && forecastFaults.length > 0)
    throw wrongUse(
      ...forecastFaults.map(
        ({ path, message }) => `${file}: ${['forecast', ...path].join('.')} in the notes beside it: ${message}`,
      ),
      'Correct the notes, or specify other shares with --shares.',
    );
  const inNotes = `${file}: shares in the notes beside it`;
  if (given === null) warnOfFractions(inNotes, noted, context);
  const assumptions = given === null ? noted : given.assumptions;
  const place = given === null ? inNotes : given.isOfSeveral ? `${file}: ${given.file}` : given.file;
  const { study } = options;
  if (study === undefined)
    return await printForecast(file, guide, { assumptions, place, study: null }, found.value, options, context);
  const { client } = await serviceOf(options, context);
  const live = await readLiveStudy(client, study, guide);
  // What invented participants answer is left to chance.
  if (live.interviews === 0 && live.rehearsed > 0)
    context.err(`The study has ${counted(live.rehearsed, rehearsals)} and no others, which gives no shares.`);
  else if (live.interviews === 0) context.err('The study has no answers yet, so it gives no shares.');
  for (const question of live.otherQuestions)
    context.err(`Question ${question} of the study has another text or type in ${file}. Its answers are left out.`);
  return await printForecast(file, guide, { assumptions, place, study: live }, found.value, options, context);
}

interface Assumed {
  readonly assumptions: ForecastAssumptions;
  /** Where they are, for messages. */
  readonly place: string;
  /** Null: no study was asked for. */
  readonly study: LiveStudy | null;
}

async function printForecast(
  file: string,
  guide: CreateStudyRequest,
  { assumptions, place, study }: Assumed,
  notes: Notes,
  { completes, wallet, seed, format, table = 'summary' }: Options,
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
  if (!result.ok)
    throw problem(
      ...result.problems.map((one) => {
        const where = one.code === 'tooManySteps' ? file : study === null ? place : `${place}, or of the study`;
        return `${where}: ${describeSharesProblem(one)}`;
      }),
    );
  const made = result.forecast;
  // Line by line: a text of the guide or the name of a file must not begin a line of its own.
  if (format === 'text') for (const line of forecastText(file, guide, made, calibration)) context.out(line);
  else if (format === 'json')
    context.json({
      file,
      basis: Object.fromEntries(restingFigures.map((figures) => [figures, describeBasis(made, figures)])),
      assumes: [describeIndependence(made), describeNobodyLost(made), describeLeavingUnchanged(made)]
        .filter((sentence) => sentence !== '')
        .join(' '),
      ...made,
      calibration,
    });
  else {
    const shown = forecastTables(guide, made).filter(({ id }) => id === table);
    context.print(csvOf(shown.flatMap((one) => withBasis(one, made))).replace(/\r\n$/u, ''));
    // The summary has rows for the invitations and the lengths.
    const ofLengths = describeBasis(made, 'lengths');
    const ofOthers = describeBasis(made, 'invitations');
    const basis =
      table !== 'summary'
        ? describeBasisOfTable(table, made)
        : ofLengths === '' || ofLengths === ofOthers
          ? ofOthers
          : `${ofOthers === '' ? '' : `${ofOthers}. `}Lengths: ${ofLengths.charAt(0).toLowerCase()}${ofLengths.slice(1)}`;
    const figures = [figuresIn[table], ...(table === 'summary' ? ['lengths' as const] : [])];
    const isLeft = figures.some((one) => made.restsOn[one].items.length + made.restsOn[one].parameters.length > 0);
    if (basis !== '')
      context.err(`${file}: ${basis.replace(/\.$/u, '')}.${isLeft ? ' Specify shares with --shares.' : ''}`);
    if (made.nobodyPasses !== null)
      for (const line of describeNobodyPasses(fromWire(guide), made.nobodyPasses)) context.err(`${file}: ${line}`);
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
 * Defines `guide forecast FILE…`: forecasts studies from shares of answers. Exits with 1 if the guide has errors, the
 * shares cannot be used, nobody completes, or credits are missing.
 */
export function define(command: Command, context: Context): void {
  withGuideFiles(withRemote(command))
    .addHelpText('after', `\n${describeIndependence({ jointGiven: false })}`)
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
    .action(async (files: string[], options: Options) => context.end(await forecastFiles(files, options, context)));
}
