import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ForecastAssumptions, forecastAssumptionsOf, type Json } from '@guide-studio/guide-core';
import { systemSentence } from '../systemError.ts';

/** The forecast assumptions of a file, or what is wrong with the file, a sentence each. */
export type SharesRead =
  | { readonly ok: true; readonly assumptions: ForecastAssumptions }
  | { readonly ok: false; readonly sentences: readonly string[] };

/** Reads a file with shares. Throws errors of the system that have no sentence. */
export async function readShares(file: string, cwd: string): Promise<SharesRead> {
  let text: string;
  try {
    text = await readFile(resolve(cwd, file), 'utf8');
  } catch (error) {
    const sentence = systemSentence(error, file);
    if (sentence === null) throw error;
    return { ok: false, sentences: [sentence] };
  }
  const wire = jsonOf(text);
  if (wire === undefined) return { ok: false, sentences: [`${file}: this is not JSON. Correct the file.`] };
  const read = forecastAssumptionsOf(wire);
  if (read.ok) return read;
  return {
    ok: false,
    sentences: read.faults.map(
      ({ path, message }) => `${file}: ${path.length === 0 ? '' : `${path.join('.')}: `}${message}`,
    ),
  };
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
