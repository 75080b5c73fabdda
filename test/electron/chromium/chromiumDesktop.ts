import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../e2e/browser.ts';
import { within } from '../../eventually.ts';
import { type Asked, type Desktop, prepare, type Start, type SystemWindow } from '../desktop.ts';

const root = resolve(import.meta.dirname, '../../..');
const shell = join(root, 'electron/dist/main.mjs');
const pageOrigin = 'https://guide-studio.invalid/';

/** A window with what only the carrier tells. */
interface CarrierWindow extends SystemWindow {
  readonly name: string;
}

/**
 * The built desktop application on a real Chromium instead of Electron: its own main process, preload script, page and
 * service. What Electron adds is a double (`electron.mjs`).
 */
export class ChromiumDesktop implements Desktop {
  readonly home: string;
  readonly folder: string;
  readonly address = pageOrigin;
  readonly #chromium: ChildProcess;
  readonly #main: ChildProcess;
  readonly #browser: Browser;
  #count = 0;

  private constructor(
    { home, folder }: ReturnType<typeof prepare>,
    chromiumProcess: ChildProcess,
    main: ChildProcess,
    browser: Browser,
  ) {
    this.home = home;
    this.folder = folder;
    this.#chromium = chromiumProcess;
    this.#main = main;
    this.#browser = browser;
  }

  static async start(start: Start): Promise<ChromiumDesktop> {
    const built = spawnSync(process.execPath, [join(root, 'tools/build/build.mjs'), 'electron', 'renderer', 'page']);
    if (built.status !== 0) throw new Error(built.stderr.toString());
    const prepared = prepare(start);
    const [chromiumProcess, address] = await startChromium(join(prepared.home, 'chromium'));
    const more = start.preloadInFrames ? { PRELOAD_IN_FRAMES: '1' } : {};
    const main = startMain(prepared, address, prepared.words, more);
    const browser = await chromium.connectOverCDP(address);
    return new ChromiumDesktop(prepared, chromiumProcess, main, browser);
  }

  async nextPage(others: readonly Page[]): Promise<Page> {
    const [context] = this.#browser.contexts();
    for (let tries = 0; tries < 300; tries += 1) {
      const found = context?.pages().find((page) => page.url().startsWith(pageOrigin) && !others.includes(page));
      // Without a listener, this connection would let the page go before the application is asked.
      if (found) return found.on('dialog', () => undefined);
      await pause(50);
    }
    throw new Error('The application showed no window.');
  }

  /** A page of Chromium that crashed loads nothing more, so the window gets another one. */
  async loadedAgain(page: Page, others: readonly Page[]): Promise<Page> {
    return await this.nextPage([page, ...others]);
  }

  async startAgain(...parameters: readonly string[]): Promise<number | null> {
    const second = startMain(this, '', parameters, { SECOND_INSTANCE: '1' });
    const [code] = (await within('the second start ends', once(second, 'exit'))) as [number | null];
    return code;
  }

  async ended(): Promise<number | null> {
    if (this.#main.exitCode === null) await within('the main process ends', once(this.#main, 'exit'));
    return this.#main.exitCode;
  }

  readonly choose = async (label: string) => await this.#do('choose', label);
  readonly close = async () => await this.#do('close');
  readonly quit = async () => await this.#do('quit');
  readonly windows = async () => await this.#do<readonly CarrierWindow[]>('windows');
  readonly answer = async (answer: object) => await this.#do('answer', answer);
  readonly asked = async () => await this.#do<readonly Asked[]>('asked');
  readonly openFile = async (path: string) => await this.#do('openFile', path);
  readonly outside = async (url: string, html: string) => await this.#do('outside', url, html);
  readonly crashPage = async () => await this.#do('crashPage');
  readonly crashService = async () => await this.#do('crashService');
  readonly permissions = async () => await this.#do<readonly boolean[]>('permissions');
  /** Returns how many services were started so far. */
  readonly services = async () => await this.#do<number>('services');
  /** Returns the names of the windows whose place was forgotten. */
  readonly forgotten = async () => await this.#do<readonly string[]>('forgotten');
  /** Returns the recent files of the system, the last one first. */
  readonly recent = async () => await this.#do<readonly string[]>('recent');

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

  async #do<T>(command: string, ...args: readonly unknown[]): Promise<T> {
    const id = (this.#count += 1);
    let ended: (code: number | null) => void = () => undefined;
    const answered = new Promise<T>((done, fail) => {
      ended = (code) => fail(new Error(`The main process ended with ${code} before it did ${command}.`));
      const receive = (message: { readonly id: number; readonly value: T; readonly error: string | null }): void => {
        if (message.id !== id) return;
        this.#main.off('message', receive);
        if (message.error === null) done(message.value);
        else fail(new Error(message.error));
      };
      this.#main.on('message', receive);
      this.#main.once('exit', ended);
      this.#main.send({ id, command, args }, (error) => {
        if (error !== null) fail(error);
      });
    });
    return await within(`the main process does ${command}`, answered).finally(() => this.#main.off('exit', ended));
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
  { home, folder }: { readonly home: string; readonly folder: string },
  address: string,
  parameters: readonly string[],
  more: NodeJS.ProcessEnv,
): ChildProcess {
  return fork(shell, parameters, {
    cwd: folder,
    execArgv: ['--import', join(import.meta.dirname, 'register.mjs')],
    env: { ...process.env, GUIDE_STUDIO_HOME: home, CHROMIUM_ADDRESS: address, ...more },
    // With DESKTOP_LOG=1, its terminal is that of the test.
    stdio: ['ignore', 'inherit', process.env['DESKTOP_LOG'] ? 'inherit' : 'ignore', 'ipc'],
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
      // The frames of a page in its own process: their requests are answered over its session.
      '--disable-features=IsolateSandboxedIframes',
      '--disable-site-isolation-trials',
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
