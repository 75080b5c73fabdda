export { type CarrierPage, createBrowserCarrier } from './createBrowserCarrier.ts';
export { createIpcCarrier, type DesktopBridge, type MenuDescription, type MenuEntry } from './createIpcCarrier.ts';
export { createPageCarrier } from './createPageCarrier.ts';
