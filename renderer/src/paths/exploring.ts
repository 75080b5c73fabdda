import { type GuideDocument, toWire } from '@guide-studio/guide-core/edit';
import { assumptionsWith } from '@guide-studio/guide-core/estimate';
import type { Guide, InterviewOutcome } from '@guide-studio/interview-engine';
import { canRun } from '@guide-studio/interview-engine/internal';
import type { Goal, Journey, Witness } from '@guide-studio/interview-engine/paths';
import { create } from 'zustand';
import { assumptionsNow } from '../estimate/index.ts';
import {
  checked,
  markPathFindingsOlder,
  read,
  select,
  showAudience,
  showPathFindings,
  useSession,
} from '../session/index.ts';
import { audienceIn } from './audience.ts';
import type { Explored, FoundJourneys, FoundWay, Question, Reply, WhichJourneys } from '../worker/messages.ts';
import { uiLanguage, type UiLanguage } from '../i18n/index.ts';
import { type Fixed, givenOf, keyOfFixed } from './fixed.ts';
import { foundOnPaths, isDecided } from './foundOnPaths.ts';
import { guideSender } from '../worker/sentGuide.ts';
import { startWorker } from '../worker/startWorker.ts';

/** The guide that was explored, with what is known about it. */
export interface GuidePaths {
  readonly doc: GuideDocument;
  readonly guide: Guide;
  readonly explored: Explored;
  /** What was fixed by hand. */
  readonly fixed: readonly Fixed[];
}

/** What is known about the paths of the open guide. */
export interface PathsState {
  /** The opened guide that it belongs to. */
  readonly of: string | null;
  /** The last guide that was explored; the open one may have changed since. */
  readonly known: GuidePaths | null;
  /** The share of the work that is done; null while nothing is worked out. */
  readonly progress: number | null;
  /** The open guide has problems with which no interview can run. */
  readonly hasProblems: boolean;
  /** The answers to questions about ways, for {@link known}, by {@link textOfGoal}. */
  readonly ways: ReadonlyMap<string, FoundWay>;
  /** The journeys of {@link known}; null until they are asked for. */
  readonly journeys: FoundJourneys | null;
  readonly failed: boolean;
  /** The outcome that is selected; a selected part of the guide comes before it. */
  readonly outcome: InterviewOutcome | null;
  /** What is fixed by hand, in the order in which it was fixed. */
  readonly fixed: readonly Fixed[];
}

export const usePaths = create<PathsState>(() => ({
  of: null,
  known: null,
  progress: null,
  hasProblems: false,
  ways: new Map(),
  journeys: null,
  failed: false,
  outcome: null,
  fixed: [],
}));

const write = (change: Partial<PathsState>): void => usePaths.setState(change);

let worker: Worker | null = null;
/** Puts together what to send to {@link worker}. */
let toSend = guideSender();
let version = 0;
let asked: {
  readonly version: number;
  readonly doc: GuideDocument;
  readonly guide: Guide;
  readonly fixed: readonly Fixed[];
  /** The language of the sentences in what is found. */
  readonly language: UiLanguage;
  /** For each thing that was sent as fixed, its place in {@link fixed}. */
  readonly places: readonly number[];
} | null = null;
let isBusy = false;

/** A pause in typing after which the guide is explored again. */
const pauseMs = 250;

/** So long after a change, what is known of an earlier version is marked as older. */
const lateMs = 1200;

let late: ReturnType<typeof setTimeout> | undefined;

function markLate(): void {
  late ??= setTimeout(() => {
    late = undefined;
    markPathFindingsOlder();
  }, lateMs);
}

function endLate(): void {
  clearTimeout(late);
  late = undefined;
}

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
    const isChanged =
      now.guide?.editor.doc.root !== before.guide?.editor.doc.root || now.guide?.checked !== before.guide?.checked;
    if (isChanged) markLate();
    if (isChanged || now.uiLanguage !== before.uiLanguage) exploreSoon();
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
  if (asked?.doc.root === doc.root && asked.fixed === fixed && asked.language === uiLanguage)
    return write({ hasProblems: false });
  const { editor, issues } = checked();
  // The window shows a version later than it has it; the next one comes soon.
  if (editor.doc.root !== doc.root) return;
  const guide = toWire(doc);
  if (!canRun(guide, issues)) {
    if (isBusy) stop();
    showAudience(new Map());
    markPathFindingsOlder();
    return write({ hasProblems: true, progress: null });
  }
  const givens = fixed.map((one) => givenOf(doc, one));
  // What was deleted fixes nothing any more.
  if (givens.includes(null)) return write({ fixed: fixed.filter((_, at) => givens[at] !== null) });
  const given = givens.flatMap((some) => some ?? []);
  const places = givens.flatMap((some, at) => (some ?? []).map(() => at));
  if (isBusy) stop();
  wanted = [];
  isWayAsked = false;
  version += 1;
  asked = { version, doc, guide, fixed, places, language: uiLanguage };
  write({ hasProblems: false, progress: 0, failed: false });
  send({ kind: 'explore', version, guide: toSend(doc), given, language: uiLanguage });
}

/** Fixes something, in place of what was fixed in the same way before. */
export function fix(one: Fixed): void {
  write({ fixed: [...usePaths.getState().fixed.filter((other) => keyOfFixed(other) !== keyOfFixed(one)), one] });
}

/** Takes back what is fixed under a key ({@link keyOfFixed}). */
export function release(key: string): void {
  write({ fixed: usePaths.getState().fixed.filter((one) => keyOfFixed(one) !== key) });
}

/** Takes everything back that is fixed by hand. */
export function fixNothing(): void {
  write({ fixed: [] });
}

/** Selects an outcome, and no part of the guide. */
export function selectOutcome(outcome: InterviewOutcome): void {
  select([]);
  write({ outcome });
}

/** Forgets everything about another guide. */
function forget(of: string | null): void {
  stop();
  endLate();
  usePaths.setState({ ...usePaths.getInitialState(), of });
}

/** The goals whose ways are wanted, the next one first. */
let wanted: readonly Goal[] = [];
/** The way to the first of them is asked for. One at a time, so that no other question waits long. */
let isWayAsked = false;

/** Returns a text that is the same for the same goal. */
export const textOfGoal = (goal: Goal): string => JSON.stringify(goal);

/** Asks for a shortest way to a goal in the guide that was explored last: as the next one, or after those wanted. */
export function askWay(goal: Goal, when: 'next' | 'later'): void {
  const text = textOfGoal(goal);
  if (asked === null || isBusy || usePaths.getState().ways.has(text)) return;
  const others = wanted.filter((one) => textOfGoal(one) !== text);
  if (when === 'next') wanted = [goal, ...others];
  else if (others.length === wanted.length) wanted = [...wanted, goal];
  sendWanted();
}

function sendWanted(): void {
  const [goal] = wanted;
  if (goal === undefined || asked === null || isWayAsked) return;
  isWayAsked = true;
  send({ kind: 'way', version: asked.version, goal, norms: assumptionsWith(assumptionsNow()) });
}

/** Asks for the journeys through the guide that was explored last. */
export function askJourneys(which: WhichJourneys): void {
  if (asked === null || isBusy) return;
  send({ kind: 'journeys', version: asked.version, which });
}

let journeyFound: ((witness: Witness | null) => void) | null = null;

/** Returns an interview with a journey; null if none was found, or if the guide changed in between. */
export async function wayOfJourney(journey: Journey): Promise<Witness | null> {
  if (asked === null || isBusy) return null;
  const { version: now } = asked;
  journeyFound?.(null);
  return new Promise((resolve) => {
    journeyFound = resolve;
    send({ kind: 'journeyWay', version: now, journey });
  });
}

/** Ends the work. What is known stays. */
function stop(): void {
  worker?.terminate();
  worker = null;
  toSend = guideSender();
  journeyFound?.(null);
  journeyFound = null;
  asked = null;
  isBusy = false;
  wanted = [];
  isWayAsked = false;
}

function send(question: Question): void {
  if (worker === null) {
    worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => take(data));
    worker.addEventListener('error', () => {
      stop();
      markPathFindingsOlder();
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
      endLate();
      const { doc, guide, fixed, places } = asked;
      if (read().guide?.editor.doc.root !== doc.root) markLate();
      // With answers fixed, what is left open is that of fewer interviews.
      const isWhole = fixed.length === 0 && isDecided(reply.explored);
      showPathFindings(doc.root, foundOnPaths(doc, reply.explored.listed), isWhole);
      if (fixed.length === 0) showAudience(audienceIn(doc, reply.explored));
      // Marks are about the guide alone. With answers fixed, they are not worked out again after an edit.
      else if (usePaths.getState().known?.doc.root !== doc.root) showAudience(new Map());
      const { contradiction } = reply.explored;
      const explored = { ...reply.explored, contradiction: placed(contradiction, places) };
      return write({ known: { doc, guide, explored, fixed }, progress: null, ways: new Map(), journeys: null });
    }
    case 'way': {
      const way = { ...reply.way, excludedBy: placed(reply.way.excludedBy, asked.places) };
      const text = textOfGoal(way.goal);
      wanted = wanted.filter((one) => textOfGoal(one) !== text);
      isWayAsked = false;
      sendWanted();
      return write({ ways: new Map([...usePaths.getState().ways, [text, way]]) });
    }
    case 'journeys':
      return write({ journeys: reply.journeys });
    case 'journeyWay':
      journeyFound?.(reply.witness);
      journeyFound = null;
      return;
  }
}

/** Returns the places in the list of what is fixed. One thing that is fixed may be sent as several. */
function placed(sent: readonly number[] | null, places: readonly number[]): readonly number[] | null {
  return sent === null ? null : [...new Set(sent.flatMap((at) => places[at] ?? []))];
}
