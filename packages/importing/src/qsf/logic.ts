import type { Clause } from '@guide-studio/guide-core/internal';
import { UnreadCondition } from '../logic/readClause.ts';
import { plainText } from '../source/plainText.ts';
import type { SourceCondition } from '../source/study.ts';
import { clauseOfLocator } from './locators.ts';
import type { Known } from './known.ts';
import { entriesIn, isOn, type Part, partIn, textIn } from './survey.ts';

/**
 * Returns the condition in a logic; none if it has no parts. In a set, “and” binds tighter than “or”, as Qualtrics says:
 * “and” connects statements, “or” separates them. Sets are brackets. What a set with “and” after one with “or” means is
 * not written down, so it is not read.
 */
export function conditionsIn(logic: unknown, place: string, known: Known): readonly SourceCondition[] {
  const sets = partsByNumber(logic);
  const all = sets.map((set) => ({ type: textIn(set['Type']), parts: partsByNumber(set) }));
  if (all.every(({ parts }) => parts.length === 0)) return [];
  const text = all.flatMap(({ parts }) => parts.map(textOfExpression)).join(' ');
  return [{ place, text, meaning: meaningOf(() => clauseOfSets(all, known)) }];
}

/** Returns what is read; why it could not be, if it throws. */
function meaningOf(read: () => Clause): SourceCondition['meaning'] {
  try {
    return { ok: true, clause: read() };
  } catch (error) {
    if (error instanceof UnreadCondition) return { ok: false, why: error.why };
    throw error;
  }
}

/** Returns the parts of a set, or the sets of a logic, by their numbers. */
const partsByNumber = (value: unknown): readonly Part[] =>
  entriesIn(value).flatMap(([name, part]) => (/^\d+$/u.test(name) ? [part] : []));

const textOfExpression = (expression: Part): string =>
  plainText(textIn(expression['Description'])) ||
  ['LeftOperand', 'Operator', 'RightOperand'].map((name) => textIn(expression[name])).join(' ');

const joined = (kind: 'and' | 'or', of: readonly Clause[]): Clause => {
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind, of };
};

interface Set {
  readonly type: string;
  readonly parts: readonly Part[];
}

function clauseOfSets(sets: readonly Set[], known: Known): Clause {
  const either: Clause[][] = [];
  for (const [at, { type, parts }] of sets.entries()) {
    const clause = clauseOfSet(parts, known);
    const isOr = type === 'ElseIf' || type === 'OrIf';
    if (at === 0 || isOr) either.push([clause]);
    else if (type === 'AndIf' && either.length === 1) either[0]?.push(clause);
    else refuse(type === 'AndIf' ? 'and after or' : type);
  }
  return joined(
    'or',
    either.map((one) => joined('and', one)),
  );
}

function clauseOfSet(parts: readonly Part[], known: Known): Clause {
  const either: Clause[][] = [];
  for (const [at, part] of parts.entries()) {
    const clause = clauseOfExpression(part, known);
    // The files say “Conjuction”.
    const conjunction = textIn(part['Conjuction'] ?? part['Conjunction']).toLowerCase();
    if (at === 0 || conjunction === 'or') either.push([clause]);
    else if (conjunction === 'and') either.at(-1)?.push(clause);
    else refuse(textOfExpression(part));
  }
  return joined(
    'or',
    either.map((one) => joined('and', one)),
  );
}

function clauseOfExpression(part: Part, known: Known): Clause {
  const [type, left, operator] = [textIn(part['LogicType']), textIn(part['LeftOperand']), textIn(part['Operator'])];
  if (isOn(part['_HiddenExpression']) || isOn(part['IgnoreCase'])) return refuse(textOfExpression(part));
  if (type === 'Question')
    return clauseOfLocator({ locator: left, operator, value: textIn(part['RightOperand']) }, known);
  if (type !== 'EmbeddedField') return refuse([type, left, operator].filter((one) => one !== '').join(' '));
  const value = textIn(part['RightOperand']);
  if (!known.isFromLink(left)) throw new UnreadCondition({ code: 'setInFlow', parameter: left });
  if (value === '' || value.includes('${')) return refuse(textOfExpression(part));
  const link: Clause = { kind: 'link', parameter: left, value };
  if (operator === 'EqualTo') return link;
  return operator === 'NotEqualTo' ? { kind: 'not', of: link } : refuse(`${left} ${operator}`);
}

function refuse(what: string): never {
  throw new UnreadCondition({ code: 'unsupported', what: what.slice(0, 80) });
}

/** Returns the condition of a skip, which is asked only of those who were asked its question. */
export function skipMeaning(skip: Part, own: string, known: Known): SourceCondition['meaning'] {
  const { ChoiceLocator, Locator, Condition } = partIn(skip);
  const locator = textIn(ChoiceLocator) || textIn(Locator);
  const operator = textIn(Condition);
  return meaningOf(() => {
    if (!locator.startsWith(`q://${own}/`)) return refuse(`${locator} ${operator}`);
    if (operator === 'Selected' || operator === 'Displayed')
      return clauseOfLocator({ locator, operator, value: '' }, known);
    if (operator !== 'NotSelected') return refuse(`${locator} ${operator}`);
    const selected = clauseOfLocator({ locator, operator: 'Selected', value: '' }, known);
    const fields = [...fieldsIn(selected)].map((field): Clause => ({ kind: 'answered', field }));
    return { kind: 'and', of: [...fields, { kind: 'not', of: selected }] };
  });
}

function fieldsIn(clause: Clause): ReadonlySet<string> {
  if (clause.kind === 'selected') return new Set([clause.field]);
  return new Set(clause.kind === 'or' || clause.kind === 'and' ? clause.of.flatMap((one) => [...fieldsIn(one)]) : []);
}
