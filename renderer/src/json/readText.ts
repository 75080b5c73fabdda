import { type JsonObject, parseGuide, type TextIssue } from '@guide-studio/guide-core';

export type ReadText =
  | { readonly ok: true; readonly guide: JsonObject }
  | { readonly ok: false; readonly problem: TextIssue };

/** The guide that a text says, or the first reason why it says none. What would be lost by writing it again is one. */
export function readText(text: string): ReadText {
  const parsed = parseGuide(text);
  if (!parsed.ok) return { ok: false, problem: parsed.issue };
  const [loss] = parsed.losses;
  return loss ? { ok: false, problem: loss } : { ok: true, guide: parsed.value };
}
