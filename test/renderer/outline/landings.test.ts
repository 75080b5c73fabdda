import { readFileSync } from 'node:fs';
import {
  commit,
  createEditorState,
  type EditorState,
  fromWire,
  locate,
  run,
  walk,
} from '@guide-studio/guide-core/edit';
import { parseGuide } from '@guide-studio/guide-core/files';
import { brokenBy } from '@guide-studio/guide-core/internal';
import { describe, expect, test } from 'vitest';
import { type Landing, landings, nearest, step } from '../../../renderer/src/outline/landings.ts';
import { flatten, type Row } from '../../../renderer/src/outline/rows.ts';

const text = readFileSync('test/e2e/guides/breakfast.guide.json', 'utf8');

function start(): EditorState {
  const parsed = parseGuide(text);
  if (!parsed.ok) throw new Error('The guide of the test is broken.');
  return createEditorState(parsed.value);
}

/** Three states of the outline: as it opens, everything open, all blocks closed. */
const views: Readonly<Record<string, (state: EditorState) => ReadonlySet<string>>> = {
  'as it opens': () => new Set(),
  'with every question open': (state) => keysOf(state, 'item'),
  'with every block closed': (state) => keysOf(state, 'block'),
};

function keysOf(state: EditorState, kind: string): ReadonlySet<string> {
  return new Set(
    walk(state.doc.root)
      .filter((node) => node.kind === kind)
      .map((node) => node.key),
  );
}

/** Returns the index of the row after landing, counted without its old place. */
function expectedAt(landing: Landing, row: Row): number {
  const sameParent = landing.parent === row.parent;
  return sameParent && landing.index > row.index ? landing.index - 1 : landing.index;
}

describe.each(Object.keys(views))('landings of a guide seen %s', (name) => {
  const state = start();
  const toggled = views[name]?.(state) ?? new Set<string>();
  const rows = flatten(state.doc.root, toggled);

  test('every row lands exactly where its line says, or the move is refused for its references', () => {
    let moved = 0;
    for (const row of rows) {
      for (const landing of landings(rows, row, state.doc.root.key)) {
        const args = { keys: [row.node.key], parent: landing.parent, index: landing.index };
        const result = run(state, 'node.move', args);
        if (result.kind === 'refusal') {
          expect(result.code).toBe('breaksReferences');
          continue;
        }
        const after = commit(state, result, 0);
        const place = locate(after.doc, row.node.key)?.place;
        expect(place).toEqual({ parent: landing.parent, slot: row.slot, index: expectedAt(landing, row) });
        expect(brokenBy(state.doc, after.doc)).toEqual([]);
        moved += 1;
      }
    }
    expect(moved).toBeGreaterThan(rows.length / 2);
  });

  test('no landing leaves a row where it is, and every line is drawn once', () => {
    for (const row of rows) {
      const all = landings(rows, row, state.doc.root.key);
      const gaps = all.map((landing) => landing.gap);
      expect(gaps).toEqual([...new Set(gaps)].toSorted((a, b) => a - b));
      for (const { parent, index } of all) {
        expect(parent === row.parent && (index === row.index || index === row.index + 1)).toBe(false);
      }
    }
  });

  test('the keyboard reaches every landing, down and up again', () => {
    for (const [at, row] of rows.entries()) {
      const all = landings(rows, row, state.doc.root.key);
      const down: Landing[] = [];
      for (let l = step(all, at, 'ArrowDown'); l; l = step(all, l.gap, 'ArrowDown')) down.push(l);
      const up: Landing[] = [];
      for (let l = step(all, at, 'ArrowUp'); l; l = step(all, l.gap, 'ArrowUp')) up.push(l);
      expect([...up.toReversed(), ...down]).toEqual(all);
      expect(step(all, at, 'End')).toEqual(all.at(-1) ?? null);
      for (const landing of all) expect(nearest(all, landing.gap)).toEqual(landing);
    }
  });
});

test('flattened rows are the guide in its own order', () => {
  const doc = fromWire(JSON.parse(text));
  const state = start();
  const rows = flatten(state.doc.root, keysOf(state, 'item'));
  const shown = walk(doc.root).filter((node) => ['block', 'concept', 'item', 'option', 'row'].includes(node.kind));
  expect(new Set(rows.map((row) => row.node.key))).toEqual(new Set(shown.map((node) => node.key)));
  const numbers = rows.flatMap((row) => row.number ?? []);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});

test('behind the last block that a search shows stand the others, too', () => {
  const { doc } = start();
  const rows = flatten(doc.root, new Set());
  const blocks = rows.filter(({ kind }) => kind === 'block');
  const shown = blocks.filter((_, at) => at !== 1);
  const [first] = shown;
  if (!first) throw new Error('The guide of the test has blocks.');
  expect(landings(shown, first, doc.root.key).at(-1)).toMatchObject({ gap: shown.length, index: blocks.length });
});

test('a closed part takes what lands in it at its end', () => {
  const state = start();
  const rows = flatten(state.doc.root, keysOf(state, 'block'));
  const all = flatten(state.doc.root, new Set());
  const question = all.find(({ kind }) => kind === 'item');
  const blocks = rows.filter(({ kind }) => kind === 'block');
  if (!question) throw new Error('The guide of the test has questions.');
  const found = landings(rows, question, state.doc.root.key).map(({ parent, index }) => [parent, index]);
  const ends = blocks.map(({ node }) => [node.key, node.children.items?.length]);
  // The block of the question has no place that would move it.
  expect(found).toEqual(ends.filter(([key]) => key !== question.parent || question.index + 1 < question.size));
});
