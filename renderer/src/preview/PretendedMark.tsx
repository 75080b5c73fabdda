import '../i18n/later.ts';
import { nextStep } from '@guide-studio/interview-engine';
import { stepRecording } from '@guide-studio/interview-engine/internal';
import { Notice } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { useRehearsal } from './rehearsal.ts';

/** Says that the devices are pretended, while the open step is recorded. */
export function PretendedMark() {
  const isRecorded = useRehearsal(({ guide, session }) => {
    return guide !== null && stepRecording(guide, nextStep(guide, session).stepId) !== null;
  });
  return isRecorded ? <Notice kind="info" bar text={words.previewing.pretended} /> : null;
}
