import { type GuideDocument, toWire } from '@guide-studio/guide-core';
import { canRun, type Guide } from '@guide-studio/interview-engine';
import type { Goal } from '@guide-studio/interview-engine/paths';
import { create } from 'zustand';
import { checked } from '../session/index.ts';
import type { Explored, FoundWay, Question, Reply } from './messages.ts';
import { startWorker } from './startWorker.ts';

/** The guide that was explored, with what is known about it. */
export interface Known {
  readonly doc: GuideDocument;
  readonly guide: Guide;
  readonly explored: Explored;
}

/** What is known about the paths of the open guide. */
export interface PathsState {
  /** The last guide that was explored; the open one may have changed since. */
  readonly known: Known | null;
  /** The share of the work that is done; null while nothing is worked out. */
  readonly progress: number | null;
  /** The open guide has problems with which no interview can run. */
  readonly hasProblems: boolean;
  /** The answer to the last question about a way, for {@link known}. */
  readonly way: FoundWay | null;
  readonly failed: string | null;
}

export const usePaths = create<PathsState>(() => ({
  known: null,
  progress: null,
  hasProblems: false,
  way: null,
  failed: null,
}));

const write = (change: Partial<PathsState>): void => usePaths.setState(change);

let worker: Worker | null = null;
let version = 0;
let asked: { readonly version: number; readonly doc: GuideDocument; readonly guide: Guide } | null = null;
let isBusy = false;

/** Explores the open guide. Work on an earlier version ends at once. */
export function exploreGuide(doc: GuideDocument): void {
  if (asked?.doc.root === doc.root) return;
  const { issues } = checked();
  const guide = toWire(doc);
  if (!canRun(guide, issues)) {
    stop();
    return write({ hasProblems: true, progress: null });
  }
  if (isBusy) stop();
  version += 1;
  asked = { version, doc, guide };
  write({ hasProblems: false, progress: 0, failed: null });
  send({ kind: 'explore', version, guide });
}

/** Asks for a shortest way to a goal in the guide that was explored last. */
export function askWay(goal: Goal): void {
  if (asked === null || isBusy) return;
  send({ kind: 'way', version: asked.version, goal });
}

/** Ends the work. What is known stays. */
export function stop(): void {
  worker?.terminate();
  worker = null;
  asked = null;
  isBusy = false;
}

function send(question: Question): void {
  if (worker === null) {
    worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => take(data));
    worker.addEventListener('error', (event) => {
      stop();
      write({ progress: null, failed: event.message });
    });
  }
  if (question.kind === 'explore') isBusy = true;
  worker.postMessage(question, []);
}

function take(reply: Reply): void {
  if (asked === null || reply.version !== asked.version) return;
  switch (reply.kind) {
    case 'progress':
      return write({ progress: reply.of === 0 ? 0 : reply.done / reply.of });
    case 'explored': {
      isBusy = false;
      const { doc, guide } = asked;
      return write({ known: { doc, guide, explored: reply.explored }, progress: null, way: null });
    }
    case 'way':
      return write({ way: reply.way });
  }
}
