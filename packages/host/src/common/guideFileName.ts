import type { HostError } from './error.ts';

export const guideExtension = '.guide.json';

/** Leaves room for `.name.<owner>.tmp` beside the file; file systems allow 255 bytes. */
const longestName = 190;
// Path separators, control characters, and characters that Windows refuses: such a file could not be shared.
// oxlint-disable-next-line no-control-regex
const refused = /[\u0000-\u001f\u007f<>:"/\\|?*]/u;
const reservedOnWindows = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/iu;

export type CheckedName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly error: Extract<HostError, { code: 'badName' }> };

/**
 * Returns the file name of a new guide: the typed text, with `.guide.json` added if missing. Fails with `badName` if
 * another system does not allow the name, so that shared folders work everywhere.
 */
export function guideFileName(typed: string): CheckedName {
  return checkedName(typed, guideExtension);
}

const archiveExtension = '.zip';

/** Returns the file name of an archive in the same way, ending in `.zip`. */
export function archiveFileName(typed: string): CheckedName {
  return checkedName(typed, archiveExtension);
}

function checkedName(typed: string, extension: string): CheckedName {
  // One form of accents, so that no two new files look alike.
  const stem = withoutExtension(typed.trim().normalize('NFC'), extension);
  if (stem === '') return bad(typed, 'empty');
  if (refused.test(stem) || stem.startsWith('.') || /[. ]$/u.test(stem) || reservedOnWindows.test(stem)) {
    return bad(typed, 'characters');
  }
  const name = stem + extension;
  return utf8Length(name) > longestName ? bad(typed, 'tooLong') : { ok: true, name };
}

/** Returns true if the name is a guide directly inside the folder: no path, not hidden, ending in `.guide.json`. */
export function isGuideFileName(name: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return name.endsWith(guideExtension) && name.length > guideExtension.length && !/^\.|[/\\\u0000]/u.test(name);
}

/** Returns the name for 1, and the name with a number after that: `name 2.guide.json`. */
export function numberedName(name: string, number: number): string {
  return number === 1 ? name : `${withoutExtension(name)} ${number}${guideExtension}`;
}

function withoutExtension(name: string, extension = guideExtension): string {
  return name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name;
}

function bad(file: string, reason: 'empty' | 'characters' | 'tooLong' | 'extension'): CheckedName {
  return { ok: false, error: { code: 'badName', file, reason } };
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
