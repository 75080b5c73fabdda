import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { brief, countItemTypes, itemCountWords } from '@guide-studio/guide-core/internal';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { FilePath } from '@guide-studio/interview-engine/paths';
import type { PathsReport, ReportedJourneys, ReportedNote } from '@guide-studio/interview-engine/paths';
import type { Markup } from './markup.ts';
import { reasonText } from './wayText.ts';

const { counted, number } = pluralsOf('en');
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * Returns what a report says of the paths of a guide: numbers, what nobody sees and why, what to look at, and at most
 * `most` journeys if it lists them. `isRelated`: with all conditions that repeat each other, and what is no fault.
 */
export function pathsText(
  file: string,
  guide: CreateStudyRequest,
  report: PathsReport,
  markup: Markup,
  { isRelated, most = 0 }: { readonly isRelated: boolean; readonly most?: number },
): readonly string[] {
  const { journeys, personas, uncovered, concepts, leftOpen } = report;
  const dead = concepts.filter(({ reachOfAll }) => reachOfAll === 'never').length;
  const isOpen = uncovered.some(({ why }) => why === 'undecided');
  const names = questionNames(guide, report);
  return [
    markup.heading(file),
    markup.point(itemsText(guide, report)),
    ...(dead === 0 ? [] : [markup.point(`${counted(dead, { one: 'concept', other: 'concepts' })} shown to nobody`)]),
    markup.point(
      `${countText(journeys)} ${journeys.count === '1' ? 'journey' : 'journeys'} (sets of questions shown${report.canRepeatParameters ? ', by links with one value for each parameter' : ''})`,
    ),
    markup.point(
      `${counted(personas.length, { one: 'invented participant is', other: 'invented participants are' })} enough to reach everything that ${isOpen ? 'is known to be reachable' : 'can be reached'}`,
    ),
    ...findingsText(report, markup),
    ...pairsText(report, markup),
    ...(leftOpen === null ? [] : [markup.point(leftOpen.heading), ...leftOpen.lines.map(markup.under)]),
    ...listText(
      'What the invented participants leave out, and why:',
      notesOf(report, 'undecided', 'criterion'),
      markup,
    ),
    ...factsText(report, names, markup, isRelated),
    ...journeysText(report, most, names, markup),
  ];
}

/** Returns how many questions and statements there are, and how many of them are shown to whom. */
function itemsText({ studyGuide }: CreateStudyRequest, { items }: PathsReport): string {
  const ofReach = (wanted: string): number => items.filter(({ reachOfAll }) => reachOfAll === wanted).length;
  const left = items.filter(({ isSeenBeforeEnding }) => isSeenBeforeEnding).length;
  const passing = items.filter(
    ({ reach, reachOfAll, isSeenBeforeEnding }) =>
      reachOfAll === 'sometimes' && reach === 'always' && !isSeenBeforeEnding,
  ).length;
  const undecided = ofReach('undecided');
  const counts = countItemTypes(studyGuide.flatMap((block) => block.items.map(({ type }) => type)));
  return [
    `${itemCountWords(counts, 'en').join(', ')}: ${number(ofReach('always'))} shown to everyone`,
    ...(left === 0 ? [] : [`${number(left)} to everyone not screened out before`]),
    ...(passing === 0 ? [] : [`${number(passing)} to all who pass the screener`]),
    `${number(ofReach('sometimes') - left - passing)} to some`,
    `${number(ofReach('never'))} to nobody`,
    ...(undecided === 0 ? [] : [`${number(undecided)} undecided`]),
  ].join(', ');
}

/** From here on, digits say nothing at a glance. JSON has them. */
const mostDigits = 10n ** 15n;
const roughNumber = new Intl.NumberFormat('en', { maximumSignificantDigits: 1 });

function countText({ count: digits, exact, estimate: about = null }: PathsReport['journeys']): string {
  const count = BigInt(digits);
  const estimate = about === null ? null : BigInt(about);
  if (count >= mostDigits || (estimate ?? 0n) >= mostDigits) return 'far more than a trillion';
  if (exact) return number(count);
  const least = `at least ${number(count)}`;
  return estimate === null ? least : `roughly ${roughNumber.format(estimate)} (estimated, ${least})`;
}

/** Returns what to look at, and why nobody gets where nobody does, as far as a terminal has room for reasons. */
function findingsText({ findings, unreached }: PathsReport, markup: Markup): readonly string[] {
  const keyOf = ({ code, path }: PathsReport['unreached'][number]): string => [code, ...path].join('/');
  const reasons = new Map(unreached.map((one) => [keyOf(one), one.reason]));
  const more = unreached.filter(({ reason }) => reason === undefined).length;
  return [
    ...findings.flatMap((finding) => {
      const reason = reasons.has(keyOf(finding)) ? reasons.get(keyOf(finding)) : null;
      return reason === undefined ? [] : [markup.point(finding.message), ...reasonText(reason, markup)];
    }),
    ...(more > 0
      ? [markup.point(`… and ${number(more)} more shown to nobody: see --format json, or ask for one with --to`)]
      : []),
  ];
}

/** Returns how many pairs of criteria personas reach in each way, and which are left and why; nothing if none was wanted. */
function pairsText(report: PathsReport, markup: Markup): readonly string[] {
  if (report.pairs === undefined) return [];
  const { tried, reached, impossible } = report.pairs;
  const count = counted(tried, { one: 'combination', other: 'combinations' });
  return [
    markup.point(
      `Two parts of a condition at a time: the invented participants reach ${number(reached)} of ${count} of met and not met${othersText(tried - reached, impossible)}`,
    ),
    ...notesOf(report, 'pair', 'untriedPairs').map(markup.under),
  ];
}

/** Returns what is known of the combinations that no persona reaches. `impossible`: how many of them cannot occur. */
function othersText(left: number, impossible: number): string {
  if (left === 0) return '';
  const open = left - impossible;
  const unknown = `${counted(open, { one: 'is', other: 'are' })} not known to occur`;
  if (open === 0) return `; the other ${number(left)} cannot occur`;
  if (impossible === 0) return `; the other ${unknown}`;
  return `; of the others, ${number(impossible)} cannot occur and ${unknown}`;
}

const notesOf = ({ notes }: PathsReport, ...wanted: readonly ReportedNote['kind'][]): readonly string[] =>
  notes.filter(({ kind }) => wanted.includes(kind)).map(({ sentence }) => sentence);

/**
 * Returns what is no fault, but good to know. Conditions that repeat each other and questions that only collect answers
 * are only counted unless `isWhole`: a long guide has many.
 */
function factsText(report: PathsReport, names: Names, markup: Markup, isWhole: boolean): readonly string[] {
  const countOf = (wanted: ReportedNote['kind']): number => report.notes.filter(({ kind }) => kind === wanted).length;
  const facts = [
    {
      heading: 'Conditions that the same participants meet:',
      count: countOf('sameConditions'),
      lines: () => notesOf(report, 'sameConditions'),
      one: 'group of conditions that the same participants meet',
      other: 'groups of conditions that the same participants meet',
    },
    {
      heading: 'Conditions that are met only together with another:',
      count: countOf('withinCondition'),
      lines: () => notesOf(report, 'withinCondition'),
      one: 'condition that is met only together with another',
      other: 'conditions that are met only together with another',
    },
    {
      heading: 'Choice questions and matrices whose answer changes nothing that is shown:',
      count: report.decidingNothing.length,
      lines: () => report.decidingNothing.map((path) => names.whole(path)),
      one: 'choice question or matrix whose answer changes nothing that is shown',
      other: 'choice questions and matrices whose answer changes nothing that is shown',
    },
  ].filter(({ count }) => count > 0);
  const counts = facts.map((fact) => counted(fact.count, fact));
  return [
    ...listText('Questions without options for some participants:', notesOf(report, 'withoutOptions'), markup),
    ...(isWhole
      ? facts.flatMap(({ heading, lines }) => listText(heading, lines(), markup))
      : counts.length === 0
        ? []
        : [markup.point(`No fault, and listed with --related: ${list.format(counts)}`)]),
    ...notesOf(report, 'uncompared').map(markup.point),
  ];
}

/** Lines of a list that are printed; JSON has all. */
const mostListed = 10;

/** Returns a list below its heading, cut if it is long. Nothing if it is empty. */
function listText(heading: string, lines: readonly string[], markup: Markup): readonly string[] {
  if (lines.length === 0) return [];
  const more = lines.length - mostListed;
  return [
    markup.point(heading),
    ...lines.slice(0, mostListed).map(markup.under),
    ...(more > 0 ? [markup.under(`… and ${number(more)} more: see --format json`)] : []),
  ];
}

/** The number of characters by which the text of a question is recognized in a list. */
const recalled = 60;

interface Names {
  /** Returns the number of a question, from 1. */
  number(path: FilePath): number;
  /** Returns its number and the beginning of its text. */
  whole(path: FilePath): string;
}

function questionNames({ studyGuide }: CreateStudyRequest, { items }: PathsReport): Names {
  const texts = studyGuide.flatMap((block) => block.items.map(({ text }) => text));
  const numbers = new Map(items.map(({ path }, at) => [path.join('/'), at + 1]));
  const numberOf = (path: FilePath): number => numbers.get(path.join('/')) ?? 0;
  return {
    number: numberOf,
    whole: (path) => `Q${numberOf(path)} “${brief(texts[numberOf(path) - 1] ?? '', recalled)}”`,
  };
}

/** Returns the listed journeys: each after the first with the question at which it parts from those before it. */
function journeysText({ journeyList }: PathsReport, most: number, names: Names, markup: Markup): readonly string[] {
  if (journeyList === undefined) return [];
  const { group, listed, whole } = journeyList;
  let count = 0;
  const lines = (one: ReportedJourneys, partsAt: FilePath | null): readonly string[] => {
    if ('partsAt' in one) return [...lines(one.shown, partsAt), ...lines(one.notShown, one.partsAt)];
    count += 1;
    const questions = questionsText(one.items.map(names.number));
    const parting =
      partsAt === null ? '' : `; like the one above up to ${names.whole(partsAt)}, which it does not show`;
    return [markup.under(`${count}. ${questions}${endText(one.outcomes)}${parting}`)];
  };
  return [markup.point(journeysHeading(listed, whole, most)), ...(group === null ? [] : lines(group, null))];
}

function journeysHeading(listed: number, isWhole: boolean, most: number): string {
  const count = counted(listed, { one: 'journey', other: 'journeys' });
  if (isWhole) return `${count}, all there are:`;
  if (listed === 0) return 'No journey can be listed: the analysis limit was reached.';
  if (listed < most) return `${count} found before the analysis limit was reached; there may be more:`;
  return `The first ${count}; there are more:`;
}

/** Returns numbers of questions, those in a row as `Q1–Q4`. */
function questionsText(numbers: readonly number[]): string {
  const rows: { from: number; to: number }[] = [];
  for (const one of numbers) {
    const last = rows.at(-1);
    if (last !== undefined && last.to === one - 1) last.to = one;
    else rows.push({ from: one, to: one });
  }
  if (rows.length === 0) return 'no questions';
  return rows.map(({ from, to }) => (from === to ? `Q${from}` : `Q${from}–Q${to}`)).join(', ');
}

function endText(outcomes: readonly ('complete' | 'screened_out')[]): string {
  if (!outcomes.includes('screened_out')) return '';
  return outcomes.includes('complete') ? ' (completed, or screened out)' : ' (screened out)';
}
