import { decide, type Exploration, isFalse } from '../../logic/index.ts';

/**
 * Returns whether everyone who is asked a screening question is screened out by it: of those who come to it, or, for
 * `alone`, also if no other question screened anyone out. False if it is not known.
 */
export function isPassedByNobody({ plan, logic, before }: Exploration, item: number, alone = false): boolean {
  const planned = plan.items[item];
  if (planned === undefined) return false;
  const occasion = { planned, concept: null };
  return isFalse(
    decide(() =>
      before(alone ? 0 : item).can(logic.every([logic.asked(occasion), logic.not(logic.rejected(occasion))])),
    ),
  );
}
