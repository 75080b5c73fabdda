import { app, type WebContents } from 'electron';
import { appPage, previewPage } from './appOrigin.ts';
import { openOutside } from './openOutside.ts';

/**
 * Blocks all navigation: the page may be reloaded and show the preview in its frame; nothing else is opened, framed or
 * attached. Links that request a new window are offered to the system's browser.
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
  contents.on('will-frame-navigate', (event) => {
    if (event.url !== (event.isMainFrame ? appPage : previewPage)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
}
