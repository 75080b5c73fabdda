import { childrenOf, type GuideDocument, textField, toWire } from '@guide-studio/guide-core/edit';
import { assumptionsWith } from '@guide-studio/guide-core/estimate';
import type { Guide } from '@guide-studio/interview-engine';
import { canRun } from '@guide-studio/interview-engine/internal';
import type { Forecast, SharesProblem } from '@guide-studio/interview-engine/forecast';
import { create } from 'zustand';
import { assumptionsNow } from '../estimate/index.ts';
import { checked, read, useSession } from '../session/index.ts';
import type { Reply } from '../worker/messages.ts';
import { startWorker } from '../worker/startWorker.ts';
import { assumedNow, watchAssumed } from './assumed.ts';

/** A forecast, and the guide that it is of. */
export interface KnownForecast {
  readonly doc: GuideDocument;
  readonly guide: Guide;
  readonly forecast: Forecast;
}

/** Returns true if some participants may be screened out. */
export const hasScreener = ({ doc }: KnownForecast): boolean =>
  childrenOf(doc.root, 'blocks').some((block) => textField(block, 'type') === 'screening');

/** What is known about the forecast of the open guide. */
export interface ForecastState {
  /** The opened guide that it belongs to. */
  readonly of: string | null;
  /** The last forecast; the guide or the shares may have changed since. */
  readonly known: KnownForecast | null;
  /** The open guide has problems with which no interview can run. */
  readonly hasProblems: boolean;
  /** Why the shares cannot be used. Empty if they can. */
  readonly problems: readonly SharesProblem[];
  readonly isWorking: boolean;
  readonly failed: boolean;
  /** The number of completed interviews that are wanted. */
  readonly completes: number;
  /** The project credits of the wallet; null if they are not known. */
  readonly wallet: number | null;
  /** Lengths of real interviews in seconds, taken with the shares of a study. */
  readonly durations: readonly number[];
}

export const useForecast = create<ForecastState>(() => ({
  of: null,
  known: null,
  hasProblems: false,
  problems: [],
  isWorking: false,
  failed: false,
  completes: 100,
  wallet: null,
  durations: [],
}));

/** Changes what is forecast. */
export const askForecast = (change: Partial<Pick<ForecastState, 'completes' | 'wallet' | 'durations'>>): void =>
  useForecast.setState(change);
const write = (change: Partial<ForecastState>): void => useForecast.setState(change);

let worker: Worker | null = null;
let version = 0;
/** What the worker has, and everything it depends on. */
let asked: { readonly doc: GuideDocument; readonly guide: Guide; readonly basis: readonly unknown[] } | null = null;
let followers = 0;
let stopFollowing: (() => void) | null = null;

/** A pause in typing after which the guide is forecast again. */
const pauseMs = 300;

/** Keeps the forecast of the open guide up to date until the returned function is called. */
export function followForecast(): () => void {
  followers += 1;
  stopFollowing ??= follow();
  return () => {
    followers -= 1;
    if (followers > 0) return;
    stopFollowing?.();
    stopFollowing = null;
  };
}

function follow(): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(pause);
    pause = setTimeout(forecastGuide, pauseMs);
  };
  const forget = (of: string | null): void => {
    const { completes, wallet } = useForecast.getState();
    if (of === useForecast.getState().of) return;
    stop();
    useForecast.setState({ ...useForecast.getInitialState(), of, completes, wallet });
  };
  const stops = [
    useSession.subscribe((now, before) => {
      forget(now.guide?.backupKey ?? null);
      if (
        now.guide?.editor.doc.root !== before.guide?.editor.doc.root ||
        now.guide?.checked !== before.guide?.checked ||
        now.preferences.estimate !== before.preferences.estimate
      )
        soon();
    }),
    useForecast.subscribe((now, before) => {
      if (now.completes !== before.completes || now.wallet !== before.wallet) soon();
    }),
    watchAssumed(soon),
  ];
  forget(read().guide?.backupKey ?? null);
  soon();
  return () => {
    clearTimeout(pause);
    for (const end of stops) end();
    if (useForecast.getState().isWorking) stop();
    write({ isWorking: false });
  };
}

/** Forecasts the open guide. Work on an earlier version ends at once. */
function forecastGuide(): void {
  const open = read().guide;
  if (open === null) return;
  const { doc } = open.editor;
  const { completes, wallet, isWorking } = useForecast.getState();
  const assumptions = assumedNow();
  const noted = assumptionsNow();
  const basis = [doc.root, assumptions, noted, completes, wallet];
  if (asked !== null && basis.every((one, at) => one === asked?.basis[at])) return;
  const { editor, issues } = checked();
  // The window shows a version later than it has it; the next one comes soon.
  if (editor.doc.root !== doc.root) return;
  const guide = toWire(doc);
  if (isWorking) stop();
  if (!canRun(guide, issues)) {
    asked = null;
    return write({ hasProblems: true, isWorking: false });
  }
  version += 1;
  asked = { doc, guide, basis };
  write({ hasProblems: false, isWorking: true, failed: false });
  const norms = assumptionsWith(noted);
  const question = { completes, assumptions, norms, ...(wallet === null ? {} : { wallet }) };
  worker ??= started();
  worker.postMessage({ kind: 'forecast', version, guide, question }, []);
}

function started(): Worker {
  const one = startWorker();
  one.addEventListener('message', ({ data }: MessageEvent<Reply>) => take(data));
  one.addEventListener('error', () => {
    stop();
    write({ isWorking: false, failed: true });
  });
  return one;
}

/** Ends the work. What is known stays. */
function stop(): void {
  worker?.terminate();
  worker = null;
  asked = null;
}

function take(reply: Reply): void {
  if (asked === null || reply.kind !== 'forecast' || reply.version !== version) return;
  const { result } = reply;
  const { doc, guide } = asked;
  if (result.ok) write({ isWorking: false, problems: [], known: { doc, guide, forecast: result.forecast } });
  else write({ isWorking: false, problems: result.problems });
}
