import { type Answer, interviewProgress, nextStep, type Session, type Step } from '@guide-studio/interview-engine';
import {
  recordedDevices,
  spokenText,
  type StepRecording,
  stepRecording,
} from '@guide-studio/interview-engine/internal';
import { useEffect, useRef } from 'react';
import { actionIds, actionOf } from '../actions/action.ts';
import { keysOf } from '../actions/keymap.ts';
import { filesFor, filesOf } from './stepFiles.ts';
import { words } from '../i18n/index.ts';
import styles from './Frame.module.css';
import { placeAnswer } from './keptAnswer.ts';
import { type FrameMessage, readFrameMessage } from './readFrameMessage.ts';
import { localizedGuide } from './localizedGuide.ts';
import { goBack, keepChoice, loadMedia, mayLoadMedia, type Rehearsal, takeAnswer, useRehearsal } from './rehearsal.ts';

/** Relative to the editor page, in both hosts. */
const address = './preview/index.html';
/** Scripts, but no origin: the page cannot access the editor or its storage. */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

interface Props {
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  readonly theme: 'light' | 'dark';
}

/** The participant page in a frame as wide as the chosen screen. It receives the open step and sends the answers. */
export function Frame({ width, height, zoom, theme }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // The frame has no origin to name; the message contains only the guide's own texts, for our own page.
    const send = async (): Promise<void> => {
      const message = messageFor(useRehearsal.getState(), theme);
      if (!message) return;
      const needed = filesOf(message.step);
      // The step is sent at once if it shows no files, and else with them.
      if (needed.length === 0) return frame.current?.contentWindow?.postMessage(message, '*');
      const files = await filesFor(needed);
      if (messageFor(useRehearsal.getState(), theme)?.step.stepId !== message.step.stepId) return;
      frame.current?.contentWindow?.postMessage({ ...message, files }, '*');
    };
    const onMessage = (event: MessageEvent): void => {
      if (event.source !== frame.current?.contentWindow || event.origin !== 'null') return;
      const message = readFrameMessage(event.data);
      if (message?.kind === 'ready') void send();
      else if (message?.kind === 'back') goBack();
      else if (message?.kind === 'showMedia') loadMedia();
      else if (message?.kind === 'press') {
        window.dispatchEvent(new KeyboardEvent('keydown', { ...message.press, bubbles: true, cancelable: true }));
      } else if (message && message.stepId === openStepId()) {
        if (message.kind === 'keep') keepChoice(message.stepId, message.answer);
        else takeAnswer(message.stepId, storedAnswer(message));
      }
    };
    window.addEventListener('message', onMessage);
    // Text typed in the frame is not sent back: it would arrive after the next key.
    const end = useRehearsal.subscribe((now, before) => {
      const isSame =
        now.session === before.session &&
        now.guide === before.guide &&
        now.visit === before.visit &&
        now.device === before.device &&
        now.language === before.language &&
        now.translations === before.translations &&
        now.mediaOf === before.mediaOf;
      if (!isSame || (now.problem !== before.problem && now.problem !== null)) void send();
    });
    void send();
    return () => {
      window.removeEventListener('message', onMessage);
      end();
    };
  }, [theme]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={address}
      title={words.preview.frame}
      sandbox={sandbox}
      referrerPolicy="no-referrer"
      style={{ width, height, transform: `scale(${zoom})` }}
    />
  );
}

/** Returns an answer; a recorded one as the service stores it before anything is written down. */
function storedAnswer({ answer, spokenMs }: Extract<FrameMessage, { kind: 'answer' }>): Answer {
  const { guide } = useRehearsal.getState();
  return spokenMs === null || guide === null ? answer : { text: spokenText(guide, spokenMs) };
}

function openStepId(): string | null {
  const { guide, session } = useRehearsal.getState();
  return guide === null ? null : nextStep(guide, session).stepId;
}

/** What the page shows (packages/study-service, `page/preview/frameMessages.ts`). */
interface ShowMessage {
  readonly kind: 'show';
  readonly visit: string;
  readonly step: Step;
  readonly recording: StepRecording | null;
  readonly canShare: boolean;
  /** Participants see the page in the language of the study. */
  readonly study: {
    readonly title: string | null;
    readonly language: string | null;
    readonly askBeforeLoading: boolean;
  };
  readonly isFirst: boolean;
  readonly progress: { readonly passed: number; readonly total: number };
  readonly draft: Session['answers'][number]['answer'] | null;
  readonly problem: string | null;
  readonly theme: 'light' | 'dark';
  /** Files of the guide, by their addresses in it. */
  readonly files?: Readonly<Record<string, Blob>>;
  readonly keys: readonly string[];
}

/** Returns what the frame is to show; null before a guide is rehearsed. */
export function messageFor(rehearsal: Rehearsal, theme: ShowMessage['theme']): ShowMessage | null {
  const { doc, guide, session, draft, problem, visit, device } = rehearsal;
  if (doc === null || guide === null) return null;
  const { guide: localized } = localizedGuide({ ...rehearsal, guide });
  const step = nextStep(guide, session, localized);
  const kept = draft === null ? null : placeAnswer(doc, draft);
  return {
    kind: 'show',
    // Another kind of device is checked again.
    visit: recordedDevices(guide).screen ? `${visit} ${device}` : String(visit),
    step,
    recording: stepRecording(guide, step.stepId),
    canShare: device === 'desktop',
    study: {
      title: null,
      language: localized.config?.questionLanguage ?? null,
      askBeforeLoading: !mayLoadMedia(rehearsal),
    },
    isFirst: session.answers.length === 0 || session.reopened === 0,
    progress: interviewProgress(guide, session),
    draft: kept?.stepId === step.stepId ? kept.answer : null,
    problem,
    theme,
    keys: actionIds()
      .filter((id) => actionOf(id).notWhileTyping !== true)
      .flatMap(keysOf),
  };
}
