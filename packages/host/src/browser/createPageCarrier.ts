import type { Carrier } from '../common/index.ts';
import { createBrowserCarrier } from './createBrowserCarrier.ts';
import { createIpcCarrier } from './createIpcCarrier.ts';

/** Returns the carrier of this page: IPC in the desktop application, loopback HTTP elsewhere. */
export function createPageCarrier(): Carrier {
  return window.guideStudio === undefined ? createBrowserCarrier() : createIpcCarrier(window.guideStudio);
}
