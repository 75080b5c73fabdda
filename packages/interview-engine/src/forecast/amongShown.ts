import type { Occasion } from '../asked/occasion.ts';
import { type Logic, occasionsCounting, type Statement, type Watched } from '../logic/index.ts';
import type { AnswerModel } from './answerModel.ts';
import type { PlacedAmong } from './placedShares.ts';

/** Returns the answers on which joint shares depend: they need facts of their own. */
export function watchedBy(among: readonly PlacedAmong[]): readonly Watched[] {
  return among.map(({ source, option }) => ({ item: source, options: new Set([option]), row: null }));
}

/** Returns for each of the joint shares of a question the statement that they apply to the participant. */
export function amongStatements(
  logic: Logic,
  model: AnswerModel,
  { planned, concept }: Occasion,
): readonly Statement[] {
  return model.among({ planned, concept }).map(({ source, option }) =>
    anyOf(
      logic,
      occasionsCounting(logic.plan, source, { block: planned.block, concept }).map((one) =>
        logic.selected(one, [option], null),
      ),
    ),
  );
}

/** Returns the statement that at least one of these holds. */
export function anyOf({ not, every }: Logic, statements: readonly Statement[]): Statement {
  const [first] = statements;
  return first !== undefined && statements.length === 1 ? first : not(every(statements.map(not)));
}
