// Decisions where the specification is silent, each with a name and a reason. Code refers to the name.
import type { Json } from './json.ts';

/**
 * `exclusiveOption: false` means the same as omitting it, so it is accepted on every option. The specification
 * restricts only where an option may be exclusive, and spelling out the default does no harm.
 */
export function isExclusive(exclusiveOption: Json | undefined): boolean {
  return exclusiveOption === true;
}

/**
 * A carryForwardFrom that is neither null nor missing replaces `options`, even if it names no question. Rule 4 reports
 * that case; an additional error about missing options would suggest the wrong repair.
 */
export function replacesOptions(carryForwardFrom: Json | undefined): boolean {
  return carryForwardFrom !== undefined && carryForwardFrom !== null;
}

/**
 * The levels of nesting above which files and bodies are refused: 64. The contract needs 10, and writing JSON is
 * recursive.
 */
export const maximumDepth = 64;

/** The size in bytes above which guide files are refused: 50 MB. */
export const maximumBytes = 50 * 1024 * 1024;

/**
 * The maximum number of findings listed for a guide; one more finding says that there are more. Twice the items of the
 * largest planned guide. Without this limit, a 20 MB body would be answered with hundreds of megabytes and exhaust
 * memory.
 */
export const mostIssues = 20_000;
