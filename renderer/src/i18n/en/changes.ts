import type { Impact } from '@guide-studio/guide-core/diff';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Version } from '@guide-studio/host/common';

const { plural } = pluralsOf('en');

const about: Readonly<Record<Impact | 'all', string>> = {
  all: 'Every change',
  comparability: 'Answers of two waves can no longer be compared',
  sample: 'Who takes part, and who sees which concept',
  logic: 'Who is asked what',
  order: 'The order in which things are shown',
  wording: 'What participants read',
  form: 'Written differently, with the same meaning',
};

const reasons: Readonly<Record<Version['reason'], string>> = {
  save: 'before a save',
  reload: 'before a reload',
  merge: 'before a merge',
  restore: 'before an earlier version was restored',
};

/** The changes since another version. */
export const changes = {
  comparedWith: 'Changes since',
  disk: 'The last saved file',
  version: (when: string, reason: string) => `${when} (${reason})`,
  reasons,
  revision: (id: string, subject: string, when: string) => `git ${id}: ${subject} (${when})`,
  named: {
    branch: (name: string, when: string) => `git branch ${name} (${when})`,
    remoteBranch: (name: string, when: string) => `git branch ${name}, last fetched (${when})`,
    tag: (name: string, when: string) => `git tag ${name} (${when})`,
  },
  groups: {
    versions: (day: string) => `Kept on this computer, ${day}`,
    named: 'Branches and tags in git',
    commits: 'Commits in git',
    files: 'Guides of the folder',
  },
  typed: (revision: string) => `git ${revision}`,
  revisionField: 'Git revision',
  revisionHint: 'A branch, tag or commit, or HEAD~3',
  compare: 'Compare',
  file: (name: string) => `Another guide: ${name}`,
  theVersion: 'this version',
  chooseOther: 'Choose another version to compare with.',
  restore: 'Restore this version',
  restoreDisk: 'Revert to the saved file',
  restoreFile: 'Replace with this guide',
  restored: 'Version restored. Undo brings your changes back.',
  takeBack: 'Revert this change',
  takenBack: 'This change was reverted.',
  neededByOthers: 'This change cannot be reverted on its own, because other changes depend on it. Revert those first.',
  wouldBreak: (finding: string) => `This change cannot be reverted on its own: ${finding}`,
  removedWords: 'removed:',
  addedWords: 'added:',
  filter: 'Show only',
  all: 'All',
  about,
  same: 'Nothing has changed since the file was saved.',
  neverSaved: 'This guide has not been saved yet. After the first save, changes since then are listed here.',
  equal: 'Both versions are the same.',
  study: 'The study',
  removedBlock: (title: string) => `${title} (removed)`,
  more: (count: number) => plural(count, { one: 'Show 1 more', other: `Show ${count} more` }),
};
