import type { Kysely } from 'kysely';
import type { Analysis } from './analysis.ts';
import { transcriptsOf, type InterviewRow, readInterview } from './interviewRow.ts';
import type { ListedInterview, OrganizationStore } from './store.ts';
import type { Tables } from './tables.ts';
import { isListed } from './unanswered.ts';

/** Interviews in memory while a list is read; each may have megabytes of answers. */
const readAtOnce = 20;

/** Returns the part of an organization's store that reads interviews. */
export function responseStore(
  db: Kysely<Tables>,
  organizationId: string,
): Pick<OrganizationStore, 'listResponses' | 'findResponse'> {
  const ofStudy = (studyId: string) =>
    db.selectFrom('interview').where('organization_id', '=', organizationId).where('study_id', '=', studyId);
  return {
    async *listResponses(studyId, { offset, limit, updatedSince, includeInProgress }) {
      const clock = await db.selectFrom('study_clock').select('moment').where('study_id', '=', studyId).execute();
      const decidedAt = clock[0]?.moment ?? 0;
      const listed = await ofStudy(studyId)
        .select('id')
        .where(isListed)
        .$if(updatedSince !== null, (query) => query.where('updated_at', '>=', updatedSince))
        .$if(!includeInProgress, (query) => query.where('progress', '!=', 'in_progress'))
        .orderBy('readable_id')
        .limit(limit)
        .offset(offset)
        .execute();
      for (let at = 0; at < listed.length; at += readAtOnce) {
        const ids = listed.slice(at, at + readAtOnce).map(({ id }) => id);
        const rows = await ofStudy(studyId).selectAll().where('id', 'in', ids).orderBy('readable_id').execute();
        yield await withMoments(
          db,
          rows.map((row) => ({ ...row, updated_at: Math.min(row.updated_at, decidedAt) })),
        );
      }
    },
    async findResponse(studyId, id) {
      const query = ofStudy(studyId).selectAll();
      const found = typeof id === 'number' ? query.where('readable_id', '=', id) : query.where('id', '=', id);
      const row = await found.executeTakeFirst();
      const [interview] = row === undefined ? [] : await withMoments(db, [row]);
      return interview ?? null;
    },
  };
}

/** Returns the interviews with the times of their answers, what was understood of them, and their analyses. */
async function withMoments(db: Kysely<Tables>, rows: readonly InterviewRow[]): Promise<readonly ListedInterview[]> {
  const ids = rows.map(({ id }) => id);
  const answers = await db
    .selectFrom('answer')
    .select(['interview_id', 'step_id', 'answered_at', 'heard'])
    .where('interview_id', 'in', ids)
    .orderBy('interview_id')
    .orderBy('sequence')
    .execute();
  const analyses = await db
    .selectFrom('job')
    .select(['interview_id', 'version', 'result'])
    .where('kind', '=', 'analysis')
    .where('interview_id', 'in', ids)
    .where('state', '=', 'done')
    .execute();
  const analysisOf = ({ id, answered_at: answeredAt }: InterviewRow): Analysis | null => {
    const done = analyses.find((one) => one.interview_id === id && one.version === answeredAt);
    return done === undefined || done.result === null ? null : (JSON.parse(done.result) as Analysis);
  };
  const byInterview = new Map<string, (typeof answers)[number][]>(ids.map((id) => [id, []]));
  for (const answer of answers) byInterview.get(answer.interview_id)?.push(answer);
  return rows.map((row) => {
    const own = byInterview.get(row.id) ?? [];
    return {
      ...readInterview(row),
      answeredAt: own.map(({ answered_at: moment }) => moment),
      transcripts: transcriptsOf(own),
      analysis: analysisOf(row),
    };
  });
}
