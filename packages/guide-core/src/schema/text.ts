import * as z from 'zod';
import { hasEscapedHost } from './urlOf.ts';

// With the u flag, \p{Surrogate} matches only unpaired surrogates.
const notStorable = /[\u0000\p{Surrogate}]/u;

/** Returns true for a string that every store and encoding can hold: no NUL and no unpaired surrogates. */
export function isStorableText(text: string): boolean {
  return !notStorable.test(text);
}

/** Any text of the contract. NUL and unpaired surrogates are refused at their path. */
export const Text = z.string().refine(isStorableText, { params: { reason: 'notStorable' } });

/** Text with at least one character. White space counts, because the contract only requires a length. */
export const NonEmptyText = z
  .string()
  .min(1)
  .refine(isStorableText, { params: { reason: 'notStorable' } });

/**
 * "format uri" of the contract: an absolute URL that `new URL` can parse. It need not be safe: `javascript:` is
 * accepted. Check its scheme before showing or loading it.
 */
// With `normalize`, even if it is false, zod parses the text; without it, zod calls `URL.canParse` (see `urlOf`).
export const Uri = z
  .url({ normalize: false })
  .check(({ value, issues }) => {
    if (hasEscapedHost(value)) issues.push({ code: 'invalid_format', format: 'url', input: value });
  })
  .refine(isStorableText, { params: { reason: 'notStorable' } });
