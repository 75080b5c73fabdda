import { codeTree } from '@guide-studio/analysis';
import type { Code } from '@guide-studio/guide-core/reading';
import { expect, it } from 'vitest';
import { numbersFrom, sized } from '../size.ts';

const deleted = { by: 'Ana', at: '2026-12-01T09:00:00Z' };
const code = (id: string, more: Partial<Code> = {}): Code => ({ id, name: id.toUpperCase(), colour: 'blue', ...more });

it('shows codes below each other, in their order', () => {
  const tree = codeTree([
    code('b', { parent: 'a' }),
    code('a'),
    code('c', { parent: 'a', order: 1 }),
    code('d', { parent: 'b' }),
  ]);
  expect(tree.inOrder.map(({ code: { id }, depth }) => [id, depth])).toEqual([
    ['a', 0],
    ['c', 1],
    ['b', 1],
    ['d', 2],
  ]);
  expect([...tree.withBelow('b')]).toEqual(['b', 'd']);
});

it('marks count for the code that theirs was merged into; of a deleted one for none', () => {
  const tree = codeTree([
    code('a', { mergedInto: 'b' }),
    code('b', { mergedInto: 'c' }),
    code('c'),
    code('x', { deleted }),
  ]);
  expect(tree.codeOf('a')?.id).toBe('c');
  expect(tree.codeOf('x')).toBeNull();
  expect(tree.codeOf('unknown')).toBeNull();
});

it('no merge of trees loses a code: each one that is not deleted is in the tree once, also of rings', () => {
  const below = numbersFrom(21);
  for (let round = 0; round < sized(500, 5000, 50_000); round += 1) {
    const count = 1 + below(8);
    const codes = Array.from({ length: count }, (_, at) =>
      code(`c${at}`, {
        ...(below(3) === 0 ? {} : { parent: `c${below(count + 1)}` }),
        ...(below(6) === 0 ? { deleted } : {}),
        ...(below(6) === 0 ? { mergedInto: `c${below(count + 1)}` } : {}),
      }),
    );
    const wanted = codes.filter((one) => one.deleted === undefined && one.mergedInto === undefined);
    const tree = codeTree(codes);
    expect(tree.inOrder.map(({ code: { id } }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
    for (const { id } of codes) tree.codeOf(id);
  }
});
