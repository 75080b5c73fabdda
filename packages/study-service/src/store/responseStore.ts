import type { Kysely } from 'kysely';
import { readInterview } from './interviewRow.ts';
import type { OrganizationStore } from './store.ts';
import type { Tables } from './tables.ts';

/** The interviews of an organization's studies, to be read. */
export function responseStore(
  db: Kysely<Tables>,
  organizationId: string,
): Pick<OrganizationStore, 'listResponses' | 'findResponse'> {
  const ofStudy = (studyId: string) =>
    db
      .selectFrom('interview')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where('study_id', '=', studyId);
  return {
    async listResponses(studyId, { offset, limit, updatedSince, includeInProgress }) {
      const rows = await ofStudy(studyId)
        .$if(updatedSince !== null, (query) => query.where('updated_at', '>=', updatedSince))
        .$if(!includeInProgress, (query) => query.where('progress', '!=', 'in_progress'))
        .orderBy('readable_id')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(readInterview);
    },
    async findResponse(studyId, id) {
      const query = ofStudy(studyId);
      const found = typeof id === 'number' ? query.where('readable_id', '=', id) : query.where('id', '=', id);
      const row = await found.executeTakeFirst();
      return row === undefined ? null : readInterview(row);
    },
  };
}
