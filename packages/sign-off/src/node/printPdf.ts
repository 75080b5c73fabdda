import { execFile } from 'node:child_process';
import { access, constants, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The bytes of a PDF, or why there is none. */
export type Printed =
  | { readonly ok: true; readonly bytes: Uint8Array }
  /** No browser that can print was found, or printing failed. */
  | { readonly ok: false; readonly code: 'noBrowser' | 'printFailed' };

export interface PrintOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform?: NodeJS.Platform;
}

const run = promisify(execFile);
const longestMs = 60_000;

/**
 * Prints a page as a tagged PDF with an outline, with a browser of this machine: Chromium, Chrome or Edge, or the one
 * named in `GUIDE_STUDIO_BROWSER`. The browser uses a temporary profile and loads nothing, because the page forbids it.
 */
export async function printPdf(html: string, options: PrintOptions): Promise<Printed> {
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
    // The name of the producing program in the document.
    '--user-agent=Guide Studio',
    `--user-data-dir=${join(folder, 'profile')}`,
    // A browser that runs as root has no sandbox; the page has no scripts and may load nothing.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const places: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

async function findBrowser({ environment, platform = process.platform }: PrintOptions): Promise<string | null> {
  const chosen = environment['GUIDE_STUDIO_BROWSER'];
  if (chosen) return (await isProgram(chosen)) ? chosen : null;
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  for (const path of [...(places[platform] ?? []), ...found]) if (await isProgram(path)) return path;
  return null;
}

async function isProgram(path: string): Promise<boolean> {
  return await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
