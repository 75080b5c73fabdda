import {
  type Answer,
  type Guide,
  type ItemStep,
  type Session,
  answer,
  createSession,
  nextStep,
} from '@guide-studio/interview-engine';
import { conceptDraws, parametersOf } from '@guide-studio/interview-engine/internal';

/** An interview that has ended. */
export interface Ended {
  readonly session: Session;
  /** In the order shown, with what was answered. */
  readonly steps: readonly { readonly step: ItemStep; readonly answer: Answer }[];
  readonly outcome: 'complete' | 'screened_out';
  /** Concepts shown, as `b2.c1`. */
  readonly drawn: ReadonlySet<string>;
  readonly parameters: number;
}

/** Returns every interview of a guide: every link, draw and answer; null if there are more than `most`. */
export function everyInterview(guide: Guide, most: number): readonly Ended[] | null {
  const found = new Map<string, Ended>();
  for (const urlParams of links(guide)) {
    for (const firstConcepts of draws(guide)) {
      const parameters = Object.values(urlParams).flat().length;
      const open: { session: Session; steps: Ended['steps'] }[] = [
        { session: createSession({ seed: 'any', urlParams, firstConcepts }), steps: [] },
      ];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { session, steps } = next;
        const step = nextStep(guide, session);
        if (step.kind === 'end') {
          const drawn = drawnIn(guide, session);
          // Different draws of concepts that were not asked for are the same interview.
          const key = JSON.stringify([urlParams, session.answers, [...drawn]]);
          found.set(key, { session, steps, outcome: step.outcome, drawn, parameters });
          if (found.size > most) return null;
          continue;
        }
        if (step.kind !== 'item') throw new Error(`Small guides have items only, no ${step.kind}.`);
        for (const given of answersTo(step)) {
          const result = answer(guide, session, { stepId: step.stepId, answer: given });
          if (result.ok) open.push({ session: result.session, steps: [...steps, { step, answer: given }] });
        }
        if (open.length > most) return null;
      }
    }
  }
  return [...found.values()];
}

/** Returns an interview that has ended, from its session. */
export function replayed(guide: Guide, { answers, ...start }: Session): Ended {
  const { seed, urlParams, firstConcepts } = start;
  const steps: { step: ItemStep; answer: Answer }[] = [];
  let session = createSession({ seed, urlParams, ...(firstConcepts === undefined ? {} : { firstConcepts }) });
  for (const given of answers) {
    const step = nextStep(guide, session);
    if (step.kind === 'item') steps.push({ step, answer: given.answer });
    const result = answer(guide, session, { stepId: step.stepId, answer: given.answer });
    if (!result.ok) throw new Error(`${step.stepId}: ${result.problem.code}`);
    session = result.session;
  }
  const end = nextStep(guide, session);
  if (end.kind !== 'end') throw new Error(`It stops at ${end.stepId}.`);
  const parameters = Object.values(urlParams).flat().length;
  return { session, steps, outcome: end.outcome, drawn: drawnIn(guide, session), parameters };
}

/** Returns every set of parameters that conditions ask for; a parameter may be repeated. */
function links(guide: Guide): readonly Record<string, string[]>[] {
  const pairs = [...parametersOf(guide)].flatMap(([name, values]) => values.map((value) => [name, value] as const));
  return subsets(pairs).map((chosen) => {
    const link: Record<string, string[]> = {};
    for (const [name, value] of chosen) link[name] = [...(link[name] ?? []), value];
    return link;
  });
}

/** Returns orders of concepts that together lead to every draw. */
function draws(guide: Guide): readonly (readonly string[])[] {
  return guide.studyGuide.reduce<readonly (readonly string[])[]>(
    (all, { type, conceptSamplingConfig }, block) => {
      if (type !== 'concept') return all;
      const keys = (conceptSamplingConfig?.concepts ?? []).map((_, at) => `b${block + 1}.c${at + 1}`);
      return all.flatMap((before) => subsets(keys).map((chosen) => [...before, ...chosen]));
    },
    [[]],
  );
}

function drawnIn(guide: Guide, session: Session): ReadonlySet<string> {
  return new Set(
    [...conceptDraws(guide, session).values()].flatMap((concepts) =>
      concepts.flatMap(({ key, turn }) => (turn === null ? [] : [key])),
    ),
  );
}

/** Returns answers among which every accepted one that could matter is; others are refused by the engine. */
function answersTo({ item, stepId }: ItemStep): readonly Answer[] {
  switch (item.type) {
    case 'multiple_choice': {
      const custom = item.allowCustomOption ? [{}, { custom: `own ${stepId}` }] : [{}];
      return subsets(item.options.map(({ id }) => id)).flatMap((selected) =>
        custom.map((own) => ({ selected, ...own })),
      );
    }
    case 'matrix':
      return item.rows
        .reduce<readonly Record<string, string>[]>(
          (all, row) => all.flatMap((cells) => item.options.map(({ id }) => ({ ...cells, [row.id]: id }))),
          [{}],
        )
        .map((cells) => ({ cells }));
    case 'ranking':
      return [{ ranked: item.options.map(({ id }) => id) }];
    case 'statement':
      return [{}];
    default:
      throw new Error(`Small guides have no ${item.type}.`);
  }
}

function subsets<T>(of: readonly T[]): readonly (readonly T[])[] {
  const count = 2 ** of.length;
  return Array.from({ length: count }, (_, at) => of.filter((_one, bit) => (at & (1 << bit)) !== 0));
}

/** Returns true if the link of an interview has a parameter more than once. */
export function repeatsParameter({ urlParams }: Session): boolean {
  return Object.values(urlParams).some((values) => values.length > 1);
}
