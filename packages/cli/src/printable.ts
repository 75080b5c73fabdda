/*
 * What may be printed to a terminal. Texts of files, names, ids and answers are untrusted: control characters could
 * move the cursor, clear the screen or imitate our output, and a direction override could reverse a name.
 */

/** Control characters (C0, DEL, C1) and the two Unicode line separators. */
const controls = /[\p{Cc}\u2028\u2029]/gu;
const controlsWithinLines = /(?!\t|\n|\r\n)[\p{Cc}\u2028\u2029]/gu;
/** Directional embeddings, overrides and isolates. They are invisible, so removing them loses no readable text. */
const directions = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a text on one line: control characters become spaces, directional ones are removed. */
export function printable(text: string): string {
  return text.replaceAll(controls, ' ').replaceAll(directions, '');
}

/**
 * Returns a text of several lines; tabs and line ends (`
 * `, or `\r
 * ` in a CSV) are kept.
 */
export function printableLines(text: string): string {
  return text.replaceAll(controlsWithinLines, ' ').replaceAll(directions, '');
}

const beyondAscii = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Returns JSON text with each such character as `\uXXXX`: the same JSON, safe for a terminal. */
export function escapedJson(text: string): string {
  return text.replaceAll(beyondAscii, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
