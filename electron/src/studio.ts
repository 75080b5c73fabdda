import type { NodeHost } from '@guide-studio/host/node';
import type { BrowserWindow } from 'electron';
import type { OpenRequests } from './openRequests.ts';

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
