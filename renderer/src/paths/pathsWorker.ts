import '../browser/zodWithoutEval.ts';
import type { Guide } from '@guide-studio/interview-engine';
import {
  BudgetSpent,
  contradictionIn,
  countJourneys,
  type Exploration,
  explore,
  findingsOf,
  type Given,
  type Goal,
  reasonFor,
  usualBudget,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
import type { Explored, FoundWay, Question, Reply, Seen } from './messages.ts';

interface Current {
  readonly version: number;
  readonly exploration: Exploration;
  readonly given: readonly Given[];
}

/** The guide that was sent last. The window ends the worker to stop its work, so nothing is interrupted here. */
let current: Current | null = null;

const reply = (message: Reply): void => globalThis.postMessage(message, { transfer: [] });

globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.kind === 'explore') {
    // The window sends only guides with which interviews can run.
    const guide = data.guide as unknown as Guide;
    current = { version: data.version, exploration: explore(guide, data.given), given: data.given };
    reply({ kind: 'explored', version: data.version, explored: explored(guide, current) });
  } else if (current?.version === data.version) {
    reply({ kind: 'way', version: data.version, way: wayTo(current, data.goal) });
  }
});

/** Items between two reports of progress. */
const portion = 100;

function explored(guide: Guide, { version, exploration, given }: Current): Explored {
  const { items, blocks } = exploration.logic.plan;
  const seen = (goal: Goal): Seen => ({ reach: exploration.reach(goal), reachOfAll: exploration.reachOfAll(goal) });
  const ofItems = items.map(({ index }) => {
    if (index % portion === 0) reply({ kind: 'progress', version, done: index, of: items.length });
    return seen({ kind: 'item', item: index });
  });
  const concepts = blocks.map(({ index, concepts: of }) =>
    of.map((_, concept) => seen({ kind: 'concept', block: index, concept })),
  );
  const { count, isExact } = countJourneys(exploration);
  const contradiction =
    given.length === 0 ? null : (contradictionIn(guide, given)?.map((one) => given.indexOf(one)) ?? null);
  const findings = given.length === 0 ? findingsOf(exploration) : [];
  return { items: ofItems, concepts, journeys: count, isExact, findings, contradiction };
}

function wayTo({ exploration, given }: Current, goal: Goal): FoundWay {
  try {
    const isNever = exploration.canReach(goal) === false;
    return {
      goal,
      witness: isNever ? null : witnessFor(exploration, goal),
      // With answers fixed by hand, what excludes it is not in the guide alone.
      obstacles: isNever && given.length === 0 ? reasonFor(exploration, goal, 'everyone', usualBudget) : null,
    };
  } catch (error) {
    if (error instanceof BudgetSpent) return { goal, witness: null, obstacles: null };
    throw error;
  }
}
