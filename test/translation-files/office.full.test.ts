import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readTranslationFile, type TranslationFormat, writeTranslationFile } from '@guide-studio/translation-files';
import { describe, expect, it } from 'vitest';
import { sized } from '../size.ts';
import { guideWith, hardTexts, translationsWith } from './guides.ts';

// Law: a sheet that LibreOffice opened and saved changes nothing when it is read back.

const hasCalc = ['/usr/lib', '/usr/lib64'].some((lib) => existsSync(join(lib, 'libreoffice/program/libsclo.so')));
const whyNoCalc = hasCalc ? '' : ' (skipped where LibreOffice is not installed)';

const guide = guideWith(hardTexts, 7, sized(10, 60, 200));
const known = translationsWith(guide, hardTexts, ['de', 'ar'], 7);

async function written(format: TranslationFormat): Promise<Uint8Array<ArrayBuffer>> {
  const file = await writeTranslationFile(format, { guide, known, from: 'en', to: ['de', 'ar'] });
  if (!file.ok) throw new Error('It was not written.');
  return file.bytes;
}

describe.each(['xlsx', 'csv'] as const)('a sheet as %s', (format) => {
  it.skipIf(!hasCalc)(`is the same as LibreOffice saves it${whyNoCalc}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guide-studio-sheet-'));
    try {
      writeFileSync(join(folder, `a.${format}`), await written(format));
      const filter = format === 'csv' ? 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false' : 'xlsx';
      const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
      const source =
        format === 'csv'
          ? ['--infilter=Text - txt - csv (StarCalc):44,34,76,1,1/2/2/2/3/2/4/2/5/2/6/2/7/2/8/2/9/2']
          : [];
      const args = [
        profile,
        '--headless',
        ...source,
        '--convert-to',
        filter,
        '--outdir',
        join(folder, 'out'),
        join(folder, `a.${format}`),
      ];
      execFileSync('soffice', args, { stdio: 'ignore', timeout: 100_000 });
      const saved = readFileSync(join(folder, 'out', `a.${format}`));
      const read = await readTranslationFile(`a.${format}`, saved, { guide, known });
      expect(read).toMatchObject({ ok: true, problems: [] });
      if (read.ok) expect([...read.changed.values()].flat()).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
