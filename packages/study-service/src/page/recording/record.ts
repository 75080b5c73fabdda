import { rates } from './typeFor.ts';
import type { Kind } from './take.ts';

/** The length of a piece. Pictures start again with each, so that a recording that is cut off ends with a whole piece. */
const pieceMs = 2000;

interface Parts {
  readonly stream: MediaStream;
  readonly kind: Kind;
  readonly type: string;
  /** Called in order with each piece and the length up to its end. */
  readonly onPiece: (bytes: Blob, durationMs: number) => void;
  /** Called once after the last piece, also if the browser ends it by itself because its device is gone. */
  readonly onEnd: (durationMs: number) => void;
}

/** A running recording. */
export interface Recorder {
  readonly durationMs: number;
  pause(): void;
  resume(): void;
  stop(): void;
}

function optionsFor(kind: Kind, mimeType: string): MediaRecorderOptions {
  const audioBitsPerSecond = rates.audio;
  if (kind === 'audio') return { mimeType, audioBitsPerSecond };
  const videoBitsPerSecond = rates[kind] - (kind === 'video' ? rates.audio : 0);
  // Types of browsers do not have it yet; browsers without it ignore it.
  const keys = { videoKeyFrameIntervalDuration: pieceMs };
  return { mimeType, audioBitsPerSecond, videoBitsPerSecond, ...keys };
}

/** Records a stream until it is stopped or its tracks end. */
export function record({ stream, kind, type, onPiece, onEnd }: Parts): Recorder {
  const recorder = new MediaRecorder(stream, optionsFor(kind, type));
  let passedMs = 0;
  let since: number | null = null;
  const durationMs = () => passedMs + (since === null ? 0 : performance.now() - since);
  const halt = (): void => {
    passedMs = durationMs();
    since = null;
  };
  const go = (): void => {
    since ??= performance.now();
  };
  recorder.addEventListener('start', go);
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) onPiece(data, durationMs());
  });
  recorder.addEventListener('stop', () => {
    halt();
    onEnd(passedMs);
  });
  recorder.start(pieceMs);
  return {
    get durationMs() {
      return durationMs();
    },
    pause() {
      if (recorder.state !== 'recording') return;
      recorder.pause();
      halt();
    },
    resume() {
      if (recorder.state !== 'paused') return;
      recorder.resume();
      go();
    },
    stop() {
      if (recorder.state === 'inactive') return;
      halt();
      recorder.stop();
    },
  };
}
