/** What is said when a guide's file changes while the guide is open. */
export const outside = {
  openHere: (name: string, when: string) => `${name} is open in another window on this computer since ${when}.`,
  openElsewhere: (name: string, owner: string, machine: string, when: string) =>
    `${owner} on ${machine} has ${name} open since ${when}.`,
  openNext: 'So that you do not work past each other, the guide can be read here but not changed.',
  editAnyway: 'Edit here anyway',
  free: (name: string) => `${name} can be edited here now`,
  takenHere: (name: string, when: string) => `${name} is edited in another window on this computer too, since ${when}.`,
  takenElsewhere: (name: string, owner: string, machine: string, when: string) =>
    `${owner} on ${machine} edits ${name} too, since ${when}.`,
  takenNext: 'You can go on. Whoever saves second is asked to bring both together; nothing is overwritten.',
  unmarked: 'Others who use this folder are not told that you have the guide open: it takes no new files.',
  follows: (name: string) => `The file is called ${name} now, and so is the guide`,
  reloaded: (name: string) => `${name} was changed outside and is shown as it is now`,
  changed: (name: string) => `${name} was changed outside while you have changes here that are not saved.`,
  changedNext: 'Both are kept until you have decided.',
  merge: 'Bring both together…',
  unfinished: (name: string) => `git left a merge unfinished in ${name}: the file holds both sides.`,
  unfinishedNext: 'Bring them together here; your changes count as yours. Until then nothing is overwritten.',
  unfinishedApart:
    'Your changes contradict your own side of that merge. Save them under another name, then open the file and decide.',
  unreadable: (name: string, why: string) => `What stands in ${name} now is no guide any more. ${why}`,
  decided: 'Both versions are together here, and not in the file yet.',
  decidedNext: 'Save to put them into the file. Undo brings the decisions back.',
  decidedInGit: 'The file has git’s marks until you save. Then commit it in git. Undo brings the decisions back.',
  emptied: 'It is empty.',
  noBlocks: 'It is JSON without a list of blocks.',
  unreadableNext:
    'Your guide is still here, whole. Save it under another name, or put it in the place of what stands there.',
  putBack: 'Put mine in its place',
  gone: (name: string) => `${name} is no longer in its folder: it was moved or deleted.`,
  goneNext: 'Your guide is still here. When the file comes back, it is found again.',
  saveAgain: 'Save it there again',
  notAFile: (name: string) => `A folder stands where ${name} was.`,
  notAFileNext: 'Your guide is still here. Save it under another name.',
  unreachable: (name: string) => `The folder of ${name} cannot be reached now.`,
  unreachableNext: 'Your guide is still here. It is looked for again and again; you can go on writing.',
  awayNext:
    'Nothing here is unsaved. To go on, run the start command again and open the new address it prints. This notice goes when the program answers again.',
  saveAs: 'Save as…',
  copies: (count: number, names: string) =>
    count === 1
      ? `A sync tool kept another version beside this guide: ${names}`
      : `Sync tools kept ${count} other versions beside this guide: ${names}`,
  copiesNext: 'Look at it, and take over what is missing here. The copy stays until you delete it.',
  mergeCopy: 'Compare…',
  later: 'Not now',
};
