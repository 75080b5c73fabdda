/** The content security policy of the editor's page: it may load and run only its own files. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  // Recordings, which the host reads from the service.
  "media-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // One policy, which trusts two addresses: those of the workers that explore paths and search with expressions.
  'trusted-types guide-worker',
].join('; ');

/** Headers of all answers to the editor's page in both hosts, except files for the preview frame. */
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
 * The content security policy of the participant page in the preview frame. A study's pictures, videos and pages may
 * come from any https address. The page creates their elements only after a click, which no header can express.
 */
const previewPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Files of the guide, which the editor gives to the frame as they are.
  "img-src 'self' https: blob:",
  // What the page made itself: a recording of its pretended devices, and files of the guide.
  'media-src https: blob:',
  'frame-src https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

// The frame is sandboxed without an origin, so its own files are cross-origin. They contain no data.
const previewHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': previewPolicy,
  'cross-origin-resource-policy': 'cross-origin',
  'x-frame-options': 'SAMEORIGIN',
};

/** Returns true if a file of the built editor is for the preview frame. */
export function isForFrame(path: string): boolean {
  return path.startsWith('/preview/');
}

/**
 * Returns the headers for a file of the built editor. Files of `assets` are named after their content, so a browser may
 * keep them, and what it compiled of them: a page that is loaded again starts with less than half of the work.
 */
export function headersOf(path: string): Readonly<Record<string, string>> {
  const headers = isForFrame(path) ? previewHeaders : pageHeaders;
  return path.includes('/assets/') ? { ...headers, 'cache-control': 'max-age=31536000, immutable' } : headers;
}
