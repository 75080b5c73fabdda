// Specification, "Conditional and criteria", "Items" and "Option": parts that can never be shown, followed along
// references. Only certain cases count. References that break a rule are ignored; the rule reports them.
import { replacesOptions } from '../assumptions.ts';
import { wireReader } from '../references/reader.ts';
import { isSource } from '../references/source.ts';
import { hasTrait } from '../schema/itemTraits.ts';
import { type Json, type Path, isJsonObject } from '../json.ts';
import type { GuideIndex, ItemTarget } from '../guideIndex/guideIndex.ts';
import { contradictions, singleAnswerContradictions } from './contradictions.ts';
import type { AskedCriterion, Condition } from './criteria.ts';
import type { NamedOptions } from './namedOptions.ts';

/** A criterion that only an answer that ends the interview can meet. */
export interface Rejected {
  readonly condition: Condition;
  /** Position in the criteria. */
  readonly position: number;
  readonly questionId: string;
  readonly matchingCriteria: 'mustSelect' | 'mustNotSelect';
  /** The first of its choices. */
  readonly choice: string;
}

/** A part that is never shown because another one is never shown. */
export interface Dependant {
  readonly condition: Condition;
  /** The criterion, or null if the options are carried forward. */
  readonly position: number | null;
  /** The first question in the chain that is never shown, or null if no option is left to carry forward. */
  readonly first: string | null;
}

/** Returns the path of the reference through which the part depends on another one. */
export function pathOf({ condition, position }: Dependant): Path {
  const path = condition.path();
  return position === null ? [...path.slice(0, -1), 'carryForwardFrom'] : [...path, 'criteria', position, 'questionId'];
}

/** The parts that no participant ever sees, and why. */
export interface DeadEnds {
  readonly rejected: readonly Rejected[];
  readonly dependants: readonly Dependant[];
  /** Every part that depends on answers and is never shown, for any reason. */
  readonly neverShown: ReadonlySet<Condition>;
}

/** The parts of the guide that the search needs. */
interface DeadEndsGiven {
  readonly index: GuideIndex;
  readonly conditions: readonly Condition[];
  readonly optionsOf: NamedOptions;
  readonly rowsOf: (matrix: ItemTarget) => ReadonlySet<string> | undefined;
}

/**
 * Why a criterion is never met: other advice reports it (`reportedElsewhere`), or its question is never shown or never
 * passed (`source`). `first` is that question, or null if other advice covers everything that depends on it.
 */
type Never = { readonly because: 'reportedElsewhere' | 'source'; readonly first: string | null };

interface Following extends DeadEndsGiven {
  readonly rejected: Rejected[];
  /** Items that are never shown, with the first cause, or null if advice about a screener question covers it. */
  readonly causes: Map<Json, string | null>;
  /** The number of concepts of a block that are never shown. */
  readonly concepts: Map<number, number>;
}

/** Returns the dead ends of a guide. Works in document order, so the sources of an item are judged before the item. */
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

/** Returns why a part is never shown, or null if it can be shown. */
function whyNever(condition: Condition, following: Following): NeverShown | null {
  const { holder } = condition;
  const own = typeof holder['externalId'] === 'string' ? holder['externalId'] : null;
  const criterion = whyNeverMet(condition, following);
  if (criterion !== null) {
    const { because, first, position } = criterion;
    if (because === 'reportedElsewhere') return { cause: own, dependant: null };
    return { cause: first, dependant: first === null ? null : { condition, position, first } };
  }
  const source = condition.carriedFrom === null ? undefined : following.index.itemOf(condition.carriedFrom);
  if (source === undefined || !isSource(source.value, 'carryForward', wireReader)) return null;
  const first = firstCauseHiding(source, following);
  if (first !== undefined) {
    return { cause: first, dependant: first === null ? null : { condition, position: null, first } };
  }
  if (rejectsAll(source.value)) return { cause: null, dependant: null };
  if (leavesSomethingToCarry(source, following)) return null;
  return { cause: own, dependant: { condition, position: null, first: null } };
}

/** Returns why the conditional is never met, or null. Checks every criterion, to record all rejected ones. */
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
    // A problem of the part itself is a first cause and takes precedence.
    if (why === null || (why.because === 'source' && reason.because === 'reportedElsewhere'))
      why = { ...reason, position: criterion.position };
  }
  if (operator === 'or') return never === count ? why : null;
  if (operator !== 'and') return null;
  if (why?.because !== 'reportedElsewhere' && contradicts(condition)) return { ...reportedElsewhere, position: -1 };
  return why;
}

const reportedElsewhere: Never = { because: 'reportedElsewhere', first: null };

function contradicts(condition: Condition): boolean {
  return contradictions(condition).length > 0 || singleAnswerContradictions(condition).length > 0;
}

function whyCriterion(criterion: AskedCriterion, condition: Condition, following: Following): Never | null {
  const { matchingCriteria, choices, source, matrixRow } = criterion;
  if (source === undefined || choices.length === 0) return null;
  if (!isSource(source.value, 'condition', wireReader)) return null;
  if (matchingCriteria === 'mustNotSelect') return whyNotRefused(criterion, source, condition, following);
  if (matchingCriteria !== 'mustSelect') return null;
  const first = firstCauseHiding(source, following);
  if (first !== undefined) return { because: 'source', first };
  if (hasTrait(source.type, 'hasRows')) {
    if (matrixRow === null) return null;
    if (following.rowsOf(source)?.has(matrixRow) === false) return reportedElsewhere;
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
  if (choice === undefined) return reportedElsewhere;
  // Advice about the question covers everything that depends on it.
  if (rejectsAll(source.value)) return { because: 'source', first: null };
  rejected.push({ condition, position, questionId, matchingCriteria: 'mustSelect', choice });
  return reportedElsewhere;
}

/** Returns why a mustNotSelect criterion is never met: everyone who continues has selected an option it excludes. */
function whyNotRefused(
  criterion: AskedCriterion,
  source: ItemTarget,
  condition: Condition,
  { index, rejected }: Following,
): Never | null {
  const { names, options, choices, position, questionId } = criterion;
  if (names === undefined || names.rejected.size === 0 || !isAskedOfEverybody(source.value)) return null;
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
  return reportedElsewhere;
}

/** Returns whether a question is asked of everyone who comes to it, with its own options only. */
export function isAskedOfEverybody(value: Json): boolean {
  if (!isJsonObject(value) || value['allowCustomOption'] === true) return false;
  const { conditional = null, carryForwardFrom = null } = value;
  return conditional === null && carryForwardFrom === null;
}

/** Returns the first cause why a question is never shown, or undefined if it can be shown. */
function firstCauseHiding(
  { block, value }: ItemTarget,
  { index, causes, concepts }: Following,
): string | null | undefined {
  // Most guides have no dead ends.
  if (causes.size === 0 && concepts.size === 0) return undefined;
  const cause = causes.get(value);
  if (cause !== undefined) return cause;
  const hidden = concepts.get(block);
  const facts = index.blocks[block];
  if (hidden === undefined || facts?.type !== 'concept' || hidden < facts.concepts.length) return undefined;
  return isJsonObject(value) && typeof value['externalId'] === 'string' ? value['externalId'] : null;
}

/** Returns false if nothing can be carried: rejecting and exclusive options are not carried, added options are. */
function leavesSomethingToCarry(source: ItemTarget, { optionsOf }: Following): boolean {
  const { value } = source;
  // If the source carries its options itself, it shows at least one whenever it is shown.
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

/** Returns true if every answer to a question ends the interview. Added options have no status and continue. */
export function rejectsAll(item: Json): boolean {
  if (!isJsonObject(item)) return false;
  const { options, allowCustomOption, carryForwardFrom } = item;
  if (allowCustomOption === true || replacesOptions(carryForwardFrom)) return false;
  if (!Array.isArray(options) || options.length === 0) return false;
  return options.every((option) => isJsonObject(option) && option['status'] === 'reject');
}
