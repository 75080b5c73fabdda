import type { Answer, EndStep, Step } from '@guide-studio/interview-engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { mayTakeFocus } from '../browser/mayTakeFocus.ts';
import { emptyAnswer } from '../items/emptyAnswer.ts';
import { ItemBody } from '../items/ItemBody.tsx';
import { firstOpenScreen, missingIn, screensOf } from '../items/missingIn.ts';
import { OpenText } from '../items/OpenText.tsx';
import { Exhibition } from '../media/Exhibition.tsx';
import { type ShowingsByStep, useShowings } from '../media/useShowings.ts';
import type { Sender } from '../sender/sender.ts';
import type { SenderState } from '../sender/senderState.ts';
import { ConceptCard } from './ConceptCard.tsx';
import type { MessageSelector } from '../words/messages.ts';
import type { Messages } from '../words/messages.types.ts';
import { langOf } from './presentStudy.ts';
import { PageMessage } from '../words/PageMessage.tsx';
import { directionOfPage, StudyLanguage, useStudyText } from '../words/studyText.tsx';
import { SoFar } from './SoFar.tsx';
import { SpeakInstead } from './SpeakInstead.tsx';
import { nextLabelOf, textOf } from './stepText.ts';
import type { LoadedRecording } from './useRecording.ts';

interface Props {
  readonly step: Exclude<Step, EndStep>;
  readonly state: SenderState;
  readonly sender: Sender;
  readonly showings: ShowingsByStep;
  /** Null if the step is answered in writing. */
  readonly recorder: LoadedRecording | null;
}

/** Shows one step with its question, answer and buttons. Each step has its own form. */
export function StepForm(props: Props) {
  return (
    <StudyLanguage.Provider value={props.state.study?.language ?? null}>
      <Form {...props} />
    </StudyLanguage.Provider>
  );
}

function Form({ step, state, sender, showings, recorder }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const { exhibits, open, exposures } = useShowings(step, showings, state.study?.askBeforeLoading === true);
  // Wrapped in an object, because a state setter would call a function.
  const [lacking, setLacking] = useState<{ readonly message: MessageSelector } | 'stimulus' | null>(null);
  // What a picture, video or page still needs changes as it loads and when the participant says whether it shows.
  const missing = lacking === 'stimulus' ? open() : lacking;
  const form = useRef<HTMLFormElement>(null);
  const kept = state.draft ?? step.given ?? null;
  const value = kept ?? emptyAnswer(step);
  const [screen, setScreen] = useState(() => firstOpenScreen(step, value));
  const screens = screensOf(step);
  const phase = recorder?.session.phase(step.stepId);
  const isActing = state.isActing || phase === 'sending';
  const isRefused = missing !== null || state.problem !== null;
  const isHeld = exhibits.some(
    ({ shown, showing }) => !showing.without && (showing.state !== 'shown' || (shown.mustWatch && !showing.watched)),
  );

  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    if (mayTakeFocus(window)) heading.current?.focus({ preventScroll: true });
  }, [screen]);
  useEffect(() => {
    if (isRefused) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefused, lacking, state.problem]);

  const session = recorder?.session;
  const isAnswerRefused = state.problem !== null;
  useEffect(() => {
    if (isAnswerRefused) session?.takeBack(step.stepId);
  }, [isAnswerRefused, session, step.stepId]);

  // What a recording lacked is over once it goes on.
  useEffect(() => setLacking(null), [phase]);

  const change = (answer: Answer): void => {
    setLacking(null);
    sender.keep(answer);
  };
  const next = (): void => {
    if (isActing || isRecorded()) return;
    const first = open();
    if (first !== null) {
      setLacking('stimulus');
      form.current?.querySelectorAll('.media > *')[first.at]?.scrollIntoView({ block: 'center' });
      return;
    }
    if (recorder !== null && !isToBeWritten(recorder)) return;
    const lack = missingIn(step, value, screen, kept !== null);
    setLacking(lack === null ? null : { message: lack });
    if (lack !== null) {
      // The participant has seen this order, so it may stay unchanged.
      if ('ranked' in value) sender.keep(value);
    } else if (screen + 1 < screens) setScreen(screen + 1);
    else if (recorder === null || isSameText(value, step.given)) sender.answer(value, exposures());
    else {
      recorder.session.discard(step.stepId);
      sender.answer(value, exposures(), []);
    }
  };
  /** Records, or stops the recording, also while something is still to be looked at. Returns true if it did. */
  const isRecorded = (): boolean => {
    const does = recorder?.session.readiness(step.stepId, step.given !== undefined);
    if (does === 'record' && state.recording !== null) void recorder?.session.record(step.stepId, state.recording);
    else if (does === 'stop') recorder?.session.stop();
    else return does === 'nothing';
    return true;
  };
  /** Sends what was recorded. Returns true if the answer is written instead. */
  const isToBeWritten = ({ session, words }: LoadedRecording): boolean => {
    const readiness = session.readiness(step.stepId, step.given !== undefined);
    if (readiness === 'write') return true;
    if (readiness === 'keep') sender.answer(step.given ?? value, exposures());
    else if (readiness === 'send') {
      void session.send(step.stepId).then((ids) => {
        if (ids !== null) sender.answer({ text: '' }, exposures(), ids);
      });
    } else if (typeof readiness !== 'string') setLacking({ message: () => readiness(words) });
    return false;
  };
  const back = (): void => {
    if (isActing) return;
    setLacking(null);
    if (screen > 0) setScreen(screen - 1);
    else sender.back();
  };

  const studyText = useStudyText();
  const { heading: headline, more, isLong } = textOf(step);
  const label = screen + 1 < screens ? (words: Messages) => words.nextScreen : nextLabelOf(step);
  const readiness = recorder?.session.readiness(step.stepId, step.given !== undefined);
  const ids = { labelledBy: more === '' ? 'question' : 'question more', describedBy: 'problem' };
  const body =
    step.kind === 'item' ? (
      <ItemBody item={step.item} value={value} screen={screen} onChange={change} {...ids} />
    ) : step.kind === 'followUp' ? (
      <OpenText
        item={step}
        value={'text' in value ? (value as { text: string }) : { text: '' }}
        onChange={change}
        {...ids}
      />
    ) : null;
  return (
    <main class="card" dir={directionOfPage(state.study?.language ?? null, headline)} lang={langOf(state.study)}>
      <form
        ref={form}
        noValidate
        aria-busy={isActing}
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        {step.kind === 'followUp' ? <SoFar said={step.said} /> : null}
        {step.kind === 'item' && step.concept !== null ? (
          <ConceptCard concept={step.concept} exhibits={exhibits.filter(({ shown }) => shown.of === 'concept')} />
        ) : null}
        <h1 id="question" ref={heading} tabIndex={-1} dir={studyText(headline).dir} class={isLong ? 'long' : undefined}>
          {studyText(headline).children}
        </h1>
        {screens > 1 ? (
          <p class="screen">
            <PageMessage of={(words) => words.screen(screen + 1, screens)} />
          </p>
        ) : null}
        {more === '' ? null : <p id="more" class="message" {...studyText(more)} />}
        {step.kind === 'followUp' && step.notice !== null ? <p class="hint">{step.notice}</p> : null}
        <Exhibition exhibits={exhibits.filter(({ shown }) => shown.of === 'question')} />
        <div class="answer" inert={state.isActing && phase !== 'sent'}>
          {recorder === null || state.recording === null ? (
            body
          ) : (
            <recorder.SpokenAnswer
              {...recorder}
              stepId={step.stepId}
              recording={state.recording}
              isGiven={step.given !== undefined}
              isUnsent={state.sending === 'waiting'}
              onWrite={() => isSameText(value, step.given) && change({ text: '' })}
            >
              {body}
            </recorder.SpokenAnswer>
          )}
        </div>
        <p id="problem" ref={alert} role="alert" class={isRefused ? 'problem' : 'unseen'}>
          {missing === null ? null : <PageMessage of={missing.message} />}
          {missing === null && state.problem !== null
            ? state.problem || <PageMessage of={(words) => words.notTaken} />
            : null}
        </p>
        <div class="actions">
          {state.isFirst && screen === 0 ? null : (
            <button type="button" onClick={back}>
              <PageMessage of={(words) => words.back} />
            </button>
          )}
          {recorder !== null && readiness === 'write' ? (
            <SpeakInstead {...recorder} stepId={step.stepId} isActing={isActing} />
          ) : null}
          {recorder === null || readiness === 'write' || readiness === 'keep' ? (
            <button type="submit" class="primary" aria-disabled={isHeld}>
              {typeof label === 'string' ? <span {...studyText(label)} /> : <PageMessage of={label} />}
            </button>
          ) : (
            <recorder.RecordBar {...recorder} stepId={step.stepId} isActing={isActing} isHeld={isHeld} />
          )}
        </div>
      </form>
    </main>
  );
}

/** Returns true if a text was sent before. The recordings of an answer go with its text. */
function isSameText(value: Answer, given: Answer | undefined): boolean {
  return given !== undefined && 'text' in value && 'text' in given && value.text === given.text;
}
