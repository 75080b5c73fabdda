import type { JsonObject } from '@guide-studio/guide-core';
import type { Selectable } from 'kysely';
import type { StoredInterview, UrlParams } from './store.ts';
import type { Tables } from './tables.ts';

export type InterviewRow = Selectable<Tables['interview']>;

/** Only this service writes both documents. */
export function readInterview(row: InterviewRow): StoredInterview {
  return {
    id: row.id,
    organizationId: row.organization_id,
    studyId: row.study_id,
    readableId: row.readable_id,
    clientHash: row.client_hash,
    tokenHash: row.token_hash,
    networkHash: row.network_hash,
    seed: row.seed,
    urlParams: JSON.parse(row.url_params) as UrlParams,
    session: JSON.parse(row.session) as JsonObject,
    progress: row.progress,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    isRehearsal: row.is_rehearsal === 1,
  };
}

/** Returns what was understood of spoken answers, by step. */
export function transcriptsOf(
  answers: readonly { readonly step_id: string; readonly heard: string | null }[],
): ReadonlyMap<string, string> {
  return new Map(answers.flatMap(({ step_id: stepId, heard }) => (heard === null ? [] : [[stepId, heard] as const])));
}
