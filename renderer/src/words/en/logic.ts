const times = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** Conditions in words, what depends on what, and the Logic tab. */
export const logic = {
  // What depends on a part.
  usedBy: (count: number) => `used by ${count}`,
  usedByOf: (name: string, count: number) => `${name}: used by ${times(count, 'other')}`,
  whoUses: 'What depends on this',
  use: {
    question: 'is shown depending on it',
    choice: 'asks whether it was chosen',
    matrixRow: 'asks what was chosen in it',
    carryForward: 'takes its options from it',
  },
  dependsOn: 'Depends on',
  emptyPart: 'Empty text',

  // Carried options.
  carriedOptions: 'Options it brings',
  moreCarried: (count: number) => `and ${count} more`,
  carriedNone: 'The question they come from has no options yet.',

  // The Logic tab.
  allOf: 'all of: ',
  anyOf: 'any of: ',
  how: 'How it is shown',
  table: 'Table',
  map: 'Map',
  find: 'Find in conditions',
  which: 'Which conditions',
  kinds: {
    all: 'All conditions',
    answers: 'On answers',
    link: 'On the link',
    carried: 'Carried options',
    problems: 'With problems',
  },
  shownOf: (shown: number, all: number) => (shown === all ? times(all, 'condition') : `${shown} of ${all} conditions`),
  who: 'Who',
  shownWhenColumn: 'Is shown when',
  problemsColumn: 'Problems',
  sortBy: (column: string) => `Sort by ${column}`,
  inGuideOf: (name: string) => `Show in the guide: ${name}`,
  conditionsOf: 'Conditions',
  noConditions: 'Every question is shown to everybody. Choose a question in the guide to say when it is shown.',
  toGuide: 'Go to the guide',
  nothingMatches: 'No condition matches the filter.',
  showAll: 'Show all conditions',
  chooseRow: 'Choose a row to change its condition here.',
  isConcept: (block: string) => `Concept in ${block}`,

  // The map.
  mapName: 'Map of what depends on what',
  mapHint:
    'A line leads to what depends on it, a dashed one to what takes its options over. The table says the same in words.',
  mapNothing: 'No question depends on another one or on the link yet.',
  mapBounded: (shown: number, all: number) =>
    `The ${shown} parts nearest to the selected one, of ${all} that depend on each other.`,
  mapMore: (count: number) => `Show ${count}`,
  mapLess: (count: number) => `Only the nearest ${count}`,
  mapWhole: (count: number) => `${times(count, 'part')} that depend on each other.`,
  mapPart: (name: string, sources: number, users: number) =>
    `${name}; depends on ${sources}, ${users === 1 ? '1 depends' : `${users} depend`} on it`,
  mapParameter: (name: string, users: number) =>
    `Parameter of the link ${name}; ${users === 1 ? '1 depends' : `${users} depend`} on it`,
  linkParameter: (name: string) => `the parameter ${name} of the link`,
  mapLine: (user: string, source: string) => `“${user}” depends on ${source}`,
  mapKeys: 'Press Enter or Space to select it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitMap: 'Show the whole map',
};
