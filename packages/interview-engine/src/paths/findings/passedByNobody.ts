import { decide, type Exploration, isFalse } from '../../logic/index.ts';

/** Returns whether everyone who is asked a screening question is screened out by it. False if it is not known. */
export const isPassedByNobody = ({ plan, logic, before }: Exploration, item: number): boolean => {
  const planned = plan.items[item];
  if (planned === undefined) return false;
  return isFalse(decide(() => before(item + 1).can(logic.asked({ planned, concept: null }))));
};
