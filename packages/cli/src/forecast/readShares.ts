import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { maximumBytes } from '@guide-studio/guide-core';
import { parseGuide, type TextCode, textMessageOf } from '@guide-studio/guide-core/files';
import { type ForecastAssumptions, forecastAssumptionsOf } from '@guide-studio/guide-core/shares';
import { wrongUse } from '../commandFailure.ts';
import { systemFailure } from '../systemError.ts';

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

/**
 * Reads the forecast assumptions of a file with shares, under the rules for the text of guide files. Throws
 * `CommandFailure` with what is wrong with the file, a sentence each.
 */
export async function readShares(file: string, cwd: string): Promise<ForecastAssumptions> {
  let bytes: Uint8Array;
  try {
    // One byte more than allowed is enough to refuse the file. It may be a pipe, which has no size.
    bytes = await buffer(createReadStream(resolve(cwd, file), { end: maximumBytes }));
  } catch (error) {
    throw systemFailure(error, file);
  }
  const parsed = parseGuide(bytes);
  const issues = parsed.ok ? parsed.losses : [parsed.issue];
  if (!parsed.ok || issues.length > 0)
    throw wrongUse(...issues.map((issue) => `${file}: ${ofGuides.has(issue.code) ? notShares : textMessageOf(issue)}`));
  const read = forecastAssumptionsOf(parsed.value);
  if (read.ok) return read.assumptions;
  throw wrongUse(
    ...read.faults.map(({ path, message }) => `${file}: ${path.length === 0 ? '' : `${path.join('.')}: `}${message}`),
  );
}
