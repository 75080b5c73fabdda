import { childrenOf, type GuideDocument, itemIndex, type Key, toWire } from '@guide-studio/guide-core';
import { canRun, type Guide } from '@guide-studio/interview-engine';
import type { Given, Goal } from '@guide-studio/interview-engine/paths';
import { create } from 'zustand';
import { checked, read, showAudience, useSession } from '../session/index.ts';
import { audienceIn } from './audience.ts';
import type { Explored, FoundWay, Question, Reply } from '../worker/messages.ts';
import { spoken } from '../words/index.ts';
import { startWorker } from '../worker/startWorker.ts';

/** The guide that was explored, with what is known about it. */
export interface Known {
  readonly doc: GuideDocument;
  readonly guide: Guide;
  readonly explored: Explored;
  /** What was fixed by hand. */
  readonly fixed: readonly Fixed[];
}

/** An answer fixed by hand: this option is selected, or not. */
export interface Fixed {
  readonly option: Key;
  readonly is: boolean;
}

/** What is known about the paths of the open guide. */
export interface PathsState {
  /** The opened guide that it belongs to. */
  readonly of: string | null;
  /** The last guide that was explored; the open one may have changed since. */
  readonly known: Known | null;
  /** The share of the work that is done; null while nothing is worked out. */
  readonly progress: number | null;
  /** The open guide has problems with which no interview can run. */
  readonly hasProblems: boolean;
  /** The answer to the last question about a way, for {@link known}. */
  readonly way: FoundWay | null;
  readonly failed: boolean;
  /** What is fixed by hand, in the order in which it was fixed. */
  readonly fixed: readonly Fixed[];
}

export const usePaths = create<PathsState>(() => ({
  of: null,
  known: null,
  progress: null,
  hasProblems: false,
  way: null,
  failed: false,
  fixed: [],
}));

const write = (change: Partial<PathsState>): void => usePaths.setState(change);

let worker: Worker | null = null;
let version = 0;
let asked: {
  readonly version: number;
  readonly doc: GuideDocument;
  readonly guide: Guide;
  readonly fixed: readonly Fixed[];
} | null = null;
let isBusy = false;

/** A pause in typing after which the guide is explored again. */
const pauseMs = 250;

/** Keeps what is known about the paths of the open guide up to date. Returns a function that stops it. */
export function startPaths(): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const exploreSoon = (): void => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      const { guide } = read();
      if (guide !== null) exploreGuide(guide.editor.doc, usePaths.getState().fixed);
    }, pauseMs);
  };
  const stopSession = useSession.subscribe((now, before) => {
    if (now.guide?.backupKey !== before.guide?.backupKey) forget(now.guide?.backupKey ?? null);
    if (now.guide?.editor.doc.root !== before.guide?.editor.doc.root || now.guide?.checked !== before.guide?.checked) {
      exploreSoon();
    }
  });
  const stopFixed = usePaths.subscribe((now, before) => {
    if (now.fixed !== before.fixed) exploreSoon();
  });
  forget(read().guide?.backupKey ?? null);
  exploreSoon();
  return () => {
    clearTimeout(pause);
    stopSession();
    stopFixed();
    stop();
  };
}

/** Explores the open guide. Work on an earlier version ends at once. */
function exploreGuide(doc: GuideDocument, fixed: readonly Fixed[]): void {
  if (asked?.doc.root === doc.root && asked.fixed === fixed) return write({ hasProblems: false });
  const { editor, issues } = checked();
  // The window shows a version later than it has it; the next one comes soon.
  if (editor.doc.root !== doc.root) return;
  const guide = toWire(doc);
  if (!canRun(guide, issues)) {
    if (isBusy) stop();
    showAudience(new Map());
    return write({ hasProblems: true, progress: null });
  }
  const given = fixed.flatMap((one) => givenOf(doc, one) ?? []);
  // An option that was deleted fixes nothing any more.
  if (given.length < fixed.length) return write({ fixed: fixed.filter((one) => givenOf(doc, one) !== null) });
  if (isBusy) stop();
  version += 1;
  asked = { version, doc, guide, fixed };
  write({ hasProblems: false, progress: 0, failed: false });
  send({ kind: 'explore', version, guide, given, language: spoken });
}

/** Fixes an answer; null takes it back. */
export function fix(option: Key, is: boolean | null): void {
  const others = usePaths.getState().fixed.filter((one) => one.option !== option);
  write({ fixed: is === null ? others : [...others, { option, is }] });
}

/** Takes everything back that is fixed by hand. */
export function fixNothing(): void {
  write({ fixed: [] });
}

/** Returns what is fixed in terms of the engine, or null if the option is gone. */
function givenOf(doc: GuideDocument, { option, is }: Fixed): Given | null {
  for (const [item, { node }] of itemIndex(doc).items.entries()) {
    const place = childrenOf(node, 'options').findIndex(({ key }) => key === option);
    if (place !== -1) return { kind: 'option', item, concept: null, option: `o${place + 1}`, row: null, is };
  }
  return null;
}

/** Forgets everything about another guide. */
function forget(of: string | null): void {
  stop();
  usePaths.setState({ ...usePaths.getInitialState(), of });
}

/** Asks for a shortest way to a goal in the guide that was explored last. */
export function askWay(goal: Goal): void {
  if (asked === null || isBusy) return;
  send({ kind: 'way', version: asked.version, goal });
}

/** Ends the work. What is known stays. */
function stop(): void {
  worker?.terminate();
  worker = null;
  asked = null;
  isBusy = false;
}

function send(question: Question): void {
  if (worker === null) {
    worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => take(data));
    worker.addEventListener('error', () => {
      stop();
      write({ progress: null, failed: true });
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
      const { doc, guide, fixed } = asked;
      if (fixed.length === 0) showAudience(audienceIn(doc, reply.explored));
      // Marks are about the guide alone. With answers fixed, they are not worked out again after an edit.
      else if (usePaths.getState().known?.doc.root !== doc.root) showAudience(new Map());
      return write({ known: { doc, guide, explored: reply.explored, fixed }, progress: null, way: null });
    }
    case 'way':
      return write({ way: reply.way });
  }
}
