import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { picture } from './picture.ts';

const file = fileURLToPath(new URL('../../docs/architecture.md', import.meta.url));
const generated = /(<!-- generated: begin -->\n\n).*?(\n\n<!-- generated: end -->)/su;

/** Replaces the generated block of the document. */
const updated = (text: string): string =>
  text.replace(generated, (_, begin: string, end: string) => begin + picture() + end);

it('docs/architecture.md shows the table of the parts (UPDATE_DOCS=1 writes it)', () => {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(generated);
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(file, updated(text));
  else expect(text).toBe(updated(text));
});
