import type { GuideTest, TestAnswer } from '@guide-studio/guide-core/tests';
import type { Answer } from '../answers/answer.ts';
import { checkAnswer } from '../answers/checkAnswer.ts';
import type { Answerer, Start } from '../course/follow.ts';
import { createSession } from '../course/session.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { plausibleAnswer } from '../rehearsal/plausibleAnswer.ts';
import { answerFor } from './answerFor.ts';
import type { At, Difference } from './difference.ts';
import { ofConcept } from './ofConcept.ts';
import type { TestedParts } from './testedParts.ts';

/** The seed of tests that name none. */
const usualSeed = 'test';

/** The invented participant of a guide test. */
interface Participant {
  readonly start: Start;
  /** Gives the answers of the test; plausible ones to other questions, and where its answer is refused. */
  readonly answerer: Answerer;
  /** Tells whether the test says the answer to a question, or in a row of it. */
  readonly givesAnswer: (at: At, row?: string) => boolean;
  /** The refused answers so far. */
  readonly refused: readonly Extract<Difference, { code: 'answerRefused' }>[];
}

/** Returns the participant of a test, whose names must be those of now. */
export function participantOf(guide: Guide, parts: TestedParts, test: GuideTest): Participant {
  const start = startOf(guide, parts, test);
  const byItem = new Map(
    Object.entries(test.answers ?? {}).map(([question, answer]) => [parts.item(question), { question, answer }]),
  );
  const refused: Extract<Difference, { code: 'answerRefused' }>[] = [];
  const { items } = planOf(guide);
  return {
    start,
    refused,
    givesAnswer({ item, concept }, row) {
      const known = byItem.get(item);
      const answer = known && ofConcept<TestAnswer>(known.answer, items[item]?.block ?? -1, concept, parts);
      if (known === undefined || answer === undefined || row === undefined) return answer !== undefined;
      const rowOf = parts.idOf(known.question, 'row');
      return typeof answer === 'object' && 'rows' in answer && Object.keys(answer.rows).map(rowOf).includes(row);
    },
    answerer(step) {
      if (step.kind !== 'item') return plausibleAnswer(guide, step, start);
      const { planned, concept } = step.asked.occasion;
      const known = byItem.get(planned.index);
      const answer = known && ofConcept<TestAnswer>(known.answer, planned.block, concept, parts);
      if (known === undefined || answer === undefined) return plausibleAnswer(guide, step, start);
      const given = answerFor(parts, known.question, answer, step.asked);
      const checked = checkAnswer(step, given);
      if (checked.ok) return checked.answer;
      const notShown = optionsIn(given).find((id) => !step.asked.options.some((option) => option.id === id));
      refused.push({
        code: 'answerRefused',
        item: planned.index,
        concept,
        answer,
        problem: checked.problem,
        ...(notShown !== undefined && { notShown }),
      });
      return plausibleAnswer(guide, step, start);
    },
  };
}

/** Returns the options that an answer names. */
function optionsIn(answer: Answer): readonly string[] {
  if ('selected' in answer) return answer.selected;
  if ('ranked' in answer) return answer.ranked;
  if ('cells' in answer) return Object.values(answer.cells);
  return 'choices' in answer ? answer.choices.flatMap(({ best, worst }) => [best, worst]) : [];
}

function startOf(guide: Guide, parts: TestedParts, test: GuideTest): Start {
  const { seed = usualSeed, urlParams = {}, firstConcepts = [] } = test;
  const { blocks } = planOf(guide);
  const keys = firstConcepts.flatMap((name) => {
    const at = parts.concept(name);
    return at === undefined ? [] : (blocks[at.block]?.concepts[at.concept]?.key ?? []);
  });
  return createSession({ seed, urlParams, ...(keys.length === 0 ? {} : { firstConcepts: keys }) });
}
