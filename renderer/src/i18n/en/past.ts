/** The verbs at the start of action names, with their past tense. */
const verbs: Readonly<Record<string, string>> = {
  Accept: 'Accepted',
  Add: 'Added',
  Allow: 'Allowed',
  Carry: 'Carried',
  Change: 'Changed',
  Choose: 'Chose',
  Clear: 'Cleared',
  Complete: 'Completed',
  Convert: 'Converted',
  Delete: 'Deleted',
  Duplicate: 'Duplicated',
  Edit: 'Edited',
  Insert: 'Inserted',
  Lower: 'Lowered',
  Make: 'Made',
  Merge: 'Merged',
  Move: 'Moved',
  Paste: 'Pasted',
  Prefer: 'Preferred',
  Raise: 'Raised',
  Refer: 'Referred',
  Reload: 'Reloaded',
  Remove: 'Removed',
  Rename: 'Renamed',
  Replace: 'Replaced',
  Require: 'Required',
  Restore: 'Restored',
  Revert: 'Reverted',
  Set: 'Set',
  Show: 'Showed',
  Skip: 'Skipped',
  Stop: 'Stopped',
};

/** Returns the name of an action, such as “Delete question”, as a completed one: “Deleted question”. */
export function past(name: string): string {
  return name.replace(/^\p{L}+/u, (verb) => verbs[verb] ?? verb);
}
