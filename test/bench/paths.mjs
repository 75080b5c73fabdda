// Exploring the paths of guides of three sizes, beside one check of the same guide in the same run. Medians in
// milliseconds, and in times the check. One in five questions has a condition.
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const outDir = join(root, '.build/bench');
const seed = 20261231;
const sizes = [100, 1000, 3000];
/** In times the check, at 3,000 questions. */
const budget = { explored: 20 };

export async function benchPaths() {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'pathsEntry.ts'),
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'paths.js' } },
    },
  });
  const paths = await import(pathToFileURL(join(outDir, 'paths.js')).href);
  const results = {};
  for (const items of sizes) results[`${items} items`] = measure(paths, items);
  const { explored } = results[`${sizes.at(-1)} items`];
  const missed = explored.times > budget.explored ? [`paths explored: ${explored.times} (${budget.explored})`] : [];
  return { unit: 'ms, median; times: beside one check', seed, results, missed };
}

function measure(paths, items) {
  const guide = paths.routedGuide(paths.createRandom(seed), { items, conditions: items / 5, screening: 8 });
  const rounds = { check: [], explored: [], witnesses: [], personas: [], forecast: [] };
  let steps = 0;
  // The parts take turns, so that other work on the machine makes all of them slower alike.
  for (let round = 0; round < 7; round += 1) {
    const copy = structuredClone(guide);
    rounds.check.push(timed(() => paths.validate(copy)));
    let exploration;
    rounds.explored.push(timed(() => (exploration = exploreAll(paths, copy))));
    steps = exploration.logic.diagrams.stepsTaken();
    rounds.witnesses.push(timed(() => witnesses(paths, exploration)));
    if (round < 3) rounds.personas.push(timed(() => paths.coveringSet(copy, exploration)));
    if (round < 3) rounds.forecast.push(timed(() => paths.forecast(copy, { completes: 200 })));
  }
  const check = middle(rounds.check);
  const beside = (times) => ({ ms: middle(times), times: Number((middle(times) / check).toFixed(1)) });
  return {
    check,
    steps,
    explored: beside(rounds.explored),
    witnesses: beside(rounds.witnesses),
    personas: beside(rounds.personas),
    forecast: beside(rounds.forecast),
  };
}

/** Everything but single ways: who reaches what, what criteria can do, carried lists, journeys, findings. */
function exploreAll(paths, guide) {
  const exploration = paths.explore(guide);
  for (const goal of paths.goalsToCover(exploration)) {
    if (goal.kind === 'criterion') continue;
    exploration.reach(goal);
    exploration.reachOfAll(goal);
  }
  paths.countJourneys(exploration);
  paths.findingsOf(exploration);
  return exploration;
}

function witnesses(paths, exploration) {
  for (const goal of paths.goalsToCover(exploration)) {
    if (goal.kind === 'item' && exploration.reach(goal) === 'sometimes') paths.witnessFor(exploration, goal);
  }
}

function timed(run) {
  const started = performance.now();
  run();
  return performance.now() - started;
}

function middle(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return Number(sorted[Math.floor(sorted.length / 2)].toFixed(2));
}
