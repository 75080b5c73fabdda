import type { Goal, Owner } from '../logic/index.ts';
import type { Plan } from '../plan/plan.ts';
import type { Obstacle } from './reason.ts';

/** The place of a part in the file, as in `guide validate`. */
export type FilePath = readonly (string | number)[];

export function itemPath(plan: Plan, item: number): FilePath {
  const planned = plan.items[item];
  return ['studyGuide', planned?.block ?? -1, 'items', planned?.place ?? -1];
}

export function conceptPath(block: number, concept: number): FilePath {
  return ['studyGuide', block, 'conceptSamplingConfig', 'concepts', concept];
}

export function ownerPath(plan: Plan, owner: Owner): FilePath {
  return owner.kind === 'item' ? itemPath(plan, owner.item) : conceptPath(owner.block, owner.concept);
}

/** Returns the place of a goal in the file. */
export function pathOf(plan: Plan, goal: Goal): FilePath {
  switch (goal.kind) {
    case 'block':
      return ['studyGuide', goal.block];
    case 'item':
      return itemPath(plan, goal.item);
    case 'concept':
      return conceptPath(goal.block, goal.concept);
    case 'option': {
      const planned = plan.items[goal.item];
      const place = planned?.options.findIndex(({ id }) => id === goal.option) ?? -1;
      return [...itemPath(plan, goal.item), planned?.carriedFrom === null ? 'options' : 'carryForwardFrom', place];
    }
    case 'options':
      return [...itemPath(plan, goal.item), 'options'];
    case 'outcome':
      return ['outcome', goal.outcome];
    case 'criterion':
      return [...ownerPath(plan, goal.owner), 'conditional', 'criteria', goal.index, String(goal.holds)];
    case 'decides':
      return [
        ...ownerPath(plan, goal.owner),
        'conditional',
        'criteria',
        goal.index,
        String(goal.holds),
        ...(goal.option === null ? [] : [goal.option]),
      ];
    case 'pair':
      return [
        ...ownerPath(plan, goal.owner),
        'conditional',
        'criteria',
        ...goal.criteria.flatMap(({ index, holds }) => [index, String(holds)]),
      ];
  }
}

/** Returns the place of an obstacle in the file. */
export function pathOfObstacle(plan: Plan, obstacle: Obstacle): FilePath {
  switch (obstacle.kind) {
    case 'criterion':
      return [...ownerPath(plan, obstacle.owner), 'conditional', 'criteria', obstacle.index];
    case 'condition':
    case 'shownWhen':
      return [...ownerPath(plan, obstacle.owner), 'conditional'];
    case 'screening':
      return [...itemPath(plan, obstacle.item), 'options'];
    case 'carried':
      return [...itemPath(plan, obstacle.item), 'carryForwardFrom'];
    case 'sampling':
      return ['studyGuide', obstacle.block, 'conceptSamplingConfig', 'subsampleCount'];
    case 'alone':
      return [...itemPath(plan, obstacle.item), 'options', Number(obstacle.option.slice(1)) - 1];
    case 'least':
    case 'most':
      return itemPath(plan, obstacle.item);
  }
}
