import {
  brief,
  childrenOf,
  conditionSentence,
  type CreateStudyRequest,
  fromWire,
  type GuideDocument,
  itemIndex,
  oneLine,
  pluralsOf,
} from '@guide-studio/guide-core';
import { seenLengths, tellSeenLength } from '@guide-studio/interview-engine/forecast';
import {
  canRepeatParameters,
  countJourneys,
  type JourneyCount,
  type Covering,
  coveringSet,
  type Exploration,
  type Finding,
  findingsOf,
  type Goal,
  goalOf,
  goalsToCover,
  isFalse,
  isReported,
  isSeenBeforeEnding,
  leftOpen,
  leftOutOf,
  orNull,
  pathsTelling,
  type PathsTelling,
  reasonFor,
  repeatedParameters,
  type ReportWanted,
  requirementsOf,
  triedPairs,
  uncoveredCriteria,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
import type { Named } from './placesNamed.ts';
import { listText } from './listText.ts';
import type { Markup } from './markup.ts';
import { factsText } from './factsText.ts';

const { counted, number } = pluralsOf('en');

/**
 * Returns what is known about the paths of a guide: numbers, what nobody sees and why, and what to look at. `isRelated`:
 * with all conditions that repeat each other, and what is no fault.
 */
export function pathsText(
  file: string,
  guide: CreateStudyRequest,
  exploration: Exploration,
  markup: Markup,
  { isRelated = false, ...also }: ReportWanted & { readonly isRelated?: boolean } = {},
): readonly string[] {
  const { items } = exploration.plan;
  const journeys = countJourneys(exploration);
  const goals = items.map(({ index }): Goal => ({ kind: 'item', item: index }));
  const reaches = goals.map((goal) => exploration.reachOfAll(goal));
  const ofReach = (wanted: string): number => reaches.filter((reach) => reach === wanted).length;
  const undecided = ofReach('undecided');
  const concepts = exploration.plan.blocks.flatMap(({ index: block, concepts: of }) =>
    of.map((_, concept): Goal => ({ kind: 'concept', block, concept })),
  );
  const deadConcepts = concepts.filter((goal) => exploration.reachOfAll(goal) === 'never');
  const left = items.filter(
    ({ index }) => reaches[index] === 'sometimes' && isSeenBeforeEnding(exploration, index),
  ).length;
  const passing = goals.filter(
    (goal, at) =>
      reaches[at] === 'sometimes' && exploration.reach(goal) === 'always' && !isSeenBeforeEnding(exploration, at),
  ).length;
  const { personas, uncovered } = coveringSet(guide, exploration, also);
  const findings = findingsOf(exploration);
  const telling = pathsTelling(fromWire(guide));
  return [
    markup.heading(file),
    markup.point(
      `${counted(items.length, { one: 'question', other: 'questions' })}: ${number(ofReach('always'))} shown to everyone, ${left === 0 ? '' : `${number(left)} to everyone not screened out before, `}${passing === 0 ? '' : `${number(passing)} to all who pass the screener, `}${number(ofReach('sometimes') - left - passing)} to some, ${number(ofReach('never'))} to nobody${undecided === 0 ? '' : `, ${number(undecided)} undecided`}`,
    ),
    ...(deadConcepts.length === 0
      ? []
      : [markup.point(`${counted(deadConcepts.length, { one: 'concept', other: 'concepts' })} shown to nobody`)]),
    markup.point(
      `${countText(journeys)} ${journeys.count === 1n ? 'journey' : 'journeys'} (sets of questions shown${canRepeatParameters(exploration) ? ', by links with one value for each parameter' : ''})`,
    ),
    markup.point(
      `${counted(personas.length, { one: 'invented participant is', other: 'invented participants are' })} enough to reach everything that ${uncovered.some(({ why }) => why === 'undecided') ? 'is known to be reachable' : 'can be reached'}`,
    ),
    ...findingsText(exploration, telling, findings, markup),
    ...(also.pairs === true ? pairsText(exploration, telling, uncovered, markup) : []),
    ...openText(exploration, telling, markup),
    ...listText(
      'What the invented participants leave out, and why:',
      uncoveredLines(guide, exploration, telling, uncovered, findings),
      markup,
    ),
    ...factsText(exploration, telling, markup, isRelated),
  ];
}

/** From here on, digits say nothing at a glance. JSON has them. */
const mostDigits = 10n ** 15n;

function countText({ count, isExact, estimate }: JourneyCount): string {
  if (count >= mostDigits || (estimate ?? 0n) >= mostDigits) return 'far more than a trillion';
  if (isExact) return number(count);
  const least = `at least ${number(count)}`;
  return estimate === null || estimate === undefined
    ? least
    : `roughly ${roughNumber.format(estimate)} (estimated, ${least})`;
}

const roughNumber = new Intl.NumberFormat('en', { maximumSignificantDigits: 1 });

/** Returns what no persona reaches and why, without what is said of parts that nobody is shown, in findings, and of pairs. */
function uncoveredLines(
  guide: CreateStudyRequest,
  exploration: Exploration,
  telling: PathsTelling,
  uncovered: Covering['uncovered'],
  findings: readonly Finding[],
): readonly string[] {
  const isTold = (goal: Goal): boolean => {
    return goal.kind !== 'criterion' || isFalse(exploration.canReach(goal.owner)) || isReported(findings, goal);
  };
  const left = uncovered.filter(({ goal, why }) => goal.kind !== 'pair' && (why !== 'never' || !isTold(goal)));
  return [
    ...left.flatMap(({ goal, why }) =>
      goal.kind === 'criterion'
        ? []
        : [
            why === 'never'
              ? saidOf(guide, exploration, telling, goal)
              : telling.mayHappen(nameOf(guide, exploration, telling, goal)),
          ],
    ),
    ...uncoveredCriteria(left).map(telling.uncoveredCriterion),
  ];
}

/** Returns what stays open because the limit of work was reached. */
function openText(exploration: Exploration, telling: PathsTelling, markup: Markup): readonly string[] {
  const open = leftOpen(exploration);
  if (open === null) return [];
  const { heading, lines } = telling.leftOpen(open);
  return [markup.point(heading), ...lines.map(markup.under)];
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
  const impossible = left.filter(({ why }) => why === 'never').length;
  const others = othersText(left.length, impossible);
  return [
    markup.point(
      `Two parts of a condition at a time: the invented participants reach ${number(all - left.length)} of ${count} of met and not met${others}`,
    ),
    ...left.map(({ goal, why }) =>
      markup.under(
        `${telling.pair(goal)}. ${why === 'never' ? 'This combination cannot occur.' : 'No way to it was found.'}`,
      ),
    ),
    ...triedPairs(exploration.plan).untried.map((owned) => markup.under(telling.untriedPairs(owned))),
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

/** Returns who is shown something or selects it, and a shortest way to it or why nobody is. */
export function wayText(
  guide: CreateStudyRequest,
  exploration: Exploration,
  { goal, part }: Named,
  markup: Markup,
): readonly string[] {
  const doc = fromWire(guide);
  const telling = pathsTelling(doc);
  const plain =
    part === undefined || goal.kind !== 'item'
      ? []
      : [
          markup.point(
            part.isNeverShown === true
              ? `${part.kind} “${oneLine(part.text)}”: Shown to nobody in Q${goal.item + 1}, because exclusive options are not carried to other questions.`
              : `${part.kind} “${oneLine(part.text)}”: Everyone who is shown Q${goal.item + 1} sees this ${part.kind.toLowerCase()}.`,
          ),
        ];
  if (exploration.reachOfAll(goal) === 'never')
    return [
      ...plain,
      markup.point(saidOf(guide, exploration, telling, goal)),
      ...reasonText(exploration, telling, goal, markup),
    ];
  const required = requirementsOf(exploration).find(({ item }) => goal.kind === 'item' && item === goal.item);
  const repeated = repeatedParameters(exploration).flatMap((one) =>
    goal.kind === 'item' && 'item' in one && one.item === goal.item
      ? [telling.finding({ code: 'repeatedParameter', ...one })]
      : [],
  );
  const lines = [
    ...plain,
    markup.point(saidOf(guide, exploration, telling, goal)),
    ...[
      conditionOf(doc, goal),
      carriedText(exploration, telling, goal),
      telling.drawn(goal),
      telling.unasked(required?.unasked ?? []),
      telling.beyond(required?.beyond ?? []),
      ...repeated,
    ]
      .filter((line) => line !== '')
      .map(markup.under),
  ];
  const length = goal.kind === 'item' || goal.kind === 'concept' ? seenLengths(guide, { exploration })(goal) : null;
  if (length !== null) lines.push(markup.under(tellSeenLength(length)));
  const witness = orNull(witnessFor(exploration, goal));
  if (witness === null) return lines;
  const isAnswer = goal.kind === 'outcome' || selectedOption(exploration, goal) !== undefined;
  const way = telling.way(guide, witness, isAnswer ? 'answer' : 'goal');
  if (way.length === 1 && way[0] === telling.anyWay)
    return goal.kind === 'outcome' ? lines : [...lines, ...way.map(markup.under)];
  return [...lines, markup.under('Shortest way:'), ...way.map(markup.below)];
}

/** Returns that a question is not shown to those who carry nothing to it; empty if it always has something to show. */
function carriedText(exploration: Exploration, telling: PathsTelling, goal: Goal): string {
  const isLeftOut = goal.kind === 'item' && leftOutOf(exploration).includes(goal.item);
  return isLeftOut ? telling.leftOut(goal.item) : '';
}

/** Nobody reads more reasons at once. */
const mostReasons = 10;

/** Returns what to look at, and why nobody gets where nobody does, as far as a terminal has room for reasons. */
function findingsText(
  exploration: Exploration,
  telling: PathsTelling,
  findings: readonly Finding[],
  markup: Markup,
): readonly string[] {
  const unreached = findings.filter((one) => goalOf(one) !== null);
  const unexplained = new Set(unreached.slice(mostReasons));
  const more = unexplained.size;
  return [
    ...findings.flatMap((finding) => {
      if (unexplained.has(finding)) return [];
      const goal = goalOf(finding);
      const said = markup.point(telling.finding(finding));
      const isSaid = 'criteria' in finding && (finding.criteria.length > 0 || finding.cause === 'nothingCarried');
      return goal === null || isSaid ? [said] : [said, ...reasonText(exploration, telling, goal, markup)];
    }),
    ...(more > 0
      ? [markup.point(`… and ${number(more)} more shown to nobody: see --format json, or ask for one with --to`)]
      : []),
  ];
}

/** Returns why nobody gets to a goal. */
function reasonText(exploration: Exploration, telling: PathsTelling, goal: Goal, markup: Markup): readonly string[] {
  const obstacles = orNull(reasonFor(exploration, goal, 'everyone'));
  // The criteria of a condition may exclude each other by themselves.
  if (obstacles === null || (obstacles.length === 0 && 'owner' in goal)) return [];
  const { heading, sentences, because } = telling.reason(obstacles, goal);
  return [markup.under(heading), ...sentences.map(markup.below), ...because.map(markup.under)];
}

/** Returns the option that a goal wants selected: one of a screening question. */
function selectedOption(
  { plan }: Exploration,
  goal: Goal,
): Exploration['plan']['items'][number]['options'][number] | undefined {
  if (goal.kind !== 'option') return undefined;
  const planned = plan.items[goal.item];
  return planned?.carriedFrom === null ? planned.options.find(({ id }) => id === goal.option) : undefined;
}

const endsFor = {
  always: 'Every participant selects this and is screened out.',
  sometimes: 'Participants who select this are screened out.',
  never: 'Nobody can select this option.',
} as const;

const goesOnFor = {
  always: 'Every participant selects this. It does not end the interview.',
  sometimes: 'Participants can select this. It does not end the interview.',
  never: 'Nobody can select this option.',
} as const;

const interviewsWith = {
  complete: {
    always: 'Every participant completes the interview.',
    sometimes: 'Some participants complete the interview.',
    never: 'Nobody completes the interview.',
    undecided:
      'Whether anyone completes the interview is not known: the conditions before it are too many to work out.',
  },
  screened_out: {
    always: 'Every participant is screened out.',
    sometimes: 'Some participants are screened out.',
    never: 'Nobody is screened out.',
    undecided: 'Whether anyone is screened out is not known: the conditions before it are too many to work out.',
  },
} as const;

const meeting = {
  always: 'In every interview.',
  sometimes: 'In some interviews.',
  never: 'In no interview.',
} as const;

/** Returns what a goal is and who gets to it. */
function saidOf(guide: CreateStudyRequest, exploration: Exploration, telling: PathsTelling, goal: Goal): string {
  if (goal.kind === 'outcome') return interviewsWith[goal.outcome][exploration.reachOfAll(goal)];
  return `${nameOf(guide, exploration, telling, goal)}: ${whoText(exploration, telling, goal)}`;
}

/** Nobody reads more characters of a condition. */
const longestCondition = 600;

/** Returns the condition of a question or a concept; empty if it has none. */
function conditionOf(doc: GuideDocument, goal: Goal): string {
  const block = goal.kind === 'concept' ? childrenOf(doc.root, 'blocks')[goal.block] : undefined;
  const concept = block && goal.kind === 'concept' ? childrenOf(block, 'concepts')[goal.concept] : undefined;
  const item = goal.kind === 'item' ? itemIndex(doc).items[goal.item]?.node : undefined;
  const node = concept ?? item;
  const said = node === undefined ? '' : conditionSentence(doc, node);
  return said === '' ? '' : `${brief(said, longestCondition)}.`;
}

/** Returns who is shown something or who selects an option of a screening question, or which interviews have it. */
function whoText(exploration: Exploration, telling: PathsTelling, goal: Goal): string {
  const [reach, reachOfAll] = [exploration.reach(goal), exploration.reachOfAll(goal)];
  const option = selectedOption(exploration, goal);
  const isBeforeEnding = goal.kind === 'item' && isSeenBeforeEnding(exploration, goal.item);
  const isShown = goal.kind === 'item' || goal.kind === 'concept' || goal.kind === 'option' || goal.kind === 'block';
  if (!isShown && reachOfAll !== 'undecided') return meeting[reachOfAll];
  if (option === undefined || reachOfAll === 'undecided') return telling.shownTo(reach, reachOfAll, isBeforeEnding);
  return (option.status === 'reject' ? endsFor : goesOnFor)[reachOfAll];
}

const outcomes = { complete: 'The interview is completed', screened_out: 'The participant is screened out' } as const;

function nameOf(guide: CreateStudyRequest, { plan }: Exploration, telling: PathsTelling, goal: Goal): string {
  const { items, blocks } = plan;
  if (goal.kind === 'outcome') return outcomes[goal.outcome];
  if (goal.kind === 'block') {
    const title = oneLine(guide.studyGuide[goal.block]?.title ?? '');
    return `Block ${goal.block + 1}${title === '' ? '' : ` “${title}”`}`;
  }
  if (goal.kind === 'pair') return telling.pair(goal);
  if (goal.kind === 'criterion' || goal.kind === 'decides') return telling.pair({ ...goal, criteria: [goal] });
  if (goal.kind === 'concept')
    return `Concept “${oneLine(blocks[goal.block]?.concepts[goal.concept]?.concept.nickname ?? '')}”`;
  const question = `Q${goal.item + 1} “${oneLine(items[goal.item]?.item.text ?? '')}”`;
  if (goal.kind === 'options') return question;
  if (goal.kind === 'item') {
    if (goal.concept === undefined) return question;
    const of = blocks[items[goal.item]?.block ?? -1]?.concepts[goal.concept];
    return `${question} for the concept “${oneLine(of?.concept.nickname ?? '')}”`;
  }
  const option = items[goal.item]?.options.find(({ id }) => id === goal.option);
  return `${question}, option “${oneLine(option?.text ?? '')}”`;
}
