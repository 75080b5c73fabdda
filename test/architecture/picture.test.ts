import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pictureOfEditor, pictureOfPackages, picturesOfFolders } from './picture.ts';

const file = fileURLToPath(new URL('../../docs/architecture.md', import.meta.url));
const pictures: Readonly<Record<string, () => string>> = {
  packages: pictureOfPackages,
  folders: picturesOfFolders,
  editor: pictureOfEditor,
};

/** Finds the generated block with a name. */
const blockOf = (name: string): RegExp =>
  new RegExp(`(<!-- generated: ${name} -->\n\n).*?(\n\n<!-- generated: end -->)`, 'su');

/** Replaces the generated blocks of the document. */
const updated = (text: string): string =>
  Object.entries(pictures).reduce(
    (before, [name, draw]) => before.replace(blockOf(name), (_, begin: string, end: string) => begin + draw() + end),
    text,
  );

it('docs/architecture.md shows the table of the parts (UPDATE_DOCS=1 writes it)', () => {
  const text = readFileSync(file, 'utf8');
  for (const name of Object.keys(pictures)) expect(text).toMatch(blockOf(name));
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(file, updated(text));
  else expect(text).toBe(updated(text));
});
