import type { Kysely } from 'kysely';
import type { CreateOutcome, NewStudy } from './store.ts';
import type { Tables } from './tables.ts';

/** A draft and its organization. */
export interface WantedStudy {
  readonly organizationId: string;
  readonly study: NewStudy;
}

/** Stores drafts in one statement. Drafts with a taken link id are skipped. Returns the outcomes in order. */
export async function createStudies(
  db: Kysely<Tables>,
  wanted: readonly WantedStudy[],
): Promise<readonly CreateOutcome[]> {
  const created = await db
    .insertInto('study')
    .values(wanted.map(newRow))
    .onConflict((conflict) => conflict.column('link_id').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(created.map(({ id }) => id));
  return wanted.map(({ study }) => (ids.has(study.id) ? 'created' : 'linkTaken'));
}

function newRow({ organizationId, study }: WantedStudy) {
  return {
    id: study.id,
    organization_id: organizationId,
    link_id: study.linkId,
    title: study.guide.title,
    status: 'draft' as const,
    guide: JSON.stringify(study.guide),
    read_ids: JSON.stringify(study.readIds),
    created_by: study.createdBy,
    created_at: study.createdAt,
    launched_at: null,
    wallet_id: null,
  };
}
