import type { Carrier } from '../common/index.ts';
import { createBrowserCarrier } from './createBrowserCarrier.ts';
import { createIpcCarrier } from './createIpcCarrier.ts';

/** The carrier of this page: the desktop application's where it is there, else loopback HTTP. */
export function createPageCarrier(): Carrier {
  return window.guideStudio === undefined ? createBrowserCarrier() : createIpcCarrier(window.guideStudio);
}
