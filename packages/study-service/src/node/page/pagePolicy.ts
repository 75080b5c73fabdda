import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { urlOf } from '@guide-studio/guide-core/internal';
import { readMediaAddress } from '@guide-studio/guide-core/media';
import type { Stimulus } from '@guide-studio/interview-engine/answers';
import { type RecordedDevices, stimuliOfGuide } from '@guide-studio/interview-engine/internal';

/**
 * The maximum length of a study's addresses in the header, in characters. Proxies limit headers, often to 4 or 8 KB.
 */
const mostCharacters = 3000;

/** What the page may load and use. The browser enforces all parts. */
export interface PagePolicy {
  readonly header: string;
  /** Directives for a meta element of the document, if the header would be too long; otherwise null. */
  readonly inDocument: string | null;
  /** The `permissions-policy`. */
  readonly permissions: string;
}

const noDevices: RecordedDevices = { microphone: false, camera: false, screen: false };

/**
 * Returns the policy of the participant page: its own scripts, styles and requests, and the study's pictures, videos
 * and pages from the addresses in its guide. If these are too long for a header, it allows their hosts. If the hosts
 * are too long, the header allows https and the document names the hosts. With `guide` null, nothing external is
 * allowed.
 * Where `devices` are recorded, the page may use these and play what it recorded.
 */
export function pagePolicy(guide: CreateStudyRequest | null, devices = noDevices): PagePolicy {
  const stimuli = guide === null ? [] : stimuliOfGuide(guide);
  const own = devices.microphone ? ['blob:'] : [];
  const permissions = permissionsPolicy(devices);
  const exact = directivesFor(stimuli, own, ({ host, path }) => host + path);
  if (fits(exact)) return { header: policyWith(exact), inDocument: null, permissions };
  const hosts = directivesFor(stimuli, own, ({ host }) => host);
  if (fits(hosts)) return { header: policyWith(hosts), inDocument: null, permissions };
  const header = policyWith(directivesFor(stimuli, own, () => 'https:'));
  return { header, inDocument: hosts.join('; '), permissions };
}

function permissionsPolicy({ microphone, camera, screen }: RecordedDevices): string {
  const to = (is: boolean) => (is ? '(self)' : '()');
  return `camera=${to(camera)}, microphone=${to(microphone)}, display-capture=${to(screen)}, geolocation=()`;
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

function directivesFor(
  stimuli: readonly Stimulus[],
  recorded: readonly string[],
  write: (source: Source) => string,
): readonly string[] {
  const sourcesFor = (kind: Stimulus['kind']) => {
    const sources = stimuli.filter((one) => one.kind === kind).flatMap(({ url }) => sourceOf(url) ?? []);
    return [...new Set(sources.map(write))];
  };
  // Files of the guide come from below the address of the page.
  const hasOwnVideo = stimuli.some(({ kind, url }) => kind === 'video' && readMediaAddress(url) !== null);
  return [
    directive('img-src', [`'self'`, ...sourcesFor('image')]),
    directive('media-src', [...recorded, ...(hasOwnVideo ? [`'self'`] : []), ...sourcesFor('video')]),
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
 * Returns an address as a policy source: without query, special characters escaped. Returns null for addresses that are
 * never loaded: not https, with a user name, or with a wildcard host.
 */
function sourceOf(text: string): Source | null {
  const url = urlOf(text);
  if (url === null) return null;
  const { protocol, host, pathname, username, password } = url;
  if (protocol !== 'https:' || username !== '' || password !== '' || !/^[\w.:[\]-]+$/u.test(host)) return null;
  // A path that ends in a slash matches all paths below it; other paths must be equal.
  const path = pathname.replaceAll(';', '%3B').replaceAll(',', '%2C').replaceAll("'", '%27');
  return { host: `https://${host}`, path };
}

/** Returns the document with its part of the policy, before anything that loads. */
export function withPolicy(document: string, { inDocument }: PagePolicy): string {
  if (inDocument === null) return document;
  const content = inDocument.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="content-security-policy" content="${content}" />`;
  return document.replace(/<meta charset="[^"]*" ?\/?>/u, (charset) => `${charset}\n    ${meta}`);
}

/** Returns the headers of the page and its files. None sets a cookie. */
export function pageHeaders({ header, permissions }: PagePolicy): Readonly<Record<string, string>> {
  return {
    'content-security-policy': header,
    'x-content-type-options': 'nosniff',
    // Hosts of pictures, videos and pages do not learn where they are shown.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissions,
  };
}
