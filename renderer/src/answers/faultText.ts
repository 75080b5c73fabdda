import '../i18n/later.ts';
import type { StudyJobKind } from '@guide-studio/api-contract';
import { words } from '../i18n/index.ts';

/** Returns why a job failed, and what to do. A later version of the service may have other faults. */
export function faultText(kind: StudyJobKind, fault: string | null): string {
  const texts: Readonly<Record<string, string>> = words.recordings.jobs.faults[kind];
  return (
    (fault !== null && Object.hasOwn(texts, fault) ? texts[fault] : undefined) ??
    words.recordings.jobs.faults[kind].broken
  );
}
