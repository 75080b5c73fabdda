import type { Clause } from '@guide-studio/guide-core/internal';
import { compared, type Cursor, exchanged, readClause, type Token, UnreadCondition } from '../logic/readClause.ts';
import type { SourceCondition } from '../source/study.ts';

const words =
  /\s+|\[([^\]]*)\]|'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?)(?![\w.])|(<>|!=|<=|>=|&&|\|\||[=<>()])|([a-z_]+)/giuy;
const fieldName = /^\s*([a-z]\w*)\s*(?:\(\s*([^()]+?)\s*\))?\s*$/iu;
const joining: Readonly<Record<string, string>> = { '&&': 'and', '||': 'or', '!=': '<>' };

/**
 * Returns what a branching logic of REDCap means: comparisons of fields with values, joined by `and` and `or`. Lines that
 * begin with `#` or `//` are comments. `[a(2)]` names an option of a checkbox.
 */
export function branchingLogic(text: string): SourceCondition['meaning'] {
  const code = text.replace(/^[ \t]*(?:#|\/\/).*$/gmu, (line) => ' '.repeat(line.length));
  return readClause(code, tokensOf, readOne);
}

function tokensOf(code: string): readonly Token[] {
  const tokens: Token[] = [];
  words.lastIndex = 0;
  for (let at = 0; at < code.length; at = words.lastIndex) {
    const found = words.exec(code);
    if (found === null) throw new UnreadCondition({ code: 'syntax', at: code.slice(at, at + 30) });
    const [, inside, single, double, number, sign, word] = found;
    const value = single ?? double ?? number;
    if (inside !== undefined) tokens.push(fieldToken(inside, at));
    else if (value !== undefined) tokens.push({ kind: 'value', values: [value], at });
    else if (sign !== undefined || word !== undefined)
      tokens.push({ kind: 'word', word: joining[sign ?? ''] ?? (sign ?? word ?? '').toLowerCase(), at });
  }
  return tokens;
}

function fieldToken(inside: string, at: number): Token {
  const [, field, part = null] = fieldName.exec(inside) ?? [];
  if (field === undefined) throw new UnreadCondition({ code: 'unsupported', what: `[${inside}]` });
  return { kind: 'field', field, part, at };
}

function readOne(cursor: Cursor): Clause {
  const left = cursor.take();
  const next = cursor.peek;
  const hasSign = next?.kind === 'word' && /^[<>=]/u.test(next.word);
  // A box by itself means that it is ticked.
  if (left?.kind === 'field' && left.part !== null && !hasSign)
    return { kind: 'selected', field: left.field, code: left.part };
  const sign = cursor.take();
  const right = cursor.take();
  if (sign?.kind !== 'word') return cursor.refuse();
  if (left?.kind === 'field' && right?.kind === 'value') return asked(left, sign.word, right.values[0] ?? '', cursor);
  if (left?.kind === 'value' && right?.kind === 'field')
    return asked(right, exchanged(sign.word), left.values[0] ?? '', cursor);
  return cursor.refuse();
}

function asked(
  { field, part }: Extract<Token, { kind: 'field' }>,
  sign: string,
  value: string,
  cursor: Cursor,
): Clause {
  const isNot = sign === '<>';
  if (!isNot && sign !== '=') return part === null ? compared(field, sign, value, cursor) : cursor.refuse();
  const negated = (clause: Clause, isNegated: boolean): Clause => (isNegated ? { kind: 'not', of: clause } : clause);
  if (part !== null) {
    // A box that is not ticked is 0.
    if (!/^[01]$/u.test(value)) return cursor.refuse();
    return negated({ kind: 'selected', field, code: part }, (value === '1') === isNot);
  }
  if (value === '') return negated({ kind: 'answered', field }, !isNot);
  return negated({ kind: 'selected', field, code: value }, isNot);
}
