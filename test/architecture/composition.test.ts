import { expect, test } from 'vitest';
import { filesBelow, read } from './sources.ts';

test('one guard keeps the keys of an input method from every handler of the window, before all of them', () => {
  const guard = 'renderer/src/browser/leaveKeysToComposition.ts';
  const others = filesBelow('renderer/src').filter((file) => file !== guard);
  expect(others.length).toBeGreaterThan(500);
  expect(others.filter((file) => /isComposing|\b229\b/u.test(read(file)))).toEqual([]);
  const imports = [...read('renderer/src/main.tsx').matchAll(/^import (?:.* from )?'(.*)';$/gmu)].map(
    ([, file]) => file,
  );
  expect(imports.indexOf('./browser/leaveKeysToComposition.ts')).toBeLessThan(2);
  // Otherwise the bundle leaves out a module that exports nothing.
  expect(read('renderer/package.json')).toContain('"./src/browser/leaveKeysToComposition.ts"');
});
