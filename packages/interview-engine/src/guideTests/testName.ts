import type { MessageLanguage } from '@guide-studio/guide-core';
import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { courseOf } from '../course/courseOf.ts';
import type { Session } from '../course/session.ts';
import { type Goal, goalKey } from '../logic/index.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { nameByAnswer, nameByGoal } from './describeGoal.ts';

/** The number of characters that a name may have. */
const longest = 120;

/** From the most to the least informative. */
const kinds: readonly Goal['kind'][] = [
  'item',
  'concept',
  'option',
  'criterion',
  'outcome',
  'decides',
  'options',
  'pair',
  'block',
];

/** An interview to be named as a test. */
interface Naming {
  readonly guide: Guide;
  readonly doc: GuideDocument;
  readonly session: Session;
  /** Those of the guide, in order. */
  readonly goals: readonly Goal[];
  /** The keys of what only this interview reaches. */
  readonly alone: ReadonlySet<string>;
  /** Returns whether anybody sees a question; one that nobody sees names no test. */
  readonly isSeen: (item: number) => boolean;
  readonly language: MessageLanguage;
}

/**
 * Returns a name for the test of an interview that is not taken: by the answer that screens the participant out, else by
 * the most informative of what only this interview reaches; with a number if all such names are taken.
 */
export function testName(naming: Naming, taken: ReadonlySet<string>): string {
  const names = namesOf(naming).map(plain);
  return names.find((name) => !taken.has(name)) ?? freeTestName(names[0] ?? '', taken);
}

/** Returns a name for a test whose interview shows a question or a concept. `doc`: the guide. */
export function nameByPart(
  doc: GuideDocument,
  part: Extract<Goal, { kind: 'item' | 'concept' }>,
  language: MessageLanguage,
): string {
  return plain(nameByGoal(doc, part, language));
}

/**
 * Returns a name for the test of an interview: by the answer that screens the participant out, by its completion, or by
 * the last question answered. Null if no question was answered.
 */
export function nameByInterview(
  guide: Guide,
  doc: GuideDocument,
  session: Session,
  language: MessageLanguage,
): string | null {
  const { passed, current } = courseOf(guide, session);
  const last = passed.findLast(({ step }) => step.kind === 'item');
  if (last?.step.kind !== 'item') return null;
  const item = last.step.asked.occasion.planned.index;
  if (current.kind !== 'end') return nameByPart(doc, { kind: 'item', item }, language);
  return plain(
    current.outcome === 'screened_out'
      ? nameByAnswer(doc, item, last.answer, language)
      : nameByGoal(doc, { kind: 'outcome', outcome: 'complete' }, language),
  );
}

/**
 * Returns the name of a test by what its interview shows now, if it is a generated name that says something else. `doc`: the
 * guide.
 */
export function nameNow(guide: Guide, doc: GuideDocument, session: Session, name: string): string {
  const claims = (['en', 'de'] as const).flatMap((language) => claimsOf(guide, doc, session, language));
  // A number may tell the name from others.
  const unnumbered = name.replace(/ \d+$/u, '');
  const claim = claims.find(({ wording }) => wording === name) ?? claims.find(({ wording }) => wording === unnumbered);
  return claim === undefined || claim.now === claim.wording ? name : claim.now;
}

/** What a generated name says, and the name by what is shown now. */
interface Claim {
  readonly wording: string;
  readonly now: string;
}

/** Returns what generated names can say of questions and of the outcome. */
function claimsOf(guide: Guide, doc: GuideDocument, session: Session, language: MessageLanguage): readonly Claim[] {
  const { items, blocks } = planOf(guide);
  const { passed, current } = courseOf(guide, session);
  const asked = passed.flatMap(({ step }) => (step.kind === 'item' ? [step.asked.occasion] : []));
  const shown = items.flatMap(({ index: item, block }) =>
    [undefined, ...(blocks[block]?.concepts.keys() ?? [])].flatMap((concept): readonly Claim[] => {
      const goal: Goal = { kind: 'item', item, ...(concept !== undefined && { concept }) };
      const isShown = asked.some(
        (one) => one.planned.index === item && (concept === undefined || one.concept === concept),
      );
      const [whenShown, whenHidden] = [true, false].map((shows) => plain(nameByGoal(doc, goal, language, () => shows)));
      const now = (isShown ? whenShown : whenHidden) ?? '';
      return [whenShown ?? '', whenHidden ?? ''].map((one) => ({ wording: one, now }));
    }),
  );
  if (current.kind !== 'end') return shown;
  const outcomes = (['complete', 'screened_out'] as const).map((outcome) =>
    plain(nameByGoal(doc, { kind: 'outcome', outcome }, language)),
  );
  const screened = items.flatMap(({ index, isScreener, options }) =>
    isScreener ? options.map(({ id }) => plain(nameByAnswer(doc, index, { selected: [id] }, language))) : [],
  );
  const by = nameByInterview(guide, doc, session, language) ?? '';
  return [...shown, ...[...outcomes, ...screened].map((wording) => ({ wording, now: by }))];
}

/** Returns the names that fit an interview, the most informative first. */
function namesOf({ guide, doc, session, goals, alone, isSeen, language }: Naming): readonly string[] {
  const { passed, current } = courseOf(guide, session);
  const last = passed.findLast(({ step }) => step.kind === 'item');
  if (current.kind === 'end' && current.outcome === 'screened_out' && last?.step.kind === 'item') {
    return [nameByAnswer(doc, last.step.asked.occasion.planned.index, last.answer, language)];
  }
  const shown = new Set(
    passed.flatMap(({ step }) => (step.kind === 'item' ? [step.asked.occasion.planned.index] : [])),
  );
  const only = goals.filter((goal) => alone.has(goalKey(goal)));
  const isInformative = (goal: Goal): boolean =>
    goal.kind !== 'criterion' || goal.owner.kind !== 'item' || isSeen(goal.owner.item);
  const names = [only.filter(isInformative), only].flatMap((list) =>
    kinds.flatMap((kind) =>
      list
        .filter((one) => one.kind === kind)
        .map((goal) => nameByGoal(doc, goal, language, (item) => shown.has(item), isSeen)),
    ),
  );
  return names.length > 0 ? names : [nameByGoal(doc, { kind: 'outcome', outcome: 'complete' }, language)];
}

/** Without the marks that keep names in other scripts apart. */
function plain(marked: string): string {
  const name = marked.replaceAll(/[\u2066-\u2069]/gu, '');
  return name.length <= longest ? name : `${name.slice(0, longest).trimEnd()}…`;
}

/** Returns the name, with a number if it is taken. */
export function freeTestName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} ${number}`;
    if (!taken.has(name)) return name;
  }
}
