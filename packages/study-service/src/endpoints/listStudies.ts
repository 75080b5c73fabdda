import { maxStudiesListed, type StudiesResponse } from '@guide-studio/api-contract';
import type { Handler } from '../call.ts';

/** The newest studies of the organization (specification, endpoint 2). */
export const listStudies: Handler = async ({ organization }) => {
  const studies = await organization.listStudies(maxStudiesListed);
  const body: StudiesResponse = { studies: [...studies] };
  return { status: 200, body };
};
