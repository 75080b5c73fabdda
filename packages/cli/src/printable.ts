/*
 * What may be printed to a terminal. Texts of files, names, ids and answers are somebody else's: a control character in
 * them could move the cursor, clear the screen or write a line that looks like ours, and a direction override could
 * show a name backwards.
 */

/** Control characters (C0, DEL, C1) and the two Unicode line separators. */
const controls = /[\p{Cc}\u2028\u2029]/gu;
const controlsWithinLines = /(?!\t|\n|\r\n)[\p{Cc}\u2028\u2029]/gu;
/** Directional embeddings, overrides and isolates. They are invisible, so nothing that can be read is lost. */
const directions = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A text on one line: control characters become spaces, directional ones are left out. */
export function printable(text: string): string {
  return text.replaceAll(controls, ' ').replaceAll(directions, '');
}

/** A text of several lines that keeps its tabs and the ends of its lines, `\n` or the `\r\n` of a CSV. */
export function printableLines(text: string): string {
  return text.replaceAll(controlsWithinLines, ' ').replaceAll(directions, '');
}

const beyondAscii = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** JSON text with every such character as `\uXXXX`: the same JSON, in characters that a terminal only shows. */
export function escapedJson(text: string): string {
  return text.replaceAll(beyondAscii, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
