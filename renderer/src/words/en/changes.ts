import type { Impact } from '@guide-studio/guide-core';
import type { Version } from '@guide-studio/host/common';

const about: Readonly<Record<Impact | 'all', string>> = {
  all: 'Every change',
  comparability: 'Answers of two waves can no longer be put side by side',
  sample: 'Who takes part, and who sees which concept',
  logic: 'Who is asked what',
  order: 'In which order things are shown',
  wording: 'What participants read',
};

const reasons: Readonly<Record<Version['reason'], string>> = {
  save: 'before a save',
  reload: 'before the file was taken over',
  merge: 'before a merge',
  restore: 'before going back',
};

/** What changed since another version. */
export const changes = {
  comparedWith: 'Changes since',
  disk: 'The file as it was saved last',
  version: (when: string, reason: string) => `${when} (${reason})`,
  reasons,
  revision: (id: string, subject: string, when: string) => `git ${id}: ${subject} (${when})`,
  named: {
    branch: (name: string, when: string) => `git branch ${name} (${when})`,
    remoteBranch: (name: string, when: string) => `git branch ${name}, as it was fetched last (${when})`,
    tag: (name: string, when: string) => `git tag ${name} (${when})`,
  },
  groups: {
    versions: (day: string) => `Kept on this computer, ${day}`,
    named: 'Branches and tags in git',
    commits: 'Commits in git',
    files: 'Guides of the folder',
  },
  typed: (revision: string) => `git ${revision}`,
  revisionField: 'Anything in git',
  revisionHint: 'A branch, a tag, a commit or HEAD~3',
  compare: 'Compare',
  file: (name: string) => `Another guide: ${name}`,
  theVersion: 'this version',
  chooseOther: 'Choose another version to compare with.',
  restore: 'Go back to this version',
  restoreDisk: 'Go back to the saved file',
  restoreFile: 'Take this guide over',
  restored: 'The guide is as it was in that version. Undo takes that back.',
  filter: 'Show only',
  all: 'All',
  about,
  same: 'Nothing has changed since the file was saved.',
  neverSaved: 'This guide was not saved yet. From the first save on, what has changed since then stands here.',
  equal: 'Both versions are the same.',
  study: 'The study',
  removedBlock: (title: string) => `${title} (removed)`,
  more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
};
