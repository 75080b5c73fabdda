import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { type Stimulus, stimuliOfGuide } from '@guide-studio/interview-engine';

/** Longer lists of addresses are shortened to their hosts: proxies limit the size of headers, often to 4 or 8 KB. */
const mostCharacters = 3000;

/**
 * What the participant page may do: only its own scripts, styles and requests, and the pictures, videos and pages of the
 * study from the addresses in its guide. `guide` null: the page of no study loads nothing from elsewhere.
 */
export function contentSecurityPolicy(guide: CreateStudyRequest | null): string {
  const stimuli = guide === null ? [] : stimuliOfGuide(guide);
  const sourcesFor = (kind: Stimulus['kind']) => shortened(stimuli.filter((one) => one.kind === kind));
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `connect-src 'self'`,
    directive('img-src', [`'self'`, ...sourcesFor('image')]),
    directive('media-src', sourcesFor('video')),
    directive('frame-src', sourcesFor('embed')),
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.length === 0 ? `'none'` : sources.join(' ')}`;
}

function shortened(stimuli: readonly Stimulus[]): readonly string[] {
  const addresses = stimuli.flatMap(({ url }) => sourceOf(url) ?? []);
  const exact = [...new Set(addresses.map(({ host, path }) => host + path))];
  return exact.join(' ').length <= mostCharacters ? exact : [...new Set(addresses.map(({ host }) => host))];
}

/**
 * An address as a policy names it: without query, and with nothing that means something else there. Null for what is
 * never loaded: anything but https, an address with a user name, and a host with a wildcard.
 */
function sourceOf(text: string): { readonly host: string; readonly path: string } | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname, username, password } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '' || !/^[\w.:[\]-]+$/u.test(host)) return null;
  // The rest of a path that ends in a slash is free; of any other path it has to be the same.
  const path = pathname.replaceAll(';', '%3B').replaceAll(',', '%2C').replaceAll("'", '%27');
  return { host: `https://${host}`, path };
}

/** The headers of the page and of its files; none of them sets a cookie. */
export function pageHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    // Nobody whose pictures, videos or pages are shown learns where.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}
