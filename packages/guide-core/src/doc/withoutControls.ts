/** Line breaks other than the usual ones: Word and other programs write them inside a paragraph. */
const softBreak = /[\u000B\u000C\u0085\u2028\u2029]/g;

// oxlint-disable-next-line no-control-regex -- these are what it is about
const control = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/g;

/** Returns whether a text has characters that {@link withoutControls} changes. */
export function hasControls(text: string): boolean {
  return text.search(softBreak) !== -1 || text.search(control) !== -1;
}

/**
 * Returns a text without control characters: those that break a line become `lineBreak`, the others are dropped. Tabs
 * and usual line ends stay.
 */
export function withoutControls(text: string, lineBreak: '\n' | ' ' = '\n'): string {
  return text.replace(softBreak, lineBreak).replace(control, '');
}
