import { type JsonObject, parseGuide, type TextIssue } from '@guide-studio/guide-core';

export type ReadText =
  | { readonly ok: true; readonly guide: JsonObject }
  | { readonly ok: false; readonly problem: TextIssue };

/**
 * Returns the guide in a text, or the first reason why it is invalid. Content that would be lost on saving is such a
 * reason.
 */
export function readText(text: string): ReadText {
  const parsed = parseGuide(text);
  if (!parsed.ok) return { ok: false, problem: parsed.issue };
  const [loss] = parsed.losses;
  return loss ? { ok: false, problem: loss } : { ok: true, guide: parsed.value };
}
