import type { CreateStudyRequest } from '@guide-studio/guide-core';
import type { InterviewStore } from '../store/store.ts';
import { createShelf, type Shelf } from './shelf.ts';

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
export interface Shelves {
  /** By study. The engine caches its plan by the identity of the guide. */
  readonly guides: Shelf<CreateStudyRequest>;
  /** By interview. */
  readonly accesses: Shelf<InterviewAccess>;
}

/** Returns caches that load from the store. */
export function createShelves(interviews: InterviewStore): Shelves {
  return {
    guides: createShelf(guidesKept, async (studyId) => (await interviews.readGuide(studyId))?.guide ?? null),
    accesses: createShelf(accessesKept, async (interviewId) => {
      const interview = await interviews.find(interviewId);
      return interview === null ? null : { studyId: interview.studyId, tokenHash: interview.tokenHash };
    }),
  };
}
