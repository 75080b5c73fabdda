import type { ReportedIssue } from '@guide-studio/api-contract';
import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { type Refusal, refusal } from '../answer.ts';
import type { Call } from '../call.ts';
import { studyMediaOf } from './studyMediaNames.ts';

const mostIssues = 100;

/**
 * Returns why a study cannot be made of a guide that names files of its own: they must have been sent before. Null if it
 * can; its files are then kept.
 */
export async function refuseWithoutMedia(
  { service, caller }: Pick<Call, 'service' | 'caller'>,
  guide: CreateStudyRequest,
): Promise<Refusal | null> {
  const media = studyMediaOf(guide);
  if (media.length === 0) return null;
  const issueAt = (path: readonly (string | number)[], code: string, message: string): ReportedIssue => ({
    code,
    path: [...path],
    message,
  });
  if (service.media === undefined) {
    const message =
      'This service keeps no pictures and videos. Use an https address, or ask the operator to name a place with --media.';
    return refused(media.map(({ place }) => issueAt(place.path, 'mediaNotKept', message)));
  }
  const names = [...new Set(media.flatMap(({ name }) => (name === null ? [] : [name])))];
  const there = await service.store.mediaFiles.touch(caller.organizationId, names, service.now());
  if (there === 'busy') return refusal('concurrent_modification');
  const known = new Set(there);
  const issues = media.flatMap(({ place, name }) => {
    if (name === null) {
      return [issueAt(place.path, 'mediaAddress', 'This is not the address of a file. Choose the file again.')];
    }
    const message = `The service does not have this file. Send it first: PUT /api/studio/media/${name}`;
    return known.has(name) ? [] : [issueAt(place.path, 'mediaMissing', message)];
  });
  return issues.length === 0 ? null : refused(issues);
}

function refused(issues: readonly ReportedIssue[]): Refusal {
  const error = 'The service lacks pictures or videos of this guide. Nothing was created; see issues for each place.';
  return refusal('invalid_study_guide', { error, issues: issues.slice(0, mostIssues) });
}
