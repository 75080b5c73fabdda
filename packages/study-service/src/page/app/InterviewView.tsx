import { useEffect, useRef, useState } from 'preact/hooks';
import type { ShowingsByStep } from '../media/useShowings.ts';
import type { Sender } from '../sender/sender.ts';
import { ClosedPage } from './ClosedPage.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { EndPage } from './EndPage.tsx';
import { isLoadingWords, notices } from '../words/messages.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { NoticePage } from './NoticePage.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { StepForm } from './StepForm.tsx';
import type { SenderState } from '../sender/senderState.ts';
import { type OpenRecording, useRecording, usualRecording } from './useRecording.ts';

interface Props {
  readonly sender: Sender;
  readonly onTryNow: () => void;
  readonly onRestart: () => void;
  /** The preview pretends to record. */
  readonly openRecording?: OpenRecording;
}

/** Shows the open step of an interview, or a notice instead. */
export function InterviewView({ sender, onTryNow, onRestart, openRecording = usualRecording }: Props) {
  const state = useSender(sender);
  const { step, closed, sending, isStored } = state;
  const showings = useRef<ShowingsByStep>(new Map()).current;
  const recorder = useRecording(state, openRecording);
  const isSpokenSent = step !== null && recorder?.session.phase(step.stepId) === 'sent';
  const isAtRisk = !isStored && sending !== 'idle';
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isAtRisk) window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);

  if (closed !== null)
    return <ClosedPage state={state} reason={closed} onTryAgain={() => sender.open()} onRestart={onRestart} />;
  if (isLoadingWords) return <NoticePage title={notices.opening} text="" />;
  if (step?.kind === 'end') return <EndPage step={step} study={state.study} />;
  return (
    <>
      <ProgressBar progress={state.progress} />
      <ConnectionLine state={state} onTryNow={onTryNow} isReported={isSpokenSent} />
      <LanguagePicker state={state} sender={sender} />
      {step === null || (state.recording !== null && recorder === null) ? (
        <NoticePage title={notices.opening} text="" />
      ) : state.recording !== null && recorder?.session.needsCheck(state.recording) === true ? (
        <recorder.DeviceCheck
          {...recorder}
          stepId={step.stepId}
          recording={state.recording}
          back={state.isFirst ? null : { label: notices.back, onClick: () => state.isActing || sender.back() }}
        />
      ) : (
        <StepForm
          key={step.stepId}
          step={step}
          state={state}
          sender={sender}
          showings={showings}
          recorder={state.recording === null ? null : recorder}
        />
      )}
    </>
  );
}

/** Returns the sender's state and renders again when it changes. */
function useSender(sender: Sender): SenderState {
  const [state, setState] = useState(sender.state);
  useEffect(() => {
    setState(sender.state);
    return sender.subscribe(() => setState(sender.state));
  }, [sender]);
  return state;
}
