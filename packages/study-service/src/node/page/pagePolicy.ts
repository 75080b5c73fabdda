/**
 * What the participant page may do: only its own scripts, styles and requests. Pictures, videos and pages of a study
 * come from anywhere on https; the page makes their elements only after a click, which no header can express.
 */
const contentSecurityPolicy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `connect-src 'self'`,
  `img-src 'self' https:`,
  `media-src 'self' https:`,
  `frame-src 'self' https:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** The headers of the page and of its files. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  // Hosts of embedded players want to know which site shows them; nobody learns the link.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
