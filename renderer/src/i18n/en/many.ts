const kinds: Readonly<Record<string, string>> = {
  block: 'blocks',
  concept: 'concepts',
  item: 'questions',
  option: 'options',
  row: 'rows',
};

/** The common properties of several selected parts. */
export const many = {
  count: (kind: string, count: number) => `${count} ${kinds[kind] ?? 'parts'} selected`,
  explained: 'Changes here apply to all of them, as one step.',
  mixed: 'Different values',
  on: 'Yes',
  off: 'No',
  unset: 'Not set',
  nothingShared: 'These have no settings in common. They can be moved, duplicated and deleted together.',
};
