import { createAdviser, createValidator, type JsonObject } from '@guide-studio/guide-core';
import { childrenOf, createEditorState, nodeAtPath, textField, toWire } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { expect, test } from 'vitest';
import { dependencyMap } from '../../../renderer/src/logic/dependencyMap.ts';
import { layOut, partSize } from '../../../renderer/src/logic/layOut.ts';
import { filterRows, type LogicFilter, logicRows } from '../../../renderer/src/logic/logicRows.ts';
import { countUses, usesOf } from '../../../renderer/src/explanations/uses.ts';
import { type ShownFinding } from '../../../renderer/src/session/index.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { sized } from '../../size.ts';
import { selected } from '../../guideParts.ts';

const unfiltered: LogicFilter = { text: '', kind: 'all', column: 'who', down: false };

function opened(guide: JsonObject) {
  const { doc } = createEditorState(guide);
  const wire = toWire(doc);
  const byKey = new Map<string, ShownFinding[]>();
  for (const issue of [...createValidator()(wire), ...createAdviser()(wire)]) {
    const { node, rest } = nodeAtPath(doc, issue.path);
    const shown = { issue, severity: issue.severity, key: node.key, property: rest.join('.') };
    byKey.set(node.key, [...(byKey.get(node.key) ?? []), shown]);
  }
  return { doc, rows: logicRows(doc, { byKey }) };
}

const seeds = Array.from({ length: sized(10, 40, 40) }, (_, i) => i + 1);
const guides = seeds.map((seed) => ({
  seed,
  ...opened(randomGuide(createRandom(seed), { blocks: 4, itemsPerBlock: 8 })),
}));

test.each(guides)('every condition and carry-forward is one row, seed $seed', ({ doc, rows }) => {
  const written = JSON.stringify(toWire(doc));
  const conditions = written.split('"conditional":{').length - 1;
  const carried = rows.filter(({ kinds }) => kinds.includes('carried')).length;
  expect(rows.filter(({ kinds }) => kinds.includes('answers') || kinds.includes('link')).length).toBe(conditions);
  expect(carried).toBe(written.split('"carryForwardFrom":"').length - 1);
  for (const { words, who, sources } of rows) {
    expect(words).not.toBe('');
    expect(who).not.toContain('undefined');
    expect(sources.every(({ kind }) => kind === 'item')).toBe(true);
  }
});

test.each(guides)('filters only narrow, sorting only orders, and down is the reverse of up, seed $seed', ({ rows }) => {
  expect(filterRows(rows, unfiltered)).toEqual(rows);
  for (const column of ['who', 'words', 'sources', 'problems'] as const) {
    const up = filterRows(rows, { ...unfiltered, column });
    expect(new Set(up)).toEqual(new Set(rows));
    expect(filterRows(rows, { ...unfiltered, column, down: true })).toEqual(up.toReversed());
  }
  const parts = (['answers', 'link', 'carried'] as const).map((kind) => filterRows(rows, { ...unfiltered, kind }));
  expect(new Set(parts.flat())).toEqual(new Set(rows));
  const [first] = rows;
  if (first) expect(filterRows(rows, { ...unfiltered, text: first.words })).toContain(first);
});

test.each(guides)('the map has every dependency of the table once, either way, seed $seed', ({ doc, rows }) => {
  const { parts, dependencies, connected } = dependencyMap(doc, null);
  const ofGuide = dependencies.filter(({ kind }) => kind !== 'link');
  const pairs = new Set(ofGuide.map(({ from, to }) => `${from}>${to}`));
  expect(new Set(ofGuide.map(({ from, to, kind }) => `${from}>${to} ${kind}`)).size).toBe(ofGuide.length);
  expect(pairs).toEqual(new Set(rows.flatMap(({ node, sources }) => sources.map(({ key }) => `${key}>${node.key}`))));
  expect(parts.length).toBe(connected);
  for (const part of parts) {
    const { key } = part;
    const users = new Set(dependencies.filter(({ from }) => from === key).map(({ to }) => to));
    if ('parameter' in part) {
      const asking = rows.filter(({ node }) =>
        childrenOf(node, 'criteria').some((each) => textField(each, 'parameter') === part.parameter),
      );
      expect(users).toEqual(new Set(asking.map(({ node }) => node.key)));
      continue;
    }
    expect(new Set(usesOf(doc, key).map(({ owner }) => owner))).toEqual(users);
    expect(countUses(doc).get(key) ?? 0).toBe(users.size);
  }
});

test.each(guides)('no two parts of the map lie on each other, and sources stand to the left, seed $seed', ({ doc }) => {
  const map = dependencyMap(doc, null);
  const places = layOut(map);
  for (const { from, to } of map.dependencies) expect(places.get(from)?.x).toBeLessThan(places.get(to)?.x ?? 0);
  const all = [...places.values()];
  for (const [i, one] of all.entries()) {
    for (const other of all.slice(i + 1)) {
      const apart = Math.abs(one.x - other.x) >= partSize.width - 1 || Math.abs(one.y - other.y) >= partSize.height - 1;
      expect(apart).toBe(true);
    }
  }
});

test.each(guides)('each column of the map has the order of the guide from top to bottom, seed $seed', ({ doc }) => {
  const map = dependencyMap(doc, null);
  const places = layOut(map);
  const below = new Map<number, number>();
  for (const { key } of map.parts) {
    const { x, y } = places.get(key) ?? { x: 0, y: 0 };
    const column = Math.round(x);
    expect(y).toBeGreaterThan(below.get(column) ?? -1);
    below.set(column, y);
  }
});

test('a large map is cut to the neighbourhood of a part, and every drawn dependency has both its ends', () => {
  const choices = { text: 'Which?', type: 'multiple_choice', options: [{ text: 'One' }, { text: 'Two' }] };
  const items = Array.from({ length: 3_000 }, (_, i): JsonObject => {
    if (i % 10 === 0) return { externalId: `c${i}`, ...choices };
    const criterion = selected(`c${i - (i % 10)}`, 'One');
    return { text: `Question ${i}`, conditional: { operator: 'and', criteria: [criterion] }, type: 'open_ended' };
  });
  const { doc, rows } = opened({ title: 'Long', studyGuide: [{ type: 'flat', title: 'All', items }] });
  expect(rows).toHaveLength(2_700);
  const last = rows.at(-1);
  const { parts, dependencies, connected } = dependencyMap(doc, last?.node.key ?? null, 60);
  expect(connected).toBe(3_000);
  expect(parts).toHaveLength(60);
  expect(parts.map((part) => ('node' in part ? labelOf(part.node) : ''))).toContain('Question 2999');
  const drawn = new Set(parts.map(({ key }) => key));
  for (const { from, to } of dependencies) expect(drawn.has(from) && drawn.has(to)).toBe(true);
  // All ten of the selected part's own group are there.
  expect(dependencies.filter(({ from }) => from === last?.sources[0]?.key)).toHaveLength(9);
});
