import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  type ForecastAssumptions,
  forecastAssumptionsOf,
  maximumBytes,
  parseGuide,
  type TextCode,
  textMessageOf,
} from '@guide-studio/guide-core';
import { systemSentence } from '../systemError.ts';

/** The forecast assumptions of a file, or what is wrong with the file, a sentence each. */
export type SharesRead =
  | { readonly ok: true; readonly assumptions: ForecastAssumptions }
  | { readonly ok: false; readonly sentences: readonly string[] };

/** Findings whose messages speak of a guide. */
const ofGuides: ReadonlySet<TextCode> = new Set([
  'empty',
  'tooLarge',
  'tooDeep',
  'otherFileType',
  'textAfterEnd',
  'notAnObject',
]);
const notShares = 'this is not a file with shares: one JSON object, not too large. Check that it is the right file.';

/** Reads a file with shares, under the rules for the text of guide files. Throws system errors without a sentence. */
export async function readShares(file: string, cwd: string): Promise<SharesRead> {
  let bytes: Uint8Array;
  try {
    // One byte more than allowed is enough to refuse the file. It may be a pipe, which has no size.
    bytes = await buffer(createReadStream(resolve(cwd, file), { end: maximumBytes }));
  } catch (error) {
    const sentence = systemSentence(error, file);
    if (sentence === null) throw error;
    return { ok: false, sentences: [sentence] };
  }
  const parsed = parseGuide(bytes);
  const issues = parsed.ok ? parsed.losses : [parsed.issue];
  if (!parsed.ok || issues.length > 0)
    return {
      ok: false,
      sentences: issues.map((issue) => `${file}: ${ofGuides.has(issue.code) ? notShares : textMessageOf(issue)}`),
    };
  const read = forecastAssumptionsOf(parsed.value);
  if (read.ok) return read;
  return {
    ok: false,
    sentences: read.faults.map(
      ({ path, message }) => `${file}: ${path.length === 0 ? '' : `${path.join('.')}: `}${message}`,
    ),
  };
}
