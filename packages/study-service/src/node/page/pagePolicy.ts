import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { type Stimulus, stimuliOfGuide } from '@guide-studio/interview-engine';

/** What the addresses of a study may take of the header, all together: proxies limit headers, often to 4 or 8 KB. */
const mostCharacters = 3000;

/** What a page may do. The browser holds both parts. */
export interface PagePolicy {
  readonly header: string;
  /** What would make the header too long, for a meta element of the document. Null: the header says it all. */
  readonly inDocument: string | null;
}

/**
 * What the participant page may do: only its own scripts, styles and requests, and the pictures, videos and pages of the
 * study from the addresses in its guide. Where these are too long for a header, from their hosts; where the hosts are
 * too, the header says https and the document names the hosts. `guide` null: the page of no study loads nothing from
 * elsewhere.
 */
export function contentSecurityPolicy(guide: CreateStudyRequest | null): PagePolicy {
  const stimuli = guide === null ? [] : stimuliOfGuide(guide);
  const exact = directivesFor(stimuli, ({ host, path }) => host + path);
  if (fits(exact)) return { header: policyWith(exact), inDocument: null };
  const hosts = directivesFor(stimuli, ({ host }) => host);
  if (fits(hosts)) return { header: policyWith(hosts), inDocument: null };
  return { header: policyWith(directivesFor(stimuli, () => 'https:')), inDocument: hosts.join('; ') };
}

function policyWith(stimuli: readonly string[]): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `connect-src 'self'`,
    ...stimuli,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

function fits(directives: readonly string[]): boolean {
  return directives.join('; ').length <= mostCharacters;
}

function directivesFor(stimuli: readonly Stimulus[], write: (source: Source) => string): readonly string[] {
  const sourcesFor = (kind: Stimulus['kind']) => {
    const sources = stimuli.filter((one) => one.kind === kind).flatMap(({ url }) => sourceOf(url) ?? []);
    return [...new Set(sources.map(write))];
  };
  return [
    directive('img-src', [`'self'`, ...sourcesFor('image')]),
    directive('media-src', sourcesFor('video')),
    directive('frame-src', sourcesFor('embed')),
  ];
}

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.length === 0 ? `'none'` : sources.join(' ')}`;
}

interface Source {
  readonly host: string;
  readonly path: string;
}

/**
 * An address as a policy names it: without query, and with nothing that means something else there. Null for what is
 * never loaded: anything but https, an address with a user name, and a host with a wildcard.
 */
function sourceOf(text: string): Source | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname, username, password } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '' || !/^[\w.:[\]-]+$/u.test(host)) return null;
  // The rest of a path that ends in a slash is free; of any other path it has to be the same.
  const path = pathname.replaceAll(';', '%3B').replaceAll(',', '%2C').replaceAll("'", '%27');
  return { host: `https://${host}`, path };
}

/** The document with the part of the policy that it holds, before anything that loads. */
export function withPolicy(document: string, { inDocument }: PagePolicy): string {
  if (inDocument === null) return document;
  const content = inDocument.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="content-security-policy" content="${content}" />`;
  return document.replace(/<meta charset="[^"]*" ?\/?>/u, (charset) => `${charset}\n    ${meta}`);
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
