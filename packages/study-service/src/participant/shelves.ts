import type { CreateStudyRequest } from '@guide-studio/guide-core';
import type { InterviewStore } from '../store/store.ts';
import { createShelf, type Shelf } from './shelf.ts';

/** How many guides stay in memory. */
const guidesKept = 100;
/** How many interviews are known by their token. */
const accessesKept = 10_000;

/** What opens an interview. */
export interface InterviewAccess {
  readonly studyId: string;
  readonly tokenHash: string;
}

/** What the participant interface remembers: nothing of it changes after it was made. */
export interface Shelves {
  /** By study. The engine remembers its plan by the guide's identity. */
  readonly guides: Shelf<CreateStudyRequest>;
  /** By interview. */
  readonly accesses: Shelf<InterviewAccess>;
}

export function createShelves(interviews: InterviewStore): Shelves {
  return {
    guides: createShelf(guidesKept, async (studyId) => (await interviews.readGuide(studyId))?.guide ?? null),
    accesses: createShelf(accessesKept, async (interviewId) => {
      const interview = await interviews.find(interviewId);
      return interview === null ? null : { studyId: interview.studyId, tokenHash: interview.tokenHash };
    }),
  };
}
