/** The ending of a coder's file of marks. */
export const marksExtension = '.marks.jsonl';

/** Names that Windows keeps for devices. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/**
 * Returns the name of the file of a coder's marks: the coder's name, in which what file systems do not take is `_`. People
 * whose names differ only there share a file, in which nothing is lost.
 */
export function fileOfCoder(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_')
    .trim()
    .replaceAll(/^\.+|\.+$/gu, '_');
  // 60 characters are at most 240 bytes, and file systems take 255.
  const short = Array.from(plain).slice(0, 60).join('').trim();
  return `${short === '' || devices.test(short) ? `_${short}` : short}${marksExtension}`;
}

/** Returns the coder of a file of marks; null if the file is none. */
export function coderOfFile(file: string): string | null {
  return file.endsWith(marksExtension) && file.length > marksExtension.length && !file.startsWith('.')
    ? file.slice(0, -marksExtension.length)
    : null;
}
