const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** The names of the menus. */
const menus = {
  label: 'Menus',
  File: 'File',
  Edit: 'Edit',
  Insert: 'Insert',
  View: 'View',
  Study: 'Study',
  Help: 'Help',
};

/** What can be done from the menus and by keys. */
const actions = {
  newGuide: 'New guide',
  open: 'Open…',
  save: 'Save',
  saveAs: 'Save as…',
  close: 'Close guide',
  undo: (what: string | undefined) => (what ? `Undo ${lowerFirst(what)}` : 'Undo'),
  redo: (what: string | undefined) => (what ? `Redo ${lowerFirst(what)}` : 'Redo'),
  duplicate: 'Duplicate',
  delete: 'Delete',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveToPrevious: 'Move to previous block',
  moveToNext: 'Move to next block',
  convertTo: (type: string) => `Convert to ${type.toLowerCase()}`,
  concept: 'Concept',
  option: 'Option',
  row: 'Row of a matrix',
  nextProblem: 'Next problem',
  previousProblem: 'Previous problem',
  light: 'Light theme',
  dark: 'Dark theme',
  systemTheme: 'System theme',
  connections: 'Connections…',
  publish: 'Publish and launch…',
  shortcuts: 'Keyboard shortcuts',
};

/** The window around the guide. */
export const frame = {
  menus,
  actions,
  publish: 'Publish',
  unsaved: 'Unsaved changes',
  notKept: (what: string) => `Your unsaved changes could not be backed up. ${what}`,
  guide: 'Guide',
  properties: 'Properties',
  outlineWidth: 'Width of the outline',
  propertiesWidth: 'Width of the properties',
  studySettings: 'Study settings',
  openAll: 'Open all blocks',
  closeAll: 'Close all blocks',
  status: {
    questions: (count: number) => counted(count, 'question', 'questions'),
    blocks: (count: number) => counted(count, 'block', 'blocks'),
    readOnly: 'Read-only',
    saving: 'Saving…',
    notSaved: 'Not saved yet',
    unsaved: 'Unsaved changes',
    saved: 'Saved',
    savedAt: (time: string) => `Saved ${time}`,
  },
  refused: {
    breaks: 'Something depends on this',
    first: 'One thing first',
    cancel: 'Cancel',
    goOn: 'Go on',
    goOnBreaking: 'Go on and remove these references',
    emptyQuestion: 'Empty question',
    question: 'is shown depending on',
    choice: 'depends on the option',
    matrixRow: 'depends on the row',
    carryForward: 'takes its options from',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    grab: 'Grab a row of the outline, and drop it',
    nextOption: 'Next option',
    or: ' or ',
  },
};
