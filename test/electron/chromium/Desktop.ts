import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../e2e/browser.ts';

const root = resolve(import.meta.dirname, '../../..');
const shell = join(root, 'electron/dist/main.mjs');
const pageOrigin = 'https://guide-studio.invalid/';

interface MenuEntry {
  readonly label?: string;
  readonly accelerator?: string;
  readonly role?: string;
}

/** What the main process asked the system for: a dialog, or a page in the browser. */
interface Asked {
  readonly kind: 'open' | 'save' | 'message' | 'error' | 'external';
  readonly message?: string;
  readonly content?: string;
}

/**
 * The built desktop application on a real Chromium instead of Electron: its own main process, preload script, page and
 * service. What Electron adds is a double (`electron.mjs`).
 */
export class Desktop {
  /** The folder of the application's data and of the guides. */
  readonly home: string;
  readonly folder: string;
  readonly #chromium: ChildProcess;
  readonly #main: ChildProcess;
  readonly #browser: Browser;
  #count = 0;

  private constructor(home: string, chromiumProcess: ChildProcess, main: ChildProcess, browser: Browser) {
    this.home = home;
    this.folder = join(home, 'Guides');
    this.#chromium = chromiumProcess;
    this.#main = main;
    this.#browser = browser;
  }

  /**
   * Starts the application.
   *
   * @param guides - guide files to put into its folder, by name.
   * @param parameters - its command line; `{folder}` is the folder of the guides.
   */
  static async start(guides: Readonly<Record<string, object>>, ...parameters: readonly string[]): Promise<Desktop> {
    const built = spawnSync(process.execPath, [join(root, 'build/build.mjs'), 'electron', 'renderer', 'page']);
    if (built.status !== 0) throw new Error(built.stderr.toString());
    const home = realpathSync(mkdtempSync(join(tmpdir(), 'guide-studio-desktop-')));
    const folder = join(home, 'Guides');
    mkdirSync(folder);
    for (const [name, guide] of Object.entries(guides)) {
      writeFileSync(join(folder, name), `${JSON.stringify(guide, null, 2)}\n`);
    }
    const [chromiumProcess, address] = await startChromium(join(home, 'chromium'));
    const words = parameters.map((word) => word.replace('{folder}', folder));
    const main = startMain(home, address, words, {});
    const browser = await chromium.connectOverCDP(address);
    return new Desktop(home, chromiumProcess, main, browser);
  }

  /** The page of the window, once it is there. */
  async page(): Promise<Page> {
    const [context] = this.#browser.contexts();
    for (let tries = 0; tries < 300; tries += 1) {
      const found = context?.pages().find((page) => page.url().startsWith(pageOrigin));
      // Without a listener, this connection would let the page go before the application is asked.
      if (found) return found.on('dialog', () => undefined);
      await pause(50);
    }
    throw new Error('The application showed no window.');
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  /** Starts the application again while it runs. Resolves when the second start has ended. */
  async startAgain(...parameters: readonly string[]): Promise<number | null> {
    const second = startMain(this.home, '', parameters, { SECOND_INSTANCE: '1' });
    const [code] = (await once(second, 'exit')) as [number | null];
    return code;
  }

  /** Resolves to the exit code of the application. */
  async ended(): Promise<number | null> {
    if (this.#main.exitCode !== null) return this.#main.exitCode;
    const [code] = (await once(this.#main, 'exit')) as [number | null];
    return code;
  }

  readonly menu = async (): Promise<readonly MenuEntry[]> => (await this.#do('menu')) as readonly MenuEntry[];
  readonly choose = async (label: string): Promise<unknown> => await this.#do('choose', label);
  readonly close = async (): Promise<unknown> => await this.#do('close');
  readonly isEdited = async (): Promise<boolean> => (await this.#do('isEdited')) as boolean;
  readonly answer = async (answer: object): Promise<unknown> => await this.#do('answer', answer);
  readonly asked = async (): Promise<readonly Asked[]> => (await this.#do('asked')) as readonly Asked[];
  readonly openFile = async (path: string): Promise<unknown> => await this.#do('openFile', path);
  readonly outside = async (url: string, html: string): Promise<unknown> => await this.#do('outside', url, html);
  readonly crashService = async (): Promise<unknown> => await this.#do('crashService');

  async stop(): Promise<void> {
    await this.#browser.close().catch(() => undefined);
    for (const each of [this.#main, this.#chromium]) {
      const isRunning = each.exitCode === null && each.signalCode === null;
      const exit = isRunning ? once(each, 'exit') : null;
      killGroup(each);
      await exit;
    }
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  async #do(command: string, ...args: readonly unknown[]): Promise<unknown> {
    const id = (this.#count += 1);
    return await new Promise((done, fail) => {
      const hear = (message: { readonly id: number; readonly value: unknown; readonly error: string | null }): void => {
        if (message.id !== id) return;
        this.#main.off('message', hear);
        if (message.error === null) done(message.value);
        else fail(new Error(message.error));
      };
      this.#main.on('message', hear);
      this.#main.send({ id, command, args });
    });
  }
}

/** Ends a process with those that it started: each leads a group of its own. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}

function startMain(
  home: string,
  address: string,
  parameters: readonly string[],
  more: NodeJS.ProcessEnv,
): ChildProcess {
  return fork(shell, parameters, {
    cwd: join(home, 'Guides'),
    execArgv: ['--import', join(import.meta.dirname, 'register.mjs')],
    env: { ...process.env, GUIDE_STUDIO_HOME: home, CHROMIUM_ADDRESS: address, ...more },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
}

async function startChromium(data: string): Promise<readonly [ChildProcess, string]> {
  const path = ensureChromium() ?? chromium.executablePath();
  const child = spawn(
    path,
    [
      ...chromiumArguments,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${data}`,
      '--no-first-run',
      'about:blank',
    ],
    { stdio: 'ignore', detached: true },
  );
  const file = join(data, 'DevToolsActivePort');
  for (let tries = 0; tries < 300; tries += 1) {
    const port = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : '';
    if (port) return [child, `http://127.0.0.1:${port}`];
    await pause(50);
  }
  killGroup(child);
  throw new Error('Chromium did not start.');
}
