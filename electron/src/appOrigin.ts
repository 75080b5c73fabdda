export const appScheme = 'app';
const appHost = 'guide-studio';

/** The only origin of the window's page, and the only one that may call the main process. */
export const appOrigin = `${appScheme}://${appHost}`;
export const appPage = `${appOrigin}/`;
/** The participant page in the preview frame. */
export const previewPage = `${appOrigin}/preview/index.html`;
