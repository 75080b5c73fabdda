import type { CreateStudyRequest } from '@guide-studio/guide-core';
import type { SelectQueryBuilder } from 'kysely';
import type { ReadIds } from '../questions/readIds.ts';
import type { Tables } from './tables.ts';

/** Returns a study's guide and its API ids; null if there is no such study. */
export async function readStudyGuide(
  study: SelectQueryBuilder<Tables, 'study', object>,
): Promise<{ readonly guide: CreateStudyRequest; readonly readIds: ReadIds } | null> {
  const row = await study.select(['guide', 'read_ids']).executeTakeFirst();
  if (row === undefined) return null;
  // Both were validated before they were stored, and are not written elsewhere.
  return { guide: JSON.parse(row.guide) as CreateStudyRequest, readIds: JSON.parse(row.read_ids) as ReadIds };
}
