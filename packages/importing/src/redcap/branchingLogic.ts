import type { Clause, Comparison } from '../logic/clause.ts';
import type { SourceCondition } from '../source/study.ts';

type Meaning = SourceCondition['meaning'];

/** A word of a branching logic. `field`: `[name]` or `[name(code)]`. */
type Token =
  | { readonly kind: 'field'; readonly field: string; readonly code: string | null; readonly at: number }
  | { readonly kind: 'value'; readonly value: string; readonly at: number }
  | { readonly kind: 'word'; readonly word: string; readonly at: number };

const words =
  /\s+|\[([^\]]*)\]|'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?)(?![\w.])|(<>|!=|<=|>=|&&|\|\||[=<>()])|([a-z_]+)/giuy;
const fieldName = /^\s*([a-z]\w*)\s*(?:\(\s*([^()]+?)\s*\))?\s*$/iu;

const joining: Readonly<Record<string, string>> = { '&&': 'and', '||': 'or' };

class Unread extends Error {
  readonly why: Extract<Meaning, { ok: false }>['why'];
  constructor(why: Extract<Meaning, { ok: false }>['why']) {
    super(why.code);
    this.why = why;
  }
}

/**
 * Returns what a branching logic of REDCap means: comparisons of fields with values, joined by `and` and `or`. Lines that
 * begin with `#` or `//` are comments. `[a(2)]` names an option of a checkbox.
 */
export function branchingLogic(text: string): Meaning {
  const code = text.replace(/^[ \t]*(?:#|\/\/).*$/gmu, (line) => ' '.repeat(line.length));
  try {
    const reader = new Reader(tokensOf(code), code);
    const clause = reader.either();
    reader.end();
    return { ok: true, clause };
  } catch (error) {
    if (error instanceof Unread) return { ok: false, why: error.why };
    throw error;
  }
}

function tokensOf(code: string): readonly Token[] {
  const tokens: Token[] = [];
  words.lastIndex = 0;
  for (let at = 0; at < code.length; at = words.lastIndex) {
    const found = words.exec(code);
    if (found === null) throw new Unread({ code: 'syntax', at: code.slice(at, at + 30) });
    const [, inside, single, double, number, sign, word] = found;
    const value = single ?? double ?? number;
    if (inside !== undefined) tokens.push(fieldToken(inside, at));
    else if (value !== undefined) tokens.push({ kind: 'value', value, at });
    else if (sign !== undefined || word !== undefined)
      tokens.push({ kind: 'word', word: joining[sign ?? ''] ?? (sign ?? word ?? '').toLowerCase(), at });
  }
  return tokens;
}

function fieldToken(inside: string, at: number): Token {
  const [, field, code = null] = fieldName.exec(inside) ?? [];
  if (field === undefined) throw new Unread({ code: 'unsupported', what: `[${inside}]` });
  return { kind: 'field', field, code, at };
}

const opposite: Readonly<Record<Comparison, Comparison>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

const isComparison = (word: string): word is Comparison => word in opposite;

class Reader {
  readonly #tokens: readonly Token[];
  readonly #code: string;
  #next = 0;

  constructor(tokens: readonly Token[], code: string) {
    this.#tokens = tokens;
    this.#code = code;
  }

  end(): void {
    if (this.#next < this.#tokens.length) this.#refuse();
  }

  either(): Clause {
    return this.#joined('or', () => this.#joined('and', () => this.#one()));
  }

  #joined(kind: 'and' | 'or', read: () => Clause): Clause {
    const first = read();
    const of = [first];
    while (this.#takes(kind)) of.push(read());
    return of.length === 1 ? first : { kind, of };
  }

  #one(): Clause {
    if (this.#takes('(')) {
      const clause = this.either();
      if (!this.#takes(')')) this.#refuse();
      return clause;
    }
    if (this.#takes('not')) return { kind: 'not', of: this.#one() };
    const left = this.#take();
    // A box by itself means that it is ticked.
    if (left?.kind === 'field' && left.code !== null && !this.#isSign())
      return { kind: 'selected', field: left.field, code: left.code };
    const sign = this.#take();
    const right = this.#take();
    if (sign?.kind !== 'word' || left === undefined || right === undefined) return this.#refuse();
    if (left.kind === 'field' && right.kind === 'field')
      throw new Unread({ code: 'unsupported', what: this.#code.slice(left.at, right.at + right.field.length + 2) });
    if (left.kind === 'field' && right.kind === 'value') return this.#compared(left, sign.word, right.value);
    if (left.kind === 'value' && right.kind === 'field')
      return this.#compared(right, isComparison(sign.word) ? opposite[sign.word] : sign.word, left.value);
    return this.#refuse();
  }

  #compared({ field, code }: Extract<Token, { kind: 'field' }>, sign: string, value: string): Clause {
    const isNot = sign === '<>' || sign === '!=';
    if (!isNot && sign !== '=' && !isComparison(sign)) return this.#refuse();
    const asked: Clause = { kind: 'answered', field };
    if (code !== null) {
      const selected: Clause = { kind: 'selected', field, code };
      // A box that is not ticked is 0.
      if (isComparison(sign) || !/^[01]$/u.test(value)) return this.#refuse();
      return (value === '1') === isNot ? { kind: 'not', of: selected } : selected;
    }
    if (value === '' && !isComparison(sign)) return isNot ? asked : { kind: 'not', of: asked };
    if (isComparison(sign)) {
      const number = value.trim() === '' ? Number.NaN : Number(value);
      if (Number.isNaN(number)) return this.#refuse();
      return { kind: 'compared', field, by: sign, value: number };
    }
    const selected: Clause = { kind: 'selected', field, code: value };
    return isNot ? { kind: 'not', of: selected } : selected;
  }

  #take(): Token | undefined {
    const token = this.#tokens[this.#next];
    this.#next += 1;
    return token;
  }

  #isSign(): boolean {
    const token = this.#tokens[this.#next];
    return token?.kind === 'word' && /^[<>=!]/u.test(token.word);
  }

  #takes(word: string): boolean {
    const token = this.#tokens[this.#next];
    if (token?.kind !== 'word' || token.word !== word) return false;
    this.#next += 1;
    return true;
  }

  #refuse(): never {
    const at = this.#tokens[Math.max(0, Math.min(this.#next, this.#tokens.length) - 1)]?.at ?? 0;
    throw new Unread({ code: 'syntax', at: this.#code.slice(at, at + 30).trim() });
  }
}
