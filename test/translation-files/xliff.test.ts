import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '@guide-studio/guide-core';
import { type ByLanguage, guideTexts, textKey } from '@guide-studio/guide-core/translations';
import { readTranslationFile, writeTranslationFile } from '@guide-studio/translation-files';
import { describe, expect, it } from 'vitest';
import { sized } from '../size.ts';
import { guideWith, hardestTexts, translationsWith } from './guides.ts';

// Law: XLIFF that is written is valid, and reading it back changes nothing. What is no such file is a sentence.

const schema = fileURLToPath(new URL('xliff-core/xliff_core_2.0.xsd', import.meta.url));
const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;
const whyNoXmllint = hasXmllint ? '' : ' (skipped where xmllint is not installed)';

/** Returns what the schema of the core finds in files; empty for valid ones. */
function faultsBySchema(files: readonly string[]): string {
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schema, ...files], {
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
}

const seeds = Array.from({ length: sized(20, 200, 2000) }, (_, at) => at + 1);

async function written(guide: JsonObject, known: ByLanguage): Promise<Uint8Array<ArrayBuffer>> {
  const file = await writeTranslationFile('xlf', { guide, known, from: 'en', to: ['ar'] });
  if (!file.ok) throw new Error('It was not written.');
  return file.bytes;
}

const made = (seed: number) => {
  const guide = guideWith(hardestTexts, seed);
  return { guide, known: translationsWith(guide, hardestTexts, ['ar'], seed) };
};

describe('XLIFF', () => {
  it('is the same after a round trip, whatever the texts have', async () => {
    for (const seed of seeds) {
      const { guide, known } = made(seed);
      const bytes = await written(guide, known);
      const read = await readTranslationFile('a.xlf', bytes, { guide, known });
      expect(read, `seed ${seed}`).toMatchObject({ ok: true, problems: [] });
      if (read.ok) expect(read.changed.get('ar'), `seed ${seed}`).toEqual([]);
      // Into nothing: every translation of a text as it is comes back.
      const fresh = await readTranslationFile('a.xlf', bytes, { guide, known: new Map() });
      const now = new Map(guideTexts(guide).map((text) => [textKey(text), text.source]));
      const fitting = (known.get('ar') ?? []).filter((one) => now.get(textKey(one)) === one.source);
      const back = fresh.ok ? (fresh.changed.get('ar') ?? []) : [];
      for (const one of fitting) expect(back, `seed ${seed}`).toContainEqual(one);
    }
  });

  it('has the elements and attributes of the core in their order, each unit once', async () => {
    for (const seed of seeds.slice(0, 20)) {
      const { guide, known } = made(seed);
      const root = elementsIn(new TextDecoder().decode(await written(guide, known)));
      expect(faultsIn(root), `seed ${seed}`).toEqual([]);
    }
  });

  it.skipIf(!hasXmllint)(`is valid by the schema of the core, which refuses what is not${whyNoXmllint}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guide-studio-xliff-'));
    try {
      const files = await Promise.all(
        seeds.slice(0, 50).map(async (seed) => {
          const { guide, known } = made(seed);
          const path = join(folder, `${seed}.xlf`);
          writeFileSync(path, await written(guide, known));
          return path;
        }),
      );
      const empty = join(folder, 'empty.xlf');
      writeFileSync(empty, await written({ title: '', studyGuide: [] }, new Map()));
      expect(faultsBySchema([empty, ...files])).toBe('');
      const [first = ''] = files;
      const valid = readFileSync(first, 'utf8');
      for (const [from, to] of [
        [' trgLang="ar"', ' trgLanguage="ar"'],
        ['source>', 'original>'],
        ['state="', 'state="un'],
        ['<segment', '<note>n</note><segment'],
        ['<unit id="', '<unit id="not a name '],
      ] as const) {
        const broken = join(folder, 'broken.xlf');
        writeFileSync(broken, valid.replaceAll(from, to));
        expect(faultsBySchema([broken]), to).not.toBe('');
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('takes what tools of translators make of it: other prefixes, CDATA, inline elements, states, segments', async () => {
    const guide = {
      title: 'T',
      studyGuide: [{ type: 'flat', title: 'B', items: [{ type: 'open_ended', externalId: 'q', text: 'One. Two.' }] }],
    };
    const unit = (content: string) =>
      `<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><x:file id="f"><x:unit id="1" name="question//q">${content}</x:unit></x:file></x:xliff>`;
    const textOf = async (content: string) => {
      const bytes = new TextEncoder().encode(unit(content));
      const read = await readTranslationFile('a.xliff', bytes, { guide, known: new Map() });
      return read.ok ? read.changed.get('de')?.map(({ text, state }) => [text, state]) : read.faults;
    };
    const source = '<x:source>One. Two.</x:source>';
    expect(
      await textOf(
        `<x:segment state="final">${source}<x:target>Eins. <x:pc id="1">Zwei</x:pc>.</x:target></x:segment>`,
      ),
    ).toEqual([['Eins. Zwei.', 'reviewed']]);
    expect(await textOf(`<x:segment>${source}<x:target><![CDATA[Eins & <zwei>]]></x:target></x:segment>`)).toEqual([
      ['Eins & <zwei>', 'new'],
    ]);
    const two =
      '<x:segment><x:source>One.</x:source><x:target>Eins.</x:target></x:segment><x:ignorable><x:source> </x:source></x:ignorable>';
    expect(await textOf(`${two}<x:segment><x:source>Two.</x:source><x:target>Zwei.</x:target></x:segment>`)).toEqual([
      ['Eins. Zwei.', 'new'],
    ]);
    // Half of a text is no translation.
    expect(await textOf(`${two}<x:segment><x:source>Two.</x:source></x:segment>`)).toEqual([]);
  });

  it.each([
    ['<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><xliff>&c;</xliff>', 'doctype'],
    ['<xliff', 'brokenXml'],
    ['<xliff><file></xliff>', 'brokenXml'],
    ['<a b="1" b="2"/>', 'brokenXml'],
    ['<a>&unknown;</a>', 'brokenXml'],
    ['<a/><b/>', 'brokenXml'],
    ['', 'brokenXml'],
    ['<a>'.repeat(100_000), 'brokenXml'],
    ['<html/>', 'notXliff'],
    ['<xliff version="1.2"/>', 'otherVersion'],
    ['<xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" trgLang="xx-YY"/>', 'otherLanguage'],
    ['<xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0"/>', 'otherLanguage'],
    [`<a ${'b'.repeat(5_000_000)}`, 'brokenXml'],
    [`<a>${'&'.repeat(3_000_000)}</a>`, 'brokenXml'],
  ])('refuses %.60s', async (xml, code) => {
    const read = await readTranslationFile('a.xlf', new TextEncoder().encode(xml), { guide: {}, known: new Map() });
    expect(read).toMatchObject({ ok: false, faults: [{ code }] });
  });
});

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
}

/** Returns the elements of a file, in which no text has a `<` or `>`. */
function elementsIn(xml: string): Element {
  const top: Element = { name: '', attributes: {}, children: [] };
  const open = [top];
  for (const [, end, name = '', rest = '', alone] of xml.matchAll(/<(\/?)([\w:]+)([^>]*?)(\/?)>/gu)) {
    if (end === '/') {
      expect(open.pop()?.name).toBe(name);
      continue;
    }
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([\w:]+)="([^"]*)"/gu)].map(([, key, value]) => [key, value]),
    );
    const element: Element = { name, attributes: attributes as Record<string, string>, children: [] };
    open.at(-1)?.children.push(element);
    if (alone !== '/') open.push(element);
  }
  expect(open).toHaveLength(1);
  return top.children[0] ?? top;
}

const rules: Readonly<Record<string, { readonly children: RegExp; readonly attributes: readonly string[] }>> = {
  xliff: { children: /^(file )+$/u, attributes: ['xmlns', 'version', 'srcLang', 'trgLang'] },
  file: { children: /^(unit )+$/u, attributes: ['id', 'original', 'canResegment', 'srcDir', 'trgDir'] },
  unit: { children: /^(notes )?segment $/u, attributes: ['id', 'name', 'translate'] },
  notes: { children: /^(note )+$/u, attributes: [] },
  note: { children: /^$/u, attributes: ['category'] },
  segment: { children: /^source (target )?$/u, attributes: ['state', 'subState'] },
  source: { children: /^(cp )*$/u, attributes: ['xml:space'] },
  target: { children: /^(cp )*$/u, attributes: ['xml:space'] },
  cp: { children: /^$/u, attributes: ['hex'] },
};

/** Returns what is against the rules of the core in an element, as far as our files use them. */
function faultsIn({ name, attributes, children }: Element, ids = new Set<string>()): readonly string[] {
  const rule = rules[name];
  if (rule === undefined) return [`<${name}> is not known`];
  const order = children.map((child) => `${child.name} `).join('');
  const found = Object.keys(attributes).filter((key) => !rule.attributes.includes(key));
  const id = name === 'unit' ? (attributes['id'] ?? '') : null;
  const isTwice = id !== null && ids.has(id);
  if (id !== null) ids.add(id);
  return [
    ...(rule.children.test(order) ? [] : [`<${name}> has ${order}`]),
    ...found.map((key) => `<${name}> has ${key}`),
    ...(isTwice ? [`${id} is there twice`] : []),
    ...children.flatMap((child) => faultsIn(child, ids)),
  ];
}
