import { childrenOf, fromWire } from '@guide-studio/guide-core/edit';
import { describe, expect, it } from 'vitest';
import { flatten, type Row } from '../../../renderer/src/outline/rows.ts';
import { block, choice, open, selected, when } from '../../guideParts.ts';

const often = choice('How often?', ['Daily', 'Never'], { externalId: 'often' });
const daily = when(selected('often', 'Daily'));
const never = when(selected('often', 'Never'));
const none = new Set<string>();

function rowsOf(...blocks: readonly object[]): readonly Row[] {
  return flatten(fromWire({ title: 'Runs', studyGuide: blocks as never }).root, none);
}

const runs = (rows: readonly Row[]): readonly (string | null)[] =>
  rows.map(({ run }) => run && `${run.place} of ${run.count} from ${run.from}`);

describe('questions with the same condition', () => {
  it('that follow each other in a block are one run', () => {
    expect(runs(rowsOf(block('A', often, open('1', daily), open('2', daily), open('3', daily), open('4'))))).toEqual([
      null,
      null,
      'first of 3 from 2',
      'inner of 3 from 2',
      'last of 3 from 2',
      null,
    ]);
  });

  it('are no run where they are alone, differ, or are in two blocks', () => {
    const alone = rowsOf(block('A', often, open('1', daily), open('2', never), open('3'), open('4', daily)));
    expect(runs(alone).every((run) => run === null)).toBe(true);
    const apart = rowsOf(block('A', often, open('1', daily)), block('B', open('2', daily)));
    expect(runs(apart).every((run) => run === null)).toBe(true);
  });

  it('are one run also where their lines and options are in another order', () => {
    const one = when(selected('often', 'Daily', 'Never'), selected('often', 'Daily'));
    const other = when(selected('often', 'Daily'), selected('often', 'Never', 'Daily'));
    expect(runs(rowsOf(block('A', often, open('1', one), open('2', other)))).slice(2)).toEqual([
      'first of 2 from 2',
      'last of 2 from 2',
    ]);
  });

  it('keep their bracket around the options of an opened question', () => {
    const { root } = fromWire({
      title: 'Runs',
      studyGuide: [block('A', often, choice('1', ['x', 'y'], daily), choice('2', ['x'], daily))] as never,
    });
    const items = childrenOf(childrenOf(root, 'blocks')[0] ?? root, 'items');
    const opened = new Set(items.slice(1).map(({ key }) => key));
    expect(runs(flatten(root, opened)).slice(2)).toEqual([
      'first of 2 from 2',
      'inner of 2 from 2',
      'inner of 2 from 2',
      'inner of 2 from 2',
      'last of 2 from 2',
    ]);
  });
});
