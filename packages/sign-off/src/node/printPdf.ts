import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findBrowser, type Surroundings } from './findBrowser.ts';

/** The bytes of a PDF, or why there is none. */
export type Printed =
  | { readonly ok: true; readonly bytes: Uint8Array }
  /** No browser that can print was found, or printing failed. */
  | { readonly ok: false; readonly code: 'noBrowser' | 'printFailed' };

const run = promisify(execFile);
const longestMs = 60_000;

/**
 * Prints a page as a tagged PDF with an outline, with a browser of this machine: Chromium, Chrome or Edge, or the one
 * named in `GUIDE_STUDIO_BROWSER`. The browser uses a temporary profile and loads nothing, because the page forbids it.
 * Returns `noBrowser` if there is none, and `printFailed` if it does not finish within a minute.
 *
 * @param html A whole page that needs nothing from elsewhere, as {@link exportGuide} gives it.
 * @example
 * ```ts
 * import { printPdf } from '@guide-studio/sign-off/node';
 *
 * const printed = await printPdf('<h1>Home cooking</h1>', { environment: { GUIDE_STUDIO_BROWSER: '/no/such/program' } });
 * console.log(printed.ok || printed.code); // noBrowser
 * ```
 */
export async function printPdf(html: string, options: Surroundings): Promise<Printed> {
  const browser = await findBrowser(options);
  if (browser === null) return { ok: false, code: 'noBrowser' };
  const folder = await mkdtemp(join(tmpdir(), 'guide-studio-print-'));
  try {
    const [page, pdf] = [join(folder, 'pack.html'), join(folder, 'pack.pdf')];
    await writeFile(page, html, { mode: 0o600 });
    await run(browser, [...switches(folder), `--print-to-pdf=${pdf}`, pathToFileURL(page).href], {
      timeout: longestMs,
    });
    return { ok: true, bytes: await readFile(pdf) };
  } catch {
    return { ok: false, code: 'printFailed' };
  } finally {
    // The browser may still be writing to its profile while it exits.
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

function switches(folder: string): readonly string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-extensions',
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
    // Prints when nothing is left to load, fonts included; otherwise as soon as the page itself is there.
    '--virtual-time-budget=60000',
    // The name of the producing program in the document.
    '--user-agent=Guide Studio',
    `--user-data-dir=${join(folder, 'profile')}`,
    // A browser that runs as root has no sandbox; the page has no scripts and may load nothing.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}
