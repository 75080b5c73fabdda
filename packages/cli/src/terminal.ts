/** How an escape sequence of a terminal begins. */
const escape = '\u001b[';

/** By what a line begins to say after its place. */
const paints: readonly (readonly [pattern: RegExp, colour: number])[] = [
  [/(?<=: )error(?=: )/u, 31],
  [/(?<=: )serious warning(?=: )/u, 35],
  [/(?<=: )warning(?=: )/u, 33],
  [/^ {2}(?:Failed|Outdated)(?=: )/u, 31],
];

/**
 * Returns true if output has colours: on a terminal, unless `NO_COLOR` is set; elsewhere if `FORCE_COLOR` is set to
 * anything but 0 (no-color.org, force-color.org).
 */
export function hasColours(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  const { FORCE_COLOR: force = '', NO_COLOR: none = '' } = env;
  if (force !== '') return force !== '0' && force !== 'false';
  return isTerminal && none === '' && env['TERM'] !== 'dumb';
}

/** Returns a line with the first word coloured that says how bad it is. */
export function coloured(line: string): string {
  for (const [pattern, colour] of paints)
    if (pattern.test(line)) return line.replace(pattern, (word) => `${escape}${colour}m${word}${escape}0m`);
  return line;
}

/** After so long, work says how far it is. */
const patienceMs = 2000;

/** Says on a terminal how far work is. Other output replaces it. */
export interface Progress {
  /** `done` of `all` parts of the work are done. */
  report(what: string, done: number, all: number): void;
  clear(): void;
}

export function createProgress(write: (text: string) => void, isTerminal: boolean, now = Date.now): Progress {
  const begun = now();
  let isShown = false;
  return {
    report(what, done, all) {
      if (!isTerminal || now() - begun < patienceMs) return;
      isShown = true;
      write(`\r${what}: ${done} of ${all}${escape}K`);
    },
    clear() {
      if (isShown) write(`\r${escape}K`);
      isShown = false;
    },
  };
}
