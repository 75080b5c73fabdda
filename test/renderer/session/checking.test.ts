import { type JsonObject, validate } from '@guide-studio/guide-core';
import { childrenOf, type GuideNode, toWire } from '@guide-studio/guide-core/edit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  codeOfFinding,
  dispatch,
  findings,
  newGuide,
  readGuide,
  redo,
  undo,
} from '../../../renderer/src/session/index.ts';
import { found } from '../found.ts';
import { openSession } from '../openSession.ts';

const frame = 1000 / 60;
/** Milliseconds of the fake clock: the frames and pauses that a check takes, whatever the machine. */
const longest = 300;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'],
  });
  openSession();
});
afterEach(() => void vi.useRealTimers());

const question = (number: number): JsonObject => ({
  externalId: `q${number}`,
  type: 'multiple_choice',
  text: number % 100 === 7 ? '' : `Question ${number}`,
  options: [
    { externalId: `q${number}-yes`, text: 'Yes' },
    { externalId: `q${number}-no`, text: 'No' },
  ],
});

const guideOf = (questions: number): JsonObject => ({
  title: 'Checks',
  studyGuide: Array.from({ length: questions / 10 }, (_, block) => ({
    type: 'flat',
    title: `Part ${block + 1}`,
    items: Array.from({ length: 10 }, (_, at) => question(block * 10 + at + 1)),
  })),
});

const blocks = () => childrenOf(readGuide().editor.doc.root, 'blocks');
const itemAt = (block: number, at: number): GuideNode => found(childrenOf(found(blocks()[block]), 'items')[at]);
const isChecked = () => readGuide().checked?.root === readGuide().editor.doc.root;
/** What a check without memory finds. */
const freshIssues = () => validate(toWire(readGuide().editor.doc));
const codesAt = (node: GuideNode) => (findings(readGuide()).byKey.get(node.key) ?? []).map(codeOfFinding);

/** Lets the first check of a guide end. Returns the milliseconds that it waited. */
async function settle(): Promise<number> {
  for (let waited = 0; waited <= longest; waited += frame) {
    if (isChecked()) return waited;
    await vi.advanceTimersByTimeAsync(frame);
  }
  return Infinity;
}

describe('the findings of a guide', () => {
  it.each([10, 500])('of %i questions are there in the frame in which it opens', (questions) => {
    newGuide(guideOf(questions));
    expect(isChecked()).toBe(true);
  });

  it.each([510, 3000])('of %i questions come after it is painted, and within 300 ms', async (questions) => {
    newGuide(guideOf(questions));
    expect(isChecked()).toBe(false);
    expect(await settle()).toBeLessThanOrEqual(longest);
    expect(findings(readGuide()).counts.error).toBe(Math.floor((questions + 93) / 100));
  });

  it('of a long guide also come within 300 ms while it is edited', async () => {
    newGuide(guideOf(3000));
    let waited = 0;
    for (; waited <= longest && !isChecked(); waited += frame) {
      const { key } = itemAt(0, 1);
      dispatch('field.set', { key, path: ['text'], value: `Question ${waited}` });
      await vi.advanceTimersByTimeAsync(frame);
    }
    expect(waited).toBeLessThanOrEqual(longest);
  });
});

describe('the lists of findings', () => {
  const listsAfter = (value: string) => {
    dispatch('field.set', { key: itemAt(0, 1).key, path: ['text'], value });
    const { issues, advice } = readGuide();
    return { issues, advice };
  };

  it('stay the same while none changes, so that what shows them need not render; and are others when one does', () => {
    newGuide(guideOf(10));
    const { issues, advice } = readGuide();
    const typed = listsAfter('Another question');
    expect(issues.length).toBeGreaterThan(0);
    expect(typed.issues).toBe(issues);
    expect(typed.advice).toBe(advice);
    expect(listsAfter('').issues).toHaveLength(issues.length + 1);
  });
});

describe('in a long guide that was checked, the findings are there in the frame', () => {
  beforeEach(async () => {
    newGuide(guideOf(3000));
    await settle();
  });

  it('of the key press that makes or mends them', () => {
    const { key } = itemAt(150, 3);
    dispatch('field.set', { key, path: ['text'], value: '' });
    expect(codesAt(itemAt(150, 3))).toEqual(['too_small']);
    dispatch('field.set', { key, path: ['text'], value: 'W' });
    expect(codesAt(itemAt(150, 3))).toEqual([]);
  });

  it('of an addition, a move, a deletion, an undo and a redo', () => {
    const acts: readonly (() => unknown)[] = [
      () => dispatch('item.add', { block: found(blocks()[299]).key, type: 'open_ended' }),
      () => dispatch('node.move', { keys: [itemAt(0, 0).key], parent: found(blocks()[299]).key, index: 3 }),
      () => dispatch('node.remove', { keys: [itemAt(5, 0).key] }),
      undo,
      redo,
    ];
    for (const act of acts) {
      act();
      expect(isChecked()).toBe(true);
      expect(readGuide().issues).toEqual(freshIssues());
    }
  });
});
