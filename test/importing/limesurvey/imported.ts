import { type CreateStudyRequest, readGuide } from '@guide-studio/guide-core';
import { importFormats, type ReportRow } from '@guide-studio/importing';
import { expect } from 'vitest';
import type { Made } from './made.ts';
import { writeLss } from './writeLss.ts';
import { writeTsv } from './writeTsv.ts';

/** Returns the file of a made survey. */
export const written = (made: Made): Uint8Array =>
  new TextEncoder().encode(made.layout === 'txt' ? writeTsv(made) : writeLss(made));

/** Returns what becomes of a made survey; its guide is valid. */
export async function imported(made: Made) {
  const name = made.name.replace(/\.\w+$/u, made.layout === 'txt' ? '.txt' : '.lss');
  const bytes = written(made);
  const format = importFormats.find((one) => one.recognise(bytes, name));
  expect(format?.id).toBe('limesurvey');
  const read = await format?.read(bytes, { name });
  if (read?.ok !== true) throw new Error(`${name} was not read: ${JSON.stringify(read)}`);
  const guide = readGuide(JSON.stringify(read.guide));
  if (!guide.ok) throw new Error(`${name}: ${JSON.stringify(guide.issues)}`);
  return { ...read, items: (read.guide as unknown as CreateStudyRequest).studyGuide.flatMap(({ items }) => items) };
}

/** Returns true for a part that means the same in the guide. */
export const isCarried = ({ verdict }: ReportRow): boolean => verdict === 'exact' || verdict === 'equivalent';
