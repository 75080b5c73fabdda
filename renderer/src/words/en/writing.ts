/** Acts of writing, in the menus. */
export const writing = {
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all beside it',
  find: 'Find…',
  replace: 'Find and replace…',
  searchOutline: 'Search the outline',
  saveToLibrary: 'Save for other guides…',
  insertHere: 'Question of a type…',
  fromLibrary: 'From another guide…',
};
