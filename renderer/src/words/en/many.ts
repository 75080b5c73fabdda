const kinds: Readonly<Record<string, string>> = {
  block: 'blocks',
  concept: 'concepts',
  item: 'questions',
  option: 'options',
  row: 'rows',
};

/** What several selected parts have in common. */
export const many = {
  count: (kind: string, count: number) => `${count} ${kinds[kind] ?? 'parts'} selected`,
  explained: 'What you change here changes in all of them, as one step.',
  mixed: 'Different values',
  on: 'Yes',
  off: 'No',
  unset: 'Not set',
  type: 'Type',
  followUp: 'Follow-up depth',
  followUps: { none: 'None', light: 'Light', medium: 'Medium', heavy: 'Heavy' } as Readonly<Record<string, string>>,
  preferredInput: 'Preferred input',
  inputs: { text: 'Text', voice: 'Voice', screenRecording: 'Screen recording', none: 'None' } as Readonly<
    Record<string, string>
  >,
  multiSelect: 'Several answers',
  randomize: 'Random order of options',
  custom: 'Own answer allowed',
  pinned: 'Last option stays last',
  status: 'Status in the screener',
  statuses: { approve: 'Approve', reject: 'Reject', neutral: 'Neutral' } as Readonly<Record<string, string>>,
  duplicate: 'Duplicate',
  remove: 'Delete',
  nothingShared: 'These have no settings in common. They can be moved, duplicated and deleted together.',
};
