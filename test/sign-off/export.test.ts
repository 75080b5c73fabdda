import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import type { JsonObject } from '@guide-studio/guide-core';
import {
  type ExportFormat,
  exportGuide,
  type ExportOptions,
  type ExportResult,
  fingerprintOf,
  printPdf,
} from '@guide-studio/sign-off/node';
import { mostWordCharacters, mostWordLines } from '../../packages/sign-off/src/node/exportGuide.ts';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { choice, flat, open, selected, when } from '../guideParts.ts';
import { findChromium } from '../e2e/browser.ts';

const guide: JsonObject = {
  title: 'مقابلة حول الإفطار',
  externalTitle: 'Breakfast & tea <b>\u0000\ud800',
  config: { questionLanguage: 'ar' },
  studyGuide: [
    {
      type: 'flat',
      title: 'क्या खाते हैं',
      items: [
        { text: '你早餐吃什么？', type: 'open_ended', addInstructions: 'ቁርስ ゆっくり\nsecond line' },
        {
          text: 'מה אתה אוכל?',
          type: 'multiple_choice',
          options: [{ text: 'ขนมปัง' }, { text: 'დილა' }, { text: 'Առավոտ' }, { text: 'སྔ་དྲོ' }, { text: '아침' }],
        },
      ],
    },
  ],
};

const file = 'breakfast.guide.json';
const at = Date.UTC(2026, 10, 22);
const browser = process.env['GUIDE_STUDIO_BROWSER'] ?? findChromium() ?? '/usr/bin/chromium';
const print = async (html: string) => await printPdf(html, { environment: { GUIDE_STUDIO_BROWSER: browser } });
const made = async (format: ExportFormat): Promise<ExportResult> =>
  await exportGuide(guide, { file, at, format, language: 'de', print });

async function bytesOf(format: ExportFormat): Promise<Buffer> {
  const result = await made(format);
  if (!result.ok) throw new Error(result.code);
  return Buffer.from(result.value.bytes);
}

/** Returns the files of a ZIP archive, read from the directory at its end. */
function unzipped(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [size, nameLength] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + size);
    files.set(name, bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

/** Returns the fonts in a Word document by name. Their first 32 bytes are mixed with a key (ECMA-376, 4, 17.8.1). */
function fontsIn(files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> {
  const relations = files.get('word/_rels/fontTable.xml.rels')?.toString() ?? '';
  const table = files.get('word/fontTable.xml')?.toString() ?? '';
  const fonts = [
    ...table.matchAll(/<w:font w:name="([^"]*)".*?<w:embedRegular r:id="([^"]*)" w:fontKey="\{([^}]*)\}/gsu),
  ];
  return new Map(
    fonts.map(([, name = '', id = '', key = '']) => {
      const relation = relations.split('<Relationship ').find((each) => each.includes(`Id="${id}"`)) ?? '';
      const mixed = files.get(`word/${/Target="([^"]*)"/u.exec(relation)?.[1]}`) ?? Buffer.alloc(0);
      const bytes = Buffer.from(mixed);
      const digits = Buffer.from(key.replaceAll('-', ''), 'hex').reverse();
      for (let at = 0; at < 32; at += 1) bytes[at] = (mixed[at] ?? 0) ^ (digits[at % 16] ?? 0);
      return [name, bytes];
    }),
  );
}

const inFours = (fingerprintOf(guide).match(/.{4}/gu) ?? []).join(' ');

/** Returns the characters for which the page has a font. */
function covered(html: string): ReadonlySet<number> {
  const ranges = [...html.matchAll(/unicode-range:([^}]*)\}/gu)].flatMap(([, list = '']) => list.split(','));
  return new Set(ranges.map((point) => Number.parseInt(point.replace('U+', ''), 16)));
}

describe('a sign-off pack', () => {
  test('as a page brings a font for every character of the guide, and loads nothing', async () => {
    const html = (await bytesOf('html')).toString();
    const points = covered(html);
    const letters = Array.from(JSON.stringify(guide)).filter((character) => /\p{L}|\p{M}/u.test(character));
    expect(letters.filter((letter) => !points.has(letter.codePointAt(0) ?? 0))).toEqual([]);
    const links = [...html.matchAll(/ (?:src|href)="([^"]*)"/gu)].map(([, link = '']) => link);
    expect(links.filter((link) => !link.startsWith('#'))).toEqual([]);
    expect(html.match(/url\((?!data:font)/gu)).toBeNull();
  });

  test('as a Word document holds every text in well-formed XML, in its own direction', async () => {
    const xml =
      unzipped(await bytesOf('docx'))
        .get('word/document.xml')
        ?.toString() ?? '';
    const window = new Window();
    const parsed = new window.DOMParser().parseFromString(xml, 'application/xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    const read = parsed.documentElement?.textContent ?? '';
    const answers = ['ขนมปัง', 'დილა', 'Առավոտ', 'སྔ་དྲོ', '아침'];
    const questions = ['क्या खाते हैं', '你早餐吃什么？', 'ቁርስ ゆっくり', 'second line', 'מה אתה אוכל?', ...answers];
    for (const text of ['مقابلة حول الإفطار', 'Breakfast & tea <b>', ...questions]) {
      expect(read).toContain(text);
    }
    // oxlint-disable-next-line no-control-regex
    expect(xml).not.toMatch(/[\u0000-\u0008\ud800]/u);
    expect(xml).toMatch(/<w:bidi\/>/u);
  });

  test('as a Word document brings a font for every letter, whole and under the name that the text asks for', async () => {
    const files = unzipped(await bytesOf('docx'));
    const text = (name: string) => files.get(name)?.toString() ?? '';
    const fonts = fontsIn(files);
    const runs = [...text('word/document.xml').matchAll(/<w:r>(.*?)<\/w:r>/gsu)].map(([, run = '']) => run);
    for (const run of runs) {
      const words = [...run.matchAll(/<w:t[^>]*>([^<]*)/gu)].map(([, part = '']) => part).join('');
      const name = /<w:rFonts w:ascii="([^"]*)"/u.exec(run)?.[1];
      if (/\p{L}/u.test(words)) expect([...fonts.keys()], words).toContain(name);
    }
    expect(fonts.size).toBeGreaterThan(8);
    for (const [name, bytes] of fonts) {
      let sum = 0;
      for (let offset = 0; offset < bytes.length; offset += 4) sum = (sum + bytes.readUInt32BE(offset)) >>> 0;
      // The checksum of every valid TrueType file.
      expect(sum, name).toBe(0xb1b0afba);
      expect(bytes.includes(Buffer.from(name, 'utf16le').swap16()), name).toBe(true);
    }
  });

  test.skipIf(!hasProgram('soffice') || !hasProgram('pdffonts'))(
    'as a Word document is set in its own fonts (needs LibreOffice and pdffonts)',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'guide-studio-pack-'));
      const bytes = await bytesOf('docx');
      writeFileSync(join(folder, 'pack.docx'), bytes);
      const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
      execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', 'pack.docx'], { cwd: folder });
      const used = execFileSync('pdffonts', ['pack.pdf'], { cwd: folder, encoding: 'utf8' });
      const text = execFileSync('pdftotext', ['pack.pdf', '-'], { cwd: folder, encoding: 'utf8' });
      rmSync(folder, { recursive: true, force: true });
      for (const name of fontsIn(unzipped(bytes)).keys()) expect(used).toContain(`+${name.replaceAll(' ', '')} `);
      for (const word of ['你早餐吃什么', 'ゆっくり', 'დილა', 'Առավոտ', '아침']) expect(text).toContain(word);
    },
    60_000,
  );

  test.skipIf(!existsSync(browser))('as a PDF is tagged and has an outline (needs a browser that prints)', async () => {
    const pdf = await bytesOf('pdf');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('/StructTreeRoot')).toBe(true);
    expect(pdf.includes('/Outlines')).toBe(true);
    expect(pdf.includes('/Creator (Guide Studio)')).toBe(true);
  });

  const hasReader = hasProgram('pdftotext');
  test.skipIf(!existsSync(browser) || !hasReader)(
    'as a PDF can be searched for every script (needs pdftotext)',
    async () => {
      const text = execFileSync('pdftotext', ['-', '-'], { input: await bytesOf('pdf'), encoding: 'utf8' });
      for (const word of ['你早餐吃什么', 'ゆっくり', 'დილა', 'Առավոտ', '아침', 'Interviewleitfaden'])
        expect(text).toContain(word);
    },
  );

  test('says what is missing if no browser can print', async () => {
    const none = async (html: string) => await printPdf(html, { environment: { PATH: '' }, platform: 'linux' });
    expect(await exportGuide(guide, { file, format: 'pdf', print: none })).toEqual({ ok: false, code: 'noBrowser' });
    const broken = async (html: string) =>
      await printPdf(html, { environment: { GUIDE_STUDIO_BROWSER: '/bin/false' } });
    expect(await exportGuide(guide, { file, format: 'pdf', print: broken })).toEqual({
      ok: false,
      code: 'printFailed',
    });
  });

  test('refuses a Word document that is too long, and makes the other formats', async () => {
    const long = {
      title: 'T',
      studyGuide: [{ type: 'flat', title: 'B', items: [{ text: 'x\n'.repeat(mostWordLines), type: 'open_ended' }] }],
    };
    expect(await exportGuide(long, { file, format: 'docx', print })).toEqual({ ok: false, code: 'tooLong' });
    const wide = { ...long, studyGuide: [], background: 'x'.repeat(mostWordCharacters) };
    expect(await exportGuide(wide, { file, format: 'docx', print })).toEqual({ ok: false, code: 'tooLong' });
    expect(await exportGuide(long, { file, format: 'markdown', print })).toMatchObject({ ok: true });
  });

  test('words a condition with 20,000 choices', async () => {
    const options = Array.from({ length: 20_000 }, (_, at) => `Option ${at}`);
    const question = choice('Which?', options, { externalId: 'q' });
    const many = { title: 'T', studyGuide: [flat(question, open('Why?', when(selected('q', ...options))))] };
    const result = await exportGuide(many, { file, format: 'markdown', print });
    expect(result.ok && Buffer.from(result.value.bytes).toString().split('Option 19999').length).toBe(3);
  });

  test('names its file, its time and the fingerprint of its content', async () => {
    const text = (await bytesOf('markdown')).toString();
    expect(text).toContain(
      ['- Datei: breakfast.guide.json', '- Exportiert am: 22\\. November 2026', `- Fingerabdruck: ${inFours}`].join(
        '\n',
      ),
    );
  });

  test.each(['html', 'docx', 'pdf', 'markdown'] as const)('lists guide tests on request, as %s', async (format) => {
    const tests = [
      {
        test: { name: 'Ein Test & <b>', note: 'Warum?', expect: { shown: ['你早餐吃什么？'] } },
        state: 'failed',
        differences: ['Sie fehlt.'],
      },
    ] as const;
    const listed = structuredClone(tests) as unknown as NonNullable<ExportOptions['tests']>;
    const result = await exportGuide(guide, { file, at, format, language: 'de', print, tests: listed });
    if (!result.ok) throw new Error(result.code);
    const bytes = Buffer.from(result.value.bytes);
    if (format === 'pdf') return expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const text = format === 'docx' ? (unzipped(bytes).get('word/document.xml') ?? '').toString() : bytes.toString();
    for (const words of ['Tests des Leitfadens', 'Ein Test', 'Warum?', 'Fehlgeschlagen', 'Sie fehlt.']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('Sieht: ');
    expect(text).not.toContain('Ein Test & <b>');
  });

  test('lists what changed since another version, and that nothing did', async () => {
    const since = { guide: { ...guide, title: 'Before' }, name: 'before.guide.json' };
    const text = async (options: object) => {
      const result = await exportGuide(guide, { file, at, format: 'markdown', print, ...options });
      return result.ok ? new TextDecoder().decode(result.value.bytes) : '';
    };
    expect(await text({ since })).toMatch(
      /Changes since before\.guide\.json\s+1 change: 1 wording\s+### The study[^#]*Before/u,
    );
    expect(await text({ since: { guide, name: 'same' } })).toContain('No differences.');
    expect(await text({})).not.toContain('Changes since');
  });
});

function hasProgram(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
