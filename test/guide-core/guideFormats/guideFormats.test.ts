import { coreFormats as formats, formatOf, guideFile } from '@guide-studio/guide-core/files';
import { describe, expect, it, test } from 'vitest';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const seed = 20261131;

/** The lines of an outline with a block or a question. */
const headsOf = (text: string): readonly string[] => text.match(/^(?:#|\d+\.) .*$/gmu) ?? [];

describe.each(formats)('the format $id', (format) => {
  it.skipIf(format.write === undefined)(
    `reads again what it writes (seed ${seed}), unless it is only read`,
    async () => {
      const random = createRandom(seed);
      const again = async (text: string, title: string): Promise<string> => {
        const read = await format.read(bytesOf(text), { name: `${title}.${format.extensions[0] ?? ''}` });
        if (!read.ok) throw new Error(JSON.stringify(read.issues));
        return format.write?.(read.guide) ?? '';
      };
      for (let count = 0; count < 60; count += 1) {
        const guide = randomGuide(random, { blocks: 3, itemsPerBlock: 4 });
        const text = format.write?.(guide) ?? '';
        const read = await again(text, String(guide['title']));
        // In an outline, a question without options of its own gets an empty one.
        if (format === guideFile) expect(read).toBe(text);
        else expect(headsOf(read).length).toBe(headsOf(text).length);
        expect(await again(read, String(guide['title']))).toBe(read);
      }
    },
  );

  it('says of bytes that are no text what they are, in both languages, and where the fault is', async () => {
    const read = await format.read(new Uint8Array([0x61, 0xff, 0xfe]), { name: 'x' });
    if (read.ok) throw new Error('It was read.');
    for (const { code, message } of read.issues) {
      expect(code).not.toBe('');
      expect(message.en).not.toBe(message.de);
      expect(message.en).toMatch(/\.$/u);
    }
    expect(read.issues.length).toBeGreaterThan(0);
  });

  it('has a name in both languages and endings without a dot', () => {
    expect(format.title.en).not.toBe('');
    expect(format.title.de).not.toBe('');
    for (const extension of format.extensions) expect(extension).toMatch(/^[a-z.]+[a-z]$/u);
  });
});

test.each([
  ['tea.guide.json', '{}', 'guide'],
  ['tea.JSON', '', 'guide'],
  ['tea.txt', '# Tea\n1. Why tea?', 'outline'],
  ['tea.md', 'Why tea?\nWhich tea?', 'outline'],
  ['tea.TXT', 'Which tea?\n- Green\n- Black', 'outline'],
  // Any text could be read as a question, so a note is none; the guide file says what it is not.
  ['notes.txt', 'tea', 'guide'],
  ['tea.pdf', '# Tea\n1. Why tea?', 'guide'],
])('%s with %j is read as %s', (name, text, id) => {
  expect(formatOf(formats, bytesOf(text), name).id).toBe(id);
});

it('reports each line of an outline that could be read in another way, and what a guide file would lose', async () => {
  const text = '# Tea [screener]\n1. Why tea?\nASK IF Q1 = Yes\n';
  const bytes = bytesOf(text);
  const read = await formatOf(formats, bytes, 'tea.txt').read(bytes, { name: '/tmp/My tea.txt' });
  if (!read.ok) throw new Error('It was not read.');
  expect(read.guide['title']).toBe('My tea');
  expect(read.report.map(({ code, line }) => [code, line])).toEqual([
    ['notInScreener', 2],
    ['routingLine', 3],
  ]);
  expect(read.report[1]?.message.en).toMatch(/^Line 3: left out, because conditions are not read from text\. /u);
  expect(read.report[1]?.message.de).toMatch(/^Zeile 3: weggelassen, /u);
  const twice = await guideFile.read(bytesOf('{ "title": "A", "title": "B" }'), { name: 'a.json' });
  expect(twice).toMatchObject({
    ok: true,
    report: [{ line: 1, message: { en: expect.stringMatching(/^Line 1, /u) } }],
  });
});
