import { expect, test } from 'vitest';
import { findMutants } from './find.mjs';
import { mutantsOf } from './stryker.mjs';

const folder = 'packages/guide-core/src';
const text = `
export function larger(a: number, b: number): number {
  return a >= b ? a : b;
}

export function smaller(a: number, b: number): number {
  return a < b ? a : b;
}
`;
const from = `${folder}/numbers.ts`;

async function found(edited: Readonly<Record<string, string>>) {
  const drawn = (await mutantsOf(from, text)).find(({ replacement }) => replacement === 'a <= b');
  if (drawn === undefined) throw new Error('There is no such mutant.');
  const sources = { filesOf: () => Object.keys(edited), textOf: (file: string) => edited[file] ?? '' };
  return (await findMutants([drawn], sources))[0];
}

test('a drawn mutant is found at its own place', async () => {
  expect(await found({ [from]: text })).toMatchObject({ file: from, start: { line: 6 }, replacement: 'a <= b' });
});

test('a drawn mutant is found where its line moved to, and in the file that its own was moved to', async () => {
  const to = `${folder}/sums/numbers.ts`;
  const moved = await found({ [to]: `// One.\n// Two.\n${text}`, [`${folder}/other.ts`]: text });
  expect(moved).toMatchObject({ file: to, start: { line: 8 }, replacement: 'a <= b' });
  expect(moved?.instead).toBeUndefined();
});

test('if its line is gone, another mutant of the same kind in the file is tried instead, always the same one', async () => {
  const edited = { [from]: text.replace('a < b ? a : b', 'Math.min(a, b)') };
  const first = await found(edited);
  expect(first).toMatchObject({ file: from, mutator: 'EqualityOperator', instead: true });
  expect(await found(edited)).toEqual(first);
});
