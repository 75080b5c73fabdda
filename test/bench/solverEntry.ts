import { readFileSync } from 'node:fs';
import type { Guide } from '@guide-studio/interview-engine';
import { forecast } from '@guide-studio/interview-engine/forecast';
import { goalsToCover } from '@guide-studio/interview-engine/internal';
import { countJourneys, explore, findingsOf } from '@guide-studio/interview-engine/paths';
import { createRandom } from '../generate/random.ts';
import { routedGuide } from '../generate/routedGuide.ts';
import {
  block,
  choice,
  choiceFrom,
  concept,
  conceptBlock,
  multiple,
  open,
  rankingFrom,
  selected,
  validGuide,
  when,
} from '../guideParts.ts';
import { solverOf } from '../interview-engine/paths/solverOf.ts';

const names = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);

/**
 * A concept test: who may see a concept is decided by a question with several answers, with one, or by nothing. `isBare`:
 * without follow-ups, and without questions after the block.
 */
function concepts(count: number, gate: 'several' | 'one' | 'nothing', isSampled: boolean, isBare: boolean): Guide {
  const categories = names('Category', count);
  const admits = (name: string): object => (gate === 'nothing' ? {} : when(selected('buys', name)));
  const ask = gate === 'one' ? choice : multiple;
  return validGuide([
    block('Before', ask('What do you buy?', categories, { externalId: 'buys' })),
    conceptBlock(
      'Concepts',
      {
        concepts: categories.map((name) => concept(name, admits(name))),
        ...(isSampled ? { subsampleCount: 3 } : {}),
      },
      choice('How good is it?', ['Good', 'Fair', 'Bad'], { externalId: 'rating' }),
      ...(isBare ? [] : [open('What is good?', when(selected('rating', 'Good')))]),
      ...(isBare ? [] : [open('What is bad?', when(selected('rating', 'Bad')))]),
    ),
    ...(isBare
      ? []
      : [block('After', open('Which was the best?', when(selected('rating', 'Good'))), open('Anything else?'))]),
  ]);
}

/** A list of brands with a question about each that is selected; three to five may be. */
function brands(count: number): Guide {
  const all = names('Brand', count);
  return validGuide([
    block(
      'Brands',
      multiple('Which do you know?', all, { externalId: 'known', minSelect: 3, maxSelect: 5 }),
      ...all.map((name) => open(`Why ${name}?`, when(selected('known', name)))),
    ),
  ]);
}

/** A list that is carried twice, put in order, and asked about option by option. */
function carried(count: number): Guide {
  const all = names('Option', count);
  return validGuide([
    block(
      'Lists',
      multiple('Which do you know?', all, { externalId: 'known' }),
      choiceFrom('known', 'Which do you use?', { externalId: 'used', multiSelect: true }),
      rankingFrom('used', 'In which order?'),
      ...all.map((name) => open(`Why ${name}?`, when(selected('used', name)))),
    ),
  ]);
}

const seed = 20261311;
const routed = (items: number): Guide =>
  routedGuide(createRandom(seed), { items, conditions: Math.floor(items / 5), screening: 8 });

/** The guides that are measured, by name. */
const guides: Readonly<Record<string, () => Guide>> = {
  ...Object.fromEntries(
    [10, 20, 30, 50].flatMap((count) =>
      (['several', 'one', 'nothing'] as const).flatMap((gate) =>
        [true, false].flatMap((isSampled) =>
          [true, false].map((isBare) => [
            `${count} concepts, gate: ${gate}, ${isSampled ? 'three' : 'all'} shown${isBare ? ', bare' : ''}`,
            () => concepts(count, gate, isSampled, isBare),
          ]),
        ),
      ),
    ),
  ),
  ...Object.fromEntries([30, 60, 200].map((count) => [`${count} brands`, () => brands(count)])),
  ...Object.fromEntries([50, 200].map((count) => [`${count} carried`, () => carried(count)])),
  ...Object.fromEntries([100, 300, 1000, 3000].map((items) => [`${items} questions`, () => routed(items)])),
};

/** What is measured of a guide, each in a process of its own. They return what they found. */
const measured: Readonly<Record<string, (guide: Guide) => unknown>> = {
  /** Everything but single ways, as the window asks for. */
  paths(guide) {
    const exploration = explore(guide);
    const undecided = goalsToCover(exploration).filter((goal) =>
      goal.kind === 'criterion'
        ? !exploration.canReach(goal).isKnown
        : exploration.reach(goal) === 'undecided' || exploration.reachOfAll(goal) === 'undecided',
    ).length;
    const findings = findingsOf(exploration).length;
    const { count, isExact } = countJourneys(exploration);
    return {
      undecided,
      findings,
      journeys: isExact ? String(count).length : null,
      reach: reachesIn(guide, exploration),
    };
  },
  forecast(guide) {
    const result = forecast(guide, { completes: 100 });
    return { isForecast: result.ok };
  },
  /** Who is shown each question, by a formula of its own. */
  solver(guide) {
    const solver = solverOf(guide);
    const reach = Array.from({ length: solver.items }, (_, item) => `${solver.reach(item)} ${solver.reachOfAll(item)}`);
    return { reach: reach.join() };
  },
};

function reachesIn(guide: Guide, exploration: ReturnType<typeof explore>): string {
  const count = guide.studyGuide.reduce((sum, { items }) => sum + items.length, 0);
  return Array.from({ length: count }, (_, item) => {
    const goal = { kind: 'item', item } as const;
    return `${exploration.reach(goal)} ${exploration.reachOfAll(goal)}`;
  }).join();
}

/** The peak of this process. What Node reports begins with that of the process that started it. */
function megabytesAtMost(): number {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/u.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

const [, , name, what] = process.argv;
if (name === undefined) process.stdout.write(JSON.stringify(Object.keys(guides)));
else {
  const guide = guides[name]?.();
  const measure = measured[what ?? ''];
  if (guide === undefined || measure === undefined) throw new Error(`There is no ${name} or no ${what}.`);
  const before = process.cpuUsage();
  const found = measure(guide);
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(JSON.stringify({ ms: Math.round((user + system) / 1000), megabytes: megabytesAtMost(), found }));
}
