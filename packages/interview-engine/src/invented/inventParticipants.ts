import type { InterviewOutcome } from '../asked/openStep.ts';
import { drawFor } from '../draw/drawFor.ts';
import { courseOf } from '../course/courseOf.ts';
import { type Start, followBy } from '../course/follow.ts';
import { type Session, createSession } from '../course/session.ts';
import { type UrlParams, urlParamsFrom } from '../course/urlParams.ts';
import { seedsOf } from '../draw/seeds.ts';
import { coverageOf } from '../paths/coverage.ts';
import { type Exploration, goalKey, isTrue } from '../logic/index.ts';
import { coveringSet, goalsToCover } from '../paths/personas.ts';
import type { Guide } from '../plan/plan.ts';
import type { AnswerSheet } from '../rehearsal/rehearse.ts';
import { parametersOf } from '../rehearsal/parametersOf.ts';
import { type Manner, inventedAnswer } from './inventedAnswer.ts';

/** An invented participant with a whole interview, or its beginning. */
export interface InventedParticipant {
  /** Link parameters, draws and every answer. */
  readonly session: Session;
  /** `in_progress`: breaks off after the last answer. */
  readonly progress: InterviewOutcome | 'in_progress';
  /** The goals that the interview reaches, by `goalKey`. */
  readonly covers: ReadonlySet<string>;
}

/** Participants for a rehearsal. */
export interface InventedParticipants {
  /** Those who reach everything come first, then those who answer at random. */
  readonly participants: readonly InventedParticipant[];
  /** How many participants reach everything that can be reached. */
  readonly personas: number;
  /** The number of goals that interviews can reach: questions, concepts, options, outcomes, conditions both ways. */
  readonly goals: number;
  /** The number of goals of which it is not known whether interviews can reach them. */
  readonly undecided: number;
}

/** One of this many participants who answer at random breaks off. */
const breaksOffOneIn = 10;
/** One of this many of them may answer screening questions so that the interview ends. */
const carelessOneIn = 5;

/**
 * Returns `count` participants, always the same for the same seed. The first ones are the covering set, as far as
 * `count` allows; they finish their interviews. Free text says that it is invented, in the language of the questions.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @param exploration That of the guide, of `explore`.
 * @param options `count`: a whole number from 0. `seed`: any text.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { inventParticipants } from '@guide-studio/interview-engine/invented';
 * import { explore } from '@guide-studio/interview-engine/paths';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 *
 * const { participants } = inventParticipants(cooking, explore(cooking), { count: 2, seed: '1' });
 * console.log(participants.map(({ session, progress }) => [session.answers[0]?.answer, progress])[1]); // [ { selected: [ 'o2' ] }, 'complete' ]
 * ```
 */
export function inventParticipants(
  guide: Guide,
  exploration: Exploration,
  { count, seed }: { readonly count: number; readonly seed: string },
): InventedParticipants {
  const all = goalsToCover(exploration);
  const goals = new Set(all.filter((goal) => isTrue(exploration.canReach(goal))).map(goalKey));
  const undecided = all.filter((goal) => !exploration.canReach(goal).isKnown).length;
  const { personas } = coveringSet(guide, exploration);
  const participantOf = (session: Session): InventedParticipant => {
    const { current } = courseOf(guide, session);
    const covers = [...coverageOf(guide, session)].filter((key) => goals.has(key));
    return { session, progress: current.kind === 'end' ? current.outcome : 'in_progress', covers: new Set(covers) };
  };
  const covering = personas.slice(0, count).map(({ session }, at) => covered(guide, session, `${seed} ${at + 1}`));
  const random = Array.from({ length: count - covering.length }, (_, at) =>
    atRandom(guide, `${seed} ${covering.length + at + 1}`),
  );
  const participants = [...covering, ...random].map(participantOf);
  return { participants, personas: personas.length, goals: goals.size, undecided };
}

/** What participants did together, in numbers of participants. */
export interface InventedTotals {
  /** How many came to the end. */
  readonly complete: number;
  /** How many gave a screening answer that ends the interview. */
  readonly screenedOut: number;
  /** How many broke off. */
  readonly inProgress: number;
  /** The number of goals that they reach. */
  readonly reached: number;
}

/** Returns what these participants do together, such as those of a rehearsal who came through. */
export function totalsOf(participants: readonly InventedParticipant[]): InventedTotals {
  const count = (wanted: InventedParticipant['progress']): number =>
    participants.filter(({ progress }) => progress === wanted).length;
  return {
    complete: count('complete'),
    screenedOut: count('screened_out'),
    inProgress: count('in_progress'),
    reached: new Set(participants.flatMap(({ covers }) => [...covers])).size,
  };
}

/** Returns the interview of a persona with other free text. Its selections, which decide what it reaches, stay. */
function covered(guide: Guide, persona: Session, seed: string): Session {
  const sheet = new Map(persona.answers.map(({ stepId, answer }) => [stepId, answer]));
  return interviewOf(guide, persona, { seed, sheet, isCareless: false });
}

function atRandom(guide: Guide, seed: string): Session {
  const random = drawFor(seed, 'participant', 'course');
  const isCareless = random.below(carelessOneIn) === 0;
  const breaksOff = random.below(breaksOffOneIn) === 0;
  const start = { ...createSession({ seed, urlParams: {} }), urlParams: parametersAtRandom(guide, seed) };
  const whole = interviewOf(guide, start, { seed, sheet: new Map(), isCareless });
  if (!breaksOff || whole.answers.length < 2) return whole;
  return { ...whole, answers: whole.answers.slice(0, 1 + random.below(whole.answers.length - 1)) };
}

/** Each parameter that conditions name is absent, or has one of the values that they name. */
function parametersAtRandom(guide: Guide, seed: string): UrlParams {
  const random = drawFor(seed, 'participant', 'parameters');
  const chosen = [...parametersOf(guide)].flatMap(([name, values]) => {
    const value = values[random.below(values.length + 1)];
    return value === undefined ? [] : [[name, value] as const];
  });
  return urlParamsFrom(Object.fromEntries(chosen));
}

function interviewOf(guide: Guide, start: Start, manner: Manner & { readonly sheet: AnswerSheet }): Session {
  const course = followBy(guide, start, (step) => inventedAnswer(guide, step, start, manner));
  const answers = course.passed.map(({ step, answer }) => ({ stepId: step.stepId, answer }));
  return { urlParams: start.urlParams, ...seedsOf(start), answers, reopened: null };
}
