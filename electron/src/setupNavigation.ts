import { app, type WebContents } from 'electron';
import { appPage, previewPage } from './appOrigin.ts';
import { openOutside } from './openOutside.ts';

/**
 * The page stays where it is: it may be reloaded, and nothing else is opened, framed or attached, by whatever means, but
 * the preview in its frame. A link that asks for a new window is offered to the system's browser instead.
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
