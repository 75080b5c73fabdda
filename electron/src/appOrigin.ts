export const appScheme = 'app';
const appHost = 'guide-studio';

/** The one origin that the window's page has, and that may call the main process. */
export const appOrigin = `${appScheme}://${appHost}`;
export const appPage = `${appOrigin}/`;
/** The participant page, in the frame of the preview. */
export const previewPage = `${appOrigin}/preview/index.html`;
