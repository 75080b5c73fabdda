import { alwaysMet } from './alwaysMet.ts';
import { changesNothing } from './changesNothing.ts';
import { conceptForNobody } from './conceptForNobody.ts';
import { contradictingCriteria } from './contradictingCriteria.ts';
import { differentRoute } from './differentRoute.ts';
import { fewCarried } from './fewCarried.ts';
import { forgottenOption } from './forgottenOption.ts';
import { idleCondition } from './idleCondition.ts';
import { mentionsOther } from './mentionsOther.ts';
import { missingRoute } from './missingRoute.ts';
import { needsRejectedOption } from './needsRejectedOption.ts';
import { neverMet } from './neverMet.ts';
import { neverShown } from './neverShown.ts';
import { nobodyCompletes } from './nobodyCompletes.ts';
import { oneCarried } from './oneCarried.ts';
import { optionForNobody } from './optionForNobody.ts';
import { repeatedParameter } from './repeatedParameter.ts';
import { screenerRejectsAll } from './screenerRejectsAll.ts';
import { singleAnswerContradiction } from './singleAnswerContradiction.ts';

/** Every path finding. Those of the same weight and place are reported in this order. */
export const allPathFindings = [
  nobodyCompletes,
  neverShown,
  contradictingCriteria,
  singleAnswerContradiction,
  needsRejectedOption,
  conceptForNobody,
  optionForNobody,
  repeatedParameter,
  screenerRejectsAll,
  neverMet,
  mentionsOther,
  fewCarried,
  alwaysMet,
  changesNothing,
  idleCondition,
  missingRoute,
  forgottenOption,
  differentRoute,
  oneCarried,
] as const;

type Module = (typeof allPathFindings)[number];
type FoundBy<One extends Module> = One extends Module
  ? { readonly code: One['code'] } & Parameters<One['path']>[0]
  : never;

/** Which finding it is, such as `neverShown`; {@link findingTitle} says it in words. */
export type FindingCode = Module['code'];

/** Something about paths that an author should look at. Indexes count from 0, those of items among all items. */
export type Finding<Code extends FindingCode = FindingCode> = FoundBy<Extract<Module, { code: Code }>>;

/** What the sentence of a finding is made of. */
export type NamedIn<Code extends FindingCode> = ReturnType<Extract<Module, { code: Code }>['named']>;
