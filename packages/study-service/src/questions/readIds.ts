import type { CreateStudyRequest } from '@guide-studio/guide-core';

/**
 * The ids under which a study's questions and concepts are read back: by place, block by block. They are drawn once,
 * when the study is created, and stay for its life; `externalId`s remain inside the guide.
 */
export interface ReadIds {
  readonly blocks: readonly { readonly items: readonly string[]; readonly concepts: readonly string[] }[];
}

export function drawReadIds(guide: CreateStudyRequest, newId: () => string): ReadIds {
  const blocks = guide.studyGuide.map((block) => ({
    items: block.items.map(() => newId()),
    concepts: (block.conceptSamplingConfig?.concepts ?? []).map(() => newId()),
  }));
  return { blocks };
}
