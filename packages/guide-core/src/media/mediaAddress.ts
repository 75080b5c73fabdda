import type { MediaType } from '../schema/media.ts';

/** The types of files that a guide may keep beside itself, by the ending of their names. */
export const mediaFileTypes = {
  png: { type: 'image/png', kind: 'image' },
  jpg: { type: 'image/jpeg', kind: 'image' },
  gif: { type: 'image/gif', kind: 'image' },
  webp: { type: 'image/webp', kind: 'image' },
  avif: { type: 'image/avif', kind: 'image' },
  mp4: { type: 'video/mp4', kind: 'video' },
  webm: { type: 'video/webm', kind: 'video' },
} as const satisfies Readonly<Record<string, { readonly type: string; readonly kind: MediaType }>>;

/** The ending of the name of a media file. */
export type MediaEnding = keyof typeof mediaFileTypes;

/** A file that a `media:` address names. */
export interface MediaName {
  /** Its name in every folder: `sha256-`, the hash of its bytes, and the ending of its type. */
  readonly name: string;
  /** 64 hexadecimal digits in lower case. */
  readonly sha256: string;
  /** The ending of its name, without the dot. */
  readonly ending: MediaEnding;
  /** The media type under which it is served. */
  readonly type: (typeof mediaFileTypes)[MediaEnding]['type'];
  /** Whether it is a picture or a video. */
  readonly kind: MediaType;
}

const scheme = 'media:';
const endings = Object.keys(mediaFileTypes).join('|');
const pattern = new RegExp(`^sha256-([0-9a-f]{64})\\.(${endings})$`, 'u');
const inText = new RegExp(`media:(sha256-[0-9a-f]{64}\\.(?:${endings}))(?![\\w.-])`, 'gu');

/** Returns the address of a file beside a guide: an absolute URI with one spelling (docs/decisions/media.md). */
export function mediaAddress(sha256: string, ending: MediaEnding): string {
  return `${scheme}sha256-${sha256}.${ending}`;
}

/** Reads the name of a media file; null for any other text, so that no text of a guide becomes another path. */
export function readMediaName(name: string): MediaName | null {
  const [, sha256, found] = pattern.exec(name) ?? [];
  if (sha256 === undefined || found === undefined) return null;
  const ending = found as MediaEnding;
  return { name, sha256, ending, ...mediaFileTypes[ending] };
}

/** Reads an address of a guide; null if it names no file beside a guide. */
export function readMediaAddress(address: string): MediaName | null {
  return address.startsWith(scheme) ? readMediaName(address.slice(scheme.length)) : null;
}

/** Returns true for an address of this scheme, also if it names no file that a guide can have. */
export function hasMediaScheme(address: string): boolean {
  return /^[\u0000-\u0020]*media:/iu.test(address);
}

/** Returns the names of all media files that a text names, each once: a guide, an earlier content, a backup. */
export function mediaNamesInText(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(inText), ([, name]) => name ?? ''))];
}
