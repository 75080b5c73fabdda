import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Every file that holds texts for people: of the window, the core, the host, the page, the pack and the commands. */
const files = ['renderer/src', 'packages', 'electron/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/u.test(file) && !/node_modules|\/dist\//u.test(file))
  .filter((file) =>
    /\/(?:words|i18n)\/|Words[^/]*\.ts$|\/(?:messages|descriptions)[^/]*\.ts$|^packages\/cli\/|^electron\/|\/src\/page\//u.test(
      file,
    ),
  )
  .sort();

/** Parts of sentences that puzzled people. No text may contain one again. */
const puzzling = [
  'One thing first',
  'They can be allowed',
  'Go on and remove these references',
  'Done: delete',
  'Take it back',
  'All hold',
  'Any holds',
  'Not so: ',
  'Answer so and go there',
  'Seed of the draws',
  'New draw',
  'drawing anew',
  'What stands behind',
  'Launch on Studies',
  'stop for a day',
  'Select all beside it',
  'Usual text size',
  'All as usual',
  'Save by itself',
  'At the start',
  'Opened last',
  'would meet something empty',
  'Whoever comes by a link',
  'says nothing about who may go on',
  'Left empty, everybody sees all of them',
  'Nothing has these words',
  'waits there until you mend it',
  'Written out on',
  'An own answer can be written',
  'agree that the study is carried out with it',
  'stands alone',
  'into your order',
  'What counts:',
  'Nobody, and no model',
  'anew',
  'somebody',
  'whoever',
  'is wished',
  'are wished',
  'screening block',
] as const;

/**
 * Returns the texts of a file in quotes, in backticks and in markup, each with its line. Leaves out modules and types.
 */
function textsIn(file: string): readonly (readonly [line: number, text: string])[] {
  const source = readFileSync(join(root, file), 'utf8');
  const texts: (readonly [number, string])[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const { type, start, value: text } = value as { type?: unknown; start?: unknown; value?: unknown };
    if (typeof type !== 'string' || type.startsWith('TSType') || /^(?:Import|ExportAll)/u.test(type)) return;
    const words = type === 'TemplateElement' ? (text as { cooked?: unknown }).cooked : text;
    if (/^(?:Literal|JSXText|TemplateElement)$/u.test(type) && typeof words === 'string') {
      texts.push([source.slice(0, Number(start)).split('\n').length, words]);
    }
    Object.values(value).forEach(visit);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return texts;
}

describe('the texts for people', () => {
  test('are found', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.flatMap((file) => textsIn(file)).length).toBeGreaterThan(3000);
  });

  test('contain none of the sentences that puzzled people', () => {
    const found = files.flatMap((file) =>
      textsIn(file).flatMap(([line, text]) => {
        const words = text.toLowerCase();
        const here = puzzling.filter((each) => words.includes(each.toLowerCase()));
        return here.map((each) => `${file}:${line} “${each}” in “${text}”`);
      }),
    );
    expect(found).toEqual([]);
  });
});
