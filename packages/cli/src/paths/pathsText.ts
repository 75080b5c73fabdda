import { type CreateStudyRequest, escapedMarkdown, fromWire, oneLine, pluralsOf } from '@guide-studio/guide-core';
import {
  countJourneys,
  type Covering,
  coveringSet,
  type Exploration,
  findingsOf,
  type Goal,
  goalsToCover,
  pathsTelling,
  type PathsTelling,
  reasonFor,
  type ReportWanted,
  requirementsOf,
  undecided,
  usualBudget,
  witnessFor,
} from '@guide-studio/interview-engine/paths';

const { counted } = pluralsOf('en');

/** How lines are marked up. */
export interface Markup {
  readonly heading: (text: string) => string;
  readonly point: (text: string) => string;
  readonly under: (text: string) => string;
  readonly below: (text: string) => string;
}

export const plainMarkup: Markup = {
  heading: (text) => text,
  point: (text) => `  ${text}`,
  under: (text) => `    ${text}`,
  below: (text) => `      ${text}`,
};

export const markdownMarkup: Markup = {
  heading: (text) => `## ${escapedMarkdown(text)}`,
  point: (text) => `- ${escapedMarkdown(text)}`,
  under: (text) => `  - ${escapedMarkdown(text)}`,
  below: (text) => `    - ${escapedMarkdown(text)}`,
};

/** Returns what is known about the paths of a guide: numbers, what nobody sees and why, and what to look at. */
export function pathsText(
  file: string,
  guide: CreateStudyRequest,
  exploration: Exploration,
  markup: Markup,
  also: ReportWanted = {},
): readonly string[] {
  const { items } = exploration.plan;
  const { count, isExact } = countJourneys(exploration);
  const goals = items.map(({ index }): Goal => ({ kind: 'item', item: index }));
  const reaches = goals.map((goal) => exploration.reachOfAll(goal));
  const ofReach = (wanted: string): number => reaches.filter((reach) => reach === wanted).length;
  const concepts = exploration.plan.blocks.flatMap(({ index: block, concepts: of }) =>
    of.map((_, concept): Goal => ({ kind: 'concept', block, concept })),
  );
  const deadConcepts = concepts.filter((goal) => exploration.reachOfAll(goal) === 'never');
  const passing = goals.filter(
    (goal, at) => reaches[at] === 'sometimes' && exploration.reach(goal) === 'always',
  ).length;
  const { personas, uncovered } = coveringSet(guide, exploration, also);
  const findings = findingsOf(exploration);
  const telling = pathsTelling(fromWire(guide));
  const unknown = goals.filter((_, at) => reaches[at] === 'undecided');
  return [
    markup.heading(file),
    markup.point(
      `${counted(items.length, { one: 'question', other: 'questions' })}: ${ofReach('always')} shown to everyone, ${passing === 0 ? '' : `${passing} to all who pass the screener, `}${ofReach('sometimes') - passing} to some, ${ofReach('never')} to nobody`,
    ),
    ...(deadConcepts.length === 0
      ? []
      : [markup.point(`${counted(deadConcepts.length, { one: 'concept', other: 'concepts' })} shown to nobody`)]),
    markup.point(
      `${isExact ? '' : 'at least '}${count.toLocaleString('en')} ${count === 1n ? 'journey' : 'journeys'} (sets of questions shown)`,
    ),
    markup.point(
      `${counted(personas.length, { one: 'persona reaches', other: 'personas reach' })} everything that can be reached`,
    ),
    ...(exploration.canReach({ kind: 'outcome', outcome: 'complete' }) === false
      ? [markup.point('Nobody passes the screener, so nobody completes the interview.')]
      : []),
    ...(also.pairs === true ? pairsText(exploration, telling, uncovered, markup) : []),
    ...goals.flatMap((goal, at) => (reaches[at] === 'never' ? whyNever(exploration, telling, goal, markup) : [])),
    ...deadConcepts.flatMap((goal) => whyNever(exploration, telling, goal, markup)),
    ...findings
      .filter(({ code }) => code !== 'shownToNobody' && code !== 'conceptForNobody')
      .map((finding) => markup.point(telling.finding(finding))),
    ...unknown.map((goal) =>
      markup.point(`${nameOf(exploration, goal)}: ${telling.shownTo('undecided', 'undecided')}`),
    ),
    ...(uncovered.some(({ why }) => why === 'undecided')
      ? [markup.point('For some of it no way was found within the steps granted.')]
      : []),
  ];
}

/** Returns how many pairs of criteria personas reach in each way, and which are left and why. */
function pairsText(
  exploration: Exploration,
  telling: PathsTelling,
  uncovered: Covering['uncovered'],
  markup: Markup,
): readonly string[] {
  const all = goalsToCover(exploration, { pairs: true }).filter(({ kind }) => kind === 'pair').length;
  const left = uncovered.flatMap(({ goal, why }) => (goal.kind === 'pair' ? [{ goal, why }] : []));
  const count = counted(all, { one: 'combination', other: 'combinations' });
  return [
    markup.point(`Pairs of conditions: the personas reach ${all - left.length} of ${count} of met and not met`),
    ...left.map(({ goal, why }) =>
      markup.under(`${telling.pair(goal)}. ${why === 'never' ? 'No interview has both.' : 'No way to it was found.'}`),
    ),
  ];
}

/** Returns who is shown something, and a shortest way to it or why nobody is. */
export function wayText(
  guide: CreateStudyRequest,
  exploration: Exploration,
  goal: Goal,
  markup: Markup,
): readonly string[] {
  const telling = pathsTelling(fromWire(guide));
  const [reach, reachOfAll] = [exploration.reach(goal), exploration.reachOfAll(goal)];
  if (reachOfAll === 'never') return whyNever(exploration, telling, goal, markup);
  const required = requirementsOf(exploration).find(({ item }) => goal.kind === 'item' && item === goal.item);
  const lines = [
    markup.point(`${nameOf(exploration, goal)}: ${telling.shownTo(reach, reachOfAll)}`),
    ...[telling.unasked(required?.unasked ?? []), telling.beyond(required?.beyond ?? [])]
      .filter((line) => line !== '')
      .map(markup.under),
  ];
  const witness = undecided(() => witnessFor(exploration, goal));
  if (witness === null) return lines;
  const way = telling.way(guide, witness);
  if (witness.length === 0) return [...lines, ...way.map(markup.under)];
  return [...lines, markup.under('Shortest way:'), ...way.map(markup.below)];
}

function whyNever(exploration: Exploration, telling: PathsTelling, goal: Goal, markup: Markup): readonly string[] {
  const obstacles = undecided(() => reasonFor(exploration, goal, 'everyone', usualBudget));
  const said = markup.point(`${nameOf(exploration, goal)}: ${telling.shownTo('never', 'never')}`);
  if (obstacles === null) return [said];
  const { heading, sentences, because } = telling.reason(obstacles);
  return [said, markup.under(heading), ...sentences.map(markup.below), ...because.map(markup.under)];
}

function nameOf({ plan }: Exploration, goal: Goal): string {
  const { items, blocks } = plan;
  if (goal.kind === 'concept') return `Concept “${blocks[goal.block]?.concepts[goal.concept]?.concept.nickname ?? ''}”`;
  if (goal.kind !== 'item' && goal.kind !== 'option') return '';
  const question = `Q${goal.item + 1} “${oneLine(items[goal.item]?.item.text ?? '')}”`;
  if (goal.kind === 'item') return question;
  const option = items[goal.item]?.options.find(({ id }) => id === goal.option);
  return `${question}, option “${oneLine(option?.text ?? '')}”`;
}
