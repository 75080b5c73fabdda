import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as icons from '../../renderer/src/theme/icons.tsx';

const path = createRequire(import.meta.url).resolve('lucide-static/font/codepoints.json');
const letters = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, number>>;
const named = Object.entries(icons).map(([name, Icon]) => [name, Icon] as const);

test('every icon is the letter that lucide has for its name', () => {
  const expected = named.map(([name]) => [name, String.fromCharCode(letters[dashed(name)] ?? 0)]);
  const found = named.map(([name, Icon]) => [
    name,
    /data-icon="(.)"/u.exec(renderToStaticMarkup(<Icon size={16} />))?.[1],
  ]);
  expect(found).toEqual(expected);
});

test('an icon is hidden from screen readers unless it has a name', () => {
  const { Plus } = icons;
  expect(renderToStaticMarkup(<Plus size={16} />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<Plus size={16} role="img" aria-label="Add" />)).not.toContain('aria-hidden');
});

/** `CircleDot` → `circle-dot`, `Undo2` → `undo-2`, `Grid3x3` → `grid-3x3`. */
function dashed(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z\d])(?<!\dx)|(?<=\d)(?=[A-Z])/gu, '-').toLowerCase();
}
