import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../renderer/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/u.test(file));
const read = (file: string): string => readFileSync(join(source, file), 'utf8');
const setters = ['setSession', 'setGuide', 'withGuide'] as const;
const importOfStore = /import \{([^}]*)\} from '[^']*\/store\.ts'/gu;

test('only the transitions change the session', () => {
  for (const name of setters) expect(read('session/transitions/store.ts')).toContain(`export function ${name}(`);
  const users = files.filter((file) => {
    const names = [...read(file).matchAll(importOfStore)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    );
    return setters.some((name) => names.includes(name));
  });
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter((file) => !file.startsWith('session/transitions/'))).toEqual([]);
});

test('no entry of the session has a setter, and its hook cannot set', () => {
  const entries = ['index.ts', 'store.ts', 'transitions/index.ts'].map((file) => read(`session/${file}`)).join('\n');
  expect(setters.filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(entries))).toEqual([]);
  const sets = files.filter((file) => /useSession\.setState/u.test(read(file)));
  expect(sets).toEqual([]);
});
