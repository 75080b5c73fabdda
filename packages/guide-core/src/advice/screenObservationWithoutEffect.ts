// Specification, "Items": screenObservationEnabled applies only when preferredInput is screenRecording.
import type { PartAdvice } from './advice.ts';

/** screenObservationEnabled must be true only if the preferred input is a screen recording. */
export const screenObservationWithoutEffect: PartAdvice<'screenObservationWithoutEffect'> = {
  id: 'screenObservationWithoutEffect',
  check(part, kind, advise) {
    const { type, screenObservationEnabled, preferredInput } = part;
    if (kind !== 'item' || type !== 'open_ended' || screenObservationEnabled !== true) return;
    if (preferredInput !== 'screenRecording') advise(['screenObservationEnabled'], { preferredInput });
  },
};
