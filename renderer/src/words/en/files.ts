/** A file that somebody else changed since it was opened. */
const changed = {
  title: (name: string) => `“${name}” was changed by someone else`,
  description:
    'The file in the folder is no longer the one you opened, so yours was not saved over it. Your version is still here.',
  takeTheirs: 'Show the file on disk instead',
  saveMine: 'Save mine under another name',
  choice:
    'Save yours under another name to keep both versions. If you show the file on disk instead, undo brings yours back, and the local history keeps it.',
};

/** Work that was never saved, offered again. */
const recovery = {
  askNew: (name: string) => `Restore the unsaved guide “${name}”?`,
  askChanges: (name: string) => `Restore unsaved changes to “${name}”?`,
  keptNew: (name: string, when: string) => `The unsaved guide “${name}” was kept (${when}).`,
  keptChanges: (name: string, when: string) => `Unsaved changes to “${name}” were kept (${when}).`,
  ended: 'Guide Studio ended before they were saved.',
  asNew: 'Restored, it is a new guide until you save it.',
  asChanges: 'Restoring does not touch the file: it changes only when you save.',
  asOtherChanges:
    'The file is no longer the one they were made in. Restoring does not touch it, and nothing is saved over it without asking.',
  withMerge: 'Bringing both versions together goes on with the decisions you had made.',
  differs: (count: number) => (count === 1 ? 'What it changes: 1 change' : `What it changes: ${count} changes`),
  same: 'It says the same as the file.',
  more: (count: number) => `and ${count} more`,
  look: 'See what differs…',
  discard: 'Discard',
  discardNamed: (name: string) => `Discard ${name}`,
  later: 'Later',
  restore: 'Restore',
  restoreNamed: (name: string) => `Restore ${name}`,
};

const saveAs = {
  title: 'Save the guide',
  description: (folder: string) => `A new file in ${folder}`,
  name: 'File name',
  hint: 'Everybody who shares the folder sees this name.',
  taken: (name: string) => `“${name}” exists already in this folder. Choose another name.`,
  copyOf: (name: string) => `${name} copy`,
  untitled: 'Untitled',
};

const unsaved = {
  title: (name: string) => `Save the changes to “${name}”?`,
  description: 'If you do not save them, they are gone.',
  dontSave: 'Don’t save',
};

/** A text of the JSON tab that is no guide yet, when the guide is left. */
const unreadText = {
  title: 'Leave the text of the JSON tab?',
  description:
    'What you typed there is not in the guide, because it cannot be read as one yet. If you leave it, it is gone; the guide itself keeps its last good version.',
  leave: 'Leave without it',
  show: 'Show the text',
};

/** Why a guide is read-only here. */
const losses = {
  readOnly: (name: string) => `“${name}” is read-only here: saving it would lose something.`,
  mend: 'Mend these places in a text editor, then open the file again. The file stays as it is.',
  more: (count: number) => `And ${count} more.`,
  notWritable: (name: string) => `“${name}” cannot be written on this computer.`,
  notWritableNext: 'You can change the guide and save it under another name.',
  saveElsewhere: 'Save under another name',
};

/** The guide as a file for people who do not have Guide Studio. */
const exporting = {
  title: 'Export the guide',
  description:
    'The whole guide as stakeholders read it: numbered, its logic in words, with its length and a place to sign.',
  format: 'As',
  formats: {
    html: { name: 'Web page', about: 'One file that opens in any browser, also without a network.' },
    docx: { name: 'Word', about: 'For comments and corrections in Word or LibreOffice.' },
    pdf: { name: 'PDF', about: 'For reading, printing and signing. It looks the same everywhere.' },
    markdown: { name: 'Markdown', about: 'Plain text for a wiki or a repository.' },
  },
  since: 'List changes since',
  sinceHint: 'For readers who know an earlier version.',
  noChanges: 'Do not list changes',
  language: 'Headings and labels in',
  languageHint: 'The guide itself stays in its own language.',
  act: 'Export',
  done: (name: string) => `${name} is exported`,
};

/** Where the editor begins. */
const welcome = {
  title: 'What are you working on?',
  intro: 'Write an interview guide, try it as a participant would, and publish it when it is ready.',
  recent: 'Opened last',
  noRecent: 'No guide was opened yet.',
  missing: (folder: string) => `No longer in ${folder}`,
  forget: (name: string) => `Take ${name} off this list`,
  start: 'Begin a guide',
  empty: { name: 'New guide', about: 'An empty page: one block and one question.' },
  templates: {
    discovery: { name: 'Discovery interview', about: 'How people do something today, and where it hurts.' },
    usability: { name: 'Usability follow-up', about: 'What worked and what confused, right after a try.' },
    conceptTest: { name: 'Concept test', about: 'Three ideas, of which each person sees two.' },
    screenedHabits: { name: 'Screener and habits', about: 'Let the right people in, then ask what fits them.' },
    priorities: { name: 'Priorities', about: 'Best and worst choices show what matters most.' },
    voiceDiary: { name: 'Voice diary', about: 'A short spoken entry, day by day.' },
  },
  example: { name: 'See a finished study', about: 'An example guide with simulated answers to read.' },
  folder: 'Guides in your folder',
  noGuides: 'No guide is in this folder yet. Write the first one, or put a .guide.json file here.',
  firstGuide: 'Write the first guide',
  otherFolder:
    'This page reaches only the folder it was started with, so that nothing in it could read others. To work in another folder, start with it:',
};

/** Files of guides: listing, opening, saving, and what may go wrong. */
export const files = {
  changed,
  recovery,
  saveAs,
  unsaved,
  unreadText,
  losses,
  exporting,
  welcome,
  save: 'Save',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  filter: (count: number) => `Filter ${count} guides`,
  noMatch: 'No guide has this in its name.',
  openNow: 'open now',
  opening: 'opening',
  reading: 'Reading the folder',
  open: 'Open a guide',
  guidesIn: (folder: string) => `Guides in ${folder}`,
  noGuides: 'No guide is in this folder yet.',
  newGuide: 'New guide',
  openElsewhere: 'Open from elsewhere…',
  openFolder: 'Open a folder…',
  copied: 'The guide is copied',
  downloaded: 'The guide could not be copied and was downloaded instead',
  copyGuide: 'Copy the guide',
  downloadGuide: 'Download the guide',
  unknownTime: 'at an unknown time',
  today: (clock: string) => `today, ${clock}`,
  yesterday: (clock: string) => `yesterday, ${clock}`,
};
