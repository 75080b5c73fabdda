import type { RecordingSession } from '../recording/recordingSession.ts';
import type { RecordingWords } from '../recording/words/recordingWords.types.ts';

interface Props {
  readonly session: RecordingSession;
  readonly stepId: string;
  readonly words: RecordingWords;
  /** The language of `words`. */
  readonly lang: string;
  /** True if the answer is on its way, so that nothing can be pressed. */
  readonly isActing: boolean;
}

/** The way from writing back to speaking, in the bar that is always in view: below a long text it could be hidden. */
export function SpeakInstead({ session, stepId, words, lang, isActing }: Props) {
  return (
    <button type="button" class="quiet" lang={lang} disabled={isActing} onClick={() => session.speak(stepId)}>
      {words.speak}
    </button>
  );
}
