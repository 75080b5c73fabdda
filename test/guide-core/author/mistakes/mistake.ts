/** A program with one mistake, as people make them who write guides in code, and what stops it. */
export interface Mistake {
  readonly name: string;
  /**
   * The program, or its files, of which `study.ts` is built. One without imports follows the preface. The line of the
   * mistake ends with `// here`. Where the compiler and the build can only name different ones, they end with
   * `// compiler` and `// build`.
   */
  readonly code: string | Readonly<Record<string, string>>;
  /** The error of the compiler. None if types cannot say it. */
  readonly compiler?: `TS${number}`;
  /** What `guide build` says. A guide that may be right is written, with a warning. */
  readonly build: string;
}

/** Functions and questions for programs that have none of their own. */
const preface = `import { all, any, block, choice, concepts, guide, matrix, maxDiff, none, open, option, param, type Question, ranking, screening, statement, unlisted } from '@guide-studio/guide-core/author';
const often = choice('How often?', { options: ['Most days', 'Seldom', 'Never'] });
const dishes = choice('Which?', { several: true, options: { soup: 'Soup', pasta: 'Pasta', n: none('Nothing') } });
const uses = matrix('Use', { rows: ['at home', 'at work'], columns: ['Always', 'Never'] });
`;

/** Returns the files of a program by their names. */
export function filesOf({ code }: Mistake): Readonly<Record<string, string>> {
  if (typeof code !== 'string') return code;
  return { 'study.ts': /^import /mu.test(code) ? code : preface + code };
}

/** Returns the places in a program at which the compiler, or the build, must name its mistake: `study.ts:5`. */
export function placesOf(mistake: Mistake, by: 'compiler' | 'build'): readonly string[] {
  const marked = (mark: string) =>
    Object.entries(filesOf(mistake)).flatMap(([name, text]) =>
      text.split('\n').flatMap((line, at) => (line.endsWith(`// ${mark}`) ? [`${name}:${at + 1}`] : [])),
    );
  const own = marked(by);
  return by === 'build' && own.length > 0 ? own : [...marked('here'), ...own];
}
