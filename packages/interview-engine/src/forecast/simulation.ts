import type { EstimateAssumptions } from '@guide-studio/guide-core';
import { createSeededRandom } from '../draw/seededRandom.ts';
import type { Plan } from '../plan/plan.ts';
import { fraction } from './picking.ts';
import type { Sampler } from './sampler.ts';

/** A simulated interview that passes the screener. */
export interface SimulatedInterview {
  /** At the usual pace. */
  readonly seconds: number;
  /** At the pace of this participant. */
  readonly paced: number;
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
  /** The mean probability to be there and be screened out; to pass the screener; to pass it and stay until the end. */
  readonly screenedOut: number;
  readonly passed: number;
  readonly stayed: number;
}

export interface SimulationOptions {
  readonly seed: string;
  readonly norms: EstimateAssumptions;
  /** The share of those who are still there who leave in each minute, from 0 to 1. */
  readonly leavingPerMinute: number;
  /** Real length as a multiple of the predicted one. */
  readonly factor: number;
  /** The most participants that are simulated. */
  readonly most?: number;
}

/**
 * Participants are simulated until so many are and so many interviews pass the screener, but not more questions or
 * people than this.
 */
const enough = { participants: 10_000, interviews: 2000 };
const budget = { questions: 3_000_000, participants: 200_000 };

/** Simulates participants. Those who leave early are counted by the probability to stay, so fewer are needed. */
export function simulated(plan: Plan, sampler: Sampler, options: SimulationOptions): Simulation {
  const { seed, norms, leavingPerMinute, factor, most = budget.participants } = options;
  const random = createSeededRandom(`${seed} pace`);
  const firstConcept = new Map<number, number>();
  let conceptCount = 0;
  for (const { index, concepts } of plan.blocks) {
    firstConcept.set(index, conceptCount);
    conceptCount += concepts.length;
  }
  const afterScreener = plan.items.findIndex(({ isScreener }) => !isScreener);
  const interviews: SimulatedInterview[] = [];
  let [screenedOut, passed, stayed] = [0, 0, 0];
  let [participants, questions] = [0, 0];
  while (
    (participants < enough.participants || interviews.length < enough.interviews) &&
    participants < most &&
    questions < budget.questions
  ) {
    participants += 1;
    const pace = paceOf(random, norms) * factor;
    const staying = (seconds: number): number => (1 - leavingPerMinute) ** ((seconds * pace) / 60);
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
        concepts[(firstConcept.get(block) ?? 0) + concept] = 1;
      },
    });
    const weight = staying(seconds);
    if (!isPassed) screenedOut += weight;
    else {
      passed += staying(passedAt ?? seconds);
      stayed += weight;
      interviews.push({ seconds, paced: seconds * pace, weight, shown, concepts });
    }
  }
  return {
    participants,
    interviews,
    screenedOut: screenedOut / participants,
    passed: passed / participants,
    stayed: stayed / participants,
  };
}

/** The tenth and the ninetieth percentile of a normal distribution are so far from its middle. */
const tenth = 1.2816;

/** Returns a pace: one in ten participants is at least as quick as quick people are, one in ten as slow as slow people. */
function paceOf(random: Parameters<typeof fraction>[0], { quickPace, slowPace }: EstimateAssumptions): number {
  const normal = Math.sqrt(-2 * Math.log(1 - fraction(random))) * Math.cos(2 * Math.PI * fraction(random));
  const edge = normal < 0 ? Math.max(1, quickPace) : slowPace;
  return Math.exp((Math.abs(normal) / tenth) * Math.log(edge / 100));
}
