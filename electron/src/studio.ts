import type { MenuDescription } from '@guide-studio/host/common';
import type { KeyStore, NodeHost, StudioPlaces } from '@guide-studio/host/node';
import type { BrowserWindow } from 'electron';
import type { FileQueue } from './fileQueue.ts';
import type { Log } from './log.ts';
import type { CountedStart } from './safeStart.ts';
import type { LocalService } from './startService.ts';

/** The locations of the application's built parts. */
export interface BuiltFiles {
  readonly preload: string;
  readonly service: string;
  readonly renderer: string;
  /** The participant page, served by the local service. */
  readonly page: string;
}

/** What all windows use together. */
export interface Shared {
  readonly preload: string;
  readonly places: StudioPlaces;
  readonly keyStore: KeyStore;
  readonly service: LocalService;
  readonly log: Log;
  readonly start: CountedStart;
  /** Names of damaged files of the window's data, for the first window. */
  readonly setAside: readonly string[];
}

/** One window of the application, as passed to the setup functions. Each has a guide, a folder and a host of its own. */
export interface Studio {
  /** Size and place of the window are kept by this name. */
  readonly name: string;
  readonly window: BrowserWindow;
  readonly host: NodeHost;
  /** The files that its page will open. */
  readonly queue: FileQueue;
  /** What the page described last: its menus, the open guide, whether it has unsaved work. */
  described: MenuDescription | null;
  /** The path of the open guide; empty if it has none. */
  path: string;
}
