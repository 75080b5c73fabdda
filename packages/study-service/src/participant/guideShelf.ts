import type { CreateStudyRequest } from '@guide-studio/guide-core';
import type { InterviewStore } from '../store/store.ts';

/** How many guides stay in memory. A guide never changes after its study was created. */
const shelfSize = 100;

/** Guides by study, read once while they are asked for often. The engine remembers its plan by the guide's identity. */
export interface GuideShelf {
  read(studyId: string): Promise<CreateStudyRequest | null>;
}

export function createGuideShelf(interviews: InterviewStore): GuideShelf {
  const guides = new Map<string, CreateStudyRequest>();
  return {
    async read(studyId) {
      const guide = guides.get(studyId) ?? (await interviews.readGuide(studyId))?.guide;
      if (guide === undefined) return null;
      // The last asked for stands last, so the first is the one to go.
      guides.delete(studyId);
      guides.set(studyId, guide);
      if (guides.size > shelfSize) guides.delete(guides.keys().next().value ?? '');
      return guide;
    },
  };
}
