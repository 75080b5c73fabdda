import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { fromWire } from '@guide-studio/guide-core/edit';
import { withoutMarks } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import {
  type Calibration,
  type Cell,
  type CellForecast,
  type Figure,
  type Forecast,
  forecastDescriber,
  type ForecastDescriber,
  type Outlook,
  type ShareEffect,
  describeBasis,
  usualSmallCell,
} from '@guide-studio/interview-engine/forecast';
import {
  minutesAtMost,
  peopleNeeded,
  peopleShown,
  percentages,
  percentOf,
  type SafeCondition,
  safeCondition,
  describeBasisOfNobody,
  describeIndependence,
  describeLeavingUnchanged,
  describeNobodyLost,
  describeNobodyPasses,
  describeUntriedShares,
} from '@guide-studio/interview-engine/internal';
import { shortName } from '../shortName.ts';

const { counted, number } = pluralsOf('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Returns a forecast as lines for researchers. `calibration`: how real lengths compare, if known. */
export function forecastText(...given: Parameters<typeof linesOf>): readonly string[] {
  const [first = '', ...lines] = linesOf(...given);
  return [first, ...lines.map((line) => withoutMarks(line))];
}

function linesOf(
  file: string,
  guide: CreateStudyRequest,
  forecast: Forecast,
  calibration: Calibration | null,
): readonly string[] {
  const { completes, incidence, completion, length, credits } = forecast;
  const { tornado, simulation } = forecast;
  if (forecast.nobodyPasses !== null) {
    const [nobody = '', ...why] = describeNobodyPasses(fromWire(guide), forecast.nobodyPasses);
    const next = why.pop() ?? '';
    return [`${file}: no forecast`, `  ${nobody}`, ...why.map((line) => `    ${line}`), `  ${next}`];
  }
  const describer = forecastDescriber(guide);
  const basis = describeBasis(forecast, 'invitations');
  const basisOfLengths = describeBasis(forecast, 'lengths');
  const { seed, participants } = simulation;
  const shares = percentages(length?.groups.map(({ share }) => share) ?? [], 1);
  const isScreened = guide.studyGuide.some(({ type }) => type === 'screening');
  return [
    `${file}: forecast for ${interviews(completes)}`,
    ...caveatLine(forecast),
    ...(isScreened
      ? [
          `  ${after(describeBasis(forecast, 'passing'), `${percentText(incidence)} of those who start ${completion.by === 'simulated' ? 'would pass the screener if nobody left' : 'pass the screener'}`)}${how(incidence, percent)}`,
        ]
      : []),
    ...(completion.value < 1 && !isNobody(incidence)
      ? [
          `  ${after(completion.by === 'calculated' ? '' : basisOfLengths, `${percentText(completion)} of those who ${!isScreened ? 'start' : completion.by === 'simulated' ? 'would pass it' : 'pass it'} complete the interview`)}${how(completion, percent)}`,
        ]
      : []),
    invitationsLine(forecast, basis),
    ...[describeNobodyLost(forecast)].filter((line) => line !== '').map((line) => `  ${line}`),
    ...(forecast.invitations === null ? [] : [creditsLine(credits)]),
    ...(length === null
      ? forecast.invitations === null
        ? []
        : ['  Length: too few of the simulated participants pass the screener']
      : [
          `  ${after(basisOfLengths, `Interviews typically take ${minutes(length.median)} min, nine of ten at most ${atMost(length.p90)} min (shortest ${minutes(length.shortest)} min, longest ${atMost(length.longest)} min)`)}`,
          ...(length.groups.length < 2
            ? []
            : length.groups.map(
                (group, at) =>
                  `    ${describer.group(group)}: ${number(shares[at] ?? 0)}% of them, typically ${minutes(group.median)} min, nine of ten at most ${atMost(group.p90)} min`,
              )),
        ]),
    ...(calibration === null ? [] : [calibrationLine(calibration, basisOfLengths)]),
    ...fewestLine(file, forecast, describer),
    ...smallLines(forecast, describer),
    ...(tornado.length === 0
      ? []
      : [
          `  ${after(describeBasis(forecast, 'changes'), 'What changes most if a share is 10 points lower or higher, on average')}${completion.by === 'simulated' ? ' (simulated)' : ''}:`,
          ...tornado.slice(0, mostListed).map((effect) => `    ${effectLine(effect, forecast, describer)}`),
          ...[describeLeavingUnchanged(forecast)].filter((line) => line !== '').map((line) => `    ${line}`),
        ]),
    ...(forecast.untriedShares === 0 ? [] : [`  ${describeUntriedShares(forecast)}`]),
    ...(isNobody(incidence)
      ? []
      : [
          `  Lengths${length?.groupsBy === 'simulated' && length.groups.length > 1 ? ', the shares of interviews by length' : ''}, and all that is marked as simulated, come from ${counted(participants, { one: 'simulated participant', other: 'simulated participants' })} (seed ${seed}). All others are calculated${forecast.sharesGiven ? ' from the shares' : ''}`,
        ]),
    ...(isNobody(incidence) && tornado.length === 0 ? [] : [`  ${describeIndependence(forecast)}`]),
  ];
}

/** Which answers are left to chance. */
function caveatLine({ sharesGiven, restsOn }: Forecast): readonly string[] {
  const { items, parameters } = restsOn.deciding;
  if (items.length + parameters.length === 0) return [];
  if (!sharesGiven)
    return [
      '  No shares are given, so answers are left to chance: where one option is selected, all that are shown are equally likely; where several may be, each is selected by a third or more. Specify yours with --shares',
    ];
  const named = [...items.map((item) => `Q${item + 1}`), ...parameters.map((name) => `the link parameter ${name}`)];
  return [`  Not all shares are given for ${list.format(named)}: the rest is left to chance`];
}

/** A sentence after what it rests on. */
const after = (basis: string, sentence: string): string =>
  basis === '' ? sentence : `${basis}, ${lowerFirst(sentence)}`;

/** What a figure rests on, after it. */
const inBrackets = (basis: string): string => (basis === '' ? '' : ` (${lowerFirst(basis)})`);

/**
 * What one of several figures rests on, after what their comparison rests on. Without shares that includes it, so it is
 * left out.
 */
const basisOnce = ({ sharesGiven }: Forecast, compared: string, basis: string): string =>
  sharesGiven || compared === '' || basis === compared ? basis : '';

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const nobodyCompletes = (basis: string): string =>
  basis === '' ? 'Nobody completes the interview with these shares' : after(basis, 'Nobody completes the interview');

/** The safe number first: with the average number, many studies would get too few. */
function invitationsLine(forecast: Forecast, basis: string): string {
  const { completes, invitations, tooFewComplete, incidence } = forecast;
  if (invitations === null)
    return tooFewComplete
      ? `  ${after(basis, 'Too few complete to plan invitations')}. Raise the shares of those who pass and stay.`
      : `  ${nobodyCompletes(isNobody(incidence) ? describeBasis(forecast, 'passing') : '')}. Raise the shares of those who start, pass and stay.`;
  const { expected, safe } = invitations;
  const mark = expected.by === 'simulated' ? ' (simulated)' : '';
  const invite = `  ${after(basis, `Invite ${people(safe)} for ${interviews(completes)}`)}${mark}`;
  if (expected.value === completes) return invite;
  const enoughThen = `${invite}. ${enough[safeCondition(forecast)]} in 95 of 100 studies`;
  if (safe <= peopleNeeded(expected.value)) return enoughThen;
  return `${enoughThen}. With ${whole(expected.value)}${how(expected, whole)} you would get ${amount(invitations.average)} on average, and too few in ${ofStudies(invitations.fewer)}`;
}

/** The beginning of the sentence about the safe number. */
const enough: Readonly<Record<SafeCondition, string>> = {
  entered: 'If the entered figures are right, this is enough',
  both: 'If that and the entered figures are right, this is enough',
  basis: 'If that is right, this is enough',
  none: 'This is enough',
};

/** Why nobody sees something: a link would need several values of one parameter. */
function repeatedText(repeated: CellForecast['repeatedParameter']): string {
  if (repeated === null) return '';
  const { name, values } = repeated;
  return `, because the link would need ${list.format(values.map((value) => `${name}=${value}`))} at once`;
}

/** Who is seen least, first what nobody sees and why, or which command says it. */
function fewestLine(file: string, forecast: Forecast, describer: ForecastDescriber): readonly string[] {
  const { completes, smallestSeen, small } = forecast;
  const nobody = small.filter(({ share }) => isNobody(share));
  const names = nobody.map(
    ({ cell, repeatedParameter }) => `${describer.cell(cell)}${repeatedText(repeatedParameter)}`,
  );
  const seenByNobody = `Seen by nobody who completes${inBrackets(describeBasisOfNobody(forecast, nobody))}:`;
  // That no other is seen by fewer rests on all of them.
  const compared = describeBasis(forecast, 'seen');
  const basis = smallestSeen === null ? '' : describeBasis(forecast, smallestSeen.restsOn);
  const unexplained = nobody.filter(({ repeatedParameter }) => repeatedParameter === null);
  const [only] = unexplained;
  return [
    ...(names.length > 1 ? [`  ${seenByNobody}`, ...listed(names)] : names.map((name) => `  ${seenByNobody} ${name}`)),
    ...(only === undefined
      ? []
      : [
          unexplained.length === 1
            ? `    Conditions or shares exclude ${names.length === 1 ? 'it' : describer.cell(only.cell)}. To see which conditions, run guide paths ${file} --to ${shortName(only.cell)}`
            : `    Conditions or shares exclude ${unexplained.length === names.length ? 'them' : 'the others'}. To see which conditions, run guide paths ${file}`,
        ]),
    ...(smallestSeen === null
      ? []
      : [
          `  ${after(basis === compared ? '' : compared, 'Fewest')}: ${describer.cell(smallestSeen.cell)}: ${amount(smallestSeen.expected)}${how(smallestSeen.share, (share) => amount(completes * share))} of ${number(completes)} completed interviews on average, at least ${number(smallestSeen.atLeast)}${smallestSeen.share.by === 'simulated' ? ' (simulated)' : ''} in 95 of 100 studies${inBrackets(basisOnce(forecast, compared, basis))}`,
        ]),
  ];
}

/** What few see, without what nobody sees. */
function smallLines(forecast: Forecast, describer: ForecastDescriber): readonly string[] {
  const { completes, small } = forecast;
  const few = small.filter(({ share }) => !isNobody(share)).toSorted((one, other) => one.expected - other.expected);
  if (few.length === 0) return [];
  const bases = few.map(({ restsOn }) => describeBasis(forecast, restsOn));
  // Which of them few see rests on all of them.
  const compared = describeBasis(forecast, 'seen');
  const [common = ''] = new Set(bases).size === 1 ? bases : [];
  const lines = few.map(
    ({ cell, expected, share }, at) =>
      `${describer.cell(cell)}: ${amount(expected)}${how(share, (one) => amount(completes * one))}${common === '' ? inBrackets(bases[at] ?? '') : ''}`,
  );
  return [
    `  ${after(common === compared ? '' : compared, `${kindsOf(few)} ${few.length === 1 ? 'is' : 'are'} seen in fewer than ${interviews(usualSmallCell)}`)}${inBrackets(basisOnce(forecast, compared, common))}:`,
    ...listed(lines),
  ];
}

/** How many questions and concepts there are, without those of which there are none. */
function kindsOf(cells: readonly CellForecast[]): string {
  const concepts = cells.filter(({ cell }) => cell.kind === 'concept').length;
  const questions = cells.length - concepts;
  return list.format([
    ...(questions === 0 ? [] : [counted(questions, { one: 'question', other: 'questions' })]),
    ...(concepts === 0 ? [] : [counted(concepts, { one: 'concept', other: 'concepts' })]),
  ]);
}

/** The first lines of a list, and how many there are more. */
const listed = (lines: readonly string[]): readonly string[] => [
  ...lines.slice(0, mostListed).map((line) => `    ${line}`),
  ...(lines.length > mostListed ? [`    … and ${number(lines.length - mostListed)} more: see --format csv`] : []),
];

const mostListed = 8;

const percent = (share: number): string => (share > 0 && share < 0.0001 ? 'under 0.01' : number(percentOf(share)));
const percentText = ({ value }: Figure): string => `${percent(value)}%`;
const minutes = (seconds: number): string => number(Math.round(seconds / 6) / 10);
const atMost = (seconds: number): string => number(minutesAtMost(seconds));
/** Of 100 studies, how many. */
const ofStudies = (chance: number): string =>
  chance < 0.005 ? 'fewer than 1 of 100' : `${Math.round(100 * chance)} of 100`;
const amount = (value: number): string => number(peopleShown(value));
const whole = (value: number): string => number(peopleNeeded(value));
const people = (count: number): string => counted(peopleNeeded(count), { one: 'person', other: 'people' });
const interviews = (count: number): string =>
  counted(count, { one: 'completed interview', other: 'completed interviews' });
/** Certainly nobody; a simulation in which nobody was found is not certain. */
const isNobody = ({ high }: Figure): boolean => high === 0;

/** Says where a figure comes from unless it is exact. */
function how({ by, low, high }: Figure, show: (value: number) => string): string {
  if (by === 'calculated') return '';
  return show(low) === show(high) ? ' (simulated)' : ` (simulated: ${show(low)} to ${show(high)})`;
}

function creditsLine({ needed, perComplete, wallet, missing }: Forecast['credits']): string {
  const line = `  Credits: ${amount(needed)}, ${amount(perComplete)} for each completed interview`;
  if (wallet === null || missing === null) return line;
  return missing > 0
    ? `${line}. The wallet has ${amount(wallet)}: you need ${amount(missing)} more`
    : `${line}. The wallet has ${amount(wallet)}: that is enough`;
}

function calibrationLine(
  { interviews, real, predicted, factor, canCorrect, error }: Calibration,
  basis: string,
): string {
  const off = Math.abs(error.median);
  const direction = error.median < 0 ? 'too short' : 'too long';
  return `  Real length: median ${minutes(real.median)} minutes in ${counted(interviews, { one: 'interview', other: 'interviews' })}. Without it, ${minutes(predicted.median)} were predicted${inBrackets(basis)}, ${percent(off)}% ${direction}. ${canCorrect ? `The lengths above are corrected by the factor ${Math.round(factor * 100) / 100}` : 'That is too far apart, so lengths are not corrected'}`;
}

function effectLine(
  { share, assumed, lower, higher }: ShareEffect,
  { smallestSeen }: Forecast,
  describer: ForecastDescriber,
): string {
  const [less, more] = [lower, higher].map((outlook) => `${percent(outlook.share)}%`);
  const [few, many] = [lower, higher].map(invitationsText);
  const [least, most] = [lower, higher].map(({ smallest }) =>
    // Null: nobody completes.
    smallest === null || smallest === 0 ? 'nobody' : amount(smallest),
  );
  const parts = [
    ...(few === many ? [] : [`${few} at ${less}, ${many} at ${more}`]),
    ...(smallestSeen === null || least === most
      ? []
      : [`${briefCell(smallestSeen.cell, describer)} is seen by ${least} at ${less}, by ${most} at ${more}`]),
  ];
  return `${describer.share(share)} (${percent(assumed)}%): ${parts.join('; ')}`;
}

/** A question by its number: its text is in the line with the fewest. */
const briefCell = (cell: Cell, describer: ForecastDescriber): string =>
  cell.kind === 'item' ? `Q${cell.item + 1}` : describer.cell(cell);

function invitationsText({ invitations, tooFewComplete }: Outlook): string {
  if (invitations !== null) return counted(peopleNeeded(invitations), { one: 'invitation', other: 'invitations' });
  return tooFewComplete ? 'too few complete' : 'nobody completes';
}
