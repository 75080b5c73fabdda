import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { languagesOfStudy } from '@guide-studio/guide-core/translations';
import type { InterviewStore } from '../store/store.ts';
import { createCache, type Cache } from './cache.ts';
import { type Readers, type LocalizedStudy, localizedStudyOf } from './localizedStudy.ts';

/** Number of guides in memory. */
const guidesKept = 100;
/** Number of cached interview tokens. */
const accessesKept = 10_000;

/** What is needed to open an interview. */
export interface InterviewAccess {
  readonly studyId: string;
  readonly tokenHash: string;
}

/** Caches of the participant interface. Their values never change. */
export interface ParticipantCaches {
  /** By study. The engine caches its plan by the identity of the guide. */
  readonly guides: Cache<CreateStudyRequest>;
  /** Returns a study in its languages, with the translations that it has now; null if there is no such study. */
  localizedStudy(studyId: string): Promise<LocalizedStudy | null>;
  /** By interview. */
  readonly accesses: Cache<InterviewAccess>;
}

/** Returns caches that load from the store. `records`: who reads recordings; null if the service keeps none. */
export function createParticipantCaches(interviews: InterviewStore, records: Readers | null): ParticipantCaches {
  const guides = createCache(guidesKept, async (studyId) => (await interviews.readGuide(studyId))?.guide ?? null);
  // By study and version, since translations may be sent again while the study runs.
  const localizedStudies = createCache<LocalizedStudy>(guidesKept, async (name) => {
    const [studyId = '', version] = name.split(' ');
    const guide = await guides.read(studyId);
    if (guide === null) return null;
    return localizedStudyOf(guide, version === undefined ? {} : await interviews.readTranslations(studyId), records);
  });
  return {
    guides,
    async localizedStudy(studyId) {
      const guide = await guides.read(studyId);
      if (guide === null) return null;
      const isOfOne = languagesOfStudy(guide).length === 1;
      return localizedStudies.read(isOfOne ? studyId : `${studyId} ${await interviews.translationsVersion(studyId)}`);
    },
    accesses: createCache(accessesKept, async (interviewId) => {
      const interview = await interviews.find(interviewId);
      return interview === null ? null : { studyId: interview.studyId, tokenHash: interview.tokenHash };
    }),
  };
}
