import type { Answer, EndStep, MaxDiffAnswer, Step } from '@guide-studio/interview-engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { mayTakeFocus } from '../browser/mayTakeFocus.ts';
import { emptyAnswer } from '../items/emptyAnswer.ts';
import { ItemBody } from '../items/ItemBody.tsx';
import { isScreenComplete, missingIn } from '../items/missingIn.ts';
import { OpenText } from '../items/OpenText.tsx';
import { MediaList } from '../media/MediaList.tsx';
import { heldBy } from '../media/mustWatch.ts';
import type { Sender } from '../sender/sender.ts';
import type { SenderState } from '../sender/senderState.ts';
import { ConceptCard } from './ConceptCard.tsx';
import { directionOf } from './directionOf.ts';
import { messages, pageLanguage } from './messages.ts';
import { langOf } from './presentStudy.ts';
import { nextLabelOf, textOf } from './stepText.ts';

interface Props {
  readonly step: Exclude<Step, EndStep>;
  readonly state: SenderState;
  readonly sender: Sender;
}

/** One step with its question, its answer and the ways on and back. A new step is a new form. */
export function StepForm({ step, state, sender }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const kept = state.draft ?? step.given ?? null;
  const value = kept ?? emptyAnswer(step);
  const [screen, setScreen] = useState(() => firstOpenScreen(step, value));
  const screens = step.kind === 'item' && step.item.type === 'max_diff' ? step.item.screens.length : 1;
  const isSending = state.sending !== 'idle';
  const problem = missing ?? state.problem;
  const held = step.kind === 'item' ? heldBy(step.item.media, seen, location.origin) : [];

  useEffect(() => {
    window.scrollTo(0, 0);
    if (mayTakeFocus(window)) heading.current?.focus({ preventScroll: true });
  }, [screen]);
  useEffect(() => {
    if (problem !== null) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  const change = (answer: Answer): void => {
    setMissing(null);
    sender.keep(answer);
  };
  const next = (): void => {
    if (isSending) return;
    const lack = held.length > 0 ? messages.watchFirst : lackOf(step, value, screen, kept !== null);
    setMissing(lack);
    if (lack !== null) {
      // An order that was looked at once may stay as it is.
      if (step.kind === 'item' && step.item.type === 'ranking') sender.keep(value);
    } else if (screen + 1 < screens) setScreen(screen + 1);
    else sender.answer(value);
  };
  const back = (): void => {
    if (isSending) return;
    setMissing(null);
    if (screen > 0) setScreen(screen - 1);
    else sender.back();
  };

  const { heading: headline, more, isLong } = textOf(step);
  const ids = { labelledBy: more === '' ? 'question' : 'question more', describedBy: 'problem' };
  return (
    <main class="card" dir={directionOf(headline)} lang={langOf(state.study)}>
      <form
        noValidate
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        {step.kind === 'item' && step.concept !== null ? <ConceptCard concept={step.concept} /> : null}
        <h1 id="question" ref={heading} tabIndex={-1} dir="auto" class={isLong ? 'long' : undefined}>
          {headline}
        </h1>
        {screens > 1 ? (
          <p class="screen" lang={pageLanguage}>
            {messages.screen(screen + 1, screens)}
          </p>
        ) : null}
        {more === '' ? null : (
          <p id="more" class="message" dir="auto">
            {more}
          </p>
        )}
        {step.kind === 'followUp' ? <p class="hint">{step.notice}</p> : null}
        {step.kind === 'item' ? (
          <MediaList
            media={step.item.media}
            embedUrl={step.item.embed?.proxyUrl ?? step.item.embed?.url ?? null}
            onSeen={(url) => {
              setMissing(null);
              setSeen((before) => new Set([...before, url]));
            }}
          />
        ) : null}
        <div class="answer" inert={isSending}>
          {step.kind === 'item' ? (
            <ItemBody item={step.item} value={value} screen={screen} onChange={change} {...ids} />
          ) : null}
          {step.kind === 'followUp' ? (
            <OpenText
              item={step}
              value={'text' in value ? (value as { text: string }) : { text: '' }}
              onChange={change}
              {...ids}
            />
          ) : null}
        </div>
        <p id="problem" ref={alert} role="alert" lang={pageLanguage} class={problem === null ? 'unseen' : 'problem'}>
          {problem}
        </p>
        <div class="actions" lang={pageLanguage}>
          {state.isFirst && screen === 0 ? null : (
            <button type="button" onClick={back}>
              {messages.back}
            </button>
          )}
          <button type="submit" class="primary" aria-disabled={held.length > 0}>
            {screen + 1 < screens ? messages.nextScreen : nextLabelOf(step)}
          </button>
        </div>
      </form>
    </main>
  );
}

function lackOf(step: Step, value: Answer, screen: number, isTouched: boolean): string | null {
  if (step.kind === 'item' && step.item.type === 'ranking' && !isTouched && step.item.options.length > 1) {
    return messages.missing.ranking;
  }
  return missingIn(step, value, screen);
}

function firstOpenScreen(step: Step, value: Answer): number {
  if (step.kind !== 'item' || step.item.type !== 'max_diff') return 0;
  const open = step.item.screens.findIndex((_, at) => !isScreenComplete(value as MaxDiffAnswer, at));
  return Math.max(0, open);
}
