import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { conditionSentence } from '@guide-studio/guide-core/conditions';
import { childrenOf, fromWire, type GuideDocument, itemIndex } from '@guide-studio/guide-core/edit';
import { brief, oneLine } from '@guide-studio/guide-core/internal';
import { seenLengths } from '@guide-studio/interview-engine/forecast';
import { describeSeenLength } from '@guide-studio/interview-engine/internal';
import { isSeenBeforeEnding, leftOutOf, repeatedParameters, whyNobody } from '@guide-studio/interview-engine/internal';
import {
  type Exploration,
  type Goal,
  orNull,
  pathsDescriber,
  type PathsDescriber,
  requirementsOf,
  type ReasonText,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
import type { Markup } from './markup.ts';
import type { Named } from './placesNamed.ts';

/** Returns who is shown something or selects it, and a shortest way to it or why nobody is. */
export function wayText(
  guide: CreateStudyRequest,
  exploration: Exploration,
  { goal, part }: Named,
  markup: Markup,
): readonly string[] {
  const doc = fromWire(guide);
  const describer = pathsDescriber(doc);
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
      markup.point(describeGoal(exploration, describer, goal)),
      ...reasonText(whyNobody(exploration, goal, describer), markup),
    ];
  const required = requirementsOf(exploration).find(({ item }) => goal.kind === 'item' && item === goal.item);
  const repeated = repeatedParameters(exploration).flatMap((one) =>
    goal.kind === 'item' && 'item' in one && one.item === goal.item
      ? [describer.finding({ code: 'repeatedParameter', ...one })]
      : [],
  );
  const lines = [
    ...plain,
    markup.point(describeGoal(exploration, describer, goal)),
    ...[
      conditionOf(doc, goal),
      carriedText(exploration, describer, goal),
      describer.drawn(goal),
      describer.unasked(required?.unasked ?? []),
      describer.beyond(required?.beyond ?? []),
      ...repeated,
    ]
      .filter((line) => line !== '')
      .map(markup.under),
  ];
  const length = goal.kind === 'item' || goal.kind === 'concept' ? seenLengths(guide, { exploration })(goal) : null;
  if (length !== null) lines.push(markup.under(describeSeenLength(length)));
  const witness = orNull(witnessFor(exploration, goal));
  if (witness === null) return lines;
  const isAnswer = goal.kind === 'outcome' || selectedOption(exploration, goal) !== undefined;
  const way = describer.way(guide, witness, isAnswer ? 'answer' : 'goal');
  if (way.length === 1 && way[0] === describer.anyWay)
    return goal.kind === 'outcome' ? lines : [...lines, ...way.map(markup.under)];
  return [...lines, markup.under('Shortest way:'), ...way.map(markup.below)];
}

/** Returns that a question is not shown to those who carry nothing to it; empty if it always has something to show. */
function carriedText(exploration: Exploration, describer: PathsDescriber, goal: Goal): string {
  const isLeftOut = goal.kind === 'item' && leftOutOf(exploration).includes(goal.item);
  return isLeftOut ? describer.leftOut(goal.item) : '';
}

/** Returns why nobody gets to a goal. */
export function reasonText(reason: ReasonText | null, markup: Markup): readonly string[] {
  if (reason === null) return [];
  const { heading, sentences, because } = reason;
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
function describeGoal(exploration: Exploration, describer: PathsDescriber, goal: Goal): string {
  if (goal.kind === 'outcome') return interviewsWith[goal.outcome][exploration.reachOfAll(goal)];
  return `${describer.named(goal)}: ${whoText(exploration, describer, goal)}`;
}

/** Nobody reads more characters of a condition. */
const longestCondition = 600;

/** Returns the condition of a question or a concept; empty if it has none. */
function conditionOf(doc: GuideDocument, goal: Goal): string {
  const block = goal.kind === 'concept' ? childrenOf(doc.root, 'blocks')[goal.block] : undefined;
  const concept = block && goal.kind === 'concept' ? childrenOf(block, 'concepts')[goal.concept] : undefined;
  const item = goal.kind === 'item' ? itemIndex(doc).items[goal.item]?.node : undefined;
  const node = concept ?? item;
  const sentence = node === undefined ? '' : conditionSentence(doc, node);
  return sentence === '' ? '' : `${brief(sentence, longestCondition)}.`;
}

/** Returns who is shown something or who selects an option of a screening question, or which interviews have it. */
function whoText(exploration: Exploration, describer: PathsDescriber, goal: Goal): string {
  const [reach, reachOfAll] = [exploration.reach(goal), exploration.reachOfAll(goal)];
  const option = selectedOption(exploration, goal);
  const isBeforeEnding = goal.kind === 'item' && isSeenBeforeEnding(exploration, goal.item);
  const isShown = goal.kind === 'item' || goal.kind === 'concept' || goal.kind === 'option' || goal.kind === 'block';
  if (!isShown && reachOfAll !== 'undecided') return meeting[reachOfAll];
  if (option === undefined || reachOfAll === 'undecided') return describer.shownTo(reach, reachOfAll, isBeforeEnding);
  return (option.status === 'reject' ? endsFor : goesOnFor)[reachOfAll];
}
