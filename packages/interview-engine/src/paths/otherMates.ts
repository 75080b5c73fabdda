import type { Answer } from '../answers/answer.ts';
import type { Session } from '../course/session.ts';
import type { Guide, Plan } from '../plan/plan.ts';
import { rehearse } from '../rehearsal/rehearse.ts';
import { stepPlace } from '../stepPlace.ts';
import { firstOfMates } from './choiceGoals.ts';
import { type Choice, choicesOf, criterionOf, type Goal, goalKey, type GoalsWanted } from '../logic/index.ts';
import { coverageOf } from './coverage.ts';
import type { Persona } from './persona.ts';

type Decides = Extract<Goal, { kind: 'decides' }>;

/**
 * Returns personas who select the other options that no condition tells apart from those that personas select: they go
 * the same way. Many questions are changed at once. `missed` are goals that none of them reaches.
 */
export function withOtherMates(
  guide: Guide,
  plan: Plan,
  personas: readonly Persona[],
  goals: readonly Goal[],
  also: GoalsWanted,
): { readonly personas: readonly Persona[]; readonly missed: readonly Goal[] } {
  const more: Persona[] = [];
  const missed: Goal[] = [];
  const reached = new Set(personas.flatMap(({ covers }) => [...covers]));
  const byPersona = new Map<Persona, Decides[]>();
  for (const goal of goals) {
    if (goal.kind !== 'decides' || reached.has(goalKey(goal))) continue;
    const like = goalKey(firstOfMates(plan, goal));
    const persona = personas.find(({ covers }) => covers.has(like));
    if (persona === undefined) missed.push(goal);
    else byPersona.set(persona, [...(byPersona.get(persona) ?? []), goal]);
  }
  for (const [persona, of] of byPersona) {
    let left = of.filter((goal) => !reached.has(goalKey(goal)));
    while (left.length > 0) {
      const { session, tried } = changed(guide, plan, persona.session, left);
      const covers = coverageOf(guide, session, also);
      if ([...covers].some((key) => !reached.has(key))) more.push({ session, covers });
      for (const key of covers) reached.add(key);
      for (const goal of tried) if (!reached.has(goalKey(goal))) missed.push(goal);
      left = left.filter((goal) => !tried.has(goal) && !reached.has(goalKey(goal)));
    }
  }
  return { personas: [...personas, ...more], missed };
}

/** Returns the interview with options of as many goals as possible in the place of their mates. */
function changed(
  guide: Guide,
  plan: Plan,
  session: Session,
  goals: readonly Decides[],
): { readonly session: Session; readonly tried: ReadonlySet<Decides> } {
  const answers = new Map(session.answers.map(({ stepId, answer }) => [stepId, answer]));
  const done = new Set<string>();
  const tried = new Set<Decides>();
  for (const goal of goals) {
    const criterion = criterionOf(plan, goal);
    const choice = criterion && choicesOf(plan, criterion).get(goal.option ?? '');
    if (criterion === null || choice === null || choice === undefined) {
      tried.add(goal);
      continue;
    }
    const place = `${criterion.source} ${criterion.rowId}`;
    if (done.has(place)) continue;
    done.add(place);
    tried.add(goal);
    const options = plan.items[criterion.source]?.options ?? [];
    const isExclusive = options.some(({ id, exclusive }) => exclusive && id === choice.option);
    for (const [stepId, answer] of answers) {
      const at = stepPlace(guide, stepId);
      if (at === undefined || !('item' in at) || at.item !== criterion.source) continue;
      answers.set(stepId, instead(answer, criterion.rowId, choice, isExclusive));
    }
  }
  return { session: rehearse(guide, session, { sheet: answers, at: 'end' }).session, tried };
}

function instead(answer: Answer, row: string | null, { option, mates }: Choice, isExclusive: boolean): Answer {
  if ('cells' in answer) {
    if (row === null || !mates.includes(answer.cells[row] ?? '')) return answer;
    return { cells: { ...answer.cells, [row]: option } };
  }
  if (!('selected' in answer) || answer.selected.includes(option)) return answer;
  const mate = answer.selected.find((id) => mates.includes(id));
  if (mate === undefined) return answer;
  if (!isExclusive) return { ...answer, selected: answer.selected.map((id) => (id === mate ? option : id)) };
  return answer.selected.every((id) => mates.includes(id)) ? { selected: [option] } : answer;
}
