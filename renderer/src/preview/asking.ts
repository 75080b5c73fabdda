import type { Guide, Probe, Session } from '@guide-studio/interview-engine';
import { type OpenProbe, openProbe, withProbe } from '@guide-studio/interview-engine/internal';
import { read } from '../session/index.ts';
import { useRehearsal } from './rehearsal.ts';
import { localizedGuide } from './localizedGuide.ts';

/** Lets the model of the connected service ask from now on, first about the answer before the open step. */
export async function letModelAsk(): Promise<void> {
  useRehearsal.setState({ decide: decidedByModel });
  const { guide, session, visit } = useRehearsal.getState();
  if (guide === null) return;
  const decided = await whileAsking(guide, session);
  // Something else was answered meanwhile.
  if (decided === null || useRehearsal.getState().session !== session) return;
  useRehearsal.setState({ session: decided, draft: null, problem: null, visit: visit + 1 });
}

/** Lets the script ask from now on. What the model has asked stays. */
export function letScriptAsk(): void {
  useRehearsal.setState({ decide: null });
}

async function whileAsking(guide: Guide, session: Session): Promise<Session | null> {
  useRehearsal.setState({ isAsking: true });
  try {
    return await decidedByModel(guide, session);
  } finally {
    useRehearsal.setState({ isAsking: false });
  }
}

/** Returns the session with what the model decides about its last answer; null if there is nothing to decide. */
async function decidedByModel(guide: Guide, session: Session): Promise<Session | null> {
  const open = openProbe(guide, session);
  if (open === null) return null;
  const { guide: localized } = localizedGuide({ ...useRehearsal.getState(), guide });
  return withProbe(session, await probeOf(localized, open));
}

/** Asks the service about an answer. If it cannot be asked, the script decides, as in an interview. */
async function probeOf(guide: Guide, { after, ...open }: OpenProbe): Promise<Probe> {
  const { background, studyGoal, config } = guide;
  const questionLanguage = config?.questionLanguage;
  const answer = await read().host.call('service.tryProbe', {
    ...open,
    said: [...open.said],
    ...(questionLanguage !== undefined && { questionLanguage }),
    ...(background !== undefined && { background }),
    ...(studyGoal !== undefined && { studyGoal }),
  });
  const tried = answer.ok ? answer.value.tried : null;
  if (tried === null) return { after, question: open.scripted, isWritten: false, audit: { outcome: 'unreachable' } };
  const { question, isWritten, outcome, reason } = tried;
  return { after, question, isWritten, audit: { outcome, reason } };
}
