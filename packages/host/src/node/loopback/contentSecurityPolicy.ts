/** What the editor's page may load and run: its own files, and nothing else. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** On every answer to the editor's page, of either host, but for what the preview's frame shows. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/**
 * What the participant page may do in the frame of the preview. Pictures, videos and pages of a study come from
 * anywhere on https; the page makes their elements only after a click, which no header can express.
 */
const previewPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https:",
  'media-src https:',
  'frame-src https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

// The frame is sandboxed without an origin, so even its own files come from elsewhere for it. They hold no data.
const previewHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': previewPolicy,
  'cross-origin-resource-policy': 'cross-origin',
  'x-frame-options': 'SAMEORIGIN',
};

/** Whether a file of the built editor is for the frame of the preview. */
export function isForFrame(path: string): boolean {
  return path.startsWith('/preview/');
}

/** The headers of a file of the built editor, by its path. */
export function headersOf(path: string): Readonly<Record<string, string>> {
  return isForFrame(path) ? previewHeaders : pageHeaders;
}
