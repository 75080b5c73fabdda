// Running 200 guide tests on a guide with 3,000 questions, first and after an edit, beside one check of the same guide
// in the same run. Medians in milliseconds, and in times the check. A run has everything that the worker of the editor
// does: it makes the document of the guide as it was sent, and runs every test. Each test has 20 answers and expects its
// outcome and ten questions, as tests by hand do, and one in ten fails; `everything`: five tests that expect all questions
// in order.
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const seed = 20261231;
const items = 3000;
const count = 200;
/** In times the check. */
const budget = 5;

export async function benchGuideTests() {
  const core = await import(pathToFileURL(await bundle('guideTests')).href);
  const results = measure(core);
  const missed = ['first', 'wording', 'condition', 'question added'].flatMap((name) =>
    results[name].times > budget ? [`guide tests, ${name}: ${results[name].times} (${budget})`] : [],
  );
  return { unit: 'ms, median; times: beside one check', seed, items, tests: count, results, missed };
}

function measure(core) {
  const guide = core.routedGuide(core.createRandom(seed), { items, conditions: items / 5, screening: 8 });
  const state = core.createEditorState(guide);
  const { doc } = state;
  const whole = Array.from({ length: 5 }, (_, at) => wholeTest(core, guide, doc, at));
  const tests = Array.from({ length: count }, (_, at) => partTest(core, guide, doc, at));
  const [placed, everything] = [tests, whole].map((all) => all.map((test) => core.placeTest(doc, test)));
  const nodes = doc.root.children.blocks.flatMap((block) => block.children.items);
  const conditional = nodes.filter((node) => node.children.criteria?.length > 0);
  const edited = (id, args) => core.commit(state, core.run(state, id, args), 0).doc;
  const wire = { type: 'open_ended', text: 'One more' };
  const versions = {
    first: doc,
    wording: edited('field.set', { key: nodes[1500].key, path: ['text'], value: 'Another text' }),
    condition: edited('conditional.clear', { owner: conditional[300].key }),
    'question added': edited('item.add', {
      block: doc.root.children.blocks[50].key,
      type: 'open_ended',
      wire,
      index: 3,
    }),
  };
  const names = Object.keys(versions);
  const before = runTests(core, workerWith(core).take(doc), placed, null);
  const failed = before.tests.filter(({ result }) => result.state !== 'passed').length;
  const rounds = { check: [], everything: [], ...Object.fromEntries(names.map((name) => [name, []])) };
  // The parts take turns, so that other work on the machine makes all of them slower alike.
  for (let round = 0; round < 7; round += 1) {
    const copy = structuredClone(guide);
    rounds.check.push(timed(() => core.validate(copy)));
    for (const name of names) {
      // A worker that has run the tests before the edit, unless they run first.
      const worker = workerWith(core);
      const earlier = name === 'first' ? null : runTests(core, worker.take(doc), placed, null);
      const message = worker.message(versions[name]);
      rounds[name].push(timed(() => runTests(core, worker.receive(message), placed, earlier)));
    }
    const worker = workerWith(core);
    const message = worker.message(doc);
    rounds.everything.push(timed(() => runTests(core, worker.receive(message), everything, null)));
  }
  const check = middle(rounds.check);
  const beside = (times) => ({ ms: middle(times), times: Number((middle(times) / check).toFixed(1)) });
  return { failed, check, ...Object.fromEntries([...names, 'everything'].map((name) => [name, beside(rounds[name])])) };
}

/** A worker of the editor. */
function workerWith(core) {
  const [send, receive] = [core.guideSender(), core.guideReceiver()];
  const message = (doc) => structuredClone(send(doc));
  return { message, receive, take: (doc) => receive(message(doc)) };
}

function runTests(core, doc, placed, before) {
  return core.testGuide({ guide: core.toWire(doc), doc }, placed, before);
}

/** Returns a test with all answers and questions of an interview. */
function wholeTest(core, guide, doc, at) {
  const seeded = core.placeTest(doc, { name: 'test', seed: `seed ${at}`, expect: {} });
  const test = core.testFrom({ guide, doc }, core.interviewOfTest(guide, doc, seeded), { expecting: 'everything' });
  return { name: `Test ${at}`, ...test };
}

/** Returns a test as it is written by hand: some answers, and some of the questions that they show. One in ten fails. */
function partTest(core, guide, doc, at) {
  const isIn = (index, every) => index % every === at % every;
  const whole = wholeTest(core, guide, doc, at);
  const chosen = Object.fromEntries(Object.entries(whole.answers).filter((_, index) => isIn(index, 100)));
  const session = core.interviewOfTest(guide, doc, core.placeTest(doc, { ...whole, answers: chosen, expect: {} }));
  const { answers: all, expect } = core.testFrom({ guide, doc }, session, { expecting: 'everything' });
  // Without the other answers, a question may not be shown, or not with that option.
  const answers = Object.fromEntries(Object.entries(all).filter(([question]) => question in chosen));
  const outcome = at % 10 === 0 ? 'screened_out' : 'complete';
  return { ...whole, answers, expect: { outcome, shown: expect.exactly.filter((_, index) => isIn(index, 300)) } };
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
