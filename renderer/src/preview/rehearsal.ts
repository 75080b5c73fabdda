import type { LanguageCode } from '@guide-studio/guide-core';
import { type GuideDocument, locate } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import type { TranslatedTexts } from '@guide-studio/host/common';
import {
  type Answer,
  type AnswerSheet,
  answer,
  back,
  createSession,
  type Guide,
  problemMessageOf,
  rehearse,
  type Seeds,
  type Session,
} from '@guide-studio/interview-engine';
import { create } from 'zustand';
import { words } from '../i18n/index.ts';
import { idOf, keepAnswer, type KeptAnswer, placeAnswer } from './keptAnswer.ts';
import { localizedGuide } from './localizedGuide.ts';

export type Device = 'phone' | 'tablet' | 'desktop';

/** Decides about the last answer of a session; null if there is nothing to decide. */
type Decide = (guide: Guide, session: Session) => Promise<Session | null>;

/** A test interview of the guide. It outlives the tab; every opened guide has its own. */
export interface Rehearsal {
  /** The opened guide that it belongs to. */
  readonly of: string | null;
  /** The last valid version of the guide; null if there was none yet. */
  readonly doc: GuideDocument | null;
  readonly guide: Guide | null;
  readonly session: Session;
  /** Every answer given, including those of questions not shown now. */
  readonly kept: readonly KeptAnswer[];
  /** The kept answers that were filled in automatically. */
  readonly filled: ReadonlySet<string>;
  /** The choice on the open step that is not sent yet. */
  readonly draft: KeptAnswer | null;
  /** Why the last answer was rejected. */
  readonly problem: string | null;
  readonly notice: { readonly kind: 'info' | 'warning'; readonly text: string } | null;
  /** Changes with each jump: the page then starts the step again. */
  readonly visit: number;
  readonly device: Device;
  /** The language that was chosen for this opened guide; null: that of its questions. */
  readonly language: LanguageCode | null;
  /** Those beside the file, as they were when the language was chosen. */
  readonly translations: TranslatedTexts;
  /** Who decides about answers to open questions instead of the script; null: nobody. Chosen for one opened guide. */
  readonly decide: Decide | null;
  /** True while it is decided. */
  readonly isAsking: boolean;
  /** The opened guides whose media may load: asked once for each, until the window closes. */
  readonly mediaOf: ReadonlySet<string>;
}

const fresh = {
  session: createSession({ seed: '1', urlParams: {} }),
  kept: [],
  filled: new Set<string>(),
  draft: null,
  problem: null,
  notice: null,
} as const;

/** What is chosen for one opened guide. */
const own = { language: null, translations: {}, decide: null } as const;

/** The rehearsal of the preview. */
export const useRehearsal = create<Rehearsal>(() => ({
  ...fresh,
  of: null,
  doc: null,
  guide: null,
  visit: 0,
  device: 'phone',
  ...own,
  isAsking: false,
  mediaOf: new Set(),
}));

const read = (): Rehearsal => useRehearsal.getState();
const write = (changes: Partial<Rehearsal>): void => useRehearsal.setState(changes);

/** Returns true if pictures, videos and pages of the guide may load. Asks first, because files may come from others. */
export function mayLoadMedia({ of, mediaOf }: Rehearsal): boolean {
  return of !== null && mediaOf.has(of);
}

/** Lets pictures, videos and pages of the open guide load. */
export function loadMedia(): void {
  const { of, mediaOf } = read();
  if (of !== null) write({ mediaOf: new Set([...mediaOf, of]) });
}

type Start = Pick<Session, 'urlParams' | 'probes' | keyof Seeds>;

/** Follows a guide without problems. Given answers are kept; those that no longer fit are dropped, with a notice. */
export function followGuide(of: string | null, doc: GuideDocument, guide: Guide): void {
  const before = read();
  if (before.of !== of) write({ ...fresh, ...own, of, doc, guide, visit: before.visit + 1 });
  else if (before.guide !== guide) repeatAnswers(doc, guide, before.session);
}

/**
 * Repeats the interview with the kept answers as far as they fit, and returns to the same step: a reopened step, if
 * there was one.
 */
function repeatAnswers(doc: GuideDocument, guide: Guide, start: Start): void {
  const before = read();
  const { sheet, lost } = placed(doc, before.kept);
  const { session, refused } = rehearse(guide, start, { sheet });
  const gone = new Set(refused);
  const unfit = [...lost, ...keptAt(doc, before.kept, gone)];
  const reopened = before.session.answers[before.session.reopened ?? -1];
  const opened = reopened && before.doc && before.guide && keepAnswer(before.doc, before.guide, reopened.stepId, {});
  const at = opened ? placeAnswer(doc, opened)?.stepId : undefined;
  const position = session.answers.findIndex(({ stepId }) => stepId === at);
  const names = unfit.map((one) => questionName(one, before.doc ?? doc));
  write({
    doc,
    guide,
    session: position === -1 ? session : { ...session, reopened: position },
    kept: before.kept.filter((one) => !unfit.includes(one)),
    draft: before.draft !== null && placeAnswer(doc, before.draft) !== null ? before.draft : null,
    problem: null,
    ...(names.length > 0 ? { notice: { kind: 'warning', text: words.preview.dropped(names) } } : {}),
  });
}

/** Returns the kept answers for the engine, and those whose question is gone. */
function placed(
  doc: GuideDocument,
  kept: readonly KeptAnswer[],
): { readonly sheet: AnswerSheet; readonly lost: readonly KeptAnswer[] } {
  const sheet = new Map<string, Answer>();
  const lost: KeptAnswer[] = [];
  for (const one of kept) {
    const place = placeAnswer(doc, one);
    if (place === null) lost.push(one);
    else sheet.set(place.stepId, place.answer);
  }
  return { sheet, lost };
}

const keptAt = (
  doc: GuideDocument,
  kept: readonly KeptAnswer[],
  stepIds: ReadonlySet<string>,
): readonly KeptAnswer[] =>
  stepIds.size === 0 ? [] : kept.filter((one) => stepIds.has(placeAnswer(doc, one)?.stepId ?? ''));

function questionName({ item }: KeptAnswer, doc: GuideDocument): string {
  const node = item === null ? null : locate(doc, item)?.node;
  return node ? labelOf(node) : words.preview.welcome;
}

/** Answers the open step, as a participant does: a changed answer drops those after it. */
export function takeAnswer(stepId: string, value: Answer): void {
  const { guide, session, decide } = read();
  if (guide === null) return;
  const result = answer(guide, session, { stepId, answer: value });
  if (!result.ok)
    return write({ problem: problemMessageOf(result.problem, localizedGuide({ ...read(), guide }).guide) });
  if (decide === null || result.session.reopened !== null) return take(stepId, result.session);
  write({ isAsking: true, problem: null });
  void decide(guide, result.session).then((decided) => {
    write({ isAsking: false });
    const now = read();
    if (now.session === session && now.guide === guide) return take(stepId, decided ?? result.session);
    // The guide changed meanwhile: the answer counts if its step is still open.
    const again = now.guide === null ? null : answer(now.guide, now.session, { stepId, answer: value });
    if (again?.ok === true) take(stepId, again.session);
  });
}

/** Continues with a session in which a step was answered. */
function take(stepId: string, answered: Session): void {
  const { doc, guide, session, kept, filled } = read();
  if (doc === null || guide === null) return;
  const still = new Set(answered.answers.map((one) => one.stepId));
  const dropped = new Set(session.answers.flatMap((one) => (still.has(one.stepId) ? [] : [one.stepId])));
  const taken = answered.answers.find((one) => one.stepId === stepId);
  const own = taken && keepAnswer(doc, guide, stepId, taken.answer);
  const rest = kept.filter((one) => !own || idOf(one) !== idOf(own));
  const gone = new Set(keptAt(doc, rest, dropped));
  const now = [...rest.filter((one) => !gone.has(one)), ...(own ? [own] : [])];
  // Waiting answers count again as soon as their question is shown.
  const next =
    answered.reopened === null ? rehearse(guide, answered, { sheet: placed(doc, now).sheet }).session : answered;
  const given = new Set([...filled].filter((id) => !own || id !== idOf(own)));
  write({ session: next, kept: now, filled: given, draft: null, problem: null, notice: null });
}

/** Remembers the choice on the open step. */
export function keepChoice(stepId: string, value: Answer): void {
  const { doc, guide } = read();
  if (doc !== null && guide !== null) write({ draft: keepAnswer(doc, guide, stepId, value), problem: null });
}

/** Reopens the step before the open one. */
export function goBack(): void {
  const { guide, session } = read();
  if (guide === null) return;
  const result = back(guide, session);
  if (result.ok) write({ session: result.session, draft: null, problem: null });
}

/** Reopens an answered step. Nothing is dropped until its answer changes. */
export function reopen(stepId: string): void {
  const { session, visit } = read();
  const reopened = session.answers.findIndex((one) => one.stepId === stepId);
  if (reopened !== -1) write({ session: { ...session, reopened }, visit: visit + 1, draft: null, problem: null });
}

/** Restarts with the same link and draws. */
export function restart(): void {
  const { session, visit } = read();
  const { probes: _, ...start } = session;
  write({ ...fresh, session: { ...start, answers: [], reopened: null }, visit: visit + 1 });
}

/** Changes the link or the draws; answers stay if they fit. */
export function changeStart(changes: Partial<Start>): void {
  const { doc, guide, session } = read();
  const start = { ...session, ...changes };
  if (doc === null || guide === null) write({ session: { ...start, answers: [], reopened: null } });
  else repeatAnswers(doc, guide, start);
}

/**
 * Continues with a computed interview, such as one that reaches a certain question. Without a notice the previous one
 * stays.
 */
export function goOnWith(session: Session, notice: string | null): void {
  const { doc, guide, kept, filled, visit } = read();
  if (doc === null || guide === null) return;
  const { sheet } = placed(doc, kept);
  const now = session.answers.flatMap((one) => keepAnswer(doc, guide, one.stepId, one.answer) ?? []);
  const ids = new Set(now.map(idOf));
  const isGuessed = session.answers.flatMap((one) => {
    const id = keepAnswer(doc, guide, one.stepId, one.answer);
    return id !== null && !sheet.has(one.stepId) ? [idOf(id)] : [];
  });
  write({
    session,
    kept: [...now, ...kept.filter((one) => !ids.has(idOf(one)))],
    filled: new Set([...filled, ...isGuessed]),
    draft: null,
    problem: null,
    ...(notice === null ? {} : { notice: { kind: 'info', text: notice } }),
    visit: visit + 1,
  });
}

/** Sets the device whose size the frame has. */
export function chooseDevice(device: Device): void {
  write({ device });
}

/** Shows a notice above the frame; null removes it. */
export function showNotice(notice: Rehearsal['notice']): void {
  write({ notice });
}
