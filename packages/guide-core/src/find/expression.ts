/** Why a regular expression cannot be searched for. */
export type PatternError =
  /** A round bracket is not closed. */
  | 'unclosedGroup'
  /** A square bracket is not closed. */
  | 'unclosedClass'
  /** A bracket is closed that is not open. */
  | 'unexpectedClose'
  /** `*`, `+`, `?` or a number in braces has nothing before it. */
  | 'nothingToRepeat'
  /** A range such as `z-a` or `{3,1}` is the wrong way round. */
  | 'badRange'
  /** An escape means nothing, or the expression ends with a backslash. */
  | 'badEscape'
  /** It is larger than the engine allows. */
  | 'tooLarge'
  /** Every other reason. */
  | 'invalid';

/**
 * Returns a regular expression of JavaScript with the flags `g`, `m` and `u`, or why it is invalid. What only flag `u`
 * refuses means what it means without: `\-` is a hyphen, and a brace or bracket without its pair is itself.
 */
export function compileExpression(source: string, matchCase: boolean): RegExp | { readonly error: PatternError } {
  const flags = matchCase ? 'gmu' : 'gimu';
  try {
    return new RegExp(source, flags);
  } catch {
    try {
      return new RegExp(strictly(source), flags);
    } catch (problem) {
      return { error: reasonIn(String(problem)) };
    }
  }
}

/** What engines write about each reason; the first that fits counts. */
const reasons: readonly (readonly [PatternError, RegExp])[] = [
  ['unclosedGroup', /unterminated (?:group|parenthetical)|missing \)/i],
  ['unclosedClass', /unterminated character class|missing terminating \]/i],
  ['unexpectedClose', /unmatched/i],
  ['nothingToRepeat', /nothing to repeat|invalid quantifier/i],
  ['badRange', /out of order|invalid range/i],
  ['tooLarge', /too (?:large|big|many)/i],
  ['badEscape', /escape|\\ at end of pattern|property (?:name|expression)/i],
];

/** The error of an engine repeats the expression between slashes, which may contain any words. */
function reasonIn(problem: string): PatternError {
  const message = problem.replace(/\/.*\/[a-z]*(?=:)/su, '');
  return reasons.find(([, words]) => words.test(message))?.[0] ?? 'invalid';
}

/** Escapes, classes, braces where nothing can be repeated, names of groups, repetitions, and single brackets. */
const tokens =
  /\\(?:[pPu]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|(?:^|\||\((?:\?:)?)\{|\(\?<(?![=!])[^>]*>\{?|\{\d{1,9},?\d{0,9}\}|[{}\]]/gsu;

/** Escapes of flag `u`. Other escaped characters are themselves. */
const escapes = /^\\(?:[\^$\\.*+?()[\]{}|/dDwWsSbBfnrtvcxk1-9]|[pPu]\{?)/u;

/** Returns an expression as flag `u` takes it. Names of groups are left out if nothing refers to them. */
function strictly(source: string): string {
  const isReferred = source.includes(String.raw`\k<`);
  return source.replace(tokens, (token) => {
    if (token === String.raw`\0`) return String.raw`\x00`;
    if (token.startsWith('\\')) return escapes.test(token) ? token : token.slice(1);
    const unnamed = isReferred ? token : token.replace(/^\(\?<.*>/su, '(');
    return unnamed.replace(/^[}\]]$|\{$/u, String.raw`\$&`);
  });
}
