/** The ids of the paragraphs in the manual about what is wrong with a guide test. `checksNothing`: it expects nothing. */
export const paragraphOfTest = {
  failed: 'failedTest',
  outdated: 'outdatedTest',
  checksNothing: 'emptyTest',
} as const;

/** The id of a paragraph about a guide test. */
export type TestParagraph = (typeof paragraphOfTest)[keyof typeof paragraphOfTest];
