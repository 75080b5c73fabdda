import { approvalOf } from '@guide-studio/guide-core/notes';
import type { Connection, Publication, StudyIntake } from '@guide-studio/host/common';
import { useState } from 'react';
import { useConnections } from '../../connections/index.ts';
import { useNotes } from '../../notes/notes.ts';
import { isDirty, useGuide, useSession } from '../../session/index.ts';
import { useFatalFindings } from '../fatal/useFatalFindings.ts';
import { linkIsOld } from '../linkIsOld.ts';
import { usePublications } from '../../publications/publications.ts';
import { usePublishing } from '../publishing.ts';
import type { StudiesThere } from '../useStudiesAt.ts';
import { useWarnings } from '../warnings.ts';
import { type StudyFacts, studyPath, type StudyPath, type StudyThere } from './studyPath.ts';

interface Given {
  readonly connection: Connection | null;
  /** The hash of the guide as it is, or null while unknown. */
  readonly guideHash: string | null;
  /** The newest study at the service of the connection; null for none. */
  readonly newest: Publication | null;
  readonly hasElsewhere: boolean;
  readonly studies: StudiesThere | null;
  /** That of the newest study; null while unknown. */
  readonly intake: StudyIntake | null;
}

/** The path of the open guide, with what its steps name. */
export interface KnownPath extends StudyPath {
  readonly facts: StudyFacts;
}

/** Returns the path of the open guide; what was last known, while something of it is being found out. */
export function useStudyPath(given: Given): KnownPath | null {
  const facts = useFacts(given);
  const isLoading = usePublications(({ publications }) => publications.state === 'loading');
  const [last, setLast] = useState<KnownPath | null>(null);
  if (facts === null || isLoading) return last;
  const path = { ...studyPath(facts), facts };
  if (JSON.stringify(path) === JSON.stringify(last)) return last;
  // Setting it now renders once more, with the same path.
  setLast(path);
  return path;
}

function useFacts(given: Given): StudyFacts | null {
  const { connection, guideHash, newest, hasElsewhere, studies, intake } = given;
  const file = useFile();
  const errors = useGuide((guide) => guide.issues.length);
  const fatal = useFatalFindings().length;
  const warnings = useWarnings().count;
  const approvals = useNotes(({ notes }) => notes.approvals);
  const service = useService(connection);
  const isUndecided = usePublishing(({ error }) => error?.code === 'outcomeUnknown');
  if (guideHash === null) return null;
  const approval = approvalOf(approvals, guideHash).state;
  const study = newest && thereOf(newest, { connection, guideHash, studies, intake });
  return { file, errors, fatal, warnings, approval, service, isUndecided, study, hasElsewhere };
}

function useFile(): StudyFacts['file'] {
  const onDisk = useGuide((guide) => guide.onDisk);
  const dirty = useSession(isDirty);
  if (onDisk.losses) return 'readOnly';
  if (onDisk.file === null) return 'none';
  return dirty ? 'unsaved' : 'saved';
}

function useService(connection: Connection | null): StudyFacts['service'] {
  const state = useConnections(({ now }) => now.state);
  if (state !== 'ready') return state;
  if (connection === null) return 'none';
  if (connection.unavailable) return 'unavailable';
  return connection.hasKey ? 'ready' : 'noKey';
}

function thereOf(
  publication: Publication,
  { connection, guideHash, studies, intake }: Pick<Given, 'connection' | 'guideHash' | 'studies' | 'intake'>,
): StudyThere {
  const { status, hash, studyId } = publication;
  const isLive = status === 'live';
  return {
    status,
    isOfThisText: hash === guideHash,
    intake: isLive ? (intake?.state ?? 'open') : 'open',
    finished: isLive ? (studies?.get(studyId)?.responseCount ?? 0) : 0,
    isLinkOld: isLive && linkIsOld(publication, connection),
  };
}
