import { InterviewMode, PreferredInput } from '@guide-studio/guide-core';
import { childrenOf, type GuideDocument } from '@guide-studio/guide-core/edit';
import { getIn } from '@guide-studio/guide-core/internal';
import { recordingFor } from '@guide-studio/interview-engine/internal';

/** Returns true if a question of the guide is answered by recording. */
export function recordsAnswers({ root }: GuideDocument): boolean {
  const mode = InterviewMode.safeParse(getIn(root.fields, ['config', 'interviewMode'])).data ?? 'text';
  return childrenOf(root, 'blocks').some((block) =>
    childrenOf(block, 'items').some(({ fields }) => {
      if (getIn(fields, ['type']) !== 'open_ended') return false;
      const input = PreferredInput.safeParse(getIn(fields, ['preferredInput'])).data ?? null;
      return recordingFor(mode, input, false) !== null;
    }),
  );
}
