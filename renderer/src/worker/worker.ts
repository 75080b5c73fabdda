import '../browser/zodWithoutEval.ts';
import {
  carrySentence,
  conditionSentence,
  fromWire,
  fromWireWithKeys,
  type GuideDocument,
  itemIndex,
  type MessageLanguage,
  type PlacedTest,
} from '@guide-studio/guide-core';
import type { Guide, Session } from '@guide-studio/interview-engine';
import { forecast } from '@guide-studio/interview-engine/forecast';
import { inventParticipants } from '@guide-studio/interview-engine/invented';
import {
  contradictionIn,
  countJourneys,
  type Exploration,
  explore,
  findingsOf,
  type Given,
  type Goal,
  goalsToCover,
  pathsTelling,
  reasonFor,
  requirementsOf,
  undecided,
  usualBudget,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
import {
  generatedTests,
  interviewOfTest,
  testCoverage,
  type TestedGuide,
  testGuide,
} from '@guide-studio/interview-engine/tests';
import type { Explored, FoundWay, Question, Reply, Seen } from './messages.ts';

interface Current {
  readonly version: number;
  readonly exploration: Exploration;
  readonly given: readonly Given[];
  readonly explored: Explored;
}

/** The guide that was sent last. The window ends the worker to stop its work, so nothing is interrupted here. */
let current: Current | null = null;

const reply = (message: Reply): void => globalThis.postMessage(message, { transfer: [] });

/** The tests that ran last. */
interface Tested {
  readonly version: number;
  readonly guide: Guide;
  readonly doc: GuideDocument;
  readonly last: TestedGuide;
  /** As they were sent, by key. */
  readonly placed: ReadonlyMap<string, PlacedTest>;
}

let tested: Tested | null = null;

globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { version } = data;
  switch (data.kind) {
    case 'explore':
      // The window sends only guides with which interviews can run.
      current = take(version, data.guide as unknown as Guide, data.given, data.language);
      return reply({ kind: 'explored', version, explored: current.explored });
    case 'way':
      if (current?.version === version) reply({ kind: 'way', version, way: wayTo(current, data.goal) });
      return;
    case 'test':
      tested = runTests(data, tested);
      return reply({ kind: 'tested', version, results: tested.last.tests.map(({ result }) => result) });
    case 'cover':
      if (tested?.version !== version) return;
      return reply({
        kind: 'covered',
        version,
        coverage: testCoverage(tested.guide, explorationOf(tested.guide), interviewsOf(tested)),
      });
    case 'forecast':
      return reply({ kind: 'forecast', version, result: forecast(data.guide as unknown as Guide, data.question) });
    case 'generate': {
      if (tested?.version !== version) return;
      const { guide, doc } = tested;
      const tests = generatedTests(guide, doc, explorationOf(guide), interviewsOf(tested), data.language);
      return reply({ kind: 'generated', version, tests });
    }
    case 'invent': {
      // The guide of a study, which the service has checked.
      const guide = data.guide as unknown as Guide;
      return reply({ kind: 'invented', version, invented: inventParticipants(guide, explore(guide), data) });
    }
  }
});

function runTests(sent: Extract<Question, { kind: 'test' }>, before: Tested | null): Tested {
  const doc = fromWireWithKeys(sent.guide, sent.keys, sent.nextKey);
  const guide = sent.guide as unknown as Guide;
  const placed = new Map(
    sent.tests.flatMap(({ key, placed: now }) => {
      const test = now ?? before?.placed.get(key);
      return test === undefined ? [] : [[key, test]];
    }),
  );
  return { version: sent.version, guide, doc, placed, last: testGuide(guide, doc, [...placed.values()], before?.last) };
}

/** Explores the guide of tests. What is known of the paths is taken over. */
function explorationOf(guide: Guide): Exploration {
  return explore(guide, [], usualBudget, current?.exploration);
}

function interviewsOf({ guide, doc, placed }: Tested): readonly Session[] {
  return [...placed.values()].map((test) => interviewOfTest(guide, doc, test));
}

/** Explores a guide. What the last edit does not concern is known already. */
function take(version: number, guide: Guide, given: readonly Given[], language: MessageLanguage): Current {
  const exploration = explore(guide, given, usualBudget, current?.exploration);
  const explored = exploredBy(version, exploration, guide, given);
  return { version, exploration, given, explored: { ...explored, tellings: tellingsOf(guide, explored, language) } };
}

/** Items between two reports of progress. */
const portion = 100;

function exploredBy(
  version: number,
  exploration: Exploration,
  guide: Guide,
  given: readonly Given[],
): Omit<Explored, 'tellings'> {
  const { items, blocks } = exploration.plan;
  const seen = (goal: Goal): Seen => ({ reach: exploration.reach(goal), reachOfAll: exploration.reachOfAll(goal) });
  const ofItems = items.map(({ index }) => {
    if (index % portion === 0) reply({ kind: 'progress', version, done: index, of: items.length });
    return seen({ kind: 'item', item: index });
  });
  const concepts = blocks.map(({ index, concepts: of }) =>
    of.map((_, concept) => seen({ kind: 'concept', block: index, concept })),
  );
  const unseenOptions = goalsToCover(exploration).flatMap((goal) =>
    goal.kind === 'option' && exploration.canReach(goal) === false ? [{ item: goal.item, option: goal.option }] : [],
  );
  const { count, isExact } = countJourneys(exploration);
  const excluding = given.length === 0 ? null : undecided(() => contradictionIn(guide, given));
  const contradiction = excluding?.map((one) => given.indexOf(one)) ?? null;
  const findings = given.length === 0 ? findingsOf(exploration) : [];
  return {
    items: ofItems,
    concepts,
    unseenOptions,
    requirements: requirementsOf(exploration),
    journeys: count,
    isExact,
    findings,
    contradiction,
  };
}

/** Returns the conditions of items that only some are shown, in words. The window need not put them together. */
function tellingsOf(
  guide: Guide,
  { items, requirements }: Pick<Explored, 'items' | 'requirements'>,
  language: MessageLanguage,
): Explored['tellings'] {
  const doc = fromWire(guide);
  const { beyond } = pathsTelling(doc, language);
  const required = new Map(requirements.map((one) => [one.item, one]));
  const told = itemIndex(doc).items.flatMap(({ node }, item) => {
    if (items[item]?.reach !== 'sometimes') return [];
    const when = [conditionSentence(doc, node, language), carrySentence(doc, node, language)];
    const telling = {
      when: when.filter((one) => one !== '').join('. '),
      beyond: beyond(required.get(item)?.beyond ?? []),
    };
    return telling.when === '' ? [] : [[item, telling] as const];
  });
  return new Map(told);
}

/** Returns a shortest way, or why there is none; neither if too many steps would be needed. */
function wayTo({ exploration, given }: Current, goal: Goal): FoundWay {
  const isNever = exploration.canReach(goal) === false;
  // With answers fixed by hand, what excludes it is not in the guide alone.
  const hasReason = isNever && given.length === 0;
  return {
    goal,
    witness: isNever ? null : undecided(() => witnessFor(exploration, goal)),
    obstacles: hasReason ? undecided(() => reasonFor(exploration, goal, 'everyone', usualBudget)) : null,
  };
}
