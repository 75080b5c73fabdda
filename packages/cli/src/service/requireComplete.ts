import type { CopiedRecordings } from '@guide-studio/study-service/node';
import { problem } from '../commandFailure.ts';

/** Throws `CommandFailure` with how many parts of recordings were missing or damaged when they were copied, if any. */
export function requireComplete({ copied, missing }: CopiedRecordings, place: string, so: string): void {
  if (missing === 0) return;
  throw problem(
    `${missing} of ${copied + missing} parts of recordings are missing or damaged in ${place}, so ${so}. The interviews that they belong to have their other answers.`,
  );
}
