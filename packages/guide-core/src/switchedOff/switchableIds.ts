import { type AdviceId, adviceIds } from '../advice/allAdvice.ts';

/**
 * The path findings that are in one list with advice. The interview engine finds them; its modules (`paths/findings`) do
 * not compile with a code that is not here, and a test there finds one that is too many.
 */
export const pathAdviceIds = [
  'nobodyCompletes',
  'neverShown',
  'contradictingCriteria',
  'singleAnswerContradiction',
  'needsRejectedOption',
  'conceptForNobody',
  'optionForNobody',
  'repeatedParameter',
  'screenerRejectsAll',
  'neverMet',
  'mentionsOther',
  'fewCarried',
  'alwaysMet',
  'changesNothing',
  'idleCondition',
  'missingRoute',
  'forgottenOption',
  'differentRoute',
] as const;

/** The code of a path finding that is in one list with advice. */
export type PathAdviceId = (typeof pathAdviceIds)[number];

/** The code of a finding that can be switched off. Errors cannot: the service refuses the guide. */
export type SwitchableId = AdviceId | PathAdviceId;

/** Every finding that can be switched off, for a folder or for one item. */
export const switchableIds: readonly SwitchableId[] = [...adviceIds, ...pathAdviceIds];

const known: ReadonlySet<string> = new Set(switchableIds);

/** Returns whether a text is the code of a finding that can be switched off. */
export const isSwitchable = (id: string): id is SwitchableId => known.has(id);
