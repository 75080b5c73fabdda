import { type JsonObject, type ParseResult, textSentenceOf } from '@guide-studio/guide-core';
import { readGuide } from '../check/readGuide.ts';

/** A guide that can be compared and merged, or a sentence that says why it cannot. */
export type WholeGuide =
  | { readonly ok: true; readonly guide: JsonObject }
  | { readonly ok: false; readonly sentence: string; readonly isEmpty?: boolean };

/** Refuses text that is not a guide file, or that would lose content when written again. */
export function wholeGuide(name: string, parsed: ParseResult): WholeGuide {
  const issue = parsed.ok ? parsed.losses[0] : parsed.issue;
  if (parsed.ok && issue === undefined) return { ok: true, guide: parsed.value };
  const place = issue?.line === undefined ? name : `${name}:${issue.line}:${issue.column}`;
  const sentence = issue ? `${place}: ${textSentenceOf(issue)}` : name;
  return { ok: false, sentence, isEmpty: issue?.code === 'empty' };
}

/** Reads a file as a guide, or as the notes of one. */
export async function readWholeGuide(file: string, cwd: string): Promise<WholeGuide> {
  const read = await readGuide(file, cwd);
  return read.ok ? wholeGuide(file, read.parsed) : read;
}
