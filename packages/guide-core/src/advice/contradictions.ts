// Specification, "Conditional and criteria": mustSelect is met by any of its choices, mustNotSelect by none of them.
// "Items": without multiSelect, one option is selected, and one per row in a matrix. An exclusive option is selected
// alone.
import type { ItemTarget } from '../guideIndex/guideIndex.ts';
import { byIdentity } from '../remember.ts';
import { hasTrait } from '../schema/itemTraits.ts';
import type { AskedCriterion, Condition } from './criteria.ts';
import type { OptionFacts } from './namedOptions.ts';

/** Two criteria that cannot both be met, by position. */
export interface Contradiction {
  readonly earlier: number;
  readonly later: number;
}

const none: readonly Contradiction[] = [];

/** Returns where a conditional both requires an option and excludes it. Cached per conditional. */
export const contradictions = byIdentity((condition: Condition): readonly Contradiction[] => {
  const { answers, operator } = condition;
  if (operator !== 'and' || answers.length < 2) return none;
  const refused = refusedBy(condition);
  if (refused.size === 0) return none;
  return answers.flatMap((criterion): Contradiction[] => {
    if (criterion.matchingCriteria !== 'mustSelect' || criterion.choices.length === 0) return [];
    const by = choiceKeys(criterion).map((key) => refused.get(key));
    const [first] = by;
    if (first === undefined || by.includes(undefined)) return [];
    return [{ earlier: Math.min(first, criterion.position), later: Math.max(first, criterion.position) }];
  });
});

/**
 * Returns a key for each choice of a criterion, to compare it with other criteria. One criterion may name an option by
 * id and another by text, so the key contains the option's position.
 */
function choiceKeys({ questionId, matrixRow, choices, options }: AskedCriterion): readonly string[] {
  return choices.map(({ choice }, at) => JSON.stringify([questionId, matrixRow, options[at] ?? choice]));
}

/** Returns the choices that must not be selected, each with the position of the first criterion that excludes it. */
function refusedBy(condition: Condition): ReadonlyMap<string, number> {
  const refused = new Map<string, number>();
  for (const criterion of condition.answers) {
    if (criterion.matchingCriteria !== 'mustNotSelect') continue;
    for (const key of choiceKeys(criterion)) if (!refused.has(key)) refused.set(key, criterion.position);
  }
  return refused;
}

interface OfQuestion extends Contradiction {
  readonly questionId: string;
}

/** The answers that the criteria about one question or row still allow, or null once there are none. */
interface Group {
  readonly criteria: { readonly position: number; readonly answers: ReadonlySet<string> }[];
  left: ReadonlySet<string> | null;
}

const noQuestion: readonly OfQuestion[] = [];

/**
 * Returns the criteria of a conditional that no single answer can meet. At most one per question: the first criterion
 * that leaves no answer, and the earlier one it excludes. Cached per conditional.
 */
export const singleAnswerContradictions = byIdentity((condition: Condition): readonly OfQuestion[] => {
  const { answers, operator } = condition;
  if (operator !== 'and' || answers.length < 2) return noQuestion;
  // Already reported, and its excluded choices would look like a contradiction here too.
  if (contradictions(condition).length > 0) return noQuestion;
  const found: OfQuestion[] = [];
  const groups = new Map<string, Group>();
  const refused = refusedBy(condition);
  for (const criterion of answers) {
    if (criterion.matchingCriteria !== 'mustSelect') continue;
    const meeting = answersMeeting(criterion, condition, refused);
    if (meeting === null) continue;
    const name = JSON.stringify([criterion.questionId, criterion.matrixRow]);
    const group: Group = groups.get(name) ?? { criteria: [], left: meeting };
    groups.set(name, group);
    if (group.left === null) continue;
    const left = new Set([...group.left].filter((answer) => meeting.has(answer)));
    if (left.size === 0) {
      const ruledOut = group.criteria.find((one) => isApart(one.answers, meeting)) ?? group.criteria[0];
      const { position: earlier } = ruledOut ?? criterion;
      found.push({ earlier, later: criterion.position, questionId: criterion.questionId });
    }
    group.left = left.size === 0 ? null : left;
    group.criteria.push({ position: criterion.position, answers: meeting });
  }
  return found;
});

/**
 * Returns the answers that meet a criterion, grouped so that only one of them can be given: the option or, if several
 * may be selected, whether it is exclusive. Returns null if nothing is known or if several answers count.
 */
function answersMeeting(
  criterion: AskedCriterion,
  condition: Condition,
  refused: ReadonlyMap<string, number>,
): ReadonlySet<string> | null {
  const { source, names, options, isPerConcept } = criterion;
  if (source === undefined || names === undefined) return null;
  // After a concept block, the answers for all concepts count together, so two answers to one question are possible.
  if (isPerConcept && source.block !== condition.block) return null;
  const keys = choiceKeys(criterion);
  const known = options.filter((option, at) => option !== undefined && !refused.has(keys[at] ?? ''));
  if (known.length === 0) return null;
  return new Set(known.map((option = 0) => kindOf(option, source, names)));
}

function kindOf(option: number, { type, multiSelect }: ItemTarget, { exclusive }: OptionFacts): string {
  if (hasTrait(type, 'hasRows') || !multiSelect) return String(option);
  return exclusive.has(option) ? 'alone' : 'together';
}

function isApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].every((answer) => !other.has(answer));
}
