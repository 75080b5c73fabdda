import { childrenOf, createEditorState } from '@guide-studio/guide-core/edit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextProblem } from '../../../renderer/src/problems/nextProblem.ts';
import {
  checked,
  closeGuide,
  dispatch,
  findings,
  newGuide,
  readGuide,
  select,
  show,
} from '../../../renderer/src/session/index.ts';
import { createRandom } from '../../generate/random.ts';
import { openSession } from '../openSession.ts';

const count = 12;

/** Questions without a text, each one problem, and two with advice. */
const guide = {
  title: 'T',
  studyGuide: [0, 1, 2].map((block) => ({
    type: 'flat',
    title: `B${block}`,
    items: Array.from({ length: count / 3 }, (_, at) => ({ text: at === 3 ? ' ' : '', type: 'open_ended' })),
  })),
};

beforeEach(() => {
  openSession();
  newGuide(guide);
});
afterEach(closeGuide);

const here = () => readGuide().editor.selection[0] ?? '';
const questions = () =>
  childrenOf(readGuide().editor.doc.root, 'blocks').flatMap((block) =>
    childrenOf(block, 'items').map(({ key }) => key),
  );
const left = () => findings(checked()).all.length;

describe('going to the next problem', () => {
  it.each([1, 2, 3, 4, 5, 6])('selects every problem once, also if some are fixed on the way (seed %i)', (seed) => {
    const random = createRandom(seed);
    const direction = random.chance(0.5) ? 1 : -1;
    const all = left();
    const met = new Set<string>();
    for (let step = 0; step < all; step += 1) {
      nextProblem(direction);
      expect(met).not.toContain(here());
      met.add(here());
      if (random.chance(0.5)) dispatch('field.set', { key: here(), path: ['text'], value: 'Mended?' });
    }
    expect(met.size).toBe(count);
  });

  it('begins at the part that is selected, its own problem first', () => {
    const keys = questions();
    select([keys[5] ?? '']);
    nextProblem(1);
    expect(here()).toBe(keys[5]);
    nextProblem(1);
    expect(here()).toBe(keys[6]);
    select([keys[5] ?? '']);
    nextProblem(-1);
    expect(here()).toBe(keys[5]);
  });

  it('knows nothing of a guide that was open before', () => {
    for (let step = 0; step < 5; step += 1) nextProblem(1);
    show(createEditorState(guide));
    nextProblem(1);
    expect(here()).toBe(questions()[0]);
  });

  it('stays where it is when nothing is wrong', () => {
    for (const key of questions()) dispatch('field.set', { key, path: ['text'], value: 'Mended?' });
    const before = here();
    nextProblem(1);
    expect(here()).toBe(before);
  });
});
