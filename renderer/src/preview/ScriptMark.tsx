import '../words/later.ts';
import { nextStep } from '@guide-studio/interview-engine';
import { useConnectedService } from '../connections/index.ts';
import { Notice } from '../controls/index.ts';
import { words } from '../words/index.ts';
import { useRehearsal } from './rehearsal.ts';

/** Says who wrote the open follow-up question, and whether participants get one of a model instead. */
export function ScriptMark() {
  const isFollowUp = useRehearsal(({ guide, session }) => {
    return guide !== null && nextStep(guide, session).kind === 'followUp';
  });
  return isFollowUp ? <Written /> : null;
}

function Written() {
  const service = useConnectedService();
  const { script, modelInstead } = words.previewing;
  const isModel = service?.capabilities?.followUps === 'model' && service.name !== null;
  return <Notice kind="info" bar text={isModel ? modelInstead(service.name) : script} />;
}
