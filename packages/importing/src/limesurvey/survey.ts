/** A survey of LimeSurvey as its files have it, in one form for both of them. Texts are HTML. */
export interface LimeSurvey {
  /** Its number, which old names of questions begin with. */
  readonly id: string;
  /** Its base language. */
  readonly language: string;
  readonly title: Texts;
  readonly welcome: Texts;
  readonly end: Texts;
  /** Texts that guides have no place for, by their names in the file. */
  readonly otherTexts: ReadonlyMap<string, Texts>;
  readonly groups: readonly Group[];
  /** Settings of the whole survey that guides do not have, each with its place. */
  readonly settings: readonly { readonly place: string; readonly text: string }[];
}

/** A text by the codes of languages. */
export type Texts = ReadonlyMap<string, string>;

/** Questions that go together. */
export interface Group {
  readonly id: string;
  readonly place: string;
  readonly name: Texts;
  readonly description: Texts;
  /** Who is asked its questions, in the language of expressions. */
  readonly relevance: string;
  /** True: it changes places with others. */
  readonly isRandom: boolean;
  readonly questions: readonly Question[];
}

export interface Question {
  readonly id: string;
  readonly place: string;
  readonly code: string;
  /** The letter of its type. */
  readonly type: string;
  readonly text: Texts;
  readonly help: Texts;
  readonly relevance: string;
  readonly isMandatory: boolean;
  readonly hasOther: boolean;
  /** A pattern that answers must have. */
  readonly pattern: string;
  readonly subQuestions: readonly QuestionPart[];
  readonly answers: readonly QuestionPart[];
  readonly attributes: ReadonlyMap<string, string>;
  /** Answers that are filled in beforehand. */
  readonly defaults: readonly string[];
  /** Rows of the table that old versions have instead of expressions. */
  readonly conditions: readonly OldCondition[];
}

/** A sub-question, or an answer. */
export interface QuestionPart {
  readonly code: string;
  readonly text: Texts;
  readonly relevance: string;
  /** `1` for the second scale of a question. */
  readonly scale: string;
}

/** What must hold about one answer, as old versions have it. */
export interface OldCondition {
  readonly scenario: string;
  /** The question, by its number. */
  readonly question: string;
  /** `4711X20X300`, with the code of a sub-question, and `+` before it for a box. */
  readonly name: string;
  readonly method: string;
  readonly value: string;
}

/** Returns a text in one language; in another one, if it has none. */
export const textOf = (texts: Texts, language: string): string =>
  texts.get(language) ?? [...texts.values()].find((text) => text.trim() !== '') ?? '';
