/** A text: the same in all languages, or one for each. */
export type Texts = string | Readonly<Record<string, string>>;

/** A part of a question: a sub-question, or an answer. */
export interface MadePart {
  readonly code: string;
  readonly text: Texts;
  readonly relevance?: string;
  /** Of dual scales: 1 for the second one. */
  readonly scale?: number;
}

export interface MadeQuestion {
  readonly code: string;
  readonly type: string;
  readonly text: Texts;
  readonly help?: Texts;
  readonly relevance?: string;
  readonly isOptional?: boolean;
  readonly hasOther?: boolean;
  readonly preg?: string;
  readonly subs?: readonly MadePart[];
  readonly answers?: readonly MadePart[];
  readonly attributes?: Readonly<Record<string, string>>;
  readonly byDefault?: string;
  /** Rows of the table of conditions: question, sub-question, method, value, scenario. */
  readonly rows?: readonly (readonly [code: string, sub: string, method: string, value: string, scenario: number])[];
}

export interface MadeGroup {
  readonly name: Texts;
  readonly description?: Texts;
  readonly relevance?: string;
  readonly isRandom?: boolean;
  readonly questions: readonly MadeQuestion[];
}

/** How a survey is written: as XML of old or new versions, or as tab-separated text. */
export type Layout = 'old' | 'new' | 'txt';

/** A made survey, and what becomes of it, by hand. */
export interface Made {
  readonly name: string;
  readonly layout: Layout;
  /** The first one is the base language. */
  readonly languages: readonly string[];
  readonly title: Texts;
  readonly welcome?: Texts;
  readonly end?: Texts;
  readonly quotas?: readonly string[];
  readonly assessments?: readonly string[];
  readonly groups: readonly MadeGroup[];
  readonly expected: {
    /** Each item with its type, in order: `smokes choice`. */
    readonly items: readonly string[];
    /** The conditions by item: `smokes: Y & not fruit: a b`, `|` for “or”, `grid[Row]: 1` for a row. */
    readonly conditions: Readonly<Record<string, string>>;
    /** The conditions that are lost, in order: question and code. */
    readonly lost?: readonly string[];
    /** The questions that are left out: question and code. */
    readonly left?: readonly string[];
    /** The codes of all other rows that are not exact, each once, by the alphabet. */
    readonly codes?: readonly string[];
    /** How many texts are translated. */
    readonly translations?: number;
  };
}

/** The number that every made survey has. */
export const surveyId = 4711;
export const groupId = (at: number): number => 20 + at;

/** Returns the number of a question in its survey. */
export function questionId({ groups }: Pick<Made, 'groups'>, code: string): number {
  return 300 + groups.flatMap(({ questions }) => questions).findIndex((one) => one.code === code);
}

/** Returns how old versions call a question: `4711X20X300`. */
export function sgqa(made: Pick<Made, 'groups'>, code: string): string {
  const at = made.groups.findIndex(({ questions }) => questions.some((one) => one.code === code));
  return `${surveyId}X${groupId(at)}X${questionId(made, code)}`;
}

/** Returns a text in a language. */
export const textIn = (texts: Texts | undefined, language: string): string =>
  typeof texts === 'string' ? texts : (texts?.[language] ?? '');

/** Returns a text in which `@code@` is replaced by the name that old versions have for a question. */
export const withNames = (made: Pick<Made, 'groups'>, text: string): string =>
  text.replaceAll(/@(\w+)@/gu, (_, code: string) => sgqa(made, code));
