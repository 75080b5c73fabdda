import '../i18n/later.ts';
import { nextStep, type Probe } from '@guide-studio/interview-engine';
import { useConnectedService } from '../connections/index.ts';
import { Button, Notice } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { letModelAsk, letScriptAsk } from './asking.ts';
import { type Rehearsal, useRehearsal } from './rehearsal.ts';

/** Says who wrote the open follow-up question, or who asks none; and lets the model of the connected service ask. */
export function ProbeMark() {
  const isAsking = useRehearsal((rehearsal) => rehearsal.isAsking);
  const isFollowUp = useRehearsal(
    ({ guide, session }) => guide !== null && nextStep(guide, session).kind === 'followUp',
  );
  const probe = useRehearsal(probeBefore);
  const isStopped = probe?.question === null && probe.audit?.['outcome'] === 'stopped';
  if (isAsking || isFollowUp || isStopped) return <Mark isFollowUp={isFollowUp} probe={probe} />;
  return null;
}

/** Returns what an interviewer decided about the answer before the open step. */
function probeBefore({ session: { answers, probes = [], reopened } }: Rehearsal): Probe | undefined {
  const last = answers[(reopened ?? answers.length) - 1];
  return probes.find(({ after }) => after === last?.stepId);
}

interface MarkProps {
  readonly isFollowUp: boolean;
  readonly probe: Probe | undefined;
}

function Mark({ isFollowUp, probe }: MarkProps) {
  const service = useConnectedService();
  const isAsking = useRehearsal((rehearsal) => rehearsal.isAsking);
  const asksModel = useRehearsal(({ decide }) => decide !== null);
  const { asking, askModel, askScript, script, modelInstead, modelNone, stopped } = words.previewing;
  const name = service?.name ?? null;
  const followUps = service?.capabilities?.followUps;
  if (name === null || (followUps !== 'model' && followUps !== 'failing'))
    return isFollowUp ? <Notice kind="info" bar text={script} /> : null;
  if (isAsking) return <Notice kind="info" bar text={asking(name)} />;
  const actions = asksModel ? (
    <Button onClick={letScriptAsk}>{askScript}</Button>
  ) : (
    <Button onClick={() => void letModelAsk()}>{askModel}</Button>
  );
  if (probe === undefined) return <Notice kind="info" bar text={modelInstead(name)} actions={actions} />;
  const reason = String(probe.audit?.['reason'] ?? '');
  if (probe.isWritten)
    return <Notice kind="info" bar text={words.previewing.written(name, reason)} actions={actions} />;
  if (probe.audit?.['outcome'] === 'stopped')
    return <Notice kind="info" bar text={stopped(name, reason)} actions={actions} />;
  const why = probe.audit?.['outcome'] === 'limited' ? words.previewing.limited : modelNone;
  return <Notice kind="info" bar text={why(name)} actions={actions} />;
}
