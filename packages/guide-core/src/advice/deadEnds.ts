// Specification, "Conditional and criteria", "Items" and "Option": what nobody can meet is followed along references.
// Only what is certain counts. What breaks a rule says nothing here: the rule speaks of it.
import { replacesOptions } from '../assumptions.ts';
import { type Json, type Path, isJsonObject } from '../json.ts';
import type { GuideIndex, ItemTarget } from '../validate/guideIndex.ts';
import { contradictions } from './contradictingCriteria.ts';
import type { AskedCriterion, Condition } from './criteria.ts';
import type { NamedOptions } from './namedOptions.ts';
import { rejectsAll } from './screenerRejectsAll.ts';
import { singleAnswerContradictions } from './singleAnswerContradiction.ts';

/** A criterion that only an answer meets which ends the interview. */
export interface Rejected {
  readonly condition: Condition;
  /** Position among the criteria. */
  readonly position: number;
  readonly questionId: string;
  readonly matchingCriteria: 'mustSelect' | 'mustNotSelect';
  /** The first of its choices. */
  readonly choice: string;
}

/** A part that is never shown because of another one. */
export interface Dependant {
  readonly condition: Condition;
  /** The criterion; null where the options are carried. */
  readonly position: number | null;
  /** The question that nobody is shown, the first on the way here; null where no option is left to carry. */
  readonly first: string | null;
}

/** The path to what a part depends on. */
export function pathOf({ condition, position }: Dependant): Path {
  const path = condition.path();
  return position === null ? [...path.slice(0, -1), 'carryForwardFrom'] : [...path, 'criteria', position, 'questionId'];
}

/** What nobody who takes part is ever shown, and why. */
export interface DeadEnds {
  readonly rejected: readonly Rejected[];
  readonly dependants: readonly Dependant[];
  /** Every part that depends on answers and is never shown, for whatever reason. */
  readonly neverShown: ReadonlySet<Condition>;
}

/** What has to be looked up in a guide for them. */
interface DeadEndsGiven {
  readonly index: GuideIndex;
  readonly conditions: readonly Condition[];
  readonly optionsOf: NamedOptions;
  readonly rowsOf: (matrix: ItemTarget) => ReadonlySet<string> | undefined;
}

/**
 * Why a criterion is never met: other advice about it tells (`told`), or because of a question that is never shown or
 * that nobody goes on from. `first` is that question; null where advice about it says the same of all that depends on it.
 */
type Never = { readonly because: 'told' | 'source'; readonly first: string | null };

interface Following extends DeadEndsGiven {
  readonly rejected: Rejected[];
  /** Items that nobody is shown, and the first cause: null where advice about a screener question says it all. */
  readonly causes: Map<Json, string | null>;
  /** How many concepts of a block nobody is shown. */
  readonly concepts: Map<number, number>;
}

/** In document order, so that what an item depends on has been judged before it. */
export function deadEndsOf(given: DeadEndsGiven): DeadEnds {
  const following: Following = { ...given, rejected: [], causes: new Map(), concepts: new Map() };
  const dependants: Dependant[] = [];
  const neverShown = new Set<Condition>();
  for (const condition of given.conditions) {
    const never = whyNever(condition, following);
    if (never === null) continue;
    neverShown.add(condition);
    if (never.dependant !== null) dependants.push(never.dependant);
    if (condition.isConcept) {
      following.concepts.set(condition.block, (following.concepts.get(condition.block) ?? 0) + 1);
    } else following.causes.set(condition.holder, never.cause);
  }
  return { rejected: following.rejected, dependants, neverShown };
}

interface NeverShown {
  readonly cause: string | null;
  readonly dependant: Dependant | null;
}

/** Why nobody is shown a part; null where somebody may be. */
function whyNever(condition: Condition, following: Following): NeverShown | null {
  const { holder } = condition;
  const own = typeof holder['externalId'] === 'string' ? holder['externalId'] : null;
  const criterion = whyNeverMet(condition, following);
  if (criterion !== null) {
    const { because, first, position } = criterion;
    if (because === 'told') return { cause: own, dependant: null };
    return { cause: first, dependant: first === null ? null : { condition, position, first } };
  }
  const source = condition.carriedFrom === null ? undefined : following.index.itemOf(condition.carriedFrom);
  if (source === undefined || source.type !== 'multiple_choice' || !source.multiSelect) return null;
  const first = causeOf(source, following);
  if (first !== undefined) {
    return { cause: first, dependant: first === null ? null : { condition, position: null, first } };
  }
  if (rejectsAll(source.value)) return { cause: null, dependant: null };
  if (leavesSomethingToCarry(source, following)) return null;
  return { cause: own, dependant: { condition, position: null, first: null } };
}

/** Why the conditional is never met. Every criterion is looked at: each that an answer ending the interview meets counts. */
function whyNeverMet(
  condition: Condition,
  following: Following,
): { readonly because: Never['because']; readonly first: string | null; readonly position: number } | null {
  const { operator, answers, count } = condition;
  let never = 0;
  let why: ReturnType<typeof whyNeverMet> = null;
  for (const criterion of answers) {
    const reason = whyCriterion(criterion, condition, following);
    if (reason === null) continue;
    never += 1;
    // What is wrong with this part itself is a first cause; it needs no other.
    if (why === null || (why.because === 'source' && reason.because === 'told'))
      why = { ...reason, position: criterion.position };
  }
  if (operator === 'or') return never === count ? why : null;
  if (operator !== 'and') return null;
  if (why?.because !== 'told' && contradicts(condition)) return { ...told, position: -1 };
  return why;
}

const told: Never = { because: 'told', first: null };

function contradicts(condition: Condition): boolean {
  return contradictions(condition).length > 0 || singleAnswerContradictions(condition).length > 0;
}

function whyCriterion(criterion: AskedCriterion, condition: Condition, following: Following): Never | null {
  const { matchingCriteria, choices, source, matrixRow } = criterion;
  if (source === undefined || choices.length === 0) return null;
  if (source.type !== 'multiple_choice' && source.type !== 'matrix') return null;
  if (matchingCriteria === 'mustNotSelect') return whyNotRefused(criterion, source, condition, following);
  if (matchingCriteria !== 'mustSelect') return null;
  const first = causeOf(source, following);
  if (first !== undefined) return { because: 'source', first };
  if (source.type === 'matrix') {
    if (matrixRow === null) return null;
    if (following.rowsOf(source)?.has(matrixRow) === false) return told;
  }
  return whyNotSelected(criterion, source, condition, following);
}

function whyNotSelected(
  criterion: AskedCriterion,
  source: ItemTarget,
  condition: Condition,
  { rejected }: Following,
): Never | null {
  const { names, options, choices, position, questionId } = criterion;
  if (names === undefined || options.some((option) => option !== undefined && !names.rejected.has(option))) return null;
  const choice = choices.find((_, at) => options[at] !== undefined)?.choice;
  if (choice === undefined) return told;
  // Advice about the question says it of all that depend on it.
  if (rejectsAll(source.value)) return { because: 'source', first: null };
  rejected.push({ condition, position, questionId, matchingCriteria: 'mustSelect', choice });
  return told;
}

/** What everybody is asked is answered by everybody who goes on, with one of the options that do not reject. */
function whyNotRefused(
  criterion: AskedCriterion,
  source: ItemTarget,
  condition: Condition,
  { index, rejected }: Following,
): Never | null {
  const { names, options, choices, position, questionId } = criterion;
  if (names === undefined || names.rejected.size === 0 || !isAskedOfEverybody(source)) return null;
  if (index.blocks[source.block]?.type !== 'screening' || rejectsAll(source.value)) return null;
  const named = new Set(options);
  for (let option = 0; option < names.count; option += 1) {
    if (!names.rejected.has(option) && !named.has(option)) return null;
  }
  rejected.push({
    condition,
    position,
    questionId,
    matchingCriteria: 'mustNotSelect',
    choice: choices[0]?.choice ?? '',
  });
  return told;
}

function isAskedOfEverybody({ value }: ItemTarget): boolean {
  if (!isJsonObject(value) || value['allowCustomOption'] === true) return false;
  const { conditional = null, carryForwardFrom = null } = value;
  return conditional === null && carryForwardFrom === null;
}

/** The first cause why nobody is shown a question; undefined where somebody may be. */
function causeOf({ block, value }: ItemTarget, { index, causes, concepts }: Following): string | null | undefined {
  // Most guides have no dead end at all.
  if (causes.size === 0 && concepts.size === 0) return undefined;
  const cause = causes.get(value);
  if (cause !== undefined) return cause;
  const hidden = concepts.get(block);
  const facts = index.blocks[block];
  if (hidden === undefined || facts?.type !== 'concept' || hidden < facts.concepts.length) return undefined;
  return isJsonObject(value) && typeof value['externalId'] === 'string' ? value['externalId'] : null;
}

/** Carried are neither options that end the interview nor exclusive ones, but what participants add themselves is. */
function leavesSomethingToCarry(source: ItemTarget, { optionsOf }: Following): boolean {
  const { value } = source;
  // What is carried on was carried there: as long as that question is shown, it shows something.
  if (!isJsonObject(value) || value['allowCustomOption'] === true || replacesOptions(value['carryForwardFrom'])) {
    return true;
  }
  const names = optionsOf(source);
  if (names === undefined || names.count === 0) return true;
  for (let option = 0; option < names.count; option += 1) {
    if (!names.rejected.has(option) && !names.exclusive.has(option)) return true;
  }
  return false;
}
