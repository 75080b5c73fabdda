import type { NodeHost } from '@guide-studio/host/node';
import type { BrowserWindow } from 'electron';

/** Where the built parts of the application lie. */
export interface BuiltFiles {
  readonly preload: string;
  readonly service: string;
  readonly renderer: string;
  /** The participant page that the local service serves. */
  readonly page: string;
}

/** The running application: what its setups work on. */
export interface Studio {
  readonly host: NodeHost;
  readonly window: BrowserWindow;
}
