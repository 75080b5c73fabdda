import type { NodeHost } from '@guide-studio/host/node';
import type { BrowserWindow } from 'electron';

/** The locations of the application's built parts. */
export interface BuiltFiles {
  readonly preload: string;
  readonly service: string;
  readonly renderer: string;
  /** The participant page, served by the local service. */
  readonly page: string;
}

/** The running application, as passed to the setup functions. */
export interface Studio {
  readonly host: NodeHost;
  readonly window: BrowserWindow;
  readonly requests: OpenRequests;
}

/** The files that the system asks to open, by a double click or a second start. */
export interface OpenRequests {
  /** Returns the files that were asked for so far, and forgets them. */
  take(): readonly string[];
  /** Passes these files and later ones to the page, once it listens. Call it once. */
  connect(studio: Studio, files: readonly string[]): void;
  /** The page listens, also after it was loaded again: it gets what was asked for meanwhile. */
  pageListens(): void;
}
