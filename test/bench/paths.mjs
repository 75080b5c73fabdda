// Exploring the paths of guides of three sizes, at first and after an edit, beside one check of the same guide in the same
// run. Medians in milliseconds, and in times the check. One in five questions has a condition.
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const seed = 20261231;
const sizes = [100, 1000, 3000];
/** In times the check, at 3,000 questions. */
const budget = { explored: 20, afterEdit: 2 };

export async function benchPaths() {
  const paths = await import(pathToFileURL(await bundle('paths')).href);
  const results = {};
  for (const items of sizes) results[`${items} items`] = measure(paths, items);
  const largest = results[`${sizes.at(-1)} items`];
  const missed = Object.entries(budget)
    .filter(([name, most]) => largest[name].times > most)
    .map(([name, most]) => `paths ${name}: ${largest[name].times} (${most})`);
  return { unit: 'ms, median; times: beside one check', seed, results, missed };
}

function measure(paths, items) {
  const guide = paths.routedGuide(paths.createRandom(seed), { items, conditions: items / 5, screening: 8 });
  const rounds = { check: [], explored: [], afterEdit: [], witnesses: [], personas: [], forecast: [] };
  const state = paths.createEditorState(guide);
  const edits = editsOf(state.doc);
  let steps = 0;
  // The parts take turns, so that other work on the machine makes all of them slower alike.
  for (let round = 0; round < 15; round += 1) {
    const copy = structuredClone(guide);
    rounds.check.push(timed(() => paths.validate(copy)));
    let exploration;
    rounds.explored.push(timed(() => (exploration = exploreAll(paths, copy))));
    const components = new Set(exploration.components.map((component) => component.exploration));
    steps = [...components].reduce((sum, { logic }) => sum + logic.diagrams.stepsTaken(), 0);
    rounds.afterEdit.push(timedEdit(paths, state, edits[Math.floor((round * edits.length) / 15)]));
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
    afterEdit: beside(rounds.afterEdit),
    witnesses: beside(rounds.witnesses),
    personas: beside(rounds.personas),
    forecast: beside(rounds.forecast),
  };
}

/** Everything but single ways: who reaches what, what criteria can do, carried lists, journeys, findings. */
function exploreAll(paths, guide, before) {
  const exploration = paths.explore(guide, { before });
  for (const goal of paths.goalsToCover(exploration)) {
    if (goal.kind === 'criterion') continue;
    exploration.reach(goal);
    exploration.reachOfAll(goal);
  }
  paths.countJourneys(exploration);
  paths.findingsOf(exploration);
  return exploration;
}

/** Explores a guide in a worker, as the editor does, then again after an edit. Returns how long the latter took. */
function timedEdit(paths, state, edit) {
  const [send, receive] = [paths.guideSender(), paths.guideReceiver()];
  const take = (message) => paths.toWire(receive(message));
  const before = exploreAll(paths, take(structuredClone(send(state.doc))));
  const message = structuredClone(send(edit(paths, state)));
  return timed(() => exploreAll(paths, take(message), before));
}

/** Edits that change one criterion, each of another question. They return the document after it. */
function editsOf({ root }) {
  const items = root.children.blocks.flatMap((block) => block.children.items);
  return items.flatMap(({ children: { criteria = [] } }) => {
    const [criterion] = criteria;
    if (criterion === undefined) return [];
    const value = criterion.fields.matchingCriteria === 'mustSelect' ? 'mustNotSelect' : 'mustSelect';
    const change = { key: criterion.key, path: ['matchingCriteria'], value };
    return [(paths, state) => paths.commit(state, paths.run(state, 'field.set', change), 0).doc];
  });
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
