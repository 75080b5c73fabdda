/** The quick list of question types, and of blocks between questions, behind the slash key. */
export const inserter = {
  convert: 'Convert this question to',
  add: 'Add a question or a block',
  filter: 'Type of question',
  hint: 'Type to search, Enter to choose',
  nothing: (text: string) => `No type matches “${text}”.`,
};
