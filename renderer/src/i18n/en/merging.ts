import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted, plural } = pluralsOf('en');

const changes = (count: number) => counted(count, { one: 'change', other: 'changes' });

/** The view that merges two versions of a guide. */
export const merging = {
  view: 'Merge two versions',
  title: 'Merge both versions',
  disk: (name: string) => `${name} was changed elsewhere while you had unsaved changes here. Nothing is lost.`,
  copy: (name: string) => `${name} is another version of this guide. Parts that are the same in both stay as they are.`,
  git: (name: string) =>
    `A merge in git left this file unfinished.${/^(?:theirs|)$/u.test(name) ? '' : ` Theirs comes from ${name}.`}`,
  noBase: 'The common earlier version is unknown, so you have to decide on every difference.',
  first: 'Finish the merge first.',
  firstNext: 'Until then, the file is not changed and the other views are unavailable.',
  waits:
    'The file does not change until you have decided and saved. Until you have decided, saving, publishing and the other views are unavailable.',
  conflicts: (count: number) => counted(count, { one: 'decision', other: 'decisions' }),
  noConflicts: 'The changes do not conflict. Both are included.',
  onlyProblems: 'Both sides’ changes are included, but together they cause problems.',
  left: (count: number) => counted(count, { one: 'decision left', other: 'decisions left' }),
  yours: 'Yours',
  theirs: 'Theirs',
  before: 'Before',
  own: 'Another wording',
  ownText: 'Wording to use',
  keys: 'Keys: 1 for yours, 2 for theirs, 3 for another wording. F8 and Shift+F8 go to the next and the previous decision.',
  nothing: 'Nothing',
  hasThisId: 'Another part with this id',
  more: (count: number) => `and ${count} more`,
  deleted: 'Deleted',
  always: 'Always shown',
  yes: 'Yes',
  no: 'No',
  bringBack: (target: string) => `Restore “${target}” and keep what refers to it`,
  leaveOut: (target: string) => `Leave “${target}” out and remove what refers to it`,
  inFile: 'As in the file',
  byRule: 'Fix this in the guide afterwards. It is listed under Problems.',
  fromThem: (count: number, isAll: boolean) =>
    `Their changes: ${changes(count)}${isAll ? ', all included' : '. All are included except the decisions above'}`,
  fromYou: (count: number, isAll: boolean) =>
    `Your changes: ${changes(count)}${isAll ? ', all included' : '. All are included except the decisions above'}`,
  problems: (count: number) =>
    plural(count, { one: 'The merged guide has 1 problem', other: `The merged guide has ${count} problems` }),
  keepMine: 'Keep only mine',
  takeTheirs: 'Take only theirs',
  allMine: 'All mine',
  allTheirs: 'All theirs',
  nextOpen: 'Next decision',
  finish: 'Use the merged guide',
  later: 'Not now',
  close: 'Close the guide',
  done: 'Versions merged. Save to write the result to the file.',
  kept: 'Your version is kept. Saving replaces theirs, which stays in the local history.',
  taken: 'Their version is shown. Undo brings yours back.',
};
