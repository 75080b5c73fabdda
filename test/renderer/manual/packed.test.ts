import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adviceIds, type Issue, ruleIds } from '@guide-studio/guide-core';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { shapeWords } from '../../../packages/guide-core/src/validate/messages.en.ts';
import { switchWords } from '../../../packages/guide-core/src/validate/switchWords.en.ts';
import { allPathFindings } from '../../../packages/interview-engine/src/paths/findings/allPathFindings.ts';
import { firstPlace, placeOfDialog, placeOfPart, placeOfView } from '../../../renderer/src/manual/manualPlaces.ts';
import type { Block } from '../../../renderer/src/manual/packed.ts';
import { paragraphOfTest } from '../../../renderer/src/guideTests/paragraphOfTest.ts';
import { fatalKinds } from '../../../renderer/src/study/fatal/fatalFindings.ts';
import { manualFiles, packManual, pictureFiles, readPage } from '../../../tools/build/packManual.mjs';
import { targets } from '../../../tools/build/targets.mjs';

const manual = packManual();
const root = join(import.meta.dirname, '../../..');

const placesOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
const places = new Set(
  manual.pages.flatMap(({ name, blocks }) => [name, ...placesOf(blocks).map((anchor) => `${name}#${anchor}`)]),
);

/** Returns every object inside a value. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

test('every page of the manual is packed once', () => {
  const files = readdirSync(join(root, 'docs/manual')).filter((name) => name.endsWith('.md'));
  const names = manual.groups.flatMap(({ pages }) => pages);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name !== 'service').toSorted()).toEqual(
    files.map((name) => name.slice(0, -3)).toSorted(),
  );
  expect(manual.pages.map(({ name }) => name)).toEqual(names);
});

test('every link of the manual leads to a page, to a heading or to the web', () => {
  const links = [...objectsIn(manual.pages)].filter(({ kind }) => kind === 'link').map(({ to }) => String(to));
  expect(links.length).toBeGreaterThan(60);
  expect(links.filter((to) => !places.has(to) && !to.startsWith('https://') && !to.startsWith('http://127'))).toEqual(
    [],
  );
});

test('every view, part and dialog of the window that names a page has it', () => {
  const used = [
    firstPlace,
    ...[placeOfView, placeOfPart, placeOfDialog].flatMap((of): readonly string[] => Object.values(of)),
  ];
  expect(used.filter((place) => !places.has(place))).toEqual([]);
});

test('every finding, fatal kind and state of a failing test has a paragraph of its own, and no paragraph is about something else', () => {
  const ids = [
    ...ruleIds,
    ...adviceIds,
    ...(Object.keys(shapeWords) as Issue['code'][]),
    ...Object.keys(switchWords),
    ...allPathFindings.map(({ code }) => code),
    ...fatalKinds,
    ...Object.values(paragraphOfTest),
  ];
  expect(Object.keys(manual.findings).toSorted()).toEqual([...new Set(ids)].toSorted());
  const anchors = Object.values(manual.findings);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors.filter((place) => !places.has(place))).toEqual([]);
});

test('no markup is packed: every part is a text or one of the known kinds', () => {
  const kinds = new Set<unknown>();
  for (const one of objectsIn(manual.pages)) if ('kind' in one) kinds.add(one['kind']);
  expect([...kinds].toSorted()).toEqual(
    ['code', 'emphasis', 'heading', 'link', 'list', 'paragraph', 'picture', 'strong', 'table'].filter((kind) =>
      kinds.has(kind),
    ),
  );
  for (const one of objectsIn(manual.pages)) {
    expect(Object.keys(one).filter((key) => /html|on[A-Z]|style|src/u.test(key))).toEqual([]);
  }
});

test.each([
  ['markup', '# A\n\n<img src=x onerror=alert(1)>'],
  ['markup in a line', '# A\n\nsay <b>hello</b>'],
  ['a link to a script', '# A\n\n[press](javascript:alert(1))'],
  ['a link to data', '# A\n\n[press](data:text/html,x)'],
  ['no title', 'only words'],
  ['a picture in a line', '# A\n\nsee ![A cup](../importing.png) here'],
  ['a picture without words', '# A\n\n![](../importing.png)'],
  ['a picture of the web', '# A\n\n![A cup](https://example.org/cup.png)'],
  ['a picture as data', '# A\n\n![A cup](data:image/png;base64,AAAA)'],
  ['a picture of another folder', '# A\n\n![A cup](../../renderer/icon.png)'],
  ['a picture that may have scripts', '# A\n\n![A cup](../importing.svg)'],
  ['a picture that is not there', '# A\n\n![A cup](../cup.png)'],
  ['a footnote of definitions', '# A\n\n[press][x]\n\n[x]: https://example.org'],
])('%s is refused when the manual is packed, with a sentence', (_, text) => {
  expect(() => readPage('page', text)).toThrow(/^The page page of the manual .*\.$/u);
});

test('all words of a page are packed', () => {
  for (const { name, blocks } of manual.pages) {
    const file = name === 'service' ? 'docs/service.md' : `docs/manual/${name}.md`;
    const tree = fromMarkdown(readFileSync(join(root, file), 'utf8'));
    const written = new Set<string>();
    for (const { type, value } of objectsIn(tree)) if (type === 'inlineCode') written.add(String(value));
    const packed = JSON.stringify(blocks);
    // A table is text to a reader without tables, so its codes are among them.
    for (const code of written) expect(packed, `${name}: ${code}`).toContain(JSON.stringify(code).slice(1, -1));
  }
});

test('every picture of a page is packed with its words, in both themes, and its change makes the editor stale', () => {
  const written = manual.pages.flatMap(({ name }) => {
    const file = name === 'service' ? 'docs/service.md' : `docs/manual/${name}.md`;
    return [...readFileSync(join(root, file), 'utf8').matchAll(/^!\[(.+)\]\((?:.*\/)?([\w-]+)\.png\)$/gmu)];
  });
  expect(written.length).toBeGreaterThan(0);
  const packed = [...objectsIn(manual.pages)].filter(({ kind }) => kind === 'picture');
  expect(packed).toEqual(
    written.map(([, alt, name]) => ({
      kind: 'picture',
      light: `${name}.png`,
      dark: `${name}-dark.png`,
      alt,
      width: expect.any(Number) as number,
      height: expect.any(Number) as number,
    })),
  );
  const files = Object.values(pictureFiles(manual));
  expect(manualFiles()).toEqual(expect.arrayContaining(files));
  const inputs = targets.renderer.inputs.map((path) => join(root, path));
  expect(files.filter((file) => !inputs.includes(file))).toEqual([]);
});
