import type { LegacyStudy, StudiesResponse } from '@guide-studio/api-contract';
import { maxStudiesListed } from '@guide-studio/api-contract/internal';
import type { Handler } from '../call.ts';

/** Returns the newest studies of the organization (specification, endpoint 2). */
export const listStudies: Handler = async ({ organization }) => {
  const studies = await organization.listStudies(maxStudiesListed);
  const body: StudiesResponse = { studies: [...studies] };
  return { status: 200, body };
};

/** Returns the same studies in the legacy shape (docs/decisions/api-choices.md, "Legacy shapes"). */
export const legacyListStudies: Handler = async ({ organization }) => {
  const studies = await organization.listStudies(maxStudiesListed);
  const body = studies.map(({ id, linkId, title, createdAt, responseCount }): LegacyStudy => {
    return { id, link_id: linkId, title, created_at: createdAt, desc: `${title} (${responseCount} Responses)` };
  });
  return { status: 200, body };
};
