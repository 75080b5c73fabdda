import { type CreateStudyRequest, pluralsOf } from '@guide-studio/guide-core';
import {
  type Calibration,
  type Figure,
  type Forecast,
  forecastTelling,
  type ForecastTelling,
  type Outlook,
  type ShareEffect,
  usualSmallCell,
} from '@guide-studio/interview-engine/forecast';

const { counted } = pluralsOf('en');

/** Returns a forecast as lines for researchers. `calibration`: how real lengths compare, if known. */
export function forecastText(
  file: string,
  guide: CreateStudyRequest,
  forecast: Forecast,
  calibration: Calibration | null,
): readonly string[] {
  const { completes, incidence, completion, invitations, tooFewComplete, length, credits } = forecast;
  const { smallest, small, tornado, simulation } = forecast;
  const telling = forecastTelling(guide);
  const { seed, participants } = simulation;
  return [
    `${file}: forecast for ${counted(completes, { one: 'completed interview', other: 'completed interviews' })}`,
    `  ${percentOf(incidence)} of those who start pass the screener${how(incidence, percent)}`,
    ...(completion.value < 1
      ? [`  ${percentOf(completion)} of those who pass it complete the interview${how(completion, percent)}`]
      : []),
    invitations === null
      ? tooFewComplete
        ? '  Too few complete to plan invitations. Raise the shares of those who pass and stay.'
        : '  Nobody completes the interview with these shares.'
      : `  Invite ${people(invitations.expected.value)} on average${how(invitations.expected, whole)}, ${people(invitations.safe)} to be 95 % sure`,
    creditsLine(credits),
    ...(length === null
      ? invitations === null
        ? []
        : ['  Length: too few of the simulated participants pass the screener']
      : [
          `  Length in minutes: shortest ${minutes(length.shortest)}, median ${minutes(length.median)}, nine of ten up to ${minutes(length.p90)}, longest ${minutes(length.longest)}`,
          ...(length.groups.length < 2
            ? []
            : length.groups.map(
                (group) =>
                  `    ${percent(group.share)} % (${telling.group(group)}): median ${minutes(group.median)}, nine of ten up to ${minutes(group.p90)}`,
              )),
        ]),
    ...(calibration === null ? [] : [calibrationLine(calibration)]),
    ...(smallest === null
      ? []
      : [
          `  Fewest: ${telling.cell(smallest.cell)}: ${number(smallest.expected)} of ${completes} completes on average, at least ${smallest.atLeast} (95 % sure)`,
        ]),
    ...(small.length === 0
      ? []
      : [
          `  ${counted(small.length, { one: 'question or concept is', other: 'questions and concepts are' })} seen by fewer than ${usualSmallCell} completes:`,
          ...small
            .toSorted((one, other) => one.expected - other.expected)
            .slice(0, mostListed)
            .map(
              ({ cell, expected, share }) =>
                `    ${telling.cell(cell)}: ${number(expected)}${how(share, (one) => number(completes * one))}`,
            ),
          ...(small.length > mostListed ? [`    … and ${small.length - mostListed} more: see --format csv`] : []),
        ]),
    ...(tornado.length === 0
      ? []
      : [
          '  What changes most if a share is 10 points lower or higher:',
          ...tornado.slice(0, mostListed).map((effect) => `    ${effectLine(effect, telling)}`),
        ]),
    `  Lengths and figures marked as simulated come from ${counted(participants, { one: 'participant', other: 'participants' })} (seed ${seed}), all others are exact`,
  ];
}

const mostListed = 8;

const rounded = (value: number): number => (value < 1 ? Number(value.toPrecision(2)) : Math.round(value * 10) / 10);
const percent = (share: number): string => (share > 0 && share < 0.0001 ? 'under 0.01' : String(rounded(100 * share)));
const percentOf = ({ value }: Figure): string => `${percent(value)} %`;
const minutes = (seconds: number): string => String(Math.round(seconds / 6) / 10);
const number = (value: number): string => String(rounded(value));
const whole = (value: number): string => String(Math.ceil(value));
const people = (count: number): string => counted(Math.ceil(count), { one: 'person', other: 'people' });

/** Says where a figure comes from unless it is exact. */
function how({ by, low, high }: Figure, show: (value: number) => string): string {
  return by === 'exact' ? '' : ` (simulated: ${show(low)} to ${show(high)})`;
}

function creditsLine({ needed, perComplete, wallet, missing }: Forecast['credits']): string {
  const said = `  Credits: ${number(needed)}, ${number(perComplete)} for each completed interview`;
  if (wallet === null || missing === null) return said;
  return missing > 0
    ? `${said}. The wallet has ${number(wallet)}: ${number(missing)} are missing`
    : `${said}. The wallet has ${number(wallet)}: that is enough`;
}

function calibrationLine({ interviews, real, predicted, factor, error }: Calibration): string {
  const off = Math.abs(error.median);
  const direction = error.median < 0 ? 'too short' : 'too long';
  return `  Real length: median ${minutes(real.median)} minutes in ${counted(interviews, { one: 'interview', other: 'interviews' })}. Without it, ${minutes(predicted.median)} were predicted, ${percent(off)} % ${direction}. The lengths above are corrected by the factor ${Math.round(factor * 100) / 100}`;
}

function effectLine({ share, assumed, lower, higher }: ShareEffect, telling: ForecastTelling): string {
  const completes = [lower.smallest, higher.smallest].map((count) => (count === null ? '' : number(count)));
  const parts = [
    invitationsText(lower, higher),
    completes[0] === completes[1] ? '' : `${completes.join(' to ')} completes in the smallest cell`,
  ];
  return `${telling.share(share)} (${percent(assumed)} %): ${parts.filter((part) => part !== '').join(', ')}`;
}

/** Says how the invitations change; nothing if they do not. */
function invitationsText(lower: Outlook, higher: Outlook): string {
  const [least, most] = [lower, higher].map(({ invitations }) => invitations && whole(invitations));
  if (least === most) return '';
  if (least && most) return `${least} to ${most} invitations`;
  const [few, enough] = least ? [higher, lower] : [lower, higher];
  return `too few complete with ${percent(few.share)} %, ${least ?? most} invitations with ${percent(enough.share)} %`;
}
