import type { Answer, Step } from '@guide-studio/interview-engine';
import type { Progress, StepRecording, StudyFacts } from '../sender/participantApi.ts';

/** Sent by the editor to the frame: the open step and the known answer. */
export interface ShowMessage {
  readonly kind: 'show';
  /** Changes with each interview and each jump in it; the page then starts the step again. */
  readonly visit: string;
  readonly step: Step;
  /** How the step is recorded; null if it is answered in writing. */
  readonly recording: StepRecording | null;
  /** True if the device of this screen can share it. */
  readonly canShare: boolean;
  readonly study?: StudyFacts;
  readonly isFirst: boolean;
  readonly progress: Progress;
  readonly draft: Answer | null;
  /** Why the answer was refused. */
  readonly problem: string | null;
  readonly theme: 'light' | 'dark';
  /** Files of the guide, by their addresses in it. */
  readonly files?: Readonly<Record<string, Blob>>;
  /** The editor's shortcuts, as written in its keymap. */
  readonly keys: readonly string[];
}

/** A key press that is passed to the editor. */
export type KeyPress = Readonly<Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>>;

/** Sent by the frame to the editor. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'keep'; readonly stepId: string; readonly answer: Answer }
  /** `spokenMs`: the length of a recorded answer; null if it was written. */
  | { readonly kind: 'answer'; readonly stepId: string; readonly answer: Answer; readonly spokenMs: number | null }
  | { readonly kind: 'back' }
  /** The media of this guide may load. */
  | { readonly kind: 'showMedia' }
  | { readonly kind: 'press'; readonly press: KeyPress };

const kinds: readonly unknown[] = ['welcome', 'item', 'followUp', 'end'];

/** Returns a message of the editor; null for other data. */
export function readShow(data: unknown): ShowMessage | null {
  if (!isObject(data) || data['kind'] !== 'show' || typeof data['visit'] !== 'string') return null;
  const { step, progress, draft, keys } = data;
  if (!isObject(step) || typeof step['stepId'] !== 'string' || !kinds.includes(step['kind'])) return null;
  if (!Array.isArray(keys) || !isObject(progress) || !(draft === null || isObject(draft))) return null;
  const { files = {} } = data;
  if (!isObject(files) || !Object.values(files).every((file) => file instanceof Blob)) return null;
  return data as unknown as ShowMessage;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
