import type { Plan } from '../plan/plan.ts';
import type { Sampler } from './sampler.ts';

/** A simulated interview that passes the screener. */
export interface SimulatedInterview {
  /** Seconds at the usual pace. */
  readonly seconds: number;
  /** The probability that the participant is still there at the end. */
  readonly weight: number;
  /** By item: 1 if it is shown. */
  readonly shown: Uint8Array;
  /** By concept of all concept blocks, in order: 1 if it is shown. */
  readonly concepts: Uint8Array;
}

export interface Simulation {
  readonly participants: number;
  /** Those who pass the screener. */
  readonly interviews: readonly SimulatedInterview[];
  /** The mean probability to be there and be screened out, and to be there when the screener is passed. */
  readonly screenedOut: number;
  readonly passed: number;
}

/**
 * Participants are simulated until so many are and so many interviews pass the screener, but not more questions or
 * people than this.
 */
const enough = { participants: 4000, interviews: 2000 };
const budget = { questions: 1_500_000, participants: 200_000 };

/** Returns by block the place of its first concept in {@link SimulatedInterview.concepts}. */
export function firstConcepts({ blocks }: Plan): readonly number[] {
  let count = 0;
  return blocks.map(({ concepts }) => (count += concepts.length) - concepts.length);
}

/**
 * Simulates participants. `staying` is the probability that a participant is still there after some seconds at the usual
 * pace: those who leave early are counted by it, so fewer are needed. `most`: the most participants.
 */
export function simulated(
  plan: Plan,
  sampler: Sampler,
  staying: (seconds: number) => number,
  most: number = budget.participants,
): Simulation {
  const firstConcept = firstConcepts(plan);
  const conceptCount = plan.blocks.reduce((sum, { concepts }) => sum + concepts.length, 0);
  const afterScreener = plan.items.findIndex(({ isScreener }) => !isScreener);
  const interviews: SimulatedInterview[] = [];
  let [participants, questions, screenedOut, passed] = [0, 0, 0, 0];
  while (
    (participants < enough.participants || interviews.length < enough.interviews) &&
    participants < most &&
    questions < budget.questions
  ) {
    participants += 1;
    const shown = new Uint8Array(plan.items.length);
    const concepts = new Uint8Array(conceptCount);
    let passedAt: number | null = null;
    const { passed: isPassed, seconds } = sampler({
      item(item, at) {
        questions += 1;
        shown[item] = 1;
        if (passedAt === null && afterScreener !== -1 && item >= afterScreener) passedAt = at;
      },
      concept(block, concept) {
        concepts[(firstConcept[block] ?? 0) + concept] = 1;
      },
    });
    const weight = staying(seconds);
    if (!isPassed) screenedOut += weight;
    else {
      passed += staying(passedAt ?? seconds);
      interviews.push({ seconds, weight, shown, concepts });
    }
  }
  return {
    participants,
    interviews,
    screenedOut: screenedOut / participants,
    passed: passed / participants,
  };
}
