import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { htmlOf } from './otherKinds.ts';

/** True where LibreOffice can write Word documents. `soffice` alone may be another part of it. */
export const hasOffice = ['/usr/lib', '/usr/lib64'].some((lib) =>
  existsSync(join(lib, 'libreoffice', 'program', 'libswlo.so')),
);

/** Says in the name of a test why it does less. */
export const whyNoOffice = hasOffice ? '' : ' (Word documents are made where LibreOffice is installed)';

/** Returns Markdown documents, by their names, as Word documents with styles of headings and lists, and tables. */
export function makeDocx(documents: ReadonlyMap<string, string>): ReadonlyMap<string, Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'guide-studio-docx-'));
  try {
    const pages = join(folder, 'pages');
    mkdirSync(pages);
    for (const [name, markdown] of documents) writeFileSync(join(pages, `${name}.html`), htmlOf(markdown));
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
        '--headless',
        '--infilter=HTML (StarWriter)',
        '--convert-to',
        'docx',
        '--outdir',
        folder,
        ...[...documents.keys()].map((name) => join(pages, `${name}.html`)),
      ],
      { stdio: 'ignore', timeout: 100_000 },
    );
    return new Map(
      [...documents.keys()].map((name) => [name, new Uint8Array(readFileSync(join(folder, `${name}.docx`)))]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
