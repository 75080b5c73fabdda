import { type Exploration, type Goal, orNull } from '../logic/index.ts';
import type { PathsDescriber } from './pathsDescriber.ts';
import { reasonFor } from './reason.ts';
import type { ReasonText } from './reasonDescriber.ts';

/**
 * Returns why nobody reaches a goal, or that this takes too long to find out; null if there is nothing to say: what the goal
 * asks of its own condition excludes itself.
 */
export function whyNobody(exploration: Exploration, goal: Goal, describer: PathsDescriber): ReasonText | null {
  const obstacles = orNull(reasonFor(exploration, goal, { whose: 'everyone' }));
  if (obstacles === null) return { heading: describer.reasonUnknown, sentences: [], names: [], because: [] };
  return obstacles.length === 0 && 'owner' in goal ? null : describer.reason(obstacles, goal);
}
