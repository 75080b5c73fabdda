import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

/** What the application asked the system for: a dialog, or a page or file in another program. */
export interface Asked {
  readonly kind: 'open' | 'save' | 'message' | 'error' | 'external' | 'path';
  readonly message?: string;
  readonly path?: string;
  readonly url?: string;
}

/** A window, as the system sees it. */
export interface SystemWindow {
  readonly edited: boolean;
  /** The file of its title bar; empty if there is none. */
  readonly file: string;
}

/** How the application is started. */
export interface Start {
  /** Files to put into the folder of the guides, by name: guides, or texts as they are. */
  readonly files: Readonly<Record<string, object | string>>;
  /** Files to put into the folder of the application's data, by name. */
  readonly home?: Readonly<Record<string, string>>;
  /** The command line; `{folder}` is the folder of the guides. Default: that folder. */
  readonly parameters?: readonly string[];
  /** True to run the preload script in every frame, which only the carrier can. */
  readonly preloadInFrames?: boolean;
}

/** The running desktop application, and what its user and its system do. */
export interface Desktop {
  /** The folder of the application's data. */
  readonly home: string;
  /** The folder of the guides. */
  readonly folder: string;
  /** The address of its page. */
  readonly address: string;
  /** Returns the page of a window that is not one of these, once it is there. */
  nextPage(others: readonly Page[]): Promise<Page>;
  /** Returns the page that a window has after its page crashed and was loaded again. */
  loadedAgain(page: Page, others: readonly Page[]): Promise<Page>;
  /** Starts the application again while it runs. Resolves to the exit code of the second start. */
  startAgain(...parameters: readonly string[]): Promise<number | null>;
  /** Resolves to the exit code of the application. */
  ended(): Promise<number | null>;
  /** Chooses an entry of the menus of the focused window. */
  choose(label: string): Promise<unknown>;
  /** Closes the focused window, as its button does. */
  close(): Promise<unknown>;
  quit(): Promise<unknown>;
  /** Returns the windows, the focused one last. */
  windows(): Promise<readonly SystemWindow[]>;
  /** Answers the next dialog. */
  answer(answer: object): Promise<unknown>;
  asked(): Promise<readonly Asked[]>;
  /** As a double click on a file does on a Mac. */
  openFile(path: string): Promise<unknown>;
  /** Serves a page of another host. */
  outside(url: string, html: string): Promise<unknown>;
  crashPage(): Promise<unknown>;
  crashService(): Promise<unknown>;
  /** Returns what a request for the microphone, a check and a request for a device are answered. */
  permissions(): Promise<readonly boolean[]>;
  /** Ends everything and removes its folders. */
  stop(): Promise<void>;
}

/** Returns the folders of an application that starts, with their files, and its command line. */
export function prepare({ files, home: kept = {}, parameters = ['--folder={folder}'] }: Start) {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'guide-studio-desktop-')));
  const folder = join(home, 'Guides');
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    writeFileSync(join(folder, name), text);
  }
  for (const [name, text] of Object.entries(kept)) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), text);
  }
  return { home, folder, words: parameters.map((word) => word.replace('{folder}', folder)) };
}

export const readGuide = ({ folder }: Desktop, name: string): string => readFileSync(join(folder, name), 'utf8');

/** Returns the names of the files in which unsaved work is kept. */
export function backupsOf({ home }: Desktop): readonly string[] {
  const folder = join(home, 'backups');
  return existsSync(folder) ? readdirSync(folder) : [];
}
