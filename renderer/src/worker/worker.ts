import '../browser/zodWithoutEval.ts';
import type { MessageLanguage } from '@guide-studio/guide-core';
import { type GuideDocument, toWire } from '@guide-studio/guide-core/edit';
import type { PlacedTest } from '@guide-studio/guide-core/tests';
import type { Guide } from '@guide-studio/interview-engine';
import { forecast } from '@guide-studio/interview-engine/forecast';
import { inventParticipants } from '@guide-studio/interview-engine/invented';
import { journeyWitness } from '@guide-studio/interview-engine/internal';
import { type Exploration, explore, type Given, orNull, usualBudget } from '@guide-studio/interview-engine/paths';
import { type CoveringInterview, coveringInterview } from '@guide-studio/interview-engine/tests';
import { generatedTests, testCoverage, type TestedGuide, testGuide } from '@guide-studio/interview-engine/tests';
import { exploredOf } from './exploredOf.ts';
import type { Question, Reply } from './messages.ts';
import { guideReceiver } from './sentGuide.ts';
import { type ExploredGuide, journeysIn, wayTo } from './waysOf.ts';

interface Current extends ExploredGuide {
  readonly version: number;
}

/** The guide that was sent last. The window ends the worker to stop its work, so nothing is interrupted here. */
let current: Current | null = null;

const receive = guideReceiver();

const guideOf = (doc: GuideDocument): Guide => toWire(doc) as unknown as Guide;

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
      current = take(version, receive(data.guide), data.given, data.language);
      return reply({ kind: 'explored', version, explored: current.explored });
    case 'way':
      if (current?.version === version) reply({ kind: 'way', version, way: wayTo(current, data.goal, data.norms) });
      return;
    case 'journeys':
      if (current?.version === version) reply({ kind: 'journeys', version, journeys: journeysIn(current, data.which) });
      return;
    case 'journeyWay': {
      if (current?.version !== version) return;
      const { exploration } = current;
      return reply({
        kind: 'journeyWay',
        version,
        witness: orNull(journeyWitness(exploration, data.journey)),
      });
    }
    case 'test':
      tested = runTests(data, tested);
      return reply({ kind: 'tested', version, results: tested.last.tests.map(({ result }) => result) });
    case 'cover':
      if (tested?.version !== version) return;
      return reply({
        kind: 'covered',
        version,
        coverage: testCoverage(tested.guide, explorationOf(tested.guide), { interviews: interviewsOf(tested) }),
      });
    case 'forecast':
      return reply({ kind: 'forecast', version, result: forecast(data.guide as unknown as Guide, data.question) });
    case 'generate': {
      if (tested?.version !== version) return;
      const { guide, doc } = tested;
      const onProgress = (done: number, of: number): void => reply({ kind: 'progress', version, done, of });
      const tests = generatedTests({ guide, doc }, explorationOf(guide), {
        interviews: interviewsOf(tested),
        language: data.language,
        onProgress,
      });
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
  const doc = receive(sent.guide);
  const guide = guideOf(doc);
  const placed = new Map(
    sent.tests.flatMap(({ key, placed: now }) => {
      const test = now ?? before?.placed.get(key);
      return test === undefined ? [] : [[key, test]];
    }),
  );
  return {
    version: sent.version,
    guide,
    doc,
    placed,
    last: testGuide({ guide, doc }, [...placed.values()], before?.last),
  };
}

/** Explores the guide of tests. What is known of the paths is taken over. */
function explorationOf(guide: Guide): Exploration {
  return explore(guide, { given: [], budget: usualBudget, before: current?.exploration });
}

function interviewsOf({ guide, doc, placed }: Tested): readonly (CoveringInterview | null)[] {
  return [...placed.values()].map((test) => coveringInterview(guide, doc, test));
}

/** Explores a guide. What the last edit does not concern is known already. */
function take(version: number, doc: GuideDocument, given: readonly Given[], language: MessageLanguage): Current {
  const guide = guideOf(doc);
  const exploration = explore(guide, { given, budget: usualBudget, before: current?.exploration });
  const onProgress = (done: number, of: number): void => reply({ kind: 'progress', version, done, of });
  return { version, guide, exploration, given, explored: exploredOf(doc, exploration, given, language, onProgress) };
}
