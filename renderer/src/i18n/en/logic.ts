import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');

/** Conditions in words, dependencies, and the Logic tab. */
export const logic = {
  // Dependents of a part
  usedBy: (count: number) => `used by ${count}`,
  usedByOf: (name: string, count: number) => `${name}: used by ${counted(count, { one: 'other', other: 'others' })}`,
  whoUses: 'What depends on this',
  use: {
    question: 'has a condition on this question',
    choice: 'has a condition on this option',
    matrixRow: 'has a condition on this row',
    carryForward: 'carries its options forward',
  },
  dependsOn: 'Depends on',
  emptyPart: 'Empty text',

  // Carried options.
  carriedOptions: 'Carried options',
  moreCarried: (count: number) => `and ${count} more`,
  carriedNone: 'The source question has no options yet.',

  // The Logic tab.
  allOf: 'all of: ',
  anyOf: 'any of: ',
  how: 'View as',
  table: 'Table',
  map: 'Map',
  paths: 'Paths',
  tests: 'Tests',
  forecast: 'Forecast',
  showPaths: 'Paths through the guide',
  showDetails: 'Show details',
  showFindings: 'Findings about paths',
  showTests: 'Guide tests',
  find: 'Find in conditions',
  which: 'Show',
  kinds: {
    all: 'Everything',
    answers: 'Conditions on answers',
    link: 'Conditions on the link',
    carried: 'Carried options',
    problems: 'With problems',
  },
  shownOf: (shown: number, all: number) =>
    shown === all ? counted(all, { one: 'entry', other: 'entries' }) : `${shown} of ${all} entries`,
  who: 'Question or concept',
  shownWhenColumn: 'Shown when',
  problemsColumn: 'Problems',
  sortBy: (column: string) => `Sort by ${column}`,
  inGuideOf: (name: string) => `Show in the guide: ${name}`,
  conditionsOf: 'Conditions',
  noConditions: 'No question has a condition. To add one, select a question in the guide.',
  toGuide: 'Go to the guide',
  nothingMatches: 'No entry matches the filter.',
  showAll: 'Show all entries',
  chooseRow: 'Select an entry to change its conditions here.',
  isConcept: (block: string) => `Concept in ${block}`,

  // The map.
  mapName: 'Map of what depends on what',
  mapHint:
    'A line points to what depends on a part. A dashed line points to the question that carries its options forward. The table shows the same in words.',
  mapNothing: 'No question depends on another question or on the link yet.',
  mapBounded: (shown: number, all: number, isNear: boolean) =>
    isNear
      ? `Showing the ${shown} parts nearest to the selection, of ${all} that depend on each other.`
      : `Showing the first ${shown} of ${all} parts that depend on each other.`,
  mapMore: (count: number) => `Show ${count}`,
  mapLess: (count: number, isNear: boolean) => `Show the ${isNear ? 'nearest' : 'first'} ${count} only`,
  mapWhole: (count: number) => `${counted(count, { one: 'part', other: 'parts' })} that depend on each other.`,
  mapPart: (name: string, sources: number, users: number) =>
    `${name}; depends on ${sources}, ${counted(users, { one: 'depends', other: 'depend' })} on it`,
  mapParameter: (name: string, users: number) =>
    `Link parameter ${name}; ${counted(users, { one: 'depends', other: 'depend' })} on it`,
  linkParameter: (name: string) => `the link parameter ${name}`,
  mapLine: (user: string, source: string) => `“${user}” depends on ${source}`,
  mapKeys: 'Press Enter or Space to select it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitMap: 'Show the whole map',
};
