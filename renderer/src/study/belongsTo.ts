import type { Connection, Publication } from '@guide-studio/host/common';
import type { StudiesThere } from './useStudiesAt.ts';

/**
 * Returns true if the chosen connection leads to the service that has the study. The service's list of studies decides;
 * addresses count only until it has answered.
 */
export function belongsTo(
  { studyId, baseUrl }: Publication,
  connection: Connection | null,
  studies: StudiesThere | null,
): boolean {
  if (!connection) return false;
  return studies?.has(studyId) ?? baseUrl === connection.baseUrl;
}
