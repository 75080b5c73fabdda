/** Editing actions, in the menus. */
export const writing = {
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all in this list',
  pasteQuestionnaire: 'Paste questionnaire…',
  find: 'Find…',
  replace: 'Find and replace…',
  searchOutline: 'Search the outline',
  saveToLibrary: 'Save for other guides…',
  insertHere: 'Question…',
  fromLibrary: 'From another guide…',
};
