// The pure core on guides of three sizes: parse, check whole, check after one edit, advise, write; beside JSON.parse
// and a compiled JSON Schema on the same text in the same run. Comparing and merging also in processor time. Medians in
// milliseconds.
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import { bundle } from './bundle.mjs';

const sizes = [100, 1000, 3000, 10_000];
const itemsPerBlock = 150;

/** Measures guide-core with and without code generation in zod (a strict CSP forbids it), and the comparisons. */
export async function benchCore() {
  const file = pathToFileURL(await bundle('core')).href;
  const core = await import(file);
  const compiled = new Ajv({ strict: false, validateFormats: false }).compile(core.guideJsonSchema());
  const results = {};
  for (const items of sizes) results[`${items} items`] = measure(core, compiled, guideText(items));
  // A second instance of the modules: zod decides when a schema is made whether it generates code for it.
  core.forbidCodeGeneration();
  const strict = await import(`${file}?strict`);
  const withoutCodeGeneration = {};
  for (const items of sizes) withoutCodeGeneration[`${items} items`] = measureChecks(strict, guideText(items));
  return { unit: 'ms, median', itemsPerBlock, results, withoutCodeGeneration };
}

// Node 20 does not run TypeScript, so the sources are bundled as the product's own build does.
function measure(core, compiled, text) {
  const bytes = new TextEncoder().encode(text);
  const guide = JSON.parse(text);
  if (core.validate(guide).length > 0 || !compiled(guide)) throw new Error('The guide to measure must be valid.');
  return {
    kilobytes: Math.round(bytes.length / 1000),
    jsonParse: median(() => JSON.parse(text)),
    ajvWhole: median(() => compiled(guide)),
    parseText: median(() => core.parseGuide(text)),
    parseBytes: median(() => core.parseGuide(bytes)),
    canonicalText: median(() => core.canonicalText(guide)),
    ...measureVersions(core, text),
    ...measureChecks(core, text),
  };
}

// The versions are read from text, so they share no objects. Every 20th question is edited on each side.
function measureVersions(core, text) {
  const [base, ours, theirs] = [text, text, text].map((each) => JSON.parse(each));
  edit(ours, 3, 'ours');
  edit(theirs, 11, 'theirs');
  const shuffled = JSON.parse(text);
  for (const block of shuffled.studyGuide) block.items.reverse();
  const other = JSON.parse(text);
  // The worst case of matching: all ids and texts differ.
  for (const block of other.studyGuide) {
    for (const each of block.items) {
      delete each.externalId;
      delete each.conditional;
      each.text = each.text.replace('usually decide', 'find out');
    }
  }
  const [one, two] = [JSON.parse(text), JSON.parse(text)];
  one.studyGuide.at(-1).items[0].text += ' Really?';
  two.studyGuide[0].items.at(-1).text += ' Really?';
  const [oneRenamed, otherRenamed] = [renamedIds(text, 0), renamedIds(text, 10)];
  const state = core.createEditorState(base);
  return {
    diffOneQuestion: cost(() => core.diffGuides(base, one)),
    mergeOneQuestionEach: cost(() => core.merge({ base, ours: one, theirs: two })),
    replaceOneQuestion: cost(() => core.run(state, 'guide.replace', { guide: one, reason: 'json' })),
    diffEdited: cost(() => core.diffGuides(base, ours)),
    diffReordered: cost(() => core.diffGuides(base, shuffled)),
    diffAllReworded: cost(() => core.diffGuides(base, other)),
    mergeEdited: cost(() => core.merge({ base, ours, theirs })),
    mergeRenamed: cost(() => core.merge({ base, ours: oneRenamed, theirs: otherRenamed })),
  };
}

function edit(guide, first, tag) {
  let count = 0;
  for (const block of guide.studyGuide) {
    for (const each of block.items) {
      count += 1;
      if (count % 20 === first) each.text = `${each.text} (${tag})`;
    }
    block.items.push({ text: `A question of ${tag}?`, type: 'open_ended' });
  }
}

// Every 20th question, from one with an id on, has another id, and references to it follow.
function renamedIds(text, first) {
  return JSON.parse(
    text.replaceAll(/"q(\d+)"/gu, (id, number) => (Number(number) % 20 === first ? `"renamed-${number}"` : id)),
  );
}

function measureChecks(core, text) {
  const guide = JSON.parse(text);
  return {
    zodWhole: median(() => core.CreateStudyRequest.safeParse(guide)),
    validateWhole: median(() => core.validate(guide)),
    validateAfterRewording: afterEdit(core.createValidator(), guide, reworded),
    validateAfterNewId: afterEdit(core.createValidator(), guide, renamed),
    validateAfterMove: afterEdit(core.createValidator(), guide, moved),
    adviseWhole: median(() => core.advise(guide)),
    adviseAfterRewording: afterEdit(core.createAdviser(), guide, reworded),
  };
}

function afterEdit(check, guide, edit) {
  check(guide);
  let latest = guide;
  let count = 0;
  const prepare = () => {
    count += 1;
    latest = edit(latest, count);
  };
  return median(() => check(latest), prepare);
}

function reworded(guide, count) {
  return withItem(guide, count, (item) => ({ ...item, text: `${item.text.slice(0, 40)} ${count}` }));
}

function renamed(guide, count) {
  return withItem(guide, count, (item) => ({ ...item, options: item.options ?? [], externalId: `renamed-${count}` }));
}

function moved(guide, count) {
  const position = count % guide.studyGuide.length;
  const blocks = guide.studyGuide.map((block, at) =>
    at === position ? { ...block, items: [...block.items.slice(1), block.items[0]] } : block,
  );
  return { ...guide, studyGuide: blocks };
}

function withItem(guide, count, change) {
  const position = (count * 7) % guide.studyGuide.length;
  const blocks = guide.studyGuide.map((block, at) => {
    if (at !== position) return block;
    const place = (count * 13) % block.items.length;
    return { ...block, items: block.items.map((item, i) => (i === place ? change(item) : item)) };
  });
  return { ...guide, studyGuide: blocks };
}

function median(run, prepare) {
  return cost(run, prepare).wall;
}

// The processor time of all threads, which includes garbage collection.
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns the elapsed time and the processor time, which says more on a busy machine. */
function cost(run, prepare = () => undefined) {
  const [wall, processor] = [[], []];
  const until = performance.now() + 600;
  while (wall.length < 15 || (performance.now() < until && wall.length < 200)) {
    prepare();
    const [started, used] = [performance.now(), processorTime()];
    run();
    wall.push(performance.now() - started);
    processor.push(processorTime() - used);
  }
  return { wall: middle(wall), processor: middle(processor) };
}

function middle(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return Number(sorted[Math.floor(sorted.length / 2)].toFixed(4));
}

/** Returns a valid guide of that many items: choices with ids, matrices, conditions, open questions. */
function guideText(items) {
  const blocks = [];
  for (let at = 0; at < items; at += 1) {
    if (at % itemsPerBlock === 0) blocks.push({ externalId: `b${at}`, type: 'flat', title: `Block ${at}`, items: [] });
    blocks.at(-1).items.push(item(at));
  }
  return `${JSON.stringify({ title: 'Measured', studyGuide: blocks }, null, 2)}\n`;
}

function item(at) {
  const text = `Question ${at}: how do you usually decide what to buy, and who else has a say in it?`;
  const conditional = at % 5 === 3 ? { conditional: conditionOn(at - 3) } : {};
  if (at % 5 === 0)
    return { externalId: `q${at}`, text, type: 'multiple_choice', options: options(at, 6), multiSelect: true };
  if (at % 5 === 1) return { text, type: 'open_ended', followUp: 'light', preferredInput: 'text' };
  if (at % 5 === 2) return { text, ...conditional, type: 'matrix', options: options(at, 5), rows: rows(4) };
  if (at % 5 === 3) return { text, ...conditional, type: 'ranking', options: options(at, 4) };
  return { text, type: 'statement', continueButtonText: 'Continue' };
}

function options(at, count) {
  return Array.from({ length: count }, (_, n) => ({
    externalId: `q${at}-o${n}`,
    text: `Answer ${n} of question ${at}`,
  }));
}

function rows(count) {
  return Array.from({ length: count }, (_, n) => ({ text: `Row ${n}` }));
}

function conditionOn(at) {
  const criterion = { type: 'selectedTemplateOptions', questionId: `q${at}`, matchingCriteria: 'mustSelect' };
  return { operator: 'and', criteria: [{ ...criterion, choices: [`q${at}-o1`] }] };
}
