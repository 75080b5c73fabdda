import type { JsonObject, Path } from '@guide-studio/guide-core';
import {
  commit,
  createEditorState,
  type EditorState,
  type GuideNode,
  locate,
  nodeToWire,
  run,
  toWire,
  undo,
  walk,
} from '@guide-studio/guide-core/edit';
import { getIn, sameJson, setIn } from '@guide-studio/guide-core/internal';
import { describe, expect, it } from 'vitest';
import { disturb } from '../../generate/edit.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { fullGuide } from '../doc/guides.ts';
import { realGuides, realGuidesPresent, whyNoRealGuides } from '../../realGuides.ts';
import { expectCommand, expectRefusal } from './expectCommand.ts';
import { sized } from '../../size.ts';

const replaced = (state: EditorState, guide: JsonObject): EditorState =>
  expectCommand(state, 'guide.replace', { guide, reason: 'json' });

const items = (state: EditorState): readonly GuideNode[] =>
  [...walk(state.doc.root)].filter((node) => node.kind === 'item');

const withAt = (guide: JsonObject, path: Path, value: Parameters<typeof setIn>[2]): JsonObject =>
  (setIn(guide, path, value)?.value ?? guide) as JsonObject;

describe('guide.replace', () => {
  it.each(Array.from({ length: sized(4, 20, 20) }, (_, n) => 10 * n))(
    'makes any guide of any other, and undo brings everything back, from seed %i',
    (first) => {
      for (let seed = first; seed < first + 10; seed++) {
        const random = createRandom(seed);
        const size = { blocks: random.int(1, 3), itemsPerBlock: random.int(1, 4) };
        const start = createEditorState(randomGuide(random, size));
        let wanted = toWire(start.doc);
        for (let n = random.int(1, 5); n > 0; n--) wanted = disturb(random, wanted) as JsonObject;
        if (random.chance(0.2)) wanted = randomGuide(random, size);
        if (sameJson(wanted, toWire(start.doc))) continue;
        const after = replaced(start, wanted);
        expect(sameJson(toWire(after.doc), wanted), `seed ${seed}`).toBe(true);
        expect(undo(after).doc.root.key).toBe(start.doc.root.key);
      }
    },
  );

  it('keeps the identity of everything with the same content at its place', () => {
    const start = createEditorState(fullGuide());
    const path = ['studyGuide', 1, 'items', 0, 'text'];
    const after = replaced(start, withAt(fullGuide(), path, 'Where exactly?'));
    const before = new Set(walk(start.doc.root));
    const changed = [...walk(after.doc.root)].filter((node) => !before.has(node));
    expect(changed.map((node) => node.kind)).toEqual(['study', 'block', 'item']);
    expect(items(after).map((item) => item.key)).toEqual(items(start).map((item) => item.key));
  });

  it('moves what moved, also from block to block, instead of creating it again', () => {
    const start = createEditorState(fullGuide());
    const from = ['studyGuide', 1, 'items'];
    const to = ['studyGuide', 2, 'items'];
    const [first, ...rest] = getIn(fullGuide(), from) as readonly JsonObject[];
    const others = getIn(fullGuide(), to) as readonly JsonObject[];
    const wanted = withAt(withAt(fullGuide(), from, rest), to, [...others, first ?? {}]);
    const after = replaced(start, wanted);
    const steps = after.history.past.at(-1)?.steps ?? [];
    expect(steps.map((step) => step.type)).toEqual(['moveNode']);
  });

  it('needs one step for one new item among many, and one for a removed one', () => {
    const list = Array.from({ length: 300 }, (_, n) => ({ text: `Question ${n}`, type: 'open_ended' }));
    const guide = (questions: readonly JsonObject[]): JsonObject => ({
      title: 'Long',
      studyGuide: [{ type: 'flat', title: 'All', items: questions }],
    });
    const start = createEditorState(guide(list));
    const more = replaced(start, guide(list.toSpliced(7, 0, { text: 'New', type: 'statement' })));
    expect(more.history.past.at(-1)?.steps).toHaveLength(1);
    const fewer = replaced(start, guide(list.toSpliced(7, 1)));
    expect(fewer.history.past.at(-1)?.steps).toHaveLength(1);
    const swapped = replaced(start, guide([...list.slice(1), list[0] ?? {}]));
    expect(swapped.history.past.at(-1)?.steps.map((step) => step.type)).toEqual(['moveNode']);
  });

  it('keeps the selection where the selected part is still there', () => {
    const start = createEditorState(fullGuide());
    const selected = items(start)[2]?.key ?? '';
    const after = replaced({ ...start, selection: [selected] }, withAt(fullGuide(), ['title'], 'Other'));
    expect(after.selection).toEqual([selected]);
    expect(locate(after.doc, selected)).not.toBeNull();
  });

  it('is one entry during typing, and none if nothing changes', () => {
    const start = createEditorState(fullGuide());
    expectRefusal(start, 'guide.replace', { guide: fullGuide(), reason: 'json' }, 'nothingToDo');
    let state = start;
    for (const [n, title] of ['C', 'Co', 'Cof'].entries()) {
      const args = { guide: withAt(fullGuide(), ['title'], title), reason: 'json', typing: 'json' } as const;
      const result = run(state, 'guide.replace', args);
      if (result.kind === 'transaction') state = commit(state, result, 100 * n);
    }
    expect(state.history.past).toHaveLength(1);
    expect(toWire(undo(state).doc)).toEqual(fullGuide());
  });

  describe.skipIf(!realGuidesPresent)(`of the real questionnaires${whyNoRealGuides}`, () => {
    it('turns one guide into another and back', () => {
      const all = realGuides();
      for (const [index, [name, guide]] of all.entries()) {
        const [, other] = all[(index + 1) % all.length] ?? [];
        if (!other) continue;
        const start = createEditorState(guide);
        const result = run(start, 'guide.replace', { guide: other, reason: 'merge' });
        expect(result.kind, name).toBe('transaction');
        if (result.kind !== 'transaction') continue;
        const after = commit(start, result, 0);
        expect(sameJson(nodeToWire(after.doc.root), other), name).toBe(true);
        expect(toWire(undo(after).doc), name).toEqual(guide);
      }
    });
  });
});
