import '../browser/zodWithoutEval.ts';
import { fromWire, type GuideDocument, placeTest } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import { forecast } from '@guide-studio/interview-engine/forecast';
import {
  contradictionIn,
  countJourneys,
  type Exploration,
  explore,
  findingsOf,
  type Given,
  type Goal,
  goalsToCover,
  logicKey,
  reasonFor,
  requirementsOf,
  unaskedSources,
  undecided,
  usualBudget,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
import { generatedTests, runGuideTest, testCoverage, type TestResult } from '@guide-studio/interview-engine/tests';
import type { Explored, FoundWay, Question, Reply, Seen } from './messages.ts';

interface Current {
  readonly version: number;
  readonly exploration: Exploration;
  readonly given: readonly Given[];
  /** Of the guide and what is fixed. */
  readonly key: string;
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
  readonly results: readonly TestResult[];
}

let tested: Tested | null = null;

globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { version } = data;
  switch (data.kind) {
    case 'explore':
      // The window sends only guides with which interviews can run.
      current = take(version, data.guide as unknown as Guide, data.given);
      return reply({ kind: 'explored', version, explored: current.explored });
    case 'way':
      if (current?.version === version) reply({ kind: 'way', version, way: wayTo(current, data.goal) });
      return;
    case 'test': {
      const doc = fromWire(data.guide);
      const guide = data.guide as unknown as Guide;
      const results = data.tests.map((test) => runGuideTest(guide, doc, placeTest(doc, test)));
      tested = { version, guide, doc, results };
      return reply({ kind: 'tested', version, results });
    }
    case 'cover': {
      if (tested?.version !== version) return;
      const { guide, results } = tested;
      return reply({ kind: 'covered', version, coverage: testCoverage(guide, explore(guide), results) });
    }
    case 'forecast':
      return reply({ kind: 'forecast', version, result: forecast(data.guide as unknown as Guide, data.question) });
    case 'generate': {
      if (tested?.version !== version) return;
      const { guide, doc, results } = tested;
      return reply({ kind: 'generated', version, tests: generatedTests(guide, doc, explore(guide), results) });
    }
  }
});

/** Explores a guide, unless only its wording changed. */
function take(version: number, guide: Guide, given: readonly Given[]): Current {
  const key = logicKey(guide) + JSON.stringify(given);
  if (current?.key === key) return { ...current, version };
  const exploration = explore(guide, given);
  return { version, exploration, given, key, explored: exploredBy(version, exploration, guide, given) };
}

/** Items between two reports of progress. */
const portion = 100;

function exploredBy(version: number, exploration: Exploration, guide: Guide, given: readonly Given[]): Explored {
  const { items, blocks } = exploration.logic.plan;
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
  /** Returns what is found for items that some are shown, without those for which nothing is. */
  function ofSome<T>(find: (item: number) => readonly T[]): ReadonlyMap<number, readonly T[]> {
    const entries = items.flatMap(({ index }) => {
      if (ofItems[index]?.reach !== 'sometimes') return [];
      const found = undecided(() => find(index)) ?? [];
      return found.length === 0 ? [] : [[index, found] as const];
    });
    return new Map(entries);
  }
  const requirements = ofSome((item) => requirementsOf(exploration, item));
  const unasked = ofSome((item) => unaskedSources(exploration, item));
  const { count, isExact } = countJourneys(exploration);
  const excluding = given.length === 0 ? null : undecided(() => contradictionIn(guide, given));
  const contradiction = excluding?.map((one) => given.indexOf(one)) ?? null;
  const findings = given.length === 0 ? findingsOf(exploration) : [];
  return {
    items: ofItems,
    concepts,
    unseenOptions,
    requirements,
    unasked,
    journeys: count,
    isExact,
    findings,
    contradiction,
  };
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
