import type { Clause, Comparison } from '@guide-studio/guide-core/internal';
import { implies } from '../logic/implies.ts';
import { compared, type Cursor, exchanged, readClause, type Token, UnreadCondition } from '../logic/readClause.ts';
import type { SourceCondition } from '../source/study.ts';
import type { Variable, Variables } from './variables.ts';

const words =
  /\s+|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?)(?![\w.])|(&&|\|\||[!=<>]=|[<>()!])|((?:\d+X\d+X\d+|[a-z_])\w*(?:[.:#]\w+)*)/giuy;

/** Operators that have a word and a sign. */
const same: ReadonlyMap<string, string> = new Map([
  ['&&', 'and'],
  ['||', 'or'],
  ['!', 'not'],
  ['ne', '!='],
  ['eq', '=='],
  ['lt', '<'],
  ['le', '<='],
  ['gt', '>'],
  ['ge', '>='],
  ['and', 'and'],
  ['or', 'or'],
]);

const isSign = (token: Token | undefined): boolean => token?.kind === 'word' && /^[!=<>]/u.test(token.word);

const unsupported = (what: string): never => {
  throw new UnreadCondition({ code: 'unsupported', what });
};

const everyone: Clause = { kind: 'and', of: [] };
const nobody: Clause = { kind: 'or', of: [] };

/**
 * Returns what an expression of LimeSurvey means. A question that was not asked is empty with the suffix `.NAOK`; without
 * it, nobody for whom a question was not asked meets the whole expression.
 */
export function expressionScript(code: string, variables: Variables): SourceCondition['meaning'] {
  const strict = new Set<Variable>();
  const read = readClause(
    code,
    (text) => tokensOf(text),
    (cursor) => readOne(cursor, { variables, strict }),
  );
  if (!read.ok) return read;
  const asked = [...strict].filter((one) => !isAskedBy(read.clause, one));
  const unclear = asked.find(({ hasOther, isFilteredBox }) => hasOther || isFilteredBox);
  if (unclear !== undefined)
    return { ok: false, why: { code: 'unsupported', what: `${unclear.field}, without .NAOK` } };
  const fields = new Set(asked.map(({ field }) => field));
  if (fields.size === 0) return read;
  const answered = [...fields].map((field): Clause => ({ kind: 'answered', field }));
  return { ok: true, clause: { kind: 'and', of: [...answered, read.clause] } };
}

/** Returns true if only those meet a clause who were asked a question, or a box that not everyone who is asked sees. */
const isAskedBy = (clause: Clause, { field, code, isFilteredBox }: Variable): boolean =>
  implies(
    clause,
    (atom) => atom.field === field && (!isFilteredBox || (atom.kind === 'selected' && atom.code === code)),
  );

function tokensOf(code: string): readonly Token[] {
  const tokens: Token[] = [];
  words.lastIndex = 0;
  for (let at = 0; at < code.length; at = words.lastIndex) {
    const found = words.exec(code);
    if (found === null) {
      const sign = code.charAt(at);
      if (/[-+*/=]/u.test(sign)) unsupported(sign);
      throw new UnreadCondition({ code: 'syntax', at: code.slice(at, at + 30) });
    }
    const [, single, double, number, sign, name] = found;
    const value = single ?? double ?? number;
    const word = sign ?? (name === undefined ? undefined : same.get(name.toLowerCase()));
    if (value !== undefined) tokens.push({ kind: 'value', values: [value.replaceAll(/\\(.)/gsu, '$1')], at });
    else if (word !== undefined) tokens.push({ kind: 'word', word: same.get(word) ?? word, at });
    else if (name !== undefined) tokens.push(tokenOf(name, at, code.slice(words.lastIndex)));
  }
  return tokens.map((token, at) => checked(token, tokens.slice(at + 1, at + 4)));
}

/** Returns the token of a name: a function, or a variable. */
function tokenOf(name: string, at: number, rest: string): Token {
  if (/^\s*\(/u.test(rest)) return name === 'is_empty' ? { kind: 'word', word: name, at } : unsupported(`${name}()`);
  if (/^(?:that|self|this)(?:\.|$)/u.test(name) || name.includes(':') || name.includes('#') || name === 'xor')
    return unsupported(name);
  const [field = '', ...suffixes] = name.split('.');
  const isAllowed = suffixes.every((one) => one === 'NAOK' || one === 'code');
  return isAllowed ? { kind: 'field', field, part: suffixes.includes('NAOK') ? 'NAOK' : null, at } : unsupported(name);
}

/** Returns a token. “Not” binds more than comparisons do, so it must be before a bracket, a function or a box by itself. */
function checked(token: Token, [next, after]: readonly Token[]): Token {
  if (token.kind !== 'word' || token.word !== 'not') return token;
  const isBox = next?.kind === 'field' && !isSign(after);
  const isGroup = next?.kind === 'word' && ['(', 'is_empty', 'not'].includes(next.word);
  return isBox || isGroup ? token : unsupported('!');
}

interface Reading {
  readonly variables: Variables;
  /** What must have been asked. */
  readonly strict: Set<Variable>;
}

type FieldToken = Extract<Token, { kind: 'field' }>;

function readOne(cursor: Cursor, reading: Reading): Clause {
  const left = cursor.take();
  if (left?.kind === 'word' && left.word === 'is_empty') {
    const field = cursor.takes('(') ? cursor.take() : undefined;
    if (field?.kind !== 'field' || !cursor.takes(')')) return unsupported('is_empty()');
    if (isSign(cursor.peek)) return unsupported('is_empty()');
    return { kind: 'not', of: filled(variableOf(field, reading), field) };
  }
  if (!isSign(cursor.peek)) {
    if (left?.kind === 'value') return Number(left.values[0]) === 0 || left.values[0] === '' ? nobody : everyone;
    if (left?.kind !== 'field') return cursor.refuse();
    const variable = variableOf(left, reading);
    return variable.kind === 'box' ? filled(variable, left) : unsupported(left.field);
  }
  const sign = cursor.take();
  const right = cursor.take();
  if (sign?.kind !== 'word') return cursor.refuse();
  if (left?.kind === 'field' && right?.kind === 'value')
    return asked(left, sign.word, right.values[0] ?? '', { cursor, reading });
  if (left?.kind === 'value' && right?.kind === 'field')
    return asked(right, exchanged(sign.word), left.values[0] ?? '', { cursor, reading });
  return left?.kind === 'field' && right?.kind === 'field' ? unsupported(right.field) : cursor.refuse();
}

/** Returns what a name means, and notes that its question must have been asked if it says so. */
function variableOf({ field, part }: FieldToken, { variables, strict }: Reading): Variable {
  const variable = variables.named(field);
  if (variable === undefined) return unsupported(field);
  if (part === null && variable.mayBeUnasked) strict.add(variable);
  return variable;
}

/** Returns that a question has an answer, or that a box is ticked. */
function filled({ kind, field, code, hasOther }: Variable, { field: name }: FieldToken): Clause {
  if (kind === 'box') return { kind: 'selected', field, code };
  return hasOther ? unsupported(`${name}, with an answer of one’s own`) : { kind: 'answered', field };
}

function asked(
  token: FieldToken,
  sign: string,
  value: string,
  { cursor, reading }: { readonly cursor: Cursor; readonly reading: Reading },
): Clause {
  const variable = variableOf(token, reading);
  const negated = (clause: Clause): Clause => (sign === '!=' ? { kind: 'not', of: clause } : clause);
  const isEquality = sign === '==' || sign === '!=';
  const what = `${token.field} ${sign} ${value}`;
  if (variable.kind === 'box') {
    if (!isEquality) return unsupported(what);
    if (value === '') return negated({ kind: 'not', of: filled(variable, token) });
    return value === 'Y' ? negated(filled(variable, token)) : unsupported(what);
  }
  // What an empty answer is next to a number is not the same on the page and on the server.
  const isEmptyUnclear = variable.mayBeUnasked && token.part === 'NAOK';
  if (!isEquality) {
    const clause = compared(variable.field, sign, value, cursor);
    return isEmptyUnclear && mayEmptyMeet(sign as Comparison, Number(value)) ? unsupported(what) : clause;
  }
  const code = codeOf(value, variable.codes);
  if (code === null || (isEmptyUnclear && Number(value) === 0 && value !== '')) return unsupported(what);
  if (value === '') return negated({ kind: 'not', of: filled(variable, token) });
  return negated({ kind: 'selected', field: variable.field, code });
}

const mayEmptyMeet = (sign: Comparison, value: number): boolean =>
  sign === '<' || sign === '<=' || value < 0 || (value === 0 && sign === '>=');

const isNumber = (text: string): boolean => /^\s*-?\d+(?:\.\d+)?\s*$/u.test(text);

/** Returns the code that a value is equal to, numbers by their value; null if it is not clear which one it is. */
function codeOf(value: string, codes: readonly string[]): string | null {
  if (value === '-oth-') return null;
  if (value === '') return codes.some((code) => isNumber(code) && Number(code) === 0) ? null : value;
  const equal = isNumber(value) ? codes.filter((code) => isNumber(code) && Number(code) === Number(value)) : [];
  if (equal.length > 1 || (equal.length === 0 && isNumber(value) && Number(value) === 0)) return null;
  return equal[0] ?? value;
}
