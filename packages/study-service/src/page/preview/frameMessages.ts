import type { Answer, Step } from '@guide-studio/interview-engine';
import type { Progress, StudyFacts } from '../sender/participantApi.ts';

/** What the editor sends into the frame: the open step and what is known of its answer. */
export interface ShowMessage {
  readonly kind: 'show';
  /** Another one for each interview and each jump in it: the page then begins the step anew. */
  readonly visit: string;
  readonly step: Step;
  readonly study?: StudyFacts;
  readonly isFirst: boolean;
  readonly progress: Progress;
  readonly draft: Answer | null;
  /** Why the answer was not taken. */
  readonly problem: string | null;
  readonly theme: 'light' | 'dark';
  /** Keys that are the editor's, as its keymap writes them. */
  readonly keys: readonly string[];
}

/** A press of keys, for the editor to hear as its own. */
export type KeyPress = Readonly<Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>>;

/** What the frame sends to the editor. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'keep' | 'answer'; readonly stepId: string; readonly answer: Answer }
  | { readonly kind: 'back' }
  /** The media of this guide may be loaded. */
  | { readonly kind: 'showMedia' }
  | { readonly kind: 'press'; readonly press: KeyPress };

const kinds: readonly unknown[] = ['welcome', 'item', 'followUp', 'end'];

/** Reads a message of the editor; null for anything else. */
export function readShow(data: unknown): ShowMessage | null {
  if (!isObject(data) || data['kind'] !== 'show' || typeof data['visit'] !== 'string') return null;
  const { step, progress, draft, keys } = data;
  if (!isObject(step) || typeof step['stepId'] !== 'string' || !kinds.includes(step['kind'])) return null;
  if (!Array.isArray(keys) || !isObject(progress) || !(draft === null || isObject(draft))) return null;
  return data as unknown as ShowMessage;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
