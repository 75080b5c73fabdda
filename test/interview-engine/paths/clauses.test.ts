import Logic from 'logic-solver';
import { describe, expect, test } from 'vitest';
import { type Clauses, createClauses } from '../../../packages/interview-engine/src/logic/clauses.ts';
import { usualBudget } from '../../../packages/interview-engine/src/logic/exploration.ts';
import { alternativesOf } from '../../../packages/interview-engine/src/logic/goals.ts';
import { logicOf } from '../../../packages/interview-engine/src/logic/logic.ts';
import { possibleIn } from '../../../packages/interview-engine/src/logic/possible.ts';
import { worldsOf } from '../../../packages/interview-engine/src/logic/world.ts';
import { planOf } from '../../../packages/interview-engine/src/plan/planOf.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { report, sized } from '../../size.ts';
import { smallGuide } from './smallGuide.ts';
import { answerOf } from '../answerOf.ts';

const unlimited = Number.POSITIVE_INFINITY;

function randomClause(random: Random, variables: number): readonly number[] {
  const length = random.pick([1, 2, 2, 3, 3, 3, 4]);
  return Array.from({ length }, () => random.int(1, variables) * (random.chance(0.5) ? 1 : -1));
}

function withVariables(count: number): { readonly clauses: Clauses; readonly all: readonly number[] } {
  const clauses = createClauses();
  return { clauses, all: Array.from({ length: count }, () => clauses.variable()) };
}

/** Tries all values. */
function canHold(all: readonly (readonly number[])[], assumed: readonly number[], variables: number): boolean {
  const isTrue = (values: number, literal: number): boolean =>
    ((values >> (Math.abs(literal) - 1)) & 1) === (literal > 0 ? 1 : 0);
  for (let values = 0; values < 2 ** variables; values += 1) {
    const holds = (literal: number): boolean => isTrue(values, literal);
    if (assumed.every(holds) && all.every((clause) => clause.some(holds))) return true;
  }
  return false;
}

describe('clauses', () => {
  test('are satisfied exactly if some values satisfy them, also when more are added between questions', () => {
    const random = createRandom(20261311);
    const figures = { questions: 0, possible: 0 };
    for (let at = 0; at < sized(60, 1500, 15_000); at += 1) {
      const variables = random.int(1, 9);
      const { clauses, all } = withVariables(variables);
      const added: (readonly number[])[] = [];
      for (let round = 0; round < 6; round += 1) {
        for (let more = random.int(0, 8); more > 0; more -= 1) {
          const clause = randomClause(random, variables);
          added.push(clause);
          clauses.add(clause);
        }
        const assumed = all.filter(() => random.chance(0.2)).map((one) => (random.chance(0.5) ? one : -one));
        const expected = canHold(added, assumed, variables);
        expect(clauses.solve(assumed, all, unlimited), JSON.stringify({ added, assumed })).toBe(expected);
        figures.questions += 1;
        if (expected) figures.possible += 1;
      }
    }
    report('clauses: all values', figures);
    expect(figures.possible).toBeGreaterThan(figures.questions / 4);
  });

  test('are decided as another solver decides them, where learning is needed', () => {
    const random = createRandom(20261312);
    const figures = { possible: 0, impossible: 0 };
    for (let at = 0; at < sized(5, 100, 1000); at += 1) {
      const variables = random.int(60, 110);
      const { clauses, all } = withVariables(variables);
      const other = new Logic.Solver();
      for (let count = 0; count < 4.3 * variables; count += 1) {
        const clause = [1, 2, 3].map(() => random.int(1, variables) * (random.chance(0.5) ? 1 : -1));
        clauses.add(clause);
        other.require(Logic.or(...clause.map((one) => (one > 0 ? `v${one}` : Logic.not(`v${-one}`)))));
      }
      const expected = other.solve() !== null;
      expect(clauses.solve([], all, unlimited)).toBe(expected);
      figures[expected ? 'possible' : 'impossible'] += 1;
    }
    report('clauses: another solver', figures);
  });

  test('stay undecided where the steps granted are spent, and are decided with more', () => {
    // Seven into six places: nothing fits.
    const { clauses, all } = withVariables(42);
    const at = (one: number, place: number): number => all[one * 6 + place] ?? 0;
    for (let one = 0; one < 7; one += 1) clauses.add([0, 1, 2, 3, 4, 5].map((place) => at(one, place)));
    for (let place = 0; place < 6; place += 1)
      for (let one = 0; one < 7; one += 1)
        for (let other = 0; other < one; other += 1) clauses.add([-at(one, place), -at(other, place)]);
    expect(clauses.solve([], all, 10)).toBeNull();
    expect(clauses.solve([], all, unlimited)).toBe(false);
  });
});

test('what is possible apart is what is possible in one diagram', () => {
  const random = createRandom(20261313);
  const figures = { statements: 0, possible: 0 };
  for (let at = 0; at < sized(20, 600, 6000); at += 1) {
    const guide = smallGuide(random, at % 2 === 1);
    const logic = logicOf(planOf(guide), usualBudget);
    const possible = possibleIn(logic);
    const world = worldsOf(logic)([]);
    for (const item of logic.plan.items.keys())
      for (const { statement } of alternativesOf(logic, { kind: 'item', item }))
        for (const one of [statement, logic.not(statement)]) {
          const parts = [...new Set(one.decisions.flatMap((part) => logic.decisions[part]?.closure ?? []))];
          const can = world.can(one);
          const apart = answerOf(possible.canHold([one.diagram], parts));
          expect(apart, JSON.stringify({ item, blocks: guide.studyGuide })).toBe(can);
          figures.statements += 1;
          if (can) figures.possible += 1;
        }
  }
  report('paths: possible apart', figures);
});
