import { guideTexts, textKey } from '@guide-studio/guide-core/translations';
import { readTranslationFile, type TranslationFormat, writeTranslationFile } from '@guide-studio/translation-files';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sized } from '../size.ts';
import { guideWith, hardTexts, translationsWith } from './guides.ts';

// Law: a sheet that is read back changes nothing. What is no sheet is a sentence.

const guide = guideWith(hardTexts, 7, sized(10, 60, 200));
const known = translationsWith(guide, hardTexts, ['de', 'ar'], 7);

async function written(format: TranslationFormat): Promise<Uint8Array<ArrayBuffer>> {
  const file = await writeTranslationFile(format, { guide, known, from: 'en', to: ['de', 'ar'] });
  if (!file.ok) throw new Error('It was not written.');
  return file.bytes;
}

describe.each(['xlsx', 'csv'] as const)('a sheet as %s', (format) => {
  it('is the same after a round trip', async () => {
    const read = await readTranslationFile(`a.${format}`, await written(format), { guide, known });
    expect(read).toMatchObject({ ok: true, problems: [] });
    if (read.ok) expect([...read.changed.values()].flat()).toEqual([]);
    // Into nothing: every translation of a text comes back, so that no row is lost on the way.
    const fresh = await readTranslationFile(`a.${format}`, await written(format), { guide, known: new Map() });
    const keys = new Set(guideTexts(guide).map(textKey));
    for (const [language, all] of known) {
      const back = new Map(fresh.ok ? (fresh.changed.get(language) ?? []).map((one) => [textKey(one), one.text]) : []);
      const there = all.filter((one) => keys.has(textKey(one)));
      expect(there.length).toBeGreaterThan(10);
      expect(back).toEqual(new Map(there.map((one) => [textKey(one), one.text])));
    }
  });
});

describe('what is no sheet', () => {
  const bomb = () => {
    const sheet = `<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>`;
    const workbook = '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>';
    const relations =
      '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>';
    return zipSync({
      'xl/workbook.xml': strToU8(workbook),
      'xl/_rels/workbook.xml.rels': strToU8(relations),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
    });
  };

  /** A workbook that says of itself that it unpacks to 4 GB. */
  const huge = () => {
    const bytes = bomb();
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 28 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, 0xff_ff_ff_00, true);
    return bytes;
  };

  /** A workbook of 300 MB that states a few bytes. */
  const lying = () => {
    const bytes = zipSync({ 'xl/workbook.xml': new Uint8Array(300 * 1024 * 1024).fill(32) }, { level: 1 });
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 28 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, 100, true);
    return bytes;
  };

  /** A workbook whose entities grow to a million letters. */
  const entities = () => {
    const grows = Array.from({ length: 6 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('');
    const workbook = `<!DOCTYPE w [<!ENTITY a0 "a">${grows}]><workbook><sheets><sheet name="&a6;"/></sheets></workbook>`;
    return zipSync({ 'xl/workbook.xml': strToU8(workbook), 'xl/_rels/workbook.xml.rels': strToU8('<Relationships/>') });
  };

  it.each([
    ['a.xlsx', 'a program with another name', () => strToU8('MZ\u0090\u0000'), 'unreadable'],
    ['a.xlsx', 'a value in the last cell of a sheet', bomb, 'tooManyCells'],
    ['a.xlsx', 'more than a sheet unpacks to', huge, 'unpacksTooMuch'],
    ['a.xlsx', 'more than a sheet unpacks to, in an archive that states less', lying, 'unpacksTooMuch'],
    [
      'a.csv',
      'a million rows',
      () => strToU8(`kind,externalId,part of,path,source,de\n${',,,,,\n'.repeat(1_000_000)}`),
      'tooManyCells',
    ],
    ['a.xlsx', 'entities that grow', entities, 'unreadable'],
    ['a.csv', 'bytes of another encoding', () => new Uint8Array([0x66, 0xfc, 0x72]), 'otherText'],
    ['a.csv', 'a workbook with another name', () => bomb(), 'otherText'],
    ['a.pdf', 'another format', () => strToU8('%PDF-'), 'otherEnding'],
    ['a.csv', 'more than 64 MB', () => new Uint8Array(65 * 1024 * 1024), 'tooLarge'],
  ])('%s: %s', async (name, _what, bytes, code) => {
    const read = await readTranslationFile(name, bytes(), { guide, known });
    expect(read).toMatchObject({ ok: false, faults: [{ code }] });
  });
});
