/** Messages after an action, and errors. */
export const session = {
  undone: (what: string) => `Undone: ${what}`,
  redone: (what: string) => `Redone: ${what}`,
  untitled: 'Untitled',
  opened: (name: string) => `${name} opened`,
  saved: (name: string) => `${name} saved`,
  notOpened: (name: string, why: string) => `${name} was not opened: ${why}`,
  fileStays: 'The file has not been changed.',
  restored: (name: string) => `Unsaved changes to ${name} restored`,
  notRestored: (why: string) => `The unsaved work was not opened: ${why}`,
  versionNotKept: 'The previous version could not be saved in the local history on this computer.',
  versionNotKeptNext:
    'Your guide is not affected, and undo still works. Check that the disk has room and that your folder for Guide Studio can be written.',
  checkRead: (name: string) => `Not everything in ${name} was clear. Check what became of it.`,
  moreToCheck: (count: number) => `And ${count} more.`,
  droppedCopy: (name: string) => `${name} opened as a new guide. Save it under a name of your choice.`,
  damagedFiles: {
    what: (names: string) => `Guide Studio found damaged files: ${names}. Defaults apply instead.`,
    next: 'What you set there has to be entered again. The damaged files are kept in the folder for Guide Studio, with “damaged” in their names.',
  },
  safeStart: {
    what: 'The last two starts did not finish, so Guide Studio opened no guide and put the window at its usual place.',
    next: 'Open your guide with File › Open recent. If it happens again, see Help › Show log.',
  },
  workStays: 'It is still kept.',
  notSavedByItself: (what: string) => `The guide was not saved automatically. ${what}`,
};
