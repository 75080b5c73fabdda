// Where the specification is silent: one named decision each, with its reason. Code refers to the name.
import type { Json } from './json.ts';

/**
 * `exclusiveOption: false` says the same as leaving it out, so it is accepted on every option of every item: the
 * specification restricts where an option may be exclusive, and a file that spells out the default does no harm.
 */
export function isExclusive(exclusiveOption: Json | undefined): boolean {
  return exclusiveOption === true;
}

/**
 * A carryForwardFrom that is neither null nor missing replaces `options`, even one that names nothing: rule 4 then
 * says so, and a second complaint about missing options would lead to the wrong repair.
 */
export function replacesOptions(carryForwardFrom: Json | undefined): boolean {
  return carryForwardFrom !== undefined && carryForwardFrom !== null;
}

/** A file or body nested deeper is refused: the contract needs 10 levels, and writing JSON recurses. */
export const maximumDepth = 64;

/** A guide file of more bytes is refused. */
export const maximumBytes = 50 * 1024 * 1024;

/**
 * What is wrong with a guide is listed up to this number, and one more finding says that there is more: twice the items
 * of the largest guide that is planned for. Without it a body of 20 MB would be answered with hundreds, and checking it
 * would take more memory than a machine has.
 */
export const mostIssues = 20_000;
