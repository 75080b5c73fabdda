import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { type Answer, type List, refusal } from '../answer.ts';
import type { Call } from '../call.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ReadIds } from '../questions/readIds.ts';
import { type QueryNames, readResponsesQuery } from '../responses/responsesQuery.ts';
import type { ListedInterview } from '../store/store.ts';

/** The name of the study in the path and of the query parameters, per endpoint family. */
export interface PageNames extends QueryNames {
  readonly study: string;
}

export const versionedNames: PageNames = {
  study: 'linkId',
  page: 'page',
  perPage: 'perPage',
  updatedSince: 'updatedSince',
  includeInProgress: 'includeInProgress',
};

export const legacyNames: PageNames = {
  study: 'link_id',
  page: 'page',
  perPage: 'per_page',
  updatedSince: 'updated_since',
  includeInProgress: 'include_in_progress',
};

type View = (interviews: readonly ListedInterview[]) => readonly object[] | Promise<readonly object[]>;

/**
 * Returns one page of the responses of a study. `viewOf` returns the function that converts interviews to their list
 * entries.
 */
export async function responsePage(
  { organization, params, query }: Call,
  names: PageNames,
  viewOf: (study: { readonly guide: CreateStudyRequest; readonly readIds: ReadIds }) => View,
): Promise<Answer> {
  const study = await organization.findStudy(params[names.study] ?? '');
  const stored = study === null ? null : await organization.readGuide(study.id);
  if (study === null || stored === null) return refusal('study_not_found');
  const wanted = readResponsesQuery(query, names);
  if (typeof wanted === 'string') return refusal('bad_request', { error: wanted });
  return listAnswer(viewed(organization.listResponses(study.id, wanted), viewOf(stored)));
}

/** Converts interviews to list entries while they are read, in batches. */
async function* viewed(batches: AsyncIterable<readonly ListedInterview[]>, view: View): List {
  for await (const interviews of batches) {
    yield await view(interviews);
    // Let other requests run.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
