// Specification, "Items": screenObservationEnabled applies only when preferredInput is screenRecording.
import { removeProperty } from '../findings/removeProperty.ts';
import type { Json } from '../json.ts';
import type { PartAdvice } from './advice.ts';

type Params = {
  readonly preferredInput: Json | undefined;
};

/** screenObservationEnabled must be true only if the preferred input is a screen recording. */
export const screenObservationWithoutEffect: PartAdvice<'screenObservationWithoutEffect', Params, 'recordScreen'> = {
  id: 'screenObservationWithoutEffect',
  checkPart(part, kind, report) {
    const { type, screenObservationEnabled, preferredInput } = part;
    if (kind !== 'item' || type !== 'open_ended' || screenObservationEnabled !== true) return;
    if (preferredInput !== 'screenRecording') report(['screenObservationEnabled'], { preferredInput });
  },
  fix: ({ node }) => [
    { id: 'recordScreen', how: (draft) => draft.set(node.key, ['preferredInput'], 'screenRecording') },
    removeProperty(node, ['screenObservationEnabled']),
  ],
};
