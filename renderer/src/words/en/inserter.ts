/** The quick list of question types behind the slash key. */
export const inserter = {
  convert: 'Make this question',
  add: 'Add a question',
  filter: 'Type of question',
  hint: 'Type to search, Enter to choose',
  nothing: (text: string) => `No type is called “${text}”.`,
};
