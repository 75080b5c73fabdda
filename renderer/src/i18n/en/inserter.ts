/** The list of question types behind the slash key, with blocks between questions. */
export const inserter = {
  convert: 'Convert this question to',
  add: 'Add a question or a block',
  filter: 'Type of question',
  hint: 'Type to search, Enter to choose',
  nothing: (text: string) => `No type matches “${text}”.`,
};
