import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn, type Graph } from './circles.ts';
import { importsOf } from './importsOf.ts';
import { read, sources } from './sources.ts';

const files = sources.filter((file) => file.includes('/src/'));

/** Returns the imports of the sources among each other; imports of types count. */
function importGraph(): Graph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const found = importsOf(read(file), file)
        .filter(({ source }) => source.startsWith('.'))
        .map(({ source }) => posix.join(posix.dirname(file), source));
      return [file, found.filter((each) => known.has(each))];
    }),
  );
}

describe('files of the packages, of electron and of the renderer', () => {
  it('do not import each other in circles, also not for types', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(circlesIn(importGraph())).toEqual([]);
  });
});

describe('circles are found', () => {
  const cases: readonly [graph: Record<string, string[]>, circles: string[][]][] = [
    [{ a: ['b'], b: ['c'], c: [] }, []],
    [{ a: ['b'], b: ['a'] }, [['a', 'b']]],
    [{ a: ['a'] }, [['a']]],
    [{ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
    [
      { a: ['b'], b: ['c'], c: ['b', 'd'], d: ['e'], e: ['d'] },
      [
        ['b', 'c'],
        ['d', 'e'],
      ],
    ],
  ];
  it.each(cases)('in %j', (graph, circles) => {
    expect(circlesIn(new Map(Object.entries(graph)))).toEqual(circles);
  });
});
