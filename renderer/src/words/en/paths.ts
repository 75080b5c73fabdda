import { pluralsOf } from '@guide-studio/guide-core';

const { counted } = pluralsOf('en');

/** Every path that participants can take. */
export const paths = {
  name: 'Paths through the guide',
  choose:
    'Select a question to see who is shown it, the shortest way to it, or why nobody gets there. “What if” then fixes answers.',
  of: 'Who sees it',
  find: 'Find a question',
  filters: { all: 'All questions', some: 'Not shown to everyone', nobody: 'Shown to nobody' },
  marks: {
    everyone: 'Everyone',
    passing: 'All who pass',
    some: 'Some',
    nobody: 'Nobody',
    screenedOut: 'Only screened out',
    unknown: 'Not known',
    certain: 'Certain',
    possible: 'Possible',
    excluded: 'Excluded',
  },
  summary: (journeys: string, isOne: boolean, isExact: boolean, nobody: number) =>
    `${isExact ? '' : 'At least '}${journeys} ${isOne ? 'journey' : 'journeys'}${nobody === 0 ? '' : ` · ${counted(nobody, { one: 'question', other: 'questions' })} shown to nobody`}`,
  working: 'Working out the paths …',
  hasProblems: 'The paths are worked out when the guide has no errors.',
  outdated: 'The guide has errors now. These are the paths before them.',
  failed: 'The paths could not be worked out. Reload the window, and report it if it happens again.',
  optionsForNobody: (options: readonly string[]) =>
    `Nobody can be shown or select ${options.map((option) => `“${option}”`).join(', ')}.`,
  shortest: 'Shortest way',
  preview: 'Preview this way',
  previewed: 'These are the answers of the shortest way.',
  whatIf: 'What if',
  selected: 'selected',
  notSelected: 'not',
  fixedTo: (question: string, option: string, is: boolean) => `${question} ${is ? '=' : '≠'} ${option}`,
  takeBack: 'Take back',
  takeAllBack: 'Take all back',
  gone: 'This option was deleted.',
  contradiction: 'These cannot be the case together. Take one of them back.',
  nobodyPasses: 'Nobody passes the screener, so nothing follows from this.',
  withFixed: {
    always: 'Then it is certain to be shown.',
    sometimes: 'Then it may be shown.',
    never: 'Then it is not shown.',
    undecided: 'Then it is not known if it is shown.',
  },
  show: 'Show',
  removeCriterion: 'Remove this part',
  removeCondition: 'Remove the condition',
};
