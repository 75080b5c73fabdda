import { urlOf } from '@guide-studio/host/common';
import { app, type WebContents, type WebFrameMain } from 'electron';
import { appPage, previewPage } from './appOrigin.ts';
import { openOutside } from './openOutside.ts';

/**
 * Blocks all navigation: the page may be reloaded and show the preview in its frame, and the preview may show embedded
 * `https:` pages; nothing else is opened, framed or attached. Links that request a new window are offered to the
 * system's browser.
 */
export function setupNavigation(): void {
  app.on('web-contents-created', (_event, contents) => hold(contents));
}

function hold(contents: WebContents): void {
  contents.setWindowOpenHandler(({ url }) => {
    void openOutside(url);
    return { action: 'deny' };
  });
  contents.on('will-navigate', (event) => {
    if (event.url !== appPage) event.preventDefault();
  });
  // Fires for subframes too: electronjs.org/docs/latest/api/web-contents#event-will-frame-navigate
  contents.on('will-frame-navigate', (event) => {
    if (!mayShow(event.url, event.isMainFrame, event.frame)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    if (event.isMainFrame || !isEmbedded(event.url, event.frame)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

function mayShow(url: string, isMainFrame: boolean, frame: WebFrameMain | null): boolean {
  if (isMainFrame) return url === appPage;
  return url === previewPage || isEmbedded(url, frame);
}

/** Returns true for an `https:` page in a frame below that of the preview. */
function isEmbedded(url: string, frame: WebFrameMain | null): boolean {
  if (urlOf(url)?.protocol !== 'https:') return false;
  for (let above = frame?.parent ?? null; above !== null; above = above.parent) {
    if (above.url === previewPage) return true;
  }
  return false;
}
