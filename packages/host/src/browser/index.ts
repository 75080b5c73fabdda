export { type CarrierPage, createBrowserCarrier } from './createBrowserCarrier.ts';
export { createIpcCarrier, type DesktopBridge } from './createIpcCarrier.ts';
export { createPageCarrier } from './createPageCarrier.ts';
