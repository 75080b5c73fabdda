/** What a guide test says, in one language. */
export interface LineWords {
  readonly link: (name: string, value: string) => string;
  readonly concepts: (names: string) => string;
  readonly answers: (question: string, answer: string) => string;
  /** An option that the participant added, in words. */
  readonly ownOption: (text: string) => string;
  /** An option that they added to an earlier question. */
  readonly ownOptionOf: (question: string) => string;
  readonly usualAnswers: string;
  readonly outcome: { readonly complete: string; readonly screened_out: string };
  /** A question with its number. */
  readonly numbered: (number: number, question: string) => string;
  readonly shown: (names: string) => string;
  readonly notShown: (names: string) => string;
  readonly inOrder: (names: string) => string;
  readonly exactly: (count: number) => string;
  readonly options: (question: string, names: string) => string;
  readonly conceptsShown: (names: string) => string;
  readonly closing: (text: string) => string;
}
