import type { Connection, Publication } from '@guide-studio/host/common';
import type { StudiesById } from './useStudiesAt.ts';

/**
 * Whether the chosen connection leads to the service that has the study. The service itself says so by the studies that
 * it lists; addresses count only while it has not answered.
 */
export function belongsTo(
  { studyId, baseUrl }: Publication,
  connection: Connection | null,
  studies: StudiesById | null,
): boolean {
  if (!connection) return false;
  return studies?.has(studyId) ?? baseUrl === connection.baseUrl;
}
