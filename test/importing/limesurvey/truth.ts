import type { Answers } from '../redcapTruth.ts';

/** What names of an expression mean: the field and, of a box, its code. */
export type Names = ReadonlyMap<string, { readonly field: string; readonly box: string | null }>;

/** Returns the names that an expression has, as they are written. */
const namesIn = (code: string): readonly (readonly [name: string, isLoose: boolean])[] => [
  ...new Map(
    [...withoutTexts(code).matchAll(/\b([a-z]\w*|\d+X\w+)(\.NAOK)?(?![\w(])/giu)]
      .filter(([, name = '']) => !/^(?:and|or|eq|ne|lt|le|gt|ge|is_empty|NAOK|T)$/iu.test(name))
      .map(([all, name = '', loose]) => [all, [name, loose !== undefined] as const]),
  ).values(),
];

const withoutTexts = (code: string): string => code.replaceAll(/"[^"]*"|'[^']*'/gu, '""');

/**
 * Returns what evaluates an expression of LimeSurvey, by turning it into JavaScript. It shares no code with the reader of
 * the project. An unasked question is empty with `.NAOK`; without it, the whole expression is false.
 */
export function evaluator(code: string, names: Names): (answers: Answers) => boolean {
  const texts: string[] = [];
  const keep = (text: string): string => `T[${texts.push(text) - 1}]`;
  const script = code
    .replaceAll(/"([^"]*)"|'([^']*)'/gu, (_, one?: string, other?: string) => keep(one ?? other ?? ''))
    .replaceAll(/\b(and|or|eq|ne|lt|le|gt|ge)\b/giu, (word) => operators[word.toLowerCase()] ?? word)
    .replaceAll(/(?<![\w.[])((?:\d+X)?[a-z]\w*)(?:\.NAOK)?(?![\w([])/giu, (all, name: string) =>
      names.has(name) ? `V(${keep(name)})` : all,
    )
    .replaceAll(/(?<![\w.])(\d+X\d+X\w+)(?:\.NAOK)?/gu, (_, name: string) => `V(${keep(name)})`)
    .replaceAll('is_empty(', 'E(');
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- an evaluator of its own, of made expressions
  const run = new Function('T', 'V', 'E', `return Boolean(${script});`) as (...given: unknown[]) => boolean;
  const strict = namesIn(code).filter(([, isLoose]) => !isLoose);
  return (answers) => {
    const isUnasked = (name: string): boolean => {
      const field = names.get(name)?.field;
      return field === undefined || (answers.get(field) ?? null) === null;
    };
    if (strict.some(([name]) => isUnasked(name))) return false;
    const value = (name: string): unknown => {
      const known = names.get(name);
      const answer = answers.get(known?.field ?? '') ?? null;
      if (known === undefined || answer === null) return '';
      if (known.box !== null) return answer instanceof Set && answer.has(known.box) ? 'Y' : '';
      return typeof answer === 'string' && /^\d+$/u.test(answer) ? Number(answer) : answer;
    };
    return run(texts, value, (given: unknown) => given === '');
  };
}

const operators: Readonly<Record<string, string>> = {
  and: '&&',
  or: '||',
  eq: '==',
  ne: '!=',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
};
