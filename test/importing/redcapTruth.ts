import type { Criterion } from '@guide-studio/guide-core';

/** What a participant answered: a code, or the codes of ticked boxes; null for a field that was not asked. */
export type Answers = ReadonlyMap<string, string | ReadonlySet<string> | null>;

/**
 * Returns what evaluates a branching logic as REDCap does, by turning it into JavaScript. It shares no code with the
 * reader of the project.
 */
export function evaluator(logic: string): (answers: Answers) => boolean {
  const texts: string[] = [];
  const keep = (text: string): string => `T[${texts.push(text) - 1}]`;
  const code = logic
    .split('\n')
    .filter((line) => !/^\s*(?:#|\/\/)/u.test(line))
    .join(' ')
    .replaceAll(/"([^"]*)"|'([^']*)'/gu, (_, one?: string, other?: string) => keep(one ?? other ?? ''))
    .replaceAll(/\[(\w+)\((\w+)\)\]/gu, (_, field: string, box: string) => `B(${keep(field)},${keep(box)})`)
    .replaceAll(/\[([a-z]\w*)\]/giu, (_, field: string) => `V(${keep(field)})`)
    .replaceAll('<>', '!=')
    .replaceAll(/(?<![<>!=])=(?!=)/gu, '==')
    .replaceAll(/\band\b/giu, '&&')
    .replaceAll(/\bor\b/giu, '||');
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- an evaluator of its own, of files of the corpus
  const run = new Function('T', 'V', 'B', `return Boolean(${code});`) as (...given: unknown[]) => boolean;
  return (answers) => {
    const value = (field: string): unknown => {
      const answer = answers.get(field) ?? null;
      return answer === null ? new Field('') : typeof answer === 'string' ? new Field(answer) : answer;
    };
    const box = (field: string, own: string): unknown => {
      const answer = answers.get(field);
      return answer instanceof Set && answer.has(own) ? 1 : 0;
    };
    return run(texts, value, box);
  };
}

/** A text that compares with numbers as a number. An empty one is smaller and larger than nothing. */
class Field {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  [Symbol.toPrimitive](hint: string): string | number {
    if (hint !== 'number') return this.text;
    return this.text === '' ? Number.NaN : Number(this.text);
  }
}

/** Where a criterion of a guide finds its answers, in the source. */
export interface Sources {
  /** Returns the field of an item, or of a row of a matrix. */
  readonly fieldOf: (item: string, row: string | null) => string;
  /** Returns the code of an option by its id in the guide. */
  readonly codeOf: (item: string, option: string) => string;
}

/** Evaluates a condition of a guide for the same answers. */
export function met(
  { operator, criteria }: { readonly operator: 'and' | 'or'; readonly criteria: readonly Criterion[] },
  answers: Answers,
  { fieldOf, codeOf }: Sources,
): boolean {
  const one = (criterion: Criterion): boolean => {
    if (criterion.type === 'searchParam') throw new Error('No link parameter is expected.');
    const answer = answers.get(fieldOf(criterion.questionId, criterion.matrixRow ?? null)) ?? null;
    const given = answer === null ? [] : typeof answer === 'string' ? [answer] : [...answer];
    const named = criterion.choices.map((choice) => codeOf(criterion.questionId, choice));
    const isSelected = named.some((code) => given.includes(code));
    return isSelected === (criterion.matchingCriteria === 'mustSelect');
  };
  return operator === 'and' ? criteria.every(one) : criteria.some(one);
}
