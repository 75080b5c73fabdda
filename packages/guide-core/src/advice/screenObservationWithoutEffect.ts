// Specification, "Items": screenObservationEnabled applies only when preferredInput is screenRecording.
import type { PartAdvice } from './advice.ts';

/** screenObservationEnabled is true only where the preferred input is a recording of the screen. */
export const screenObservationWithoutEffect: PartAdvice<'screenObservationWithoutEffect'> = {
  id: 'screenObservationWithoutEffect',
  check(part, kind, advise) {
    const { type, screenObservationEnabled, preferredInput } = part;
    if (kind !== 'item' || type !== 'open_ended' || screenObservationEnabled !== true) return;
    if (preferredInput !== 'screenRecording') advise(['screenObservationEnabled'], { preferredInput });
  },
};
