// Specification, "Config" and "Items": interviewMode and preferredInput.
import { removeProperty } from '../findings/removeProperty.ts';
import { isJsonObject } from '../json.ts';
import type { GuideAdvice } from './advice.ts';

type Params = {
  readonly preferredInput: 'voice' | 'screenRecording';
  /** True if the guide names no mode; participants write then, too. */
  readonly isUnset: boolean;
};

/** A question must not prefer a spoken answer in a study in which participants write. */
export const spokenInputInTextStudy: GuideAdvice<'spokenInputInTextStudy', Params, 'letSpeak'> = {
  id: 'spokenInputInTextStudy',
  severity: () => 'serious',
  checkGuide({ index }, report) {
    const { interviewMode } = index;
    const isUnset = interviewMode === undefined;
    if (!isUnset && interviewMode !== 'text') return;
    for (const [block, { items }] of index.blocks.entries()) {
      for (const [place, { value, type }] of items.entries()) {
        const preferredInput = type === 'open_ended' ? value?.['preferredInput'] : undefined;
        if (preferredInput !== 'voice' && preferredInput !== 'screenRecording') continue;
        report(['studyGuide', block, 'items', place, 'preferredInput'], { preferredInput, isUnset });
      }
    }
  },
  fix: ({ doc: { root }, node }) => [
    {
      id: 'letSpeak',
      how(draft) {
        const config = isJsonObject(root.fields) ? root.fields['config'] : undefined;
        if (isJsonObject(config)) draft.set(root.key, ['config', 'interviewMode'], 'audio_text');
        else draft.set(root.key, ['config'], { interviewMode: 'audio_text' });
      },
    },
    removeProperty(node, ['preferredInput']),
  ],
};
