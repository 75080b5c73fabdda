import { pathOf } from '@guide-studio/interview-engine/internal';
import type { FilePath } from '@guide-studio/interview-engine/paths';
import type { Exploration, Goal, PathsReport } from '@guide-studio/interview-engine/paths';

/**
 * Returns what a report says of parts of a guide and of what is in them, in the same form. Personas are those who reach
 * one of them. Numbers, outcomes and listed journeys remain those of the whole guide.
 */
export function reportOf(report: PathsReport, { plan }: Exploration, goals: readonly Goal[]): PathsReport {
  const wanted = goals.flatMap((goal) => placesOf(plan, goal));
  const isIn = (path: FilePath): boolean => wanted.some((place) => place.every((part, at) => part === path[at]));
  const only = <T extends { readonly path: FilePath }>(list: readonly T[]): readonly T[] =>
    list.filter(({ path }) => isIn(path));
  return {
    ...report,
    items: only(report.items),
    concepts: only(report.concepts),
    options: only(report.options),
    criteria: only(report.criteria),
    findings: only(report.findings),
    unreached: only(report.unreached),
    decidingNothing: report.decidingNothing.filter(isIn),
    carried: only(report.carried),
    personas: report.personas
      .map((persona) => ({ ...persona, covers: persona.covers.filter(isIn) }))
      .filter(({ covers }) => covers.length > 0),
    uncovered: only(report.uncovered),
    notes: only(report.notes),
    conditions: {
      same: report.conditions.same.filter((paths) => paths.some(isIn)),
      within: report.conditions.within.filter(({ path, within }) => isIn(path) || isIn(within)),
    },
  };
}

/** Returns the places of a goal in the file: of criteria without whether they are met. */
function placesOf(plan: Exploration['plan'], goal: Goal): readonly FilePath[] {
  if (goal.kind === 'criterion') return [pathOf(plan, goal).slice(0, -1)];
  if (goal.kind !== 'pair') return [pathOf(plan, goal)];
  return goal.criteria.map((one) => pathOf(plan, { kind: 'criterion', owner: goal.owner, ...one }).slice(0, -1));
}
