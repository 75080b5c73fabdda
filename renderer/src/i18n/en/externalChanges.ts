/** Messages about outside changes of an open guide. */
export const externalChanges = {
  openHere: (name: string, when: string) => `${name} has been open in another window on this computer since ${when}.`,
  openElsewhere: (name: string, owner: string, machine: string, when: string) =>
    `${owner} on ${machine} has had ${name} open since ${when}.`,
  openNext: 'To avoid conflicting edits, the guide is read-only here.',
  editAnyway: 'Edit here anyway',
  free: (name: string) => `${name} can be edited here now`,
  takenHere: (name: string, when: string) =>
    `${name} has also been edited in another window on this computer since ${when}.`,
  takenElsewhere: (name: string, owner: string, machine: string, when: string) =>
    `${owner} on ${machine} has also been editing ${name} since ${when}.`,
  takenNext: 'You can continue. The second person to save is asked to merge both versions. Nothing is overwritten.',
  unmarked: 'Others who use this folder cannot see that you have the guide open, because no file can be created in it.',
  follows: (name: string) => `The file was renamed to ${name}`,
  reloaded: (name: string) => `${name} was changed elsewhere and has been reloaded`,
  changed: (name: string) => `${name} was changed elsewhere, and you have unsaved changes here.`,
  changedNext: 'Both are kept until you decide.',
  merge: 'Merge…',
  unfinished: (name: string) => `A git merge in ${name} is unfinished. The file contains both sides.`,
  unfinishedNext: 'Merge them here. Your changes count as yours. Nothing is overwritten until then.',
  unfinishedApart:
    'Your changes contradict your own side of that merge. Save them under another name, then open the file and decide.',
  unreadable: (name: string, why: string) => `${name} is no longer a guide. ${why}`,
  decided: 'Both versions are merged here, but the file has not been saved yet.',
  decidedNext: 'Save to write the result to the file. Undo brings the decisions back.',
  decidedInGit:
    'The file keeps git’s conflict markers until you save. Then commit it in git. Undo brings the decisions back.',
  emptied: 'It is empty.',
  noBlocks: 'It is JSON without a list of blocks.',
  unreadableNext: 'Your guide is still complete here. Save it under another name, or replace the file with it.',
  putBack: 'Replace the file with mine',
  gone: (name: string) => `${name} is no longer in its folder: it was moved or deleted.`,
  goneNext: 'Your guide is still here. If the file comes back, it is used again.',
  saveAgain: 'Save it there again',
  notAFile: (name: string) => `There is now a folder in the place of ${name}.`,
  notAFileNext: 'Your guide is still here. Save it under another name.',
  unreachable: (name: string) => `The folder of ${name} cannot be reached now.`,
  unreachableNext: 'Your guide is still here and you can keep writing. Guide Studio keeps trying to reach the folder.',
  awayNext:
    'Everything is saved. To continue, run the start command again and open the new address it prints. This notice closes when the program answers again.',
  saveAs: 'Save as…',
  copies: (count: number, names: string) =>
    count === 1
      ? `A sync tool kept another version beside this guide: ${names}`
      : `Sync tools kept ${count} other versions beside this guide: ${names}`,
  copiesNext: 'Compare it, and take what is missing here. The copy stays until you delete it.',
  mergeCopy: 'Compare…',
  later: 'Not now',
};
