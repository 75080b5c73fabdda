/** Larger files are not read, in bytes. */
export const mostListBytes = 20 * 1024 * 1024;

/**
 * Returns the text of a file: UTF-8, UTF-16 with its mark, or as older spreadsheets of Windows write it. Returns null for
 * what is no text, such as a workbook.
 */
export function listText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
