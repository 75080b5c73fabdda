import { z } from 'zod';

// With the u flag, \p{Surrogate} matches only surrogates that have no partner.
const notStorable = /[\u0000\p{Surrogate}]/u;

/** A string that every store and every encoder can carry: no NUL and no surrogate without its partner. */
export function isStorableText(text: string): boolean {
  return !notStorable.test(text);
}

/** Any text of the contract. NUL and lone surrogates are refused at their path. */
export const Text = z.string().refine(isStorableText, { params: { reason: 'notStorable' } });

/** Text with at least one character. White space counts: the contract asks for a length, not for sense. */
export const NonEmptyText = z
  .string()
  .min(1)
  .refine(isStorableText, { params: { reason: 'notStorable' } });

/**
 * "format uri" of the contract: an absolute URL as `new URL` parses it. This says nothing about safety:
 * `javascript:` passes. Whoever shows or loads a URL asks {@link isLoadableUrl} first.
 */
export const Uri = z.url().refine(isStorableText, { params: { reason: 'notStorable' } });

/** True for a URL that may be offered as a link or loaded after a click: `https:` with a host and no user part. */
export function isLoadableUrl(url: string): boolean {
  return /^https:\/\/[^\s/?#@\\]+(?:[/?#][^\s]*)?$/i.test(url);
}
