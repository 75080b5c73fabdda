import type { CreateStudyRequest } from '@guide-studio/guide-core';

/**
 * The ids of a study's questions and concepts in the API, by position in each block. They are created once with the
 * study and never change; `externalId`s remain inside the guide.
 */
export interface ReadIds {
  readonly blocks: readonly { readonly items: readonly string[]; readonly concepts: readonly string[] }[];
}

/** Returns new ids for all questions and concepts of a guide. */
export function drawReadIds(guide: CreateStudyRequest, newId: () => string): ReadIds {
  const blocks = guide.studyGuide.map((block) => ({
    items: block.items.map(() => newId()),
    concepts: (block.conceptSamplingConfig?.concepts ?? []).map(() => newId()),
  }));
  return { blocks };
}
