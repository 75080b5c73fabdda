import type { Answer } from '@guide-studio/interview-engine';

/** The messages of the page in the frame. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'keep'; readonly stepId: string; readonly answer: Answer }
  /** `spokenMs`: the length of an answer that was recorded; null if it was written. */
  | { readonly kind: 'answer'; readonly stepId: string; readonly answer: Answer; readonly spokenMs: number | null }
  | { readonly kind: 'back' }
  /** The user allows the media of this guide to load. */
  | { readonly kind: 'showMedia' }
  /** Editor keys pressed in the frame. */
  | { readonly kind: 'press'; readonly press: KeyPress };

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** A day: no recording is longer. */
const longestMs = 24 * 60 * 60 * 1000;

/** Reads a message of the frame; returns null for anything that the participant page does not send. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isObject(data)) return null;
  const { kind, stepId } = data;
  if (kind === 'ready' || kind === 'back' || kind === 'showMedia') return { kind };
  if (kind === 'press') {
    const press = readPress(data['press']);
    return press === null ? null : { kind, press };
  }
  if ((kind !== 'keep' && kind !== 'answer') || typeof stepId !== 'string') return null;
  const answer = readAnswer(data['answer']);
  if (answer === null) return null;
  if (kind === 'keep') return { kind, stepId, answer };
  const { spokenMs } = data;
  const isLength = typeof spokenMs === 'number' && spokenMs >= 0 && spokenMs < longestMs;
  return { kind, stepId, answer, spokenMs: isLength ? spokenMs : null };
}

function readPress(value: unknown): KeyPress | null {
  if (!isObject(value)) return null;
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = value;
  if (typeof key !== 'string' || typeof code !== 'string') return null;
  const is = (one: unknown): boolean => one === true;
  return { key, code, ctrlKey: is(ctrlKey), metaKey: is(metaKey), altKey: is(altKey), shiftKey: is(shiftKey) };
}

/** Returns an answer in one of its forms. The engine checks whether it fits its question. */
function readAnswer(value: unknown): Answer | null {
  if (!isObject(value)) return null;
  const { text, selected, custom, ranked, cells, choices } = value;
  if (typeof text === 'string') return { text };
  if (isTexts(selected)) return typeof custom === 'string' ? { selected, custom } : { selected };
  if (isTexts(ranked)) return { ranked };
  if (isObject(cells)) return isTexts(Object.values(cells)) ? { cells: cells as Record<string, string> } : null;
  if (Array.isArray(choices)) return readChoices(choices as readonly unknown[]);
  return {};
}

function readChoices(choices: readonly unknown[]): Answer | null {
  const read = choices.flatMap((choice) => {
    if (!isObject(choice)) return [];
    const { best, worst } = choice;
    return typeof best === 'string' && typeof worst === 'string' ? [{ best, worst }] : [];
  });
  return read.length === choices.length ? { choices: read } : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && (value as readonly unknown[]).every((one) => typeof one === 'string');
