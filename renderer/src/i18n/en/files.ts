import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted, plural } = pluralsOf('en');

/** A file that was changed outside since it was opened. */
const changed = {
  title: (name: string) => `“${name}” was changed by someone else`,
  description:
    'The file on disk is no longer the one you opened, so your version was not saved over it. It is still here.',
  takeTheirs: 'Show the file on disk instead',
  saveMine: 'Save mine under another name',
  choice:
    'Save yours under another name to keep both versions. If you show the file on disk instead, undo brings yours back, and the local history keeps it.',
};

/** Unsaved work that can be restored. */
const recovery = {
  askNew: (name: string) => `Restore the unsaved guide “${name}”?`,
  askChanges: (name: string) => `Restore unsaved changes to “${name}”?`,
  keptNew: (name: string, when: string) => `The unsaved guide “${name}” was kept (${when}).`,
  keptChanges: (name: string, when: string) => `Unsaved changes to “${name}” were kept (${when}).`,
  ended: 'Guide Studio closed before the last save.',
  asNew: 'It is restored as a new guide. Save it to keep it.',
  asChanges: 'Restoring does not touch the file: it changes only when you save.',
  asOtherChanges:
    'The file has changed since. Restoring does not touch it, and nothing is saved over it without asking you.',
  withMerge: 'The merge continues with the decisions you made.',
  differs: (count: number) =>
    plural(count, { one: 'Differs from the file in 1 place', other: `Differs from the file in ${count} places` }),
  same: 'Same content as the file.',
  more: (count: number) => `and ${count} more`,
  theme: 'Show the differences…',
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
  hint: 'Everyone who shares the folder sees this name.',
  taken: (name: string) => `This folder already has a file named “${name}”. Choose another name.`,
  copyOf: (name: string) => `${name} copy`,
  untitled: 'Untitled',
};

const unsaved = {
  title: (name: string) => `Save the changes to “${name}”?`,
  description: 'If you don’t save them, they are lost.',
  dontSave: 'Don’t save',
};

/** Unapplied text of the JSON tab when the guide is closed. */
const unreadText = {
  title: 'Discard the text in the JSON tab?',
  description:
    'Your text cannot be read as a guide yet, so it is not in the guide. If you discard it, it is lost. The guide keeps its last valid version.',
  leave: 'Discard the text',
  show: 'Show the text',
};

/** Why a guide is read-only. */
const losses = {
  readOnly: (name: string) => `“${name}” is read-only here, because saving it would lose data.`,
  mend: 'Fix these places in a text editor, then open the file again. The file has not been changed.',
  more: (count: number) => `And ${count} more.`,
  notWritable: (name: string) => `“${name}” cannot be written on this computer.`,
  notWritableNext: 'You can change the guide and save it under another name.',
  saveElsewhere: 'Save under another name',
};

/** The export of the guide. */
const exporting = {
  title: 'Export the guide',
  description:
    'The whole guide for stakeholders: numbered questions, the logic in words, the estimated length and a place to sign.',
  format: 'Format',
  formats: {
    html: { name: 'Web page', about: 'One file that opens in any browser, even offline.' },
    docx: { name: 'Word', about: 'For comments and corrections in Word or LibreOffice.' },
    pdf: { name: 'PDF', about: 'For reading, printing and signing. It looks the same everywhere.' },
    markdown: { name: 'Markdown', about: 'Plain text for a wiki or a repository.' },
  },
  since: 'List changes since',
  sinceHint: 'For readers who know an earlier version.',
  noChanges: 'Do not list changes',
  language: 'Language of headings and labels',
  languageHint: 'The guide itself stays in its own language.',
  findings: 'List what was found',
  findingsHint: 'Problems, warnings and suggestions, as under Problems. Take them out for readers who only sign.',
  tests: 'List the guide tests',
  testsHint: 'Each with its participant, what it expects and what came of it.',
  act: 'Export',
  done: (name: string) => `Exported ${name}`,
};

/** Renaming, copying and deleting guides in their list. */
const manage = {
  menu: (name: string) => `More for ${name}`,
  open: 'Open',
  rename: 'Rename',
  duplicate: 'Duplicate',
  remove: 'Delete',
  newName: (name: string) => `New name for ${name}`,
  copyOf: (name: string) => `${name} copy`,
  renamed: (from: string, to: string) => `“${from}” is now called “${to}”.`,
  duplicated: (name: string) => `“${name}” was created.`,
  trashed: (name: string) => `“${name}” is in the trash of your system.`,
  kept: (name: string, days: number) =>
    `“${name}” was deleted. It stays in the local history for ${counted(days, { one: 'day', other: 'days' })}.`,
  restored: (name: string) => `“${name}” was restored.`,
  undo: 'Undo',
  deleted: (count: number) => counted(count, { one: 'deleted guide', other: 'deleted guides' }),
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
};

/** The first screen of the editor. */
const welcome = {
  title: 'What are you working on?',
  intro: 'Write an interview guide, try it as a participant would, and publish it when it is ready.',
  recent: 'Recent',
  noRecent: 'No recent guides.',
  missing: (folder: string) => `No longer in ${folder}`,
  forget: (name: string) => `Remove ${name} from this list`,
  start: 'Start a guide',
  empty: { name: 'New guide', about: 'One block with one empty question.' },
  importing: {
    name: 'Import questionnaire…',
    about: 'From another tool, a document or a text, with its conditions.',
  },
  templates: {
    discovery: { name: 'Discovery interview', about: 'What people do today, and where they struggle.' },
    usability: {
      name: 'Usability follow-up',
      about: 'What worked and what confused people, right after they tried it.',
    },
    conceptTest: { name: 'Concept test', about: 'Three ideas. Each participant sees two of them.' },
    screenedHabits: {
      name: 'Screener and habits',
      about: 'Select the right participants, then ask what applies to them.',
    },
    priorities: { name: 'Priorities', about: 'Find out what matters most from best and worst choices.' },
    voiceDiary: { name: 'Voice diary', about: 'A short spoken entry every day.' },
  },
  example: { name: 'See a finished study', about: 'An example guide with simulated answers to read.' },
  folder: 'Guides in your folder',
  noGuides: 'This folder has no guides yet. Create the first one, or add a .guide.json file.',
  firstGuide: 'Create the first guide',
  otherFolder: 'For security, this page can use only the folder it was started with. To work in another folder, run:',
};

/** Files of guides: listing, opening, saving, and errors. */
export const files = {
  changed,
  recovery,
  saveAs,
  unsaved,
  unreadText,
  losses,
  exporting,
  manage,
  welcome,
  save: 'Save',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  filter: (count: number) => `Filter ${count} guides`,
  brokenName: (name: string) => `“${name}” cannot be opened: its name is not valid UTF-8.`,
  brokenNameNext: 'Rename the file in your file manager, then it is listed here.',
  noMatch: 'No guide has a matching name.',
  openNow: 'open now',
  opening: 'opening',
  reading: 'Loading the folder',
  open: 'Open a guide',
  guidesIn: (folder: string) => `Guides in ${folder}`,
  noGuides: 'This folder has no guides yet.',
  newGuide: 'New guide',
  openElsewhere: 'Open a file…',
  openFolder: 'Open a folder…',
  copied: 'Guide copied',
  downloaded: 'The guide could not be copied and was downloaded instead',
  copyGuide: 'Copy the guide',
  downloadGuide: 'Download the guide',
  unknownTime: 'at an unknown time',
  today: (clock: string) => `today, ${clock}`,
  yesterday: (clock: string) => `yesterday, ${clock}`,
};
